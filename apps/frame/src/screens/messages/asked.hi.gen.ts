// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "संदेश पर हस्ताक्षर",
 "approval.title.signIn": "साइन इन",
 "approval.title.typedData": "डेटा पर हस्ताक्षर",
 "approval.title.transaction": "ट्रांज़ैक्शन की पुष्टि",
 "approval.title.session": "बिना पूछे खर्च की अनुमति",
 "approval.title.link": "वॉलेट लिंक करें",
 "approval.from": "अनुरोधकर्ता:",
 "approval.action.signMessage": "इस संदेश पर हस्ताक्षर",
 "approval.action.signIn": [
  [
   "domain"
  ],
  " में साइन इन"
 ],
 "approval.action.signData": [
  "“",
  [
   "name"
  ],
  "” पर हस्ताक्षर"
 ],
 "approval.action.sendCoin": [
  [
   "to"
  ],
  " को ",
  [
   "amount"
  ],
  " भेजना"
 ],
 "approval.action.sendToken": [
  [
   "to"
  ],
  " को ",
  [
   "amount"
  ],
  " भेजना"
 ],
 "approval.action.moveToken": [
  [
   "from"
  ],
  " से ",
  [
   "to"
  ],
  " को ",
  [
   "amount"
  ],
  " ट्रांसफ़र करना"
 ],
 "approval.action.sendItem": [
  [
   "token"
  ],
  " का आइटम ",
  [
   "id"
  ],
  " ",
  [
   "from"
  ],
  " से ",
  [
   "to"
  ],
  " को ट्रांसफ़र करना"
 ],
 "approval.action.allow": [
  [
   "spender"
  ],
  " को ",
  [
   "amount"
  ],
  " खर्च करने की अनुमति देना"
 ],
 "approval.action.allowFee": [
  [
   "spender"
  ],
  " को नेटवर्क शुल्क के लिए ",
  [
   "amount"
  ],
  " लेने की अनुमति देना"
 ],
 "approval.action.allowUnlimited": [
  [
   "spender"
  ],
  " को असीमित ",
  [
   "token"
  ],
  " खर्च करने की अनुमति देना"
 ],
 "approval.action.allowAll": [
  [
   "spender"
  ],
  " को ",
  [
   "token"
  ],
  " में आपका सब कुछ ट्रांसफ़र करने की अनुमति देना"
 ],
 "approval.action.revoke": [
  [
   "spender"
  ],
  " को ",
  [
   "token"
  ],
  " खर्च करने से रोकना"
 ],
 "approval.action.revokeAll": [
  [
   "token"
  ],
  " की हर अनुमति खत्म करना"
 ],
 "approval.action.call": [
  [
   "contract"
  ],
  " का ",
  [
   "selector"
  ],
  " चलाना"
 ],
 "approval.action.create": "कॉन्ट्रैक्ट बनाना",
 "approval.action.deployAccount": "इस नेटवर्क पर आपका स्मार्ट अकाउंट बनाना",
 "approval.action.upgradeAccount": "इस नेटवर्क पर आपके अकाउंट के लिए स्मार्ट सुविधाएँ चालू करना। इसका एड्रेस वही रहेगा।",
 "approval.action.openSession": [
  "इस ऐप को ",
  [
   "until"
  ],
  " तक, ",
  [
   "period"
  ],
  " की हर अवधि में ",
  [
   "amount"
  ],
  " तक भेजने देना। यानी कुल मिलाकर ज़्यादा से ज़्यादा ",
  [
   "total"
  ],
  "।"
 ],
 "approval.action.endSession": [
  [
   "period"
  ],
  " की हर अवधि में ",
  [
   "amount"
  ],
  " तक भेजने की अनुमति खत्म करना"
 ],
 "approval.action.openAccount": [
  [
   "owner"
  ],
  " के लिए अकाउंट ",
  [
   "address"
  ],
  " खोलना"
 ],
 "approval.action.closeAccount": [
  "अकाउंट ",
  [
   "address"
  ],
  " बंद करना; जो बचा है वह ",
  [
   "to"
  ],
  " को जाएगा"
 ],
 "approval.action.changeAuthority": [
  [
   "address"
  ],
  " का नियंत्रण ",
  [
   "to"
  ],
  " को देना"
 ],
 "approval.action.dropAuthority": [
  [
   "address"
  ],
  " का नियंत्रण छोड़ना"
 ],
 "approval.action.memo": [
  "नोट “",
  [
   "text"
  ],
  "” जोड़ना"
 ],
 "approval.action.linkWallet": "यह वॉलेट इस ऐप पर आपके अकाउंट से लिंक करना",
 "approval.units": [
  [
   "token"
  ],
  " की ",
  [
   "amount"
  ],
  " मूल इकाइयाँ"
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  ", हमारी सूची में नहीं)"
 ],
 "approval.token.unknown": [
  "टोकन ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  "नेटवर्क के कॉइन का ",
  [
   "amount"
  ]
 ],
 "approval.label.network": "नेटवर्क",
 "approval.label.fee": "नेटवर्क शुल्क, अधिकतम",
 "approval.label.sponsored": "नेटवर्क शुल्क",
 "approval.sponsored": "आपके लिए चुकाया जाता है",
 "approval.label.account": "आपका अकाउंट",
 "approval.label.smartAccount": "आपका स्मार्ट अकाउंट",
 "approval.label.actions": "क्या होगा",
 "approval.details": "वह सब जिस पर हस्ताक्षर होगा",
 "approval.network.unknown": [
  "नेटवर्क ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "यह विफल होगा",
 "approval.fails.body": "नेटवर्क इसे ठुकरा देगा, और हो सकता है आपको फिर भी शुल्क देना पड़े।",
 "approval.unfunded.title": "इसका भुगतान करने के लिए बैलेंस कम है",
 "approval.unfunded.body": "इस अकाउंट में इसके और इसके नेटवर्क शुल्क के लिए बहुत कम है। पहले फ़ंड जोड़ें।",
 "approval.unknown.title": "यह जाँचा नहीं जा सका",
 "approval.unknown.body": "नेटवर्क इसे पहले आज़मा नहीं सका। तभी जारी रखें जब आपको इसके स्रोत पर भरोसा हो।",
 "approval.warning.foreignSignIn": "यह आपको अनुरोध करने वाली साइट के बजाय किसी दूसरी साइट में साइन इन करता है। ज़्यादा संभावना है कि यह वहाँ आपके अकाउंट पर कब्ज़े की कोशिश है।",
 "approval.warning.looksLikeHash": "यह किसी और चीज़, जैसे ट्रांज़ैक्शन, का फ़िंगरप्रिंट (हैश) लगता है। इस पर हस्ताक्षर से आपके फ़ंड ट्रांसफ़र हो सकते हैं।",
 "approval.warning.unlimitedAllowance": "खर्च करने वाला अभी या बाद में आपका यह सारा टोकन ले सकता है।",
 "approval.warning.allowsAll": "खर्च करने वाला अभी या बाद में इस कलेक्शन में आपका हर आइटम ले सकता है।",
 "approval.warning.authorityChange": "यह किसी अकाउंट का नियंत्रण दूसरे एड्रेस को दे देता है।",
 "approval.warning.permit": "यह हस्ताक्षर एक अनुमति है। इसे आपसे दोबारा पूछे बिना इस्तेमाल किया जा सकता है।",
 "approval.warning.order": "यह मार्केटप्लेस का ऑर्डर है। इस पर हस्ताक्षर करने से वह चीज़ हाथ से जा सकती है जो इसमें दी जा रही है।",
 "approval.warning.session": "कब और किसे, यह ऐप तय करता है और आपसे दोबारा नहीं पूछता। आप इसे कभी भी खत्म कर सकते हैं।",
 "approval.warning.otherChain": "यह दिखाए गए नेटवर्क के बजाय किसी दूसरे नेटवर्क के लिए है।",
 "approval.warning.otherAccount": "यह ऐसे अकाउंट के बारे में है जो आपका नहीं है।",
 "approval.warning.unknownCall": "हम नहीं बता सकते कि यह कॉन्ट्रैक्ट कॉल क्या करता है।",
 "approval.warning.createsContract": "यह नेटवर्क पर एक कॉन्ट्रैक्ट बनाता है।",
 "approval.warning.unknownProgram": "हम नहीं बता सकते कि यह प्रोग्राम क्या करता है।",
 "approval.warning.lookupTables": "कुछ अकाउंट नेटवर्क पर एक तालिका में दर्ज हैं और यहाँ नहीं दिखाए जा सकते।",
 "approval.warning.durableNonce": "इसकी समय-सीमा खत्म नहीं होती। हस्ताक्षर के बाद इसे कभी भी भेजा जा सकता है।",
 "approval.warning.unreadable": "इसे टेक्स्ट के रूप में नहीं पढ़ा जा सकता।",
 "approval.warning.highFee": "नेटवर्क शुल्क असामान्य रूप से ज़्यादा है।",
 "approval.warning.malformedSignIn": "यह साइन इन सही बनावट का नहीं है।",
 "approval.warning.severalTransactions": "आप एक साथ कई ट्रांज़ैक्शन मंज़ूर कर रहे हैं।",
 "approval.approve": "मंज़ूर करें",
 "approval.sign": "हस्ताक्षर करें",
 "approval.decline": "अस्वीकार करें",
 "approval.wait": "एक सेकंड पूरा दिखने के बाद चालू होगा।",
 "approval.window.why": "कोई पेज यहाँ दिखने वाली चीज़ को ढक या बदल सकता है। अपने वॉलेट की विंडो में फ़ैसला करें।",
 "approval.window.open": "विंडो में समीक्षा करें",
 "approval.window.waiting": "जो विंडो खुली है, उसमें फ़ैसला करें",
 "approval.window.blocked": "विंडो नहीं खुली। इस पेज के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।",
 "approval.window.closed": "आपके फ़ैसले से पहले विंडो बंद हो गई।",
 "approval.window.lost": "यहाँ अब फ़ैसला करने को कुछ नहीं है। आप यह विंडो बंद कर सकते हैं।",
 "approval.next.signIn": "साइन इन करने में कोई खर्च नहीं लगता और कुछ ट्रांसफ़र नहीं होता।",
 "approval.next.signature": "हस्ताक्षर के बाद इसे वापस नहीं लिया जा सकता।",
 "approval.next.transaction": "मंज़ूरी के बाद इसे पलटा नहीं जा सकता।",
 "approval.next.session": "ये सीमाएँ नेटवर्क लागू करता है।",
 "approval.next.link": "इससे कुछ ट्रांसफ़र नहीं होता। आप इसे कभी भी अनलिंक कर सकते हैं।",
 "approval.window.again": "फिर से खोलें",
 "approval.window.title": "अनुरोध मंज़ूर करें",
 "action.cancel": "रद्द करें",
 "action.continue": "जारी रखें",
 "action.done": "हो गया",
 "change.old.title": "पुष्टि करें कि यह आप हैं",
 "change.old.body": [
  "अपना ईमेल बदलकर ",
  [
   "next"
  ],
  " करने के लिए, ",
  [
   "email"
  ],
  " पर भेजा गया कोड डालें।"
 ],
 "change.new.title": "नए ईमेल की पुष्टि करें",
 "change.new.body": [
  [
   "email"
  ],
  " पर भेजा गया कोड डालें।"
 ],
 "change.stopped.title": "आपका ईमेल नहीं बदला",
 "change.stopped.body": "कोड की समय-सीमा खत्म हो गई है, या यह ईमेल इस्तेमाल नहीं हो सकता। आप फिर से शुरू कर सकते हैं।",
 "change.done.title": "आपका ईमेल बदल गया है",
 "change.done.body": [
  "अब से ",
  [
   "email"
  ],
  " से लॉग इन करें।"
 ],
 "change.undo": [
  "हमने ",
  [
   "email"
  ],
  " पर ईमेल भेजा है। उसमें दिया लिंक 24 घंटे तक यह बदलाव वापस कर सकता है।"
 ],
 "change.resend": "फिर से शुरू करें",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " सेकंड में फिर से शुरू करें"
    ],
    "other": [
     0,
     " सेकंड में फिर से शुरू करें"
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
     " मिनट में फिर से शुरू करें"
    ],
    "other": [
     0,
     " मिनट में फिर से शुरू करें"
    ]
   }
  ]
 ],
 "code.label": "ईमेल में आया कोड",
 "code.checking": "कोड जाँचा जा रहा है",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "यह कोड सही नहीं है। ",
     0,
     " कोशिश बाकी है।"
    ],
    "other": [
     "यह कोड सही नहीं है। ",
     0,
     " कोशिशें बाकी हैं।"
    ]
   }
  ]
 ],
 "code.offline": "हम कोड नहीं जाँच सके। अपना कनेक्शन जाँचें या थोड़ा रुकें, फिर जारी रखें।",
 "code.renewed": "हमने नया कोड भेजा है। पुराना कोड अब काम नहीं करता।",
 "code.tooMany.title": "बहुत ज़्यादा गलत कोड",
 "code.tooMany.body": "यह कोड अब काम नहीं करता। फिर कोशिश के लिए नया कोड भेजें।",
 "code.expired.title": "कोड की समय-सीमा खत्म हो गई",
 "code.expired.body": "कोड 5 मिनट तक काम करते हैं। फिर कोशिश के लिए नया कोड भेजें।",
 "code.resend": "नया कोड भेजें",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " सेकंड में नया कोड भेजें"
    ],
    "other": [
     0,
     " सेकंड में नया कोड भेजें"
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
     " मिनट में नया कोड भेजें"
    ],
    "other": [
     0,
     " मिनट में नया कोड भेजें"
    ]
   }
  ]
 ],
 "confirm.window": "इसका फ़ैसला वॉलेट की विंडो में होता है, और आपकी पासकी वहीं माँगी जाती है।",
 "confirm.again": "आपकी पासकी से इसकी पुष्टि ज़रूरी है। विंडो खोलें और फिर कोशिश करें।",
 "confirm.next": "आगे आपकी पासकी माँगी जाएगी।",
 "confirm.problem": "आपकी पासकी ने इसकी पुष्टि नहीं की। किसी पर हस्ताक्षर नहीं हुआ। फिर कोशिश करें।",
 "login.for": [
  [
   "host"
  ],
  " पर आपके वॉलेट के लिए"
 ],
 "login.link.title": "अपना ईमेल देखें",
 "login.link.body": [
  [
   "email"
  ],
  " पर भेजे हमारे ईमेल में दिया लिंक खोलें और वहाँ यह नंबर चुनें:"
 ],
 "login.link.number": [
  "आपका नंबर ",
  [
   "number"
  ],
  " है"
 ],
 "login.link.waiting": [
  "इंतज़ार है कि आप ",
  [
   "number"
  ],
  " चुनें"
 ],
 "login.link.renewed": "हमने एक और ईमेल भेजा है। उसमें यह नया नंबर पूछा गया है।",
 "login.link.offline": "हम सर्वर तक नहीं पहुँच पा रहे। कोशिश जारी है।",
 "login.link.delayed": "ईमेल अभी नहीं निकला है। कोशिश जारी है: यहाँ रुकें, या बाद में दूसरा भेजें।",
 "login.mailFailed.title": "ईमेल नहीं पहुँचा",
 "login.mailFailed.body": [
  "हम ",
  [
   "email"
  ],
  " पर अपना ईमेल नहीं पहुँचा सके। वर्तनी जाँचें, या फिर से भेजें।"
 ],
 "login.refused.title": "वह कोई दूसरा नंबर था",
 "login.refused.body": "आपके वॉलेट की सुरक्षा के लिए यह लॉग इन रोक दिया गया। एक और ईमेल भेजें और वही नंबर चुनें जो यहाँ दिख रहा है।",
 "login.ended.title": "लिंक की समय-सीमा खत्म हो गई",
 "login.ended.body": "लिंक 10 मिनट तक काम करते हैं। नया लिंक पाने के लिए एक और ईमेल भेजें।",
 "login.resend": "एक और ईमेल भेजें",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " सेकंड में एक और ईमेल भेजें"
    ],
    "other": [
     0,
     " सेकंड में एक और ईमेल भेजें"
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
     " मिनट में एक और ईमेल भेजें"
    ],
    "other": [
     0,
     " मिनट में एक और ईमेल भेजें"
    ]
   }
  ]
 ],
 "login.code.title": "कोड डालें",
 "login.code.body": [
  "हमने ",
  [
   "email"
  ],
  " पर 8 अंक भेजे हैं।"
 ],
 "login.done": "आप लॉग इन हो गए हैं",
 "login.finishing": "लॉग इन हो रहा है",
 "login.otherEmail": "दूसरा ईमेल इस्तेमाल करें",
 "login.link.approved": "नंबर की पुष्टि हुई",
 "login.wait.title": "यह डिवाइस नया है",
 "login.wait.body": [
  "आपकी सुरक्षा के लिए, आपका वॉलेट इस पर ",
  [
   "time"
  ],
  " को खुलेगा। तब फिर से लॉग इन करें।"
 ],
 "login.wait.mail": [
  "हमने ",
  [
   "email"
  ],
  " पर ईमेल भेजा है, जिससे आप इसे रोक सकते हैं।"
 ],
 "login.wait.close": "समझ गए",
 "login.code.sameMail": "आखिरी चरण: उसी ईमेल में लिंक के नीचे दिए 8 अंक।",
 "login.opening": "आपका वॉलेट खुल रहा है…",
 "login.social.title": "विंडो में जारी रखें",
 "login.social.body": [
  "जो विंडो खुली है, उसमें ",
  [
   "provider"
  ],
  " से लॉग इन करें। यह पेज अपने-आप आगे बढ़ेगा।"
 ],
 "login.social.waiting": [
  [
   "provider"
  ],
  " का इंतज़ार है"
 ],
 "login.social.again": "फिर खोलें",
 "login.social.number.title": "यह नंबर चुनें",
 "login.social.number.body": "जो विंडो खुली है वह इसे पूछती है, ताकि पक्का हो कि वह इसी पेज की है:"
}
export default catalogue
