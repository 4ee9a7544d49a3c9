// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "projects.arrival.connected": "تطبيقك متصل",
 "projects.arrival.connectedWords": "تم ربط أول محفظة. تجد ما يفعله الزوار في النظرة العامة.",
 "projects.arrival.opened": "فُتحت النافذة في تطبيقك",
 "projects.arrival.openedWords": "اربط محفظة هناك لإكمال الخطوات.",
 "projects.arrival.waiting": "في انتظار تطبيقك",
 "projects.arrival.waitingWords": "أضف الشيفرة أدناه، ثم افتح تطبيقك واضغط الزر. ستلاحظ هذه الصفحة ذلك من تلقاء نفسها.",
 "projects.connect.facts": "لكل ما عدا ذلك",
 "projects.connect.id": "معرّف المشروع",
 "projects.connect.key": "مفتاح للواجهة الخلفية",
 "projects.connect.keyWords": "تستخدمه البرامج لقراءة هذا المشروع وتغييره. لا يحتاج إليه تطبيقك.",
 "projects.connect.noApi": "لا يعرف الخادم عنوانه العام",
 "projects.connect.noApiWords": [
  "استبدل ",
  "⁨",
  [
   "placeholder"
  ],
  "⁩",
  " بعنوان واجهة خادمك، أو عيّن API_URL على الخادم: للوحة التحكم هذه عنوان خاص بها."
 ],
 "projects.connect.server": "الخادم",
 "projects.connect.title": "اربط تطبيقك",
 "projects.connect.way": "إطار العمل",
 "projects.connect.words": "انسخ هذا إلى تطبيقك. مشروعك وهذا الخادم موجودان فيه مسبقًا.",
 "projects.create": "إنشاء المشروع",
 "projects.disabled": "معطّل",
 "projects.disabledWords": "يرفض الخادم طلباته حتى يفعّله مشغّل من جديد.",
 "projects.mode.development": "تطوير",
 "projects.mode.production": "إنتاج",
 "projects.name": "الاسم",
 "projects.nameHint": "كما يعرف زوارك التطبيق.",
 "projects.nameNeeded": "أعطِ المشروع اسمًا",
 "projects.new": "مشروع جديد",
 "projects.newWords": "تطبيق واحد بمصادره ومظهره وأرقامه.",
 "projects.none": "أنشئ مشروعك الأول",
 "projects.noneForYou": "يمكن لأحد المالكين دعوتك إلى مشروع.",
 "projects.noneWords": "المشروع هو تطبيق واحد: مصادره ومظهره وأرقامه.",
 "projects.optional": "اختياري",
 "projects.origin": "المصدر",
 "projects.originBad": "اكتب مصدرًا مثل https://app.example.com",
 "projects.originHint": "حيث يعمل تطبيقك. جهازك الخاص يعمل من دونه.",
 "projects.setup": "الإعداد",
 "projects.setupWords": [
  "اكتمل ",
  "⁨",
  [
   "done"
  ],
  "⁩",
  " من ",
  "⁨",
  [
   "all"
  ],
  "⁩"
 ],
 "projects.step.connected": "اربط أول محفظة",
 "projects.step.connectedAction": "كيف؟",
 "projects.step.connectedWords": "محفظتك أنت، لترى أن كل شيء يعمل من البداية إلى النهاية.",
 "projects.step.done": "(تم)",
 "projects.step.opened": "أضف النافذة إلى تطبيقك",
 "projects.step.openedAction": "عرض الشيفرة",
 "projects.step.openedWords": "بضعة أسطر لـ React أو Next.js أو Vue أو Svelte أو HTML.",
 "projects.step.origin": "حدّد أين يعمل تطبيقك",
 "projects.step.originAction": "إضافة مصدر",
 "projects.step.originWords": "لا تستخدم المشروع إلا الصفحات القادمة من مصادره.",
 "projects.step.production": "انتقل إلى الإنتاج",
 "projects.step.productionAction": "تغيير الوضع",
 "projects.step.productionWords": "عندها لا يُحسب جهازك وعناوين المعاينة ضمن تطبيقك.",
 "projects.title": "المشاريع",
 "projects.toOverview": "إلى النظرة العامة",
 "projects.words": "لكل تطبيق مشروع خاص به."
}
