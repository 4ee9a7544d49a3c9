// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "ربط محفظة",
 "button.connecting": "جارٍ الربط…",
 "button.wrongNetwork": "شبكة غير صحيحة",
 "a11y.close": "إغلاق",
 "a11y.back": "رجوع",
 "a11y.help": "ما هي المحفظة؟",
 "a11y.copied": "تم النسخ",
 "a11y.copyFailed": "تعذّر النسخ",
 "a11y.loading": "جارٍ التحميل",
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
 "action.openWallet": [
  "افتح ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "action.otherWallet": "اختيار محفظة أخرى",
 "branding.poweredBy": [
  "مدعوم من ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
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
  "⁨",
  [
   "count"
  ],
  "⁩"
 ],
 "connect.logins": "تسجيل الدخول",
 "connect.noWallet": "ليست لديّ محفظة",
 "connect.whatIsWallet": "ما هي المحفظة؟",
 "connect.empty.title": "لم نعثر على محفظة",
 "connect.empty.body": "لا توجد محفظة في هذا المتصفح بعد. الحصول على واحدة يستغرق دقائق قليلة.",
 "connect.forChain": [
  "محافظ تعمل مع ",
  "⁨",
  [
   "chain"
  ],
  "⁩"
 ],
 "connect.chooseChain.title": "اختر سلسلة",
 "connect.chooseChain.body": [
  "تعمل ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " مع عدة سلاسل. أين تريد الربط؟"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "zero": "لا شبكات",
    "one": "شبكة واحدة",
    "two": "شبكتان",
    "few": [
     0,
     " شبكات"
    ],
    "many": [
     0,
     " شبكة"
    ],
    "other": [
     0,
     " شبكة"
    ]
   }
  ]
 ],
 "allWallets.title": "كل المحافظ",
 "allWallets.search": "البحث عن محفظة",
 "allWallets.list": "المحافظ",
 "allWallets.empty.title": "لا توجد نتائج",
 "allWallets.empty.body": [
  "لا شيء يطابق «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "». تحقق من الكتابة أو جرّب اسمًا آخر."
 ],
 "allWallets.more": "عرض المزيد",
 "connecting.waiting.title": [
  "افتح ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " ووافق"
 ],
 "connecting.waiting.body": "هناك طلب ينتظر في محفظتك.",
 "connecting.declined.title": "تم رفض الطلب",
 "connecting.declined.body": "يمكنك المحاولة مرة أخرى.",
 "connecting.pending.title": "هناك طلب مفتوح بالفعل",
 "connecting.pending.body": [
  "أجب عنه في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " ثم أعد المحاولة."
 ],
 "connecting.inApp.title": [
  "تابع في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "connecting.inApp.body": [
  "يفتح ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " هذه الصفحة في متصفحه الخاص. اتصل من هناك."
 ],
 "connecting.notInstalled.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " غير مثبّتة"
 ],
 "connecting.notInstalled.body": "ثبّتها ثم عُد وأعد تحميل الصفحة.",
 "connecting.notInstalled.install": [
  "تثبيت ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "connecting.timedOut.title": [
  "لم تُجب ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "connecting.timedOut.body": "استغرق الطلب وقتًا طويلًا. افتح محفظتك وأعد المحاولة.",
 "connecting.blocked.title": "حُظرت النافذة",
 "connecting.blocked.body": [
  "لم يسمح متصفحك بفتح ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  ". اسمح بالنوافذ المنبثقة لهذه الصفحة إن سُئلت، ثم حاول مرة أخرى."
 ],
 "connecting.failed.title": "تعذّر الربط",
 "connecting.failed.body": [
  "أبلغت ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " عن مشكلة. أعد المحاولة أو اختر محفظة أخرى."
 ],
 "connecting.done": "تم الربط",
 "error.connect/rejected": "تم رفض الطلب. يمكنك المحاولة مرة أخرى.",
 "error.connect/failed": "تعذّر الربط. أعد المحاولة.",
 "error.connect/pending": "لدى محفظتك طلب مفتوح بالفعل. أجب عنه هناك أولًا.",
 "error.connect/timeout": "لم تُجب المحفظة في الوقت المناسب. أعد المحاولة.",
 "error.connect/not_installed": "هذه المحفظة غير مثبّتة في هذا المتصفح.",
 "error.connection/none": "لا توجد محفظة متصلة.",
 "error.connection/reconnecting": "ما زالت إعادة الاتصال جارية. انتظر لحظة ثم أعد المحاولة.",
 "error.disconnect/failed": "تعذّر قطع الاتصال. أعد المحاولة.",
 "error.network/unknown": "هذه الشبكة غير معروفة هنا.",
 "error.network/unsupported": "لا تدعم محفظتك هذه الشبكة.",
 "error.network/switch_failed": "تعذّر تبديل الشبكة. أعد المحاولة.",
 "error.network/switch_rejected": "تم رفض التبديل. يمكنك المحاولة مرة أخرى.",
 "error.sign/rejected": "تم رفض التوقيع. يمكنك المحاولة مرة أخرى.",
 "error.sign/failed": "تعذّر على محفظتك التوقيع. أعد المحاولة.",
 "error.balance/unavailable": "الرصيد غير متاح",
 "error.wallet/disconnected": "فقدت محفظتك اتصالها. افتحها وأعد المحاولة.",
 "error.wallet/unauthorized": "لم تسمح محفظتك بهذا. افتح قفلها وأعد المحاولة.",
 "error.wallet/unsupported_method": "لا تستطيع محفظتك القيام بهذا.",
 "error.request/action_not_allowed": "الإجراء غير مسموح",
 "error.request/timeout": "لا إجابة في الوقت المناسب. أعد المحاولة.",
 "error.request/http_failed": "تعذّر الوصول إلى الخادم. تحقق من اتصالك وأعد المحاولة.",
 "error.general/unexpected": "حدث خطأ ما. أعد المحاولة.",
 "alert.view/unavailable.title": "العرض غير متاح",
 "alert.view/unavailable.body": "لا يوفّر هذا التطبيق ذلك هنا.",
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
 "alert.embedded/load_failed.title": "خطأ في الشبكة: تعذّر تحميل المحفظة المدمجة",
 "alert.embedded/load_failed.body": "تحقق من اتصالك وأعد المحاولة لاحقًا.",
 "alert.embedded/timeout.title": "انتهت مهلة طلب المحفظة المدمجة",
 "alert.embedded/timeout.body": "أعد المحاولة لاحقًا.",
 "alert.session/expired.title": "انتهت الجلسة",
 "alert.session/expired.body": "تحقق من التاريخ والوقت على هذا الجهاز ثم أعد الربط.",
 "alert.config/server_error.title": "خطأ في الخادم",
 "alert.config/server_error.body": "تعذّر جلب إعداد التطبيق. قد تغيب بعض الميزات.",
 "alert.config/rate_limited.title": "طلبات كثيرة جدًا",
 "alert.config/rate_limited.body": "انتظر لحظة ثم أعد تحميل الصفحة.",
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
 ],
 "error.connect/window_blocked": "حظر متصفحك نافذة محفظتك. حاول مرة أخرى.",
 "error.node/insufficient_funds": "رصيدك لا يكفي للمبلغ ورسوم الشبكة.",
 "error.node/execution_reverted": "سيرفض العقد هذه المعاملة. لم يُرسَل شيء.",
 "error.node/nonce_too_low": "سبق أن أرسلت محفظتك معاملة بهذا الرقم. حاول مرة أخرى.",
 "error.node/nonce_too_high": "ما زالت هناك معاملة سابقة لهذا الحساب لم تكتمل. حاول مرة أخرى بعد اكتمالها.",
 "error.node/fee_cap_too_low": "ارتفعت رسوم الشبكة. حاول مرة أخرى.",
 "error.pay/invalid_request": "طلب التطبيق غير صالح. لم يُدفع شيء.",
 "error.pay/unsupported_asset": "لا يمكن دفع هذا الرمز من هنا. قد لا يكون موجوداً، أو أنه يقتطع جزءاً من كل تحويل.",
 "error.pay/in_progress": "يجري هذا الدفع في علامة تبويب أخرى. أكمله هناك.",
 "error.pay/insufficient_funds": "ليس لديك ما يكفي لهذا التبديل ورسوم شبكته.",
 "remote.title": "الربط برمز QR",
 "remote.off.title": "رموز QR غير متاحة هنا",
 "remote.off.body": "لم يُعدّ هذا التطبيق الربط برمز QR. يمكنك استخدام محفظة في هذا المتصفح بدلًا من ذلك.",
 "remote.off.allWallets": "عرض كل المحافظ",
 "badge.qr": "رمز QR",
 "remote.code": "رمز QR لمحفظتك",
 "remote.scan": "امسح هذا الرمز بمحفظة على هاتفك.",
 "remote.scanWith": [
  "امسح هذا الرمز باستخدام ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " على هاتفك."
 ],
 "remote.scanHere": "امسح هذا الرمز بجهاز آخر، أو افتح محفظة على هذا الجهاز.",
 "remote.renews": [
  "يظهر رمز جديد خلال ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ث."
 ],
 "remote.copy": "نسخ الرابط",
 "remote.getApp": "احصل على التطبيق",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "أين تستخدم ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.tab.browser": "المتصفح",
 "remote.tab.mobile": "الهاتف",
 "remote.tab.desktop": "الحاسوب",
 "remote.tab.web": "الويب",
 "remote.notDetected.title": [
  "لم يتم العثور على ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.notDetected.body": "ثبّتها في هذا المتصفح ثم أعد تحميل الصفحة. أو استخدمها على جهاز آخر.",
 "remote.notDetected.phone": "استخدم هاتفك بدلاً من ذلك",
 "remote.open.title": [
  "تابع في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.open.body": "وافق هناك ثم عد إلى هذه الصفحة.",
 "remote.open.device": "افتح محفظة على هذا الجهاز",
 "remote.help.title": "لم تُفتح؟",
 "remote.help.body": [
  "انسخ الرابط والصقه في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  "، أو احصل على التطبيق أولاً."
 ],
 "remote.help.inApp": [
  "افتح هذه الصفحة في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.help.site": "افتح موقعها",
 "remote.linking.title": "أوشكنا على الانتهاء",
 "remote.linking.body": "وافقت محفظتك. جارٍ إعداد الاتصال.",
 "remote.declined.title": "رُفض الطلب في المحفظة",
 "remote.declined.body": "لم يتم أي اتصال. يمكنك المحاولة مرة أخرى.",
 "remote.unreachable.title": "تعذّر إنشاء رمز",
 "remote.unreachable.body": "الخدمة التي تصل إلى محفظتك لا تستجيب. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.",
 "remote.refused.title": "تعذّر إنشاء رمز",
 "remote.refused.body": "رفضت الخدمة التي تصل إلى محفظتك هذه الصفحة. تحقق من الساعة في جهازك وحاول مرة أخرى.",
 "remote.failed.title": "تعذّر الاتصال",
 "remote.failed.body": "لا يمكن استخدام ردّ المحفظة هنا. حاول مرة أخرى أو اختر محفظة أخرى.",
 "error.pairing/expired": "انتهت صلاحية الرمز قبل أن تجيب محفظتك. حاول مرة أخرى.",
 "error.pairing/relay_unreachable": "تعذّر الوصول إلى الخدمة بين هذه الصفحة ومحفظتك. حاول مرة أخرى.",
 "error.pairing/relay_refused": "رفضت الخدمة بين هذه الصفحة ومحفظتك هذا التطبيق. أخبر مطوّريه.",
 "error.pairing/invalid_grant": "منحت محفظتك شيئًا غير المطلوب. أعد المحاولة.",
 "embedded.frame.login": "تسجيل الدخول إلى محفظتك",
 "embedded.frame.approval": "طلب موجه إلى محفظتك",
 "embedded.frame.account": "حساب محفظتك",
 "embedded.sending": [
  "جارٍ إرسال رسالة إلى ",
  "⁨",
  [
   "email"
  ],
  "⁩"
 ],
 "embedded.waiting": "جارٍ تحميل محفظتك",
 "embedded.linking.title": "تم تسجيل دخولك",
 "embedded.linking.body": "جارٍ فتح محفظتك…",
 "embedded.failed.title": "تعذّر تسجيل الدخول",
 "embedded.failed.noAccess": "لا يُسمح لهذا الحساب",
 "embedded.failed.otherEmail": "استخدام بريد آخر",
 "embedded.row.subtitle": "تم الدخول بالبريد الإلكتروني",
 "embedded.security.title": "الأمان",
 "embedded.security.subtitle": "من يستطيع فتح محفظتك",
 "embedded.security.assisted": "يكفي تسجيل دخولك لفتحها.",
 "embedded.security.fragile": "أنت وحدك من يفتحها، وبطريقة واحدة.",
 "embedded.security.secured": "أنت وحدك من يفتحها.",
 "embedded.security.exit": "أنت وحدك من يفتحها، ويمكنك المغادرة.",
 "embedded.security.next.kit": "التالي: حزمة استرداد",
 "embedded.security.next.passkey": "التالي: مفتاح مرور",
 "embedded.security.next.secure": "التالي: اجعلها لك وحدك",
 "embedded.security.next.export": "التالي: حزمة خروج",
 "embedded.security.failed": "تعذّر العرض",
 "embedded.change.intro": "ستتلقى رمزًا على بريدك الحالي، ثم رمزًا آخر على البريد الجديد.",
 "embedded.change.present": "البريد الحالي",
 "embedded.change.label": "البريد الإلكتروني الجديد",
 "embedded.change.send": "متابعة",
 "embedded.change.done": "تم تغيير البريد الإلكتروني",
 "embedded.notAllowed": "الإجراء غير مسموح",
 "embedded.error.email_invalid": "أدخل بريدًا إلكترونيًا مثل ana@example.com.",
 "embedded.error.login/cool_down": [
  "أعد المحاولة بعد ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ثانية"
 ],
 "embedded.error.embedded/load_failed": "تعذّر تحميل المحفظة. تحقق من اتصالك وأعد المحاولة لاحقًا.",
 "embedded.error.embedded/timeout": "تأخرت المحفظة في الرد. أعد المحاولة.",
 "embedded.error.login/mail_failed": "تعذّر تسليم الرسالة. تحقق من العنوان أو أعد المحاولة.",
 "embedded.error.login/attempt_ended": "انتهت صلاحية الرمز. اطلب رمزًا جديدًا.",
 "embedded.error.login/too_many_tries": "رموز خاطئة كثيرة. اطلب رمزًا جديدًا.",
 "embedded.error.login/device_refused": "اختير رقم آخر في الرسالة. أعد المحاولة واختر الرقم الذي تراه هنا.",
 "embedded.error.login/change_pending": "تغيّر بريد هذا الحساب. افتح الرابط في الإشعار للتراجع، أو انتظر يومًا.",
 "embedded.error.login/not_allowed": "هذا الموقع لا يسمح بدخول هذا الحساب. استخدم حسابًا آخر، أو اطلب الإذن من الموقع.",
 "embedded.error.login/user_disabled": "أوقف هذا التطبيق حسابك. سجّل الدخول مجددًا لأخذ محفظتك معك.",
 "embedded.error.login/email_off": "تسجيل الدخول بالبريد الإلكتروني غير متاح هنا.",
 "embedded.error.login/clock_skewed": "تحقق من تاريخ هذا الجهاز ووقته، ثم أعد المحاولة.",
 "embedded.error.request/http_failed": "تعذّر الوصول إلى خادم المحفظة. تحقق من اتصالك وأعد المحاولة.",
 "embedded.error.embedded/unreachable": "لا يمكن الوصول إلى محفظتك الآن. أعد المحاولة بعد دقيقة.",
 "embedded.error.embedded/untrusted": "لم تُفتح محفظتك لأن الخادم أرسل ما لا يخصها. اطلب المساعدة من دعم هذا الموقع.",
 "embedded.error.stopped": "المحافظ متوقفة مؤقتًا. أعد المحاولة لاحقًا.",
 "embedded.error.escrow/login_required": "سجّل الدخول مرة أخرى بالرابط والرمز من الرسالة.",
 "embedded.error.request/too_many": "طلبات كثيرة في وقت واحد. انتظر لحظة ثم أعد المحاولة.",
 "embedded.error.failed": "لم ينجح ذلك. أعد المحاولة.",
 "embedded.row.social": [
  "تم تسجيل الدخول عبر ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "embedded.social.list": "تسجيل الدخول بحساب",
 "embedded.social.continue": [
  "المتابعة عبر ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "embedded.social.waiting.title": "تابع في النافذة",
 "embedded.social.waiting.body": [
  "سجّل الدخول عبر ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " في النافذة التي فُتحت."
 ],
 "embedded.social.blocked": "حُظرت النافذة",
 "embedded.social.closed": "أُغلقت النافذة",
 "embedded.social.declined": "رُفض تسجيل الدخول",
 "embedded.social.open": "فتح النافذة",
 "embedded.social.other": "استخدام طريقة أخرى",
 "embedded.farcaster.scan": "امسح الرمز بهاتفك",
 "embedded.farcaster.here": "تابع في تطبيق Farcaster",
 "embedded.farcaster.only": "وافق عليه في تطبيق Farcaster. لا توافق إلا على تسجيل دخول بدأته بنفسك.",
 "embedded.farcaster.expires": [
  "تنتهي صلاحية هذا الرمز خلال ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ثانية."
 ],
 "embedded.farcaster.code": "رمز لتطبيق Farcaster",
 "embedded.farcaster.copy": "نسخ الرابط",
 "embedded.farcaster.open": "فتح Farcaster",
 "embedded.farcaster.failed": [
  "تعذّر الاتصال بـ ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "embedded.farcaster.expired": "انتهت صلاحية الرمز",
 "embedded.farcaster.expiredBody": "لم تتم الموافقة في الوقت المحدد. حاول مرة أخرى للحصول على رمز جديد.",
 "embedded.error.login/window_blocked": "لم يسمح متصفحك بفتح النافذة. افتحها بالزر أدناه.",
 "embedded.error.login/window_closed": "أغلقتها قبل تسجيل الدخول. يمكنك المحاولة مرة أخرى.",
 "embedded.error.login/window_foreign": "اختير رقم آخر في النافذة. حاول مرة أخرى واختر الرقم الذي تراه هنا.",
 "embedded.error.login/visit_ended": "استغرق تسجيل الدخول وقتًا طويلًا. حاول مرة أخرى.",
 "embedded.error.login/provider_declined": "رفضت في النافذة، فلم تتم مشاركة أي شيء. يمكنك المحاولة مرة أخرى.",
 "embedded.error.login/provider_failed": "تعذّر تأكيد تسجيل الدخول هناك. حاول مرة أخرى بعد قليل.",
 "embedded.error.login/provider_off": "طريقة تسجيل الدخول هذه غير متاحة هنا. استخدم طريقة أخرى.",
 "embedded.passkey.continue": "المتابعة بمفتاح مرور",
 "embedded.passkey.name": "مفتاح مرور",
 "embedded.row.passkey": "تم تسجيل الدخول بمفتاح مرور",
 "embedded.guest.continue": "المتابعة كضيف",
 "embedded.guest.name": "ضيف",
 "embedded.row.guest": "بدون بريد إلكتروني",
 "embedded.guest.secure": "أمّن هذه المحفظة",
 "embedded.security.temporary": "في هذا المتصفح فقط. إذا مُسحت بياناته ضاعت المحفظة.",
 "embedded.error.login/guest_off": "لا يسمح هذا الموقع بدخول الضيوف. استخدم طريقة أخرى.",
 "embedded.linked.title": "المحافظ المرتبطة",
 "embedded.linked.subtitle": "محافظ لديك بالفعل",
 "embedded.linked.intro": "يعرف هذا التطبيق أن هذه المحافظ لك. لا يمكنها فتح محفظة حسابك.",
 "embedded.linked.unread": "تعذّر تحميل محافظك المرتبطة",
 "embedded.linked.none.title": "لا توجد محافظ مرتبطة",
 "embedded.linked.none.body": "اربط محفظة لديك بالفعل ليعرف هذا التطبيق أنها لك. توقّع المحفظة رسالة، دون أي تكلفة.",
 "embedded.linked.add": "ربط محفظة",
 "embedded.linked.full": [
  "ربطت ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " محفظة، وهذا هو الحد الأقصى. ألغِ ربط واحدة أولًا."
 ],
 "embedded.linked.choose": "اختر محفظة في هذا المتصفح.",
 "embedded.linked.missing.title": "لم يُعثر على محفظة",
 "embedded.linked.missing.body": "ثبّت محفظة في هذا المتصفح أو فعّلها، ثم حاول مرة أخرى.",
 "embedded.linked.unlink": "إلغاء الربط",
 "embedded.linked.keep": "الاحتفاظ بها",
 "embedded.linked.cancel": "إلغاء",
 "embedded.linked.confirm.title": [
  "إلغاء ربط ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "؟"
 ],
 "embedded.linked.confirm.body": "لن يعرف هذا التطبيق بعد ذلك أن هذه المحفظة لك. يمكنك ربطها من جديد.",
 "embedded.linked.step.connect.title": [
  "اتصل في ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "embedded.linked.step.connect.body": "اختر الحساب الذي تريد ربطه.",
 "embedded.linked.step.approve.title": [
  "جارٍ ربط ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "embedded.linked.step.approve.body": "جارٍ تحميل الطلب…",
 "embedded.linked.step.sign.title": [
  "وقّع في ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "embedded.linked.step.sign.body": "تُثبت الرسالة أن المحفظة لك. ولا تنقل شيئًا.",
 "embedded.linked.declined": "رُفض الطلب، ولم يُربط شيء.",
 "embedded.linked.error.links/taken": "هذه المحفظة مرتبطة بحساب آخر في هذا التطبيق. ألغِ ربطها هناك أولًا.",
 "embedded.linked.error.links/ended": "استغرق ذلك وقتًا طويلًا. حاول مرة أخرى.",
 "embedded.linked.error.escrow/waiting": "هذا الجهاز جديد. يمكنه ربط المحافظ عندما يمكنه فتح محفظتك."
}
export default catalogue
