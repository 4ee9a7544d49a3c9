// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Parole di recupero",
 "exit.ask.title": "Mostra le tue parole di recupero",
 "exit.ask.login": "Per vedere le parole serve un accesso degli ultimi dieci minuti. Se il tuo è meno recente, prima ricevi un codice via email.",
 "exit.ask.again": "Per vedere le parole serve un accesso degli ultimi dieci minuti. Se il tuo è meno recente, prima esci e accedi di nuovo.",
 "exit.ask.factor": "Prima usa una passkey o il tuo kit di recupero.",
 "exit.ask.warning.anyone": "Chi ha queste parole può prendere tutto ciò che è in questo wallet, per sempre.",
 "exit.ask.warning.asked": "Nessuna app e nessuna assistenza ne ha mai bisogno. Se una persona o una pagina te le chiede, è un furto.",
 "exit.ask.show": "Mostra le mie parole",
 "exit.ask.passkey": "Usa una passkey",
 "exit.ask.kit": "Usa il kit",
 "exit.code.title": "Inserisci il codice",
 "exit.code.body": [
  "Abbiamo inviato un codice di 8 cifre a ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Codice",
 "exit.problem.login": "Il tuo accesso è troppo vecchio per questo. Esci, accedi di nuovo e torna entro dieci minuti.",
 "exit.problem.code": "Non è il codice dell’ultima email. Confrontalo ancora una volta.",
 "exit.problem.ended": "Questo codice non funziona più. Chiudi questa finestra e ricomincia.",
 "exit.words.title": "Le tue parole di recupero",
 "exit.words.body": [
  "Queste ",
  [
   "count"
  ],
  " parole, in quest’ordine, aprono i tuoi account in qualsiasi app wallet. Stampale, scrivile o conservale nel file."
 ],
 "exit.words.list": "Parole di recupero",
 "exit.words.show": "Mostra parole",
 "exit.words.hide": "Nascondi parole",
 "exit.words.test": "Prova il mio kit di uscita",
 "exit.words.assisted": "Anche il gestore di questo wallet può ancora aprirlo. Quando potrai farlo solo tu, potrai provare queste parole come kit di uscita.",
 "exit.file.save": "Salva file",
 "exit.file.about": "Il file si apre in qualsiasi browser, senza rete, con questo codice. Scrivi il codice e conservalo separato dal file.",
 "exit.file.code": "Codice del file",
 "exit.file.title": "Kit di uscita del tuo wallet",
 "exit.file.how": "Questo file contiene le parole di recupero del tuo wallet, cifrate. Digita il suo codice per leggerle. Nulla viene inviato da nessuna parte: funziona senza rete.",
 "exit.file.open": "Apri",
 "exit.file.wrong": "Questo codice non apre il file. È composto da 26 lettere e cifre.",
 "exit.test.title": "Prova il tuo kit di uscita",
 "exit.test.words": "Digita queste parole dalla tua copia.",
 "exit.test.file": "Scegli il file che hai salvato e digita il suo codice dalla tua copia.",
 "exit.test.word": [
  "Parola ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "File",
 "exit.test.useFile": "Prova il file",
 "exit.test.useWords": "Prova le parole",
 "exit.test.back": "Mostra di nuovo le parole",
 "exit.test.wrongWord": "Non è quella parola. Confrontala ancora una volta.",
 "exit.test.wrongFile": "Questo file e questo codice non danno le parole di questo wallet. Confronta ancora una volta il codice.",
 "exit.test.noFile": "Prima scegli il file.",
 "exit.finish.title": "Il tuo kit di uscita funziona",
 "exit.finish.body": "Termina, così il tuo wallet lo ricorda.",
 "exit.finish.do": "Termina",
 "exit.sheet.title": "Kit di uscita del tuo wallet",
 "exit.sheet.how": "Digita le parole nel loro ordine in qualsiasi app wallet che importa parole di recupero (BIP-39). Se chiede un percorso di derivazione, usa quello sotto l’indirizzo. Poi confronta gli indirizzi.",
 "exit.sheet.path": [
  "Percorso: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Nessun percorso: solo le parole (sr25519)",
 "exit.sheet.safe": "Smart account, se un’app te ne ha dato uno: appartiene all’account Ethereum qui sopra",
 "exit.import.title": "Usa parole che hai già",
 "exit.import.warning": "Il tuo wallet attuale non si aprirà più qui. Prima conserva le sue parole, nel caso contenga qualcosa.",
 "exit.import.keep": "Queste sono le parole del tuo wallet attuale. Conservale: dopo saranno l’unico modo per accedervi.",
 "exit.import.next": "Le ho conservate",
 "exit.import.type": "Digita le tue parole",
 "exit.import.body": "12 o 24 parole di recupero di un altro wallet, nel loro ordine. Una passphrase aggiuntiva non è supportata.",
 "exit.import.wrong": "Queste non sono 12 o 24 parole di recupero valide. Confrontale una per una.",
 "exit.import.confirm": "È il tuo wallet?",
 "exit.import.compare": "Confronta gli indirizzi. Questo wallet ha solo il primo account di ogni tipo.",
 "exit.import.do": "Usa questo wallet",
 "exit.keys.title": "Chiavi importate",
 "exit.keys.body": "Le tue parole non le ripristinano. Anche il file e il foglio le contengono.",
 "exit.sheet.imported": "Chiave importata: le parole non la ripristinano",
 "exit.key.title": "Importa una chiave privata",
 "exit.key.body": "Incolla la chiave di un account così come la esporta l’altro wallet: cifre esadecimali per Ethereum, base58 o un elenco di numeri per Solana, un testo che inizia con K o L per Bitcoin.",
 "exit.key.warning.words": "Le tue parole di recupero non ripristineranno questo account. Conserva la sua chiave, o crea poi un kit di uscita.",
 "exit.key.warning.given": "Non importare mai una chiave che ti ha dato un’altra persona: può prendere tutto ciò che vi arriva.",
 "exit.key.field": "Chiave privata",
 "exit.key.wrong": "Non è una chiave privata che questo wallet può usare. Un indirizzo o le parole di recupero non funzionano qui.",
 "exit.key.confirm": "È il tuo account?",
 "exit.key.compare": "Confronta l’indirizzo con quello nell’altro wallet.",
 "exit.key.name": "Nome",
 "exit.key.name.first": [
  "Importato ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Un nome ha da 1 a 32 caratteri.",
 "exit.key.do": "Importa questo account",
 "exit.key.exists": "Questo account è già nel tuo wallet.",
 "exit.key.full": "Il tuo wallet ha già il massimo di chiavi importate.",
 "security.level.temporary.title": "Solo in questo browser",
 "security.level.temporary.body": "Se i dati di questo browser vengono cancellati, il wallet è perso per sempre. Non hai indicato un’email, e nemmeno il gestore può aprirlo.",
 "security.level.assisted.title": "La tua email da sola apre questo wallet",
 "security.level.assisted.body": "Un accesso via email lo apre su qualsiasi nuovo dispositivo. Potrebbero farlo anche una persona che legge la tua posta e il gestore di questo wallet.",
 "security.level.assisted.login.title": "Il tuo accesso da solo apre questo wallet",
 "security.level.assisted.provider.body": "Il tuo account presso il fornitore lo apre su qualsiasi nuovo dispositivo. Potrebbero farlo anche una persona che entra in quell’account e il gestore di questo wallet.",
 "security.level.assisted.token.body": [
  "Il tuo account su ",
  [
   "host"
  ],
  " lo apre su qualsiasi nuovo dispositivo. Potrebbero farlo anche una persona che entra in quell’account, ",
  [
   "host"
  ],
  " stesso e il gestore di questo wallet."
 ],
 "security.level.fragile.title": "Solo tu puoi aprirlo, in un solo modo",
 "security.level.fragile.body": "Né il tuo accesso da solo né il gestore lo aprono. Ma se perdi i tuoi dispositivi e l’unica passkey o l’unico kit che hai, il wallet è perso.",
 "security.level.secured.title": "Solo tu puoi aprire questo wallet",
 "security.level.secured.body": "Né il tuo accesso da solo né il gestore lo aprono. Un nuovo dispositivo richiede una delle tue passkey o uno dei tuoi kit.",
 "security.level.exit.title": "Solo tu puoi aprirlo, anche senza di noi",
 "security.level.exit.body": "Hai ripristinato questo wallet dalle sue parole. Resta tuo anche se questo servizio finisce.",
 "security.factors": "Cosa lo apre",
 "security.factor.device.title": "Questo dispositivo",
 "security.factor.device.about": "Finché non cancelli i dati di questo browser.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " altro dispositivo o sito"
    ],
    "many": [
     0,
     " di altri dispositivi o siti"
    ],
    "other": [
     0,
     " altri dispositivi o siti"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Dove lo hai già aperto.",
 "security.factor.passkey.title": "Passkey",
 "security.factor.passkey.numbered": [
  "Passkey ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Ti aiuta se perdi questo dispositivo.",
 "security.factor.kit.title": "Kit di recupero",
 "security.factor.kit.numbered": [
  "Kit di recupero ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Su carta. Ti aiuta se perdi tutto il resto.",
 "security.factor.escrow.title": "Email, con l’aiuto del gestore",
 "security.factor.escrow.login": "Il tuo accesso, con l’aiuto del gestore",
 "security.factor.escrow.about": "Ti aiuta se perdi tutto il resto. Potrebbe usarlo anche il gestore.",
 "security.remove": "Rimuovi",
 "security.remove.kit.label": [
  "Rimuovi kit di recupero ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Rimuovi passkey ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Rimuovere questo kit di recupero?",
 "security.remove.kit.body": "I suoi 26 caratteri non apriranno più il tuo wallet. Non si può annullare, ma puoi creare un altro kit.",
 "security.remove.passkey.title": "Rimuovere questa passkey?",
 "security.remove.passkey.body": "Non aprirà più il tuo wallet. Poi eliminala dal dispositivo o dal gestore di password.",
 "security.remove.leavesOne": "Resterà un solo modo per aprire il wallet su un nuovo dispositivo. Se perdi quello e i tuoi dispositivi, il wallet potrebbe andare perso.",
 "security.window.why": "Questo avviene in una finestra del tuo wallet, che nessuna pagina può leggere o coprire.",
 "security.window.open": "Continua nella finestra che si è aperta.",
 "security.window.blocked": "La finestra non si è aperta. Consenti i pop-up per questa pagina, poi riprova.",
 "security.window.closed": "La finestra è stata chiusa. Non è cambiato nulla.",
 "security.window.again": "Apri di nuovo",
 "security.window.close": "Chiudi questa finestra",
 "security.news.kit": "Il tuo kit di recupero è pronto.",
 "security.news.passkey": "La tua passkey è pronta.",
 "security.news.guest": "La tua passkey è pronta. D’ora in poi accedi con quella.",
 "security.news.secure": "D’ora in poi solo tu puoi aprire questo wallet.",
 "security.news.remove": "Non apre più questo wallet.",
 "security.next.kit": "Prossimo passo: un codice su carta che apre il tuo wallet quando tutto il resto è perso.",
 "security.next.passkey": "Prossimo passo: un secondo modo, così perderne uno non ti costa il wallet.",
 "security.next.passkey.guest": "Prossimo passo: una passkey, che apre il tuo wallet anche in altri browser.",
 "security.next.secure": "Prossimo passo: chiudi la strada al solo accesso e al gestore.",
 "security.next.none": "Conserva passkey e kit in luoghi diversi.",
 "security.do.kit": "Crea un kit di recupero",
 "security.do.kit.another": "Crea un altro kit di recupero",
 "security.do.passkey": "Aggiungi una passkey",
 "security.do.passkey.another": "Aggiungi un’altra passkey",
 "security.do.passkey.guest": "Proteggi con una passkey",
 "security.do.secure": "Rendilo solo mio",
 "security.done": "Fatto",
 "security.continue": "Continua",
 "security.cancel": "Annulla",
 "security.done.kit.title": "Il tuo kit di recupero è pronto",
 "security.done.kit.body": "Conservalo dove tieni il passaporto, e parlane solo a chi daresti le tue chiavi.",
 "security.done.passkey.title": "La tua passkey è pronta",
 "security.done.passkey.body": "Apre il tuo wallet su ogni dispositivo che la contiene.",
 "security.done.secure.title": "Questo wallet è solo tuo",
 "security.done.secure.body": "Né il tuo accesso da solo né il gestore lo aprono più.",
 "security.done.remove.title": "Rimozione completata",
 "security.done.remove.body": "Non apre più il tuo wallet.",
 "security.done.unlock.title": "Il tuo wallet è aperto",
 "security.done.unlock.body": "D’ora in poi questo dispositivo lo apre.",
 "security.title.kit": "Kit di recupero",
 "security.title.passkey": "Aggiungi una passkey",
 "security.title.secure": "Rendi questo wallet solo tuo",
 "security.title.remove": "Rimuovi",
 "security.title.unlock": "Apri il tuo wallet",
 "security.kit.title": "Il tuo kit di recupero",
 "security.kit.body": [
  "Stampa questi 26 caratteri o scrivili. Aprono il tuo wallet se perdi i dispositivi. Digitali solo su ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "L’ho conservato",
 "security.kit.copy": "Copia",
 "security.kit.copied": "Copiato",
 "security.kit.print": "Stampa",
 "security.check.title": "Verifica il tuo kit",
 "security.check.body": "Digita questi due gruppi dalla tua copia.",
 "security.check.group": [
  "Gruppo ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Non è ciò che dice il kit. Confrontalo ancora una volta.",
 "security.check.back": "Mostra di nuovo il kit",
 "security.sheet.about": "Con questo codice apri il tuo wallet su un nuovo dispositivo, dopo aver effettuato l’accesso. Chi lo ha e può accedere al posto tuo può usare il tuo wallet: tienilo segreto.",
 "security.sheet.wallet": "Wallet",
 "security.sheet.date": "Creato il",
 "security.sheet.account": "Account",
 "security.sheet.how": "Per usarlo: accedi sul nuovo dispositivo, scegli «Kit di recupero» nella finestra del tuo wallet e digita il codice. Spazi, trattini e minuscole non contano.",
 "security.passkey.title": "Aggiungi una passkey",
 "security.passkey.body": "Una passkey si trova nel telefono, nel computer, nel gestore di password o in una chiave di sicurezza. Apre questo wallet su ogni dispositivo che la contiene.",
 "security.passkey.create": "Crea una passkey",
 "security.problem.cancelled": "Non è stata usata nessuna passkey. Riprova quando vuoi.",
 "security.problem.noPrf": "Questa passkey non può proteggere un wallet, perché ciò che la conserva non sa calcolare segreti (PRF). Usa un altro dispositivo o gestore di password, oppure un kit di recupero. Puoi eliminare questa passkey.",
 "security.problem.foreign": "Questa passkey non apre questo wallet. Scegline un’altra.",
 "security.problem.unsupported": "Questo browser non può usare passkey qui. Usane un altro, o un kit di recupero.",
 "security.problem.wrongKit": "Questo codice non apre questo wallet. Confrontalo con il tuo kit.",
 "security.problem.badKit": "Un kit di recupero ha 26 lettere e cifre. Ne manca qualcuna, o una non è tra quelle che usa.",
 "security.problem.conflict": "Un altro dispositivo ha appena modificato il wallet. Riprova.",
 "security.problem.limited": "Il wallet è stato aperto troppe volte. Attendi qualche minuto, poi riprova.",
 "security.problem.stopped": "Al momento i wallet sono sospesi. Riprova più tardi.",
 "security.problem.failed": "Non ha funzionato. Controlla la connessione e riprova.",
 "security.kitField.hint": "26 lettere e cifre. Spazi, trattini e minuscole non contano.",
 "security.unlock.title": "Apri il tuo wallet",
 "security.unlock.body": "Il tuo wallet non conosce ancora questo dispositivo. Usa una passkey, il tuo kit di recupero o un dispositivo che lo apre.",
 "security.unlock.passkey": "Usa una passkey",
 "security.unlock.or": "oppure",
 "security.unlock.kit": "Apri con il kit",
 "security.secure.title": "Rendi questo wallet solo tuo",
 "security.secure.body": "Così lo aprono solo le tue passkey, i tuoi kit e questo dispositivo.",
 "security.secure.do": "Solo io posso aprirlo",
 "security.secure.warning.email": "Il tuo accesso da solo non lo aprirà più, e il gestore non potrà aiutarti a rientrare.",
 "security.secure.warning.loss": "Se perdi ogni passkey, kit e dispositivo, il wallet e tutto ciò che contiene sono persi per sempre.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "L’altro tuo dispositivo o sito chiederà una volta una passkey o un kit.",
    "many": [
     "I tuoi altri ",
     0,
     " di dispositivi o siti chiederanno una volta una passkey o un kit."
    ],
    "other": [
     "I tuoi altri ",
     0,
     " dispositivi o siti chiederanno una volta una passkey o un kit."
    ]
   }
  ]
 ],
 "security.secure.show": "Prima mostra che funzionano",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Usa la tua passkey",
    "many": [
     "Usa la passkey ",
     [
      "number"
     ],
     " di ",
     0
    ],
    "other": [
     "Usa la passkey ",
     [
      "number"
     ],
     " di ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "La tua passkey funziona",
 "security.secure.samePasskey": "Questa l’hai già usata. Scegli un’altra passkey.",
 "security.locked.title": "Questo dispositivo è nuovo",
 "security.locked.body": "Hai effettuato l’accesso. Per aprire qui il tuo wallet, usa una passkey, il tuo kit di recupero o un altro tuo dispositivo.",
 "security.locked.open": "Apri il mio wallet",
 "security.news.export": "Hai provato il tuo kit di uscita.",
 "security.next.export": "Prossimo passo: un kit di uscita, così il wallet resta tuo anche se questo servizio finisce.",
 "security.do.export": "Crea un kit di uscita",
 "security.do.words": "Mostra le mie parole di recupero",
 "security.done.exit.title": "Puoi andartene in qualsiasi momento",
 "security.done.exit.body": "Hai provato le tue parole. Aprono questo wallet in altre app, anche se questo servizio finisce.",
 "security.devices.title": "Dispositivi e attività",
 "security.devices.heading": "Dove hai effettuato l’accesso",
 "security.devices.this": [
  "Questo dispositivo, su ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Su ",
  [
   "site"
  ],
  ", ultimo uso ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Rimuovi ",
  [
   "browser"
  ],
  " su ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Indietro",
 "security.activity.heading": "Cosa è stato fatto",
 "security.activity.none": "Non è stato ancora firmato nulla.",
 "security.activity.signed": [
  "Firmato su ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Firmato su un dispositivo che hai rimosso",
 "security.activity.exported": [
  "Parole di recupero mostrate su ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Parole di recupero mostrate su un dispositivo che hai rimosso",
 "security.remove.device.title": "Rimuovere questo dispositivo?",
 "security.remove.device.body": "Viene disconnesso subito, e chiede una passkey, il tuo kit o un nuovo accesso prima di aprire di nuovo il tuo wallet.",
 "security.devices.loading": "Caricamento…",
 "security.do.import": "Usa parole che ho già",
 "security.done.import.title": "Le tue parole sono al loro posto",
 "security.done.import.body": "La tua sessione è stata chiusa. Accedi di nuovo per usare questo wallet.",
 "security.problem.worn": "Troppi tentativi. Chiudi questa finestra e riaprila.",
 "security.problem.noneHere": "Non è stata usata nessuna passkey. Se la tua è su un altro dispositivo, usala da lì. Se l’hai eliminata, puoi accedere con un’altra tua passkey. Se non ne hai più, creane una nuova: arriva con un wallet nuovo e vuoto.",
 "security.problem.unknown": "Questa passkey non permette di accedere qui. È stata creata per un altro sito, o solo per aprire un wallet dopo un altro accesso. Scegline un’altra, oppure torna indietro e usa un altro modo.",
 "security.problem.off": "Qui non si possono creare nuove passkey. Usa un altro modo per accedere.",
 "security.login.title": "Continua con una passkey",
 "security.login.about": "Accedi con una passkey, o creane una: arriva con un wallet tutto suo.",
 "security.login.body": "Una passkey si trova nel telefono, nel computer, nel gestore di password o in una chiave di sicurezza. Ti fa accedere e apre il tuo wallet.",
 "security.login.use": "Usa la mia passkey",
 "security.login.create": "Crea una nuova passkey",
 "security.login.foot": "Una nuova passkey crea un nuovo wallet. Non c’è un’email che possa aiutarti: se elimini la tua unica passkey, il wallet è perso.",
 "security.done.login.title": "Hai effettuato l’accesso",
 "security.done.login.body": "Il tuo wallet è aperto su questo dispositivo.",
 "security.title.login": "Passkey",
 "security.do.key": "Importa una chiave privata",
 "security.news.key": "L’account è nel tuo wallet. Selezionalo in «Account».",
 "security.done.key.title": "L’account è nel tuo wallet",
 "security.done.key.body": "Le tue parole di recupero non lo ripristinano. La chiave potrebbe essere ancora negli appunti: copia qualcos’altro.",
 "security.second": "Un secondo passaggio",
 "security.totp.row": "App di autenticazione",
 "security.totp.off": "Disattivata. Ti protegge se qualcuno entra nella tua email o nel tuo accesso: un nuovo dispositivo richiede allora anche un codice dal tuo telefono.",
 "security.totp.off.own": "Disattivata. Ti protegge da una persona davanti al tuo browser sbloccato: cambiare chi può aprire il wallet, o vederne le parole, richiede allora un codice.",
 "security.totp.on": "Attiva. Il tuo accesso apre un nuovo dispositivo solo con un codice. Lo stesso vale per cambiare chi può aprire il wallet e per vederne le parole.",
 "security.totp.on.own": "Attiva. Cambiare chi può aprire il wallet, o vederne le parole, richiede un codice.",
 "security.totp.setUp": "Configura",
 "security.totp.setUp.label": "Configura un’app di autenticazione",
 "security.totp.remove.label": "Rimuovi l’app di autenticazione",
 "security.totp.title": "Configura un’app di autenticazione",
 "security.totp.body": "Scansiona con un’app di autenticazione sul telefono. Mostrerà un nuovo codice ogni 30 secondi.",
 "security.totp.qr": "Codice QR per la tua app di autenticazione",
 "security.totp.byHand": "Oppure digita questa chiave nell’app",
 "security.totp.keep.title": "Conserva questi codici di riserva",
 "security.totp.keep.body": "Ognuno sostituisce l’app una volta. Se perdi il telefono e questi codici, il tuo accesso non può aprire il wallet su un nuovo dispositivo.",
 "security.totp.kept": "Li ho conservati",
 "security.totp.confirm.title": "Digita un codice",
 "security.totp.confirm.body": "Le sei cifre che la tua app di autenticazione mostra ora.",
 "security.totp.turnOn": "Attiva",
 "security.totp.codeLabel": "Codice dell’app",
 "security.totp.backupLabel": "Codice di riserva",
 "security.totp.useBackup": "Usa un codice di riserva",
 "security.totp.useApp": "Usa l’app",
 "security.totp.step.title": "Conferma la tua identità",
 "security.totp.step.body": "Digita le sei cifre che la tua app di autenticazione mostra ora.",
 "security.totp.unlock.title": "Apri il tuo wallet",
 "security.totp.unlock.body": "Il tuo wallet non conosce ancora questo dispositivo. Digita le sei cifre che la tua app di autenticazione mostra ora.",
 "security.totp.removeTotp.title": "Rimuovere l’app di autenticazione?",
 "security.totp.removeTotp.body": "Poi non verranno più chiesti codici. Digita un ultimo codice per confermare.",
 "security.done.totp.title": "La tua app di autenticazione è attiva",
 "security.done.totp.body": "D’ora in poi il tuo wallet chiede un codice prima di fidarsi di un nuovo dispositivo che ha solo il tuo accesso.",
 "security.done.removeTotp.title": "Rimossa",
 "security.done.removeTotp.body": "Il tuo wallet non chiede più codici. Puoi eliminare la voce nella tua app.",
 "security.news.totp": "La tua app di autenticazione è attiva.",
 "security.news.removeTotp": "Il tuo wallet non chiede più codici.",
 "security.locked.code": "Hai effettuato l’accesso. Per aprire qui il tuo wallet, usa la tua app di autenticazione.",
 "security.problem.codeWrong": "Il codice non è corretto, o è già stato usato. Attendi il prossimo nella tua app.",
 "security.problem.codeLocked": "Troppi codici errati. Per un po’ i codici vengono rifiutati; riprova più tardi.",
 "security.problem.codeLate": "Il codice che hai digitato non vale più. Chiudi questa finestra e ricomincia.",
 "security.level.assisted.totp.title": "Il tuo accesso e un codice aprono questo wallet",
 "security.level.assisted.totp.body": "Un nuovo dispositivo richiede il tuo accesso e un codice della tua app di autenticazione. Il gestore di questo wallet potrebbe comunque aprirlo.",
 "security.locked.other": "Apri in un altro modo",
 "security.unlock.device": "Usa un altro dispositivo",
 "security.wait.title": "Approva su un altro dispositivo",
 "security.wait.body": "Su un dispositivo che apre il tuo wallet, vai su Sicurezza, scegli «Approva un nuovo dispositivo» e lì digita questo codice.",
 "security.wait.status": "In attesa dell’altro dispositivo…",
 "security.wait.warning": "Non dire questo codice a nessuno. Funziona una volta, per 10 minuti.",
 "security.do.approve": "Approva un nuovo dispositivo",
 "security.title.approve": "Approva un nuovo dispositivo",
 "security.approve.title": "Approva un nuovo dispositivo",
 "security.approve.body": "Accedi sul nuovo dispositivo e scegli «Usa un altro dispositivo». Poi digita il codice che mostra.",
 "security.approve.label": "Codice sul nuovo dispositivo",
 "security.approve.ask": "È il tuo dispositivo?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", su ",
  [
   "site"
  ],
  ", chiede di aprire il tuo wallet."
 ],
 "security.approve.warning": "Approva solo se hai tu in mano quel dispositivo. Se il codice te l’ha dato un’altra persona, rifiuta: potrebbe prendere tutto ciò che è nel wallet.",
 "security.approve.do": "Può aprire il mio wallet",
 "security.approve.decline": "Rifiuta",
 "security.done.approve.title": "Il nuovo dispositivo apre il tuo wallet",
 "security.done.approve.body": "È elencato in «Dispositivi e attività», dove puoi rimuoverlo.",
 "security.news.approve": "Il nuovo dispositivo apre il tuo wallet.",
 "security.problem.deviceCode": "Nessun nuovo dispositivo mostra questo codice. Confrontalo e controlla che il dispositivo sia ancora in attesa.",
 "security.problem.declined": "L’altro dispositivo ha rifiutato.",
 "security.problem.ended": "Il codice è scaduto. Ricomincia sul nuovo dispositivo.",
 "security.devices.waits": [
  "Nuovo, su ",
  [
   "site"
  ],
  ". Può aprire il tuo wallet a partire da: ",
  [
   "time"
  ],
  ". Se non è tuo, rimuovilo."
 ],
 "security.title.share": "Il tuo wallet in un’altra app",
 "security.share.title": "Usare il tuo wallet anche qui?",
 "security.share.about": [
  "Hai un wallet su ",
  [
   "site"
  ],
  ". Decidi se anche questa app lo usa o se ne avrà uno separato."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " appartiene allo stesso fornitore dell’app in cui hai un wallet."
 ],
 "security.share.from": "Il tuo wallet su",
 "security.share.to": "Anche in",
 "security.share.gets": "L’app vede il tuo indirizzo e i tuoi wallet collegati, e può chiedere firme. Le approvi una per una, come sempre.",
 "security.share.same": "Entrambe le app possono capire che sei la stessa persona. Le tue chiavi restano nel wallet.",
 "security.share.end": "Puoi terminarlo in «Dispositivi e attività».",
 "security.share.yes": "Usa questo wallet",
 "security.share.no": "Crea un wallet separato",
 "security.share.foot": "Con un wallet separato, non te lo chiederemo più.",
 "security.done.share.title": "Lo stesso wallet, anche qui",
 "security.done.share.body": "Puoi chiudere questa finestra.",
 "security.done.separate.title": "Un wallet separato",
 "security.done.separate.body": "Le app restano separate. Puoi chiudere questa finestra.",
 "security.apps.heading": "Altre app con questo wallet",
 "security.apps.this": [
  [
   "name"
  ],
  ", questa app"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", aggiunta ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Rimuovi il wallet da ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Rimuovere il wallet da questa app?",
 "security.remove.app.body": "L’app viene disconnessa subito e non può più chiedere firme. Al prossimo accesso lì decidi di nuovo.",
 "security.confirm.row": "Chiedi la mia passkey",
 "security.confirm.about.none": "Le passkey aggiunte in precedenza non possono essere richieste. Aggiungine un’altra per usare questa funzione.",
 "security.confirm.about.never": "Mai. Una persona davanti al tuo browser sbloccato potrebbe approvare qualcosa.",
 "security.confirm.about.above": "Oltre un importo, e per tutto ciò di cui non si conosce il valore.",
 "security.confirm.about.always": "A ogni approvazione. Senza la tua passkey non viene firmato nulla.",
 "security.confirm.about.ending": "A ogni approvazione, ma presto non più: è stato chiesto senza una passkey. Usa una volta la tua passkey per mantenerlo.",
 "security.confirm.change": "Cambia",
 "security.confirm.change.label": "Cambia quando viene chiesta la mia passkey",
 "security.confirm.title": "Quando chiedere la tua passkey",
 "security.confirm.body": "Le approvazioni richiedono allora anche la tua passkey. La scelta vale anche sugli altri tuoi dispositivi.",
 "security.confirm.mode.never": "Mai",
 "security.confirm.mode.never.about": "Basta un’approvazione.",
 "security.confirm.mode.above": "Oltre un importo",
 "security.confirm.mode.above.about": "E per token, autorizzazioni, messaggi e chiamate a contratti.",
 "security.confirm.mode.always": "A ogni approvazione",
 "security.confirm.mode.always.about": "Il server fornisce la sua metà della tua chiave solo con la tua passkey.",
 "security.confirm.limit": [
  "Più di (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Ogni approvazione conta da sola, con la sua commissione. Per le altre monete la passkey viene sempre chiesta.",
 "security.confirm.save": "Salva con la mia passkey",
 "security.confirm.use": "Usa la tua passkey",
 "security.confirm.back": "Indietro",
 "security.confirm.step.title": "Conferma la tua identità",
 "security.confirm.step.body": "Fai chiedere la passkey ogni volta che si apre il wallet. Questo ti permette di cambiarlo per due minuti.",
 "security.confirm.lost": "Non ho più la mia passkey",
 "security.confirm.lost.title": "Disattivare senza passkey?",
 "security.confirm.lost.body": "Finisce tra tre giorni, e ora ricevi un’email. Se fino ad allora viene usata una tua passkey, resta attivo.",
 "security.confirm.lost.do": "Termina tra tre giorni",
 "security.done.confirm.title": "La tua scelta è salvata",
 "security.done.confirm.body": "D’ora in poi vale per tutti i tuoi dispositivi.",
 "security.done.confirmEnding.title": "Finisce tra tre giorni",
 "security.done.confirmEnding.body": "Fino ad allora non viene firmato nulla senza la tua passkey.",
 "security.news.confirm": "È cambiato quando viene chiesta la tua passkey.",
 "security.news.confirmEnding": "Tra tre giorni la tua passkey non verrà più chiesta.",
 "security.problem.confirmWrong": "Questa passkey non è stata accettata. Usane una di questo wallet e riprova.",
 "security.problem.noLimit": "Digita un importo per almeno una moneta.",
 "security.problem.badLimit": "Digita gli importi in cifre, ad esempio 0.1.",
 "security.level.assisted.confirm.title": "Il tuo accesso apre questo wallet solo con la tua passkey",
 "security.level.assisted.confirm.body": "Senza la tua passkey, un accesso non apre nessun nuovo dispositivo e non viene firmato nulla. Il gestore di questo wallet potrebbe comunque aprirlo.",
 "security.looks.heading": "Cosa ha fatto l’assistenza",
 "security.looks.app": [
  "L’assistenza di ",
  [
   "app"
  ],
  " ha guardato il tuo account"
 ],
 "security.looks.operator": [
  "Il gestore di questo servizio wallet ha guardato il tuo account per ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " ha disattivato il tuo account"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " ha riattivato il tuo account"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " ha chiesto di eliminare il tuo account"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " non chiede più di eliminare il tuo account"
 ],
 "security.looks.deletion-stopped": [
  "Hai mantenuto il tuo account su ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Questo account e il suo wallet saranno eliminati in questa data: ",
  [
   "time"
  ],
  ". Per mantenerli, apri il link nella nostra email. Per mantenere ciò che è nel wallet, salva prima le sue parole di recupero."
 ],
 "security.leaving.title": "Questa app ha disattivato il tuo account",
 "security.leaving.body": [
  "Non puoi più usare il tuo wallet su ",
  [
   "host"
  ],
  ". È ancora tuo: salva le sue parole di recupero e aprilo in qualsiasi altro wallet."
 ],
 "security.leaving.continue": "Porta con me il mio wallet",
 "security.leaving.close": "Chiudi"
}
export default catalogue
