// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const ar: Messages = {
 "button.connect": "ربط محفظة",
 "button.connecting": "جارٍ الربط…",
 "button.wrongNetwork": "شبكة غير صحيحة",
 "a11y.close": "إغلاق",
 "a11y.back": "رجوع",
 "a11y.help": "ما هي المحفظة؟",
 "a11y.copied": "تم النسخ",
 "a11y.copyFailed": "تعذّر النسخ",
 "a11y.loading": "جارٍ التحميل",
 "a11y.retry": "إعادة المحاولة",
 "a11y.dismiss": "تجاهل",
 "a11y.newTab": "يُفتح في علامة تبويب جديدة",
 "a11y.clearSearch": "مسح البحث",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "لا نتائج",
    "zero": "لا نتائج",
    "one": "نتيجة واحدة",
    "two": "نتيجتان",
    "few": [
     0,
     " نتائج"
    ],
    "many": [
     0,
     " نتيجة"
    ],
    "other": [
     0,
     " نتيجة"
    ]
   }
  ]
 ],
 "action.tryAgain": "إعادة المحاولة",
 "action.cancel": "إلغاء",
 "action.disconnect": "قطع الاتصال",
 "action.otherWallet": "اختيار محفظة أخرى",
 "badge.recent": "الأخيرة",
 "badge.installed": "مثبّتة",
 "badge.active": "قيد الاستخدام",
 "badge.current": "الحالية",
 "badge.connected": "متصلة",
 "badge.testnet": "شبكة تجريبية",
 "connect.title": "ربط محفظة",
 "connect.allWallets": "كل المحافظ",
 "connect.walletCount": [
  "+",
  [
   "count"
  ]
 ],
 "connect.noWallet": "ليست لديّ محفظة",
 "connect.whatIsWallet": "ما هي المحفظة؟",
 "connect.empty.title": "لم نعثر على محفظة",
 "connect.empty.body": "لا توجد محفظة في هذا المتصفح بعد. الحصول على واحدة يستغرق دقائق قليلة.",
 "connect.chooseChain.title": "اختر سلسلة",
 "connect.chooseChain.body": [
  "تعمل ",
  [
   "wallet"
  ],
  " مع عدة سلاسل. أين تريد الربط؟"
 ],
 "allWallets.title": "كل المحافظ",
 "allWallets.search": "البحث عن محفظة",
 "allWallets.list": "المحافظ",
 "allWallets.empty.title": "لا توجد نتائج",
 "allWallets.empty.body": [
  "لا شيء يطابق «",
  [
   "query"
  ],
  "». تحقق من الكتابة أو جرّب اسمًا آخر."
 ],
 "allWallets.more": "عرض المزيد",
 "connecting.waiting.title": [
  "افتح ",
  [
   "wallet"
  ],
  " ووافق"
 ],
 "connecting.waiting.body": "هناك طلب ينتظر في محفظتك.",
 "connecting.declined.title": "تم رفض الطلب",
 "connecting.declined.body": "يمكنك المحاولة مرة أخرى.",
 "connecting.pending.title": "هناك طلب مفتوح بالفعل",
 "connecting.pending.body": [
  "أجب عنه في ",
  [
   "wallet"
  ],
  " ثم أعد المحاولة."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " غير مثبّتة"
 ],
 "connecting.notInstalled.body": "أضفها إلى هذا المتصفح ثم عُد وأعد تحميل الصفحة.",
 "connecting.notInstalled.install": [
  "تثبيت ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  "لم تُجب ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "استغرق الطلب وقتًا طويلًا. افتح محفظتك وأعد المحاولة.",
 "connecting.failed.title": "تعذّر الربط",
 "connecting.failed.body": [
  "أبلغت ",
  [
   "wallet"
  ],
  " عن مشكلة. أعد المحاولة أو اختر محفظة أخرى."
 ],
 "connecting.done": "تم الربط",
 "account.title": "الحساب",
 "account.balance": "الرصيد",
 "account.balanceUnavailable": "الرصيد غير متاح",
 "account.balanceUnavailableBody": "تعذّر الوصول إلى الشبكة. أموالك لم تتأثر.",
 "account.copyAddress": "نسخ العنوان",
 "account.explorer": "عرض في المستكشف",
 "account.network": "الشبكة",
 "account.unknownNetwork": "شبكة غير معروفة",
 "account.switchWallet": "تبديل المحفظة",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "zero": "لا محافظ متصلة",
    "one": "محفظة واحدة متصلة",
    "two": "محفظتان متصلتان",
    "few": [
     0,
     " محافظ متصلة"
    ],
    "many": [
     0,
     " محفظة متصلة"
    ],
    "other": [
     0,
     " محفظة متصلة"
    ]
   }
  ]
 ],
 "account.reconnecting": "جارٍ إعادة الاتصال…",
 "wallets.title": "المحافظ",
 "wallets.disconnect": [
  "قطع الاتصال بـ ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "إضافة محفظة أخرى",
 "wallets.empty.title": "لا توجد محافظ متصلة",
 "wallets.empty.body": "اربط محفظة لتظهر هنا.",
 "network.title": "تبديل الشبكة",
 "network.list": "الشبكات",
 "network.search": "البحث عن شبكة",
 "network.empty.title": "لا توجد نتائج",
 "network.empty.body": [
  "لا شيء يطابق «",
  [
   "query"
  ],
  "». جرّب اسمًا آخر."
 ],
 "network.waiting.title": [
  "وافق في ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "تطلب محفظتك التبديل إلى ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "تم رفض التبديل",
 "network.declined.body": [
  "ما زلت على ",
  [
   "network"
  ],
  ". يمكنك المحاولة مرة أخرى."
 ],
 "network.failed.title": [
  "تعذّر التبديل إلى ",
  [
   "network"
  ]
 ],
 "network.failed.body": "أعد المحاولة أو بدّل من محفظتك.",
 "network.unsupported.title": [
  "لا تدعم ",
  [
   "wallet"
  ],
  " شبكة ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "اختر شبكة أخرى أو اربط محفظة مختلفة.",
 "activeChain.title": [
  "الربط بـ ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "تحتاج إلى محفظة تعمل مع ",
  [
   "chain"
  ],
  ". ستبقى اتصالاتك الأخرى."
 ],
 "activeChain.connect": "ربط محفظة",
 "activeChain.stay": "ليس الآن",
 "unsupported.title": "تبديل الشبكة",
 "unsupported.body": "لا يعمل هذا التطبيق على شبكة محفظتك الحالية. اختر إحدى هذه الشبكات للمتابعة.",
 "unsupported.list": "الشبكات المدعومة",
 "whatIsWallet.title": "ما هي المحفظة؟",
 "whatIsWallet.home.title": "بيت لما تملكه",
 "whatIsWallet.home.body": "احفظ الرموز والمقتنيات الرقمية وأرسلها واستلمها.",
 "whatIsWallet.login.title": "طريقة واحدة للدخول",
 "whatIsWallet.login.body": "اربط محفظتك بدل إنشاء حساب وكلمة مرور جديدين.",
 "whatIsWallet.keys.title": "المفاتيح بيدك",
 "whatIsWallet.keys.body": "لا أحد غيرك يستطيع تحريك ما تملكه. لا تشارك عبارة الاسترداد أبدًا.",
 "whatIsWallet.get": "الحصول على محفظة",
 "getWallet.title": "الحصول على محفظة",
 "getWallet.list": "محافظ يمكنك الحصول عليها",
 "getWallet.extension": "إضافة للمتصفح",
 "getWallet.app": "تطبيق للهاتف",
 "getWallet.extensionAndApp": "إضافة للمتصفح وتطبيق للهاتف",
 "getWallet.after": "هل ثبّت واحدة؟ أعد تحميل الصفحة كي نعثر عليها.",
 "getWallet.empty.title": "لا توجد اقتراحات",
 "getWallet.empty.body": "لا يقترح هذا التطبيق أي محفظة. ابحث في متجر إضافات متصفحك عن محفظة تثق بها.",
 "remote.title": "الربط برمز QR",
 "remote.off.title": "رموز QR غير متاحة هنا",
 "remote.off.body": "لم يُعدّ هذا التطبيق الربط برمز QR. يمكنك استخدام محفظة في هذا المتصفح بدلًا من ذلك.",
 "remote.off.allWallets": "عرض كل المحافظ",
 "error.connect/rejected": "تم رفض الطلب. يمكنك المحاولة مرة أخرى.",
 "error.connect/failed": "تعذّر الربط. أعد المحاولة.",
 "error.connect/pending": "لدى محفظتك طلب مفتوح بالفعل. أجب عنه هناك أولًا.",
 "error.connect/timeout": "لم تُجب المحفظة في الوقت المناسب. أعد المحاولة.",
 "error.connect/not_installed": "هذه المحفظة غير مثبّتة في هذا المتصفح.",
 "error.connect/popup_closed": "أُغلقت النافذة قبل أن تنتهي. يمكنك المحاولة مرة أخرى.",
 "error.connection/none": "لا توجد محفظة متصلة.",
 "error.connection/reconnecting": "ما زالت إعادة الاتصال جارية. انتظر لحظة ثم أعد المحاولة.",
 "error.disconnect/failed": "تعذّر قطع الاتصال. أعد المحاولة.",
 "error.network/unknown": "هذه الشبكة غير معروفة هنا.",
 "error.network/unsupported": "لا تدعم محفظتك هذه الشبكة.",
 "error.network/switch_failed": "تعذّر تبديل الشبكة. أعد المحاولة.",
 "error.network/switch_rejected": "تم رفض التبديل. يمكنك المحاولة مرة أخرى.",
 "error.sign/rejected": "تم رفض التوقيع. يمكنك المحاولة مرة أخرى.",
 "error.sign/failed": "تعذّر على محفظتك التوقيع. أعد المحاولة.",
 "error.send/rejected": "تم رفض المعاملة. لم يُرسل شيء.",
 "error.send/failed": "تعذّر إرسال المعاملة. لم يُرسل شيء.",
 "error.balance/unavailable": "الرصيد غير متاح",
 "error.wallet/disconnected": "فقدت محفظتك اتصالها. افتحها وأعد المحاولة.",
 "error.wallet/unauthorized": "لم تسمح محفظتك بهذا. افتح قفلها وأعد المحاولة.",
 "error.wallet/unsupported_method": "لا تستطيع محفظتك القيام بهذا.",
 "error.request/action_not_allowed": "الإجراء غير مسموح",
 "error.request/timeout": "لا إجابة في الوقت المناسب. أعد المحاولة.",
 "error.request/http_failed": "تعذّر الوصول إلى الخادم. تحقق من اتصالك وأعد المحاولة.",
 "error.general/unexpected": "حدث خطأ ما. أعد المحاولة.",
 "alert.network/not_found.title": "الشبكة غير موجودة",
 "alert.network/not_found.body": "هذا التطبيق غير مُعدّ لتلك الشبكة.",
 "alert.project/origin_not_allowed.title": "إعداد التطبيق غير صالح",
 "alert.project/origin_not_allowed.body": "هذا العنوان ليس ضمن قائمة المشروع المسموح بها. يمكن لمالكه إضافته من الإعدادات.",
 "alert.project/domain_unverified.title": "إعداد التطبيق غير صالح",
 "alert.project/domain_unverified.body": "لم يتم التحقق من هذا النطاق للمشروع.",
 "alert.project/invalid_id.title": "إعداد التطبيق غير صالح",
 "alert.project/invalid_id.body": "معرّف المشروع غير صالح، حدّث الإعداد",
 "alert.project/missing_id.title": "معرّف المشروع غير مُعدّ",
 "alert.project/missing_id.body": "تحتاج هذه الميزة إلى مشروع.",
 "alert.frame/load_failed.title": "خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة",
 "alert.frame/load_failed.body": "تحقق من اتصالك وأعد المحاولة لاحقًا.",
 "alert.frame/request_timeout.title": "انتهت مهلة طلب المحفظة المدمجة",
 "alert.frame/request_timeout.body": "أعد المحاولة لاحقًا.",
 "alert.session/expired.title": "انتهت الجلسة",
 "alert.session/expired.body": "تحقق من التاريخ والوقت على هذا الجهاز ثم أعد الربط.",
 "alert.config/server_error.title": "خطأ في الخادم",
 "alert.config/server_error.body": "تعذّر جلب إعداد التطبيق. قد تغيب بعض الميزات.",
 "alert.config/rate_limited.title": "طلبات كثيرة جدًا",
 "alert.config/rate_limited.body": "انتظر لحظة ثم أعد تحميل الصفحة.",
 "toast.walletSwitched": [
  "تستخدم الآن ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "رصيد الرموز غير متاح",
 "time.now": "الآن",
 "time.minute": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " دقيقة"
    ],
    "one": "دقيقة",
    "two": "دقيقتان",
    "few": [
     0,
     " دقائق"
    ],
    "many": [
     0,
     " دقيقة"
    ],
    "other": [
     0,
     " دقيقة"
    ]
   }
  ]
 ],
 "time.hour": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " ساعة"
    ],
    "one": "ساعة",
    "two": "ساعتان",
    "few": [
     0,
     " ساعات"
    ],
    "many": [
     0,
     " ساعة"
    ],
    "other": [
     0,
     " ساعة"
    ]
   }
  ]
 ],
 "time.day": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " يوم"
    ],
    "one": "يوم",
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
 "time.month": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " شهر"
    ],
    "one": "شهر",
    "two": "شهران",
    "few": [
     0,
     " أشهر"
    ],
    "many": [
     0,
     " شهرًا"
    ],
    "other": [
     0,
     " شهر"
    ]
   }
  ]
 ],
 "time.year": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " سنة"
    ],
    "one": "سنة",
    "two": "سنتان",
    "few": [
     0,
     " سنوات"
    ],
    "many": [
     0,
     " سنة"
    ],
    "other": [
     0,
     " سنة"
    ]
   }
  ]
 ]
}
