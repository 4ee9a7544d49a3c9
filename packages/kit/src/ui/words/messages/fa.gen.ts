// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "اتصال کیف پول",
 "button.connecting": "در حال اتصال…",
 "button.wrongNetwork": "شبکهٔ نادرست",
 "a11y.close": "بستن",
 "a11y.back": "بازگشت",
 "a11y.help": "کیف پول چیست؟",
 "a11y.copied": "کپی شد",
 "a11y.copyFailed": "کپی نشد",
 "a11y.loading": "در حال بارگیری",
 "a11y.dismiss": "بستن",
 "a11y.newTab": "در زبانهٔ جدید باز می‌شود",
 "a11y.clearSearch": "پاک کردن جستجو",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "نتیجه‌ای نیست",
    "one": [
     0,
     " نتیجه"
    ],
    "other": [
     0,
     " نتیجه"
    ]
   }
  ]
 ],
 "action.tryAgain": "تلاش دوباره",
 "action.openWallet": [
  "باز کردن ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "action.otherWallet": "انتخاب کیف پول دیگر",
 "branding.poweredBy": [
  "با فناوری ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "badge.recent": "اخیر",
 "badge.installed": "نصب‌شده",
 "badge.active": "فعال",
 "badge.current": "فعلی",
 "badge.connected": "متصل",
 "badge.testnet": "شبکهٔ آزمایشی",
 "connect.title": "اتصال کیف پول",
 "connect.allWallets": "همهٔ کیف پول‌ها",
 "connect.walletCount": [
  "⁨",
  [
   "count"
  ],
  "⁩",
  "+"
 ],
 "connect.logins": "ورود",
 "connect.noWallet": "کیف پول ندارم",
 "connect.whatIsWallet": "کیف پول چیست؟",
 "connect.empty.title": "کیف پولی پیدا نشد",
 "connect.empty.body": "این مرورگر هنوز کیف پولی ندارد. تهیهٔ آن چند دقیقه طول می‌کشد.",
 "connect.forChain": [
  "کیف پول‌های سازگار با ",
  "⁨",
  [
   "chain"
  ],
  "⁩"
 ],
 "connect.chooseChain.title": "انتخاب زنجیره",
 "connect.chooseChain.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " با چند زنجیره کار می‌کند. می‌خواهید به کدام متصل شوید؟"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " شبکه"
    ],
    "other": [
     0,
     " شبکه"
    ]
   }
  ]
 ],
 "allWallets.title": "همهٔ کیف پول‌ها",
 "allWallets.search": "جستجوی کیف پول",
 "allWallets.list": "کیف پول‌ها",
 "allWallets.empty.title": "کیف پولی پیدا نشد",
 "allWallets.empty.body": [
  "نتیجه‌ای برای «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "» پیدا نشد. املای آن را بررسی کنید یا نام دیگری امتحان کنید."
 ],
 "allWallets.more": "نمایش بیشتر",
 "connecting.waiting.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " را باز کنید و تأیید کنید"
 ],
 "connecting.waiting.body": "درخواستی در کیف پول منتظر شماست.",
 "connecting.declined.title": "درخواست رد شد",
 "connecting.declined.body": "می‌توانید دوباره امتحان کنید.",
 "connecting.pending.title": "یک درخواست از قبل باز است",
 "connecting.pending.body": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " به آن پاسخ دهید و دوباره امتحان کنید."
 ],
 "connecting.inApp.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " ادامه دهید"
 ],
 "connecting.inApp.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " این صفحه را در مرورگر خودش باز می‌کند. آنجا متصل شوید."
 ],
 "connecting.notInstalled.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " نصب نیست"
 ],
 "connecting.notInstalled.body": "آن را نصب کنید، سپس برگردید و صفحه را دوباره بارگیری کنید.",
 "connecting.notInstalled.install": [
  "نصب ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "connecting.timedOut.title": [
  "پاسخی از ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " نرسید"
 ],
 "connecting.timedOut.body": "درخواست بیش از حد طول کشید. کیف پول را باز کنید و دوباره امتحان کنید.",
 "connecting.blocked.title": "پنجره مسدود شد",
 "connecting.blocked.body": [
  "مرورگر اجازه نداد ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " باز شود. اگر پرسید، پنجره‌های بازشو را برای این صفحه مجاز کنید و دوباره امتحان کنید."
 ],
 "connecting.failed.title": "اتصال برقرار نشد",
 "connecting.failed.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " خطایی گزارش کرد. دوباره امتحان کنید یا کیف پول دیگری انتخاب کنید."
 ],
 "connecting.done": "متصل شد",
 "error.connect/rejected": "درخواست رد شد. می‌توانید دوباره امتحان کنید.",
 "error.connect/failed": "اتصال برقرار نشد. دوباره امتحان کنید.",
 "error.connect/pending": "کیف پول شما از قبل درخواستی باز دارد. ابتدا به آن پاسخ دهید.",
 "error.connect/timeout": "کیف پول به‌موقع پاسخ نداد. دوباره امتحان کنید.",
 "error.connect/not_installed": "این کیف پول در این مرورگر نصب نیست.",
 "error.connection/none": "هیچ کیف پولی متصل نیست.",
 "error.connection/reconnecting": "هنوز در حال اتصال دوباره‌ایم. کمی صبر کنید و دوباره امتحان کنید.",
 "error.disconnect/failed": "قطع اتصال انجام نشد. دوباره امتحان کنید.",
 "error.network/unknown": "این شبکه اینجا شناخته‌شده نیست.",
 "error.network/unsupported": "کیف پول شما از این شبکه پشتیبانی نمی‌کند.",
 "error.network/switch_failed": "تغییر شبکه انجام نشد. دوباره امتحان کنید.",
 "error.network/switch_rejected": "تغییر شبکه رد شد. می‌توانید دوباره امتحان کنید.",
 "error.sign/rejected": "امضا رد شد. می‌توانید دوباره امتحان کنید.",
 "error.sign/failed": "کیف پول شما نتوانست امضا کند. دوباره امتحان کنید.",
 "error.balance/unavailable": "موجودی در دسترس نیست",
 "error.wallet/disconnected": "اتصال کیف پول شما قطع شد. آن را باز کنید و دوباره امتحان کنید.",
 "error.wallet/unauthorized": "کیف پول شما این کار را مجاز نکرده است. قفل آن را باز کنید و دوباره امتحان کنید.",
 "error.wallet/unsupported_method": "کیف پول شما نمی‌تواند این کار را انجام دهد.",
 "error.request/action_not_allowed": "این کار مجاز نیست",
 "error.request/timeout": "پاسخی به‌موقع نرسید. دوباره امتحان کنید.",
 "error.request/http_failed": "دسترسی به سرور ممکن نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
 "error.general/unexpected": "مشکلی پیش آمد. دوباره امتحان کنید.",
 "alert.view/unavailable.title": "این بخش در دسترس نیست",
 "alert.view/unavailable.body": "این برنامه این امکان را اینجا ارائه نمی‌دهد.",
 "alert.network/not_found.title": "شبکه پیدا نشد",
 "alert.network/not_found.body": "این برنامه برای آن شبکه تنظیم نشده است.",
 "alert.project/origin_not_allowed.title": "پیکربندی نامعتبر برنامه",
 "alert.project/origin_not_allowed.body": "این نشانی در فهرست مجاز پروژه نیست. مالک پروژه می‌تواند آن را در تنظیمات پروژه اضافه کند.",
 "alert.project/domain_unverified.title": "پیکربندی نامعتبر برنامه",
 "alert.project/domain_unverified.body": "این دامنه برای پروژه تأیید نشده است.",
 "alert.project/invalid_id.title": "پیکربندی نامعتبر برنامه",
 "alert.project/invalid_id.body": "شناسهٔ پروژه نامعتبر است؛ پیکربندی را به‌روز کنید",
 "alert.project/missing_id.title": "شناسهٔ پروژه تنظیم نشده است",
 "alert.project/missing_id.body": "این قابلیت به یک پروژه نیاز دارد.",
 "alert.embedded/load_failed.title": "خطای شبکه: کیف پول داخلی بارگیری نشد",
 "alert.embedded/load_failed.body": "اتصال خود را بررسی کنید و بعداً دوباره امتحان کنید.",
 "alert.embedded/timeout.title": "مهلت درخواست کیف پول داخلی تمام شد",
 "alert.embedded/timeout.body": "بعداً دوباره امتحان کنید.",
 "alert.session/expired.title": "نشست منقضی شد",
 "alert.session/expired.body": "تاریخ و ساعت این دستگاه را بررسی کنید و دوباره متصل شوید.",
 "alert.config/server_error.title": "خطای سرور",
 "alert.config/server_error.body": "پیکربندی برنامه دریافت نشد. ممکن است برخی قابلیت‌ها در دسترس نباشند.",
 "alert.config/rate_limited.title": "تعداد درخواست‌ها بیش از حد است",
 "alert.config/rate_limited.body": "کمی صبر کنید و صفحه را دوباره بارگیری کنید.",
 "time.now": "همین حالا",
 "time.minute": [
  [
   "count",
   4
  ],
  " دقیقه"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " ساعت"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " روز"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " ماه"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " سال"
 ],
 "error.connect/window_blocked": "مرورگر پنجرهٔ کیف پول شما را مسدود کرد. دوباره امتحان کنید.",
 "error.node/insufficient_funds": "موجودی شما برای مبلغ و کارمزد شبکه کافی نیست.",
 "error.node/execution_reverted": "قرارداد این تراکنش را نمی‌پذیرد. چیزی ارسال نشد.",
 "error.node/nonce_too_low": "کیف پول شما قبلاً تراکنشی با این شماره فرستاده است. دوباره امتحان کنید.",
 "error.node/nonce_too_high": "یک تراکنش قبلی این حساب هنوز نرسیده است. پس از انجام آن دوباره امتحان کنید.",
 "error.node/fee_cap_too_low": "کارمزد شبکه بالا رفته است. دوباره امتحان کنید.",
 "error.pay/invalid_request": "درخواست برنامه معتبر نیست. چیزی پرداخت نشد.",
 "error.pay/unsupported_asset": "با این توکن نمی‌توان از اینجا پرداخت کرد. ممکن است وجود نداشته باشد، یا از هر انتقال بخشی را کم کند.",
 "error.pay/in_progress": "این پرداخت در زبانهٔ دیگری در حال انجام است. آن را همان‌جا تمام کنید.",
 "error.pay/insufficient_funds": "موجودی شما برای این تبدیل و کارمزد شبکهٔ آن کافی نیست.",
 "remote.title": "اتصال با کد QR",
 "remote.off.title": "کد QR اینجا در دسترس نیست",
 "remote.off.body": "این برنامه اتصال با کد QR را تنظیم نکرده است. می‌توانید از کیف پولی در همین مرورگر استفاده کنید.",
 "remote.off.allWallets": "مشاهدهٔ همهٔ کیف پول‌ها",
 "badge.qr": "کد QR",
 "remote.code": "کد QR برای کیف پول شما",
 "remote.scan": "این کد را با کیف پولی در تلفنتان اسکن کنید.",
 "remote.scanWith": [
  "این کد را با ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " در تلفنتان اسکن کنید."
 ],
 "remote.scanHere": "این کد را با دستگاه دیگری اسکن کنید، یا کیف پولی را در همین دستگاه باز کنید.",
 "remote.renews": [
  "کد جدید تا ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ثانیهٔ دیگر می‌آید."
 ],
 "remote.copy": "کپی لینک",
 "remote.getApp": "دریافت برنامه",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "محل استفاده از ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.tab.browser": "مرورگر",
 "remote.tab.mobile": "موبایل",
 "remote.tab.desktop": "دسکتاپ",
 "remote.tab.web": "وب",
 "remote.notDetected.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " شناسایی نشد"
 ],
 "remote.notDetected.body": "آن را در این مرورگر نصب کنید و صفحه را دوباره بارگیری کنید. یا آن را در دستگاه دیگری به کار ببرید.",
 "remote.notDetected.phone": "استفاده از تلفن",
 "remote.open.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " ادامه دهید"
 ],
 "remote.open.body": "آنجا موافقت کنید و سپس به این صفحه برگردید.",
 "remote.open.device": "باز کردن کیف پولی در این دستگاه",
 "remote.help.title": "باز نشد؟",
 "remote.help.body": [
  "لینک را کپی کنید و در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " بچسبانید، یا ابتدا برنامه را دریافت کنید."
 ],
 "remote.help.inApp": [
  "باز کردن این صفحه در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "remote.help.site": "باز کردن وب‌سایت آن",
 "remote.linking.title": "تقریباً تمام شد",
 "remote.linking.body": "کیف پول شما موافقت کرد. در حال برقراری اتصال.",
 "remote.declined.title": "در کیف پول رد شد",
 "remote.declined.body": "چیزی متصل نشد. می‌توانید دوباره امتحان کنید.",
 "remote.unreachable.title": "کد ساخته نشد",
 "remote.unreachable.body": "سرویس ارتباط با کیف پول شما پاسخ نمی‌دهد. اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.",
 "remote.refused.title": "کد ساخته نشد",
 "remote.refused.body": "سرویس ارتباط با کیف پول شما این صفحه را نپذیرفت. ساعت دستگاهتان را بررسی کنید و دوباره امتحان کنید.",
 "remote.failed.title": "اتصال برقرار نشد",
 "remote.failed.body": "پاسخ کیف پول اینجا قابل استفاده نیست. دوباره امتحان کنید یا کیف پول دیگری انتخاب کنید.",
 "error.pairing/expired": "پیش از پاسخ کیف پول، کد منقضی شد. دوباره امتحان کنید.",
 "error.pairing/relay_unreachable": "دسترسی به سرویس میان این صفحه و کیف پول شما ممکن نشد. دوباره امتحان کنید.",
 "error.pairing/relay_refused": "سرویس میان این صفحه و کیف پول شما این برنامه را نپذیرفت. به سازندگان آن اطلاع دهید.",
 "error.pairing/invalid_grant": "کیف پول شما چیزی غیر از آنچه خواسته شده بود مجاز کرد. دوباره امتحان کنید.",
 "embedded.frame.login": "ورود به کیف پول",
 "embedded.frame.approval": "درخواست از کیف پول شما",
 "embedded.frame.account": "حساب کیف پول شما",
 "embedded.sending": [
  "در حال ارسال ایمیل به ",
  "⁨",
  [
   "email"
  ],
  "⁩"
 ],
 "embedded.waiting": "در حال بارگیری کیف پول شما",
 "embedded.linking.title": "وارد شدید",
 "embedded.linking.body": "در حال باز کردن کیف پول شما…",
 "embedded.failed.title": "ورود انجام نشد",
 "embedded.failed.noAccess": "این حساب دسترسی ندارد",
 "embedded.failed.otherEmail": "استفاده از ایمیل دیگر",
 "embedded.row.subtitle": "ورود با ایمیل انجام شده",
 "embedded.security.title": "امنیت",
 "embedded.security.subtitle": "چه کسی می‌تواند کیف پول شما را باز کند",
 "embedded.security.assisted": "ورود شما به‌تنهایی آن را باز می‌کند.",
 "embedded.security.fragile": "فقط شما می‌توانید آن را باز کنید، به یک روش.",
 "embedded.security.secured": "فقط شما می‌توانید آن را باز کنید.",
 "embedded.security.exit": "فقط شما می‌توانید آن را باز کنید، و می‌توانید آن را به جای دیگری ببرید.",
 "embedded.security.next.kit": "بعدی: بستهٔ بازیابی",
 "embedded.security.next.passkey": "بعدی: گذرکلید",
 "embedded.security.next.secure": "بعدی: آن را فقط مال خودتان کنید",
 "embedded.security.next.export": "بعدی: بستهٔ خروج",
 "embedded.security.failed": "نمایش این بخش ممکن نشد",
 "embedded.change.intro": "ابتدا کدی به آدرس فعلی و سپس کدی به آدرس جدیدتان می‌فرستیم.",
 "embedded.change.present": "ایمیل فعلی",
 "embedded.change.label": "آدرس ایمیل جدید",
 "embedded.change.send": "ادامه",
 "embedded.change.done": "ایمیل تغییر کرد",
 "embedded.notAllowed": "این کار مجاز نیست",
 "embedded.error.email_invalid": "یک آدرس ایمیل وارد کنید، مثلاً ana@example.com.",
 "embedded.error.login/cool_down": [
  "لطفاً پس از ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ثانیه دوباره امتحان کنید"
 ],
 "embedded.error.embedded/load_failed": "کیف پول بارگیری نشد. اتصال خود را بررسی کنید و بعداً دوباره امتحان کنید.",
 "embedded.error.embedded/timeout": "پاسخ کیف پول بیش از حد طول کشید. دوباره امتحان کنید.",
 "embedded.error.login/mail_failed": "ایمیل تحویل داده نشد. آدرس را بررسی کنید یا دوباره امتحان کنید.",
 "embedded.error.login/attempt_ended": "کد منقضی شده است. کد جدیدی درخواست کنید.",
 "embedded.error.login/too_many_tries": "کدهای نادرست بیش از حد شد. کد جدیدی درخواست کنید.",
 "embedded.error.login/device_refused": "در ایمیل عدد دیگری انتخاب شد. دوباره امتحان کنید و عددی را که اینجا می‌بینید انتخاب کنید.",
 "embedded.error.login/change_pending": "ایمیل این حساب تغییر کرده است. برای بازگرداندن آن، لینک داخل ایمیل اطلاع‌رسانی را باز کنید یا یک روز صبر کنید.",
 "embedded.error.login/not_allowed": "این سایت این حساب را نمی‌پذیرد. از حساب دیگری استفاده کنید یا از سایت درخواست دسترسی کنید.",
 "embedded.error.login/user_disabled": "این برنامه حساب شما را غیرفعال کرده است. برای بردن کیف پولتان، دوباره وارد شوید.",
 "embedded.error.login/email_off": "ورود با ایمیل اینجا در دسترس نیست.",
 "embedded.error.login/clock_skewed": "تاریخ و ساعت این دستگاه را بررسی کنید و دوباره امتحان کنید.",
 "embedded.error.request/http_failed": "دسترسی به سرور کیف پول ممکن نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
 "embedded.error.embedded/unreachable": "در حال حاضر به کیف پول شما دسترسی نداریم. یک دقیقهٔ دیگر دوباره امتحان کنید.",
 "embedded.error.embedded/untrusted": "کیف پول شما باز نشد، چون سرور چیزی فرستاد که به آن تعلق ندارد. از پشتیبانی این سایت کمک بخواهید.",
 "embedded.error.stopped": "کیف پول‌ها در حال حاضر متوقف هستند. بعداً دوباره امتحان کنید.",
 "embedded.error.escrow/login_required": "با لینک و کد داخل ایمیل دوباره وارد شوید.",
 "embedded.error.request/too_many": "درخواست‌های هم‌زمان بیش از حد است. کمی صبر کنید و دوباره امتحان کنید.",
 "embedded.error.failed": "انجام نشد. دوباره امتحان کنید.",
 "embedded.row.social": [
  "ورود با ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " انجام شده"
 ],
 "embedded.social.list": "ورود با یک حساب",
 "embedded.social.continue": [
  "ادامه با ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "embedded.social.waiting.title": "در پنجره ادامه دهید",
 "embedded.social.waiting.body": [
  "در پنجره‌ای که باز شد، با ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " وارد شوید."
 ],
 "embedded.social.blocked": "پنجره مسدود شد",
 "embedded.social.closed": "پنجره بسته شد",
 "embedded.social.declined": "ورود رد شد",
 "embedded.social.open": "باز کردن پنجره",
 "embedded.social.other": "استفاده از روش دیگر",
 "embedded.farcaster.scan": "با تلفنتان اسکن کنید",
 "embedded.farcaster.here": "ادامه در برنامهٔ Farcaster",
 "embedded.farcaster.only": "آن را در برنامهٔ Farcaster تأیید کنید. فقط ورودی را تأیید کنید که خودتان شروع کرده‌اید.",
 "embedded.farcaster.expires": [
  "این کد ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " ثانیهٔ دیگر منقضی می‌شود."
 ],
 "embedded.farcaster.code": "کد برای برنامهٔ Farcaster",
 "embedded.farcaster.copy": "کپی لینک",
 "embedded.farcaster.open": "باز کردن Farcaster",
 "embedded.farcaster.failed": [
  "اتصال به ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " برقرار نشد"
 ],
 "embedded.farcaster.expired": "کد منقضی شده است",
 "embedded.farcaster.expiredBody": "به‌موقع تأیید نشد. برای دریافت کد جدید دوباره امتحان کنید.",
 "embedded.error.login/window_blocked": "مرورگر اجازه نداد پنجره باز شود. آن را با دکمهٔ زیر باز کنید.",
 "embedded.error.login/window_closed": "پیش از ورود آن را بستید. می‌توانید دوباره امتحان کنید.",
 "embedded.error.login/window_foreign": "در پنجره عدد دیگری انتخاب شد. دوباره امتحان کنید و عددی را که اینجا می‌بینید انتخاب کنید.",
 "embedded.error.login/visit_ended": "ورود بیش از حد طول کشید. دوباره امتحان کنید.",
 "embedded.error.login/provider_declined": "در پنجره رد کردید، بنابراین چیزی به اشتراک گذاشته نشد. می‌توانید دوباره امتحان کنید.",
 "embedded.error.login/provider_failed": "ورود آنجا تأیید نشد. چند لحظهٔ دیگر دوباره امتحان کنید.",
 "embedded.error.login/provider_off": "این روش ورود اینجا در دسترس نیست. از روش دیگری استفاده کنید.",
 "embedded.passkey.continue": "ادامه با گذرکلید",
 "embedded.passkey.name": "گذرکلید",
 "embedded.row.passkey": "ورود با گذرکلید انجام شده",
 "embedded.guest.continue": "ادامه به‌عنوان مهمان",
 "embedded.guest.name": "مهمان",
 "embedded.row.guest": "بدون ایمیل",
 "embedded.guest.secure": "ایمن کردن این کیف پول",
 "embedded.security.temporary": "فقط در این مرورگر. با پاک کردن داده‌های آن، کیف پول از بین می‌رود.",
 "embedded.error.login/guest_off": "این سایت مهمان نمی‌پذیرد. از روش دیگری استفاده کنید.",
 "embedded.linked.title": "کیف پول‌های پیوندشده",
 "embedded.linked.subtitle": "کیف پول‌هایی که از قبل دارید",
 "embedded.linked.intro": "این برنامه می‌داند که این کیف پول‌ها مال شماست. آن‌ها نمی‌توانند کیف پولِ حساب ورود شما را باز کنند.",
 "embedded.linked.unread": "کیف پول‌های پیوندشدهٔ شما بارگیری نشدند",
 "embedded.linked.none.title": "کیف پول پیوندشده‌ای نیست",
 "embedded.linked.none.body": "کیف پولی را که از قبل دارید پیوند دهید تا این برنامه بداند مال شماست. آن کیف پول پیامی را امضا می‌کند که هزینه‌ای ندارد.",
 "embedded.linked.add": "پیوند دادن کیف پول",
 "embedded.linked.full": [
  "شما ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " کیف پول پیوند داده‌اید که بیشترین تعداد ممکن است. ابتدا پیوند یکی را حذف کنید."
 ],
 "embedded.linked.choose": "کیف پولی را در این مرورگر انتخاب کنید.",
 "embedded.linked.missing.title": "کیف پولی پیدا نشد",
 "embedded.linked.missing.body": "کیف پولی در این مرورگر نصب یا فعال کنید و دوباره امتحان کنید.",
 "embedded.linked.unlink": "حذف پیوند",
 "embedded.linked.keep": "نگه داشتن",
 "embedded.linked.cancel": "لغو",
 "embedded.linked.confirm.title": [
  "پیوند ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " حذف شود؟"
 ],
 "embedded.linked.confirm.body": "این برنامه دیگر نخواهد دانست که این کیف پول مال شماست. می‌توانید دوباره آن را پیوند دهید.",
 "embedded.linked.step.connect.title": [
  "در ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " متصل شوید"
 ],
 "embedded.linked.step.connect.body": "حسابی را که می‌خواهید پیوند دهید انتخاب کنید.",
 "embedded.linked.step.approve.title": [
  "در حال پیوند دادن ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "embedded.linked.step.approve.body": "در حال بارگیری درخواست…",
 "embedded.linked.step.sign.title": [
  "با ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " امضا کنید"
 ],
 "embedded.linked.step.sign.body": "این پیام نشان می‌دهد که کیف پول مال شماست. چیزی را جابه‌جا نمی‌کند.",
 "embedded.linked.declined": "رد شد. چیزی پیوند داده نشد.",
 "embedded.linked.error.links/taken": "این کیف پول به حساب دیگری در این برنامه پیوند داده شده است. ابتدا پیوند آن را آنجا حذف کنید.",
 "embedded.linked.error.links/ended": "بیش از حد طول کشید. دوباره امتحان کنید.",
 "embedded.linked.error.escrow/waiting": "این دستگاه جدید است. وقتی بتواند کیف پول شما را باز کند، می‌تواند کیف پول پیوند دهد."
}
export default catalogue
