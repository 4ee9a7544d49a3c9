// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "ورود",
 "social.preparing": "در حال آماده‌سازی ورود شما…",
 "social.leaving": "در حال انتقال شما به {provider}…",
 "social.number.title": "کدام عدد را می‌بینید؟",
 "social.number.body": "عددی را انتخاب کنید که صفحهٔ {host} هنگام ورود نشان می‌دهد. اگر صفحه‌ای عددی نشان نمی‌دهد، این پنجره را ببندید.",
 "social.refused.title": "آن عدد دیگری بود",
 "social.refused.body": "برای حفظ امنیت حساب شما، این ورود متوقف شد. این پنجره را ببندید و از نو شروع کنید.",
 "social.ended.title": "این ورود پایان یافته است",
 "social.ended.body": "این پنجره را ببندید و در صفحه‌ای که از آن آمدید از نو شروع کنید.",
 "social.elsewhere.title": "در پنجرهٔ دیگر ادامه دهید",
 "social.elsewhere.body": "این ورود در پنجرهٔ دیگری باز است. می‌توانید این یکی را ببندید.",
 "social.failed.title": "انجام نشد",
 "social.failed.body": "ورود آغاز نشد. این پنجره را ببندید و دوباره امتحان کنید.",
 "social.offline": "به سرور دسترسی نداریم. همچنان تلاش می‌کنیم.",
 "social.close": "بستن این پنجره"
} as const
