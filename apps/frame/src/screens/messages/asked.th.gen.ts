// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "ลงนามข้อความ",
 "approval.title.signIn": "ลงชื่อเข้าใช้",
 "approval.title.typedData": "ลงนามข้อมูล",
 "approval.title.transaction": "ยืนยันธุรกรรม",
 "approval.title.session": "อนุญาตให้ใช้จ่ายโดยไม่ถาม",
 "approval.title.link": "ผูกวอลเล็ต",
 "approval.from": "ขอโดย",
 "approval.action.signMessage": "ลงนามข้อความนี้",
 "approval.action.signIn": [
  "ลงชื่อเข้าใช้ ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "ลงนาม “",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "ส่ง ",
  [
   "amount"
  ],
  " ไปที่ ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "ส่ง ",
  [
   "amount"
  ],
  " ไปที่ ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "ย้าย ",
  [
   "amount"
  ],
  " จาก ",
  [
   "from"
  ],
  " ไปที่ ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "ย้ายรายการ ",
  [
   "id"
  ],
  " ของ ",
  [
   "token"
  ],
  " จาก ",
  [
   "from"
  ],
  " ไปที่ ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "อนุญาตให้ ",
  [
   "spender"
  ],
  " ใช้จ่าย ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "อนุญาตให้ ",
  [
   "spender"
  ],
  " หัก ",
  [
   "amount"
  ],
  " เป็นค่าธรรมเนียมเครือข่าย"
 ],
 "approval.action.allowUnlimited": [
  "อนุญาตให้ ",
  [
   "spender"
  ],
  " ใช้จ่าย ",
  [
   "token"
  ],
  " ไม่จำกัด"
 ],
 "approval.action.allowAll": [
  "อนุญาตให้ ",
  [
   "spender"
  ],
  " ย้าย ",
  [
   "token"
  ],
  " ทั้งหมดที่คุณมี"
 ],
 "approval.action.revoke": [
  "หยุดไม่ให้ ",
  [
   "spender"
  ],
  " ใช้จ่าย ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "หยุดสิทธิ์ทั้งหมดสำหรับ ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "เรียกใช้ ",
  [
   "selector"
  ],
  " ของ ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "สร้างสัญญา",
 "approval.action.deployAccount": "สร้างบัญชีอัจฉริยะของคุณบนเครือข่ายนี้",
 "approval.action.upgradeAccount": "เปิดใช้ฟีเจอร์อัจฉริยะสำหรับบัญชีของคุณบนเครือข่ายนี้ ที่อยู่ยังคงเดิม",
 "approval.action.openSession": [
  "ให้แอปนี้ส่งได้ไม่เกิน ",
  [
   "amount"
  ],
  " ในทุกช่วง ",
  [
   "period"
  ],
  " จนถึง ",
  [
   "until"
  ],
  " รวมทั้งหมดไม่เกิน ",
  [
   "total"
  ]
 ],
 "approval.action.endSession": [
  "สิ้นสุดสิทธิ์ส่งไม่เกิน ",
  [
   "amount"
  ],
  " ในทุกช่วง ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "เปิดบัญชี ",
  [
   "address"
  ],
  " ให้ ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "ปิดบัญชี ",
  [
   "address"
  ],
  " ส่วนที่เหลือจะไปที่ ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "มอบอำนาจควบคุม ",
  [
   "address"
  ],
  " ให้ ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "สละอำนาจควบคุม ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "เพิ่มบันทึก “",
  [
   "text"
  ],
  "”"
 ],
 "approval.action.linkWallet": "ผูกวอลเล็ตนี้กับบัญชีของคุณที่แอปนี้",
 "approval.units": [
  [
   "amount"
  ],
  " หน่วยฐานของ ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  " ไม่อยู่ในรายการของเรา)"
 ],
 "approval.token.unknown": [
  "โทเค็น ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " ของเหรียญประจำเครือข่าย"
 ],
 "approval.label.network": "เครือข่าย",
 "approval.label.fee": "ค่าธรรมเนียมเครือข่าย ไม่เกิน",
 "approval.label.sponsored": "ค่าธรรมเนียมเครือข่าย",
 "approval.sponsored": "มีผู้จ่ายให้คุณ",
 "approval.label.account": "บัญชีของคุณ",
 "approval.label.smartAccount": "บัญชีอัจฉริยะของคุณ",
 "approval.label.actions": "สิ่งที่จะเกิดขึ้น",
 "approval.details": "ทุกอย่างที่จะลงนาม",
 "approval.network.unknown": [
  "เครือข่าย ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "รายการนี้จะไม่สำเร็จ",
 "approval.fails.body": "เครือข่ายจะปฏิเสธ และคุณอาจยังต้องจ่ายค่าธรรมเนียม",
 "approval.unfunded.title": "ยอดไม่พอสำหรับรายการนี้",
 "approval.unfunded.body": "บัญชีนี้มียอดน้อยเกินไปสำหรับรายการนี้และค่าธรรมเนียมเครือข่าย โปรดเติมเงินก่อน",
 "approval.unknown.title": "ตรวจสอบรายการนี้ไม่ได้",
 "approval.unknown.body": "เครือข่ายทดลองทำรายการนี้ก่อนไม่ได้ ดำเนินการต่อเฉพาะเมื่อคุณไว้ใจแหล่งที่มา",
 "approval.warning.foreignSignIn": "รายการนี้ให้คุณลงชื่อเข้าใช้เว็บไซต์อื่นที่ไม่ใช่เว็บไซต์ที่ขอ มีโอกาสสูงว่าเป็นความพยายามยึดบัญชีของคุณที่นั่น",
 "approval.warning.looksLikeHash": "สิ่งนี้ดูเหมือนลายนิ้วมือ (แฮช) ของสิ่งอื่น เช่น ธุรกรรม การลงนามอาจทำให้เงินของคุณถูกย้าย",
 "approval.warning.unlimitedAllowance": "ผู้ใช้สิทธิ์จะนำโทเค็นนี้ทั้งหมดที่คุณมีไปได้ ทั้งตอนนี้และภายหลัง",
 "approval.warning.allowsAll": "ผู้ใช้สิทธิ์จะนำทุกรายการที่คุณมีในคอลเลกชันนี้ไปได้ ทั้งตอนนี้และภายหลัง",
 "approval.warning.authorityChange": "รายการนี้มอบอำนาจควบคุมบัญชีให้ที่อยู่อื่น",
 "approval.warning.permit": "ลายเซ็นนี้เป็นการให้สิทธิ์ ซึ่งใช้ได้โดยไม่ต้องถามคุณอีก",
 "approval.warning.order": "นี่คือคำสั่งซื้อขายในมาร์เก็ตเพลส การลงนามอาจเป็นการยกสิ่งที่เสนอไว้ให้ผู้อื่น",
 "approval.warning.session": "แอปเป็นผู้ตัดสินใจว่าจะส่งเมื่อใดและให้ใคร โดยไม่ถามคุณอีก คุณสิ้นสุดสิทธิ์นี้ได้ทุกเมื่อ",
 "approval.warning.otherChain": "รายการนี้เป็นของเครือข่ายอื่น ไม่ใช่เครือข่ายที่แสดง",
 "approval.warning.otherAccount": "รายการนี้เกี่ยวกับบัญชีที่ไม่ใช่ของคุณ",
 "approval.warning.unknownCall": "เราบอกไม่ได้ว่าการเรียกใช้สัญญานี้ทำอะไร",
 "approval.warning.createsContract": "รายการนี้สร้างสัญญาบนเครือข่าย",
 "approval.warning.unknownProgram": "เราบอกไม่ได้ว่าโปรแกรมนี้ทำอะไร",
 "approval.warning.lookupTables": "บางบัญชีอยู่ในตารางบนเครือข่ายและแสดงที่นี่ไม่ได้",
 "approval.warning.durableNonce": "รายการนี้ไม่มีวันหมดอายุ เมื่อลงนามแล้ว จะถูกส่งเมื่อใดก็ได้ภายหลัง",
 "approval.warning.unreadable": "อ่านเป็นข้อความไม่ได้",
 "approval.warning.highFee": "ค่าธรรมเนียมเครือข่ายสูงผิดปกติ",
 "approval.warning.malformedSignIn": "การลงชื่อเข้าใช้นี้มีรูปแบบไม่ถูกต้อง",
 "approval.warning.severalTransactions": "คุณอนุมัติหลายธุรกรรมพร้อมกัน",
 "approval.approve": "อนุมัติ",
 "approval.sign": "ลงนาม",
 "approval.decline": "ปฏิเสธ",
 "approval.wait": "จะกดได้หลังจากแสดงเต็มหนึ่งวินาที",
 "approval.window.why": "หน้าเว็บอาจบังหรือเปลี่ยนสิ่งที่คุณเห็นที่นี่ โปรดตัดสินใจในหน้าต่างของวอลเล็ต",
 "approval.window.open": "ตรวจสอบในหน้าต่าง",
 "approval.window.waiting": "ตัดสินใจในหน้าต่างที่เปิดขึ้น",
 "approval.window.blocked": "หน้าต่างไม่เปิด อนุญาตป๊อปอัปสำหรับหน้านี้แล้วลองอีกครั้ง",
 "approval.window.closed": "หน้าต่างถูกปิดก่อนที่คุณจะตัดสินใจ",
 "approval.window.lost": "ไม่มีอะไรให้ตัดสินใจที่นี่แล้ว คุณปิดหน้าต่างนี้ได้",
 "approval.next.signIn": "การลงชื่อเข้าใช้ไม่มีค่าใช้จ่ายและไม่ย้ายสิ่งใด",
 "approval.next.signature": "เมื่อลงนามแล้วจะถอนคืนไม่ได้",
 "approval.next.transaction": "เมื่ออนุมัติแล้วจะย้อนกลับไม่ได้",
 "approval.next.session": "เครือข่ายเป็นผู้บังคับใช้ขีดจำกัดเหล่านี้",
 "approval.next.link": "ไม่มีการย้ายสิ่งใด คุณเลิกผูกได้ทุกเมื่อ",
 "approval.window.again": "เปิดอีกครั้ง",
 "approval.window.title": "อนุมัติคำขอ",
 "action.cancel": "ยกเลิก",
 "action.continue": "ดำเนินการต่อ",
 "action.done": "เสร็จสิ้น",
 "change.old.title": "ยืนยันว่าเป็นคุณ",
 "change.old.body": [
  "หากต้องการเปลี่ยนอีเมลเป็น ",
  [
   "next"
  ],
  " ให้ป้อนรหัสที่เราส่งไปที่ ",
  [
   "email"
  ]
 ],
 "change.new.title": "ยืนยันอีเมลใหม่",
 "change.new.body": [
  "ป้อนรหัสที่เราส่งไปที่ ",
  [
   "email"
  ]
 ],
 "change.stopped.title": "อีเมลของคุณไม่เปลี่ยนแปลง",
 "change.stopped.body": "รหัสหมดอายุแล้ว หรือใช้อีเมลนี้ไม่ได้ คุณเริ่มใหม่ได้",
 "change.done.title": "เปลี่ยนอีเมลของคุณแล้ว",
 "change.done.body": [
  "ตั้งแต่นี้ไป ให้เข้าสู่ระบบด้วย ",
  [
   "email"
  ]
 ],
 "change.undo": [
  "เราส่งอีเมลไปที่ ",
  [
   "email"
  ],
  " แล้ว ลิงก์ในอีเมลใช้ย้อนการเปลี่ยนแปลงได้ภายใน 24 ชั่วโมง"
 ],
 "change.resend": "เริ่มใหม่",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "เริ่มใหม่ได้ใน ",
     0,
     " วินาที"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "เริ่มใหม่ได้ใน ",
     0,
     " นาที"
    ]
   }
  ]
 ],
 "code.label": "รหัสจากอีเมล",
 "code.checking": "กำลังตรวจสอบรหัส",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "รหัสไม่ถูกต้อง คุณลองได้อีก ",
     0,
     " ครั้ง"
    ]
   }
  ]
 ],
 "code.offline": "เราตรวจสอบรหัสไม่ได้ ตรวจสอบการเชื่อมต่อหรือรอสักครู่ แล้วดำเนินการต่อ",
 "code.renewed": "เราส่งรหัสใหม่แล้ว รหัสเดิมใช้ไม่ได้อีก",
 "code.tooMany.title": "ป้อนรหัสผิดหลายครั้งเกินไป",
 "code.tooMany.body": "รหัสนี้ใช้ไม่ได้แล้ว ส่งรหัสใหม่เพื่อลองอีกครั้ง",
 "code.expired.title": "รหัสหมดอายุแล้ว",
 "code.expired.body": "รหัสใช้ได้ 5 นาที ส่งรหัสใหม่เพื่อลองอีกครั้ง",
 "code.resend": "ส่งรหัสใหม่",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "ส่งรหัสใหม่ได้ใน ",
     0,
     " วินาที"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "ส่งรหัสใหม่ได้ใน ",
     0,
     " นาที"
    ]
   }
  ]
 ],
 "confirm.window": "รายการนี้ตัดสินใจในหน้าต่างของวอลเล็ต และจะขอพาสคีย์ของคุณที่นั่น",
 "confirm.again": "ต้องยืนยันรายการนี้ด้วยพาสคีย์ของคุณ เปิดหน้าต่างแล้วลองอีกครั้ง",
 "confirm.next": "ขั้นตอนถัดไปจะขอพาสคีย์ของคุณ",
 "confirm.problem": "พาสคีย์ของคุณไม่ได้ยืนยัน ไม่มีการลงนามใดๆ ลองอีกครั้ง",
 "login.for": [
  "สำหรับวอลเล็ตของคุณที่ ",
  [
   "host"
  ]
 ],
 "login.link.title": "ตรวจสอบอีเมลของคุณ",
 "login.link.body": [
  "เปิดลิงก์ในอีเมลที่เราส่งไปที่ ",
  [
   "email"
  ],
  " แล้วเลือกหมายเลขนี้ที่นั่น:"
 ],
 "login.link.number": [
  "หมายเลขของคุณคือ ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "กำลังรอให้คุณเลือก ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "เราส่งอีเมลอีกฉบับแล้ว ในนั้นจะถามหมายเลขใหม่นี้",
 "login.link.offline": "เราติดต่อเซิร์ฟเวอร์ไม่ได้ เรากำลังลองต่อไป",
 "login.link.delayed": "อีเมลยังไม่ถูกส่งออก เรากำลังลองต่อไป รอที่นี่ หรือส่งอีกฉบับภายหลัง",
 "login.mailFailed.title": "ส่งอีเมลไม่ถึง",
 "login.mailFailed.body": [
  "เราส่งอีเมลไปที่ ",
  [
   "email"
  ],
  " ไม่ได้ ตรวจการสะกด หรือส่งอีกครั้ง"
 ],
 "login.refused.title": "นั่นเป็นหมายเลขอื่น",
 "login.refused.body": "เพื่อความปลอดภัยของวอลเล็ต การเข้าสู่ระบบนี้ถูกหยุด ส่งอีเมลอีกฉบับแล้วเลือกหมายเลขที่คุณเห็นที่นี่",
 "login.ended.title": "ลิงก์หมดอายุแล้ว",
 "login.ended.body": "ลิงก์ใช้ได้ 10 นาที ส่งอีเมลอีกฉบับเพื่อรับลิงก์ใหม่",
 "login.resend": "ส่งอีเมลอีกฉบับ",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "ส่งอีเมลอีกฉบับได้ใน ",
     0,
     " วินาที"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "ส่งอีเมลอีกฉบับได้ใน ",
     0,
     " นาที"
    ]
   }
  ]
 ],
 "login.code.title": "ป้อนรหัส",
 "login.code.body": [
  "เราส่งตัวเลข 8 หลักไปที่ ",
  [
   "email"
  ]
 ],
 "login.done": "คุณเข้าสู่ระบบแล้ว",
 "login.finishing": "กำลังเข้าสู่ระบบ",
 "login.otherEmail": "ใช้อีเมลอื่น",
 "login.link.approved": "ยืนยันหมายเลขแล้ว",
 "login.wait.title": "อุปกรณ์นี้เป็นอุปกรณ์ใหม่",
 "login.wait.body": [
  "เพื่อความปลอดภัยของคุณ วอลเล็ตจะเปิดบนอุปกรณ์นี้ได้ ",
  [
   "time"
  ],
  " โปรดเข้าสู่ระบบอีกครั้งในเวลานั้น"
 ],
 "login.wait.mail": [
  "เราส่งอีเมลไปที่ ",
  [
   "email"
  ],
  " ซึ่งคุณใช้หยุดได้"
 ],
 "login.wait.close": "เข้าใจแล้ว",
 "login.code.sameMail": "ขั้นตอนสุดท้าย: ตัวเลข 8 หลักในอีเมลฉบับเดียวกัน ใต้ลิงก์",
 "login.opening": "กำลังเปิดวอลเล็ตของคุณ…",
 "login.social.title": "ดำเนินการต่อในหน้าต่าง",
 "login.social.body": [
  "เข้าสู่ระบบด้วย ",
  [
   "provider"
  ],
  " ในหน้าต่างที่เปิดขึ้น หน้านี้จะดำเนินการต่อเอง"
 ],
 "login.social.waiting": [
  "กำลังรอ ",
  [
   "provider"
  ]
 ],
 "login.social.again": "เปิดอีกครั้ง",
 "login.social.number.title": "เลือกหมายเลขนี้",
 "login.social.number.body": "หน้าต่างที่เปิดขึ้นจะถามหมายเลขนี้ เพื่อให้แน่ใจว่าเป็นของหน้านี้:"
}
export default catalogue
