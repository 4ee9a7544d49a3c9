// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "เชื่อมต่อวอลเล็ต",
 "button.connecting": "กำลังเชื่อมต่อ…",
 "button.wrongNetwork": "เครือข่ายไม่ถูกต้อง",
 "a11y.close": "ปิด",
 "a11y.back": "ย้อนกลับ",
 "a11y.help": "วอลเล็ตคืออะไร",
 "a11y.copied": "คัดลอกแล้ว",
 "a11y.copyFailed": "คัดลอกไม่ได้",
 "a11y.loading": "กำลังโหลด",
 "a11y.dismiss": "ปิดข้อความ",
 "a11y.newTab": "เปิดในแท็บใหม่",
 "a11y.clearSearch": "ล้างการค้นหา",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "ไม่มีผลลัพธ์",
    "other": [
     0,
     " ผลลัพธ์"
    ]
   }
  ]
 ],
 "action.tryAgain": "ลองอีกครั้ง",
 "action.openWallet": [
  "เปิด ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "เลือกวอลเล็ตอื่น",
 "branding.poweredBy": [
  "ให้บริการโดย ",
  [
   "name"
  ]
 ],
 "badge.recent": "ล่าสุด",
 "badge.installed": "ติดตั้งแล้ว",
 "badge.active": "ใช้งานอยู่",
 "badge.current": "ปัจจุบัน",
 "badge.connected": "เชื่อมต่อแล้ว",
 "badge.testnet": "เทสต์เน็ต",
 "connect.title": "เชื่อมต่อวอลเล็ต",
 "connect.allWallets": "วอลเล็ตทั้งหมด",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "เข้าสู่ระบบ",
 "connect.noWallet": "ฉันไม่มีวอลเล็ต",
 "connect.whatIsWallet": "วอลเล็ตคืออะไร",
 "connect.empty.title": "ไม่พบวอลเล็ต",
 "connect.empty.body": "เบราว์เซอร์นี้ยังไม่มีวอลเล็ต ใช้เวลาเพียงไม่กี่นาทีเพื่อรับวอลเล็ต",
 "connect.forChain": [
  "วอลเล็ตที่ใช้กับ ",
  [
   "chain"
  ],
  " ได้"
 ],
 "connect.chooseChain.title": "เลือกเชน",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " ใช้ได้กับหลายเชน คุณต้องการเชื่อมต่อที่ใด"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " เครือข่าย"
    ]
   }
  ]
 ],
 "allWallets.title": "วอลเล็ตทั้งหมด",
 "allWallets.search": "ค้นหาวอลเล็ต",
 "allWallets.list": "วอลเล็ต",
 "allWallets.empty.title": "ไม่พบวอลเล็ต",
 "allWallets.empty.body": [
  "ไม่มีรายการที่ตรงกับ “",
  [
   "query"
  ],
  "” ตรวจการสะกดหรือลองชื่ออื่น"
 ],
 "allWallets.more": "แสดงเพิ่ม",
 "connecting.waiting.title": [
  "เปิด ",
  [
   "wallet"
  ],
  " แล้วอนุมัติ"
 ],
 "connecting.waiting.body": "มีคำขอรออยู่ในวอลเล็ตของคุณ",
 "connecting.declined.title": "คำขอถูกปฏิเสธ",
 "connecting.declined.body": "คุณลองอีกครั้งได้",
 "connecting.pending.title": "มีคำขอเปิดอยู่แล้ว",
 "connecting.pending.body": [
  "ตอบใน ",
  [
   "wallet"
  ],
  " แล้วลองอีกครั้ง"
 ],
 "connecting.inApp.title": [
  "ดำเนินการต่อใน ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " จะเปิดหน้านี้ในเบราว์เซอร์ของตัวเอง เชื่อมต่อที่นั่น"
 ],
 "connecting.notInstalled.title": [
  "ยังไม่ได้ติดตั้ง ",
  [
   "wallet"
  ]
 ],
 "connecting.notInstalled.body": "ติดตั้งแล้วกลับมาโหลดหน้านี้ใหม่",
 "connecting.notInstalled.install": [
  "ติดตั้ง ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " ไม่ตอบ"
 ],
 "connecting.timedOut.body": "คำขอใช้เวลานานเกินไป เปิดวอลเล็ตแล้วลองอีกครั้ง",
 "connecting.blocked.title": "หน้าต่างถูกบล็อก",
 "connecting.blocked.body": [
  "เบราว์เซอร์ไม่ยอมให้ ",
  [
   "wallet"
  ],
  " เปิด หากมีการถาม ให้อนุญาตป๊อปอัปสำหรับหน้านี้แล้วลองอีกครั้ง"
 ],
 "connecting.failed.title": "เชื่อมต่อไม่ได้",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " แจ้งว่ามีปัญหา ลองอีกครั้งหรือเลือกวอลเล็ตอื่น"
 ],
 "connecting.done": "เชื่อมต่อแล้ว",
 "error.connect/rejected": "คำขอถูกปฏิเสธ คุณลองอีกครั้งได้",
 "error.connect/failed": "เชื่อมต่อไม่ได้ ลองอีกครั้ง",
 "error.connect/pending": "วอลเล็ตของคุณมีคำขอเปิดอยู่แล้ว ตอบคำขอนั้นก่อน",
 "error.connect/timeout": "วอลเล็ตไม่ตอบภายในเวลา ลองอีกครั้ง",
 "error.connect/not_installed": "วอลเล็ตนี้ยังไม่ได้ติดตั้งในเบราว์เซอร์นี้",
 "error.connection/none": "ไม่มีวอลเล็ตที่เชื่อมต่ออยู่",
 "error.connection/reconnecting": "ยังเชื่อมต่อใหม่อยู่ รอสักครู่แล้วลองอีกครั้ง",
 "error.disconnect/failed": "ตัดการเชื่อมต่อไม่ได้ ลองอีกครั้ง",
 "error.network/unknown": "ที่นี่ไม่รู้จักเครือข่ายนี้",
 "error.network/unsupported": "วอลเล็ตของคุณใช้เครือข่ายนี้ไม่ได้",
 "error.network/switch_failed": "สลับเครือข่ายไม่ได้ ลองอีกครั้ง",
 "error.network/switch_rejected": "การสลับถูกปฏิเสธ คุณลองอีกครั้งได้",
 "error.sign/rejected": "การลงนามถูกปฏิเสธ คุณลองอีกครั้งได้",
 "error.sign/failed": "วอลเล็ตของคุณลงนามไม่ได้ ลองอีกครั้ง",
 "error.balance/unavailable": "ดูยอดคงเหลือไม่ได้",
 "error.wallet/disconnected": "วอลเล็ตของคุณขาดการเชื่อมต่อ เปิดวอลเล็ตแล้วลองอีกครั้ง",
 "error.wallet/unauthorized": "วอลเล็ตของคุณยังไม่อนุญาตการทำงานนี้ ปลดล็อกแล้วลองอีกครั้ง",
 "error.wallet/unsupported_method": "วอลเล็ตของคุณทำสิ่งนี้ไม่ได้",
 "error.request/action_not_allowed": "ไม่อนุญาตให้ทำสิ่งนี้",
 "error.request/timeout": "ไม่มีคำตอบภายในเวลา ลองอีกครั้ง",
 "error.request/http_failed": "ติดต่อเซิร์ฟเวอร์ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
 "error.general/unexpected": "เกิดข้อผิดพลาด ลองอีกครั้ง",
 "alert.view/unavailable.title": "หน้านี้ไม่พร้อมใช้งาน",
 "alert.view/unavailable.body": "แอปนี้ไม่มีบริการนี้ที่นี่",
 "alert.network/not_found.title": "ไม่พบเครือข่าย",
 "alert.network/not_found.body": "แอปนี้ไม่ได้ตั้งค่าสำหรับเครือข่ายนั้น",
 "alert.project/origin_not_allowed.title": "การกำหนดค่าแอปไม่ถูกต้อง",
 "alert.project/origin_not_allowed.body": "ที่อยู่นี้ไม่อยู่ในรายการที่โปรเจกต์อนุญาต เจ้าของโปรเจกต์เพิ่มได้ในการตั้งค่าของโปรเจกต์",
 "alert.project/domain_unverified.title": "การกำหนดค่าแอปไม่ถูกต้อง",
 "alert.project/domain_unverified.body": "โดเมนนี้ยังไม่ได้รับการยืนยันสำหรับโปรเจกต์",
 "alert.project/invalid_id.title": "การกำหนดค่าแอปไม่ถูกต้อง",
 "alert.project/invalid_id.body": "รหัสโปรเจกต์ไม่ถูกต้อง โปรดอัปเดตการกำหนดค่า",
 "alert.project/missing_id.title": "ยังไม่ได้ตั้งรหัสโปรเจกต์",
 "alert.project/missing_id.body": "ฟีเจอร์นี้ต้องมีโปรเจกต์",
 "alert.embedded/load_failed.title": "ข้อผิดพลาดเครือข่าย: โหลดวอลเล็ตในแอปไม่ได้",
 "alert.embedded/load_failed.body": "ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้งภายหลัง",
 "alert.embedded/timeout.title": "คำขอของวอลเล็ตในแอปหมดเวลา",
 "alert.embedded/timeout.body": "ลองอีกครั้งภายหลัง",
 "alert.session/expired.title": "เซสชันหมดอายุ",
 "alert.session/expired.body": "ตรวจสอบวันที่และเวลาของอุปกรณ์นี้ แล้วเชื่อมต่ออีกครั้ง",
 "alert.config/server_error.title": "ข้อผิดพลาดของเซิร์ฟเวอร์",
 "alert.config/server_error.body": "ดึงการกำหนดค่าแอปไม่ได้ ฟีเจอร์บางอย่างอาจหายไป",
 "alert.config/rate_limited.title": "คำขอเกินขีดจำกัด",
 "alert.config/rate_limited.body": "รอสักครู่แล้วโหลดหน้านี้ใหม่",
 "time.now": "เมื่อสักครู่",
 "time.minute": [
  [
   "count",
   4
  ],
  " นาที"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " ชม."
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " วัน"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " เดือน"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " ปี"
 ],
 "error.connect/window_blocked": "เบราว์เซอร์บล็อกหน้าต่างของวอลเล็ต ลองอีกครั้ง",
 "error.node/insufficient_funds": "คุณมียอดไม่พอสำหรับจำนวนนี้และค่าธรรมเนียมเครือข่าย",
 "error.node/execution_reverted": "สัญญาจะปฏิเสธธุรกรรมนี้ ไม่มีการส่งใดๆ",
 "error.node/nonce_too_low": "วอลเล็ตของคุณส่งธุรกรรมหมายเลขนี้ไปแล้ว ลองอีกครั้ง",
 "error.node/nonce_too_high": "ธุรกรรมก่อนหน้าของบัญชีนี้ยังค้างอยู่ ลองอีกครั้งเมื่อธุรกรรมนั้นเสร็จแล้ว",
 "error.node/fee_cap_too_low": "ค่าธรรมเนียมเครือข่ายสูงขึ้น ลองอีกครั้ง",
 "error.pay/invalid_request": "คำขอของแอปไม่ถูกต้อง ไม่มีการจ่ายใดๆ",
 "error.pay/unsupported_asset": "จ่ายโทเค็นนี้จากที่นี่ไม่ได้ โทเค็นอาจไม่มีอยู่จริง หรือหักส่วนหนึ่งจากทุกการโอน",
 "error.pay/in_progress": "การชำระเงินนี้กำลังดำเนินการในแท็บอื่น โปรดทำให้เสร็จที่นั่น",
 "error.pay/insufficient_funds": "คุณมียอดไม่พอสำหรับสวอปนี้และค่าธรรมเนียมเครือข่าย",
 "remote.title": "เชื่อมต่อด้วยคิวอาร์โค้ด",
 "remote.off.title": "คิวอาร์โค้ดไม่พร้อมใช้งานที่นี่",
 "remote.off.body": "แอปนี้ไม่ได้ตั้งค่าการเชื่อมต่อด้วยคิวอาร์โค้ด คุณใช้วอลเล็ตในเบราว์เซอร์นี้แทนได้",
 "remote.off.allWallets": "ดูวอลเล็ตทั้งหมด",
 "badge.qr": "คิวอาร์โค้ด",
 "remote.code": "คิวอาร์โค้ดสำหรับวอลเล็ตของคุณ",
 "remote.scan": "สแกนโค้ดนี้ด้วยวอลเล็ตในโทรศัพท์ของคุณ",
 "remote.scanWith": [
  "สแกนโค้ดนี้ด้วย ",
  [
   "wallet"
  ],
  " ในโทรศัพท์ของคุณ"
 ],
 "remote.scanHere": "สแกนโค้ดนี้ด้วยอุปกรณ์อื่น หรือเปิดวอลเล็ตในอุปกรณ์นี้",
 "remote.renews": [
  "โค้ดใหม่จะมาใน ",
  [
   "seconds"
  ],
  " วินาที"
 ],
 "remote.copy": "คัดลอกลิงก์",
 "remote.getApp": "รับแอป",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "คุณใช้ ",
  [
   "wallet"
  ],
  " ที่ไหน"
 ],
 "remote.tab.browser": "เบราว์เซอร์",
 "remote.tab.mobile": "มือถือ",
 "remote.tab.desktop": "เดสก์ท็อป",
 "remote.tab.web": "เว็บ",
 "remote.notDetected.title": [
  "ไม่พบ ",
  [
   "wallet"
  ]
 ],
 "remote.notDetected.body": "ติดตั้งในเบราว์เซอร์นี้แล้วโหลดหน้าใหม่ หรือใช้ในอุปกรณ์อื่น",
 "remote.notDetected.phone": "ใช้โทรศัพท์แทน",
 "remote.open.title": [
  "ดำเนินการต่อใน ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "ตกลงที่นั่น แล้วกลับมาที่หน้านี้",
 "remote.open.device": "เปิดวอลเล็ตในอุปกรณ์นี้",
 "remote.help.title": "ไม่เปิดใช่ไหม",
 "remote.help.body": [
  "คัดลอกลิงก์แล้ววางใน ",
  [
   "wallet"
  ],
  " หรือรับแอปก่อน"
 ],
 "remote.help.inApp": [
  "เปิดหน้านี้ใน ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "เปิดเว็บไซต์",
 "remote.linking.title": "ใกล้เสร็จแล้ว",
 "remote.linking.body": "วอลเล็ตของคุณตกลงแล้ว กำลังตั้งค่าการเชื่อมต่อ",
 "remote.declined.title": "ถูกปฏิเสธในวอลเล็ต",
 "remote.declined.body": "ไม่มีการเชื่อมต่อใดๆ คุณลองอีกครั้งได้",
 "remote.unreachable.title": "สร้างโค้ดไม่ได้",
 "remote.unreachable.body": "บริการที่ติดต่อวอลเล็ตของคุณไม่ตอบ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง",
 "remote.refused.title": "สร้างโค้ดไม่ได้",
 "remote.refused.body": "บริการที่ติดต่อวอลเล็ตของคุณปฏิเสธหน้านี้ ตรวจสอบนาฬิกาของอุปกรณ์แล้วลองอีกครั้ง",
 "remote.failed.title": "เชื่อมต่อไม่ได้",
 "remote.failed.body": "คำตอบของวอลเล็ตใช้ที่นี่ไม่ได้ ลองอีกครั้งหรือเลือกวอลเล็ตอื่น",
 "error.pairing/expired": "โค้ดหมดอายุก่อนที่วอลเล็ตของคุณจะตอบ ลองอีกครั้ง",
 "error.pairing/relay_unreachable": "ติดต่อบริการระหว่างหน้านี้กับวอลเล็ตของคุณไม่ได้ ลองอีกครั้ง",
 "error.pairing/relay_refused": "บริการระหว่างหน้านี้กับวอลเล็ตของคุณปฏิเสธแอปนี้ โปรดแจ้งผู้พัฒนาแอป",
 "error.pairing/invalid_grant": "วอลเล็ตของคุณให้สิทธิ์ไม่ตรงกับที่ขอ ลองอีกครั้ง",
 "embedded.frame.login": "เข้าสู่ระบบวอลเล็ตของคุณ",
 "embedded.frame.approval": "คำขอถึงวอลเล็ตของคุณ",
 "embedded.frame.account": "บัญชีวอลเล็ตของคุณ",
 "embedded.sending": [
  "กำลังส่งอีเมลไปที่ ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "กำลังโหลดวอลเล็ตของคุณ",
 "embedded.linking.title": "คุณเข้าสู่ระบบแล้ว",
 "embedded.linking.body": "กำลังเปิดวอลเล็ตของคุณ…",
 "embedded.failed.title": "เข้าสู่ระบบไม่ได้",
 "embedded.failed.noAccess": "บัญชีนี้ไม่มีสิทธิ์เข้าถึง",
 "embedded.failed.otherEmail": "ใช้อีเมลอื่น",
 "embedded.row.subtitle": "เข้าสู่ระบบด้วยอีเมล",
 "embedded.security.title": "ความปลอดภัย",
 "embedded.security.subtitle": "ใครเปิดวอลเล็ตของคุณได้",
 "embedded.security.assisted": "เพียงการเข้าสู่ระบบของคุณก็เปิดได้",
 "embedded.security.fragile": "คุณเท่านั้นที่เปิดได้ ด้วยวิธีเดียว",
 "embedded.security.secured": "คุณเท่านั้นที่เปิดได้",
 "embedded.security.exit": "คุณเท่านั้นที่เปิดได้ และย้ายออกได้",
 "embedded.security.next.kit": "ถัดไป: ชุดกู้คืน",
 "embedded.security.next.passkey": "ถัดไป: พาสคีย์",
 "embedded.security.next.secure": "ถัดไป: ทำให้เป็นของคุณคนเดียว",
 "embedded.security.next.export": "ถัดไป: ชุดย้ายออก",
 "embedded.security.failed": "แสดงส่วนนี้ไม่ได้",
 "embedded.change.intro": "คุณจะได้รับรหัสที่อีเมลปัจจุบันก่อน แล้วจึงได้รับอีกรหัสที่อีเมลใหม่",
 "embedded.change.present": "อีเมลปัจจุบัน",
 "embedded.change.label": "ที่อยู่อีเมลใหม่",
 "embedded.change.send": "ดำเนินการต่อ",
 "embedded.change.done": "เปลี่ยนอีเมลแล้ว",
 "embedded.notAllowed": "ไม่อนุญาตให้ทำสิ่งนี้",
 "embedded.error.email_invalid": "ป้อนที่อยู่อีเมล เช่น ana@example.com",
 "embedded.error.login/cool_down": [
  "โปรดลองอีกครั้งหลังจาก ",
  [
   "seconds"
  ],
  " วินาที"
 ],
 "embedded.error.embedded/load_failed": "โหลดวอลเล็ตไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้งภายหลัง",
 "embedded.error.embedded/timeout": "วอลเล็ตใช้เวลาตอบนานเกินไป ลองอีกครั้ง",
 "embedded.error.login/mail_failed": "ส่งอีเมลไม่ถึงปลายทาง ตรวจสอบที่อยู่ หรือลองอีกครั้ง",
 "embedded.error.login/attempt_ended": "รหัสหมดอายุแล้ว โปรดขอรหัสใหม่",
 "embedded.error.login/too_many_tries": "ป้อนรหัสผิดหลายครั้งเกินไป โปรดขอรหัสใหม่",
 "embedded.error.login/device_refused": "มีการเลือกหมายเลขอื่นในอีเมล ลองอีกครั้งและเลือกหมายเลขที่คุณเห็นที่นี่",
 "embedded.error.login/change_pending": "อีเมลของบัญชีนี้ถูกเปลี่ยน เปิดลิงก์ในการแจ้งเตือนเพื่อย้อนกลับ หรือรอหนึ่งวัน",
 "embedded.error.login/not_allowed": "เว็บไซต์นี้ไม่ให้บัญชีนี้เข้าใช้ ใช้บัญชีอื่น หรือขอสิทธิ์จากเว็บไซต์",
 "embedded.error.login/user_disabled": "แอปนี้ปิดใช้บัญชีของคุณแล้ว เข้าสู่ระบบอีกครั้งเพื่อนำวอลเล็ตของคุณไปด้วย",
 "embedded.error.login/email_off": "การเข้าสู่ระบบด้วยอีเมลไม่พร้อมใช้งานที่นี่",
 "embedded.error.login/clock_skewed": "ตรวจสอบวันที่และเวลาของอุปกรณ์นี้ แล้วลองอีกครั้ง",
 "embedded.error.request/http_failed": "ติดต่อเซิร์ฟเวอร์ของวอลเล็ตไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
 "embedded.error.embedded/unreachable": "ขณะนี้เข้าถึงวอลเล็ตของคุณไม่ได้ ลองอีกครั้งในหนึ่งนาที",
 "embedded.error.embedded/untrusted": "ไม่ได้เปิดวอลเล็ตของคุณ เพราะเซิร์ฟเวอร์ส่งสิ่งที่ไม่ใช่ของวอลเล็ตนี้มา โปรดขอความช่วยเหลือจากฝ่ายสนับสนุนของเว็บไซต์นี้",
 "embedded.error.stopped": "ขณะนี้วอลเล็ตถูกระงับชั่วคราว ลองอีกครั้งภายหลัง",
 "embedded.error.escrow/login_required": "เข้าสู่ระบบอีกครั้งด้วยลิงก์และรหัสจากอีเมล",
 "embedded.error.request/too_many": "มีคำขอพร้อมกันมากเกินไป รอสักครู่แล้วลองอีกครั้ง",
 "embedded.error.failed": "ไม่สำเร็จ ลองอีกครั้ง",
 "embedded.row.social": [
  "เข้าสู่ระบบด้วย ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "เข้าสู่ระบบด้วยบัญชี",
 "embedded.social.continue": [
  "ดำเนินการต่อด้วย ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "ดำเนินการต่อในหน้าต่าง",
 "embedded.social.waiting.body": [
  "เข้าสู่ระบบด้วย ",
  [
   "provider"
  ],
  " ในหน้าต่างที่เปิดขึ้น"
 ],
 "embedded.social.blocked": "หน้าต่างถูกบล็อก",
 "embedded.social.closed": "หน้าต่างถูกปิด",
 "embedded.social.declined": "การเข้าสู่ระบบถูกปฏิเสธ",
 "embedded.social.open": "เปิดหน้าต่าง",
 "embedded.social.other": "ใช้วิธีอื่น",
 "embedded.farcaster.scan": "สแกนด้วยโทรศัพท์ของคุณ",
 "embedded.farcaster.here": "ดำเนินการต่อในแอป Farcaster",
 "embedded.farcaster.only": "อนุมัติในแอป Farcaster อนุมัติเฉพาะการเข้าสู่ระบบที่คุณเริ่มเองเท่านั้น",
 "embedded.farcaster.expires": [
  "รหัสนี้จะหมดอายุใน ",
  [
   "seconds"
  ],
  " วินาที"
 ],
 "embedded.farcaster.code": "รหัสสำหรับแอป Farcaster",
 "embedded.farcaster.copy": "คัดลอกลิงก์",
 "embedded.farcaster.open": "เปิด Farcaster",
 "embedded.farcaster.failed": [
  "เชื่อมต่อกับ ",
  [
   "provider"
  ],
  " ไม่ได้"
 ],
 "embedded.farcaster.expired": "รหัสหมดอายุแล้ว",
 "embedded.farcaster.expiredBody": "ไม่ได้อนุมัติภายในเวลา ลองอีกครั้งเพื่อรับรหัสใหม่",
 "embedded.error.login/window_blocked": "เบราว์เซอร์ไม่ยอมให้หน้าต่างเปิด เปิดด้วยปุ่มด้านล่าง",
 "embedded.error.login/window_closed": "คุณปิดหน้าต่างก่อนเข้าสู่ระบบ คุณลองอีกครั้งได้",
 "embedded.error.login/window_foreign": "มีการเลือกหมายเลขอื่นในหน้าต่าง ลองอีกครั้งและเลือกหมายเลขที่คุณเห็นที่นี่",
 "embedded.error.login/visit_ended": "การเข้าสู่ระบบใช้เวลานานเกินไป ลองอีกครั้ง",
 "embedded.error.login/provider_declined": "คุณปฏิเสธในหน้าต่าง จึงไม่มีการแชร์ข้อมูลใดๆ คุณลองอีกครั้งได้",
 "embedded.error.login/provider_failed": "ยืนยันการเข้าสู่ระบบที่นั่นไม่ได้ ลองอีกครั้งในอีกสักครู่",
 "embedded.error.login/provider_off": "วิธีเข้าสู่ระบบนี้ไม่พร้อมใช้งานที่นี่ โปรดใช้วิธีอื่น",
 "embedded.passkey.continue": "ดำเนินการต่อด้วยพาสคีย์",
 "embedded.passkey.name": "พาสคีย์",
 "embedded.row.passkey": "เข้าสู่ระบบด้วยพาสคีย์",
 "embedded.guest.continue": "ดำเนินการต่อแบบผู้เยี่ยมชม",
 "embedded.guest.name": "ผู้เยี่ยมชม",
 "embedded.row.guest": "ไม่ใช้อีเมล",
 "embedded.guest.secure": "ปกป้องวอลเล็ตนี้",
 "embedded.security.temporary": "อยู่ในเบราว์เซอร์นี้เท่านั้น หากล้างข้อมูลเบราว์เซอร์ วอลเล็ตจะหายไป",
 "embedded.error.login/guest_off": "เว็บไซต์นี้ไม่ให้ผู้เยี่ยมชมเข้าใช้ โปรดใช้วิธีอื่น",
 "embedded.linked.title": "วอลเล็ตที่ผูกไว้",
 "embedded.linked.subtitle": "วอลเล็ตที่คุณมีอยู่แล้ว",
 "embedded.linked.intro": "แอปนี้รู้ว่าวอลเล็ตเหล่านี้เป็นของคุณ แต่วอลเล็ตเหล่านี้เปิดวอลเล็ตของบัญชีที่คุณเข้าสู่ระบบไม่ได้",
 "embedded.linked.unread": "โหลดวอลเล็ตที่ผูกไว้ไม่ได้",
 "embedded.linked.none.title": "ไม่มีวอลเล็ตที่ผูกไว้",
 "embedded.linked.none.body": "ผูกวอลเล็ตที่คุณมีอยู่แล้ว เพื่อให้แอปนี้รู้ว่าเป็นของคุณ วอลเล็ตจะลงนามข้อความ ซึ่งไม่มีค่าใช้จ่าย",
 "embedded.linked.add": "ผูกวอลเล็ต",
 "embedded.linked.full": [
  "คุณผูกไว้ ",
  [
   "count"
  ],
  " วอลเล็ต ซึ่งเป็นจำนวนสูงสุดแล้ว เลิกผูกวอลเล็ตหนึ่งก่อน"
 ],
 "embedded.linked.choose": "เลือกวอลเล็ตในเบราว์เซอร์นี้",
 "embedded.linked.missing.title": "ไม่พบวอลเล็ต",
 "embedded.linked.missing.body": "ติดตั้งหรือเปิดใช้วอลเล็ตในเบราว์เซอร์นี้ แล้วลองอีกครั้ง",
 "embedded.linked.unlink": "เลิกผูก",
 "embedded.linked.keep": "เก็บไว้",
 "embedded.linked.cancel": "ยกเลิก",
 "embedded.linked.confirm.title": [
  "เลิกผูก ",
  [
   "name"
  ],
  " ใช่ไหม"
 ],
 "embedded.linked.confirm.body": "แอปนี้จะไม่รู้อีกว่าวอลเล็ตนี้เป็นของคุณ คุณผูกใหม่ได้อีก",
 "embedded.linked.step.connect.title": [
  "เชื่อมต่อใน ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "เลือกบัญชีที่ต้องการผูก",
 "embedded.linked.step.approve.title": [
  "กำลังผูก ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "กำลังโหลดคำขอ…",
 "embedded.linked.step.sign.title": [
  "ลงนามด้วย ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "ข้อความนี้แสดงว่าวอลเล็ตเป็นของคุณ ไม่มีการย้ายสิ่งใด",
 "embedded.linked.declined": "ถูกปฏิเสธ ไม่มีการผูกใดๆ",
 "embedded.linked.error.links/taken": "วอลเล็ตนี้ผูกกับบัญชีอื่นของแอปนี้อยู่ เลิกผูกที่นั่นก่อน",
 "embedded.linked.error.links/ended": "ใช้เวลานานเกินไป ลองอีกครั้ง",
 "embedded.linked.error.escrow/waiting": "อุปกรณ์นี้เป็นอุปกรณ์ใหม่ จะผูกวอลเล็ตได้เมื่อเปิดวอลเล็ตของคุณได้แล้ว"
}
export default catalogue
