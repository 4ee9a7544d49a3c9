// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "आप क्या कर सकते हैं",
 "account.action.onramp": "खरीदें",
 "account.action.swaps": "स्वैप करें",
 "account.action.receive": "पाएँ",
 "account.action.send": "भेजें",
 "account.tabs": "अकाउंट की संपत्तियाँ और गतिविधि",
 "account.tab.tokens": "टोकन",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "गतिविधि",
 "account.menu": "इस अकाउंट के बारे में और",
 "account.balanceUnsupportedBody": "आपका वॉलेट जिस नेटवर्क पर है, उसे यह ऐप नहीं पढ़ सकता। आपके फ़ंड पर कोई असर नहीं पड़ा है।",
 "account.partial": "जिन टोकन की कीमत पता नहीं, उनके बिना",
 "account.stale": "ये आँकड़े थोड़े पुराने हो सकते हैं",
 "account.priceUnknown": "कीमत पता नहीं",
 "account.searchTokens": "टोकन खोजें",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " टोकन दिखाएँ"
    ],
    "other": [
     "सभी ",
     0,
     " टोकन दिखाएँ"
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
     " छिपा टोकन दिखाएँ"
    ],
    "other": [
     0,
     " छिपे टोकन दिखाएँ"
    ]
   }
  ]
 ],
 "account.hideTokens": "ये टोकन फिर से छिपाएँ",
 "account.empty.title": "यह अकाउंट खाली है",
 "account.empty.body": "आप जो पाएँगे या खरीदेंगे, वह यहाँ दिखेगा।",
 "account.empty.receive": "मेरा एड्रेस दिखाएँ",
 "account.empty.buy": "क्रिप्टो खरीदें",
 "account.noTokens.title": "कोई टोकन नहीं मिला",
 "account.noTokens.body": [
  "“",
  [
   "query"
  ],
  "” से कुछ मेल नहीं खाता। वर्तनी जाँचें या कोई दूसरा नाम आज़माएँ।"
 ],
 "account.tokensUnavailable.title": "टोकन उपलब्ध नहीं हैं",
 "account.tokensUnavailable.body": "हम थोड़ी देर में फिर कोशिश करेंगे। आपके फ़ंड पर कोई असर नहीं पड़ा है।",
 "activity.done.send": "भेजा गया",
 "activity.kind.send": "भेजना",
 "activity.done.receive": "मिला",
 "activity.kind.receive": "पाना",
 "activity.done.trade": "स्वैप हुआ",
 "activity.kind.trade": "स्वैप",
 "activity.done.approve": "अनुमति दी गई",
 "activity.kind.approve": "अनुमति देना",
 "activity.done.revoke": "अनुमति हटाई गई",
 "activity.kind.revoke": "अनुमति हटाना",
 "activity.done.mint": "मिंट हुआ",
 "activity.kind.mint": "मिंट",
 "activity.done.burn": "बर्न हुआ",
 "activity.kind.burn": "बर्न",
 "activity.done.deposit": "जमा हुआ",
 "activity.kind.deposit": "जमा",
 "activity.done.withdraw": "निकाला गया",
 "activity.kind.withdraw": "निकासी",
 "activity.done.claim": "क्लेम हुआ",
 "activity.kind.claim": "क्लेम",
 "activity.done.stake": "स्टेक हुआ",
 "activity.kind.stake": "स्टेक",
 "activity.done.unstake": "अनस्टेक हुआ",
 "activity.kind.unstake": "अनस्टेक",
 "activity.done.borrow": "उधार लिया गया",
 "activity.kind.borrow": "उधार लेना",
 "activity.done.repay": "उधार चुकाया गया",
 "activity.kind.repay": "उधार चुकाना",
 "activity.done.buy": "खरीदा गया",
 "activity.kind.buy": "खरीदना",
 "activity.done.deploy": "कॉन्ट्रैक्ट बनाया गया",
 "activity.kind.deploy": "कॉन्ट्रैक्ट बनाना",
 "activity.done.execute": "कॉन्ट्रैक्ट कॉल",
 "activity.kind.execute": "कॉन्ट्रैक्ट कॉल",
 "activity.done.other": "ट्रांज़ैक्शन",
 "activity.kind.other": "ट्रांज़ैक्शन",
 "activity.fromHere": "यहाँ से भेजा गया",
 "activity.latest": "हाल की गतिविधि",
 "activity.showAll": "सारी गतिविधि दिखाएँ",
 "activity.more": "और दिखाएँ",
 "activity.refresh": "रीफ़्रेश करें",
 "activity.to": "प्रति:",
 "activity.from": "प्रेषक:",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "और ",
     0,
     " अन्य"
    ],
    "other": [
     "और ",
     0,
     " अन्य"
    ]
   }
  ]
 ],
 "activity.status.pending": "लंबित",
 "activity.status.queued": "मालिकों का इंतज़ार",
 "activity.status.success": "पुष्टि हुई",
 "activity.status.failed": "विफल",
 "activity.status.replaced": "बदला गया",
 "activity.status.dropped": "स्वीकार नहीं हुआ",
 "activity.status.unknown": "स्थिति पता नहीं",
 "activity.moreFailed": "पुरानी गतिविधि लोड नहीं हो सकी।",
 "activity.empty.title": "अभी कोई गतिविधि नहीं",
 "activity.empty.body": "इस नेटवर्क पर आप जो भेजेंगे, पाएँगे और स्वैप करेंगे, वह यहाँ दिखेगा।",
 "activity.deviceOnly": [
  [
   "network"
  ],
  " के नोड अकाउंट के हिसाब से ट्रांज़ैक्शन की सूची नहीं देते, इसलिए यहाँ सिर्फ़ वही दिखता है जो आपने इस डिवाइस से भेजा है।"
 ],
 "activity.partial": [
  "कुछ ट्रांज़ैक्शन यहाँ नहीं भी हो सकते: ",
  [
   "network"
  ],
  " के नोड सभी की सूची नहीं देते।"
 ],
 "activity.explorer": "एक्सप्लोरर पर सब देखें",
 "activity.failed.title": "ट्रांज़ैक्शन नहीं मिल सके",
 "activity.failed.body": "आपके फ़ंड पर कोई असर नहीं पड़ा है। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "allowances.title": "अनुमतियाँ",
 "allowances.hint": "आपके टोकन कौन ले सकता है",
 "allowances.list": "अनुमतियाँ",
 "allowances.intro": "ये ऐप दोबारा पूछे बिना आपके अकाउंट से टोकन ले सकते हैं।",
 "allowances.unlimited": "असीमित",
 "allowances.everything": "सब कुछ",
 "allowances.empty.title": "कोई अनुमति नहीं",
 "allowances.empty.body": "इस नेटवर्क पर कोई ऐप आपके अकाउंट से टोकन नहीं ले सकता।",
 "allowances.failed.title": "अनुमतियाँ लोड नहीं हो सकीं",
 "allowances.failed.body": "सर्वर ने जवाब नहीं दिया। आपकी अनुमतियाँ नहीं बदली हैं।",
 "allowances.partial": "पुरानी अनुमतियाँ अभी पढ़ी नहीं गई हैं।",
 "allowances.readOn": "और पीछे देखें",
 "allowances.nothing": "वापस लेने को कुछ नहीं है",
 "allowances.review": [
  [
   "spender"
  ],
  " अब आपका ",
  [
   "token"
  ],
  " नहीं ले सकेगा।"
 ],
 "allowances.spender": "खर्च करने वाला",
 "allowances.fee": "अनुमति वापस लेना एक ट्रांज़ैक्शन है, इसलिए आपको नेटवर्क शुल्क देना होता है।",
 "allowances.revoke": "अनुमति वापस लें",
 "allowances.declined": "अनुरोध अस्वीकार हुआ। अनुमति अब भी कायम है। आप फिर कोशिश कर सकते हैं।",
 "allowances.signing.title": [
  [
   "wallet"
  ],
  " में मंज़ूर करें"
 ],
 "allowances.signing.body": "अनुमति वापस लेने का अनुरोध आपके वॉलेट में है।",
 "allowances.pending.title": "अनुमति वापस ली जा रही है…",
 "allowances.pending.body": [
  "नेटवर्क का इंतज़ार है। यह पूरा होने तक ",
  [
   "spender"
  ],
  " आपका ",
  [
   "token"
  ],
  " ले सकता है।"
 ],
 "allowances.done.title": "अनुमति वापस ले ली गई",
 "allowances.done.body": [
  [
   "spender"
  ],
  " अब आपका ",
  [
   "token"
  ],
  " नहीं ले सकता।"
 ],
 "allowances.reverted.title": "अनुमति वापस नहीं ली जा सकी",
 "allowances.reverted.body": [
  "नेटवर्क ने इसे ठुकरा दिया। ",
  [
   "spender"
  ],
  " अब भी आपका ",
  [
   "token"
  ],
  " ले सकता है।"
 ],
 "allowances.dropped.title": "ट्रांज़ैक्शन स्वीकार नहीं हुआ",
 "allowances.dropped.body": [
  "नेटवर्क ने इसे समय पर स्वीकार नहीं किया और इसका कोई खर्च नहीं लगा। ",
  [
   "spender"
  ],
  " अब भी आपका ",
  [
   "token"
  ],
  " ले सकता है।"
 ],
 "allowances.unknown.title": "नतीजा पता नहीं",
 "allowances.unknown.body": "हम इस ट्रांज़ैक्शन का पता नहीं लगा सके। अनुमतियों की सूची देखें।",
 "allowances.backToList": "अनुमतियाँ देखें",
 "allowances.otherNetwork": "आपका वॉलेट किसी दूसरे नेटवर्क पर है। वापस उसी नेटवर्क पर जाएँ, फिर कोशिश करें।",
 "allowances.otherAccount": "आपका वॉलेट किसी दूसरे अकाउंट पर है। उस अकाउंट की अनुमतियाँ देखने के लिए वापस जाएँ।",
 "action.cancel": "रद्द करें",
 "action.disconnect": "डिसकनेक्ट करें",
 "account.title": "अकाउंट",
 "account.balance": "बैलेंस",
 "account.balanceUnavailable": "बैलेंस उपलब्ध नहीं",
 "account.balanceUnavailableBody": "हम नेटवर्क तक नहीं पहुँच सके। आपके फ़ंड पर कोई असर नहीं पड़ा है।",
 "account.copyAddress": "एड्रेस कॉपी करें",
 "account.explorer": "एक्सप्लोरर पर देखें",
 "account.network": "नेटवर्क",
 "account.unknownNetwork": "अनजान नेटवर्क",
 "account.switchWallet": "वॉलेट बदलें",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " वॉलेट कनेक्टेड"
    ],
    "other": [
     0,
     " वॉलेट कनेक्टेड"
    ]
   }
  ]
 ],
 "account.reconnecting": "फिर से कनेक्ट हो रहा है…",
 "wallets.title": "वॉलेट",
 "wallets.disconnect": [
  [
   "wallet"
  ],
  " डिसकनेक्ट करें"
 ],
 "wallets.add": "दूसरा वॉलेट जोड़ें",
 "wallets.disconnectAll": "सभी डिसकनेक्ट करें",
 "wallets.empty.title": "कोई वॉलेट कनेक्टेड नहीं",
 "wallets.empty.body": "यहाँ देखने के लिए वॉलेट कनेक्ट करें।",
 "accountType.eoa": "सामान्य अकाउंट",
 "accountType.smartAccount": "स्मार्ट अकाउंट",
 "accountType.payment": "भुगतान एड्रेस",
 "accountType.ordinal": "कलेक्टिबल एड्रेस",
 "network.title": "नेटवर्क बदलें",
 "network.list": "नेटवर्क",
 "network.search": "नेटवर्क खोजें",
 "network.notConnected": "कनेक्टेड नहीं",
 "network.empty.title": "कोई नेटवर्क नहीं मिला",
 "network.empty.body": [
  "“",
  [
   "query"
  ],
  "” से कुछ मेल नहीं खाता। कोई दूसरा नाम आज़माएँ।"
 ],
 "network.waiting.title": [
  [
   "wallet"
  ],
  " में मंज़ूर करें"
 ],
 "network.waiting.body": [
  "आपका वॉलेट ",
  [
   "network"
  ],
  " पर जाने की मंज़ूरी माँग रहा है।"
 ],
 "network.declined.title": "बदलाव अस्वीकार हुआ",
 "network.declined.body": [
  "आप अब भी ",
  [
   "network"
  ],
  " पर हैं। आप फिर कोशिश कर सकते हैं।"
 ],
 "network.failed.title": [
  [
   "network"
  ],
  " पर नहीं जा सके"
 ],
 "network.failed.body": "फिर कोशिश करें, या अपने वॉलेट में नेटवर्क बदलें।",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " में ",
  [
   "network"
  ],
  " नहीं चलता"
 ],
 "network.unsupported.body": "कोई दूसरा नेटवर्क चुनें या दूसरा वॉलेट कनेक्ट करें।",
 "activeChain.title": [
  [
   "chain"
  ],
  " से कनेक्ट करें"
 ],
 "activeChain.body": [
  "आपको ऐसा वॉलेट चाहिए जो ",
  [
   "chain"
  ],
  " के साथ काम करे। आपके दूसरे कनेक्शन बने रहेंगे।"
 ],
 "activeChain.connect": "वॉलेट कनेक्ट करें",
 "activeChain.continue": [
  [
   "wallet"
  ],
  " से जारी रखें"
 ],
 "activeChain.stay": "अभी नहीं",
 "unsupported.title": "नेटवर्क बदलें",
 "unsupported.body": "आपका वॉलेट जिस नेटवर्क पर है, उस पर यह ऐप काम नहीं करता। जारी रखने के लिए इनमें से एक चुनें।",
 "unsupported.list": "समर्थित नेटवर्क",
 "whatIsWallet.title": "वॉलेट क्या है?",
 "whatIsWallet.home.title": "आपकी संपत्तियों का घर",
 "whatIsWallet.home.body": "टोकन और कलेक्टिबल रखें, भेजें और पाएँ।",
 "whatIsWallet.login.title": "लॉग इन का एक तरीका",
 "whatIsWallet.login.body": "नया अकाउंट और पासवर्ड बनाने के बजाय अपना वॉलेट कनेक्ट करें।",
 "whatIsWallet.keys.title": "चाबियाँ आपके पास हैं",
 "whatIsWallet.keys.body": "आपकी संपत्ति कोई और नहीं हिला सकता। अपना रिकवरी फ़्रेज़ कभी किसी को न दें।",
 "whatIsWallet.get": "वॉलेट लें",
 "getWallet.title": "वॉलेट लें",
 "getWallet.list": "उपलब्ध वॉलेट",
 "getWallet.extension": "ब्राउज़र एक्सटेंशन",
 "getWallet.app": "मोबाइल ऐप",
 "getWallet.extensionAndApp": "एक्सटेंशन और मोबाइल ऐप",
 "getWallet.after": "इंस्टॉल कर लिया? पेज दोबारा लोड करें ताकि वह मिल सके।",
 "getWallet.empty.title": "सुझाने के लिए कोई वॉलेट नहीं",
 "getWallet.empty.body": "यह ऐप कोई वॉलेट नहीं सुझाता। अपने ब्राउज़र के एक्सटेंशन स्टोर में अपने भरोसे का वॉलेट खोजें।",
 "error.send/rejected": "ट्रांज़ैक्शन अस्वीकार हुआ। कुछ नहीं भेजा गया।",
 "error.send/failed": "ट्रांज़ैक्शन भेजा नहीं जा सका। कुछ नहीं भेजा गया।",
 "toast.walletSwitched": [
  "अब ",
  [
   "wallet"
  ],
  " इस्तेमाल हो रहा है"
 ],
 "toast.balanceUnavailable": "टोकन बैलेंस उपलब्ध नहीं",
 "error.send/unsupported_chain": "इस चेन पर भेजना काम नहीं करता।",
 "error.send/incomplete": "राशि और पाने वाले का एड्रेस ज़रूरी हैं।",
 "error.send/token_missing": "टोकन ज़रूरी है।",
 "error.send/expired": "ट्रांज़ैक्शन पर बहुत देर से हस्ताक्षर हुआ। कुछ नहीं भेजा गया। फिर कोशिश करें।",
 "error.send/below_minimum": "यह राशि वहाँ भेजने के लिए बहुत कम है। थोड़ी ज़्यादा भेजें।",
 "error.send/coins_kept": "आपके बैलेंस का कुछ हिस्सा नहीं भेजा जा सकता: वे भुगतान जिनकी अभी पुष्टि नहीं हुई, और बहुत छोटे भुगतान जो कलेक्टिबल हो सकते हैं। कम भेजें।",
 "error.send/too_many_coins": "यह राशि बहुत सारे छोटे भुगतानों में बँटी है। कम भेजें।",
 "error.send/funds_changed": "आपका बैलेंस बदल गया है। कुछ नहीं भेजा गया। राशि जाँचें और फिर कोशिश करें।",
 "error.send/fee_too_low": "नेटवर्क का शुल्क बढ़ गया है। कुछ नहीं भेजा गया। फिर कोशिश करें।",
 "error.send/overtaken": "आपके अकाउंट का कोई दूसरा ट्रांज़ैक्शन पहले हो गया। कुछ नहीं भेजा गया। फिर कोशिश करें।",
 "error.send/network_upgraded": "इस बीच नेटवर्क अपग्रेड हो गया। कुछ नहीं भेजा गया। फिर कोशिश करें।",
 "error.send/leaves_too_little": "आपके अकाउंट में थोड़ी राशि रहना ज़रूरी है। थोड़ा कम भेजें, या सब कुछ भेजें।",
 "error.send/not_a_wallet": "यह एड्रेस किसी टोकन का है, वॉलेट का नहीं। वहाँ भेजा गया सब कुछ खो जाता है।",
 "error.send/token_unsupported": "यह टोकन यहाँ से नहीं भेजा जा सकता।",
 "error.send/token_mismatch": "नेटवर्क इस टोकन को यहाँ दिखाए गए से अलग गिनता है। कुछ नहीं भेजा गया।",
 "error.swap/not_as_shown": "यह स्वैप यहाँ दिखाए गए से कुछ अलग करता, इसलिए इसे नहीं भेजा गया।",
 "error.token/mismatch": "यह टोकन वह नहीं है जो यहाँ इसका नाम है, इसलिए कुछ नहीं भेजा गया। इसे इसके एड्रेस से चुनें।",
 "error.token/unverified": "सर्वर के अलावा कोई नहीं बता सका कि यह टोकन क्या है, इसलिए कुछ नहीं भेजा गया। बाद में फिर कोशिश करें।",
 "error.name/resolve_failed": "यह नाम खोजा नहीं जा सका। इसके बजाय एड्रेस डालें।",
 "names.title": "नाम चुनें",
 "names.successTitle": "नाम रजिस्टर हो गया",
 "names.row": "नाम चुनें",
 "names.rowHint": "एड्रेस से पढ़ने में आसान",
 "names.intro": "नाम आपके अकाउंट की पहचान है और एड्रेस से पढ़ने में आसान है। यह मुफ़्त है और सिर्फ़ एक हस्ताक्षर चाहिए।",
 "names.field": "नाम खोजें",
 "names.rules": "अंग्रेज़ी अक्षर, अंक और हाइफ़न, कम से कम 4 वर्ण।",
 "names.problem.characters": "सिर्फ़ a से z तक अक्षर, अंक और हाइफ़न इस्तेमाल हो सकते हैं।",
 "names.problem.short": "नाम में कम से कम 4 वर्ण होते हैं।",
 "names.problem.long": "नाम में ज़्यादा से ज़्यादा 63 वर्ण होते हैं।",
 "names.problem.ends": "नाम हाइफ़न से शुरू या खत्म नहीं हो सकता।",
 "names.problem.double": "नाम में दो हाइफ़न एक साथ नहीं आ सकते।",
 "names.list": "नाम",
 "names.own": "आपके नाम",
 "names.free": "उपलब्ध",
 "names.taken": "उपलब्ध नहीं",
 "names.off.title": "नाम यहाँ उपलब्ध नहीं हैं",
 "names.off.body": "यह ऐप नाम नहीं देता।",
 "names.unreachable.title": "नाम नहीं खोजे जा सके",
 "names.unreachable.body": "सर्वर ने जवाब नहीं दिया। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "names.signing.title": [
  [
   "wallet"
  ],
  " में हस्ताक्षर करें"
 ],
 "names.signing.body": [
  "हस्ताक्षर मुफ़्त है। यह दिखाता है कि ",
  [
   "name"
  ],
  " आपके अकाउंट के लिए है।"
 ],
 "names.registering.title": "आपका नाम रजिस्टर हो रहा है",
 "names.declined.title": "हस्ताक्षर अस्वीकार हुआ",
 "names.declined.body": [
  [
   "name"
  ],
  " अब भी उपलब्ध है। आप फिर कोशिश कर सकते हैं।"
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " अभी-अभी ले लिया गया"
 ],
 "names.takenNow.body": "किसी और ने पहले ले लिया। कोई दूसरा चुनें।",
 "names.reserved.title": [
  [
   "name"
  ],
  " आरक्षित है"
 ],
 "names.reserved.body": "यह नाम किसी को नहीं मिल सकता। कोई दूसरा चुनें।",
 "names.usedUp.title": "आपके पास अधिकतम संख्या में नाम हैं",
 "names.usedUp.body": "यह अकाउंट एक और नाम नहीं ले सकता।",
 "names.expired.title": "हस्ताक्षर बहुत देर से आया",
 "names.expired.body": "इस डिवाइस की तारीख और समय जाँचें, फिर दोबारा हस्ताक्षर करें।",
 "names.otherAccount.title": "आपका वॉलेट अब किसी दूसरे अकाउंट पर है",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " रजिस्टर नहीं हुआ। इसे इस अकाउंट के लिए लेने को फिर कोशिश करें।"
 ],
 "names.unsupported.title": "आपका वॉलेट यहाँ नाम नहीं ले सकता",
 "names.unsupported.body": "किसी दूसरे नेटवर्क पर जाएँ या दूसरा वॉलेट कनेक्ट करें।",
 "names.failed.title": [
  [
   "name"
  ],
  " रजिस्टर नहीं हो सका"
 ],
 "names.failed.body": "कुछ नहीं बदला। थोड़ी देर में फिर कोशिश करें।",
 "names.success.title": [
  [
   "name"
  ],
  " आपका है"
 ],
 "names.success.body": "अब यह इस ऐप में आपके अकाउंट की पहचान है।",
 "names.success.copy": "नाम कॉपी करें",
 "names.success.done": "हो गया",
 "names.none.title": "अभी कोई नाम नहीं",
 "names.none.body": "यहाँ देखने के लिए नाम चुनें।",
 "nfts.list": "NFT",
 "nfts.empty.title": "अभी कोई NFT नहीं",
 "nfts.empty.body": "इस नेटवर्क पर मिलने वाले NFT यहाँ दिखेंगे।",
 "nfts.failed.title": "NFT लोड नहीं हो सके",
 "nfts.failed.body": "सर्वर ने जवाब नहीं दिया। आपके NFT पर कोई असर नहीं पड़ा है।",
 "nfts.moreFailed": "और लोड नहीं हो सके।",
 "nfts.more": "और दिखाएँ",
 "nfts.showAll": "सभी NFT दिखाएँ",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " छिपा NFT दिखाएँ"
    ],
    "other": [
     0,
     " छिपे NFT दिखाएँ"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "संदिग्ध स्पैम छिपाएँ",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "यह NFT आपके अकाउंट में नहीं है",
 "nfts.spam": "यह स्पैम हो सकता है। इसके नाम या तस्वीर में दिए लिंक न खोलें।",
 "nfts.collection": "कलेक्शन",
 "nfts.contract": "कॉन्ट्रैक्ट",
 "nfts.address": "एड्रेस",
 "nfts.number": "टोकन आईडी",
 "nfts.amount": "आपके पास",
 "onramp.title": "क्रिप्टो खरीदें",
 "onramp.pay": "आप चुकाएँगे",
 "onramp.get": "आपको मिलेगा",
 "onramp.amount": "भुगतान की राशि",
 "onramp.payWith": [
  "भुगतान का तरीका बदलें: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "क्या खरीदना है, बदलें: ",
  [
   "network"
  ],
  " पर ",
  [
   "symbol"
  ]
 ],
 "onramp.limits": [
  [
   "min"
  ],
  " से ",
  [
   "max"
  ],
  " तक"
 ],
 "onramp.low": [
  "इस तरीके से आप कम से कम ",
  [
   "min"
  ],
  " चुका सकते हैं।"
 ],
 "onramp.high": [
  "इस तरीके से आप ज़्यादा से ज़्यादा ",
  [
   "max"
  ],
  " चुका सकते हैं।"
 ],
 "onramp.unknown": "अभी कोई कीमत नहीं",
 "onramp.elsewhere": [
  "यह ऐप ",
  [
   "network"
  ],
  " का इस्तेमाल नहीं करता। यह आपको अपने वॉलेट में दिखेगा।"
 ],
 "onramp.offers": "ऑफ़र",
 "onramp.refresh": "कीमतें रीफ़्रेश करें",
 "onramp.best": "सबसे अच्छा",
 "onramp.via": [
  [
   "provider"
  ],
  " के ज़रिए"
 ],
 "onramp.providerFee": "प्रदाता का शुल्क",
 "onramp.networkFee": "नेटवर्क शुल्क",
 "onramp.total": "कुल",
 "onramp.moreOffers": "सभी ऑफ़र दिखाएँ",
 "onramp.enterAmount": "राशि डालें",
 "onramp.changeAmount": "राशि बदलें",
 "onramp.asking": "कीमतें ली जा रही हैं…",
 "onramp.continue": [
  [
   "provider"
  ],
  " से जारी रखें"
 ],
 "onramp.ownWindow": [
  "आप ",
  [
   "provider"
  ],
  " की अपनी विंडो में भुगतान करते हैं। आपके कार्ड की जानकारी इस ऐप तक कभी नहीं पहुँचती।"
 ],
 "onramp.unreachable.title": "कीमतें उपलब्ध नहीं हैं",
 "onramp.unreachable.body": "किसी विक्रेता ने जवाब नहीं दिया। हम अंदाज़ा दिखाने के बजाय कोई कीमत नहीं दिखाते।",
 "onramp.noSeller.title": "कोई विक्रेता यह राशि नहीं लेता",
 "onramp.noSeller.body": "कोई दूसरी राशि या भुगतान का दूसरा तरीका आज़माएँ।",
 "onramp.off.title": "खरीदना यहाँ उपलब्ध नहीं है",
 "onramp.off.body": "इस ऐप ने कोई विक्रेता सेट अप नहीं किया है।",
 "onramp.off.back": "अकाउंट पर वापस",
 "onramp.noChain.title": "इस नेटवर्क के लिए कुछ नहीं बिकता",
 "onramp.noChain.body": "क्रिप्टो खरीदने के लिए दूसरे नेटवर्क पर जाएँ।",
 "onramp.noChain.switch": "नेटवर्क बदलें",
 "onramp.buyList": "क्या खरीदें",
 "onramp.search": "नाम या नेटवर्क से खोजें",
 "onramp.empty.title": "कुछ नहीं मिला",
 "onramp.empty.body": [
  "“",
  [
   "query"
  ],
  "” से कुछ मेल नहीं खाता। कोई दूसरा नाम आज़माएँ।"
 ],
 "onramp.payList": "भुगतान का तरीका",
 "onramp.onNetwork": [
  [
   "network"
  ],
  " पर ",
  [
   "name"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " से ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "कार्ड",
 "onramp.method.bank": "बैंक ट्रांसफ़र",
 "onramp.method.sepa": "SEPA ट्रांसफ़र",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "अकाउंट बैलेंस",
 "onramp.opening.title": [
  [
   "provider"
  ],
  " खुल रहा है"
 ],
 "onramp.opening.body": "थोड़ी देर में एक अलग विंडो खुलेगी।",
 "onramp.blocked.title": "आपके ब्राउज़र ने विंडो ब्लॉक कर दी",
 "onramp.blocked.body": [
  "जारी रखने के लिए ",
  [
   "provider"
  ],
  " खुद खोलें। लिंक एक बार काम करता है।"
 ],
 "onramp.blocked.open": [
  [
   "provider"
  ],
  " खोलें"
 ],
 "onramp.waiting.title": [
  [
   "provider"
  ],
  " की विंडो में पूरा करें"
 ],
 "onramp.waiting.body": "खरीदारी पूरी होने की जानकारी के लिए यह पेज खुला रखें।",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " इस ऐप को प्रगति नहीं बताता। आप जो खरीदेंगे, वह आपके वॉलेट में आ जाएगा।"
 ],
 "onramp.destination": "भुगतान से पहले उस विंडो में जाँच लें कि खरीदारी आपके एड्रेस पर जा रही है:",
 "onramp.paid.title": "भुगतान मिल गया",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " आपके वॉलेट में ",
  [
   "symbol"
  ],
  " भेज रहा है।"
 ],
 "onramp.left.title": "विंडो बंद हो गई है",
 "onramp.left.body": [
  "अगर आपने भुगतान किया है, तो ",
  [
   "symbol"
  ],
  " आपके वॉलेट में आ जाएगा। इसमें कुछ मिनट लग सकते हैं।"
 ],
 "onramp.done.title": [
  "आपने ",
  [
   "amount"
  ],
  " खरीदा"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " ने इसे आपके वॉलेट में भेज दिया है।"
 ],
 "onramp.done.close": "हो गया",
 "onramp.unavailable.title": [
  [
   "provider"
  ],
  " नहीं खुल सका"
 ],
 "onramp.unavailable.body": "कोई भुगतान नहीं हुआ। फिर कोशिश करें, या दूसरा ऑफ़र चुनें।",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " खरीदारी पूरी नहीं कर सका"
 ],
 "onramp.refused.body": [
  "दोबारा कोशिश से पहले ",
  [
   "provider"
  ],
  " से पता करें कि आपसे पैसे लिए गए या नहीं।"
 ],
 "onramp.backToPrices": "कीमतों पर वापस",
 "onramp.again": "और खरीदें",
 "pay.title": "भुगतान",
 "pay.review.title": "भुगतान की समीक्षा",
 "pay.requestedBy": "अनुरोधकर्ता",
 "pay.for": "किसलिए",
 "pay.token": "टोकन",
 "pay.expires": "समय-सीमा",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " सेकंड में"
    ],
    "other": [
     0,
     " सेकंड में"
    ]
   }
  ]
 ],
 "pay.with": "इससे भुगतान करें",
 "pay.balance": [
  "आपके पास ",
  [
   "amount"
  ],
  " है"
 ],
 "pay.short": [
  "आपके पास ",
  [
   "amount"
  ],
  " में से ",
  [
   "have"
  ],
  " है"
 ],
 "pay.swap": [
  "पहले ",
  [
   "symbol"
  ],
  " स्वैप करें"
 ],
 "pay.swapAbout": [
  "करीब ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  [
   "network"
  ],
  " पर जाएँ"
 ],
 "pay.switchYourself": [
  "भुगतान के लिए अपने वॉलेट को ",
  [
   "network"
  ],
  " पर ले जाएँ।"
 ],
 "pay.notEnough": [
  "पर्याप्त ",
  [
   "symbol"
  ],
  " नहीं"
 ],
 "pay.confirm": [
  [
   "amount"
  ],
  " चुकाएँ"
 ],
 "pay.signing": "आपके वॉलेट का इंतज़ार है",
 "pay.caution.unsure.title": "शायद आपका वॉलेट पहले ही भुगतान कर चुका है",
 "pay.caution.unsure.body": "उससे यह भुगतान पहले भी माँगा गया था, और उसका जवाब इस पेज तक नहीं पहुँचा। पहले अपना वॉलेट देखें। अगर भुगतान वहाँ है, तो दोबारा न चुकाएँ।",
 "pay.caution.given": "जिसे चुकाना है",
 "pay.agree": "मैंने यह जाँच लिया है, भुगतान करना है",
 "pay.pending.title": [
  [
   "amount"
  ],
  " चुकाया जा रहा है"
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " चुकाया गया"
 ],
 "pay.paid.body": "ऐप के पास रसीद है।",
 "pay.paidAt": "भुगतान हुआ",
 "pay.expired.title": "इस अनुरोध की समय-सीमा खत्म हो गई",
 "pay.expired.body": "कोई भुगतान नहीं हुआ। ऐप पर वापस जाएँ और फिर से शुरू करें।",
 "pay.unconfirmed.body": "भुगतान भेज दिया गया है और अब भी पूरा हो सकता है। दोबारा न चुकाएँ। नतीजा देखने के लिए बाद में इसे ऐप से शुरू करें।",
 "pay.failed.title": "भुगतान विफल रहा",
 "pay.failed.body": "कोई भुगतान नहीं हुआ। हो सकता है नेटवर्क ने अपना शुल्क लिया हो।",
 "pay.refused.title": "इसका भुगतान नहीं हो सकता",
 "pay.none.title": "चुकाने को कुछ नहीं है",
 "pay.none.body": "ऐप ने कोई भुगतान नहीं माँगा है।",
 "pay.activity.done": "भुगतान हुआ",
 "receive.title": "पाएँ",
 "receive.code": "आपके एड्रेस का QR कोड",
 "receive.copy": "एड्रेस कॉपी करें",
 "receive.scan": "यह कोड स्कैन करें, या एड्रेस कॉपी करें।",
 "receive.yours": "आपका एड्रेस",
 "receive.networks": "इन पर काम करता है",
 "receive.current": "आप यहाँ हैं",
 "receive.warning": "सिर्फ़ इनमें से किसी नेटवर्क से भेजें। कहीं और से आया हुआ खो सकता है।",
 "receive.collectibles": "सिर्फ़ Ordinals जैसे कलेक्टिबल के लिए। इस पर किया गया भुगतान यहाँ आपके बैलेंस में नहीं गिना जाता।",
 "receive.copyCollectibles": "कलेक्टिबल एड्रेस कॉपी करें",
 "safety.label": "इससे क्या होगा",
 "safety.checking": "जाँचा जा रहा है कि इससे क्या होगा…",
 "safety.send": "आप भेजेंगे",
 "safety.receive": "आपको मिलेगा",
 "safety.allow": "आप अनुमति देंगे",
 "safety.revoke": "आप अनुमति हटाएँगे",
 "safety.nothing": "आपकी संपत्ति में कुछ नहीं बदलेगा।",
 "safety.unlimited": "असीमित",
 "safety.all": "सब कुछ",
 "safety.spender": [
  [
   "spender"
  ],
  " को"
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " कभी भी, अभी या बाद में, आपका सारा ",
  [
   "token"
  ],
  " ले सकता है। सिर्फ़ ज़रूरत जितनी अनुमति दें।"
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " अभी या बाद में, ",
  [
   "token"
  ],
  " में आपका हर आइटम ले सकता है।"
 ],
 "safety.unknownToken": "अनजान टोकन",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "यह विफल होगा",
 "safety.reverts.body": "कॉन्ट्रैक्ट इसे ठुकरा देगा, और आपको फिर भी नेटवर्क शुल्क देना होगा।",
 "safety.reverts.reason": [
  "इसका कहना है: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "राशि और नेटवर्क शुल्क के लिए आपके पास पर्याप्त बैलेंस नहीं है।",
 "safety.unknown.title": "यह जाँचा नहीं जा सका",
 "safety.unknown.body": "नेटवर्क इसे पहले आज़मा नहीं सका, इसलिए हमें नहीं पता कि इससे क्या बदलेगा। तभी जारी रखें जब आपको इसके स्रोत पर भरोसा हो।",
 "safety.gone.unsent": "आपका वॉलेट डिसकनेक्ट हो गया। कुछ नहीं भेजा गया।",
 "safety.gone.asked": "आपका वॉलेट डिसकनेक्ट हो गया। अगर वह अब भी पुष्टि माँगे, तो वहाँ अस्वीकार करें।",
 "send.title": "भेजें",
 "send.tokens.title": "टोकन चुनें",
 "send.review.title": "समीक्षा",
 "send.progress.title": "ट्रांज़ैक्शन",
 "send.tokens.search": "टोकन खोजें",
 "send.tokens.list": "आपके टोकन",
 "send.tokens.empty.title": "कोई टोकन नहीं मिला",
 "send.tokens.empty.body": [
  "आपके पास “",
  [
   "query"
  ],
  "” से मेल खाता कुछ नहीं है।"
 ],
 "send.tokens.none.title": "अभी भेजने को कुछ नहीं",
 "send.tokens.none.body": [
  [
   "network"
  ],
  " पर मिलने वाले टोकन यहाँ दिखेंगे।"
 ],
 "send.tokens.receive": "पाएँ",
 "send.unavailable.title": "बैलेंस उपलब्ध नहीं",
 "send.unavailable.body": "हम आपका बैलेंस नहीं पढ़ सके। आपके फ़ंड पर कोई असर नहीं पड़ा है।",
 "send.coinOnly": [
  "यह ऐप सिर्फ़ ",
  [
   "symbol"
  ],
  " दिखाता है। दूसरे टोकन यहाँ नहीं दिखाए जा सकते।"
 ],
 "send.coinOnlyNow": [
  "अभी सिर्फ़ ",
  [
   "symbol"
  ],
  " दिखाया जा सकता है। हम थोड़ी देर में दूसरे टोकन फिर खोजेंगे।"
 ],
 "send.amountIn": [
  "राशि ",
  [
   "unit"
  ],
  " में"
 ],
 "send.available": [
  [
   "amount"
  ],
  " उपलब्ध"
 ],
 "send.max": "अधिकतम",
 "send.maxLabel": "अपना पूरा बैलेंस इस्तेमाल करें",
 "send.showIn": [
  "राशि ",
  [
   "unit"
  ],
  " में डालें"
 ],
 "send.noPrice": "कीमत उपलब्ध नहीं",
 "send.to": "प्राप्तकर्ता",
 "send.toPlaceholder": "एड्रेस या नाम",
 "send.paste": "पेस्ट करें",
 "send.clear": "एड्रेस साफ़ करें",
 "send.looking": "नाम खोजा जा रहा है…",
 "send.noAddress": [
  [
   "network"
  ],
  " पर ",
  [
   "name"
  ],
  " का कोई एड्रेस नहीं है।"
 ],
 "send.nameUnavailable": "अभी नाम नहीं खोजे जा सकते। इसके बजाय एड्रेस डालें।",
 "send.nameDisputed": [
  "दो स्रोत ",
  [
   "name"
  ],
  " के लिए अलग-अलग एड्रेस बताते हैं। अभी उस पर कुछ नहीं भेजा जा सकता। इसके बजाय एड्रेस डालें।"
 ],
 "send.resolvedBy": [
  [
   "source"
  ],
  " से पता चला"
 ],
 "send.rewritten": [
  [
   "network"
  ],
  " के रूप में लिखा गया: यह उसी अकाउंट का है जिसका एड्रेस आपने डाला।"
 ],
 "send.invalid": [
  "यह ",
  [
   "network"
  ],
  " का एड्रेस नहीं है। जाँचें कि कोई वर्ण छूटा या बदला तो नहीं।"
 ],
 "send.memo": "मेमो",
 "send.memoOptional": "मेमो (वैकल्पिक)",
 "send.memoHelp": "ऐसा टेक्स्ट जिसे सब पढ़ सकते हैं। आपका भेजा हुआ जमा करने के लिए एक्सचेंज को इसकी ज़रूरत हो सकती है।",
 "send.pasteFailed": "क्लिपबोर्ड नहीं पढ़ा जा सका। फ़ील्ड में खुद पेस्ट करें।",
 "send.step.selectToken": "टोकन चुनें",
 "send.step.enterAmount": "राशि डालें",
 "send.step.incorrectValue": "गलत मान",
 "send.step.insufficientFunds": "अपर्याप्त बैलेंस",
 "send.step.enterAddress": "एड्रेस डालें",
 "send.step.invalidAddress": "अमान्य एड्रेस",
 "send.step.looking": "नाम खोजा जा रहा है…",
 "send.step.review": "समीक्षा करें",
 "send.caution.lookAlike.title": "यह एड्रेस आपके जाने-पहचाने एड्रेस की नकल है",
 "send.caution.lookAlike.body": "इसका शुरू और अंत एक जैसा है, पर चिह्नित हिस्सा अलग है। चोर ऐसा इसलिए करते हैं कि आप उनका एड्रेस कॉपी कर लें।",
 "send.caution.lookAlike.known": "जिसे आप जानते हैं",
 "send.caution.lookAlike.given": "जो आपने डाला",
 "send.caution.tokenContract.title": "यह टोकन का अपना कॉन्ट्रैक्ट है",
 "send.caution.tokenContract.body": "वहाँ भेजा गया लगभग हमेशा खो जाता है।",
 "send.caution.own.title": "यह आपका अपना एड्रेस है",
 "send.caution.own.body": "आप खुद को भेजेंगे और फिर भी शुल्क देंगे।",
 "send.caution.contract.title": "यह एक कॉन्ट्रैक्ट है",
 "send.caution.contract.body": "पक्का करें कि यह आपका भेजा हुआ स्वीकार कर सकता है। नहीं तो वह खो सकता है।",
 "send.caution.unused.title": "इस एड्रेस पर कभी कुछ नहीं हुआ है",
 "send.caution.unused.body": [
  "यह ",
  [
   "network"
  ],
  " पर नया है, या इसमें टाइपिंग की गलती है।"
 ],
 "send.caution.first.title": "आप यहाँ पहली बार भेज रहे हैं",
 "send.caution.first.body": "पूरे एड्रेस का मिलान आपको दिए गए एड्रेस से करें।",
 "send.caution.unchecked.title": "यह एड्रेस जाँचा नहीं जा सका",
 "send.caution.unchecked.body": "नेटवर्क ने जवाब नहीं दिया। पूरे एड्रेस का मिलान खुद करें।",
 "send.agree": "मैंने पूरे एड्रेस का मिलान कर लिया है, फिर भी भेजना है",
 "send.from": "प्रेषक",
 "send.network": "नेटवर्क",
 "send.fee": "नेटवर्क शुल्क",
 "send.feeUpTo": [
  "अधिकतम ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "करीब ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "हस्ताक्षर करते समय शुल्क आपका वॉलेट तय करता है।",
 "send.feeDeposit": [
  "पाने वाले का अकाउंट खोलने के ",
  [
   "amount"
  ],
  " सहित"
 ],
 "send.receives": "पाने वाले को मिलेगा",
 "send.speed": "गति",
 "send.speed.slow": "धीमी",
 "send.speed.normal": "सामान्य",
 "send.speed.fast": "तेज़",
 "send.feeUnavailable": "उपलब्ध नहीं",
 "send.feeShort.title": [
  "शुल्क के लिए पर्याप्त ",
  [
   "symbol"
  ],
  " नहीं"
 ],
 "send.feeShort.body": [
  "शुल्क अधिकतम ",
  [
   "fee"
  ],
  " है और आपके पास ",
  [
   "have"
  ],
  " है। ",
  [
   "symbol"
  ],
  " जोड़ें या कम भेजें।"
 ],
 "send.change": "बदलें",
 "send.confirm": "भेजें",
 "send.confirmAnyway": "फिर भी भेजें",
 "send.signing.title": [
  [
   "wallet"
  ],
  " में मंज़ूर करें"
 ],
 "send.signing.body": "जाँचें कि वहाँ एड्रेस और राशि वही हैं जो यहाँ हैं।",
 "send.signing.note": "यहाँ रद्द करने से आपके वॉलेट में अनुरोध अस्वीकार नहीं होता।",
 "send.pending.title": [
  [
   "amount"
  ],
  " भेजा जा रहा है"
 ],
 "send.pending.body": "इसमें आम तौर पर एक मिनट से कम लगता है। आप इसे बंद कर सकते हैं: यह आपके बिना जारी रहेगा।",
 "send.pending.slow": [
  "नया ब्लॉक करीब हर ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " मिनट"
    ],
    "other": [
     0,
     " मिनट"
    ]
   }
  ],
  " में आता है, कभी-कभी बहुत देर से। आप इसे बंद कर सकते हैं: यह आपके बिना जारी रहेगा।"
 ],
 "send.pending.queued": "पहले आपके अकाउंट के मालिकों को इसे मंज़ूर करना होगा, जिसमें कई दिन लग सकते हैं। आप इसे बंद कर सकते हैं: यह आपके बिना जारी रहेगा।",
 "send.explorer": "एक्सप्लोरर पर देखें",
 "send.toAccount": "अकाउंट पर वापस",
 "send.failed.title": "ट्रांज़ैक्शन विफल रहा",
 "send.failed.body": "नेटवर्क ने शुल्क लिया, पर कुछ नहीं भेजा गया।",
 "send.replaced.title": "ट्रांज़ैक्शन बदला गया",
 "send.replaced.body": "इसकी जगह आपके वॉलेट से दूसरा भेजा गया: तेज़ करने या रद्द करने के लिए। एक्सप्लोरर दिखाता है कि कौन-सा।",
 "send.dropped.title": "ट्रांज़ैक्शन स्वीकार नहीं हुआ",
 "send.dropped.body": "नेटवर्क ने इसे समय पर स्वीकार नहीं किया। कुछ नहीं भेजा गया, और कोई खर्च नहीं लगा।",
 "send.unknown.title": "अभी पुष्टि नहीं हुई",
 "send.unknown.body": "नेटवर्क ने समय पर इसकी पुष्टि नहीं की। यह अब भी पूरा हो सकता है, इसलिए दोबारा भेजने से पहले देख लें।",
 "send.nothing.title": "कुछ नहीं भेजा जा रहा",
 "send.nothing.body": "चुनें कि क्या और किसे भेजना है।",
 "send.toast.sent": [
  [
   "amount"
  ],
  " भेजा गया"
 ],
 "send.unsupported.title": "भेजना यहाँ काम नहीं करता",
 "send.unsupported.body": "भेजने के लिए दूसरे नेटवर्क पर जाएँ।",
 "sessions.title": "ऐप सेशन",
 "sessions.hint": "यह ऐप बिना पूछे क्या खर्च कर सकता है",
 "sessions.intro": "यह ऐप दोबारा पूछे बिना आपके अकाउंट से भेज सकता है। सीमाएँ नेटवर्क लागू करता है।",
 "sessions.perDays": [
  "हर ",
  [
   "count",
   2,
   {
    "one": "दिन",
    "other": [
     0,
     " दिन"
    ]
   }
  ],
  " में ",
  [
   "amount"
  ]
 ],
 "sessions.perHours": [
  "हर ",
  [
   "count",
   2,
   {
    "one": "घंटे",
    "other": [
     0,
     " घंटे"
    ]
   }
  ],
  " में ",
  [
   "amount"
  ]
 ],
 "sessions.perMinutes": [
  "हर ",
  [
   "count",
   2,
   {
    "one": "मिनट",
    "other": [
     0,
     " मिनट"
    ]
   }
  ],
  " में ",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "टोकन ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  [
   "date"
  ],
  " तक"
 ],
 "sessions.revoked": "खत्म किया गया",
 "sessions.expired": "समय समाप्त",
 "sessions.revoke": "खत्म करें",
 "sessions.notRevoked": "सेशन खत्म नहीं हुआ और अब भी कायम है। आप फिर कोशिश कर सकते हैं।",
 "sessions.empty.title": "कोई सेशन नहीं",
 "sessions.empty.body": "यह ऐप इस नेटवर्क पर कुछ भी खर्च करने से पहले आपसे पूछता है।",
 "sessions.failed.title": "सेशन लोड नहीं हो सके",
 "sessions.failed.body": "हो सकता है इस नेटवर्क पर कोई सेशन न हो, या सर्वर ने जवाब न दिया हो। आपके सेशन नहीं बदले हैं।",
 "siwx.title": "साइन इन",
 "siwx.intro": [
  [
   "app"
  ],
  " में साइन इन करें"
 ],
 "siwx.site": "वेबसाइट",
 "siwx.account": "अकाउंट",
 "siwx.network": "नेटवर्क",
 "siwx.proves": "दिखाता है कि यह अकाउंट आपका है",
 "siwx.free": "मुफ़्त है और कोई ट्रांज़ैक्शन नहीं भेजता",
 "siwx.harmless": "किसी को आपके फ़ंड का ऐक्सेस नहीं देता",
 "siwx.sign": "साइन इन करें",
 "siwx.required": "इस ऐप के लिए साइन इन ज़रूरी है। रद्द करने पर आपका वॉलेट डिसकनेक्ट हो जाएगा या आप उस नेटवर्क पर लौटेंगे जहाँ आप साइन इन हैं।",
 "siwx.checking": "आपका सेशन खोजा जा रहा है",
 "siwx.signing.title": [
  [
   "wallet"
  ],
  " में पुष्टि करें"
 ],
 "siwx.signing.body": [
  "संदेश में ",
  [
   "domain"
  ],
  " का नाम होना चाहिए। अगर उसमें किसी दूसरी वेबसाइट का नाम हो, तो अस्वीकार करें।"
 ],
 "siwx.verifying": "प्रमाणित किया जा रहा है…",
 "siwx.done": "आप साइन इन हो गए हैं",
 "siwx.expired.title": "आपका सेशन खत्म हो गया है",
 "siwx.expired.body": "जारी रखने के लिए फिर साइन इन करें।",
 "siwx.revoked.title": "आप साइन आउट हो गए",
 "siwx.revoked.body": "आपका सेशन कहीं और से खत्म किया गया। जारी रखने के लिए फिर साइन इन करें।",
 "siwx.declined.title": "हस्ताक्षर अस्वीकार हुआ",
 "siwx.declined.body": "आप साइन इन नहीं हैं। आप फिर कोशिश कर सकते हैं।",
 "siwx.pending.title": "एक अनुरोध पहले से खुला है",
 "siwx.pending.body": [
  [
   "wallet"
  ],
  " में उसका जवाब दें, फिर कोशिश करें।"
 ],
 "siwx.unreachable.title": "सर्वर तक नहीं पहुँच सके",
 "siwx.unreachable.body": "साइन इन नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "siwx.refused.title": "हस्ताक्षर स्वीकार नहीं हुआ",
 "siwx.refused.body": "इस डिवाइस की तारीख और समय जाँचें, फिर कोशिश करें।",
 "siwx.smartAccount.title": "हो सकता है यह ऐप स्मार्ट अकाउंट के साथ काम न करे",
 "siwx.smartAccount.body": "अपने वॉलेट में दूसरा अकाउंट चुनें, फिर दोबारा साइन इन करें।",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " यहाँ संदेशों पर हस्ताक्षर नहीं कर सकता"
 ],
 "siwx.unsupported.body": "साइन इन करने के लिए दूसरा वॉलेट कनेक्ट करें।",
 "siwx.failed.title": "साइन इन नहीं हो सका",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " ने एक समस्या बताई। आप फिर कोशिश कर सकते हैं।"
 ],
 "swap.title": "स्वैप",
 "swap.review.title": "स्वैप की समीक्षा",
 "swap.quotes.title": "ऑफ़र की तुलना",
 "swap.slippage.title": "स्लिपेज सीमा",
 "swap.tokens.title": "टोकन चुनें",
 "swap.result.title": "स्वैप",
 "swap.pay": "आप देंगे",
 "swap.receive": "आपको मिलेगा",
 "swap.review.receive": "आपको करीब मिलेगा",
 "swap.flip": "दोनों टोकन की जगह बदलें",
 "swap.selectToken": "टोकन चुनें",
 "swap.changeToken": [
  [
   "side"
  ],
  ", टोकन बदलें"
 ],
 "swap.balance": [
  "बैलेंस: ",
  [
   "amount"
  ]
 ],
 "swap.max": "अधिकतम",
 "swap.noPrice": "कीमत नहीं",
 "swap.button.chooseToken": "टोकन चुनें",
 "swap.button.enterAmount": "राशि डालें",
 "swap.button.badAmount": "गलत मान",
 "swap.button.insufficient": "अपर्याप्त बैलेंस",
 "swap.button.waiting": "सबसे अच्छा रेट खोजा जा रहा है…",
 "swap.button.noOffer": "कोई ऑफ़र नहीं",
 "swap.button.review": "स्वैप की समीक्षा करें",
 "swap.details": "विवरण",
 "swap.rate": "रेट",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "प्रदाता",
 "swap.bestRate": "सबसे अच्छा रेट",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "ऑफ़र देखें",
    "other": [
     0,
     " ऑफ़र की तुलना करें"
    ]
   }
  ]
 ],
 "swap.impact": "कीमत पर असर",
 "swap.slippage": "स्लिपेज सीमा",
 "swap.changeSlippage": "बदलें",
 "swap.minimum": "कम से कम मिलेगा",
 "swap.providerFee": "प्रदाता का शुल्क",
 "swap.included": "रेट में शामिल",
 "swap.networkFee": "नेटवर्क शुल्क",
 "swap.unknown": "पता नहीं",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  [
   "from"
  ],
  " से ",
  [
   "to"
  ],
  " का स्वैप जारी है"
 ],
 "swap.unsupported.title": "इस नेटवर्क पर स्वैप समर्थित नहीं है",
 "swap.unsupported.body": [
  [
   "network"
  ],
  " पर टोकन स्वैप नहीं हो सकते। कोई दूसरा नेटवर्क चुनें।"
 ],
 "swap.unsupported.switch": "नेटवर्क बदलें",
 "swap.failed.title": "टोकन लोड नहीं हो सके",
 "swap.problem.noRoute": "इन टोकन को स्वैप करने के लिए पर्याप्त लिक्विडिटी नहीं है। कम राशि या कोई दूसरा टोकन आज़माएँ।",
 "swap.problem.unavailable": "अभी कोई रेट नहीं दे रहा। हम पूछते रहेंगे।",
 "swap.problem.wouldFail": "यह स्वैप अभी विफल हो जाएगा। कुछ नहीं भेजा गया। फिर कोशिश करें या ज़्यादा स्लिपेज की अनुमति दें।",
 "swap.problem.refused": "प्रदाता ने यह स्वैप ठुकरा दिया। कोई दूसरा ऑफ़र चुनें।",
 "swap.problem.approval": "अनुमति पूरी नहीं हुई, इसलिए कुछ स्वैप नहीं हुआ। आप फिर कोशिश कर सकते हैं।",
 "swap.problem.unsure": "समय पर इसकी पुष्टि नहीं हुई और यह अब भी पूरा हो सकता है। दोबारा स्वैप करने से पहले अपनी गतिविधि देखें।",
 "swap.problem.funds": "राशि और नेटवर्क शुल्क के लिए बैलेंस कम है। कुछ नहीं भेजा गया।",
 "swap.tokens.search": "नाम खोजें या एड्रेस पेस्ट करें",
 "swap.tokens.own": "आपके टोकन",
 "swap.tokens.suggested": "सुझाए गए",
 "swap.tokens.others": "दूसरे टोकन",
 "swap.tokens.all": "टोकन",
 "swap.tokens.cut": "और भी टोकन हैं। उन्हें पाने के लिए खोजें।",
 "swap.tokens.byAddress": "एड्रेस से मिला",
 "swap.tokens.unlisted": "सूची में नहीं",
 "swap.tokens.empty.title": "कोई टोकन नहीं मिला",
 "swap.tokens.empty.body": "वर्तनी जाँचें, या टोकन का एड्रेस पेस्ट करें।",
 "swap.tokens.none": "जो टोकन चाहिए, उसका एड्रेस पेस्ट करें।",
 "swap.quotes.none": "अभी कोई ऑफ़र नहीं",
 "swap.quotes.back": "स्वैप बदलें",
 "swap.quotes.fee": [
  "शुल्क करीब ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% कम"
 ],
 "swap.quotes.about": "ऑफ़र हर दस सेकंड में ताज़ा होते हैं। प्रदाता जो लेता है, वह पहले से शामिल है।",
 "swap.slippage.about": "स्वैप होने से पहले कीमत बदल सकती है। अगर आपको इस सीमा से कम मिले, तो कुछ स्वैप नहीं होगा।",
 "swap.slippage.presets": "आम मान",
 "swap.slippage.custom": "अपना मान",
 "swap.slippage.invalid": "0 से 50 तक का मान डालें।",
 "swap.slippage.high": "इतनी ज़्यादा सीमा पर दूसरे लोग आपको मिलने वाली राशि का कुछ हिस्सा ले सकते हैं।",
 "swap.slippage.low": "इतनी कम सीमा पर ज़्यादातर स्वैप विफल हो जाते हैं।",
 "swap.slippage.save": "सेव करें",
 "swap.review.stopped": "स्वैप तैयार नहीं हो सका",
 "swap.review.gone": "समीक्षा के लिए कुछ नहीं है।",
 "swap.review.back": "स्वैप बदलें",
 "swap.changed.title": "रेट बदल गया है",
 "swap.changed.body": "आगे बढ़ने से पहले नए आँकड़े देखें। कुछ स्वैप नहीं हुआ।",
 "swap.unsigned.title": "यहाँ हस्ताक्षर काफ़ी नहीं है",
 "swap.unsigned.body": "इसके बजाय ट्रांज़ैक्शन से राशि की अनुमति दें। उसका अपना नेटवर्क शुल्क लगता है। अभी कुछ भेजा या स्वैप नहीं हुआ है।",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " सूची में नहीं है"
 ],
 "swap.unlisted.body": "कोई भी किसी भी नाम का टोकन बना सकता है। पक्का करें कि आप इसी की बात कर रहे हैं:",
 "swap.approval": [
  "पहले आप ",
  [
   "provider"
  ],
  " को ",
  [
   "token"
  ],
  " की ठीक इतनी ही राशि लेने की अनुमति देते हैं, फिर स्वैप करते हैं।"
 ],
 "swap.permit": [
  "पहले आप हस्ताक्षर करते हैं कि ",
  [
   "provider"
  ],
  " 30 मिनट के अंदर ठीक ",
  [
   "amount"
  ],
  " ले सकता है, और कुछ नहीं। हस्ताक्षर से कुछ नहीं भेजा जाता और कोई खर्च नहीं लगता। फिर आप स्वैप करते हैं।"
 ],
 "swap.consent.loss": [
  "मुझे पता है कि मुझे मूल्य का करीब ",
  [
   "percent"
  ],
  " नुकसान होगा।"
 ],
 "swap.consent.unknown": "मुझे पता है कि इस रेट की बाज़ार कीमत से तुलना नहीं हो सकी।",
 "swap.moved": [
  "आपका वॉलेट किसी दूसरे नेटवर्क पर है। यह स्वैप ",
  [
   "network"
  ],
  " पर है।"
 ],
 "swap.moveBack": [
  [
   "network"
  ],
  " पर जाएँ"
 ],
 "swap.accountChanged": "आपका वॉलेट अब किसी दूसरे अकाउंट पर है।",
 "swap.expired": "इस रेट का समय खत्म हो गया है।",
 "swap.renew": "नया रेट लें",
 "swap.accept": "नया रेट स्वीकार करें",
 "swap.approveAndSwap": "अनुमति दें और स्वैप करें",
 "swap.signAndSwap": "हस्ताक्षर और स्वैप करें",
 "swap.confirm": "स्वैप करें",
 "swap.short.title": [
  "नेटवर्क शुल्क के लिए पर्याप्त ",
  [
   "coin"
  ],
  " नहीं"
 ],
 "swap.short.body": [
  "थोड़ा ",
  [
   "coin"
  ],
  " जोड़ें या कम स्वैप करें।"
 ],
 "swap.working.wallet": [
  [
   "wallet"
  ],
  " में मंज़ूर करें"
 ],
 "swap.working.sign": [
  [
   "wallet"
  ],
  " में हस्ताक्षर करें"
 ],
 "swap.working.server": "रेट जाँचा जा रहा है",
 "swap.working.chain": "नेटवर्क का इंतज़ार है",
 "swap.working.reset": [
  [
   "token"
  ],
  " की पुरानी अनुमति वापस ली जा रही है।"
 ],
 "swap.working.approve": [
  [
   "token"
  ],
  " की ठीक इतनी ही राशि की अनुमति दी जा रही है।"
 ],
 "swap.working.permit": [
  "हस्ताक्षर से ",
  [
   "token"
  ],
  " की ठीक इतनी ही राशि की अनुमति दी जा रही है। कुछ नहीं भेजा जाता।"
 ],
 "swap.working.swap": [
  [
   "from"
  ],
  " के बदले ",
  [
   "to"
  ],
  " का स्वैप हो रहा है।"
 ],
 "swap.working.batch": [
  "एक ही चरण में अनुमति और ",
  [
   "from"
  ],
  " के बदले ",
  [
   "to"
  ],
  " का स्वैप हो रहा है।"
 ],
 "swap.step.approve": "अनुमति",
 "swap.step.permit": "हस्ताक्षर",
 "swap.step.swap": "स्वैप",
 "swap.result.pending.title": "स्वैप भेजा गया",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " के बदले करीब ",
  [
   "to"
  ],
  "। आप इसे खुला छोड़ सकते हैं या बंद कर सकते हैं।"
 ],
 "swap.result.success.title": "स्वैप पूरा हुआ",
 "swap.result.success.body": [
  "आपने ",
  [
   "from"
  ],
  " के बदले करीब ",
  [
   "to"
  ],
  " लिया।"
 ],
 "swap.result.failed.title": "स्वैप विफल रहा",
 "swap.result.failed.body": "नेटवर्क ने इसे ठुकरा दिया, इसलिए आपके टोकन अपनी जगह पर ही रहे। सिर्फ़ नेटवर्क शुल्क चुकाया गया।",
 "swap.result.replaced.title": "स्वैप बदला गया",
 "swap.result.replaced.body": "आपके वॉलेट के किसी दूसरे ट्रांज़ैक्शन ने इसकी जगह ले ली।",
 "swap.result.dropped.title": "स्वैप स्वीकार नहीं हुआ",
 "swap.result.dropped.body": "नेटवर्क ने इसे समय पर स्वीकार नहीं किया। कुछ स्वैप नहीं हुआ, और कोई खर्च नहीं लगा।",
 "swap.result.unknown.title": "हम इस स्वैप का पता नहीं लगा सके",
 "swap.result.unknown.body": "यह अब भी पूरा हो सकता है। अपना अकाउंट या एक्सप्लोरर देखें।",
 "swap.result.leave": "अकाउंट पर जाएँ",
 "swap.result.done": "हो गया",
 "walletAccounts.title": "अकाउंट",
 "walletAccounts.hint": "एक और अकाउंट जोड़ें",
 "walletAccounts.intro": "हर अकाउंट के अपने एड्रेस होते हैं। आपके रिकवरी शब्द उन सबको वापस लाते हैं।",
 "walletAccounts.numbered": [
  "अकाउंट ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "नाम",
 "walletAccounts.add": "अकाउंट जोड़ें",
 "walletAccounts.rename": [
  "“",
  [
   "name"
  ],
  "” का नाम बदलें"
 ],
 "walletAccounts.save": "सेव करें",
 "walletAccounts.cancel": "रद्द करें",
 "walletAccounts.full": [
  "आपके वॉलेट में ",
  [
   "count"
  ],
  " अकाउंट हैं, जो अधिकतम संख्या है।"
 ],
 "walletAccounts.failed": "यह नहीं हो सका। आपके अकाउंट नहीं बदले हैं। फिर कोशिश करें।",
 "walletAccounts.imported": "इंपोर्ट किया गया",
 "walletAccounts.introImported": "हर अकाउंट के अपने एड्रेस होते हैं। आपके रिकवरी शब्द इंपोर्ट किए गए अकाउंट के अलावा सबको वापस लाते हैं।"
}
export default catalogue
