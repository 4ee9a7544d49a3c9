// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const ar: Partial<Messages> = {
 "approval.title.message": "توقيع رسالة",
 "approval.title.signIn": "تسجيل الدخول",
 "approval.title.typedData": "توقيع بيانات",
 "approval.title.transaction": "تأكيد معاملة",
 "approval.title.session": "السماح بالإنفاق دون سؤال",
 "approval.title.link": "ربط محفظة",
 "approval.from": "صاحب الطلب",
 "approval.action.signMessage": "وقّع هذه الرسالة",
 "approval.action.signIn": [
  "سجّل الدخول إلى ",
  "⁨",
  [
   "domain"
  ],
  "⁩"
 ],
 "approval.action.signData": [
  "وقّع «",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "»"
 ],
 "approval.action.sendCoin": [
  "أرسل ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.sendToken": [
  "أرسل ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.moveToken": [
  "انقل ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " من ",
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
  "⁩"
 ],
 "approval.action.sendItem": [
  "انقل العنصر ",
  "⁨",
  [
   "id"
  ],
  "⁩",
  " من ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " من ",
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
  "⁩"
 ],
 "approval.action.allow": [
  "اسمح لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " بإنفاق ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "approval.action.allowFee": [
  "اسمح لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " بأخذ ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " لرسوم الشبكة"
 ],
 "approval.action.allowUnlimited": [
  "اسمح لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " بإنفاق ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " بلا حد"
 ],
 "approval.action.allowAll": [
  "اسمح لـ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " بنقل كل ما تملكه من ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.revoke": [
  "امنع ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " من إنفاق ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.revokeAll": [
  "ألغِ كل أذونات ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.call": [
  "شغّل ",
  "⁨",
  [
   "selector"
  ],
  "⁩",
  " من ",
  "⁨",
  [
   "contract"
  ],
  "⁩"
 ],
 "approval.action.create": "أنشئ عقدًا",
 "approval.action.deployAccount": "إنشاء حسابك الذكي على هذه الشبكة",
 "approval.action.upgradeAccount": "تفعيل الميزات الذكية لحسابك على هذه الشبكة. يبقى عنوانه كما هو.",
 "approval.action.openSession": [
  "السماح لهذا التطبيق بإرسال ما يصل إلى ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " في كل فترة مدتها ",
  "⁨",
  [
   "period"
  ],
  "⁩",
  "، حتى ",
  "⁨",
  [
   "until"
  ],
  "⁩",
  ". أي ",
  "⁨",
  [
   "total"
  ],
  "⁩",
  " إجمالًا كحد أقصى."
 ],
 "approval.action.endSession": [
  "إنهاء الإذن بإرسال ما يصل إلى ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " في كل فترة مدتها ",
  "⁨",
  [
   "period"
  ],
  "⁩"
 ],
 "approval.action.openAccount": [
  "افتح الحساب ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " لصالح ",
  "⁨",
  [
   "owner"
  ],
  "⁩"
 ],
 "approval.action.closeAccount": [
  "أغلق الحساب ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " ويذهب المتبقي إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.changeAuthority": [
  "امنح التحكم في ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " إلى ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.dropAuthority": [
  "تخلَّ عن التحكم في ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "approval.action.memo": [
  "أضف الملاحظة «",
  "⁨",
  [
   "text"
  ],
  "⁩",
  "»"
 ],
 "approval.action.linkWallet": "ربط هذه المحفظة بحسابك في هذا التطبيق",
 "approval.units": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " وحدة أساسية من ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.token.unlisted": [
  "«",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  "» (",
  "⁨",
  [
   "address"
  ],
  "⁩",
  "، ليس في قائمتنا)"
 ],
 "approval.token.unknown": [
  "الرمز ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "approval.coin": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " من عملة الشبكة"
 ],
 "approval.label.network": "الشبكة",
 "approval.label.fee": "رسوم الشبكة كحد أقصى",
 "approval.label.sponsored": "رسوم الشبكة",
 "approval.sponsored": "مدفوعة عنك",
 "approval.label.account": "حسابك",
 "approval.label.smartAccount": "حسابك الذكي",
 "approval.label.actions": "ما الذي سيحدث",
 "approval.details": "كل ما يتم توقيعه",
 "approval.network.unknown": [
  "الشبكة ",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "approval.fails.title": "ستفشل هذه العملية",
 "approval.fails.body": "سترفضها الشبكة، وقد تدفع الرسوم مع ذلك.",
 "approval.unfunded.title": "الرصيد لا يكفي",
 "approval.unfunded.body": "لا يحتوي هذا الحساب على ما يكفي لهذه العملية ورسوم الشبكة. أضف رصيدًا أولًا.",
 "approval.unknown.title": "تعذّر التحقق",
 "approval.unknown.body": "لم تتمكن الشبكة من تجربتها أولًا. تابع فقط إذا كنت تثق بمصدرها.",
 "approval.warning.foreignSignIn": "هذا يسجّل دخولك إلى موقع آخر غير الموقع الذي يطلب. الأرجح أنها محاولة للاستيلاء على حسابك هناك.",
 "approval.warning.looksLikeHash": "يبدو هذا بصمة لشيء آخر مثل معاملة. قد يؤدي توقيعه إلى نقل أموالك.",
 "approval.warning.unlimitedAllowance": "يمكن للجهة المنفقة أخذ كل ما تملكه من هذا الرمز، الآن أو لاحقًا.",
 "approval.warning.allowsAll": "يمكن للجهة المنفقة أخذ كل عناصرك في هذه المجموعة، الآن أو لاحقًا.",
 "approval.warning.authorityChange": "هذا يسلّم التحكم في حساب إلى عنوان آخر.",
 "approval.warning.permit": "هذا التوقيع إذن بالإنفاق، ويمكن استخدامه دون سؤالك مرة أخرى.",
 "approval.warning.order": "هذا أمر في سوق. قد يؤدي توقيعه إلى التخلي عما يعرضه.",
 "approval.warning.session": "يقرر التطبيق متى ولمن يرسل، ولا يسألك مرة أخرى. يمكنك إنهاء هذا الإذن في أي وقت.",
 "approval.warning.otherChain": "هذا مخصص لشبكة أخرى غير المعروضة.",
 "approval.warning.otherAccount": "هذا يخص حسابًا ليس لك.",
 "approval.warning.unknownCall": "لا يمكننا معرفة ما يفعله استدعاء العقد هذا.",
 "approval.warning.createsContract": "هذا ينشئ عقدًا على الشبكة.",
 "approval.warning.unknownProgram": "لا يمكننا معرفة ما يفعله هذا البرنامج.",
 "approval.warning.lookupTables": "بعض الحسابات مدرجة في جدول على الشبكة ولا يمكن عرضها هنا.",
 "approval.warning.durableNonce": "هذا لا تنتهي صلاحيته. بعد توقيعه يمكن إرساله في أي وقت لاحق.",
 "approval.warning.unreadable": "لا يمكن قراءة هذا كنص.",
 "approval.warning.highFee": "رسوم الشبكة مرتفعة على غير العادة.",
 "approval.warning.malformedSignIn": "هذا ليس طلب تسجيل دخول سليم الصياغة.",
 "approval.warning.severalTransactions": "أنت توافق على عدة معاملات دفعة واحدة.",
 "approval.approve": "موافقة",
 "approval.sign": "توقيع",
 "approval.decline": "رفض",
 "approval.wait": "يُتاح القرار بعد ظهوره كاملًا لمدة ثانية.",
 "approval.window.why": "يمكن لصفحة أن تغطي ما تراه هنا أو تغيّره. اتخذ القرار في نافذة من محفظتك.",
 "approval.window.open": "المراجعة في نافذة",
 "approval.window.waiting": "اتخذ القرار في النافذة التي فُتحت",
 "approval.window.blocked": "لم تُفتح النافذة. اسمح بالنوافذ المنبثقة لهذه الصفحة ثم حاول مجددًا.",
 "approval.window.closed": "أُغلقت النافذة قبل أن تتخذ القرار.",
 "approval.window.lost": "لم يعد هنا ما يتطلب قرارًا. يمكنك إغلاق هذه النافذة.",
 "approval.next.signIn": "تسجيل الدخول مجاني ولا ينقل أي شيء.",
 "approval.next.signature": "لا يمكن سحبه بعد التوقيع.",
 "approval.next.transaction": "لا يمكن التراجع بعد الموافقة.",
 "approval.next.session": "تفرض الشبكة هذه الحدود.",
 "approval.next.link": "لا ينقل أي شيء. يمكنك إلغاء ربطها في أي وقت.",
 "approval.window.again": "فتحها مجددًا",
 "approval.window.title": "الموافقة على الطلب"
}
