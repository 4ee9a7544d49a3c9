// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Ce que vous pouvez faire",
 "account.action.onramp": "Acheter",
 "account.action.swaps": "Échanger",
 "account.action.receive": "Recevoir",
 "account.action.send": "Envoyer",
 "account.tabs": "Ce que le compte contient et a fait",
 "account.tab.tokens": "Jetons",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Activité",
 "account.menu": "En savoir plus sur ce compte",
 "account.balanceUnsupportedBody": "Cette application ne peut pas lire le réseau de votre portefeuille. Vos fonds ne sont pas concernés.",
 "account.partial": "Sans les jetons dont le prix est inconnu",
 "account.stale": "Ces chiffres peuvent dater un peu",
 "account.priceUnknown": "Prix inconnu",
 "account.searchTokens": "Rechercher un jeton",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Afficher ",
     0,
     " jeton"
    ],
    "many": [
     "Afficher les ",
     0,
     " de jetons"
    ],
    "other": [
     "Afficher les ",
     0,
     " jetons"
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
     "Afficher ",
     0,
     " jeton masqué"
    ],
    "many": [
     "Afficher ",
     0,
     " de jetons masqués"
    ],
    "other": [
     "Afficher ",
     0,
     " jetons masqués"
    ]
   }
  ]
 ],
 "account.hideTokens": "Masquer à nouveau ces jetons",
 "account.empty.title": "Ce compte est vide",
 "account.empty.body": "Ce que vous recevez ou achetez apparaît ici.",
 "account.empty.receive": "Afficher mon adresse",
 "account.empty.buy": "Acheter des cryptos",
 "account.noTokens.title": "Aucun jeton trouvé",
 "account.noTokens.body": [
  "Aucun résultat pour « ",
  [
   "query"
  ],
  " ». Vérifiez l’orthographe ou essayez un autre nom."
 ],
 "account.tokensUnavailable.title": "Jetons indisponibles",
 "account.tokensUnavailable.body": "Nous réessayons dans un instant. Vos fonds ne sont pas concernés.",
 "activity.done.send": "Envoyé",
 "activity.kind.send": "Envoyer",
 "activity.done.receive": "Reçu",
 "activity.kind.receive": "Recevoir",
 "activity.done.trade": "Échangé",
 "activity.kind.trade": "Échanger",
 "activity.done.approve": "Approuvé",
 "activity.kind.approve": "Approuver",
 "activity.done.revoke": "Autorisation retirée",
 "activity.kind.revoke": "Retirer l’autorisation",
 "activity.done.mint": "Créé",
 "activity.kind.mint": "Créer",
 "activity.done.burn": "Détruit",
 "activity.kind.burn": "Détruire",
 "activity.done.deposit": "Déposé",
 "activity.kind.deposit": "Déposer",
 "activity.done.withdraw": "Retiré",
 "activity.kind.withdraw": "Retirer",
 "activity.done.claim": "Réclamé",
 "activity.kind.claim": "Réclamer",
 "activity.done.stake": "Mis en staking",
 "activity.kind.stake": "Mettre en staking",
 "activity.done.unstake": "Retiré du staking",
 "activity.kind.unstake": "Retirer du staking",
 "activity.done.borrow": "Emprunté",
 "activity.kind.borrow": "Emprunter",
 "activity.done.repay": "Remboursé",
 "activity.kind.repay": "Rembourser",
 "activity.done.buy": "Acheté",
 "activity.kind.buy": "Acheter",
 "activity.done.deploy": "Contrat créé",
 "activity.kind.deploy": "Créer un contrat",
 "activity.done.execute": "Appel de contrat",
 "activity.kind.execute": "Appel de contrat",
 "activity.done.other": "Transaction",
 "activity.kind.other": "Transaction",
 "activity.fromHere": "Envoyé d’ici",
 "activity.latest": "Dernière activité",
 "activity.showAll": "Afficher toute l’activité",
 "activity.more": "Afficher plus",
 "activity.refresh": "Actualiser",
 "activity.to": "À",
 "activity.from": "De",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "et ",
     0,
     " de plus"
    ],
    "many": [
     "et ",
     0,
     " de plus"
    ],
    "other": [
     "et ",
     0,
     " de plus"
    ]
   }
  ]
 ],
 "activity.status.pending": "En attente",
 "activity.status.queued": "En attente des propriétaires",
 "activity.status.success": "Confirmé",
 "activity.status.failed": "Échoué",
 "activity.status.replaced": "Remplacé",
 "activity.status.dropped": "Non accepté",
 "activity.status.unknown": "État inconnu",
 "activity.moreFailed": "L’activité plus ancienne n’a pas pu être chargée.",
 "activity.empty.title": "Aucune activité pour l’instant",
 "activity.empty.body": "Ce que vous envoyez, recevez et échangez sur ce réseau apparaît ici.",
 "activity.deviceOnly": [
  "Les nœuds de ",
  [
   "network"
  ],
  " ne listent pas les transactions par compte ; seul ce que vous avez envoyé depuis cet appareil est donc affiché."
 ],
 "activity.partial": [
  "Il peut manquer des transactions : les nœuds de ",
  [
   "network"
  ],
  " ne les listent pas toutes."
 ],
 "activity.explorer": "Tout voir dans l’explorateur",
 "activity.failed.title": "Impossible d’obtenir les transactions",
 "activity.failed.body": "Vos fonds ne sont pas concernés. Vérifiez votre connexion et réessayez.",
 "allowances.title": "Autorisations",
 "allowances.hint": "Qui peut prendre vos jetons",
 "allowances.list": "Autorisations",
 "allowances.intro": "Ces applications peuvent prendre des jetons de votre compte sans redemander.",
 "allowances.unlimited": "Illimité",
 "allowances.everything": "Tout",
 "allowances.empty.title": "Aucune autorisation",
 "allowances.empty.body": "Aucune application ne peut prendre de jetons de votre compte sur ce réseau.",
 "allowances.failed.title": "Impossible de charger les autorisations",
 "allowances.failed.body": "Le serveur n’a pas répondu. Vos autorisations n’ont pas changé.",
 "allowances.partial": "Les autorisations plus anciennes n’ont pas encore été lues.",
 "allowances.readOn": "Chercher plus loin",
 "allowances.nothing": "Rien à révoquer",
 "allowances.review": [
  [
   "spender"
  ],
  " ne pourra plus prendre vos ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Bénéficiaire",
 "allowances.fee": "Révoquer est une transaction ; vous payez donc des frais de réseau.",
 "allowances.revoke": "Révoquer",
 "allowances.declined": "Demande refusée. L’autorisation est toujours valable. Vous pouvez réessayer.",
 "allowances.signing.title": [
  "Approuvez dans ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "Une demande de révocation vous attend dans votre portefeuille.",
 "allowances.pending.title": "Révocation…",
 "allowances.pending.body": [
  "En attente du réseau. ",
  [
   "spender"
  ],
  " peut prendre vos ",
  [
   "token"
  ],
  " jusqu’à ce que ce soit fait."
 ],
 "allowances.done.title": "Autorisation révoquée",
 "allowances.done.body": [
  [
   "spender"
  ],
  " ne peut plus prendre vos ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Révocation impossible",
 "allowances.reverted.body": [
  "Le réseau l’a refusée. ",
  [
   "spender"
  ],
  " peut toujours prendre vos ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "La transaction n’a pas été acceptée",
 "allowances.dropped.body": [
  "Le réseau ne l’a pas acceptée à temps, et cela n’a rien coûté. ",
  [
   "spender"
  ],
  " peut toujours prendre vos ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Résultat inconnu",
 "allowances.unknown.body": "Nous avons perdu la trace de la transaction. Consultez la liste des autorisations.",
 "allowances.backToList": "Voir les autorisations",
 "allowances.otherNetwork": "Votre portefeuille est sur un autre réseau. Revenez sur le précédent, puis réessayez.",
 "allowances.otherAccount": "Votre portefeuille est sur un autre compte. Revenez en arrière pour voir les autorisations de ce compte.",
 "action.cancel": "Annuler",
 "action.disconnect": "Déconnecter",
 "account.title": "Compte",
 "account.balance": "Solde",
 "account.balanceUnavailable": "Solde indisponible",
 "account.balanceUnavailableBody": "Le réseau n’a pas pu être joint. Vos fonds ne sont pas concernés.",
 "account.copyAddress": "Copier l’adresse",
 "account.explorer": "Voir dans l’explorateur",
 "account.network": "Réseau",
 "account.unknownNetwork": "Réseau inconnu",
 "account.switchWallet": "Changer de portefeuille",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " portefeuille connecté"
    ],
    "many": [
     0,
     " de portefeuilles connectés"
    ],
    "other": [
     0,
     " portefeuilles connectés"
    ]
   }
  ]
 ],
 "account.reconnecting": "Reconnexion…",
 "wallets.title": "Portefeuilles",
 "wallets.disconnect": [
  "Déconnecter ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Ajouter un autre portefeuille",
 "wallets.disconnectAll": "Tout déconnecter",
 "wallets.empty.title": "Aucun portefeuille connecté",
 "wallets.empty.body": "Connectez-en un pour le voir ici.",
 "accountType.eoa": "Compte standard",
 "accountType.smartAccount": "Compte intelligent",
 "accountType.payment": "Adresse de paiement",
 "accountType.ordinal": "Adresse pour objets de collection",
 "network.title": "Changer de réseau",
 "network.list": "Réseaux",
 "network.search": "Rechercher un réseau",
 "network.notConnected": "Non connecté",
 "network.empty.title": "Aucun réseau trouvé",
 "network.empty.body": [
  "Aucun résultat pour « ",
  [
   "query"
  ],
  " ». Essayez un autre nom."
 ],
 "network.waiting.title": [
  "Approuvez dans ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Votre portefeuille demande à passer sur ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Changement refusé",
 "network.declined.body": [
  "Vous êtes toujours sur ",
  [
   "network"
  ],
  ". Vous pouvez réessayer."
 ],
 "network.failed.title": [
  "Impossible de passer sur ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Réessayez, ou changez de réseau dans votre portefeuille.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " ne peut pas utiliser ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Choisissez un autre réseau ou connectez un autre portefeuille.",
 "activeChain.title": [
  "Se connecter à ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Il vous faut un portefeuille compatible avec ",
  [
   "chain"
  ],
  ". Vos autres connexions restent."
 ],
 "activeChain.connect": "Connecter un portefeuille",
 "activeChain.continue": [
  "Continuer avec ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Pas maintenant",
 "unsupported.title": "Changer de réseau",
 "unsupported.body": "Cette application ne fonctionne pas sur le réseau de votre portefeuille. Choisissez l’un de ceux-ci pour continuer.",
 "unsupported.list": "Réseaux pris en charge",
 "whatIsWallet.title": "Qu’est-ce qu’un portefeuille ?",
 "whatIsWallet.home.title": "Un lieu pour ce qui vous appartient",
 "whatIsWallet.home.body": "Conservez, envoyez et recevez des jetons et des objets de collection.",
 "whatIsWallet.login.title": "Une seule façon de se connecter",
 "whatIsWallet.login.body": "Connectez votre portefeuille au lieu de créer un nouveau compte et un mot de passe.",
 "whatIsWallet.keys.title": "Vous détenez les clés",
 "whatIsWallet.keys.body": "Personne d’autre ne peut déplacer ce qui est à vous. Ne partagez jamais votre phrase de récupération.",
 "whatIsWallet.get": "Obtenir un portefeuille",
 "getWallet.title": "Obtenir un portefeuille",
 "getWallet.list": "Portefeuilles à obtenir",
 "getWallet.extension": "Extension de navigateur",
 "getWallet.app": "Application mobile",
 "getWallet.extensionAndApp": "Extension et application mobile",
 "getWallet.after": "Vous en avez installé un ? Rechargez la page pour qu’il soit détecté.",
 "getWallet.empty.title": "Aucun portefeuille à suggérer",
 "getWallet.empty.body": "Cette application n’en suggère aucun. Cherchez un portefeuille de confiance dans la boutique d’extensions de votre navigateur.",
 "error.send/rejected": "Transaction refusée. Rien n’a été envoyé.",
 "error.send/failed": "La transaction n’a pas pu être envoyée. Rien n’a été envoyé.",
 "toast.walletSwitched": [
  "Vous utilisez maintenant ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Solde du jeton indisponible",
 "error.send/unsupported_chain": "L’envoi ne fonctionne pas sur cette chaîne.",
 "error.send/incomplete": "Un montant et l’adresse du destinataire sont nécessaires.",
 "error.send/token_missing": "Un jeton est nécessaire.",
 "error.send/expired": "La transaction a été signée trop tard. Rien n’a été envoyé. Réessayez.",
 "error.send/below_minimum": "Ce montant est trop petit pour y être envoyé. Envoyez un peu plus.",
 "error.send/coins_kept": "Une partie de votre solde ne peut pas être envoyée : les paiements non confirmés, et de très petits qui peuvent être des objets de collection. Envoyez moins.",
 "error.send/too_many_coins": "Ce montant est réparti sur trop de petits paiements. Envoyez moins.",
 "error.send/funds_changed": "Votre solde a changé. Rien n’a été envoyé. Vérifiez le montant et réessayez.",
 "error.send/fee_too_low": "Les frais du réseau ont augmenté. Rien n’a été envoyé. Réessayez.",
 "error.send/overtaken": "Une autre transaction de votre compte est passée avant. Rien n’a été envoyé. Réessayez.",
 "error.send/network_upgraded": "Le réseau a été mis à jour entre-temps. Rien n’a été envoyé. Réessayez.",
 "error.send/leaves_too_little": "Votre compte doit garder un petit montant. Envoyez un peu moins, ou tout.",
 "error.send/not_a_wallet": "Cette adresse est celle d’un jeton, pas d’un portefeuille. Ce que vous y envoyez est perdu.",
 "error.send/token_unsupported": "Ce jeton ne peut pas être envoyé d’ici.",
 "error.send/token_mismatch": "Le réseau compte ce jeton autrement que ce qui est affiché ici. Rien n’a été envoyé.",
 "error.swap/not_as_shown": "Cet échange ferait autre chose que ce qui est affiché ici ; il n’a donc pas été envoyé.",
 "error.token/mismatch": "Ce jeton n’est pas celui qu’indique son nom ; rien n’a donc été envoyé. Choisissez-le par son adresse.",
 "error.token/unverified": "Seul le serveur pouvait dire quel est ce jeton ; rien n’a donc été envoyé. Réessayez plus tard.",
 "error.name/resolve_failed": "Ce nom n’a pas pu être recherché. Saisissez plutôt l’adresse.",
 "names.title": "Choisir un nom",
 "names.successTitle": "Nom enregistré",
 "names.row": "Choisir un nom",
 "names.rowHint": "Plus facile à lire qu’une adresse",
 "names.intro": "Un nom représente votre compte et se lit plus facilement qu’une adresse. Il est gratuit et demande une signature.",
 "names.field": "Trouver un nom",
 "names.rules": "Lettres, chiffres et traits d’union, au moins 4 caractères.",
 "names.problem.characters": "Seuls les lettres a à z, les chiffres et les traits d’union sont possibles.",
 "names.problem.short": "Un nom a au moins 4 caractères.",
 "names.problem.long": "Un nom a au plus 63 caractères.",
 "names.problem.ends": "Un nom ne peut ni commencer ni finir par un trait d’union.",
 "names.problem.double": "Un nom ne peut pas avoir deux traits d’union de suite.",
 "names.list": "Noms",
 "names.own": "Vos noms",
 "names.free": "Disponible",
 "names.taken": "Non disponible",
 "names.off.title": "Les noms ne sont pas disponibles ici",
 "names.off.body": "Cette application n’attribue pas de noms.",
 "names.unreachable.title": "Impossible de chercher des noms",
 "names.unreachable.body": "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
 "names.signing.title": [
  "Signez dans ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Signer est gratuit. Cela montre que ",
  [
   "name"
  ],
  " est destiné à votre compte."
 ],
 "names.registering.title": "Enregistrement de votre nom",
 "names.declined.title": "Signature refusée",
 "names.declined.body": [
  [
   "name"
  ],
  " est toujours disponible. Vous pouvez réessayer."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " vient d’être pris"
 ],
 "names.takenNow.body": "Quelqu’un a été plus rapide. Choisissez-en un autre.",
 "names.reserved.title": [
  [
   "name"
  ],
  " est réservé"
 ],
 "names.reserved.body": "Personne ne peut avoir ce nom. Choisissez-en un autre.",
 "names.usedUp.title": "Vous avez déjà le nombre maximal de noms",
 "names.usedUp.body": "Ce compte ne peut pas en prendre un autre.",
 "names.expired.title": "La signature est arrivée trop tard",
 "names.expired.body": "Vérifiez la date et l’heure de cet appareil, puis signez à nouveau.",
 "names.otherAccount.title": "Votre portefeuille est maintenant sur un autre compte",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " n’a pas été enregistré. Réessayez pour l’attribuer à ce compte."
 ],
 "names.unsupported.title": "Votre portefeuille ne peut pas prendre de nom ici",
 "names.unsupported.body": "Passez sur un autre réseau ou connectez un autre portefeuille.",
 "names.failed.title": [
  "Impossible d’enregistrer ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Rien n’a été modifié. Réessayez dans un instant.",
 "names.success.title": [
  [
   "name"
  ],
  " est à vous"
 ],
 "names.success.body": "Il représente maintenant votre compte dans cette application.",
 "names.success.copy": "Copier le nom",
 "names.success.done": "Terminé",
 "names.none.title": "Pas encore de nom",
 "names.none.body": "Choisissez-en un pour le voir ici.",
 "nfts.list": "NFT",
 "nfts.empty.title": "Pas encore de NFT",
 "nfts.empty.body": "Les NFT que vous obtenez sur ce réseau apparaissent ici.",
 "nfts.failed.title": "Impossible de charger les NFT",
 "nfts.failed.body": "Le serveur n’a pas répondu. Vos NFT ne sont pas concernés.",
 "nfts.moreFailed": "Impossible d’en charger plus.",
 "nfts.more": "Afficher plus",
 "nfts.showAll": "Afficher tous les NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Afficher ",
     0,
     " NFT masqué"
    ],
    "many": [
     "Afficher ",
     0,
     " de NFT masqués"
    ],
    "other": [
     "Afficher ",
     0,
     " NFT masqués"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Masquer les indésirables présumés",
 "nfts.nameless": [
  [
   "collection"
  ],
  " n° ",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "Ce NFT n’est pas dans votre compte",
 "nfts.spam": "Ceci est peut-être indésirable. Ne suivez pas les liens de son nom ou de son image.",
 "nfts.collection": "Collection",
 "nfts.contract": "Contrat",
 "nfts.address": "Adresse",
 "nfts.number": "ID du jeton",
 "nfts.amount": "Vous possédez",
 "onramp.title": "Acheter des cryptos",
 "onramp.pay": "Vous payez",
 "onramp.get": "Vous obtenez",
 "onramp.amount": "Montant à payer",
 "onramp.payWith": [
  "Changer le mode de paiement : ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Changer l’achat : ",
  [
   "symbol"
  ],
  " sur ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "De ",
  [
   "min"
  ],
  " à ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "De cette façon, vous pouvez payer au moins ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "De cette façon, vous pouvez payer au plus ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Pas encore de prix",
 "onramp.elsewhere": [
  "Cette application n’utilise pas ",
  [
   "network"
  ],
  ". Vous le verrez dans votre portefeuille."
 ],
 "onramp.offers": "Offres",
 "onramp.refresh": "Actualiser les prix",
 "onramp.best": "Meilleure",
 "onramp.via": [
  "via ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Frais du fournisseur",
 "onramp.networkFee": "Frais de réseau",
 "onramp.total": "Total",
 "onramp.moreOffers": "Afficher toutes les offres",
 "onramp.enterAmount": "Saisissez un montant",
 "onramp.changeAmount": "Modifier le montant",
 "onramp.asking": "Recherche des prix…",
 "onramp.continue": [
  "Continuer avec ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Vous payez dans la fenêtre de ",
  [
   "provider"
  ],
  ". Les données de votre carte ne parviennent jamais à cette application."
 ],
 "onramp.unreachable.title": "Les prix sont indisponibles",
 "onramp.unreachable.body": "Aucun vendeur n’a répondu. Nous n’affichons pas de prix plutôt qu’une estimation.",
 "onramp.noSeller.title": "Aucun vendeur n’accepte ce montant",
 "onramp.noSeller.body": "Essayez un autre montant ou un autre mode de paiement.",
 "onramp.off.title": "L’achat n’est pas disponible ici",
 "onramp.off.body": "Cette application n’a configuré aucun vendeur.",
 "onramp.off.back": "Retour au compte",
 "onramp.noChain.title": "Rien n’est vendu pour ce réseau",
 "onramp.noChain.body": "Passez sur un autre réseau pour acheter des cryptos.",
 "onramp.noChain.switch": "Changer de réseau",
 "onramp.buyList": "Quoi acheter",
 "onramp.search": "Rechercher par nom ou par réseau",
 "onramp.empty.title": "Aucun résultat",
 "onramp.empty.body": [
  "Aucun résultat pour « ",
  [
   "query"
  ],
  " ». Essayez un autre nom."
 ],
 "onramp.payList": "Mode de paiement",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " sur ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", de ",
  [
   "min"
  ],
  " à ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Carte",
 "onramp.method.bank": "Virement bancaire",
 "onramp.method.sepa": "Virement SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Solde du compte",
 "onramp.opening.title": [
  "Ouverture de ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Une fenêtre s’ouvre dans un instant.",
 "onramp.blocked.title": "Votre navigateur a bloqué la fenêtre",
 "onramp.blocked.body": [
  "Ouvrez ",
  [
   "provider"
  ],
  " vous-même pour continuer. Le lien fonctionne une seule fois."
 ],
 "onramp.blocked.open": [
  "Ouvrir ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Terminez dans la fenêtre de ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Gardez cette page ouverte pour voir quand votre achat est terminé.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " n’informe pas cette application du déroulement. Ce que vous achetez arrive dans votre portefeuille."
 ],
 "onramp.destination": "Avant de payer, vérifiez dans cette fenêtre que l’achat est destiné à votre adresse :",
 "onramp.paid.title": "Paiement reçu",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " envoie ",
  [
   "symbol"
  ],
  " vers votre portefeuille."
 ],
 "onramp.left.title": "La fenêtre est fermée",
 "onramp.left.body": [
  "Si vous avez payé, ",
  [
   "symbol"
  ],
  " arrivera dans votre portefeuille. Cela peut prendre quelques minutes."
 ],
 "onramp.done.title": [
  "Vous avez acheté ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " l’a envoyé vers votre portefeuille."
 ],
 "onramp.done.close": "Terminé",
 "onramp.unavailable.title": [
  "Impossible d’ouvrir ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Rien n’a été payé. Réessayez, ou choisissez une autre offre.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " n’a pas pu finaliser l’achat"
 ],
 "onramp.refused.body": [
  "Vérifiez auprès de ",
  [
   "provider"
  ],
  " si vous avez été débité avant de réessayer."
 ],
 "onramp.backToPrices": "Retour aux prix",
 "onramp.again": "Acheter plus",
 "pay.title": "Payer",
 "pay.review.title": "Vérifier le paiement",
 "pay.requestedBy": "Demandé par",
 "pay.for": "Pour",
 "pay.token": "Jeton",
 "pay.expires": "Expire",
 "pay.expiresIn": [
  "dans ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " seconde"
    ],
    "many": [
     0,
     " de secondes"
    ],
    "other": [
     0,
     " secondes"
    ]
   }
  ]
 ],
 "pay.with": "Payer avec",
 "pay.balance": [
  "Vous avez ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Vous avez ",
  [
   "have"
  ],
  " sur ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Échanger d’abord ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "Environ ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Passer sur ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Passez votre portefeuille sur ",
  [
   "network"
  ],
  " pour payer."
 ],
 "pay.notEnough": [
  "Pas assez de ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  "Payer ",
  [
   "amount"
  ]
 ],
 "pay.signing": "En attente de votre portefeuille",
 "pay.caution.unsure.title": "Votre portefeuille a peut-être déjà payé",
 "pay.caution.unsure.body": "Ce paiement lui a déjà été demandé, et sa réponse n’est pas parvenue à cette page. Regardez d’abord dans votre portefeuille. Si le paiement y figure, ne payez pas de nouveau.",
 "pay.caution.given": "Le destinataire du paiement",
 "pay.agree": "J’ai vérifié et je souhaite payer",
 "pay.pending.title": [
  "Paiement de ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " payés"
 ],
 "pay.paid.body": "L’application a le reçu.",
 "pay.paidAt": "Payé",
 "pay.expired.title": "Cette demande a expiré",
 "pay.expired.body": "Rien n’a été payé. Retournez dans l’application et recommencez.",
 "pay.unconfirmed.body": "Le paiement a été envoyé et peut encore aboutir. Ne payez pas de nouveau. Relancez-le plus tard depuis l’application pour savoir comment il s’est terminé.",
 "pay.failed.title": "Le paiement a échoué",
 "pay.failed.body": "Rien n’a été payé. Le réseau a peut-être prélevé ses frais.",
 "pay.refused.title": "Ceci ne peut pas être payé",
 "pay.none.title": "Rien à payer",
 "pay.none.body": "L’application n’a pas demandé de paiement.",
 "pay.activity.done": "Payé",
 "receive.title": "Recevoir",
 "receive.code": "Code QR de votre adresse",
 "receive.copy": "Copier l’adresse",
 "receive.scan": "Scannez ce code, ou copiez l’adresse.",
 "receive.yours": "Votre adresse",
 "receive.networks": "Fonctionne sur",
 "receive.current": "Vous êtes ici",
 "receive.warning": "N’envoyez que depuis l’un de ces réseaux. Ce qui vient d’ailleurs peut être perdu.",
 "receive.collectibles": "Uniquement pour des objets de collection comme les Ordinals. Ce qui y est payé ne compte pas dans votre solde ici.",
 "receive.copyCollectibles": "Copier l’adresse pour objets de collection",
 "safety.label": "Ce que cela fait",
 "safety.checking": "Vérification de ce que cela fait…",
 "safety.send": "Vous envoyez",
 "safety.receive": "Vous recevez",
 "safety.allow": "Vous autorisez",
 "safety.revoke": "Vous n’autorisez plus",
 "safety.nothing": "Rien de ce que vous possédez ne change.",
 "safety.unlimited": "Illimité",
 "safety.all": "Tout",
 "safety.spender": [
  "à ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " pourrait prendre tous vos ",
  [
   "token"
  ],
  " à tout moment, maintenant ou plus tard. N’autorisez que ce qu’il vous faut."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " pourrait prendre tout ce que vous avez dans ",
  [
   "token"
  ],
  ", maintenant ou plus tard."
 ],
 "safety.unknownToken": "Jeton inconnu",
 "safety.item": [
  [
   "name"
  ],
  " n° ",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Cela échouerait",
 "safety.reverts.body": "Le contrat refuserait, et vous paieriez tout de même les frais de réseau.",
 "safety.reverts.reason": [
  "Il dit : « ",
  [
   "reason"
  ],
  " »"
 ],
 "safety.reverts.funds": "Vous n’avez pas assez pour le montant et les frais de réseau.",
 "safety.unknown.title": "Impossible de vérifier",
 "safety.unknown.body": "Le réseau n’a pas pu l’essayer d’abord ; nous ne savons donc pas ce que cela changerait. Ne continuez que si vous avez confiance en son origine.",
 "safety.gone.unsent": "Votre portefeuille a été déconnecté. Rien n’a été envoyé.",
 "safety.gone.asked": "Votre portefeuille a été déconnecté. S’il vous demande encore de confirmer, refusez là-bas.",
 "send.title": "Envoyer",
 "send.tokens.title": "Choisir un jeton",
 "send.review.title": "Vérifier",
 "send.progress.title": "Transaction",
 "send.tokens.search": "Rechercher un jeton",
 "send.tokens.list": "Vos jetons",
 "send.tokens.empty.title": "Aucun jeton trouvé",
 "send.tokens.empty.body": [
  "Rien de ce que vous avez ne correspond à « ",
  [
   "query"
  ],
  " »."
 ],
 "send.tokens.none.title": "Rien à envoyer pour l’instant",
 "send.tokens.none.body": [
  "Les jetons que vous recevez sur ",
  [
   "network"
  ],
  " apparaissent ici."
 ],
 "send.tokens.receive": "Recevoir",
 "send.unavailable.title": "Solde indisponible",
 "send.unavailable.body": "Nous n’avons pas pu lire ce que vous avez. Vos fonds ne sont pas concernés.",
 "send.coinOnly": [
  "Cette application n’affiche que ",
  [
   "symbol"
  ],
  ". Les autres jetons ne peuvent pas être listés ici."
 ],
 "send.coinOnlyNow": [
  "Seul ",
  [
   "symbol"
  ],
  " peut être affiché en ce moment. Nous chercherons à nouveau les autres jetons dans un instant."
 ],
 "send.amountIn": [
  "Montant en ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " disponibles"
 ],
 "send.max": "Max",
 "send.maxLabel": "Utiliser tout ce que vous avez",
 "send.showIn": [
  "Saisir le montant en ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Aucun prix disponible",
 "send.to": "À",
 "send.toPlaceholder": "Adresse ou nom",
 "send.paste": "Coller",
 "send.clear": "Effacer l’adresse",
 "send.looking": "Recherche du nom…",
 "send.noAddress": [
  [
   "name"
  ],
  " n’a pas d’adresse sur ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Les noms ne peuvent pas être recherchés en ce moment. Saisissez plutôt l’adresse.",
 "send.nameDisputed": [
  "Deux sources indiquent des adresses différentes pour ",
  [
   "name"
  ],
  ". Rien ne peut lui être envoyé pour l’instant. Saisissez plutôt l’adresse."
 ],
 "send.resolvedBy": [
  "Trouvé par ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Écrite pour ",
  [
   "network"
  ],
  " : c’est le même compte que l’adresse que vous avez saisie."
 ],
 "send.invalid": [
  "Ce n’est pas une adresse de ",
  [
   "network"
  ],
  ". Vérifiez s’il manque des caractères ou si certains ont changé."
 ],
 "send.memo": "Mémo",
 "send.memoOptional": "Mémo (facultatif)",
 "send.memoHelp": "Un texte que tout le monde peut lire. Les plateformes d’échange peuvent en avoir besoin pour créditer votre envoi.",
 "send.pasteFailed": "Le presse-papiers n’a pas pu être lu. Collez plutôt dans le champ.",
 "send.step.selectToken": "Choisir un jeton",
 "send.step.enterAmount": "Saisir un montant",
 "send.step.incorrectValue": "Valeur incorrecte",
 "send.step.insufficientFunds": "Fonds insuffisants",
 "send.step.enterAddress": "Saisir une adresse",
 "send.step.invalidAddress": "Adresse non valide",
 "send.step.looking": "Recherche du nom…",
 "send.step.review": "Vérifier",
 "send.caution.lookAlike.title": "Cette adresse en imite une que vous connaissez",
 "send.caution.lookAlike.body": "Le début et la fin sont identiques, mais la partie marquée diffère. Des voleurs font cela pour que vous copiiez la leur.",
 "send.caution.lookAlike.known": "Celle que vous connaissez",
 "send.caution.lookAlike.given": "Celle que vous avez saisie",
 "send.caution.tokenContract.title": "C’est le contrat du jeton lui-même",
 "send.caution.tokenContract.body": "Ce qui y est envoyé est presque toujours perdu.",
 "send.caution.own.title": "C’est votre propre adresse",
 "send.caution.own.body": "Vous vous enverriez ce montant à vous-même et paieriez tout de même les frais.",
 "send.caution.contract.title": "C’est un contrat",
 "send.caution.contract.body": "Assurez-vous qu’il peut accepter votre envoi. Sinon, il peut être perdu.",
 "send.caution.unused.title": "Rien ne s’est jamais passé à cette adresse",
 "send.caution.unused.body": [
  "Elle est nouvelle sur ",
  [
   "network"
  ],
  ", ou contient une faute de frappe."
 ],
 "send.caution.first.title": "Premier envoi à cette adresse",
 "send.caution.first.body": "Comparez l’adresse entière avec celle qu’on vous a donnée.",
 "send.caution.unchecked.title": "Cette adresse n’a pas pu être vérifiée",
 "send.caution.unchecked.body": "Le réseau n’a pas répondu. Comparez vous-même l’adresse entière.",
 "send.agree": "J’ai comparé l’adresse entière et je souhaite envoyer malgré tout",
 "send.from": "De",
 "send.network": "Réseau",
 "send.fee": "Frais de réseau",
 "send.feeUpTo": [
  "jusqu’à ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "environ ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Votre portefeuille fixe les frais au moment de signer.",
 "send.feeDeposit": [
  "dont ",
  [
   "amount"
  ],
  " pour ouvrir un compte au destinataire"
 ],
 "send.receives": "Le destinataire reçoit",
 "send.speed": "Vitesse",
 "send.speed.slow": "Lente",
 "send.speed.normal": "Normale",
 "send.speed.fast": "Rapide",
 "send.feeUnavailable": "Indisponible",
 "send.feeShort.title": [
  "Pas assez de ",
  [
   "symbol"
  ],
  " pour les frais"
 ],
 "send.feeShort.body": [
  "Les frais vont jusqu’à ",
  [
   "fee"
  ],
  " et vous avez ",
  [
   "have"
  ],
  ". Ajoutez des ",
  [
   "symbol"
  ],
  " ou envoyez moins."
 ],
 "send.change": "Modifier",
 "send.confirm": "Envoyer",
 "send.confirmAnyway": "Envoyer malgré tout",
 "send.signing.title": [
  "Approuvez dans ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Vérifiez que l’adresse et le montant y sont les mêmes qu’ici.",
 "send.signing.note": "Annuler ici ne refuse pas la demande dans votre portefeuille.",
 "send.pending.title": [
  "Envoi de ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Cela prend en général moins d’une minute. Vous pouvez fermer : cela continue sans vous.",
 "send.pending.slow": [
  "Un nouveau bloc arrive environ toutes les ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " minute"
    ],
    "many": [
     0,
     " de minutes"
    ],
    "other": [
     0,
     " minutes"
    ]
   }
  ],
  ", parfois bien plus tard. Vous pouvez fermer : cela continue sans vous."
 ],
 "send.pending.queued": "Les propriétaires de votre compte doivent d’abord l’approuver, ce qui peut prendre des jours. Vous pouvez fermer : cela continue sans vous.",
 "send.explorer": "Voir dans l’explorateur",
 "send.toAccount": "Retour au compte",
 "send.failed.title": "La transaction a échoué",
 "send.failed.body": "Le réseau a prélevé les frais, mais rien n’a été envoyé.",
 "send.replaced.title": "La transaction a été remplacée",
 "send.replaced.body": "Une autre a été envoyée à sa place depuis votre portefeuille : accélérée ou annulée. L’explorateur montre laquelle.",
 "send.dropped.title": "La transaction n’a pas été acceptée",
 "send.dropped.body": "Le réseau ne l’a pas acceptée à temps. Rien n’a été envoyé, et cela n’a rien coûté.",
 "send.unknown.title": "Pas encore confirmée",
 "send.unknown.body": "Le réseau ne l’a pas confirmée à temps. Elle peut encore aboutir ; vérifiez avant d’envoyer à nouveau.",
 "send.nothing.title": "Aucun envoi en cours",
 "send.nothing.body": "Choisissez quoi envoyer, et à qui.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " envoyés"
 ],
 "send.unsupported.title": "L’envoi ne fonctionne pas ici",
 "send.unsupported.body": "Passez sur un autre réseau pour envoyer.",
 "sessions.title": "Sessions d’application",
 "sessions.hint": "Ce que cette application peut dépenser sans demander",
 "sessions.intro": "Cette application peut envoyer depuis votre compte sans redemander. Le réseau fait respecter les limites.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "one": "par jour",
    "many": [
     "tous les ",
     0,
     " de jours"
    ],
    "other": [
     "tous les ",
     0,
     " jours"
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
    "one": "par heure",
    "many": [
     "toutes les ",
     0,
     " d’heures"
    ],
    "other": [
     "toutes les ",
     0,
     " heures"
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
    "one": "par minute",
    "many": [
     "toutes les ",
     0,
     " de minutes"
    ],
    "other": [
     "toutes les ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Jeton ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Jusqu’au ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Révoquée",
 "sessions.expired": "Expirée",
 "sessions.revoke": "Révoquer",
 "sessions.notRevoked": "La session n’a pas été révoquée et reste valable. Vous pouvez réessayer.",
 "sessions.empty.title": "Aucune session",
 "sessions.empty.body": "Cette application vous demande avant de dépenser quoi que ce soit sur ce réseau.",
 "sessions.failed.title": "Impossible de charger les sessions",
 "sessions.failed.body": "Il n’y en a peut-être aucune sur ce réseau, ou le serveur n’a pas répondu. Vos sessions n’ont pas changé.",
 "siwx.title": "S’identifier",
 "siwx.intro": [
  "S’identifier auprès de ",
  [
   "app"
  ]
 ],
 "siwx.site": "Site web",
 "siwx.account": "Compte",
 "siwx.network": "Réseau",
 "siwx.proves": "Montre que ce compte est à vous",
 "siwx.free": "Ne coûte rien et n’envoie aucune transaction",
 "siwx.harmless": "Ne donne à personne l’accès à vos fonds",
 "siwx.sign": "S’identifier",
 "siwx.required": "Cette application vous demande de vous identifier. Annuler déconnecte votre portefeuille ou vous ramène à un réseau où vous êtes identifié.",
 "siwx.checking": "Recherche de votre session",
 "siwx.signing.title": [
  "Confirmez dans ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "Le message doit mentionner ",
  [
   "domain"
  ],
  ". S’il mentionne un autre site, refusez-le."
 ],
 "siwx.verifying": "Authentification…",
 "siwx.done": "Vous êtes identifié",
 "siwx.expired.title": "Votre session a expiré",
 "siwx.expired.body": "Identifiez-vous à nouveau pour continuer.",
 "siwx.revoked.title": "Vous n’êtes plus identifié",
 "siwx.revoked.body": "Votre session a été fermée ailleurs. Identifiez-vous à nouveau pour continuer.",
 "siwx.declined.title": "Signature refusée",
 "siwx.declined.body": "Vous n’êtes pas identifié. Vous pouvez réessayer.",
 "siwx.pending.title": "Une demande est déjà ouverte",
 "siwx.pending.body": [
  "Répondez-y dans ",
  [
   "wallet"
  ],
  ", puis réessayez."
 ],
 "siwx.unreachable.title": "Le serveur est injoignable",
 "siwx.unreachable.body": "Vous n’êtes pas identifié. Vérifiez votre connexion et réessayez.",
 "siwx.refused.title": "La signature n’a pas été acceptée",
 "siwx.refused.body": "Vérifiez la date et l’heure de cet appareil, puis réessayez.",
 "siwx.smartAccount.title": "Cette application ne prend peut-être pas en charge les comptes intelligents",
 "siwx.smartAccount.body": "Choisissez votre autre compte dans vos portefeuilles, puis identifiez-vous à nouveau.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " ne peut pas signer de messages ici"
 ],
 "siwx.unsupported.body": "Connectez un autre portefeuille pour vous identifier.",
 "siwx.failed.title": "Identification impossible",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " a signalé un problème. Vous pouvez réessayer."
 ],
 "swap.title": "Échanger",
 "swap.review.title": "Vérifier l’échange",
 "swap.quotes.title": "Comparer les offres",
 "swap.slippage.title": "Tolérance de glissement",
 "swap.tokens.title": "Choisir un jeton",
 "swap.result.title": "Échanger",
 "swap.pay": "Vous payez",
 "swap.receive": "Vous recevez",
 "swap.review.receive": "Vous recevez environ",
 "swap.flip": "Inverser les deux jetons",
 "swap.selectToken": "Choisir un jeton",
 "swap.changeToken": [
  [
   "side"
  ],
  ", changer de jeton"
 ],
 "swap.balance": [
  "Solde : ",
  [
   "amount"
  ]
 ],
 "swap.max": "Max",
 "swap.noPrice": "Pas de prix",
 "swap.button.chooseToken": "Choisir un jeton",
 "swap.button.enterAmount": "Saisir un montant",
 "swap.button.badAmount": "Valeur incorrecte",
 "swap.button.insufficient": "Fonds insuffisants",
 "swap.button.waiting": "Recherche du meilleur taux…",
 "swap.button.noOffer": "Aucune offre",
 "swap.button.review": "Vérifier l’échange",
 "swap.details": "Détails",
 "swap.rate": "Taux",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Fournisseur",
 "swap.bestRate": "Meilleur taux",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Voir l’offre",
    "many": [
     "Comparer ",
     0,
     " d’offres"
    ],
    "other": [
     "Comparer ",
     0,
     " offres"
    ]
   }
  ]
 ],
 "swap.impact": "Impact sur le prix",
 "swap.slippage": "Tolérance de glissement",
 "swap.changeSlippage": "Modifier",
 "swap.minimum": "Minimum reçu",
 "swap.providerFee": "Frais du fournisseur",
 "swap.included": "Inclus dans le taux",
 "swap.networkFee": "Frais de réseau",
 "swap.unknown": "Inconnu",
 "swap.percent": [
  [
   "value"
  ],
  " %"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "L’échange de ",
  [
   "from"
  ],
  " contre ",
  [
   "to"
  ],
  " est en cours"
 ],
 "swap.unsupported.title": "Réseau non pris en charge pour les échanges",
 "swap.unsupported.body": [
  "Les jetons ne peuvent pas être échangés sur ",
  [
   "network"
  ],
  ". Choisissez un autre réseau."
 ],
 "swap.unsupported.switch": "Changer de réseau",
 "swap.failed.title": "Impossible de charger les jetons",
 "swap.problem.noRoute": "Il n’y a pas assez de liquidité pour échanger ces jetons. Essayez un montant plus petit ou un autre jeton.",
 "swap.problem.unavailable": "Personne ne propose de taux en ce moment. Nous continuons à demander.",
 "swap.problem.wouldFail": "Cet échange échouerait en ce moment. Rien n’a été envoyé. Réessayez ou autorisez un glissement plus grand.",
 "swap.problem.refused": "Le fournisseur a refusé cet échange. Choisissez une autre offre.",
 "swap.problem.approval": "L’autorisation n’a pas abouti ; rien n’a donc été échangé. Vous pouvez réessayer.",
 "swap.problem.unsure": "Ceci n’a pas été confirmé à temps et peut encore aboutir. Regardez votre activité avant de refaire un échange.",
 "swap.problem.funds": "Pas assez pour le montant et les frais de réseau. Rien n’a été envoyé.",
 "swap.tokens.search": "Chercher un nom ou coller une adresse",
 "swap.tokens.own": "Vos jetons",
 "swap.tokens.suggested": "Suggérés",
 "swap.tokens.others": "Autres jetons",
 "swap.tokens.all": "Jetons",
 "swap.tokens.cut": "Il y en a d’autres. Cherchez pour les trouver.",
 "swap.tokens.byAddress": "Trouvé par adresse",
 "swap.tokens.unlisted": "Pas dans la liste",
 "swap.tokens.empty.title": "Aucun jeton trouvé",
 "swap.tokens.empty.body": "Vérifiez l’orthographe, ou collez l’adresse du jeton.",
 "swap.tokens.none": "Collez l’adresse du jeton voulu.",
 "swap.quotes.none": "Aucune offre en ce moment",
 "swap.quotes.back": "Modifier l’échange",
 "swap.quotes.fee": [
  "frais d’environ ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  " % de moins"
 ],
 "swap.quotes.about": "Les offres sont renouvelées toutes les dix secondes. La part du fournisseur est déjà incluse.",
 "swap.slippage.about": "Le prix peut bouger avant que l’échange soit fait. Si vous deviez recevoir moins que ce qui est permis ici, rien n’est échangé.",
 "swap.slippage.presets": "Valeurs courantes",
 "swap.slippage.custom": "La vôtre",
 "swap.slippage.invalid": "Saisissez une valeur de 0 à 50.",
 "swap.slippage.high": "Avec autant, d’autres peuvent prendre une partie de ce que vous devriez recevoir.",
 "swap.slippage.low": "Avec si peu, la plupart des échanges échouent.",
 "swap.slippage.save": "Enregistrer",
 "swap.review.stopped": "Impossible de préparer l’échange",
 "swap.review.gone": "Il n’y a rien à vérifier.",
 "swap.review.back": "Modifier l’échange",
 "swap.changed.title": "Le taux a changé",
 "swap.changed.body": "Regardez les nouveaux chiffres avant de continuer. Rien n’a été échangé.",
 "swap.unsigned.title": "Une signature ne suffit pas ici",
 "swap.unsigned.body": "Autorisez plutôt le montant par une transaction. Elle a ses propres frais de réseau. Rien n’a encore été envoyé ni échangé.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " n’est pas dans la liste"
 ],
 "swap.unlisted.body": "N’importe qui peut créer un jeton sous n’importe quel nom. Assurez-vous que c’est bien celui-ci :",
 "swap.approval": [
  "Vous autorisez d’abord ",
  [
   "provider"
  ],
  " à prendre exactement ce montant de ",
  [
   "token"
  ],
  ", puis vous échangez."
 ],
 "swap.permit": [
  "Vous signez d’abord que ",
  [
   "provider"
  ],
  " peut prendre exactement ",
  [
   "amount"
  ],
  " dans les 30 minutes, et rien d’autre. Signer n’envoie rien et ne coûte rien. Ensuite, vous échangez."
 ],
 "swap.consent.loss": [
  "Je comprends que je perds environ ",
  [
   "percent"
  ],
  " de la valeur."
 ],
 "swap.consent.unknown": "Je comprends que ce taux n’a pas pu être comparé à un prix de marché.",
 "swap.moved": [
  "Votre portefeuille est sur un autre réseau. Cet échange est sur ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Passer sur ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Votre portefeuille est maintenant sur un autre compte.",
 "swap.expired": "Ce taux a expiré.",
 "swap.renew": "Obtenir un nouveau taux",
 "swap.accept": "Accepter le nouveau taux",
 "swap.approveAndSwap": "Approuver et échanger",
 "swap.signAndSwap": "Signer et échanger",
 "swap.confirm": "Échanger",
 "swap.short.title": [
  "Pas assez de ",
  [
   "coin"
  ],
  " pour les frais de réseau"
 ],
 "swap.short.body": [
  "Ajoutez des ",
  [
   "coin"
  ],
  " ou échangez moins."
 ],
 "swap.working.wallet": [
  "Approuvez dans ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Signez dans ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Vérification du taux",
 "swap.working.chain": "En attente du réseau",
 "swap.working.reset": [
  "Retrait de l’ancienne autorisation pour ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Autorisation d’exactement ce montant de ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Autorisation d’exactement ce montant de ",
  [
   "token"
  ],
  " par une signature. Rien n’est envoyé."
 ],
 "swap.working.swap": [
  "Échange de ",
  [
   "from"
  ],
  " contre ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Autorisation et échange de ",
  [
   "from"
  ],
  " contre ",
  [
   "to"
  ],
  " en une étape."
 ],
 "swap.step.approve": "Approuver",
 "swap.step.permit": "Signer",
 "swap.step.swap": "Échanger",
 "swap.result.pending.title": "Échange envoyé",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " contre environ ",
  [
   "to"
  ],
  ". Vous pouvez laisser cette fenêtre ouverte ou la fermer."
 ],
 "swap.result.success.title": "Échange terminé",
 "swap.result.success.body": [
  "Vous avez échangé ",
  [
   "from"
  ],
  " contre environ ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "Échec de l’échange",
 "swap.result.failed.body": "Le réseau l’a refusé ; vos jetons sont donc restés où ils sont. Seuls les frais de réseau ont été payés.",
 "swap.result.replaced.title": "Échange remplacé",
 "swap.result.replaced.body": "Une autre transaction de votre portefeuille a pris sa place.",
 "swap.result.dropped.title": "L’échange n’a pas été accepté",
 "swap.result.dropped.body": "Le réseau ne l’a pas accepté à temps. Rien n’a été échangé, et cela n’a rien coûté.",
 "swap.result.unknown.title": "Nous avons perdu la trace de cet échange",
 "swap.result.unknown.body": "Il peut encore aboutir. Regardez votre compte ou l’explorateur.",
 "swap.result.leave": "Aller au compte",
 "swap.result.done": "Terminé",
 "walletAccounts.title": "Comptes",
 "walletAccounts.hint": "Ajouter un autre compte",
 "walletAccounts.intro": "Chaque compte a ses propres adresses. Vos mots de récupération les restaurent tous.",
 "walletAccounts.numbered": [
  "Compte ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Nom",
 "walletAccounts.add": "Ajouter un compte",
 "walletAccounts.rename": [
  "Renommer « ",
  [
   "name"
  ],
  " »"
 ],
 "walletAccounts.save": "Enregistrer",
 "walletAccounts.cancel": "Annuler",
 "walletAccounts.full": [
  "Votre portefeuille a ",
  [
   "count"
  ],
  " comptes, soit le maximum."
 ],
 "walletAccounts.failed": "Cela n’a pas fonctionné. Vos comptes n’ont pas changé. Réessayez.",
 "walletAccounts.imported": "Importé",
 "walletAccounts.introImported": "Chaque compte a ses propres adresses. Vos mots de récupération les restaurent tous, sauf ceux qui sont importés."
}
export default catalogue
