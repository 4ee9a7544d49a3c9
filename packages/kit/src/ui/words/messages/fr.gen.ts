// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Connecter un portefeuille",
 "button.connecting": "Connexion…",
 "button.wrongNetwork": "Réseau incorrect",
 "a11y.close": "Fermer",
 "a11y.back": "Retour",
 "a11y.help": "Qu’est-ce qu’un portefeuille ?",
 "a11y.copied": "Copié",
 "a11y.copyFailed": "Impossible de copier",
 "a11y.loading": "Chargement",
 "a11y.dismiss": "Ignorer",
 "a11y.newTab": "s’ouvre dans un nouvel onglet",
 "a11y.clearSearch": "Effacer la recherche",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Aucun résultat",
    "one": [
     0,
     " résultat"
    ],
    "many": [
     0,
     " de résultats"
    ],
    "other": [
     0,
     " résultats"
    ]
   }
  ]
 ],
 "action.tryAgain": "Réessayer",
 "action.openWallet": [
  "Ouvrir ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Choisir un autre portefeuille",
 "branding.poweredBy": [
  "Propulsé par ",
  [
   "name"
  ]
 ],
 "badge.recent": "Récent",
 "badge.installed": "Installé",
 "badge.active": "Actif",
 "badge.current": "Actuel",
 "badge.connected": "Connecté",
 "badge.testnet": "Testnet",
 "connect.title": "Connecter un portefeuille",
 "connect.allWallets": "Tous les portefeuilles",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Se connecter",
 "connect.noWallet": "Je n’ai pas de portefeuille",
 "connect.whatIsWallet": "Qu’est-ce qu’un portefeuille ?",
 "connect.empty.title": "Aucun portefeuille trouvé",
 "connect.empty.body": "Ce navigateur n’a pas encore de portefeuille. En obtenir un prend quelques minutes.",
 "connect.forChain": [
  "Portefeuilles compatibles avec ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Choisir une chaîne",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " en prend plusieurs en charge. Où souhaitez-vous vous connecter ?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " réseau"
    ],
    "many": [
     0,
     " de réseaux"
    ],
    "other": [
     0,
     " réseaux"
    ]
   }
  ]
 ],
 "allWallets.title": "Tous les portefeuilles",
 "allWallets.search": "Rechercher un portefeuille",
 "allWallets.list": "Portefeuilles",
 "allWallets.empty.title": "Aucun portefeuille trouvé",
 "allWallets.empty.body": [
  "Aucun résultat pour « ",
  [
   "query"
  ],
  " ». Vérifiez l’orthographe ou essayez un autre nom."
 ],
 "allWallets.more": "Afficher plus",
 "connecting.waiting.title": [
  "Ouvrez ",
  [
   "wallet"
  ],
  " et approuvez"
 ],
 "connecting.waiting.body": "Une demande vous attend dans votre portefeuille.",
 "connecting.declined.title": "Demande refusée",
 "connecting.declined.body": "Vous pouvez réessayer.",
 "connecting.pending.title": "Une demande est déjà ouverte",
 "connecting.pending.body": [
  "Répondez-y dans ",
  [
   "wallet"
  ],
  ", puis réessayez."
 ],
 "connecting.inApp.title": [
  "Continuez dans ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " ouvre cette page dans son propre navigateur. Connectez-vous là-bas."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " n’est pas installé"
 ],
 "connecting.notInstalled.body": "Installez-le, puis revenez et rechargez la page.",
 "connecting.notInstalled.install": [
  "Installer ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  "Pas de réponse de ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "La demande a pris trop de temps. Ouvrez votre portefeuille et réessayez.",
 "connecting.blocked.title": "La fenêtre a été bloquée",
 "connecting.blocked.body": [
  "Votre navigateur n’a pas laissé ",
  [
   "wallet"
  ],
  " s’ouvrir. S’il le demande, autorisez les fenêtres de cette page, puis réessayez."
 ],
 "connecting.failed.title": "Connexion impossible",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " a signalé un problème. Réessayez ou choisissez un autre portefeuille."
 ],
 "connecting.done": "Connecté",
 "error.connect/rejected": "Demande refusée. Vous pouvez réessayer.",
 "error.connect/failed": "Connexion impossible. Réessayez.",
 "error.connect/pending": "Une demande est déjà ouverte dans votre portefeuille. Répondez-y d’abord.",
 "error.connect/timeout": "Le portefeuille n’a pas répondu à temps. Réessayez.",
 "error.connect/not_installed": "Ce portefeuille n’est pas installé dans ce navigateur.",
 "error.connection/none": "Aucun portefeuille n’est connecté.",
 "error.connection/reconnecting": "Reconnexion en cours. Attendez un instant, puis réessayez.",
 "error.disconnect/failed": "Déconnexion impossible. Réessayez.",
 "error.network/unknown": "Ce réseau n’est pas connu ici.",
 "error.network/unsupported": "Votre portefeuille ne peut pas utiliser ce réseau.",
 "error.network/switch_failed": "Impossible de changer de réseau. Réessayez.",
 "error.network/switch_rejected": "Changement refusé. Vous pouvez réessayer.",
 "error.sign/rejected": "Signature refusée. Vous pouvez réessayer.",
 "error.sign/failed": "Votre portefeuille n’a pas pu signer. Réessayez.",
 "error.balance/unavailable": "Solde indisponible",
 "error.wallet/disconnected": "Votre portefeuille a perdu sa connexion. Ouvrez-le et réessayez.",
 "error.wallet/unauthorized": "Votre portefeuille ne l’a pas autorisé. Déverrouillez-le et réessayez.",
 "error.wallet/unsupported_method": "Votre portefeuille ne sait pas faire cela.",
 "error.request/action_not_allowed": "Action non autorisée",
 "error.request/timeout": "Pas de réponse à temps. Réessayez.",
 "error.request/http_failed": "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
 "error.general/unexpected": "Un problème est survenu. Réessayez.",
 "alert.view/unavailable.title": "Vue non disponible",
 "alert.view/unavailable.body": "Cette application ne propose pas cela ici.",
 "alert.network/not_found.title": "Réseau introuvable",
 "alert.network/not_found.body": "Cette application n’est pas configurée pour ce réseau.",
 "alert.project/origin_not_allowed.title": "Configuration de l’application non valide",
 "alert.project/origin_not_allowed.body": "Cette adresse n’est pas dans la liste autorisée du projet. Son propriétaire peut l’ajouter dans les réglages du projet.",
 "alert.project/domain_unverified.title": "Configuration de l’application non valide",
 "alert.project/domain_unverified.body": "Ce domaine n’a pas été vérifié pour le projet.",
 "alert.project/invalid_id.title": "Configuration de l’application non valide",
 "alert.project/invalid_id.body": "Identifiant de projet non valide : mettez à jour la configuration",
 "alert.project/missing_id.title": "Identifiant de projet non configuré",
 "alert.project/missing_id.body": "Cette fonction nécessite un projet.",
 "alert.embedded/load_failed.title": "Erreur réseau : impossible de charger le portefeuille intégré",
 "alert.embedded/load_failed.body": "Vérifiez votre connexion et réessayez plus tard.",
 "alert.embedded/timeout.title": "Le portefeuille intégré n’a pas répondu à temps",
 "alert.embedded/timeout.body": "Réessayez plus tard.",
 "alert.session/expired.title": "Session expirée",
 "alert.session/expired.body": "Vérifiez la date et l’heure de cet appareil, puis reconnectez-vous.",
 "alert.config/server_error.title": "Erreur du serveur",
 "alert.config/server_error.body": "La configuration de l’application n’a pas pu être obtenue. Certaines fonctions peuvent manquer.",
 "alert.config/rate_limited.title": "Trop de demandes",
 "alert.config/rate_limited.body": "Attendez un instant, puis rechargez la page.",
 "time.now": "À l’instant",
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
  " j"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " mois"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " a"
 ],
 "error.connect/window_blocked": "Votre navigateur a bloqué la fenêtre de votre portefeuille. Réessayez.",
 "error.node/insufficient_funds": "Vous n’avez pas assez pour le montant et les frais de réseau.",
 "error.node/execution_reverted": "Le contrat refuserait cette transaction. Rien n’a été envoyé.",
 "error.node/nonce_too_low": "Votre portefeuille a déjà envoyé une transaction avec ce numéro. Réessayez.",
 "error.node/nonce_too_high": "Une transaction antérieure de ce compte manque encore. Réessayez quand elle sera passée.",
 "error.node/fee_cap_too_low": "Les frais de réseau ont augmenté. Réessayez.",
 "error.pay/invalid_request": "La demande de l’application n’est pas valide. Rien n’a été payé.",
 "error.pay/unsupported_asset": "Ce jeton ne peut pas servir à payer d’ici. Il n’existe peut-être pas, ou il garde une part de chaque transfert.",
 "error.pay/in_progress": "Ce paiement est en cours dans un autre onglet. Terminez-le là-bas.",
 "error.pay/insufficient_funds": "Vous n’avez pas assez pour cet échange et ses frais de réseau.",
 "remote.title": "Se connecter par code QR",
 "remote.off.title": "Les codes QR ne sont pas disponibles ici",
 "remote.off.body": "Cette application n’a pas configuré la connexion par code QR. Vous pouvez utiliser un portefeuille de ce navigateur.",
 "remote.off.allWallets": "Voir tous les portefeuilles",
 "badge.qr": "Code QR",
 "remote.code": "Code QR pour votre portefeuille",
 "remote.scan": "Scannez ce code avec un portefeuille sur votre téléphone.",
 "remote.scanWith": [
  "Scannez ce code avec ",
  [
   "wallet"
  ],
  " sur votre téléphone."
 ],
 "remote.scanHere": "Scannez ce code avec un autre appareil, ou ouvrez un portefeuille sur celui-ci.",
 "remote.renews": [
  "Un nouveau code arrive dans ",
  [
   "seconds"
  ],
  " s."
 ],
 "remote.copy": "Copier le lien",
 "remote.getApp": "Obtenir l’application",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Où vous utilisez ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Navigateur",
 "remote.tab.mobile": "Mobile",
 "remote.tab.desktop": "Ordinateur",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " n’a pas été détecté"
 ],
 "remote.notDetected.body": "Installez-le dans ce navigateur, puis rechargez la page. Ou utilisez-le sur un autre appareil.",
 "remote.notDetected.phone": "Utiliser plutôt votre téléphone",
 "remote.open.title": [
  "Continuez dans ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Acceptez là-bas, puis revenez sur cette page.",
 "remote.open.device": "Ouvrir un portefeuille sur cet appareil",
 "remote.help.title": "Rien ne s’est ouvert ?",
 "remote.help.body": [
  "Copiez le lien et collez-le dans ",
  [
   "wallet"
  ],
  ", ou obtenez d’abord l’application."
 ],
 "remote.help.inApp": [
  "Ouvrez cette page dans ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Ouvrir son site web",
 "remote.linking.title": "C’est presque fait",
 "remote.linking.body": "Votre portefeuille a accepté. Établissement de la connexion.",
 "remote.declined.title": "Refusé dans le portefeuille",
 "remote.declined.body": "Rien n’a été connecté. Vous pouvez réessayer.",
 "remote.unreachable.title": "Impossible de créer un code",
 "remote.unreachable.body": "Le service qui joint votre portefeuille ne répond pas. Vérifiez votre connexion Internet et réessayez.",
 "remote.refused.title": "Impossible de créer un code",
 "remote.refused.body": "Le service qui joint votre portefeuille a refusé cette page. Vérifiez l’horloge de votre appareil, puis réessayez.",
 "remote.failed.title": "Connexion impossible",
 "remote.failed.body": "La réponse du portefeuille ne peut pas être utilisée ici. Réessayez ou choisissez un autre portefeuille.",
 "error.pairing/expired": "Le code a expiré avant la réponse de votre portefeuille. Réessayez.",
 "error.pairing/relay_unreachable": "Le service entre cette page et votre portefeuille est injoignable. Réessayez.",
 "error.pairing/relay_refused": "Le service entre cette page et votre portefeuille a refusé cette application. Prévenez ses auteurs.",
 "error.pairing/invalid_grant": "Votre portefeuille a accordé autre chose que ce qui était demandé. Réessayez.",
 "embedded.frame.login": "Connectez-vous à votre portefeuille",
 "embedded.frame.approval": "Demande à votre portefeuille",
 "embedded.frame.account": "Le compte de votre portefeuille",
 "embedded.sending": [
  "Envoi d’un e-mail à ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Chargement de votre portefeuille",
 "embedded.linking.title": "Vous êtes connecté",
 "embedded.linking.body": "Ouverture de votre portefeuille…",
 "embedded.failed.title": "Connexion impossible",
 "embedded.failed.noAccess": "Pas d’accès pour ce compte",
 "embedded.failed.otherEmail": "Utiliser une autre adresse",
 "embedded.row.subtitle": "Connecté par e-mail",
 "embedded.security.title": "Sécurité",
 "embedded.security.subtitle": "Qui peut ouvrir votre portefeuille",
 "embedded.security.assisted": "Votre connexion seule l’ouvre.",
 "embedded.security.fragile": "Vous seul pouvez l’ouvrir, d’une seule façon.",
 "embedded.security.secured": "Vous seul pouvez l’ouvrir.",
 "embedded.security.exit": "Vous seul pouvez l’ouvrir, et vous pouvez partir.",
 "embedded.security.next.kit": "Ensuite : un kit de récupération",
 "embedded.security.next.passkey": "Ensuite : une clé d’accès",
 "embedded.security.next.secure": "Ensuite : le rendre à vous seul",
 "embedded.security.next.export": "Ensuite : un kit de sortie",
 "embedded.security.failed": "Impossible d’afficher ceci",
 "embedded.change.intro": "Vous recevez un code à votre adresse actuelle, puis un autre à la nouvelle adresse.",
 "embedded.change.present": "E-mail actuel",
 "embedded.change.label": "Nouvelle adresse e-mail",
 "embedded.change.send": "Continuer",
 "embedded.change.done": "E-mail changé",
 "embedded.notAllowed": "Action non autorisée",
 "embedded.error.email_invalid": "Saisissez une adresse e-mail, comme ana@example.com.",
 "embedded.error.login/cool_down": [
  "Réessayez dans ",
  [
   "seconds"
  ],
  " secondes"
 ],
 "embedded.error.embedded/load_failed": "Le portefeuille n’a pas pu être chargé. Vérifiez votre connexion et réessayez plus tard.",
 "embedded.error.embedded/timeout": "Le portefeuille a mis trop de temps à répondre. Réessayez.",
 "embedded.error.login/mail_failed": "L’e-mail n’a pas pu être remis. Vérifiez l’adresse, ou réessayez.",
 "embedded.error.login/attempt_ended": "Le code a expiré. Demandez-en un nouveau.",
 "embedded.error.login/too_many_tries": "Trop de codes incorrects. Demandez-en un nouveau.",
 "embedded.error.login/device_refused": "Un autre nombre a été choisi dans l’e-mail. Réessayez, et choisissez le nombre que vous voyez ici.",
 "embedded.error.login/change_pending": "L’adresse e-mail de ce compte a été changée. Ouvrez le lien de l’avis pour l’annuler, ou attendez un jour.",
 "embedded.error.login/not_allowed": "Ce site ne laisse pas entrer ce compte. Utilisez-en un autre, ou demandez l’accès au site.",
 "embedded.error.login/user_disabled": "Cette application a désactivé votre compte. Reconnectez-vous pour emporter votre portefeuille.",
 "embedded.error.login/email_off": "La connexion par e-mail n’est pas disponible ici.",
 "embedded.error.login/clock_skewed": "Vérifiez la date et l’heure de cet appareil, puis réessayez.",
 "embedded.error.request/http_failed": "Le serveur du portefeuille est injoignable. Vérifiez votre connexion et réessayez.",
 "embedded.error.embedded/unreachable": "Votre portefeuille est injoignable en ce moment. Réessayez dans une minute.",
 "embedded.error.embedded/untrusted": "Votre portefeuille n’a pas été ouvert, car le serveur a envoyé quelque chose qui ne lui appartient pas. Demandez de l’aide à l’assistance de ce site.",
 "embedded.error.stopped": "Les portefeuilles sont suspendus en ce moment. Réessayez plus tard.",
 "embedded.error.escrow/login_required": "Connectez-vous à nouveau, avec le lien et le code de l’e-mail.",
 "embedded.error.request/too_many": "Trop de demandes à la fois. Attendez un instant, puis réessayez.",
 "embedded.error.failed": "Cela n’a pas fonctionné. Réessayez.",
 "embedded.row.social": [
  "Connecté avec ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Se connecter avec un compte",
 "embedded.social.continue": [
  "Continuer avec ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Continuez dans la fenêtre",
 "embedded.social.waiting.body": [
  "Connectez-vous avec ",
  [
   "provider"
  ],
  " dans la fenêtre qui s’est ouverte."
 ],
 "embedded.social.blocked": "La fenêtre a été bloquée",
 "embedded.social.closed": "La fenêtre a été fermée",
 "embedded.social.declined": "Connexion refusée",
 "embedded.social.open": "Ouvrir la fenêtre",
 "embedded.social.other": "Utiliser un autre moyen",
 "embedded.farcaster.scan": "Scannez avec votre téléphone",
 "embedded.farcaster.here": "Continuez dans l’application Farcaster",
 "embedded.farcaster.only": "Approuvez dans l’application Farcaster. N’approuvez qu’une connexion que vous avez vous-même commencée.",
 "embedded.farcaster.expires": [
  "Ce code expire dans ",
  [
   "seconds"
  ],
  " secondes."
 ],
 "embedded.farcaster.code": "Code pour l’application Farcaster",
 "embedded.farcaster.copy": "Copier le lien",
 "embedded.farcaster.open": "Ouvrir Farcaster",
 "embedded.farcaster.failed": [
  "Connexion à ",
  [
   "provider"
  ],
  " impossible"
 ],
 "embedded.farcaster.expired": "Le code a expiré",
 "embedded.farcaster.expiredBody": "Il n’a pas été approuvé à temps. Réessayez pour obtenir un nouveau code.",
 "embedded.error.login/window_blocked": "Votre navigateur n’a pas laissé la fenêtre s’ouvrir. Ouvrez-la avec le bouton ci-dessous.",
 "embedded.error.login/window_closed": "Vous l’avez fermée avant de vous connecter. Vous pouvez réessayer.",
 "embedded.error.login/window_foreign": "Un autre nombre a été choisi dans la fenêtre. Réessayez, et choisissez le nombre que vous voyez ici.",
 "embedded.error.login/visit_ended": "La connexion a pris trop de temps. Réessayez.",
 "embedded.error.login/provider_declined": "Vous avez refusé dans la fenêtre ; rien n’a donc été partagé. Vous pouvez réessayer.",
 "embedded.error.login/provider_failed": "La connexion n’a pas pu être confirmée là-bas. Réessayez dans un instant.",
 "embedded.error.login/provider_off": "Ce moyen de connexion n’est pas disponible ici. Utilisez-en un autre.",
 "embedded.passkey.continue": "Continuer avec une clé d’accès",
 "embedded.passkey.name": "Clé d’accès",
 "embedded.row.passkey": "Connecté avec une clé d’accès",
 "embedded.guest.continue": "Continuer en tant qu’invité",
 "embedded.guest.name": "Invité",
 "embedded.row.guest": "Sans e-mail",
 "embedded.guest.secure": "Sécuriser ce portefeuille",
 "embedded.security.temporary": "Uniquement dans ce navigateur. Si vous effacez ses données, le portefeuille est perdu.",
 "embedded.error.login/guest_off": "Ce site ne laisse pas entrer les invités. Utilisez un autre moyen.",
 "embedded.linked.title": "Portefeuilles associés",
 "embedded.linked.subtitle": "Les portefeuilles que vous avez déjà",
 "embedded.linked.intro": "Cette application sait que ces portefeuilles sont à vous. Ils ne peuvent pas ouvrir le portefeuille de votre connexion.",
 "embedded.linked.unread": "Vos portefeuilles associés n’ont pas pu être chargés",
 "embedded.linked.none.title": "Aucun portefeuille associé",
 "embedded.linked.none.body": "Associez un portefeuille que vous avez déjà, pour que cette application sache qu’il est à vous. Il signe un message, ce qui ne coûte rien.",
 "embedded.linked.add": "Associer un portefeuille",
 "embedded.linked.full": [
  "Vous avez associé ",
  [
   "count"
  ],
  " portefeuilles, soit le maximum. Dissociez-en un d’abord."
 ],
 "embedded.linked.choose": "Choisissez un portefeuille dans ce navigateur.",
 "embedded.linked.missing.title": "Aucun portefeuille trouvé",
 "embedded.linked.missing.body": "Installez un portefeuille dans ce navigateur, ou activez-le, puis réessayez.",
 "embedded.linked.unlink": "Dissocier",
 "embedded.linked.keep": "Le garder",
 "embedded.linked.cancel": "Annuler",
 "embedded.linked.confirm.title": [
  "Dissocier ",
  [
   "name"
  ],
  " ?"
 ],
 "embedded.linked.confirm.body": "Cette application ne saura plus que ce portefeuille est à vous. Vous pourrez l’associer à nouveau.",
 "embedded.linked.step.connect.title": [
  "Connectez-vous dans ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Choisissez le compte à associer.",
 "embedded.linked.step.approve.title": [
  "Association de ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Chargement de la demande…",
 "embedded.linked.step.sign.title": [
  "Signez avec ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Le message montre que le portefeuille est à vous. Il ne déplace rien.",
 "embedded.linked.declined": "Refusé. Rien n’a été associé.",
 "embedded.linked.error.links/taken": "Ce portefeuille est associé à un autre compte de cette application. Dissociez-le d’abord là-bas.",
 "embedded.linked.error.links/ended": "Cela a pris trop de temps. Réessayez.",
 "embedded.linked.error.escrow/waiting": "Cet appareil est nouveau. Il pourra associer des portefeuilles une fois qu’il pourra ouvrir le vôtre."
}
export default catalogue
