// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "تسجيل الدخول",
 "social.preparing": "جارٍ تجهيز تسجيل الدخول…",
 "social.leaving": "جارٍ نقلك إلى {provider}…",
 "social.number.title": "ما الرقم الذي تراه؟",
 "social.number.body": "اختر الرقم الذي تعرضه صفحة {host} عند تسجيل الدخول. إن لم تعرض أي صفحة رقمًا فأغلق هذه النافذة.",
 "social.refused.title": "كان ذلك رقمًا مختلفًا",
 "social.refused.body": "حفاظًا على أمان حسابك أُوقف تسجيل الدخول هذا. أغلق هذه النافذة وابدأ من جديد.",
 "social.ended.title": "انتهى تسجيل الدخول هذا",
 "social.ended.body": "أغلق هذه النافذة وابدأ من جديد في الصفحة التي أتيت منها.",
 "social.elsewhere.title": "تابع في النافذة الأخرى",
 "social.elsewhere.body": "تسجيل الدخول هذا مفتوح في نافذة أخرى. يمكنك إغلاق هذه النافذة.",
 "social.failed.title": "لم ينجح ذلك",
 "social.failed.body": "تعذّر بدء تسجيل الدخول. أغلق هذه النافذة وحاول مرة أخرى.",
 "social.offline": "لا يمكننا الوصول إلى الخادم. سنواصل المحاولة.",
 "social.close": "إغلاق هذه النافذة"
} as const
