// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "settings.analytics.hint": "الفتح والاتصالات والأخطاء، لرسوم هذه اللوحة. لا تُحتسب المتصفحات التي تطلب عدم التتبع.",
 "settings.chains": "السلاسل",
 "settings.chains.caption": "سلاسل هذا الخادم",
 "settings.chains.how": "تُخدم عبر",
 "settings.chains.id": "المعرّف",
 "settings.chains.name": "السلسلة",
 "settings.chains.none": "لا سلسلة مطابقة.",
 "settings.chains.search": "ابحث بالاسم أو المعرّف",
 "settings.chains.variable": "يضبط المشغّلون العقد في صفحة «العقد»، أو بمتغيرات الخادم مثل",
 "settings.chains.words": "السلاسل التي لدى هذا الخادم عقد لها. يحددها المشغّل.",
 "settings.choice.off": "معطّل",
 "settings.choice.on": "مفعّل",
 "settings.choice.page": "الصفحة تقرر",
 "settings.conflict": [
  "غيّره ",
  "⁨",
  [
   "who"
  ],
  "⁩",
  " في هذه الأثناء، الساعة ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "settings.contents.calls": "أعداد النداءات",
 "settings.contents.checkouts": "سجلات الشراء",
 "settings.contents.counts": "أعداد يومية للأحداث",
 "settings.contents.events": "أحداث",
 "settings.contents.fees": "مجاميع يومية للرسوم",
 "settings.contents.keys": "مفاتيح",
 "settings.contents.members": "أعضاء",
 "settings.contents.promises": "وعود بدفع الرسوم",
 "settings.contents.sessions": "جلسات الإنفاق",
 "settings.contents.signIns": "تسجيلات دخول",
 "settings.contrast.button": [
  "نص على زر: ",
  "⁨",
  [
   "ratio"
  ],
  "⁩"
 ],
 "settings.contrast.corrected": [
  "معدّل، كان ",
  "⁨",
  [
   "ratio"
  ],
  "⁩"
 ],
 "settings.contrast.text": [
  "نص بهذا اللون: ",
  "⁨",
  [
   "ratio"
  ],
  "⁩"
 ],
 "settings.danger": "المفاتيح والحذف",
 "settings.danger.words": "مفاتيح البرامج التي تدير المشروع، ونهايته.",
 "settings.delay.days": [
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
     " يوماً"
    ],
    "other": [
     0,
     " يوم"
    ]
   }
  ]
 ],
 "settings.delay.hours": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " ساعة"
    ],
    "one": "ساعة واحدة",
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
 "settings.delay.minutes": [
  [
   "count",
   2,
   {
    "zero": [
     0,
     " دقيقة"
    ],
    "one": "دقيقة واحدة",
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
 "settings.delay.none": "بلا تأخير",
 "settings.delete": "حذف هذا المشروع",
 "settings.delete.action": "حذف المشروع",
 "settings.delete.ask": "تفقد الصفحات التي تستخدمه كل ما يحتاج الخادم، من الآن.",
 "settings.delete.done": "سيُحذف المشروع بعد سبعة أيام",
 "settings.delete.held": [
  [
   "count",
   2,
   {
    "zero": [
     "لدى ",
     0,
     " زائر محافظ مضمنة هنا"
    ],
    "one": "لدى زائر واحد محفظة مضمنة هنا",
    "two": "لدى زائرين محفظتان مضمنتان هنا",
    "few": [
     "لدى ",
     0,
     " زوار محافظ مضمنة هنا"
    ],
    "many": [
     "لدى ",
     0,
     " زائراً محافظ مضمنة هنا"
    ],
    "other": [
     "لدى ",
     0,
     " زائر محافظ مضمنة هنا"
    ]
   }
  ]
 ],
 "settings.delete.heldWords": "لن يتمكنوا من فتحها دون المشروع، لذا لا يمكن حذفه. عطّله أو أزل مستخدميه أولاً.",
 "settings.delete.role": "المالكون وحدهم يحذفون مشروعاً.",
 "settings.delete.title": [
  "حذف ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "؟"
 ],
 "settings.delete.unknown": "لا يمكن عدّ المحافظ المضمّنة هنا",
 "settings.delete.unknownWords": "لا تستطيع عملية الخادم هذه قراءة قاعدة بيانات تسجيل الدخول، فلا تحذف مشروعًا قد تكون فيه محافظ: اسأل المشغّل.",
 "settings.delete.with": "يُحذف معه:",
 "settings.delete.words": "يُعطّل فوراً ويُحذف بعد سبعة أيام. يمكن استعادته حتى ذلك الحين.",
 "settings.deleting": "هذا المشروع معطّل وسيُحذف. استعده من المفاتيح والحذف.",
 "settings.disabled.hint": "يرفض الخادم كل نداءات المشروع. تبقى المحافظ في المتصفح تعمل.",
 "settings.discard": "تجاهل",
 "settings.feature.activity": "قائمة النشاط",
 "settings.feature.activity.words": "يرى الزوار ما أرسله حسابهم واستلمه.",
 "settings.feature.branding": "سطر «مدعوم من Latchkey»",
 "settings.feature.branding.words": "أسفل كل شاشة في النافذة.",
 "settings.feature.onramp": "شراء العملات",
 "settings.feature.onramp.words": "يشتري الزوار ببطاقة أو مصرف لدى مزودي هذا الخادم.",
 "settings.feature.swap": "مبادلة الرموز",
 "settings.feature.swap.words": "يبادل الزوار رمزاً بآخر.",
 "settings.features": "الميزات",
 "settings.features.here": "حدد الميزات هنا",
 "settings.features.hereHint": "ما يُحدد هنا يغلب شيفرة الصفحة. الإيقاف يترك كل شيء للصفحة.",
 "settings.features.words": "ما يمكن للزوار فعله في النافذة.",
 "settings.field.analytics": "عدّ الأحداث",
 "settings.field.disabled": "معطّل",
 "settings.field.features": "الميزات",
 "settings.field.group": "مجموعة التطبيقات",
 "settings.field.guestLogin": "السماح للزوار بالدخول كضيوف",
 "settings.field.legal": "المستندات",
 "settings.field.loginRules": "من يسجل الدخول",
 "settings.field.mode": "الوضع",
 "settings.field.name": "الاسم",
 "settings.field.newDeviceDelayMinutes": "تأخير الجهاز الجديد",
 "settings.field.origins": "المصادر المسموح بها",
 "settings.field.sponsorship": "الرسوم المدفوعة",
 "settings.field.storeAddresses": "حفظ العناوين مع الأحداث",
 "settings.field.theme": "المظهر",
 "settings.field.tokenLogin": "تسجيل الدخول برموز تطبيقك",
 "settings.field.wallets": "المحافظ",
 "settings.general": "عام",
 "settings.general.words": "اسم المشروع ومدى صرامته.",
 "settings.group.bad": "حروف وأرقام و- و_، بحد أقصى 64.",
 "settings.group.hint": "تطبيقات المجموعة الواحدة قد تتشارك محفظة الزائر المضمنة إن وافق.",
 "settings.guestLogin.hint": "محفظة بلا حساب. يمكن للزائر إضافة دخول لاحقاً.",
 "settings.id": "معرّف المشروع",
 "settings.id.copy": "نسخ المعرّف",
 "settings.id.hint": "تستخدمه الصفحات باسم projectId. ليس سراً ولا يتغير أبداً.",
 "settings.invalid": "بعض الحقول تحتاج إلى تصحيح.",
 "settings.keepMine": "احتفظ بما عندي",
 "settings.keys": "المفاتيح",
 "settings.keys.add": "أضف مفتاحاً",
 "settings.keys.added": "المفتاح الجديد",
 "settings.keys.created": "أُنشئ",
 "settings.keys.expires": "ينتهي",
 "settings.keys.name": "الاسم",
 "settings.keys.nameHint": "أي برنامج سيستخدمه.",
 "settings.keys.never": "أبداً",
 "settings.keys.none": "لا مفاتيح.",
 "settings.keys.revoke": "إبطال",
 "settings.keys.revokeTitle": [
  "إبطال ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "؟"
 ],
 "settings.keys.revokeWords": "تُرفض البرامج التي تستخدمه فوراً. أضف آخر أولاً إن كان عليها الاستمرار.",
 "settings.keys.revoked": "أُبطل المفتاح",
 "settings.keys.used": "آخر استخدام",
 "settings.keys.words": "للبرامج التي تدير هذا المشروع. لا تضع أياً منها في صفحة.",
 "settings.leave": "هل تغادر دون حفظ التغييرات؟",
 "settings.legal": "قانوني",
 "settings.legal.bad": "ليس عنواناً مثل https://example.com/terms.",
 "settings.legal.consent": "يضع الزوار علامة",
 "settings.legal.consentHint": "قبل اختيار محفظة أو الدخول. وإلا تُعرض الروابط.",
 "settings.legal.page": "هل الموافقة مطلوبة قانوناً حيث زوارك؟",
 "settings.legal.pageWords": "استخدم إذاً legal()‎ في الصفحة أيضاً: تسأل قبل أن يجيب هذا الخادم.",
 "settings.legal.privacy": "سياسة الخصوصية",
 "settings.legal.terms": "شروط الخدمة",
 "settings.legal.words": "المستندات التي يوافق عليها الزوار.",
 "settings.login": "تسجيل الدخول",
 "settings.login.allow": "مسموح",
 "settings.login.badRule": "كل سطر عنوان أو نطاق مثل ‎@example.com أو حساب مثل google:1083.",
 "settings.login.deny": "ممنوع",
 "settings.login.denyHint": "المنع يغلب السماح.",
 "settings.login.devices": "الأجهزة الجديدة",
 "settings.login.guests": "الضيوف",
 "settings.login.guestsListed": "حيث يدخل المدرجون فقط، لا ضيوف.",
 "settings.login.listed": "الزوار المدرجون فقط",
 "settings.login.listedHint": "وإلا يمكن لكل زائر تسجيل الدخول.",
 "settings.login.noServer": "لا تسجيل دخول مهيأ على هذا الخادم. يضيف المشغّلون المزوّدين في «المفاتيح والأسرار»، أو يضبطون متغيرات مثل",
 "settings.login.ruleHint": "واحد في كل سطر: ana@example.com، أو ‎@example.com لنطاق، أو google:1083 لحساب لدى مزود.",
 "settings.login.who": "من يسجل الدخول",
 "settings.login.whoWords": "تستمر الجلسات القائمة، 30 يوماً على الأكثر.",
 "settings.login.words": "من يسجل الدخول إلى المحفظة المضمنة وكيف.",
 "settings.logins": "طرق تسجيل الدخول",
 "settings.logins.allowed": "تسجيلات الدخول",
 "settings.logins.email": "البريد الإلكتروني",
 "settings.logins.notReady": "الخادم غير مهيأ لها.",
 "settings.logins.passkey": "مفتاح مرور",
 "settings.logins.words": "للمحفظة المضمنة.",
 "settings.mine": "ما عندك:",
 "settings.mode.development": "تطوير",
 "settings.mode.development.words": "يمكن لجهازك ومواقع المعاينة المجانية استخدام المشروع دون إدراجها.",
 "settings.mode.production": "إنتاج",
 "settings.mode.production.words": "المصادر المدرجة وحدها تستخدم المشروع.",
 "settings.name.needed": "يحتاج المشروع إلى اسم.",
 "settings.needed": "مطلوب",
 "settings.needsVariable": "يحتاج الخادم إلى هذا المتغير:",
 "settings.newDeviceDelay.hint": "كم ينتظر جهاز جديد قبل أن يفتح محفظة قائمة. يُبلّغ الزائر ويمكنه إيقافه.",
 "settings.numbers": "الأرقام",
 "settings.ofOperator": "للمشغّلين",
 "settings.ofOperator.words": "مشغّلو هذا الخادم وحدهم يغيّرون هذه.",
 "settings.operatorOnly": "يمكن لمشغّلي هذا الخادم وحدهم تغيير هذا.",
 "settings.origins": "المصادر",
 "settings.origins.add": "أضف مصدراً",
 "settings.origins.bad": "ليس مصدراً. مثلاً https://app.example.com أو https://*.example.com",
 "settings.origins.development": "في التطوير يُسمح أيضاً بجهازك ومواقع المعاينة المجانية.",
 "settings.origins.needed": "يحتاج المشروع في الإنتاج إلى مصدر واحد على الأقل.",
 "settings.origins.none": "لا مصادر مدرجة. في التطوير يمكن لأي صفحة استخدام المشروع؛ ويعمل تسجيل الدخول على جهازك.",
 "settings.origins.one": [
  "المصدر ",
  [
   "number",
   4
  ]
 ],
 "settings.origins.production": "في الإنتاج لا يُسمح إلا بهذه.",
 "settings.origins.words": "أين يعمل تطبيقك. صفحات هذه العناوين وحدها تستخدم المشروع.",
 "settings.pages": "صفحات الإعدادات",
 "settings.paymaster": "دافع الرسوم",
 "settings.paymaster.account": "منه لحساب واحد",
 "settings.paymaster.any": "لنداءات أي عقد",
 "settings.paymaster.anyHint": "الأكثر أماناً إيقافه: اذكر عقود تطبيقك.",
 "settings.paymaster.badAmount": "ليس مبلغاً مثل 0.05.",
 "settings.paymaster.badContract": "كل سطر عقد مثل eip155:8453:0x…‎",
 "settings.paymaster.contracts": "العقود",
 "settings.paymaster.contractsHint": "واحد في كل سطر مع سلسلته: eip155:8453:0x…‎",
 "settings.paymaster.daily": "الحد لكل سلسلة ويوم",
 "settings.paymaster.dailyHint": "بعملة السلسلة، مثل 0.05. اليوم بتوقيت UTC.",
 "settings.paymaster.noBundler": "لا bundler بدافع رسوم على هذا الخادم، فلا يُدفع شيء بعد. يضيفه المشغّلون في «المفاتيح والأسرار»، أو بمتغيرات مثل",
 "settings.paymaster.on": "دفع الرسوم عن الزوار",
 "settings.paymaster.onHint": "للحسابات الذكية في المحفظة المضمنة.",
 "settings.paymaster.words": "رسوم الشبكة التي يدفعها مشروعك عن الزوار.",
 "settings.readOnly": "دورك يعرض هذه الإعدادات. يمكن لمالك أو مدير تغييرها.",
 "settings.reason.bare_domain": "النجمة تشمل النطاقات الفرعية لا النطاق نفسه. المدرج هو",
 "settings.reason.disabled": "المشروع معطّل.",
 "settings.reason.https_needed": "تحتاج الصفحات في الإنتاج إلى https.",
 "settings.reason.listed": "يطابق النمط",
 "settings.reason.local": "إنه جهازك، في التطوير:",
 "settings.reason.local_in_production": "جهازك مسموح به في التطوير فقط. استخدم له مشروعاً في التطوير.",
 "settings.reason.not_an_origin": "هذا ليس عنوان صفحة.",
 "settings.reason.not_listed": "لا يطابقه أي نمط.",
 "settings.reason.nothing_listed": "لا مصادر مدرجة، لذا يمكن لأي صفحة استخدامه في التطوير.",
 "settings.reason.port_differs": "المنفذ مختلف. المدرج هو",
 "settings.reason.preview": "موقع معاينة مجاني، في التطوير:",
 "settings.reason.preview_in_production": "مواقع المعاينة مسموح بها في التطوير فقط، فأي شخص يمكنه النشر عليها.",
 "settings.reason.preview_untrusted": "يمكن لأي شخص النشر على موقع معاينة، لذا يتطلب تسجيل الدخول إدراجه.",
 "settings.reason.scheme_differs": "http و https مصدران مختلفان. المدرج هو",
 "settings.reason.subdomain": "النطاق الفرعي مصدر آخر. المدرج هو",
 "settings.reason.www_differs": "بـ www وبدونها مصدران مختلفان. المدرج هو",
 "settings.remove": [
  "إزالة ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "settings.restore": "سيُحذف هذا المشروع",
 "settings.restore.action": "استعادة المشروع",
 "settings.restore.done": "استُعيد المشروع",
 "settings.restore.words": [
  "في ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  ". هو معطّل حتى ذلك الحين؛ الاستعادة تعيده كما كان."
 ],
 "settings.save": "حفظ",
 "settings.saved": "تم الحفظ.",
 "settings.screen.desktop": "سطح المكتب",
 "settings.screen.phone": "هاتف",
 "settings.screen.rtl": "من اليمين لليسار",
 "settings.storeAddresses.hint": "وإلا تحمل الأحداث بصمة مشفرة لا يمكن إرجاعها إلى عنوان.",
 "settings.takeTheirs": "اعرض ما عندهم",
 "settings.test": "لماذا رُفضت؟",
 "settings.test.add": [
  "أضف ",
  "⁨",
  [
   "origin"
  ],
  "⁩"
 ],
 "settings.test.allowed": "مسموح",
 "settings.test.check": "تحقق",
 "settings.test.page": "عنوان الصفحة",
 "settings.test.refused": "مرفوض",
 "settings.test.signIn": "تسجيل الدخول:",
 "settings.test.use": "استخدام النافذة:",
 "settings.test.words": "الصق عنوان صفحة. الجواب وفق القائمة أعلاه، حتى قبل حفظها.",
 "settings.theirs": "ما عندهم:",
 "settings.theme": "المظهر",
 "settings.theme.accent": "لون التمييز",
 "settings.theme.accentHint": "بصيغة ‎#rrggbb. تعدّله النافذة حتى يُقرأ النص.",
 "settings.theme.badColor": "ليس لوناً مثل ‎#1a73e8.",
 "settings.theme.density": "ارتفاع الصفوف",
 "settings.theme.density.comfortable": "مريح",
 "settings.theme.density.compact": "مضغوط",
 "settings.theme.edge": "حافة البطاقة",
 "settings.theme.edge.line": "خط",
 "settings.theme.edge.none": "بلا حافة",
 "settings.theme.edge.shadow": "ظل",
 "settings.theme.font": "الخط",
 "settings.theme.font.geometric": "هندسي",
 "settings.theme.font.humanist": "إنساني",
 "settings.theme.font.mono": "ثابت العرض",
 "settings.theme.font.rounded": "مستدير",
 "settings.theme.font.serif": "مذيّل",
 "settings.theme.font.system": "النظام",
 "settings.theme.layout": "التخطيط",
 "settings.theme.layout.compact": "مضغوط",
 "settings.theme.layout.wide": "عريض",
 "settings.theme.layoutHint": "العريض يعرض المحافظ بجانب ما يحدث، على الشاشات التي لا يقل عرضها عن 720 بكسل.",
 "settings.theme.mode": "فاتح أو داكن",
 "settings.theme.mode.auto": "مثل النظام",
 "settings.theme.mode.dark": "داكن",
 "settings.theme.mode.light": "فاتح",
 "settings.theme.overlay": "خلف النافذة",
 "settings.theme.overlay.blur": "ضبابية",
 "settings.theme.overlay.dim": "معتمة",
 "settings.theme.overlay.none": "لا شيء",
 "settings.theme.pageWins": "ما تحدده الصفحة بنفسها يبقى. يرى الزوار التغيير في زيارتهم التالية.",
 "settings.theme.pick": "اختر لوناً",
 "settings.theme.preview": "معاينة",
 "settings.theme.radius": "الزوايا",
 "settings.theme.radius.large": "مستديرة جداً",
 "settings.theme.radius.medium": "مستديرة",
 "settings.theme.radius.none": "مربعة",
 "settings.theme.radius.small": "مستديرة قليلاً",
 "settings.theme.tone": "مسحة الرمادي",
 "settings.theme.tone.cool": "باردة",
 "settings.theme.tone.leaf": "خضراء",
 "settings.theme.tone.neutral": "محايدة",
 "settings.theme.tone.rose": "وردية",
 "settings.theme.tone.sand": "رملية",
 "settings.theme.tone.warm": "دافئة",
 "settings.theme.unset": "كما تقول الصفحة",
 "settings.theme.words": "شكل النافذة، بجانب النافذة نفسها.",
 "settings.tokens": "تسجيل دخولك الخاص",
 "settings.tokens.audience": "الجمهور (aud)",
 "settings.tokens.badKeys": "ليس عنواناً مثل https://id.example.com/jwks.json.",
 "settings.tokens.issuer": "المصدر (iss)",
 "settings.tokens.keys": "عنوان المفاتيح العامة (JWKS)",
 "settings.tokens.keysHint": "عنوان https عام، أو مضيف من TOKEN_LOGIN_HOSTS.",
 "settings.tokens.words": "يسجل زوار تطبيقك الدخول بالرموز التي يمنحها لهم أصلاً.",
 "settings.undo": "تراجع",
 "settings.unsaved": "لديك تغييرات لم تُحفظ.",
 "settings.wallets": "المحافظ",
 "settings.wallets.all": "كل المحافظ",
 "settings.wallets.do.featured": "اعرض أولاً",
 "settings.wallets.do.hidden": "أخفِ",
 "settings.wallets.do.recommended": "اقترح",
 "settings.wallets.down": [
  "حرّك ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " للأسفل"
 ],
 "settings.wallets.featured": "الأولى في القائمة",
 "settings.wallets.featuredWords": "بعد المثبتة والمستخدمة حديثاً. اسحب للترتيب أو استخدم الأسهم.",
 "settings.wallets.found": [
  [
   "count",
   2,
   {
    "zero": "لا محافظ",
    "one": "محفظة واحدة",
    "two": "محفظتان",
    "few": [
     0,
     " محافظ"
    ],
    "many": [
     0,
     " محفظة"
    ],
    "other": [
     0,
     " محفظة"
    ]
   }
  ]
 ],
 "settings.wallets.here": "اختر المحافظ هنا",
 "settings.wallets.hereHint": "يسري من زيارة الزائر الثانية. ما تحدده الصفحة بنفسها يبقى.",
 "settings.wallets.hidden": "مخفية",
 "settings.wallets.hiddenWords": "لا تُعرض حتى لو كانت مثبتة.",
 "settings.wallets.is.featured": "أولى",
 "settings.wallets.is.hidden": "مخفية",
 "settings.wallets.is.recommended": "مقترحة",
 "settings.wallets.moved": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " الآن رقم ",
  [
   "position",
   4
  ]
 ],
 "settings.wallets.noMatch": "لا محفظة بهذا الاسم.",
 "settings.wallets.none": "لا شيء بعد. ابحث أدناه.",
 "settings.wallets.recommended": "مقترحة",
 "settings.wallets.recommendedWords": "للزوار الذين لديهم محافظ قليلة.",
 "settings.wallets.search": "ابحث بالاسم",
 "settings.wallets.up": [
  "حرّك ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " للأعلى"
 ],
 "settings.wallets.words": "أي المحافظ تعرضها النافذة وبأي ترتيب."
}
