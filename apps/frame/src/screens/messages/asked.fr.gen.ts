// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Signer un message",
 "approval.title.signIn": "S’identifier",
 "approval.title.typedData": "Signer des données",
 "approval.title.transaction": "Confirmer une transaction",
 "approval.title.session": "Autoriser des dépenses sans demander",
 "approval.title.link": "Associer un portefeuille",
 "approval.from": "Demandé par",
 "approval.action.signMessage": "Signer ce message",
 "approval.action.signIn": [
  "S’identifier auprès de ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Signer « ",
  [
   "name"
  ],
  " »"
 ],
 "approval.action.sendCoin": [
  "Envoyer ",
  [
   "amount"
  ],
  " à ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Envoyer ",
  [
   "amount"
  ],
  " à ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Déplacer ",
  [
   "amount"
  ],
  " de ",
  [
   "from"
  ],
  " vers ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Déplacer l’objet ",
  [
   "id"
  ],
  " de ",
  [
   "token"
  ],
  " de ",
  [
   "from"
  ],
  " vers ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Autoriser ",
  [
   "spender"
  ],
  " à dépenser ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Autoriser ",
  [
   "spender"
  ],
  " à prendre ",
  [
   "amount"
  ],
  " pour les frais de réseau"
 ],
 "approval.action.allowUnlimited": [
  "Autoriser ",
  [
   "spender"
  ],
  " à dépenser des ",
  [
   "token"
  ],
  " sans limite"
 ],
 "approval.action.allowAll": [
  "Autoriser ",
  [
   "spender"
  ],
  " à déplacer tout ce que vous avez de ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Ne plus autoriser ",
  [
   "spender"
  ],
  " à dépenser des ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Retirer toutes les autorisations pour ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Exécuter ",
  [
   "selector"
  ],
  " de ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Créer un contrat",
 "approval.action.deployAccount": "Créer votre compte intelligent sur ce réseau",
 "approval.action.upgradeAccount": "Activer les fonctions intelligentes de votre compte sur ce réseau. Son adresse reste la même.",
 "approval.action.openSession": [
  "Laisser cette application envoyer jusqu’à ",
  [
   "amount"
  ],
  " par période de ",
  [
   "period"
  ],
  ", jusqu’au ",
  [
   "until"
  ],
  ". Cela fait ",
  [
   "total"
  ],
  " en tout, au plus."
 ],
 "approval.action.endSession": [
  "Mettre fin à l’autorisation d’envoyer jusqu’à ",
  [
   "amount"
  ],
  " par période de ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "Ouvrir le compte ",
  [
   "address"
  ],
  " pour ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Fermer le compte ",
  [
   "address"
  ],
  " ; ce qui reste va à ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Donner le contrôle de ",
  [
   "address"
  ],
  " à ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Renoncer au contrôle de ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Ajouter la note « ",
  [
   "text"
  ],
  " »"
 ],
 "approval.action.linkWallet": "Associer ce portefeuille à votre compte dans cette application",
 "approval.units": [
  [
   "amount"
  ],
  " unités de base de ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "« ",
  [
   "symbol"
  ],
  " » (",
  [
   "address"
  ],
  ", absent de notre liste)"
 ],
 "approval.token.unknown": [
  "le jeton ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " de la monnaie du réseau"
 ],
 "approval.label.network": "Réseau",
 "approval.label.fee": "Frais de réseau, au plus",
 "approval.label.sponsored": "Frais de réseau",
 "approval.sponsored": "Payés pour vous",
 "approval.label.account": "Votre compte",
 "approval.label.smartAccount": "Votre compte intelligent",
 "approval.label.actions": "Ce qui se passe",
 "approval.details": "Tout ce qui est signé",
 "approval.network.unknown": [
  "Réseau ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Cela échouerait",
 "approval.fails.body": "Le réseau refuserait, et vous pourriez tout de même payer les frais.",
 "approval.unfunded.title": "Pas assez pour payer cela",
 "approval.unfunded.body": "Ce compte contient trop peu pour cela et ses frais de réseau. Ajoutez d’abord des fonds.",
 "approval.unknown.title": "Impossible de vérifier",
 "approval.unknown.body": "Le réseau n’a pas pu l’essayer d’abord. Ne continuez que si vous avez confiance en son origine.",
 "approval.warning.foreignSignIn": "Cela vous identifie auprès d’un autre site que celui qui le demande. C’est très probablement une tentative de prendre votre compte là-bas.",
 "approval.warning.looksLikeHash": "Cela ressemble à l’empreinte d’autre chose, comme une transaction. La signer pourrait déplacer vos fonds.",
 "approval.warning.unlimitedAllowance": "Le bénéficiaire pourrait prendre tout ce que vous avez de ce jeton, maintenant ou plus tard.",
 "approval.warning.allowsAll": "Le bénéficiaire pourrait prendre tous vos objets de cette collection, maintenant ou plus tard.",
 "approval.warning.authorityChange": "Cela remet le contrôle d’un compte à une autre adresse.",
 "approval.warning.permit": "Cette signature est une autorisation. Elle peut être utilisée sans vous redemander.",
 "approval.warning.order": "C’est un ordre de place de marché. Le signer peut donner ce qu’il propose.",
 "approval.warning.session": "L’application décide quand et à qui, et ne vous redemande pas. Vous pouvez y mettre fin à tout moment.",
 "approval.warning.otherChain": "Ceci est pour un autre réseau que celui affiché.",
 "approval.warning.otherAccount": "Ceci concerne un compte qui n’est pas le vôtre.",
 "approval.warning.unknownCall": "Nous ne pouvons pas dire ce que fait cet appel de contrat.",
 "approval.warning.createsContract": "Ceci crée un contrat sur le réseau.",
 "approval.warning.unknownProgram": "Nous ne pouvons pas dire ce que fait ce programme.",
 "approval.warning.lookupTables": "Certains comptes figurent dans une table sur le réseau et ne peuvent pas être affichés ici.",
 "approval.warning.durableNonce": "Ceci n’expire pas. Une fois signé, cela peut être envoyé à tout moment plus tard.",
 "approval.warning.unreadable": "Ceci ne peut pas être lu comme du texte.",
 "approval.warning.highFee": "Les frais de réseau sont inhabituellement élevés.",
 "approval.warning.malformedSignIn": "Ce n’est pas une identification correctement formée.",
 "approval.warning.severalTransactions": "Vous approuvez plusieurs transactions à la fois.",
 "approval.approve": "Approuver",
 "approval.sign": "Signer",
 "approval.decline": "Refuser",
 "approval.wait": "Se déverrouille après une seconde de pleine visibilité.",
 "approval.window.why": "Une page peut couvrir ou modifier ce que vous voyez ici. Décidez dans une fenêtre de votre portefeuille.",
 "approval.window.open": "Examiner dans une fenêtre",
 "approval.window.waiting": "Décidez dans la fenêtre qui s’est ouverte",
 "approval.window.blocked": "La fenêtre ne s’est pas ouverte. Autorisez les fenêtres de cette page, puis réessayez.",
 "approval.window.closed": "La fenêtre a été fermée avant votre décision.",
 "approval.window.lost": "Il n’y a plus rien à décider ici. Vous pouvez fermer cette fenêtre.",
 "approval.next.signIn": "S’identifier ne coûte rien et ne déplace rien.",
 "approval.next.signature": "Une fois signé, cela ne peut pas être repris.",
 "approval.next.transaction": "Une fois approuvé, cela ne peut pas être annulé.",
 "approval.next.session": "Le réseau fait respecter ces limites.",
 "approval.next.link": "Cela ne déplace rien. Vous pouvez le dissocier à tout moment.",
 "approval.window.again": "Ouvrir à nouveau",
 "approval.window.title": "Approuver la demande",
 "action.cancel": "Annuler",
 "action.continue": "Continuer",
 "action.done": "Terminé",
 "change.old.title": "Confirmez que c’est vous",
 "change.old.body": [
  "Pour remplacer votre e-mail par ",
  [
   "next"
  ],
  ", saisissez le code que nous avons envoyé à ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Confirmez la nouvelle adresse",
 "change.new.body": [
  "Saisissez le code que nous avons envoyé à ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Votre e-mail n’a pas changé",
 "change.stopped.body": "Le code a expiré, ou cette adresse ne peut pas être utilisée. Vous pouvez recommencer.",
 "change.done.title": "Votre e-mail a changé",
 "change.done.body": [
  "Désormais, connectez-vous avec ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Nous avons envoyé un e-mail à ",
  [
   "email"
  ],
  ". Son lien permet d’annuler le changement pendant 24 heures."
 ],
 "change.resend": "Recommencer",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Recommencer dans ",
     0,
     " seconde"
    ],
    "many": [
     "Recommencer dans ",
     0,
     " de secondes"
    ],
    "other": [
     "Recommencer dans ",
     0,
     " secondes"
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
     "Recommencer dans ",
     0,
     " minute"
    ],
    "many": [
     "Recommencer dans ",
     0,
     " de minutes"
    ],
    "other": [
     "Recommencer dans ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "code.label": "Code de l’e-mail",
 "code.checking": "Vérification du code",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Ce code n’est pas correct. Il vous reste ",
     0,
     " essai."
    ],
    "many": [
     "Ce code n’est pas correct. Il vous reste ",
     0,
     " d’essais."
    ],
    "other": [
     "Ce code n’est pas correct. Il vous reste ",
     0,
     " essais."
    ]
   }
  ]
 ],
 "code.offline": "Le code n’a pas pu être vérifié. Vérifiez votre connexion ou attendez un instant, puis continuez.",
 "code.renewed": "Nous avons envoyé un nouveau code. L’ancien ne fonctionne plus.",
 "code.tooMany.title": "Trop de codes incorrects",
 "code.tooMany.body": "Ce code ne fonctionne plus. Envoyez-en un nouveau pour réessayer.",
 "code.expired.title": "Le code a expiré",
 "code.expired.body": "Les codes fonctionnent pendant 5 minutes. Envoyez-en un nouveau pour réessayer.",
 "code.resend": "Envoyer un nouveau code",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Envoyer un nouveau code dans ",
     0,
     " seconde"
    ],
    "many": [
     "Envoyer un nouveau code dans ",
     0,
     " de secondes"
    ],
    "other": [
     "Envoyer un nouveau code dans ",
     0,
     " secondes"
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
     "Envoyer un nouveau code dans ",
     0,
     " minute"
    ],
    "many": [
     "Envoyer un nouveau code dans ",
     0,
     " de minutes"
    ],
    "other": [
     "Envoyer un nouveau code dans ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "confirm.window": "Cela se décide dans une fenêtre du portefeuille, où votre clé d’accès est demandée.",
 "confirm.again": "Votre clé d’accès doit le confirmer. Ouvrez la fenêtre et réessayez.",
 "confirm.next": "Votre clé d’accès est demandée ensuite.",
 "confirm.problem": "Votre clé d’accès ne l’a pas confirmé. Rien n’a été signé. Réessayez.",
 "login.for": [
  "Pour votre portefeuille sur ",
  [
   "host"
  ]
 ],
 "login.link.title": "Consultez vos e-mails",
 "login.link.body": [
  "Ouvrez le lien de notre e-mail à ",
  [
   "email"
  ],
  " et choisissez-y ce nombre :"
 ],
 "login.link.number": [
  "Votre nombre est ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "En attente de votre choix du ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Nous avons envoyé un autre e-mail. Il demande ce nouveau nombre.",
 "login.link.offline": "Le serveur est injoignable. Nous continuons d’essayer.",
 "login.link.delayed": "L’e-mail n’est pas encore parti. Nous continuons d’essayer : attendez ici, ou envoyez-en un autre plus tard.",
 "login.mailFailed.title": "L’e-mail n’est pas arrivé",
 "login.mailFailed.body": [
  "Nous n’avons pas pu remettre notre e-mail à ",
  [
   "email"
  ],
  ". Vérifiez l’orthographe, ou renvoyez-le."
 ],
 "login.refused.title": "C’était un autre nombre",
 "login.refused.body": "Pour protéger votre portefeuille, cette connexion a été arrêtée. Envoyez un autre e-mail et choisissez le nombre que vous voyez ici.",
 "login.ended.title": "Le lien a expiré",
 "login.ended.body": "Les liens fonctionnent pendant 10 minutes. Envoyez un autre e-mail pour en obtenir un nouveau.",
 "login.resend": "Envoyer un autre e-mail",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Envoyer un autre e-mail dans ",
     0,
     " seconde"
    ],
    "many": [
     "Envoyer un autre e-mail dans ",
     0,
     " de secondes"
    ],
    "other": [
     "Envoyer un autre e-mail dans ",
     0,
     " secondes"
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
     "Envoyer un autre e-mail dans ",
     0,
     " minute"
    ],
    "many": [
     "Envoyer un autre e-mail dans ",
     0,
     " de minutes"
    ],
    "other": [
     "Envoyer un autre e-mail dans ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "login.code.title": "Saisissez le code",
 "login.code.body": [
  "Nous avons envoyé 8 chiffres à ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Vous êtes connecté",
 "login.finishing": "Connexion en cours",
 "login.otherEmail": "Utiliser une autre adresse",
 "login.link.approved": "Nombre confirmé",
 "login.wait.title": "Cet appareil est nouveau",
 "login.wait.body": [
  "Pour votre sécurité, votre portefeuille s’y ouvrira le ",
  [
   "time"
  ],
  ". Reconnectez-vous à ce moment-là."
 ],
 "login.wait.mail": [
  "Nous avons envoyé à ",
  [
   "email"
  ],
  " un e-mail qui permet de l’empêcher."
 ],
 "login.wait.close": "Compris",
 "login.code.sameMail": "Dernière étape : les 8 chiffres du même e-mail, sous le lien.",
 "login.opening": "Ouverture de votre portefeuille…",
 "login.social.title": "Continuez dans la fenêtre",
 "login.social.body": [
  "Connectez-vous avec ",
  [
   "provider"
  ],
  " dans la fenêtre qui s’est ouverte. Cette page continue d’elle-même."
 ],
 "login.social.waiting": [
  "En attente de ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Ouvrir à nouveau",
 "login.social.number.title": "Choisissez ce nombre",
 "login.social.number.body": "La fenêtre qui s’est ouverte le demande, pour être sûre qu’elle appartient à cette page :"
}
export default catalogue
