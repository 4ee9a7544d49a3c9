// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "เข้าสู่ระบบ",
 "social.preparing": "กำลังเตรียมการเข้าสู่ระบบ…",
 "social.leaving": "กำลังพาคุณไปที่ {provider}…",
 "social.number.title": "คุณเห็นหมายเลขใด",
 "social.number.body": "เลือกหมายเลขที่หน้าของ {host} แสดงในการเข้าสู่ระบบ หากไม่มีหน้าใดแสดงหมายเลข ให้ปิดหน้าต่างนี้",
 "social.refused.title": "นั่นเป็นหมายเลขอื่น",
 "social.refused.body": "เพื่อความปลอดภัยของบัญชี การเข้าสู่ระบบนี้ถูกหยุด ปิดหน้าต่างนี้แล้วเริ่มใหม่",
 "social.ended.title": "การเข้าสู่ระบบนี้สิ้นสุดแล้ว",
 "social.ended.body": "ปิดหน้าต่างนี้แล้วเริ่มใหม่ในหน้าที่คุณมา",
 "social.elsewhere.title": "ดำเนินการต่อในอีกหน้าต่าง",
 "social.elsewhere.body": "การเข้าสู่ระบบนี้เปิดอยู่ในหน้าต่างอื่นแล้ว คุณปิดหน้าต่างนี้ได้",
 "social.failed.title": "ไม่สำเร็จ",
 "social.failed.body": "เริ่มการเข้าสู่ระบบไม่ได้ ปิดหน้าต่างนี้แล้วลองอีกครั้ง",
 "social.offline": "เราติดต่อเซิร์ฟเวอร์ไม่ได้ เรากำลังลองต่อไป",
 "social.close": "ปิดหน้าต่างนี้"
} as const
