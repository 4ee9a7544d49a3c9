// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Was du tun kannst",
 "account.action.onramp": "Kaufen",
 "account.action.swaps": "Tauschen",
 "account.action.receive": "Empfangen",
 "account.action.send": "Senden",
 "account.tabs": "Inhalt und Aktivität des Kontos",
 "account.tab.tokens": "Token",
 "account.tab.nfts": "NFTs",
 "account.tab.activity": "Aktivität",
 "account.menu": "Mehr zu diesem Konto",
 "account.balanceUnsupportedBody": "Diese App kann das Netzwerk deiner Wallet nicht lesen. Dein Guthaben ist davon nicht betroffen.",
 "account.partial": "Ohne Token, deren Preis unbekannt ist",
 "account.stale": "Diese Zahlen sind möglicherweise nicht ganz aktuell",
 "account.priceUnknown": "Preis unbekannt",
 "account.searchTokens": "Token suchen",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " Token anzeigen"
    ],
    "other": [
     "Alle ",
     0,
     " Token anzeigen"
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
     " ausgeblendeten Token anzeigen"
    ],
    "other": [
     0,
     " ausgeblendete Token anzeigen"
    ]
   }
  ]
 ],
 "account.hideTokens": "Diese Token wieder ausblenden",
 "account.empty.title": "Dieses Konto ist leer",
 "account.empty.body": "Was du empfängst oder kaufst, erscheint hier.",
 "account.empty.receive": "Meine Adresse anzeigen",
 "account.empty.buy": "Krypto kaufen",
 "account.noTokens.title": "Keine Token gefunden",
 "account.noTokens.body": [
  "Nichts passt zu „",
  [
   "query"
  ],
  "“. Prüfe die Schreibweise oder suche nach einem anderen Namen."
 ],
 "account.tokensUnavailable.title": "Token nicht verfügbar",
 "account.tokensUnavailable.body": "Wir versuchen es gleich noch einmal. Dein Guthaben ist davon nicht betroffen.",
 "activity.done.send": "Gesendet",
 "activity.kind.send": "Senden",
 "activity.done.receive": "Empfangen",
 "activity.kind.receive": "Empfang",
 "activity.done.trade": "Getauscht",
 "activity.kind.trade": "Tauschen",
 "activity.done.approve": "Freigegeben",
 "activity.kind.approve": "Freigeben",
 "activity.done.revoke": "Freigabe entfernt",
 "activity.kind.revoke": "Freigabe entfernen",
 "activity.done.mint": "Geprägt",
 "activity.kind.mint": "Prägen",
 "activity.done.burn": "Verbrannt",
 "activity.kind.burn": "Verbrennen",
 "activity.done.deposit": "Eingezahlt",
 "activity.kind.deposit": "Einzahlen",
 "activity.done.withdraw": "Ausgezahlt",
 "activity.kind.withdraw": "Auszahlen",
 "activity.done.claim": "Abgeholt",
 "activity.kind.claim": "Abholen",
 "activity.done.stake": "Gestakt",
 "activity.kind.stake": "Staken",
 "activity.done.unstake": "Staking beendet",
 "activity.kind.unstake": "Staking beenden",
 "activity.done.borrow": "Geliehen",
 "activity.kind.borrow": "Leihen",
 "activity.done.repay": "Zurückgezahlt",
 "activity.kind.repay": "Zurückzahlen",
 "activity.done.buy": "Gekauft",
 "activity.kind.buy": "Kaufen",
 "activity.done.deploy": "Contract erstellt",
 "activity.kind.deploy": "Contract erstellen",
 "activity.done.execute": "Contract-Aufruf",
 "activity.kind.execute": "Contract-Aufruf",
 "activity.done.other": "Transaktion",
 "activity.kind.other": "Transaktion",
 "activity.fromHere": "Von hier gesendet",
 "activity.latest": "Letzte Aktivität",
 "activity.showAll": "Alle Aktivitäten anzeigen",
 "activity.more": "Mehr anzeigen",
 "activity.refresh": "Aktualisieren",
 "activity.to": "An",
 "activity.from": "Von",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "und ",
     0,
     " weiterer"
    ],
    "other": [
     "und ",
     0,
     " weitere"
    ]
   }
  ]
 ],
 "activity.status.pending": "Ausstehend",
 "activity.status.queued": "Wartet auf Eigentümer",
 "activity.status.success": "Bestätigt",
 "activity.status.failed": "Fehlgeschlagen",
 "activity.status.replaced": "Ersetzt",
 "activity.status.dropped": "Nicht angenommen",
 "activity.status.unknown": "Status unbekannt",
 "activity.moreFailed": "Ältere Aktivitäten konnten nicht geladen werden.",
 "activity.empty.title": "Noch keine Aktivität",
 "activity.empty.body": "Was du in diesem Netzwerk sendest, empfängst und tauschst, erscheint hier.",
 "activity.deviceOnly": [
  "Die Nodes von ",
  [
   "network"
  ],
  " listen Transaktionen nicht nach Konto auf. Deshalb siehst du hier nur, was du von diesem Gerät gesendet hast."
 ],
 "activity.partial": [
  "Einige Transaktionen können fehlen: Die Nodes von ",
  [
   "network"
  ],
  " listen nicht alle auf."
 ],
 "activity.explorer": "Alles im Explorer ansehen",
 "activity.failed.title": "Transaktionen konnten nicht abgerufen werden",
 "activity.failed.body": "Dein Guthaben ist davon nicht betroffen. Prüfe deine Verbindung und versuche es erneut.",
 "allowances.title": "Berechtigungen",
 "allowances.hint": "Wer deine Token abbuchen darf",
 "allowances.list": "Berechtigungen",
 "allowances.intro": "Diese Apps dürfen Token von deinem Konto abbuchen, ohne erneut zu fragen.",
 "allowances.unlimited": "Unbegrenzt",
 "allowances.everything": "Alles",
 "allowances.empty.title": "Keine Berechtigungen",
 "allowances.empty.body": "Keine App darf in diesem Netzwerk Token von deinem Konto abbuchen.",
 "allowances.failed.title": "Berechtigungen konnten nicht geladen werden",
 "allowances.failed.body": "Der Server hat nicht geantwortet. Deine Berechtigungen sind unverändert.",
 "allowances.partial": "Ältere Berechtigungen wurden noch nicht gelesen.",
 "allowances.readOn": "Weiter zurück suchen",
 "allowances.nothing": "Nichts zu widerrufen",
 "allowances.review": [
  [
   "spender"
  ],
  " kann dann keine ",
  [
   "token"
  ],
  " mehr von deinem Konto abbuchen."
 ],
 "allowances.spender": "Berechtigter",
 "allowances.fee": "Der Widerruf ist eine Transaktion, du zahlst also eine Netzwerkgebühr.",
 "allowances.revoke": "Widerrufen",
 "allowances.declined": "Anfrage abgelehnt. Die Berechtigung gilt weiterhin. Du kannst es erneut versuchen.",
 "allowances.signing.title": [
  "Bestätige in ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "In deiner Wallet wartet eine Anfrage zum Widerruf.",
 "allowances.pending.title": "Wird widerrufen …",
 "allowances.pending.body": [
  "Warten auf das Netzwerk. Bis zum Abschluss kann ",
  [
   "spender"
  ],
  " weiter ",
  [
   "token"
  ],
  " abbuchen."
 ],
 "allowances.done.title": "Berechtigung widerrufen",
 "allowances.done.body": [
  [
   "spender"
  ],
  " kann keine ",
  [
   "token"
  ],
  " mehr von deinem Konto abbuchen."
 ],
 "allowances.reverted.title": "Widerruf nicht möglich",
 "allowances.reverted.body": [
  "Das Netzwerk hat ihn abgelehnt. ",
  [
   "spender"
  ],
  " kann weiterhin ",
  [
   "token"
  ],
  " von deinem Konto abbuchen."
 ],
 "allowances.dropped.title": "Die Transaktion wurde nicht angenommen",
 "allowances.dropped.body": [
  "Das Netzwerk hat sie nicht rechtzeitig angenommen, und sie hat nichts gekostet. ",
  [
   "spender"
  ],
  " kann weiterhin ",
  [
   "token"
  ],
  " von deinem Konto abbuchen."
 ],
 "allowances.unknown.title": "Ergebnis unbekannt",
 "allowances.unknown.body": "Wir können die Transaktion nicht mehr verfolgen. Sieh in der Liste der Berechtigungen nach.",
 "allowances.backToList": "Berechtigungen ansehen",
 "allowances.otherNetwork": "Deine Wallet ist in einem anderen Netzwerk. Wechsle zurück und versuche es dann erneut.",
 "allowances.otherAccount": "Deine Wallet nutzt ein anderes Konto. Geh zurück, um dessen Berechtigungen zu sehen.",
 "action.cancel": "Abbrechen",
 "action.disconnect": "Trennen",
 "account.title": "Konto",
 "account.balance": "Guthaben",
 "account.balanceUnavailable": "Guthaben nicht verfügbar",
 "account.balanceUnavailableBody": "Wir konnten das Netzwerk nicht erreichen. Dein Guthaben ist davon nicht betroffen.",
 "account.copyAddress": "Adresse kopieren",
 "account.explorer": "Im Explorer ansehen",
 "account.network": "Netzwerk",
 "account.unknownNetwork": "Unbekanntes Netzwerk",
 "account.switchWallet": "Wallet wechseln",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " Wallet verbunden"
    ],
    "other": [
     0,
     " Wallets verbunden"
    ]
   }
  ]
 ],
 "account.reconnecting": "Wird wieder verbunden …",
 "wallets.title": "Wallets",
 "wallets.disconnect": [
  [
   "wallet"
  ],
  " trennen"
 ],
 "wallets.add": "Weitere Wallet hinzufügen",
 "wallets.disconnectAll": "Alle trennen",
 "wallets.empty.title": "Keine Wallets verbunden",
 "wallets.empty.body": "Verbinde eine, um sie hier zu sehen.",
 "accountType.eoa": "Standardkonto",
 "accountType.smartAccount": "Smart Account",
 "accountType.payment": "Zahlungsadresse",
 "accountType.ordinal": "Adresse für Sammlerstücke",
 "network.title": "Netzwerk wechseln",
 "network.list": "Netzwerke",
 "network.search": "Netzwerke suchen",
 "network.notConnected": "Nicht verbunden",
 "network.empty.title": "Keine Netzwerke gefunden",
 "network.empty.body": [
  "Nichts passt zu „",
  [
   "query"
  ],
  "“. Suche nach einem anderen Namen."
 ],
 "network.waiting.title": [
  "Bestätige in ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Deine Wallet fragt, ob sie zu ",
  [
   "network"
  ],
  " wechseln soll."
 ],
 "network.declined.title": "Wechsel abgelehnt",
 "network.declined.body": [
  "Du bist weiterhin auf ",
  [
   "network"
  ],
  ". Du kannst es erneut versuchen."
 ],
 "network.failed.title": [
  "Wechsel zu ",
  [
   "network"
  ],
  " nicht möglich"
 ],
 "network.failed.body": "Versuche es erneut oder wechsle in deiner Wallet.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " kann ",
  [
   "network"
  ],
  " nicht nutzen"
 ],
 "network.unsupported.body": "Wähle ein anderes Netzwerk oder verbinde eine andere Wallet.",
 "activeChain.title": [
  "Mit ",
  [
   "chain"
  ],
  " verbinden"
 ],
 "activeChain.body": [
  "Du brauchst eine Wallet, die mit ",
  [
   "chain"
  ],
  " funktioniert. Deine anderen Verbindungen bleiben bestehen."
 ],
 "activeChain.connect": "Wallet verbinden",
 "activeChain.continue": [
  "Weiter mit ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Nicht jetzt",
 "unsupported.title": "Netzwerk wechseln",
 "unsupported.body": "Diese App funktioniert nicht in dem Netzwerk, das deine Wallet gerade nutzt. Wähle eines von diesen, um fortzufahren.",
 "unsupported.list": "Unterstützte Netzwerke",
 "whatIsWallet.title": "Was ist eine Wallet?",
 "whatIsWallet.home.title": "Ein Zuhause für das, was dir gehört",
 "whatIsWallet.home.body": "Bewahre Token und Sammlerstücke auf, sende und empfange sie.",
 "whatIsWallet.login.title": "Ein Login für alles",
 "whatIsWallet.login.body": "Verbinde deine Wallet, statt ein neues Konto mit Passwort anzulegen.",
 "whatIsWallet.keys.title": "Du hast die Schlüssel",
 "whatIsWallet.keys.body": "Niemand sonst kann bewegen, was dir gehört. Gib deine Wiederherstellungsphrase nie weiter.",
 "whatIsWallet.get": "Wallet holen",
 "getWallet.title": "Wallet holen",
 "getWallet.list": "Verfügbare Wallets",
 "getWallet.extension": "Browser-Erweiterung",
 "getWallet.app": "Mobile App",
 "getWallet.extensionAndApp": "Erweiterung und mobile App",
 "getWallet.after": "Schon installiert? Lade die Seite neu, damit die Wallet gefunden wird.",
 "getWallet.empty.title": "Keine Vorschläge",
 "getWallet.empty.body": "Diese App schlägt keine vor. Suche im Erweiterungs-Store deines Browsers nach einer Wallet, der du vertraust.",
 "error.send/rejected": "Transaktion abgelehnt. Es wurde nichts gesendet.",
 "error.send/failed": "Die Transaktion konnte nicht gesendet werden. Es wurde nichts gesendet.",
 "toast.walletSwitched": [
  "Du nutzt jetzt ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Token-Guthaben nicht verfügbar",
 "error.send/unsupported_chain": "Auf dieser Chain ist das Senden nicht möglich.",
 "error.send/incomplete": "Betrag und Empfängeradresse sind erforderlich.",
 "error.send/token_missing": "Ein Token ist erforderlich.",
 "error.send/expired": "Die Transaktion wurde zu spät signiert. Es wurde nichts gesendet. Versuche es erneut.",
 "error.send/below_minimum": "Dieser Betrag ist zu klein, um dorthin gesendet zu werden. Sende etwas mehr.",
 "error.send/coins_kept": "Ein Teil deines Guthabens kann nicht gesendet werden: noch unbestätigte Zahlungen und sehr kleine, die Sammlerstücke sein könnten. Sende weniger.",
 "error.send/too_many_coins": "Dieser Betrag verteilt sich auf zu viele kleine Zahlungen. Sende weniger.",
 "error.send/funds_changed": "Dein Guthaben hat sich geändert. Es wurde nichts gesendet. Prüfe den Betrag und versuche es erneut.",
 "error.send/fee_too_low": "Die Gebühr des Netzwerks ist gestiegen. Es wurde nichts gesendet. Versuche es erneut.",
 "error.send/overtaken": "Eine andere Transaktion deines Kontos war schneller. Es wurde nichts gesendet. Versuche es erneut.",
 "error.send/network_upgraded": "Das Netzwerk wurde inzwischen aktualisiert. Es wurde nichts gesendet. Versuche es erneut.",
 "error.send/leaves_too_little": "Dein Konto muss einen kleinen Betrag behalten. Sende etwas weniger oder alles.",
 "error.send/not_a_wallet": "Diese Adresse gehört zu einem Token, nicht zu einer Wallet. Was du dorthin sendest, ist verloren.",
 "error.send/token_unsupported": "Dieser Token kann von hier nicht gesendet werden.",
 "error.send/token_mismatch": "Das Netzwerk zählt diesen Token anders, als hier angezeigt. Es wurde nichts gesendet.",
 "error.swap/not_as_shown": "Dieser Tausch würde etwas anderes tun, als hier angezeigt wird. Deshalb wurde er nicht gesendet.",
 "error.token/mismatch": "Dieser Token ist nicht der, als der er hier bezeichnet wird. Deshalb wurde nichts gesendet. Wähle ihn über seine Adresse.",
 "error.token/unverified": "Nur der Server konnte sagen, was für ein Token das ist. Deshalb wurde nichts gesendet. Versuche es später erneut.",
 "error.name/resolve_failed": "Dieser Name konnte nicht nachgeschlagen werden. Gib stattdessen die Adresse ein.",
 "names.title": "Namen wählen",
 "names.successTitle": "Name registriert",
 "names.row": "Namen wählen",
 "names.rowHint": "Leichter zu lesen als eine Adresse",
 "names.intro": "Ein Name steht für dein Konto und ist leichter zu lesen als eine Adresse. Er ist kostenlos und braucht eine Signatur.",
 "names.field": "Namen suchen",
 "names.rules": "Buchstaben, Ziffern und Bindestriche, mindestens 4 Zeichen.",
 "names.problem.characters": "Nur die Buchstaben a bis z, Ziffern und Bindestriche sind möglich.",
 "names.problem.short": "Ein Name hat mindestens 4 Zeichen.",
 "names.problem.long": "Ein Name hat höchstens 63 Zeichen.",
 "names.problem.ends": "Ein Name kann nicht mit einem Bindestrich beginnen oder enden.",
 "names.problem.double": "Ein Name kann keine zwei Bindestriche hintereinander haben.",
 "names.list": "Namen",
 "names.own": "Deine Namen",
 "names.free": "Verfügbar",
 "names.taken": "Nicht verfügbar",
 "names.off.title": "Namen sind hier nicht verfügbar",
 "names.off.body": "Diese App vergibt keine Namen.",
 "names.unreachable.title": "Namenssuche nicht möglich",
 "names.unreachable.body": "Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuche es erneut.",
 "names.signing.title": [
  "Signiere in ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Das Signieren ist kostenlos. Es zeigt, dass ",
  [
   "name"
  ],
  " für dein Konto ist."
 ],
 "names.registering.title": "Dein Name wird registriert",
 "names.declined.title": "Signatur abgelehnt",
 "names.declined.body": [
  [
   "name"
  ],
  " ist noch verfügbar. Du kannst es erneut versuchen."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " wurde gerade vergeben"
 ],
 "names.takenNow.body": "Jemand anderes war schneller. Wähle einen anderen.",
 "names.reserved.title": [
  [
   "name"
  ],
  " ist reserviert"
 ],
 "names.reserved.body": "Diesen Namen kann niemand haben. Wähle einen anderen.",
 "names.usedUp.title": "Mehr Namen sind nicht möglich",
 "names.usedUp.body": "Dieses Konto kann keinen weiteren bekommen.",
 "names.expired.title": "Die Signatur kam zu spät",
 "names.expired.body": "Prüfe Datum und Uhrzeit dieses Geräts und signiere dann erneut.",
 "names.otherAccount.title": "Deine Wallet nutzt jetzt ein anderes Konto",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " wurde nicht registriert. Versuche es erneut, um den Namen für dieses Konto zu nehmen."
 ],
 "names.unsupported.title": "Deine Wallet kann hier keinen Namen bekommen",
 "names.unsupported.body": "Wechsle zu einem anderen Netzwerk oder verbinde eine andere Wallet.",
 "names.failed.title": [
  [
   "name"
  ],
  " konnte nicht registriert werden"
 ],
 "names.failed.body": "Es wurde nichts geändert. Versuche es gleich noch einmal.",
 "names.success.title": [
  [
   "name"
  ],
  " gehört dir"
 ],
 "names.success.body": "Der Name steht in dieser App jetzt für dein Konto.",
 "names.success.copy": "Namen kopieren",
 "names.success.done": "Fertig",
 "names.none.title": "Noch kein Name",
 "names.none.body": "Wähle einen, um ihn hier zu sehen.",
 "nfts.list": "NFTs",
 "nfts.empty.title": "Noch keine NFTs",
 "nfts.empty.body": "NFTs, die du in diesem Netzwerk bekommst, erscheinen hier.",
 "nfts.failed.title": "NFTs konnten nicht geladen werden",
 "nfts.failed.body": "Der Server hat nicht geantwortet. Deine NFTs sind davon nicht betroffen.",
 "nfts.moreFailed": "Mehr konnte nicht geladen werden.",
 "nfts.more": "Mehr anzeigen",
 "nfts.showAll": "Alle NFTs anzeigen",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " ausgeblendetes NFT anzeigen"
    ],
    "other": [
     0,
     " ausgeblendete NFTs anzeigen"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Mutmaßlichen Spam ausblenden",
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
 "nfts.gone": "Dieses NFT ist nicht in deinem Konto",
 "nfts.spam": "Das könnte Spam sein. Folge keinen Links in Name oder Bild.",
 "nfts.collection": "Sammlung",
 "nfts.contract": "Contract",
 "nfts.address": "Adresse",
 "nfts.number": "Token-ID",
 "nfts.amount": "Dein Bestand",
 "onramp.title": "Krypto kaufen",
 "onramp.pay": "Du zahlst",
 "onramp.get": "Du bekommst",
 "onramp.amount": "Zu zahlender Betrag",
 "onramp.payWith": [
  "Zahlungsweise ändern: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Kauf ändern: ",
  [
   "symbol"
  ],
  " auf ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "Von ",
  [
   "min"
  ],
  " bis ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Auf diesem Weg kannst du mindestens ",
  [
   "min"
  ],
  " zahlen."
 ],
 "onramp.high": [
  "Auf diesem Weg kannst du höchstens ",
  [
   "max"
  ],
  " zahlen."
 ],
 "onramp.unknown": "Noch kein Preis",
 "onramp.elsewhere": [
  "Diese App nutzt ",
  [
   "network"
  ],
  " nicht. Du siehst den Kauf in deiner Wallet."
 ],
 "onramp.offers": "Angebote",
 "onramp.refresh": "Preise aktualisieren",
 "onramp.best": "Bestes",
 "onramp.via": [
  "über ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Anbietergebühr",
 "onramp.networkFee": "Netzwerkgebühr",
 "onramp.total": "Gesamt",
 "onramp.moreOffers": "Alle Angebote anzeigen",
 "onramp.enterAmount": "Betrag eingeben",
 "onramp.changeAmount": "Betrag ändern",
 "onramp.asking": "Preise werden abgerufen …",
 "onramp.continue": [
  "Weiter mit ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Du zahlst im eigenen Fenster von ",
  [
   "provider"
  ],
  ". Deine Kartendaten erreichen diese App nie."
 ],
 "onramp.unreachable.title": "Preise nicht verfügbar",
 "onramp.unreachable.body": "Kein Verkäufer hat geantwortet. Wir zeigen lieber keinen Preis als einen geschätzten.",
 "onramp.noSeller.title": "Kein Verkäufer für diesen Betrag",
 "onramp.noSeller.body": "Versuche es mit einem anderen Betrag oder einer anderen Zahlungsweise.",
 "onramp.off.title": "Kaufen ist hier nicht verfügbar",
 "onramp.off.body": "Für diese App ist kein Verkäufer eingerichtet.",
 "onramp.off.back": "Zurück zum Konto",
 "onramp.noChain.title": "Für dieses Netzwerk wird nichts verkauft",
 "onramp.noChain.body": "Wechsle zu einem anderen Netzwerk, um Krypto zu kaufen.",
 "onramp.noChain.switch": "Netzwerk wechseln",
 "onramp.buyList": "Was du kaufen kannst",
 "onramp.search": "Nach Name oder Netzwerk suchen",
 "onramp.empty.title": "Nichts gefunden",
 "onramp.empty.body": [
  "Nichts passt zu „",
  [
   "query"
  ],
  "“. Suche nach einem anderen Namen."
 ],
 "onramp.payList": "Zahlungsweise",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " auf ",
  [
   "network"
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
  " bis ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Karte",
 "onramp.method.bank": "Banküberweisung",
 "onramp.method.sepa": "SEPA-Überweisung",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Kontoguthaben",
 "onramp.opening.title": [
  [
   "provider"
  ],
  " wird geöffnet"
 ],
 "onramp.opening.body": "Gleich öffnet sich ein eigenes Fenster.",
 "onramp.blocked.title": "Dein Browser hat das Fenster blockiert",
 "onramp.blocked.body": [
  "Öffne ",
  [
   "provider"
  ],
  " selbst, um fortzufahren. Der Link funktioniert einmal."
 ],
 "onramp.blocked.open": [
  [
   "provider"
  ],
  " öffnen"
 ],
 "onramp.waiting.title": [
  "Schließe den Kauf im Fenster von ",
  [
   "provider"
  ],
  " ab"
 ],
 "onramp.waiting.body": "Lass diese Seite geöffnet, um zu sehen, wann dein Kauf abgeschlossen ist.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " teilt dieser App den Verlauf nicht mit. Was du kaufst, kommt in deiner Wallet an."
 ],
 "onramp.destination": "Prüfe in jenem Fenster vor dem Bezahlen, dass der Kauf an deine Adresse geht:",
 "onramp.paid.title": "Zahlung eingegangen",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " sendet ",
  [
   "symbol"
  ],
  " an deine Wallet."
 ],
 "onramp.left.title": "Das Fenster ist geschlossen",
 "onramp.left.body": [
  "Wenn du bezahlt hast, kommt ",
  [
   "symbol"
  ],
  " in deiner Wallet an. Das kann einige Minuten dauern."
 ],
 "onramp.done.title": [
  "Du hast ",
  [
   "amount"
  ],
  " gekauft"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " hat den Betrag an deine Wallet gesendet."
 ],
 "onramp.done.close": "Fertig",
 "onramp.unavailable.title": [
  [
   "provider"
  ],
  " konnte nicht geöffnet werden"
 ],
 "onramp.unavailable.body": "Es wurde nichts bezahlt. Versuche es erneut oder wähle ein anderes Angebot.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " konnte den Kauf nicht abschließen"
 ],
 "onramp.refused.body": [
  "Kläre mit ",
  [
   "provider"
  ],
  ", ob dir etwas berechnet wurde, bevor du es erneut versuchst."
 ],
 "onramp.backToPrices": "Zurück zu den Preisen",
 "onramp.again": "Mehr kaufen",
 "pay.title": "Bezahlen",
 "pay.review.title": "Zahlung prüfen",
 "pay.requestedBy": "Angefordert von",
 "pay.for": "Für",
 "pay.token": "Token",
 "pay.expires": "Läuft ab",
 "pay.expiresIn": [
  "in ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " Sekunde"
    ],
    "other": [
     0,
     " Sekunden"
    ]
   }
  ]
 ],
 "pay.with": "Bezahlen mit",
 "pay.balance": [
  "Du hast ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Du hast ",
  [
   "have"
  ],
  " von ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Zuerst ",
  [
   "symbol"
  ],
  " tauschen"
 ],
 "pay.swapAbout": [
  "Etwa ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Zu ",
  [
   "network"
  ],
  " wechseln"
 ],
 "pay.switchYourself": [
  "Wechsle in deiner Wallet zu ",
  [
   "network"
  ],
  ", um zu bezahlen."
 ],
 "pay.notEnough": [
  "Nicht genug ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  [
   "amount"
  ],
  " bezahlen"
 ],
 "pay.signing": "Warten auf deine Wallet",
 "pay.caution.unsure.title": "Deine Wallet hat vielleicht schon bezahlt",
 "pay.caution.unsure.body": "Sie wurde schon einmal um diese Zahlung gebeten, und ihre Antwort hat diese Seite nicht erreicht. Sieh zuerst in deiner Wallet nach. Wenn die Zahlung dort steht, zahle nicht noch einmal.",
 "pay.caution.given": "Diese Zahlung",
 "pay.agree": "Ich habe das geprüft und möchte bezahlen",
 "pay.pending.title": [
  [
   "amount"
  ],
  " wird bezahlt"
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " bezahlt"
 ],
 "pay.paid.body": "Die App hat den Beleg.",
 "pay.paidAt": "Bezahlt",
 "pay.expired.title": "Diese Anforderung ist abgelaufen",
 "pay.expired.body": "Es wurde nichts bezahlt. Geh zurück zur App und beginne von vorn.",
 "pay.unconfirmed.body": "Die Zahlung wurde gesendet und kann noch durchgehen. Zahle nicht noch einmal. Starte sie später aus der App, um das Ergebnis zu sehen.",
 "pay.failed.title": "Die Zahlung ist fehlgeschlagen",
 "pay.failed.body": "Es wurde nichts bezahlt. Das Netzwerk hat möglicherweise seine Gebühr einbehalten.",
 "pay.refused.title": "Das kann nicht bezahlt werden",
 "pay.none.title": "Nichts zu bezahlen",
 "pay.none.body": "Die App hat keine Zahlung angefordert.",
 "pay.activity.done": "Bezahlt",
 "receive.title": "Empfangen",
 "receive.code": "QR-Code deiner Adresse",
 "receive.copy": "Adresse kopieren",
 "receive.scan": "Scanne diesen Code oder kopiere die Adresse.",
 "receive.yours": "Deine Adresse",
 "receive.networks": "Funktioniert in",
 "receive.current": "Du bist hier",
 "receive.warning": "Sende nur aus einem dieser Netzwerke. Was von woanders kommt, kann verloren gehen.",
 "receive.collectibles": "Nur für Sammlerstücke wie Ordinals. Was hierher gezahlt wird, zählt hier nicht zu deinem Guthaben.",
 "receive.copyCollectibles": "Adresse für Sammlerstücke kopieren",
 "safety.label": "Was das bewirkt",
 "safety.checking": "Es wird geprüft, was das bewirkt …",
 "safety.send": "Du sendest",
 "safety.receive": "Du empfängst",
 "safety.allow": "Du erlaubst",
 "safety.revoke": "Du erlaubst nicht mehr",
 "safety.nothing": "Nichts, was dir gehört, ändert sich.",
 "safety.unlimited": "Unbegrenzt",
 "safety.all": "Alles",
 "safety.spender": [
  "für ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " könnte jederzeit dein gesamtes ",
  [
   "token"
  ],
  "-Guthaben abbuchen, jetzt oder später. Erlaube nur, was du brauchst."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " könnte jedes Stück an sich nehmen, das du von ",
  [
   "token"
  ],
  " hast, jetzt oder später."
 ],
 "safety.unknownToken": "Unbekannter Token",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Das würde fehlschlagen",
 "safety.reverts.body": "Der Contract würde es ablehnen, und du würdest trotzdem die Netzwerkgebühr zahlen.",
 "safety.reverts.reason": [
  "Er meldet: „",
  [
   "reason"
  ],
  "“"
 ],
 "safety.reverts.funds": "Du hast nicht genug für den Betrag und die Netzwerkgebühr.",
 "safety.unknown.title": "Das konnte nicht geprüft werden",
 "safety.unknown.body": "Das Netzwerk konnte es nicht vorab ausprobieren. Wir wissen also nicht, was es ändern würde. Fahre nur fort, wenn du der Quelle vertraust.",
 "safety.gone.unsent": "Deine Wallet wurde getrennt. Es wurde nichts gesendet.",
 "safety.gone.asked": "Deine Wallet wurde getrennt. Wenn sie dich noch um Bestätigung bittet, lehne dort ab.",
 "send.title": "Senden",
 "send.tokens.title": "Token wählen",
 "send.review.title": "Prüfen",
 "send.progress.title": "Transaktion",
 "send.tokens.search": "Token suchen",
 "send.tokens.list": "Deine Token",
 "send.tokens.empty.title": "Keine Token gefunden",
 "send.tokens.empty.body": [
  "Nichts, was du hast, passt zu „",
  [
   "query"
  ],
  "“."
 ],
 "send.tokens.none.title": "Noch nichts zu senden",
 "send.tokens.none.body": [
  "Token, die du auf ",
  [
   "network"
  ],
  " empfängst, erscheinen hier."
 ],
 "send.tokens.receive": "Empfangen",
 "send.unavailable.title": "Guthaben nicht verfügbar",
 "send.unavailable.body": "Wir konnten nicht lesen, was du hast. Dein Guthaben ist davon nicht betroffen.",
 "send.coinOnly": [
  "Diese App zeigt nur ",
  [
   "symbol"
  ],
  ". Andere Token können hier nicht aufgelistet werden."
 ],
 "send.coinOnlyNow": [
  "Gerade kann nur ",
  [
   "symbol"
  ],
  " angezeigt werden. Wir suchen gleich noch einmal nach anderen Token."
 ],
 "send.amountIn": [
  "Betrag in ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " verfügbar"
 ],
 "send.max": "Max.",
 "send.maxLabel": "Alles verwenden",
 "send.showIn": [
  "Betrag in ",
  [
   "unit"
  ],
  " eingeben"
 ],
 "send.noPrice": "Kein Preis verfügbar",
 "send.to": "An",
 "send.toPlaceholder": "Adresse oder Name",
 "send.paste": "Einfügen",
 "send.clear": "Adresse löschen",
 "send.looking": "Name wird nachgeschlagen …",
 "send.noAddress": [
  [
   "name"
  ],
  " hat keine Adresse auf ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Namen können gerade nicht nachgeschlagen werden. Gib stattdessen die Adresse ein.",
 "send.nameDisputed": [
  "Zwei Quellen nennen verschiedene Adressen für ",
  [
   "name"
  ],
  ". Dorthin kann jetzt nichts gesendet werden. Gib stattdessen die Adresse ein."
 ],
 "send.resolvedBy": [
  "Aufgelöst von ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "In der Schreibweise von ",
  [
   "network"
  ],
  ": Es ist dasselbe Konto wie die eingegebene Adresse."
 ],
 "send.invalid": [
  "Das ist keine Adresse auf ",
  [
   "network"
  ],
  ". Prüfe, ob Zeichen fehlen oder geändert sind."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (optional)",
 "send.memoHelp": "Ein Text, den alle lesen können. Börsen brauchen ihn manchmal, um dir den Betrag gutzuschreiben.",
 "send.pasteFailed": "Die Zwischenablage konnte nicht gelesen werden. Füge den Text direkt in das Feld ein.",
 "send.step.selectToken": "Token wählen",
 "send.step.enterAmount": "Betrag eingeben",
 "send.step.incorrectValue": "Ungültiger Wert",
 "send.step.insufficientFunds": "Guthaben reicht nicht",
 "send.step.enterAddress": "Adresse eingeben",
 "send.step.invalidAddress": "Ungültige Adresse",
 "send.step.looking": "Name wird nachgeschlagen …",
 "send.step.review": "Prüfen",
 "send.caution.lookAlike.title": "Diese Adresse ahmt eine nach, die du kennst",
 "send.caution.lookAlike.body": "Sie beginnt und endet gleich, aber der markierte Teil ist anders. Diebe tun das, damit du ihre Adresse kopierst.",
 "send.caution.lookAlike.known": "Die du kennst",
 "send.caution.lookAlike.given": "Die du eingegeben hast",
 "send.caution.tokenContract.title": "Das ist der Contract des Tokens selbst",
 "send.caution.tokenContract.body": "Was dorthin gesendet wird, ist fast immer verloren.",
 "send.caution.own.title": "Das ist deine eigene Adresse",
 "send.caution.own.body": "Du würdest an dich selbst senden und trotzdem die Gebühr zahlen.",
 "send.caution.contract.title": "Das ist ein Contract",
 "send.caution.contract.body": "Stelle sicher, dass er annehmen kann, was du sendest. Sonst kann es verloren gehen.",
 "send.caution.unused.title": "An dieser Adresse ist noch nie etwas passiert",
 "send.caution.unused.body": [
  "Sie ist neu auf ",
  [
   "network"
  ],
  " oder enthält einen Tippfehler."
 ],
 "send.caution.first.title": "Du sendest zum ersten Mal hierher",
 "send.caution.first.body": "Vergleiche die ganze Adresse mit der, die du bekommen hast.",
 "send.caution.unchecked.title": "Diese Adresse konnte nicht geprüft werden",
 "send.caution.unchecked.body": "Das Netzwerk hat nicht geantwortet. Vergleiche selbst die ganze Adresse.",
 "send.agree": "Ich habe die ganze Adresse verglichen und möchte trotzdem senden",
 "send.from": "Von",
 "send.network": "Netzwerk",
 "send.fee": "Netzwerkgebühr",
 "send.feeUpTo": [
  "bis zu ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "etwa ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Deine Wallet legt die Gebühr beim Signieren fest.",
 "send.feeDeposit": [
  "einschließlich ",
  [
   "amount"
  ],
  ", um ein Konto für den Empfänger zu eröffnen"
 ],
 "send.receives": "Der Empfänger bekommt",
 "send.speed": "Tempo",
 "send.speed.slow": "Langsam",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Schnell",
 "send.feeUnavailable": "Nicht verfügbar",
 "send.feeShort.title": [
  "Nicht genug ",
  [
   "symbol"
  ],
  " für die Gebühr"
 ],
 "send.feeShort.body": [
  "Die Gebühr beträgt bis zu ",
  [
   "fee"
  ],
  ", und du hast ",
  [
   "have"
  ],
  ". Füge ",
  [
   "symbol"
  ],
  " hinzu oder sende weniger."
 ],
 "send.change": "Ändern",
 "send.confirm": "Senden",
 "send.confirmAnyway": "Trotzdem senden",
 "send.signing.title": [
  "Bestätige in ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Prüfe, dass Adresse und Betrag dort dieselben sind wie hier.",
 "send.signing.note": "Wenn du hier abbrichst, wird die Anfrage in deiner Wallet nicht abgelehnt.",
 "send.pending.title": [
  [
   "amount"
  ],
  " wird gesendet"
 ],
 "send.pending.body": "Das dauert meist weniger als eine Minute. Du kannst das schließen: Es läuft ohne dich weiter.",
 "send.pending.slow": [
  "Ein neuer Block kommt etwa ",
  [
   "minutes",
   2,
   {
    "one": "jede Minute",
    "other": [
     "alle ",
     0,
     " Minuten"
    ]
   }
  ],
  ", manchmal viel später. Du kannst das schließen: Es läuft ohne dich weiter."
 ],
 "send.pending.queued": "Zuerst müssen die Eigentümer deines Kontos zustimmen, das kann Tage dauern. Du kannst das schließen: Es läuft ohne dich weiter.",
 "send.explorer": "Im Explorer ansehen",
 "send.toAccount": "Zurück zum Konto",
 "send.failed.title": "Die Transaktion ist fehlgeschlagen",
 "send.failed.body": "Das Netzwerk hat die Gebühr einbehalten, aber es wurde nichts gesendet.",
 "send.replaced.title": "Die Transaktion wurde ersetzt",
 "send.replaced.body": "An ihrer Stelle wurde aus deiner Wallet eine andere gesendet: beschleunigt oder abgebrochen. Der Explorer zeigt, welche.",
 "send.dropped.title": "Die Transaktion wurde nicht angenommen",
 "send.dropped.body": "Das Netzwerk hat sie nicht rechtzeitig angenommen. Es wurde nichts gesendet, und es hat nichts gekostet.",
 "send.unknown.title": "Noch nicht bestätigt",
 "send.unknown.body": "Das Netzwerk hat sie nicht rechtzeitig bestätigt. Sie kann noch durchgehen, sieh also nach, bevor du erneut sendest.",
 "send.nothing.title": "Es wird nichts gesendet",
 "send.nothing.body": "Wähle, was du an wen senden möchtest.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " gesendet"
 ],
 "send.unsupported.title": "Senden ist hier nicht möglich",
 "send.unsupported.body": "Wechsle zum Senden in ein anderes Netzwerk.",
 "sessions.title": "App-Sitzungen",
 "sessions.hint": "Was diese App ohne Rückfrage ausgeben darf",
 "sessions.intro": "Diese App darf aus deinem Konto senden, ohne erneut zu fragen. Das Netzwerk setzt die Limits durch.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "one": "pro Tag",
    "other": [
     "alle ",
     0,
     " Tage"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "one": "pro Stunde",
    "other": [
     "alle ",
     0,
     " Stunden"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "one": "pro Minute",
    "other": [
     "alle ",
     0,
     " Minuten"
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
  "Bis ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Widerrufen",
 "sessions.expired": "Abgelaufen",
 "sessions.revoke": "Widerrufen",
 "sessions.notRevoked": "Die Sitzung wurde nicht widerrufen und gilt weiterhin. Du kannst es erneut versuchen.",
 "sessions.empty.title": "Keine Sitzungen",
 "sessions.empty.body": "Diese App fragt dich, bevor sie in diesem Netzwerk etwas ausgibt.",
 "sessions.failed.title": "Sitzungen konnten nicht geladen werden",
 "sessions.failed.body": "Vielleicht gibt es in diesem Netzwerk keine, oder der Server hat nicht geantwortet. Deine Sitzungen sind unverändert.",
 "siwx.title": "Anmelden",
 "siwx.intro": [
  "Bei ",
  [
   "app"
  ],
  " anmelden"
 ],
 "siwx.site": "Website",
 "siwx.account": "Konto",
 "siwx.network": "Netzwerk",
 "siwx.proves": "Zeigt, dass dieses Konto dir gehört",
 "siwx.free": "Kostet nichts und sendet keine Transaktion",
 "siwx.harmless": "Gibt niemandem Zugriff auf dein Guthaben",
 "siwx.sign": "Anmelden",
 "siwx.required": "Für diese App musst du dich anmelden. „Abbrechen“ trennt deine Wallet oder bringt dich zurück in ein Netzwerk, in dem du angemeldet bist.",
 "siwx.checking": "Deine Sitzung wird gesucht",
 "siwx.signing.title": [
  "Bestätige in ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "Die Nachricht muss ",
  [
   "domain"
  ],
  " nennen. Nennt sie eine andere Website, lehne sie ab."
 ],
 "siwx.verifying": "Wird geprüft …",
 "siwx.done": "Du bist angemeldet",
 "siwx.expired.title": "Deine Sitzung ist abgelaufen",
 "siwx.expired.body": "Melde dich erneut an, um fortzufahren.",
 "siwx.revoked.title": "Du wurdest abgemeldet",
 "siwx.revoked.body": "Deine Sitzung wurde anderswo beendet. Melde dich erneut an, um fortzufahren.",
 "siwx.declined.title": "Signatur abgelehnt",
 "siwx.declined.body": "Du bist nicht angemeldet. Du kannst es erneut versuchen.",
 "siwx.pending.title": "Eine Anfrage ist bereits offen",
 "siwx.pending.body": [
  "Beantworte sie in ",
  [
   "wallet"
  ],
  " und versuche es dann erneut."
 ],
 "siwx.unreachable.title": "Der Server ist nicht erreichbar",
 "siwx.unreachable.body": "Du wurdest nicht angemeldet. Prüfe deine Verbindung und versuche es erneut.",
 "siwx.refused.title": "Die Signatur wurde nicht akzeptiert",
 "siwx.refused.body": "Prüfe Datum und Uhrzeit dieses Geräts und versuche es dann erneut.",
 "siwx.smartAccount.title": "Diese App unterstützt möglicherweise keine Smart Accounts",
 "siwx.smartAccount.body": "Wähle unter deinen Wallets dein anderes Konto und melde dich dann erneut an.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " kann hier keine Nachrichten signieren"
 ],
 "siwx.unsupported.body": "Verbinde eine andere Wallet, um dich anzumelden.",
 "siwx.failed.title": "Anmeldung nicht möglich",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " hat ein Problem gemeldet. Du kannst es erneut versuchen."
 ],
 "swap.title": "Tauschen",
 "swap.review.title": "Tausch prüfen",
 "swap.quotes.title": "Angebote vergleichen",
 "swap.slippage.title": "Slippage-Toleranz",
 "swap.tokens.title": "Token wählen",
 "swap.result.title": "Tausch",
 "swap.pay": "Du zahlst",
 "swap.receive": "Du bekommst",
 "swap.review.receive": "Du bekommst etwa",
 "swap.flip": "Die beiden Token vertauschen",
 "swap.selectToken": "Token wählen",
 "swap.changeToken": [
  [
   "side"
  ],
  ", Token ändern"
 ],
 "swap.balance": [
  "Guthaben: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Max.",
 "swap.noPrice": "Kein Preis",
 "swap.button.chooseToken": "Token wählen",
 "swap.button.enterAmount": "Betrag eingeben",
 "swap.button.badAmount": "Ungültiger Wert",
 "swap.button.insufficient": "Guthaben reicht nicht",
 "swap.button.waiting": "Bester Kurs wird gesucht …",
 "swap.button.noOffer": "Kein Angebot",
 "swap.button.review": "Tausch prüfen",
 "swap.details": "Details",
 "swap.rate": "Kurs",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Anbieter",
 "swap.bestRate": "Bester Kurs",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Angebot ansehen",
    "other": [
     0,
     " Angebote vergleichen"
    ]
   }
  ]
 ],
 "swap.impact": "Preiseinfluss",
 "swap.slippage": "Slippage-Toleranz",
 "swap.changeSlippage": "Ändern",
 "swap.minimum": "Mindestbetrag",
 "swap.providerFee": "Anbietergebühr",
 "swap.included": "Im Kurs enthalten",
 "swap.networkFee": "Netzwerkgebühr",
 "swap.unknown": "Unbekannt",
 "swap.percent": [
  [
   "value"
  ],
  " %"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Tausch von ",
  [
   "from"
  ],
  " in ",
  [
   "to"
  ],
  " läuft"
 ],
 "swap.unsupported.title": "Netzwerk für Tausch nicht unterstützt",
 "swap.unsupported.body": [
  "Auf ",
  [
   "network"
  ],
  " können keine Token getauscht werden. Wähle ein anderes Netzwerk."
 ],
 "swap.unsupported.switch": "Netzwerk wechseln",
 "swap.failed.title": "Token konnten nicht geladen werden",
 "swap.problem.noRoute": "Es gibt nicht genug Liquidität, um diese Token zu tauschen. Versuche es mit einem kleineren Betrag oder einem anderen Token.",
 "swap.problem.unavailable": "Gerade bietet niemand einen Kurs an. Wir fragen weiter.",
 "swap.problem.wouldFail": "Dieser Tausch würde gerade fehlschlagen. Es wurde nichts gesendet. Versuche es erneut oder erlaube mehr Slippage.",
 "swap.problem.refused": "Der Anbieter hat diesen Tausch abgelehnt. Wähle ein anderes Angebot.",
 "swap.problem.approval": "Die Freigabe ist nicht durchgegangen, deshalb wurde nichts getauscht. Du kannst es erneut versuchen.",
 "swap.problem.unsure": "Das wurde nicht rechtzeitig bestätigt und kann noch durchgehen. Sieh in deiner Aktivität nach, bevor du erneut tauschst.",
 "swap.problem.funds": "Nicht genug für den Betrag und die Netzwerkgebühr. Es wurde nichts gesendet.",
 "swap.tokens.search": "Name suchen oder Adresse einfügen",
 "swap.tokens.own": "Deine Token",
 "swap.tokens.suggested": "Vorschläge",
 "swap.tokens.others": "Andere Token",
 "swap.tokens.all": "Token",
 "swap.tokens.cut": "Es gibt noch mehr. Suche danach, um sie zu finden.",
 "swap.tokens.byAddress": "Über die Adresse gefunden",
 "swap.tokens.unlisted": "Nicht auf der Liste",
 "swap.tokens.empty.title": "Keine Token gefunden",
 "swap.tokens.empty.body": "Prüfe die Schreibweise oder füge die Adresse des Tokens ein.",
 "swap.tokens.none": "Füge die Adresse des gewünschten Tokens ein.",
 "swap.quotes.none": "Gerade keine Angebote",
 "swap.quotes.back": "Tausch ändern",
 "swap.quotes.fee": [
  "Gebühr etwa ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  " % weniger"
 ],
 "swap.quotes.about": "Angebote werden alle zehn Sekunden erneuert. Was der Anbieter nimmt, ist schon enthalten.",
 "swap.slippage.about": "Der Preis kann sich ändern, bevor getauscht wird. Würdest du weniger bekommen, als hier erlaubt ist, wird nichts getauscht.",
 "swap.slippage.presets": "Übliche Werte",
 "swap.slippage.custom": "Eigener Wert",
 "swap.slippage.invalid": "Gib einen Wert von 0 bis 50 ein.",
 "swap.slippage.high": "Bei so viel können andere sich einen Teil von dem nehmen, was du bekommen solltest.",
 "swap.slippage.low": "Bei so wenig schlagen die meisten Tauschvorgänge fehl.",
 "swap.slippage.save": "Speichern",
 "swap.review.stopped": "Der Tausch konnte nicht vorbereitet werden",
 "swap.review.gone": "Es gibt nichts zu prüfen.",
 "swap.review.back": "Tausch ändern",
 "swap.changed.title": "Der Kurs hat sich geändert",
 "swap.changed.body": "Sieh dir die neuen Zahlen an, bevor du fortfährst. Es wurde nichts getauscht.",
 "swap.unsigned.title": "Eine Signatur reicht hier nicht",
 "swap.unsigned.body": "Gib den Betrag stattdessen mit einer Transaktion frei. Sie hat eine eigene Netzwerkgebühr. Es wurde noch nichts gesendet oder getauscht.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " ist nicht auf der Liste"
 ],
 "swap.unlisted.body": "Jeder kann einen Token mit beliebigem Namen erstellen. Vergewissere dich, dass es der ist, den du meinst:",
 "swap.approval": [
  "Zuerst erlaubst du ",
  [
   "provider"
  ],
  ", genau diesen Betrag an ",
  [
   "token"
  ],
  " abzubuchen, dann tauschst du."
 ],
 "swap.permit": [
  "Zuerst signierst du, dass ",
  [
   "provider"
  ],
  " innerhalb von 30 Minuten genau ",
  [
   "amount"
  ],
  " abbuchen darf und sonst nichts. Das Signieren sendet nichts und kostet nichts. Dann tauschst du."
 ],
 "swap.consent.loss": [
  "Ich verstehe, dass ich etwa ",
  [
   "percent"
  ],
  " des Werts verliere."
 ],
 "swap.consent.unknown": "Ich verstehe, dass dieser Kurs nicht mit einem Marktpreis verglichen werden konnte.",
 "swap.moved": [
  "Deine Wallet ist in einem anderen Netzwerk. Dieser Tausch läuft auf ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Zu ",
  [
   "network"
  ],
  " wechseln"
 ],
 "swap.accountChanged": "Deine Wallet nutzt jetzt ein anderes Konto.",
 "swap.expired": "Dieser Kurs ist abgelaufen.",
 "swap.renew": "Neuen Kurs abrufen",
 "swap.accept": "Neuen Kurs annehmen",
 "swap.approveAndSwap": "Freigeben und tauschen",
 "swap.signAndSwap": "Signieren und tauschen",
 "swap.confirm": "Tauschen",
 "swap.short.title": [
  "Nicht genug ",
  [
   "coin"
  ],
  " für die Netzwerkgebühr"
 ],
 "swap.short.body": [
  "Füge etwas ",
  [
   "coin"
  ],
  " hinzu oder tausche weniger."
 ],
 "swap.working.wallet": [
  "Bestätige in ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Signiere in ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Der Kurs wird geprüft",
 "swap.working.chain": "Warten auf das Netzwerk",
 "swap.working.reset": [
  "Die alte Berechtigung für ",
  [
   "token"
  ],
  " wird zurückgenommen."
 ],
 "swap.working.approve": [
  "Genau dieser Betrag an ",
  [
   "token"
  ],
  " wird freigegeben."
 ],
 "swap.working.permit": [
  "Genau dieser Betrag an ",
  [
   "token"
  ],
  " wird per Signatur freigegeben. Es wird nichts gesendet."
 ],
 "swap.working.swap": [
  [
   "from"
  ],
  " wird in ",
  [
   "to"
  ],
  " getauscht."
 ],
 "swap.working.batch": [
  [
   "from"
  ],
  " wird in einem Schritt freigegeben und in ",
  [
   "to"
  ],
  " getauscht."
 ],
 "swap.step.approve": "Freigeben",
 "swap.step.permit": "Signieren",
 "swap.step.swap": "Tauschen",
 "swap.result.pending.title": "Tausch gesendet",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " gegen etwa ",
  [
   "to"
  ],
  ". Du kannst das offen lassen oder schließen."
 ],
 "swap.result.success.title": "Tausch abgeschlossen",
 "swap.result.success.body": [
  "Du hast ",
  [
   "from"
  ],
  " gegen etwa ",
  [
   "to"
  ],
  " getauscht."
 ],
 "swap.result.failed.title": "Tausch fehlgeschlagen",
 "swap.result.failed.body": "Das Netzwerk hat ihn abgelehnt, deine Token sind also geblieben, wo sie waren. Nur die Netzwerkgebühr wurde bezahlt.",
 "swap.result.replaced.title": "Tausch ersetzt",
 "swap.result.replaced.body": "Eine andere Transaktion deiner Wallet ist an seine Stelle getreten.",
 "swap.result.dropped.title": "Der Tausch wurde nicht angenommen",
 "swap.result.dropped.body": "Das Netzwerk hat ihn nicht rechtzeitig angenommen. Es wurde nichts getauscht, und es hat nichts gekostet.",
 "swap.result.unknown.title": "Wir können diesen Tausch nicht mehr verfolgen",
 "swap.result.unknown.body": "Er kann noch durchgehen. Sieh in deinem Konto oder im Explorer nach.",
 "swap.result.leave": "Zum Konto",
 "swap.result.done": "Fertig",
 "walletAccounts.title": "Konten",
 "walletAccounts.hint": "Weiteres Konto hinzufügen",
 "walletAccounts.intro": "Jedes Konto hat eigene Adressen. Deine Wiederherstellungswörter stellen alle wieder her.",
 "walletAccounts.numbered": [
  "Konto ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Name",
 "walletAccounts.add": "Konto hinzufügen",
 "walletAccounts.rename": [
  "„",
  [
   "name"
  ],
  "“ umbenennen"
 ],
 "walletAccounts.save": "Speichern",
 "walletAccounts.cancel": "Abbrechen",
 "walletAccounts.full": [
  "Deine Wallet hat ",
  [
   "count"
  ],
  " Konten, mehr kann sie nicht haben."
 ],
 "walletAccounts.failed": "Das hat nicht geklappt. Deine Konten sind unverändert. Versuche es erneut.",
 "walletAccounts.imported": "Importiert",
 "walletAccounts.introImported": "Jedes Konto hat eigene Adressen. Deine Wiederherstellungswörter stellen alle außer den importierten wieder her."
}
export default catalogue
