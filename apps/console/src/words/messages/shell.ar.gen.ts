// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "shell.account": "الحساب",
 "shell.allProjects": "كل المشاريع",
 "shell.cancel": "إلغاء",
 "shell.chooseProject": "اختر مشروعًا",
 "shell.close": "إغلاق",
 "shell.confirm": "سجّل الدخول مجددًا",
 "shell.confirm.company": "تسجيل الدخول مجددًا",
 "shell.confirm.companyWords": "يحتاج هذا إلى تسجيل دخول حديث. ستعود بعده إلى هذه الصفحة، فأجرِ تغييرك من جديد.",
 "shell.confirm.sign": "وقّع بمحفظتك",
 "shell.confirm.words": "يحتاج هذا إلى توقيع حديث. وقّع مرة أخرى وسيستمر الإجراء من تلقاء نفسه.",
 "shell.copied": "تم النسخ",
 "shell.copy": "نسخ",
 "shell.copyFailed": "تعذّر النسخ",
 "shell.error.answerUnknown": "أعاد الخادم ردًا لا تعرفه لوحة التحكم هذه. أعد تحميل الصفحة.",
 "shell.error.away": "الخادم مشغول أو يعيد التشغيل. حاول مجددًا بعد لحظات.",
 "shell.error.changed": "غيّر عضو آخر هذا في هذه الأثناء. أعد التحميل لترى التغيير، ثم أجرِ تغييرك من جديد.",
 "shell.error.database": "قاعدة البيانات غير متاحة. قد يكون المعروض قديمًا، والتغييرات تنتظر عودتها.",
 "shell.error.failed": "لم ينجح هذا. تجد السبب في سجل الخادم.",
 "shell.error.notConfirmed": "لم يتغير شيء لأنه لم يُوقَّع.",
 "shell.error.rateLimited": "طلبات كثيرة جدًا. انتظر دقيقة ثم حاول مجددًا.",
 "shell.error.role": "دورك لا يسمح بهذا. يمكن للمالك تغييره.",
 "shell.error.signedOut": "انتهت جلستك. سجّل الدخول مجددًا.",
 "shell.error.tokenSpent": "هذا الرابط مستخدم أو منتهٍ أو غير موجود.",
 "shell.error.unreachable": "الخادم لا يجيب. تحقق من اتصالك.",
 "shell.failed": "تعذّر عرض الصفحة",
 "shell.failed.title": "تعذّر عرض هذه الصفحة",
 "shell.failed.words": "ربما جرى تحديث لوحة التحكم في هذه الأثناء. إعداداتك محفوظة.",
 "shell.from": "من",
 "shell.kept": "حفظته",
 "shell.language": "اللغة",
 "shell.lastDays": [
  [
   "count",
   2,
   {
    "=1": "اليوم",
    "zero": [
     "آخر ",
     0,
     " يوم"
    ],
    "one": "آخر يوم",
    "two": "آخر يومين",
    "few": [
     "آخر ",
     0,
     " أيام"
    ],
    "many": [
     "آخر ",
     0,
     " يومًا"
    ],
    "other": [
     "آخر ",
     0,
     " يوم"
    ]
   }
  ]
 ],
 "shell.lastKnown": [
  "آخر ما هو معروف، من ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "shell.loading": "جارٍ التحميل",
 "shell.menu": "القائمة",
 "shell.navigation": "الرئيسية",
 "shell.newProject": "مشروع جديد",
 "shell.newer": "الأحدث",
 "shell.noAccess": "لا يوجد وصول",
 "shell.noAccess.title": "دورك لا يفتح هذه الصفحة",
 "shell.noAccess.words": "يمكن لمالك المشروع أن يمنحك دورًا آخر.",
 "shell.noProject": "لا يوجد مشروع",
 "shell.notFound": "غير موجود",
 "shell.notFound.title": "لا توجد صفحة كهذه",
 "shell.notFound.words": "قد يكون الرابط قديمًا أو فيه خطأ مطبعي.",
 "shell.notMember": "لست عضوًا",
 "shell.notMember.title": "هذا الحساب ليس عضوًا بعد",
 "shell.notMember.words": [
  "سجّلت الدخول باسم ",
  "⁨",
  [
   "account"
  ],
  "⁩",
  ". اطلب دعوة من أحد المالكين، أو سجّل الدخول بحساب آخر."
 ],
 "shell.older": "الأقدم",
 "shell.pages": "الصفحات",
 "shell.range": "الفترة",
 "shell.rangeOwn": "فترة مخصصة",
 "shell.reload": "إعادة تحميل",
 "shell.retry": "حاول مجددًا",
 "shell.role.admin": "مشرف",
 "shell.role.operator": "مشغّل",
 "shell.role.owner": "مالك",
 "shell.role.viewer": "مشاهد",
 "shell.secretOnce": "انسخه الآن. لن يُعرض مرة أخرى.",
 "shell.server": "الخادم",
 "shell.signInFailed": "لم ينجح تسجيل الدخول. حاول مجددًا.",
 "shell.signOut": "تسجيل الخروج",
 "shell.skip": "انتقل إلى الصفحة",
 "shell.theme": "المظهر",
 "shell.theme.auto": "مثل النظام",
 "shell.theme.dark": "داكن",
 "shell.theme.light": "فاتح",
 "shell.to": "إلى",
 "shell.toProjects": "إلى مشاريعك",
 "shell.typeName": [
  "اكتب ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " للتأكيد"
 ],
 "shell.yourAccount": "حسابك"
}
