// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "امضای پیام",
 "approval.title.signIn": "ورود",
 "approval.title.typedData": "امضای داده",
 "approval.title.transaction": "تأیید تراکنش",
 "approval.title.session": "اجازهٔ خرج کردن بدون پرسش",
 "approval.title.link": "پیوند دادن کیف پول",
 "approval.from": "به درخواست",
 "approval.action.signMessage": "امضای این پیام",
 "approval.action.signIn": [
  "ورود به ",
  "⁨",
  [
   "domain"
  ],
  "⁩"
 ],
 "approval.action.signData": [
  "امضای «",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "»"
 ],
 "approval.action.sendCoin": [
  "ارسال ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " به ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.sendToken": [
  "ارسال ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " به ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.moveToken": [
  "انتقال ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " به ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.sendItem": [
  "انتقال مورد ",
  "⁨",
  [
   "id"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " به ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.allow": [
  "اجازه به ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " برای خرج ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "approval.action.allowFee": [
  "اجازه به ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " برای برداشت ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بابت کارمزد شبکه"
 ],
 "approval.action.allowUnlimited": [
  "اجازه به ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " برای خرج نامحدود ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.allowAll": [
  "اجازه به ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " برای انتقال همهٔ دارایی شما از ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.revoke": [
  "پایان دادن به اجازهٔ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " برای خرج ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.revokeAll": [
  "پایان دادن به همهٔ مجوزهای ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.action.call": [
  "اجرای ",
  "⁨",
  [
   "selector"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "contract"
  ],
  "⁩"
 ],
 "approval.action.create": "ساخت قرارداد",
 "approval.action.deployAccount": "ساخت حساب هوشمند شما در این شبکه",
 "approval.action.upgradeAccount": "فعال کردن قابلیت‌های هوشمند برای حساب شما در این شبکه. آدرس آن تغییر نمی‌کند.",
 "approval.action.openSession": [
  "اجازه به این برنامه برای ارسال تا ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " در هر دورهٔ ",
  "⁨",
  [
   "period"
  ],
  "⁩",
  "، تا ",
  "⁨",
  [
   "until"
  ],
  "⁩",
  ". یعنی در مجموع حداکثر ",
  "⁨",
  [
   "total"
  ],
  "⁩",
  "."
 ],
 "approval.action.endSession": [
  "پایان دادن به اجازهٔ ارسال تا ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " در هر دورهٔ ",
  "⁨",
  [
   "period"
  ],
  "⁩"
 ],
 "approval.action.openAccount": [
  "باز کردن حساب ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " برای ",
  "⁨",
  [
   "owner"
  ],
  "⁩"
 ],
 "approval.action.closeAccount": [
  "بستن حساب ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  "؛ آنچه باقی مانده به ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " می‌رود"
 ],
 "approval.action.changeAuthority": [
  "واگذاری کنترل ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " به ",
  "⁨",
  [
   "to"
  ],
  "⁩"
 ],
 "approval.action.dropAuthority": [
  "چشم‌پوشی از کنترل ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "approval.action.memo": [
  "افزودن یادداشت «",
  "⁨",
  [
   "text"
  ],
  "⁩",
  "»"
 ],
 "approval.action.linkWallet": "پیوند دادن این کیف پول به حساب شما در این برنامه",
 "approval.units": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " واحد پایه از ",
  "⁨",
  [
   "token"
  ],
  "⁩"
 ],
 "approval.token.unlisted": [
  "«",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  "» (",
  "⁨",
  [
   "address"
  ],
  "⁩",
  "، خارج از فهرست ما)"
 ],
 "approval.token.unknown": [
  "توکن ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "approval.coin": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " از ارز اصلی شبکه"
 ],
 "approval.label.network": "شبکه",
 "approval.label.fee": "کارمزد شبکه، حداکثر",
 "approval.label.sponsored": "کارمزد شبکه",
 "approval.sponsored": "برای شما پرداخت می‌شود",
 "approval.label.account": "حساب شما",
 "approval.label.smartAccount": "حساب هوشمند شما",
 "approval.label.actions": "چه اتفاقی می‌افتد",
 "approval.details": "همهٔ آنچه امضا می‌شود",
 "approval.network.unknown": [
  "شبکهٔ ",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "approval.fails.title": "این ناموفق می‌شود",
 "approval.fails.body": "شبکه آن را نمی‌پذیرد، و ممکن است با این حال کارمزد بپردازید.",
 "approval.unfunded.title": "موجودی برای پرداخت این کافی نیست",
 "approval.unfunded.body": "موجودی این حساب برای آن و کارمزد شبکه‌اش کم است. ابتدا موجودی اضافه کنید.",
 "approval.unknown.title": "بررسی این ممکن نشد",
 "approval.unknown.body": "شبکه نتوانست آن را از پیش آزمایش کند. فقط اگر به منبع آن اعتماد دارید ادامه دهید.",
 "approval.warning.foreignSignIn": "این شما را وارد سایتی غیر از سایت درخواست‌کننده می‌کند. به احتمال زیاد تلاشی برای تصاحب حساب شما در آنجاست.",
 "approval.warning.looksLikeHash": "این شبیه اثر انگشت (هش) چیز دیگری است، مثلاً یک تراکنش. امضای آن ممکن است دارایی شما را جابه‌جا کند.",
 "approval.warning.unlimitedAllowance": "برداشت‌کننده می‌تواند اکنون یا بعداً همهٔ دارایی شما از این توکن را بردارد.",
 "approval.warning.allowsAll": "برداشت‌کننده می‌تواند اکنون یا بعداً هر موردی را که در این مجموعه دارید بردارد.",
 "approval.warning.authorityChange": "این کنترل یک حساب را به آدرس دیگری واگذار می‌کند.",
 "approval.warning.permit": "این امضا یک مجوز است. می‌توان آن را بدون پرسش دوباره از شما به کار برد.",
 "approval.warning.order": "این یک سفارش بازار است. امضای آن می‌تواند آنچه عرضه می‌کند را واگذار کند.",
 "approval.warning.session": "برنامه تصمیم می‌گیرد چه زمانی و برای چه کسی، و دیگر از شما نمی‌پرسد. هر زمان می‌توانید به آن پایان دهید.",
 "approval.warning.otherChain": "این برای شبکه‌ای غیر از شبکهٔ نشان‌داده‌شده است.",
 "approval.warning.otherAccount": "این دربارهٔ حسابی است که مال شما نیست.",
 "approval.warning.unknownCall": "نمی‌توانیم بگوییم این فراخوانی قرارداد چه می‌کند.",
 "approval.warning.createsContract": "این یک قرارداد در شبکه می‌سازد.",
 "approval.warning.unknownProgram": "نمی‌توانیم بگوییم این برنامهٔ زنجیره چه می‌کند.",
 "approval.warning.lookupTables": "برخی حساب‌ها در جدولی روی شبکه فهرست شده‌اند و نمی‌توان آن‌ها را اینجا نشان داد.",
 "approval.warning.durableNonce": "این منقضی نمی‌شود. پس از امضا، هر زمان بعدی می‌توان آن را ارسال کرد.",
 "approval.warning.unreadable": "این را نمی‌توان به‌صورت متن خواند.",
 "approval.warning.highFee": "کارمزد شبکه به‌طور غیرعادی بالاست.",
 "approval.warning.malformedSignIn": "این ورود ساختار درستی ندارد.",
 "approval.warning.severalTransactions": "چند تراکنش را یک‌جا تأیید می‌کنید.",
 "approval.approve": "تأیید",
 "approval.sign": "امضا",
 "approval.decline": "رد کردن",
 "approval.wait": "پس از یک ثانیه نمایش کامل فعال می‌شود.",
 "approval.window.why": "صفحه می‌تواند آنچه اینجا می‌بینید را بپوشاند یا تغییر دهد. در پنجره‌ای از کیف پولتان تصمیم بگیرید.",
 "approval.window.open": "بررسی در پنجره",
 "approval.window.waiting": "در پنجره‌ای که باز شد تصمیم بگیرید",
 "approval.window.blocked": "پنجره باز نشد. پنجره‌های بازشو را برای این صفحه مجاز کنید و دوباره امتحان کنید.",
 "approval.window.closed": "پنجره پیش از تصمیم شما بسته شد.",
 "approval.window.lost": "اینجا دیگر چیزی برای تصمیم‌گیری نیست. می‌توانید این پنجره را ببندید.",
 "approval.next.signIn": "ورود هزینه‌ای ندارد و چیزی را جابه‌جا نمی‌کند.",
 "approval.next.signature": "پس از امضا، نمی‌توان آن را پس گرفت.",
 "approval.next.transaction": "پس از تأیید، نمی‌توان آن را برگرداند.",
 "approval.next.session": "شبکه این محدودیت‌ها را اعمال می‌کند.",
 "approval.next.link": "چیزی را جابه‌جا نمی‌کند. هر زمان می‌توانید پیوند آن را حذف کنید.",
 "approval.window.again": "باز کردن دوباره",
 "approval.window.title": "تأیید درخواست",
 "action.cancel": "لغو",
 "action.continue": "ادامه",
 "action.done": "تمام",
 "change.old.title": "تأیید کنید که خودتان هستید",
 "change.old.body": [
  "برای تغییر ایمیلتان به ",
  "⁨",
  [
   "next"
  ],
  "⁩",
  "، کدی را که به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " فرستادیم وارد کنید."
 ],
 "change.new.title": "تأیید ایمیل جدید",
 "change.new.body": [
  "کدی را که به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " فرستادیم وارد کنید."
 ],
 "change.stopped.title": "ایمیل شما تغییر نکرد",
 "change.stopped.body": "کد منقضی شده است، یا این ایمیل قابل استفاده نیست. می‌توانید از نو شروع کنید.",
 "change.done.title": "ایمیل شما تغییر کرد",
 "change.done.body": [
  "از این پس با ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " وارد شوید."
 ],
 "change.undo": [
  "ایمیلی به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " فرستادیم. لینک داخل آن تا 24 ساعت می‌تواند این تغییر را برگرداند."
 ],
 "change.resend": "شروع دوباره",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "شروع دوباره تا ",
     0,
     " ثانیهٔ دیگر"
    ],
    "other": [
     "شروع دوباره تا ",
     0,
     " ثانیهٔ دیگر"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "شروع دوباره تا ",
     0,
     " دقیقهٔ دیگر"
    ],
    "other": [
     "شروع دوباره تا ",
     0,
     " دقیقهٔ دیگر"
    ]
   }
  ]
 ],
 "code.label": "کد داخل ایمیل",
 "code.checking": "در حال بررسی کد",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "این کد درست نیست. ",
     0,
     " تلاش دیگر باقی مانده است."
    ],
    "other": [
     "این کد درست نیست. ",
     0,
     " تلاش دیگر باقی مانده است."
    ]
   }
  ]
 ],
 "code.offline": "بررسی کد ممکن نشد. اتصال خود را بررسی کنید یا کمی صبر کنید، سپس ادامه دهید.",
 "code.renewed": "کد جدیدی فرستادیم. کد قبلی دیگر کار نمی‌کند.",
 "code.tooMany.title": "کدهای نادرست بیش از حد شد",
 "code.tooMany.body": "این کد دیگر کار نمی‌کند. برای تلاش دوباره، کد جدیدی بفرستید.",
 "code.expired.title": "کد منقضی شده است",
 "code.expired.body": "کدها 5 دقیقه اعتبار دارند. برای تلاش دوباره، کد جدیدی بفرستید.",
 "code.resend": "ارسال کد جدید",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "ارسال کد جدید تا ",
     0,
     " ثانیهٔ دیگر"
    ],
    "other": [
     "ارسال کد جدید تا ",
     0,
     " ثانیهٔ دیگر"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "ارسال کد جدید تا ",
     0,
     " دقیقهٔ دیگر"
    ],
    "other": [
     "ارسال کد جدید تا ",
     0,
     " دقیقهٔ دیگر"
    ]
   }
  ]
 ],
 "confirm.window": "تصمیم در پنجره‌ای از کیف پول گرفته می‌شود و گذرکلید شما آنجا خواسته می‌شود.",
 "confirm.again": "گذرکلید شما باید این را تأیید کند. پنجره را باز کنید و دوباره امتحان کنید.",
 "confirm.next": "در مرحلهٔ بعد گذرکلید شما خواسته می‌شود.",
 "confirm.problem": "گذرکلید شما آن را تأیید نکرد. چیزی امضا نشد. دوباره امتحان کنید.",
 "login.for": [
  "برای کیف پول شما در ",
  "⁨",
  [
   "host"
  ],
  "⁩"
 ],
 "login.link.title": "ایمیل خود را ببینید",
 "login.link.body": [
  "لینک داخل ایمیل ما به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " را باز کنید و آنجا این عدد را انتخاب کنید:"
 ],
 "login.link.number": [
  "عدد شما ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " است"
 ],
 "login.link.waiting": [
  "در انتظار انتخاب ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " از سوی شما"
 ],
 "login.link.renewed": "ایمیل دیگری فرستادیم که این عدد جدید را می‌پرسد.",
 "login.link.offline": "به سرور دسترسی نداریم. همچنان تلاش می‌کنیم.",
 "login.link.delayed": "ایمیل هنوز فرستاده نشده است. همچنان تلاش می‌کنیم: همین‌جا صبر کنید یا بعداً ایمیل دیگری بفرستید.",
 "login.mailFailed.title": "ایمیل نرسید",
 "login.mailFailed.body": [
  "نتوانستیم ایمیل خود را به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " تحویل دهیم. املای آن را بررسی کنید یا دوباره بفرستید."
 ],
 "login.refused.title": "آن عدد دیگری بود",
 "login.refused.body": "برای حفظ امنیت کیف پول شما، این ورود متوقف شد. ایمیل دیگری بفرستید و عددی را که اینجا می‌بینید انتخاب کنید.",
 "login.ended.title": "لینک منقضی شده است",
 "login.ended.body": "لینک‌ها 10 دقیقه اعتبار دارند. برای دریافت لینک جدید، ایمیل دیگری بفرستید.",
 "login.resend": "ارسال ایمیلی دیگر",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "ارسال ایمیلی دیگر تا ",
     0,
     " ثانیهٔ دیگر"
    ],
    "other": [
     "ارسال ایمیلی دیگر تا ",
     0,
     " ثانیهٔ دیگر"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "ارسال ایمیلی دیگر تا ",
     0,
     " دقیقهٔ دیگر"
    ],
    "other": [
     "ارسال ایمیلی دیگر تا ",
     0,
     " دقیقهٔ دیگر"
    ]
   }
  ]
 ],
 "login.code.title": "کد را وارد کنید",
 "login.code.body": [
  "کدی 8 رقمی به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " فرستادیم."
 ],
 "login.done": "وارد شدید",
 "login.finishing": "در حال ورود",
 "login.otherEmail": "استفاده از ایمیل دیگر",
 "login.link.approved": "عدد تأیید شد",
 "login.wait.title": "این دستگاه جدید است",
 "login.wait.body": [
  "برای امنیت شما، کیف پولتان از ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  " روی آن باز می‌شود. آن زمان دوباره وارد شوید."
 ],
 "login.wait.mail": [
  "ایمیلی به ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " فرستادیم که با آن می‌توانید جلوی این کار را بگیرید."
 ],
 "login.wait.close": "متوجه شدم",
 "login.code.sameMail": "مرحلهٔ آخر: 8 رقم داخل همان ایمیل، زیر لینک.",
 "login.opening": "در حال باز کردن کیف پول شما…",
 "login.social.title": "در پنجره ادامه دهید",
 "login.social.body": [
  "در پنجره‌ای که باز شد با ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " وارد شوید. این صفحه خودبه‌خود ادامه می‌دهد."
 ],
 "login.social.waiting": [
  "در انتظار ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "login.social.again": "باز کردن دوباره",
 "login.social.number.title": "این عدد را انتخاب کنید",
 "login.social.number.body": "پنجره‌ای که باز شد آن را می‌پرسد تا مطمئن شود به این صفحه تعلق دارد:"
}
export default catalogue
