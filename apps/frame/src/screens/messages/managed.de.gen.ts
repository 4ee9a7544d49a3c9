// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Wiederherstellungswörter",
 "exit.ask.title": "Zeige deine Wiederherstellungswörter",
 "exit.ask.login": "Für die Wörter darf deine Anmeldung höchstens zehn Minuten alt sein. Ist sie älter, bekommst du zuerst einen Code per E-Mail.",
 "exit.ask.again": "Für die Wörter darf deine Anmeldung höchstens zehn Minuten alt sein. Ist sie älter, melde dich zuerst ab und wieder an.",
 "exit.ask.factor": "Verwende zuerst einen Passkey oder dein Notfall-Kit.",
 "exit.ask.warning.anyone": "Wer diese Wörter hat, kann alles aus dieser Wallet nehmen, unwiderruflich.",
 "exit.ask.warning.asked": "Keine App und kein Support braucht sie jemals. Wenn dich eine Person oder Seite danach fragt, ist es Diebstahl.",
 "exit.ask.show": "Meine Wörter anzeigen",
 "exit.ask.passkey": "Passkey verwenden",
 "exit.ask.kit": "Kit verwenden",
 "exit.code.title": "Gib den Code ein",
 "exit.code.body": [
  "Wir haben einen Code mit 8 Ziffern an ",
  [
   "email"
  ],
  " gesendet."
 ],
 "exit.code.label": "Code",
 "exit.problem.login": "Deine Anmeldung ist dafür zu alt. Melde dich ab und wieder an und komm innerhalb von zehn Minuten zurück.",
 "exit.problem.code": "Das ist nicht der Code aus der letzten E-Mail. Vergleiche ihn noch einmal.",
 "exit.problem.ended": "Dieser Code gilt nicht mehr. Schließe dieses Fenster und beginne von vorn.",
 "exit.words.title": "Deine Wiederherstellungswörter",
 "exit.words.body": [
  "Diese ",
  [
   "count"
  ],
  " Wörter öffnen in dieser Reihenfolge deine Konten in jeder Wallet-App. Drucke sie aus, schreibe sie auf oder bewahre sie in der Datei auf."
 ],
 "exit.words.list": "Wiederherstellungswörter",
 "exit.words.show": "Wörter anzeigen",
 "exit.words.hide": "Wörter verbergen",
 "exit.words.test": "Mein Exit-Kit testen",
 "exit.words.assisted": "Auch der Betreiber dieser Wallet kann sie noch öffnen. Sobald nur noch du es kannst, kannst du diese Wörter als dein Exit-Kit testen.",
 "exit.file.save": "Datei speichern",
 "exit.file.about": "Die Datei lässt sich mit diesem Code in jedem Browser öffnen, ohne Netz. Schreibe den Code auf und bewahre ihn getrennt von der Datei auf.",
 "exit.file.code": "Code der Datei",
 "exit.file.title": "Exit-Kit deiner Wallet",
 "exit.file.how": "Diese Datei enthält die Wiederherstellungswörter deiner Wallet, verschlüsselt. Gib ihren Code ein, um sie zu lesen. Es wird nirgendwohin etwas gesendet: Das geht ohne Netz.",
 "exit.file.open": "Öffnen",
 "exit.file.wrong": "Dieser Code öffnet die Datei nicht. Er hat 26 Buchstaben und Ziffern.",
 "exit.test.title": "Teste dein Exit-Kit",
 "exit.test.words": "Gib diese Wörter aus deiner Kopie ein.",
 "exit.test.file": "Wähle die Datei, die du gespeichert hast, und gib ihren Code aus deiner Kopie ein.",
 "exit.test.word": [
  "Wort ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Datei",
 "exit.test.useFile": "Datei testen",
 "exit.test.useWords": "Wörter testen",
 "exit.test.back": "Wörter noch einmal anzeigen",
 "exit.test.wrongWord": "Das ist nicht das Wort. Vergleiche es noch einmal.",
 "exit.test.wrongFile": "Diese Datei ergibt mit diesem Code nicht die Wörter dieser Wallet. Vergleiche den Code noch einmal.",
 "exit.test.noFile": "Wähle zuerst die Datei.",
 "exit.finish.title": "Dein Exit-Kit funktioniert",
 "exit.finish.body": "Schließe ab, damit deine Wallet es sich merkt.",
 "exit.finish.do": "Abschließen",
 "exit.sheet.title": "Exit-Kit deiner Wallet",
 "exit.sheet.how": "Gib die Wörter in ihrer Reihenfolge in eine beliebige Wallet-App ein, die Wiederherstellungswörter importiert (BIP-39). Fragt sie nach einem Ableitungspfad, nimm den unter der Adresse. Vergleiche danach die Adressen.",
 "exit.sheet.path": [
  "Pfad: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Kein Pfad: nur die Wörter (sr25519)",
 "exit.sheet.safe": "Smart Account, falls eine App dir einen gegeben hat: Er gehört dem Ethereum-Konto oben",
 "exit.import.title": "Vorhandene Wörter verwenden",
 "exit.import.warning": "Deine jetzige Wallet öffnet sich hier dann nicht mehr. Sichere zuerst ihre Wörter, falls sie etwas enthält.",
 "exit.import.keep": "Das sind die Wörter deiner jetzigen Wallet. Bewahre sie auf: Danach sind sie der einzige Weg zu ihr.",
 "exit.import.next": "Ich habe sie gesichert",
 "exit.import.type": "Gib deine Wörter ein",
 "exit.import.body": "12 oder 24 Wiederherstellungswörter einer anderen Wallet, in ihrer Reihenfolge. Eine zusätzliche Passphrase wird nicht unterstützt.",
 "exit.import.wrong": "Das sind keine 12 oder 24 gültigen Wiederherstellungswörter. Vergleiche jedes einzelne.",
 "exit.import.confirm": "Ist das deine Wallet?",
 "exit.import.compare": "Vergleiche die Adressen. Diese Wallet hat von jeder Art nur das erste Konto.",
 "exit.import.do": "Diese Wallet verwenden",
 "exit.keys.title": "Importierte Schlüssel",
 "exit.keys.body": "Deine Wörter stellen diese nicht wieder her. Die Datei und das Papier enthalten sie ebenfalls.",
 "exit.sheet.imported": "Importierter Schlüssel: Die Wörter stellen ihn nicht wieder her",
 "exit.key.title": "Privaten Schlüssel importieren",
 "exit.key.body": "Füge den Schlüssel eines Kontos so ein, wie deine andere Wallet ihn exportiert: Hex-Ziffern für Ethereum, Base58 oder eine Liste von Zahlen für Solana, ein Text, der mit K oder L beginnt, für Bitcoin.",
 "exit.key.warning.words": "Deine Wiederherstellungswörter stellen dieses Konto nicht wieder her. Bewahre seinen Schlüssel auf oder erstelle danach ein Exit-Kit.",
 "exit.key.warning.given": "Importiere nie einen Schlüssel, den dir eine andere Person gegeben hat: Sie kann alles nehmen, was dort ankommt.",
 "exit.key.field": "Privater Schlüssel",
 "exit.key.wrong": "Das ist kein privater Schlüssel, den diese Wallet verwenden kann. Eine Adresse oder Wiederherstellungswörter funktionieren hier nicht.",
 "exit.key.confirm": "Ist das dein Konto?",
 "exit.key.compare": "Vergleiche die Adresse mit der in deiner anderen Wallet.",
 "exit.key.name": "Name",
 "exit.key.name.first": [
  "Importiert ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Ein Name hat 1 bis 32 Zeichen.",
 "exit.key.do": "Dieses Konto importieren",
 "exit.key.exists": "Dieses Konto ist bereits in deiner Wallet.",
 "exit.key.full": "Mehr importierte Schlüssel kann deine Wallet nicht haben.",
 "security.level.temporary.title": "Nur in diesem Browser",
 "security.level.temporary.body": "Werden die Daten dieses Browsers gelöscht, ist die Wallet unwiederbringlich weg. Du hast keine E-Mail-Adresse angegeben, und auch der Betreiber kann sie nicht öffnen.",
 "security.level.assisted.title": "Deine E-Mail allein öffnet diese Wallet",
 "security.level.assisted.body": "Eine Anmeldung per E-Mail öffnet sie auf jedem neuen Gerät. Das könnten auch eine Person, die deine E-Mails liest, und der Betreiber dieser Wallet.",
 "security.level.assisted.login.title": "Deine Anmeldung allein öffnet diese Wallet",
 "security.level.assisted.provider.body": "Dein Konto beim Anbieter öffnet sie auf jedem neuen Gerät. Das könnten auch eine Person, die in dieses Konto gelangt, und der Betreiber dieser Wallet.",
 "security.level.assisted.token.body": [
  "Dein Konto bei ",
  [
   "host"
  ],
  " öffnet sie auf jedem neuen Gerät. Das könnten auch eine Person, die in dieses Konto gelangt, ",
  [
   "host"
  ],
  " selbst und der Betreiber dieser Wallet."
 ],
 "security.level.fragile.title": "Nur du kannst sie öffnen, auf einem einzigen Weg",
 "security.level.fragile.body": "Weder deine Anmeldung allein noch der Betreiber öffnet sie. Wenn du aber deine Geräte und den einen Passkey oder das eine Kit verlierst, ist die Wallet verloren.",
 "security.level.secured.title": "Nur du kannst diese Wallet öffnen",
 "security.level.secured.body": "Weder deine Anmeldung allein noch der Betreiber öffnet sie. Ein neues Gerät braucht einen deiner Passkeys oder eines deiner Kits.",
 "security.level.exit.title": "Nur du kannst sie öffnen, auch ohne uns",
 "security.level.exit.body": "Du hast diese Wallet aus ihren Wörtern wiederhergestellt. Sie bleibt deine, auch wenn dieser Dienst endet.",
 "security.factors": "Was sie öffnet",
 "security.factor.device.title": "Dieses Gerät",
 "security.factor.device.about": "Bis du die Daten dieses Browsers löschst.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " weiteres Gerät oder weitere Website"
    ],
    "other": [
     0,
     " weitere Geräte oder Websites"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Wo du sie schon geöffnet hast.",
 "security.factor.passkey.title": "Passkey",
 "security.factor.passkey.numbered": [
  "Passkey ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Hilft, wenn du dieses Gerät verlierst.",
 "security.factor.kit.title": "Notfall-Kit",
 "security.factor.kit.numbered": [
  "Notfall-Kit ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Auf Papier. Hilft, wenn du alles andere verlierst.",
 "security.factor.escrow.title": "E-Mail, mit Hilfe des Betreibers",
 "security.factor.escrow.login": "Deine Anmeldung, mit Hilfe des Betreibers",
 "security.factor.escrow.about": "Hilft, wenn du alles andere verlierst. Auch der Betreiber könnte sie nutzen.",
 "security.remove": "Entfernen",
 "security.remove.kit.label": [
  "Notfall-Kit ",
  [
   "number"
  ],
  " entfernen"
 ],
 "security.remove.passkey.label": [
  "Passkey ",
  [
   "number"
  ],
  " entfernen"
 ],
 "security.remove.kit.title": "Dieses Notfall-Kit entfernen?",
 "security.remove.kit.body": "Seine 26 Zeichen öffnen deine Wallet dann nicht mehr. Das lässt sich nicht rückgängig machen, aber du kannst ein neues Kit erstellen.",
 "security.remove.passkey.title": "Diesen Passkey entfernen?",
 "security.remove.passkey.body": "Er öffnet deine Wallet dann nicht mehr. Lösche ihn danach von deinem Gerät oder aus deinem Passwortmanager.",
 "security.remove.leavesOne": "Dann bleibt nur ein Weg, die Wallet auf einem neuen Gerät zu öffnen. Verlierst du ihn und deine Geräte, könnte die Wallet verloren sein.",
 "security.window.why": "Das geschieht in einem Fenster deiner Wallet, das keine Seite lesen oder verdecken kann.",
 "security.window.open": "Fahre im geöffneten Fenster fort.",
 "security.window.blocked": "Das Fenster wurde nicht geöffnet. Erlaube Pop-ups für diese Seite und versuche es dann erneut.",
 "security.window.closed": "Das Fenster wurde geschlossen. Es hat sich nichts geändert.",
 "security.window.again": "Erneut öffnen",
 "security.window.close": "Dieses Fenster schließen",
 "security.news.kit": "Dein Notfall-Kit ist bereit.",
 "security.news.passkey": "Dein Passkey ist bereit.",
 "security.news.guest": "Dein Passkey ist bereit. Melde dich ab jetzt damit an.",
 "security.news.secure": "Ab jetzt kannst nur du diese Wallet öffnen.",
 "security.news.remove": "Damit lässt sich diese Wallet nicht mehr öffnen.",
 "security.next.kit": "Nächster Schritt: ein Code auf Papier, der deine Wallet öffnet, wenn alles andere verloren ist.",
 "security.next.passkey": "Nächster Schritt: ein zweiter Weg, damit der Verlust des einen dich nicht die Wallet kostet.",
 "security.next.passkey.guest": "Nächster Schritt: ein Passkey, der deine Wallet auch in anderen Browsern öffnet.",
 "security.next.secure": "Nächster Schritt: den Zugang über die Anmeldung allein und für den Betreiber schließen.",
 "security.next.none": "Bewahre deine Passkeys und Kits an verschiedenen Orten auf.",
 "security.do.kit": "Notfall-Kit erstellen",
 "security.do.kit.another": "Weiteres Notfall-Kit erstellen",
 "security.do.passkey": "Passkey hinzufügen",
 "security.do.passkey.another": "Weiteren Passkey hinzufügen",
 "security.do.passkey.guest": "Mit Passkey sichern",
 "security.do.secure": "Zugang nur für mich",
 "security.done": "Fertig",
 "security.continue": "Weiter",
 "security.cancel": "Abbrechen",
 "security.done.kit.title": "Dein Notfall-Kit ist bereit",
 "security.done.kit.body": "Bewahre es auf, wo du deinen Reisepass aufbewahrst, und verrate es nur Menschen, denen du deine Schlüssel geben würdest.",
 "security.done.passkey.title": "Dein Passkey ist bereit",
 "security.done.passkey.body": "Er öffnet deine Wallet auf jedem Gerät, das ihn hat.",
 "security.done.secure.title": "Diese Wallet gehört dir allein",
 "security.done.secure.body": "Weder deine Anmeldung allein noch der Betreiber öffnet sie jetzt noch.",
 "security.done.remove.title": "Entfernt",
 "security.done.remove.body": "Damit lässt sich deine Wallet nicht mehr öffnen.",
 "security.done.unlock.title": "Deine Wallet ist offen",
 "security.done.unlock.body": "Dieses Gerät öffnet sie ab jetzt.",
 "security.title.kit": "Notfall-Kit",
 "security.title.passkey": "Passkey hinzufügen",
 "security.title.secure": "Zugang zu dieser Wallet nur für dich",
 "security.title.remove": "Entfernen",
 "security.title.unlock": "Deine Wallet öffnen",
 "security.kit.title": "Dein Notfall-Kit",
 "security.kit.body": [
  "Drucke diese 26 Zeichen aus oder schreibe sie auf. Sie öffnen deine Wallet, wenn du deine Geräte verlierst. Gib sie nur auf ",
  [
   "host"
  ],
  " ein."
 ],
 "security.kit.kept": "Ich habe es gesichert",
 "security.kit.copy": "Kopieren",
 "security.kit.copied": "Kopiert",
 "security.kit.print": "Drucken",
 "security.check.title": "Prüfe dein Kit",
 "security.check.body": "Gib diese beiden Gruppen aus deiner Kopie ein.",
 "security.check.group": [
  "Gruppe ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Das steht nicht im Kit. Vergleiche es noch einmal.",
 "security.check.back": "Kit noch einmal anzeigen",
 "security.sheet.about": "Mit diesem Code öffnest du deine Wallet auf einem neuen Gerät, nachdem du dich angemeldet hast. Wer ihn hat und sich als du anmelden kann, kann deine Wallet benutzen: Halte ihn geheim.",
 "security.sheet.wallet": "Wallet",
 "security.sheet.date": "Erstellt am",
 "security.sheet.account": "Konten",
 "security.sheet.how": "So geht es: Melde dich auf dem neuen Gerät an, wähle im Fenster deiner Wallet „Notfall-Kit“ und gib den Code ein. Leerzeichen, Bindestriche und Kleinschreibung spielen keine Rolle.",
 "security.passkey.title": "Passkey hinzufügen",
 "security.passkey.body": "Ein Passkey liegt auf deinem Handy, deinem Computer, in deinem Passwortmanager oder auf deinem Sicherheitsschlüssel. Er öffnet diese Wallet auf jedem Gerät, das ihn hat.",
 "security.passkey.create": "Passkey erstellen",
 "security.problem.cancelled": "Es wurde kein Passkey verwendet. Versuche es erneut, wenn du bereit bist.",
 "security.problem.noPrf": "Dieser Passkey kann keine Wallet schützen, weil sein Speicherort keine Geheimnisse berechnen kann (PRF). Verwende ein anderes Gerät, einen anderen Passwortmanager oder ein Notfall-Kit. Diesen Passkey kannst du löschen.",
 "security.problem.foreign": "Dieser Passkey öffnet diese Wallet nicht. Wähle einen anderen.",
 "security.problem.unsupported": "Dieser Browser kann hier keine Passkeys nutzen. Verwende einen anderen oder ein Notfall-Kit.",
 "security.problem.wrongKit": "Dieser Code öffnet diese Wallet nicht. Vergleiche ihn mit deinem Kit.",
 "security.problem.badKit": "Ein Notfall-Kit hat 26 Buchstaben und Ziffern. Es fehlen welche, oder eines der Zeichen kommt darin nicht vor.",
 "security.problem.conflict": "Ein anderes Gerät hat die Wallet gerade geändert. Versuche es erneut.",
 "security.problem.limited": "Die Wallet wurde zu oft geöffnet. Warte ein paar Minuten und versuche es dann erneut.",
 "security.problem.stopped": "Die Wallets sind im Moment angehalten. Versuche es später erneut.",
 "security.problem.failed": "Das hat nicht geklappt. Prüfe deine Verbindung und versuche es erneut.",
 "security.kitField.hint": "26 Buchstaben und Ziffern. Leerzeichen, Bindestriche und Kleinschreibung spielen keine Rolle.",
 "security.unlock.title": "Öffne deine Wallet",
 "security.unlock.body": "Deine Wallet kennt dieses Gerät noch nicht. Verwende einen Passkey, dein Notfall-Kit oder ein Gerät, das sie öffnet.",
 "security.unlock.passkey": "Passkey verwenden",
 "security.unlock.or": "oder",
 "security.unlock.kit": "Mit dem Kit öffnen",
 "security.secure.title": "Zugang zu dieser Wallet nur für dich",
 "security.secure.body": "Dann öffnen sie nur noch deine Passkeys, deine Kits und dieses Gerät.",
 "security.secure.do": "Nur ich darf sie öffnen",
 "security.secure.warning.email": "Deine Anmeldung allein öffnet sie dann nicht mehr, und der Betreiber kann dir nicht wieder hineinhelfen.",
 "security.secure.warning.loss": "Wenn du jeden Passkey, jedes Kit und jedes Gerät verlierst, sind die Wallet und alles darin unwiederbringlich verloren.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Dein anderes Gerät oder deine andere Website fragt einmal nach einem Passkey oder Kit.",
    "other": [
     "Deine ",
     0,
     " anderen Geräte oder Websites fragen einmal nach einem Passkey oder Kit."
    ]
   }
  ]
 ],
 "security.secure.show": "Zeige zuerst, dass sie funktionieren",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Deinen Passkey verwenden",
    "other": [
     "Passkey ",
     [
      "number"
     ],
     " von ",
     0,
     " verwenden"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Dein Passkey funktioniert",
 "security.secure.samePasskey": "Diesen hast du schon verwendet. Wähle einen anderen Passkey.",
 "security.locked.title": "Dieses Gerät ist neu",
 "security.locked.body": "Du bist angemeldet. Um deine Wallet hier zu öffnen, verwende einen Passkey, dein Notfall-Kit oder ein anderes deiner Geräte.",
 "security.locked.open": "Meine Wallet öffnen",
 "security.news.export": "Du hast dein Exit-Kit getestet.",
 "security.next.export": "Nächster Schritt: ein Exit-Kit, damit die Wallet deine bleibt, auch wenn dieser Dienst endet.",
 "security.do.export": "Exit-Kit erstellen",
 "security.do.words": "Meine Wörter anzeigen",
 "security.done.exit.title": "Du kannst jederzeit gehen",
 "security.done.exit.body": "Du hast deine Wörter getestet. Sie öffnen diese Wallet in anderen Apps, auch wenn dieser Dienst endet.",
 "security.devices.title": "Geräte und Aktivität",
 "security.devices.heading": "Wo du angemeldet bist",
 "security.devices.this": [
  "Dieses Gerät, auf ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Auf ",
  [
   "site"
  ],
  ", zuletzt verwendet ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  [
   "browser"
  ],
  " auf ",
  [
   "site"
  ],
  " entfernen"
 ],
 "security.devices.back": "Zurück",
 "security.activity.heading": "Was getan wurde",
 "security.activity.none": "Es wurde noch nichts signiert.",
 "security.activity.signed": [
  "Auf ",
  [
   "site"
  ],
  " signiert"
 ],
 "security.activity.signed.removed": "Auf einem von dir entfernten Gerät signiert",
 "security.activity.exported": [
  "Wiederherstellungswörter auf ",
  [
   "site"
  ],
  " angezeigt"
 ],
 "security.activity.exported.removed": "Wiederherstellungswörter auf einem von dir entfernten Gerät angezeigt",
 "security.remove.device.title": "Dieses Gerät entfernen?",
 "security.remove.device.body": "Es wird sofort abgemeldet und verlangt einen Passkey, dein Kit oder eine neue Anmeldung, bevor es deine Wallet wieder öffnet.",
 "security.devices.loading": "Wird geladen …",
 "security.do.import": "Vorhandene Wörter verwenden",
 "security.done.import.title": "Deine Wörter sind übernommen",
 "security.done.import.body": "Du bist jetzt abgemeldet. Melde dich erneut an, um diese Wallet zu nutzen.",
 "security.problem.worn": "Das waren zu viele Versuche. Schließe dieses Fenster und öffne es erneut.",
 "security.problem.noneHere": "Es wurde kein Passkey verwendet. Liegt deiner auf einem anderen Gerät, verwende ihn von dort. Hast du ihn gelöscht, meldet dich ein anderer deiner Passkeys an. Hast du keinen mehr, erstelle einen neuen: Er kommt mit einer neuen, leeren Wallet.",
 "security.problem.unknown": "Dieser Passkey meldet hier nicht an. Er wurde für eine andere Website erstellt oder nur, um nach einer anderen Anmeldung eine Wallet zu öffnen. Wähle einen anderen oder geh zurück und nutze einen anderen Weg.",
 "security.problem.off": "Neue Passkeys werden hier nicht angeboten. Melde dich auf einem anderen Weg an.",
 "security.login.title": "Weiter mit Passkey",
 "security.login.about": "Melde dich mit einem Passkey an oder erstelle einen: Er kommt mit einer eigenen Wallet.",
 "security.login.body": "Ein Passkey liegt auf deinem Handy, deinem Computer, in deinem Passwortmanager oder auf deinem Sicherheitsschlüssel. Er meldet dich an und öffnet deine Wallet.",
 "security.login.use": "Meinen Passkey verwenden",
 "security.login.create": "Neuen Passkey erstellen",
 "security.login.foot": "Ein neuer Passkey erzeugt eine neue Wallet. Es gibt keine E-Mail, die dir hilft: Wenn du deinen einzigen Passkey löschst, ist die Wallet verloren.",
 "security.done.login.title": "Du bist angemeldet",
 "security.done.login.body": "Deine Wallet ist auf diesem Gerät offen.",
 "security.title.login": "Passkey",
 "security.do.key": "Privaten Schlüssel importieren",
 "security.news.key": "Das Konto ist in deiner Wallet. Wechsle unter „Konten“ dorthin.",
 "security.done.key.title": "Das Konto ist in deiner Wallet",
 "security.done.key.body": "Deine Wiederherstellungswörter stellen es nicht wieder her. Der Schlüssel ist vielleicht noch in deiner Zwischenablage: Kopiere etwas anderes.",
 "security.second": "Ein zweiter Schritt",
 "security.totp.row": "Authenticator-App",
 "security.totp.off": "Aus. Schützt dich, wenn jemand in deine E-Mails oder deine Anmeldung gelangt: Ein neues Gerät braucht dann auch einen Code von deinem Handy.",
 "security.totp.off.own": "Aus. Schützt dich vor einer Person an deinem entsperrten Browser: Wer ändern will, wer die Wallet öffnen kann, oder ihre Wörter sehen will, braucht dann einen Code.",
 "security.totp.on": "Ein. Deine Anmeldung öffnet ein neues Gerät nur mit einem Code. Auch zu ändern, wer die Wallet öffnen kann, und ihre Wörter zu sehen geht nur damit.",
 "security.totp.on.own": "Ein. Zu ändern, wer die Wallet öffnen kann, oder ihre Wörter zu sehen geht nur mit einem Code.",
 "security.totp.setUp": "Einrichten",
 "security.totp.setUp.label": "Authenticator-App einrichten",
 "security.totp.remove.label": "Authenticator-App entfernen",
 "security.totp.title": "Authenticator-App einrichten",
 "security.totp.body": "Scanne das mit einer Authenticator-App auf deinem Handy. Sie zeigt dann alle 30 Sekunden einen neuen Code.",
 "security.totp.qr": "QR-Code für deine Authenticator-App",
 "security.totp.byHand": "Oder gib diesen Schlüssel in die App ein",
 "security.totp.keep.title": "Bewahre diese Ersatzcodes auf",
 "security.totp.keep.body": "Jeder ersetzt die App ein Mal. Wenn du dein Handy und diese Codes verlierst, kann deine Anmeldung die Wallet auf einem neuen Gerät nicht öffnen.",
 "security.totp.kept": "Ich habe sie gesichert",
 "security.totp.confirm.title": "Gib einen Code ein",
 "security.totp.confirm.body": "Die sechs Ziffern, die deine Authenticator-App gerade zeigt.",
 "security.totp.turnOn": "Einschalten",
 "security.totp.codeLabel": "Code aus der App",
 "security.totp.backupLabel": "Ersatzcode",
 "security.totp.useBackup": "Ersatzcode verwenden",
 "security.totp.useApp": "App verwenden",
 "security.totp.step.title": "Bestätige, dass du es bist",
 "security.totp.step.body": "Gib die sechs Ziffern ein, die deine Authenticator-App gerade zeigt.",
 "security.totp.unlock.title": "Öffne deine Wallet",
 "security.totp.unlock.body": "Deine Wallet kennt dieses Gerät noch nicht. Gib die sechs Ziffern ein, die deine Authenticator-App gerade zeigt.",
 "security.totp.removeTotp.title": "Authenticator-App entfernen?",
 "security.totp.removeTotp.body": "Danach wird nicht mehr nach Codes gefragt. Gib zur Bestätigung einen letzten Code ein.",
 "security.done.totp.title": "Deine Authenticator-App ist eingeschaltet",
 "security.done.totp.body": "Ab jetzt verlangt deine Wallet einen Code, bevor sie einem neuen Gerät vertraut, das nur deine Anmeldung hat.",
 "security.done.removeTotp.title": "Entfernt",
 "security.done.removeTotp.body": "Deine Wallet fragt nicht mehr nach Codes. Du kannst den Eintrag in deiner App löschen.",
 "security.news.totp": "Deine Authenticator-App ist eingeschaltet.",
 "security.news.removeTotp": "Deine Wallet fragt nicht mehr nach Codes.",
 "security.locked.code": "Du bist angemeldet. Um deine Wallet hier zu öffnen, verwende deine Authenticator-App.",
 "security.problem.codeWrong": "Dieser Code stimmt nicht oder wurde schon verwendet. Warte auf den nächsten in deiner App.",
 "security.problem.codeLocked": "Zu viele falsche Codes. Codes werden jetzt eine Weile abgelehnt; versuche es später erneut.",
 "security.problem.codeLate": "Der eingegebene Code gilt nicht mehr. Schließe dieses Fenster und beginne von vorn.",
 "security.level.assisted.totp.title": "Deine Anmeldung und ein Code öffnen diese Wallet",
 "security.level.assisted.totp.body": "Ein neues Gerät braucht deine Anmeldung und einen Code deiner Authenticator-App. Der Betreiber dieser Wallet könnte sie weiterhin öffnen.",
 "security.locked.other": "Auf anderem Weg öffnen",
 "security.unlock.device": "Anderes Gerät verwenden",
 "security.wait.title": "Auf einem anderen Gerät zulassen",
 "security.wait.body": "Öffne auf einem Gerät, das deine Wallet öffnet, „Sicherheit“, wähle „Neues Gerät zulassen“ und gib dort diesen Code ein.",
 "security.wait.status": "Warten auf das andere Gerät …",
 "security.wait.warning": "Verrate diesen Code niemandem. Er gilt ein Mal, 10 Minuten lang.",
 "security.do.approve": "Neues Gerät zulassen",
 "security.title.approve": "Neues Gerät zulassen",
 "security.approve.title": "Neues Gerät zulassen",
 "security.approve.body": "Melde dich auf dem neuen Gerät an und wähle „Anderes Gerät verwenden“. Gib dann den Code ein, den es zeigt.",
 "security.approve.label": "Code auf dem neuen Gerät",
 "security.approve.ask": "Ist das dein Gerät?",
 "security.approve.device": [
  [
   "browser"
  ],
  " auf ",
  [
   "site"
  ],
  " möchte deine Wallet öffnen."
 ],
 "security.approve.warning": "Stimme nur zu, wenn du dieses Gerät selbst in der Hand hast. Hat dir eine andere Person den Code gegeben, lehne ab: Sie könnte alles nehmen, was in der Wallet ist.",
 "security.approve.do": "Darf meine Wallet öffnen",
 "security.approve.decline": "Ablehnen",
 "security.done.approve.title": "Das neue Gerät öffnet deine Wallet",
 "security.done.approve.body": "Es steht unter „Geräte und Aktivität“, wo du es entfernen kannst.",
 "security.news.approve": "Das neue Gerät öffnet deine Wallet.",
 "security.problem.deviceCode": "Kein neues Gerät zeigt diesen Code. Vergleiche ihn und prüfe, ob das Gerät noch wartet.",
 "security.problem.declined": "Das andere Gerät hat abgelehnt.",
 "security.problem.ended": "Der Code ist abgelaufen. Beginne auf dem neuen Gerät von vorn.",
 "security.devices.waits": [
  "Neu, auf ",
  [
   "site"
  ],
  ". Kann deine Wallet öffnen ab ",
  [
   "time"
  ],
  ". Wenn es nicht deines ist, entferne es."
 ],
 "security.title.share": "Deine Wallet in einer anderen App",
 "security.share.title": "Deine Wallet auch hier verwenden?",
 "security.share.about": [
  "Du hast eine Wallet bei ",
  [
   "site"
  ],
  ". Entscheide, ob diese App sie ebenfalls verwendet oder eine eigene bekommt."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " gehört demselben Anbieter wie die App, in der du eine Wallet hast."
 ],
 "security.share.from": "Deine Wallet bei",
 "security.share.to": "Auch in",
 "security.share.gets": "Die App sieht deine Adresse und deine verknüpften Wallets und kann um Signaturen bitten. Du bestätigst jede einzelne, wie immer.",
 "security.share.same": "Beide Apps können erkennen, dass du dieselbe Person bist. Deine Schlüssel bleiben in der Wallet.",
 "security.share.end": "Du kannst das unter „Geräte und Aktivität“ beenden.",
 "security.share.yes": "Diese Wallet verwenden",
 "security.share.no": "Eigene Wallet erstellen",
 "security.share.foot": "Mit einer eigenen Wallet wirst du nicht noch einmal gefragt.",
 "security.done.share.title": "Dieselbe Wallet, auch hier",
 "security.done.share.body": "Du kannst dieses Fenster schließen.",
 "security.done.separate.title": "Eine eigene Wallet",
 "security.done.separate.body": "Die Apps bleiben getrennt. Du kannst dieses Fenster schließen.",
 "security.apps.heading": "Andere Apps mit dieser Wallet",
 "security.apps.this": [
  [
   "name"
  ],
  ", diese App"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", hinzugefügt ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Wallet von ",
  [
   "site"
  ],
  " entfernen"
 ],
 "security.remove.app.title": "Wallet aus dieser App entfernen?",
 "security.remove.app.body": "Die App wird sofort abgemeldet und kann nicht mehr um Signaturen bitten. Bei der nächsten Anmeldung dort entscheidest du neu.",
 "security.confirm.row": "Nach meinem Passkey fragen",
 "security.confirm.about.none": "Früher hinzugefügte Passkeys können nicht verlangt werden. Füge dafür einen weiteren hinzu.",
 "security.confirm.about.never": "Nie. Eine Person an deinem entsperrten Browser könnte etwas bestätigen.",
 "security.confirm.about.above": "Über einem Betrag und bei allem, dessen Wert nicht bekannt ist.",
 "security.confirm.about.always": "Bei jeder Bestätigung. Ohne deinen Passkey wird nichts signiert.",
 "security.confirm.about.ending": "Bei jeder Bestätigung, aber bald nicht mehr: Das wurde ohne Passkey beantragt. Verwende deinen Passkey ein Mal, um es beizubehalten.",
 "security.confirm.change": "Ändern",
 "security.confirm.change.label": "Ändern, wann nach meinem Passkey gefragt wird",
 "security.confirm.title": "Wann nach deinem Passkey fragen",
 "security.confirm.body": "Bestätigungen brauchen dann auch deinen Passkey. Deine Wahl gilt auch auf deinen anderen Geräten.",
 "security.confirm.mode.never": "Nie",
 "security.confirm.mode.never.about": "Eine Bestätigung genügt.",
 "security.confirm.mode.above": "Über einem Betrag",
 "security.confirm.mode.above.about": "Und bei Token, Berechtigungen, Nachrichten und Contract-Aufrufen.",
 "security.confirm.mode.always": "Bei jeder Bestätigung",
 "security.confirm.mode.always.about": "Der Server gibt seine Hälfte deines Schlüssels nur mit deinem Passkey heraus.",
 "security.confirm.limit": [
  "Mehr als (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Jede Bestätigung zählt für sich, mit ihrer Gebühr. Bei anderen Währungen wird immer nach deinem Passkey gefragt.",
 "security.confirm.save": "Mit meinem Passkey speichern",
 "security.confirm.use": "Deinen Passkey verwenden",
 "security.confirm.back": "Zurück",
 "security.confirm.step.title": "Bestätige, dass du es bist",
 "security.confirm.step.body": "Du lässt bei jedem Öffnen der Wallet nach deinem Passkey fragen. Damit kannst du es zwei Minuten lang ändern.",
 "security.confirm.lost": "Ich habe meinen Passkey nicht mehr",
 "security.confirm.lost.title": "Ohne Passkey ausschalten?",
 "security.confirm.lost.body": "Es endet in drei Tagen, und du bekommst jetzt eine E-Mail. Wird bis dahin einer deiner Passkeys verwendet, bleibt es eingeschaltet.",
 "security.confirm.lost.do": "In drei Tagen beenden",
 "security.done.confirm.title": "Deine Wahl ist gespeichert",
 "security.done.confirm.body": "Sie gilt ab jetzt für alle deine Geräte.",
 "security.done.confirmEnding.title": "Es endet in drei Tagen",
 "security.done.confirmEnding.body": "Bis dahin wird ohne deinen Passkey nichts signiert.",
 "security.news.confirm": "Wann nach deinem Passkey gefragt wird, wurde geändert.",
 "security.news.confirmEnding": "In drei Tagen wird nicht mehr nach deinem Passkey gefragt.",
 "security.problem.confirmWrong": "Dieser Passkey wurde nicht akzeptiert. Verwende einen dieser Wallet und versuche es erneut.",
 "security.problem.noLimit": "Gib für mindestens eine Währung einen Betrag ein.",
 "security.problem.badLimit": "Gib Beträge als Ziffern ein, zum Beispiel 0.1.",
 "security.level.assisted.confirm.title": "Deine Anmeldung öffnet diese Wallet nur mit deinem Passkey",
 "security.level.assisted.confirm.body": "Ohne deinen Passkey öffnet eine Anmeldung kein neues Gerät, und nichts wird signiert. Der Betreiber dieser Wallet könnte sie weiterhin öffnen.",
 "security.looks.heading": "Was der Support getan hat",
 "security.looks.app": [
  "Der Support von ",
  [
   "app"
  ],
  " hat dein Konto angesehen"
 ],
 "security.looks.operator": [
  "Der Betreiber dieses Wallet-Dienstes hat dein Konto für ",
  [
   "app"
  ],
  " angesehen"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " hat dein Konto deaktiviert"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " hat dein Konto wieder aktiviert"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " hat die Löschung deines Kontos beantragt"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " hat den Antrag auf Löschung deines Kontos zurückgezogen"
 ],
 "security.looks.deletion-stopped": [
  "Du hast dein Konto bei ",
  [
   "app"
  ],
  " behalten"
 ],
 "security.looks.erases": [
  "Dieses Konto und seine Wallet werden am ",
  [
   "time"
  ],
  " gelöscht. Um sie zu behalten, öffne den Link in unserer E-Mail. Um zu behalten, was in der Wallet ist, sichere vorher ihre Wiederherstellungswörter."
 ],
 "security.leaving.title": "Diese App hat dein Konto deaktiviert",
 "security.leaving.body": [
  "Du kannst deine Wallet bei ",
  [
   "host"
  ],
  " nicht mehr nutzen. Sie gehört weiterhin dir: Sichere ihre Wiederherstellungswörter und öffne sie in einer beliebigen anderen Wallet."
 ],
 "security.leaving.continue": "Meine Wallet mitnehmen",
 "security.leaving.close": "Schließen"
}
export default catalogue
