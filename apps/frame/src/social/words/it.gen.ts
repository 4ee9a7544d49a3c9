// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Accedi",
 "social.preparing": "Preparazione del tuo accesso…",
 "social.leaving": "Ti portiamo su {provider}…",
 "social.number.title": "Quale numero vedi?",
 "social.number.body": "Scegli il numero che la pagina su {host} mostra nel suo accesso. Se nessuna pagina ne mostra uno, chiudi questa finestra.",
 "social.refused.title": "Era un altro numero",
 "social.refused.body": "Per proteggere il tuo account, questo accesso è stato fermato. Chiudi questa finestra e ricomincia.",
 "social.ended.title": "Questo accesso è terminato",
 "social.ended.body": "Chiudi questa finestra e ricomincia dalla pagina di partenza.",
 "social.elsewhere.title": "Continua nell’altra finestra",
 "social.elsewhere.body": "Questo accesso è già aperto in un’altra finestra. Puoi chiudere questa.",
 "social.failed.title": "Non ha funzionato",
 "social.failed.body": "Non è stato possibile avviare l’accesso. Chiudi questa finestra e riprova.",
 "social.offline": "Non riusciamo a raggiungere il server. Continuiamo a provare.",
 "social.close": "Chiudi questa finestra"
} as const
