// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "account.account": "الحساب",
 "account.end": "إنهاء",
 "account.ended": "انتهت الجلسة",
 "account.everywhere": "تسجيل الخروج من كل مكان",
 "account.everywhereWords": "يُسجَّل خروجك من كل متصفح سجّلت الدخول فيه، بما فيها هذا المتصفح.",
 "account.name": "الاسم",
 "account.nameHint": "ما يراه الأعضاء الآخرون.",
 "account.nameNone": "بلا اسم",
 "account.operator": "مشغّل هذا الخادم",
 "account.projects": [
  [
   "count",
   2,
   {
    "zero": "لست عضوًا في أي مشروع",
    "one": "عضو في مشروع واحد",
    "two": "عضو في مشروعين",
    "few": [
     "عضو في ",
     0,
     " مشاريع"
    ],
    "many": [
     "عضو في ",
     0,
     " مشروعًا"
    ],
    "other": [
     "عضو في ",
     0,
     " مشروع"
    ]
   }
  ]
 ],
 "account.rename": "تعديل",
 "account.renamed": "حُفظ",
 "account.role": "الدور",
 "account.save": "حفظ",
 "account.sessions": "أين سجّلت الدخول",
 "account.sessionsWords": "أنهِ ما لا تعرفه.",
 "account.signedIn": "تسجيل الدخول",
 "account.site": "العنوان",
 "account.thisOne": "هذا المتصفح",
 "account.title": "حسابك",
 "account.used": "آخر استخدام",
 "account.who": "من أنت هنا",
 "account.words": "حسابك هو محفظتك: توقيعها هو ما يفتح لوحة التحكم هذه."
}
