// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "ما يمكنك فعله",
 "account.action.onramp": "شراء",
 "account.action.swaps": "مبادلة",
 "account.action.receive": "استلام",
 "account.action.send": "إرسال",
 "account.tabs": "ما يملكه الحساب وما قام به",
 "account.tab.tokens": "الرموز",
 "account.tab.nfts": "المقتنيات",
 "account.tab.activity": "النشاط",
 "account.menu": "المزيد عن هذا الحساب",
 "account.balanceUnsupportedBody": "لا يستطيع هذا التطبيق قراءة الشبكة التي عليها محفظتك. أموالك لم تتأثر.",
 "account.partial": "من دون الرموز مجهولة السعر",
 "account.stale": "قد تكون هذه الأرقام قديمة بعض الشيء",
 "account.priceUnknown": "السعر غير معروف",
 "account.searchTokens": "البحث في الرموز",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "zero": "لا رموز لعرضها",
    "one": "عرض رمز واحد",
    "two": "عرض الرمزين",
    "few": [
     "عرض كل الرموز وعددها ",
     0
    ],
    "many": [
     "عرض كل الرموز وعددها ",
     0
    ],
    "other": [
     "عرض كل الرموز وعددها ",
     0
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "zero": "لا رموز مخفية",
    "one": "عرض رمز مخفي واحد",
    "two": "عرض رمزين مخفيين",
    "few": [
     "عرض ",
     0,
     " رموز مخفية"
    ],
    "many": [
     "عرض ",
     0,
     " رمزًا مخفيًا"
    ],
    "other": [
     "عرض ",
     0,
     " رمز مخفي"
    ]
   }
  ]
 ],
 "account.hideTokens": "إخفاء هذه الرموز مجددًا",
 "account.empty.title": "هذا الحساب فارغ",
 "account.empty.body": "سيظهر هنا ما تستلمه أو تشتريه.",
 "account.empty.receive": "عرض عنواني",
 "account.empty.buy": "شراء عملات رقمية",
 "account.noTokens.title": "لم يُعثر على رموز",
 "account.noTokens.body": [
  "لا شيء يطابق «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "». تحقّق من الكتابة أو جرّب اسمًا آخر."
 ],
 "account.tokensUnavailable.title": "الرموز غير متاحة",
 "account.tokensUnavailable.body": "سنعيد المحاولة بعد قليل. أموالك لم تتأثر.",
 "activity.done.send": "تم الإرسال",
 "activity.kind.send": "إرسال",
 "activity.done.receive": "تم الاستلام",
 "activity.kind.receive": "استلام",
 "activity.done.trade": "تمت المبادلة",
 "activity.kind.trade": "مبادلة",
 "activity.done.approve": "تم منح الإذن",
 "activity.kind.approve": "منح إذن",
 "activity.done.revoke": "تم سحب الإذن",
 "activity.kind.revoke": "سحب الإذن",
 "activity.done.mint": "تم السك",
 "activity.kind.mint": "سك",
 "activity.done.burn": "تم الحرق",
 "activity.kind.burn": "حرق",
 "activity.done.deposit": "تم الإيداع",
 "activity.kind.deposit": "إيداع",
 "activity.done.withdraw": "تم السحب",
 "activity.kind.withdraw": "سحب",
 "activity.done.claim": "تمت المطالبة",
 "activity.kind.claim": "مطالبة",
 "activity.done.stake": "تم التخزين",
 "activity.kind.stake": "تخزين",
 "activity.done.unstake": "تم إلغاء التخزين",
 "activity.kind.unstake": "إلغاء التخزين",
 "activity.done.borrow": "تم الاقتراض",
 "activity.kind.borrow": "اقتراض",
 "activity.done.repay": "تم السداد",
 "activity.kind.repay": "سداد",
 "activity.done.buy": "تم الشراء",
 "activity.kind.buy": "شراء",
 "activity.done.deploy": "تم إنشاء العقد",
 "activity.kind.deploy": "إنشاء عقد",
 "activity.done.execute": "استدعاء عقد",
 "activity.kind.execute": "استدعاء عقد",
 "activity.done.other": "معاملة",
 "activity.kind.other": "معاملة",
 "activity.fromHere": "أُرسلت من هنا",
 "activity.latest": "أحدث نشاط",
 "activity.showAll": "عرض كل النشاط",
 "activity.more": "عرض المزيد",
 "activity.refresh": "تحديث",
 "activity.to": "إلى",
 "activity.from": "من",
 "activity.others": [
  [
   "count",
   2,
   {
    "zero": "ولا شيء غيره",
    "one": "وواحد آخر",
    "two": "واثنان آخران",
    "few": [
     "و",
     0,
     " أخرى"
    ],
    "many": [
     "و",
     0,
     " أخرى"
    ],
    "other": [
     "و",
     0,
     " أخرى"
    ]
   }
  ]
 ],
 "activity.status.pending": "قيد التأكيد",
 "activity.status.queued": "في انتظار المالكين",
 "activity.status.success": "مؤكدة",
 "activity.status.failed": "فشلت",
 "activity.status.replaced": "استُبدلت",
 "activity.status.dropped": "لم تُقبَل",
 "activity.status.unknown": "الحالة غير معروفة",
 "activity.moreFailed": "تعذّر تحميل النشاط الأقدم.",
 "activity.empty.title": "لا نشاط بعد",
 "activity.empty.body": "سيظهر هنا ما ترسله وتستلمه وتبادله على هذه الشبكة.",
 "activity.deviceOnly": [
  "لا تسرد عُقد ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " المعاملات حسب الحساب، لذا يظهر هنا فقط ما أرسلته من هذا الجهاز."
 ],
 "activity.partial": [
  "قد تكون بعض المعاملات ناقصة: عُقد ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " لا تسردها كلها."
 ],
 "activity.explorer": "عرض الكل في المستكشف",
 "activity.failed.title": "تعذّر جلب المعاملات",
 "activity.failed.body": "أموالك لم تتأثر. تحقّق من اتصالك ثم أعد المحاولة.",
 "allowances.title": "الأذونات",
 "allowances.hint": "من يمكنه أخذ رموزك",
 "allowances.list": "الأذونات",
 "allowances.intro": "يمكن لهذه التطبيقات أخذ رموز من حسابك دون سؤالك مجددًا.",
 "allowances.unlimited": "بلا حد",
 "allowances.everything": "كل شيء",
 "allowances.empty.title": "لا توجد أذونات",
 "allowances.empty.body": "لا يمكن لأي تطبيق أخذ رموز من حسابك على هذه الشبكة.",
 "allowances.failed.title": "تعذّر تحميل الأذونات",
 "allowances.failed.body": "لم يستجب الخادم. أذوناتك لم تتغير.",
 "allowances.partial": "لم تُقرأ الأذونات الأقدم بعد.",
 "allowances.readOn": "البحث في ما هو أقدم",
 "allowances.nothing": "لا يوجد ما يُلغى",
 "allowances.review": [
  "لن يتمكن ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " بعد الآن من أخذ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " منك."
 ],
 "allowances.spender": "المأذون له",
 "allowances.fee": "الإلغاء معاملة، لذلك تدفع رسوم الشبكة.",
 "allowances.revoke": "إلغاء الإذن",
 "allowances.declined": "رُفض الطلب. الإذن ما زال ساريًا. يمكنك المحاولة مجددًا.",
 "allowances.signing.title": [
  "وافق في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "allowances.signing.body": "طلب الإلغاء بانتظارك في محفظتك.",
 "allowances.pending.title": "جارٍ الإلغاء…",
 "allowances.pending.body": [
  "بانتظار الشبكة. يمكن لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " حتى يكتمل الإلغاء."
 ],
 "allowances.done.title": "أُلغي الإذن",
 "allowances.done.body": [
  "لم يعد بإمكان ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " منك."
 ],
 "allowances.reverted.title": "تعذّر الإلغاء",
 "allowances.reverted.body": [
  "رفضته الشبكة. ما زال بإمكان ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " منك."
 ],
 "allowances.dropped.title": "لم تُقبَل المعاملة",
 "allowances.dropped.body": [
  "لم تقبلها الشبكة في الوقت المحدد ولم تدفع شيئًا. ما زال بإمكان ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " منك."
 ],
 "allowances.unknown.title": "النتيجة غير معروفة",
 "allowances.unknown.body": "فقدنا أثر المعاملة. راجع قائمة الأذونات.",
 "allowances.backToList": "عرض الأذونات",
 "allowances.otherNetwork": "محفظتك على شبكة أخرى. عُد إلى الشبكة ثم حاول مجددًا.",
 "allowances.otherAccount": "محفظتك على حساب آخر. ارجع لترى أذونات ذلك الحساب.",
 "action.cancel": "إلغاء",
 "action.disconnect": "قطع الاتصال",
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
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "wallets.add": "إضافة محفظة أخرى",
 "wallets.disconnectAll": "قطع اتصال الكل",
 "wallets.empty.title": "لا توجد محافظ متصلة",
 "wallets.empty.body": "اربط محفظة لتظهر هنا.",
 "accountType.eoa": "حساب عادي",
 "accountType.smartAccount": "حساب ذكي",
 "accountType.payment": "عنوان دفع",
 "accountType.ordinal": "عنوان المقتنيات",
 "network.title": "تبديل الشبكة",
 "network.list": "الشبكات",
 "network.search": "البحث عن شبكة",
 "network.notConnected": "غير متصل",
 "network.empty.title": "لا توجد نتائج",
 "network.empty.body": [
  "لا شيء يطابق «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "». جرّب اسمًا آخر."
 ],
 "network.waiting.title": [
  "وافق في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "network.waiting.body": [
  "تطلب محفظتك التبديل إلى ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  "."
 ],
 "network.declined.title": "تم رفض التبديل",
 "network.declined.body": [
  "ما زلت على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  ". يمكنك المحاولة مرة أخرى."
 ],
 "network.failed.title": [
  "تعذّر التبديل إلى ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "network.failed.body": "أعد المحاولة أو بدّل من محفظتك.",
 "network.unsupported.title": [
  "لا تدعم ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " شبكة ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "network.unsupported.body": "اختر شبكة أخرى أو اربط محفظة مختلفة.",
 "activeChain.title": [
  "الربط بـ ",
  "⁨",
  [
   "chain"
  ],
  "⁩"
 ],
 "activeChain.body": [
  "تحتاج إلى محفظة تعمل مع ",
  "⁨",
  [
   "chain"
  ],
  "⁩",
  ". ستبقى اتصالاتك الأخرى."
 ],
 "activeChain.connect": "ربط محفظة",
 "activeChain.continue": [
  "المتابعة باستخدام ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
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
 "error.send/rejected": "تم رفض المعاملة. لم يُرسل شيء.",
 "error.send/failed": "تعذّر إرسال المعاملة. لم يُرسل شيء.",
 "toast.walletSwitched": [
  "تستخدم الآن ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "toast.balanceUnavailable": "رصيد الرموز غير متاح",
 "error.send/unsupported_chain": "الإرسال غير متاح على هذه السلسلة.",
 "error.send/incomplete": "المبلغ وعنوان المستلم مطلوبان.",
 "error.send/token_missing": "اختيار رمز مطلوب.",
 "error.send/expired": "وُقِّعت المعاملة بعد فوات الأوان. لم يُرسَل شيء. حاول مرة أخرى.",
 "error.send/below_minimum": "هذا المبلغ أصغر من أن يُرسَل إلى هناك. أرسل مبلغًا أكبر قليلًا.",
 "error.send/coins_kept": "لا يمكن إرسال جزء من رصيدك: دفعات لم تُؤكَّد بعد، ودفعات صغيرة جدًا قد تكون مقتنيات. أرسل أقل.",
 "error.send/too_many_coins": "هذا المبلغ موزّع على دفعات صغيرة كثيرة جدًا. أرسل أقل.",
 "error.send/funds_changed": "تغيّر رصيدك. لم يُرسَل شيء. تحقق من المبلغ وحاول مرة أخرى.",
 "error.send/fee_too_low": "ارتفعت رسوم الشبكة. لم يُرسَل شيء. حاول مرة أخرى.",
 "error.send/overtaken": "سبقتها معاملة أخرى من حسابك. لم يُرسَل شيء. حاول مرة أخرى.",
 "error.send/network_upgraded": "تمت ترقية الشبكة في هذه الأثناء. لم يُرسَل شيء. حاول مرة أخرى.",
 "error.send/leaves_too_little": "يجب أن يبقى مبلغ صغير في حسابك. أرسل أقل قليلًا أو أرسل الكل.",
 "error.send/not_a_wallet": "هذا العنوان يخص رمزًا وليس محفظة. ما ترسله إليه يضيع.",
 "error.send/token_unsupported": "لا يمكن إرسال هذا الرمز من هنا.",
 "error.send/token_mismatch": "تحسب الشبكة هذا الرمز بطريقة تختلف عما يظهر هنا. لم يُرسَل شيء.",
 "error.swap/not_as_shown": "ستفعل هذه المبادلة شيئًا غير المعروض هنا، لذلك لم تُرسل.",
 "error.token/mismatch": "هذا الرمز ليس كما يُسمّى هنا، لذلك لم يُرسل شيء. اختره بعنوانه.",
 "error.token/unverified": "لم يؤكّد أحد غير الخادم ما هو هذا الرمز، لذلك لم يُرسل شيء. حاول لاحقًا.",
 "error.name/resolve_failed": "تعذّر البحث عن هذا الاسم. أدخل العنوان بدلاً منه.",
 "names.title": "اختر اسمًا",
 "names.successTitle": "تم تسجيل الاسم",
 "names.row": "اختر اسمًا",
 "names.rowHint": "أسهل قراءةً من العنوان",
 "names.intro": "الاسم يمثّل حسابك وهو أسهل قراءةً من العنوان. إنه مجاني ويكفيه توقيع واحد.",
 "names.field": "ابحث عن اسم",
 "names.rules": "أحرف إنجليزية وأرقام وواصلات، 4 خانات على الأقل.",
 "names.problem.characters": "يمكن استخدام الأحرف الإنجليزية والأرقام والواصلات فقط.",
 "names.problem.short": "يتكوّن الاسم من 4 خانات على الأقل.",
 "names.problem.long": "يتكوّن الاسم من 63 خانة على الأكثر.",
 "names.problem.ends": "لا يمكن أن يبدأ الاسم أو ينتهي بواصلة.",
 "names.problem.double": "لا يمكن أن يحتوي الاسم على واصلتين متتاليتين.",
 "names.list": "الأسماء",
 "names.own": "أسماؤك",
 "names.free": "متاح",
 "names.taken": "غير متاح",
 "names.off.title": "الأسماء غير متاحة هنا",
 "names.off.body": "هذا التطبيق لا يقدّم أسماء.",
 "names.unreachable.title": "تعذّر البحث عن الأسماء",
 "names.unreachable.body": "لم يجب الخادم. تحقق من اتصالك ثم حاول مجددًا.",
 "names.signing.title": [
  "وقّع في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "names.signing.body": [
  "التوقيع مجاني، ويثبت أن ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " لحسابك."
 ],
 "names.registering.title": "جارٍ تسجيل اسمك",
 "names.declined.title": "رُفض التوقيع",
 "names.declined.body": [
  "لا يزال ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " متاحًا. يمكنك المحاولة مجددًا."
 ],
 "names.takenNow.title": [
  "أُخذ ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " للتو"
 ],
 "names.takenNow.body": "سبقك شخص آخر. اختر اسمًا غيره.",
 "names.reserved.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " محجوز"
 ],
 "names.reserved.body": "لا يمكن لأحد أخذ هذا الاسم. اختر اسمًا غيره.",
 "names.usedUp.title": "لديك أكبر عدد ممكن من الأسماء",
 "names.usedUp.body": "لا يمكن لهذا الحساب أخذ اسم آخر.",
 "names.expired.title": "وصل التوقيع متأخرًا",
 "names.expired.body": "تحقق من تاريخ هذا الجهاز ووقته ثم وقّع مجددًا.",
 "names.otherAccount.title": "محفظتك الآن على حساب آخر",
 "names.otherAccount.body": [
  "لم يُسجَّل ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  ". حاول مرة أخرى لتأخذه لهذا الحساب."
 ],
 "names.unsupported.title": "لا يمكن لمحفظتك أخذ اسم هنا",
 "names.unsupported.body": "بدّل الشبكة أو اربط محفظة أخرى.",
 "names.failed.title": [
  "تعذّر تسجيل ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "names.failed.body": "لم يتغيّر شيء. حاول مجددًا بعد لحظة.",
 "names.success.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " لك الآن"
 ],
 "names.success.body": "أصبح يمثّل حسابك في هذا التطبيق.",
 "names.success.copy": "نسخ الاسم",
 "names.success.done": "تم",
 "names.none.title": "لا يوجد اسم بعد",
 "names.none.body": "اختر اسمًا لتراه هنا.",
 "nfts.list": "رموز NFT",
 "nfts.empty.title": "لا توجد رموز NFT بعد",
 "nfts.empty.body": "تظهر هنا رموز NFT التي تحصل عليها على هذه الشبكة.",
 "nfts.failed.title": "تعذّر تحميل رموز NFT",
 "nfts.failed.body": "لم يستجب الخادم. رموزك لم تتأثر.",
 "nfts.moreFailed": "تعذّر تحميل المزيد.",
 "nfts.more": "عرض المزيد",
 "nfts.showAll": "عرض كل رموز NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "zero": [
     "عرض ",
     0,
     " رمز NFT مخفي"
    ],
    "one": [
     "عرض رمز NFT مخفي واحد (",
     0,
     ")"
    ],
    "two": [
     "عرض رمزي NFT مخفيين (",
     0,
     ")"
    ],
    "few": [
     "عرض ",
     0,
     " رموز NFT مخفية"
    ],
    "many": [
     "عرض ",
     0,
     " رمز NFT مخفيًا"
    ],
    "other": [
     "عرض ",
     0,
     " رمز NFT مخفي"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "إخفاء المحتوى المشتبه به",
 "nfts.nameless": [
  "⁨",
  [
   "collection"
  ],
  "⁩",
  " رقم ",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "nfts.title": "رمز NFT",
 "nfts.gone": "هذا الرمز ليس في حسابك",
 "nfts.spam": "قد يكون محتوى مزعجًا. لا تتبع الروابط في اسمه أو صورته.",
 "nfts.collection": "المجموعة",
 "nfts.contract": "العقد",
 "nfts.address": "العنوان",
 "nfts.number": "رقم الرمز",
 "nfts.amount": "تملك",
 "onramp.title": "شراء عملات رقمية",
 "onramp.pay": "تدفع",
 "onramp.get": "تحصل على",
 "onramp.amount": "المبلغ المدفوع",
 "onramp.payWith": [
  "تغيير طريقة الدفع: ",
  "⁨",
  [
   "currency"
  ],
  "⁩",
  "، ",
  "⁨",
  [
   "method"
  ],
  "⁩"
 ],
 "onramp.buyWhat": [
  "تغيير ما تشتريه: ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " على ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "onramp.limits": [
  "من ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "max"
  ],
  "⁩"
 ],
 "onramp.low": [
  "أقل ما يمكن دفعه بهذه الطريقة ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  "."
 ],
 "onramp.high": [
  "أكثر ما يمكن دفعه بهذه الطريقة ",
  "⁨",
  [
   "max"
  ],
  "⁩",
  "."
 ],
 "onramp.unknown": "لا يوجد سعر بعد",
 "onramp.elsewhere": [
  "هذا التطبيق لا يستخدم ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  ". ستجدها في محفظتك."
 ],
 "onramp.offers": "العروض",
 "onramp.refresh": "تحديث الأسعار",
 "onramp.best": "الأفضل",
 "onramp.via": [
  "عبر ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.providerFee": "رسوم المزوّد",
 "onramp.networkFee": "رسوم الشبكة",
 "onramp.total": "الإجمالي",
 "onramp.moreOffers": "عرض كل العروض",
 "onramp.enterAmount": "أدخل مبلغًا",
 "onramp.changeAmount": "غيّر المبلغ",
 "onramp.asking": "جارٍ جلب الأسعار…",
 "onramp.continue": [
  "المتابعة مع ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.ownWindow": [
  "تدفع في نافذة ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " نفسها. لا تصل بيانات بطاقتك إلى هذا التطبيق أبدًا."
 ],
 "onramp.unreachable.title": "الأسعار غير متاحة",
 "onramp.unreachable.body": "لم يجب أي بائع. لا نعرض سعرًا بدلًا من أن نخمّنه.",
 "onramp.noSeller.title": "لا يقبل أي بائع هذا المبلغ",
 "onramp.noSeller.body": "جرّب مبلغًا آخر أو طريقة دفع أخرى.",
 "onramp.off.title": "الشراء غير متاح هنا",
 "onramp.off.body": "لم يُعدّ هذا التطبيق أي بائع.",
 "onramp.off.back": "العودة إلى الحساب",
 "onramp.noChain.title": "لا شيء يُباع على هذه الشبكة",
 "onramp.noChain.body": "انتقل إلى شبكة أخرى للشراء.",
 "onramp.noChain.switch": "تبديل الشبكة",
 "onramp.buyList": "ماذا تشتري",
 "onramp.search": "ابحث بالاسم أو الشبكة",
 "onramp.empty.title": "لا توجد نتائج",
 "onramp.empty.body": [
  "لا شيء يطابق «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "». جرّب اسمًا آخر."
 ],
 "onramp.payList": "كيف تدفع",
 "onramp.onNetwork": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " على ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "onramp.methodLimits": [
  "⁨",
  [
   "method"
  ],
  "⁩",
  "، من ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "max"
  ],
  "⁩"
 ],
 "onramp.method.card": "بطاقة",
 "onramp.method.bank": "تحويل مصرفي",
 "onramp.method.sepa": "تحويل مصرفي أوروبي",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "رصيد الحساب",
 "onramp.opening.title": [
  "جارٍ فتح ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.opening.body": "ستُفتح نافذة خاصة به بعد لحظة.",
 "onramp.blocked.title": "منع متصفحك فتح النافذة",
 "onramp.blocked.body": [
  "افتح ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " بنفسك للمتابعة. يعمل الرابط مرة واحدة."
 ],
 "onramp.blocked.open": [
  "فتح ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.waiting.title": [
  "أكمل في نافذة ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.waiting.body": "أبقِ هذه الصفحة مفتوحة لترى متى تكتمل عملية الشراء.",
 "onramp.waiting.silent": [
  "لا يخبر ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " هذا التطبيق بسير العملية. ما تشتريه يصل إلى محفظتك."
 ],
 "onramp.destination": "قبل الدفع، تحقق في تلك النافذة من أن الشراء يصل إلى عنوانك:",
 "onramp.paid.title": "تم استلام الدفعة",
 "onramp.paid.body": [
  "يرسل ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " الآن ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " إلى محفظتك."
 ],
 "onramp.left.title": "النافذة مغلقة",
 "onramp.left.body": [
  "إذا كنت قد دفعت فستصل ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " إلى محفظتك. قد يستغرق ذلك بضع دقائق."
 ],
 "onramp.done.title": [
  "اشتريت ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "onramp.done.body": [
  "أرسلها ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " إلى محفظتك."
 ],
 "onramp.done.close": "تم",
 "onramp.unavailable.title": [
  "تعذّر فتح ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.unavailable.body": "لم يُدفع شيء. حاول مجددًا أو اختر عرضًا آخر.",
 "onramp.refused.title": [
  "لم يتمكن ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " من إتمام الشراء"
 ],
 "onramp.refused.body": [
  "تحقق لدى ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " مما إذا كان قد خُصم منك مبلغ قبل أن تحاول مجددًا."
 ],
 "onramp.backToPrices": "العودة إلى الأسعار",
 "onramp.again": "شراء المزيد",
 "pay.title": "الدفع",
 "pay.review.title": "مراجعة الدفع",
 "pay.requestedBy": "بطلب من",
 "pay.for": "مقابل",
 "pay.token": "الرمز",
 "pay.expires": "ينتهي",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "zero": [
     "خلال ",
     0,
     " ثانية"
    ],
    "one": "خلال ثانية واحدة",
    "two": "خلال ثانيتين",
    "few": [
     "خلال ",
     0,
     " ثوانٍ"
    ],
    "many": [
     "خلال ",
     0,
     " ثانية"
    ],
    "other": [
     "خلال ",
     0,
     " ثانية"
    ]
   }
  ]
 ],
 "pay.with": "الدفع باستخدام",
 "pay.balance": [
  "لديك ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.short": [
  "لديك ",
  "⁨",
  [
   "have"
  ],
  "⁩",
  " من ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.swap": [
  "بدّل ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " أولاً"
 ],
 "pay.swapAbout": [
  "حوالي ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.switch": [
  "التبديل إلى ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "pay.switchYourself": [
  "بدّل محفظتك إلى ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " للدفع."
 ],
 "pay.notEnough": [
  "رصيد ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " غير كافٍ"
 ],
 "pay.confirm": [
  "ادفع ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.signing": "بانتظار محفظتك",
 "pay.caution.unsure.title": "ربما دفعت محفظتك بالفعل",
 "pay.caution.unsure.body": "طُلب منها هذا الدفع من قبل ولم تصل إجابتها إلى هذه الصفحة. انظر في محفظتك أولاً. إذا كان الدفع هناك فلا تدفع مرة أخرى.",
 "pay.caution.given": "العنوان المطلوب الدفع له",
 "pay.agree": "تحققت من ذلك وأريد الدفع",
 "pay.pending.title": [
  "جارٍ دفع ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.paid.title": [
  "تم دفع ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.paid.body": "الإيصال لدى التطبيق.",
 "pay.paidAt": "وقت الدفع",
 "pay.expired.title": "انتهت صلاحية هذا الطلب",
 "pay.expired.body": "لم يُدفع شيء. عد إلى التطبيق وابدأ من جديد.",
 "pay.unconfirmed.body": "أُرسل الدفع وقد يتم لاحقاً. لا تدفع مرة أخرى. افتحه من التطبيق لاحقاً لترى كيف انتهى.",
 "pay.failed.title": "فشل الدفع",
 "pay.failed.body": "لم يُدفع شيء. ربما أخذت الشبكة رسومها.",
 "pay.refused.title": "لا يمكن دفع هذا",
 "pay.none.title": "لا شيء للدفع",
 "pay.none.body": "لم يطلب التطبيق أي دفع.",
 "pay.activity.done": "تم الدفع",
 "receive.title": "استلام",
 "receive.code": "رمز QR لعنوانك",
 "receive.copy": "نسخ العنوان",
 "receive.scan": "امسح هذا الرمز أو انسخ العنوان.",
 "receive.yours": "عنوانك",
 "receive.networks": "يعمل على",
 "receive.current": "أنت هنا",
 "receive.warning": "أرسل من إحدى هذه الشبكات فقط. ما يأتي من غيرها قد يضيع.",
 "receive.collectibles": "للمقتنيات مثل Ordinals فقط. ما يُدفع إليه لا يُحتسب ضمن رصيدك هنا.",
 "receive.copyCollectibles": "نسخ عنوان المقتنيات",
 "safety.label": "ما الذي يفعله هذا",
 "safety.checking": "جارٍ التحقق مما سيحدث…",
 "safety.send": "ترسل",
 "safety.receive": "تستلم",
 "safety.allow": "تسمح بـ",
 "safety.revoke": "تلغي السماح بـ",
 "safety.nothing": "لا يتغير شيء مما تملكه.",
 "safety.unlimited": "بلا حد",
 "safety.all": "كل شيء",
 "safety.spender": [
  "لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩"
 ],
 "safety.unlimitedWarning": [
  "يمكن لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ كل ما لديك من ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " في أي وقت، الآن أو لاحقًا. اسمح بما تحتاج إليه فقط."
 ],
 "safety.allWarning": [
  "يمكن لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " أخذ كل ما لديك في ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  "، الآن أو لاحقًا."
 ],
 "safety.unknownToken": "رمز غير معروف",
 "safety.item": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " رقم ",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "safety.reverts.title": "ستفشل هذه العملية",
 "safety.reverts.body": "سيرفضها العقد، وستدفع رسوم الشبكة رغم ذلك.",
 "safety.reverts.reason": [
  "يقول العقد: «",
  "⁨",
  [
   "reason"
  ],
  "⁩",
  "»"
 ],
 "safety.reverts.funds": "رصيدك لا يكفي للمبلغ ورسوم الشبكة.",
 "safety.unknown.title": "تعذّر التحقق من هذه العملية",
 "safety.unknown.body": "لم تتمكن الشبكة من تجربتها مسبقًا، لذلك لا نعرف ما الذي ستغيّره. تابع فقط إذا كنت تثق بمصدرها.",
 "safety.gone.unsent": "انقطع الاتصال بمحفظتك. لم يُرسَل شيء.",
 "safety.gone.asked": "انقطع الاتصال بمحفظتك. إذا كانت لا تزال تطلب التأكيد، فارفض هناك.",
 "send.title": "إرسال",
 "send.tokens.title": "اختيار الرمز",
 "send.review.title": "مراجعة",
 "send.progress.title": "المعاملة",
 "send.tokens.search": "ابحث في الرموز",
 "send.tokens.list": "رموزك",
 "send.tokens.empty.title": "لم يُعثر على رموز",
 "send.tokens.empty.body": [
  "لا شيء مما لديك يطابق «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "»."
 ],
 "send.tokens.none.title": "لا شيء لإرساله بعد",
 "send.tokens.none.body": [
  "الرموز التي تستلمها على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " تظهر هنا."
 ],
 "send.tokens.receive": "استلام",
 "send.unavailable.title": "الرصيد غير متاح",
 "send.unavailable.body": "تعذّر علينا قراءة ما لديك. أموالك لم تتأثر.",
 "send.coinOnly": [
  "يعرض هذا التطبيق ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " فقط. لا يمكن عرض رموز أخرى هنا."
 ],
 "send.coinOnlyNow": [
  "لا يمكن عرض سوى ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " حاليًا. سنبحث عن الرموز الأخرى مجددًا بعد قليل."
 ],
 "send.amountIn": [
  "المبلغ بـ ",
  "⁨",
  [
   "unit"
  ],
  "⁩"
 ],
 "send.available": [
  "المتاح ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.max": "الكل",
 "send.maxLabel": "استخدم كل ما لديك",
 "send.showIn": [
  "أدخل المبلغ بـ ",
  "⁨",
  [
   "unit"
  ],
  "⁩"
 ],
 "send.noPrice": "السعر غير متاح",
 "send.to": "إلى",
 "send.toPlaceholder": "عنوان أو اسم",
 "send.paste": "لصق",
 "send.clear": "مسح العنوان",
 "send.looking": "جارٍ البحث عن الاسم…",
 "send.noAddress": [
  "ليس لـ ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " عنوان على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  "."
 ],
 "send.nameUnavailable": "لا يمكن البحث عن الأسماء الآن. أدخل العنوان بدلاً منها.",
 "send.nameDisputed": [
  "يذكر مصدران عنوانين مختلفين لـ ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  ". لا يمكن الإرسال إليه الآن. أدخل العنوان بدلاً منه."
 ],
 "send.resolvedBy": [
  "تعرّف عليه ",
  "⁨",
  [
   "source"
  ],
  "⁩"
 ],
 "send.rewritten": [
  "مكتوب بصيغة ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  ": هو الحساب نفسه الذي يشير إليه العنوان الذي أدخلته."
 ],
 "send.invalid": [
  "هذا ليس عنواناً على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  ". تحقق من الأحرف الناقصة أو المتغيّرة."
 ],
 "send.memo": "ملاحظة",
 "send.memoOptional": "ملاحظة (اختيارية)",
 "send.memoHelp": "نص يمكن للجميع قراءته. قد تحتاجه المنصات لإضافة ما ترسله إلى رصيدك.",
 "send.pasteFailed": "تعذّرت قراءة الحافظة. الصق في الحقل مباشرة.",
 "send.step.selectToken": "اختر رمزاً",
 "send.step.enterAmount": "أدخل المبلغ",
 "send.step.incorrectValue": "قيمة غير صحيحة",
 "send.step.insufficientFunds": "الرصيد غير كافٍ",
 "send.step.enterAddress": "أدخل العنوان",
 "send.step.invalidAddress": "عنوان غير صالح",
 "send.step.looking": "جارٍ البحث عن الاسم…",
 "send.step.review": "مراجعة",
 "send.caution.lookAlike.title": "هذا العنوان يقلّد عنواناً تعرفه",
 "send.caution.lookAlike.body": "يبدأ وينتهي بالأحرف نفسها، لكن الجزء المعلَّم مختلف. يفعل اللصوص ذلك لتنسخ عنوانهم.",
 "send.caution.lookAlike.known": "العنوان الذي تعرفه",
 "send.caution.lookAlike.given": "العنوان الذي أدخلته",
 "send.caution.tokenContract.title": "هذا عقد الرمز نفسه",
 "send.caution.tokenContract.body": "ما يُرسَل إليه يضيع في الغالب.",
 "send.caution.own.title": "هذا عنوانك أنت",
 "send.caution.own.body": "سترسل إلى نفسك وتدفع الرسوم مع ذلك.",
 "send.caution.contract.title": "هذا عقد",
 "send.caution.contract.body": "تأكد من أنه يقبل ما ترسله، وإلا فقد يضيع.",
 "send.caution.unused.title": "لم يحدث شيء قط في هذا العنوان",
 "send.caution.unused.body": [
  "إما أنه جديد على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " أو فيه خطأ في الكتابة."
 ],
 "send.caution.first.title": "أول مرة ترسل إلى هنا",
 "send.caution.first.body": "قارن العنوان كاملاً بالعنوان الذي أُعطي لك.",
 "send.caution.unchecked.title": "تعذّر فحص هذا العنوان",
 "send.caution.unchecked.body": "لم تُجب الشبكة. قارن العنوان كاملاً بنفسك.",
 "send.agree": "قارنت العنوان كاملاً وأريد الإرسال مع ذلك",
 "send.from": "من",
 "send.network": "الشبكة",
 "send.fee": "رسوم الشبكة",
 "send.feeUpTo": [
  "حتى ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeAbout": [
  "نحو ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeByWallet": "تحدد محفظتك الرسوم عند التوقيع.",
 "send.feeDeposit": [
  "منها ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " لفتح حساب للمستلم"
 ],
 "send.receives": "يستلم المستلم",
 "send.speed": "السرعة",
 "send.speed.slow": "بطيئة",
 "send.speed.normal": "عادية",
 "send.speed.fast": "سريعة",
 "send.feeUnavailable": "غير متاحة",
 "send.feeShort.title": [
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " لا يكفي للرسوم"
 ],
 "send.feeShort.body": [
  "تصل الرسوم إلى ",
  "⁨",
  [
   "fee"
  ],
  "⁩",
  " ولديك ",
  "⁨",
  [
   "have"
  ],
  "⁩",
  ". أضف ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " أو أرسل أقل."
 ],
 "send.change": "تغيير",
 "send.confirm": "إرسال",
 "send.confirmAnyway": "إرسال مع ذلك",
 "send.signing.title": [
  "وافق في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "send.signing.body": "تأكد من أن العنوان والمبلغ هناك مطابقان لما هنا.",
 "send.signing.note": "الإلغاء هنا لا يرفض الطلب في محفظتك.",
 "send.pending.title": [
  "جارٍ إرسال ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.pending.body": "يستغرق هذا عادةً أقل من دقيقة. يمكنك الإغلاق وسيستمر من دونك.",
 "send.pending.slow": [
  "تصل كتلة جديدة كل ",
  [
   "minutes",
   2,
   {
    "zero": [
     0,
     " دقيقة"
    ],
    "one": "دقيقة",
    "two": "دقيقتين",
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
  ],
  " تقريبًا، وأحيانًا بعد ذلك بكثير. يمكنك إغلاق هذه النافذة: تستمر العملية من دونك."
 ],
 "send.pending.queued": "يجب أن يوافق مالكو حسابك أولًا، وقد يستغرق ذلك أيامًا. يمكنك الإغلاق وسيستمر من دونك.",
 "send.explorer": "العرض في المستكشف",
 "send.toAccount": "العودة إلى الحساب",
 "send.failed.title": "فشلت المعاملة",
 "send.failed.body": "أخذت الشبكة الرسوم، لكن لم يُرسَل شيء.",
 "send.replaced.title": "استُبدلت المعاملة",
 "send.replaced.body": "أرسلت محفظتك معاملة أخرى مكانها: إما تسريعاً أو إلغاءً. يبيّن المستكشف أيّهما.",
 "send.dropped.title": "لم تُقبَل المعاملة",
 "send.dropped.body": "لم تقبلها الشبكة في الوقت المحدد. لم يُرسَل شيء ولم تدفع شيئًا.",
 "send.unknown.title": "لم تُؤكَّد بعد",
 "send.unknown.body": "لم تؤكدها الشبكة في الوقت المناسب. قد تكتمل لاحقاً، فتحقق قبل أن ترسل مرة أخرى.",
 "send.nothing.title": "لا شيء قيد الإرسال",
 "send.nothing.body": "اختر ما تريد إرساله ولمن.",
 "send.toast.sent": [
  "أُرسل ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.unsupported.title": "الإرسال غير متاح هنا",
 "send.unsupported.body": "انتقل إلى شبكة أخرى للإرسال.",
 "sessions.title": "جلسات التطبيق",
 "sessions.hint": "ما يمكن لهذا التطبيق إنفاقه دون سؤال",
 "sessions.intro": "يمكن لهذا التطبيق الإرسال من حسابك دون سؤالك مرة أخرى. تفرض الشبكة الحدود.",
 "sessions.perDays": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " كل ",
  [
   "count",
   2,
   {
    "zero": [
     0,
     " يوم"
    ],
    "one": "يوم",
    "two": "يومين",
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
 "sessions.perHours": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " كل ",
  [
   "count",
   2,
   {
    "zero": [
     0,
     " ساعة"
    ],
    "one": "ساعة",
    "two": "ساعتين",
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
 "sessions.perMinutes": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " كل ",
  [
   "count",
   2,
   {
    "zero": [
     0,
     " دقيقة"
    ],
    "one": "دقيقة",
    "two": "دقيقتين",
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
 "sessions.token": [
  "الرمز ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "sessions.until": [
  "حتى ",
  "⁨",
  [
   "date"
  ],
  "⁩"
 ],
 "sessions.revoked": "أُلغيت",
 "sessions.expired": "انتهت",
 "sessions.revoke": "إلغاء",
 "sessions.notRevoked": "لم تُلغَ الجلسة وما زالت سارية. يمكنك المحاولة مرة أخرى.",
 "sessions.empty.title": "لا توجد جلسات",
 "sessions.empty.body": "يسألك هذا التطبيق قبل إنفاق أي شيء على هذه الشبكة.",
 "sessions.failed.title": "تعذّر تحميل الجلسات",
 "sessions.failed.body": "ربما لا توجد جلسات على هذه الشبكة، أو لم يُجب الخادم. لم تتغير جلساتك.",
 "siwx.title": "تسجيل الدخول",
 "siwx.intro": [
  "سجّل الدخول إلى ",
  "⁨",
  [
   "app"
  ],
  "⁩"
 ],
 "siwx.site": "الموقع",
 "siwx.account": "الحساب",
 "siwx.network": "الشبكة",
 "siwx.proves": "يُثبت أن هذا الحساب لك",
 "siwx.free": "مجاني ولا يرسل أي معاملة",
 "siwx.harmless": "لا يمنح أحدًا إمكانية الوصول إلى أموالك",
 "siwx.sign": "تسجيل الدخول",
 "siwx.required": "يتطلب هذا التطبيق تسجيل الدخول. الإلغاء يقطع اتصال محفظتك أو يعيدك إلى شبكة سجّلت الدخول عليها.",
 "siwx.checking": "جارٍ البحث عن جلستك",
 "siwx.signing.title": [
  "أكّد في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "siwx.signing.body": [
  "يجب أن تذكر الرسالة ",
  "⁨",
  [
   "domain"
  ],
  "⁩",
  ". إن ذكرت موقعًا آخر فارفضها."
 ],
 "siwx.verifying": "جارٍ التحقق من الهوية...",
 "siwx.done": "تم تسجيل دخولك",
 "siwx.expired.title": "انتهت صلاحية جلستك",
 "siwx.expired.body": "سجّل الدخول مجددًا للمتابعة.",
 "siwx.revoked.title": "تم تسجيل خروجك",
 "siwx.revoked.body": "أُنهيت جلستك من مكان آخر. سجّل الدخول مجددًا للمتابعة.",
 "siwx.declined.title": "رُفض التوقيع",
 "siwx.declined.body": "لم تسجّل الدخول. يمكنك المحاولة مجددًا.",
 "siwx.pending.title": "يوجد طلب مفتوح بالفعل",
 "siwx.pending.body": [
  "أجب عنه في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " ثم حاول مجددًا."
 ],
 "siwx.unreachable.title": "تعذّر الوصول إلى الخادم",
 "siwx.unreachable.body": "لم يتم تسجيل الدخول. تحقّق من اتصالك وحاول مجددًا.",
 "siwx.refused.title": "لم يُقبل التوقيع",
 "siwx.refused.body": "تحقّق من تاريخ هذا الجهاز ووقته ثم حاول مجددًا.",
 "siwx.smartAccount.title": "قد لا يدعم هذا التطبيق الحسابات الذكية",
 "siwx.smartAccount.body": "اختر حسابك الآخر في محافظك، ثم سجّل الدخول مرة أخرى.",
 "siwx.unsupported.title": [
  "لا يمكن لـ ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " توقيع الرسائل هنا"
 ],
 "siwx.unsupported.body": "اربط محفظة أخرى لتسجيل الدخول.",
 "siwx.failed.title": "تعذّر تسجيل الدخول",
 "siwx.failed.body": [
  "أبلغت ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " عن مشكلة. يمكنك المحاولة مجددًا."
 ],
 "swap.title": "تبديل",
 "swap.review.title": "مراجعة التبديل",
 "swap.quotes.title": "مقارنة العروض",
 "swap.slippage.title": "هامش انزلاق السعر",
 "swap.tokens.title": "اختيار الرمز",
 "swap.result.title": "التبديل",
 "swap.pay": "تدفع",
 "swap.receive": "تستلم",
 "swap.review.receive": "تستلم تقريبًا",
 "swap.flip": "عكس الرمزين",
 "swap.selectToken": "اختر رمزًا",
 "swap.changeToken": [
  "⁨",
  [
   "side"
  ],
  "⁩",
  "، تغيير الرمز"
 ],
 "swap.balance": [
  "الرصيد: ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "swap.max": "الأقصى",
 "swap.noPrice": "لا سعر",
 "swap.button.chooseToken": "اختر رمزًا",
 "swap.button.enterAmount": "أدخل المبلغ",
 "swap.button.badAmount": "قيمة غير صحيحة",
 "swap.button.insufficient": "رصيد غير كافٍ",
 "swap.button.waiting": "جارٍ البحث عن أفضل سعر…",
 "swap.button.noOffer": "لا يوجد عرض",
 "swap.button.review": "مراجعة التبديل",
 "swap.details": "التفاصيل",
 "swap.rate": "السعر",
 "swap.rateOf": [
  "⁨",
  [
   "one"
  ],
  "⁩",
  " = ",
  "⁨",
  [
   "other"
  ],
  "⁩"
 ],
 "swap.provider": "المزوّد",
 "swap.bestRate": "أفضل سعر",
 "swap.compare": [
  [
   "count",
   2,
   {
    "zero": "مقارنة العروض",
    "one": "عرض واحد",
    "two": "مقارنة عرضين",
    "few": [
     "مقارنة ",
     0,
     " عروض"
    ],
    "many": [
     "مقارنة ",
     0,
     " عرضًا"
    ],
    "other": [
     "مقارنة ",
     0,
     " عرض"
    ]
   }
  ]
 ],
 "swap.impact": "تأثير السعر",
 "swap.slippage": "هامش الانزلاق",
 "swap.changeSlippage": "تغيير",
 "swap.minimum": "الحد الأدنى المستلم",
 "swap.providerFee": "رسوم المزوّد",
 "swap.included": "مشمولة في السعر",
 "swap.networkFee": "رسوم الشبكة",
 "swap.unknown": "غير معروف",
 "swap.percent": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  "٪"
 ],
 "swap.percentSign": "٪",
 "swap.pending": [
  "تبديل ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " قيد التنفيذ"
 ],
 "swap.unsupported.title": "الشبكة لا تدعم التبديل",
 "swap.unsupported.body": [
  "لا يمكن تبديل الرموز على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  ". اختر شبكة أخرى."
 ],
 "swap.unsupported.switch": "تبديل الشبكة",
 "swap.failed.title": "تعذّر تحميل الرموز",
 "swap.problem.noRoute": "لا توجد سيولة كافية لتبديل هذين الرمزين. جرّب مبلغًا أقل أو رمزًا آخر.",
 "swap.problem.unavailable": "لا أحد يقدّم سعرًا الآن. نواصل السؤال.",
 "swap.problem.wouldFail": "سيفشل هذا التبديل الآن. لم يُرسل شيء. حاول مجددًا أو اسمح بهامش أكبر.",
 "swap.problem.refused": "رفض المزوّد هذا التبديل. اختر عرضًا آخر.",
 "swap.problem.approval": "لم تكتمل الموافقة، لذلك لم يُبدَّل شيء. يمكنك المحاولة مجددًا.",
 "swap.problem.unsure": "لم يتم التأكيد في الوقت المناسب وقد يكتمل لاحقًا. راجع نشاطك قبل التبديل مرة أخرى.",
 "swap.problem.funds": "الرصيد لا يكفي للمبلغ ورسوم الشبكة. لم يُرسل شيء.",
 "swap.tokens.search": "ابحث بالاسم أو الصق العنوان",
 "swap.tokens.own": "رموزك",
 "swap.tokens.suggested": "مقترحة",
 "swap.tokens.others": "رموز أخرى",
 "swap.tokens.all": "الرموز",
 "swap.tokens.cut": "هناك المزيد. ابحث للعثور عليها.",
 "swap.tokens.byAddress": "عُثر عليه بالعنوان",
 "swap.tokens.unlisted": "ليس في القائمة",
 "swap.tokens.empty.title": "لم يُعثر على رموز",
 "swap.tokens.empty.body": "تحقق من الكتابة أو الصق عنوان الرمز.",
 "swap.tokens.none": "الصق عنوان الرمز الذي تريده.",
 "swap.quotes.none": "لا توجد عروض الآن",
 "swap.quotes.back": "تعديل التبديل",
 "swap.quotes.fee": [
  "الرسوم نحو ",
  "⁨",
  [
   "fee"
  ],
  "⁩"
 ],
 "swap.quotes.less": [
  "أقل بنسبة ",
  "⁨",
  [
   "value"
  ],
  "⁩",
  "٪"
 ],
 "swap.quotes.about": "تُحدَّث العروض كل عشر ثوانٍ. ما يأخذه المزوّد مشمول فيها.",
 "swap.slippage.about": "قد يتحرك السعر قبل إتمام التبديل. إذا كنت ستستلم أقل من هذا الحد فلن يُبدَّل شيء.",
 "swap.slippage.presets": "قيم شائعة",
 "swap.slippage.custom": "قيمة خاصة",
 "swap.slippage.invalid": "أدخل قيمة من 0 إلى 50.",
 "swap.slippage.high": "هامش كبير كهذا يتيح لغيرك أخذ جزء مما تستحقه.",
 "swap.slippage.low": "هامش صغير كهذا يُفشل معظم عمليات التبديل.",
 "swap.slippage.save": "حفظ",
 "swap.review.stopped": "تعذّر تجهيز التبديل",
 "swap.review.gone": "لا يوجد ما تراجعه.",
 "swap.review.back": "تعديل التبديل",
 "swap.changed.title": "تغيّر السعر",
 "swap.changed.body": "راجع الأرقام الجديدة قبل المتابعة. لم يُبدَّل شيء.",
 "swap.unsigned.title": "التوقيع لا يكفي هنا",
 "swap.unsigned.body": "اسمح بالمبلغ بمعاملة بدلًا من ذلك. لها رسوم شبكة خاصة بها. لم يُرسَل أو يُبدَّل شيء بعد.",
 "swap.unlisted.title": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " ليس في القائمة"
 ],
 "swap.unlisted.body": "يمكن لأي شخص إنشاء رمز بأي اسم. تأكد من أنه الرمز الذي تقصده:",
 "swap.approval": [
  "تسمح أولًا لـ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " بأخذ هذا المبلغ من ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " بالضبط، ثم تُبدّل."
 ],
 "swap.permit": [
  "توقّع أولًا على السماح لـ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " بأخذ ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بالضبط خلال 30 دقيقة، ولا شيء غير ذلك. التوقيع لا يرسل شيئًا ولا يكلّف شيئًا. ثم تُبدّل."
 ],
 "swap.consent.loss": [
  "أدرك أنني أخسر نحو ",
  "⁨",
  [
   "percent"
  ],
  "⁩",
  " من القيمة."
 ],
 "swap.consent.unknown": "أدرك أنه تعذّرت مقارنة هذا السعر بسعر السوق.",
 "swap.moved": [
  "محفظتك على شبكة أخرى. هذا التبديل على ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  "."
 ],
 "swap.moveBack": [
  "التبديل إلى ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "swap.accountChanged": "محفظتك الآن على حساب آخر.",
 "swap.expired": "انتهت صلاحية هذا السعر.",
 "swap.renew": "الحصول على سعر جديد",
 "swap.accept": "قبول السعر الجديد",
 "swap.approveAndSwap": "الموافقة والتبديل",
 "swap.signAndSwap": "التوقيع والتبديل",
 "swap.confirm": "تبديل",
 "swap.short.title": [
  "رصيد ",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " لا يكفي لرسوم الشبكة"
 ],
 "swap.short.body": [
  "أضف بعض ",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " أو بدّل مبلغًا أقل."
 ],
 "swap.working.wallet": [
  "وافق في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "swap.working.sign": [
  "وقّع في ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "swap.working.server": "جارٍ التحقق من السعر",
 "swap.working.chain": "بانتظار الشبكة",
 "swap.working.reset": [
  "جارٍ سحب الإذن السابق لـ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  "."
 ],
 "swap.working.approve": [
  "السماح بهذا المبلغ من ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " بالضبط."
 ],
 "swap.working.permit": [
  "السماح بهذا المبلغ من ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " بالضبط عن طريق توقيع. لا يُرسَل شيء."
 ],
 "swap.working.swap": [
  "جارٍ تبديل ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  "."
 ],
 "swap.working.batch": [
  "السماح وتبديل ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " في خطوة واحدة."
 ],
 "swap.step.approve": "الموافقة",
 "swap.step.permit": "التوقيع",
 "swap.step.swap": "التبديل",
 "swap.result.pending.title": "أُرسل التبديل",
 "swap.result.pending.body": [
  "⁨",
  [
   "from"
  ],
  "⁩",
  " مقابل نحو ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  ". يمكنك ترك النافذة مفتوحة أو إغلاقها."
 ],
 "swap.result.success.title": "اكتمل التبديل",
 "swap.result.success.body": [
  "بدّلت ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " بنحو ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  "."
 ],
 "swap.result.failed.title": "فشل التبديل",
 "swap.result.failed.body": "رفضته الشبكة، فبقيت رموزك في مكانها. دُفعت رسوم الشبكة فقط.",
 "swap.result.replaced.title": "استُبدل التبديل",
 "swap.result.replaced.body": "حلّت محله معاملة أخرى من محفظتك.",
 "swap.result.dropped.title": "لم يُقبَل التبديل",
 "swap.result.dropped.body": "لم تقبله الشبكة في الوقت المحدد. لم يُبدَّل شيء ولم تدفع شيئًا.",
 "swap.result.unknown.title": "فقدنا أثر هذا التبديل",
 "swap.result.unknown.body": "قد يكتمل لاحقًا. راجع حسابك أو المستكشف.",
 "swap.result.leave": "الانتقال إلى الحساب",
 "swap.result.done": "تم",
 "walletAccounts.title": "الحسابات",
 "walletAccounts.hint": "أضف حسابًا آخر",
 "walletAccounts.intro": "لكل حساب عناوينه الخاصة. كلمات الاسترداد تستعيدها جميعًا.",
 "walletAccounts.numbered": [
  "الحساب ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "walletAccounts.name": "الاسم",
 "walletAccounts.add": "إضافة حساب",
 "walletAccounts.rename": [
  "إعادة تسمية «",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "»"
 ],
 "walletAccounts.save": "حفظ",
 "walletAccounts.cancel": "إلغاء",
 "walletAccounts.full": [
  "في محفظتك ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " من الحسابات، وهو الحد الأقصى."
 ],
 "walletAccounts.failed": "لم ينجح ذلك. لم تتغير حساباتك. حاول مرة أخرى.",
 "walletAccounts.imported": "مستورد",
 "walletAccounts.introImported": "لكل حساب عناوينه الخاصة. كلمات الاسترداد تستعيدها جميعًا عدا المستوردة."
}
export default catalogue
