// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "والٹ کنیکٹ کریں",
 "button.connecting": "کنیکٹ ہو رہا ہے…",
 "button.wrongNetwork": "غلط نیٹ ورک",
 "a11y.close": "بند کریں",
 "a11y.back": "واپس",
 "a11y.help": "والٹ کیا ہے؟",
 "a11y.copied": "کاپی ہو گیا",
 "a11y.copyFailed": "کاپی نہیں ہو سکا",
 "a11y.loading": "لوڈ ہو رہا ہے",
 "a11y.dismiss": "ہٹائیں",
 "a11y.newTab": "نئے ٹیب میں کھلتا ہے",
 "a11y.clearSearch": "تلاش صاف کریں",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "کوئی نتیجہ نہیں",
    "one": [
     0,
     " نتیجہ"
    ],
    "other": [
     0,
     " نتائج"
    ]
   }
  ]
 ],
 "action.tryAgain": "دوبارہ کوشش کریں",
 "action.openWallet": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کھولیں"
 ],
 "action.otherWallet": "کوئی اور والٹ چنیں",
 "branding.poweredBy": [
  "بذریعہ ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "badge.recent": "حالیہ",
 "badge.installed": "انسٹال شدہ",
 "badge.active": "فعال",
 "badge.current": "موجودہ",
 "badge.connected": "منسلک",
 "badge.testnet": "ٹیسٹ نیٹ",
 "connect.title": "والٹ کنیکٹ کریں",
 "connect.allWallets": "تمام والٹس",
 "connect.walletCount": [
  "⁨",
  [
   "count"
  ],
  "⁩",
  "+"
 ],
 "connect.logins": "لاگ ان",
 "connect.noWallet": "میرے پاس والٹ نہیں ہے",
 "connect.whatIsWallet": "والٹ کیا ہے؟",
 "connect.empty.title": "کوئی والٹ نہیں ملا",
 "connect.empty.body": "اس براؤزر میں ابھی کوئی والٹ نہیں۔ والٹ لینے میں چند منٹ لگتے ہیں۔",
 "connect.forChain": [
  "⁨",
  [
   "chain"
  ],
  "⁩",
  " کے ساتھ چلنے والے والٹس"
 ],
 "connect.chooseChain.title": "بلاک چین چنیں",
 "connect.chooseChain.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کئی بلاک چینز کے ساتھ چلتا ہے۔ آپ کہاں کنیکٹ کرنا چاہتے ہیں؟"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " نیٹ ورک"
    ],
    "other": [
     0,
     " نیٹ ورکس"
    ]
   }
  ]
 ],
 "allWallets.title": "تمام والٹس",
 "allWallets.search": "والٹس تلاش کریں",
 "allWallets.list": "والٹس",
 "allWallets.empty.title": "کوئی والٹ نہیں ملا",
 "allWallets.empty.body": [
  "“",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "” سے کچھ نہیں ملتا۔ املا چیک کریں یا کوئی اور نام آزمائیں۔"
 ],
 "allWallets.more": "مزید دکھائیں",
 "connecting.waiting.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کھول کر منظور کریں"
 ],
 "connecting.waiting.body": "ایک درخواست آپ کے والٹ میں منتظر ہے۔",
 "connecting.declined.title": "درخواست مسترد ہو گئی",
 "connecting.declined.body": "آپ دوبارہ کوشش کر سکتے ہیں۔",
 "connecting.pending.title": "ایک درخواست پہلے سے کھلی ہے",
 "connecting.pending.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں اس کا جواب دیں، پھر دوبارہ کوشش کریں۔"
 ],
 "connecting.inApp.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں جاری رکھیں"
 ],
 "connecting.inApp.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " یہ صفحہ اپنے براؤزر میں کھولتا ہے۔ وہاں کنیکٹ کریں۔"
 ],
 "connecting.notInstalled.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " انسٹال نہیں ہے"
 ],
 "connecting.notInstalled.body": "اسے انسٹال کریں، پھر واپس آ کر صفحہ دوبارہ لوڈ کریں۔",
 "connecting.notInstalled.install": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " انسٹال کریں"
 ],
 "connecting.timedOut.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " سے جواب نہیں آیا"
 ],
 "connecting.timedOut.body": "درخواست میں بہت وقت لگ گیا۔ اپنا والٹ کھولیں اور دوبارہ کوشش کریں۔",
 "connecting.blocked.title": "ونڈو بلاک ہو گئی",
 "connecting.blocked.body": [
  "آپ کے براؤزر نے ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کو کھلنے نہیں دیا۔ اگر وہ پوچھے تو اس صفحے کے لیے پاپ اپس کی اجازت دیں، پھر دوبارہ کوشش کریں۔"
 ],
 "connecting.failed.title": "کنیکٹ نہیں ہو سکا",
 "connecting.failed.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " نے ایک مسئلہ بتایا۔ دوبارہ کوشش کریں یا کوئی اور والٹ چنیں۔"
 ],
 "connecting.done": "کنیکٹ ہو گیا",
 "error.connect/rejected": "درخواست مسترد ہو گئی۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "error.connect/failed": "کنیکٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
 "error.connect/pending": "آپ کے والٹ میں پہلے سے ایک درخواست کھلی ہے۔ پہلے اس کا جواب دیں۔",
 "error.connect/timeout": "والٹ نے وقت پر جواب نہیں دیا۔ دوبارہ کوشش کریں۔",
 "error.connect/not_installed": "یہ والٹ اس براؤزر میں انسٹال نہیں ہے۔",
 "error.connection/none": "کوئی والٹ منسلک نہیں ہے۔",
 "error.connection/reconnecting": "ابھی دوبارہ کنیکٹ ہو رہا ہے۔ ذرا انتظار کریں، پھر دوبارہ کوشش کریں۔",
 "error.disconnect/failed": "ڈس کنیکٹ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
 "error.network/unknown": "یہ نیٹ ورک یہاں معلوم نہیں۔",
 "error.network/unsupported": "آپ کے والٹ پر یہ نیٹ ورک نہیں چل سکتا۔",
 "error.network/switch_failed": "نیٹ ورک نہیں بدل سکا۔ دوبارہ کوشش کریں۔",
 "error.network/switch_rejected": "تبدیلی مسترد ہو گئی۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "error.sign/rejected": "دستخط مسترد ہو گئے۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "error.sign/failed": "آپ کا والٹ دستخط نہیں کر سکا۔ دوبارہ کوشش کریں۔",
 "error.balance/unavailable": "بیلنس دستیاب نہیں",
 "error.wallet/disconnected": "آپ کے والٹ کا کنکشن ٹوٹ گیا۔ اسے کھولیں اور دوبارہ کوشش کریں۔",
 "error.wallet/unauthorized": "آپ کے والٹ نے اس کی اجازت نہیں دی۔ اسے ان لاک کریں اور دوبارہ کوشش کریں۔",
 "error.wallet/unsupported_method": "آپ کا والٹ یہ نہیں کر سکتا۔",
 "error.request/action_not_allowed": "اس عمل کی اجازت نہیں",
 "error.request/timeout": "وقت پر جواب نہیں آیا۔ دوبارہ کوشش کریں۔",
 "error.request/http_failed": "سرور تک نہیں پہنچ سکے۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "error.general/unexpected": "کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
 "alert.view/unavailable.title": "یہ منظر دستیاب نہیں",
 "alert.view/unavailable.body": "یہ ایپ یہاں یہ سہولت پیش نہیں کرتی۔",
 "alert.network/not_found.title": "نیٹ ورک نہیں ملا",
 "alert.network/not_found.body": "یہ ایپ اس نیٹ ورک کے لیے سیٹ اپ نہیں ہے۔",
 "alert.project/origin_not_allowed.title": "ایپ کی غلط کنفیگریشن",
 "alert.project/origin_not_allowed.body": "یہ ایڈریس پروجیکٹ کی اجازت یافتہ فہرست میں نہیں ہے۔ پروجیکٹ کا مالک اسے پروجیکٹ کی سیٹنگز میں شامل کر سکتا ہے۔",
 "alert.project/domain_unverified.title": "ایپ کی غلط کنفیگریشن",
 "alert.project/domain_unverified.body": "پروجیکٹ کے لیے اس ڈومین کی تصدیق نہیں ہوئی۔",
 "alert.project/invalid_id.title": "ایپ کی غلط کنفیگریشن",
 "alert.project/invalid_id.body": "پروجیکٹ آئی ڈی درست نہیں، کنفیگریشن اپ ڈیٹ کریں",
 "alert.project/missing_id.title": "پروجیکٹ آئی ڈی سیٹ نہیں ہے",
 "alert.project/missing_id.body": "اس فیچر کو ایک پروجیکٹ درکار ہے۔",
 "alert.embedded/load_failed.title": "نیٹ ورک کی خرابی: ایمبیڈڈ والٹ لوڈ نہیں ہو سکا",
 "alert.embedded/load_failed.body": "اپنا کنکشن چیک کریں اور بعد میں دوبارہ کوشش کریں۔",
 "alert.embedded/timeout.title": "ایمبیڈڈ والٹ کی درخواست کا وقت ختم ہو گیا",
 "alert.embedded/timeout.body": "بعد میں دوبارہ کوشش کریں۔",
 "alert.session/expired.title": "سیشن ختم ہو گیا",
 "alert.session/expired.body": "اس ڈیوائس کی تاریخ اور وقت چیک کریں، پھر دوبارہ کنیکٹ کریں۔",
 "alert.config/server_error.title": "سرور کی خرابی",
 "alert.config/server_error.body": "ایپ کی کنفیگریشن حاصل نہیں ہو سکی۔ ہو سکتا ہے کچھ فیچرز موجود نہ ہوں۔",
 "alert.config/rate_limited.title": "درخواستیں حد سے زیادہ ہیں",
 "alert.config/rate_limited.body": "ذرا انتظار کریں، پھر صفحہ دوبارہ لوڈ کریں۔",
 "time.now": "ابھی ابھی",
 "time.minute": [
  [
   "count",
   4
  ],
  " منٹ"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " گھنٹے"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " دن"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " ماہ"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " سال"
 ],
 "error.connect/window_blocked": "آپ کے براؤزر نے والٹ کی ونڈو بلاک کر دی۔ دوبارہ کوشش کریں۔",
 "error.node/insufficient_funds": "رقم اور نیٹ ورک فیس کے لیے آپ کے پاس کافی بیلنس نہیں۔",
 "error.node/execution_reverted": "کانٹریکٹ یہ ٹرانزیکشن مسترد کر دے گا۔ کچھ نہیں بھیجا گیا۔",
 "error.node/nonce_too_low": "آپ کا والٹ اس نمبر کی ٹرانزیکشن پہلے ہی بھیج چکا ہے۔ دوبارہ کوشش کریں۔",
 "error.node/nonce_too_high": "اس اکاؤنٹ کی ایک پہلی ٹرانزیکشن ابھی باقی ہے۔ اس کے مکمل ہونے پر دوبارہ کوشش کریں۔",
 "error.node/fee_cap_too_low": "نیٹ ورک فیس بڑھ گئی ہے۔ دوبارہ کوشش کریں۔",
 "error.pay/invalid_request": "ایپ کی درخواست درست نہیں۔ کوئی ادائیگی نہیں ہوئی۔",
 "error.pay/unsupported_asset": "اس ٹوکن سے یہاں ادائیگی نہیں ہو سکتی۔ ہو سکتا ہے یہ موجود نہ ہو، یا یہ ہر منتقلی کا ایک حصہ رکھ لیتا ہو۔",
 "error.pay/in_progress": "یہ ادائیگی کسی اور ٹیب میں ہو رہی ہے۔ اسے وہیں مکمل کریں۔",
 "error.pay/insufficient_funds": "اس سویپ اور اس کی نیٹ ورک فیس کے لیے آپ کے پاس کافی بیلنس نہیں۔",
 "remote.title": "QR کوڈ سے کنیکٹ کریں",
 "remote.off.title": "QR کوڈز یہاں دستیاب نہیں",
 "remote.off.body": "اس ایپ نے QR کوڈ سے کنکشن سیٹ اپ نہیں کیے۔ اس کے بجائے آپ اس براؤزر کا والٹ استعمال کر سکتے ہیں۔",
 "remote.off.allWallets": "تمام والٹس دیکھیں",
 "badge.qr": "QR کوڈ",
 "remote.code": "آپ کے والٹ کے لیے QR کوڈ",
 "remote.scan": "یہ کوڈ اپنے فون کے والٹ سے اسکین کریں۔",
 "remote.scanWith": [
  "یہ کوڈ اپنے فون پر ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " سے اسکین کریں۔"
 ],
 "remote.scanHere": "یہ کوڈ کسی اور ڈیوائس سے اسکین کریں، یا اس ڈیوائس پر والٹ کھولیں۔",
 "remote.renews": [
  "نیا کوڈ ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " سیکنڈ میں آئے گا۔"
 ],
 "remote.copy": "لنک کاپی کریں",
 "remote.getApp": "ایپ حاصل کریں",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "آپ ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کہاں استعمال کرتے ہیں"
 ],
 "remote.tab.browser": "براؤزر",
 "remote.tab.mobile": "موبائل",
 "remote.tab.desktop": "ڈیسک ٹاپ",
 "remote.tab.web": "ویب",
 "remote.notDetected.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " نہیں ملا"
 ],
 "remote.notDetected.body": "اسے اس براؤزر میں انسٹال کریں، پھر صفحہ دوبارہ لوڈ کریں۔ یا اسے کسی اور ڈیوائس پر استعمال کریں۔",
 "remote.notDetected.phone": "اپنا فون استعمال کریں",
 "remote.open.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں جاری رکھیں"
 ],
 "remote.open.body": "وہاں منظوری دیں، پھر اس صفحے پر واپس آئیں۔",
 "remote.open.device": "اس ڈیوائس پر والٹ کھولیں",
 "remote.help.title": "نہیں کھلا؟",
 "remote.help.body": [
  "لنک کاپی کر کے ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں پیسٹ کریں، یا پہلے ایپ حاصل کریں۔"
 ],
 "remote.help.inApp": [
  "یہ صفحہ ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں کھولیں"
 ],
 "remote.help.site": "اس کی ویب سائٹ کھولیں",
 "remote.linking.title": "بس ہونے والا ہے",
 "remote.linking.body": "آپ کے والٹ نے منظوری دے دی۔ کنکشن قائم ہو رہا ہے۔",
 "remote.declined.title": "والٹ میں مسترد ہو گیا",
 "remote.declined.body": "کچھ کنیکٹ نہیں ہوا۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "remote.unreachable.title": "کوڈ نہیں بن سکا",
 "remote.unreachable.body": "آپ کے والٹ سے رابطہ کرانے والی سروس جواب نہیں دے رہی۔ اپنا انٹرنیٹ کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "remote.refused.title": "کوڈ نہیں بن سکا",
 "remote.refused.body": "آپ کے والٹ سے رابطہ کرانے والی سروس نے اس صفحے کو مسترد کر دیا۔ اپنی ڈیوائس کی گھڑی چیک کریں، پھر دوبارہ کوشش کریں۔",
 "remote.failed.title": "کنیکٹ نہیں ہو سکا",
 "remote.failed.body": "والٹ کا جواب یہاں استعمال نہیں ہو سکتا۔ دوبارہ کوشش کریں یا کوئی اور والٹ چنیں۔",
 "error.pairing/expired": "آپ کے والٹ کے جواب سے پہلے کوڈ کی میعاد ختم ہو گئی۔ دوبارہ کوشش کریں۔",
 "error.pairing/relay_unreachable": "اس صفحے اور آپ کے والٹ کے درمیان سروس تک نہیں پہنچ سکے۔ دوبارہ کوشش کریں۔",
 "error.pairing/relay_refused": "اس صفحے اور آپ کے والٹ کے درمیان سروس نے اس ایپ کو مسترد کر دیا۔ ایپ بنانے والوں کو بتائیں۔",
 "error.pairing/invalid_grant": "آپ کے والٹ نے مانگی گئی چیز کے بجائے کسی اور چیز کی اجازت دی۔ دوبارہ کوشش کریں۔",
 "embedded.frame.login": "اپنے والٹ میں لاگ ان کریں",
 "embedded.frame.approval": "آپ کے والٹ سے درخواست",
 "embedded.frame.account": "آپ کا والٹ اکاؤنٹ",
 "embedded.sending": [
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر ای میل بھیجی جا رہی ہے"
 ],
 "embedded.waiting": "آپ کا والٹ لوڈ ہو رہا ہے",
 "embedded.linking.title": "آپ لاگ ان ہو گئے",
 "embedded.linking.body": "آپ کا والٹ کھل رہا ہے…",
 "embedded.failed.title": "لاگ ان نہیں ہو سکا",
 "embedded.failed.noAccess": "اس اکاؤنٹ کو رسائی حاصل نہیں",
 "embedded.failed.otherEmail": "دوسری ای میل استعمال کریں",
 "embedded.row.subtitle": "ای میل سے لاگ ان ہیں",
 "embedded.security.title": "سیکیورٹی",
 "embedded.security.subtitle": "کون آپ کا والٹ کھول سکتا ہے",
 "embedded.security.assisted": "آپ کا لاگ ان ہی اسے کھولنے کے لیے کافی ہے۔",
 "embedded.security.fragile": "صرف آپ اسے کھول سکتے ہیں، ایک طریقے سے۔",
 "embedded.security.secured": "صرف آپ اسے کھول سکتے ہیں۔",
 "embedded.security.exit": "صرف آپ اسے کھول سکتے ہیں، اور اسے ساتھ لے جا سکتے ہیں۔",
 "embedded.security.next.kit": "اگلا قدم: بازیابی کٹ",
 "embedded.security.next.passkey": "اگلا قدم: پاس کی",
 "embedded.security.next.secure": "اگلا قدم: اسے صرف اپنا بنائیں",
 "embedded.security.next.export": "اگلا قدم: ایگزٹ کٹ",
 "embedded.security.failed": "یہ نہیں دکھایا جا سکا",
 "embedded.change.intro": "آپ کو پہلے موجودہ ایڈریس پر ایک کوڈ ملے گا، پھر نئے ایڈریس پر۔",
 "embedded.change.present": "موجودہ ای میل",
 "embedded.change.label": "نیا ای میل ایڈریس",
 "embedded.change.send": "جاری رکھیں",
 "embedded.change.done": "ای میل بدل گئی",
 "embedded.notAllowed": "اس عمل کی اجازت نہیں",
 "embedded.error.email_invalid": "ای میل ایڈریس درج کریں، جیسے ana@example.com۔",
 "embedded.error.login/cool_down": [
  "براہ کرم ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " سیکنڈ بعد دوبارہ کوشش کریں"
 ],
 "embedded.error.embedded/load_failed": "والٹ لوڈ نہیں ہو سکا۔ اپنا کنکشن چیک کریں اور بعد میں دوبارہ کوشش کریں۔",
 "embedded.error.embedded/timeout": "والٹ نے جواب دینے میں بہت دیر کی۔ دوبارہ کوشش کریں۔",
 "embedded.error.login/mail_failed": "ای میل نہیں پہنچائی جا سکی۔ ایڈریس چیک کریں، یا دوبارہ کوشش کریں۔",
 "embedded.error.login/attempt_ended": "کوڈ کی میعاد ختم ہو گئی۔ نیا کوڈ مانگیں۔",
 "embedded.error.login/too_many_tries": "بہت زیادہ غلط کوڈ۔ نیا کوڈ مانگیں۔",
 "embedded.error.login/device_refused": "ای میل میں کوئی اور نمبر چنا گیا۔ دوبارہ کوشش کریں، اور وہی نمبر چنیں جو آپ یہاں دیکھ رہے ہیں۔",
 "embedded.error.login/change_pending": "اس اکاؤنٹ کی ای میل بدل دی گئی ہے۔ اسے واپس لانے کے لیے اطلاع میں دیا گیا لنک کھولیں، یا ایک دن انتظار کریں۔",
 "embedded.error.login/not_allowed": "یہ سائٹ اس اکاؤنٹ کو اجازت نہیں دیتی۔ کوئی اور اکاؤنٹ استعمال کریں، یا سائٹ سے رسائی مانگیں۔",
 "embedded.error.login/user_disabled": "اس ایپ نے آپ کا اکاؤنٹ بند کر دیا ہے۔ اپنا والٹ ساتھ لے جانے کے لیے دوبارہ لاگ ان کریں۔",
 "embedded.error.login/email_off": "ای میل سے لاگ ان یہاں دستیاب نہیں۔",
 "embedded.error.login/clock_skewed": "اس ڈیوائس کی تاریخ اور وقت چیک کریں، پھر دوبارہ کوشش کریں۔",
 "embedded.error.request/http_failed": "والٹ کے سرور تک نہیں پہنچ سکے۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "embedded.error.embedded/unreachable": "اس وقت آپ کے والٹ تک رسائی نہیں ہو رہی۔ ایک منٹ میں دوبارہ کوشش کریں۔",
 "embedded.error.embedded/untrusted": "آپ کا والٹ نہیں کھولا گیا، کیونکہ سرور نے ایسی چیز بھیجی جو اس کی نہیں۔ اس سائٹ کی سپورٹ سے مدد لیں۔",
 "embedded.error.stopped": "اس وقت والٹس روک دیے گئے ہیں۔ بعد میں دوبارہ کوشش کریں۔",
 "embedded.error.escrow/login_required": "ای میل میں دیے گئے لنک اور کوڈ سے دوبارہ لاگ ان کریں۔",
 "embedded.error.request/too_many": "ایک ساتھ بہت زیادہ درخواستیں۔ ذرا انتظار کریں، پھر دوبارہ کوشش کریں۔",
 "embedded.error.failed": "یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
 "embedded.row.social": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے لاگ ان ہیں"
 ],
 "embedded.social.list": "کسی اکاؤنٹ سے لاگ ان کریں",
 "embedded.social.continue": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے جاری رکھیں"
 ],
 "embedded.social.waiting.title": "ونڈو میں جاری رکھیں",
 "embedded.social.waiting.body": [
  "کھلنے والی ونڈو میں ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے لاگ ان کریں۔"
 ],
 "embedded.social.blocked": "ونڈو بلاک ہو گئی",
 "embedded.social.closed": "ونڈو بند ہو گئی",
 "embedded.social.declined": "لاگ ان مسترد ہو گیا",
 "embedded.social.open": "ونڈو کھولیں",
 "embedded.social.other": "دوسرا طریقہ اپنائیں",
 "embedded.farcaster.scan": "اپنے فون سے اسکین کریں",
 "embedded.farcaster.here": "Farcaster ایپ میں جاری رکھیں",
 "embedded.farcaster.only": "اسے Farcaster ایپ میں منظور کریں۔ صرف وہی لاگ ان منظور کریں جو آپ نے خود شروع کیا ہو۔",
 "embedded.farcaster.expires": [
  "اس کوڈ کی میعاد ",
  "⁨",
  [
   "seconds"
  ],
  "⁩",
  " سیکنڈ میں ختم ہو جائے گی۔"
 ],
 "embedded.farcaster.code": "Farcaster ایپ کے لیے کوڈ",
 "embedded.farcaster.copy": "لنک کاپی کریں",
 "embedded.farcaster.open": "Farcaster کھولیں",
 "embedded.farcaster.failed": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے کنیکٹ نہیں ہو سکا"
 ],
 "embedded.farcaster.expired": "کوڈ کی میعاد ختم ہو گئی",
 "embedded.farcaster.expiredBody": "اسے وقت پر منظور نہیں کیا گیا۔ نئے کوڈ کے لیے دوبارہ کوشش کریں۔",
 "embedded.error.login/window_blocked": "آپ کے براؤزر نے ونڈو نہیں کھلنے دی۔ نیچے دیے گئے بٹن سے کھولیں۔",
 "embedded.error.login/window_closed": "آپ نے لاگ ان سے پہلے اسے بند کر دیا۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "embedded.error.login/window_foreign": "ونڈو میں کوئی اور نمبر چنا گیا۔ دوبارہ کوشش کریں، اور وہی نمبر چنیں جو آپ یہاں دیکھ رہے ہیں۔",
 "embedded.error.login/visit_ended": "لاگ ان میں بہت وقت لگ گیا۔ دوبارہ کوشش کریں۔",
 "embedded.error.login/provider_declined": "آپ نے ونڈو میں مسترد کر دیا، اس لیے کچھ شیئر نہیں ہوا۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "embedded.error.login/provider_failed": "وہاں لاگ ان کی تصدیق نہیں ہو سکی۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
 "embedded.error.login/provider_off": "لاگ ان کا یہ طریقہ یہاں دستیاب نہیں۔ کوئی اور استعمال کریں۔",
 "embedded.passkey.continue": "پاس کی سے جاری رکھیں",
 "embedded.passkey.name": "پاس کی",
 "embedded.row.passkey": "پاس کی سے لاگ ان ہیں",
 "embedded.guest.continue": "بطور مہمان جاری رکھیں",
 "embedded.guest.name": "مہمان",
 "embedded.row.guest": "ای میل کے بغیر",
 "embedded.guest.secure": "یہ والٹ محفوظ بنائیں",
 "embedded.security.temporary": "صرف اس براؤزر میں۔ اس کا ڈیٹا صاف کیا تو والٹ ختم ہو جائے گا۔",
 "embedded.error.login/guest_off": "یہ سائٹ مہمانوں کو اجازت نہیں دیتی۔ کوئی اور طریقہ استعمال کریں۔",
 "embedded.linked.title": "لنک شدہ والٹس",
 "embedded.linked.subtitle": "وہ والٹس جو آپ کے پاس پہلے سے ہیں",
 "embedded.linked.intro": "یہ ایپ جانتی ہے کہ یہ والٹس آپ کے ہیں۔ یہ آپ کے لاگ ان کا والٹ نہیں کھول سکتے۔",
 "embedded.linked.unread": "آپ کے لنک شدہ والٹس لوڈ نہیں ہو سکے",
 "embedded.linked.none.title": "کوئی لنک شدہ والٹ نہیں",
 "embedded.linked.none.body": "اپنا کوئی موجودہ والٹ لنک کریں تاکہ یہ ایپ جان لے کہ وہ آپ کا ہے۔ والٹ ایک پیغام پر دستخط کرتا ہے، جس پر کوئی خرچ نہیں آتا۔",
 "embedded.linked.add": "والٹ لنک کریں",
 "embedded.linked.full": [
  "آپ ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " والٹس لنک کر چکے ہیں، جو زیادہ سے زیادہ تعداد ہے۔ پہلے کسی ایک کا لنک ہٹائیں۔"
 ],
 "embedded.linked.choose": "اس براؤزر میں سے ایک والٹ چنیں۔",
 "embedded.linked.missing.title": "کوئی والٹ نہیں ملا",
 "embedded.linked.missing.body": "اس براؤزر میں والٹ انسٹال یا آن کریں، اور دوبارہ کوشش کریں۔",
 "embedded.linked.unlink": "لنک ہٹائیں",
 "embedded.linked.keep": "برقرار رکھیں",
 "embedded.linked.cancel": "منسوخ کریں",
 "embedded.linked.confirm.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " کا لنک ہٹائیں؟"
 ],
 "embedded.linked.confirm.body": "اس ایپ کو پھر معلوم نہیں ہوگا کہ یہ والٹ آپ کا ہے۔ آپ اسے دوبارہ لنک کر سکتے ہیں۔",
 "embedded.linked.step.connect.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " میں کنیکٹ کریں"
 ],
 "embedded.linked.step.connect.body": "وہ اکاؤنٹ چنیں جسے آپ لنک کرنا چاہتے ہیں۔",
 "embedded.linked.step.approve.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " لنک ہو رہا ہے"
 ],
 "embedded.linked.step.approve.body": "درخواست لوڈ ہو رہی ہے…",
 "embedded.linked.step.sign.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " سے دستخط کریں"
 ],
 "embedded.linked.step.sign.body": "پیغام ظاہر کرتا ہے کہ والٹ آپ کا ہے۔ اس سے کچھ منتقل نہیں ہوتا۔",
 "embedded.linked.declined": "مسترد۔ کچھ لنک نہیں ہوا۔",
 "embedded.linked.error.links/taken": "یہ والٹ اس ایپ کے کسی اور اکاؤنٹ سے لنک ہے۔ پہلے وہاں سے اس کا لنک ہٹائیں۔",
 "embedded.linked.error.links/ended": "اس میں بہت وقت لگ گیا۔ دوبارہ کوشش کریں۔",
 "embedded.linked.error.escrow/waiting": "یہ ڈیوائس نئی ہے۔ جب یہ آپ کا والٹ کھول سکے گی تو والٹس لنک کر سکے گی۔"
}
export default catalogue
