// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Mots de récupération",
 "exit.ask.title": "Afficher vos mots de récupération",
 "exit.ask.login": "Les mots exigent une connexion des dix dernières minutes. Si la vôtre est plus ancienne, vous recevez d’abord un code par e-mail.",
 "exit.ask.again": "Les mots exigent une connexion des dix dernières minutes. Si la vôtre est plus ancienne, déconnectez-vous et reconnectez-vous d’abord.",
 "exit.ask.factor": "Utilisez d’abord une clé d’accès ou votre kit de récupération.",
 "exit.ask.warning.anyone": "Toute personne qui a ces mots peut prendre tout ce que contient ce portefeuille, définitivement.",
 "exit.ask.warning.asked": "Aucune application et aucune assistance n’en a jamais besoin. Si une personne ou une page vous les demande, c’est un vol.",
 "exit.ask.show": "Afficher mes mots",
 "exit.ask.passkey": "Utiliser une clé d’accès",
 "exit.ask.kit": "Utiliser le kit",
 "exit.code.title": "Saisissez le code",
 "exit.code.body": [
  "Nous avons envoyé un code de 8 chiffres à ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Code",
 "exit.problem.login": "Votre connexion est trop ancienne pour cela. Déconnectez-vous, reconnectez-vous, et revenez dans les dix minutes.",
 "exit.problem.code": "Ce n’est pas le code du dernier e-mail. Comparez-le encore une fois.",
 "exit.problem.ended": "Ce code ne fonctionne plus. Fermez cette fenêtre et recommencez.",
 "exit.words.title": "Vos mots de récupération",
 "exit.words.body": [
  "Ces ",
  [
   "count"
  ],
  " mots, dans cet ordre, ouvrent vos comptes dans n’importe quelle application de portefeuille. Imprimez-les, notez-les, ou gardez-les dans le fichier."
 ],
 "exit.words.list": "Mots de récupération",
 "exit.words.show": "Afficher les mots",
 "exit.words.hide": "Masquer les mots",
 "exit.words.test": "Tester mon kit de sortie",
 "exit.words.assisted": "L’opérateur de ce portefeuille peut encore l’ouvrir, lui aussi. Quand vous serez seul à le pouvoir, vous pourrez tester ces mots comme kit de sortie.",
 "exit.file.save": "Enregistrer le fichier",
 "exit.file.about": "Le fichier s’ouvre dans n’importe quel navigateur, sans réseau, avec ce code. Notez le code, et gardez-le à part du fichier.",
 "exit.file.code": "Code du fichier",
 "exit.file.title": "Kit de sortie de votre portefeuille",
 "exit.file.how": "Ce fichier contient, chiffrés, les mots de récupération de votre portefeuille. Saisissez son code pour les lire. Rien n’est envoyé nulle part : il fonctionne sans réseau.",
 "exit.file.open": "Ouvrir",
 "exit.file.wrong": "Ce code n’ouvre pas le fichier. Il a 26 lettres et chiffres.",
 "exit.test.title": "Testez votre kit de sortie",
 "exit.test.words": "Saisissez ces mots d’après votre copie.",
 "exit.test.file": "Choisissez le fichier que vous avez enregistré, et saisissez son code d’après votre copie.",
 "exit.test.word": [
  "Mot ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Fichier",
 "exit.test.useFile": "Tester plutôt le fichier",
 "exit.test.useWords": "Tester plutôt les mots",
 "exit.test.back": "Afficher à nouveau les mots",
 "exit.test.wrongWord": "Ce n’est pas le bon mot. Comparez-le encore une fois.",
 "exit.test.wrongFile": "Ce fichier et ce code ne donnent pas les mots de ce portefeuille. Comparez le code encore une fois.",
 "exit.test.noFile": "Choisissez d’abord le fichier.",
 "exit.finish.title": "Votre kit de sortie fonctionne",
 "exit.finish.body": "Terminez, pour que votre portefeuille s’en souvienne.",
 "exit.finish.do": "Terminer",
 "exit.sheet.title": "Kit de sortie de votre portefeuille",
 "exit.sheet.how": "Saisissez les mots dans leur ordre dans une application de portefeuille qui importe des mots de récupération (BIP-39). Si elle demande un chemin de dérivation, utilisez celui indiqué sous l’adresse. Comparez ensuite les adresses.",
 "exit.sheet.path": [
  "Chemin : ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Sans chemin : les mots seuls (sr25519)",
 "exit.sheet.safe": "Compte intelligent, si une application vous en a donné un : le compte Ethereum ci-dessus en est propriétaire",
 "exit.import.title": "Utiliser des mots que vous avez déjà",
 "exit.import.warning": "Votre portefeuille actuel ne s’ouvrira plus ici. Gardez d’abord ses mots, au cas où il contiendrait quelque chose.",
 "exit.import.keep": "Voici les mots de votre portefeuille actuel. Gardez-les : ensuite, ils seront le seul moyen d’y accéder.",
 "exit.import.next": "Je les ai gardés",
 "exit.import.type": "Saisissez vos mots",
 "exit.import.body": "12 ou 24 mots de récupération d’un autre portefeuille, dans leur ordre. Une phrase secrète en plus n’est pas prise en charge.",
 "exit.import.wrong": "Ce ne sont pas 12 ou 24 mots de récupération valides. Comparez chacun d’eux.",
 "exit.import.confirm": "Est-ce votre portefeuille ?",
 "exit.import.compare": "Comparez les adresses. Ce portefeuille n’a que le premier compte de chaque type.",
 "exit.import.do": "Utiliser ce portefeuille",
 "exit.keys.title": "Clés importées",
 "exit.keys.body": "Vos mots ne les restaurent pas. Le fichier et le papier les contiennent aussi.",
 "exit.sheet.imported": "Clé importée : les mots ne la restaurent pas",
 "exit.key.title": "Importer une clé privée",
 "exit.key.body": "Collez la clé d’un compte, comme votre autre portefeuille l’exporte : chiffres hexadécimaux pour Ethereum, base58 ou une liste de nombres pour Solana, un texte qui commence par K ou L pour Bitcoin.",
 "exit.key.warning.words": "Vos mots de récupération ne restaureront pas ce compte. Gardez sa clé, ou créez ensuite un kit de sortie.",
 "exit.key.warning.given": "N’importez jamais une clé que quelqu’un d’autre vous a donnée : cette personne peut prendre tout ce qui y arrive.",
 "exit.key.field": "Clé privée",
 "exit.key.wrong": "Ce n’est pas une clé privée que ce portefeuille peut utiliser. Une adresse ou des mots de récupération ne fonctionnent pas ici.",
 "exit.key.confirm": "Est-ce votre compte ?",
 "exit.key.compare": "Comparez l’adresse avec celle de votre autre portefeuille.",
 "exit.key.name": "Nom",
 "exit.key.name.first": [
  "Importé ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Un nom a de 1 à 32 caractères.",
 "exit.key.do": "Importer ce compte",
 "exit.key.exists": "Ce compte est déjà dans votre portefeuille.",
 "exit.key.full": "Votre portefeuille a déjà le nombre maximal de clés importées.",
 "security.level.temporary.title": "Uniquement dans ce navigateur",
 "security.level.temporary.body": "Si les données de ce navigateur sont effacées, le portefeuille est définitivement perdu. Vous n’avez pas donné d’e-mail, et l’opérateur ne peut pas l’ouvrir non plus.",
 "security.level.assisted.title": "Votre e-mail seul ouvre ce portefeuille",
 "security.level.assisted.body": "Une connexion par e-mail l’ouvre sur tout nouvel appareil. Une personne qui lit vos e-mails et l’opérateur de ce portefeuille le pourraient aussi.",
 "security.level.assisted.login.title": "Votre connexion seule ouvre ce portefeuille",
 "security.level.assisted.provider.body": "Votre compte chez le fournisseur l’ouvre sur tout nouvel appareil. Une personne qui accède à ce compte et l’opérateur de ce portefeuille le pourraient aussi.",
 "security.level.assisted.token.body": [
  "Votre compte sur ",
  [
   "host"
  ],
  " l’ouvre sur tout nouvel appareil. Une personne qui accède à ce compte, ",
  [
   "host"
  ],
  " et l’opérateur de ce portefeuille le pourraient aussi."
 ],
 "security.level.fragile.title": "Vous seul pouvez l’ouvrir, d’une seule façon",
 "security.level.fragile.body": "Ni votre connexion seule ni l’opérateur ne l’ouvrent. Mais si vous perdez vos appareils et la seule clé d’accès ou le seul kit que vous avez, le portefeuille est perdu.",
 "security.level.secured.title": "Vous seul pouvez ouvrir ce portefeuille",
 "security.level.secured.body": "Ni votre connexion seule ni l’opérateur ne l’ouvrent. Un nouvel appareil a besoin de l’une de vos clés d’accès ou de l’un de vos kits.",
 "security.level.exit.title": "Vous seul pouvez l’ouvrir, même sans nous",
 "security.level.exit.body": "Vous avez restauré ce portefeuille à partir de ses mots. Il reste à vous même si ce service prend fin.",
 "security.factors": "Ce qui l’ouvre",
 "security.factor.device.title": "Cet appareil",
 "security.factor.device.about": "Jusqu’à ce que vous effaciez les données de ce navigateur.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " autre appareil ou site"
    ],
    "many": [
     0,
     " d’autres appareils ou sites"
    ],
    "other": [
     0,
     " autres appareils ou sites"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Là où vous l’avez déjà ouvert.",
 "security.factor.passkey.title": "Clé d’accès",
 "security.factor.passkey.numbered": [
  "Clé d’accès ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Utile si vous perdez cet appareil.",
 "security.factor.kit.title": "Kit de récupération",
 "security.factor.kit.numbered": [
  "Kit de récupération ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Sur papier. Utile si vous perdez tout le reste.",
 "security.factor.escrow.title": "E-mail, avec l’aide de l’opérateur",
 "security.factor.escrow.login": "Votre connexion, avec l’aide de l’opérateur",
 "security.factor.escrow.about": "Utile si vous perdez tout le reste. L’opérateur pourrait aussi s’en servir.",
 "security.remove": "Supprimer",
 "security.remove.kit.label": [
  "Supprimer le kit de récupération ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Supprimer la clé d’accès ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Supprimer ce kit de récupération ?",
 "security.remove.kit.body": "Ses 26 caractères n’ouvriront plus votre portefeuille. Cela ne peut pas être annulé, mais vous pouvez créer un autre kit.",
 "security.remove.passkey.title": "Supprimer cette clé d’accès ?",
 "security.remove.passkey.body": "Elle n’ouvrira plus votre portefeuille. Supprimez-la ensuite de votre appareil ou de votre gestionnaire de mots de passe.",
 "security.remove.leavesOne": "Il ne restera alors qu’un moyen d’ouvrir le portefeuille sur un nouvel appareil. Si vous le perdez avec vos appareils, le portefeuille pourrait être perdu.",
 "security.window.why": "Cela se passe dans une fenêtre de votre portefeuille, qu’aucune page ne peut lire ni couvrir.",
 "security.window.open": "Continuez dans la fenêtre qui s’est ouverte.",
 "security.window.blocked": "La fenêtre ne s’est pas ouverte. Autorisez les fenêtres de cette page, puis réessayez.",
 "security.window.closed": "La fenêtre a été fermée. Rien n’a changé.",
 "security.window.again": "Ouvrir à nouveau",
 "security.window.close": "Fermer cette fenêtre",
 "security.news.kit": "Votre kit de récupération est prêt.",
 "security.news.passkey": "Votre clé d’accès est prête.",
 "security.news.guest": "Votre clé d’accès est prête. Connectez-vous désormais avec elle.",
 "security.news.secure": "Désormais, vous seul pouvez ouvrir ce portefeuille.",
 "security.news.remove": "Cela n’ouvre plus ce portefeuille.",
 "security.next.kit": "Ensuite : un code sur papier qui ouvre votre portefeuille quand tout le reste est perdu.",
 "security.next.passkey": "Ensuite : un second moyen, pour que la perte de l’un ne vous coûte pas le portefeuille.",
 "security.next.passkey.guest": "Ensuite : une clé d’accès, qui ouvre votre portefeuille aussi dans d’autres navigateurs.",
 "security.next.secure": "Ensuite : fermez l’accès par la connexion seule et par l’opérateur.",
 "security.next.none": "Gardez vos clés d’accès et vos kits dans des lieux différents.",
 "security.do.kit": "Créer un kit de récupération",
 "security.do.kit.another": "Créer un autre kit de récupération",
 "security.do.passkey": "Ajouter une clé d’accès",
 "security.do.passkey.another": "Ajouter une autre clé d’accès",
 "security.do.passkey.guest": "Sécuriser avec une clé d’accès",
 "security.do.secure": "Le rendre à moi seul",
 "security.done": "Terminé",
 "security.continue": "Continuer",
 "security.cancel": "Annuler",
 "security.done.kit.title": "Votre kit de récupération est prêt",
 "security.done.kit.body": "Gardez-le là où vous gardez votre passeport, et n’en parlez qu’aux personnes à qui vous donneriez vos clés.",
 "security.done.passkey.title": "Votre clé d’accès est prête",
 "security.done.passkey.body": "Elle ouvre votre portefeuille sur tout appareil qui l’a.",
 "security.done.secure.title": "Ce portefeuille est à vous seul",
 "security.done.secure.body": "Ni votre connexion seule ni l’opérateur ne l’ouvrent plus.",
 "security.done.remove.title": "Supprimé",
 "security.done.remove.body": "Cela n’ouvre plus votre portefeuille.",
 "security.done.unlock.title": "Votre portefeuille est ouvert",
 "security.done.unlock.body": "Cet appareil l’ouvre désormais.",
 "security.title.kit": "Kit de récupération",
 "security.title.passkey": "Ajouter une clé d’accès",
 "security.title.secure": "Rendre ce portefeuille à vous seul",
 "security.title.remove": "Supprimer",
 "security.title.unlock": "Ouvrir votre portefeuille",
 "security.kit.title": "Votre kit de récupération",
 "security.kit.body": [
  "Imprimez ces 26 caractères ou notez-les. Ils ouvrent votre portefeuille si vous perdez vos appareils. Ne les saisissez que sur ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "Je l’ai gardé",
 "security.kit.copy": "Copier",
 "security.kit.copied": "Copié",
 "security.kit.print": "Imprimer",
 "security.check.title": "Vérifiez votre kit",
 "security.check.body": "Saisissez ces deux groupes d’après votre copie.",
 "security.check.group": [
  "Groupe ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Ce n’est pas ce que dit le kit. Comparez encore une fois.",
 "security.check.back": "Afficher à nouveau le kit",
 "security.sheet.about": "Avec ce code, vous ouvrez votre portefeuille sur un nouvel appareil, après vous être connecté. Toute personne qui l’a et qui peut se connecter à votre place peut utiliser votre portefeuille : gardez-le secret.",
 "security.sheet.wallet": "Portefeuille",
 "security.sheet.date": "Créé le",
 "security.sheet.account": "Comptes",
 "security.sheet.how": "Pour l’utiliser : connectez-vous sur le nouvel appareil, choisissez « Kit de récupération » dans la fenêtre de votre portefeuille, et saisissez le code. Les espaces, les traits d’union et les minuscules n’ont pas d’importance.",
 "security.passkey.title": "Ajouter une clé d’accès",
 "security.passkey.body": "Une clé d’accès se trouve dans votre téléphone, votre ordinateur, votre gestionnaire de mots de passe ou votre clé de sécurité. Elle ouvre ce portefeuille sur tout appareil qui l’a.",
 "security.passkey.create": "Créer une clé d’accès",
 "security.problem.cancelled": "Aucune clé d’accès n’a été utilisée. Réessayez quand vous serez prêt.",
 "security.problem.noPrf": "Cette clé d’accès ne peut pas protéger un portefeuille, car ce qui la conserve ne sait pas calculer de secrets (PRF). Utilisez un autre appareil ou gestionnaire de mots de passe, ou un kit de récupération. Vous pouvez supprimer cette clé d’accès.",
 "security.problem.foreign": "Cette clé d’accès n’ouvre pas ce portefeuille. Choisissez-en une autre.",
 "security.problem.unsupported": "Ce navigateur ne peut pas utiliser de clés d’accès ici. Utilisez-en un autre, ou un kit de récupération.",
 "security.problem.wrongKit": "Ce code n’ouvre pas ce portefeuille. Comparez-le avec votre kit.",
 "security.problem.badKit": "Un kit de récupération a 26 lettres et chiffres. Il en manque, ou l’un d’eux ne fait pas partie de ceux qu’il utilise.",
 "security.problem.conflict": "Un autre appareil vient de modifier le portefeuille. Réessayez.",
 "security.problem.limited": "Le portefeuille a été ouvert trop souvent. Attendez quelques minutes, puis réessayez.",
 "security.problem.stopped": "Les portefeuilles sont suspendus en ce moment. Réessayez plus tard.",
 "security.problem.failed": "Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.",
 "security.kitField.hint": "26 lettres et chiffres. Les espaces, les traits d’union et les minuscules n’ont pas d’importance.",
 "security.unlock.title": "Ouvrez votre portefeuille",
 "security.unlock.body": "Votre portefeuille ne connaît pas encore cet appareil. Utilisez une clé d’accès, votre kit de récupération, ou un appareil qui l’ouvre.",
 "security.unlock.passkey": "Utiliser une clé d’accès",
 "security.unlock.or": "ou",
 "security.unlock.kit": "Ouvrir avec le kit",
 "security.secure.title": "Rendre ce portefeuille à vous seul",
 "security.secure.body": "Alors seuls vos clés d’accès, vos kits et cet appareil l’ouvrent.",
 "security.secure.do": "Moi seul peux l’ouvrir",
 "security.secure.warning.email": "Votre connexion seule ne l’ouvrira plus, et l’opérateur ne pourra pas vous aider à y revenir.",
 "security.secure.warning.loss": "Si vous perdez toutes vos clés d’accès, tous vos kits et tous vos appareils, le portefeuille et tout ce qu’il contient sont définitivement perdus.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Votre autre appareil ou site demandera une fois une clé d’accès ou un kit.",
    "many": [
     "Vos ",
     0,
     " d’autres appareils ou sites demanderont une fois une clé d’accès ou un kit."
    ],
    "other": [
     "Vos ",
     0,
     " autres appareils ou sites demanderont une fois une clé d’accès ou un kit."
    ]
   }
  ]
 ],
 "security.secure.show": "Montrez d’abord qu’ils fonctionnent",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Utiliser votre clé d’accès",
    "many": [
     "Utiliser la clé d’accès ",
     [
      "number"
     ],
     " sur ",
     0
    ],
    "other": [
     "Utiliser la clé d’accès ",
     [
      "number"
     ],
     " sur ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Votre clé d’accès fonctionne",
 "security.secure.samePasskey": "Vous avez déjà utilisé celle-ci. Choisissez une autre clé d’accès.",
 "security.locked.title": "Cet appareil est nouveau",
 "security.locked.body": "Vous êtes connecté. Pour ouvrir votre portefeuille ici, utilisez une clé d’accès, votre kit de récupération, ou un autre de vos appareils.",
 "security.locked.open": "Ouvrir mon portefeuille",
 "security.news.export": "Vous avez testé votre kit de sortie.",
 "security.next.export": "Ensuite : un kit de sortie, pour que le portefeuille reste à vous même si ce service prend fin.",
 "security.do.export": "Créer un kit de sortie",
 "security.do.words": "Afficher mes mots de récupération",
 "security.done.exit.title": "Vous pouvez partir à tout moment",
 "security.done.exit.body": "Vous avez testé vos mots. Ils ouvrent ce portefeuille dans d’autres applications, même si ce service prend fin.",
 "security.devices.title": "Appareils et activité",
 "security.devices.heading": "Où vous êtes connecté",
 "security.devices.this": [
  "Cet appareil, sur ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Sur ",
  [
   "site"
  ],
  ", dernière utilisation ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Supprimer ",
  [
   "browser"
  ],
  " sur ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Retour",
 "security.activity.heading": "Ce qui a été fait",
 "security.activity.none": "Rien n’a encore été signé.",
 "security.activity.signed": [
  "Signé sur ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Signé sur un appareil que vous avez supprimé",
 "security.activity.exported": [
  "Mots de récupération affichés sur ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Mots de récupération affichés sur un appareil que vous avez supprimé",
 "security.remove.device.title": "Supprimer cet appareil ?",
 "security.remove.device.body": "Il est déconnecté aussitôt, et demandera une clé d’accès, votre kit ou une nouvelle connexion avant de rouvrir votre portefeuille.",
 "security.devices.loading": "Chargement…",
 "security.do.import": "Utiliser des mots que j’ai déjà",
 "security.done.import.title": "Vos mots sont en place",
 "security.done.import.body": "Vous êtes maintenant déconnecté. Reconnectez-vous pour utiliser ce portefeuille.",
 "security.problem.worn": "Il a fallu trop d’essais. Fermez cette fenêtre et rouvrez-la.",
 "security.problem.noneHere": "Aucune clé d’accès n’a été utilisée. Si la vôtre est sur un autre appareil, utilisez-la depuis celui-ci. Si vous l’avez supprimée, une autre de vos clés d’accès permet de se connecter. S’il n’en reste aucune, créez-en une nouvelle : elle vient avec un nouveau portefeuille, vide.",
 "security.problem.unknown": "Cette clé d’accès ne permet pas de se connecter ici. Elle a été créée pour un autre site, ou seulement pour ouvrir un portefeuille après une autre connexion. Choisissez-en une autre, ou revenez en arrière et utilisez un autre moyen.",
 "security.problem.off": "De nouvelles clés d’accès ne sont pas proposées ici. Utilisez un autre moyen de connexion.",
 "security.login.title": "Continuer avec une clé d’accès",
 "security.login.about": "Connectez-vous avec une clé d’accès, ou créez-en une : elle vient avec son propre portefeuille.",
 "security.login.body": "Une clé d’accès se trouve dans votre téléphone, votre ordinateur, votre gestionnaire de mots de passe ou votre clé de sécurité. Elle vous connecte, et ouvre votre portefeuille.",
 "security.login.use": "Utiliser ma clé d’accès",
 "security.login.create": "Créer une nouvelle clé d’accès",
 "security.login.foot": "Une nouvelle clé d’accès crée un nouveau portefeuille. Aucun e-mail ne peut vous aider : si vous supprimez votre seule clé d’accès, le portefeuille est perdu.",
 "security.done.login.title": "Vous êtes connecté",
 "security.done.login.body": "Votre portefeuille est ouvert sur cet appareil.",
 "security.title.login": "Clé d’accès",
 "security.do.key": "Importer une clé privée",
 "security.news.key": "Le compte est dans votre portefeuille. Passez-y sous Comptes.",
 "security.done.key.title": "Le compte est dans votre portefeuille",
 "security.done.key.body": "Vos mots de récupération ne le restaurent pas. La clé est peut-être encore dans votre presse-papiers : copiez autre chose.",
 "security.second": "Une deuxième étape",
 "security.totp.row": "Application d’authentification",
 "security.totp.off": "Désactivée. Vous protège si quelqu’un accède à votre e-mail ou à votre connexion : un nouvel appareil a alors aussi besoin d’un code de votre téléphone.",
 "security.totp.off.own": "Désactivée. Vous protège d’une personne devant votre navigateur déverrouillé : changer qui peut ouvrir le portefeuille, ou voir ses mots, exige alors un code.",
 "security.totp.on": "Activée. Votre connexion n’ouvre un nouvel appareil qu’avec un code. Changer qui peut ouvrir le portefeuille et voir ses mots en exige un aussi.",
 "security.totp.on.own": "Activée. Changer qui peut ouvrir le portefeuille, ou voir ses mots, exige un code.",
 "security.totp.setUp": "Configurer",
 "security.totp.setUp.label": "Configurer une application d’authentification",
 "security.totp.remove.label": "Supprimer l’application d’authentification",
 "security.totp.title": "Configurer une application d’authentification",
 "security.totp.body": "Scannez ceci avec une application d’authentification sur votre téléphone. Elle affiche ensuite un nouveau code toutes les 30 secondes.",
 "security.totp.qr": "Code QR pour votre application d’authentification",
 "security.totp.byHand": "Ou saisissez cette clé dans l’application",
 "security.totp.keep.title": "Gardez ces codes de secours",
 "security.totp.keep.body": "Chacun remplace une fois l’application. Si vous perdez votre téléphone et ces codes, votre connexion ne pourra pas ouvrir le portefeuille sur un nouvel appareil.",
 "security.totp.kept": "Je les ai gardés",
 "security.totp.confirm.title": "Saisissez un code",
 "security.totp.confirm.body": "Les six chiffres que votre application d’authentification affiche maintenant.",
 "security.totp.turnOn": "Activer",
 "security.totp.codeLabel": "Code de l’application",
 "security.totp.backupLabel": "Code de secours",
 "security.totp.useBackup": "Utiliser un code de secours",
 "security.totp.useApp": "Utiliser l’application",
 "security.totp.step.title": "Confirmez que c’est vous",
 "security.totp.step.body": "Saisissez les six chiffres que votre application d’authentification affiche maintenant.",
 "security.totp.unlock.title": "Ouvrez votre portefeuille",
 "security.totp.unlock.body": "Votre portefeuille ne connaît pas encore cet appareil. Saisissez les six chiffres que votre application d’authentification affiche maintenant.",
 "security.totp.removeTotp.title": "Supprimer l’application d’authentification ?",
 "security.totp.removeTotp.body": "Aucun code ne sera plus demandé. Saisissez un dernier code pour confirmer.",
 "security.done.totp.title": "Votre application d’authentification est activée",
 "security.done.totp.body": "Désormais, votre portefeuille demande un code avant de faire confiance à un nouvel appareil qui n’a que votre connexion.",
 "security.done.removeTotp.title": "Supprimée",
 "security.done.removeTotp.body": "Votre portefeuille ne demande plus de codes. Vous pouvez supprimer l’entrée dans votre application.",
 "security.news.totp": "Votre application d’authentification est activée.",
 "security.news.removeTotp": "Votre portefeuille ne demande plus de codes.",
 "security.locked.code": "Vous êtes connecté. Pour ouvrir votre portefeuille ici, utilisez votre application d’authentification.",
 "security.problem.codeWrong": "Ce code n’est pas correct, ou a déjà été utilisé. Attendez le suivant dans votre application.",
 "security.problem.codeLocked": "Trop de codes incorrects. Les codes sont refusés pendant un moment ; réessayez plus tard.",
 "security.problem.codeLate": "Le code que vous avez saisi ne compte plus. Fermez cette fenêtre et recommencez.",
 "security.level.assisted.totp.title": "Votre connexion et un code ouvrent ce portefeuille",
 "security.level.assisted.totp.body": "Un nouvel appareil a besoin de votre connexion et d’un code de votre application d’authentification. L’opérateur de ce portefeuille pourrait encore l’ouvrir.",
 "security.locked.other": "L’ouvrir autrement",
 "security.unlock.device": "Utiliser un autre appareil",
 "security.wait.title": "Approuvez sur un autre appareil",
 "security.wait.body": "Sur un appareil qui ouvre votre portefeuille, allez dans Sécurité, choisissez « Approuver un nouvel appareil », et saisissez-y ce code.",
 "security.wait.status": "En attente de l’autre appareil…",
 "security.wait.warning": "Ne donnez ce code à personne. Il fonctionne une fois, pendant 10 minutes.",
 "security.do.approve": "Approuver un nouvel appareil",
 "security.title.approve": "Approuver un nouvel appareil",
 "security.approve.title": "Approuver un nouvel appareil",
 "security.approve.body": "Connectez-vous sur le nouvel appareil et choisissez « Utiliser un autre appareil ». Saisissez ensuite le code qu’il affiche.",
 "security.approve.label": "Code du nouvel appareil",
 "security.approve.ask": "Est-ce votre appareil ?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", sur ",
  [
   "site"
  ],
  ", demande à ouvrir votre portefeuille."
 ],
 "security.approve.warning": "Ne l’approuvez que si vous tenez vous-même cet appareil. Si une autre personne vous a donné le code, refusez : elle pourrait prendre tout ce que contient le portefeuille.",
 "security.approve.do": "Le laisser ouvrir mon portefeuille",
 "security.approve.decline": "Refuser",
 "security.done.approve.title": "Le nouvel appareil ouvre votre portefeuille",
 "security.done.approve.body": "Il figure sous « Appareils et activité », où vous pouvez le supprimer.",
 "security.news.approve": "Le nouvel appareil ouvre votre portefeuille.",
 "security.problem.deviceCode": "Aucun nouvel appareil n’affiche ce code. Comparez-le, et vérifiez que l’appareil attend toujours.",
 "security.problem.declined": "L’autre appareil a refusé.",
 "security.problem.ended": "Le code a expiré. Recommencez sur le nouvel appareil.",
 "security.devices.waits": [
  "Nouveau, sur ",
  [
   "site"
  ],
  ". Il pourra ouvrir votre portefeuille à partir du ",
  [
   "time"
  ],
  ". S’il n’est pas à vous, supprimez-le."
 ],
 "security.title.share": "Votre portefeuille dans une autre application",
 "security.share.title": "Utiliser aussi votre portefeuille ici ?",
 "security.share.about": [
  "Vous avez un portefeuille sur ",
  [
   "site"
  ],
  ". Décidez si cette application l’utilise aussi, ou en reçoit un séparé."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " appartient au même fournisseur que l’application où vous avez un portefeuille."
 ],
 "security.share.from": "Votre portefeuille sur",
 "security.share.to": "Aussi dans",
 "security.share.gets": "L’application voit votre adresse et vos portefeuilles associés, et peut demander des signatures. Vous approuvez chacune d’elles, comme toujours.",
 "security.share.same": "Les deux applications peuvent savoir que vous êtes la même personne. Vos clés restent dans le portefeuille.",
 "security.share.end": "Vous pouvez y mettre fin sous « Appareils et activité ».",
 "security.share.yes": "Utiliser ce portefeuille",
 "security.share.no": "Créer un portefeuille séparé",
 "security.share.foot": "Avec un portefeuille séparé, la question ne vous sera plus posée.",
 "security.done.share.title": "Le même portefeuille, ici aussi",
 "security.done.share.body": "Vous pouvez fermer cette fenêtre.",
 "security.done.separate.title": "Un portefeuille séparé",
 "security.done.separate.body": "Les applications restent séparées. Vous pouvez fermer cette fenêtre.",
 "security.apps.heading": "Autres applications avec ce portefeuille",
 "security.apps.this": [
  [
   "name"
  ],
  ", cette application"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", ajoutée ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Retirer le portefeuille de ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Retirer le portefeuille de cette application ?",
 "security.remove.app.body": "L’application est déconnectée aussitôt, et ne peut plus demander de signatures. À la prochaine connexion là-bas, vous déciderez à nouveau.",
 "security.confirm.row": "Demander ma clé d’accès",
 "security.confirm.about.none": "Les clés d’accès ajoutées auparavant ne peuvent pas être demandées. Ajoutez-en une autre pour utiliser ceci.",
 "security.confirm.about.never": "Jamais. Une personne devant votre navigateur déverrouillé pourrait approuver quelque chose.",
 "security.confirm.about.above": "Au-dessus d’un montant, et pour tout ce dont la valeur n’est pas connue.",
 "security.confirm.about.always": "À chaque approbation. Sans votre clé d’accès, rien n’est signé.",
 "security.confirm.about.ending": "À chaque approbation, mais bientôt plus : cela a été demandé sans clé d’accès. Utilisez une fois votre clé d’accès pour la garder.",
 "security.confirm.change": "Modifier",
 "security.confirm.change.label": "Modifier quand ma clé d’accès est demandée",
 "security.confirm.title": "Quand demander votre clé d’accès",
 "security.confirm.body": "Les approbations exigent alors aussi votre clé d’accès. Votre choix vous suit sur vos autres appareils.",
 "security.confirm.mode.never": "Jamais",
 "security.confirm.mode.never.about": "Une approbation suffit.",
 "security.confirm.mode.above": "Au-dessus d’un montant",
 "security.confirm.mode.above.about": "Et pour les jetons, les autorisations, les messages et les appels de contrats.",
 "security.confirm.mode.always": "À chaque approbation",
 "security.confirm.mode.always.about": "Le serveur ne donne sa moitié de votre clé qu’avec votre clé d’accès.",
 "security.confirm.limit": [
  "Plus de (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Chaque approbation compte seule, avec ses frais. Pour les autres monnaies, votre clé d’accès est toujours demandée.",
 "security.confirm.save": "Enregistrer avec ma clé d’accès",
 "security.confirm.use": "Utilisez votre clé d’accès",
 "security.confirm.back": "Retour",
 "security.confirm.step.title": "Confirmez que c’est vous",
 "security.confirm.step.body": "Votre clé d’accès est demandée à chaque ouverture du portefeuille. Ceci vous permet de le modifier pendant deux minutes.",
 "security.confirm.lost": "Je n’ai plus ma clé d’accès",
 "security.confirm.lost.title": "La désactiver sans clé d’accès ?",
 "security.confirm.lost.body": "Cela prend fin dans trois jours, et vous recevez un e-mail maintenant. Si l’une de vos clés d’accès est utilisée d’ici là, cela reste activé.",
 "security.confirm.lost.do": "Y mettre fin dans trois jours",
 "security.done.confirm.title": "Votre choix est enregistré",
 "security.done.confirm.body": "Il s’applique désormais à tous vos appareils.",
 "security.done.confirmEnding.title": "Cela prend fin dans trois jours",
 "security.done.confirmEnding.body": "D’ici là, rien n’est signé sans votre clé d’accès.",
 "security.news.confirm": "Le moment où votre clé d’accès est demandée a été modifié.",
 "security.news.confirmEnding": "Dans trois jours, votre clé d’accès ne sera plus demandée.",
 "security.problem.confirmWrong": "Cette clé d’accès n’a pas été acceptée. Utilisez-en une de ce portefeuille, et réessayez.",
 "security.problem.noLimit": "Saisissez un montant pour au moins une monnaie.",
 "security.problem.badLimit": "Saisissez les montants en chiffres, comme 0,1.",
 "security.level.assisted.confirm.title": "Votre connexion n’ouvre ce portefeuille qu’avec votre clé d’accès",
 "security.level.assisted.confirm.body": "Sans votre clé d’accès, une connexion n’ouvre aucun nouvel appareil et rien n’est signé. L’opérateur de ce portefeuille pourrait encore l’ouvrir.",
 "security.looks.heading": "Ce que l’assistance a fait",
 "security.looks.app": [
  "L’assistance de ",
  [
   "app"
  ],
  " a consulté votre compte"
 ],
 "security.looks.operator": [
  "L’opérateur de ce service de portefeuilles a consulté votre compte pour ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " a désactivé votre compte"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " a réactivé votre compte"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " a demandé la suppression de votre compte"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " ne demande plus la suppression de votre compte"
 ],
 "security.looks.deletion-stopped": [
  "Vous avez conservé votre compte sur ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Ce compte et son portefeuille seront supprimés le ",
  [
   "time"
  ],
  ". Pour les conserver, ouvrez le lien de notre e-mail. Pour conserver ce que contient le portefeuille, enregistrez d’abord ses mots de récupération."
 ],
 "security.leaving.title": "Cette application a désactivé votre compte",
 "security.leaving.body": [
  "Vous ne pouvez plus utiliser votre portefeuille sur ",
  [
   "host"
  ],
  ". Il est toujours à vous : enregistrez ses mots de récupération, et ouvrez-le dans un autre portefeuille."
 ],
 "security.leaving.continue": "Emporter mon portefeuille",
 "security.leaving.close": "Fermer"
}
export default catalogue
