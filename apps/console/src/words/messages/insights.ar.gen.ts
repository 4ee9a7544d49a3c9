// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "insights.accounts": "الحسابات",
 "insights.accountsCount": [
  [
   "count",
   2,
   {
    "zero": "لا حسابات",
    "one": "حساب واحد",
    "two": "حسابان",
    "few": [
     0,
     " حسابات"
    ],
    "many": [
     0,
     " حسابًا"
    ],
    "other": [
     0,
     " حساب"
    ]
   }
  ]
 ],
 "insights.all": [
  "عرض الكل (",
  "⁨",
  [
   "count"
  ],
  "⁩",
  ")"
 ],
 "insights.answered": "تمت الإجابة",
 "insights.asTable": "عرض كجدول",
 "insights.before": "الفترة السابقة",
 "insights.burst": "دفعة واحدة",
 "insights.by.language": "اللغات",
 "insights.by.network": "الشبكات",
 "insights.by.page": "الصفحات",
 "insights.by.timeZone": "المناطق الزمنية",
 "insights.by.version": "إصدارات الحزمة",
 "insights.by.wallet": "المحافظ",
 "insights.calls": "الاستدعاءات إلى العقد",
 "insights.callsBy": "الاستدعاءات حسب السلسلة والحالة",
 "insights.callsSum": [
  "⁨",
  [
   "count"
  ],
  "⁩",
  " استدعاء، فشل منها ",
  "⁨",
  [
   "share"
  ],
  "⁩",
  "."
 ],
 "insights.chain": "السلسلة",
 "insights.change": "التغيّر",
 "insights.code": "الرمز",
 "insights.compare": "المقارنة بالفترة السابقة",
 "insights.count": "العدد",
 "insights.csv": "CSV",
 "insights.errors": "الأخطاء",
 "insights.errorsWords": "ما الذي لم ينجح لدى الزوار. لكل رمز صفحة تشرح السبب وما يجب فعله.",
 "insights.event": "الحدث",
 "insights.events": "الأحداث",
 "insights.eventsBefore": "الأحداث في الفترة السابقة",
 "insights.export": "تصدير الأحداث",
 "insights.exportFailed": "فشل التصدير. حاول مجددًا بعد لحظات.",
 "insights.failed": "فشل",
 "insights.fewer": "عرض أقل",
 "insights.funnel": "مسار التحويل",
 "insights.funnelChart": "من الفتح إلى الإرسال",
 "insights.funnelNote": "ماذا تعدّ الخطوات",
 "insights.funnelNoteWords": "تعدّ كل خطوة عدد مرات حدوثها؛ لا يوجد معرّف يتتبع الزائر، لذا من يفتح مرتين يُحسب مرتين. منذ الاتصال تنتمي الأحداث إلى حساب: يُحسب الحساب مرة في اليوم، ومن سجّل الدخول أو أرسل كان قد اتصل في ذلك اليوم.",
 "insights.funnelWords": "إلى أين تصل الزيارات وأين تنتهي. كل شريط يعدّ أحداثًا، وإلى جانبه الحسابات متى وُجدت.",
 "insights.lastSeen": "آخر ظهور",
 "insights.limit": "الاستدعاءات",
 "insights.limit.data": "الأرصدة والأسماء والأسعار",
 "insights.limit.ingest": "الأحداث",
 "insights.limit.rpc": "الاستدعاءات إلى العقد",
 "insights.limit.write": "تسجيل الدخول والأسماء",
 "insights.limits": "حدود هذا المشروع",
 "insights.limitsWords": "لجميع الزوار معًا. لكل زائر حدود أيضًا. يحددها مشغّل الخادم.",
 "insights.live": "مباشر",
 "insights.liveState.away": "غير متاح، تُعاد المحاولة",
 "insights.liveState.connecting": "جارٍ الاتصال",
 "insights.liveState.live": "مباشر",
 "insights.liveState.paused": "متوقف مؤقتًا",
 "insights.liveWords": "الأحداث عند تخزينها: ما حدث وبأي محفظة وعلى أي شبكة. بلا حسابات.",
 "insights.manyTimes": [
  "⁨",
  [
   "times"
  ],
  "⁩",
  "×"
 ],
 "insights.method": "الاستدعاءات",
 "insights.metric.accounts": "الحسابات في اليوم",
 "insights.metric.connects": "الاتصالات",
 "insights.metric.opens": "مرات الفتح",
 "insights.metric.rate": "نسبة النجاح",
 "insights.metricWords.accounts": "حسابات مختلفة لها حدث في ذلك اليوم. لا حساب لمن لا يتصل.",
 "insights.metricWords.connects": "المحافظ التي تم توصيلها.",
 "insights.metricWords.opens": "كم مرة فُتحت النافذة، مع محفظة متصلة أو بدونها.",
 "insights.metricWords.rate": "الاتصالات لكل مرة فُتحت فيها النافذة بلا محفظة.",
 "insights.noCalls": "لا استدعاءات بعد",
 "insights.noCallsWords": "تأتي الاستدعاءات عندما يقرأ تطبيقك سلسلة عبر هذا الخادم: أرصدة ومعاملات وعقود.",
 "insights.noErrors": "لا أخطاء في هذه الفترة",
 "insights.noErrorsWords": "إذا لم ينجح شيء لدى زائر، يظهر هنا خلال ثوانٍ.",
 "insights.noLive": "في انتظار الحدث التالي",
 "insights.noLiveWords": "افتح النافذة في تطبيقك: يظهر هنا خلال ثوانٍ.",
 "insights.none": "لا أحداث بعد",
 "insights.noneAction": "صِل تطبيقك",
 "insights.noneWords": "يأتي أول حدث عندما يفتح زائر النافذة في تطبيقك. لم يحدث ذلك في هذه الفترة.",
 "insights.nothing.language": "لم تذكر المتصفحات لغة في هذه الفترة.",
 "insights.nothing.network": "لا اتصال في هذه الفترة.",
 "insights.nothing.page": "لم تُفتح النافذة في هذه الفترة.",
 "insights.nothing.timeZone": "لا مناطق زمنية في هذه الفترة. لا تملكها إلا الأحداث التي فيها `timeZone`.",
 "insights.nothing.version": "لا إصدارات في هذه الفترة. ترسل الحزمة إصدارها.",
 "insights.nothing.wallet": "لا اتصال في هذه الفترة.",
 "insights.ofConnects": "من الاتصالات.",
 "insights.ofFirst": [
  "⁨",
  [
   "share"
  ],
  "⁩",
  " من مرات الفتح"
 ],
 "insights.ofOpens": "من مرات الفتح.",
 "insights.off": "التحليلات متوقفة",
 "insights.offWords": "لا يسجّل هذا المشروع أي أحداث. يمكن لمشرف تشغيل التحليلات في إعداداته.",
 "insights.other": "أخرى",
 "insights.pause": "إيقاف مؤقت",
 "insights.perSecond": "في الثانية",
 "insights.range": "الفترة",
 "insights.range.24h": "24 س",
 "insights.range.30d": "30 ي",
 "insights.range.365d": "سنة",
 "insights.range.7d": "7 ي",
 "insights.range.90d": "90 ي",
 "insights.range.today": "اليوم",
 "insights.resume": "استئناف",
 "insights.share": "الحصة",
 "insights.status": "الحالة",
 "insights.step": "الخطوة",
 "insights.step.chose": "اختار محفظة",
 "insights.step.connected": "اتصل",
 "insights.step.opened": "فتح",
 "insights.step.sent": "أرسل",
 "insights.step.signedIn": "سجّل الدخول",
 "insights.stepWords.chose": "مرات اختيار محفظة من القائمة.",
 "insights.stepWords.connected": "مرات توصيل محفظة.",
 "insights.stepWords.opened": "مرات فتح النافذة بلا محفظة متصلة.",
 "insights.stepWords.sent": "مرات إرسال تحويل من النافذة.",
 "insights.stepWords.signedIn": "مرات توقيع رسالة لتسجيل الدخول.",
 "insights.time": "الوقت (UTC)",
 "insights.title": "الإحصاءات",
 "insights.usage": "الاستخدام",
 "insights.usageWords": "ما يطلبه تطبيقك من السلاسل عبر هذا الخادم، وكم يُسمح له.",
 "insights.week": "آخر 7 أيام",
 "insights.words": "ما يفعله الزوار في نافذة تطبيقك."
}
