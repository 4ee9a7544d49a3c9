// Written by scripts/genMessages.ts. Do not edit.

/** What the box says. */
export default {
 "legal.agree": "I agree to the {terms} and the {privacy}",
 "legal.agreeTerms": "I agree to the {terms}",
 "legal.agreePrivacy": "I agree to the {privacy}",
 "legal.goOn": "By going on you agree to the {terms} and the {privacy}",
 "legal.goOnTerms": "By going on you agree to the {terms}",
 "legal.goOnPrivacy": "By going on you agree to the {privacy}",
 "legal.terms": "terms of service",
 "legal.privacy": "privacy policy",
 "legal.newTab": "(opens in a new tab)",
 "legal.needed": "Tick the box to go on.",
 "legal.place.title": "Not available where you are",
 "legal.place.body": "This app can’t connect wallets in your region."
} as const
