// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "لاگ ان",
 "social.preparing": "آپ کا لاگ ان تیار ہو رہا ہے…",
 "social.leaving": "آپ کو {provider} پر لے جایا جا رہا ہے…",
 "social.number.title": "آپ کو کون سا نمبر نظر آ رہا ہے؟",
 "social.number.body": "وہ نمبر چنیں جو {host} کا صفحہ اپنے لاگ ان میں دکھا رہا ہے۔ اگر کوئی صفحہ نمبر نہیں دکھا رہا تو یہ ونڈو بند کر دیں۔",
 "social.refused.title": "وہ کوئی اور نمبر تھا",
 "social.refused.body": "آپ کے اکاؤنٹ کی حفاظت کے لیے یہ لاگ ان روک دیا گیا۔ یہ ونڈو بند کریں اور دوبارہ شروع کریں۔",
 "social.ended.title": "یہ لاگ ان ختم ہو چکا ہے",
 "social.ended.body": "یہ ونڈو بند کریں اور جس صفحے سے آئے تھے وہاں دوبارہ شروع کریں۔",
 "social.elsewhere.title": "دوسری ونڈو میں جاری رکھیں",
 "social.elsewhere.body": "یہ لاگ ان پہلے سے ایک اور ونڈو میں کھلا ہے۔ آپ یہ ونڈو بند کر سکتے ہیں۔",
 "social.failed.title": "یہ نہیں ہو سکا",
 "social.failed.body": "لاگ ان شروع نہیں ہو سکا۔ یہ ونڈو بند کریں اور دوبارہ کوشش کریں۔",
 "social.offline": "ہم سرور تک نہیں پہنچ پا رہے۔ ہم کوشش جاری رکھے ہوئے ہیں۔",
 "social.close": "یہ ونڈو بند کریں"
} as const
