// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "کارهایی که می‌توانید انجام دهید",
 "account.action.onramp": "خرید",
 "account.action.swaps": "تبدیل",
 "account.action.receive": "دریافت",
 "account.action.send": "ارسال",
 "account.tabs": "دارایی و فعالیت حساب",
 "account.tab.tokens": "توکن‌ها",
 "account.tab.nfts": "NFTها",
 "account.tab.activity": "فعالیت",
 "account.menu": "گزینه‌های بیشتر برای این حساب",
 "account.balanceUnsupportedBody": "این برنامه نمی‌تواند شبکهٔ فعلی کیف پول شما را بخواند. به دارایی‌تان آسیبی نرسیده است.",
 "account.partial": "بدون توکن‌هایی که قیمتشان نامشخص است",
 "account.stale": "این ارقام ممکن است کمی قدیمی باشند",
 "account.priceUnknown": "قیمت نامشخص",
 "account.searchTokens": "جستجوی توکن",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "نمایش ",
     0,
     " توکن"
    ],
    "other": [
     "نمایش همهٔ ",
     0,
     " توکن"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "نمایش ",
     0,
     " توکن پنهان"
    ],
    "other": [
     "نمایش ",
     0,
     " توکن پنهان"
    ]
   }
  ]
 ],
 "account.hideTokens": "پنهان کردن دوبارهٔ این توکن‌ها",
 "account.empty.title": "این حساب خالی است",
 "account.empty.body": "آنچه دریافت می‌کنید یا می‌خرید اینجا نمایش داده می‌شود.",
 "account.empty.receive": "نمایش آدرس من",
 "account.empty.buy": "خرید رمزارز",
 "account.noTokens.title": "توکنی پیدا نشد",
 "account.noTokens.body": [
  "نتیجه‌ای برای «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "» پیدا نشد. املای آن را بررسی کنید یا نام دیگری امتحان کنید."
 ],
 "account.tokensUnavailable.title": "توکن‌ها در دسترس نیستند",
 "account.tokensUnavailable.body": "چند لحظهٔ دیگر دوباره تلاش می‌کنیم. به دارایی‌تان آسیبی نرسیده است.",
 "activity.done.send": "ارسال شد",
 "activity.kind.send": "ارسال",
 "activity.done.receive": "دریافت شد",
 "activity.kind.receive": "دریافت",
 "activity.done.trade": "تبدیل شد",
 "activity.kind.trade": "تبدیل",
 "activity.done.approve": "مجوز داده شد",
 "activity.kind.approve": "اعطای مجوز",
 "activity.done.revoke": "مجوز لغو شد",
 "activity.kind.revoke": "لغو مجوز",
 "activity.done.mint": "مینت شد",
 "activity.kind.mint": "مینت",
 "activity.done.burn": "سوزانده شد",
 "activity.kind.burn": "سوزاندن",
 "activity.done.deposit": "واریز شد",
 "activity.kind.deposit": "واریز",
 "activity.done.withdraw": "برداشت شد",
 "activity.kind.withdraw": "برداشت",
 "activity.done.claim": "مطالبه شد",
 "activity.kind.claim": "مطالبه",
 "activity.done.stake": "استیک شد",
 "activity.kind.stake": "استیک",
 "activity.done.unstake": "از استیک خارج شد",
 "activity.kind.unstake": "خروج از استیک",
 "activity.done.borrow": "وام گرفته شد",
 "activity.kind.borrow": "دریافت وام",
 "activity.done.repay": "بازپرداخت شد",
 "activity.kind.repay": "بازپرداخت",
 "activity.done.buy": "خریداری شد",
 "activity.kind.buy": "خرید",
 "activity.done.deploy": "قرارداد ساخته شد",
 "activity.kind.deploy": "ساخت قرارداد",
 "activity.done.execute": "فراخوانی قرارداد",
 "activity.kind.execute": "فراخوانی قرارداد",
 "activity.done.other": "تراکنش",
 "activity.kind.other": "تراکنش",
 "activity.fromHere": "ارسال‌شده از اینجا",
 "activity.latest": "آخرین فعالیت‌ها",
 "activity.showAll": "نمایش همهٔ فعالیت‌ها",
 "activity.more": "نمایش بیشتر",
 "activity.refresh": "به‌روزرسانی",
 "activity.to": "به",
 "activity.from": "از",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "و ",
     0,
     " مورد دیگر"
    ],
    "other": [
     "و ",
     0,
     " مورد دیگر"
    ]
   }
  ]
 ],
 "activity.status.pending": "در انتظار",
 "activity.status.queued": "منتظر مالکان",
 "activity.status.success": "تأیید شد",
 "activity.status.failed": "ناموفق",
 "activity.status.replaced": "جایگزین شد",
 "activity.status.dropped": "پذیرفته نشد",
 "activity.status.unknown": "وضعیت نامشخص",
 "activity.moreFailed": "فعالیت‌های قدیمی‌تر بارگیری نشد.",
 "activity.empty.title": "هنوز فعالیتی ندارید",
 "activity.empty.body": "آنچه در این شبکه ارسال، دریافت یا تبدیل می‌کنید اینجا نمایش داده می‌شود.",
 "activity.deviceOnly": [
  "گره‌های ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " تراکنش‌ها را به تفکیک حساب فهرست نمی‌کنند، بنابراین اینجا فقط آنچه از این دستگاه ارسال کرده‌اید دیده می‌شود."
 ],
 "activity.partial": [
  "ممکن است برخی تراکنش‌ها اینجا نباشند: گره‌های ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " همهٔ آن‌ها را فهرست نمی‌کنند."
 ],
 "activity.explorer": "مشاهدهٔ همه در کاوشگر",
 "activity.failed.title": "تراکنش‌ها دریافت نشدند",
 "activity.failed.body": "به دارایی‌تان آسیبی نرسیده است. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
 "allowances.title": "مجوزها",
 "allowances.hint": "چه کسی اجازهٔ برداشت توکن‌های شما را دارد",
 "allowances.list": "مجوزها",
 "allowances.intro": "این برنامه‌ها می‌توانند بدون پرسش دوباره از حساب شما توکن برداشت کنند.",
 "allowances.unlimited": "نامحدود",
 "allowances.everything": "همه",
 "allowances.empty.title": "مجوزی وجود ندارد",
 "allowances.empty.body": "هیچ برنامه‌ای اجازهٔ برداشت توکن از حساب شما در این شبکه را ندارد.",
 "allowances.failed.title": "مجوزها بارگیری نشدند",
 "allowances.failed.body": "سرور پاسخ نداد. مجوزهای شما تغییری نکرده‌اند.",
 "allowances.partial": "مجوزهای قدیمی‌تر هنوز خوانده نشده‌اند.",
 "allowances.readOn": "جستجوی قدیمی‌ترها",
 "allowances.nothing": "چیزی برای لغو نیست",
 "allowances.review": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " دیگر نمی‌تواند ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " شما را برداشت کند."
 ],
 "allowances.spender": "برداشت‌کننده",
 "allowances.fee": "لغو مجوز یک تراکنش است، بنابراین کارمزد شبکه می‌پردازید.",
 "allowances.revoke": "لغو مجوز",
 "allowances.declined": "درخواست رد شد. مجوز همچنان برقرار است. می‌توانید دوباره امتحان کنید.",
 "allowances.signing.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " تأیید کنید"
 ],
 "allowances.signing.body": "درخواست لغو مجوز در کیف پول منتظر شماست.",
 "allowances.pending.title": "در حال لغو مجوز…",
 "allowances.pending.body": [
  "در انتظار شبکه. تا پایان کار، ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " می‌تواند ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " را برداشت کند."
 ],
 "allowances.done.title": "مجوز لغو شد",
 "allowances.done.body": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " دیگر نمی‌تواند ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " شما را برداشت کند."
 ],
 "allowances.reverted.title": "لغو مجوز ناموفق بود",
 "allowances.reverted.body": [
  "شبکه آن را نپذیرفت. ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " همچنان می‌تواند ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " شما را برداشت کند."
 ],
 "allowances.dropped.title": "تراکنش پذیرفته نشد",
 "allowances.dropped.body": [
  "شبکه آن را به‌موقع نپذیرفت و هزینه‌ای نداشت. ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " همچنان می‌تواند ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " شما را برداشت کند."
 ],
 "allowances.unknown.title": "نتیجه نامشخص است",
 "allowances.unknown.body": "رد این تراکنش را گم کردیم. فهرست مجوزها را بررسی کنید.",
 "allowances.backToList": "مشاهدهٔ مجوزها",
 "allowances.otherNetwork": "کیف پول شما روی شبکهٔ دیگری است. به شبکهٔ قبلی برگردید و دوباره امتحان کنید.",
 "allowances.otherAccount": "کیف پول شما روی حساب دیگری است. برای دیدن مجوزهای آن حساب، به عقب برگردید.",
 "action.cancel": "لغو",
 "action.disconnect": "قطع اتصال",
 "account.title": "حساب",
 "account.balance": "موجودی",
 "account.balanceUnavailable": "موجودی در دسترس نیست",
 "account.balanceUnavailableBody": "به شبکه دسترسی پیدا نکردیم. به دارایی‌تان آسیبی نرسیده است.",
 "account.copyAddress": "کپی آدرس",
 "account.explorer": "مشاهده در کاوشگر",
 "account.network": "شبکه",
 "account.unknownNetwork": "شبکهٔ ناشناس",
 "account.switchWallet": "تغییر کیف پول",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " کیف پول متصل"
    ],
    "other": [
     0,
     " کیف پول متصل"
    ]
   }
  ]
 ],
 "account.reconnecting": "در حال اتصال دوباره…",
 "wallets.title": "کیف پول‌ها",
 "wallets.disconnect": [
  "قطع اتصال ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "wallets.add": "افزودن کیف پول دیگر",
 "wallets.disconnectAll": "قطع همهٔ اتصال‌ها",
 "wallets.empty.title": "کیف پولی متصل نیست",
 "wallets.empty.body": "یک کیف پول متصل کنید تا اینجا نمایش داده شود.",
 "accountType.eoa": "حساب معمولی",
 "accountType.smartAccount": "حساب هوشمند",
 "accountType.payment": "آدرس پرداخت",
 "accountType.ordinal": "آدرس کلکسیونی‌ها",
 "network.title": "تغییر شبکه",
 "network.list": "شبکه‌ها",
 "network.search": "جستجوی شبکه",
 "network.notConnected": "متصل نیست",
 "network.empty.title": "شبکه‌ای پیدا نشد",
 "network.empty.body": [
  "نتیجه‌ای برای «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "» پیدا نشد. نام دیگری امتحان کنید."
 ],
 "network.waiting.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " تأیید کنید"
 ],
 "network.waiting.body": [
  "کیف پول شما برای رفتن به ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " تأیید می‌خواهد."
 ],
 "network.declined.title": "تغییر شبکه رد شد",
 "network.declined.body": [
  "همچنان روی ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " هستید. می‌توانید دوباره امتحان کنید."
 ],
 "network.failed.title": [
  "تغییر به ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " ناموفق بود"
 ],
 "network.failed.body": "دوباره امتحان کنید یا شبکه را در کیف پول تغییر دهید.",
 "network.unsupported.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پشتیبانی نمی‌کند"
 ],
 "network.unsupported.body": "شبکهٔ دیگری انتخاب کنید یا کیف پول دیگری متصل کنید.",
 "activeChain.title": [
  "اتصال به ",
  "⁨",
  [
   "chain"
  ],
  "⁩"
 ],
 "activeChain.body": [
  "به کیف پولی نیاز دارید که با ",
  "⁨",
  [
   "chain"
  ],
  "⁩",
  " کار کند. اتصال‌های دیگر شما برقرار می‌مانند."
 ],
 "activeChain.connect": "اتصال کیف پول",
 "activeChain.continue": [
  "ادامه با ",
  "⁨",
  [
   "wallet"
  ],
  "⁩"
 ],
 "activeChain.stay": "فعلاً نه",
 "unsupported.title": "تغییر شبکه",
 "unsupported.body": "این برنامه با شبکهٔ فعلی کیف پول شما کار نمی‌کند. برای ادامه یکی از این شبکه‌ها را انتخاب کنید.",
 "unsupported.list": "شبکه‌های پشتیبانی‌شده",
 "whatIsWallet.title": "کیف پول چیست؟",
 "whatIsWallet.home.title": "خانه‌ای برای دارایی‌های شما",
 "whatIsWallet.home.body": "توکن‌ها و کلکسیونی‌ها را نگه دارید، ارسال و دریافت کنید.",
 "whatIsWallet.login.title": "یک راه برای ورود",
 "whatIsWallet.login.body": "به‌جای ساختن حساب و رمز عبور جدید، کیف پولتان را متصل کنید.",
 "whatIsWallet.keys.title": "کلیدها دست شماست",
 "whatIsWallet.keys.body": "هیچ‌کس دیگری نمی‌تواند دارایی شما را جابه‌جا کند. عبارت بازیابی را هرگز به کسی ندهید.",
 "whatIsWallet.get": "دریافت کیف پول",
 "getWallet.title": "دریافت کیف پول",
 "getWallet.list": "کیف پول‌های پیشنهادی",
 "getWallet.extension": "افزونهٔ مرورگر",
 "getWallet.app": "برنامهٔ موبایل",
 "getWallet.extensionAndApp": "افزونه و برنامهٔ موبایل",
 "getWallet.after": "نصب کردید؟ صفحه را دوباره بارگیری کنید تا پیدا شود.",
 "getWallet.empty.title": "کیف پولی برای پیشنهاد نیست",
 "getWallet.empty.body": "این برنامه کیف پولی پیشنهاد نمی‌دهد. در فروشگاه افزونهٔ مرورگرتان کیف پولی را که به آن اعتماد دارید پیدا کنید.",
 "error.send/rejected": "تراکنش رد شد. چیزی ارسال نشد.",
 "error.send/failed": "تراکنش ارسال نشد. چیزی فرستاده نشد.",
 "toast.walletSwitched": [
  "اکنون از ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " استفاده می‌کنید"
 ],
 "toast.balanceUnavailable": "موجودی توکن در دسترس نیست",
 "error.send/unsupported_chain": "ارسال در این زنجیره کار نمی‌کند.",
 "error.send/incomplete": "مبلغ و آدرس گیرنده لازم است.",
 "error.send/token_missing": "انتخاب توکن لازم است.",
 "error.send/expired": "تراکنش دیر امضا شد. چیزی ارسال نشد. دوباره امتحان کنید.",
 "error.send/below_minimum": "این مبلغ برای ارسال به آنجا خیلی کم است. کمی بیشتر بفرستید.",
 "error.send/coins_kept": "بخشی از موجودی شما قابل ارسال نیست: پرداخت‌هایی که هنوز تأیید نشده‌اند، و پرداخت‌های بسیار کوچکی که ممکن است کلکسیونی باشند. مبلغ کمتری بفرستید.",
 "error.send/too_many_coins": "این مبلغ بین تعداد زیادی پرداخت کوچک پخش است. مبلغ کمتری بفرستید.",
 "error.send/funds_changed": "موجودی شما تغییر کرده است. چیزی ارسال نشد. مبلغ را بررسی کنید و دوباره امتحان کنید.",
 "error.send/fee_too_low": "کارمزد شبکه بالا رفته است. چیزی ارسال نشد. دوباره امتحان کنید.",
 "error.send/overtaken": "تراکنش دیگری از حساب شما زودتر انجام شد. چیزی ارسال نشد. دوباره امتحان کنید.",
 "error.send/network_upgraded": "در این فاصله شبکه ارتقا یافت. چیزی ارسال نشد. دوباره امتحان کنید.",
 "error.send/leaves_too_little": "مقدار کمی باید در حساب شما بماند. کمی کمتر بفرستید، یا همه را بفرستید.",
 "error.send/not_a_wallet": "این آدرس متعلق به یک توکن است، نه یک کیف پول. آنچه به آن بفرستید از دست می‌رود.",
 "error.send/token_unsupported": "این توکن را نمی‌توان از اینجا ارسال کرد.",
 "error.send/token_mismatch": "شبکه این توکن را متفاوت با آنچه اینجا نشان داده شده می‌شمارد. چیزی ارسال نشد.",
 "error.swap/not_as_shown": "این تبدیل کاری غیر از آنچه اینجا نشان داده شده انجام می‌داد، بنابراین ارسال نشد.",
 "error.token/mismatch": "این توکن آن چیزی نیست که اینجا نامیده شده است، بنابراین چیزی ارسال نشد. آن را با آدرسش انتخاب کنید.",
 "error.token/unverified": "جز سرور، هیچ منبعی نتوانست بگوید این توکن چیست، بنابراین چیزی ارسال نشد. بعداً دوباره امتحان کنید.",
 "error.name/resolve_failed": "این نام پیدا نشد. به‌جای آن آدرس را وارد کنید.",
 "names.title": "انتخاب نام",
 "names.successTitle": "نام ثبت شد",
 "names.row": "انتخاب نام",
 "names.rowHint": "خواناتر از آدرس",
 "names.intro": "نام به‌جای آدرس حساب شما به کار می‌رود و خواندنش آسان‌تر است. رایگان است و فقط یک امضا می‌خواهد.",
 "names.field": "یافتن نام",
 "names.rules": "حروف انگلیسی، رقم و خط تیره، دست‌کم 4 نویسه.",
 "names.problem.characters": "فقط حروف a تا z، رقم و خط تیره مجاز است.",
 "names.problem.short": "نام باید دست‌کم 4 نویسه داشته باشد.",
 "names.problem.long": "نام حداکثر 63 نویسه دارد.",
 "names.problem.ends": "نام نمی‌تواند با خط تیره شروع یا تمام شود.",
 "names.problem.double": "نام نمی‌تواند دو خط تیرهٔ پشت سر هم داشته باشد.",
 "names.list": "نام‌ها",
 "names.own": "نام‌های شما",
 "names.free": "موجود",
 "names.taken": "ناموجود",
 "names.off.title": "نام‌ها اینجا در دسترس نیستند",
 "names.off.body": "این برنامه نام ارائه نمی‌دهد.",
 "names.unreachable.title": "جستجوی نام ممکن نشد",
 "names.unreachable.body": "سرور پاسخ نداد. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
 "names.signing.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " امضا کنید"
 ],
 "names.signing.body": [
  "امضا رایگان است و نشان می‌دهد که ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " برای حساب شماست."
 ],
 "names.registering.title": "در حال ثبت نام شما",
 "names.declined.title": "امضا رد شد",
 "names.declined.body": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " هنوز موجود است. می‌توانید دوباره امتحان کنید."
 ],
 "names.takenNow.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " همین حالا گرفته شد"
 ],
 "names.takenNow.body": "شخص دیگری زودتر آن را گرفت. نام دیگری انتخاب کنید.",
 "names.reserved.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " رزرو شده است"
 ],
 "names.reserved.body": "هیچ‌کس نمی‌تواند این نام را داشته باشد. نام دیگری انتخاب کنید.",
 "names.usedUp.title": "به حداکثر تعداد نام رسیده‌اید",
 "names.usedUp.body": "این حساب نمی‌تواند نام دیگری بگیرد.",
 "names.expired.title": "امضا دیر رسید",
 "names.expired.body": "تاریخ و ساعت این دستگاه را بررسی کنید و دوباره امضا کنید.",
 "names.otherAccount.title": "کیف پول شما اکنون روی حساب دیگری است",
 "names.otherAccount.body": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " ثبت نشد. برای گرفتن آن برای این حساب، دوباره امتحان کنید."
 ],
 "names.unsupported.title": "کیف پول شما اینجا نمی‌تواند نام بگیرد",
 "names.unsupported.body": "به شبکهٔ دیگری بروید یا کیف پول دیگری متصل کنید.",
 "names.failed.title": [
  "ثبت ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " انجام نشد"
 ],
 "names.failed.body": "چیزی تغییر نکرد. چند لحظهٔ دیگر دوباره امتحان کنید.",
 "names.success.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " مال شماست"
 ],
 "names.success.body": "اکنون در این برنامه به‌جای آدرس حساب شما به کار می‌رود.",
 "names.success.copy": "کپی نام",
 "names.success.done": "تمام",
 "names.none.title": "هنوز نامی ندارید",
 "names.none.body": "یک نام انتخاب کنید تا اینجا نمایش داده شود.",
 "nfts.list": "NFTها",
 "nfts.empty.title": "هنوز NFT ندارید",
 "nfts.empty.body": "NFTهایی که در این شبکه دریافت می‌کنید اینجا نمایش داده می‌شوند.",
 "nfts.failed.title": "NFTها بارگیری نشدند",
 "nfts.failed.body": "سرور پاسخ نداد. به NFTهای شما آسیبی نرسیده است.",
 "nfts.moreFailed": "موارد بیشتر بارگیری نشد.",
 "nfts.more": "نمایش بیشتر",
 "nfts.showAll": "نمایش همهٔ NFTها",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "نمایش ",
     0,
     " NFT پنهان"
    ],
    "other": [
     "نمایش ",
     0,
     " NFT پنهان"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "پنهان کردن اسپم احتمالی",
 "nfts.nameless": [
  "⁨",
  [
   "collection"
  ],
  "⁩",
  " #",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "nfts.title": "NFT",
 "nfts.gone": "این NFT در حساب شما نیست",
 "nfts.spam": "ممکن است اسپم باشد. لینک‌های داخل نام یا تصویر آن را باز نکنید.",
 "nfts.collection": "مجموعه",
 "nfts.contract": "قرارداد",
 "nfts.address": "آدرس",
 "nfts.number": "شناسهٔ توکن",
 "nfts.amount": "دارایی شما",
 "onramp.title": "خرید رمزارز",
 "onramp.pay": "می‌پردازید",
 "onramp.get": "می‌گیرید",
 "onramp.amount": "مبلغ پرداخت",
 "onramp.payWith": [
  "تغییر روش پرداخت: ",
  "⁨",
  [
   "currency"
  ],
  "⁩",
  "، ",
  "⁨",
  [
   "method"
  ],
  "⁩"
 ],
 "onramp.buyWhat": [
  "تغییر آنچه می‌خرید: ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " در ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "onramp.limits": [
  "از ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " تا ",
  "⁨",
  [
   "max"
  ],
  "⁩"
 ],
 "onramp.low": [
  "حداقل مبلغ پرداخت با این روش ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " است."
 ],
 "onramp.high": [
  "حداکثر مبلغ پرداخت با این روش ",
  "⁨",
  [
   "max"
  ],
  "⁩",
  " است."
 ],
 "onramp.unknown": "هنوز قیمتی نیست",
 "onramp.elsewhere": [
  "این برنامه از ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " استفاده نمی‌کند. آن را در کیف پول خود خواهید دید."
 ],
 "onramp.offers": "پیشنهادها",
 "onramp.refresh": "به‌روزرسانی قیمت‌ها",
 "onramp.best": "بهترین",
 "onramp.via": [
  "از طریق ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.providerFee": "کارمزد ارائه‌دهنده",
 "onramp.networkFee": "کارمزد شبکه",
 "onramp.total": "مجموع",
 "onramp.moreOffers": "نمایش همهٔ پیشنهادها",
 "onramp.enterAmount": "مبلغی وارد کنید",
 "onramp.changeAmount": "تغییر مبلغ",
 "onramp.asking": "در حال دریافت قیمت‌ها…",
 "onramp.continue": [
  "ادامه با ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.ownWindow": [
  "در پنجرهٔ خود ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " پرداخت می‌کنید. اطلاعات کارت شما هرگز به این برنامه نمی‌رسد."
 ],
 "onramp.unreachable.title": "قیمت‌ها در دسترس نیستند",
 "onramp.unreachable.body": "هیچ فروشنده‌ای پاسخ نداد. به‌جای حدس زدن، قیمتی نشان نمی‌دهیم.",
 "onramp.noSeller.title": "هیچ فروشنده‌ای این مبلغ را نمی‌پذیرد",
 "onramp.noSeller.body": "مبلغ دیگر یا روش پرداخت دیگری امتحان کنید.",
 "onramp.off.title": "خرید اینجا در دسترس نیست",
 "onramp.off.body": "این برنامه فروشنده‌ای تنظیم نکرده است.",
 "onramp.off.back": "بازگشت به حساب",
 "onramp.noChain.title": "برای این شبکه چیزی فروخته نمی‌شود",
 "onramp.noChain.body": "برای خرید رمزارز به شبکهٔ دیگری بروید.",
 "onramp.noChain.switch": "تغییر شبکه",
 "onramp.buyList": "چه بخرید",
 "onramp.search": "جستجو با نام یا شبکه",
 "onramp.empty.title": "چیزی پیدا نشد",
 "onramp.empty.body": [
  "نتیجه‌ای برای «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "» پیدا نشد. نام دیگری امتحان کنید."
 ],
 "onramp.payList": "روش پرداخت",
 "onramp.onNetwork": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " در ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "onramp.methodLimits": [
  "⁨",
  [
   "method"
  ],
  "⁩",
  "، از ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " تا ",
  "⁨",
  [
   "max"
  ],
  "⁩"
 ],
 "onramp.method.card": "کارت",
 "onramp.method.bank": "حوالهٔ بانکی",
 "onramp.method.sepa": "حوالهٔ SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "موجودی حساب",
 "onramp.opening.title": [
  "در حال باز کردن ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.opening.body": "تا چند لحظهٔ دیگر پنجرهٔ جداگانه‌ای باز می‌شود.",
 "onramp.blocked.title": "مرورگر پنجره را مسدود کرد",
 "onramp.blocked.body": [
  "برای ادامه، خودتان ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " را باز کنید. لینک فقط یک بار کار می‌کند."
 ],
 "onramp.blocked.open": [
  "باز کردن ",
  "⁨",
  [
   "provider"
  ],
  "⁩"
 ],
 "onramp.waiting.title": [
  "در پنجرهٔ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " تمام کنید"
 ],
 "onramp.waiting.body": "برای دیدن پایان خرید، این صفحه را باز نگه دارید.",
 "onramp.waiting.silent": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " روند کار را به این برنامه اعلام نمی‌کند. آنچه می‌خرید به کیف پول شما می‌رسد."
 ],
 "onramp.destination": "پیش از پرداخت، در آن پنجره بررسی کنید که خرید به آدرس شما می‌رود:",
 "onramp.paid.title": "پرداخت دریافت شد",
 "onramp.paid.body": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " در حال ارسال ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " به کیف پول شماست."
 ],
 "onramp.left.title": "پنجره بسته شده است",
 "onramp.left.body": [
  "اگر پرداخت کرده‌اید، ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " به کیف پول شما می‌رسد. ممکن است چند دقیقه طول بکشد."
 ],
 "onramp.done.title": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " خریدید"
 ],
 "onramp.done.body": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " آن را به کیف پول شما فرستاده است."
 ],
 "onramp.done.close": "تمام",
 "onramp.unavailable.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " باز نشد"
 ],
 "onramp.unavailable.body": "چیزی پرداخت نشد. دوباره امتحان کنید یا پیشنهاد دیگری انتخاب کنید.",
 "onramp.refused.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " نتوانست خرید را کامل کند"
 ],
 "onramp.refused.body": [
  "پیش از تلاش دوباره، از ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " بپرسید که آیا مبلغی از شما کسر شده است."
 ],
 "onramp.backToPrices": "بازگشت به قیمت‌ها",
 "onramp.again": "خرید بیشتر",
 "pay.title": "پرداخت",
 "pay.review.title": "بررسی پرداخت",
 "pay.requestedBy": "درخواست‌کننده",
 "pay.for": "بابت",
 "pay.token": "توکن",
 "pay.expires": "مهلت",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " ثانیهٔ دیگر"
    ],
    "other": [
     0,
     " ثانیهٔ دیگر"
    ]
   }
  ]
 ],
 "pay.with": "پرداخت با",
 "pay.balance": [
  "موجودی شما: ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.short": [
  "⁨",
  [
   "have"
  ],
  "⁩",
  " از ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " را دارید"
 ],
 "pay.swap": [
  "ابتدا ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " را تبدیل کنید"
 ],
 "pay.swapAbout": [
  "حدود ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.switch": [
  "رفتن به ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "pay.switchYourself": [
  "برای پرداخت، کیف پول خود را به ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " تغییر دهید."
 ],
 "pay.notEnough": [
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " کافی نیست"
 ],
 "pay.confirm": [
  "پرداخت ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.signing": "در انتظار کیف پول شما",
 "pay.caution.unsure.title": "شاید کیف پول شما قبلاً پرداخت کرده باشد",
 "pay.caution.unsure.body": "این پرداخت قبلاً از آن خواسته شده و پاسخش به این صفحه نرسیده است. ابتدا کیف پولتان را ببینید. اگر پرداخت آنجاست، دوباره نپردازید.",
 "pay.caution.given": "آدرسی که باید به آن بپردازید",
 "pay.agree": "این را بررسی کردم و می‌خواهم بپردازم",
 "pay.pending.title": [
  "در حال پرداخت ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.paid.title": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " پرداخت شد"
 ],
 "pay.paid.body": "رسید به برنامه رسید.",
 "pay.paidAt": "پرداخت‌شده",
 "pay.expired.title": "این درخواست منقضی شده است",
 "pay.expired.body": "چیزی پرداخت نشد. به برنامه برگردید و از نو شروع کنید.",
 "pay.unconfirmed.body": "پرداخت ارسال شد و ممکن است هنوز انجام شود. دوباره نپردازید. بعداً از برنامه آن را باز کنید تا نتیجه را ببینید.",
 "pay.failed.title": "پرداخت ناموفق بود",
 "pay.failed.body": "چیزی پرداخت نشد. ممکن است شبکه کارمزد خود را گرفته باشد.",
 "pay.refused.title": "این قابل پرداخت نیست",
 "pay.none.title": "چیزی برای پرداخت نیست",
 "pay.none.body": "برنامه درخواست پرداختی نکرده است.",
 "pay.activity.done": "پرداخت شد",
 "receive.title": "دریافت",
 "receive.code": "کد QR آدرس شما",
 "receive.copy": "کپی آدرس",
 "receive.scan": "این کد را اسکن کنید یا آدرس را کپی کنید.",
 "receive.yours": "آدرس شما",
 "receive.networks": "قابل استفاده در",
 "receive.current": "شما اینجا هستید",
 "receive.warning": "فقط از یکی از این شبکه‌ها ارسال کنید. آنچه از جای دیگر بیاید ممکن است از دست برود.",
 "receive.collectibles": "فقط برای کلکسیونی‌ها، مانند Ordinals. آنچه به این آدرس پرداخت شود در موجودی شما در اینجا حساب نمی‌شود.",
 "receive.copyCollectibles": "کپی آدرس کلکسیونی‌ها",
 "safety.label": "این چه می‌کند",
 "safety.checking": "در حال بررسی اثر این کار…",
 "safety.send": "ارسال می‌کنید",
 "safety.receive": "دریافت می‌کنید",
 "safety.allow": "مجوز می‌دهید",
 "safety.revoke": "مجوز را لغو می‌کنید",
 "safety.nothing": "دارایی شما تغییری نمی‌کند.",
 "safety.unlimited": "نامحدود",
 "safety.all": "همه",
 "safety.spender": [
  "به ",
  "⁨",
  [
   "spender"
  ],
  "⁩"
 ],
 "safety.unlimitedWarning": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " می‌تواند هر زمان، اکنون یا بعداً، همهٔ ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " شما را بردارد. فقط به اندازهٔ نیاز مجوز بدهید."
 ],
 "safety.allWarning": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " می‌تواند اکنون یا بعداً هر موردی را که در ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " دارید بردارد."
 ],
 "safety.unknownToken": "توکن ناشناس",
 "safety.item": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " #",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "safety.reverts.title": "این ناموفق می‌شود",
 "safety.reverts.body": "قرارداد آن را نمی‌پذیرد، و شما با این حال کارمزد شبکه را می‌پردازید.",
 "safety.reverts.reason": [
  "دلیل اعلام‌شده: «",
  "⁨",
  [
   "reason"
  ],
  "⁩",
  "»"
 ],
 "safety.reverts.funds": "موجودی شما برای مبلغ و کارمزد شبکه کافی نیست.",
 "safety.unknown.title": "بررسی این ممکن نشد",
 "safety.unknown.body": "شبکه نتوانست آن را از پیش آزمایش کند، بنابراین نمی‌دانیم چه چیزی را تغییر می‌دهد. فقط اگر به منبع آن اعتماد دارید ادامه دهید.",
 "safety.gone.unsent": "اتصال کیف پول شما قطع شد. چیزی ارسال نشد.",
 "safety.gone.asked": "اتصال کیف پول شما قطع شد. اگر هنوز از شما تأیید می‌خواهد، همان‌جا رد کنید.",
 "send.title": "ارسال",
 "send.tokens.title": "انتخاب توکن",
 "send.review.title": "بررسی",
 "send.progress.title": "تراکنش",
 "send.tokens.search": "جستجوی توکن",
 "send.tokens.list": "توکن‌های شما",
 "send.tokens.empty.title": "توکنی پیدا نشد",
 "send.tokens.empty.body": [
  "هیچ‌یک از دارایی‌های شما با «",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "» مطابقت ندارد."
 ],
 "send.tokens.none.title": "هنوز چیزی برای ارسال نیست",
 "send.tokens.none.body": [
  "توکن‌هایی که در ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " دریافت می‌کنید اینجا نمایش داده می‌شوند."
 ],
 "send.tokens.receive": "دریافت",
 "send.unavailable.title": "موجودی در دسترس نیست",
 "send.unavailable.body": "نتوانستیم موجودی شما را بخوانیم. به دارایی‌تان آسیبی نرسیده است.",
 "send.coinOnly": [
  "این برنامه فقط ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " را نشان می‌دهد. توکن‌های دیگر را نمی‌توان اینجا فهرست کرد."
 ],
 "send.coinOnlyNow": [
  "فعلاً فقط ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " را می‌توان نشان داد. چند لحظهٔ دیگر دوباره دنبال توکن‌های دیگر می‌گردیم."
 ],
 "send.amountIn": [
  "مبلغ به ",
  "⁨",
  [
   "unit"
  ],
  "⁩"
 ],
 "send.available": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " موجود است"
 ],
 "send.max": "حداکثر",
 "send.maxLabel": "استفاده از کل موجودی",
 "send.showIn": [
  "وارد کردن مبلغ به ",
  "⁨",
  [
   "unit"
  ],
  "⁩"
 ],
 "send.noPrice": "قیمت در دسترس نیست",
 "send.to": "گیرنده",
 "send.toPlaceholder": "آدرس یا نام",
 "send.paste": "چسباندن",
 "send.clear": "پاک کردن آدرس",
 "send.looking": "در حال یافتن نام…",
 "send.noAddress": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " در ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " آدرسی ندارد."
 ],
 "send.nameUnavailable": "اکنون نمی‌توان نام‌ها را جستجو کرد. به‌جای آن آدرس را وارد کنید.",
 "send.nameDisputed": [
  "دو منبع برای ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " آدرس‌های متفاوتی می‌دهند. اکنون نمی‌توان چیزی به آن فرستاد. به‌جای آن آدرس را وارد کنید."
 ],
 "send.resolvedBy": [
  "یافته‌شده توسط ",
  "⁨",
  [
   "source"
  ],
  "⁩"
 ],
 "send.rewritten": [
  "به شکل ویژهٔ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " نوشته شده است: همان حسابِ آدرسی است که وارد کردید."
 ],
 "send.invalid": [
  "این یک آدرس ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " نیست. نویسه‌های جاافتاده یا تغییریافته را بررسی کنید."
 ],
 "send.memo": "یادداشت",
 "send.memoOptional": "یادداشت (اختیاری)",
 "send.memoHelp": "متنی که همه می‌توانند بخوانند. شاید صرافی‌ها برای واریز آنچه می‌فرستید به آن نیاز داشته باشند.",
 "send.pasteFailed": "خواندن حافظهٔ کپی ممکن نشد. متن را در کادر بچسبانید.",
 "send.step.selectToken": "توکن را انتخاب کنید",
 "send.step.enterAmount": "مبلغ را وارد کنید",
 "send.step.incorrectValue": "مقدار نادرست",
 "send.step.insufficientFunds": "موجودی ناکافی",
 "send.step.enterAddress": "آدرس را وارد کنید",
 "send.step.invalidAddress": "آدرس نامعتبر",
 "send.step.looking": "در حال یافتن نام…",
 "send.step.review": "بررسی",
 "send.caution.lookAlike.title": "این آدرس شبیه آدرسی است که می‌شناسید",
 "send.caution.lookAlike.body": "آغاز و پایان آن یکسان است، اما بخش مشخص‌شده فرق دارد. سارقان این کار را می‌کنند تا آدرس آن‌ها را کپی کنید.",
 "send.caution.lookAlike.known": "آدرسی که می‌شناسید",
 "send.caution.lookAlike.given": "آدرسی که وارد کردید",
 "send.caution.tokenContract.title": "این قرارداد خود توکن است",
 "send.caution.tokenContract.body": "آنچه به آنجا فرستاده شود تقریباً همیشه از دست می‌رود.",
 "send.caution.own.title": "این آدرس خودتان است",
 "send.caution.own.body": "برای خودتان می‌فرستید و با این حال کارمزد می‌پردازید.",
 "send.caution.contract.title": "این یک قرارداد است",
 "send.caution.contract.body": "مطمئن شوید که می‌تواند آنچه می‌فرستید را بپذیرد. وگرنه ممکن است از دست برود.",
 "send.caution.unused.title": "در این آدرس هرگز فعالیتی نبوده است",
 "send.caution.unused.body": [
  "در ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " تازه است، یا اشتباه تایپی دارد."
 ],
 "send.caution.first.title": "نخستین ارسال به این آدرس",
 "send.caution.first.body": "کل آدرس را با آدرسی که به شما داده‌اند مقایسه کنید.",
 "send.caution.unchecked.title": "بررسی این آدرس ممکن نشد",
 "send.caution.unchecked.body": "شبکه پاسخ نداد. خودتان کل آدرس را مقایسه کنید.",
 "send.agree": "کل آدرس را مقایسه کردم و با این حال می‌خواهم بفرستم",
 "send.from": "فرستنده",
 "send.network": "شبکه",
 "send.fee": "کارمزد شبکه",
 "send.feeUpTo": [
  "تا ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeAbout": [
  "حدود ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeByWallet": "کارمزد را کیف پول شما هنگام امضا تعیین می‌کند.",
 "send.feeDeposit": [
  "شامل ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " برای باز کردن حساب گیرنده"
 ],
 "send.receives": "دریافتی گیرنده",
 "send.speed": "سرعت",
 "send.speed.slow": "آهسته",
 "send.speed.normal": "معمولی",
 "send.speed.fast": "سریع",
 "send.feeUnavailable": "در دسترس نیست",
 "send.feeShort.title": [
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " برای کارمزد کافی نیست"
 ],
 "send.feeShort.body": [
  "کارمزد تا ",
  "⁨",
  [
   "fee"
  ],
  "⁩",
  " است و شما ",
  "⁨",
  [
   "have"
  ],
  "⁩",
  " دارید. ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " اضافه کنید یا کمتر بفرستید."
 ],
 "send.change": "تغییر",
 "send.confirm": "ارسال",
 "send.confirmAnyway": "در هر حال بفرست",
 "send.signing.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " تأیید کنید"
 ],
 "send.signing.body": "بررسی کنید که آدرس و مبلغ آنجا با اینجا یکی باشد.",
 "send.signing.note": "لغو در اینجا، درخواست را در کیف پول شما رد نمی‌کند.",
 "send.pending.title": [
  "در حال ارسال ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.pending.body": "معمولاً کمتر از یک دقیقه طول می‌کشد. می‌توانید این را ببندید: کار بدون شما ادامه می‌یابد.",
 "send.pending.slow": [
  "تقریباً هر ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " دقیقه"
    ],
    "other": [
     0,
     " دقیقه"
    ]
   }
  ],
  " یک بلوک جدید می‌آید، گاهی بسیار دیرتر. می‌توانید این را ببندید: کار بدون شما ادامه می‌یابد."
 ],
 "send.pending.queued": "ابتدا باید مالکان حساب شما تأیید کنند که ممکن است چند روز طول بکشد. می‌توانید این را ببندید: کار بدون شما ادامه می‌یابد.",
 "send.explorer": "مشاهده در کاوشگر",
 "send.toAccount": "بازگشت به حساب",
 "send.failed.title": "تراکنش ناموفق بود",
 "send.failed.body": "شبکه کارمزد را گرفت، اما چیزی ارسال نشد.",
 "send.replaced.title": "تراکنش جایگزین شد",
 "send.replaced.body": "تراکنش دیگری به‌جای آن از کیف پول شما ارسال شد: برای تسریع یا لغو. کاوشگر نشان می‌دهد کدام.",
 "send.dropped.title": "تراکنش پذیرفته نشد",
 "send.dropped.body": "شبکه آن را به‌موقع نپذیرفت. چیزی ارسال نشد و هزینه‌ای نداشت.",
 "send.unknown.title": "هنوز تأیید نشده است",
 "send.unknown.body": "شبکه آن را به‌موقع تأیید نکرد. ممکن است هنوز انجام شود، پس پیش از ارسال دوباره بررسی کنید.",
 "send.nothing.title": "چیزی در حال ارسال نیست",
 "send.nothing.body": "انتخاب کنید چه چیزی و برای چه کسی بفرستید.",
 "send.toast.sent": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " ارسال شد"
 ],
 "send.unsupported.title": "ارسال اینجا کار نمی‌کند",
 "send.unsupported.body": "برای ارسال به شبکهٔ دیگری بروید.",
 "sessions.title": "نشست‌های برنامه",
 "sessions.hint": "آنچه این برنامه می‌تواند بدون پرسیدن خرج کند",
 "sessions.intro": "این برنامه می‌تواند بدون پرسش دوباره از حساب شما ارسال کند. شبکه محدودیت‌ها را اعمال می‌کند.",
 "sessions.perDays": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " هر ",
  [
   "count",
   2,
   {
    "one": "روز",
    "other": [
     0,
     " روز"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " هر ",
  [
   "count",
   2,
   {
    "one": "ساعت",
    "other": [
     0,
     " ساعت"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " هر ",
  [
   "count",
   2,
   {
    "one": "دقیقه",
    "other": [
     0,
     " دقیقه"
    ]
   }
  ]
 ],
 "sessions.token": [
  "توکن ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "sessions.until": [
  "تا ",
  "⁨",
  [
   "date"
  ],
  "⁩"
 ],
 "sessions.revoked": "لغو شد",
 "sessions.expired": "منقضی شد",
 "sessions.revoke": "لغو نشست",
 "sessions.notRevoked": "نشست لغو نشد و همچنان برقرار است. می‌توانید دوباره امتحان کنید.",
 "sessions.empty.title": "نشستی وجود ندارد",
 "sessions.empty.body": "این برنامه پیش از خرج کردن هر چیزی در این شبکه از شما می‌پرسد.",
 "sessions.failed.title": "نشست‌ها بارگیری نشدند",
 "sessions.failed.body": "شاید در این شبکه نشستی نباشد، یا سرور پاسخ نداده باشد. نشست‌های شما تغییری نکرده‌اند.",
 "siwx.title": "ورود",
 "siwx.intro": [
  "ورود به ",
  "⁨",
  [
   "app"
  ],
  "⁩"
 ],
 "siwx.site": "وب‌سایت",
 "siwx.account": "حساب",
 "siwx.network": "شبکه",
 "siwx.proves": "نشان می‌دهد که این حساب مال شماست",
 "siwx.free": "هزینه‌ای ندارد و تراکنشی نمی‌فرستد",
 "siwx.harmless": "به هیچ‌کس دسترسی به دارایی شما نمی‌دهد",
 "siwx.sign": "ورود",
 "siwx.required": "این برنامه ورود شما را لازم دارد. با «لغو»، اتصال کیف پول قطع می‌شود یا به شبکه‌ای برمی‌گردید که در آن وارد شده‌اید.",
 "siwx.checking": "در حال یافتن نشست شما",
 "siwx.signing.title": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " تأیید کنید"
 ],
 "siwx.signing.body": [
  "پیام باید از ",
  "⁨",
  [
   "domain"
  ],
  "⁩",
  " نام ببرد. اگر وب‌سایت دیگری را نام می‌برد، آن را رد کنید."
 ],
 "siwx.verifying": "در حال احراز هویت…",
 "siwx.done": "وارد شدید",
 "siwx.expired.title": "نشست شما منقضی شده است",
 "siwx.expired.body": "برای ادامه دوباره وارد شوید.",
 "siwx.revoked.title": "از حساب خارج شدید",
 "siwx.revoked.body": "نشست شما از جای دیگری پایان یافت. برای ادامه دوباره وارد شوید.",
 "siwx.declined.title": "امضا رد شد",
 "siwx.declined.body": "وارد نشده‌اید. می‌توانید دوباره امتحان کنید.",
 "siwx.pending.title": "یک درخواست از قبل باز است",
 "siwx.pending.body": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " به آن پاسخ دهید و دوباره امتحان کنید."
 ],
 "siwx.unreachable.title": "دسترسی به سرور ممکن نشد",
 "siwx.unreachable.body": "ورودی انجام نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
 "siwx.refused.title": "امضا پذیرفته نشد",
 "siwx.refused.body": "تاریخ و ساعت این دستگاه را بررسی کنید و دوباره امتحان کنید.",
 "siwx.smartAccount.title": "شاید این برنامه از حساب‌های هوشمند پشتیبانی نکند",
 "siwx.smartAccount.body": "حساب دیگرتان را در «کیف پول‌ها» انتخاب کنید و دوباره وارد شوید.",
 "siwx.unsupported.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " اینجا نمی‌تواند پیام امضا کند"
 ],
 "siwx.unsupported.body": "برای ورود، کیف پول دیگری متصل کنید.",
 "siwx.failed.title": "ورود انجام نشد",
 "siwx.failed.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " خطایی گزارش کرد. می‌توانید دوباره امتحان کنید."
 ],
 "swap.title": "تبدیل",
 "swap.review.title": "بررسی تبدیل",
 "swap.quotes.title": "مقایسهٔ پیشنهادها",
 "swap.slippage.title": "تحمل لغزش قیمت",
 "swap.tokens.title": "انتخاب توکن",
 "swap.result.title": "تبدیل",
 "swap.pay": "می‌پردازید",
 "swap.receive": "دریافت می‌کنید",
 "swap.review.receive": "تقریباً دریافت می‌کنید",
 "swap.flip": "جابه‌جا کردن دو توکن",
 "swap.selectToken": "انتخاب توکن",
 "swap.changeToken": [
  "⁨",
  [
   "side"
  ],
  "⁩",
  "، تغییر توکن"
 ],
 "swap.balance": [
  "موجودی: ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "swap.max": "حداکثر",
 "swap.noPrice": "بدون قیمت",
 "swap.button.chooseToken": "یک توکن انتخاب کنید",
 "swap.button.enterAmount": "مبلغ را وارد کنید",
 "swap.button.badAmount": "مقدار نادرست",
 "swap.button.insufficient": "موجودی ناکافی",
 "swap.button.waiting": "در حال یافتن بهترین نرخ…",
 "swap.button.noOffer": "پیشنهادی نیست",
 "swap.button.review": "بررسی تبدیل",
 "swap.details": "جزئیات",
 "swap.rate": "نرخ",
 "swap.rateOf": [
  "⁨",
  [
   "one"
  ],
  "⁩",
  " = ",
  "⁨",
  [
   "other"
  ],
  "⁩"
 ],
 "swap.provider": "ارائه‌دهنده",
 "swap.bestRate": "بهترین نرخ",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "مشاهدهٔ پیشنهاد",
    "other": [
     "مقایسهٔ ",
     0,
     " پیشنهاد"
    ]
   }
  ]
 ],
 "swap.impact": "تأثیر بر قیمت",
 "swap.slippage": "تحمل لغزش قیمت",
 "swap.changeSlippage": "تغییر",
 "swap.minimum": "حداقل دریافتی",
 "swap.providerFee": "کارمزد ارائه‌دهنده",
 "swap.included": "در نرخ لحاظ شده",
 "swap.networkFee": "کارمزد شبکه",
 "swap.unknown": "نامشخص",
 "swap.percent": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "تبدیل ",
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
  "⁩",
  " در جریان است"
 ],
 "swap.unsupported.title": "این شبکه از تبدیل پشتیبانی نمی‌کند",
 "swap.unsupported.body": [
  "در ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " نمی‌توان توکن تبدیل کرد. شبکهٔ دیگری انتخاب کنید."
 ],
 "swap.unsupported.switch": "تغییر شبکه",
 "swap.failed.title": "توکن‌ها بارگیری نشدند",
 "swap.problem.noRoute": "نقدینگی برای تبدیل این توکن‌ها کافی نیست. مبلغ کمتر یا توکن دیگری امتحان کنید.",
 "swap.problem.unavailable": "اکنون هیچ‌کس نرخی پیشنهاد نمی‌دهد. همچنان می‌پرسیم.",
 "swap.problem.wouldFail": "این تبدیل اکنون ناموفق می‌شود. چیزی ارسال نشد. دوباره امتحان کنید یا لغزش بیشتری را بپذیرید.",
 "swap.problem.refused": "ارائه‌دهنده این تبدیل را نپذیرفت. پیشنهاد دیگری انتخاب کنید.",
 "swap.problem.approval": "مجوز انجام نشد، بنابراین چیزی تبدیل نشد. می‌توانید دوباره امتحان کنید.",
 "swap.problem.unsure": "این به‌موقع تأیید نشد و ممکن است هنوز انجام شود. پیش از تبدیل دوباره، فعالیت خود را ببینید.",
 "swap.problem.funds": "موجودی برای مبلغ و کارمزد شبکه کافی نیست. چیزی ارسال نشد.",
 "swap.tokens.search": "نام را جستجو یا آدرس را بچسبانید",
 "swap.tokens.own": "توکن‌های شما",
 "swap.tokens.suggested": "پیشنهادی",
 "swap.tokens.others": "توکن‌های دیگر",
 "swap.tokens.all": "توکن‌ها",
 "swap.tokens.cut": "موارد بیشتری هست. برای یافتن آن‌ها جستجو کنید.",
 "swap.tokens.byAddress": "یافته‌شده با آدرس",
 "swap.tokens.unlisted": "خارج از فهرست",
 "swap.tokens.empty.title": "توکنی پیدا نشد",
 "swap.tokens.empty.body": "املا را بررسی کنید، یا آدرس توکن را بچسبانید.",
 "swap.tokens.none": "آدرس توکنی را که می‌خواهید بچسبانید.",
 "swap.quotes.none": "اکنون پیشنهادی نیست",
 "swap.quotes.back": "تغییر تبدیل",
 "swap.quotes.fee": [
  "کارمزد حدود ",
  "⁨",
  [
   "fee"
  ],
  "⁩"
 ],
 "swap.quotes.less": [
  "⁨",
  [
   "value"
  ],
  "⁩",
  "% کمتر"
 ],
 "swap.quotes.about": "پیشنهادها هر ده ثانیه تازه می‌شوند. سهم ارائه‌دهنده از پیش لحاظ شده است.",
 "swap.slippage.about": "قیمت ممکن است پیش از انجام تبدیل تغییر کند. اگر دریافتی شما کمتر از این حد شود، چیزی تبدیل نمی‌شود.",
 "swap.slippage.presets": "مقادیر رایج",
 "swap.slippage.custom": "مقدار دلخواه",
 "swap.slippage.invalid": "مقداری از 0 تا 50 وارد کنید.",
 "swap.slippage.high": "با این مقدار زیاد، دیگران می‌توانند بخشی از دریافتی شما را بردارند.",
 "swap.slippage.low": "با این مقدار کم، بیشتر تبدیل‌ها ناموفق می‌شوند.",
 "swap.slippage.save": "ذخیره",
 "swap.review.stopped": "آماده‌سازی تبدیل ممکن نشد",
 "swap.review.gone": "چیزی برای بررسی نیست.",
 "swap.review.back": "تغییر تبدیل",
 "swap.changed.title": "نرخ تغییر کرده است",
 "swap.changed.body": "پیش از ادامه، ارقام جدید را ببینید. چیزی تبدیل نشد.",
 "swap.unsigned.title": "اینجا امضا کافی نیست",
 "swap.unsigned.body": "به‌جای آن، مبلغ را با یک تراکنش مجاز کنید. این تراکنش کارمزد شبکهٔ خود را دارد. هنوز چیزی ارسال یا تبدیل نشده است.",
 "swap.unlisted.title": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " در فهرست نیست"
 ],
 "swap.unlisted.body": "هر کسی می‌تواند توکنی با هر نامی بسازد. مطمئن شوید که منظورتان همین است:",
 "swap.approval": [
  "ابتدا به ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " اجازه می‌دهید دقیقاً همین مقدار از ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " را بردارد، سپس تبدیل می‌کنید."
 ],
 "swap.permit": [
  "ابتدا امضا می‌کنید که ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " می‌تواند ظرف 30 دقیقه دقیقاً ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " را بردارد و نه چیز دیگری. امضا چیزی نمی‌فرستد و هزینه‌ای ندارد. سپس تبدیل می‌کنید."
 ],
 "swap.consent.loss": [
  "می‌دانم که حدود ",
  "⁨",
  [
   "percent"
  ],
  "⁩",
  " از ارزش را از دست می‌دهم."
 ],
 "swap.consent.unknown": "می‌دانم که این نرخ را نمی‌شد با قیمت بازار مقایسه کرد.",
 "swap.moved": [
  "کیف پول شما روی شبکهٔ دیگری است. این تبدیل در ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " است."
 ],
 "swap.moveBack": [
  "رفتن به ",
  "⁨",
  [
   "network"
  ],
  "⁩"
 ],
 "swap.accountChanged": "کیف پول شما اکنون روی حساب دیگری است.",
 "swap.expired": "مهلت این نرخ تمام شده است.",
 "swap.renew": "دریافت نرخ جدید",
 "swap.accept": "پذیرش نرخ جدید",
 "swap.approveAndSwap": "اعطای مجوز و تبدیل",
 "swap.signAndSwap": "امضا و تبدیل",
 "swap.confirm": "تبدیل",
 "swap.short.title": [
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " برای کارمزد شبکه کافی نیست"
 ],
 "swap.short.body": [
  "مقداری ",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " اضافه کنید یا کمتر تبدیل کنید."
 ],
 "swap.working.wallet": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " تأیید کنید"
 ],
 "swap.working.sign": [
  "در ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " امضا کنید"
 ],
 "swap.working.server": "در حال بررسی نرخ",
 "swap.working.chain": "در انتظار شبکه",
 "swap.working.reset": [
  "در حال پس گرفتن مجوز قبلی ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  "."
 ],
 "swap.working.approve": [
  "در حال دادن مجوز برای دقیقاً همین مقدار از ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  "."
 ],
 "swap.working.permit": [
  "در حال دادن مجوز برای دقیقاً همین مقدار از ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " با امضا. چیزی ارسال نمی‌شود."
 ],
 "swap.working.swap": [
  "در حال تبدیل ",
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
  "⁩",
  "."
 ],
 "swap.working.batch": [
  "در حال دادن مجوز و تبدیل ",
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
  "⁩",
  " در یک مرحله."
 ],
 "swap.step.approve": "اعطای مجوز",
 "swap.step.permit": "امضا",
 "swap.step.swap": "تبدیل",
 "swap.result.pending.title": "تبدیل ارسال شد",
 "swap.result.pending.body": [
  "⁨",
  [
   "from"
  ],
  "⁩",
  " در برابر حدود ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  ". می‌توانید این را باز بگذارید یا ببندید."
 ],
 "swap.result.success.title": "تبدیل کامل شد",
 "swap.result.success.body": [
  "⁨",
  [
   "from"
  ],
  "⁩",
  " را به حدود ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " تبدیل کردید."
 ],
 "swap.result.failed.title": "تبدیل ناموفق بود",
 "swap.result.failed.body": "شبکه آن را نپذیرفت، بنابراین توکن‌های شما سر جای خود ماندند. فقط کارمزد شبکه پرداخت شد.",
 "swap.result.replaced.title": "تبدیل جایگزین شد",
 "swap.result.replaced.body": "تراکنش دیگری از کیف پول شما جای آن را گرفت.",
 "swap.result.dropped.title": "تبدیل پذیرفته نشد",
 "swap.result.dropped.body": "شبکه آن را به‌موقع نپذیرفت. چیزی تبدیل نشد و هزینه‌ای نداشت.",
 "swap.result.unknown.title": "رد این تبدیل را گم کردیم",
 "swap.result.unknown.body": "ممکن است هنوز انجام شود. حساب خود یا کاوشگر را ببینید.",
 "swap.result.leave": "رفتن به حساب",
 "swap.result.done": "تمام",
 "walletAccounts.title": "حساب‌ها",
 "walletAccounts.hint": "افزودن حسابی دیگر",
 "walletAccounts.intro": "هر حساب آدرس‌های خودش را دارد. کلمات بازیابی شما همهٔ آن‌ها را برمی‌گرداند.",
 "walletAccounts.numbered": [
  "حساب ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "walletAccounts.name": "نام",
 "walletAccounts.add": "افزودن حساب",
 "walletAccounts.rename": [
  "تغییر نام «",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "»"
 ],
 "walletAccounts.save": "ذخیره",
 "walletAccounts.cancel": "لغو",
 "walletAccounts.full": [
  "کیف پول شما ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " حساب دارد که بیشترین تعداد ممکن است."
 ],
 "walletAccounts.failed": "انجام نشد. حساب‌های شما تغییری نکرده‌اند. دوباره امتحان کنید.",
 "walletAccounts.imported": "واردشده",
 "walletAccounts.introImported": "هر حساب آدرس‌های خودش را دارد. کلمات بازیابی شما همه را جز حساب‌های واردشده برمی‌گرداند."
}
export default catalogue
