// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "वॉलेट कनेक्ट करें",
 "button.connecting": "कनेक्ट हो रहा है…",
 "button.wrongNetwork": "गलत नेटवर्क",
 "a11y.close": "बंद करें",
 "a11y.back": "वापस",
 "a11y.help": "वॉलेट क्या है?",
 "a11y.copied": "कॉपी हो गया",
 "a11y.copyFailed": "कॉपी नहीं हो सका",
 "a11y.loading": "लोड हो रहा है",
 "a11y.dismiss": "हटाएँ",
 "a11y.newTab": "नए टैब में खुलता है",
 "a11y.clearSearch": "खोज साफ़ करें",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "कोई नतीजा नहीं",
    "one": [
     0,
     " नतीजा"
    ],
    "other": [
     0,
     " नतीजे"
    ]
   }
  ]
 ],
 "action.tryAgain": "फिर कोशिश करें",
 "action.openWallet": [
  [
   "wallet"
  ],
  " खोलें"
 ],
 "action.otherWallet": "दूसरा वॉलेट चुनें",
 "branding.poweredBy": [
  [
   "name"
  ],
  " द्वारा संचालित"
 ],
 "badge.recent": "हाल का",
 "badge.installed": "इंस्टॉल है",
 "badge.active": "सक्रिय",
 "badge.current": "मौजूदा",
 "badge.connected": "कनेक्टेड",
 "badge.testnet": "टेस्टनेट",
 "connect.title": "वॉलेट कनेक्ट करें",
 "connect.allWallets": "सभी वॉलेट",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "लॉग इन करें",
 "connect.noWallet": "मेरे पास वॉलेट नहीं है",
 "connect.whatIsWallet": "वॉलेट क्या है?",
 "connect.empty.title": "कोई वॉलेट नहीं मिला",
 "connect.empty.body": "इस ब्राउज़र में अभी कोई वॉलेट नहीं है। वॉलेट लेने में कुछ मिनट लगते हैं।",
 "connect.forChain": [
  [
   "chain"
  ],
  " के साथ काम करने वाले वॉलेट"
 ],
 "connect.chooseChain.title": "चेन चुनें",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " कई चेन के साथ काम करता है। आप कहाँ कनेक्ट करना चाहते हैं?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " नेटवर्क"
    ],
    "other": [
     0,
     " नेटवर्क"
    ]
   }
  ]
 ],
 "allWallets.title": "सभी वॉलेट",
 "allWallets.search": "वॉलेट खोजें",
 "allWallets.list": "वॉलेट",
 "allWallets.empty.title": "कोई वॉलेट नहीं मिला",
 "allWallets.empty.body": [
  "“",
  [
   "query"
  ],
  "” से कुछ मेल नहीं खाता। वर्तनी जाँचें या कोई दूसरा नाम आज़माएँ।"
 ],
 "allWallets.more": "और दिखाएँ",
 "connecting.waiting.title": [
  [
   "wallet"
  ],
  " खोलकर मंज़ूर करें"
 ],
 "connecting.waiting.body": "आपके वॉलेट में एक अनुरोध है।",
 "connecting.declined.title": "अनुरोध अस्वीकार हुआ",
 "connecting.declined.body": "आप फिर कोशिश कर सकते हैं।",
 "connecting.pending.title": "एक अनुरोध पहले से खुला है",
 "connecting.pending.body": [
  [
   "wallet"
  ],
  " में उसका जवाब दें, फिर कोशिश करें।"
 ],
 "connecting.inApp.title": [
  [
   "wallet"
  ],
  " में जारी रखें"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " यह पेज अपने ब्राउज़र में खोलता है। वहाँ कनेक्ट करें।"
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " इंस्टॉल नहीं है"
 ],
 "connecting.notInstalled.body": "इसे इंस्टॉल करें, फिर वापस आकर पेज दोबारा लोड करें।",
 "connecting.notInstalled.install": [
  [
   "wallet"
  ],
  " इंस्टॉल करें"
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " से जवाब नहीं मिला"
 ],
 "connecting.timedOut.body": "अनुरोध में बहुत समय लग गया। अपना वॉलेट खोलें और फिर कोशिश करें।",
 "connecting.blocked.title": "विंडो ब्लॉक हो गई",
 "connecting.blocked.body": [
  "आपके ब्राउज़र ने ",
  [
   "wallet"
  ],
  " को खुलने नहीं दिया। अगर वह पूछे तो इस पेज के लिए पॉप-अप की अनुमति दें, फिर कोशिश करें।"
 ],
 "connecting.failed.title": "कनेक्ट नहीं हो सका",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " ने एक समस्या बताई। फिर कोशिश करें या दूसरा वॉलेट चुनें।"
 ],
 "connecting.done": "कनेक्ट हो गया",
 "error.connect/rejected": "अनुरोध अस्वीकार हुआ। आप फिर कोशिश कर सकते हैं।",
 "error.connect/failed": "कनेक्ट नहीं हो सका। फिर कोशिश करें।",
 "error.connect/pending": "आपके वॉलेट में पहले से एक अनुरोध खुला है। पहले वहाँ उसका जवाब दें।",
 "error.connect/timeout": "वॉलेट ने समय पर जवाब नहीं दिया। फिर कोशिश करें।",
 "error.connect/not_installed": "यह वॉलेट इस ब्राउज़र में इंस्टॉल नहीं है।",
 "error.connection/none": "कोई वॉलेट कनेक्टेड नहीं है।",
 "error.connection/reconnecting": "अभी फिर से कनेक्ट हो रहा है। थोड़ा रुकें, फिर कोशिश करें।",
 "error.disconnect/failed": "डिसकनेक्ट नहीं हो सका। फिर कोशिश करें।",
 "error.network/unknown": "यह नेटवर्क यहाँ ज्ञात नहीं है।",
 "error.network/unsupported": "आपके वॉलेट में यह नेटवर्क नहीं चलता।",
 "error.network/switch_failed": "नेटवर्क नहीं बदला जा सका। फिर कोशिश करें।",
 "error.network/switch_rejected": "बदलाव अस्वीकार हुआ। आप फिर कोशिश कर सकते हैं।",
 "error.sign/rejected": "हस्ताक्षर अस्वीकार हुआ। आप फिर कोशिश कर सकते हैं।",
 "error.sign/failed": "आपका वॉलेट हस्ताक्षर नहीं कर सका। फिर कोशिश करें।",
 "error.balance/unavailable": "बैलेंस उपलब्ध नहीं",
 "error.wallet/disconnected": "आपके वॉलेट का कनेक्शन टूट गया। उसे खोलें और फिर कोशिश करें।",
 "error.wallet/unauthorized": "आपके वॉलेट ने इसकी अनुमति नहीं दी है। उसे अनलॉक करें और फिर कोशिश करें।",
 "error.wallet/unsupported_method": "आपका वॉलेट यह नहीं कर सकता।",
 "error.request/action_not_allowed": "इस कार्रवाई की अनुमति नहीं है",
 "error.request/timeout": "समय पर जवाब नहीं मिला। फिर कोशिश करें।",
 "error.request/http_failed": "सर्वर तक नहीं पहुँच सके। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "error.general/unexpected": "कुछ गड़बड़ हो गई। फिर कोशिश करें।",
 "alert.view/unavailable.title": "यह व्यू उपलब्ध नहीं है",
 "alert.view/unavailable.body": "यह ऐप यहाँ यह सुविधा नहीं देता।",
 "alert.network/not_found.title": "नेटवर्क नहीं मिला",
 "alert.network/not_found.body": "यह ऐप उस नेटवर्क के लिए सेट अप नहीं है।",
 "alert.project/origin_not_allowed.title": "ऐप का कॉन्फ़िगरेशन अमान्य है",
 "alert.project/origin_not_allowed.body": "यह एड्रेस प्रोजेक्ट की अनुमति-सूची में नहीं है। प्रोजेक्ट का मालिक इसे प्रोजेक्ट की सेटिंग में जोड़ सकता है।",
 "alert.project/domain_unverified.title": "ऐप का कॉन्फ़िगरेशन अमान्य है",
 "alert.project/domain_unverified.body": "प्रोजेक्ट के लिए इस डोमेन की पुष्टि नहीं हुई है।",
 "alert.project/invalid_id.title": "ऐप का कॉन्फ़िगरेशन अमान्य है",
 "alert.project/invalid_id.body": "प्रोजेक्ट आईडी अमान्य है: कॉन्फ़िगरेशन अपडेट करें",
 "alert.project/missing_id.title": "प्रोजेक्ट आईडी सेट नहीं है",
 "alert.project/missing_id.body": "इस सुविधा के लिए प्रोजेक्ट ज़रूरी है।",
 "alert.embedded/load_failed.title": "नेटवर्क गड़बड़ी: एम्बेडेड वॉलेट लोड नहीं हो सका",
 "alert.embedded/load_failed.body": "अपना कनेक्शन जाँचें और बाद में फिर कोशिश करें।",
 "alert.embedded/timeout.title": "एम्बेडेड वॉलेट के अनुरोध का समय खत्म हो गया",
 "alert.embedded/timeout.body": "बाद में फिर कोशिश करें।",
 "alert.session/expired.title": "सेशन खत्म हो गया",
 "alert.session/expired.body": "इस डिवाइस की तारीख और समय जाँचें, फिर दोबारा कनेक्ट करें।",
 "alert.config/server_error.title": "सर्वर गड़बड़ी",
 "alert.config/server_error.body": "ऐप का कॉन्फ़िगरेशन नहीं मिल सका। कुछ सुविधाएँ गायब हो सकती हैं।",
 "alert.config/rate_limited.title": "अनुरोध सीमा से ज़्यादा हैं",
 "alert.config/rate_limited.body": "थोड़ा रुकें, फिर पेज दोबारा लोड करें।",
 "time.now": "अभी-अभी",
 "time.minute": [
  [
   "count",
   4
  ],
  " मिनट"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " घंटे"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " दिन"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " माह"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " वर्ष"
 ],
 "error.connect/window_blocked": "आपके ब्राउज़र ने वॉलेट की विंडो ब्लॉक कर दी। फिर कोशिश करें।",
 "error.node/insufficient_funds": "राशि और नेटवर्क शुल्क के लिए आपके पास पर्याप्त बैलेंस नहीं है।",
 "error.node/execution_reverted": "कॉन्ट्रैक्ट यह ट्रांज़ैक्शन ठुकरा देगा। कुछ नहीं भेजा गया।",
 "error.node/nonce_too_low": "आपका वॉलेट इस नंबर का ट्रांज़ैक्शन पहले ही भेज चुका है। फिर कोशिश करें।",
 "error.node/nonce_too_high": "इस अकाउंट का एक पिछला ट्रांज़ैक्शन अभी बाकी है। उसके पूरा होने पर फिर कोशिश करें।",
 "error.node/fee_cap_too_low": "नेटवर्क शुल्क बढ़ गया है। फिर कोशिश करें।",
 "error.pay/invalid_request": "ऐप का अनुरोध मान्य नहीं है। कोई भुगतान नहीं हुआ।",
 "error.pay/unsupported_asset": "इस टोकन से यहाँ भुगतान नहीं हो सकता। हो सकता है यह मौजूद न हो, या हर ट्रांसफ़र का कुछ हिस्सा रख लेता हो।",
 "error.pay/in_progress": "यह भुगतान किसी दूसरे टैब में हो रहा है। इसे वहीं पूरा करें।",
 "error.pay/insufficient_funds": "इस स्वैप और इसके नेटवर्क शुल्क के लिए आपके पास पर्याप्त बैलेंस नहीं है।",
 "remote.title": "QR कोड से कनेक्ट करें",
 "remote.off.title": "QR कोड यहाँ उपलब्ध नहीं हैं",
 "remote.off.body": "इस ऐप ने QR कोड से कनेक्शन सेट अप नहीं किए हैं। इसके बजाय आप इस ब्राउज़र का वॉलेट इस्तेमाल कर सकते हैं।",
 "remote.off.allWallets": "सभी वॉलेट देखें",
 "badge.qr": "QR कोड",
 "remote.code": "आपके वॉलेट के लिए QR कोड",
 "remote.scan": "यह कोड अपने फ़ोन के वॉलेट से स्कैन करें।",
 "remote.scanWith": [
  "यह कोड अपने फ़ोन पर ",
  [
   "wallet"
  ],
  " से स्कैन करें।"
 ],
 "remote.scanHere": "यह कोड किसी दूसरे डिवाइस से स्कैन करें, या इस डिवाइस पर वॉलेट खोलें।",
 "remote.renews": [
  "नया कोड ",
  [
   "seconds"
  ],
  " सेकंड में आएगा।"
 ],
 "remote.copy": "लिंक कॉपी करें",
 "remote.getApp": "ऐप लें",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "आप ",
  [
   "wallet"
  ],
  " कहाँ इस्तेमाल करते हैं"
 ],
 "remote.tab.browser": "ब्राउज़र",
 "remote.tab.mobile": "मोबाइल",
 "remote.tab.desktop": "डेस्कटॉप",
 "remote.tab.web": "वेब",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " नहीं मिला"
 ],
 "remote.notDetected.body": "इसे इस ब्राउज़र में इंस्टॉल करें, फिर पेज दोबारा लोड करें। या इसे किसी दूसरे डिवाइस पर इस्तेमाल करें।",
 "remote.notDetected.phone": "अपना फ़ोन इस्तेमाल करें",
 "remote.open.title": [
  [
   "wallet"
  ],
  " में जारी रखें"
 ],
 "remote.open.body": "वहाँ सहमति दें, फिर इस पेज पर वापस आएँ।",
 "remote.open.device": "इस डिवाइस पर वॉलेट खोलें",
 "remote.help.title": "नहीं खुला?",
 "remote.help.body": [
  "लिंक कॉपी करके ",
  [
   "wallet"
  ],
  " में पेस्ट करें, या पहले ऐप लें।"
 ],
 "remote.help.inApp": [
  "यह पेज ",
  [
   "wallet"
  ],
  " में खोलें"
 ],
 "remote.help.site": "इसकी वेबसाइट खोलें",
 "remote.linking.title": "बस होने ही वाला है",
 "remote.linking.body": "आपके वॉलेट ने सहमति दे दी। कनेक्शन बनाया जा रहा है।",
 "remote.declined.title": "वॉलेट में अस्वीकार हुआ",
 "remote.declined.body": "कुछ कनेक्ट नहीं हुआ। आप फिर कोशिश कर सकते हैं।",
 "remote.unreachable.title": "कोड नहीं बन सका",
 "remote.unreachable.body": "आपके वॉलेट तक पहुँचाने वाली सेवा जवाब नहीं दे रही। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।",
 "remote.refused.title": "कोड नहीं बन सका",
 "remote.refused.body": "आपके वॉलेट तक पहुँचाने वाली सेवा ने इस पेज को ठुकरा दिया। अपने डिवाइस की घड़ी जाँचें, फिर कोशिश करें।",
 "remote.failed.title": "कनेक्ट नहीं हो सका",
 "remote.failed.body": "वॉलेट का जवाब यहाँ इस्तेमाल नहीं हो सकता। फिर कोशिश करें या दूसरा वॉलेट चुनें।",
 "error.pairing/expired": "आपके वॉलेट के जवाब से पहले कोड की समय-सीमा खत्म हो गई। फिर कोशिश करें।",
 "error.pairing/relay_unreachable": "इस पेज और आपके वॉलेट के बीच की सेवा तक नहीं पहुँच सके। फिर कोशिश करें।",
 "error.pairing/relay_refused": "इस पेज और आपके वॉलेट के बीच की सेवा ने इस ऐप को ठुकरा दिया। इसे बनाने वालों को बताएँ।",
 "error.pairing/invalid_grant": "आपके वॉलेट ने माँगी गई चीज़ के बजाय किसी और चीज़ की अनुमति दी। फिर कोशिश करें।",
 "embedded.frame.login": "अपने वॉलेट में लॉग इन करें",
 "embedded.frame.approval": "आपके वॉलेट से अनुरोध",
 "embedded.frame.account": "आपका वॉलेट अकाउंट",
 "embedded.sending": [
  [
   "email"
  ],
  " पर ईमेल भेजा जा रहा है"
 ],
 "embedded.waiting": "आपका वॉलेट लोड हो रहा है",
 "embedded.linking.title": "आप लॉग इन हो गए हैं",
 "embedded.linking.body": "आपका वॉलेट खुल रहा है…",
 "embedded.failed.title": "लॉग इन नहीं हो सका",
 "embedded.failed.noAccess": "इस अकाउंट को ऐक्सेस नहीं है",
 "embedded.failed.otherEmail": "दूसरा ईमेल इस्तेमाल करें",
 "embedded.row.subtitle": "ईमेल से लॉग इन",
 "embedded.security.title": "सुरक्षा",
 "embedded.security.subtitle": "आपका वॉलेट कौन खोल सकता है",
 "embedded.security.assisted": "इसे खोलने के लिए आपका लॉग इन ही काफ़ी है।",
 "embedded.security.fragile": "इसे सिर्फ़ आप खोल सकते हैं, एक तरीके से।",
 "embedded.security.secured": "इसे सिर्फ़ आप खोल सकते हैं।",
 "embedded.security.exit": "इसे सिर्फ़ आप खोल सकते हैं, और साथ ले जा सकते हैं।",
 "embedded.security.next.kit": "अगला: रिकवरी किट",
 "embedded.security.next.passkey": "अगला: पासकी",
 "embedded.security.next.secure": "अगला: इसे सिर्फ़ अपना बनाएँ",
 "embedded.security.next.export": "अगला: एग्ज़िट किट",
 "embedded.security.failed": "यह नहीं दिखाया जा सका",
 "embedded.change.intro": "पहले आपको मौजूदा पते पर एक कोड मिलेगा, फिर नए पते पर।",
 "embedded.change.present": "मौजूदा ईमेल",
 "embedded.change.label": "नया ईमेल पता",
 "embedded.change.send": "जारी रखें",
 "embedded.change.done": "ईमेल बदल गया",
 "embedded.notAllowed": "इस कार्रवाई की अनुमति नहीं है",
 "embedded.error.email_invalid": "ईमेल पता डालें, जैसे ana@example.com.",
 "embedded.error.login/cool_down": [
  "कृपया ",
  [
   "seconds"
  ],
  " सेकंड बाद फिर कोशिश करें"
 ],
 "embedded.error.embedded/load_failed": "वॉलेट लोड नहीं हो सका। अपना कनेक्शन जाँचें और बाद में फिर कोशिश करें।",
 "embedded.error.embedded/timeout": "वॉलेट ने जवाब देने में बहुत देर लगाई। फिर कोशिश करें।",
 "embedded.error.login/mail_failed": "ईमेल पहुँचाया नहीं जा सका। पता जाँचें, या फिर कोशिश करें।",
 "embedded.error.login/attempt_ended": "कोड की समय-सीमा खत्म हो गई। नया कोड माँगें।",
 "embedded.error.login/too_many_tries": "बहुत ज़्यादा गलत कोड। नया कोड माँगें।",
 "embedded.error.login/device_refused": "ईमेल में कोई दूसरा नंबर चुना गया। फिर कोशिश करें, और वही नंबर चुनें जो यहाँ दिख रहा है।",
 "embedded.error.login/change_pending": "इस अकाउंट का ईमेल बदला गया है। इसे वापस बदलने के लिए सूचना में दिया लिंक खोलें, या एक दिन रुकें।",
 "embedded.error.login/not_allowed": "यह साइट इस अकाउंट को अंदर आने नहीं देती। दूसरा अकाउंट इस्तेमाल करें, या साइट से ऐक्सेस माँगें।",
 "embedded.error.login/user_disabled": "इस ऐप ने आपका अकाउंट बंद कर दिया है। अपना वॉलेट साथ ले जाने के लिए फिर से लॉग इन करें।",
 "embedded.error.login/email_off": "ईमेल से लॉग इन यहाँ उपलब्ध नहीं है।",
 "embedded.error.login/clock_skewed": "इस डिवाइस की तारीख और समय जाँचें, फिर कोशिश करें।",
 "embedded.error.request/http_failed": "वॉलेट के सर्वर तक नहीं पहुँच सके। अपना कनेक्शन जाँचें और फिर कोशिश करें।",
 "embedded.error.embedded/unreachable": "अभी आपके वॉलेट तक नहीं पहुँचा जा सकता। एक मिनट में फिर कोशिश करें।",
 "embedded.error.embedded/untrusted": "आपका वॉलेट नहीं खोला गया, क्योंकि सर्वर ने ऐसा कुछ भेजा जो उसका नहीं है। इस साइट के सपोर्ट से मदद लें।",
 "embedded.error.stopped": "फ़िलहाल वॉलेट रोके गए हैं। बाद में फिर कोशिश करें।",
 "embedded.error.escrow/login_required": "ईमेल में दिए लिंक और कोड से फिर लॉग इन करें।",
 "embedded.error.request/too_many": "एक साथ बहुत ज़्यादा अनुरोध। थोड़ा रुकें, फिर कोशिश करें।",
 "embedded.error.failed": "यह नहीं हो सका। फिर कोशिश करें।",
 "embedded.row.social": [
  [
   "provider"
  ],
  " से लॉग इन"
 ],
 "embedded.social.list": "किसी अकाउंट से लॉग इन करें",
 "embedded.social.continue": [
  [
   "provider"
  ],
  " से जारी रखें"
 ],
 "embedded.social.waiting.title": "विंडो में जारी रखें",
 "embedded.social.waiting.body": [
  "जो विंडो खुली है, उसमें ",
  [
   "provider"
  ],
  " से लॉग इन करें।"
 ],
 "embedded.social.blocked": "विंडो ब्लॉक हो गई",
 "embedded.social.closed": "विंडो बंद हो गई",
 "embedded.social.declined": "लॉग इन अस्वीकार हुआ",
 "embedded.social.open": "विंडो खोलें",
 "embedded.social.other": "दूसरा तरीका अपनाएँ",
 "embedded.farcaster.scan": "अपने फ़ोन से स्कैन करें",
 "embedded.farcaster.here": "Farcaster ऐप में जारी रखें",
 "embedded.farcaster.only": "इसे Farcaster ऐप में मंज़ूर करें। सिर्फ़ वही लॉग इन मंज़ूर करें जो आपने खुद शुरू किया हो।",
 "embedded.farcaster.expires": [
  "इस कोड की समय-सीमा ",
  [
   "seconds"
  ],
  " सेकंड में खत्म होगी।"
 ],
 "embedded.farcaster.code": "Farcaster ऐप के लिए कोड",
 "embedded.farcaster.copy": "लिंक कॉपी करें",
 "embedded.farcaster.open": "Farcaster खोलें",
 "embedded.farcaster.failed": [
  [
   "provider"
  ],
  " से कनेक्ट नहीं हो सका"
 ],
 "embedded.farcaster.expired": "कोड की समय-सीमा खत्म हो गई",
 "embedded.farcaster.expiredBody": "इसे समय पर मंज़ूर नहीं किया गया। नए कोड के लिए फिर कोशिश करें।",
 "embedded.error.login/window_blocked": "आपके ब्राउज़र ने विंडो खुलने नहीं दी। नीचे दिए बटन से खोलें।",
 "embedded.error.login/window_closed": "आपने लॉग इन से पहले इसे बंद कर दिया। आप फिर कोशिश कर सकते हैं।",
 "embedded.error.login/window_foreign": "विंडो में कोई दूसरा नंबर चुना गया। फिर कोशिश करें, और वही नंबर चुनें जो यहाँ दिख रहा है।",
 "embedded.error.login/visit_ended": "लॉग इन में बहुत समय लग गया। फिर कोशिश करें।",
 "embedded.error.login/provider_declined": "आपने विंडो में अस्वीकार किया, इसलिए कुछ साझा नहीं हुआ। आप फिर कोशिश कर सकते हैं।",
 "embedded.error.login/provider_failed": "वहाँ लॉग इन की पुष्टि नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।",
 "embedded.error.login/provider_off": "लॉग इन का यह तरीका यहाँ उपलब्ध नहीं है। कोई दूसरा अपनाएँ।",
 "embedded.passkey.continue": "पासकी से जारी रखें",
 "embedded.passkey.name": "पासकी",
 "embedded.row.passkey": "पासकी से लॉग इन",
 "embedded.guest.continue": "मेहमान के तौर पर जारी रखें",
 "embedded.guest.name": "मेहमान",
 "embedded.row.guest": "ईमेल के बिना",
 "embedded.guest.secure": "यह वॉलेट सुरक्षित करें",
 "embedded.security.temporary": "सिर्फ़ इस ब्राउज़र में। इसका डेटा मिटाने पर वॉलेट चला जाएगा।",
 "embedded.error.login/guest_off": "यह साइट मेहमानों को अंदर आने नहीं देती। दूसरा तरीका अपनाएँ।",
 "embedded.linked.title": "लिंक किए गए वॉलेट",
 "embedded.linked.subtitle": "वॉलेट जो आपके पास पहले से हैं",
 "embedded.linked.intro": "यह ऐप जानता है कि ये वॉलेट आपके हैं। ये आपके लॉग इन का वॉलेट नहीं खोल सकते।",
 "embedded.linked.unread": "आपके लिंक किए गए वॉलेट लोड नहीं हो सके",
 "embedded.linked.none.title": "कोई लिंक किया गया वॉलेट नहीं",
 "embedded.linked.none.body": "अपना कोई मौजूदा वॉलेट लिंक करें, ताकि यह ऐप जान सके कि वह आपका है। वॉलेट एक संदेश पर हस्ताक्षर करता है, जिसका कोई खर्च नहीं लगता।",
 "embedded.linked.add": "वॉलेट लिंक करें",
 "embedded.linked.full": [
  "आपने ",
  [
   "count"
  ],
  " वॉलेट लिंक किए हैं, जो अधिकतम संख्या है। पहले किसी एक को अनलिंक करें।"
 ],
 "embedded.linked.choose": "इस ब्राउज़र में कोई वॉलेट चुनें।",
 "embedded.linked.missing.title": "कोई वॉलेट नहीं मिला",
 "embedded.linked.missing.body": "इस ब्राउज़र में वॉलेट इंस्टॉल करें या चालू करें, और फिर कोशिश करें।",
 "embedded.linked.unlink": "अनलिंक करें",
 "embedded.linked.keep": "रहने दें",
 "embedded.linked.cancel": "रद्द करें",
 "embedded.linked.confirm.title": [
  [
   "name"
  ],
  " को अनलिंक करें?"
 ],
 "embedded.linked.confirm.body": "इस ऐप को फिर पता नहीं रहेगा कि यह वॉलेट आपका है। आप इसे दोबारा लिंक कर सकते हैं।",
 "embedded.linked.step.connect.title": [
  [
   "name"
  ],
  " में कनेक्ट करें"
 ],
 "embedded.linked.step.connect.body": "वह अकाउंट चुनें जिसे आप लिंक करना चाहते हैं।",
 "embedded.linked.step.approve.title": [
  [
   "name"
  ],
  " लिंक हो रहा है"
 ],
 "embedded.linked.step.approve.body": "अनुरोध लोड हो रहा है…",
 "embedded.linked.step.sign.title": [
  [
   "name"
  ],
  " से हस्ताक्षर करें"
 ],
 "embedded.linked.step.sign.body": "संदेश दिखाता है कि वॉलेट आपका है। इससे कुछ ट्रांसफ़र नहीं होता।",
 "embedded.linked.declined": "अस्वीकार हुआ। कुछ लिंक नहीं हुआ।",
 "embedded.linked.error.links/taken": "यह वॉलेट इस ऐप के किसी दूसरे अकाउंट से लिंक है। पहले उसे वहाँ से अनलिंक करें।",
 "embedded.linked.error.links/ended": "इसमें बहुत समय लग गया। फिर कोशिश करें।",
 "embedded.linked.error.escrow/waiting": "यह डिवाइस नया है। जब यह आपका वॉलेट खोल सकेगा, तब वॉलेट लिंक कर सकेगा।"
}
export default catalogue
