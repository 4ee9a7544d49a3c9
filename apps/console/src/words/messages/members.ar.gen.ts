// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "members.account": "الحساب",
 "members.added": "أُضيف",
 "members.edit": "تعديل",
 "members.endInvite": "إنهاء",
 "members.expires": "مفتوحة حتى",
 "members.invite": "دعوة",
 "members.inviteOperator": "دعوة مشغّل",
 "members.invited": [
  "دعوة إلى ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "members.invitedWords": "أرسل هذا الرابط إلى ذلك الشخص وحده. يعمل مرة واحدة خلال 7 أيام.",
 "members.invites": "الدعوات المفتوحة",
 "members.invitesWords": "يعمل كل رابط مرة واحدة.",
 "members.link": "الرابط",
 "members.makeLink": "إنشاء رابط",
 "members.may.admin": "يغيّر الإعدادات وخطافات الويب والتنبيهات، ويقرأ المستخدمين وسجل التدقيق.",
 "members.may.owner": "كل شيء في هذا المشروع: الأعضاء والمفاتيح وحذفه أيضًا.",
 "members.may.viewer": "يقرأ الإعدادات والإحصاءات ولا يغيّر شيئًا.",
 "members.name": "الاسم",
 "members.nameHint": "اسم الشخص الذي تدعوه. يمكنه تغييره.",
 "members.never": "أبدًا",
 "members.none": "لا أعضاء بعد",
 "members.operators": "المشغّلون",
 "members.operatorsWords": "يديرون الخادم ويمكنهم فعل كل شيء في كل مشروع.",
 "members.remove": "إزالة",
 "members.removeTitle": [
  "إزالة ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "؟"
 ],
 "members.removeWords": "يُرفض طلبه التالي وتنتهي الدعوات التي أنشأها. المفاتيح التي رآها ما زالت تعمل: استبدلها.",
 "members.role": "الدور",
 "members.save": "حفظ",
 "members.saved": "حُفظ",
 "members.seen": "آخر ظهور",
 "members.title": "الأعضاء",
 "members.words": "من يمكنه فتح هذا المشروع، وماذا يمكنه أن يفعل.",
 "members.you": "أنت"
}
