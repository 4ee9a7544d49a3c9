// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "account.account": undefined
  "account.end": undefined
  "account.ended": undefined
  "account.everywhere": undefined
  "account.everywhereWords": undefined
  "account.name": undefined
  "account.nameHint": undefined
  "account.nameNone": undefined
  "account.operator": undefined
  "account.projects": { count: number }
  "account.rename": undefined
  "account.renamed": undefined
  "account.role": undefined
  "account.save": undefined
  "account.sessions": undefined
  "account.sessionsWords": undefined
  "account.signedIn": undefined
  "account.site": undefined
  "account.thisOne": undefined
  "account.title": undefined
  "account.used": undefined
  "account.who": undefined
  "account.words": undefined
  }
}

export const messages: Catalogue = {
 "account.account": "Account",
 "account.end": "End",
 "account.ended": "The session has ended",
 "account.everywhere": "Sign out everywhere",
 "account.everywhereWords": "Every browser in which you are signed in is signed out, this one too.",
 "account.name": "Name",
 "account.nameHint": "What other members see.",
 "account.nameNone": "No name",
 "account.operator": "Operator of this server",
 "account.projects": [
  [
   "count",
   2,
   {
    "one": [
     "Member of ",
     0,
     " project"
    ],
    "other": [
     "Member of ",
     0,
     " projects"
    ]
   }
  ]
 ],
 "account.rename": "Edit",
 "account.renamed": "Saved",
 "account.role": "Role",
 "account.save": "Save",
 "account.sessions": "Where you are signed in",
 "account.sessionsWords": "End what you do not recognise.",
 "account.signedIn": "Signed in",
 "account.site": "Address",
 "account.thisOne": "This browser",
 "account.title": "Your account",
 "account.used": "Last used",
 "account.who": "Who you are here",
 "account.words": "Your account is your wallet: its signature is what opens this console."
}
