// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "server.about.from": "عنوان المرسل",
 "server.about.id": "المعرّف",
 "server.about.key": "المفتاح",
 "server.about.secret": "السر",
 "server.about.team": "الفريق",
 "server.about.url": "العنوان مع المستخدم وكلمة المرور",
 "server.addChain": "أضف عنوانًا",
 "server.bundler": "مجمِّع",
 "server.chainNumber": "معرّف السلسلة",
 "server.chainNumberHint": "رقم السلسلة، مثل 8453 لشبكة Base.",
 "server.change": "تغيير",
 "server.endsIn": "ينتهي بـ",
 "server.environmentWords": "يضبط هذا متغيرٌ أو ملف إعدادات الخادم. غيّره هناك.",
 "server.group.logins": "مزودو تسجيل الدخول",
 "server.group.loginsWords": "يسجل الزوار بها الدخول إلى المحفظة المضمّنة. يختار كل مشروع ما يعرضه منها.",
 "server.group.mail": "البريد",
 "server.group.mailWords": "الخادم الذي يرسل رموز الدخول، والعنوان الذي تأتي منه.",
 "server.group.sponsoring": "المعاملات المموّلة",
 "server.group.sponsoringWords": "المجمِّعات ودافعو الرسوم للحسابات الذكية حسب السلسلة. تحتوي عناوينها على مفاتيح.",
 "server.group.vendors": "البيانات والتداول",
 "server.group.vendorsWords": "الأرصدة والسجل والأسعار والمبادلات والشراء. من دون مفاتيح يقرأ الخادم السلاسل بنفسه.",
 "server.kept": "مخفي",
 "server.keptBy": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  " · ضبطه ",
  "⁨",
  [
   "who"
  ],
  "⁩",
  "، ",
  "⁨",
  [
   "when"
  ],
  "⁩"
 ],
 "server.kind": "النوع",
 "server.look": "عرض",
 "server.mailServer": "خادم البريد",
 "server.needs": [
  "لا يُستخدم حتى يُضبط: ",
  "⁨",
  [
   "names"
  ],
  "⁩"
 ],
 "server.noChains": "لا توجد سلسلة لها مجمِّع.",
 "server.node.failing": "تفشل",
 "server.node.ok": "تعمل",
 "server.node.other_chain": "سلسلة أخرى",
 "server.node.resting": "طلبات كثيرة",
 "server.node.unused": "لم تُستخدم بعد",
 "server.nodes.add": "عنوان عقدة",
 "server.nodes.addHint": "مع مفتاحه. بعد ذلك يظهر المضيف فقط.",
 "server.nodes.addMore": "أضف أخرى",
 "server.nodes.archive": "لديها الحالة القديمة",
 "server.nodes.chain": "السلسلة",
 "server.nodes.height": [
  "الكتلة ",
  "⁨",
  [
   "height"
  ],
  "⁩"
 ],
 "server.nodes.logs": "تجيب عن السجلات",
 "server.nodes.noArchive": "دون حالة قديمة",
 "server.nodes.noLogs": "دون سجلات",
 "server.nodes.nodes": "العقد",
 "server.nodes.none": "لا توجد سلسلة مطابقة.",
 "server.nodes.of": [
  "عقد ",
  "⁨",
  [
   "chain"
  ],
  "⁩"
 ],
 "server.nodes.order": "تُستخدم أولًا أسرع عقدة سليمة. تتدخل الأخرى عندما تبطئ أو تفشل.",
 "server.nodes.public": "يستخدم الخادم عقدًا عامة لهذه السلسلة. أضف عقدة خاصة بك لتحل محلها.",
 "server.nodes.search": "ابحث عن سلسلة أو مضيف",
 "server.nodes.source": "المصدر",
 "server.nodes.testNew": "اختبر هذا العنوان",
 "server.nodes.title": "العقد",
 "server.nodes.took": [
  "⁨",
  [
   "ms"
  ],
  "⁩",
  " ملّي ثانية"
 ],
 "server.nodes.words": "من حيث يقرأ الخادم السلاسل ويرسل المعاملات. مع عقدتين خاصتين بك تبقى السلسلة متاحة إذا تعطلت إحداهما.",
 "server.nodes.works": "العقدة تعمل",
 "server.paymaster": "دافع الرسوم",
 "server.remove": "إزالة",
 "server.removeTitle": [
  "إزالة قيم ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "؟"
 ],
 "server.removeWords": "لا يمكن عرضها أو استعادتها. يتوقف ما يعتمد عليها خلال نصف دقيقة.",
 "server.removed": [
  "تمت إزالة ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "server.replace": "اتركه فارغًا للإبقاء عليه",
 "server.save": "حفظ",
 "server.saved": [
  "تم حفظ ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "server.secrets.title": "المفاتيح والأسرار",
 "server.secrets.words": "ما يحتاجه الخادم من الآخرين. تُحفظ القيم مشفّرة ولا تظهر مرة أخرى، وتتبع كل العمليات أي تغيير خلال نصف دقيقة.",
 "server.setUp": "إعداد",
 "server.source.console": "لوحة التحكم",
 "server.source.environment": "البيئة",
 "server.source.public": "عامة",
 "server.state.environment": "مضبوط من البيئة",
 "server.state.failing": "فشل الاختبار",
 "server.state.incomplete": "غير مكتمل",
 "server.state.off": "غير مضبوط",
 "server.state.on": "مضبوط",
 "server.state.unreadable": "اضبطه من جديد",
 "server.test": "اختبار",
 "server.testFailed": "لا يعمل",
 "server.testOk": "يعمل",
 "server.url": "العنوان",
 "server.value": "القيمة"
}
