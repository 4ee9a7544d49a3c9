// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "สิ่งที่คุณทำได้",
 "account.action.onramp": "ซื้อ",
 "account.action.swaps": "สวอป",
 "account.action.receive": "รับ",
 "account.action.send": "ส่ง",
 "account.tabs": "สินทรัพย์และกิจกรรมของบัญชี",
 "account.tab.tokens": "โทเค็น",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "กิจกรรม",
 "account.menu": "เพิ่มเติมเกี่ยวกับบัญชีนี้",
 "account.balanceUnsupportedBody": "แอปนี้อ่านเครือข่ายที่วอลเล็ตของคุณใช้อยู่ไม่ได้ เงินของคุณไม่ได้รับผลกระทบ",
 "account.partial": "ไม่รวมโทเค็นที่ไม่ทราบราคา",
 "account.stale": "ตัวเลขเหล่านี้อาจไม่ใช่ค่าล่าสุด",
 "account.priceUnknown": "ไม่ทราบราคา",
 "account.searchTokens": "ค้นหาโทเค็น",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "แสดงทั้งหมด ",
     0,
     " โทเค็น"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "แสดงโทเค็นที่ซ่อนไว้ ",
     0,
     " รายการ"
    ]
   }
  ]
 ],
 "account.hideTokens": "ซ่อนโทเค็นเหล่านี้อีกครั้ง",
 "account.empty.title": "บัญชีนี้ว่างเปล่า",
 "account.empty.body": "สิ่งที่คุณรับหรือซื้อจะแสดงที่นี่",
 "account.empty.receive": "แสดงที่อยู่ของฉัน",
 "account.empty.buy": "ซื้อคริปโต",
 "account.noTokens.title": "ไม่พบโทเค็น",
 "account.noTokens.body": [
  "ไม่มีรายการที่ตรงกับ “",
  [
   "query"
  ],
  "” ตรวจการสะกดหรือลองชื่ออื่น"
 ],
 "account.tokensUnavailable.title": "โทเค็นไม่พร้อมใช้งาน",
 "account.tokensUnavailable.body": "เราจะลองใหม่ในอีกสักครู่ เงินของคุณไม่ได้รับผลกระทบ",
 "activity.done.send": "ส่งแล้ว",
 "activity.kind.send": "ส่ง",
 "activity.done.receive": "รับแล้ว",
 "activity.kind.receive": "รับ",
 "activity.done.trade": "สวอปแล้ว",
 "activity.kind.trade": "สวอป",
 "activity.done.approve": "ให้สิทธิ์แล้ว",
 "activity.kind.approve": "ให้สิทธิ์",
 "activity.done.revoke": "ยกเลิกสิทธิ์แล้ว",
 "activity.kind.revoke": "ยกเลิกสิทธิ์",
 "activity.done.mint": "มินต์แล้ว",
 "activity.kind.mint": "มินต์",
 "activity.done.burn": "เบิร์นแล้ว",
 "activity.kind.burn": "เบิร์น",
 "activity.done.deposit": "ฝากแล้ว",
 "activity.kind.deposit": "ฝาก",
 "activity.done.withdraw": "ถอนแล้ว",
 "activity.kind.withdraw": "ถอน",
 "activity.done.claim": "เคลมแล้ว",
 "activity.kind.claim": "เคลม",
 "activity.done.stake": "สเตกแล้ว",
 "activity.kind.stake": "สเตก",
 "activity.done.unstake": "เลิกสเตกแล้ว",
 "activity.kind.unstake": "เลิกสเตก",
 "activity.done.borrow": "กู้ยืมแล้ว",
 "activity.kind.borrow": "กู้ยืม",
 "activity.done.repay": "ชำระคืนแล้ว",
 "activity.kind.repay": "ชำระคืน",
 "activity.done.buy": "ซื้อแล้ว",
 "activity.kind.buy": "ซื้อ",
 "activity.done.deploy": "สร้างสัญญาแล้ว",
 "activity.kind.deploy": "สร้างสัญญา",
 "activity.done.execute": "เรียกใช้สัญญา",
 "activity.kind.execute": "เรียกใช้สัญญา",
 "activity.done.other": "ธุรกรรม",
 "activity.kind.other": "ธุรกรรม",
 "activity.fromHere": "ส่งจากที่นี่",
 "activity.latest": "กิจกรรมล่าสุด",
 "activity.showAll": "แสดงกิจกรรมทั้งหมด",
 "activity.more": "แสดงเพิ่ม",
 "activity.refresh": "รีเฟรช",
 "activity.to": "ถึง",
 "activity.from": "จาก",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "และอีก ",
     0,
     " รายการ"
    ]
   }
  ]
 ],
 "activity.status.pending": "รอดำเนินการ",
 "activity.status.queued": "รอเจ้าของร่วม",
 "activity.status.success": "ยืนยันแล้ว",
 "activity.status.failed": "ไม่สำเร็จ",
 "activity.status.replaced": "ถูกแทนที่",
 "activity.status.dropped": "ไม่ได้รับการยอมรับ",
 "activity.status.unknown": "ไม่ทราบสถานะ",
 "activity.moreFailed": "โหลดกิจกรรมที่เก่ากว่านี้ไม่ได้",
 "activity.empty.title": "ยังไม่มีกิจกรรม",
 "activity.empty.body": "สิ่งที่คุณส่ง รับ และสวอปบนเครือข่ายนี้จะแสดงที่นี่",
 "activity.deviceOnly": [
  "โหนดของ ",
  [
   "network"
  ],
  " ไม่แสดงรายการธุรกรรมตามบัญชี ที่นี่จึงแสดงเฉพาะสิ่งที่คุณส่งจากอุปกรณ์นี้"
 ],
 "activity.partial": [
  "ธุรกรรมบางรายการอาจไม่แสดง เพราะโหนดของ ",
  [
   "network"
  ],
  " ไม่ได้แสดงทั้งหมด"
 ],
 "activity.explorer": "ดูทั้งหมดในตัวสำรวจบล็อก",
 "activity.failed.title": "ดึงข้อมูลธุรกรรมไม่สำเร็จ",
 "activity.failed.body": "เงินของคุณไม่ได้รับผลกระทบ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
 "allowances.title": "สิทธิ์",
 "allowances.hint": "ใครนำโทเค็นของคุณไปได้",
 "allowances.list": "สิทธิ์",
 "allowances.intro": "แอปเหล่านี้นำโทเค็นจากบัญชีของคุณไปได้โดยไม่ถามอีก",
 "allowances.unlimited": "ไม่จำกัด",
 "allowances.everything": "ทั้งหมด",
 "allowances.empty.title": "ไม่มีสิทธิ์",
 "allowances.empty.body": "ไม่มีแอปใดนำโทเค็นจากบัญชีของคุณบนเครือข่ายนี้ไปได้",
 "allowances.failed.title": "โหลดสิทธิ์ไม่ได้",
 "allowances.failed.body": "เซิร์ฟเวอร์ไม่ตอบ สิทธิ์ของคุณไม่เปลี่ยนแปลง",
 "allowances.partial": "ยังไม่ได้อ่านสิทธิ์ที่เก่ากว่านี้",
 "allowances.readOn": "ดูย้อนหลังเพิ่ม",
 "allowances.nothing": "ไม่มีสิทธิ์ให้เพิกถอน",
 "allowances.review": [
  [
   "spender"
  ],
  " จะนำ ",
  [
   "token"
  ],
  " ของคุณไปไม่ได้อีก"
 ],
 "allowances.spender": "ผู้ใช้สิทธิ์",
 "allowances.fee": "การเพิกถอนเป็นธุรกรรม คุณจึงต้องจ่ายค่าธรรมเนียมเครือข่าย",
 "allowances.revoke": "เพิกถอน",
 "allowances.declined": "คำขอถูกปฏิเสธ สิทธิ์นี้ยังมีผลอยู่ คุณลองอีกครั้งได้",
 "allowances.signing.title": [
  "อนุมัติใน ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "มีคำขอเพิกถอนรออยู่ในวอลเล็ตของคุณ",
 "allowances.pending.title": "กำลังเพิกถอน…",
 "allowances.pending.body": [
  "กำลังรอเครือข่าย ",
  [
   "spender"
  ],
  " ยังนำ ",
  [
   "token"
  ],
  " ไปได้จนกว่าจะเสร็จ"
 ],
 "allowances.done.title": "เพิกถอนสิทธิ์แล้ว",
 "allowances.done.body": [
  [
   "spender"
  ],
  " นำ ",
  [
   "token"
  ],
  " ของคุณไปไม่ได้อีกแล้ว"
 ],
 "allowances.reverted.title": "เพิกถอนไม่สำเร็จ",
 "allowances.reverted.body": [
  "เครือข่ายปฏิเสธคำขอนี้ ",
  [
   "spender"
  ],
  " ยังนำ ",
  [
   "token"
  ],
  " ของคุณไปได้"
 ],
 "allowances.dropped.title": "ธุรกรรมไม่ได้รับการยอมรับ",
 "allowances.dropped.body": [
  "เครือข่ายไม่ยอมรับภายในเวลา และไม่มีค่าใช้จ่าย ",
  [
   "spender"
  ],
  " ยังนำ ",
  [
   "token"
  ],
  " ของคุณไปได้"
 ],
 "allowances.unknown.title": "ไม่ทราบผลลัพธ์",
 "allowances.unknown.body": "เราติดตามธุรกรรมนี้ไม่ได้ โปรดตรวจสอบรายการสิทธิ์",
 "allowances.backToList": "ดูสิทธิ์",
 "allowances.otherNetwork": "วอลเล็ตของคุณอยู่บนเครือข่ายอื่น สลับกลับแล้วลองอีกครั้ง",
 "allowances.otherAccount": "วอลเล็ตของคุณอยู่ในบัญชีอื่น ย้อนกลับเพื่อดูสิทธิ์ของบัญชีนั้น",
 "action.cancel": "ยกเลิก",
 "action.disconnect": "ตัดการเชื่อมต่อ",
 "account.title": "บัญชี",
 "account.balance": "ยอดคงเหลือ",
 "account.balanceUnavailable": "ดูยอดคงเหลือไม่ได้",
 "account.balanceUnavailableBody": "เราติดต่อเครือข่ายไม่ได้ เงินของคุณไม่ได้รับผลกระทบ",
 "account.copyAddress": "คัดลอกที่อยู่",
 "account.explorer": "ดูในตัวสำรวจบล็อก",
 "account.network": "เครือข่าย",
 "account.unknownNetwork": "เครือข่ายที่ไม่รู้จัก",
 "account.switchWallet": "สลับวอลเล็ต",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     "เชื่อมต่ออยู่ ",
     0,
     " วอลเล็ต"
    ]
   }
  ]
 ],
 "account.reconnecting": "กำลังเชื่อมต่อใหม่…",
 "wallets.title": "วอลเล็ต",
 "wallets.disconnect": [
  "ตัดการเชื่อมต่อ ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "เพิ่มวอลเล็ตอื่น",
 "wallets.disconnectAll": "ตัดการเชื่อมต่อทั้งหมด",
 "wallets.empty.title": "ไม่มีวอลเล็ตที่เชื่อมต่อ",
 "wallets.empty.body": "เชื่อมต่อวอลเล็ตเพื่อให้แสดงที่นี่",
 "accountType.eoa": "บัญชีมาตรฐาน",
 "accountType.smartAccount": "บัญชีอัจฉริยะ",
 "accountType.payment": "ที่อยู่สำหรับชำระเงิน",
 "accountType.ordinal": "ที่อยู่ของสะสม",
 "network.title": "สลับเครือข่าย",
 "network.list": "เครือข่าย",
 "network.search": "ค้นหาเครือข่าย",
 "network.notConnected": "ยังไม่ได้เชื่อมต่อ",
 "network.empty.title": "ไม่พบเครือข่าย",
 "network.empty.body": [
  "ไม่มีรายการที่ตรงกับ “",
  [
   "query"
  ],
  "” ลองชื่ออื่น"
 ],
 "network.waiting.title": [
  "อนุมัติใน ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "วอลเล็ตของคุณขอสลับไปที่ ",
  [
   "network"
  ]
 ],
 "network.declined.title": "การสลับถูกปฏิเสธ",
 "network.declined.body": [
  "คุณยังอยู่บน ",
  [
   "network"
  ],
  " คุณลองอีกครั้งได้"
 ],
 "network.failed.title": [
  "สลับไปที่ ",
  [
   "network"
  ],
  " ไม่ได้"
 ],
 "network.failed.body": "ลองอีกครั้ง หรือสลับในวอลเล็ตของคุณ",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " ใช้ ",
  [
   "network"
  ],
  " ไม่ได้"
 ],
 "network.unsupported.body": "เลือกเครือข่ายอื่นหรือเชื่อมต่อวอลเล็ตอื่น",
 "activeChain.title": [
  "เชื่อมต่อกับ ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "คุณต้องมีวอลเล็ตที่ใช้กับ ",
  [
   "chain"
  ],
  " ได้ การเชื่อมต่ออื่นของคุณจะยังอยู่"
 ],
 "activeChain.connect": "เชื่อมต่อวอลเล็ต",
 "activeChain.continue": [
  "ดำเนินการต่อด้วย ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "ไว้ทีหลัง",
 "unsupported.title": "สลับเครือข่าย",
 "unsupported.body": "แอปนี้ไม่รองรับเครือข่ายที่วอลเล็ตของคุณใช้อยู่ เลือกเครือข่ายใดเครือข่ายหนึ่งต่อไปนี้เพื่อดำเนินการต่อ",
 "unsupported.list": "เครือข่ายที่รองรับ",
 "whatIsWallet.title": "วอลเล็ตคืออะไร",
 "whatIsWallet.home.title": "บ้านของสิ่งที่คุณเป็นเจ้าของ",
 "whatIsWallet.home.body": "เก็บ ส่ง และรับโทเค็นและของสะสม",
 "whatIsWallet.login.title": "เข้าสู่ระบบด้วยวิธีเดียว",
 "whatIsWallet.login.body": "เชื่อมต่อวอลเล็ตแทนการสร้างบัญชีและรหัสผ่านใหม่",
 "whatIsWallet.keys.title": "คุณถือกุญแจเอง",
 "whatIsWallet.keys.body": "ไม่มีใครอื่นย้ายสิ่งที่เป็นของคุณได้ อย่าเปิดเผยวลีกู้คืนให้ใครเด็ดขาด",
 "whatIsWallet.get": "รับวอลเล็ต",
 "getWallet.title": "รับวอลเล็ต",
 "getWallet.list": "วอลเล็ตที่เลือกได้",
 "getWallet.extension": "ส่วนขยายเบราว์เซอร์",
 "getWallet.app": "แอปมือถือ",
 "getWallet.extensionAndApp": "ส่วนขยายและแอปมือถือ",
 "getWallet.after": "ติดตั้งแล้วใช่ไหม โหลดหน้านี้ใหม่เพื่อให้พบวอลเล็ต",
 "getWallet.empty.title": "ไม่มีวอลเล็ตที่แนะนำ",
 "getWallet.empty.body": "แอปนี้ไม่ได้แนะนำวอลเล็ตใด ค้นหาวอลเล็ตที่คุณไว้ใจในร้านค้าส่วนขยายของเบราว์เซอร์",
 "error.send/rejected": "ธุรกรรมถูกปฏิเสธ ไม่มีการส่งใดๆ",
 "error.send/failed": "ส่งธุรกรรมไม่ได้ ไม่มีการส่งใดๆ",
 "toast.walletSwitched": [
  "กำลังใช้ ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "ดูยอดโทเค็นไม่ได้",
 "error.send/unsupported_chain": "ส่งบนเชนนี้ไม่ได้",
 "error.send/incomplete": "ต้องระบุจำนวนและที่อยู่ผู้รับ",
 "error.send/token_missing": "ต้องระบุโทเค็น",
 "error.send/expired": "ลงนามธุรกรรมช้าเกินไป ไม่มีการส่งใดๆ ลองอีกครั้ง",
 "error.send/below_minimum": "จำนวนนี้น้อยเกินกว่าจะส่งไปที่นั่นได้ โปรดส่งเพิ่มอีกเล็กน้อย",
 "error.send/coins_kept": "ยอดคงเหลือบางส่วนส่งไม่ได้ ได้แก่รายการรับที่ยังไม่ยืนยัน และรายการเล็กมากที่อาจเป็นของสะสม โปรดส่งน้อยลง",
 "error.send/too_many_coins": "จำนวนนี้กระจายอยู่ในรายการรับเล็กๆ มากเกินไป โปรดส่งน้อยลง",
 "error.send/funds_changed": "ยอดคงเหลือของคุณเปลี่ยนไป ไม่มีการส่งใดๆ ตรวจสอบจำนวนแล้วลองอีกครั้ง",
 "error.send/fee_too_low": "ค่าธรรมเนียมของเครือข่ายสูงขึ้น ไม่มีการส่งใดๆ ลองอีกครั้ง",
 "error.send/overtaken": "ธุรกรรมอื่นของบัญชีคุณเกิดขึ้นก่อน ไม่มีการส่งใดๆ ลองอีกครั้ง",
 "error.send/network_upgraded": "เครือข่ายอัปเกรดระหว่างนี้ ไม่มีการส่งใดๆ ลองอีกครั้ง",
 "error.send/leaves_too_little": "บัญชีของคุณต้องเหลือยอดไว้เล็กน้อย โปรดส่งน้อยลงอีกนิด หรือส่งทั้งหมด",
 "error.send/not_a_wallet": "ที่อยู่นี้เป็นของโทเค็น ไม่ใช่วอลเล็ต สิ่งที่ส่งไปจะสูญหาย",
 "error.send/token_unsupported": "ส่งโทเค็นนี้จากที่นี่ไม่ได้",
 "error.send/token_mismatch": "เครือข่ายนับโทเค็นนี้ต่างจากที่แสดงที่นี่ ไม่มีการส่งใดๆ",
 "error.swap/not_as_shown": "สวอปนี้จะทำสิ่งที่ต่างจากที่แสดงที่นี่ จึงไม่ได้ส่ง",
 "error.token/mismatch": "โทเค็นนี้ไม่ตรงกับชื่อที่แสดงที่นี่ จึงไม่มีการส่งใดๆ โปรดเลือกด้วยที่อยู่ของโทเค็น",
 "error.token/unverified": "มีเพียงเซิร์ฟเวอร์ที่บอกได้ว่าโทเค็นนี้คืออะไร จึงไม่มีการส่งใดๆ ลองอีกครั้งภายหลัง",
 "error.name/resolve_failed": "ค้นหาชื่อนี้ไม่ได้ โปรดป้อนที่อยู่แทน",
 "names.title": "เลือกชื่อ",
 "names.successTitle": "จดทะเบียนชื่อแล้ว",
 "names.row": "เลือกชื่อ",
 "names.rowHint": "อ่านง่ายกว่าที่อยู่",
 "names.intro": "ชื่อใช้แทนบัญชีของคุณและอ่านง่ายกว่าที่อยู่ ไม่มีค่าใช้จ่ายและลงนามเพียงครั้งเดียว",
 "names.field": "ค้นหาชื่อ",
 "names.rules": "ตัวอักษรอังกฤษ ตัวเลข และยัติภังค์ อย่างน้อย 4 อักขระ",
 "names.problem.characters": "ใช้ได้เฉพาะตัวอักษร a ถึง z ตัวเลข และยัติภังค์",
 "names.problem.short": "ชื่อต้องมีอย่างน้อย 4 อักขระ",
 "names.problem.long": "ชื่อมีได้ไม่เกิน 63 อักขระ",
 "names.problem.ends": "ชื่อต้องไม่ขึ้นต้นหรือลงท้ายด้วยยัติภังค์",
 "names.problem.double": "ชื่อต้องไม่มียัติภังค์ติดกันสองตัว",
 "names.list": "ชื่อ",
 "names.own": "ชื่อของคุณ",
 "names.free": "ว่าง",
 "names.taken": "ไม่ว่าง",
 "names.off.title": "ชื่อไม่พร้อมใช้งานที่นี่",
 "names.off.body": "แอปนี้ไม่มีบริการให้ชื่อ",
 "names.unreachable.title": "ค้นหาชื่อไม่ได้",
 "names.unreachable.body": "เซิร์ฟเวอร์ไม่ตอบ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
 "names.signing.title": [
  "ลงนามใน ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "การลงนามไม่มีค่าใช้จ่าย ใช้แสดงว่า ",
  [
   "name"
  ],
  " เป็นของบัญชีคุณ"
 ],
 "names.registering.title": "กำลังจดทะเบียนชื่อของคุณ",
 "names.declined.title": "การลงนามถูกปฏิเสธ",
 "names.declined.body": [
  [
   "name"
  ],
  " ยังว่างอยู่ คุณลองอีกครั้งได้"
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " เพิ่งถูกใช้ไป"
 ],
 "names.takenNow.body": "มีคนอื่นได้ชื่อนี้ไปก่อน โปรดเลือกชื่ออื่น",
 "names.reserved.title": [
  [
   "name"
  ],
  " เป็นชื่อสงวน"
 ],
 "names.reserved.body": "ไม่มีใครใช้ชื่อนี้ได้ โปรดเลือกชื่ออื่น",
 "names.usedUp.title": "คุณมีชื่อครบจำนวนสูงสุดแล้ว",
 "names.usedUp.body": "บัญชีนี้ใช้ชื่อเพิ่มไม่ได้",
 "names.expired.title": "ลายเซ็นมาช้าเกินไป",
 "names.expired.body": "ตรวจสอบวันที่และเวลาของอุปกรณ์นี้ แล้วลงนามอีกครั้ง",
 "names.otherAccount.title": "ตอนนี้วอลเล็ตของคุณอยู่ในบัญชีอื่น",
 "names.otherAccount.body": [
  "ยังไม่ได้จดทะเบียน ",
  [
   "name"
  ],
  " ลองอีกครั้งเพื่อใช้กับบัญชีนี้"
 ],
 "names.unsupported.title": "วอลเล็ตของคุณใช้ชื่อที่นี่ไม่ได้",
 "names.unsupported.body": "สลับไปเครือข่ายอื่นหรือเชื่อมต่อวอลเล็ตอื่น",
 "names.failed.title": [
  "จดทะเบียน ",
  [
   "name"
  ],
  " ไม่ได้"
 ],
 "names.failed.body": "ไม่มีอะไรเปลี่ยนแปลง ลองอีกครั้งในอีกสักครู่",
 "names.success.title": [
  [
   "name"
  ],
  " เป็นของคุณแล้ว"
 ],
 "names.success.body": "ตอนนี้ชื่อนี้ใช้แทนบัญชีของคุณในแอปนี้",
 "names.success.copy": "คัดลอกชื่อ",
 "names.success.done": "เสร็จสิ้น",
 "names.none.title": "ยังไม่มีชื่อ",
 "names.none.body": "เลือกชื่อเพื่อให้แสดงที่นี่",
 "nfts.list": "NFT",
 "nfts.empty.title": "ยังไม่มี NFT",
 "nfts.empty.body": "NFT ที่คุณได้รับบนเครือข่ายนี้จะแสดงที่นี่",
 "nfts.failed.title": "โหลด NFT ไม่ได้",
 "nfts.failed.body": "เซิร์ฟเวอร์ไม่ตอบ NFT ของคุณไม่ได้รับผลกระทบ",
 "nfts.moreFailed": "โหลดเพิ่มไม่ได้",
 "nfts.more": "แสดงเพิ่ม",
 "nfts.showAll": "แสดง NFT ทั้งหมด",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "แสดง NFT ที่ซ่อนไว้ ",
     0,
     " รายการ"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "ซ่อนรายการที่น่าสงสัยว่าเป็นสแปม",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "NFT นี้ไม่อยู่ในบัญชีของคุณ",
 "nfts.spam": "อาจเป็นสแปม อย่าเปิดลิงก์ในชื่อหรือภาพ",
 "nfts.collection": "คอลเลกชัน",
 "nfts.contract": "สัญญา",
 "nfts.address": "ที่อยู่",
 "nfts.number": "รหัสโทเค็น",
 "nfts.amount": "คุณมี",
 "onramp.title": "ซื้อคริปโต",
 "onramp.pay": "คุณจ่าย",
 "onramp.get": "คุณได้รับ",
 "onramp.amount": "จำนวนเงินที่จ่าย",
 "onramp.payWith": [
  "เปลี่ยนวิธีจ่าย: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "เปลี่ยนสิ่งที่ซื้อ: ",
  [
   "symbol"
  ],
  " บน ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "ตั้งแต่ ",
  [
   "min"
  ],
  " ถึง ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "วิธีนี้จ่ายได้ขั้นต่ำ ",
  [
   "min"
  ]
 ],
 "onramp.high": [
  "วิธีนี้จ่ายได้สูงสุด ",
  [
   "max"
  ]
 ],
 "onramp.unknown": "ยังไม่มีราคา",
 "onramp.elsewhere": [
  "แอปนี้ไม่ได้ใช้ ",
  [
   "network"
  ],
  " คุณจะเห็นในวอลเล็ตของคุณ"
 ],
 "onramp.offers": "ข้อเสนอ",
 "onramp.refresh": "รีเฟรชราคา",
 "onramp.best": "ดีที่สุด",
 "onramp.via": [
  "ผ่าน ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "ค่าธรรมเนียมผู้ให้บริการ",
 "onramp.networkFee": "ค่าธรรมเนียมเครือข่าย",
 "onramp.total": "รวม",
 "onramp.moreOffers": "แสดงข้อเสนอทั้งหมด",
 "onramp.enterAmount": "ป้อนจำนวน",
 "onramp.changeAmount": "เปลี่ยนจำนวน",
 "onramp.asking": "กำลังดึงราคา…",
 "onramp.continue": [
  "ดำเนินการต่อกับ ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "คุณจ่ายในหน้าต่างของ ",
  [
   "provider"
  ],
  " เอง ข้อมูลบัตรของคุณจะไม่มาถึงแอปนี้"
 ],
 "onramp.unreachable.title": "ดูราคาไม่ได้",
 "onramp.unreachable.body": "ไม่มีผู้ขายตอบ เราไม่แสดงราคาที่เป็นการคาดเดา",
 "onramp.noSeller.title": "ไม่มีผู้ขายที่รับจำนวนนี้",
 "onramp.noSeller.body": "ลองจำนวนอื่นหรือวิธีจ่ายอื่น",
 "onramp.off.title": "ซื้อที่นี่ไม่ได้",
 "onramp.off.body": "แอปนี้ไม่ได้ตั้งค่าผู้ขายไว้",
 "onramp.off.back": "กลับไปที่บัญชี",
 "onramp.noChain.title": "ไม่มีการขายสำหรับเครือข่ายนี้",
 "onramp.noChain.body": "สลับไปเครือข่ายอื่นเพื่อซื้อคริปโต",
 "onramp.noChain.switch": "สลับเครือข่าย",
 "onramp.buyList": "สิ่งที่จะซื้อ",
 "onramp.search": "ค้นหาด้วยชื่อหรือเครือข่าย",
 "onramp.empty.title": "ไม่พบรายการ",
 "onramp.empty.body": [
  "ไม่มีรายการที่ตรงกับ “",
  [
   "query"
  ],
  "” ลองชื่ออื่น"
 ],
 "onramp.payList": "วิธีจ่าย",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " บน ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " ถึง ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "บัตร",
 "onramp.method.bank": "โอนผ่านธนาคาร",
 "onramp.method.sepa": "โอนผ่าน SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "ยอดเงินในบัญชี",
 "onramp.opening.title": [
  "กำลังเปิด ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "หน้าต่างแยกจะเปิดในอีกสักครู่",
 "onramp.blocked.title": "เบราว์เซอร์บล็อกหน้าต่าง",
 "onramp.blocked.body": [
  "เปิด ",
  [
   "provider"
  ],
  " ด้วยตัวเองเพื่อดำเนินการต่อ ลิงก์ใช้ได้ครั้งเดียว"
 ],
 "onramp.blocked.open": [
  "เปิด ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "ทำให้เสร็จในหน้าต่างของ ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "เปิดหน้านี้ค้างไว้เพื่อดูว่าการซื้อเสร็จเมื่อใด",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " ไม่แจ้งความคืบหน้าให้แอปนี้ทราบ สิ่งที่คุณซื้อจะเข้าวอลเล็ตของคุณ"
 ],
 "onramp.destination": "ก่อนจ่าย ให้ตรวจในหน้าต่างนั้นว่าการซื้อส่งไปยังที่อยู่ของคุณ:",
 "onramp.paid.title": "ได้รับการชำระเงินแล้ว",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " กำลังส่ง ",
  [
   "symbol"
  ],
  " ไปยังวอลเล็ตของคุณ"
 ],
 "onramp.left.title": "หน้าต่างถูกปิดแล้ว",
 "onramp.left.body": [
  "หากคุณจ่ายแล้ว ",
  [
   "symbol"
  ],
  " จะเข้าวอลเล็ตของคุณ อาจใช้เวลาไม่กี่นาที"
 ],
 "onramp.done.title": [
  "คุณซื้อ ",
  [
   "amount"
  ],
  " แล้ว"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " ส่งไปยังวอลเล็ตของคุณแล้ว"
 ],
 "onramp.done.close": "เสร็จสิ้น",
 "onramp.unavailable.title": [
  "เปิด ",
  [
   "provider"
  ],
  " ไม่ได้"
 ],
 "onramp.unavailable.body": "ไม่มีการจ่ายใดๆ ลองอีกครั้ง หรือเลือกข้อเสนออื่น",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " ทำการซื้อให้เสร็จไม่ได้"
 ],
 "onramp.refused.body": [
  "ตรวจสอบกับ ",
  [
   "provider"
  ],
  " ว่ามีการเรียกเก็บเงินจากคุณหรือไม่ก่อนลองอีกครั้ง"
 ],
 "onramp.backToPrices": "กลับไปที่ราคา",
 "onramp.again": "ซื้อเพิ่ม",
 "pay.title": "จ่าย",
 "pay.review.title": "ตรวจสอบการชำระเงิน",
 "pay.requestedBy": "ขอโดย",
 "pay.for": "สำหรับ",
 "pay.token": "โทเค็น",
 "pay.expires": "หมดอายุ",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "other": [
     "ใน ",
     0,
     " วินาที"
    ]
   }
  ]
 ],
 "pay.with": "จ่ายด้วย",
 "pay.balance": [
  "คุณมี ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "คุณมี ",
  [
   "have"
  ],
  " จาก ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "สวอป ",
  [
   "symbol"
  ],
  " ก่อน"
 ],
 "pay.swapAbout": [
  "ประมาณ ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "สลับไปที่ ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "สลับวอลเล็ตของคุณไปที่ ",
  [
   "network"
  ],
  " เพื่อจ่าย"
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " ไม่พอ"
 ],
 "pay.confirm": [
  "จ่าย ",
  [
   "amount"
  ]
 ],
 "pay.signing": "กำลังรอวอลเล็ตของคุณ",
 "pay.caution.unsure.title": "วอลเล็ตของคุณอาจจ่ายไปแล้ว",
 "pay.caution.unsure.body": "เคยมีการขอการชำระเงินนี้จากวอลเล็ตแล้ว และคำตอบยังมาไม่ถึงหน้านี้ โปรดดูในวอลเล็ตก่อน หากมีการชำระเงินอยู่แล้ว อย่าจ่ายซ้ำ",
 "pay.caution.given": "ที่อยู่ที่จะจ่าย",
 "pay.agree": "ฉันตรวจสอบแล้วและต้องการจ่าย",
 "pay.pending.title": [
  "กำลังจ่าย ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  "จ่าย ",
  [
   "amount"
  ],
  " แล้ว"
 ],
 "pay.paid.body": "แอปได้รับใบเสร็จแล้ว",
 "pay.paidAt": "จ่ายเมื่อ",
 "pay.expired.title": "คำขอนี้หมดอายุแล้ว",
 "pay.expired.body": "ไม่มีการจ่ายใดๆ กลับไปที่แอปแล้วเริ่มใหม่",
 "pay.unconfirmed.body": "ส่งการชำระเงินแล้วและอาจยังสำเร็จได้ อย่าจ่ายซ้ำ เริ่มจากแอปอีกครั้งภายหลังเพื่อดูผล",
 "pay.failed.title": "การชำระเงินไม่สำเร็จ",
 "pay.failed.body": "ไม่มีการจ่ายใดๆ เครือข่ายอาจหักค่าธรรมเนียมไปแล้ว",
 "pay.refused.title": "จ่ายรายการนี้ไม่ได้",
 "pay.none.title": "ไม่มีอะไรต้องจ่าย",
 "pay.none.body": "แอปไม่ได้ขอการชำระเงิน",
 "pay.activity.done": "จ่ายแล้ว",
 "receive.title": "รับ",
 "receive.code": "คิวอาร์โค้ดของที่อยู่คุณ",
 "receive.copy": "คัดลอกที่อยู่",
 "receive.scan": "สแกนโค้ดนี้ หรือคัดลอกที่อยู่",
 "receive.yours": "ที่อยู่ของคุณ",
 "receive.networks": "ใช้ได้บน",
 "receive.current": "คุณอยู่ที่นี่",
 "receive.warning": "ส่งจากเครือข่ายเหล่านี้เท่านั้น สิ่งที่มาจากที่อื่นอาจสูญหาย",
 "receive.collectibles": "สำหรับของสะสมเช่น Ordinals เท่านั้น ยอดที่จ่ายมาที่นี่จะไม่นับรวมในยอดคงเหลือของคุณที่นี่",
 "receive.copyCollectibles": "คัดลอกที่อยู่ของสะสม",
 "safety.label": "สิ่งที่จะเกิดขึ้น",
 "safety.checking": "กำลังตรวจสอบว่าจะเกิดอะไรขึ้น…",
 "safety.send": "คุณส่ง",
 "safety.receive": "คุณได้รับ",
 "safety.allow": "คุณให้สิทธิ์",
 "safety.revoke": "คุณยกเลิกสิทธิ์",
 "safety.nothing": "สิ่งที่คุณมีจะไม่เปลี่ยนแปลง",
 "safety.unlimited": "ไม่จำกัด",
 "safety.all": "ทั้งหมด",
 "safety.spender": [
  "ให้ ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " จะนำ ",
  [
   "token"
  ],
  " ทั้งหมดของคุณไปได้ทุกเมื่อ ทั้งตอนนี้และภายหลัง ให้สิทธิ์เท่าที่จำเป็นเท่านั้น"
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " จะนำทุกรายการที่คุณมีใน ",
  [
   "token"
  ],
  " ไปได้ ทั้งตอนนี้และภายหลัง"
 ],
 "safety.unknownToken": "โทเค็นที่ไม่รู้จัก",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "รายการนี้จะไม่สำเร็จ",
 "safety.reverts.body": "สัญญาจะปฏิเสธ และคุณยังต้องจ่ายค่าธรรมเนียมเครือข่าย",
 "safety.reverts.reason": [
  "เหตุผลที่แจ้ง: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "คุณมียอดไม่พอสำหรับจำนวนนี้และค่าธรรมเนียมเครือข่าย",
 "safety.unknown.title": "ตรวจสอบรายการนี้ไม่ได้",
 "safety.unknown.body": "เครือข่ายทดลองทำรายการนี้ก่อนไม่ได้ เราจึงไม่รู้ว่าจะเปลี่ยนแปลงอะไร ดำเนินการต่อเฉพาะเมื่อคุณไว้ใจแหล่งที่มา",
 "safety.gone.unsent": "วอลเล็ตของคุณถูกตัดการเชื่อมต่อ ไม่มีการส่งใดๆ",
 "safety.gone.asked": "วอลเล็ตของคุณถูกตัดการเชื่อมต่อ หากวอลเล็ตยังขอให้ยืนยัน ให้ปฏิเสธที่นั่น",
 "send.title": "ส่ง",
 "send.tokens.title": "เลือกโทเค็น",
 "send.review.title": "ตรวจสอบ",
 "send.progress.title": "ธุรกรรม",
 "send.tokens.search": "ค้นหาโทเค็น",
 "send.tokens.list": "โทเค็นของคุณ",
 "send.tokens.empty.title": "ไม่พบโทเค็น",
 "send.tokens.empty.body": [
  "ไม่มีสิ่งที่คุณถืออยู่ตรงกับ “",
  [
   "query"
  ],
  "”"
 ],
 "send.tokens.none.title": "ยังไม่มีอะไรให้ส่ง",
 "send.tokens.none.body": [
  "โทเค็นที่คุณได้รับบน ",
  [
   "network"
  ],
  " จะแสดงที่นี่"
 ],
 "send.tokens.receive": "รับ",
 "send.unavailable.title": "ดูยอดคงเหลือไม่ได้",
 "send.unavailable.body": "เราอ่านยอดของคุณไม่ได้ เงินของคุณไม่ได้รับผลกระทบ",
 "send.coinOnly": [
  "แอปนี้แสดงเฉพาะ ",
  [
   "symbol"
  ],
  " แสดงโทเค็นอื่นที่นี่ไม่ได้"
 ],
 "send.coinOnlyNow": [
  "ขณะนี้แสดงได้เฉพาะ ",
  [
   "symbol"
  ],
  " เราจะค้นหาโทเค็นอื่นอีกครั้งในอีกสักครู่"
 ],
 "send.amountIn": [
  "จำนวนเป็น ",
  [
   "unit"
  ]
 ],
 "send.available": [
  "มี ",
  [
   "amount"
  ]
 ],
 "send.max": "สูงสุด",
 "send.maxLabel": "ใช้ทั้งหมดที่มี",
 "send.showIn": [
  "ป้อนจำนวนเป็น ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "ไม่มีราคา",
 "send.to": "ถึง",
 "send.toPlaceholder": "ที่อยู่หรือชื่อ",
 "send.paste": "วาง",
 "send.clear": "ล้างที่อยู่",
 "send.looking": "กำลังค้นหาชื่อ…",
 "send.noAddress": [
  [
   "name"
  ],
  " ไม่มีที่อยู่บน ",
  [
   "network"
  ]
 ],
 "send.nameUnavailable": "ขณะนี้ค้นหาชื่อไม่ได้ โปรดป้อนที่อยู่แทน",
 "send.nameDisputed": [
  "สองแหล่งข้อมูลให้ที่อยู่ของ ",
  [
   "name"
  ],
  " ไม่ตรงกัน ขณะนี้จึงส่งไปที่ชื่อนี้ไม่ได้ โปรดป้อนที่อยู่แทน"
 ],
 "send.resolvedBy": [
  "ค้นพบโดย ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "เขียนในรูปแบบของ ",
  [
   "network"
  ],
  " เป็นบัญชีเดียวกับที่อยู่ที่คุณป้อน"
 ],
 "send.invalid": [
  "นี่ไม่ใช่ที่อยู่บน ",
  [
   "network"
  ],
  " ตรวจดูว่ามีอักขระขาดหายหรือเปลี่ยนไปหรือไม่"
 ],
 "send.memo": "เมโม",
 "send.memoOptional": "เมโม (ไม่บังคับ)",
 "send.memoHelp": "ข้อความที่ทุกคนอ่านได้ ศูนย์ซื้อขายอาจต้องใช้เพื่อนำสิ่งที่คุณส่งเข้าบัญชี",
 "send.pasteFailed": "อ่านคลิปบอร์ดไม่ได้ โปรดวางในช่องแทน",
 "send.step.selectToken": "เลือกโทเค็น",
 "send.step.enterAmount": "ป้อนจำนวน",
 "send.step.incorrectValue": "ค่าไม่ถูกต้อง",
 "send.step.insufficientFunds": "ยอดไม่พอ",
 "send.step.enterAddress": "ป้อนที่อยู่",
 "send.step.invalidAddress": "ที่อยู่ไม่ถูกต้อง",
 "send.step.looking": "กำลังค้นหาชื่อ…",
 "send.step.review": "ตรวจสอบ",
 "send.caution.lookAlike.title": "ที่อยู่นี้เลียนแบบที่อยู่ที่คุณรู้จัก",
 "send.caution.lookAlike.body": "ต้นและท้ายเหมือนกัน แต่ส่วนที่ทำเครื่องหมายไว้ต่างกัน มิจฉาชีพทำแบบนี้เพื่อให้คุณคัดลอกที่อยู่ของเขา",
 "send.caution.lookAlike.known": "ที่อยู่ที่คุณรู้จัก",
 "send.caution.lookAlike.given": "ที่อยู่ที่คุณป้อน",
 "send.caution.tokenContract.title": "นี่คือสัญญาของโทเค็นเอง",
 "send.caution.tokenContract.body": "สิ่งที่ส่งไปที่นั่นมักจะสูญหายเกือบทุกครั้ง",
 "send.caution.own.title": "นี่คือที่อยู่ของคุณเอง",
 "send.caution.own.body": "คุณจะส่งถึงตัวเองและยังต้องจ่ายค่าธรรมเนียม",
 "send.caution.contract.title": "นี่คือสัญญา",
 "send.caution.contract.body": "ตรวจให้แน่ใจว่าสัญญานี้รับสิ่งที่คุณส่งได้ หากไม่ได้ อาจสูญหาย",
 "send.caution.unused.title": "ที่อยู่นี้ไม่เคยมีกิจกรรมใดๆ",
 "send.caution.unused.body": [
  "เป็นที่อยู่ใหม่บน ",
  [
   "network"
  ],
  " หรือพิมพ์ผิด"
 ],
 "send.caution.first.title": "คุณส่งไปที่นี่เป็นครั้งแรก",
 "send.caution.first.body": "เทียบที่อยู่ทั้งหมดกับที่อยู่ที่คุณได้รับมา",
 "send.caution.unchecked.title": "ตรวจสอบที่อยู่นี้ไม่ได้",
 "send.caution.unchecked.body": "เครือข่ายไม่ตอบ โปรดเทียบที่อยู่ทั้งหมดด้วยตัวเอง",
 "send.agree": "ฉันเทียบที่อยู่ทั้งหมดแล้วและยังต้องการส่ง",
 "send.from": "จาก",
 "send.network": "เครือข่าย",
 "send.fee": "ค่าธรรมเนียมเครือข่าย",
 "send.feeUpTo": [
  "ไม่เกิน ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "ประมาณ ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "วอลเล็ตของคุณกำหนดค่าธรรมเนียมเมื่อลงนาม",
 "send.feeDeposit": [
  "รวม ",
  [
   "amount"
  ],
  " สำหรับเปิดบัญชีให้ผู้รับ"
 ],
 "send.receives": "ผู้รับจะได้",
 "send.speed": "ความเร็ว",
 "send.speed.slow": "ช้า",
 "send.speed.normal": "ปกติ",
 "send.speed.fast": "เร็ว",
 "send.feeUnavailable": "ไม่พร้อมใช้งาน",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " ไม่พอสำหรับค่าธรรมเนียม"
 ],
 "send.feeShort.body": [
  "ค่าธรรมเนียมไม่เกิน ",
  [
   "fee"
  ],
  " และคุณมี ",
  [
   "have"
  ],
  " เพิ่ม ",
  [
   "symbol"
  ],
  " หรือส่งน้อยลง"
 ],
 "send.change": "เปลี่ยน",
 "send.confirm": "ส่ง",
 "send.confirmAnyway": "ยืนยันส่ง",
 "send.signing.title": [
  "อนุมัติใน ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "ตรวจให้แน่ใจว่าที่อยู่และจำนวนที่นั่นตรงกับที่นี่",
 "send.signing.note": "การยกเลิกที่นี่ไม่ได้ปฏิเสธคำขอในวอลเล็ตของคุณ",
 "send.pending.title": [
  "กำลังส่ง ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "ปกติใช้เวลาไม่ถึงหนึ่งนาที คุณปิดหน้านี้ได้ รายการจะดำเนินต่อเอง",
 "send.pending.slow": [
  "บล็อกใหม่มาประมาณทุก ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     " นาที"
    ]
   }
  ],
  " บางครั้งช้ากว่านั้นมาก คุณปิดหน้านี้ได้ รายการจะดำเนินต่อเอง"
 ],
 "send.pending.queued": "เจ้าของบัญชีต้องอนุมัติก่อน ซึ่งอาจใช้เวลาหลายวัน คุณปิดหน้านี้ได้ รายการจะดำเนินต่อเอง",
 "send.explorer": "ดูในตัวสำรวจบล็อก",
 "send.toAccount": "กลับไปที่บัญชี",
 "send.failed.title": "ธุรกรรมไม่สำเร็จ",
 "send.failed.body": "เครือข่ายหักค่าธรรมเนียมแล้ว แต่ไม่มีการส่งใดๆ",
 "send.replaced.title": "ธุรกรรมถูกแทนที่",
 "send.replaced.body": "มีธุรกรรมอื่นถูกส่งแทนจากวอลเล็ตของคุณ โดยเร่งให้เร็วขึ้นหรือยกเลิก ดูได้ในตัวสำรวจบล็อกว่าเป็นแบบใด",
 "send.dropped.title": "ธุรกรรมไม่ได้รับการยอมรับ",
 "send.dropped.body": "เครือข่ายไม่ยอมรับภายในเวลา ไม่มีการส่งใดๆ และไม่มีค่าใช้จ่าย",
 "send.unknown.title": "ยังไม่ยืนยัน",
 "send.unknown.body": "เครือข่ายไม่ยืนยันภายในเวลา รายการอาจยังสำเร็จได้ โปรดตรวจดูก่อนส่งอีกครั้ง",
 "send.nothing.title": "ไม่มีอะไรกำลังส่ง",
 "send.nothing.body": "เลือกว่าจะส่งอะไรและส่งให้ใคร",
 "send.toast.sent": [
  "ส่ง ",
  [
   "amount"
  ],
  " แล้ว"
 ],
 "send.unsupported.title": "ส่งจากที่นี่ไม่ได้",
 "send.unsupported.body": "สลับไปเครือข่ายอื่นเพื่อส่ง",
 "sessions.title": "เซสชันของแอป",
 "sessions.hint": "สิ่งที่แอปนี้ใช้จ่ายได้โดยไม่ถาม",
 "sessions.intro": "แอปนี้ส่งจากบัญชีของคุณได้โดยไม่ถามอีก เครือข่ายเป็นผู้บังคับใช้ขีดจำกัด",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ทุก ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " วัน"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " ทุก ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " ชั่วโมง"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " ทุก ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " นาที"
    ]
   }
  ]
 ],
 "sessions.token": [
  "โทเค็น ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "ถึง ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "เพิกถอนแล้ว",
 "sessions.expired": "หมดอายุแล้ว",
 "sessions.revoke": "เพิกถอน",
 "sessions.notRevoked": "เซสชันไม่ได้ถูกเพิกถอนและยังมีผลอยู่ คุณลองอีกครั้งได้",
 "sessions.empty.title": "ไม่มีเซสชัน",
 "sessions.empty.body": "แอปนี้จะถามคุณก่อนใช้จ่ายใดๆ บนเครือข่ายนี้",
 "sessions.failed.title": "โหลดเซสชันไม่ได้",
 "sessions.failed.body": "อาจไม่มีเซสชันบนเครือข่ายนี้ หรือเซิร์ฟเวอร์ไม่ตอบ เซสชันของคุณไม่เปลี่ยนแปลง",
 "siwx.title": "ลงชื่อเข้าใช้",
 "siwx.intro": [
  "ลงชื่อเข้าใช้ ",
  [
   "app"
  ]
 ],
 "siwx.site": "เว็บไซต์",
 "siwx.account": "บัญชี",
 "siwx.network": "เครือข่าย",
 "siwx.proves": "แสดงว่าบัญชีนี้เป็นของคุณ",
 "siwx.free": "ไม่มีค่าใช้จ่ายและไม่ส่งธุรกรรม",
 "siwx.harmless": "ไม่ให้ใครเข้าถึงเงินของคุณ",
 "siwx.sign": "ลงชื่อเข้าใช้",
 "siwx.required": "แอปนี้ต้องให้คุณลงชื่อเข้าใช้ หากยกเลิก วอลเล็ตจะถูกตัดการเชื่อมต่อ หรือคุณจะกลับไปยังเครือข่ายที่ลงชื่อเข้าใช้อยู่",
 "siwx.checking": "กำลังค้นหาเซสชันของคุณ",
 "siwx.signing.title": [
  "ยืนยันใน ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "ข้อความต้องระบุ ",
  [
   "domain"
  ],
  " หากระบุเว็บไซต์อื่น ให้ปฏิเสธ"
 ],
 "siwx.verifying": "กำลังยืนยันตัวตน…",
 "siwx.done": "คุณลงชื่อเข้าใช้แล้ว",
 "siwx.expired.title": "เซสชันของคุณหมดอายุ",
 "siwx.expired.body": "ลงชื่อเข้าใช้อีกครั้งเพื่อดำเนินการต่อ",
 "siwx.revoked.title": "คุณออกจากระบบแล้ว",
 "siwx.revoked.body": "เซสชันของคุณถูกสิ้นสุดจากที่อื่น ลงชื่อเข้าใช้อีกครั้งเพื่อดำเนินการต่อ",
 "siwx.declined.title": "การลงนามถูกปฏิเสธ",
 "siwx.declined.body": "คุณยังไม่ได้ลงชื่อเข้าใช้ คุณลองอีกครั้งได้",
 "siwx.pending.title": "มีคำขอเปิดอยู่แล้ว",
 "siwx.pending.body": [
  "ตอบใน ",
  [
   "wallet"
  ],
  " แล้วลองอีกครั้ง"
 ],
 "siwx.unreachable.title": "ติดต่อเซิร์ฟเวอร์ไม่ได้",
 "siwx.unreachable.body": "ไม่มีการลงชื่อเข้าใช้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
 "siwx.refused.title": "ลายเซ็นไม่ได้รับการยอมรับ",
 "siwx.refused.body": "ตรวจสอบวันที่และเวลาของอุปกรณ์นี้ แล้วลองอีกครั้ง",
 "siwx.smartAccount.title": "แอปพลิเคชันนี้อาจไม่รองรับบัญชีอัจฉริยะ",
 "siwx.smartAccount.body": "เลือกบัญชีอื่นของคุณในหน้าวอลเล็ต แล้วลงชื่อเข้าใช้อีกครั้ง",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " ลงนามข้อความที่นี่ไม่ได้"
 ],
 "siwx.unsupported.body": "เชื่อมต่อวอลเล็ตอื่นเพื่อลงชื่อเข้าใช้",
 "siwx.failed.title": "ลงชื่อเข้าใช้ไม่ได้",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " แจ้งว่ามีปัญหา คุณลองอีกครั้งได้"
 ],
 "swap.title": "สวอป",
 "swap.review.title": "ตรวจสอบสวอป",
 "swap.quotes.title": "เปรียบเทียบข้อเสนอ",
 "swap.slippage.title": "ค่าคลาดเคลื่อนที่ยอมรับได้",
 "swap.tokens.title": "เลือกโทเค็น",
 "swap.result.title": "สวอป",
 "swap.pay": "คุณจ่าย",
 "swap.receive": "คุณได้รับ",
 "swap.review.receive": "คุณได้รับประมาณ",
 "swap.flip": "สลับสองโทเค็น",
 "swap.selectToken": "เลือกโทเค็น",
 "swap.changeToken": [
  [
   "side"
  ],
  " เปลี่ยนโทเค็น"
 ],
 "swap.balance": [
  "ยอดคงเหลือ: ",
  [
   "amount"
  ]
 ],
 "swap.max": "สูงสุด",
 "swap.noPrice": "ไม่มีราคา",
 "swap.button.chooseToken": "เลือกโทเค็น",
 "swap.button.enterAmount": "ป้อนจำนวน",
 "swap.button.badAmount": "ค่าไม่ถูกต้อง",
 "swap.button.insufficient": "ยอดไม่พอ",
 "swap.button.waiting": "กำลังหาอัตราที่ดีที่สุด…",
 "swap.button.noOffer": "ไม่มีข้อเสนอ",
 "swap.button.review": "ตรวจสอบสวอป",
 "swap.details": "รายละเอียด",
 "swap.rate": "อัตรา",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "ผู้ให้บริการ",
 "swap.bestRate": "อัตราดีที่สุด",
 "swap.compare": [
  [
   "count",
   2,
   {
    "other": [
     "เปรียบเทียบ ",
     0,
     " ข้อเสนอ"
    ]
   }
  ]
 ],
 "swap.impact": "ผลกระทบต่อราคา",
 "swap.slippage": "ค่าคลาดเคลื่อนที่ยอมรับได้",
 "swap.changeSlippage": "เปลี่ยน",
 "swap.minimum": "ได้รับขั้นต่ำ",
 "swap.providerFee": "ค่าธรรมเนียมผู้ให้บริการ",
 "swap.included": "รวมในอัตราแล้ว",
 "swap.networkFee": "ค่าธรรมเนียมเครือข่าย",
 "swap.unknown": "ไม่ทราบ",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "กำลังสวอป ",
  [
   "from"
  ],
  " เป็น ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "เครือข่ายนี้ไม่รองรับการสวอป",
 "swap.unsupported.body": [
  "สวอปโทเค็นบน ",
  [
   "network"
  ],
  " ไม่ได้ โปรดเลือกเครือข่ายอื่น"
 ],
 "swap.unsupported.switch": "สลับเครือข่าย",
 "swap.failed.title": "โหลดโทเค็นไม่ได้",
 "swap.problem.noRoute": "สภาพคล่องไม่พอสำหรับสวอปโทเค็นเหล่านี้ ลองจำนวนน้อยลงหรือโทเค็นอื่น",
 "swap.problem.unavailable": "ขณะนี้ไม่มีใครเสนออัตรา เราจะถามต่อไป",
 "swap.problem.wouldFail": "สวอปนี้จะไม่สำเร็จในตอนนี้ ไม่มีการส่งใดๆ ลองอีกครั้งหรือยอมรับค่าคลาดเคลื่อนมากขึ้น",
 "swap.problem.refused": "ผู้ให้บริการปฏิเสธสวอปนี้ โปรดเลือกข้อเสนออื่น",
 "swap.problem.approval": "การให้สิทธิ์ไม่สำเร็จ จึงไม่มีการสวอปใดๆ คุณลองอีกครั้งได้",
 "swap.problem.unsure": "รายการนี้ไม่ได้รับการยืนยันภายในเวลาและอาจยังสำเร็จได้ ดูกิจกรรมของคุณก่อนสวอปอีกครั้ง",
 "swap.problem.funds": "ยอดไม่พอสำหรับจำนวนนี้และค่าธรรมเนียมเครือข่าย ไม่มีการส่งใดๆ",
 "swap.tokens.search": "ค้นหาชื่อหรือวางที่อยู่",
 "swap.tokens.own": "โทเค็นของคุณ",
 "swap.tokens.suggested": "แนะนำ",
 "swap.tokens.others": "โทเค็นอื่น",
 "swap.tokens.all": "โทเค็น",
 "swap.tokens.cut": "ยังมีอีก ค้นหาเพื่อดูเพิ่ม",
 "swap.tokens.byAddress": "พบจากที่อยู่",
 "swap.tokens.unlisted": "ไม่อยู่ในรายการ",
 "swap.tokens.empty.title": "ไม่พบโทเค็น",
 "swap.tokens.empty.body": "ตรวจการสะกด หรือวางที่อยู่ของโทเค็น",
 "swap.tokens.none": "วางที่อยู่ของโทเค็นที่ต้องการ",
 "swap.quotes.none": "ขณะนี้ไม่มีข้อเสนอ",
 "swap.quotes.back": "เปลี่ยนสวอป",
 "swap.quotes.fee": [
  "ค่าธรรมเนียมประมาณ ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "น้อยกว่า ",
  [
   "value"
  ],
  "%"
 ],
 "swap.quotes.about": "ข้อเสนออัปเดตทุกสิบวินาที ส่วนที่ผู้ให้บริการหักรวมไว้แล้ว",
 "swap.slippage.about": "ราคาอาจเปลี่ยนก่อนสวอป หากคุณจะได้รับน้อยกว่าที่ค่านี้ยอมให้ จะไม่มีการสวอป",
 "swap.slippage.presets": "ค่าที่ใช้บ่อย",
 "swap.slippage.custom": "กำหนดเอง",
 "swap.slippage.invalid": "ป้อนค่าตั้งแต่ 0 ถึง 50",
 "swap.slippage.high": "ค่าสูงเท่านี้ คนอื่นอาจเอาส่วนหนึ่งของสิ่งที่คุณควรได้รับไป",
 "swap.slippage.low": "ค่าต่ำเท่านี้ สวอปส่วนใหญ่จะไม่สำเร็จ",
 "swap.slippage.save": "บันทึก",
 "swap.review.stopped": "เตรียมสวอปไม่ได้",
 "swap.review.gone": "ไม่มีอะไรให้ตรวจสอบ",
 "swap.review.back": "เปลี่ยนสวอป",
 "swap.changed.title": "อัตราเปลี่ยนไปแล้ว",
 "swap.changed.body": "ดูตัวเลขใหม่ก่อนดำเนินการต่อ ไม่มีการสวอปใดๆ",
 "swap.unsigned.title": "การลงนามอย่างเดียวไม่พอที่นี่",
 "swap.unsigned.body": "ให้สิทธิ์จำนวนนี้ด้วยธุรกรรมแทน ซึ่งมีค่าธรรมเนียมเครือข่ายแยกต่างหาก ยังไม่มีการส่งหรือสวอปใดๆ",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " ไม่อยู่ในรายการ"
 ],
 "swap.unlisted.body": "ใครๆ ก็สร้างโทเค็นด้วยชื่อใดก็ได้ ตรวจให้แน่ใจว่านี่คือโทเค็นที่คุณหมายถึง:",
 "swap.approval": [
  "ก่อนอื่นคุณให้สิทธิ์ ",
  [
   "provider"
  ],
  " นำ ",
  [
   "token"
  ],
  " ไปเท่าจำนวนนี้พอดี แล้วจึงสวอป"
 ],
 "swap.permit": [
  "ก่อนอื่นคุณลงนามว่า ",
  [
   "provider"
  ],
  " นำ ",
  [
   "amount"
  ],
  " ไปได้พอดีภายใน 30 นาที และทำอย่างอื่นไม่ได้ การลงนามไม่ส่งสิ่งใดและไม่มีค่าใช้จ่าย แล้วจึงสวอป"
 ],
 "swap.consent.loss": [
  "ฉันเข้าใจว่าฉันจะเสียมูลค่าประมาณ ",
  [
   "percent"
  ]
 ],
 "swap.consent.unknown": "ฉันเข้าใจว่าเปรียบเทียบอัตรานี้กับราคาตลาดไม่ได้",
 "swap.moved": [
  "วอลเล็ตของคุณอยู่บนเครือข่ายอื่น สวอปนี้อยู่บน ",
  [
   "network"
  ]
 ],
 "swap.moveBack": [
  "สลับไปที่ ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "ตอนนี้วอลเล็ตของคุณอยู่ในบัญชีอื่น",
 "swap.expired": "อัตรานี้หมดอายุแล้ว",
 "swap.renew": "รับอัตราใหม่",
 "swap.accept": "ยอมรับอัตราใหม่",
 "swap.approveAndSwap": "ให้สิทธิ์และสวอป",
 "swap.signAndSwap": "ลงนามและสวอป",
 "swap.confirm": "สวอป",
 "swap.short.title": [
  [
   "coin"
  ],
  " ไม่พอสำหรับค่าธรรมเนียมเครือข่าย"
 ],
 "swap.short.body": [
  "เพิ่ม ",
  [
   "coin"
  ],
  " หรือสวอปน้อยลง"
 ],
 "swap.working.wallet": [
  "อนุมัติใน ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "ลงนามใน ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "กำลังตรวจสอบอัตรา",
 "swap.working.chain": "กำลังรอเครือข่าย",
 "swap.working.reset": [
  "กำลังเพิกถอนสิทธิ์เดิมสำหรับ ",
  [
   "token"
  ]
 ],
 "swap.working.approve": [
  "กำลังให้สิทธิ์ ",
  [
   "token"
  ],
  " เท่าจำนวนนี้พอดี"
 ],
 "swap.working.permit": [
  "กำลังให้สิทธิ์ ",
  [
   "token"
  ],
  " เท่าจำนวนนี้พอดีด้วยการลงนาม ไม่มีการส่งใดๆ"
 ],
 "swap.working.swap": [
  "กำลังสวอป ",
  [
   "from"
  ],
  " เป็น ",
  [
   "to"
  ]
 ],
 "swap.working.batch": [
  "กำลังให้สิทธิ์และสวอป ",
  [
   "from"
  ],
  " เป็น ",
  [
   "to"
  ],
  " ในขั้นตอนเดียว"
 ],
 "swap.step.approve": "ให้สิทธิ์",
 "swap.step.permit": "ลงนาม",
 "swap.step.swap": "สวอป",
 "swap.result.pending.title": "ส่งสวอปแล้ว",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " เป็นประมาณ ",
  [
   "to"
  ],
  " คุณเปิดหน้านี้ค้างไว้หรือปิดก็ได้"
 ],
 "swap.result.success.title": "สวอปเสร็จสมบูรณ์",
 "swap.result.success.body": [
  "คุณสวอป ",
  [
   "from"
  ],
  " เป็นประมาณ ",
  [
   "to"
  ]
 ],
 "swap.result.failed.title": "สวอปไม่สำเร็จ",
 "swap.result.failed.body": "เครือข่ายปฏิเสธ โทเค็นของคุณจึงยังอยู่ที่เดิม จ่ายไปเพียงค่าธรรมเนียมเครือข่าย",
 "swap.result.replaced.title": "สวอปถูกแทนที่",
 "swap.result.replaced.body": "ธุรกรรมอื่นของวอลเล็ตคุณเข้ามาแทนที่",
 "swap.result.dropped.title": "สวอปไม่ได้รับการยอมรับ",
 "swap.result.dropped.body": "เครือข่ายไม่ยอมรับภายในเวลา ไม่มีการสวอปใดๆ และไม่มีค่าใช้จ่าย",
 "swap.result.unknown.title": "เราติดตามสวอปนี้ไม่ได้",
 "swap.result.unknown.body": "รายการอาจยังสำเร็จได้ โปรดดูบัญชีของคุณหรือตัวสำรวจบล็อก",
 "swap.result.leave": "ไปที่บัญชี",
 "swap.result.done": "เสร็จสิ้น",
 "walletAccounts.title": "บัญชี",
 "walletAccounts.hint": "เพิ่มอีกบัญชี",
 "walletAccounts.intro": "แต่ละบัญชีมีที่อยู่ของตัวเอง คำกู้คืนของคุณกู้คืนได้ทุกบัญชี",
 "walletAccounts.numbered": [
  "บัญชี ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "ชื่อ",
 "walletAccounts.add": "เพิ่มบัญชี",
 "walletAccounts.rename": [
  "เปลี่ยนชื่อ “",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "บันทึก",
 "walletAccounts.cancel": "ยกเลิก",
 "walletAccounts.full": [
  "วอลเล็ตของคุณมี ",
  [
   "count"
  ],
  " บัญชี ซึ่งเป็นจำนวนสูงสุดแล้ว"
 ],
 "walletAccounts.failed": "ไม่สำเร็จ บัญชีของคุณไม่เปลี่ยนแปลง ลองอีกครั้ง",
 "walletAccounts.imported": "นำเข้า",
 "walletAccounts.introImported": "แต่ละบัญชีมีที่อยู่ของตัวเอง คำกู้คืนของคุณกู้คืนได้ทุกบัญชียกเว้นบัญชีที่นำเข้า"
}
export default catalogue
