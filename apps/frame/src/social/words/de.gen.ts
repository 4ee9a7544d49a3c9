// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Anmelden",
 "social.preparing": "Deine Anmeldung wird vorbereitet …",
 "social.leaving": "Weiterleitung zu {provider} …",
 "social.number.title": "Welche Zahl siehst du?",
 "social.number.body": "Wähle die Zahl, die die Seite auf {host} in ihrer Anmeldung zeigt. Wenn keine Seite eine zeigt, schließe dieses Fenster.",
 "social.refused.title": "Das war eine andere Zahl",
 "social.refused.body": "Um dein Konto zu schützen, wurde diese Anmeldung gestoppt. Schließe dieses Fenster und beginne von vorn.",
 "social.ended.title": "Diese Anmeldung ist beendet",
 "social.ended.body": "Schließe dieses Fenster und beginne auf der Seite, von der du kommst, von vorn.",
 "social.elsewhere.title": "Weiter im anderen Fenster",
 "social.elsewhere.body": "Diese Anmeldung ist bereits in einem anderen Fenster geöffnet. Du kannst dieses schließen.",
 "social.failed.title": "Das hat nicht geklappt",
 "social.failed.body": "Die Anmeldung konnte nicht gestartet werden. Schließe dieses Fenster und versuche es erneut.",
 "social.offline": "Wir erreichen den Server nicht. Wir versuchen es weiter.",
 "social.close": "Dieses Fenster schließen"
} as const
