// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "بازیابی کے الفاظ",
 "exit.ask.title": "اپنے بازیابی کے الفاظ دیکھیں",
 "exit.ask.login": "الفاظ دیکھنے کے لیے پچھلے دس منٹ کا لاگ ان درکار ہے۔ اگر آپ کا لاگ ان پرانا ہے تو پہلے آپ کو ای میل پر کوڈ ملے گا۔",
 "exit.ask.again": "الفاظ دیکھنے کے لیے پچھلے دس منٹ کا لاگ ان درکار ہے۔ اگر آپ کا لاگ ان پرانا ہے تو پہلے لاگ آؤٹ کر کے دوبارہ لاگ ان کریں۔",
 "exit.ask.factor": "پہلے پاس کی یا اپنی بازیابی کٹ استعمال کریں۔",
 "exit.ask.warning.anyone": "جس کے پاس بھی یہ الفاظ ہوں، وہ اس والٹ کا سب کچھ ہمیشہ کے لیے لے سکتا ہے۔",
 "exit.ask.warning.asked": "کسی ایپ یا سپورٹ کو ان کی کبھی ضرورت نہیں ہوتی۔ اگر کوئی شخص یا صفحہ آپ سے یہ مانگے تو یہ چوری ہے۔",
 "exit.ask.show": "میرے الفاظ دکھائیں",
 "exit.ask.passkey": "پاس کی استعمال کریں",
 "exit.ask.kit": "کٹ استعمال کریں",
 "exit.code.title": "کوڈ درج کریں",
 "exit.code.body": [
  "ہم نے ",
  "⁨",
  [
   "email"
  ],
  "⁩",
  " پر 8 ہندسوں کا کوڈ بھیجا ہے۔"
 ],
 "exit.code.label": "کوڈ",
 "exit.problem.login": "آپ کا لاگ ان اس کے لیے بہت پرانا ہے۔ لاگ آؤٹ کریں، دوبارہ لاگ ان کریں، اور دس منٹ کے اندر واپس آئیں۔",
 "exit.problem.code": "یہ آخری ای میل کا کوڈ نہیں۔ ایک بار پھر ملائیں۔",
 "exit.problem.ended": "یہ کوڈ اب کام نہیں کرتا۔ یہ ونڈو بند کریں اور دوبارہ شروع کریں۔",
 "exit.words.title": "آپ کے بازیابی کے الفاظ",
 "exit.words.body": [
  "یہ ",
  "⁨",
  [
   "count"
  ],
  "⁩",
  " الفاظ، اسی ترتیب میں، کسی بھی والٹ ایپ میں آپ کے اکاؤنٹس کھولتے ہیں۔ انہیں پرنٹ کریں، لکھ لیں، یا فائل میں رکھیں۔"
 ],
 "exit.words.list": "بازیابی کے الفاظ",
 "exit.words.show": "الفاظ دکھائیں",
 "exit.words.hide": "الفاظ چھپائیں",
 "exit.words.test": "میری ایگزٹ کٹ آزمائیں",
 "exit.words.assisted": "اس والٹ کا آپریٹر بھی ابھی اسے کھول سکتا ہے۔ جب صرف آپ کھول سکیں گے، تب آپ ان الفاظ کو اپنی ایگزٹ کٹ کے طور پر آزما سکیں گے۔",
 "exit.file.save": "فائل محفوظ کریں",
 "exit.file.about": "یہ فائل کسی بھی براؤزر میں، انٹرنیٹ کے بغیر، اس کوڈ سے کھلتی ہے۔ کوڈ لکھ لیں اور اسے فائل سے الگ رکھیں۔",
 "exit.file.code": "فائل کا کوڈ",
 "exit.file.title": "آپ کے والٹ کی ایگزٹ کٹ",
 "exit.file.how": "اس فائل میں آپ کے والٹ کے بازیابی کے الفاظ خفیہ کردہ صورت میں ہیں۔ انہیں پڑھنے کے لیے اس کا کوڈ ٹائپ کریں۔ کہیں کچھ نہیں بھیجا جاتا: یہ انٹرنیٹ کے بغیر کام کرتی ہے۔",
 "exit.file.open": "کھولیں",
 "exit.file.wrong": "یہ کوڈ فائل نہیں کھولتا۔ اس میں 26 حروف اور ہندسے ہوتے ہیں۔",
 "exit.test.title": "اپنی ایگزٹ کٹ آزمائیں",
 "exit.test.words": "یہ الفاظ اپنی کاپی سے ٹائپ کریں۔",
 "exit.test.file": "محفوظ کی گئی فائل چنیں، اور اس کا کوڈ اپنی کاپی سے ٹائپ کریں۔",
 "exit.test.word": [
  "لفظ ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "exit.test.file.label": "فائل",
 "exit.test.useFile": "فائل آزمائیں",
 "exit.test.useWords": "الفاظ آزمائیں",
 "exit.test.back": "الفاظ دوبارہ دکھائیں",
 "exit.test.wrongWord": "یہ وہ لفظ نہیں۔ ایک بار پھر ملائیں۔",
 "exit.test.wrongFile": "یہ فائل اور کوڈ اس والٹ کے الفاظ نہیں دیتے۔ کوڈ ایک بار پھر ملائیں۔",
 "exit.test.noFile": "پہلے فائل چنیں۔",
 "exit.finish.title": "آپ کی ایگزٹ کٹ کام کرتی ہے",
 "exit.finish.body": "مکمل کریں تاکہ آپ کا والٹ اسے یاد رکھے۔",
 "exit.finish.do": "مکمل کریں",
 "exit.sheet.title": "آپ کے والٹ کی ایگزٹ کٹ",
 "exit.sheet.how": "الفاظ کو ترتیب سے کسی بھی ایسی والٹ ایپ میں ٹائپ کریں جو بازیابی کے الفاظ (BIP-39) امپورٹ کرتی ہو۔ اگر وہ ڈیریویشن پاتھ مانگے تو ایڈریس کے نیچے والا استعمال کریں۔ اس کے بعد ایڈریس ملائیں۔",
 "exit.sheet.path": [
  "پاتھ: ",
  "⁨",
  [
   "path"
  ],
  "⁩"
 ],
 "exit.sheet.noPath": "کوئی پاتھ نہیں: صرف الفاظ (sr25519)",
 "exit.sheet.safe": "اسمارٹ اکاؤنٹ، اگر کسی ایپ نے آپ کو دیا ہو: اوپر والا Ethereum اکاؤنٹ اس کا مالک ہے",
 "exit.import.title": "اپنے موجودہ الفاظ استعمال کریں",
 "exit.import.warning": "آپ کا موجودہ والٹ یہاں پھر نہیں کھلے گا۔ پہلے اس کے الفاظ محفوظ رکھ لیں، اگر اس میں کچھ ہو۔",
 "exit.import.keep": "یہ آپ کے موجودہ والٹ کے الفاظ ہیں۔ انہیں محفوظ رکھیں: اس کے بعد اس تک پہنچنے کا یہی واحد راستہ ہیں۔",
 "exit.import.next": "میں نے محفوظ رکھ لیے",
 "exit.import.type": "اپنے الفاظ ٹائپ کریں",
 "exit.import.body": "کسی اور والٹ کے 12 یا 24 بازیابی کے الفاظ، ترتیب سے۔ ان کے اوپر پاس فریز تعاون یافتہ نہیں۔",
 "exit.import.wrong": "یہ 12 یا 24 درست بازیابی کے الفاظ نہیں۔ ہر لفظ ملائیں۔",
 "exit.import.confirm": "کیا یہ آپ کا والٹ ہے؟",
 "exit.import.compare": "ایڈریس ملائیں۔ اس والٹ میں ہر قسم کا صرف پہلا اکاؤنٹ ہے۔",
 "exit.import.do": "یہ والٹ استعمال کریں",
 "exit.keys.title": "امپورٹ شدہ کلیدیں",
 "exit.keys.body": "آپ کے الفاظ انہیں بحال نہیں کرتے۔ یہ فائل اور کاغذ میں بھی موجود ہیں۔",
 "exit.sheet.imported": "امپورٹ شدہ کلید: الفاظ اسے بحال نہیں کرتے",
 "exit.key.title": "پرائیویٹ کلید امپورٹ کریں",
 "exit.key.body": "ایک اکاؤنٹ کی کلید پیسٹ کریں، جیسے آپ کا دوسرا والٹ ایکسپورٹ کرتا ہے: Ethereum کے لیے ہیکس ہندسے، Solana کے لیے base58 یا اعداد کی فہرست، Bitcoin کے لیے K یا L سے شروع ہونے والا متن۔",
 "exit.key.warning.words": "آپ کے بازیابی کے الفاظ یہ اکاؤنٹ بحال نہیں کریں گے۔ اس کی کلید محفوظ رکھیں، یا بعد میں ایگزٹ کٹ بنائیں۔",
 "exit.key.warning.given": "کسی اور شخص کی دی ہوئی کلید کبھی امپورٹ نہ کریں: وہاں جو کچھ بھی آئے وہ شخص لے سکتا ہے۔",
 "exit.key.field": "پرائیویٹ کلید",
 "exit.key.wrong": "یہ ایسی پرائیویٹ کلید نہیں جسے یہ والٹ استعمال کر سکے۔ ایڈریس یا بازیابی کے الفاظ یہاں کام نہیں کرتے۔",
 "exit.key.confirm": "کیا یہ آپ کا اکاؤنٹ ہے؟",
 "exit.key.compare": "ایڈریس کو اپنے دوسرے والٹ کے ایڈریس سے ملائیں۔",
 "exit.key.name": "نام",
 "exit.key.name.first": [
  "امپورٹ شدہ ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "exit.key.name.wrong": "نام میں 1 سے 32 حروف ہوتے ہیں۔",
 "exit.key.do": "یہ اکاؤنٹ امپورٹ کریں",
 "exit.key.exists": "یہ اکاؤنٹ پہلے سے آپ کے والٹ میں ہے۔",
 "exit.key.full": "آپ کے والٹ میں امپورٹ شدہ کلیدوں کی زیادہ سے زیادہ تعداد ہے۔",
 "security.level.temporary.title": "صرف اس براؤزر میں",
 "security.level.temporary.body": "اگر اس براؤزر کا ڈیٹا حذف ہو جائے تو والٹ ہمیشہ کے لیے ختم ہو جائے گا۔ آپ نے کوئی ای میل نہیں دی، اور آپریٹر بھی اسے نہیں کھول سکتا۔",
 "security.level.assisted.title": "آپ کی ای میل ہی یہ والٹ کھولنے کے لیے کافی ہے",
 "security.level.assisted.body": "ای میل سے لاگ ان اسے کسی بھی نئی ڈیوائس پر کھول دیتا ہے۔ آپ کی ای میل پڑھنے والا شخص اور اس والٹ کا آپریٹر بھی ایسا کر سکتے ہیں۔",
 "security.level.assisted.login.title": "آپ کا لاگ ان ہی یہ والٹ کھولنے کے لیے کافی ہے",
 "security.level.assisted.provider.body": "فراہم کنندہ کے پاس آپ کا اکاؤنٹ اسے کسی بھی نئی ڈیوائس پر کھول دیتا ہے۔ اس اکاؤنٹ تک پہنچ جانے والا شخص اور اس والٹ کا آپریٹر بھی ایسا کر سکتے ہیں۔",
 "security.level.assisted.token.body": [
  "⁨",
  [
   "host"
  ],
  "⁩",
  " پر آپ کا اکاؤنٹ اسے کسی بھی نئی ڈیوائس پر کھول دیتا ہے۔ اس اکاؤنٹ تک پہنچ جانے والا شخص، خود ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  "، اور اس والٹ کا آپریٹر بھی ایسا کر سکتے ہیں۔"
 ],
 "security.level.fragile.title": "صرف آپ اسے کھول سکتے ہیں، ایک طریقے سے",
 "security.level.fragile.body": "اکیلا آپ کا لاگ ان اسے نہیں کھولتا اور نہ ہی آپریٹر۔ لیکن اگر آپ اپنی ڈیوائسز اور اپنی واحد پاس کی یا کٹ کھو دیں تو والٹ ضائع ہو جائے گا۔",
 "security.level.secured.title": "صرف آپ یہ والٹ کھول سکتے ہیں",
 "security.level.secured.body": "اکیلا آپ کا لاگ ان اسے نہیں کھولتا اور نہ ہی آپریٹر۔ نئی ڈیوائس کو آپ کی کسی پاس کی یا کٹ کی ضرورت ہوتی ہے۔",
 "security.level.exit.title": "صرف آپ اسے کھول سکتے ہیں، ہمارے بغیر بھی",
 "security.level.exit.body": "آپ نے یہ والٹ اس کے الفاظ سے بحال کر کے دیکھا ہے۔ یہ سروس بند ہو جائے تب بھی یہ آپ کا رہے گا۔",
 "security.factors": "اسے کیا کھولتا ہے",
 "security.factor.device.title": "یہ ڈیوائس",
 "security.factor.device.about": "جب تک آپ اس براؤزر کا ڈیٹا حذف نہ کریں۔",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " دوسری ڈیوائس یا سائٹ"
    ],
    "other": [
     0,
     " دوسری ڈیوائسز یا سائٹس"
    ]
   }
  ]
 ],
 "security.factor.others.about": "جہاں آپ اسے پہلے کھول چکے ہیں۔",
 "security.factor.passkey.title": "پاس کی",
 "security.factor.passkey.numbered": [
  "پاس کی ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.factor.passkey.about": "اگر یہ ڈیوائس کھو جائے تو کام آتی ہے۔",
 "security.factor.kit.title": "بازیابی کٹ",
 "security.factor.kit.numbered": [
  "بازیابی کٹ ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.factor.kit.about": "کاغذ پر۔ اگر باقی سب کھو جائے تو کام آتی ہے۔",
 "security.factor.escrow.title": "ای میل، آپریٹر کی مدد سے",
 "security.factor.escrow.login": "آپ کا لاگ ان، آپریٹر کی مدد سے",
 "security.factor.escrow.about": "اگر باقی سب کھو جائے تو کام آتا ہے۔ آپریٹر بھی اسے استعمال کر سکتا ہے۔",
 "security.remove": "ہٹائیں",
 "security.remove.kit.label": [
  "بازیابی کٹ ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " ہٹائیں"
 ],
 "security.remove.passkey.label": [
  "پاس کی ",
  "⁨",
  [
   "number"
  ],
  "⁩",
  " ہٹائیں"
 ],
 "security.remove.kit.title": "یہ بازیابی کٹ ہٹائیں؟",
 "security.remove.kit.body": "اس کے 26 حروف پھر آپ کا والٹ نہیں کھولیں گے۔ یہ واپس نہیں ہو سکتا، لیکن آپ ایک اور کٹ بنا سکتے ہیں۔",
 "security.remove.passkey.title": "یہ پاس کی ہٹائیں؟",
 "security.remove.passkey.body": "یہ پھر آپ کا والٹ نہیں کھولے گی۔ بعد میں اسے اپنی ڈیوائس یا پاس ورڈ مینیجر سے حذف کر دیں۔",
 "security.remove.leavesOne": "پھر نئی ڈیوائس پر والٹ کھولنے کا ایک ہی طریقہ رہ جائے گا۔ اگر آپ اسے اور اپنی ڈیوائسز کھو دیں تو والٹ ضائع ہو سکتا ہے۔",
 "security.window.why": "یہ آپ کے والٹ کی ونڈو میں ہوتا ہے، جسے کوئی صفحہ پڑھ یا ڈھانپ نہیں سکتا۔",
 "security.window.open": "کھلنے والی ونڈو میں جاری رکھیں۔",
 "security.window.blocked": "ونڈو نہیں کھلی۔ اس صفحے کے لیے پاپ اپس کی اجازت دیں، پھر دوبارہ کوشش کریں۔",
 "security.window.closed": "ونڈو بند ہو گئی۔ کچھ نہیں بدلا۔",
 "security.window.again": "دوبارہ کھولیں",
 "security.window.close": "یہ ونڈو بند کریں",
 "security.news.kit": "آپ کی بازیابی کٹ تیار ہے۔",
 "security.news.passkey": "آپ کی پاس کی تیار ہے۔",
 "security.news.guest": "آپ کی پاس کی تیار ہے۔ اب سے اسی سے لاگ ان کریں۔",
 "security.news.secure": "اب سے صرف آپ یہ والٹ کھول سکتے ہیں۔",
 "security.news.remove": "اس سے اب یہ والٹ نہیں کھلتا۔",
 "security.next.kit": "اگلا قدم: کاغذ پر ایک کوڈ، جو باقی سب کھو جانے پر آپ کا والٹ کھولتا ہے۔",
 "security.next.passkey": "اگلا قدم: ایک دوسرا طریقہ، تاکہ ایک کھو جانے سے والٹ نہ جائے۔",
 "security.next.passkey.guest": "اگلا قدم: پاس کی، جو دوسرے براؤزرز میں بھی آپ کا والٹ کھولتی ہے۔",
 "security.next.secure": "اگلا قدم: اکیلے لاگ ان اور آپریٹر کے لیے راستہ بند کریں۔",
 "security.next.none": "اپنی پاس کیز اور کٹس الگ الگ جگہوں پر رکھیں۔",
 "security.do.kit": "بازیابی کٹ بنائیں",
 "security.do.kit.another": "ایک اور بازیابی کٹ بنائیں",
 "security.do.passkey": "پاس کی شامل کریں",
 "security.do.passkey.another": "ایک اور پاس کی شامل کریں",
 "security.do.passkey.guest": "پاس کی سے محفوظ بنائیں",
 "security.do.secure": "صرف میرا بنائیں",
 "security.done": "ہو گیا",
 "security.continue": "جاری رکھیں",
 "security.cancel": "منسوخ کریں",
 "security.done.kit.title": "آپ کی بازیابی کٹ تیار ہے",
 "security.done.kit.body": "اسے وہیں رکھیں جہاں آپ اپنا پاسپورٹ رکھتے ہیں، اور صرف ان لوگوں کو بتائیں جنہیں آپ اپنی چابیاں دے سکتے ہیں۔",
 "security.done.passkey.title": "آپ کی پاس کی تیار ہے",
 "security.done.passkey.body": "یہ ہر اس ڈیوائس پر آپ کا والٹ کھولتی ہے جس میں یہ موجود ہو۔",
 "security.done.secure.title": "یہ والٹ صرف آپ کا ہے",
 "security.done.secure.body": "اب نہ اکیلا آپ کا لاگ ان اسے کھولتا ہے اور نہ آپریٹر۔",
 "security.done.remove.title": "ہٹا دیا گیا",
 "security.done.remove.body": "یہ اب آپ کا والٹ نہیں کھولتا۔",
 "security.done.unlock.title": "آپ کا والٹ کھلا ہے",
 "security.done.unlock.body": "یہ ڈیوائس اب سے اسے کھولتی ہے۔",
 "security.title.kit": "بازیابی کٹ",
 "security.title.passkey": "پاس کی شامل کریں",
 "security.title.secure": "یہ والٹ صرف اپنا بنائیں",
 "security.title.remove": "ہٹائیں",
 "security.title.unlock": "اپنا والٹ کھولیں",
 "security.kit.title": "آپ کی بازیابی کٹ",
 "security.kit.body": [
  "یہ 26 حروف پرنٹ کریں یا لکھ لیں۔ اگر آپ کی ڈیوائسز کھو جائیں تو یہ آپ کا والٹ کھولتے ہیں۔ انہیں صرف ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  " پر ٹائپ کریں۔"
 ],
 "security.kit.kept": "میں نے محفوظ رکھ لی",
 "security.kit.copy": "کاپی کریں",
 "security.kit.copied": "کاپی ہو گیا",
 "security.kit.print": "پرنٹ کریں",
 "security.check.title": "اپنی کٹ چیک کریں",
 "security.check.body": "یہ دو گروپ اپنی کاپی سے ٹائپ کریں۔",
 "security.check.group": [
  "گروپ ",
  "⁨",
  [
   "number"
  ],
  "⁩"
 ],
 "security.check.wrong": "کٹ میں یہ نہیں لکھا۔ ایک بار پھر ملائیں۔",
 "security.check.back": "کٹ دوبارہ دکھائیں",
 "security.sheet.about": "اس کوڈ سے آپ لاگ ان کے بعد نئی ڈیوائس پر اپنا والٹ کھولتے ہیں۔ جس کے پاس یہ ہو اور جو آپ کے طور پر لاگ ان کر سکے، وہ آپ کا والٹ استعمال کر سکتا ہے: اسے خفیہ رکھیں۔",
 "security.sheet.wallet": "والٹ",
 "security.sheet.date": "بنانے کی تاریخ",
 "security.sheet.account": "اکاؤنٹس",
 "security.sheet.how": "استعمال کا طریقہ: نئی ڈیوائس پر لاگ ان کریں، اپنے والٹ کی ونڈو میں “بازیابی کٹ” چنیں، اور کوڈ ٹائپ کریں۔ اسپیس، ہائفن اور چھوٹے حروف سے فرق نہیں پڑتا۔",
 "security.passkey.title": "پاس کی شامل کریں",
 "security.passkey.body": "پاس کی آپ کے فون، کمپیوٹر، پاس ورڈ مینیجر یا سیکیورٹی کی میں رہتی ہے۔ یہ ہر اس ڈیوائس پر یہ والٹ کھولتی ہے جس میں یہ موجود ہو۔",
 "security.passkey.create": "پاس کی بنائیں",
 "security.problem.cancelled": "کوئی پاس کی استعمال نہیں ہوئی۔ جب تیار ہوں تو دوبارہ کوشش کریں۔",
 "security.problem.noPrf": "یہ پاس کی والٹ کی حفاظت نہیں کر سکتی، کیونکہ جہاں یہ محفوظ ہے وہاں خفیہ قدریں (PRF) نہیں بن سکتیں۔ کوئی اور ڈیوائس یا پاس ورڈ مینیجر، یا بازیابی کٹ استعمال کریں۔ آپ یہ پاس کی حذف کر سکتے ہیں۔",
 "security.problem.foreign": "اس پاس کی سے یہ والٹ نہیں کھلتا۔ کوئی اور چنیں۔",
 "security.problem.unsupported": "یہ براؤزر یہاں پاس کیز استعمال نہیں کر سکتا۔ کوئی اور براؤزر، یا بازیابی کٹ استعمال کریں۔",
 "security.problem.wrongKit": "اس کوڈ سے یہ والٹ نہیں کھلتا۔ اسے اپنی کٹ سے ملائیں۔",
 "security.problem.badKit": "بازیابی کٹ میں 26 حروف اور ہندسے ہوتے ہیں۔ کچھ رہ گئے ہیں، یا کوئی ایک ان میں سے نہیں جو اس میں استعمال ہوتے ہیں۔",
 "security.problem.conflict": "کسی اور ڈیوائس نے ابھی والٹ میں تبدیلی کی ہے۔ دوبارہ کوشش کریں۔",
 "security.problem.limited": "والٹ بہت زیادہ بار کھولا گیا۔ چند منٹ انتظار کریں، پھر دوبارہ کوشش کریں۔",
 "security.problem.stopped": "اس وقت والٹس روک دیے گئے ہیں۔ بعد میں دوبارہ کوشش کریں۔",
 "security.problem.failed": "یہ نہیں ہو سکا۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
 "security.kitField.hint": "26 حروف اور ہندسے۔ اسپیس، ہائفن اور چھوٹے حروف سے فرق نہیں پڑتا۔",
 "security.unlock.title": "اپنا والٹ کھولیں",
 "security.unlock.body": "آپ کا والٹ ابھی اس ڈیوائس کو نہیں جانتا۔ پاس کی، اپنی بازیابی کٹ، یا ایسی ڈیوائس استعمال کریں جو اسے کھولتی ہو۔",
 "security.unlock.passkey": "پاس کی استعمال کریں",
 "security.unlock.or": "یا",
 "security.unlock.kit": "کٹ سے کھولیں",
 "security.secure.title": "یہ والٹ صرف اپنا بنائیں",
 "security.secure.body": "پھر صرف آپ کی پاس کیز، آپ کی کٹس اور یہ ڈیوائس اسے کھولتی ہیں۔",
 "security.secure.do": "صرف میں اسے کھول سکوں",
 "security.secure.warning.email": "اکیلا آپ کا لاگ ان پھر اسے نہیں کھولے گا، اور آپریٹر دوبارہ رسائی میں آپ کی مدد نہیں کر سکے گا۔",
 "security.secure.warning.loss": "اگر آپ ہر پاس کی، کٹ اور ڈیوائس کھو دیں تو والٹ اور اس میں موجود سب کچھ ہمیشہ کے لیے ضائع ہو جائے گا۔",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "آپ کی دوسری ڈیوائس یا سائٹ ایک بار پاس کی یا کٹ مانگے گی۔",
    "other": [
     "آپ کی ",
     0,
     " دوسری ڈیوائسز یا سائٹس ایک بار پاس کی یا کٹ مانگیں گی۔"
    ]
   }
  ]
 ],
 "security.secure.show": "پہلے دکھائیں کہ یہ کام کرتی ہیں",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "اپنی پاس کی استعمال کریں",
    "other": [
     0,
     " میں سے پاس کی ",
     "⁨",
     [
      "number"
     ],
     "⁩",
     " استعمال کریں"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "آپ کی پاس کی کام کرتی ہے",
 "security.secure.samePasskey": "آپ یہ پہلے ہی استعمال کر چکے ہیں۔ کوئی اور پاس کی چنیں۔",
 "security.locked.title": "یہ ڈیوائس نئی ہے",
 "security.locked.body": "آپ لاگ ان ہیں۔ یہاں اپنا والٹ کھولنے کے لیے پاس کی، اپنی بازیابی کٹ، یا اپنی کوئی دوسری ڈیوائس استعمال کریں۔",
 "security.locked.open": "میرا والٹ کھولیں",
 "security.news.export": "آپ نے اپنی ایگزٹ کٹ آزما لی ہے۔",
 "security.next.export": "اگلا قدم: ایگزٹ کٹ، تاکہ یہ سروس بند ہو جائے تب بھی والٹ آپ کا رہے۔",
 "security.do.export": "ایگزٹ کٹ بنائیں",
 "security.do.words": "میرے بازیابی کے الفاظ دکھائیں",
 "security.done.exit.title": "آپ کسی بھی وقت جا سکتے ہیں",
 "security.done.exit.body": "آپ نے اپنے الفاظ آزما لیے ہیں۔ یہ دوسری ایپس میں یہ والٹ کھولتے ہیں، چاہے یہ سروس بند ہو جائے۔",
 "security.devices.title": "ڈیوائسز اور سرگرمی",
 "security.devices.heading": "آپ کہاں لاگ ان ہیں",
 "security.devices.this": [
  "یہ ڈیوائس، ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر"
 ],
 "security.devices.used": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر، آخری استعمال ",
  "⁨",
  [
   "time"
  ],
  "⁩"
 ],
 "security.devices.remove": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "browser"
  ],
  "⁩",
  " کو ہٹائیں"
 ],
 "security.devices.back": "واپس",
 "security.activity.heading": "کیا کیا گیا",
 "security.activity.none": "ابھی تک کسی چیز پر دستخط نہیں ہوئے۔",
 "security.activity.signed": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر دستخط ہوئے"
 ],
 "security.activity.signed.removed": "ایسی ڈیوائس پر دستخط ہوئے جسے آپ نے ہٹا دیا",
 "security.activity.exported": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر بازیابی کے الفاظ دکھائے گئے"
 ],
 "security.activity.exported.removed": "بازیابی کے الفاظ ایسی ڈیوائس پر دکھائے گئے جسے آپ نے ہٹا دیا",
 "security.remove.device.title": "یہ ڈیوائس ہٹائیں؟",
 "security.remove.device.body": "یہ فوراً لاگ آؤٹ ہو جائے گی، اور آپ کا والٹ دوبارہ کھولنے سے پہلے پاس کی، آپ کی کٹ یا نیا لاگ ان مانگے گی۔",
 "security.devices.loading": "لوڈ ہو رہا ہے…",
 "security.do.import": "اپنے موجودہ الفاظ استعمال کریں",
 "security.done.import.title": "آپ کے الفاظ لاگو ہو گئے",
 "security.done.import.body": "آپ اب لاگ آؤٹ ہیں۔ یہ والٹ استعمال کرنے کے لیے دوبارہ لاگ ان کریں۔",
 "security.problem.worn": "اس میں بہت زیادہ کوششیں ہوئیں۔ یہ ونڈو بند کر کے دوبارہ کھولیں۔",
 "security.problem.noneHere": "کوئی پاس کی استعمال نہیں ہوئی۔ اگر آپ کی پاس کی کسی اور ڈیوائس پر ہے تو وہاں سے استعمال کریں۔ اگر آپ نے اسے حذف کر دیا ہے تو آپ کی کسی اور پاس کی سے لاگ ان ہو سکتا ہے۔ اگر کوئی نہیں بچی تو نئی بنائیں: اس کے ساتھ ایک نیا، خالی والٹ آتا ہے۔",
 "security.problem.unknown": "یہ پاس کی یہاں لاگ ان نہیں کرتی۔ یہ کسی اور سائٹ کے لیے بنی تھی، یا صرف کسی اور لاگ ان کے بعد والٹ کھولنے کے لیے۔ کوئی اور چنیں، یا واپس جا کر کوئی اور طریقہ استعمال کریں۔",
 "security.problem.off": "نئی پاس کیز یہاں پیش نہیں کی جاتیں۔ لاگ ان کا کوئی اور طریقہ استعمال کریں۔",
 "security.login.title": "پاس کی سے جاری رکھیں",
 "security.login.about": "پاس کی سے لاگ ان کریں، یا نئی بنائیں: اس کے ساتھ اس کا اپنا والٹ آتا ہے۔",
 "security.login.body": "پاس کی آپ کے فون، کمپیوٹر، پاس ورڈ مینیجر یا سیکیورٹی کی میں رہتی ہے۔ یہ آپ کو لاگ ان کرتی ہے اور آپ کا والٹ کھولتی ہے۔",
 "security.login.use": "میری پاس کی استعمال کریں",
 "security.login.create": "نئی پاس کی بنائیں",
 "security.login.foot": "نئی پاس کی ایک نیا والٹ بناتی ہے۔ مدد کے لیے کوئی ای میل نہیں: اگر آپ اپنی واحد پاس کی حذف کر دیں تو والٹ ضائع ہو جائے گا۔",
 "security.done.login.title": "آپ لاگ ان ہو گئے",
 "security.done.login.body": "آپ کا والٹ اس ڈیوائس پر کھلا ہے۔",
 "security.title.login": "پاس کی",
 "security.do.key": "پرائیویٹ کلید امپورٹ کریں",
 "security.news.key": "اکاؤنٹ آپ کے والٹ میں ہے۔ “اکاؤنٹس” میں جا کر اس پر جائیں۔",
 "security.done.key.title": "اکاؤنٹ آپ کے والٹ میں ہے",
 "security.done.key.body": "آپ کے بازیابی کے الفاظ اسے بحال نہیں کرتے۔ کلید شاید ابھی بھی آپ کے کلپ بورڈ میں ہو: کچھ اور کاپی کر لیں۔",
 "security.second": "دوسرا مرحلہ",
 "security.totp.row": "آتھنٹیکیٹر ایپ",
 "security.totp.off": "آف۔ اگر کوئی آپ کی ای میل یا لاگ ان تک پہنچ جائے تو یہ آپ کو بچاتی ہے: پھر نئی ڈیوائس کو آپ کے فون کا کوڈ بھی چاہیے ہوگا۔",
 "security.totp.off.own": "آف۔ آپ کے کھلے براؤزر پر بیٹھے کسی شخص سے بچاتی ہے: پھر والٹ کون کھول سکتا ہے یہ بدلنے، یا اس کے الفاظ دیکھنے کے لیے کوڈ چاہیے ہوگا۔",
 "security.totp.on": "آن۔ آپ کا لاگ ان نئی ڈیوائس صرف کوڈ کے ساتھ کھولتا ہے۔ والٹ کون کھول سکتا ہے یہ بدلنے، اور اس کے الفاظ دیکھنے کے لیے بھی کوڈ چاہیے۔",
 "security.totp.on.own": "آن۔ والٹ کون کھول سکتا ہے یہ بدلنے، یا اس کے الفاظ دیکھنے کے لیے کوڈ چاہیے۔",
 "security.totp.setUp": "سیٹ اپ کریں",
 "security.totp.setUp.label": "آتھنٹیکیٹر ایپ سیٹ اپ کریں",
 "security.totp.remove.label": "آتھنٹیکیٹر ایپ ہٹائیں",
 "security.totp.title": "آتھنٹیکیٹر ایپ سیٹ اپ کریں",
 "security.totp.body": "اسے اپنے فون کی آتھنٹیکیٹر ایپ سے اسکین کریں۔ پھر وہ ہر 30 سیکنڈ میں نیا کوڈ دکھائے گی۔",
 "security.totp.qr": "آپ کی آتھنٹیکیٹر ایپ کے لیے QR کوڈ",
 "security.totp.byHand": "یا یہ کلید ایپ میں ٹائپ کریں",
 "security.totp.keep.title": "یہ بیک اپ کوڈز محفوظ رکھیں",
 "security.totp.keep.body": "ہر کوڈ ایک بار ایپ کی جگہ کام کرتا ہے۔ اگر آپ اپنا فون اور یہ کوڈز کھو دیں تو آپ کا لاگ ان نئی ڈیوائس پر والٹ نہیں کھول سکتا۔",
 "security.totp.kept": "میں نے محفوظ رکھ لیے",
 "security.totp.confirm.title": "کوڈ ٹائپ کریں",
 "security.totp.confirm.body": "وہ چھ ہندسے جو آپ کی آتھنٹیکیٹر ایپ ابھی دکھا رہی ہے۔",
 "security.totp.turnOn": "آن کریں",
 "security.totp.codeLabel": "ایپ کا کوڈ",
 "security.totp.backupLabel": "بیک اپ کوڈ",
 "security.totp.useBackup": "بیک اپ کوڈ استعمال کریں",
 "security.totp.useApp": "ایپ استعمال کریں",
 "security.totp.step.title": "تصدیق کریں کہ یہ آپ ہیں",
 "security.totp.step.body": "وہ چھ ہندسے ٹائپ کریں جو آپ کی آتھنٹیکیٹر ایپ ابھی دکھا رہی ہے۔",
 "security.totp.unlock.title": "اپنا والٹ کھولیں",
 "security.totp.unlock.body": "آپ کا والٹ ابھی اس ڈیوائس کو نہیں جانتا۔ وہ چھ ہندسے ٹائپ کریں جو آپ کی آتھنٹیکیٹر ایپ ابھی دکھا رہی ہے۔",
 "security.totp.removeTotp.title": "آتھنٹیکیٹر ایپ ہٹائیں؟",
 "security.totp.removeTotp.body": "اس کے بعد کوڈ نہیں مانگے جائیں گے۔ تصدیق کے لیے ایک آخری کوڈ ٹائپ کریں۔",
 "security.done.totp.title": "آپ کی آتھنٹیکیٹر ایپ آن ہے",
 "security.done.totp.body": "اب سے آپ کا والٹ ایسی نئی ڈیوائس پر بھروسا کرنے سے پہلے کوڈ مانگتا ہے جس کے پاس صرف آپ کا لاگ ان ہو۔",
 "security.done.removeTotp.title": "ہٹا دی گئی",
 "security.done.removeTotp.body": "آپ کا والٹ اب کوڈ نہیں مانگتا۔ آپ اپنی ایپ میں اندراج حذف کر سکتے ہیں۔",
 "security.news.totp": "آپ کی آتھنٹیکیٹر ایپ آن ہے۔",
 "security.news.removeTotp": "آپ کا والٹ اب کوڈ نہیں مانگتا۔",
 "security.locked.code": "آپ لاگ ان ہیں۔ یہاں اپنا والٹ کھولنے کے لیے اپنی آتھنٹیکیٹر ایپ استعمال کریں۔",
 "security.problem.codeWrong": "یہ کوڈ درست نہیں، یا پہلے استعمال ہو چکا ہے۔ اپنی ایپ میں اگلے کوڈ کا انتظار کریں۔",
 "security.problem.codeLocked": "بہت زیادہ غلط کوڈ۔ فی الحال کوڈ قبول نہیں ہو رہے؛ بعد میں دوبارہ کوشش کریں۔",
 "security.problem.codeLate": "آپ کا ٹائپ کیا ہوا کوڈ اب شمار نہیں ہوتا۔ یہ ونڈو بند کریں اور دوبارہ شروع کریں۔",
 "security.level.assisted.totp.title": "آپ کا لاگ ان اور ایک کوڈ یہ والٹ کھولتے ہیں",
 "security.level.assisted.totp.body": "نئی ڈیوائس کو آپ کا لاگ ان اور آپ کی آتھنٹیکیٹر ایپ کا کوڈ چاہیے۔ اس والٹ کا آپریٹر پھر بھی اسے کھول سکتا ہے۔",
 "security.locked.other": "کسی اور طریقے سے کھولیں",
 "security.unlock.device": "کوئی اور ڈیوائس استعمال کریں",
 "security.wait.title": "کسی اور ڈیوائس پر منظور کریں",
 "security.wait.body": "جو ڈیوائس آپ کا والٹ کھولتی ہے اس پر “سیکیورٹی” میں جائیں، “نئی ڈیوائس منظور کریں” چنیں، اور یہ کوڈ وہاں ٹائپ کریں۔",
 "security.wait.status": "دوسری ڈیوائس کا انتظار ہے…",
 "security.wait.warning": "یہ کوڈ کسی کو نہ بتائیں۔ یہ ایک بار، 10 منٹ تک کام کرتا ہے۔",
 "security.do.approve": "نئی ڈیوائس منظور کریں",
 "security.title.approve": "نئی ڈیوائس منظور کریں",
 "security.approve.title": "نئی ڈیوائس منظور کریں",
 "security.approve.body": "نئی ڈیوائس پر لاگ ان کریں اور “کوئی اور ڈیوائس استعمال کریں” چنیں۔ پھر وہ کوڈ ٹائپ کریں جو وہ دکھائے۔",
 "security.approve.label": "نئی ڈیوائس پر کوڈ",
 "security.approve.ask": "کیا یہ آپ کی ڈیوائس ہے؟",
 "security.approve.device": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر ",
  "⁨",
  [
   "browser"
  ],
  "⁩",
  " آپ کا والٹ کھولنا چاہتا ہے۔"
 ],
 "security.approve.warning": "صرف اسی صورت میں منظور کریں جب وہ ڈیوائس خود آپ کے ہاتھ میں ہو۔ اگر کوڈ کسی اور شخص نے دیا ہے تو مسترد کریں: وہ والٹ میں موجود سب کچھ لے سکتا ہے۔",
 "security.approve.do": "میرا والٹ کھولنے دیں",
 "security.approve.decline": "مسترد کریں",
 "security.done.approve.title": "نئی ڈیوائس آپ کا والٹ کھولتی ہے",
 "security.done.approve.body": "یہ “ڈیوائسز اور سرگرمی” میں درج ہے، جہاں آپ اسے ہٹا سکتے ہیں۔",
 "security.news.approve": "نئی ڈیوائس آپ کا والٹ کھولتی ہے۔",
 "security.problem.deviceCode": "کوئی نئی ڈیوائس یہ کوڈ نہیں دکھا رہی۔ کوڈ ملائیں، اور چیک کریں کہ ڈیوائس ابھی منتظر ہے۔",
 "security.problem.declined": "دوسری ڈیوائس نے مسترد کر دیا۔",
 "security.problem.ended": "کوڈ کی میعاد ختم ہو گئی۔ نئی ڈیوائس پر دوبارہ شروع کریں۔",
 "security.devices.waits": [
  "نئی، ",
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر۔ یہ ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  " سے آپ کا والٹ کھول سکے گی۔ اگر یہ آپ کی نہیں تو اسے ہٹا دیں۔"
 ],
 "security.title.share": "کسی اور ایپ میں آپ کا والٹ",
 "security.share.title": "اپنا والٹ یہاں بھی استعمال کریں؟",
 "security.share.about": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " پر آپ کا ایک والٹ ہے۔ فیصلہ کریں کہ یہ ایپ بھی وہی استعمال کرے یا الگ والٹ لے۔"
 ],
 "security.share.body": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " اسی فراہم کنندہ کی ہے جس کی وہ ایپ ہے جہاں آپ کا والٹ ہے۔"
 ],
 "security.share.from": "آپ کا والٹ یہاں ہے",
 "security.share.to": "یہاں بھی",
 "security.share.gets": "ایپ آپ کا ایڈریس اور لنک شدہ والٹس دیکھتی ہے، اور دستخط مانگ سکتی ہے۔ ہر ایک کو ہمیشہ کی طرح آپ منظور کرتے ہیں۔",
 "security.share.same": "دونوں ایپس جان سکتی ہیں کہ آپ ایک ہی شخص ہیں۔ آپ کی کلیدیں والٹ میں رہتی ہیں۔",
 "security.share.end": "آپ اسے “ڈیوائسز اور سرگرمی” میں ختم کر سکتے ہیں۔",
 "security.share.yes": "یہ والٹ استعمال کریں",
 "security.share.no": "الگ والٹ بنائیں",
 "security.share.foot": "الگ والٹ کی صورت میں آپ سے دوبارہ نہیں پوچھا جائے گا۔",
 "security.done.share.title": "وہی والٹ، یہاں بھی",
 "security.done.share.body": "آپ یہ ونڈو بند کر سکتے ہیں۔",
 "security.done.separate.title": "الگ والٹ",
 "security.done.separate.body": "ایپس الگ رہتی ہیں۔ آپ یہ ونڈو بند کر سکتے ہیں۔",
 "security.apps.heading": "اس والٹ والی دیگر ایپس",
 "security.apps.this": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  "، یہ ایپ"
 ],
 "security.apps.since": [
  "⁨",
  [
   "name"
  ],
  "⁩",
  "، ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  " شامل کی گئی"
 ],
 "security.apps.remove": [
  "⁨",
  [
   "site"
  ],
  "⁩",
  " سے والٹ ہٹائیں"
 ],
 "security.remove.app.title": "اس ایپ سے والٹ ہٹائیں؟",
 "security.remove.app.body": "ایپ فوراً لاگ آؤٹ ہو جائے گی، اور پھر دستخط نہیں مانگ سکے گی۔ وہاں اگلے لاگ ان پر آپ دوبارہ فیصلہ کریں گے۔",
 "security.confirm.row": "میری پاس کی مانگیں",
 "security.confirm.about.none": "آپ کی پہلے شامل کردہ پاس کیز نہیں مانگی جا سکتیں۔ اس سہولت کے لیے ایک اور شامل کریں۔",
 "security.confirm.about.never": "کبھی نہیں۔ آپ کے کھلے براؤزر پر بیٹھا کوئی شخص کچھ منظور کر سکتا ہے۔",
 "security.confirm.about.above": "ایک رقم سے اوپر، اور ہر اس چیز کے لیے جس کی مالیت معلوم نہیں۔",
 "security.confirm.about.always": "ہر منظوری پر۔ آپ کی پاس کی کے بغیر کسی چیز پر دستخط نہیں ہوتے۔",
 "security.confirm.about.ending": "ہر منظوری پر، مگر جلد ہی نہیں: یہ پاس کی کے بغیر مانگا گیا تھا۔ اسے برقرار رکھنے کے لیے اپنی پاس کی ایک بار استعمال کریں۔",
 "security.confirm.change": "بدلیں",
 "security.confirm.change.label": "بدلیں کہ میری پاس کی کب مانگی جائے",
 "security.confirm.title": "آپ کی پاس کی کب مانگی جائے",
 "security.confirm.body": "پھر منظوریوں کے لیے آپ کی پاس کی بھی چاہیے۔ آپ کا انتخاب آپ کی دوسری ڈیوائسز پر بھی لاگو ہوگا۔",
 "security.confirm.mode.never": "کبھی نہیں",
 "security.confirm.mode.never.about": "منظوری کافی ہے۔",
 "security.confirm.mode.above": "ایک رقم سے اوپر",
 "security.confirm.mode.above.about": "اور ٹوکنز، اجازتوں، پیغامات اور کانٹریکٹ کالز کے لیے۔",
 "security.confirm.mode.always": "ہر منظوری پر",
 "security.confirm.mode.always.about": "سرور آپ کی کلید کا اپنا نصف حصہ صرف آپ کی پاس کی کے ساتھ دیتا ہے۔",
 "security.confirm.limit": [
  "اس سے زیادہ (",
  "⁨",
  [
   "coin"
  ],
  "⁩",
  ")"
 ],
 "security.confirm.limits.about": "ہر منظوری اپنی فیس سمیت الگ شمار ہوتی ہے۔ دیگر کوائنز کے لیے آپ کی پاس کی ہمیشہ مانگی جاتی ہے۔",
 "security.confirm.save": "میری پاس کی سے محفوظ کریں",
 "security.confirm.use": "اپنی پاس کی استعمال کریں",
 "security.confirm.back": "واپس",
 "security.confirm.step.title": "تصدیق کریں کہ یہ آپ ہیں",
 "security.confirm.step.body": "آپ نے طے کیا ہے کہ جب بھی والٹ کھولا جائے آپ کی پاس کی مانگی جائے۔ اس کے بعد آپ دو منٹ تک والٹ میں تبدیلی کر سکتے ہیں۔",
 "security.confirm.lost": "میرے پاس اب پاس کی نہیں ہے",
 "security.confirm.lost.title": "پاس کی کے بغیر بند کریں؟",
 "security.confirm.lost.body": "یہ تین دن میں ختم ہو جائے گا، اور آپ کو ابھی ایک ای میل ملے گی۔ اگر تب تک آپ کی کوئی پاس کی استعمال ہوئی تو یہ آن رہے گا۔",
 "security.confirm.lost.do": "تین دن میں ختم کریں",
 "security.done.confirm.title": "آپ کا انتخاب محفوظ ہو گیا",
 "security.done.confirm.body": "یہ اب سے آپ کی تمام ڈیوائسز پر لاگو ہے۔",
 "security.done.confirmEnding.title": "یہ تین دن میں ختم ہو جائے گا",
 "security.done.confirmEnding.body": "تب تک آپ کی پاس کی کے بغیر کسی چیز پر دستخط نہیں ہوتے۔",
 "security.news.confirm": "آپ کی پاس کی کب مانگی جائے، یہ بدل دیا گیا۔",
 "security.news.confirmEnding": "تین دن بعد آپ کی پاس کی نہیں مانگی جائے گی۔",
 "security.problem.confirmWrong": "یہ پاس کی قبول نہیں ہوئی۔ اس والٹ کی پاس کی استعمال کریں، اور دوبارہ کوشش کریں۔",
 "security.problem.noLimit": "کم از کم ایک کوائن کے لیے رقم ٹائپ کریں۔",
 "security.problem.badLimit": "رقم ہندسوں میں ٹائپ کریں، جیسے 0.1۔",
 "security.level.assisted.confirm.title": "آپ کا لاگ ان یہ والٹ صرف آپ کی پاس کی کے ساتھ کھولتا ہے",
 "security.level.assisted.confirm.body": "آپ کی پاس کی کے بغیر لاگ ان کوئی نئی ڈیوائس نہیں کھولتا اور کسی چیز پر دستخط نہیں ہوتے۔ اس والٹ کا آپریٹر پھر بھی اسے کھول سکتا ہے۔",
 "security.looks.heading": "سپورٹ نے کیا کیا",
 "security.looks.app": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " کی سپورٹ نے آپ کا اکاؤنٹ دیکھا"
 ],
 "security.looks.operator": [
  "اس والٹ سروس کے آپریٹر نے ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " کے لیے آپ کا اکاؤنٹ دیکھا"
 ],
 "security.looks.disabled": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " نے آپ کا اکاؤنٹ بند کر دیا"
 ],
 "security.looks.enabled": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " نے آپ کا اکاؤنٹ دوبارہ کھول دیا"
 ],
 "security.looks.deletion-asked": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " نے آپ کا اکاؤنٹ حذف کرنے کو کہا"
 ],
 "security.looks.deletion-cancelled": [
  "⁨",
  [
   "app"
  ],
  "⁩",
  " اب آپ کا اکاؤنٹ حذف کرنے کو نہیں کہہ رہی"
 ],
 "security.looks.deletion-stopped": [
  "آپ نے ",
  "⁨",
  [
   "app"
  ],
  "⁩",
  " پر اپنا اکاؤنٹ برقرار رکھا"
 ],
 "security.looks.erases": [
  "یہ اکاؤنٹ اور اس کا والٹ ",
  "⁨",
  [
   "time"
  ],
  "⁩",
  " کو حذف ہو جائیں گے۔ انہیں برقرار رکھنے کے لیے ہماری ای میل میں دیا گیا لنک کھولیں۔ والٹ میں موجود چیزیں رکھنے کے لیے اس سے پہلے اس کے بازیابی کے الفاظ محفوظ کر لیں۔"
 ],
 "security.leaving.title": "اس ایپ نے آپ کا اکاؤنٹ بند کر دیا ہے",
 "security.leaving.body": [
  "آپ ",
  "⁨",
  [
   "host"
  ],
  "⁩",
  " پر اپنا والٹ اب استعمال نہیں کر سکتے۔ یہ اب بھی آپ کا ہے: اس کے بازیابی کے الفاظ محفوظ کریں، اور اسے کسی اور والٹ میں کھولیں۔"
 ],
 "security.leaving.continue": "میرا والٹ ساتھ لے جائیں",
 "security.leaving.close": "بند کریں"
}
export default catalogue
