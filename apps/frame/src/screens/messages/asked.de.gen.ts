// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Nachricht signieren",
 "approval.title.signIn": "Anmelden",
 "approval.title.typedData": "Daten signieren",
 "approval.title.transaction": "Transaktion bestätigen",
 "approval.title.session": "Ausgaben ohne Rückfrage erlauben",
 "approval.title.link": "Wallet verknüpfen",
 "approval.from": "Anfrage von",
 "approval.action.signMessage": "Diese Nachricht signieren",
 "approval.action.signIn": [
  "Bei ",
  [
   "domain"
  ],
  " anmelden"
 ],
 "approval.action.signData": [
  "„",
  [
   "name"
  ],
  "“ signieren"
 ],
 "approval.action.sendCoin": [
  [
   "amount"
  ],
  " an ",
  [
   "to"
  ],
  " senden"
 ],
 "approval.action.sendToken": [
  [
   "amount"
  ],
  " an ",
  [
   "to"
  ],
  " senden"
 ],
 "approval.action.moveToken": [
  [
   "amount"
  ],
  " von ",
  [
   "from"
  ],
  " zu ",
  [
   "to"
  ],
  " bewegen"
 ],
 "approval.action.sendItem": [
  "Stück ",
  [
   "id"
  ],
  " von ",
  [
   "token"
  ],
  " von ",
  [
   "from"
  ],
  " zu ",
  [
   "to"
  ],
  " bewegen"
 ],
 "approval.action.allow": [
  [
   "spender"
  ],
  " erlauben, ",
  [
   "amount"
  ],
  " auszugeben"
 ],
 "approval.action.allowFee": [
  [
   "spender"
  ],
  " erlauben, ",
  [
   "amount"
  ],
  " für die Netzwerkgebühr zu nehmen"
 ],
 "approval.action.allowUnlimited": [
  [
   "spender"
  ],
  " erlauben, unbegrenzt ",
  [
   "token"
  ],
  " auszugeben"
 ],
 "approval.action.allowAll": [
  [
   "spender"
  ],
  " erlauben, alles zu bewegen, was du von ",
  [
   "token"
  ],
  " hast"
 ],
 "approval.action.revoke": [
  [
   "spender"
  ],
  " nicht mehr erlauben, ",
  [
   "token"
  ],
  " auszugeben"
 ],
 "approval.action.revokeAll": [
  "Alle Freigaben für ",
  [
   "token"
  ],
  " beenden"
 ],
 "approval.action.call": [
  [
   "selector"
  ],
  " von ",
  [
   "contract"
  ],
  " ausführen"
 ],
 "approval.action.create": "Contract erstellen",
 "approval.action.deployAccount": "Deinen Smart Account in diesem Netzwerk anlegen",
 "approval.action.upgradeAccount": "Smarte Funktionen für dein Konto in diesem Netzwerk aktivieren. Seine Adresse bleibt gleich.",
 "approval.action.openSession": [
  "Dieser App erlauben, je Zeitraum (",
  [
   "period"
  ],
  ") bis zu ",
  [
   "amount"
  ],
  " zu senden, bis ",
  [
   "until"
  ],
  ". Das sind insgesamt höchstens ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Die Erlaubnis beenden, je Zeitraum (",
  [
   "period"
  ],
  ") bis zu ",
  [
   "amount"
  ],
  " zu senden"
 ],
 "approval.action.openAccount": [
  "Das Konto ",
  [
   "address"
  ],
  " für ",
  [
   "owner"
  ],
  " eröffnen"
 ],
 "approval.action.closeAccount": [
  "Das Konto ",
  [
   "address"
  ],
  " schließen; der Rest geht an ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Die Kontrolle über ",
  [
   "address"
  ],
  " an ",
  [
   "to"
  ],
  " geben"
 ],
 "approval.action.dropAuthority": [
  "Die Kontrolle über ",
  [
   "address"
  ],
  " aufgeben"
 ],
 "approval.action.memo": [
  "Die Notiz „",
  [
   "text"
  ],
  "“ hinzufügen"
 ],
 "approval.action.linkWallet": "Diese Wallet mit deinem Konto bei dieser App verknüpfen",
 "approval.units": [
  [
   "amount"
  ],
  " Basiseinheiten von ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "„",
  [
   "symbol"
  ],
  "“ (",
  [
   "address"
  ],
  ", nicht auf unserer Liste)"
 ],
 "approval.token.unknown": [
  "der Token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " der Währung des Netzwerks"
 ],
 "approval.label.network": "Netzwerk",
 "approval.label.fee": "Netzwerkgebühr, höchstens",
 "approval.label.sponsored": "Netzwerkgebühr",
 "approval.sponsored": "Wird für dich bezahlt",
 "approval.label.account": "Dein Konto",
 "approval.label.smartAccount": "Dein Smart Account",
 "approval.label.actions": "Was passiert",
 "approval.details": "Alles, was signiert wird",
 "approval.network.unknown": [
  "Netzwerk ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Das würde fehlschlagen",
 "approval.fails.body": "Das Netzwerk würde es ablehnen, und du könntest trotzdem die Gebühr zahlen.",
 "approval.unfunded.title": "Guthaben reicht dafür nicht",
 "approval.unfunded.body": "Auf diesem Konto ist zu wenig dafür und für die Netzwerkgebühr. Lade es zuerst auf.",
 "approval.unknown.title": "Das konnte nicht geprüft werden",
 "approval.unknown.body": "Das Netzwerk konnte es nicht vorab ausprobieren. Fahre nur fort, wenn du der Quelle vertraust.",
 "approval.warning.foreignSignIn": "Damit meldest du dich bei einer anderen Website an als der, die fragt. Höchstwahrscheinlich will hier jemand dein Konto dort übernehmen.",
 "approval.warning.looksLikeHash": "Das sieht aus wie der Fingerabdruck von etwas anderem, etwa einer Transaktion. Eine Signatur könnte dein Guthaben bewegen.",
 "approval.warning.unlimitedAllowance": "Der Berechtigte könnte alles nehmen, was du von diesem Token hast, jetzt oder später.",
 "approval.warning.allowsAll": "Der Berechtigte könnte jedes Stück nehmen, das du in dieser Sammlung hast, jetzt oder später.",
 "approval.warning.authorityChange": "Damit geht die Kontrolle über ein Konto an eine andere Adresse.",
 "approval.warning.permit": "Diese Signatur ist eine Freigabe. Sie kann genutzt werden, ohne dich erneut zu fragen.",
 "approval.warning.order": "Das ist ein Marktplatzauftrag. Mit deiner Signatur kannst du verlieren, was er anbietet.",
 "approval.warning.session": "Die App entscheidet, wann und an wen, und fragt dich nicht noch einmal. Du kannst das jederzeit beenden.",
 "approval.warning.otherChain": "Das gilt für ein anderes Netzwerk als das angezeigte.",
 "approval.warning.otherAccount": "Hier geht es um ein Konto, das nicht deines ist.",
 "approval.warning.unknownCall": "Wir können nicht erkennen, was dieser Contract-Aufruf bewirkt.",
 "approval.warning.createsContract": "Damit wird ein Contract im Netzwerk erstellt.",
 "approval.warning.unknownProgram": "Wir können nicht erkennen, was dieses Programm bewirkt.",
 "approval.warning.lookupTables": "Einige Konten stehen in einer Tabelle im Netzwerk und können hier nicht angezeigt werden.",
 "approval.warning.durableNonce": "Das läuft nicht ab. Einmal signiert, kann es jederzeit später gesendet werden.",
 "approval.warning.unreadable": "Das kann nicht als Text gelesen werden.",
 "approval.warning.highFee": "Die Netzwerkgebühr ist ungewöhnlich hoch.",
 "approval.warning.malformedSignIn": "Diese Anmeldung ist nicht korrekt aufgebaut.",
 "approval.warning.severalTransactions": "Du bestätigst mehrere Transaktionen auf einmal.",
 "approval.approve": "Bestätigen",
 "approval.sign": "Signieren",
 "approval.decline": "Ablehnen",
 "approval.wait": "Wird nach einer Sekunde in voller Ansicht entsperrt.",
 "approval.window.why": "Eine Seite kann verdecken oder verändern, was du hier siehst. Entscheide in einem Fenster deiner Wallet.",
 "approval.window.open": "In einem Fenster prüfen",
 "approval.window.waiting": "Entscheide im geöffneten Fenster",
 "approval.window.blocked": "Das Fenster wurde nicht geöffnet. Erlaube Pop-ups für diese Seite und versuche es dann erneut.",
 "approval.window.closed": "Das Fenster wurde geschlossen, bevor du entschieden hast.",
 "approval.window.lost": "Hier gibt es nichts mehr zu entscheiden. Du kannst dieses Fenster schließen.",
 "approval.next.signIn": "Die Anmeldung kostet nichts und bewegt nichts.",
 "approval.next.signature": "Eine Signatur kann nicht zurückgenommen werden.",
 "approval.next.transaction": "Einmal bestätigt, kann das nicht rückgängig gemacht werden.",
 "approval.next.session": "Das Netzwerk setzt diese Limits durch.",
 "approval.next.link": "Es bewegt nichts. Du kannst die Verknüpfung jederzeit lösen.",
 "approval.window.again": "Erneut öffnen",
 "approval.window.title": "Anfrage bestätigen",
 "action.cancel": "Abbrechen",
 "action.continue": "Weiter",
 "action.done": "Fertig",
 "change.old.title": "Bestätige, dass du es bist",
 "change.old.body": [
  "Um deine E-Mail-Adresse in ",
  [
   "next"
  ],
  " zu ändern, gib den Code ein, den wir an ",
  [
   "email"
  ],
  " gesendet haben."
 ],
 "change.new.title": "Bestätige die neue E-Mail-Adresse",
 "change.new.body": [
  "Gib den Code ein, den wir an ",
  [
   "email"
  ],
  " gesendet haben."
 ],
 "change.stopped.title": "Deine E-Mail-Adresse ist unverändert",
 "change.stopped.body": "Der Code ist abgelaufen, oder diese E-Mail-Adresse kann nicht verwendet werden. Du kannst von vorn beginnen.",
 "change.done.title": "Deine E-Mail-Adresse ist geändert",
 "change.done.body": [
  "Melde dich ab jetzt mit ",
  [
   "email"
  ],
  " an."
 ],
 "change.undo": [
  "Wir haben eine E-Mail an ",
  [
   "email"
  ],
  " gesendet. Mit dem Link darin lässt sich die Änderung 24 Stunden lang rückgängig machen."
 ],
 "change.resend": "Neu beginnen",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Neu beginnen in ",
     0,
     " Sekunde"
    ],
    "other": [
     "Neu beginnen in ",
     0,
     " Sekunden"
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
     "Neu beginnen in ",
     0,
     " Minute"
    ],
    "other": [
     "Neu beginnen in ",
     0,
     " Minuten"
    ]
   }
  ]
 ],
 "code.label": "Code aus der E-Mail",
 "code.checking": "Der Code wird geprüft",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Dieser Code stimmt nicht. Du hast noch ",
     0,
     " Versuch."
    ],
    "other": [
     "Dieser Code stimmt nicht. Du hast noch ",
     0,
     " Versuche."
    ]
   }
  ]
 ],
 "code.offline": "Wir konnten den Code nicht prüfen. Prüfe deine Verbindung oder warte einen Moment und fahre dann fort.",
 "code.renewed": "Wir haben einen neuen Code gesendet. Der alte gilt nicht mehr.",
 "code.tooMany.title": "Zu viele falsche Codes",
 "code.tooMany.body": "Dieser Code gilt nicht mehr. Sende einen neuen, um es erneut zu versuchen.",
 "code.expired.title": "Der Code ist abgelaufen",
 "code.expired.body": "Codes gelten 5 Minuten. Sende einen neuen, um es erneut zu versuchen.",
 "code.resend": "Neuen Code senden",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Neuer Code in ",
     0,
     " Sekunde"
    ],
    "other": [
     "Neuer Code in ",
     0,
     " Sekunden"
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
     "Neuer Code in ",
     0,
     " Minute"
    ],
    "other": [
     "Neuer Code in ",
     0,
     " Minuten"
    ]
   }
  ]
 ],
 "confirm.window": "Darüber entscheidest du in einem Fenster der Wallet, und dort wird dein Passkey verlangt.",
 "confirm.again": "Das muss dein Passkey bestätigen. Öffne das Fenster und versuche es erneut.",
 "confirm.next": "Als Nächstes wird dein Passkey verlangt.",
 "confirm.problem": "Dein Passkey hat das nicht bestätigt. Es wurde nichts signiert. Versuche es erneut.",
 "login.for": [
  "Für deine Wallet bei ",
  [
   "host"
  ]
 ],
 "login.link.title": "Sieh in deine E-Mails",
 "login.link.body": [
  "Öffne den Link in unserer E-Mail an ",
  [
   "email"
  ],
  " und wähle dort diese Zahl:"
 ],
 "login.link.number": [
  "Deine Zahl ist ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Warten, bis du ",
  [
   "number"
  ],
  " wählst"
 ],
 "login.link.renewed": "Wir haben noch eine E-Mail gesendet. Sie fragt nach dieser neuen Zahl.",
 "login.link.offline": "Wir erreichen den Server nicht. Wir versuchen es weiter.",
 "login.link.delayed": "Die E-Mail ist noch nicht abgeschickt. Wir versuchen es weiter: Warte hier oder sende später eine neue.",
 "login.mailFailed.title": "Die E-Mail ist nicht angekommen",
 "login.mailFailed.body": [
  "Wir konnten unsere E-Mail an ",
  [
   "email"
  ],
  " nicht zustellen. Prüfe die Schreibweise oder sende sie noch einmal."
 ],
 "login.refused.title": "Das war eine andere Zahl",
 "login.refused.body": "Um deine Wallet zu schützen, wurde diese Anmeldung gestoppt. Sende eine neue E-Mail und wähle die Zahl, die du hier siehst.",
 "login.ended.title": "Der Link ist abgelaufen",
 "login.ended.body": "Links gelten 10 Minuten. Sende eine neue E-Mail, um einen neuen zu bekommen.",
 "login.resend": "Neue E-Mail senden",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Neue E-Mail in ",
     0,
     " Sekunde"
    ],
    "other": [
     "Neue E-Mail in ",
     0,
     " Sekunden"
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
     "Neue E-Mail in ",
     0,
     " Minute"
    ],
    "other": [
     "Neue E-Mail in ",
     0,
     " Minuten"
    ]
   }
  ]
 ],
 "login.code.title": "Gib den Code ein",
 "login.code.body": [
  "Wir haben 8 Ziffern an ",
  [
   "email"
  ],
  " gesendet."
 ],
 "login.done": "Du bist angemeldet",
 "login.finishing": "Du wirst angemeldet",
 "login.otherEmail": "Andere E-Mail verwenden",
 "login.link.approved": "Zahl bestätigt",
 "login.wait.title": "Dieses Gerät ist neu",
 "login.wait.body": [
  "Zu deiner Sicherheit öffnet sich deine Wallet darauf erst am ",
  [
   "time"
  ],
  ". Melde dich dann erneut an."
 ],
 "login.wait.mail": [
  "Wir haben eine E-Mail an ",
  [
   "email"
  ],
  " gesendet, mit der du das stoppen kannst."
 ],
 "login.wait.close": "Verstanden",
 "login.code.sameMail": "Letzter Schritt: die 8 Ziffern in derselben E-Mail, unter dem Link.",
 "login.opening": "Deine Wallet wird geöffnet …",
 "login.social.title": "Weiter im Fenster",
 "login.social.body": [
  "Melde dich mit ",
  [
   "provider"
  ],
  " in dem geöffneten Fenster an. Diese Seite macht von selbst weiter."
 ],
 "login.social.waiting": [
  "Warten auf ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Erneut öffnen",
 "login.social.number.title": "Wähle diese Zahl",
 "login.social.number.body": "Das geöffnete Fenster fragt danach, um sicherzugehen, dass es zu dieser Seite gehört:"
}
export default catalogue
