// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "كلمات الاسترداد",
 "exit.ask.title": "عرض كلمات الاسترداد",
 "exit.ask.login": "يتطلب عرض الكلمات تسجيل دخول خلال آخر عشر دقائق. إذا كان تسجيل دخولك أقدم، فستتلقى رمزًا بالبريد أولًا.",
 "exit.ask.again": "يتطلب عرض الكلمات تسجيل دخول خلال آخر عشر دقائق. إذا كان تسجيل دخولك أقدم، فسجّل الخروج ثم الدخول مجددًا أولًا.",
 "exit.ask.factor": "استخدم مفتاح مرور أو ورقة الاسترداد أولًا.",
 "exit.ask.warning.anyone": "كل من يملك هذه الكلمات يستطيع أخذ كل ما في هذه المحفظة نهائيًا.",
 "exit.ask.warning.asked": "لا يحتاجها أي تطبيق أو دعم أبدًا. إذا طلبها منك شخص أو صفحة فهي سرقة.",
 "exit.ask.show": "اعرض كلماتي",
 "exit.ask.passkey": "استخدام مفتاح مرور",
 "exit.ask.kit": "استخدام الورقة",
 "exit.code.title": "أدخل الرمز",
 "exit.code.body": [
  "أرسلنا رمزًا من 8 أرقام إلى ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  "."
 ],
 "exit.code.label": "الرمز",
 "exit.problem.login": "تسجيل دخولك قديم جدًا لهذا. سجّل الخروج ثم الدخول مجددًا وعُد خلال عشر دقائق.",
 "exit.problem.code": "هذا ليس رمز آخر رسالة. قارنه مرة أخرى.",
 "exit.problem.ended": "لم يعد هذا الرمز صالحًا. أغلق هذه النافذة وابدأ من جديد.",
 "exit.words.title": "كلمات الاسترداد الخاصة بك",
 "exit.words.body": [
  "هذه الكلمات وعددها ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  "، بهذا الترتيب، تفتح حساباتك في أي تطبيق محفظة. اطبعها أو دوّنها أو احفظها في الملف."
 ],
 "exit.words.list": "كلمات الاسترداد",
 "exit.words.show": "إظهار",
 "exit.words.hide": "إخفاء",
 "exit.words.test": "اختبار حزمة الخروج",
 "exit.words.assisted": "ما زال مشغّل هذه المحفظة يستطيع فتحها أيضًا. عندما لا يستطيع ذلك سواك، يمكنك اختبار هذه الكلمات كحزمة خروج.",
 "exit.file.save": "حفظ في ملف",
 "exit.file.about": "يُفتح الملف في أي متصفح دون شبكة بهذا الرمز. دوّن الرمز واحفظه بعيدًا عن الملف.",
 "exit.file.code": "رمز الملف",
 "exit.file.title": "حزمة الخروج لمحفظتك",
 "exit.file.how": "يحتوي هذا الملف على كلمات استرداد محفظتك مشفّرة. اكتب رمزه لقراءتها. لا يُرسل أي شيء: يعمل دون شبكة.",
 "exit.file.open": "فتح",
 "exit.file.wrong": "هذا الرمز لا يفتح الملف. يتكون من 26 حرفًا ورقمًا.",
 "exit.test.title": "اختبر حزمة الخروج",
 "exit.test.words": "اكتب هذه الكلمات من نسختك.",
 "exit.test.file": "اختر الملف الذي حفظته واكتب رمزه من نسختك.",
 "exit.test.word": [
  "الكلمة ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "exit.test.file.label": "الملف",
 "exit.test.useFile": "اختبار الملف بدلًا من ذلك",
 "exit.test.useWords": "اختبار الكلمات بدلًا من ذلك",
 "exit.test.back": "عرض الكلمات مرة أخرى",
 "exit.test.wrongWord": "ليست هذه الكلمة. قارنها مرة أخرى.",
 "exit.test.wrongFile": "لا يعطي هذا الملف والرمز كلمات هذه المحفظة. قارن الرمز مرة أخرى.",
 "exit.test.noFile": "اختر الملف أولًا.",
 "exit.finish.title": "حزمة الخروج تعمل",
 "exit.finish.body": "أنهِ العملية لتتذكر محفظتك ذلك.",
 "exit.finish.do": "إنهاء",
 "exit.sheet.title": "حزمة الخروج لمحفظتك",
 "exit.sheet.how": "اكتب الكلمات بترتيبها في أي تطبيق محفظة يستورد كلمات الاسترداد (BIP-39). إذا طلب مسار اشتقاق فاستخدم المسار الموجود تحت العنوان. ثم قارن العناوين.",
 "exit.sheet.path": [
  "المسار: ",
  "⁨",
  [
   "path"
  ],
  "⁩"
 ],
 "exit.sheet.noPath": "بلا مسار: الكلمات وحدها (sr25519)",
 "exit.sheet.safe": "حساب ذكي، إن أعطاك تطبيق واحدًا: يملكه حساب Ethereum أعلاه",
 "exit.import.title": "استخدام كلمات لديك بالفعل",
 "exit.import.warning": "لن تُفتح محفظتك الحالية هنا بعد ذلك. احفظ كلماتها أولًا تحسبًا لوجود شيء فيها.",
 "exit.import.keep": "هذه كلمات محفظتك الحالية. احفظها: ستكون بعد ذلك الطريق الوحيد إليها.",
 "exit.import.next": "لقد حفظتها",
 "exit.import.type": "اكتب كلماتك",
 "exit.import.body": "12 أو 24 كلمة استرداد لمحفظة أخرى بترتيبها. لا تُدعم عبارة مرور إضافية.",
 "exit.import.wrong": "هذه ليست 12 أو 24 كلمة استرداد صالحة. قارن كل كلمة.",
 "exit.import.confirm": "هل هذه محفظتك؟",
 "exit.import.compare": "قارن العناوين. تحتوي هذه المحفظة على الحساب الأول من كل نوع فقط.",
 "exit.import.do": "استخدام هذه المحفظة",
 "exit.keys.title": "المفاتيح المستوردة",
 "exit.keys.body": "كلماتك لا تستعيدها. يحتويها الملف والورقة أيضًا.",
 "exit.sheet.imported": "مفتاح مستورد: الكلمات لا تستعيده",
 "exit.key.title": "استيراد مفتاح خاص",
 "exit.key.body": "الصق مفتاح حساب واحد كما تصدّره محفظتك الأخرى: أرقام ست عشرية لإيثريوم، أو base58 أو قائمة أرقام لسولانا، أو نص يبدأ بحرف K أو L لبيتكوين.",
 "exit.key.warning.words": "كلمات الاسترداد لن تستعيد هذا الحساب. احفظ مفتاحه أو أنشئ حزمة خروج بعد ذلك.",
 "exit.key.warning.given": "لا تستورد أبدًا مفتاحًا أعطاك إياه شخص آخر: يمكنه أخذ كل ما يصل إليه.",
 "exit.key.field": "المفتاح الخاص",
 "exit.key.wrong": "هذا ليس مفتاحًا خاصًا يمكن لهذه المحفظة استخدامه. لا يصلح هنا عنوان ولا كلمات استرداد.",
 "exit.key.confirm": "هل هذا حسابك؟",
 "exit.key.compare": "قارن العنوان بالعنوان في محفظتك الأخرى.",
 "exit.key.name": "الاسم",
 "exit.key.name.first": [
  "مستورد ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "exit.key.name.wrong": "يتكون الاسم من 1 إلى 32 حرفًا.",
 "exit.key.do": "استيراد هذا الحساب",
 "exit.key.exists": "هذا الحساب موجود بالفعل في محفظتك.",
 "exit.key.full": "في محفظتك أكبر عدد ممكن من المفاتيح المستوردة.",
 "security.level.temporary.title": "في هذا المتصفح فقط",
 "security.level.temporary.body": "إذا حُذفت بيانات هذا المتصفح، ضاعت المحفظة نهائيًا. لم تقدّم بريدًا إلكترونيًا، ولا يستطيع المشغّل فتحها أيضًا.",
 "security.level.assisted.title": "بريدك وحده يفتح هذه المحفظة",
 "security.level.assisted.body": "تسجيل الدخول بالبريد يفتحها على أي جهاز جديد. ويستطيع ذلك أيضًا من يقرأ بريدك، وكذلك مشغّل هذه المحفظة.",
 "security.level.assisted.login.title": "تسجيل دخولك وحده يفتح هذه المحفظة",
 "security.level.assisted.provider.body": "حسابك لدى مزوّد تسجيل الدخول يفتحها على أي جهاز جديد. ويستطيع ذلك أيضًا من يدخل إلى ذلك الحساب، وكذلك مشغّل هذه المحفظة.",
 "security.level.assisted.token.body": [
  "حسابك في ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  " يفتحها على أي جهاز جديد. ويستطيع ذلك أيضًا من يدخل إلى ذلك الحساب، وموقع ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  " نفسه، ومشغّل هذه المحفظة."
 ],
 "security.level.fragile.title": "أنت وحدك تفتحها، بطريقة واحدة",
 "security.level.fragile.body": "لا يفتحها تسجيل دخولك وحده ولا المشغّل. لكن إذا فقدت أجهزتك ومفتاح المرور أو ورقة الاسترداد الوحيدة لديك، ضاعت المحفظة.",
 "security.level.secured.title": "أنت وحدك تفتح هذه المحفظة",
 "security.level.secured.body": "لا يفتحها تسجيل دخولك وحده ولا المشغّل. يحتاج الجهاز الجديد إلى أحد مفاتيح مرورك أو أوراق الاسترداد.",
 "security.level.exit.title": "أنت وحدك تفتحها، حتى من دوننا",
 "security.level.exit.body": "لقد استعدت هذه المحفظة من كلماتها. تبقى لك حتى لو توقفت هذه الخدمة.",
 "security.factors": "ما الذي يفتحها",
 "security.factor.device.title": "هذا الجهاز",
 "security.factor.device.about": "حتى تحذف بيانات هذا المتصفح.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "zero": "لا أجهزة أو مواقع أخرى",
    "one": "جهاز أو موقع آخر",
    "two": "جهازان أو موقعان آخران",
    "few": [
     0,
     " أجهزة أو مواقع أخرى"
    ],
    "many": [
     0,
     " جهازًا أو موقعًا آخر"
    ],
    "other": [
     0,
     " جهاز أو موقع آخر"
    ]
   }
  ]
 ],
 "security.factor.others.about": "حيث سبق أن فتحتها.",
 "security.factor.passkey.title": "مفتاح مرور",
 "security.factor.passkey.numbered": [
  "مفتاح مرور ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.factor.passkey.about": "يفيدك إذا فقدت هذا الجهاز.",
 "security.factor.kit.title": "ورقة الاسترداد",
 "security.factor.kit.numbered": [
  "ورقة الاسترداد ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.factor.kit.about": "على ورق. تفيدك إذا فقدت كل ما عداها.",
 "security.factor.escrow.title": "البريد، بمساعدة المشغّل",
 "security.factor.escrow.login": "تسجيل دخولك، بمساعدة المشغّل",
 "security.factor.escrow.about": "يفيدك إذا فقدت كل ما عداه. ويستطيع المشغّل استخدامه أيضًا.",
 "security.remove": "إزالة",
 "security.remove.kit.label": [
  "إزالة ورقة الاسترداد ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.remove.passkey.label": [
  "إزالة مفتاح المرور ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.remove.kit.title": "إزالة ورقة الاسترداد هذه؟",
 "security.remove.kit.body": "لن تفتح رموزها الـ26 محفظتك بعد الآن. لا يمكن التراجع، لكن يمكنك إنشاء ورقة أخرى.",
 "security.remove.passkey.title": "إزالة مفتاح المرور هذا؟",
 "security.remove.passkey.body": "لن يفتح محفظتك بعد الآن. احذفه بعد ذلك من جهازك أو مدير كلمات المرور.",
 "security.remove.leavesOne": "ستبقى طريقة واحدة لفتح المحفظة على جهاز جديد. إذا فقدتها مع أجهزتك فقد تضيع المحفظة.",
 "security.window.why": "يتم ذلك في نافذة لمحفظتك لا تستطيع أي صفحة قراءتها أو تغطيتها.",
 "security.window.open": "تابع في النافذة التي فُتحت.",
 "security.window.blocked": "لم تُفتح النافذة. اسمح بالنوافذ المنبثقة لهذه الصفحة ثم أعد المحاولة.",
 "security.window.closed": "أُغلقت النافذة. لم يتغير شيء.",
 "security.window.again": "فتحها مجددًا",
 "security.window.close": "إغلاق هذه النافذة",
 "security.news.kit": "ورقة الاسترداد جاهزة.",
 "security.news.passkey": "مفتاح المرور جاهز.",
 "security.news.guest": "مفتاح المرور جاهز. سجّل الدخول به من الآن فصاعدًا.",
 "security.news.secure": "من الآن فصاعدًا أنت وحدك تفتح هذه المحفظة.",
 "security.news.remove": "لم يعد يفتح هذه المحفظة.",
 "security.next.kit": "التالي: رمز على ورق يفتح محفظتك عند فقدان كل شيء آخر.",
 "security.next.passkey": "التالي: طريقة ثانية، كي لا تضيع المحفظة بفقدان الأولى.",
 "security.next.passkey.guest": "التالي: مفتاح مرور يفتح محفظتك في المتصفحات الأخرى أيضًا.",
 "security.next.secure": "التالي: أغلق الطريق أمام تسجيل الدخول وحده وأمام المشغّل.",
 "security.next.none": "احتفظ بمفاتيحك وأوراقك في أماكن مختلفة.",
 "security.do.kit": "إنشاء ورقة استرداد",
 "security.do.kit.another": "إنشاء ورقة استرداد أخرى",
 "security.do.passkey": "إضافة مفتاح مرور",
 "security.do.passkey.another": "إضافة مفتاح مرور آخر",
 "security.do.passkey.guest": "التأمين بمفتاح مرور",
 "security.do.secure": "اجعلها لي وحدي",
 "security.done": "تم",
 "security.continue": "متابعة",
 "security.cancel": "إلغاء",
 "security.done.kit.title": "ورقة الاسترداد جاهزة",
 "security.done.kit.body": "احفظها حيث تحفظ جواز سفرك، ولا تخبر بها إلا من تأتمنه على مفاتيحك.",
 "security.done.passkey.title": "مفتاح المرور جاهز",
 "security.done.passkey.body": "يفتح محفظتك على كل جهاز يوجد عليه.",
 "security.done.secure.title": "هذه المحفظة لك وحدك",
 "security.done.secure.body": "لم يعد تسجيل دخولك وحده ولا المشغّل يفتحها.",
 "security.done.remove.title": "تمت الإزالة",
 "security.done.remove.body": "لم يعد يفتح محفظتك.",
 "security.done.unlock.title": "محفظتك مفتوحة",
 "security.done.unlock.body": "هذا الجهاز يفتحها من الآن فصاعدًا.",
 "security.title.kit": "ورقة الاسترداد",
 "security.title.passkey": "إضافة مفتاح مرور",
 "security.title.secure": "اجعل هذه المحفظة لك وحدك",
 "security.title.remove": "إزالة",
 "security.title.unlock": "افتح محفظتك",
 "security.kit.title": "ورقة الاسترداد الخاصة بك",
 "security.kit.body": [
  "اطبع هذه الرموز الـ26 أو اكتبها. تفتح محفظتك إذا فقدت أجهزتك. لا تكتبها إلا في ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  "."
 ],
 "security.kit.kept": "لقد حفظتها",
 "security.kit.copy": "نسخ",
 "security.kit.copied": "تم النسخ",
 "security.kit.print": "طباعة",
 "security.check.title": "تحقق من ورقتك",
 "security.check.body": "اكتب هاتين المجموعتين من نسختك.",
 "security.check.group": [
  "المجموعة ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.check.wrong": "هذا ليس ما في الورقة. قارنه مرة أخرى.",
 "security.check.back": "إظهار الورقة مجددًا",
 "security.sheet.about": "بهذا الرمز تفتح محفظتك على جهاز جديد بعد تسجيل الدخول. من يملكه ويستطيع الدخول باسمك يمكنه استخدام محفظتك: أبقه سرًا.",
 "security.sheet.wallet": "المحفظة",
 "security.sheet.date": "تاريخ الإنشاء",
 "security.sheet.account": "الحسابات",
 "security.sheet.how": "للاستخدام: سجّل الدخول على الجهاز الجديد، واختر «ورقة الاسترداد» في نافذة محفظتك، واكتب الرمز. لا تهم المسافات أو الشرطات أو حالة الأحرف.",
 "security.passkey.title": "إضافة مفتاح مرور",
 "security.passkey.body": "يوجد مفتاح المرور في هاتفك أو حاسوبك أو مدير كلمات المرور أو مفتاح الأمان. يفتح هذه المحفظة على كل جهاز يوجد عليه.",
 "security.passkey.create": "إنشاء مفتاح مرور",
 "security.problem.cancelled": "لم يُستخدم أي مفتاح مرور. أعد المحاولة عندما تكون مستعدًا.",
 "security.problem.noPrf": "لا يستطيع مفتاح المرور هذا حماية محفظة، لأن ما يحفظه لا يمكنه حساب الأسرار (PRF). استخدم جهازًا آخر أو مدير كلمات مرور آخر، أو ورقة استرداد. يمكنك حذف هذا المفتاح.",
 "security.problem.foreign": "مفتاح المرور هذا لا يفتح هذه المحفظة. اختر مفتاحًا آخر.",
 "security.problem.unsupported": "لا يستطيع هذا المتصفح استخدام مفاتيح المرور هنا. استخدم متصفحًا آخر أو ورقة استرداد.",
 "security.problem.wrongKit": "هذا الرمز لا يفتح هذه المحفظة. قارنه بورقتك.",
 "security.problem.badKit": "تتكون ورقة الاسترداد من 26 حرفًا ورقمًا. بعضها ناقص، أو أحدها لا يُستخدم فيها.",
 "security.problem.conflict": "غيّر جهاز آخر المحفظة للتو. أعد المحاولة.",
 "security.problem.limited": "فُتحت المحفظة مرات كثيرة. انتظر بضع دقائق ثم أعد المحاولة.",
 "security.problem.stopped": "المحافظ متوقفة مؤقتًا. أعد المحاولة لاحقًا.",
 "security.problem.failed": "لم ينجح ذلك. تحقق من اتصالك وأعد المحاولة.",
 "security.kitField.hint": "26 حرفًا ورقمًا. لا تهم المسافات أو الشرطات أو حالة الأحرف.",
 "security.unlock.title": "افتح محفظتك",
 "security.unlock.body": "لا تعرف محفظتك هذا الجهاز بعد. استخدم مفتاح مرور أو حزمة الاسترداد أو جهازًا يفتحها.",
 "security.unlock.passkey": "استخدام مفتاح مرور",
 "security.unlock.or": "أو",
 "security.unlock.kit": "الفتح بالورقة",
 "security.secure.title": "اجعل هذه المحفظة لك وحدك",
 "security.secure.body": "عندها لا يفتحها إلا مفاتيح مرورك وأوراقك وهذا الجهاز.",
 "security.secure.do": "أنا وحدي أفتحها",
 "security.secure.warning.email": "لن يفتحها تسجيل دخولك وحده بعد الآن، ولن يستطيع المشغّل مساعدتك على الدخول.",
 "security.secure.warning.loss": "إذا فقدت كل المفاتيح والأوراق والأجهزة، ضاعت المحفظة وكل ما فيها إلى الأبد.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "zero": "لن يطلب أي جهاز آخر شيئًا.",
    "one": "سيطلب جهازك أو موقعك الآخر مفتاحًا أو ورقة مرة واحدة.",
    "two": "سيطلب جهازاك أو موقعاك الآخران مفتاحًا أو ورقة مرة واحدة.",
    "few": [
     "ستطلب أجهزتك أو مواقعك الـ",
     0,
     " الأخرى مفتاحًا أو ورقة مرة واحدة."
    ],
    "many": [
     "ستطلب أجهزتك أو مواقعك الـ",
     0,
     " الأخرى مفتاحًا أو ورقة مرة واحدة."
    ],
    "other": [
     "ستطلب أجهزتك أو مواقعك الـ",
     0,
     " الأخرى مفتاحًا أو ورقة مرة واحدة."
    ]
   }
  ]
 ],
 "security.secure.show": "أثبت أولًا أنها تعمل",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "zero": "استخدام مفتاح المرور",
    "one": "استخدام مفتاح المرور",
    "two": [
     "استخدام المفتاح ",
     "⁨",
     [
      "number"
     ],
     "⁩",
     " من ",
     0
    ],
    "few": [
     "استخدام المفتاح ",
     "⁨",
     [
      "number"
     ],
     "⁩",
     " من ",
     0
    ],
    "many": [
     "استخدام المفتاح ",
     "⁨",
     [
      "number"
     ],
     "⁩",
     " من ",
     0
    ],
    "other": [
     "استخدام المفتاح ",
     "⁨",
     [
      "number"
     ],
     "⁩",
     " من ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "مفتاح المرور يعمل",
 "security.secure.samePasskey": "لقد استخدمت هذا المفتاح. اختر مفتاح مرور آخر.",
 "security.locked.title": "هذا جهاز جديد",
 "security.locked.body": "لقد سجّلت الدخول. لفتح محفظتك هنا استخدم مفتاح مرور أو حزمة الاسترداد أو جهازًا آخر لك.",
 "security.locked.open": "فتح محفظتي",
 "security.news.export": "لقد اختبرت حزمة الخروج.",
 "security.next.export": "التالي: حزمة خروج، لتبقى المحفظة لك حتى لو توقفت هذه الخدمة.",
 "security.do.export": "إنشاء حزمة خروج",
 "security.do.words": "عرض كلمات الاسترداد",
 "security.done.exit.title": "يمكنك المغادرة في أي وقت",
 "security.done.exit.body": "لقد اختبرت كلماتك. تفتح هذه المحفظة في تطبيقات أخرى حتى لو توقفت هذه الخدمة.",
 "security.devices.title": "الأجهزة والنشاط",
 "security.devices.heading": "أين سجّلت الدخول",
 "security.devices.this": [
  "هذا الجهاز، على ",
  "⁨",
  [
   "site"
  ],
  "⁩"
 ],
 "security.devices.used": [
  "على ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  "، آخر استخدام ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "security.devices.remove": [
  "إزالة ",
  "⁨",
  [
   "browser"
  ],
  "⁩",
  " على ",
  "⁨",
  [
   "site"
  ],
  "⁩"
 ],
 "security.devices.back": "رجوع",
 "security.activity.heading": "ما الذي جرى",
 "security.activity.none": "لم يُوقَّع شيء بعد.",
 "security.activity.signed": [
  "توقيع على ",
  "⁨",
  [
   "site"
  ],
  "⁩"
 ],
 "security.activity.signed.removed": "توقيع على جهاز أزلته",
 "security.activity.exported": [
  "عُرضت كلمات الاسترداد على ",
  "⁨",
  [
   "site"
  ],
  "⁩"
 ],
 "security.activity.exported.removed": "عُرضت كلمات الاسترداد على جهاز أزلته",
 "security.remove.device.title": "إزالة هذا الجهاز؟",
 "security.remove.device.body": "يُسجَّل خروجه فورًا، ويطلب مفتاح مرور أو ورقة الاسترداد أو تسجيل دخول جديدًا قبل أن يفتح محفظتك مرة أخرى.",
 "security.devices.loading": "جارٍ التحميل…",
 "security.do.import": "استخدام كلمات لدي بالفعل",
 "security.done.import.title": "كلماتك في مكانها",
 "security.done.import.body": "سُجّل خروجك الآن. سجّل الدخول مجددًا لاستخدام هذه المحفظة.",
 "security.problem.worn": "محاولات كثيرة جدًا. أغلق هذه النافذة وافتحها من جديد.",
 "security.problem.noneHere": "لم يُستخدم أي مفتاح مرور. إن كان مفتاحك على جهاز آخر فاستخدمه من هناك. وإن حذفته، فمفتاح مرور آخر لك يسجّل الدخول. وإن لم يبقَ لديك أي مفتاح، فأنشئ مفتاحًا جديدًا: يأتي مع محفظة جديدة فارغة.",
 "security.problem.unknown": "مفتاح المرور هذا لا يسجّل الدخول هنا. أُنشئ لموقع آخر، أو لفتح محفظة بعد تسجيل دخول آخر فقط. اختر مفتاحًا آخر، أو ارجع واستخدم طريقة أخرى.",
 "security.problem.off": "لا تتوفر مفاتيح مرور جديدة هنا. استخدم طريقة أخرى لتسجيل الدخول.",
 "security.login.title": "المتابعة بمفتاح مرور",
 "security.login.about": "سجّل الدخول بمفتاح مرور، أو أنشئ واحدًا: يأتي مع محفظة خاصة به.",
 "security.login.body": "يوجد مفتاح المرور في هاتفك أو حاسوبك أو مدير كلمات المرور أو مفتاح الأمان. يسجّل دخولك ويفتح محفظتك.",
 "security.login.use": "استخدام مفتاح المرور",
 "security.login.create": "إنشاء مفتاح مرور جديد",
 "security.login.foot": "مفتاح المرور الجديد ينشئ محفظة جديدة. لا يوجد بريد لمساعدتك: إذا حذفت مفتاح المرور الوحيد لديك، ضاعت المحفظة.",
 "security.done.login.title": "تم تسجيل دخولك",
 "security.done.login.body": "محفظتك مفتوحة على هذا الجهاز.",
 "security.title.login": "مفتاح المرور",
 "security.do.key": "استيراد مفتاح خاص",
 "security.news.key": "الحساب في محفظتك. انتقل إليه من الحسابات.",
 "security.done.key.title": "الحساب في محفظتك",
 "security.done.key.body": "كلمات الاسترداد لا تستعيده. قد يكون المفتاح لا يزال في الحافظة: انسخ شيئًا آخر.",
 "security.second": "خطوة ثانية",
 "security.totp.row": "تطبيق المصادقة",
 "security.totp.off": "غير مفعّل. يحميك إذا دخل شخص إلى بريدك أو حساب دخولك: يحتاج الجهاز الجديد عندها أيضًا إلى رمز من هاتفك.",
 "security.totp.off.own": "غير مفعّل. يحميك من شخص أمام متصفحك المفتوح: يحتاج تغيير من يمكنه فتح المحفظة أو رؤية كلماتها عندها إلى رمز.",
 "security.totp.on": "مفعّل. لا يفتح تسجيل دخولك جهازًا جديدًا إلا برمز. وكذلك تغيير من يمكنه فتح المحفظة ورؤية كلماتها.",
 "security.totp.on.own": "مفعّل. يحتاج تغيير من يمكنه فتح المحفظة أو رؤية كلماتها إلى رمز.",
 "security.totp.setUp": "إعداد",
 "security.totp.setUp.label": "إعداد تطبيق مصادقة",
 "security.totp.remove.label": "إزالة تطبيق المصادقة",
 "security.totp.title": "أعدّ تطبيق مصادقة",
 "security.totp.body": "امسح هذا بتطبيق مصادقة على هاتفك. سيعرض رمزًا جديدًا كل 30 ثانية.",
 "security.totp.qr": "رمز QR لتطبيق المصادقة",
 "security.totp.byHand": "أو اكتب هذا المفتاح في التطبيق",
 "security.totp.keep.title": "احتفظ بهذه الرموز الاحتياطية",
 "security.totp.keep.body": "كل رمز يحل محل التطبيق مرة واحدة. إذا فقدت هاتفك وهذه الرموز فلن يتمكن تسجيل دخولك من فتح المحفظة على جهاز جديد.",
 "security.totp.kept": "لقد احتفظت بها",
 "security.totp.confirm.title": "اكتب رمزًا",
 "security.totp.confirm.body": "الأرقام الستة التي يعرضها تطبيق المصادقة الآن.",
 "security.totp.turnOn": "تفعيل",
 "security.totp.codeLabel": "الرمز من التطبيق",
 "security.totp.backupLabel": "رمز احتياطي",
 "security.totp.useBackup": "استخدام رمز احتياطي",
 "security.totp.useApp": "استخدام التطبيق",
 "security.totp.step.title": "أكّد أنك أنت",
 "security.totp.step.body": "اكتب الأرقام الستة التي يعرضها تطبيق المصادقة الآن.",
 "security.totp.unlock.title": "افتح محفظتك",
 "security.totp.unlock.body": "لا تعرف محفظتك هذا الجهاز بعد. اكتب الأرقام الستة التي يعرضها تطبيق المصادقة الآن.",
 "security.totp.removeTotp.title": "إزالة تطبيق المصادقة؟",
 "security.totp.removeTotp.body": "لن تُطلب رموز بعد ذلك. اكتب رمزًا أخيرًا للتأكيد.",
 "security.done.totp.title": "تطبيق المصادقة مفعّل",
 "security.done.totp.body": "من الآن فصاعدًا تطلب محفظتك رمزًا قبل أن تثق بجهاز جديد لا يملك سوى تسجيل دخولك.",
 "security.done.removeTotp.title": "تمت الإزالة",
 "security.done.removeTotp.body": "لم تعد محفظتك تطلب رموزًا. يمكنك حذف الإدخال من تطبيقك.",
 "security.news.totp": "تطبيق المصادقة مفعّل.",
 "security.news.removeTotp": "لم تعد محفظتك تطلب رموزًا.",
 "security.locked.code": "لقد سجّلت الدخول. لفتح محفظتك هنا استخدم تطبيق المصادقة.",
 "security.problem.codeWrong": "هذا الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي في تطبيقك.",
 "security.problem.codeLocked": "رموز خاطئة كثيرة. تُرفض الرموز لفترة؛ حاول لاحقًا.",
 "security.problem.codeLate": "لم يعد الرمز الذي كتبته صالحًا. أغلق هذه النافذة وابدأ من جديد.",
 "security.level.assisted.totp.title": "يفتح تسجيل دخولك مع رمز هذه المحفظة",
 "security.level.assisted.totp.body": "يحتاج الجهاز الجديد إلى تسجيل دخولك ورمز من تطبيق المصادقة. ولا يزال بإمكان مشغّل هذه المحفظة فتحها.",
 "security.locked.other": "افتحها بطريقة أخرى",
 "security.unlock.device": "استخدام جهاز آخر",
 "security.wait.title": "وافق عليه على جهاز آخر",
 "security.wait.body": "على جهاز يفتح محفظتك، انتقل إلى الأمان واختر «الموافقة على جهاز جديد» واكتب هذا الرمز هناك.",
 "security.wait.status": "في انتظار الجهاز الآخر…",
 "security.wait.warning": "لا تخبر أحدًا بهذا الرمز. يعمل مرة واحدة لمدة 10 دقائق.",
 "security.do.approve": "الموافقة على جهاز جديد",
 "security.title.approve": "الموافقة على جهاز جديد",
 "security.approve.title": "وافق على جهاز جديد",
 "security.approve.body": "سجّل الدخول على الجهاز الجديد واختر «استخدام جهاز آخر». ثم اكتب الرمز الذي يعرضه.",
 "security.approve.label": "الرمز على الجهاز الجديد",
 "security.approve.ask": "هل هذا جهازك؟",
 "security.approve.device": [
  "يطلب ",
  "⁨",
  [
   "browser"
  ],
  "⁩",
  " على ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  " فتح محفظتك."
 ],
 "security.approve.warning": "وافق فقط إذا كان الجهاز بيدك. إذا أعطاك شخص آخر الرمز فارفض: قد يأخذ كل ما في المحفظة.",
 "security.approve.do": "اسمح له بفتح محفظتي",
 "security.approve.decline": "رفض",
 "security.done.approve.title": "الجهاز الجديد يفتح محفظتك",
 "security.done.approve.body": "يظهر ضمن «الأجهزة والنشاط» حيث يمكنك إزالته.",
 "security.news.approve": "الجهاز الجديد يفتح محفظتك.",
 "security.problem.deviceCode": "لا يعرض أي جهاز جديد هذا الرمز. قارنه وتأكد من أن الجهاز ما زال ينتظر.",
 "security.problem.declined": "رفض الجهاز الآخر.",
 "security.problem.ended": "انتهت صلاحية الرمز. ابدأ من جديد على الجهاز الجديد.",
 "security.devices.waits": [
  "جديد، على ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  ". يمكنه فتح محفظتك ابتداءً من ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  ". إذا لم يكن لك فأزله."
 ],
 "security.title.share": "محفظتك في تطبيق آخر",
 "security.share.title": "هل تستخدم محفظتك هنا أيضًا؟",
 "security.share.about": [
  "لديك محفظة في ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  ". قرّر هل يستخدمها هذا التطبيق أيضًا أم تكون له محفظة منفصلة."
 ],
 "security.share.body": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " تابع للجهة نفسها التي يتبع لها التطبيق الذي لديك فيه محفظة."
 ],
 "security.share.from": "محفظتك في",
 "security.share.to": "وأيضًا في",
 "security.share.gets": "يرى التطبيق عنوانك ومحافظك المرتبطة ويمكنه طلب التوقيعات. وأنت توافق على كل توقيع كالمعتاد.",
 "security.share.same": "يمكن للتطبيقين معرفة أنك الشخص نفسه. تبقى مفاتيحك في المحفظة.",
 "security.share.end": "يمكنك إنهاء ذلك من «الأجهزة والنشاط».",
 "security.share.yes": "استخدام هذه المحفظة",
 "security.share.no": "إنشاء محفظة منفصلة",
 "security.share.foot": "مع محفظة منفصلة لن نسألك مرة أخرى.",
 "security.done.share.title": "المحفظة نفسها هنا أيضًا",
 "security.done.share.body": "يمكنك إغلاق هذه النافذة.",
 "security.done.separate.title": "محفظة منفصلة",
 "security.done.separate.body": "يبقى التطبيقان منفصلين. يمكنك إغلاق هذه النافذة.",
 "security.apps.heading": "تطبيقات أخرى تستخدم هذه المحفظة",
 "security.apps.this": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  "، هذا التطبيق"
 ],
 "security.apps.since": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  "، أُضيف ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "security.apps.remove": [
  "إزالة المحفظة من ",
  "⁨",
  [
   "site"
  ],
  "⁩"
 ],
 "security.remove.app.title": "هل تزيل المحفظة من هذا التطبيق؟",
 "security.remove.app.body": "يُسجَّل خروج التطبيق فورًا ولا يعود قادرًا على طلب التوقيعات. عند تسجيل الدخول هناك مرة أخرى تقرّر من جديد.",
 "security.confirm.row": "طلب مفتاح المرور",
 "security.confirm.about.none": "لا يمكن طلب مفاتيح المرور التي أضفتها سابقًا. أضف مفتاحًا آخر لاستخدام ذلك.",
 "security.confirm.about.never": "أبدًا. قد يوافق شخص أمام متصفحك المفتوح على شيء ما.",
 "security.confirm.about.above": "فوق مبلغ معيّن، ولكل ما لا تُعرف قيمته.",
 "security.confirm.about.always": "عند كل موافقة. لا يُوقَّع شيء دون مفتاح مرورك.",
 "security.confirm.about.ending": "عند كل موافقة، لكنه سيتوقف قريبًا: طُلب ذلك دون مفتاح مرور. استخدم مفتاحك مرة واحدة للإبقاء عليه.",
 "security.confirm.change": "تغيير",
 "security.confirm.change.label": "تغيير وقت طلب مفتاح المرور",
 "security.confirm.title": "متى يُطلب مفتاح المرور",
 "security.confirm.body": "تحتاج الموافقات عندئذ إلى مفتاح مرورك أيضًا. يسري اختيارك على أجهزتك الأخرى.",
 "security.confirm.mode.never": "أبدًا",
 "security.confirm.mode.never.about": "تكفي الموافقة.",
 "security.confirm.mode.above": "فوق مبلغ معيّن",
 "security.confirm.mode.above.about": "وللرموز والأذونات والرسائل واستدعاءات العقود.",
 "security.confirm.mode.always": "عند كل موافقة",
 "security.confirm.mode.always.about": "لا يسلّم الخادم نصفه من مفتاحك إلا مع مفتاح مرورك.",
 "security.confirm.limit": [
  "أكثر من (",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  ")"
 ],
 "security.confirm.limits.about": "تُحسب كل موافقة على حدة مع رسومها. للعملات الأخرى يُطلب مفتاح المرور دائمًا.",
 "security.confirm.save": "حفظ بمفتاح المرور",
 "security.confirm.use": "استخدم مفتاح مرورك",
 "security.confirm.back": "رجوع",
 "security.confirm.step.title": "أكّد أنك أنت",
 "security.confirm.step.body": "اخترت أن يُطلب مفتاح مرورك كلما فُتحت المحفظة. يتيح لك هذا تغييرها لمدة دقيقتين.",
 "security.confirm.lost": "لم يعد لدي مفتاح المرور",
 "security.confirm.lost.title": "إيقافه دون مفتاح مرور؟",
 "security.confirm.lost.body": "ينتهي خلال ثلاثة أيام، وتصلك رسالة الآن. إذا استُخدم مفتاح مرور لك قبل ذلك يبقى مفعّلًا.",
 "security.confirm.lost.do": "إنهاؤه خلال ثلاثة أيام",
 "security.done.confirm.title": "حُفظ اختيارك",
 "security.done.confirm.body": "يسري على كل أجهزتك من الآن.",
 "security.done.confirmEnding.title": "ينتهي خلال ثلاثة أيام",
 "security.done.confirmEnding.body": "حتى ذلك الحين لا يُوقَّع شيء دون مفتاح مرورك.",
 "security.news.confirm": "تغيّر وقت طلب مفتاح المرور.",
 "security.news.confirmEnding": "لن يُطلب مفتاح المرور بعد ثلاثة أيام.",
 "security.problem.confirmWrong": "لم يُقبل مفتاح المرور هذا. استخدم مفتاحًا لهذه المحفظة وحاول مجددًا.",
 "security.problem.noLimit": "اكتب مبلغًا لعملة واحدة على الأقل.",
 "security.problem.badLimit": "اكتب المبالغ بالأرقام، مثل 0.1.",
 "security.level.assisted.confirm.title": "لا يفتح تسجيل الدخول هذه المحفظة إلا مع مفتاح مرورك",
 "security.level.assisted.confirm.body": "دون مفتاح مرورك لا يفتح تسجيل الدخول أي جهاز جديد ولا يُوقَّع شيء. ما زال بإمكان مشغّل هذه المحفظة فتحها.",
 "security.looks.heading": "ما فعله الدعم",
 "security.looks.app": [
  "اطّلع دعم ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " على حسابك"
 ],
 "security.looks.operator": [
  "اطّلع مشغّل خدمة المحفظة هذه على حسابك من أجل ",
  "⁨",
  [
   "app"
  ],
  "⁩"
 ],
 "security.looks.disabled": [
  "أوقف ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " حسابك"
 ],
 "security.looks.enabled": [
  "أعاد ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " تشغيل حسابك"
 ],
 "security.looks.deletion-asked": [
  "طلب ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " حذف حسابك"
 ],
 "security.looks.deletion-cancelled": [
  "لم يعد ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " يطلب حذف حسابك"
 ],
 "security.looks.deletion-stopped": [
  "احتفظت بحسابك في ",
  "⁨",
  [
   "app"
  ],
  "⁩"
 ],
 "security.looks.erases": [
  "سيُحذف هذا الحساب ومحفظته في ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  ". للاحتفاظ بهما افتح الرابط في رسالتنا. وللاحتفاظ بما في المحفظة احفظ كلمات الاسترداد قبل ذلك."
 ],
 "security.leaving.title": "أوقف هذا التطبيق حسابك",
 "security.leaving.body": [
  "لم يعد بإمكانك استخدام محفظتك على ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  ". لكنها ما زالت لك: احفظ كلمات الاسترداد وافتحها في أي محفظة أخرى."
 ],
 "security.leaving.continue": "أخذ محفظتي معي",
 "security.leaving.close": "إغلاق"
}
export default catalogue
