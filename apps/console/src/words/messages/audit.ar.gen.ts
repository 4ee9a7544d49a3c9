// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "audit.actor": "من",
 "audit.actors.ADMIN_TOKEN": "رمز المشغّل",
 "audit.actors.command line": "سطر الأوامر",
 "audit.actors.key": "مفتاح",
 "audit.actors.member": "عضو",
 "audit.actors.visitor": "المستخدم",
 "audit.all": "الكل",
 "audit.at": "متى",
 "audit.becomes": "أصبح",
 "audit.checking": "جارٍ فحص السجل.",
 "audit.clear": "عرض الكل",
 "audit.copyHead": "نسخ البصمة",
 "audit.count": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " قيد"
    ],
    "one": "قيد واحد",
    "two": "قيدان",
    "few": [
     0,
     " قيود"
    ],
    "many": [
     0,
     " قيدًا"
    ],
    "other": [
     0,
     " قيد"
    ]
   }
  ]
 ],
 "audit.details": "التفاصيل",
 "audit.export.csv": "تصدير CSV",
 "audit.export.ndjson": "تصدير أسطر JSON",
 "audit.exportFailed": "لم يصل التصدير. حاول من جديد.",
 "audit.faulty": [
  "فُحص عند ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  ": غُيّر قيد أو أُزيل"
 ],
 "audit.faultyAt": [
  "أولها القيد ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  "."
 ],
 "audit.filter": "تضييق",
 "audit.from": "من يوم",
 "audit.kind": "ماذا",
 "audit.kinds.key/": "المفاتيح",
 "audit.kinds.member/": "الأعضاء",
 "audit.kinds.project/": "المشروع",
 "audit.kinds.secret/": "الأسرار",
 "audit.kinds.user/": "المستخدمون",
 "audit.kinds.webhook/": "الويب هوك",
 "audit.less": "إخفاء الإثبات",
 "audit.none": "لم يتغير شيء بعد",
 "audit.noneFound": "لا قيد مطابق",
 "audit.noneWords": "تُدرج التغييرات هنا مع من أجراها.",
 "audit.number": "القيد",
 "audit.project": "المشروع",
 "audit.proof": "عرض الإثبات",
 "audit.request": "الطلب",
 "audit.server": "سجل التدقيق",
 "audit.serverWords": "كل تغيير في كل مشروع وفي الخادم.",
 "audit.title": "سجل التدقيق",
 "audit.to": "إلى يوم",
 "audit.told.key/added": "أُضيف مفتاح",
 "audit.told.key/replaced": "استُبدل مفتاح",
 "audit.told.key/revoked": "أُلغي مفتاح",
 "audit.told.member/added": "أُضيف عضو",
 "audit.told.member/changed": "غُيّر عضو",
 "audit.told.member/removed": "أُزيل عضو",
 "audit.told.member/renamed": "غُيّر اسم عضو",
 "audit.told.project/changed": "غُيّرت الإعدادات",
 "audit.told.project/created": "أُنشئ المشروع",
 "audit.told.project/deleted": "حُذف المشروع",
 "audit.told.user/deleted": "حُذف مستخدم",
 "audit.told.user/deletion-asked": "طُلب حذف مستخدم",
 "audit.told.user/deletion-cancelled": "سُحب طلب حذف مستخدم",
 "audit.told.user/deletion-stopped": "أوقف المستخدم الحذف",
 "audit.told.user/disabled": "أُوقف مستخدم",
 "audit.told.user/enabled": "شُغّل مستخدم",
 "audit.told.user/looked-up": "اطّلاع على مستخدم",
 "audit.verified": [
  "فُحص عند ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  ": لم يُغيَّر قيد ولم يُزل"
 ],
 "audit.what": "ماذا",
 "audit.words": "كل تغيير في هذا المشروع، وكل اطّلاع على مستخدم."
}
