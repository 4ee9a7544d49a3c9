// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "health.alerts": "التنبيهات",
 "health.allWell": "كله بخير",
 "health.database": "قاعدة البيانات",
 "health.databaseAway": "لا يجيب PostgreSQL",
 "health.databaseAwayWords": "ما تعرضه هذه الصفحة هو ما تعرفه العملية المجيبة وحدها.",
 "health.draining": "تُفرَّغ",
 "health.errors": "الأخطاء",
 "health.failed": "آخر إخفاق",
 "health.failing": [
  [
   "count",
   2,
   {
    "zero": "لا إخفاق",
    "one": "واحدة تخفق",
    "two": "اثنتان تخفقان",
    "few": [
     0,
     " تخفق"
    ],
    "many": [
     0,
     " تخفق"
    ],
    "other": [
     0,
     " تخفق"
    ]
   }
  ]
 ],
 "health.gone": [
  [
   "count",
   2,
   {
    "zero": "لا صمت",
    "one": "واحدة صامتة",
    "two": "اثنتان صامتتان",
    "few": [
     0,
     " صامتة"
    ],
    "many": [
     0,
     " صامتة"
    ],
    "other": [
     0,
     " صامتة"
    ]
   }
  ]
 ],
 "health.job": "المهمة",
 "health.job.failed": "أخفقت",
 "health.job.never": "لم تعمل بعد",
 "health.job.ok": "نجحت",
 "health.jobs": "المهام",
 "health.jobsWords": "يشغّلها العاملون وفق جدول بتوقيت UTC.",
 "health.kib": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  " كيبيبايت"
 ],
 "health.kits": "إصدارات الحزمة",
 "health.kitsWords": "كما ظهرت في الأحداث منذ بدء العمليات.",
 "health.lag": "كتل متأخرة",
 "health.memory": "الذاكرة",
 "health.mib": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  " ميبيبايت"
 ],
 "health.migrations": "ترحيلات ناقصة",
 "health.milliseconds": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  " مللي ثانية"
 ],
 "health.noJobs": "لم يعمل أي عامل بعد.",
 "health.noKits": "لم يصل أي حدث بعد.",
 "health.noNodes": "لم تحتج أي عملية إلى عقدة بعد.",
 "health.noVendors": "لا مزوّد مُعَدّ.",
 "health.node": "العقدة",
 "health.node.failing": "تخفق",
 "health.node.ok": "تعمل",
 "health.node.other_chain": "سلسلة أخرى",
 "health.node.resting": "تستريح",
 "health.node.unused": "غير مستخدمة",
 "health.nodes": "العقد المستخدمة",
 "health.pool": "الاتصالات",
 "health.process": "العملية",
 "health.processes": "العمليات",
 "health.processesWords": "آخر ما قالته كل عملية عن نفسها.",
 "health.redis": "Redis",
 "health.relay": "المُرحِّل",
 "health.relayValue": [
  "⁨",
  [
   "sockets"
  ],
  "⁩",
  " · ",
  "⁨",
  [
   "share"
  ],
  "⁩",
  " ممتلئ"
 ],
 "health.responseTime": "زمن الاستجابة",
 "health.roles": "الأدوار",
 "health.schedule": "الجدول",
 "health.seen": "آخر ظهور",
 "health.silent": "صامتة",
 "health.spool": "أحداث منتظرة",
 "health.spoolShare": [
  "⁨",
  [
   "share"
  ],
  "⁩",
  " من مخزن الانتظار"
 ],
 "health.started": "بدأت",
 "health.state.away": "غير متاح",
 "health.state.full": "ممتلئ",
 "health.state.none": "غير مستخدم",
 "health.state.ok": "يعمل",
 "health.stateLabel": "الحالة",
 "health.succeeded": "آخر نجاح",
 "health.title": "الحالة الصحية",
 "health.until": [
  "حتى ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "health.unused": [
  [
   "count",
   2,
   {
    "zero": "لا عقد أخرى.",
    "one": "واحدة أخرى في الإعدادات لم تلزم.",
    "two": "اثنتان أخريان في الإعدادات لم تلزما.",
    "few": [
     0,
     " أخرى في الإعدادات لم تلزم."
    ],
    "many": [
     0,
     " أخرى في الإعدادات لم تلزم."
    ],
    "other": [
     0,
     " أخرى في الإعدادات لم تلزم."
    ]
   }
  ]
 ],
 "health.vendor": "المزوّد",
 "health.vendors": "المزوّدون",
 "health.vendorsWords": "بيانات طرف ثالث؛ من يخفق ثلاث مرات يستريح 30 ثانية.",
 "health.version": "الإصدار",
 "health.words": [
  "من ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  "، أجابت العملية ",
  "⁨",
  [
   "process"
  ],
  "⁩",
  ". تُبلِّغ كل عملية كل 15 ثانية."
 ]
}
