// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "mails.accent": "لون التمييز",
 "mails.accentExample": "#1f5fdc",
 "mails.accentHint": "لون الزر. يُغمَّق إذا لم يكن النص الأبيض مقروءًا عليه.",
 "mails.from": [
  "تأتي الرسائل من ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  "، ويختاره مشغّل الخادم."
 ],
 "mails.head.from": "من",
 "mails.head.subject": "الموضوع",
 "mails.language": "اللغة",
 "mails.logoExample": "https://",
 "mails.logoHint": "عنوان https لصورة PNG أو JPEG أو GIF لا تتجاوز 100 كيلوبايت. تُرسل مع الرسالة، فلا يُحمَّل شيء عند قراءتها.",
 "mails.logoUrl": "الشعار",
 "mails.look": "المظهر",
 "mails.noPreview": "لا توجد معاينة",
 "mails.noServer": "لا يوجد خادم بريد بعد. يضبطه المشغّل في «المفاتيح والأسرار».",
 "mails.preview": "معاينة",
 "mails.productName": "اسم المنتج",
 "mails.replyTo": "الرد إلى",
 "mails.replyToHint": "حيث تصل ردود الزوار.",
 "mails.save": "حفظ",
 "mails.saved": "تم حفظ الرسائل",
 "mails.sender": "المرسل",
 "mails.senderName": "اسم المرسل",
 "mails.test": "أرسل رسالة تجريبية",
 "mails.testFailed": "لم تُرسل",
 "mails.testSave": "احفظ تغييراتك أولًا.",
 "mails.testSend": "إرسال",
 "mails.testSent": "قبلها خادم البريد",
 "mails.testTo": "عنوانك",
 "mails.testWords": "كما هي محفوظة، مع رمز لا يفتح شيئًا.",
 "mails.text.closing": "الأسطر الأخيرة",
 "mails.text.closingHint": "بعد الرمز وقبل تحذيراتنا.",
 "mails.text.greeting": "الأسطر الأولى",
 "mails.text.greetingHint": "قبل نصنا.",
 "mails.text.loginSubject": "الموضوع",
 "mails.text.loginSubjectHint": "يجب أن يحتوي على المضيف، ليرى الزوار أي صفحة طلبت.",
 "mails.texts": "النصوص",
 "mails.textsWords": [
  "للحقول الفارغة نصوصنا. يمكنك كتابة ",
  "⁨",
  [
   "product"
  ],
  "⁩",
  " و",
  "⁨",
  [
   "host"
  ],
  "⁩",
  ". تُرفض الروابط والعناوين والأرقام الطويلة، لأن على الزوار اتباع ما نكتبه نحن فقط."
 ],
 "mails.title": "رسائل تسجيل الدخول",
 "mails.undo": "تراجع عن التغييرات",
 "mails.words": "شكل الرسائل التي تحمل رموز الدخول. تبقى الأسطر التي تحمي زوارك كما هي: أي صفحة طلبت، والرمز وأين يعمل."
}
