// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "webhooks.accepted": [
  "قُبل (",
  "⁨",
  [
   "status"
  ],
  "⁩",
  ")"
 ],
 "webhooks.add": "إضافة خطاف",
 "webhooks.added": "أُضيف الخطاف",
 "webhooks.all": "كل الخطافات",
 "webhooks.answer": "الرد",
 "webhooks.body": "المحتوى",
 "webhooks.deliveries": "عمليات التسليم",
 "webhooks.deliveriesWords": "آخر 30 يومًا، 10,000 على الأكثر.",
 "webhooks.delivery.delivered": "سُلّم",
 "webhooks.delivery.failed": "أُهمل",
 "webhooks.delivery.waiting": "في الانتظار",
 "webhooks.deliveryTitle": "التسليم",
 "webhooks.details": "التفاصيل",
 "webhooks.disabled": [
  "أوقفه الخادم في ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "webhooks.disabledWords": "لم يقبل مستقبِله شيئًا منذ ثلاثة أيام، أو أعلن أنه لم يعد موجودًا. أصلحه وشغّل الخطاف ثم أعد إرسال ما أخفق.",
 "webhooks.done": "تم",
 "webhooks.event": "الحدث",
 "webhooks.everyState": "الكل",
 "webhooks.failing": [
  "يتعثر منذ ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "webhooks.failingWords": "يعيد الخادم المحاولة على فترات تطول، لمدة ثلاثة أيام.",
 "webhooks.happened": "وقع في",
 "webhooks.kind.alert_firing": "بدء تنبيه",
 "webhooks.kind.alert_over": "انتهاء تنبيه",
 "webhooks.kind.signed_in": "تسجيل دخول",
 "webhooks.kind.transaction_seen": "رصد معاملة",
 "webhooks.kind.wallet_connected": "اتصال محفظة",
 "webhooks.kind.wallet_created": "إنشاء محفظة مدمجة",
 "webhooks.kinds": "الأحداث",
 "webhooks.lastDelivered": "آخر قبول",
 "webhooks.milliseconds": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  " مللي ثانية"
 ],
 "webhooks.name": "الاسم",
 "webhooks.nameHint": "الاسم الذي تعرفه به هنا.",
 "webhooks.never": "لم يحدث",
 "webhooks.newSecret": "السر الجديد",
 "webhooks.nextTry": "المحاولة التالية",
 "webhooks.noDeliveries": "لا عمليات تسليم",
 "webhooks.noDeliveriesWords": "سيظهر هنا ما يحدث من الآن فصاعدًا. أرسل اختبارًا لترى واحدة.",
 "webhooks.noMore": "لا شيء",
 "webhooks.noTries": "لم تُجرَّب بعد.",
 "webhooks.none": "لا خطافات بعد",
 "webhooks.noneWords": "أضف عنوان خادمك لتُبلَّغ بعمليات تسجيل الدخول والمحافظ الجديدة وغيرها.",
 "webhooks.overlap": [
  "السر السابق يوقّع أيضًا حتى ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  "."
 ],
 "webhooks.problem.address": "العنوان يقود إلى شبكة خاصة",
 "webhooks.problem.connection": "تعذر الاتصال",
 "webhooks.problem.redirect": [
  "أعاد التوجيه (",
  "⁨",
  [
   "status"
  ],
  "⁩",
  ")"
 ],
 "webhooks.problem.secret": "تعذرت قراءة السر: استبدله",
 "webhooks.problem.status": [
  "أجاب بـ ",
  "⁨",
  [
   "status"
  ],
  "⁩"
 ],
 "webhooks.problem.timeout": "لا رد خلال 10 ثوانٍ",
 "webhooks.receiver": "المستقبِل",
 "webhooks.remove": "إزالة الخطاف",
 "webhooks.removeWords": "لن يُسلَّم ما ينتظره، ويُحذف سجله.",
 "webhooks.replay": "تسليم من جديد",
 "webhooks.replayFailed": "إعادة ما أُهمل",
 "webhooks.replayed": [
  [
   "count",
   2,
   {
    "zero": "لا شيء لإعادته",
    "one": "يُعاد إرسال تسليم واحد",
    "two": "يُعاد إرسال تسليمين",
    "few": [
     "يُعاد إرسال ",
     0,
     " عمليات تسليم"
    ],
    "many": [
     "يُعاد إرسال ",
     0,
     " عملية تسليم"
    ],
    "other": [
     "يُعاد إرسال ",
     0,
     " عملية تسليم"
    ]
   }
  ]
 ],
 "webhooks.reported": "يبلّغ به متصفح الزائر: لا تثق به.",
 "webhooks.rotate": "استبدال السر",
 "webhooks.rotateWords": "يوقّع السران معًا لمدة يوم، فلا يفقد خادمك شيئًا أثناء الاستبدال.",
 "webhooks.save": "حفظ",
 "webhooks.saved": "حُفظ",
 "webhooks.secret": "السر",
 "webhooks.secretWords": "أعطه لخادمك، الذي يتحقق به من توقيع كل تسليم.",
 "webhooks.settings": "الإعدادات",
 "webhooks.show": "عرض",
 "webhooks.someFailed": "أُوقف أحد الخطافات",
 "webhooks.someFailedWords": "لم يقبل مستقبِله شيئًا منذ ثلاثة أيام. افتحه لمعرفة السبب ثم أعد تشغيله.",
 "webhooks.state.failed": "أُوقف بعد إخفاقات",
 "webhooks.state.failing": "يتعثر",
 "webhooks.state.off": "متوقف",
 "webhooks.state.on": "يعمل",
 "webhooks.stateLabel": "الحالة",
 "webhooks.test": "إرسال اختبار",
 "webhooks.tested": "الاختبار في الطريق",
 "webhooks.title": "خطافات الويب",
 "webhooks.tries": "المحاولات",
 "webhooks.turnOff": "إيقاف",
 "webhooks.turnOn": "تشغيل",
 "webhooks.unknown": "هذا الخطاف غير موجود",
 "webhooks.url": "العنوان",
 "webhooks.urlHint": "‏https على مضيف عام. لا تُتبع عمليات إعادة التوجيه.",
 "webhooks.urlRefused": "لا يمكن لهذا العنوان استقبال الخطافات.",
 "webhooks.waiting": "في الانتظار",
 "webhooks.words": "يُبلَّغ خادمك بما يحدث، موقَّعًا، وبالترتيب لكل حساب، ويُعاد الإبلاغ حتى يقبله."
}
