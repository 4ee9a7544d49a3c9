// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Se connecter",
 "social.preparing": "Préparation de votre connexion…",
 "social.leaving": "Vous allez être dirigé vers {provider}…",
 "social.number.title": "Quel nombre voyez-vous ?",
 "social.number.body": "Choisissez le nombre que la page de {host} affiche dans sa connexion. Si aucune page n’en affiche, fermez cette fenêtre.",
 "social.refused.title": "C’était un autre nombre",
 "social.refused.body": "Pour protéger votre compte, cette connexion a été arrêtée. Fermez cette fenêtre et recommencez.",
 "social.ended.title": "Cette connexion est terminée",
 "social.ended.body": "Fermez cette fenêtre et recommencez sur la page d’où vous venez.",
 "social.elsewhere.title": "Continuez dans l’autre fenêtre",
 "social.elsewhere.body": "Cette connexion est déjà ouverte dans une autre fenêtre. Vous pouvez fermer celle-ci.",
 "social.failed.title": "Cela n’a pas fonctionné",
 "social.failed.body": "La connexion n’a pas pu commencer. Fermez cette fenêtre et réessayez.",
 "social.offline": "Le serveur est injoignable. Nous continuons d’essayer.",
 "social.close": "Fermer cette fenêtre"
} as const
