// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Wallet verbinden",
 "button.connecting": "Wird verbunden …",
 "button.wrongNetwork": "Falsches Netzwerk",
 "a11y.close": "Schließen",
 "a11y.back": "Zurück",
 "a11y.help": "Was ist eine Wallet?",
 "a11y.copied": "Kopiert",
 "a11y.copyFailed": "Kopieren nicht möglich",
 "a11y.loading": "Wird geladen",
 "a11y.dismiss": "Ausblenden",
 "a11y.newTab": "öffnet sich in einem neuen Tab",
 "a11y.clearSearch": "Suche löschen",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Keine Ergebnisse",
    "one": [
     0,
     " Ergebnis"
    ],
    "other": [
     0,
     " Ergebnisse"
    ]
   }
  ]
 ],
 "action.tryAgain": "Erneut versuchen",
 "action.openWallet": [
  [
   "wallet"
  ],
  " öffnen"
 ],
 "action.otherWallet": "Andere Wallet wählen",
 "branding.poweredBy": [
  "Bereitgestellt mit ",
  [
   "name"
  ]
 ],
 "badge.recent": "Zuletzt",
 "badge.installed": "Installiert",
 "badge.active": "Aktiv",
 "badge.current": "Aktuell",
 "badge.connected": "Verbunden",
 "badge.testnet": "Testnetz",
 "connect.title": "Wallet verbinden",
 "connect.allWallets": "Alle Wallets",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Anmelden",
 "connect.noWallet": "Ich habe keine Wallet",
 "connect.whatIsWallet": "Was ist eine Wallet?",
 "connect.empty.title": "Keine Wallet gefunden",
 "connect.empty.body": "Dieser Browser hat noch keine Wallet. In ein paar Minuten hast du eine.",
 "connect.forChain": [
  "Wallets für ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Chain wählen",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " funktioniert mit mehreren. Womit möchtest du dich verbinden?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " Netzwerk"
    ],
    "other": [
     0,
     " Netzwerke"
    ]
   }
  ]
 ],
 "allWallets.title": "Alle Wallets",
 "allWallets.search": "Wallets suchen",
 "allWallets.list": "Wallets",
 "allWallets.empty.title": "Keine Wallets gefunden",
 "allWallets.empty.body": [
  "Nichts passt zu „",
  [
   "query"
  ],
  "“. Prüfe die Schreibweise oder suche nach einem anderen Namen."
 ],
 "allWallets.more": "Mehr anzeigen",
 "connecting.waiting.title": [
  "Öffne ",
  [
   "wallet"
  ],
  " und bestätige"
 ],
 "connecting.waiting.body": "In deiner Wallet wartet eine Anfrage.",
 "connecting.declined.title": "Anfrage abgelehnt",
 "connecting.declined.body": "Du kannst es erneut versuchen.",
 "connecting.pending.title": "Eine Anfrage ist bereits offen",
 "connecting.pending.body": [
  "Beantworte sie in ",
  [
   "wallet"
  ],
  " und versuche es dann erneut."
 ],
 "connecting.inApp.title": [
  "Weiter in ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " öffnet diese Seite im eigenen Browser. Verbinde dich dort."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " ist nicht installiert"
 ],
 "connecting.notInstalled.body": "Installiere die Wallet, komm dann zurück und lade die Seite neu.",
 "connecting.notInstalled.install": [
  [
   "wallet"
  ],
  " installieren"
 ],
 "connecting.timedOut.title": [
  "Keine Antwort von ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "Die Anfrage hat zu lange gedauert. Öffne deine Wallet und versuche es erneut.",
 "connecting.blocked.title": "Das Fenster wurde blockiert",
 "connecting.blocked.body": [
  "Dein Browser hat das Öffnen von ",
  [
   "wallet"
  ],
  " verhindert. Erlaube Pop-ups für diese Seite, falls er danach fragt, und versuche es erneut."
 ],
 "connecting.failed.title": "Verbindung nicht möglich",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " hat ein Problem gemeldet. Versuche es erneut oder wähle eine andere Wallet."
 ],
 "connecting.done": "Verbunden",
 "error.connect/rejected": "Anfrage abgelehnt. Du kannst es erneut versuchen.",
 "error.connect/failed": "Verbindung nicht möglich. Versuche es erneut.",
 "error.connect/pending": "In deiner Wallet ist bereits eine Anfrage offen. Beantworte sie zuerst dort.",
 "error.connect/timeout": "Die Wallet hat nicht rechtzeitig geantwortet. Versuche es erneut.",
 "error.connect/not_installed": "Diese Wallet ist in diesem Browser nicht installiert.",
 "error.connection/none": "Es ist keine Wallet verbunden.",
 "error.connection/reconnecting": "Die Verbindung wird noch wiederhergestellt. Warte einen Moment und versuche es dann erneut.",
 "error.disconnect/failed": "Trennen nicht möglich. Versuche es erneut.",
 "error.network/unknown": "Dieses Netzwerk ist hier nicht bekannt.",
 "error.network/unsupported": "Deine Wallet kann dieses Netzwerk nicht nutzen.",
 "error.network/switch_failed": "Netzwerkwechsel nicht möglich. Versuche es erneut.",
 "error.network/switch_rejected": "Wechsel abgelehnt. Du kannst es erneut versuchen.",
 "error.sign/rejected": "Signatur abgelehnt. Du kannst es erneut versuchen.",
 "error.sign/failed": "Deine Wallet konnte nicht signieren. Versuche es erneut.",
 "error.balance/unavailable": "Guthaben nicht verfügbar",
 "error.wallet/disconnected": "Deine Wallet hat die Verbindung verloren. Öffne sie und versuche es erneut.",
 "error.wallet/unauthorized": "Deine Wallet hat das nicht erlaubt. Entsperre sie und versuche es erneut.",
 "error.wallet/unsupported_method": "Das kann deine Wallet nicht.",
 "error.request/action_not_allowed": "Aktion nicht erlaubt",
 "error.request/timeout": "Keine rechtzeitige Antwort. Versuche es erneut.",
 "error.request/http_failed": "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.",
 "error.general/unexpected": "Etwas ist schiefgelaufen. Versuche es erneut.",
 "alert.view/unavailable.title": "Ansicht nicht verfügbar",
 "alert.view/unavailable.body": "Diese App bietet das hier nicht an.",
 "alert.network/not_found.title": "Netzwerk nicht gefunden",
 "alert.network/not_found.body": "Diese App ist für dieses Netzwerk nicht eingerichtet.",
 "alert.project/origin_not_allowed.title": "Ungültige App-Konfiguration",
 "alert.project/origin_not_allowed.body": "Diese Adresse steht nicht auf der Liste erlaubter Adressen des Projekts. Sein Eigentümer kann sie in den Projekteinstellungen hinzufügen.",
 "alert.project/domain_unverified.title": "Ungültige App-Konfiguration",
 "alert.project/domain_unverified.body": "Diese Domain wurde für das Projekt nicht bestätigt.",
 "alert.project/invalid_id.title": "Ungültige App-Konfiguration",
 "alert.project/invalid_id.body": "Ungültige Projekt-ID – Konfiguration aktualisieren",
 "alert.project/missing_id.title": "Projekt-ID nicht konfiguriert",
 "alert.project/missing_id.body": "Diese Funktion braucht ein Projekt.",
 "alert.embedded/load_failed.title": "Netzwerkfehler – integrierte Wallet konnte nicht geladen werden",
 "alert.embedded/load_failed.body": "Prüfe deine Verbindung und versuche es später erneut.",
 "alert.embedded/timeout.title": "Zeitüberschreitung der integrierten Wallet",
 "alert.embedded/timeout.body": "Versuche es später erneut.",
 "alert.session/expired.title": "Sitzung abgelaufen",
 "alert.session/expired.body": "Prüfe Datum und Uhrzeit dieses Geräts und verbinde dich dann erneut.",
 "alert.config/server_error.title": "Serverfehler",
 "alert.config/server_error.body": "Die App-Konfiguration konnte nicht abgerufen werden. Einige Funktionen fehlen möglicherweise.",
 "alert.config/rate_limited.title": "Zu viele Anfragen",
 "alert.config/rate_limited.body": "Warte einen Moment und lade die Seite dann neu.",
 "time.now": "Gerade eben",
 "time.minute": [
  [
   "count",
   4
  ],
  " Min."
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " Std."
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " Tg."
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " Mon."
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " J."
 ],
 "error.connect/window_blocked": "Dein Browser hat das Fenster deiner Wallet blockiert. Versuche es erneut.",
 "error.node/insufficient_funds": "Du hast nicht genug für den Betrag und die Netzwerkgebühr.",
 "error.node/execution_reverted": "Der Contract würde diese Transaktion ablehnen. Es wurde nichts gesendet.",
 "error.node/nonce_too_low": "Deine Wallet hat bereits eine Transaktion mit dieser Nummer gesendet. Versuche es erneut.",
 "error.node/nonce_too_high": "Eine frühere Transaktion dieses Kontos fehlt noch. Versuche es erneut, sobald sie durch ist.",
 "error.node/fee_cap_too_low": "Die Netzwerkgebühr ist gestiegen. Versuche es erneut.",
 "error.pay/invalid_request": "Die Anforderung der App ist ungültig. Es wurde nichts bezahlt.",
 "error.pay/unsupported_asset": "Mit diesem Token kann von hier nicht bezahlt werden. Vielleicht gibt es ihn nicht, oder er behält von jeder Überweisung einen Teil ein.",
 "error.pay/in_progress": "Diese Zahlung läuft bereits in einem anderen Tab. Schließe sie dort ab.",
 "error.pay/insufficient_funds": "Du hast nicht genug für diesen Tausch und seine Netzwerkgebühr.",
 "remote.title": "Per QR-Code verbinden",
 "remote.off.title": "QR-Codes sind hier nicht verfügbar",
 "remote.off.body": "Diese App hat keine Verbindungen per QR-Code eingerichtet. Du kannst stattdessen eine Wallet in diesem Browser nutzen.",
 "remote.off.allWallets": "Alle Wallets ansehen",
 "badge.qr": "QR-Code",
 "remote.code": "QR-Code für deine Wallet",
 "remote.scan": "Scanne diesen Code mit einer Wallet auf deinem Handy.",
 "remote.scanWith": [
  "Scanne diesen Code mit ",
  [
   "wallet"
  ],
  " auf deinem Handy."
 ],
 "remote.scanHere": "Scanne diesen Code mit einem anderen Gerät oder öffne eine Wallet auf diesem.",
 "remote.renews": [
  "Ein neuer Code kommt in ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Link kopieren",
 "remote.getApp": "App holen",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Wo du ",
  [
   "wallet"
  ],
  " nutzt"
 ],
 "remote.tab.browser": "Browser",
 "remote.tab.mobile": "Handy",
 "remote.tab.desktop": "Computer",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " wurde nicht gefunden"
 ],
 "remote.notDetected.body": "Installiere die Wallet in diesem Browser und lade die Seite dann neu. Oder nutze sie auf einem anderen Gerät.",
 "remote.notDetected.phone": "Handy nutzen",
 "remote.open.title": [
  "Weiter in ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Stimme dort zu und komm dann zu dieser Seite zurück.",
 "remote.open.device": "Wallet auf diesem Gerät öffnen",
 "remote.help.title": "Nicht geöffnet?",
 "remote.help.body": [
  "Kopiere den Link und füge ihn in ",
  [
   "wallet"
  ],
  " ein oder hol dir zuerst die App."
 ],
 "remote.help.inApp": [
  "Diese Seite in ",
  [
   "wallet"
  ],
  " öffnen"
 ],
 "remote.help.site": "Website öffnen",
 "remote.linking.title": "Fast fertig",
 "remote.linking.body": "Deine Wallet hat zugestimmt. Die Verbindung wird hergestellt.",
 "remote.declined.title": "In der Wallet abgelehnt",
 "remote.declined.body": "Es wurde nichts verbunden. Du kannst es erneut versuchen.",
 "remote.unreachable.title": "Kein Code möglich",
 "remote.unreachable.body": "Der Dienst, der deine Wallet erreicht, antwortet nicht. Prüfe deine Internetverbindung und versuche es erneut.",
 "remote.refused.title": "Kein Code möglich",
 "remote.refused.body": "Der Dienst, der deine Wallet erreicht, hat diese Seite abgelehnt. Prüfe die Uhr deines Geräts und versuche es dann erneut.",
 "remote.failed.title": "Verbindung nicht möglich",
 "remote.failed.body": "Die Antwort der Wallet kann hier nicht verwendet werden. Versuche es erneut oder wähle eine andere Wallet.",
 "error.pairing/expired": "Der Code ist abgelaufen, bevor deine Wallet geantwortet hat. Versuche es erneut.",
 "error.pairing/relay_unreachable": "Der Dienst zwischen dieser Seite und deiner Wallet ist nicht erreichbar. Versuche es erneut.",
 "error.pairing/relay_refused": "Der Dienst zwischen dieser Seite und deiner Wallet hat diese App abgelehnt. Sag es den Machern der App.",
 "error.pairing/invalid_grant": "Deine Wallet hat etwas anderes gewährt als angefragt. Versuche es erneut.",
 "embedded.frame.login": "Bei deiner Wallet anmelden",
 "embedded.frame.approval": "Anfrage an deine Wallet",
 "embedded.frame.account": "Dein Wallet-Konto",
 "embedded.sending": [
  "E-Mail an ",
  [
   "email"
  ],
  " wird gesendet"
 ],
 "embedded.waiting": "Deine Wallet wird geladen",
 "embedded.linking.title": "Du bist angemeldet",
 "embedded.linking.body": "Deine Wallet wird geöffnet …",
 "embedded.failed.title": "Anmeldung nicht möglich",
 "embedded.failed.noAccess": "Kein Zugang für dieses Konto",
 "embedded.failed.otherEmail": "Andere E-Mail verwenden",
 "embedded.row.subtitle": "Mit E-Mail angemeldet",
 "embedded.security.title": "Sicherheit",
 "embedded.security.subtitle": "Wer deine Wallet öffnen kann",
 "embedded.security.assisted": "Deine Anmeldung allein öffnet sie.",
 "embedded.security.fragile": "Nur du kannst sie öffnen, auf einem einzigen Weg.",
 "embedded.security.secured": "Nur du kannst sie öffnen.",
 "embedded.security.exit": "Nur du kannst sie öffnen, und du kannst gehen.",
 "embedded.security.next.kit": "Nächster Schritt: ein Notfall-Kit",
 "embedded.security.next.passkey": "Nächster Schritt: ein Passkey",
 "embedded.security.next.secure": "Nächster Schritt: Zugang nur für dich",
 "embedded.security.next.export": "Nächster Schritt: ein Exit-Kit",
 "embedded.security.failed": "Das konnte nicht angezeigt werden",
 "embedded.change.intro": "Du bekommst einen Code an deine aktuelle Adresse und danach einen an die neue.",
 "embedded.change.present": "Aktuelle E-Mail",
 "embedded.change.label": "Neue E-Mail-Adresse",
 "embedded.change.send": "Weiter",
 "embedded.change.done": "E-Mail geändert",
 "embedded.notAllowed": "Aktion nicht erlaubt",
 "embedded.error.email_invalid": "Gib eine E-Mail-Adresse ein, zum Beispiel ana@example.com.",
 "embedded.error.login/cool_down": [
  "Bitte versuche es in ",
  [
   "seconds"
  ],
  " Sekunden erneut"
 ],
 "embedded.error.embedded/load_failed": "Die Wallet konnte nicht geladen werden. Prüfe deine Verbindung und versuche es später erneut.",
 "embedded.error.embedded/timeout": "Die Wallet hat zu lange nicht geantwortet. Versuche es erneut.",
 "embedded.error.login/mail_failed": "Die E-Mail konnte nicht zugestellt werden. Prüfe die Adresse oder versuche es erneut.",
 "embedded.error.login/attempt_ended": "Der Code ist abgelaufen. Fordere einen neuen an.",
 "embedded.error.login/too_many_tries": "Zu viele falsche Codes. Fordere einen neuen an.",
 "embedded.error.login/device_refused": "In der E-Mail wurde eine andere Zahl gewählt. Versuche es erneut und wähle die Zahl, die du hier siehst.",
 "embedded.error.login/change_pending": "Die E-Mail-Adresse dieses Kontos wurde geändert. Öffne den Link in der Benachrichtigung, um das rückgängig zu machen, oder warte einen Tag.",
 "embedded.error.login/not_allowed": "Diese Website lässt dieses Konto nicht zu. Verwende ein anderes oder bitte die Website um Zugang.",
 "embedded.error.login/user_disabled": "Diese App hat dein Konto deaktiviert. Melde dich erneut an, um deine Wallet mitzunehmen.",
 "embedded.error.login/email_off": "Die Anmeldung mit E-Mail ist hier nicht verfügbar.",
 "embedded.error.login/clock_skewed": "Prüfe Datum und Uhrzeit dieses Geräts und versuche es dann erneut.",
 "embedded.error.request/http_failed": "Der Server der Wallet ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.",
 "embedded.error.embedded/unreachable": "Deine Wallet ist im Moment nicht erreichbar. Versuche es in einer Minute erneut.",
 "embedded.error.embedded/untrusted": "Deine Wallet wurde nicht geöffnet, weil der Server etwas gesendet hat, das nicht zu ihr gehört. Wende dich an den Support dieser Website.",
 "embedded.error.stopped": "Die Wallets sind im Moment angehalten. Versuche es später erneut.",
 "embedded.error.escrow/login_required": "Melde dich erneut an, mit dem Link und dem Code aus der E-Mail.",
 "embedded.error.request/too_many": "Zu viele Anfragen auf einmal. Warte einen Moment und versuche es dann erneut.",
 "embedded.error.failed": "Das hat nicht geklappt. Versuche es erneut.",
 "embedded.row.social": [
  "Mit ",
  [
   "provider"
  ],
  " angemeldet"
 ],
 "embedded.social.list": "Mit einem Konto anmelden",
 "embedded.social.continue": [
  "Weiter mit ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Weiter im Fenster",
 "embedded.social.waiting.body": [
  "Melde dich mit ",
  [
   "provider"
  ],
  " in dem geöffneten Fenster an."
 ],
 "embedded.social.blocked": "Das Fenster wurde blockiert",
 "embedded.social.closed": "Das Fenster wurde geschlossen",
 "embedded.social.declined": "Anmeldung abgelehnt",
 "embedded.social.open": "Fenster öffnen",
 "embedded.social.other": "Anderen Weg nutzen",
 "embedded.farcaster.scan": "Mit dem Handy scannen",
 "embedded.farcaster.here": "In der Farcaster-App fortfahren",
 "embedded.farcaster.only": "Bestätige in der Farcaster-App. Bestätige nur eine Anmeldung, die du selbst begonnen hast.",
 "embedded.farcaster.expires": [
  "Dieser Code läuft in ",
  [
   "seconds"
  ],
  " Sekunden ab."
 ],
 "embedded.farcaster.code": "Code für die Farcaster-App",
 "embedded.farcaster.copy": "Link kopieren",
 "embedded.farcaster.open": "Farcaster öffnen",
 "embedded.farcaster.failed": [
  "Verbindung zu ",
  [
   "provider"
  ],
  " nicht möglich"
 ],
 "embedded.farcaster.expired": "Der Code ist abgelaufen",
 "embedded.farcaster.expiredBody": "Er wurde nicht rechtzeitig bestätigt. Versuche es erneut, um einen neuen zu bekommen.",
 "embedded.error.login/window_blocked": "Dein Browser hat das Fenster nicht geöffnet. Öffne es mit der Schaltfläche unten.",
 "embedded.error.login/window_closed": "Du hast es geschlossen, bevor du angemeldet warst. Du kannst es erneut versuchen.",
 "embedded.error.login/window_foreign": "In dem Fenster wurde eine andere Zahl gewählt. Versuche es erneut und wähle die Zahl, die du hier siehst.",
 "embedded.error.login/visit_ended": "Die Anmeldung hat zu lange gedauert. Versuche es erneut.",
 "embedded.error.login/provider_declined": "Du hast im Fenster abgelehnt, deshalb wurde nichts geteilt. Du kannst es erneut versuchen.",
 "embedded.error.login/provider_failed": "Die Anmeldung konnte dort nicht bestätigt werden. Versuche es gleich noch einmal.",
 "embedded.error.login/provider_off": "Dieser Anmeldeweg ist hier nicht verfügbar. Nutze einen anderen.",
 "embedded.passkey.continue": "Weiter mit Passkey",
 "embedded.passkey.name": "Passkey",
 "embedded.row.passkey": "Mit Passkey angemeldet",
 "embedded.guest.continue": "Als Gast fortfahren",
 "embedded.guest.name": "Gast",
 "embedded.row.guest": "Ohne E-Mail",
 "embedded.guest.secure": "Diese Wallet sichern",
 "embedded.security.temporary": "Nur in diesem Browser. Wenn du seine Daten löschst, ist die Wallet weg.",
 "embedded.error.login/guest_off": "Diese Website lässt keine Gäste zu. Nutze einen anderen Weg.",
 "embedded.linked.title": "Verknüpfte Wallets",
 "embedded.linked.subtitle": "Wallets, die du schon hast",
 "embedded.linked.intro": "Diese App weiß, dass diese Wallets dir gehören. Sie können die Wallet deiner Anmeldung nicht öffnen.",
 "embedded.linked.unread": "Verknüpfte Wallets konnten nicht geladen werden",
 "embedded.linked.none.title": "Keine verknüpften Wallets",
 "embedded.linked.none.body": "Verknüpfe eine Wallet, die du schon hast, damit diese App weiß, dass sie dir gehört. Sie signiert eine Nachricht, das kostet nichts.",
 "embedded.linked.add": "Wallet verknüpfen",
 "embedded.linked.full": [
  "Du hast ",
  [
   "count"
  ],
  " Wallets verknüpft, mehr geht nicht. Löse zuerst eine Verknüpfung."
 ],
 "embedded.linked.choose": "Wähle eine Wallet in diesem Browser.",
 "embedded.linked.missing.title": "Keine Wallet gefunden",
 "embedded.linked.missing.body": "Installiere eine Wallet in diesem Browser oder aktiviere sie und versuche es erneut.",
 "embedded.linked.unlink": "Verknüpfung lösen",
 "embedded.linked.keep": "Behalten",
 "embedded.linked.cancel": "Abbrechen",
 "embedded.linked.confirm.title": [
  "Verknüpfung mit ",
  [
   "name"
  ],
  " lösen?"
 ],
 "embedded.linked.confirm.body": "Diese App weiß dann nicht mehr, dass diese Wallet dir gehört. Du kannst sie wieder verknüpfen.",
 "embedded.linked.step.connect.title": [
  "Verbinde dich in ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Wähle das Konto, das du verknüpfen möchtest.",
 "embedded.linked.step.approve.title": [
  [
   "name"
  ],
  " wird verknüpft"
 ],
 "embedded.linked.step.approve.body": "Die Anfrage wird geladen …",
 "embedded.linked.step.sign.title": [
  "Signiere mit ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Die Nachricht zeigt, dass die Wallet dir gehört. Sie bewegt nichts.",
 "embedded.linked.declined": "Abgelehnt. Es wurde nichts verknüpft.",
 "embedded.linked.error.links/taken": "Diese Wallet ist mit einem anderen Konto dieser App verknüpft. Löse die Verknüpfung zuerst dort.",
 "embedded.linked.error.links/ended": "Das hat zu lange gedauert. Versuche es erneut.",
 "embedded.linked.error.escrow/waiting": "Dieses Gerät ist neu. Es kann Wallets verknüpfen, sobald es deine öffnen kann."
}
export default catalogue
