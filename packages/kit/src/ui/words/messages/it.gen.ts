// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Connetti wallet",
 "button.connecting": "Connessione…",
 "button.wrongNetwork": "Rete errata",
 "a11y.close": "Chiudi",
 "a11y.back": "Indietro",
 "a11y.help": "Cos’è un wallet?",
 "a11y.copied": "Copiato",
 "a11y.copyFailed": "Impossibile copiare",
 "a11y.loading": "Caricamento",
 "a11y.dismiss": "Ignora",
 "a11y.newTab": "si apre in una nuova scheda",
 "a11y.clearSearch": "Cancella ricerca",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Nessun risultato",
    "one": [
     0,
     " risultato"
    ],
    "many": [
     0,
     " di risultati"
    ],
    "other": [
     0,
     " risultati"
    ]
   }
  ]
 ],
 "action.tryAgain": "Riprova",
 "action.openWallet": [
  "Apri ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Scegli un altro wallet",
 "branding.poweredBy": [
  "Realizzato con ",
  [
   "name"
  ]
 ],
 "badge.recent": "Recente",
 "badge.installed": "Installato",
 "badge.active": "Attivo",
 "badge.current": "Attuale",
 "badge.connected": "Connesso",
 "badge.testnet": "Rete di test",
 "connect.title": "Connetti wallet",
 "connect.allWallets": "Tutti i wallet",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Accedi",
 "connect.noWallet": "Non ho un wallet",
 "connect.whatIsWallet": "Cos’è un wallet?",
 "connect.empty.title": "Nessun wallet trovato",
 "connect.empty.body": "Questo browser non ha ancora un wallet. Bastano pochi minuti per averne uno.",
 "connect.forChain": [
  "Wallet compatibili con ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Scegli una chain",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " ne supporta diverse. A quale vuoi connetterti?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " rete"
    ],
    "many": [
     0,
     " di reti"
    ],
    "other": [
     0,
     " reti"
    ]
   }
  ]
 ],
 "allWallets.title": "Tutti i wallet",
 "allWallets.search": "Cerca wallet",
 "allWallets.list": "Wallet",
 "allWallets.empty.title": "Nessun wallet trovato",
 "allWallets.empty.body": [
  "Nessun risultato per «",
  [
   "query"
  ],
  "». Controlla come è scritto o prova con un altro nome."
 ],
 "allWallets.more": "Mostra altri",
 "connecting.waiting.title": [
  "Apri ",
  [
   "wallet"
  ],
  " e approva"
 ],
 "connecting.waiting.body": "C’è una richiesta in attesa nel tuo wallet.",
 "connecting.declined.title": "Richiesta rifiutata",
 "connecting.declined.body": "Puoi riprovare.",
 "connecting.pending.title": "C’è già una richiesta aperta",
 "connecting.pending.body": [
  "Rispondi in ",
  [
   "wallet"
  ],
  ", poi riprova."
 ],
 "connecting.inApp.title": [
  "Continua in ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " apre questa pagina nel suo browser. Connettiti da lì."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " non è installato"
 ],
 "connecting.notInstalled.body": "Installalo, poi torna qui e ricarica la pagina.",
 "connecting.notInstalled.install": [
  "Installa ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  "Nessuna risposta da ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "La richiesta ha impiegato troppo tempo. Apri il wallet e riprova.",
 "connecting.blocked.title": "La finestra è stata bloccata",
 "connecting.blocked.body": [
  "Il browser non ha lasciato aprire ",
  [
   "wallet"
  ],
  ". Se te lo chiede, consenti i pop-up per questa pagina, poi riprova."
 ],
 "connecting.failed.title": "Impossibile connettersi",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " ha segnalato un problema. Riprova o scegli un altro wallet."
 ],
 "connecting.done": "Connesso",
 "error.connect/rejected": "Richiesta rifiutata. Puoi riprovare.",
 "error.connect/failed": "Impossibile connettersi. Riprova.",
 "error.connect/pending": "Il tuo wallet ha già una richiesta aperta. Rispondi prima lì.",
 "error.connect/timeout": "Il wallet non ha risposto in tempo. Riprova.",
 "error.connect/not_installed": "Questo wallet non è installato in questo browser.",
 "error.connection/none": "Nessun wallet connesso.",
 "error.connection/reconnecting": "Riconnessione ancora in corso. Attendi un momento, poi riprova.",
 "error.disconnect/failed": "Impossibile disconnettere. Riprova.",
 "error.network/unknown": "Questa rete non è conosciuta qui.",
 "error.network/unsupported": "Il tuo wallet non può usare questa rete.",
 "error.network/switch_failed": "Impossibile cambiare rete. Riprova.",
 "error.network/switch_rejected": "Cambio di rete rifiutato. Puoi riprovare.",
 "error.sign/rejected": "Firma rifiutata. Puoi riprovare.",
 "error.sign/failed": "Il tuo wallet non è riuscito a firmare. Riprova.",
 "error.balance/unavailable": "Saldo non disponibile",
 "error.wallet/disconnected": "Il tuo wallet ha perso la connessione. Aprilo e riprova.",
 "error.wallet/unauthorized": "Il tuo wallet non lo ha consentito. Sbloccalo e riprova.",
 "error.wallet/unsupported_method": "Il tuo wallet non può farlo.",
 "error.request/action_not_allowed": "Azione non consentita",
 "error.request/timeout": "Nessuna risposta in tempo. Riprova.",
 "error.request/http_failed": "Impossibile raggiungere il server. Controlla la connessione e riprova.",
 "error.general/unexpected": "Qualcosa è andato storto. Riprova.",
 "alert.view/unavailable.title": "Schermata non disponibile",
 "alert.view/unavailable.body": "Questa app non lo offre qui.",
 "alert.network/not_found.title": "Rete non trovata",
 "alert.network/not_found.body": "Questa app non è configurata per quella rete.",
 "alert.project/origin_not_allowed.title": "Configurazione dell’app non valida",
 "alert.project/origin_not_allowed.body": "Questo indirizzo non è nell’elenco di quelli consentiti dal progetto. Il proprietario può aggiungerlo nelle impostazioni del progetto.",
 "alert.project/domain_unverified.title": "Configurazione dell’app non valida",
 "alert.project/domain_unverified.body": "Questo dominio non è stato verificato per il progetto.",
 "alert.project/invalid_id.title": "Configurazione dell’app non valida",
 "alert.project/invalid_id.body": "ID progetto non valido: aggiorna la configurazione",
 "alert.project/missing_id.title": "ID progetto non configurato",
 "alert.project/missing_id.body": "Questa funzione richiede un progetto.",
 "alert.embedded/load_failed.title": "Errore di rete: impossibile caricare il wallet integrato",
 "alert.embedded/load_failed.body": "Controlla la connessione e riprova più tardi.",
 "alert.embedded/timeout.title": "Il wallet integrato non ha risposto in tempo",
 "alert.embedded/timeout.body": "Riprova più tardi.",
 "alert.session/expired.title": "Sessione scaduta",
 "alert.session/expired.body": "Controlla data e ora di questo dispositivo, poi connettiti di nuovo.",
 "alert.config/server_error.title": "Errore del server",
 "alert.config/server_error.body": "Impossibile ottenere la configurazione dell’app. Alcune funzioni potrebbero mancare.",
 "alert.config/rate_limited.title": "Troppe richieste",
 "alert.config/rate_limited.body": "Attendi un momento, poi ricarica la pagina.",
 "time.now": "Adesso",
 "time.minute": [
  [
   "count",
   4
  ],
  " min"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " h"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " g"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " m"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " a"
 ],
 "error.connect/window_blocked": "Il browser ha bloccato la finestra del tuo wallet. Riprova.",
 "error.node/insufficient_funds": "Non hai abbastanza per l’importo e la commissione di rete.",
 "error.node/execution_reverted": "Il contratto rifiuterebbe questa transazione. Non è stato inviato nulla.",
 "error.node/nonce_too_low": "Il tuo wallet ha già inviato una transazione con questo numero. Riprova.",
 "error.node/nonce_too_high": "Manca ancora una transazione precedente di questo account. Riprova quando sarà andata a buon fine.",
 "error.node/fee_cap_too_low": "La commissione di rete è aumentata. Riprova.",
 "error.pay/invalid_request": "La richiesta dell’app non è valida. Non è stato pagato nulla.",
 "error.pay/unsupported_asset": "Da qui non si può pagare con questo token. Potrebbe non esistere, o trattenere una parte di ogni trasferimento.",
 "error.pay/in_progress": "Questo pagamento è in corso in un’altra scheda. Completalo lì.",
 "error.pay/insufficient_funds": "Non hai abbastanza per questo scambio e la sua commissione di rete.",
 "remote.title": "Connetti con codice QR",
 "remote.off.title": "I codici QR non sono disponibili qui",
 "remote.off.body": "Questa app non ha configurato le connessioni con codice QR. Puoi usare invece un wallet in questo browser.",
 "remote.off.allWallets": "Vedi tutti i wallet",
 "badge.qr": "Codice QR",
 "remote.code": "Codice QR per il tuo wallet",
 "remote.scan": "Scansiona questo codice con un wallet sul telefono.",
 "remote.scanWith": [
  "Scansiona questo codice con ",
  [
   "wallet"
  ],
  " sul telefono."
 ],
 "remote.scanHere": "Scansiona questo codice con un altro dispositivo o apri un wallet su questo.",
 "remote.renews": [
  "Un nuovo codice arriva tra ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Copia link",
 "remote.getApp": "Scarica l’app",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Dove usi ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Browser",
 "remote.tab.mobile": "Telefono",
 "remote.tab.desktop": "Computer",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " non è stato rilevato"
 ],
 "remote.notDetected.body": "Installalo in questo browser, poi ricarica la pagina. Oppure usalo su un altro dispositivo.",
 "remote.notDetected.phone": "Usa il telefono",
 "remote.open.title": [
  "Continua in ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Accetta lì, poi torna a questa pagina.",
 "remote.open.device": "Apri un wallet su questo dispositivo",
 "remote.help.title": "Non si è aperto?",
 "remote.help.body": [
  "Copia il link e incollalo in ",
  [
   "wallet"
  ],
  ", oppure prima scarica l’app."
 ],
 "remote.help.inApp": [
  "Apri questa pagina in ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Apri il suo sito web",
 "remote.linking.title": "Ci siamo quasi",
 "remote.linking.body": "Il tuo wallet ha accettato. Connessione in corso.",
 "remote.declined.title": "Rifiutato nel wallet",
 "remote.declined.body": "Non è stato connesso nulla. Puoi riprovare.",
 "remote.unreachable.title": "Impossibile creare un codice",
 "remote.unreachable.body": "Il servizio che raggiunge il tuo wallet non risponde. Controlla la connessione a Internet e riprova.",
 "remote.refused.title": "Impossibile creare un codice",
 "remote.refused.body": "Il servizio che raggiunge il tuo wallet ha rifiutato questa pagina. Controlla l’orologio del dispositivo, poi riprova.",
 "remote.failed.title": "Impossibile connettersi",
 "remote.failed.body": "La risposta del wallet non può essere usata qui. Riprova o scegli un altro wallet.",
 "error.pairing/expired": "Il codice è scaduto prima che il tuo wallet rispondesse. Riprova.",
 "error.pairing/relay_unreachable": "Impossibile raggiungere il servizio tra questa pagina e il tuo wallet. Riprova.",
 "error.pairing/relay_refused": "Il servizio tra questa pagina e il tuo wallet ha rifiutato questa app. Dillo a chi la sviluppa.",
 "error.pairing/invalid_grant": "Il tuo wallet ha concesso qualcosa di diverso da quanto richiesto. Riprova.",
 "embedded.frame.login": "Accedi al tuo wallet",
 "embedded.frame.approval": "Richiesta al tuo wallet",
 "embedded.frame.account": "Il tuo account del wallet",
 "embedded.sending": [
  "Invio di un’email a ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Caricamento del tuo wallet",
 "embedded.linking.title": "Hai effettuato l’accesso",
 "embedded.linking.body": "Apertura del tuo wallet…",
 "embedded.failed.title": "Accesso non riuscito",
 "embedded.failed.noAccess": "Nessun accesso per questo account",
 "embedded.failed.otherEmail": "Usa un’altra email",
 "embedded.row.subtitle": "Accesso con email",
 "embedded.security.title": "Sicurezza",
 "embedded.security.subtitle": "Chi può aprire il tuo wallet",
 "embedded.security.assisted": "Si apre con il solo accesso.",
 "embedded.security.fragile": "Solo tu puoi aprirlo, in un solo modo.",
 "embedded.security.secured": "Solo tu puoi aprirlo.",
 "embedded.security.exit": "Solo tu puoi aprirlo, e puoi andartene.",
 "embedded.security.next.kit": "Prossimo passo: un kit di recupero",
 "embedded.security.next.passkey": "Prossimo passo: una passkey",
 "embedded.security.next.secure": "Prossimo passo: rendilo solo tuo",
 "embedded.security.next.export": "Prossimo passo: un kit di uscita",
 "embedded.security.failed": "Impossibile mostrarlo",
 "embedded.change.intro": "Ricevi un codice all’indirizzo attuale e poi uno al nuovo indirizzo.",
 "embedded.change.present": "Email attuale",
 "embedded.change.label": "Nuovo indirizzo email",
 "embedded.change.send": "Continua",
 "embedded.change.done": "Email cambiata",
 "embedded.notAllowed": "Azione non consentita",
 "embedded.error.email_invalid": "Inserisci un indirizzo email, ad esempio ana@example.com.",
 "embedded.error.login/cool_down": [
  "Riprova tra ",
  [
   "seconds"
  ],
  " secondi"
 ],
 "embedded.error.embedded/load_failed": "Impossibile caricare il wallet. Controlla la connessione e riprova più tardi.",
 "embedded.error.embedded/timeout": "Il wallet ha impiegato troppo tempo a rispondere. Riprova.",
 "embedded.error.login/mail_failed": "Impossibile recapitare l’email. Controlla l’indirizzo o riprova.",
 "embedded.error.login/attempt_ended": "Il codice è scaduto. Richiedine uno nuovo.",
 "embedded.error.login/too_many_tries": "Troppi codici errati. Richiedine uno nuovo.",
 "embedded.error.login/device_refused": "Nell’email è stato scelto un altro numero. Riprova e scegli il numero che vedi qui.",
 "embedded.error.login/change_pending": "L’email di questo account è stata cambiata. Apri il link nell’avviso per annullare la modifica, o attendi un giorno.",
 "embedded.error.login/not_allowed": "Questo sito non ammette questo account. Usane un altro o chiedi l’accesso al sito.",
 "embedded.error.login/user_disabled": "Questa app ha disattivato il tuo account. Accedi di nuovo per portare via il tuo wallet.",
 "embedded.error.login/email_off": "L’accesso con email non è disponibile qui.",
 "embedded.error.login/clock_skewed": "Controlla data e ora di questo dispositivo, poi riprova.",
 "embedded.error.request/http_failed": "Impossibile raggiungere il server del wallet. Controlla la connessione e riprova.",
 "embedded.error.embedded/unreachable": "Al momento il tuo wallet non è raggiungibile. Riprova tra un minuto.",
 "embedded.error.embedded/untrusted": "Il tuo wallet non è stato aperto, perché il server ha inviato qualcosa che non gli appartiene. Chiedi aiuto all’assistenza di questo sito.",
 "embedded.error.stopped": "Al momento i wallet sono sospesi. Riprova più tardi.",
 "embedded.error.escrow/login_required": "Accedi di nuovo, con il link e il codice dell’email.",
 "embedded.error.request/too_many": "Troppe richieste in una volta. Attendi un momento, poi riprova.",
 "embedded.error.failed": "Non ha funzionato. Riprova.",
 "embedded.row.social": [
  "Accesso con ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Accedi con un account",
 "embedded.social.continue": [
  "Continua con ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Continua nella finestra",
 "embedded.social.waiting.body": [
  "Accedi con ",
  [
   "provider"
  ],
  " nella finestra che si è aperta."
 ],
 "embedded.social.blocked": "La finestra è stata bloccata",
 "embedded.social.closed": "La finestra è stata chiusa",
 "embedded.social.declined": "Accesso rifiutato",
 "embedded.social.open": "Apri la finestra",
 "embedded.social.other": "Usa un altro modo",
 "embedded.farcaster.scan": "Scansiona con il telefono",
 "embedded.farcaster.here": "Continua nell’app Farcaster",
 "embedded.farcaster.only": "Approva nell’app Farcaster. Approva solo un accesso che hai avviato tu.",
 "embedded.farcaster.expires": [
  "Questo codice scade tra ",
  [
   "seconds"
  ],
  " secondi."
 ],
 "embedded.farcaster.code": "Codice per l’app Farcaster",
 "embedded.farcaster.copy": "Copia link",
 "embedded.farcaster.open": "Apri Farcaster",
 "embedded.farcaster.failed": [
  "Impossibile connettersi a ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "Il codice è scaduto",
 "embedded.farcaster.expiredBody": "Non è stato approvato in tempo. Riprova per avere un nuovo codice.",
 "embedded.error.login/window_blocked": "Il browser non ha lasciato aprire la finestra. Aprila con il pulsante qui sotto.",
 "embedded.error.login/window_closed": "L’hai chiusa prima di accedere. Puoi riprovare.",
 "embedded.error.login/window_foreign": "Nella finestra è stato scelto un altro numero. Riprova e scegli il numero che vedi qui.",
 "embedded.error.login/visit_ended": "L’accesso ha impiegato troppo tempo. Riprova.",
 "embedded.error.login/provider_declined": "Hai rifiutato nella finestra, quindi non è stato condiviso nulla. Puoi riprovare.",
 "embedded.error.login/provider_failed": "Lì non è stato possibile confermare l’accesso. Riprova tra un momento.",
 "embedded.error.login/provider_off": "Questo modo di accedere non è disponibile qui. Usane un altro.",
 "embedded.passkey.continue": "Continua con una passkey",
 "embedded.passkey.name": "Passkey",
 "embedded.row.passkey": "Accesso con passkey",
 "embedded.guest.continue": "Continua come ospite",
 "embedded.guest.name": "Ospite",
 "embedded.row.guest": "Senza email",
 "embedded.guest.secure": "Proteggi questo wallet",
 "embedded.security.temporary": "Solo in questo browser. Se ne cancelli i dati, il wallet è perso.",
 "embedded.error.login/guest_off": "Questo sito non ammette ospiti. Usa un altro modo.",
 "embedded.linked.title": "Wallet collegati",
 "embedded.linked.subtitle": "Wallet che hai già",
 "embedded.linked.intro": "Questa app sa che questi wallet sono tuoi. Non possono aprire il wallet del tuo accesso.",
 "embedded.linked.unread": "Impossibile caricare i wallet collegati",
 "embedded.linked.none.title": "Nessun wallet collegato",
 "embedded.linked.none.body": "Collega un wallet che hai già, così questa app sa che è tuo. Firma un messaggio, che non costa nulla.",
 "embedded.linked.add": "Collega un wallet",
 "embedded.linked.full": [
  "Hai collegato ",
  [
   "count"
  ],
  " wallet, il massimo consentito. Prima scollegane uno."
 ],
 "embedded.linked.choose": "Scegli un wallet in questo browser.",
 "embedded.linked.missing.title": "Nessun wallet trovato",
 "embedded.linked.missing.body": "Installa o attiva un wallet in questo browser, poi riprova.",
 "embedded.linked.unlink": "Scollega",
 "embedded.linked.keep": "Mantieni",
 "embedded.linked.cancel": "Annulla",
 "embedded.linked.confirm.title": [
  "Scollegare ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Questa app non saprà più che questo wallet è tuo. Potrai collegarlo di nuovo.",
 "embedded.linked.step.connect.title": [
  "Connettiti in ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Scegli l’account che vuoi collegare.",
 "embedded.linked.step.approve.title": [
  "Collegamento di ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Caricamento della richiesta…",
 "embedded.linked.step.sign.title": [
  "Firma con ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Il messaggio dimostra che il wallet è tuo. Non sposta nulla.",
 "embedded.linked.declined": "Rifiutato. Non è stato collegato nulla.",
 "embedded.linked.error.links/taken": "Questo wallet è collegato a un altro account di questa app. Prima scollegalo lì.",
 "embedded.linked.error.links/ended": "Ci è voluto troppo tempo. Riprova.",
 "embedded.linked.error.escrow/waiting": "Questo dispositivo è nuovo. Potrà collegare wallet quando potrà aprire il tuo."
}
export default catalogue
