// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "alerts.emails": "عناوين البريد",
 "alerts.emailsHint": "عنوان في كل سطر، عشرة على الأكثر.",
 "alerts.fires": "قائم",
 "alerts.firing": [
  [
   "count",
   2,
   {
    "zero": "لا تنبيهات",
    "one": "تنبيه واحد قائم",
    "two": "تنبيهان قائمان",
    "few": [
     0,
     " تنبيهات قائمة"
    ],
    "many": [
     0,
     " تنبيهًا قائمًا"
    ],
    "other": [
     0,
     " تنبيه قائم"
    ]
   }
  ]
 ],
 "alerts.hint.error_rate": "نسبة الأخطاء بين أحداث ساعة، إن بلغت 50 على الأقل.",
 "alerts.hint.job_failed": "بعد كل محاولاتها.",
 "alerts.hint.limit_near": "نداءات السلاسل في أكثر دقيقة ازدحامًا من آخر عشر، مما يحق للمشروع.",
 "alerts.hint.no_events": "لمشروع كانت له أحداث من قبل.",
 "alerts.hint.node_unreachable": "لكل عملية تستخدمها.",
 "alerts.hint.process_gone": "انتهت دون إعلان، أو تعلّقت.",
 "alerts.hint.redis_away": "تُقيّد كل عملية وتخزّن مؤقتًا بنفسها في هذه الأثناء.",
 "alerts.hint.redis_full": "يرفض إدخالات جديدة.",
 "alerts.hint.spool_growing": "النسبة المستخدمة من مخزن الانتظار.",
 "alerts.hint.webhook_failed": "لم يقبل مستقبِله شيئًا منذ ثلاثة أيام.",
 "alerts.hook.failed": "أُوقف بعد إخفاقات",
 "alerts.hook.off": "متوقف",
 "alerts.hook.on": "يعمل",
 "alerts.hookAdd": "إضافة خطاف ويب",
 "alerts.hookAdded": "أُضيف خطاف الويب",
 "alerts.hookLast": "آخر قبول",
 "alerts.hookName": "الاسم",
 "alerts.hookNever": "أبدًا",
 "alerts.hookOff": "إيقاف",
 "alerts.hookOn": "تشغيل",
 "alerts.hookRemove": "إزالة",
 "alerts.hookSecret": "السر",
 "alerts.hookSecretWords": "أعطه للمستقبِل ليتحقق به من توقيع كل تسليم.",
 "alerts.hookState": "الحالة",
 "alerts.hookUrl": "العنوان",
 "alerts.hookUrlHint": "https على مضيف عام. لا تُتّبع عمليات إعادة التوجيه.",
 "alerts.hooks": "خطافات الويب",
 "alerts.hooksNone": "لا شيء بعد.",
 "alerts.hooksWords": "تُبلَّغ بتنبيهات الخادم، موقّعة مثل خطافات المشاريع.",
 "alerts.hours": "بعد هذا العدد من الساعات",
 "alerts.noMail": "ليس لهذا الخادم خادم بريد، فلا تُرسل رسائل",
 "alerts.percent": "ابتداءً من هذه النسبة المئوية",
 "alerts.recipients": "من يُبلَّغ",
 "alerts.recipientsWords": "بالبريد، وبالخطافات التي تطلب التنبيهات.",
 "alerts.rule.error_rate": "كثير من الأحداث أخطاء",
 "alerts.rule.job_failed": "أخفقت مهمة",
 "alerts.rule.limit_near": "حدّ يوشك أن يُستنفد",
 "alerts.rule.no_events": "لم يصل أي حدث",
 "alerts.rule.node_unreachable": "عقدة لا تجيب",
 "alerts.rule.process_gone": "صمتت عملية",
 "alerts.rule.redis_away": "Redis غير متاح",
 "alerts.rule.redis_full": "امتلأ Redis",
 "alerts.rule.spool_growing": "أحداث تنتظر التخزين",
 "alerts.rule.webhook_failed": "أُوقف خطاف",
 "alerts.rules": "القواعد",
 "alerts.rulesWords": "تُفحص كل دقيقة. رسالة واحدة في الساعة على الأكثر لكل قاعدة.",
 "alerts.save": "حفظ",
 "alerts.saved": "حُفظ",
 "alerts.serverTitle": "تنبيهات الخادم",
 "alerts.serverWords": "ما يُبلَّغ به المشغّلون، مرة حين تنطلق قاعدة ومرة حين تنتهي.",
 "alerts.since": [
  "منذ ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "alerts.test": "إرسال اختبار",
 "alerts.tested": [
  [
   "mails",
   2,
   {
    "zero": "لا رسائل",
    "one": "رسالة واحدة",
    "two": "رسالتان",
    "few": [
     0,
     " رسائل"
    ],
    "many": [
     0,
     " رسالة"
    ],
    "other": [
     0,
     " رسالة"
    ]
   }
  ],
  " و",
  [
   "webhooks",
   2,
   {
    "zero": "لا خطافات",
    "one": "خطاف واحد",
    "two": "خطافان",
    "few": [
     0,
     " خطافات"
    ],
    "many": [
     0,
     " خطافًا"
    ],
    "other": [
     0,
     " خطاف"
    ]
   }
  ]
 ],
 "alerts.thresholdWrong": "عدد صحيح: 100 بالمئة أو 720 ساعة على الأكثر",
 "alerts.title": "التنبيهات",
 "alerts.untold": "لم يصل الاختبار إلى أي عنوان أو خطاف. احفظ عنوانًا أولًا.",
 "alerts.webhooks": "خطافات الويب",
 "alerts.words": "تُبلَّغ مرة حين تنطلق قاعدة، ومرة حين تنتهي."
}
