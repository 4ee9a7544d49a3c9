// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "entry.claim.action": "استلم هذا الخادم",
 "entry.claim.as": [
  "سجّلت الدخول باسم ",
  "⁨",
  [
   "account"
  ],
  "⁩",
  ". يصبح هذا الحساب أول مشغّل، ويمكنه دعوة آخرين."
 ],
 "entry.claim.name": "اسمك",
 "entry.claim.nameHint": "ما يراه الأعضاء الآخرون. يمكنك تركه فارغًا أو تغييره لاحقًا.",
 "entry.claim.noToken": "الرابط غير مكتمل",
 "entry.claim.noTokenWords": "افتح الرابط كاملًا كما كتبه الخادم في سجله. مع كل تشغيل جديد يكتب رابطًا جديدًا.",
 "entry.claim.title": "استلم هذا الخادم",
 "entry.claim.words": "سجّل الدخول ليصبح حسابك أول مشغّل لهذا الخادم.",
 "entry.invite.action": "قبول الدعوة",
 "entry.invite.over": "انتهت الدعوة",
 "entry.invite.overWords": "استُخدمت أو انتهت صلاحيتها أو الرابط غير مكتمل. اطلب دعوة جديدة.",
 "entry.invite.title": [
  "انضم إلى ",
  "⁨",
  [
   "project"
  ],
  "⁩"
 ],
 "entry.invite.titleServer": "كن مشغّلًا",
 "entry.invite.words": [
  "يدعوك ",
  "⁨",
  [
   "by"
  ],
  "⁩",
  " بصفة ",
  "⁨",
  [
   "role"
  ],
  "⁩",
  ". الدعوة مفتوحة حتى ",
  "⁨",
  [
   "until"
  ],
  "⁩",
  "."
 ],
 "entry.signIn.expired": "انتهت جلستك",
 "entry.signIn.sso": [
  "المتابعة باستخدام ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "entry.signIn.title": "تسجيل الدخول",
 "entry.signIn.unclaimed": "لا مشغّل لهذا الخادم بعد",
 "entry.signIn.unclaimedWords": "افتح الرابط الذي كتبه في سجله عند تشغيله.",
 "entry.signIn.wallet": "المتابعة بمحفظة",
 "entry.signIn.walletOrEmail": "المتابعة بمحفظة أو بريد إلكتروني أو مفتاح مرور",
 "entry.signIn.words": "لوحة تحكم خادم Latchkey الخاص بك.",
 "entry.sso.declined": "رُفض تسجيل الدخول أو أُلغي.",
 "entry.sso.failed": "لم ينجح تسجيل الدخول",
 "entry.sso.failedWords": "حاول مجددًا. إن بقي الأمر هكذا فستجد السبب في سجل الخادم.",
 "entry.sso.title": "جارٍ تسجيل الدخول",
 "entry.toSignIn": "إلى تسجيل الدخول"
}
