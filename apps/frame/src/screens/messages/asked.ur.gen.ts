// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "پیغام پر دستخط کریں",
 "approval.title.signIn": "سائن ان کریں",
 "approval.title.typedData": "ڈیٹا پر دستخط کریں",
 "approval.title.transaction": "ٹرانزیکشن کی تصدیق کریں",
 "approval.title.session": "بغیر پوچھے خرچ کی اجازت دیں",
 "approval.title.link": "والٹ لنک کریں",
 "approval.from": "درخواست منجانب",
 "approval.action.signMessage": "اس پیغام پر دستخط",
 "approval.action.signIn": [
  "⁨",
  [
   "domain"
  ],
  "⁩",
  " میں سائن ان"
 ],
 "approval.action.signData": [
  "“",
  "⁨",
  [
   "name"
  ],
  "⁩",
  "” پر دستخط"
 ],
 "approval.action.sendCoin": [
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کو ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بھیجنا"
 ],
 "approval.action.sendToken": [
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کو ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بھیجنا"
 ],
 "approval.action.moveToken": [
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
  " کو ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " منتقل کرنا"
 ],
 "approval.action.sendItem": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کا آئٹم ",
  "⁨",
  [
   "id"
  ],
  "⁩",
  " ",
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
  " کو منتقل کرنا"
 ],
 "approval.action.allow": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " خرچ کرنے کی اجازت دینا"
 ],
 "approval.action.allowFee": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو نیٹ ورک فیس کے لیے ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " لینے کی اجازت دینا"
 ],
 "approval.action.allowUnlimited": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو لامحدود ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " خرچ کرنے کی اجازت دینا"
 ],
 "approval.action.allowAll": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو آپ کا تمام ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " منتقل کرنے کی اجازت دینا"
 ],
 "approval.action.revoke": [
  "⁨",
  [
   "spender"
  ],
  "⁩",
  " کو ",
  "⁨",
  [
   "token"
  ],
  "⁩",
  " خرچ کرنے سے روکنا"
 ],
 "approval.action.revokeAll": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کی ہر اجازت ختم کرنا"
 ],
 "approval.action.call": [
  "⁨",
  [
   "contract"
  ],
  "⁩",
  " کا ",
  "⁨",
  [
   "selector"
  ],
  "⁩",
  " چلانا"
 ],
 "approval.action.create": "کانٹریکٹ بنانا",
 "approval.action.deployAccount": "اس نیٹ ورک پر آپ کا اسمارٹ اکاؤنٹ بنانا",
 "approval.action.upgradeAccount": "اس نیٹ ورک پر آپ کے اکاؤنٹ کے لیے اسمارٹ فیچرز آن کرنا۔ اس کا ایڈریس وہی رہے گا۔",
 "approval.action.openSession": [
  "اس ایپ کو ",
  "⁨",
  [
   "until"
  ],
  "⁩",
  " تک ہر ",
  "⁨",
  [
   "period"
  ],
  "⁩",
  " کی مدت میں ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " تک بھیجنے دینا۔ یعنی کل زیادہ سے زیادہ ",
  "⁨",
  [
   "total"
  ],
  "⁩",
  "۔"
 ],
 "approval.action.endSession": [
  "ہر ",
  "⁨",
  [
   "period"
  ],
  "⁩",
  " کی مدت میں ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " تک بھیجنے کی اجازت ختم کرنا"
 ],
 "approval.action.openAccount": [
  "⁨",
  [
   "owner"
  ],
  "⁩",
  " کے لیے اکاؤنٹ ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " کھولنا"
 ],
 "approval.action.closeAccount": [
  "اکاؤنٹ ",
  "⁨",
  [
   "address"
  ],
  "⁩",
  " بند کرنا؛ باقی رقم ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کو جائے گی"
 ],
 "approval.action.changeAuthority": [
  "⁨",
  [
   "address"
  ],
  "⁩",
  " کا کنٹرول ",
  "⁨",
  [
   "to"
  ],
  "⁩",
  " کو دینا"
 ],
 "approval.action.dropAuthority": [
  "⁨",
  [
   "address"
  ],
  "⁩",
  " کا کنٹرول چھوڑنا"
 ],
 "approval.action.memo": [
  "نوٹ “",
  "⁨",
  [
   "text"
  ],
  "⁩",
  "” شامل کرنا"
 ],
 "approval.action.linkWallet": "یہ والٹ اس ایپ پر آپ کے اکاؤنٹ سے لنک کرنا",
 "approval.units": [
  "⁨",
  [
   "token"
  ],
  "⁩",
  " کے ",
  "⁨",
  [
   "amount"
  ],
  "⁩",
  " بنیادی یونٹ"
 ],
 "approval.token.unlisted": [
  "“",
  "⁨",
  [
   "symbol"
  ],
  "⁩",
  "” (",
  "⁨",
  [
   "address"
  ],
  "⁩",
  "، ہماری فہرست میں نہیں)"
 ],
 "approval.token.unknown": [
  "ٹوکن ",
  "⁨",
  [
   "address"
  ],
  "⁩"
 ],
 "approval.coin": [
  "نیٹ ورک کے کوائن کے ",
  "⁨",
  [
   "amount"
  ],
  "⁩"
 ],
 "approval.label.network": "نیٹ ورک",
 "approval.label.fee": "نیٹ ورک فیس، زیادہ سے زیادہ",
 "approval.label.sponsored": "نیٹ ورک فیس",
 "approval.sponsored": "آپ کے لیے ادا شدہ",
 "approval.label.account": "آپ کا اکاؤنٹ",
 "approval.label.smartAccount": "آپ کا اسمارٹ اکاؤنٹ",
 "approval.label.actions": "کیا ہوگا",
 "approval.details": "وہ سب جس پر دستخط ہوں گے",
 "approval.network.unknown": [
  "نیٹ ورک ",
  "⁨",
  [
   "id"
  ],
  "⁩"
 ],
 "approval.fails.title": "یہ ناکام ہو جائے گا",
 "approval.fails.body": "نیٹ ورک اسے مسترد کر دے گا، اور ہو سکتا ہے آپ کو پھر بھی فیس دینی پڑے۔",
 "approval.unfunded.title": "اس کی ادائیگی کے لیے بیلنس ناکافی ہے",
 "approval.unfunded.body": "اس اکاؤنٹ میں اس کے اور نیٹ ورک فیس کے لیے رقم بہت کم ہے۔ پہلے فنڈز شامل کریں۔",
 "approval.unknown.title": "یہ چیک نہیں ہو سکا",
 "approval.unknown.body": "نیٹ ورک اسے پہلے آزما نہیں سکا۔ صرف اسی صورت میں جاری رکھیں جب آپ کو اس کے ماخذ پر بھروسا ہو۔",
 "approval.warning.foreignSignIn": "یہ آپ کو درخواست کرنے والی سائٹ کے بجائے کسی اور سائٹ میں سائن ان کرتا ہے۔ غالب امکان ہے کہ یہ وہاں آپ کے اکاؤنٹ پر قبضے کی کوشش ہے۔",
 "approval.warning.looksLikeHash": "یہ کسی اور چیز، مثلاً ٹرانزیکشن، کا فنگر پرنٹ (ہیش) لگتا ہے۔ اس پر دستخط سے آپ کے فنڈز منتقل ہو سکتے ہیں۔",
 "approval.warning.unlimitedAllowance": "لینے والا اب یا بعد میں آپ کا یہ تمام ٹوکن لے سکتا ہے۔",
 "approval.warning.allowsAll": "لینے والا اب یا بعد میں اس کلیکشن میں آپ کا ہر آئٹم لے سکتا ہے۔",
 "approval.warning.authorityChange": "یہ اکاؤنٹ کا کنٹرول کسی اور ایڈریس کو دے دیتا ہے۔",
 "approval.warning.permit": "یہ دستخط ایک اجازت ہے۔ اسے آپ سے دوبارہ پوچھے بغیر استعمال کیا جا سکتا ہے۔",
 "approval.warning.order": "یہ مارکیٹ پلیس کا آرڈر ہے۔ اس پر دستخط سے پیش کی گئی چیز ہاتھ سے جا سکتی ہے۔",
 "approval.warning.session": "کب اور کسے، یہ ایپ طے کرتی ہے اور آپ سے دوبارہ نہیں پوچھتی۔ آپ اسے کسی بھی وقت ختم کر سکتے ہیں۔",
 "approval.warning.otherChain": "یہ دکھائے گئے نیٹ ورک کے بجائے کسی اور نیٹ ورک کے لیے ہے۔",
 "approval.warning.otherAccount": "یہ ایسے اکاؤنٹ کے بارے میں ہے جو آپ کا نہیں۔",
 "approval.warning.unknownCall": "ہم نہیں بتا سکتے کہ یہ کانٹریکٹ کال کیا کرتی ہے۔",
 "approval.warning.createsContract": "یہ نیٹ ورک پر ایک کانٹریکٹ بناتا ہے۔",
 "approval.warning.unknownProgram": "ہم نہیں بتا سکتے کہ یہ پروگرام کیا کرتا ہے۔",
 "approval.warning.lookupTables": "کچھ اکاؤنٹس نیٹ ورک پر ایک ٹیبل میں درج ہیں اور یہاں نہیں دکھائے جا سکتے۔",
 "approval.warning.durableNonce": "اس کی میعاد ختم نہیں ہوتی۔ دستخط کے بعد اسے کسی بھی وقت بھیجا جا سکتا ہے۔",
 "approval.warning.unreadable": "اسے متن کے طور پر نہیں پڑھا جا سکتا۔",
 "approval.warning.highFee": "نیٹ ورک فیس غیر معمولی طور پر زیادہ ہے۔",
 "approval.warning.malformedSignIn": "یہ سائن ان درست ساخت میں نہیں۔",
 "approval.warning.severalTransactions": "آپ ایک ساتھ کئی ٹرانزیکشنز منظور کر رہے ہیں۔",
 "approval.approve": "منظور کریں",
 "approval.sign": "دستخط کریں",
 "approval.decline": "مسترد کریں",
 "approval.wait": "ایک سیکنڈ پورا نظر آنے کے بعد فعال ہوگا۔",
 "approval.window.why": "کوئی صفحہ یہاں نظر آنے والی چیز کو ڈھانپ یا بدل سکتا ہے۔ اپنے والٹ کی ونڈو میں فیصلہ کریں۔",
 "approval.window.open": "ونڈو میں جائزہ لیں",
 "approval.window.waiting": "کھلنے والی ونڈو میں فیصلہ کریں",
 "approval.window.blocked": "ونڈو نہیں کھلی۔ اس صفحے کے لیے پاپ اپس کی اجازت دیں، پھر دوبارہ کوشش کریں۔",
 "approval.window.closed": "آپ کے فیصلے سے پہلے ونڈو بند ہو گئی۔",
 "approval.window.lost": "یہاں اب فیصلہ کرنے کو کچھ نہیں۔ آپ یہ ونڈو بند کر سکتے ہیں۔",
 "approval.next.signIn": "سائن ان مفت ہے اور اس سے کچھ منتقل نہیں ہوتا۔",
 "approval.next.signature": "دستخط کے بعد اسے واپس نہیں لیا جا سکتا۔",
 "approval.next.transaction": "منظوری کے بعد اسے واپس نہیں کیا جا سکتا۔",
 "approval.next.session": "یہ حدود نیٹ ورک نافذ کرتا ہے۔",
 "approval.next.link": "اس سے کچھ منتقل نہیں ہوتا۔ آپ کسی بھی وقت اس کا لنک ہٹا سکتے ہیں۔",
 "approval.window.again": "دوبارہ کھولیں",
 "approval.window.title": "درخواست منظور کریں",
 "action.cancel": "منسوخ کریں",
 "action.continue": "جاری رکھیں",
 "action.done": "ہو گیا",
 "change.old.title": "تصدیق کریں کہ یہ آپ ہیں",
 "change.old.body": [
  "اپنی ای میل ",
  "⁨",
  [
   "next"
  ],
  "⁩",
  " کرنے کے لیے، ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر بھیجا گیا کوڈ درج کریں۔"
 ],
 "change.new.title": "نئی ای میل کی تصدیق کریں",
 "change.new.body": [
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر بھیجا گیا کوڈ درج کریں۔"
 ],
 "change.stopped.title": "آپ کی ای میل نہیں بدلی",
 "change.stopped.body": "کوڈ کی میعاد ختم ہو گئی، یا یہ ای میل استعمال نہیں ہو سکتی۔ آپ دوبارہ شروع کر سکتے ہیں۔",
 "change.done.title": "آپ کی ای میل بدل گئی",
 "change.done.body": [
  "اب سے ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " سے لاگ ان کریں۔"
 ],
 "change.undo": [
  "ہم نے ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر ای میل بھیجی ہے۔ اس میں دیا گیا لنک 24 گھنٹے تک یہ تبدیلی واپس کر سکتا ہے۔"
 ],
 "change.resend": "دوبارہ شروع کریں",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " سیکنڈ میں دوبارہ شروع کریں"
    ],
    "other": [
     0,
     " سیکنڈ میں دوبارہ شروع کریں"
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
     0,
     " منٹ میں دوبارہ شروع کریں"
    ],
    "other": [
     0,
     " منٹ میں دوبارہ شروع کریں"
    ]
   }
  ]
 ],
 "code.label": "ای میل کا کوڈ",
 "code.checking": "کوڈ چیک ہو رہا ہے",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "یہ کوڈ درست نہیں۔ ",
     0,
     " کوشش باقی ہے۔"
    ],
    "other": [
     "یہ کوڈ درست نہیں۔ ",
     0,
     " کوششیں باقی ہیں۔"
    ]
   }
  ]
 ],
 "code.offline": "ہم کوڈ چیک نہیں کر سکے۔ اپنا کنکشن چیک کریں یا ذرا انتظار کریں، پھر جاری رکھیں۔",
 "code.renewed": "ہم نے نیا کوڈ بھیج دیا ہے۔ پرانا کوڈ اب کام نہیں کرتا۔",
 "code.tooMany.title": "بہت زیادہ غلط کوڈ",
 "code.tooMany.body": "یہ کوڈ اب کام نہیں کرتا۔ دوبارہ کوشش کے لیے نیا کوڈ بھیجیں۔",
 "code.expired.title": "کوڈ کی میعاد ختم ہو گئی",
 "code.expired.body": "کوڈ 5 منٹ تک کام کرتے ہیں۔ دوبارہ کوشش کے لیے نیا کوڈ بھیجیں۔",
 "code.resend": "نیا کوڈ بھیجیں",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " سیکنڈ میں نیا کوڈ بھیجیں"
    ],
    "other": [
     0,
     " سیکنڈ میں نیا کوڈ بھیجیں"
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
     0,
     " منٹ میں نیا کوڈ بھیجیں"
    ],
    "other": [
     0,
     " منٹ میں نیا کوڈ بھیجیں"
    ]
   }
  ]
 ],
 "confirm.window": "اس کا فیصلہ والٹ کی ونڈو میں ہوتا ہے، اور آپ کی پاس کی وہیں مانگی جاتی ہے۔",
 "confirm.again": "آپ کی پاس کی سے اس کی تصدیق ضروری ہے۔ ونڈو کھولیں اور دوبارہ کوشش کریں۔",
 "confirm.next": "اگلے قدم پر آپ کی پاس کی مانگی جائے گی۔",
 "confirm.problem": "آپ کی پاس کی نے اس کی تصدیق نہیں کی۔ کسی چیز پر دستخط نہیں ہوئے۔ دوبارہ کوشش کریں۔",
 "login.for": [
  "⁨",
  [
   "host"
  ],
  "⁩",
  " پر آپ کے والٹ کے لیے"
 ],
 "login.link.title": "اپنی ای میل دیکھیں",
 "login.link.body": [
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر ہماری ای میل میں دیا گیا لنک کھولیں اور وہاں یہ نمبر چنیں:"
 ],
 "login.link.number": [
  "آپ کا نمبر ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " ہے"
 ],
 "login.link.waiting": [
  "انتظار ہے کہ آپ ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " چنیں"
 ],
 "login.link.renewed": "ہم نے ایک اور ای میل بھیجی ہے۔ اس میں یہ نیا نمبر پوچھا گیا ہے۔",
 "login.link.offline": "ہم سرور تک نہیں پہنچ پا رہے۔ ہم کوشش جاری رکھے ہوئے ہیں۔",
 "login.link.delayed": "ای میل ابھی روانہ نہیں ہوئی۔ ہم کوشش جاری رکھے ہوئے ہیں: یہاں انتظار کریں، یا بعد میں ایک اور بھیجیں۔",
 "login.mailFailed.title": "ای میل نہیں پہنچی",
 "login.mailFailed.body": [
  "ہم ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر ای میل نہیں پہنچا سکے۔ املا چیک کریں، یا دوبارہ بھیجیں۔"
 ],
 "login.refused.title": "وہ کوئی اور نمبر تھا",
 "login.refused.body": "آپ کے والٹ کی حفاظت کے لیے یہ لاگ ان روک دیا گیا۔ ایک اور ای میل بھیجیں اور وہی نمبر چنیں جو آپ یہاں دیکھ رہے ہیں۔",
 "login.ended.title": "لنک کی میعاد ختم ہو گئی",
 "login.ended.body": "لنک 10 منٹ تک کام کرتے ہیں۔ نیا لنک پانے کے لیے ایک اور ای میل بھیجیں۔",
 "login.resend": "ایک اور ای میل بھیجیں",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " سیکنڈ میں ایک اور ای میل بھیجیں"
    ],
    "other": [
     0,
     " سیکنڈ میں ایک اور ای میل بھیجیں"
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
     0,
     " منٹ میں ایک اور ای میل بھیجیں"
    ],
    "other": [
     0,
     " منٹ میں ایک اور ای میل بھیجیں"
    ]
   }
  ]
 ],
 "login.code.title": "کوڈ درج کریں",
 "login.code.body": [
  "ہم نے ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر 8 ہندسے بھیجے ہیں۔"
 ],
 "login.done": "آپ لاگ ان ہو گئے",
 "login.finishing": "لاگ ان ہو رہا ہے",
 "login.otherEmail": "دوسری ای میل استعمال کریں",
 "login.link.approved": "نمبر کی تصدیق ہو گئی",
 "login.wait.title": "یہ ڈیوائس نئی ہے",
 "login.wait.body": [
  "آپ کی حفاظت کے لیے آپ کا والٹ اس پر ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  " کو کھلے گا۔ تب دوبارہ لاگ ان کریں۔"
 ],
 "login.wait.mail": [
  "ہم نے ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر ای میل بھیجی ہے، جس سے آپ اسے روک سکتے ہیں۔"
 ],
 "login.wait.close": "سمجھ گئے",
 "login.code.sameMail": "آخری قدم: اسی ای میل میں لنک کے نیچے دیے گئے 8 ہندسے۔",
 "login.opening": "آپ کا والٹ کھل رہا ہے…",
 "login.social.title": "ونڈو میں جاری رکھیں",
 "login.social.body": [
  "کھلنے والی ونڈو میں ",
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " سے لاگ ان کریں۔ یہ صفحہ خود آگے بڑھ جائے گا۔"
 ],
 "login.social.waiting": [
  "⁨",
  [
   "provider"
  ],
  "⁩",
  " کا انتظار ہے"
 ],
 "login.social.again": "دوبارہ کھولیں",
 "login.social.number.title": "یہ نمبر چنیں",
 "login.social.number.body": "کھلنے والی ونڈو یہ پوچھتی ہے تاکہ یقین ہو کہ وہ اسی صفحے کی ہے:"
}
export default catalogue
