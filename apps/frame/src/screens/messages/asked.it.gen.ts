// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Firma un messaggio",
 "approval.title.signIn": "Accedi",
 "approval.title.typedData": "Firma dati",
 "approval.title.transaction": "Conferma una transazione",
 "approval.title.session": "Consenti di spendere senza chiedere",
 "approval.title.link": "Collega un wallet",
 "approval.from": "Richiesto da",
 "approval.action.signMessage": "Firmare questo messaggio",
 "approval.action.signIn": [
  "Accedere a ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Firmare «",
  [
   "name"
  ],
  "»"
 ],
 "approval.action.sendCoin": [
  "Inviare ",
  [
   "amount"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Inviare ",
  [
   "amount"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Spostare ",
  [
   "amount"
  ],
  " da ",
  [
   "from"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Spostare l’oggetto ",
  [
   "id"
  ],
  " di ",
  [
   "token"
  ],
  " da ",
  [
   "from"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Autorizzare ",
  [
   "spender"
  ],
  " a spendere ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Autorizzare ",
  [
   "spender"
  ],
  " a prelevare ",
  [
   "amount"
  ],
  " per la commissione di rete"
 ],
 "approval.action.allowUnlimited": [
  "Autorizzare ",
  [
   "spender"
  ],
  " a spendere ",
  [
   "token"
  ],
  " senza limiti"
 ],
 "approval.action.allowAll": [
  "Autorizzare ",
  [
   "spender"
  ],
  " a spostare tutto ciò che hai di ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Impedire a ",
  [
   "spender"
  ],
  " di spendere ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Annullare ogni autorizzazione per ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Eseguire ",
  [
   "selector"
  ],
  " di ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Creare un contratto",
 "approval.action.deployAccount": "Creare il tuo smart account su questa rete",
 "approval.action.upgradeAccount": "Attivare le funzioni smart per il tuo account su questa rete. Il suo indirizzo resta lo stesso.",
 "approval.action.openSession": [
  "Consentire a questa app di inviare fino a ",
  [
   "amount"
  ],
  " per ogni periodo (",
  [
   "period"
  ],
  "), fino al ",
  [
   "until"
  ],
  ". In tutto sono al massimo ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Terminare il permesso di inviare fino a ",
  [
   "amount"
  ],
  " per ogni periodo (",
  [
   "period"
  ],
  ")"
 ],
 "approval.action.openAccount": [
  "Aprire l’account ",
  [
   "address"
  ],
  " per ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Chiudere l’account ",
  [
   "address"
  ],
  "; ciò che resta va a ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Dare il controllo di ",
  [
   "address"
  ],
  " a ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Rinunciare al controllo di ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Aggiungere la nota «",
  [
   "text"
  ],
  "»"
 ],
 "approval.action.linkWallet": "Collegare questo wallet al tuo account in questa app",
 "approval.units": [
  [
   "amount"
  ],
  " unità di base di ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "«",
  [
   "symbol"
  ],
  "» (",
  [
   "address"
  ],
  ", non nel nostro elenco)"
 ],
 "approval.token.unknown": [
  "il token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " della moneta della rete"
 ],
 "approval.label.network": "Rete",
 "approval.label.fee": "Commissione di rete, al massimo",
 "approval.label.sponsored": "Commissione di rete",
 "approval.sponsored": "Pagata per te",
 "approval.label.account": "Il tuo account",
 "approval.label.smartAccount": "Il tuo smart account",
 "approval.label.actions": "Cosa succede",
 "approval.details": "Tutto ciò che viene firmato",
 "approval.network.unknown": [
  "Rete ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Non riuscirebbe",
 "approval.fails.body": "La rete lo rifiuterebbe e potresti pagare comunque la commissione.",
 "approval.unfunded.title": "Fondi insufficienti",
 "approval.unfunded.body": "Su questo account c’è troppo poco per questo e per la commissione di rete. Prima aggiungi fondi.",
 "approval.unknown.title": "Impossibile verificare",
 "approval.unknown.body": "La rete non ha potuto provarlo prima. Continua solo se ti fidi della provenienza.",
 "approval.warning.foreignSignIn": "Con questo accedi a un sito diverso da quello che lo chiede. Molto probabilmente è un tentativo di prendere il tuo account su quel sito.",
 "approval.warning.looksLikeHash": "Sembra l’impronta di qualcos’altro, ad esempio di una transazione. Firmarla potrebbe spostare i tuoi fondi.",
 "approval.warning.unlimitedAllowance": "Chi è autorizzato potrebbe prelevare tutto ciò che hai di questo token, ora o in seguito.",
 "approval.warning.allowsAll": "Chi è autorizzato potrebbe prendere ogni oggetto che hai in questa collezione, ora o in seguito.",
 "approval.warning.authorityChange": "Questo cede il controllo di un account a un altro indirizzo.",
 "approval.warning.permit": "Questa firma è un’autorizzazione. Può essere usata senza chiedertelo di nuovo.",
 "approval.warning.order": "Questo è un ordine di marketplace. Firmandolo puoi cedere ciò che offre.",
 "approval.warning.session": "L’app decide quando e a chi, e non te lo chiede di nuovo. Puoi terminarlo in qualsiasi momento.",
 "approval.warning.otherChain": "Questo è per una rete diversa da quella mostrata.",
 "approval.warning.otherAccount": "Questo riguarda un account che non è tuo.",
 "approval.warning.unknownCall": "Non sappiamo dire cosa fa questa chiamata a contratto.",
 "approval.warning.createsContract": "Questo crea un contratto sulla rete.",
 "approval.warning.unknownProgram": "Non sappiamo dire cosa fa questo programma.",
 "approval.warning.lookupTables": "Alcuni account sono elencati in una tabella sulla rete e non possono essere mostrati qui.",
 "approval.warning.durableNonce": "Questo non scade. Una volta firmato, può essere inviato in qualsiasi momento successivo.",
 "approval.warning.unreadable": "Questo non è leggibile come testo.",
 "approval.warning.highFee": "La commissione di rete è insolitamente alta.",
 "approval.warning.malformedSignIn": "Questa richiesta di accesso non è nel formato corretto.",
 "approval.warning.severalTransactions": "Approvi più transazioni in una volta.",
 "approval.approve": "Approva",
 "approval.sign": "Firma",
 "approval.decline": "Rifiuta",
 "approval.wait": "Si sblocca dopo un secondo in piena vista.",
 "approval.window.why": "Una pagina può coprire o alterare ciò che vedi qui. Decidi in una finestra del tuo wallet.",
 "approval.window.open": "Verifica in una finestra",
 "approval.window.waiting": "Decidi nella finestra che si è aperta",
 "approval.window.blocked": "La finestra non si è aperta. Consenti i pop-up per questa pagina, poi riprova.",
 "approval.window.closed": "La finestra è stata chiusa prima che decidessi.",
 "approval.window.lost": "Qui non c’è più nulla da decidere. Puoi chiudere questa finestra.",
 "approval.next.signIn": "Accedere non costa nulla e non sposta nulla.",
 "approval.next.signature": "Una volta firmato, non si può ritirare.",
 "approval.next.transaction": "Una volta approvato, non si può annullare.",
 "approval.next.session": "La rete fa rispettare questi limiti.",
 "approval.next.link": "Non sposta nulla. Puoi scollegarlo in qualsiasi momento.",
 "approval.window.again": "Apri di nuovo",
 "approval.window.title": "Approva richiesta",
 "action.cancel": "Annulla",
 "action.continue": "Continua",
 "action.done": "Fatto",
 "change.old.title": "Conferma la tua identità",
 "change.old.body": [
  "Per cambiare la tua email in ",
  [
   "next"
  ],
  ", inserisci il codice che abbiamo inviato a ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Conferma la nuova email",
 "change.new.body": [
  "Inserisci il codice che abbiamo inviato a ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "La tua email non è cambiata",
 "change.stopped.body": "Il codice è scaduto, oppure questa email non può essere usata. Puoi ricominciare.",
 "change.done.title": "La tua email è cambiata",
 "change.done.body": [
  "D’ora in poi accedi con ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Abbiamo inviato un’email a ",
  [
   "email"
  ],
  ". Il link che contiene può annullare la modifica per 24 ore."
 ],
 "change.resend": "Ricomincia",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Ricomincia tra ",
     0,
     " secondo"
    ],
    "many": [
     "Ricomincia tra ",
     0,
     " di secondi"
    ],
    "other": [
     "Ricomincia tra ",
     0,
     " secondi"
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
     "Ricomincia tra ",
     0,
     " minuto"
    ],
    "many": [
     "Ricomincia tra ",
     0,
     " di minuti"
    ],
    "other": [
     "Ricomincia tra ",
     0,
     " minuti"
    ]
   }
  ]
 ],
 "code.label": "Codice dell’email",
 "code.checking": "Verifica del codice",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Il codice non è corretto. Ti resta ",
     0,
     " tentativo."
    ],
    "many": [
     "Il codice non è corretto. Ti restano ",
     0,
     " di tentativi."
    ],
    "other": [
     "Il codice non è corretto. Ti restano ",
     0,
     " tentativi."
    ]
   }
  ]
 ],
 "code.offline": "Non siamo riusciti a verificare il codice. Controlla la connessione o attendi un momento, poi continua.",
 "code.renewed": "Abbiamo inviato un nuovo codice. Quello vecchio non funziona più.",
 "code.tooMany.title": "Troppi codici errati",
 "code.tooMany.body": "Questo codice non funziona più. Inviane uno nuovo per riprovare.",
 "code.expired.title": "Il codice è scaduto",
 "code.expired.body": "I codici valgono 5 minuti. Inviane uno nuovo per riprovare.",
 "code.resend": "Invia un nuovo codice",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Nuovo codice tra ",
     0,
     " secondo"
    ],
    "many": [
     "Nuovo codice tra ",
     0,
     " di secondi"
    ],
    "other": [
     "Nuovo codice tra ",
     0,
     " secondi"
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
     "Nuovo codice tra ",
     0,
     " minuto"
    ],
    "many": [
     "Nuovo codice tra ",
     0,
     " di minuti"
    ],
    "other": [
     "Nuovo codice tra ",
     0,
     " minuti"
    ]
   }
  ]
 ],
 "confirm.window": "Questo si decide in una finestra del wallet, dove ti viene chiesta la passkey.",
 "confirm.again": "La tua passkey deve confermarlo. Apri la finestra e riprova.",
 "confirm.next": "Ora ti viene chiesta la passkey.",
 "confirm.problem": "La tua passkey non lo ha confermato. Non è stato firmato nulla. Riprova.",
 "login.for": [
  "Per il tuo wallet su ",
  [
   "host"
  ]
 ],
 "login.link.title": "Controlla la tua email",
 "login.link.body": [
  "Apri il link nella nostra email a ",
  [
   "email"
  ],
  " e lì scegli questo numero:"
 ],
 "login.link.number": [
  "Il tuo numero è ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "In attesa che tu scelga ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Abbiamo inviato un’altra email. Chiede questo nuovo numero.",
 "login.link.offline": "Non riusciamo a raggiungere il server. Continuiamo a provare.",
 "login.link.delayed": "L’email non è ancora partita. Continuiamo a provare: attendi qui, o inviane un’altra più tardi.",
 "login.mailFailed.title": "L’email non è arrivata",
 "login.mailFailed.body": [
  "Non siamo riusciti a recapitare la nostra email a ",
  [
   "email"
  ],
  ". Controlla come è scritto l’indirizzo, o inviala di nuovo."
 ],
 "login.refused.title": "Era un altro numero",
 "login.refused.body": "Per proteggere il tuo wallet, questo accesso è stato fermato. Invia un’altra email e scegli il numero che vedi qui.",
 "login.ended.title": "Il link è scaduto",
 "login.ended.body": "I link valgono 10 minuti. Invia un’altra email per averne uno nuovo.",
 "login.resend": "Invia un’altra email",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Altra email tra ",
     0,
     " secondo"
    ],
    "many": [
     "Altra email tra ",
     0,
     " di secondi"
    ],
    "other": [
     "Altra email tra ",
     0,
     " secondi"
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
     "Altra email tra ",
     0,
     " minuto"
    ],
    "many": [
     "Altra email tra ",
     0,
     " di minuti"
    ],
    "other": [
     "Altra email tra ",
     0,
     " minuti"
    ]
   }
  ]
 ],
 "login.code.title": "Inserisci il codice",
 "login.code.body": [
  "Abbiamo inviato 8 cifre a ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Hai effettuato l’accesso",
 "login.finishing": "Accesso in corso",
 "login.otherEmail": "Usa un’altra email",
 "login.link.approved": "Numero confermato",
 "login.wait.title": "Questo dispositivo è nuovo",
 "login.wait.body": [
  "Per la tua sicurezza, qui il tuo wallet si aprirà a partire da: ",
  [
   "time"
  ],
  ". Accedi di nuovo allora."
 ],
 "login.wait.mail": [
  "Abbiamo inviato un’email a ",
  [
   "email"
  ],
  ", con cui puoi impedirlo."
 ],
 "login.wait.close": "Ho capito",
 "login.code.sameMail": "Ultimo passo: le 8 cifre nella stessa email, sotto il link.",
 "login.opening": "Apertura del tuo wallet…",
 "login.social.title": "Continua nella finestra",
 "login.social.body": [
  "Accedi con ",
  [
   "provider"
  ],
  " nella finestra che si è aperta. Questa pagina va avanti da sola."
 ],
 "login.social.waiting": [
  "In attesa di ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Apri di nuovo",
 "login.social.number.title": "Scegli questo numero",
 "login.social.number.body": "Lo chiede la finestra che si è aperta, per essere certa di appartenere a questa pagina:"
}
export default catalogue
