// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "آپ کیا کر سکتے ہیں",
 "account.action.onramp": "خریدیں",
 "account.action.swaps": "سویپ کریں",
 "account.action.receive": "وصول کریں",
 "account.action.send": "بھیجیں",
 "account.tabs": "اکاؤنٹ کے اثاثے اور سرگرمی",
 "account.tab.tokens": "ٹوکنز",
 "account.tab.nfts": "NFTs",
 "account.tab.activity": "سرگرمی",
 "account.menu": "اس اکاؤنٹ کے بارے میں مزید",
 "account.balanceUnsupportedBody": "آپ کا والٹ جس نیٹ ورک پر ہے، یہ ایپ اسے نہیں پڑھ سکتی۔ آپ کے فنڈز پر کوئی اثر نہیں پڑا۔",
 "account.partial": "ان ٹوکنز کے بغیر جن کی قیمت معلوم نہیں",
 "account.stale": "یہ اعداد تھوڑے پرانے ہو سکتے ہیں",
 "account.priceUnknown": "قیمت نامعلوم",
 "account.searchTokens": "ٹوکنز تلاش کریں",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " ٹوکن دکھائیں"
    ],
    "other": [
     "تمام ",
     0,
     " ٹوکنز دکھائیں"
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
     0,
     " چھپا ہوا ٹوکن دکھائیں"
    ],
    "other": [
     0,
     " چھپے ہوئے ٹوکنز دکھائیں"
    ]
   }
  ]
 ],
 "account.hideTokens": "یہ ٹوکنز دوبارہ چھپائیں",
 "account.empty.title": "یہ اکاؤنٹ خالی ہے",
 "account.empty.body": "جو کچھ آپ وصول کریں گے یا خریدیں گے وہ یہاں نظر آئے گا۔",
 "account.empty.receive": "میرا ایڈریس دکھائیں",
 "account.empty.buy": "کرپٹو خریدیں",
 "account.noTokens.title": "کوئی ٹوکن نہیں ملا",
 "account.noTokens.body": [
  "“",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "” سے کچھ نہیں ملتا۔ املا چیک کریں یا کوئی اور نام آزمائیں۔"
 ],
 "account.tokensUnavailable.title": "ٹوکنز دستیاب نہیں",
 "account.tokensUnavailable.body": "ہم تھوڑی دیر میں دوبارہ کوشش کریں گے۔ آپ کے فنڈز پر کوئی اثر نہیں پڑا۔",
 "activity.done.send": "بھیجا گیا",
 "activity.kind.send": "بھیجنا",
 "activity.done.receive": "وصول ہوا",
 "activity.kind.receive": "وصولی",
 "activity.done.trade": "سویپ ہوا",
 "activity.kind.trade": "سویپ",
 "activity.done.approve": "اجازت دی گئی",
 "activity.kind.approve": "اجازت دینا",
 "activity.done.revoke": "اجازت ختم کی گئی",
 "activity.kind.revoke": "اجازت ختم کرنا",
 "activity.done.mint": "منٹنگ ہو گئی",
 "activity.kind.mint": "منٹنگ",
 "activity.done.burn": "جلایا گیا",
 "activity.kind.burn": "جلانا",
 "activity.done.deposit": "جمع ہوا",
 "activity.kind.deposit": "جمع کرنا",
 "activity.done.withdraw": "نکالا گیا",
 "activity.kind.withdraw": "نکالنا",
 "activity.done.claim": "کلیم ہوا",
 "activity.kind.claim": "کلیم",
 "activity.done.stake": "اسٹیک ہوا",
 "activity.kind.stake": "اسٹیک",
 "activity.done.unstake": "ان اسٹیک ہوا",
 "activity.kind.unstake": "ان اسٹیک",
 "activity.done.borrow": "قرض لیا گیا",
 "activity.kind.borrow": "قرض لینا",
 "activity.done.repay": "قرض ادا ہوا",
 "activity.kind.repay": "قرض کی ادائیگی",
 "activity.done.buy": "خریدا گیا",
 "activity.kind.buy": "خریداری",
 "activity.done.deploy": "کانٹریکٹ بنایا گیا",
 "activity.kind.deploy": "کانٹریکٹ بنانا",
 "activity.done.execute": "کانٹریکٹ کال",
 "activity.kind.execute": "کانٹریکٹ کال",
 "activity.done.other": "ٹرانزیکشن",
 "activity.kind.other": "ٹرانزیکشن",
 "activity.fromHere": "یہاں سے بھیجا گیا",
 "activity.latest": "تازہ ترین سرگرمی",
 "activity.showAll": "تمام سرگرمی دکھائیں",
 "activity.more": "مزید دکھائیں",
 "activity.refresh": "تازہ کریں",
 "activity.to": "بنام:",
 "activity.from": "منجانب:",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "اور ",
     0,
     " مزید"
    ],
    "other": [
     "اور ",
     0,
     " مزید"
    ]
   }
  ]
 ],
 "activity.status.pending": "زیر التوا",
 "activity.status.queued": "مالکان کا انتظار ہے",
 "activity.status.success": "تصدیق شدہ",
 "activity.status.failed": "ناکام",
 "activity.status.replaced": "بدل دی گئی",
 "activity.status.dropped": "قبول نہیں ہوئی",
 "activity.status.unknown": "صورتحال نامعلوم",
 "activity.moreFailed": "پرانی سرگرمی لوڈ نہیں ہو سکی۔",
 "activity.empty.title": "ابھی کوئی سرگرمی نہیں",
 "activity.empty.body": "اس نیٹ ورک پر آپ جو کچھ بھیجیں، وصول یا سویپ کریں گے وہ یہاں نظر آئے گا۔",
 "activity.deviceOnly": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " کے نوڈز اکاؤنٹ کے حساب سے ٹرانزیکشنز کی فہرست نہیں دیتے، اس لیے یہاں صرف وہی نظر آتا ہے جو آپ نے اس ڈیوائس سے بھیجا۔"
 ],
 "activity.partial": [
  "ہو سکتا ہے کچھ ٹرانزیکشنز یہاں نہ ہوں: ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " کے نوڈز سب کی فہرست نہیں دیتے۔"
 ],
 "activity.explorer": "سب ایکسپلورر پر دیکھیں",
 "activity.failed.title": "ٹرانزیکشنز حاصل نہیں ہو سکیں",
 "activity.failed.body": "آپ کے فنڈز پر کوئی اثر نہیں پڑا۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "allowances.title": "اجازتیں",
 "allowances.hint": "کون آپ کے ٹوکنز لے سکتا ہے",
 "allowances.list": "اجازتیں",
 "allowances.intro": "یہ ایپس دوبارہ پوچھے بغیر آپ کے اکاؤنٹ سے ٹوکنز لے سکتی ہیں۔",
 "allowances.unlimited": "لامحدود",
 "allowances.everything": "سب کچھ",
 "allowances.empty.title": "کوئی اجازت نہیں",
 "allowances.empty.body": "اس نیٹ ورک پر کوئی ایپ آپ کے اکاؤنٹ سے ٹوکنز نہیں لے سکتی۔",
 "allowances.failed.title": "اجازتیں لوڈ نہیں ہو سکیں",
 "allowances.failed.body": "سرور نے جواب نہیں دیا۔ آپ کی اجازتیں تبدیل نہیں ہوئیں۔",
 "allowances.partial": "پرانی اجازتیں ابھی پڑھی نہیں گئیں۔",
 "allowances.readOn": "اور پیچھے دیکھیں",
 "allowances.nothing": "واپس لینے کو کچھ نہیں",
 "allowances.review": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " اب آپ کا ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " نہیں لے سکے گا۔"
 ],
 "allowances.spender": "لینے والا",
 "allowances.fee": "اجازت واپس لینا ایک ٹرانزیکشن ہے، اس لیے آپ نیٹ ورک فیس ادا کرتے ہیں۔",
 "allowances.revoke": "اجازت واپس لیں",
 "allowances.declined": "درخواست مسترد ہو گئی۔ اجازت اب بھی برقرار ہے۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "allowances.signing.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں منظور کریں"
 ],
 "allowances.signing.body": "اجازت واپس لینے کی درخواست آپ کے والٹ میں منتظر ہے۔",
 "allowances.pending.title": "اجازت واپس لی جا رہی ہے…",
 "allowances.pending.body": [
  "نیٹ ورک کا انتظار ہے۔ کام مکمل ہونے تک ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " آپ کا ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " لے سکتا ہے۔"
 ],
 "allowances.done.title": "اجازت واپس لے لی گئی",
 "allowances.done.body": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " اب آپ کا ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " نہیں لے سکتا۔"
 ],
 "allowances.reverted.title": "اجازت واپس نہیں لی جا سکی",
 "allowances.reverted.body": [
  "نیٹ ورک نے اسے مسترد کر دیا۔ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " اب بھی آپ کا ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " لے سکتا ہے۔"
 ],
 "allowances.dropped.title": "ٹرانزیکشن قبول نہیں ہوئی",
 "allowances.dropped.body": [
  "نیٹ ورک نے اسے وقت پر قبول نہیں کیا، اور اس پر کوئی خرچ نہیں آیا۔ ",
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " اب بھی آپ کا ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " لے سکتا ہے۔"
 ],
 "allowances.unknown.title": "نتیجہ نامعلوم",
 "allowances.unknown.body": "ہمیں اس ٹرانزیکشن کا پتہ نہیں چل سکا۔ اجازتوں کی فہرست دیکھیں۔",
 "allowances.backToList": "اجازتیں دیکھیں",
 "allowances.otherNetwork": "آپ کا والٹ کسی اور نیٹ ورک پر ہے۔ واپس اسی نیٹ ورک پر جائیں، پھر دوبارہ کوشش کریں۔",
 "allowances.otherAccount": "آپ کا والٹ کسی اور اکاؤنٹ پر ہے۔ اس اکاؤنٹ کی اجازتیں دیکھنے کے لیے واپس جائیں۔",
 "action.cancel": "منسوخ کریں",
 "action.disconnect": "ڈس کنیکٹ کریں",
 "account.title": "اکاؤنٹ",
 "account.balance": "بیلنس",
 "account.balanceUnavailable": "بیلنس دستیاب نہیں",
 "account.balanceUnavailableBody": "ہم نیٹ ورک تک نہیں پہنچ سکے۔ آپ کے فنڈز پر کوئی اثر نہیں پڑا۔",
 "account.copyAddress": "ایڈریس کاپی کریں",
 "account.explorer": "ایکسپلورر پر دیکھیں",
 "account.network": "نیٹ ورک",
 "account.unknownNetwork": "نامعلوم نیٹ ورک",
 "account.switchWallet": "والٹ بدلیں",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " والٹ منسلک"
    ],
    "other": [
     0,
     " والٹس منسلک"
    ]
   }
  ]
 ],
 "account.reconnecting": "دوبارہ کنیکٹ ہو رہا ہے…",
 "wallets.title": "والٹس",
 "wallets.disconnect": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کو ڈس کنیکٹ کریں"
 ],
 "wallets.add": "کوئی اور والٹ شامل کریں",
 "wallets.disconnectAll": "سب کو ڈس کنیکٹ کریں",
 "wallets.empty.title": "کوئی والٹ منسلک نہیں",
 "wallets.empty.body": "یہاں دیکھنے کے لیے والٹ کنیکٹ کریں۔",
 "accountType.eoa": "عام اکاؤنٹ",
 "accountType.smartAccount": "اسمارٹ اکاؤنٹ",
 "accountType.payment": "ادائیگی کا ایڈریس",
 "accountType.ordinal": "کلیکٹیبلز کا ایڈریس",
 "network.title": "نیٹ ورک بدلیں",
 "network.list": "نیٹ ورکس",
 "network.search": "نیٹ ورکس تلاش کریں",
 "network.notConnected": "منسلک نہیں",
 "network.empty.title": "کوئی نیٹ ورک نہیں ملا",
 "network.empty.body": [
  "“",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "” سے کچھ نہیں ملتا۔ کوئی اور نام آزمائیں۔"
 ],
 "network.waiting.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں منظور کریں"
 ],
 "network.waiting.body": [
  "آپ کا والٹ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر جانے کی منظوری مانگ رہا ہے۔"
 ],
 "network.declined.title": "تبدیلی مسترد ہو گئی",
 "network.declined.body": [
  "آپ اب بھی ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ہیں۔ آپ دوبارہ کوشش کر سکتے ہیں۔"
 ],
 "network.failed.title": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر نہیں جا سکے"
 ],
 "network.failed.body": "دوبارہ کوشش کریں، یا اپنے والٹ میں نیٹ ورک بدلیں۔",
 "network.unsupported.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " نہیں چل سکتا"
 ],
 "network.unsupported.body": "کوئی اور نیٹ ورک چنیں یا کوئی دوسرا والٹ کنیکٹ کریں۔",
 "activeChain.title": [
  "⁨",
  [
   "chain"
  ],
  "⁩",
  " سے کنیکٹ کریں"
 ],
 "activeChain.body": [
  "آپ کو ایسا والٹ چاہیے جو ",
  "⁨",
  [
   "chain"
  ],
  "⁩",
  " کے ساتھ چلے۔ آپ کے دیگر کنکشن برقرار رہیں گے۔"
 ],
 "activeChain.connect": "والٹ کنیکٹ کریں",
 "activeChain.continue": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " کے ساتھ جاری رکھیں"
 ],
 "activeChain.stay": "ابھی نہیں",
 "unsupported.title": "نیٹ ورک بدلیں",
 "unsupported.body": "آپ کا والٹ جس نیٹ ورک پر ہے، یہ ایپ اس پر نہیں چلتی۔ جاری رکھنے کے لیے ان میں سے ایک چنیں۔",
 "unsupported.list": "تعاون یافتہ نیٹ ورکس",
 "whatIsWallet.title": "والٹ کیا ہے؟",
 "whatIsWallet.home.title": "آپ کے اثاثوں کا گھر",
 "whatIsWallet.home.body": "ٹوکنز اور کلیکٹیبلز رکھیں، بھیجیں اور وصول کریں۔",
 "whatIsWallet.login.title": "لاگ ان کا ایک طریقہ",
 "whatIsWallet.login.body": "نیا اکاؤنٹ اور پاس ورڈ بنانے کے بجائے اپنا والٹ کنیکٹ کریں۔",
 "whatIsWallet.keys.title": "چابیاں آپ کے پاس ہیں",
 "whatIsWallet.keys.body": "کوئی اور آپ کے اثاثے منتقل نہیں کر سکتا۔ بازیابی کا فقرہ کبھی کسی کو نہ دیں۔",
 "whatIsWallet.get": "والٹ حاصل کریں",
 "getWallet.title": "والٹ حاصل کریں",
 "getWallet.list": "دستیاب والٹس",
 "getWallet.extension": "براؤزر ایکسٹینشن",
 "getWallet.app": "موبائل ایپ",
 "getWallet.extensionAndApp": "موبائل ایپ اور ایکسٹینشن",
 "getWallet.after": "انسٹال کر لیا؟ صفحہ دوبارہ لوڈ کریں تاکہ والٹ مل سکے۔",
 "getWallet.empty.title": "تجویز کے لیے کوئی والٹ نہیں",
 "getWallet.empty.body": "یہ ایپ کوئی والٹ تجویز نہیں کرتی۔ اپنے براؤزر کے ایکسٹینشن اسٹور میں ایسا والٹ تلاش کریں جس پر آپ کو بھروسا ہو۔",
 "error.send/rejected": "ٹرانزیکشن مسترد ہو گئی۔ کچھ نہیں بھیجا گیا۔",
 "error.send/failed": "ٹرانزیکشن نہیں بھیجی جا سکی۔ کچھ نہیں بھیجا گیا۔",
 "toast.walletSwitched": [
  "اب ",
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " استعمال ہو رہا ہے"
 ],
 "toast.balanceUnavailable": "ٹوکن بیلنس دستیاب نہیں",
 "error.send/unsupported_chain": "اس بلاک چین پر بھیجنا ممکن نہیں۔",
 "error.send/incomplete": "رقم اور وصول کنندہ کا ایڈریس درکار ہیں۔",
 "error.send/token_missing": "ٹوکن درکار ہے۔",
 "error.send/expired": "ٹرانزیکشن پر دستخط دیر سے ہوئے۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں۔",
 "error.send/below_minimum": "یہ رقم وہاں بھیجنے کے لیے بہت کم ہے۔ کچھ زیادہ بھیجیں۔",
 "error.send/coins_kept": "آپ کے بیلنس کا کچھ حصہ نہیں بھیجا جا سکتا: وہ ادائیگیاں جن کی ابھی تصدیق نہیں ہوئی، اور بہت چھوٹی ادائیگیاں جو کلیکٹیبلز ہو سکتی ہیں۔ کم بھیجیں۔",
 "error.send/too_many_coins": "یہ رقم بہت سی چھوٹی ادائیگیوں میں بکھری ہوئی ہے۔ کم بھیجیں۔",
 "error.send/funds_changed": "آپ کا بیلنس بدل گیا ہے۔ کچھ نہیں بھیجا گیا۔ رقم چیک کریں اور دوبارہ کوشش کریں۔",
 "error.send/fee_too_low": "نیٹ ورک کی فیس بڑھ گئی ہے۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں۔",
 "error.send/overtaken": "آپ کے اکاؤنٹ کی ایک اور ٹرانزیکشن پہلے ہو گئی۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں۔",
 "error.send/network_upgraded": "اس دوران نیٹ ورک اپ گریڈ ہو گیا۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں۔",
 "error.send/leaves_too_little": "آپ کے اکاؤنٹ میں تھوڑی سی رقم رہنا ضروری ہے۔ کچھ کم بھیجیں، یا سب کچھ بھیج دیں۔",
 "error.send/not_a_wallet": "یہ ایڈریس کسی ٹوکن کا ہے، والٹ کا نہیں۔ جو کچھ آپ وہاں بھیجیں گے وہ ضائع ہو جائے گا۔",
 "error.send/token_unsupported": "یہ ٹوکن یہاں سے نہیں بھیجا جا سکتا۔",
 "error.send/token_mismatch": "نیٹ ورک اس ٹوکن کو یہاں دکھائے گئے سے مختلف گنتا ہے۔ کچھ نہیں بھیجا گیا۔",
 "error.swap/not_as_shown": "یہ سویپ یہاں دکھائے گئے کے بجائے کچھ اور کرتا، اس لیے نہیں بھیجا گیا۔",
 "error.token/mismatch": "یہ ٹوکن وہ نہیں جو یہاں اس کا نام ہے، اس لیے کچھ نہیں بھیجا گیا۔ اسے اس کے ایڈریس سے چنیں۔",
 "error.token/unverified": "سرور کے سوا کوئی نہیں بتا سکا کہ یہ ٹوکن کیا ہے، اس لیے کچھ نہیں بھیجا گیا۔ بعد میں دوبارہ کوشش کریں۔",
 "error.name/resolve_failed": "یہ نام نہیں ڈھونڈا جا سکا۔ اس کے بجائے ایڈریس درج کریں۔",
 "names.title": "نام چنیں",
 "names.successTitle": "نام رجسٹر ہو گیا",
 "names.row": "نام چنیں",
 "names.rowHint": "ایڈریس سے پڑھنے میں آسان",
 "names.intro": "نام آپ کے اکاؤنٹ کی پہچان ہے اور ایڈریس سے پڑھنے میں آسان ہے۔ یہ مفت ہے اور صرف ایک دستخط چاہیے۔",
 "names.field": "نام تلاش کریں",
 "names.rules": "انگریزی حروف، ہندسے اور ہائفن، کم از کم 4 حروف۔",
 "names.problem.characters": "صرف a سے z تک حروف، ہندسے اور ہائفن استعمال ہو سکتے ہیں۔",
 "names.problem.short": "نام میں کم از کم 4 حروف ہوتے ہیں۔",
 "names.problem.long": "نام میں زیادہ سے زیادہ 63 حروف ہوتے ہیں۔",
 "names.problem.ends": "نام ہائفن سے شروع یا ختم نہیں ہو سکتا۔",
 "names.problem.double": "نام میں دو ہائفن ایک ساتھ نہیں آ سکتے۔",
 "names.list": "نام",
 "names.own": "آپ کے نام",
 "names.free": "دستیاب",
 "names.taken": "دستیاب نہیں",
 "names.off.title": "نام یہاں دستیاب نہیں",
 "names.off.body": "یہ ایپ نام نہیں دیتی۔",
 "names.unreachable.title": "نام تلاش نہیں ہو سکے",
 "names.unreachable.body": "سرور نے جواب نہیں دیا۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "names.signing.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں دستخط کریں"
 ],
 "names.signing.body": [
  "دستخط کرنا مفت ہے۔ یہ ظاہر کرتا ہے کہ ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " آپ کے اکاؤنٹ کے لیے ہے۔"
 ],
 "names.registering.title": "آپ کا نام رجسٹر ہو رہا ہے",
 "names.declined.title": "دستخط مسترد ہو گئے",
 "names.declined.body": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " اب بھی دستیاب ہے۔ آپ دوبارہ کوشش کر سکتے ہیں۔"
 ],
 "names.takenNow.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " ابھی ابھی لے لیا گیا"
 ],
 "names.takenNow.body": "کسی اور نے اسے پہلے لے لیا۔ کوئی اور نام چنیں۔",
 "names.reserved.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " مخصوص ہے"
 ],
 "names.reserved.body": "یہ نام کوئی نہیں لے سکتا۔ کوئی اور نام چنیں۔",
 "names.usedUp.title": "آپ کے پاس ناموں کی زیادہ سے زیادہ تعداد ہے",
 "names.usedUp.body": "یہ اکاؤنٹ مزید کوئی نام نہیں لے سکتا۔",
 "names.expired.title": "دستخط بہت دیر سے آئے",
 "names.expired.body": "اس ڈیوائس کی تاریخ اور وقت چیک کریں، پھر دوبارہ دستخط کریں۔",
 "names.otherAccount.title": "آپ کا والٹ اب کسی اور اکاؤنٹ پر ہے",
 "names.otherAccount.body": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " رجسٹر نہیں ہوا۔ اسے اس اکاؤنٹ کے لیے لینے کو دوبارہ کوشش کریں۔"
 ],
 "names.unsupported.title": "آپ کا والٹ یہاں نام نہیں لے سکتا",
 "names.unsupported.body": "کسی اور نیٹ ورک پر جائیں یا کوئی دوسرا والٹ کنیکٹ کریں۔",
 "names.failed.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " رجسٹر نہیں ہو سکا"
 ],
 "names.failed.body": "کچھ نہیں بدلا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
 "names.success.title": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  " آپ کا ہے"
 ],
 "names.success.body": "اب یہ اس ایپ میں آپ کے اکاؤنٹ کی پہچان ہے۔",
 "names.success.copy": "نام کاپی کریں",
 "names.success.done": "ہو گیا",
 "names.none.title": "ابھی کوئی نام نہیں",
 "names.none.body": "یہاں دیکھنے کے لیے نام چنیں۔",
 "nfts.list": "NFTs",
 "nfts.empty.title": "ابھی کوئی NFT نہیں",
 "nfts.empty.body": "اس نیٹ ورک پر آپ کو ملنے والے NFTs یہاں نظر آئیں گے۔",
 "nfts.failed.title": "NFTs لوڈ نہیں ہو سکے",
 "nfts.failed.body": "سرور نے جواب نہیں دیا۔ آپ کے NFTs پر کوئی اثر نہیں پڑا۔",
 "nfts.moreFailed": "مزید لوڈ نہیں ہو سکے۔",
 "nfts.more": "مزید دکھائیں",
 "nfts.showAll": "تمام NFTs دکھائیں",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " چھپا ہوا NFT دکھائیں"
    ],
    "other": [
     0,
     " چھپے ہوئے NFTs دکھائیں"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "مشتبہ اسپیم چھپائیں",
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
 "nfts.gone": "یہ NFT آپ کے اکاؤنٹ میں نہیں ہے",
 "nfts.spam": "یہ اسپیم ہو سکتا ہے۔ اس کے نام یا تصویر میں دیے گئے لنکس نہ کھولیں۔",
 "nfts.collection": "کلیکشن",
 "nfts.contract": "کانٹریکٹ",
 "nfts.address": "ایڈریس",
 "nfts.number": "ٹوکن آئی ڈی",
 "nfts.amount": "آپ کی ملکیت",
 "onramp.title": "کرپٹو خریدیں",
 "onramp.pay": "آپ دیں گے",
 "onramp.get": "آپ کو ملے گا",
 "onramp.amount": "ادائیگی کی رقم",
 "onramp.payWith": [
  "ادائیگی کا طریقہ بدلیں: ",
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
  "خریداری بدلیں: ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "symbol"
  ],
  "⁩"
 ],
 "onramp.limits": [
  "⁨",
  [
   "min"
  ],
  "⁩",
  " سے ",
  "⁨",
  [
   "max"
  ],
  "⁩",
  " تک"
 ],
 "onramp.low": [
  "اس طریقے سے آپ کم از کم ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " ادا کر سکتے ہیں۔"
 ],
 "onramp.high": [
  "اس طریقے سے آپ زیادہ سے زیادہ ",
  "⁨",
  [
   "max"
  ],
  "⁩",
  " ادا کر سکتے ہیں۔"
 ],
 "onramp.unknown": "ابھی کوئی قیمت نہیں",
 "onramp.elsewhere": [
  "یہ ایپ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " استعمال نہیں کرتی۔ یہ آپ کو اپنے والٹ میں نظر آئے گا۔"
 ],
 "onramp.offers": "پیشکشیں",
 "onramp.refresh": "قیمتیں تازہ کریں",
 "onramp.best": "بہترین",
 "onramp.via": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کے ذریعے"
 ],
 "onramp.providerFee": "فراہم کنندہ کی فیس",
 "onramp.networkFee": "نیٹ ورک فیس",
 "onramp.total": "کل",
 "onramp.moreOffers": "تمام پیشکشیں دکھائیں",
 "onramp.enterAmount": "رقم درج کریں",
 "onramp.changeAmount": "رقم بدلیں",
 "onramp.asking": "قیمتیں لی جا رہی ہیں…",
 "onramp.continue": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کے ساتھ جاری رکھیں"
 ],
 "onramp.ownWindow": [
  "آپ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کی اپنی ونڈو میں ادائیگی کرتے ہیں۔ آپ کے کارڈ کی تفصیلات اس ایپ تک کبھی نہیں پہنچتیں۔"
 ],
 "onramp.unreachable.title": "قیمتیں دستیاب نہیں",
 "onramp.unreachable.body": "کسی فروخت کنندہ نے جواب نہیں دیا۔ ہم اندازہ دکھانے کے بجائے کوئی قیمت نہیں دکھاتے۔",
 "onramp.noSeller.title": "کوئی فروخت کنندہ یہ رقم نہیں لیتا",
 "onramp.noSeller.body": "کوئی اور رقم یا ادائیگی کا کوئی اور طریقہ آزمائیں۔",
 "onramp.off.title": "خریداری یہاں دستیاب نہیں",
 "onramp.off.body": "اس ایپ نے کوئی فروخت کنندہ سیٹ نہیں کیا۔",
 "onramp.off.back": "اکاؤنٹ پر واپس جائیں",
 "onramp.noChain.title": "اس نیٹ ورک کے لیے کچھ فروخت نہیں ہوتا",
 "onramp.noChain.body": "کرپٹو خریدنے کے لیے کسی اور نیٹ ورک پر جائیں۔",
 "onramp.noChain.switch": "نیٹ ورک بدلیں",
 "onramp.buyList": "کیا خریدنا ہے",
 "onramp.search": "نام یا نیٹ ورک سے تلاش کریں",
 "onramp.empty.title": "کچھ نہیں ملا",
 "onramp.empty.body": [
  "“",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "” سے کچھ نہیں ملتا۔ کوئی اور نام آزمائیں۔"
 ],
 "onramp.payList": "ادائیگی کا طریقہ",
 "onramp.onNetwork": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "name"
  ],
  "⁩"
 ],
 "onramp.methodLimits": [
  "⁨",
  [
   "method"
  ],
  "⁩",
  "، ",
  "⁨",
  [
   "min"
  ],
  "⁩",
  " سے ",
  "⁨",
  [
   "max"
  ],
  "⁩"
 ],
 "onramp.method.card": "کارڈ",
 "onramp.method.bank": "بینک ٹرانسفر",
 "onramp.method.sepa": "SEPA ٹرانسفر",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "اکاؤنٹ بیلنس",
 "onramp.opening.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کھل رہا ہے"
 ],
 "onramp.opening.body": "ایک الگ ونڈو تھوڑی دیر میں کھلے گی۔",
 "onramp.blocked.title": "آپ کے براؤزر نے ونڈو بلاک کر دی",
 "onramp.blocked.body": [
  "جاری رکھنے کے لیے ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " خود کھولیں۔ لنک ایک بار کام کرتا ہے۔"
 ],
 "onramp.blocked.open": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کھولیں"
 ],
 "onramp.waiting.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کی ونڈو میں مکمل کریں"
 ],
 "onramp.waiting.body": "خریداری مکمل ہونے کا پتہ چلنے کے لیے یہ صفحہ کھلا رکھیں۔",
 "onramp.waiting.silent": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " اس ایپ کو پیش رفت نہیں بتاتا۔ جو کچھ آپ خریدیں گے وہ آپ کے والٹ میں پہنچ جائے گا۔"
 ],
 "onramp.destination": "ادائیگی سے پہلے اس ونڈو میں چیک کریں کہ خریداری آپ کے ایڈریس پر جا رہی ہے:",
 "onramp.paid.title": "ادائیگی موصول ہو گئی",
 "onramp.paid.body": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " آپ کے والٹ میں ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " بھیج رہا ہے۔"
 ],
 "onramp.left.title": "ونڈو بند ہو گئی ہے",
 "onramp.left.body": [
  "اگر آپ نے ادائیگی کی ہے تو ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " آپ کے والٹ میں پہنچ جائے گا۔ اس میں چند منٹ لگ سکتے ہیں۔"
 ],
 "onramp.done.title": [
  "آپ نے ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " خریدا"
 ],
 "onramp.done.body": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " نے اسے آپ کے والٹ میں بھیج دیا ہے۔"
 ],
 "onramp.done.close": "ہو گیا",
 "onramp.unavailable.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " نہیں کھل سکا"
 ],
 "onramp.unavailable.body": "کوئی ادائیگی نہیں ہوئی۔ دوبارہ کوشش کریں، یا کوئی اور پیشکش چنیں۔",
 "onramp.refused.title": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " خریداری مکمل نہیں کر سکا"
 ],
 "onramp.refused.body": [
  "دوبارہ کوشش سے پہلے ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے معلوم کریں کہ کیا آپ سے رقم لی گئی ہے۔"
 ],
 "onramp.backToPrices": "قیمتوں پر واپس جائیں",
 "onramp.again": "مزید خریدیں",
 "pay.title": "ادائیگی",
 "pay.review.title": "ادائیگی کا جائزہ",
 "pay.requestedBy": "درخواست گزار",
 "pay.for": "برائے",
 "pay.token": "ٹوکن",
 "pay.expires": "میعاد",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " سیکنڈ میں"
    ],
    "other": [
     0,
     " سیکنڈ میں"
    ]
   }
  ]
 ],
 "pay.with": "ادائیگی بذریعہ",
 "pay.balance": [
  "آپ کے پاس ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " ہے"
 ],
 "pay.short": [
  "آپ کے پاس ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " میں سے ",
  "⁨",
  [
   "have"
  ],
  "⁩",
  " ہے"
 ],
 "pay.swap": [
  "پہلے ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " سویپ کریں"
 ],
 "pay.swapAbout": [
  "تقریباً ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "pay.switch": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر جائیں"
 ],
 "pay.switchYourself": [
  "ادائیگی کے لیے اپنے والٹ کو ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر لے جائیں۔"
 ],
 "pay.notEnough": [
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " ناکافی ہے"
 ],
 "pay.confirm": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " ادا کریں"
 ],
 "pay.signing": "آپ کے والٹ کا انتظار ہے",
 "pay.caution.unsure.title": "شاید آپ کا والٹ پہلے ہی ادائیگی کر چکا ہے",
 "pay.caution.unsure.body": "اس سے یہ ادائیگی پہلے مانگی گئی تھی، اور اس کا جواب اس صفحے تک نہیں پہنچا۔ پہلے اپنا والٹ دیکھیں۔ اگر ادائیگی وہاں موجود ہے تو دوبارہ ادا نہ کریں۔",
 "pay.caution.given": "جسے ادائیگی کرنی ہے",
 "pay.agree": "میں نے یہ چیک کر لیا ہے، ادائیگی کرنی ہے",
 "pay.pending.title": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " کی ادائیگی ہو رہی ہے"
 ],
 "pay.paid.title": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " ادا ہو گیا"
 ],
 "pay.paid.body": "رسید ایپ کے پاس ہے۔",
 "pay.paidAt": "ادا شدہ",
 "pay.expired.title": "اس درخواست کی میعاد ختم ہو گئی",
 "pay.expired.body": "کوئی ادائیگی نہیں ہوئی۔ ایپ پر واپس جائیں اور دوبارہ شروع کریں۔",
 "pay.unconfirmed.body": "ادائیگی بھیج دی گئی اور اب بھی مکمل ہو سکتی ہے۔ دوبارہ ادا نہ کریں۔ نتیجہ دیکھنے کے لیے بعد میں ایپ سے اسے شروع کریں۔",
 "pay.failed.title": "ادائیگی ناکام ہو گئی",
 "pay.failed.body": "کوئی ادائیگی نہیں ہوئی۔ ہو سکتا ہے نیٹ ورک نے اپنی فیس لے لی ہو۔",
 "pay.refused.title": "یہ ادائیگی نہیں ہو سکتی",
 "pay.none.title": "ادا کرنے کو کچھ نہیں",
 "pay.none.body": "ایپ نے کوئی ادائیگی نہیں مانگی۔",
 "pay.activity.done": "ادا ہوا",
 "receive.title": "وصول کریں",
 "receive.code": "آپ کے ایڈریس کا QR کوڈ",
 "receive.copy": "ایڈریس کاپی کریں",
 "receive.scan": "یہ کوڈ اسکین کریں، یا ایڈریس کاپی کریں۔",
 "receive.yours": "آپ کا ایڈریس",
 "receive.networks": "ان پر چلتا ہے",
 "receive.current": "آپ یہاں ہیں",
 "receive.warning": "صرف ان نیٹ ورکس میں سے کسی ایک سے بھیجیں۔ کہیں اور سے آنے والی چیز ضائع ہو سکتی ہے۔",
 "receive.collectibles": "صرف Ordinals جیسے کلیکٹیبلز کے لیے۔ اس پر آنے والی ادائیگی یہاں آپ کے بیلنس میں شمار نہیں ہوتی۔",
 "receive.copyCollectibles": "کلیکٹیبلز کا ایڈریس کاپی کریں",
 "safety.label": "اس سے کیا ہوگا",
 "safety.checking": "چیک ہو رہا ہے کہ اس سے کیا ہوگا…",
 "safety.send": "آپ بھیجیں گے",
 "safety.receive": "آپ وصول کریں گے",
 "safety.allow": "آپ اجازت دیں گے",
 "safety.revoke": "آپ اجازت ختم کریں گے",
 "safety.nothing": "آپ کے اثاثوں میں کچھ نہیں بدلے گا۔",
 "safety.unlimited": "لامحدود",
 "safety.all": "سب کچھ",
 "safety.spender": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو"
 ],
 "safety.unlimitedWarning": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کسی بھی وقت، اب یا بعد میں، آپ کا تمام ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " لے سکتا ہے۔ صرف ضرورت کے مطابق اجازت دیں۔"
 ],
 "safety.allWarning": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " اب یا بعد میں ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " میں آپ کی ہر چیز لے سکتا ہے۔"
 ],
 "safety.unknownToken": "نامعلوم ٹوکن",
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
 "safety.reverts.title": "یہ ناکام ہو جائے گا",
 "safety.reverts.body": "کانٹریکٹ اسے مسترد کر دے گا، اور آپ کو پھر بھی نیٹ ورک فیس دینی ہوگی۔",
 "safety.reverts.reason": [
  "اس کا کہنا ہے: “",
  "⁨",
  [
   "reason"
  ],
  "⁩",
  "”"
 ],
 "safety.reverts.funds": "رقم اور نیٹ ورک فیس کے لیے آپ کے پاس کافی بیلنس نہیں۔",
 "safety.unknown.title": "یہ چیک نہیں ہو سکا",
 "safety.unknown.body": "نیٹ ورک اسے پہلے آزما نہیں سکا، اس لیے ہمیں نہیں معلوم کہ اس سے کیا بدلے گا۔ صرف اسی صورت میں جاری رکھیں جب آپ کو اس کے ماخذ پر بھروسا ہو۔",
 "safety.gone.unsent": "آپ کا والٹ ڈس کنیکٹ ہو گیا۔ کچھ نہیں بھیجا گیا۔",
 "safety.gone.asked": "آپ کا والٹ ڈس کنیکٹ ہو گیا۔ اگر وہ اب بھی تصدیق مانگے تو وہاں مسترد کر دیں۔",
 "send.title": "بھیجیں",
 "send.tokens.title": "ٹوکن چنیں",
 "send.review.title": "جائزہ",
 "send.progress.title": "ٹرانزیکشن",
 "send.tokens.search": "ٹوکنز تلاش کریں",
 "send.tokens.list": "آپ کے ٹوکنز",
 "send.tokens.empty.title": "کوئی ٹوکن نہیں ملا",
 "send.tokens.empty.body": [
  "آپ کے پاس “",
  "⁨",
  [
   "query"
  ],
  "⁩",
  "” سے ملتا کچھ نہیں۔"
 ],
 "send.tokens.none.title": "ابھی بھیجنے کو کچھ نہیں",
 "send.tokens.none.body": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر وصول ہونے والے ٹوکنز یہاں نظر آئیں گے۔"
 ],
 "send.tokens.receive": "وصول کریں",
 "send.unavailable.title": "بیلنس دستیاب نہیں",
 "send.unavailable.body": "ہم آپ کا بیلنس نہیں پڑھ سکے۔ آپ کے فنڈز پر کوئی اثر نہیں پڑا۔",
 "send.coinOnly": [
  "یہ ایپ صرف ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " دکھاتی ہے۔ دوسرے ٹوکنز یہاں نہیں دکھائے جا سکتے۔"
 ],
 "send.coinOnlyNow": [
  "ابھی صرف ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " دکھایا جا سکتا ہے۔ ہم تھوڑی دیر میں دوسرے ٹوکنز دوبارہ تلاش کریں گے۔"
 ],
 "send.amountIn": [
  "رقم ",
  "⁨",
  [
   "unit"
  ],
  "⁩",
  " میں"
 ],
 "send.available": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " دستیاب"
 ],
 "send.max": "سارا",
 "send.maxLabel": "اپنا پورا بیلنس استعمال کریں",
 "send.showIn": [
  "رقم ",
  "⁨",
  [
   "unit"
  ],
  "⁩",
  " میں درج کریں"
 ],
 "send.noPrice": "قیمت دستیاب نہیں",
 "send.to": "وصول کنندہ",
 "send.toPlaceholder": "ایڈریس یا نام",
 "send.paste": "پیسٹ کریں",
 "send.clear": "ایڈریس صاف کریں",
 "send.looking": "نام تلاش ہو رہا ہے…",
 "send.noAddress": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " کا کوئی ایڈریس نہیں۔"
 ],
 "send.nameUnavailable": "نام اس وقت تلاش نہیں ہو سکتے۔ اس کے بجائے ایڈریس درج کریں۔",
 "send.nameDisputed": [
  "دو ذرائع ",
  "⁨",
  [
   "name"
  ],
  "⁩",
  " کے لیے مختلف ایڈریس بتاتے ہیں۔ ابھی اس پر کچھ نہیں بھیجا جا سکتا۔ اس کے بجائے ایڈریس درج کریں۔"
 ],
 "send.resolvedBy": [
  "⁨",
  [
   "source"
  ],
  "⁩",
  " سے معلوم کیا گیا"
 ],
 "send.rewritten": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " کی شکل میں لکھا گیا ہے: یہ وہی اکاؤنٹ ہے جس کا ایڈریس آپ نے درج کیا۔"
 ],
 "send.invalid": [
  "یہ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " کا ایڈریس نہیں۔ چیک کریں کہ کوئی حرف چھوٹ یا بدل تو نہیں گیا۔"
 ],
 "send.memo": "میمو",
 "send.memoOptional": "میمو (اختیاری)",
 "send.memoHelp": "ایسا متن جسے سب پڑھ سکتے ہیں۔ ایکسچینج کو آپ کی بھیجی گئی رقم جمع کرنے کے لیے اس کی ضرورت ہو سکتی ہے۔",
 "send.pasteFailed": "کلپ بورڈ نہیں پڑھا جا سکا۔ خانے میں خود پیسٹ کریں۔",
 "send.step.selectToken": "ٹوکن چنیں",
 "send.step.enterAmount": "رقم درج کریں",
 "send.step.incorrectValue": "غلط مقدار",
 "send.step.insufficientFunds": "ناکافی بیلنس",
 "send.step.enterAddress": "ایڈریس درج کریں",
 "send.step.invalidAddress": "غلط ایڈریس",
 "send.step.looking": "نام تلاش ہو رہا ہے…",
 "send.step.review": "جائزہ لیں",
 "send.caution.lookAlike.title": "یہ ایڈریس آپ کے جانے پہچانے ایڈریس کی نقل ہے",
 "send.caution.lookAlike.body": "اس کا شروع اور آخر ایک جیسا ہے، مگر نشان زدہ حصہ مختلف ہے۔ چور ایسا اس لیے کرتے ہیں کہ آپ ان کا ایڈریس کاپی کر لیں۔",
 "send.caution.lookAlike.known": "جسے آپ جانتے ہیں",
 "send.caution.lookAlike.given": "جو آپ نے درج کیا",
 "send.caution.tokenContract.title": "یہ ٹوکن کا اپنا کانٹریکٹ ہے",
 "send.caution.tokenContract.body": "وہاں بھیجی گئی چیز تقریباً ہمیشہ ضائع ہو جاتی ہے۔",
 "send.caution.own.title": "یہ آپ کا اپنا ایڈریس ہے",
 "send.caution.own.body": "آپ خود کو بھیجیں گے اور پھر بھی فیس ادا کریں گے۔",
 "send.caution.contract.title": "یہ ایک کانٹریکٹ ہے",
 "send.caution.contract.body": "یقین کر لیں کہ یہ آپ کی بھیجی گئی چیز قبول کر سکتا ہے۔ اگر نہیں، تو وہ ضائع ہو سکتی ہے۔",
 "send.caution.unused.title": "اس ایڈریس پر کبھی کوئی سرگرمی نہیں ہوئی",
 "send.caution.unused.body": [
  "یہ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر نیا ہے، یا اس میں ٹائپنگ کی غلطی ہے۔"
 ],
 "send.caution.first.title": "آپ یہاں پہلی بار بھیج رہے ہیں",
 "send.caution.first.body": "پورا ایڈریس اس ایڈریس سے ملائیں جو آپ کو دیا گیا تھا۔",
 "send.caution.unchecked.title": "یہ ایڈریس چیک نہیں ہو سکا",
 "send.caution.unchecked.body": "نیٹ ورک نے جواب نہیں دیا۔ پورا ایڈریس خود ملائیں۔",
 "send.agree": "میں نے پورا ایڈریس ملا لیا ہے، پھر بھی بھیجنا ہے",
 "send.from": "بھیجنے والا",
 "send.network": "نیٹ ورک",
 "send.fee": "نیٹ ورک فیس",
 "send.feeUpTo": [
  "زیادہ سے زیادہ ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeAbout": [
  "تقریباً ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "send.feeByWallet": "آپ کا والٹ دستخط کرتے وقت فیس طے کرتا ہے۔",
 "send.feeDeposit": [
  "وصول کنندہ کا اکاؤنٹ کھولنے کے ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " سمیت"
 ],
 "send.receives": "وصول کنندہ کو ملے گا",
 "send.speed": "رفتار",
 "send.speed.slow": "سست",
 "send.speed.normal": "عام",
 "send.speed.fast": "تیز",
 "send.feeUnavailable": "دستیاب نہیں",
 "send.feeShort.title": [
  "فیس کے لیے ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " ناکافی ہے"
 ],
 "send.feeShort.body": [
  "فیس زیادہ سے زیادہ ",
  "⁨",
  [
   "fee"
  ],
  "⁩",
  " ہے اور آپ کے پاس ",
  "⁨",
  [
   "have"
  ],
  "⁩",
  " ہے۔ ",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  " شامل کریں یا کم بھیجیں۔"
 ],
 "send.change": "بدلیں",
 "send.confirm": "بھیجیں",
 "send.confirmAnyway": "پھر بھی بھیجیں",
 "send.signing.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں منظور کریں"
 ],
 "send.signing.body": "چیک کریں کہ وہاں ایڈریس اور رقم وہی ہیں جو یہاں ہیں۔",
 "send.signing.note": "یہاں منسوخ کرنے سے آپ کے والٹ میں درخواست مسترد نہیں ہوتی۔",
 "send.pending.title": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بھیجا جا رہا ہے"
 ],
 "send.pending.body": "اس میں عموماً ایک منٹ سے کم لگتا ہے۔ آپ اسے بند کر سکتے ہیں: یہ آپ کے بغیر جاری رہے گا۔",
 "send.pending.slow": [
  "نیا بلاک تقریباً ہر ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " منٹ"
    ],
    "other": [
     0,
     " منٹ"
    ]
   }
  ],
  " میں آتا ہے، کبھی کبھی بہت دیر سے۔ آپ اسے بند کر سکتے ہیں: یہ آپ کے بغیر جاری رہے گا۔"
 ],
 "send.pending.queued": "پہلے آپ کے اکاؤنٹ کے مالکان کو اسے منظور کرنا ہوگا، جس میں کئی دن لگ سکتے ہیں۔ آپ اسے بند کر سکتے ہیں: یہ آپ کے بغیر جاری رہے گا۔",
 "send.explorer": "ایکسپلورر پر دیکھیں",
 "send.toAccount": "اکاؤنٹ پر واپس جائیں",
 "send.failed.title": "ٹرانزیکشن ناکام ہو گئی",
 "send.failed.body": "نیٹ ورک نے فیس لے لی، مگر کچھ نہیں بھیجا گیا۔",
 "send.replaced.title": "ٹرانزیکشن بدل دی گئی",
 "send.replaced.body": "اس کی جگہ آپ کے والٹ سے ایک اور ٹرانزیکشن بھیجی گئی: تیز کرنے یا منسوخ کرنے کے لیے۔ ایکسپلورر بتاتا ہے کون سی۔",
 "send.dropped.title": "ٹرانزیکشن قبول نہیں ہوئی",
 "send.dropped.body": "نیٹ ورک نے اسے وقت پر قبول نہیں کیا۔ کچھ نہیں بھیجا گیا، اور کوئی خرچ نہیں آیا۔",
 "send.unknown.title": "ابھی تصدیق نہیں ہوئی",
 "send.unknown.body": "نیٹ ورک نے وقت پر اس کی تصدیق نہیں کی۔ یہ اب بھی مکمل ہو سکتی ہے، اس لیے دوبارہ بھیجنے سے پہلے دیکھ لیں۔",
 "send.nothing.title": "کچھ نہیں بھیجا جا رہا",
 "send.nothing.body": "چنیں کہ کیا اور کسے بھیجنا ہے۔",
 "send.toast.sent": [
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بھیج دیا گیا"
 ],
 "send.unsupported.title": "یہاں سے بھیجنا ممکن نہیں",
 "send.unsupported.body": "بھیجنے کے لیے کسی اور نیٹ ورک پر جائیں۔",
 "sessions.title": "ایپ سیشنز",
 "sessions.hint": "یہ ایپ بغیر پوچھے کیا خرچ کر سکتی ہے",
 "sessions.intro": "یہ ایپ دوبارہ پوچھے بغیر آپ کے اکاؤنٹ سے بھیج سکتی ہے۔ حدود نیٹ ورک نافذ کرتا ہے۔",
 "sessions.perDays": [
  "ہر ",
  [
   "count",
   2,
   {
    "one": "دن",
    "other": [
     0,
     " دن"
    ]
   }
  ],
  " میں ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "sessions.perHours": [
  "ہر ",
  [
   "count",
   2,
   {
    "one": "گھنٹے",
    "other": [
     0,
     " گھنٹے"
    ]
   }
  ],
  " میں ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "sessions.perMinutes": [
  "ہر ",
  [
   "count",
   2,
   {
    "one": "منٹ",
    "other": [
     0,
     " منٹ"
    ]
   }
  ],
  " میں ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "sessions.token": [
  "ٹوکن ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "sessions.until": [
  "⁨",
  [
   "date"
  ],
  "⁩",
  " تک"
 ],
 "sessions.revoked": "ختم کر دیا گیا",
 "sessions.expired": "میعاد ختم",
 "sessions.revoke": "ختم کریں",
 "sessions.notRevoked": "سیشن ختم نہیں ہوا اور اب بھی برقرار ہے۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "sessions.empty.title": "کوئی سیشن نہیں",
 "sessions.empty.body": "یہ ایپ اس نیٹ ورک پر کچھ خرچ کرنے سے پہلے آپ سے پوچھتی ہے۔",
 "sessions.failed.title": "سیشنز لوڈ نہیں ہو سکے",
 "sessions.failed.body": "ہو سکتا ہے اس نیٹ ورک پر کوئی سیشن نہ ہو، یا سرور نے جواب نہ دیا ہو۔ آپ کے سیشنز تبدیل نہیں ہوئے۔",
 "siwx.title": "سائن ان",
 "siwx.intro": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " میں سائن ان کریں"
 ],
 "siwx.site": "ویب سائٹ",
 "siwx.account": "اکاؤنٹ",
 "siwx.network": "نیٹ ورک",
 "siwx.proves": "ظاہر کرتا ہے کہ یہ اکاؤنٹ آپ کا ہے",
 "siwx.free": "مفت ہے اور کوئی ٹرانزیکشن نہیں بھیجتا",
 "siwx.harmless": "کسی کو آپ کے فنڈز تک رسائی نہیں دیتا",
 "siwx.sign": "سائن ان کریں",
 "siwx.required": "اس ایپ کے لیے سائن ان ضروری ہے۔ منسوخ کرنے سے آپ کا والٹ ڈس کنیکٹ ہو جائے گا یا آپ اس نیٹ ورک پر واپس جائیں گے جہاں آپ سائن ان ہیں۔",
 "siwx.checking": "آپ کا سیشن تلاش ہو رہا ہے",
 "siwx.signing.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں تصدیق کریں"
 ],
 "siwx.signing.body": [
  "پیغام میں ",
  "⁨",
  [
   "domain"
  ],
  "⁩",
  " کا نام ہونا چاہیے۔ اگر اس میں کسی اور ویب سائٹ کا نام ہو تو مسترد کر دیں۔"
 ],
 "siwx.verifying": "تصدیق ہو رہی ہے…",
 "siwx.done": "آپ سائن ان ہو گئے",
 "siwx.expired.title": "آپ کا سیشن ختم ہو گیا ہے",
 "siwx.expired.body": "جاری رکھنے کے لیے دوبارہ سائن ان کریں۔",
 "siwx.revoked.title": "آپ سائن آؤٹ ہو گئے",
 "siwx.revoked.body": "آپ کا سیشن کہیں اور سے ختم کر دیا گیا۔ جاری رکھنے کے لیے دوبارہ سائن ان کریں۔",
 "siwx.declined.title": "دستخط مسترد ہو گئے",
 "siwx.declined.body": "آپ سائن ان نہیں ہوئے۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "siwx.pending.title": "ایک درخواست پہلے سے کھلی ہے",
 "siwx.pending.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں اس کا جواب دیں، پھر دوبارہ کوشش کریں۔"
 ],
 "siwx.unreachable.title": "سرور تک نہیں پہنچ سکے",
 "siwx.unreachable.body": "سائن ان نہیں ہوا۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "siwx.refused.title": "دستخط قبول نہیں ہوئے",
 "siwx.refused.body": "اس ڈیوائس کی تاریخ اور وقت چیک کریں، پھر دوبارہ کوشش کریں۔",
 "siwx.smartAccount.title": "ہو سکتا ہے یہ ایپ اسمارٹ اکاؤنٹس کو سپورٹ نہ کرتی ہو",
 "siwx.smartAccount.body": "اپنے والٹس میں دوسرا اکاؤنٹ چنیں، پھر دوبارہ سائن ان کریں۔",
 "siwx.unsupported.title": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " یہاں پیغامات پر دستخط نہیں کر سکتا"
 ],
 "siwx.unsupported.body": "سائن ان کرنے کے لیے کوئی دوسرا والٹ کنیکٹ کریں۔",
 "siwx.failed.title": "سائن ان نہیں ہو سکا",
 "siwx.failed.body": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " نے ایک مسئلہ بتایا۔ آپ دوبارہ کوشش کر سکتے ہیں۔"
 ],
 "swap.title": "سویپ",
 "swap.review.title": "سویپ کا جائزہ",
 "swap.quotes.title": "پیشکشوں کا موازنہ",
 "swap.slippage.title": "قابل قبول سلپیج",
 "swap.tokens.title": "ٹوکن چنیں",
 "swap.result.title": "سویپ",
 "swap.pay": "آپ دیں گے",
 "swap.receive": "آپ وصول کریں گے",
 "swap.review.receive": "آپ تقریباً وصول کریں گے",
 "swap.flip": "دونوں ٹوکنز کی جگہ بدلیں",
 "swap.selectToken": "ٹوکن چنیں",
 "swap.changeToken": [
  "⁨",
  [
   "side"
  ],
  "⁩",
  "، ٹوکن بدلیں"
 ],
 "swap.balance": [
  "بیلنس: ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "swap.max": "سارا",
 "swap.noPrice": "قیمت نہیں",
 "swap.button.chooseToken": "ٹوکن چنیں",
 "swap.button.enterAmount": "رقم درج کریں",
 "swap.button.badAmount": "غلط مقدار",
 "swap.button.insufficient": "ناکافی بیلنس",
 "swap.button.waiting": "بہترین ریٹ تلاش ہو رہا ہے…",
 "swap.button.noOffer": "کوئی پیشکش نہیں",
 "swap.button.review": "سویپ کا جائزہ لیں",
 "swap.details": "تفصیلات",
 "swap.rate": "ریٹ",
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
 "swap.provider": "فراہم کنندہ",
 "swap.bestRate": "بہترین ریٹ",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "پیشکش دیکھیں",
    "other": [
     0,
     " پیشکشوں کا موازنہ کریں"
    ]
   }
  ]
 ],
 "swap.impact": "قیمت پر اثر",
 "swap.slippage": "قابل قبول سلپیج",
 "swap.changeSlippage": "بدلیں",
 "swap.minimum": "کم از کم وصولی",
 "swap.providerFee": "فراہم کنندہ کی فیس",
 "swap.included": "ریٹ میں شامل",
 "swap.networkFee": "نیٹ ورک فیس",
 "swap.unknown": "نامعلوم",
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
  "⁨",
  [
   "from"
  ],
  "⁩",
  " سے ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کا سویپ جاری ہے"
 ],
 "swap.unsupported.title": "یہ نیٹ ورک سویپ کے لیے تعاون یافتہ نہیں",
 "swap.unsupported.body": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ٹوکنز سویپ نہیں ہو سکتے۔ کوئی اور نیٹ ورک چنیں۔"
 ],
 "swap.unsupported.switch": "نیٹ ورک بدلیں",
 "swap.failed.title": "ٹوکنز لوڈ نہیں ہو سکے",
 "swap.problem.noRoute": "ان ٹوکنز کے سویپ کے لیے لیکویڈیٹی کافی نہیں۔ کم رقم یا کوئی اور ٹوکن آزمائیں۔",
 "swap.problem.unavailable": "ابھی کوئی ریٹ پیش نہیں کر رہا۔ ہم پوچھتے رہیں گے۔",
 "swap.problem.wouldFail": "یہ سویپ ابھی ناکام ہو جائے گا۔ کچھ نہیں بھیجا گیا۔ دوبارہ کوشش کریں یا زیادہ سلپیج قبول کریں۔",
 "swap.problem.refused": "فراہم کنندہ نے یہ سویپ مسترد کر دیا۔ کوئی اور پیشکش چنیں۔",
 "swap.problem.approval": "اجازت مکمل نہیں ہوئی، اس لیے کچھ سویپ نہیں ہوا۔ آپ دوبارہ کوشش کر سکتے ہیں۔",
 "swap.problem.unsure": "وقت پر اس کی تصدیق نہیں ہوئی اور یہ اب بھی مکمل ہو سکتا ہے۔ دوبارہ سویپ کرنے سے پہلے اپنی سرگرمی دیکھیں۔",
 "swap.problem.funds": "رقم اور نیٹ ورک فیس کے لیے بیلنس ناکافی ہے۔ کچھ نہیں بھیجا گیا۔",
 "swap.tokens.search": "نام تلاش یا ایڈریس پیسٹ کریں",
 "swap.tokens.own": "آپ کے ٹوکنز",
 "swap.tokens.suggested": "تجویز کردہ",
 "swap.tokens.others": "دیگر ٹوکنز",
 "swap.tokens.all": "ٹوکنز",
 "swap.tokens.cut": "اور بھی ٹوکنز ہیں۔ انہیں ڈھونڈنے کے لیے تلاش کریں۔",
 "swap.tokens.byAddress": "ایڈریس سے ملا",
 "swap.tokens.unlisted": "فہرست میں نہیں",
 "swap.tokens.empty.title": "کوئی ٹوکن نہیں ملا",
 "swap.tokens.empty.body": "املا چیک کریں، یا ٹوکن کا ایڈریس پیسٹ کریں۔",
 "swap.tokens.none": "مطلوبہ ٹوکن کا ایڈریس پیسٹ کریں۔",
 "swap.quotes.none": "ابھی کوئی پیشکش نہیں",
 "swap.quotes.back": "سویپ بدلیں",
 "swap.quotes.fee": [
  "فیس تقریباً ",
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
  "% کم"
 ],
 "swap.quotes.about": "پیشکشیں ہر دس سیکنڈ بعد تازہ ہوتی ہیں۔ فراہم کنندہ جو لیتا ہے وہ پہلے سے شامل ہے۔",
 "swap.slippage.about": "سویپ ہونے سے پہلے قیمت بدل سکتی ہے۔ اگر آپ کو اس حد سے کم ملے تو کچھ سویپ نہیں ہوگا۔",
 "swap.slippage.presets": "عام مقداریں",
 "swap.slippage.custom": "اپنی مقدار",
 "swap.slippage.invalid": "0 سے 50 تک کی مقدار درج کریں۔",
 "swap.slippage.high": "اتنی زیادہ مقدار سے دوسرے لوگ آپ کی وصولی کا کچھ حصہ لے سکتے ہیں۔",
 "swap.slippage.low": "اتنی کم مقدار سے زیادہ تر سویپ ناکام ہو جاتے ہیں۔",
 "swap.slippage.save": "محفوظ کریں",
 "swap.review.stopped": "سویپ تیار نہیں ہو سکا",
 "swap.review.gone": "جائزے کے لیے کچھ نہیں۔",
 "swap.review.back": "سویپ بدلیں",
 "swap.changed.title": "ریٹ بدل گیا ہے",
 "swap.changed.body": "جاری رکھنے سے پہلے نئے اعداد دیکھیں۔ کچھ سویپ نہیں ہوا۔",
 "swap.unsigned.title": "یہاں دستخط کافی نہیں",
 "swap.unsigned.body": "اس کے بجائے ٹرانزیکشن کے ذریعے رقم کی اجازت دیں۔ اس کی اپنی نیٹ ورک فیس ہے۔ ابھی تک کچھ بھیجا یا سویپ نہیں ہوا۔",
 "swap.unlisted.title": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " فہرست میں نہیں"
 ],
 "swap.unlisted.body": "کوئی بھی شخص کسی بھی نام کا ٹوکن بنا سکتا ہے۔ یقین کر لیں کہ آپ کی مراد یہی ہے:",
 "swap.approval": [
  "پہلے آپ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کو ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کی بالکل اتنی ہی مقدار لینے کی اجازت دیتے ہیں، پھر سویپ کرتے ہیں۔"
 ],
 "swap.permit": [
  "پہلے آپ دستخط کرتے ہیں کہ ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " 30 منٹ کے اندر بالکل ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " لے سکتا ہے، اور کچھ نہیں۔ دستخط سے کچھ نہیں بھیجا جاتا اور کوئی خرچ نہیں آتا۔ پھر آپ سویپ کرتے ہیں۔"
 ],
 "swap.consent.loss": [
  "مجھے معلوم ہے کہ مجھے مالیت کے تقریباً ",
  "⁨",
  [
   "percent"
  ],
  "⁩",
  " کا نقصان ہوگا۔"
 ],
 "swap.consent.unknown": "مجھے معلوم ہے کہ اس ریٹ کا مارکیٹ کی قیمت سے موازنہ نہیں ہو سکا۔",
 "swap.moved": [
  "آپ کا والٹ کسی اور نیٹ ورک پر ہے۔ یہ سویپ ",
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر ہے۔"
 ],
 "swap.moveBack": [
  "⁨",
  [
   "network"
  ],
  "⁩",
  " پر جائیں"
 ],
 "swap.accountChanged": "آپ کا والٹ اب کسی اور اکاؤنٹ پر ہے۔",
 "swap.expired": "اس ریٹ کی میعاد ختم ہو گئی۔",
 "swap.renew": "نیا ریٹ لیں",
 "swap.accept": "نیا ریٹ قبول کریں",
 "swap.approveAndSwap": "اجازت دیں اور سویپ کریں",
 "swap.signAndSwap": "دستخط اور سویپ کریں",
 "swap.confirm": "سویپ کریں",
 "swap.short.title": [
  "نیٹ ورک فیس کے لیے ",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " ناکافی ہے"
 ],
 "swap.short.body": [
  "کچھ ",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  " شامل کریں یا کم سویپ کریں۔"
 ],
 "swap.working.wallet": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں منظور کریں"
 ],
 "swap.working.sign": [
  "⁨",
  [
   "wallet"
  ],
  "⁩",
  " میں دستخط کریں"
 ],
 "swap.working.server": "ریٹ چیک ہو رہا ہے",
 "swap.working.chain": "نیٹ ورک کا انتظار ہے",
 "swap.working.reset": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کی پرانی اجازت واپس لی جا رہی ہے۔"
 ],
 "swap.working.approve": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کی بالکل اتنی ہی مقدار کی اجازت دی جا رہی ہے۔"
 ],
 "swap.working.permit": [
  "دستخط کے ذریعے ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کی بالکل اتنی ہی مقدار کی اجازت دی جا رہی ہے۔ کچھ نہیں بھیجا جا رہا۔"
 ],
 "swap.working.swap": [
  "⁨",
  [
   "from"
  ],
  "⁩",
  " کے بدلے ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کا سویپ ہو رہا ہے۔"
 ],
 "swap.working.batch": [
  "ایک ہی قدم میں اجازت اور ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " کے بدلے ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کا سویپ ہو رہا ہے۔"
 ],
 "swap.step.approve": "اجازت",
 "swap.step.permit": "دستخط",
 "swap.step.swap": "سویپ",
 "swap.result.pending.title": "سویپ بھیج دیا گیا",
 "swap.result.pending.body": [
  "⁨",
  [
   "from"
  ],
  "⁩",
  " کے بدلے تقریباً ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  "۔ آپ اسے کھلا چھوڑ سکتے ہیں یا بند کر سکتے ہیں۔"
 ],
 "swap.result.success.title": "سویپ مکمل ہو گیا",
 "swap.result.success.body": [
  "آپ نے ",
  "⁨",
  [
   "from"
  ],
  "⁩",
  " کے بدلے تقریباً ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " لیا۔"
 ],
 "swap.result.failed.title": "سویپ ناکام ہو گیا",
 "swap.result.failed.body": "نیٹ ورک نے اسے مسترد کر دیا، اس لیے آپ کے ٹوکنز اپنی جگہ پر رہے۔ صرف نیٹ ورک فیس ادا ہوئی۔",
 "swap.result.replaced.title": "سویپ بدل دیا گیا",
 "swap.result.replaced.body": "آپ کے والٹ کی ایک اور ٹرانزیکشن نے اس کی جگہ لے لی۔",
 "swap.result.dropped.title": "سویپ قبول نہیں ہوا",
 "swap.result.dropped.body": "نیٹ ورک نے اسے وقت پر قبول نہیں کیا۔ کچھ سویپ نہیں ہوا، اور کوئی خرچ نہیں آیا۔",
 "swap.result.unknown.title": "ہمیں اس سویپ کا پتہ نہیں چل سکا",
 "swap.result.unknown.body": "یہ اب بھی مکمل ہو سکتا ہے۔ اپنا اکاؤنٹ یا ایکسپلورر دیکھیں۔",
 "swap.result.leave": "اکاؤنٹ پر جائیں",
 "swap.result.done": "ہو گیا",
 "walletAccounts.title": "اکاؤنٹس",
 "walletAccounts.hint": "ایک اور اکاؤنٹ شامل کریں",
 "walletAccounts.intro": "ہر اکاؤنٹ کے اپنے ایڈریس ہوتے ہیں۔ آپ کے بازیابی کے الفاظ ان سب کو بحال کرتے ہیں۔",
 "walletAccounts.numbered": [
  "اکاؤنٹ ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "walletAccounts.name": "نام",
 "walletAccounts.add": "اکاؤنٹ شامل کریں",
 "walletAccounts.rename": [
  "“",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "” کا نام بدلیں"
 ],
 "walletAccounts.save": "محفوظ کریں",
 "walletAccounts.cancel": "منسوخ کریں",
 "walletAccounts.full": [
  "آپ کے والٹ میں ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " اکاؤنٹس ہیں، جو زیادہ سے زیادہ تعداد ہے۔"
 ],
 "walletAccounts.failed": "یہ نہیں ہو سکا۔ آپ کے اکاؤنٹس تبدیل نہیں ہوئے۔ دوبارہ کوشش کریں۔",
 "walletAccounts.imported": "امپورٹ شدہ",
 "walletAccounts.introImported": "ہر اکاؤنٹ کے اپنے ایڈریس ہوتے ہیں۔ آپ کے بازیابی کے الفاظ امپورٹ شدہ کے سوا سب کو بحال کرتے ہیں۔"
}
export default catalogue
