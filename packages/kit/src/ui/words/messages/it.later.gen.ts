// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Cosa puoi fare",
 "account.action.onramp": "Compra",
 "account.action.swaps": "Scambia",
 "account.action.receive": "Ricevi",
 "account.action.send": "Invia",
 "account.tabs": "Contenuto e attività dell’account",
 "account.tab.tokens": "Token",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Attività",
 "account.menu": "Altro su questo account",
 "account.balanceUnsupportedBody": "Questa app non può leggere la rete del tuo wallet. Questo non incide sui tuoi fondi.",
 "account.partial": "Esclusi i token di prezzo sconosciuto",
 "account.stale": "Questi valori potrebbero non essere aggiornati",
 "account.priceUnknown": "Prezzo sconosciuto",
 "account.searchTokens": "Cerca token",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Mostra ",
     0,
     " token"
    ],
    "many": [
     "Mostra tutti i ",
     0,
     " di token"
    ],
    "other": [
     "Mostra tutti i ",
     0,
     " token"
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
     "Mostra ",
     0,
     " token nascosto"
    ],
    "many": [
     "Mostra ",
     0,
     " di token nascosti"
    ],
    "other": [
     "Mostra ",
     0,
     " token nascosti"
    ]
   }
  ]
 ],
 "account.hideTokens": "Nascondi di nuovo questi token",
 "account.empty.title": "Questo account è vuoto",
 "account.empty.body": "Ciò che ricevi o compri appare qui.",
 "account.empty.receive": "Mostra il mio indirizzo",
 "account.empty.buy": "Compra cripto",
 "account.noTokens.title": "Nessun token trovato",
 "account.noTokens.body": [
  "Nessun risultato per «",
  [
   "query"
  ],
  "». Controlla come è scritto o prova con un altro nome."
 ],
 "account.tokensUnavailable.title": "Token non disponibili",
 "account.tokensUnavailable.body": "Riproveremo tra un momento. Questo non incide sui tuoi fondi.",
 "activity.done.send": "Inviato",
 "activity.kind.send": "Invio",
 "activity.done.receive": "Ricevuto",
 "activity.kind.receive": "Ricezione",
 "activity.done.trade": "Scambiato",
 "activity.kind.trade": "Scambio",
 "activity.done.approve": "Autorizzato",
 "activity.kind.approve": "Autorizzazione",
 "activity.done.revoke": "Autorizzazione rimossa",
 "activity.kind.revoke": "Rimozione autorizzazione",
 "activity.done.mint": "Coniato",
 "activity.kind.mint": "Conio",
 "activity.done.burn": "Bruciato",
 "activity.kind.burn": "Burn",
 "activity.done.deposit": "Depositato",
 "activity.kind.deposit": "Deposito",
 "activity.done.withdraw": "Prelevato",
 "activity.kind.withdraw": "Prelievo",
 "activity.done.claim": "Riscosso",
 "activity.kind.claim": "Riscossione",
 "activity.done.stake": "Messo in staking",
 "activity.kind.stake": "Staking",
 "activity.done.unstake": "Tolto dallo staking",
 "activity.kind.unstake": "Uscita dallo staking",
 "activity.done.borrow": "Preso in prestito",
 "activity.kind.borrow": "Prestito",
 "activity.done.repay": "Rimborsato",
 "activity.kind.repay": "Rimborso",
 "activity.done.buy": "Comprato",
 "activity.kind.buy": "Acquisto",
 "activity.done.deploy": "Contratto creato",
 "activity.kind.deploy": "Creazione contratto",
 "activity.done.execute": "Chiamata a contratto",
 "activity.kind.execute": "Chiamata a contratto",
 "activity.done.other": "Transazione",
 "activity.kind.other": "Transazione",
 "activity.fromHere": "Inviato da qui",
 "activity.latest": "Ultime attività",
 "activity.showAll": "Mostra tutte le attività",
 "activity.more": "Mostra altre",
 "activity.refresh": "Aggiorna",
 "activity.to": "A",
 "activity.from": "Da",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": "e un altro",
    "many": [
     "e altri ",
     0
    ],
    "other": [
     "e altri ",
     0
    ]
   }
  ]
 ],
 "activity.status.pending": "In attesa",
 "activity.status.queued": "In attesa dei proprietari",
 "activity.status.success": "Confermata",
 "activity.status.failed": "Non riuscita",
 "activity.status.replaced": "Sostituita",
 "activity.status.dropped": "Non accettata",
 "activity.status.unknown": "Stato sconosciuto",
 "activity.moreFailed": "Impossibile caricare le attività meno recenti.",
 "activity.empty.title": "Ancora nessuna attività",
 "activity.empty.body": "Ciò che invii, ricevi e scambi su questa rete appare qui.",
 "activity.deviceOnly": [
  "I nodi di ",
  [
   "network"
  ],
  " non elencano le transazioni per account, quindi qui vedi solo ciò che hai inviato da questo dispositivo."
 ],
 "activity.partial": [
  "Alcune transazioni potrebbero mancare: i nodi di ",
  [
   "network"
  ],
  " non le elencano tutte."
 ],
 "activity.explorer": "Vedi tutto nell’explorer",
 "activity.failed.title": "Impossibile recuperare le transazioni",
 "activity.failed.body": "Questo non incide sui tuoi fondi. Controlla la connessione e riprova.",
 "allowances.title": "Autorizzazioni",
 "allowances.hint": "Chi può prelevare i tuoi token",
 "allowances.list": "Autorizzazioni",
 "allowances.intro": "Queste app possono prelevare token dal tuo account senza chiedertelo di nuovo.",
 "allowances.unlimited": "Illimitato",
 "allowances.everything": "Tutto",
 "allowances.empty.title": "Nessuna autorizzazione",
 "allowances.empty.body": "Nessuna app può prelevare token dal tuo account su questa rete.",
 "allowances.failed.title": "Impossibile caricare le autorizzazioni",
 "allowances.failed.body": "Il server non ha risposto. Le tue autorizzazioni non sono cambiate.",
 "allowances.partial": "Le autorizzazioni meno recenti non sono ancora state lette.",
 "allowances.readOn": "Cerca più indietro",
 "allowances.nothing": "Niente da revocare",
 "allowances.review": [
  [
   "spender"
  ],
  " non potrà più prelevare i tuoi ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Autorizzato",
 "allowances.fee": "La revoca è una transazione, quindi paghi una commissione di rete.",
 "allowances.revoke": "Revoca",
 "allowances.declined": "Richiesta rifiutata. L’autorizzazione è ancora valida. Puoi riprovare.",
 "allowances.signing.title": [
  "Approva in ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "C’è una richiesta di revoca in attesa nel tuo wallet.",
 "allowances.pending.title": "Revoca in corso…",
 "allowances.pending.body": [
  "In attesa della rete. Fino alla fine ",
  [
   "spender"
  ],
  " può prelevare ",
  [
   "token"
  ],
  "."
 ],
 "allowances.done.title": "Autorizzazione revocata",
 "allowances.done.body": [
  [
   "spender"
  ],
  " non può più prelevare i tuoi ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Impossibile revocare",
 "allowances.reverted.body": [
  "La rete ha rifiutato la revoca. ",
  [
   "spender"
  ],
  " può ancora prelevare i tuoi ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "La transazione non è stata accettata",
 "allowances.dropped.body": [
  "La rete non l’ha accettata in tempo e non è costata nulla. ",
  [
   "spender"
  ],
  " può ancora prelevare i tuoi ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Esito sconosciuto",
 "allowances.unknown.body": "Abbiamo perso traccia della transazione. Controlla l’elenco delle autorizzazioni.",
 "allowances.backToList": "Vedi autorizzazioni",
 "allowances.otherNetwork": "Il tuo wallet è su un’altra rete. Torna a quella giusta, poi riprova.",
 "allowances.otherAccount": "Il tuo wallet è su un altro account. Torna indietro per vedere le autorizzazioni di quell’account.",
 "action.cancel": "Annulla",
 "action.disconnect": "Disconnetti",
 "account.title": "Account",
 "account.balance": "Saldo",
 "account.balanceUnavailable": "Saldo non disponibile",
 "account.balanceUnavailableBody": "Non siamo riusciti a raggiungere la rete. Questo non incide sui tuoi fondi.",
 "account.copyAddress": "Copia indirizzo",
 "account.explorer": "Vedi nell’explorer",
 "account.network": "Rete",
 "account.unknownNetwork": "Rete sconosciuta",
 "account.switchWallet": "Cambia wallet",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " wallet connesso"
    ],
    "many": [
     0,
     " di wallet connessi"
    ],
    "other": [
     0,
     " wallet connessi"
    ]
   }
  ]
 ],
 "account.reconnecting": "Riconnessione…",
 "wallets.title": "Wallet",
 "wallets.disconnect": [
  "Disconnetti ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Aggiungi un altro wallet",
 "wallets.disconnectAll": "Disconnetti tutti",
 "wallets.empty.title": "Nessun wallet connesso",
 "wallets.empty.body": "Connettine uno per vederlo qui.",
 "accountType.eoa": "Account standard",
 "accountType.smartAccount": "Smart account",
 "accountType.payment": "Indirizzo di pagamento",
 "accountType.ordinal": "Indirizzo da collezione",
 "network.title": "Cambia rete",
 "network.list": "Reti",
 "network.search": "Cerca reti",
 "network.notConnected": "Non connesso",
 "network.empty.title": "Nessuna rete trovata",
 "network.empty.body": [
  "Nessun risultato per «",
  [
   "query"
  ],
  "». Prova con un altro nome."
 ],
 "network.waiting.title": [
  "Approva in ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Il tuo wallet chiede di passare a ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Cambio di rete rifiutato",
 "network.declined.body": [
  "Sei ancora su ",
  [
   "network"
  ],
  ". Puoi riprovare."
 ],
 "network.failed.title": [
  "Impossibile passare a ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Riprova o cambia rete nel tuo wallet.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " non può usare ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Scegli un’altra rete o connetti un altro wallet.",
 "activeChain.title": [
  "Connettiti a ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Ti serve un wallet compatibile con ",
  [
   "chain"
  ],
  ". Le altre connessioni restano attive."
 ],
 "activeChain.connect": "Connetti wallet",
 "activeChain.continue": [
  "Continua con ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Non ora",
 "unsupported.title": "Cambia rete",
 "unsupported.body": "Questa app non funziona sulla rete del tuo wallet. Scegli una di queste per continuare.",
 "unsupported.list": "Reti supportate",
 "whatIsWallet.title": "Cos’è un wallet?",
 "whatIsWallet.home.title": "Una casa per ciò che possiedi",
 "whatIsWallet.home.body": "Conserva, invia e ricevi token e oggetti da collezione.",
 "whatIsWallet.login.title": "Un solo modo per accedere",
 "whatIsWallet.login.body": "Connetti il tuo wallet invece di creare un nuovo account con password.",
 "whatIsWallet.keys.title": "Le chiavi le hai tu",
 "whatIsWallet.keys.body": "Nessun altro può spostare ciò che è tuo. Non condividere mai la tua frase di recupero.",
 "whatIsWallet.get": "Ottieni un wallet",
 "getWallet.title": "Ottieni un wallet",
 "getWallet.list": "Wallet da ottenere",
 "getWallet.extension": "Estensione del browser",
 "getWallet.app": "App mobile",
 "getWallet.extensionAndApp": "Estensione e app mobile",
 "getWallet.after": "Ne hai installato uno? Ricarica la pagina per rilevarlo.",
 "getWallet.empty.title": "Nessun suggerimento",
 "getWallet.empty.body": "Questa app non ne suggerisce. Cerca un wallet di cui ti fidi nello store delle estensioni del tuo browser.",
 "error.send/rejected": "Transazione rifiutata. Non è stato inviato nulla.",
 "error.send/failed": "Non è stato possibile inviare la transazione. Non è stato inviato nulla.",
 "toast.walletSwitched": [
  "Ora usi ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Saldo dei token non disponibile",
 "error.send/unsupported_chain": "Su questa chain non è possibile inviare.",
 "error.send/incomplete": "Servono un importo e l’indirizzo del destinatario.",
 "error.send/token_missing": "Serve un token.",
 "error.send/expired": "La transazione è stata firmata troppo tardi. Non è stato inviato nulla. Riprova.",
 "error.send/below_minimum": "Questo importo è troppo piccolo per essere inviato lì. Invia un po’ di più.",
 "error.send/coins_kept": "Una parte del tuo saldo non può essere inviata: pagamenti non ancora confermati e altri molto piccoli che potrebbero essere oggetti da collezione. Invia di meno.",
 "error.send/too_many_coins": "Questo importo è distribuito su troppi piccoli pagamenti. Invia di meno.",
 "error.send/funds_changed": "Il tuo saldo è cambiato. Non è stato inviato nulla. Controlla l’importo e riprova.",
 "error.send/fee_too_low": "La commissione della rete è aumentata. Non è stato inviato nulla. Riprova.",
 "error.send/overtaken": "Un’altra transazione del tuo account è arrivata prima. Non è stato inviato nulla. Riprova.",
 "error.send/network_upgraded": "Nel frattempo la rete è stata aggiornata. Non è stato inviato nulla. Riprova.",
 "error.send/leaves_too_little": "Il tuo account deve mantenere un piccolo importo. Invia un po’ di meno, o tutto.",
 "error.send/not_a_wallet": "Questo indirizzo appartiene a un token, non a un wallet. Ciò che invii lì va perso.",
 "error.send/token_unsupported": "Questo token non può essere inviato da qui.",
 "error.send/token_mismatch": "La rete conta questo token in modo diverso da come è mostrato qui. Non è stato inviato nulla.",
 "error.swap/not_as_shown": "Questo scambio farebbe qualcosa di diverso da ciò che è mostrato qui, quindi non è stato inviato.",
 "error.token/mismatch": "Questo token non è quello indicato qui, quindi non è stato inviato nulla. Sceglilo tramite il suo indirizzo.",
 "error.token/unverified": "Solo il server ha potuto dire che token è questo, quindi non è stato inviato nulla. Riprova più tardi.",
 "error.name/resolve_failed": "Impossibile cercare questo nome. Inserisci invece l’indirizzo.",
 "names.title": "Scegli un nome",
 "names.successTitle": "Nome registrato",
 "names.row": "Scegli un nome",
 "names.rowHint": "Più facile da leggere di un indirizzo",
 "names.intro": "Un nome identifica il tuo account ed è più facile da leggere di un indirizzo. È gratuito e richiede una firma.",
 "names.field": "Trova un nome",
 "names.rules": "Lettere, cifre e trattini, almeno 4 caratteri.",
 "names.problem.characters": "Si possono usare solo le lettere dalla a alla z, le cifre e i trattini.",
 "names.problem.short": "Un nome ha almeno 4 caratteri.",
 "names.problem.long": "Un nome ha al massimo 63 caratteri.",
 "names.problem.ends": "Un nome non può iniziare o finire con un trattino.",
 "names.problem.double": "Un nome non può avere due trattini di seguito.",
 "names.list": "Nomi",
 "names.own": "I tuoi nomi",
 "names.free": "Disponibile",
 "names.taken": "Non disponibile",
 "names.off.title": "I nomi non sono disponibili qui",
 "names.off.body": "Questa app non assegna nomi.",
 "names.unreachable.title": "Impossibile cercare nomi",
 "names.unreachable.body": "Il server non ha risposto. Controlla la connessione e riprova.",
 "names.signing.title": [
  "Firma in ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "La firma è gratuita. Dimostra che ",
  [
   "name"
  ],
  " è per il tuo account."
 ],
 "names.registering.title": "Registrazione del tuo nome",
 "names.declined.title": "Firma rifiutata",
 "names.declined.body": [
  [
   "name"
  ],
  " è ancora disponibile. Puoi riprovare."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " è appena stato preso"
 ],
 "names.takenNow.body": "Un’altra persona è stata più veloce. Scegline un altro.",
 "names.reserved.title": [
  [
   "name"
  ],
  " è riservato"
 ],
 "names.reserved.body": "Nessuno può avere questo nome. Scegline un altro.",
 "names.usedUp.title": "Hai già il massimo di nomi",
 "names.usedUp.body": "Questo account non può averne un altro.",
 "names.expired.title": "La firma è arrivata troppo tardi",
 "names.expired.body": "Controlla data e ora di questo dispositivo, poi firma di nuovo.",
 "names.otherAccount.title": "Ora il tuo wallet è su un altro account",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " non è stato registrato. Riprova per prenderlo con questo account."
 ],
 "names.unsupported.title": "Il tuo wallet non può avere un nome qui",
 "names.unsupported.body": "Passa a un’altra rete o connetti un altro wallet.",
 "names.failed.title": [
  "Impossibile registrare ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Non è cambiato nulla. Riprova tra un momento.",
 "names.success.title": [
  [
   "name"
  ],
  " è tuo"
 ],
 "names.success.body": "Ora identifica il tuo account in questa app.",
 "names.success.copy": "Copia nome",
 "names.success.done": "Fatto",
 "names.none.title": "Ancora nessun nome",
 "names.none.body": "Scegline uno per vederlo qui.",
 "nfts.list": "NFT",
 "nfts.empty.title": "Ancora nessun NFT",
 "nfts.empty.body": "Gli NFT che ricevi su questa rete appaiono qui.",
 "nfts.failed.title": "Impossibile caricare gli NFT",
 "nfts.failed.body": "Il server non ha risposto. Questo non incide sui tuoi NFT.",
 "nfts.moreFailed": "Impossibile caricarne altri.",
 "nfts.more": "Mostra altri",
 "nfts.showAll": "Mostra tutti gli NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Mostra ",
     0,
     " NFT nascosto"
    ],
    "many": [
     "Mostra ",
     0,
     " di NFT nascosti"
    ],
    "other": [
     "Mostra ",
     0,
     " NFT nascosti"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Nascondi sospetto spam",
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
 "nfts.gone": "Questo NFT non è nel tuo account",
 "nfts.spam": "Potrebbe essere spam. Non seguire i link nel nome o nell’immagine.",
 "nfts.collection": "Collezione",
 "nfts.contract": "Contratto",
 "nfts.address": "Indirizzo",
 "nfts.number": "ID token",
 "nfts.amount": "Ne possiedi",
 "onramp.title": "Compra cripto",
 "onramp.pay": "Paghi",
 "onramp.get": "Ricevi",
 "onramp.amount": "Importo da pagare",
 "onramp.payWith": [
  "Cambia come paghi: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Cambia cosa compri: ",
  [
   "symbol"
  ],
  " su ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "Da ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Il minimo che puoi pagare in questo modo è ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Il massimo che puoi pagare in questo modo è ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Ancora nessun prezzo",
 "onramp.elsewhere": [
  "Questa app non usa ",
  [
   "network"
  ],
  ". Lo vedrai nel tuo wallet."
 ],
 "onramp.offers": "Offerte",
 "onramp.refresh": "Aggiorna prezzi",
 "onramp.best": "Migliore",
 "onramp.via": [
  "tramite ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Commissione del fornitore",
 "onramp.networkFee": "Commissione di rete",
 "onramp.total": "Totale",
 "onramp.moreOffers": "Mostra tutte le offerte",
 "onramp.enterAmount": "Inserisci un importo",
 "onramp.changeAmount": "Cambia l’importo",
 "onramp.asking": "Recupero dei prezzi…",
 "onramp.continue": [
  "Continua con ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Paghi nella finestra di ",
  [
   "provider"
  ],
  ". I dati della tua carta non raggiungono mai questa app."
 ],
 "onramp.unreachable.title": "Prezzi non disponibili",
 "onramp.unreachable.body": "Nessun venditore ha risposto. Preferiamo non mostrare un prezzo piuttosto che stimarlo.",
 "onramp.noSeller.title": "Nessun venditore per questo importo",
 "onramp.noSeller.body": "Prova un altro importo o un altro metodo di pagamento.",
 "onramp.off.title": "L’acquisto non è disponibile qui",
 "onramp.off.body": "Questa app non ha configurato alcun venditore.",
 "onramp.off.back": "Torna all’account",
 "onramp.noChain.title": "Su questa rete non è in vendita nulla",
 "onramp.noChain.body": "Passa a un’altra rete per comprare cripto.",
 "onramp.noChain.switch": "Cambia rete",
 "onramp.buyList": "Cosa comprare",
 "onramp.search": "Cerca per nome o rete",
 "onramp.empty.title": "Nessun risultato",
 "onramp.empty.body": [
  "Nessun risultato per «",
  [
   "query"
  ],
  "». Prova con un altro nome."
 ],
 "onramp.payList": "Come pagare",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " su ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", da ",
  [
   "min"
  ],
  " a ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Carta",
 "onramp.method.bank": "Bonifico bancario",
 "onramp.method.sepa": "Bonifico SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Saldo dell’account",
 "onramp.opening.title": [
  "Apertura di ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Tra un momento si aprirà una finestra separata.",
 "onramp.blocked.title": "Il browser ha bloccato la finestra",
 "onramp.blocked.body": [
  "Apri tu ",
  [
   "provider"
  ],
  " per continuare. Il link funziona una sola volta."
 ],
 "onramp.blocked.open": [
  "Apri ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Completa nella finestra di ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Tieni aperta questa pagina per vedere quando l’acquisto è completato.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " non comunica a questa app come procede. Ciò che compri arriva nel tuo wallet."
 ],
 "onramp.destination": "Prima di pagare, controlla in quella finestra che l’acquisto vada al tuo indirizzo:",
 "onramp.paid.title": "Pagamento ricevuto",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " sta inviando ",
  [
   "symbol"
  ],
  " al tuo wallet."
 ],
 "onramp.left.title": "La finestra è chiusa",
 "onramp.left.body": [
  "Se hai pagato, ",
  [
   "symbol"
  ],
  " arriverà nel tuo wallet. Possono volerci alcuni minuti."
 ],
 "onramp.done.title": [
  "Hai comprato ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " ha inviato l’importo al tuo wallet."
 ],
 "onramp.done.close": "Fatto",
 "onramp.unavailable.title": [
  "Impossibile aprire ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Non è stato pagato nulla. Riprova o scegli un’altra offerta.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " non ha potuto completare l’acquisto"
 ],
 "onramp.refused.body": [
  "Prima di riprovare, verifica con ",
  [
   "provider"
  ],
  " se ti è stato addebitato qualcosa."
 ],
 "onramp.backToPrices": "Torna ai prezzi",
 "onramp.again": "Compra ancora",
 "pay.title": "Paga",
 "pay.review.title": "Verifica il pagamento",
 "pay.requestedBy": "Richiesto da",
 "pay.for": "Per",
 "pay.token": "Token",
 "pay.expires": "Scade",
 "pay.expiresIn": [
  "tra ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " secondo"
    ],
    "many": [
     0,
     " di secondi"
    ],
    "other": [
     0,
     " secondi"
    ]
   }
  ]
 ],
 "pay.with": "Paga con",
 "pay.balance": [
  "Hai ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Hai ",
  [
   "have"
  ],
  " di ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Prima scambia ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "Circa ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Passa a ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Passa a ",
  [
   "network"
  ],
  " nel tuo wallet per pagare."
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " insufficiente"
 ],
 "pay.confirm": [
  "Paga ",
  [
   "amount"
  ]
 ],
 "pay.signing": "In attesa del tuo wallet",
 "pay.caution.unsure.title": "Il tuo wallet potrebbe aver già pagato",
 "pay.caution.unsure.body": "Questo pagamento gli è già stato chiesto e la sua risposta non è arrivata a questa pagina. Controlla prima nel tuo wallet. Se il pagamento c’è, non pagare di nuovo.",
 "pay.caution.given": "Quello da pagare",
 "pay.agree": "Ho controllato e voglio pagare",
 "pay.pending.title": [
  "Pagamento di ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " pagati"
 ],
 "pay.paid.body": "L’app ha la ricevuta.",
 "pay.paidAt": "Pagato",
 "pay.expired.title": "Questa richiesta è scaduta",
 "pay.expired.body": "Non è stato pagato nulla. Torna all’app e ricomincia.",
 "pay.unconfirmed.body": "Il pagamento è stato inviato e può ancora andare a buon fine. Non pagare di nuovo. Avvialo più tardi dall’app per vedere com’è finito.",
 "pay.failed.title": "Il pagamento non è riuscito",
 "pay.failed.body": "Non è stato pagato nulla. La rete potrebbe aver trattenuto la sua commissione.",
 "pay.refused.title": "Impossibile pagare",
 "pay.none.title": "Niente da pagare",
 "pay.none.body": "L’app non ha richiesto alcun pagamento.",
 "pay.activity.done": "Pagato",
 "receive.title": "Ricevi",
 "receive.code": "Codice QR del tuo indirizzo",
 "receive.copy": "Copia indirizzo",
 "receive.scan": "Scansiona questo codice o copia l’indirizzo.",
 "receive.yours": "Il tuo indirizzo",
 "receive.networks": "Funziona su",
 "receive.current": "Sei qui",
 "receive.warning": "Invia solo da una di queste reti. Ciò che arriva da altrove potrebbe andare perso.",
 "receive.collectibles": "Solo per oggetti da collezione come gli Ordinals. Ciò che vi viene pagato non conta nel tuo saldo qui.",
 "receive.copyCollectibles": "Copia indirizzo da collezione",
 "safety.label": "Cosa comporta",
 "safety.checking": "Verifica di cosa comporta…",
 "safety.send": "Invii",
 "safety.receive": "Ricevi",
 "safety.allow": "Autorizzi",
 "safety.revoke": "Non autorizzi più",
 "safety.nothing": "Niente di ciò che possiedi cambia.",
 "safety.unlimited": "Illimitato",
 "safety.all": "Tutto",
 "safety.spender": [
  "a ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " potrebbe prelevare tutti i tuoi ",
  [
   "token"
  ],
  " in qualsiasi momento, ora o in seguito. Autorizza solo ciò che ti serve."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " potrebbe prendere ogni oggetto che hai in ",
  [
   "token"
  ],
  ", ora o in seguito."
 ],
 "safety.unknownToken": "Token sconosciuto",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Non riuscirebbe",
 "safety.reverts.body": "Il contratto lo rifiuterebbe e tu pagheresti comunque la commissione di rete.",
 "safety.reverts.reason": [
  "Dice: «",
  [
   "reason"
  ],
  "»"
 ],
 "safety.reverts.funds": "Non hai abbastanza per l’importo e la commissione di rete.",
 "safety.unknown.title": "Impossibile verificare",
 "safety.unknown.body": "La rete non ha potuto provarlo prima, quindi non sappiamo cosa cambierebbe. Continua solo se ti fidi della provenienza.",
 "safety.gone.unsent": "Il tuo wallet è stato disconnesso. Non è stato inviato nulla.",
 "safety.gone.asked": "Il tuo wallet è stato disconnesso. Se ti chiede ancora di confermare, rifiuta lì.",
 "send.title": "Invia",
 "send.tokens.title": "Scegli token",
 "send.review.title": "Verifica",
 "send.progress.title": "Transazione",
 "send.tokens.search": "Cerca token",
 "send.tokens.list": "I tuoi token",
 "send.tokens.empty.title": "Nessun token trovato",
 "send.tokens.empty.body": [
  "Niente di ciò che hai corrisponde a «",
  [
   "query"
  ],
  "»."
 ],
 "send.tokens.none.title": "Ancora niente da inviare",
 "send.tokens.none.body": [
  "I token che ricevi su ",
  [
   "network"
  ],
  " appaiono qui."
 ],
 "send.tokens.receive": "Ricevi",
 "send.unavailable.title": "Saldo non disponibile",
 "send.unavailable.body": "Non siamo riusciti a leggere ciò che hai. Questo non incide sui tuoi fondi.",
 "send.coinOnly": [
  "Questa app mostra solo ",
  [
   "symbol"
  ],
  ". Gli altri token non possono essere elencati qui."
 ],
 "send.coinOnlyNow": [
  "Al momento si può mostrare solo ",
  [
   "symbol"
  ],
  ". Tra poco cercheremo di nuovo gli altri token."
 ],
 "send.amountIn": [
  "Importo in ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " disponibili"
 ],
 "send.max": "Max",
 "send.maxLabel": "Usa tutto ciò che hai",
 "send.showIn": [
  "Inserisci l’importo in ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Nessun prezzo disponibile",
 "send.to": "A",
 "send.toPlaceholder": "Indirizzo o nome",
 "send.paste": "Incolla",
 "send.clear": "Cancella indirizzo",
 "send.looking": "Ricerca del nome…",
 "send.noAddress": [
  [
   "name"
  ],
  " non ha un indirizzo su ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Al momento non è possibile cercare i nomi. Inserisci invece l’indirizzo.",
 "send.nameDisputed": [
  "Due fonti indicano indirizzi diversi per ",
  [
   "name"
  ],
  ". Ora non si può inviare nulla lì. Inserisci invece l’indirizzo."
 ],
 "send.resolvedBy": [
  "Risolto da ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Scritto per ",
  [
   "network"
  ],
  ": è lo stesso account dell’indirizzo che hai inserito."
 ],
 "send.invalid": [
  "Questo non è un indirizzo su ",
  [
   "network"
  ],
  ". Controlla se mancano caratteri o se sono stati cambiati."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (facoltativo)",
 "send.memoHelp": "Un testo che tutti possono leggere. Gli exchange possono richiederlo per accreditare ciò che invii.",
 "send.pasteFailed": "Impossibile leggere gli appunti. Incolla direttamente nel campo.",
 "send.step.selectToken": "Scegli token",
 "send.step.enterAmount": "Inserisci importo",
 "send.step.incorrectValue": "Valore non valido",
 "send.step.insufficientFunds": "Fondi insufficienti",
 "send.step.enterAddress": "Inserisci indirizzo",
 "send.step.invalidAddress": "Indirizzo non valido",
 "send.step.looking": "Ricerca del nome…",
 "send.step.review": "Verifica",
 "send.caution.lookAlike.title": "Questo indirizzo ne imita uno che conosci",
 "send.caution.lookAlike.body": "Inizia e finisce allo stesso modo, ma la parte evidenziata è diversa. I ladri lo fanno perché tu copi il loro.",
 "send.caution.lookAlike.known": "Quello che conosci",
 "send.caution.lookAlike.given": "Quello che hai inserito",
 "send.caution.tokenContract.title": "Questo è il contratto del token stesso",
 "send.caution.tokenContract.body": "Ciò che viene inviato lì è quasi sempre perso.",
 "send.caution.own.title": "Questo è il tuo stesso indirizzo",
 "send.caution.own.body": "Invieresti a te e pagheresti comunque la commissione.",
 "send.caution.contract.title": "Questo è un contratto",
 "send.caution.contract.body": "Assicurati che possa accettare ciò che invii. In caso contrario potrebbe andare perso.",
 "send.caution.unused.title": "A questo indirizzo non è mai successo nulla",
 "send.caution.unused.body": [
  "È nuovo su ",
  [
   "network"
  ],
  ", oppure contiene un errore di battitura."
 ],
 "send.caution.first.title": "È la prima volta che invii qui",
 "send.caution.first.body": "Confronta l’intero indirizzo con quello che ti è stato dato.",
 "send.caution.unchecked.title": "Impossibile verificare questo indirizzo",
 "send.caution.unchecked.body": "La rete non ha risposto. Confronta tu l’intero indirizzo.",
 "send.agree": "Ho confrontato l’intero indirizzo e voglio inviare comunque",
 "send.from": "Da",
 "send.network": "Rete",
 "send.fee": "Commissione di rete",
 "send.feeUpTo": [
  "fino a ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "circa ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Il tuo wallet stabilisce la commissione al momento della firma.",
 "send.feeDeposit": [
  "inclusi ",
  [
   "amount"
  ],
  " per aprire un account al destinatario"
 ],
 "send.receives": "Il destinatario riceve",
 "send.speed": "Velocità",
 "send.speed.slow": "Lenta",
 "send.speed.normal": "Normale",
 "send.speed.fast": "Rapida",
 "send.feeUnavailable": "Non disponibile",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " insufficiente per la commissione"
 ],
 "send.feeShort.body": [
  "La commissione arriva a ",
  [
   "fee"
  ],
  " e hai ",
  [
   "have"
  ],
  ". Aggiungi ",
  [
   "symbol"
  ],
  " o invia di meno."
 ],
 "send.change": "Cambia",
 "send.confirm": "Invia",
 "send.confirmAnyway": "Invia comunque",
 "send.signing.title": [
  "Approva in ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Controlla che lì l’indirizzo e l’importo siano gli stessi di qui.",
 "send.signing.note": "Annullare qui non rifiuta la richiesta nel tuo wallet.",
 "send.pending.title": [
  "Invio di ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Di solito ci vuole meno di un minuto. Puoi chiudere: l’invio continua senza di te.",
 "send.pending.slow": [
  "Un nuovo blocco arriva circa ogni ",
  [
   "minutes",
   2,
   {
    "one": "minuto",
    "many": [
     0,
     " di minuti"
    ],
    "other": [
     0,
     " minuti"
    ]
   }
  ],
  ", a volte molto più tardi. Puoi chiudere: l’invio continua senza di te."
 ],
 "send.pending.queued": "Prima devono approvarlo i proprietari del tuo account, e possono volerci giorni. Puoi chiudere: l’invio continua senza di te.",
 "send.explorer": "Vedi nell’explorer",
 "send.toAccount": "Torna all’account",
 "send.failed.title": "La transazione non è riuscita",
 "send.failed.body": "La rete ha trattenuto la commissione, ma non è stato inviato nulla.",
 "send.replaced.title": "La transazione è stata sostituita",
 "send.replaced.body": "Al suo posto ne è stata inviata un’altra dal tuo wallet: accelerata o annullata. L’explorer mostra quale.",
 "send.dropped.title": "La transazione non è stata accettata",
 "send.dropped.body": "La rete non l’ha accettata in tempo. Non è stato inviato nulla e non è costato nulla.",
 "send.unknown.title": "Non ancora confermata",
 "send.unknown.body": "La rete non l’ha confermata in tempo. Può ancora andare a buon fine, quindi controlla prima di inviare di nuovo.",
 "send.nothing.title": "Nessun invio in corso",
 "send.nothing.body": "Scegli cosa inviare e a chi.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " inviati"
 ],
 "send.unsupported.title": "Qui non è possibile inviare",
 "send.unsupported.body": "Passa a un’altra rete per inviare.",
 "sessions.title": "Sessioni dell’app",
 "sessions.hint": "Cosa può spendere questa app senza chiedere",
 "sessions.intro": "Questa app può inviare dal tuo account senza chiedertelo di nuovo. La rete fa rispettare i limiti.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ogni ",
  [
   "count",
   2,
   {
    "one": "giorno",
    "many": [
     0,
     " di giorni"
    ],
    "other": [
     0,
     " giorni"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " ogni ",
  [
   "count",
   2,
   {
    "one": "ora",
    "many": [
     0,
     " di ore"
    ],
    "other": [
     0,
     " ore"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " ogni ",
  [
   "count",
   2,
   {
    "one": "minuto",
    "many": [
     0,
     " di minuti"
    ],
    "other": [
     0,
     " minuti"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Fino al ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Revocata",
 "sessions.expired": "Scaduta",
 "sessions.revoke": "Revoca",
 "sessions.notRevoked": "La sessione non è stata revocata ed è ancora valida. Puoi riprovare.",
 "sessions.empty.title": "Nessuna sessione",
 "sessions.empty.body": "Questa app ti chiede conferma prima di spendere su questa rete.",
 "sessions.failed.title": "Impossibile caricare le sessioni",
 "sessions.failed.body": "Forse non ce ne sono su questa rete, o il server non ha risposto. Le tue sessioni non sono cambiate.",
 "siwx.title": "Accedi",
 "siwx.intro": [
  "Accedi a ",
  [
   "app"
  ]
 ],
 "siwx.site": "Sito web",
 "siwx.account": "Account",
 "siwx.network": "Rete",
 "siwx.proves": "Dimostra che questo account è tuo",
 "siwx.free": "Non costa nulla e non invia transazioni",
 "siwx.harmless": "Non dà a nessuno accesso ai tuoi fondi",
 "siwx.sign": "Accedi",
 "siwx.required": "Per questa app devi accedere. «Annulla» disconnette il tuo wallet o ti riporta a una rete in cui hai già effettuato l’accesso.",
 "siwx.checking": "Ricerca della tua sessione",
 "siwx.signing.title": [
  "Conferma in ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "Il messaggio deve indicare ",
  [
   "domain"
  ],
  ". Se indica un altro sito, rifiutalo."
 ],
 "siwx.verifying": "Autenticazione...",
 "siwx.done": "Hai effettuato l’accesso",
 "siwx.expired.title": "La tua sessione è scaduta",
 "siwx.expired.body": "Accedi di nuovo per continuare.",
 "siwx.revoked.title": "La tua sessione è stata chiusa",
 "siwx.revoked.body": "La tua sessione è stata terminata altrove. Accedi di nuovo per continuare.",
 "siwx.declined.title": "Firma rifiutata",
 "siwx.declined.body": "Non hai effettuato l’accesso. Puoi riprovare.",
 "siwx.pending.title": "C’è già una richiesta aperta",
 "siwx.pending.body": [
  "Rispondi in ",
  [
   "wallet"
  ],
  ", poi riprova."
 ],
 "siwx.unreachable.title": "Impossibile raggiungere il server",
 "siwx.unreachable.body": "L’accesso non è stato effettuato. Controlla la connessione e riprova.",
 "siwx.refused.title": "La firma non è stata accettata",
 "siwx.refused.body": "Controlla data e ora di questo dispositivo, poi riprova.",
 "siwx.smartAccount.title": "Questa app potrebbe non supportare gli smart account",
 "siwx.smartAccount.body": "Scegli l’altro account nei tuoi wallet, poi accedi di nuovo.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " non può firmare messaggi qui"
 ],
 "siwx.unsupported.body": "Connetti un altro wallet per accedere.",
 "siwx.failed.title": "Accesso non riuscito",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " ha segnalato un problema. Puoi riprovare."
 ],
 "swap.title": "Scambia",
 "swap.review.title": "Verifica lo scambio",
 "swap.quotes.title": "Confronta le offerte",
 "swap.slippage.title": "Tolleranza di slippage",
 "swap.tokens.title": "Scegli token",
 "swap.result.title": "Scambio",
 "swap.pay": "Paghi",
 "swap.receive": "Ricevi",
 "swap.review.receive": "Ricevi circa",
 "swap.flip": "Inverti i due token",
 "swap.selectToken": "Scegli token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", cambia token"
 ],
 "swap.balance": [
  "Saldo: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Max",
 "swap.noPrice": "Nessun prezzo",
 "swap.button.chooseToken": "Scegli un token",
 "swap.button.enterAmount": "Inserisci importo",
 "swap.button.badAmount": "Valore non valido",
 "swap.button.insufficient": "Fondi insufficienti",
 "swap.button.waiting": "Ricerca del tasso migliore…",
 "swap.button.noOffer": "Nessuna offerta",
 "swap.button.review": "Verifica lo scambio",
 "swap.details": "Dettagli",
 "swap.rate": "Tasso",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Fornitore",
 "swap.bestRate": "Tasso migliore",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Vedi l’offerta",
    "many": [
     "Confronta ",
     0,
     " di offerte"
    ],
    "other": [
     "Confronta ",
     0,
     " offerte"
    ]
   }
  ]
 ],
 "swap.impact": "Impatto sul prezzo",
 "swap.slippage": "Tolleranza di slippage",
 "swap.changeSlippage": "Cambia",
 "swap.minimum": "Minimo ricevuto",
 "swap.providerFee": "Commissione del fornitore",
 "swap.included": "Inclusa nel tasso",
 "swap.networkFee": "Commissione di rete",
 "swap.unknown": "Sconosciuto",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Scambio di ",
  [
   "from"
  ],
  " in ",
  [
   "to"
  ],
  " in corso"
 ],
 "swap.unsupported.title": "Rete non supportata per gli scambi",
 "swap.unsupported.body": [
  "Non è possibile scambiare token su ",
  [
   "network"
  ],
  ". Scegli un’altra rete."
 ],
 "swap.unsupported.switch": "Cambia rete",
 "swap.failed.title": "Impossibile caricare i token",
 "swap.problem.noRoute": "Non c’è abbastanza liquidità per scambiare questi token. Prova un importo minore o un altro token.",
 "swap.problem.unavailable": "Al momento nessuno offre un tasso. Continuiamo a chiedere.",
 "swap.problem.wouldFail": "Al momento questo scambio non riuscirebbe. Non è stato inviato nulla. Riprova o consenti più slippage.",
 "swap.problem.refused": "Il fornitore ha rifiutato questo scambio. Scegli un’altra offerta.",
 "swap.problem.approval": "L’autorizzazione non è andata a buon fine, quindi non è stato scambiato nulla. Puoi riprovare.",
 "swap.problem.unsure": "Non è stato confermato in tempo e può ancora andare a buon fine. Guarda le tue attività prima di scambiare di nuovo.",
 "swap.problem.funds": "Non basta per l’importo e la commissione di rete. Non è stato inviato nulla.",
 "swap.tokens.search": "Cerca un nome o incolla un indirizzo",
 "swap.tokens.own": "I tuoi token",
 "swap.tokens.suggested": "Suggeriti",
 "swap.tokens.others": "Altri token",
 "swap.tokens.all": "Token",
 "swap.tokens.cut": "Ce ne sono altri. Cercali per trovarli.",
 "swap.tokens.byAddress": "Trovato tramite indirizzo",
 "swap.tokens.unlisted": "Non in elenco",
 "swap.tokens.empty.title": "Nessun token trovato",
 "swap.tokens.empty.body": "Controlla come è scritto o incolla l’indirizzo del token.",
 "swap.tokens.none": "Incolla l’indirizzo del token che vuoi.",
 "swap.quotes.none": "Nessuna offerta al momento",
 "swap.quotes.back": "Modifica lo scambio",
 "swap.quotes.fee": [
  "commissione circa ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% in meno"
 ],
 "swap.quotes.about": "Le offerte si aggiornano ogni dieci secondi. Ciò che trattiene il fornitore è già incluso.",
 "swap.slippage.about": "Il prezzo può variare prima dello scambio. Se dovessi ricevere meno di quanto consentito qui, non viene scambiato nulla.",
 "swap.slippage.presets": "Valori comuni",
 "swap.slippage.custom": "Personalizzato",
 "swap.slippage.invalid": "Inserisci un valore da 0 a 50.",
 "swap.slippage.high": "Con un valore così alto, altri possono prendersi parte di ciò che dovresti ricevere.",
 "swap.slippage.low": "Con un valore così basso, la maggior parte degli scambi non riesce.",
 "swap.slippage.save": "Salva",
 "swap.review.stopped": "Impossibile preparare lo scambio",
 "swap.review.gone": "Non c’è nulla da verificare.",
 "swap.review.back": "Modifica lo scambio",
 "swap.changed.title": "Il tasso è cambiato",
 "swap.changed.body": "Guarda i nuovi valori prima di continuare. Non è stato scambiato nulla.",
 "swap.unsigned.title": "Qui una firma non basta",
 "swap.unsigned.body": "Autorizza invece l’importo con una transazione. Ha una propria commissione di rete. Non è ancora stato inviato o scambiato nulla.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " non è in elenco"
 ],
 "swap.unlisted.body": "Chiunque può creare un token con qualsiasi nome. Assicurati che sia quello che intendi:",
 "swap.approval": [
  "Prima autorizzi ",
  [
   "provider"
  ],
  " a prelevare esattamente questo importo di ",
  [
   "token"
  ],
  ", poi scambi."
 ],
 "swap.permit": [
  "Prima firmi che ",
  [
   "provider"
  ],
  " può prelevare esattamente ",
  [
   "amount"
  ],
  " entro 30 minuti, e nient’altro. La firma non invia nulla e non costa nulla. Poi scambi."
 ],
 "swap.consent.loss": [
  "Comprendo che perdo circa ",
  [
   "percent"
  ],
  " del valore."
 ],
 "swap.consent.unknown": "Comprendo che non è stato possibile confrontare questo tasso con un prezzo di mercato.",
 "swap.moved": [
  "Il tuo wallet è su un’altra rete. Questo scambio è su ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Passa a ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Ora il tuo wallet è su un altro account.",
 "swap.expired": "Questo tasso è scaduto.",
 "swap.renew": "Ottieni un nuovo tasso",
 "swap.accept": "Accetta nuovo tasso",
 "swap.approveAndSwap": "Autorizza e scambia",
 "swap.signAndSwap": "Firma e scambia",
 "swap.confirm": "Scambia",
 "swap.short.title": [
  [
   "coin"
  ],
  " insufficiente per la commissione di rete"
 ],
 "swap.short.body": [
  "Aggiungi un po’ di ",
  [
   "coin"
  ],
  " o scambia di meno."
 ],
 "swap.working.wallet": [
  "Approva in ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Firma in ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Verifica del tasso",
 "swap.working.chain": "In attesa della rete",
 "swap.working.reset": [
  "Ritiro della vecchia autorizzazione per ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Autorizzazione di esattamente questo importo di ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Autorizzazione di esattamente questo importo di ",
  [
   "token"
  ],
  " con una firma. Non viene inviato nulla."
 ],
 "swap.working.swap": [
  "Scambio di ",
  [
   "from"
  ],
  " con ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Autorizzazione e scambio di ",
  [
   "from"
  ],
  " con ",
  [
   "to"
  ],
  " in un solo passaggio."
 ],
 "swap.step.approve": "Autorizza",
 "swap.step.permit": "Firma",
 "swap.step.swap": "Scambia",
 "swap.result.pending.title": "Scambio inviato",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " per circa ",
  [
   "to"
  ],
  ". Puoi lasciare aperto o chiudere."
 ],
 "swap.result.success.title": "Scambio completato",
 "swap.result.success.body": [
  "Hai scambiato ",
  [
   "from"
  ],
  " con circa ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "Scambio non riuscito",
 "swap.result.failed.body": "La rete lo ha rifiutato, quindi i tuoi token sono rimasti dov’erano. È stata pagata solo la commissione di rete.",
 "swap.result.replaced.title": "Scambio sostituito",
 "swap.result.replaced.body": "Un’altra transazione del tuo wallet ha preso il suo posto.",
 "swap.result.dropped.title": "Lo scambio non è stato accettato",
 "swap.result.dropped.body": "La rete non l’ha accettato in tempo. Non è stato scambiato nulla e non è costato nulla.",
 "swap.result.unknown.title": "Abbiamo perso di vista questo scambio",
 "swap.result.unknown.body": "Può ancora andare a buon fine. Guarda il tuo account o l’explorer.",
 "swap.result.leave": "Vai all’account",
 "swap.result.done": "Fatto",
 "walletAccounts.title": "Account",
 "walletAccounts.hint": "Aggiungi un altro account",
 "walletAccounts.intro": "Ogni account ha i propri indirizzi. Le tue parole di recupero li ripristinano tutti.",
 "walletAccounts.numbered": [
  "Account ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Nome",
 "walletAccounts.add": "Aggiungi un account",
 "walletAccounts.rename": [
  "Rinomina «",
  [
   "name"
  ],
  "»"
 ],
 "walletAccounts.save": "Salva",
 "walletAccounts.cancel": "Annulla",
 "walletAccounts.full": [
  "Il tuo wallet ha ",
  [
   "count"
  ],
  " account, il massimo possibile."
 ],
 "walletAccounts.failed": "Non ha funzionato. I tuoi account non sono cambiati. Riprova.",
 "walletAccounts.imported": "Importato",
 "walletAccounts.introImported": "Ogni account ha i propri indirizzi. Le tue parole di recupero li ripristinano tutti, tranne quelli importati."
}
export default catalogue
