// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "रिकवरी शब्द",
 "exit.ask.title": "अपने रिकवरी शब्द देखें",
 "exit.ask.login": "शब्द देखने के लिए पिछले दस मिनट का लॉग इन ज़रूरी है। अगर आपका लॉग इन पुराना है, तो पहले आपको ईमेल से एक कोड मिलेगा।",
 "exit.ask.again": "शब्द देखने के लिए पिछले दस मिनट का लॉग इन ज़रूरी है। अगर आपका लॉग इन पुराना है, तो पहले लॉग आउट करके फिर लॉग इन करें।",
 "exit.ask.factor": "पहले पासकी या अपनी रिकवरी किट इस्तेमाल करें।",
 "exit.ask.warning.anyone": "जिसके पास भी ये शब्द हों, वह इस वॉलेट का सब कुछ हमेशा के लिए ले सकता है।",
 "exit.ask.warning.asked": "किसी ऐप या सपोर्ट को इनकी कभी ज़रूरत नहीं होती। अगर कोई व्यक्ति या पेज आपसे ये माँगे, तो यह चोरी है।",
 "exit.ask.show": "मेरे शब्द दिखाएँ",
 "exit.ask.passkey": "पासकी इस्तेमाल करें",
 "exit.ask.kit": "किट इस्तेमाल करें",
 "exit.code.title": "कोड डालें",
 "exit.code.body": [
  "हमने ",
  [
   "email"
  ],
  " पर 8 अंकों का कोड भेजा है।"
 ],
 "exit.code.label": "कोड",
 "exit.problem.login": "इसके लिए आपका लॉग इन बहुत पुराना है। लॉग आउट करें, फिर लॉग इन करें, और दस मिनट के अंदर वापस आएँ।",
 "exit.problem.code": "यह आखिरी ईमेल का कोड नहीं है। एक बार फिर मिलाएँ।",
 "exit.problem.ended": "यह कोड अब काम नहीं करता। यह विंडो बंद करें और फिर से शुरू करें।",
 "exit.words.title": "आपके रिकवरी शब्द",
 "exit.words.body": [
  "ये ",
  [
   "count"
  ],
  " शब्द, इसी क्रम में, किसी भी वॉलेट ऐप में आपके अकाउंट खोलते हैं। इन्हें प्रिंट करें, लिख लें, या फ़ाइल में रखें।"
 ],
 "exit.words.list": "रिकवरी शब्द",
 "exit.words.show": "शब्द दिखाएँ",
 "exit.words.hide": "शब्द छिपाएँ",
 "exit.words.test": "मेरी एग्ज़िट किट परखें",
 "exit.words.assisted": "इस वॉलेट का ऑपरेटर भी अभी इसे खोल सकता है। जब सिर्फ़ आप खोल सकेंगे, तब आप इन शब्दों को अपनी एग्ज़िट किट के रूप में परख सकेंगे।",
 "exit.file.save": "फ़ाइल सेव करें",
 "exit.file.about": "यह फ़ाइल किसी भी ब्राउज़र में, बिना इंटरनेट के, इस कोड से खुलती है। कोड लिख लें और उसे फ़ाइल से अलग रखें।",
 "exit.file.code": "फ़ाइल का कोड",
 "exit.file.title": "आपके वॉलेट की एग्ज़िट किट",
 "exit.file.how": "इस फ़ाइल में आपके वॉलेट के रिकवरी शब्द एन्क्रिप्ट किए हुए हैं। उन्हें पढ़ने के लिए इसका कोड टाइप करें। कहीं कुछ नहीं भेजा जाता: यह बिना इंटरनेट के काम करती है।",
 "exit.file.open": "खोलें",
 "exit.file.wrong": "यह कोड फ़ाइल नहीं खोलता। इसमें 26 अक्षर और अंक होते हैं।",
 "exit.test.title": "अपनी एग्ज़िट किट परखें",
 "exit.test.words": "ये शब्द अपनी कॉपी से टाइप करें।",
 "exit.test.file": "सेव की गई फ़ाइल चुनें, और उसका कोड अपनी कॉपी से टाइप करें।",
 "exit.test.word": [
  "शब्द ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "फ़ाइल",
 "exit.test.useFile": "फ़ाइल परखें",
 "exit.test.useWords": "शब्द परखें",
 "exit.test.back": "शब्द फिर दिखाएँ",
 "exit.test.wrongWord": "यह वह शब्द नहीं है। एक बार फिर मिलाएँ।",
 "exit.test.wrongFile": "इस फ़ाइल और कोड से इस वॉलेट के शब्द नहीं मिलते। कोड एक बार फिर मिलाएँ।",
 "exit.test.noFile": "पहले फ़ाइल चुनें।",
 "exit.finish.title": "आपकी एग्ज़िट किट काम करती है",
 "exit.finish.body": "पूरा करें, ताकि आपका वॉलेट इसे याद रखे।",
 "exit.finish.do": "पूरा करें",
 "exit.sheet.title": "आपके वॉलेट की एग्ज़िट किट",
 "exit.sheet.how": "शब्दों को उनके क्रम में किसी भी ऐसे वॉलेट ऐप में टाइप करें जो रिकवरी शब्द (BIP-39) इंपोर्ट करता हो। अगर वह डेरिवेशन पाथ माँगे, तो एड्रेस के नीचे वाला डालें। उसके बाद एड्रेस मिलाएँ।",
 "exit.sheet.path": [
  "पाथ: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "कोई पाथ नहीं: सिर्फ़ शब्द (sr25519)",
 "exit.sheet.safe": "स्मार्ट अकाउंट, अगर किसी ऐप ने आपको दिया हो: ऊपर दिया Ethereum अकाउंट इसका मालिक है",
 "exit.import.title": "अपने मौजूदा शब्द इस्तेमाल करें",
 "exit.import.warning": "आपका मौजूदा वॉलेट यहाँ फिर नहीं खुलेगा। पहले उसके शब्द सँभाल लें, कहीं उसमें कुछ हो।",
 "exit.import.keep": "ये आपके मौजूदा वॉलेट के शब्द हैं। इन्हें सँभालकर रखें: इसके बाद उस तक पहुँचने का यही एकमात्र रास्ता हैं।",
 "exit.import.next": "मैंने सँभाल लिए",
 "exit.import.type": "अपने शब्द टाइप करें",
 "exit.import.body": "किसी दूसरे वॉलेट के 12 या 24 रिकवरी शब्द, उनके क्रम में। इनके ऊपर पासफ़्रेज़ समर्थित नहीं है।",
 "exit.import.wrong": "ये 12 या 24 मान्य रिकवरी शब्द नहीं हैं। हर शब्द मिलाएँ।",
 "exit.import.confirm": "क्या यह आपका वॉलेट है?",
 "exit.import.compare": "एड्रेस मिलाएँ। इस वॉलेट में हर तरह का सिर्फ़ पहला अकाउंट है।",
 "exit.import.do": "यह वॉलेट इस्तेमाल करें",
 "exit.keys.title": "इंपोर्ट की गई कुंजियाँ",
 "exit.keys.body": "आपके शब्द इन्हें वापस नहीं लाते। ये फ़ाइल और कागज़ में भी हैं।",
 "exit.sheet.imported": "इंपोर्ट की गई कुंजी: शब्द इसे वापस नहीं लाते",
 "exit.key.title": "निजी कुंजी इंपोर्ट करें",
 "exit.key.body": "एक अकाउंट की कुंजी पेस्ट करें, जैसी आपका दूसरा वॉलेट एक्सपोर्ट करता है: Ethereum के लिए हेक्स अंक, Solana के लिए base58 या संख्याओं की सूची, Bitcoin के लिए K या L से शुरू होने वाला टेक्स्ट।",
 "exit.key.warning.words": "आपके रिकवरी शब्द इस अकाउंट को वापस नहीं लाएँगे। इसकी कुंजी सँभालकर रखें, या बाद में एग्ज़िट किट बनाएँ।",
 "exit.key.warning.given": "किसी और की दी हुई कुंजी कभी इंपोर्ट न करें: वहाँ जो भी आए, वह व्यक्ति ले सकता है।",
 "exit.key.field": "निजी कुंजी",
 "exit.key.wrong": "यह ऐसी निजी कुंजी नहीं है जिसे यह वॉलेट इस्तेमाल कर सके। एड्रेस या रिकवरी शब्द यहाँ काम नहीं करते।",
 "exit.key.confirm": "क्या यह आपका अकाउंट है?",
 "exit.key.compare": "एड्रेस को अपने दूसरे वॉलेट के एड्रेस से मिलाएँ।",
 "exit.key.name": "नाम",
 "exit.key.name.first": [
  "इंपोर्ट किया गया ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "नाम में 1 से 32 वर्ण होते हैं।",
 "exit.key.do": "यह अकाउंट इंपोर्ट करें",
 "exit.key.exists": "यह अकाउंट पहले से आपके वॉलेट में है।",
 "exit.key.full": "आपके वॉलेट में इंपोर्ट की गई कुंजियों की अधिकतम संख्या है।",
 "security.level.temporary.title": "सिर्फ़ इस ब्राउज़र में",
 "security.level.temporary.body": "अगर इस ब्राउज़र का डेटा मिट जाए, तो वॉलेट हमेशा के लिए चला जाएगा। आपने कोई ईमेल नहीं दिया है, और ऑपरेटर भी इसे नहीं खोल सकता।",
 "security.level.assisted.title": "यह वॉलेट खोलने के लिए आपका ईमेल ही काफ़ी है",
 "security.level.assisted.body": "ईमेल से लॉग इन इसे किसी भी नए डिवाइस पर खोल देता है। आपका ईमेल पढ़ने वाला व्यक्ति और इस वॉलेट का ऑपरेटर भी ऐसा कर सकते हैं।",
 "security.level.assisted.login.title": "यह वॉलेट खोलने के लिए आपका लॉग इन ही काफ़ी है",
 "security.level.assisted.provider.body": "प्रदाता के पास आपका अकाउंट इसे किसी भी नए डिवाइस पर खोल देता है। उस अकाउंट तक पहुँच जाने वाला व्यक्ति और इस वॉलेट का ऑपरेटर भी ऐसा कर सकते हैं।",
 "security.level.assisted.token.body": [
  [
   "host"
  ],
  " पर आपका अकाउंट इसे किसी भी नए डिवाइस पर खोल देता है। उस अकाउंट तक पहुँच जाने वाला व्यक्ति, खुद ",
  [
   "host"
  ],
  ", और इस वॉलेट का ऑपरेटर भी ऐसा कर सकते हैं।"
 ],
 "security.level.fragile.title": "इसे सिर्फ़ आप खोल सकते हैं, एक तरीके से",
 "security.level.fragile.body": "न अकेला आपका लॉग इन इसे खोलता है, न ऑपरेटर। लेकिन अगर आप अपने डिवाइस और अपनी एकमात्र पासकी या किट खो दें, तो वॉलेट खो जाएगा।",
 "security.level.secured.title": "यह वॉलेट सिर्फ़ आप खोल सकते हैं",
 "security.level.secured.body": "न अकेला आपका लॉग इन इसे खोलता है, न ऑपरेटर। नए डिवाइस को आपकी किसी पासकी या किट की ज़रूरत होती है।",
 "security.level.exit.title": "इसे सिर्फ़ आप खोल सकते हैं, हमारे बिना भी",
 "security.level.exit.body": "आपने यह वॉलेट इसके शब्दों से वापस पाकर देखा है। यह सेवा बंद हो जाए, तब भी यह आपका रहेगा।",
 "security.factors": "इसे क्या खोलता है",
 "security.factor.device.title": "यह डिवाइस",
 "security.factor.device.about": "जब तक आप इस ब्राउज़र का डेटा न मिटाएँ।",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " दूसरा डिवाइस या साइट"
    ],
    "other": [
     0,
     " दूसरे डिवाइस या साइटें"
    ]
   }
  ]
 ],
 "security.factor.others.about": "जहाँ आप इसे पहले खोल चुके हैं।",
 "security.factor.passkey.title": "पासकी",
 "security.factor.passkey.numbered": [
  "पासकी ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "यह डिवाइस खो जाए तो काम आती है।",
 "security.factor.kit.title": "रिकवरी किट",
 "security.factor.kit.numbered": [
  "रिकवरी किट ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "कागज़ पर। बाकी सब खो जाए तो काम आती है।",
 "security.factor.escrow.title": "ईमेल, ऑपरेटर की मदद से",
 "security.factor.escrow.login": "आपका लॉग इन, ऑपरेटर की मदद से",
 "security.factor.escrow.about": "बाकी सब खो जाए तो काम आता है। ऑपरेटर भी इसका इस्तेमाल कर सकता है।",
 "security.remove": "हटाएँ",
 "security.remove.kit.label": [
  "रिकवरी किट ",
  [
   "number"
  ],
  " हटाएँ"
 ],
 "security.remove.passkey.label": [
  "पासकी ",
  [
   "number"
  ],
  " हटाएँ"
 ],
 "security.remove.kit.title": "यह रिकवरी किट हटाएँ?",
 "security.remove.kit.body": "इसके 26 वर्ण फिर आपका वॉलेट नहीं खोलेंगे। इसे पलटा नहीं जा सकता, लेकिन आप दूसरी किट बना सकते हैं।",
 "security.remove.passkey.title": "यह पासकी हटाएँ?",
 "security.remove.passkey.body": "यह फिर आपका वॉलेट नहीं खोलेगी। बाद में इसे अपने डिवाइस या पासवर्ड मैनेजर से मिटा दें।",
 "security.remove.leavesOne": "फिर नए डिवाइस पर वॉलेट खोलने का एक ही तरीका बचेगा। अगर आप उसे और अपने डिवाइस खो दें, तो वॉलेट खो सकता है।",
 "security.window.why": "यह आपके वॉलेट की विंडो में होता है, जिसे कोई पेज पढ़ या ढक नहीं सकता।",
 "security.window.open": "जो विंडो खुली है, उसमें जारी रखें।",
 "security.window.blocked": "विंडो नहीं खुली। इस पेज के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।",
 "security.window.closed": "विंडो बंद हो गई। कुछ नहीं बदला है।",
 "security.window.again": "फिर से खोलें",
 "security.window.close": "यह विंडो बंद करें",
 "security.news.kit": "आपकी रिकवरी किट तैयार है।",
 "security.news.passkey": "आपकी पासकी तैयार है।",
 "security.news.guest": "आपकी पासकी तैयार है। अब से इसी से लॉग इन करें।",
 "security.news.secure": "अब से यह वॉलेट सिर्फ़ आप खोल सकते हैं।",
 "security.news.remove": "इससे अब यह वॉलेट नहीं खुलता।",
 "security.next.kit": "अगला: कागज़ पर एक कोड, जो बाकी सब खो जाने पर आपका वॉलेट खोलता है।",
 "security.next.passkey": "अगला: एक दूसरा तरीका, ताकि एक खोने पर वॉलेट न जाए।",
 "security.next.passkey.guest": "अगला: पासकी, जो दूसरे ब्राउज़र में भी आपका वॉलेट खोलती है।",
 "security.next.secure": "अगला: अकेले लॉग इन और ऑपरेटर के लिए रास्ता बंद करें।",
 "security.next.none": "अपनी पासकी और किट अलग-अलग जगहों पर रखें।",
 "security.do.kit": "रिकवरी किट बनाएँ",
 "security.do.kit.another": "एक और रिकवरी किट बनाएँ",
 "security.do.passkey": "पासकी जोड़ें",
 "security.do.passkey.another": "एक और पासकी जोड़ें",
 "security.do.passkey.guest": "पासकी से सुरक्षित करें",
 "security.do.secure": "सिर्फ़ मेरा बनाएँ",
 "security.done": "हो गया",
 "security.continue": "जारी रखें",
 "security.cancel": "रद्द करें",
 "security.done.kit.title": "आपकी रिकवरी किट तैयार है",
 "security.done.kit.body": "इसे वहीं रखें जहाँ आप अपना पासपोर्ट रखते हैं, और सिर्फ़ उन्हें बताएँ जिन्हें आप अपनी चाबियाँ दे सकते हैं।",
 "security.done.passkey.title": "आपकी पासकी तैयार है",
 "security.done.passkey.body": "यह हर उस डिवाइस पर आपका वॉलेट खोलती है जिसमें यह हो।",
 "security.done.secure.title": "यह वॉलेट सिर्फ़ आपका है",
 "security.done.secure.body": "अब न अकेला आपका लॉग इन इसे खोलता है, न ऑपरेटर।",
 "security.done.remove.title": "हटाया गया",
 "security.done.remove.body": "यह अब आपका वॉलेट नहीं खोलता।",
 "security.done.unlock.title": "आपका वॉलेट खुला है",
 "security.done.unlock.body": "यह डिवाइस अब से इसे खोलता है।",
 "security.title.kit": "रिकवरी किट",
 "security.title.passkey": "पासकी जोड़ें",
 "security.title.secure": "यह वॉलेट सिर्फ़ अपना बनाएँ",
 "security.title.remove": "हटाएँ",
 "security.title.unlock": "अपना वॉलेट खोलें",
 "security.kit.title": "आपकी रिकवरी किट",
 "security.kit.body": [
  "ये 26 वर्ण प्रिंट करें या लिख लें। आपके डिवाइस खो जाएँ तो ये आपका वॉलेट खोलते हैं। इन्हें सिर्फ़ ",
  [
   "host"
  ],
  " पर टाइप करें।"
 ],
 "security.kit.kept": "मैंने सँभाल ली है",
 "security.kit.copy": "कॉपी करें",
 "security.kit.copied": "कॉपी हो गया",
 "security.kit.print": "प्रिंट करें",
 "security.check.title": "अपनी किट जाँचें",
 "security.check.body": "ये दो समूह अपनी कॉपी से टाइप करें।",
 "security.check.group": [
  "समूह ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "किट में यह नहीं लिखा है। एक बार फिर मिलाएँ।",
 "security.check.back": "किट फिर दिखाएँ",
 "security.sheet.about": "इस कोड से आप लॉग इन करने के बाद नए डिवाइस पर अपना वॉलेट खोलते हैं। जिसके पास यह हो और जो आपके रूप में लॉग इन कर सके, वह आपका वॉलेट इस्तेमाल कर सकता है: इसे गुप्त रखें।",
 "security.sheet.wallet": "वॉलेट",
 "security.sheet.date": "बनाने की तारीख",
 "security.sheet.account": "अकाउंट",
 "security.sheet.how": "इस्तेमाल का तरीका: नए डिवाइस पर लॉग इन करें, अपने वॉलेट की विंडो में “रिकवरी किट” चुनें, और कोड टाइप करें। स्पेस, हाइफ़न और छोटे अक्षरों से फ़र्क नहीं पड़ता।",
 "security.passkey.title": "पासकी जोड़ें",
 "security.passkey.body": "पासकी आपके फ़ोन, कंप्यूटर, पासवर्ड मैनेजर या सिक्योरिटी की में रहती है। यह हर उस डिवाइस पर यह वॉलेट खोलती है जिसमें यह हो।",
 "security.passkey.create": "पासकी बनाएँ",
 "security.problem.cancelled": "कोई पासकी इस्तेमाल नहीं हुई। तैयार होने पर फिर कोशिश करें।",
 "security.problem.noPrf": "यह पासकी वॉलेट की रक्षा नहीं कर सकती, क्योंकि जहाँ यह रखी है वहाँ गुप्त मान (PRF) नहीं बनाए जा सकते। दूसरा डिवाइस या पासवर्ड मैनेजर, या रिकवरी किट इस्तेमाल करें। आप यह पासकी मिटा सकते हैं।",
 "security.problem.foreign": "इस पासकी से यह वॉलेट नहीं खुलता। कोई दूसरी चुनें।",
 "security.problem.unsupported": "यह ब्राउज़र यहाँ पासकी इस्तेमाल नहीं कर सकता। दूसरा ब्राउज़र, या रिकवरी किट इस्तेमाल करें।",
 "security.problem.wrongKit": "इस कोड से यह वॉलेट नहीं खुलता। इसे अपनी किट से मिलाएँ।",
 "security.problem.badKit": "रिकवरी किट में 26 अक्षर और अंक होते हैं। कुछ छूट गए हैं, या कोई एक उनमें से नहीं है जो इसमें इस्तेमाल होते हैं।",
 "security.problem.conflict": "किसी दूसरे डिवाइस ने अभी-अभी वॉलेट बदला है। फिर कोशिश करें।",
 "security.problem.limited": "वॉलेट बहुत ज़्यादा बार खोला गया। कुछ मिनट रुकें, फिर कोशिश करें।",
 "security.problem.stopped": "फ़िलहाल वॉलेट रोके गए हैं। बाद में फिर कोशिश करें।",
 "security.problem.failed": "यह नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "security.kitField.hint": "26 अक्षर और अंक। स्पेस, हाइफ़न और छोटे अक्षरों से फ़र्क नहीं पड़ता।",
 "security.unlock.title": "अपना वॉलेट खोलें",
 "security.unlock.body": "आपका वॉलेट अभी इस डिवाइस को नहीं जानता। पासकी, अपनी रिकवरी किट, या वह डिवाइस इस्तेमाल करें जो इसे खोलता है।",
 "security.unlock.passkey": "पासकी इस्तेमाल करें",
 "security.unlock.or": "या",
 "security.unlock.kit": "किट से खोलें",
 "security.secure.title": "यह वॉलेट सिर्फ़ अपना बनाएँ",
 "security.secure.body": "फिर सिर्फ़ आपकी पासकी, आपकी किट और यह डिवाइस इसे खोलेंगे।",
 "security.secure.do": "सिर्फ़ मैं इसे खोल सकूँ",
 "security.secure.warning.email": "अकेला आपका लॉग इन फिर इसे नहीं खोलेगा, और ऑपरेटर दोबारा अंदर आने में आपकी मदद नहीं कर सकेगा।",
 "security.secure.warning.loss": "अगर आप हर पासकी, किट और डिवाइस खो दें, तो वॉलेट और उसमें रखा सब कुछ हमेशा के लिए खो जाएगा।",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "आपका दूसरा डिवाइस या साइट एक बार पासकी या किट माँगेगा।",
    "other": [
     "आपके ",
     0,
     " दूसरे डिवाइस या साइटें एक बार पासकी या किट माँगेंगे।"
    ]
   }
  ]
 ],
 "security.secure.show": "पहले दिखाएँ कि वे काम करती हैं",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "अपनी पासकी इस्तेमाल करें",
    "other": [
     0,
     " में से पासकी ",
     [
      "number"
     ],
     " इस्तेमाल करें"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "आपकी पासकी काम करती है",
 "security.secure.samePasskey": "आप इसे पहले ही इस्तेमाल कर चुके हैं। कोई दूसरी पासकी चुनें।",
 "security.locked.title": "यह डिवाइस नया है",
 "security.locked.body": "आप लॉग इन हैं। यहाँ अपना वॉलेट खोलने के लिए पासकी, अपनी रिकवरी किट, या अपना कोई दूसरा डिवाइस इस्तेमाल करें।",
 "security.locked.open": "मेरा वॉलेट खोलें",
 "security.news.export": "आपने अपनी एग्ज़िट किट परख ली है।",
 "security.next.export": "अगला: एग्ज़िट किट, ताकि यह सेवा बंद हो जाए तब भी वॉलेट आपका रहे।",
 "security.do.export": "एग्ज़िट किट बनाएँ",
 "security.do.words": "मेरे रिकवरी शब्द दिखाएँ",
 "security.done.exit.title": "आप कभी भी जा सकते हैं",
 "security.done.exit.body": "आपने अपने शब्द परख लिए हैं। वे यह वॉलेट दूसरे ऐप में खोलते हैं, भले ही यह सेवा बंद हो जाए।",
 "security.devices.title": "डिवाइस और गतिविधि",
 "security.devices.heading": "आप कहाँ लॉग इन हैं",
 "security.devices.this": [
  "यह डिवाइस, ",
  [
   "site"
  ],
  " पर"
 ],
 "security.devices.used": [
  [
   "site"
  ],
  " पर, आखिरी इस्तेमाल ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  [
   "site"
  ],
  " पर ",
  [
   "browser"
  ],
  " को हटाएँ"
 ],
 "security.devices.back": "वापस",
 "security.activity.heading": "क्या-क्या किया गया",
 "security.activity.none": "अभी तक किसी पर हस्ताक्षर नहीं हुआ।",
 "security.activity.signed": [
  [
   "site"
  ],
  " पर हस्ताक्षर हुआ"
 ],
 "security.activity.signed.removed": "ऐसे डिवाइस पर हस्ताक्षर हुआ जिसे आपने हटा दिया",
 "security.activity.exported": [
  [
   "site"
  ],
  " पर रिकवरी शब्द दिखाए गए"
 ],
 "security.activity.exported.removed": "रिकवरी शब्द ऐसे डिवाइस पर दिखाए गए जिसे आपने हटा दिया",
 "security.remove.device.title": "यह डिवाइस हटाएँ?",
 "security.remove.device.body": "यह तुरंत लॉग आउट हो जाएगा, और आपका वॉलेट दोबारा खोलने से पहले पासकी, आपकी किट या नया लॉग इन माँगेगा।",
 "security.devices.loading": "लोड हो रहा है…",
 "security.do.import": "अपने मौजूदा शब्द इस्तेमाल करें",
 "security.done.import.title": "आपके शब्द लागू हो गए",
 "security.done.import.body": "अब आप लॉग आउट हैं। यह वॉलेट इस्तेमाल करने के लिए फिर लॉग इन करें।",
 "security.problem.worn": "बहुत ज़्यादा कोशिशें हो गईं। यह विंडो बंद करके फिर खोलें।",
 "security.problem.noneHere": "कोई पासकी इस्तेमाल नहीं हुई। अगर आपकी पासकी किसी दूसरे डिवाइस पर है, तो वहाँ से इस्तेमाल करें। अगर आपने उसे मिटा दिया है, तो आपकी दूसरी पासकी से लॉग इन हो सकता है। अगर कोई नहीं बची, तो नई बनाएँ: उसके साथ एक नया, खाली वॉलेट आता है।",
 "security.problem.unknown": "यह पासकी यहाँ लॉग इन नहीं करती। यह किसी दूसरी साइट के लिए बनी थी, या सिर्फ़ किसी दूसरे लॉग इन के बाद वॉलेट खोलने के लिए। कोई दूसरी चुनें, या वापस जाकर दूसरा तरीका अपनाएँ।",
 "security.problem.off": "नई पासकी यहाँ नहीं दी जातीं। लॉग इन का कोई दूसरा तरीका अपनाएँ।",
 "security.login.title": "पासकी से जारी रखें",
 "security.login.about": "पासकी से लॉग इन करें, या नई बनाएँ: उसके साथ उसका अपना वॉलेट आता है।",
 "security.login.body": "पासकी आपके फ़ोन, कंप्यूटर, पासवर्ड मैनेजर या सिक्योरिटी की में रहती है। यह आपको लॉग इन करती है और आपका वॉलेट खोलती है।",
 "security.login.use": "मेरी पासकी इस्तेमाल करें",
 "security.login.create": "नई पासकी बनाएँ",
 "security.login.foot": "नई पासकी एक नया वॉलेट बनाती है। मदद के लिए कोई ईमेल नहीं है: अगर आप अपनी एकमात्र पासकी मिटा दें, तो वॉलेट खो जाएगा।",
 "security.done.login.title": "आप लॉग इन हो गए हैं",
 "security.done.login.body": "आपका वॉलेट इस डिवाइस पर खुला है।",
 "security.title.login": "पासकी",
 "security.do.key": "निजी कुंजी इंपोर्ट करें",
 "security.news.key": "अकाउंट आपके वॉलेट में है। “अकाउंट” में जाकर उस पर स्विच करें।",
 "security.done.key.title": "अकाउंट आपके वॉलेट में है",
 "security.done.key.body": "आपके रिकवरी शब्द इसे वापस नहीं लाते। कुंजी शायद अब भी आपके क्लिपबोर्ड में हो: कुछ और कॉपी करें।",
 "security.second": "दूसरा चरण",
 "security.totp.row": "ऑथेंटिकेटर ऐप",
 "security.totp.off": "बंद। अगर कोई आपके ईमेल या लॉग इन तक पहुँच जाए, तो यह आपको बचाता है: तब नए डिवाइस को आपके फ़ोन का कोड भी चाहिए होगा।",
 "security.totp.off.own": "बंद। आपके खुले ब्राउज़र पर बैठे किसी व्यक्ति से बचाता है: तब वॉलेट कौन खोल सकता है यह बदलने, या इसके शब्द देखने के लिए कोड चाहिए होगा।",
 "security.totp.on": "चालू। आपका लॉग इन नया डिवाइस सिर्फ़ कोड के साथ खोलता है। वॉलेट कौन खोल सकता है यह बदलने, और इसके शब्द देखने के लिए भी कोड चाहिए।",
 "security.totp.on.own": "चालू। वॉलेट कौन खोल सकता है यह बदलने, या इसके शब्द देखने के लिए कोड चाहिए।",
 "security.totp.setUp": "सेट अप करें",
 "security.totp.setUp.label": "ऑथेंटिकेटर ऐप सेट अप करें",
 "security.totp.remove.label": "ऑथेंटिकेटर ऐप हटाएँ",
 "security.totp.title": "ऑथेंटिकेटर ऐप सेट अप करें",
 "security.totp.body": "इसे अपने फ़ोन के ऑथेंटिकेटर ऐप से स्कैन करें। फिर वह हर 30 सेकंड में नया कोड दिखाएगा।",
 "security.totp.qr": "आपके ऑथेंटिकेटर ऐप के लिए QR कोड",
 "security.totp.byHand": "या यह कुंजी ऐप में टाइप करें",
 "security.totp.keep.title": "ये बैकअप कोड सँभालकर रखें",
 "security.totp.keep.body": "हर कोड एक बार ऐप की जगह काम करता है। अगर आप अपना फ़ोन और ये कोड खो दें, तो आपका लॉग इन नए डिवाइस पर वॉलेट नहीं खोल सकता।",
 "security.totp.kept": "मैंने सँभाल लिए",
 "security.totp.confirm.title": "कोड टाइप करें",
 "security.totp.confirm.body": "वे छह अंक जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है।",
 "security.totp.turnOn": "चालू करें",
 "security.totp.codeLabel": "ऐप का कोड",
 "security.totp.backupLabel": "बैकअप कोड",
 "security.totp.useBackup": "बैकअप कोड इस्तेमाल करें",
 "security.totp.useApp": "ऐप इस्तेमाल करें",
 "security.totp.step.title": "पुष्टि करें कि यह आप हैं",
 "security.totp.step.body": "वे छह अंक टाइप करें जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है।",
 "security.totp.unlock.title": "अपना वॉलेट खोलें",
 "security.totp.unlock.body": "आपका वॉलेट अभी इस डिवाइस को नहीं जानता। वे छह अंक टाइप करें जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है।",
 "security.totp.removeTotp.title": "ऑथेंटिकेटर ऐप हटाएँ?",
 "security.totp.removeTotp.body": "इसके बाद कोड नहीं माँगे जाएँगे। पुष्टि के लिए एक आखिरी कोड टाइप करें।",
 "security.done.totp.title": "आपका ऑथेंटिकेटर ऐप चालू है",
 "security.done.totp.body": "अब से आपका वॉलेट ऐसे नए डिवाइस पर भरोसा करने से पहले कोड माँगेगा जिसके पास सिर्फ़ आपका लॉग इन हो।",
 "security.done.removeTotp.title": "हटाया गया",
 "security.done.removeTotp.body": "आपका वॉलेट अब कोड नहीं माँगता। आप अपने ऐप से एंट्री मिटा सकते हैं।",
 "security.news.totp": "आपका ऑथेंटिकेटर ऐप चालू है।",
 "security.news.removeTotp": "आपका वॉलेट अब कोड नहीं माँगता।",
 "security.locked.code": "आप लॉग इन हैं। यहाँ अपना वॉलेट खोलने के लिए अपना ऑथेंटिकेटर ऐप इस्तेमाल करें।",
 "security.problem.codeWrong": "यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। अपने ऐप में अगले कोड का इंतज़ार करें।",
 "security.problem.codeLocked": "बहुत ज़्यादा गलत कोड। फ़िलहाल कोड स्वीकार नहीं हो रहे; बाद में फिर कोशिश करें।",
 "security.problem.codeLate": "आपका टाइप किया कोड अब मान्य नहीं है। यह विंडो बंद करें और फिर से शुरू करें।",
 "security.level.assisted.totp.title": "आपका लॉग इन और एक कोड यह वॉलेट खोलते हैं",
 "security.level.assisted.totp.body": "नए डिवाइस को आपका लॉग इन और आपके ऑथेंटिकेटर ऐप का कोड चाहिए। इस वॉलेट का ऑपरेटर फिर भी इसे खोल सकता है।",
 "security.locked.other": "दूसरे तरीके से खोलें",
 "security.unlock.device": "दूसरा डिवाइस इस्तेमाल करें",
 "security.wait.title": "दूसरे डिवाइस पर मंज़ूर करें",
 "security.wait.body": "जो डिवाइस आपका वॉलेट खोलता है, उस पर “सुरक्षा” में जाएँ, “नया डिवाइस मंज़ूर करें” चुनें, और यह कोड वहाँ टाइप करें।",
 "security.wait.status": "दूसरे डिवाइस का इंतज़ार है…",
 "security.wait.warning": "यह कोड किसी को न बताएँ। यह एक बार, 10 मिनट तक काम करता है।",
 "security.do.approve": "नया डिवाइस मंज़ूर करें",
 "security.title.approve": "नया डिवाइस मंज़ूर करें",
 "security.approve.title": "नया डिवाइस मंज़ूर करें",
 "security.approve.body": "नए डिवाइस पर लॉग इन करें और “दूसरा डिवाइस इस्तेमाल करें” चुनें। फिर वह कोड टाइप करें जो वह दिखाए।",
 "security.approve.label": "नए डिवाइस पर कोड",
 "security.approve.ask": "क्या यह आपका डिवाइस है?",
 "security.approve.device": [
  [
   "site"
  ],
  " पर ",
  [
   "browser"
  ],
  " आपका वॉलेट खोलना चाहता है।"
 ],
 "security.approve.warning": "तभी मंज़ूर करें जब वह डिवाइस खुद आपके हाथ में हो। अगर कोड किसी और ने दिया है, तो अस्वीकार करें: वह वॉलेट का सब कुछ ले सकता है।",
 "security.approve.do": "मेरा वॉलेट खोलने दें",
 "security.approve.decline": "अस्वीकार करें",
 "security.done.approve.title": "नया डिवाइस आपका वॉलेट खोलता है",
 "security.done.approve.body": "यह “डिवाइस और गतिविधि” में दर्ज है, जहाँ आप इसे हटा सकते हैं।",
 "security.news.approve": "नया डिवाइस आपका वॉलेट खोलता है।",
 "security.problem.deviceCode": "कोई नया डिवाइस यह कोड नहीं दिखा रहा। इसे मिलाएँ, और जाँचें कि डिवाइस अब भी इंतज़ार कर रहा है।",
 "security.problem.declined": "दूसरे डिवाइस ने अस्वीकार किया।",
 "security.problem.ended": "कोड की समय-सीमा खत्म हो गई। नए डिवाइस पर फिर से शुरू करें।",
 "security.devices.waits": [
  "नया, ",
  [
   "site"
  ],
  " पर। यह ",
  [
   "time"
  ],
  " से आपका वॉलेट खोल सकेगा। अगर यह आपका नहीं है, तो इसे हटा दें।"
 ],
 "security.title.share": "दूसरे ऐप में आपका वॉलेट",
 "security.share.title": "अपना वॉलेट यहाँ भी इस्तेमाल करें?",
 "security.share.about": [
  [
   "site"
  ],
  " पर आपका एक वॉलेट है। तय करें कि यह ऐप भी वही इस्तेमाल करे या अलग वॉलेट ले।"
 ],
 "security.share.body": [
  [
   "app"
  ],
  " उसी प्रदाता का है जिसका वह ऐप है जहाँ आपका वॉलेट है।"
 ],
 "security.share.from": "आपका वॉलेट यहाँ है",
 "security.share.to": "यहाँ भी",
 "security.share.gets": "ऐप आपका एड्रेस और लिंक किए गए वॉलेट देखता है, और हस्ताक्षर माँग सकता है। हमेशा की तरह हर एक को आप मंज़ूर करते हैं।",
 "security.share.same": "दोनों ऐप जान सकते हैं कि आप एक ही व्यक्ति हैं। आपकी कुंजियाँ वॉलेट में ही रहती हैं।",
 "security.share.end": "आप इसे “डिवाइस और गतिविधि” में खत्म कर सकते हैं।",
 "security.share.yes": "यह वॉलेट इस्तेमाल करें",
 "security.share.no": "अलग वॉलेट बनाएँ",
 "security.share.foot": "अलग वॉलेट होने पर आपसे दोबारा नहीं पूछा जाएगा।",
 "security.done.share.title": "वही वॉलेट, यहाँ भी",
 "security.done.share.body": "आप यह विंडो बंद कर सकते हैं।",
 "security.done.separate.title": "अलग वॉलेट",
 "security.done.separate.body": "ऐप अलग रहेंगे। आप यह विंडो बंद कर सकते हैं।",
 "security.apps.heading": "इस वॉलेट वाले दूसरे ऐप",
 "security.apps.this": [
  [
   "name"
  ],
  ", यह ऐप"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", ",
  [
   "time"
  ],
  " जोड़ा गया"
 ],
 "security.apps.remove": [
  [
   "site"
  ],
  " से वॉलेट हटाएँ"
 ],
 "security.remove.app.title": "इस ऐप से वॉलेट हटाएँ?",
 "security.remove.app.body": "ऐप तुरंत लॉग आउट हो जाएगा, और फिर हस्ताक्षर नहीं माँग सकेगा। वहाँ अगले लॉग इन पर आप फिर फ़ैसला करेंगे।",
 "security.confirm.row": "मेरी पासकी माँगें",
 "security.confirm.about.none": "आपकी पहले जोड़ी गई पासकी नहीं माँगी जा सकतीं। इसके लिए एक और जोड़ें।",
 "security.confirm.about.never": "कभी नहीं। आपके खुले ब्राउज़र पर बैठा कोई व्यक्ति कुछ मंज़ूर कर सकता है।",
 "security.confirm.about.above": "एक राशि से ऊपर, और उन सबके लिए जिनका मूल्य पता नहीं।",
 "security.confirm.about.always": "हर मंज़ूरी पर। आपकी पासकी के बिना किसी पर हस्ताक्षर नहीं होता।",
 "security.confirm.about.ending": "हर मंज़ूरी पर, लेकिन जल्द ही नहीं: यह पासकी के बिना माँगा गया था। इसे बनाए रखने के लिए अपनी पासकी एक बार इस्तेमाल करें।",
 "security.confirm.change": "बदलें",
 "security.confirm.change.label": "बदलें कि मेरी पासकी कब माँगी जाए",
 "security.confirm.title": "आपकी पासकी कब माँगी जाए",
 "security.confirm.body": "फिर मंज़ूरियों के लिए आपकी पासकी भी चाहिए। आपकी पसंद आपके दूसरे डिवाइस पर भी लागू होगी।",
 "security.confirm.mode.never": "कभी नहीं",
 "security.confirm.mode.never.about": "मंज़ूरी काफ़ी है।",
 "security.confirm.mode.above": "एक राशि से ऊपर",
 "security.confirm.mode.above.about": "और टोकन, अनुमतियों, संदेशों और कॉन्ट्रैक्ट कॉल के लिए।",
 "security.confirm.mode.always": "हर मंज़ूरी पर",
 "security.confirm.mode.always.about": "सर्वर आपकी कुंजी का अपना आधा हिस्सा सिर्फ़ आपकी पासकी के साथ देता है।",
 "security.confirm.limit": [
  "इससे ज़्यादा (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "हर मंज़ूरी अपने शुल्क सहित अलग गिनी जाती है। दूसरे कॉइन के लिए आपकी पासकी हमेशा माँगी जाती है।",
 "security.confirm.save": "मेरी पासकी से सेव करें",
 "security.confirm.use": "अपनी पासकी इस्तेमाल करें",
 "security.confirm.back": "वापस",
 "security.confirm.step.title": "पुष्टि करें कि यह आप हैं",
 "security.confirm.step.body": "आपने तय किया है कि जब भी वॉलेट खोला जाए, आपकी पासकी माँगी जाए। इसके बाद आप दो मिनट तक वॉलेट में बदलाव कर सकते हैं।",
 "security.confirm.lost": "मेरे पास अब पासकी नहीं है",
 "security.confirm.lost.title": "पासकी के बिना बंद करें?",
 "security.confirm.lost.body": "यह तीन दिन में खत्म होगा, और आपको अभी एक ईमेल मिलेगा। अगर तब तक आपकी कोई पासकी इस्तेमाल हुई, तो यह चालू रहेगा।",
 "security.confirm.lost.do": "तीन दिन में खत्म करें",
 "security.done.confirm.title": "आपकी पसंद सेव हो गई",
 "security.done.confirm.body": "यह अब से आपके सभी डिवाइस पर लागू है।",
 "security.done.confirmEnding.title": "यह तीन दिन में खत्म होगा",
 "security.done.confirmEnding.body": "तब तक आपकी पासकी के बिना किसी पर हस्ताक्षर नहीं होता।",
 "security.news.confirm": "आपकी पासकी कब माँगी जाए, यह बदल दिया गया।",
 "security.news.confirmEnding": "तीन दिन बाद आपकी पासकी नहीं माँगी जाएगी।",
 "security.problem.confirmWrong": "यह पासकी स्वीकार नहीं हुई। इस वॉलेट की पासकी इस्तेमाल करें, और फिर कोशिश करें।",
 "security.problem.noLimit": "कम से कम एक कॉइन के लिए राशि टाइप करें।",
 "security.problem.badLimit": "राशि अंकों में टाइप करें, जैसे 0.1.",
 "security.level.assisted.confirm.title": "आपका लॉग इन यह वॉलेट सिर्फ़ आपकी पासकी के साथ खोलता है",
 "security.level.assisted.confirm.body": "आपकी पासकी के बिना लॉग इन कोई नया डिवाइस नहीं खोलता और किसी पर हस्ताक्षर नहीं होता। इस वॉलेट का ऑपरेटर फिर भी इसे खोल सकता है।",
 "security.looks.heading": "सपोर्ट ने क्या किया",
 "security.looks.app": [
  [
   "app"
  ],
  " के सपोर्ट ने आपका अकाउंट देखा"
 ],
 "security.looks.operator": [
  "इस वॉलेट सेवा के ऑपरेटर ने ",
  [
   "app"
  ],
  " के लिए आपका अकाउंट देखा"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " ने आपका अकाउंट बंद किया"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " ने आपका अकाउंट फिर चालू किया"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " ने आपका अकाउंट मिटाने को कहा"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " अब आपका अकाउंट मिटाने को नहीं कह रहा"
 ],
 "security.looks.deletion-stopped": [
  "आपने ",
  [
   "app"
  ],
  " पर अपना अकाउंट बनाए रखा"
 ],
 "security.looks.erases": [
  "यह अकाउंट और इसका वॉलेट ",
  [
   "time"
  ],
  " को मिटा दिए जाएँगे। इन्हें बनाए रखने के लिए हमारे ईमेल में दिया लिंक खोलें। वॉलेट में जो है उसे रखने के लिए, उससे पहले इसके रिकवरी शब्द सेव करें।"
 ],
 "security.leaving.title": "इस ऐप ने आपका अकाउंट बंद कर दिया है",
 "security.leaving.body": [
  "आप ",
  [
   "host"
  ],
  " पर अपना वॉलेट अब इस्तेमाल नहीं कर सकते। यह अब भी आपका है: इसके रिकवरी शब्द सेव करें, और इसे किसी दूसरे वॉलेट में खोलें।"
 ],
 "security.leaving.continue": "मेरा वॉलेट साथ ले जाएँ",
 "security.leaving.close": "बंद करें"
}
export default catalogue
