// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "लॉग इन करें",
 "social.preparing": "आपका लॉग इन तैयार हो रहा है…",
 "social.leaving": "आपको {provider} पर ले जाया जा रहा है…",
 "social.number.title": "आपको कौन-सा नंबर दिख रहा है?",
 "social.number.body": "वह नंबर चुनें जो {host} का पेज अपने लॉग इन में दिखा रहा है। अगर कोई पेज नंबर नहीं दिखा रहा, तो यह विंडो बंद करें।",
 "social.refused.title": "वह कोई दूसरा नंबर था",
 "social.refused.body": "आपके अकाउंट की सुरक्षा के लिए यह लॉग इन रोक दिया गया। यह विंडो बंद करें और फिर से शुरू करें।",
 "social.ended.title": "यह लॉग इन खत्म हो चुका है",
 "social.ended.body": "यह विंडो बंद करें और जिस पेज से आप आए थे, वहाँ फिर से शुरू करें।",
 "social.elsewhere.title": "दूसरी विंडो में जारी रखें",
 "social.elsewhere.body": "यह लॉग इन पहले से किसी दूसरी विंडो में खुला है। आप इसे बंद कर सकते हैं।",
 "social.failed.title": "यह नहीं हो सका",
 "social.failed.body": "लॉग इन शुरू नहीं हो सका। यह विंडो बंद करें और फिर कोशिश करें।",
 "social.offline": "हम सर्वर तक नहीं पहुँच पा रहे। कोशिश जारी है।",
 "social.close": "यह विंडो बंद करें"
} as const
