// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "users.added": "أُضيف",
 "users.at": "متى",
 "users.back": "كل المستخدمين",
 "users.browser": "المتصفح",
 "users.by.app": "فريقك",
 "users.by.operator": "مشغّل الخادم",
 "users.by.visitor": "المستخدم",
 "users.days": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " يوم"
    ],
    "one": "يوم واحد",
    "two": "يومان",
    "few": [
     0,
     " أيام"
    ],
    "many": [
     0,
     " يومًا"
    ],
    "other": [
     0,
     " يوم"
    ]
   }
  ]
 ],
 "users.delete": "حذف المستخدم",
 "users.deleteAsk": "حذف هذا المستخدم ومحفظته؟",
 "users.deleteWords": "يتلقى المستخدم رسالة فورًا، ويمكنه إيقاف ذلك أو حفظ المحفظة حتى ذلك اليوم. ثم يُحذف الحساب والمحفظة نهائيًا.",
 "users.deletion.erasing": "جارٍ الحذف",
 "users.deletion.mail.failed": "تعذّر تسليم الرسالة، لذلك لن يُحذف شيء.",
 "users.deletion.mail.queued": "الرسالة إلى المستخدم في الطريق.",
 "users.deletion.mail.sent": "أُبلغ المستخدم بالبريد، ويمكنه إيقاف ذلك حتى ذلك الحين.",
 "users.deletion.stopped": "أوقف المستخدم عملية حذف، ويمكن الطلب من جديد بعد 30 يومًا.",
 "users.deletion.waiting": [
  "سيُحذف في ",
  "⁨",
  [
   "date"
  ],
  "⁩"
 ],
 "users.deletionAsked": "أُبلغ المستخدم بالبريد",
 "users.devices": "الأجهزة",
 "users.devicesNone": "لا جهاز مسجّل الدخول.",
 "users.devicesWords": "حسب المتصفح واليوم. لا تُعرض المفاتيح ولا الجلسات أبدًا.",
 "users.disable": "إيقاف المستخدم",
 "users.disableAsk": "إيقاف هذا المستخدم؟",
 "users.disableWords": "يُنهي جلساته فورًا ولا يعود تطبيقك يسمح بدخوله. وتبقى المحفظة له: عند الدخول يمكنه رؤية كلمات الاسترداد ونقلها إلى مكان آخر.",
 "users.disabled": "أُوقف المستخدم",
 "users.enable": "تشغيل المستخدم",
 "users.enableWords": "يسمح له بالدخول من جديد بالمحفظة نفسها.",
 "users.enabled": "يمكن للمستخدم الدخول من جديد",
 "users.error.users/deletion_stopped": "أوقف المستخدم عملية حذف قبل أقل من 30 يومًا.",
 "users.error.users/has_logged_in": "سجّل هذا المستخدم الدخول في هذه الأثناء.",
 "users.error.users/no_way_out": "ليس لهذا الزائر كلمات يغادر بها بعد، وسيفقد المحفظة.",
 "users.error.users/unreachable": "لا عنوان بريد معروفًا فلا يمكن إبلاغ المستخدم. أوقفه بدلًا من ذلك.",
 "users.factor": "الوسيلة",
 "users.factors": "وسائل الفتح",
 "users.factorsAway": "الخزنة لا تجيب، فوسائل المحفظة غير معروضة.",
 "users.factorsNone": "لا شيء معروف.",
 "users.factorsWords": "ما يسجّل دخولهم، وما يفتح محفظتهم.",
 "users.find": "بحث",
 "users.firstLogin": "أول دخول",
 "users.grace": "مهلة الاعتراض",
 "users.graceHint": "تبدأ اليوم.",
 "users.id": "المعرّف",
 "users.keep": "عدم الحذف",
 "users.kept": "يبقى المستخدم",
 "users.kind.email": "البريد الإلكتروني",
 "users.kind.escrow": "الدخول يفتح المحفظة",
 "users.kind.guest": "زائر",
 "users.kind.kit": "عدّة الاسترداد",
 "users.kind.passkey": "مفتاح مرور",
 "users.kind.token": "دخولك أنت",
 "users.kind.totp": "تطبيق مصادقة",
 "users.lastSeen": "آخر ظهور",
 "users.linked": "المحافظ المرتبطة",
 "users.list": "المستخدمون",
 "users.logins": "طريقة الدخول",
 "users.none": "لا مستخدمين بعد",
 "users.noneWords": "يظهر هنا كل من يسجّل الدخول إلى تطبيقك.",
 "users.notFound": "لا مستخدم بهذا. تُطابق العناوين الكاملة فقط.",
 "users.one": "مستخدم",
 "users.ownId": "معرّفك",
 "users.record.deletion-asked": "طلب حذف",
 "users.record.deletion-cancelled": "سحب طلب الحذف",
 "users.record.deletion-stopped": "إيقاف الحذف",
 "users.record.disabled": "إيقاف",
 "users.record.enabled": "تشغيل من جديد",
 "users.record.looked-up": "اطّلاع على هذا المستخدم",
 "users.records": "ما فعله الدعم",
 "users.recordsNone": "لم يُطّلع على شيء ولم يُفعل شيء.",
 "users.recordsWords": "يرى المستخدم القائمة نفسها في محفظته.",
 "users.remove": "إزالة المستخدم",
 "users.removeAsk": "إزالة هذا المستخدم؟",
 "users.removeWords": "خزّنه تطبيقك ولم يسجّل الدخول قط. لا محفظة له.",
 "users.search": "البحث عن مستخدم",
 "users.searchHint": "عنوان البريد كاملًا، أو عنوان محفظة، أو معرّفك أنت.",
 "users.seen": "فتح صفحة مستخدم يُسجَّل، ويراه المستخدم في محفظته.",
 "users.state": "الحالة",
 "users.state.active": "نشط",
 "users.state.ahead": "لم يسجّل الدخول بعد",
 "users.state.deletion": "سيُحذف",
 "users.state.disabled": "موقوف",
 "users.state.guest": "زائر",
 "users.title": "المستخدمون",
 "users.user": "المستخدم",
 "users.what": "ماذا",
 "users.who": "من",
 "users.words": "من يسجّلون الدخول إلى تطبيقك بالمحفظة المضمّنة."
}
