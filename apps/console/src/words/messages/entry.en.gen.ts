// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "entry.claim.action": undefined
  "entry.claim.as": { account: string | number }
  "entry.claim.name": undefined
  "entry.claim.nameHint": undefined
  "entry.claim.noToken": undefined
  "entry.claim.noTokenWords": undefined
  "entry.claim.title": undefined
  "entry.claim.words": undefined
  "entry.invite.action": undefined
  "entry.invite.over": undefined
  "entry.invite.overWords": undefined
  "entry.invite.title": { project: string | number }
  "entry.invite.titleServer": undefined
  "entry.invite.words": { by: string | number; role: string | number; until: string | number }
  "entry.signIn.expired": undefined
  "entry.signIn.sso": { name: string | number }
  "entry.signIn.title": undefined
  "entry.signIn.unclaimed": undefined
  "entry.signIn.unclaimedWords": undefined
  "entry.signIn.wallet": undefined
  "entry.signIn.walletOrEmail": undefined
  "entry.signIn.words": undefined
  "entry.sso.declined": undefined
  "entry.sso.failed": undefined
  "entry.sso.failedWords": undefined
  "entry.sso.title": undefined
  "entry.toSignIn": undefined
  }
}

export const messages: Catalogue = {
 "entry.claim.action": "Claim this server",
 "entry.claim.as": [
  "You are signed in as ",
  [
   "account"
  ],
  ". This account becomes the first operator, who can invite others."
 ],
 "entry.claim.name": "Your name",
 "entry.claim.nameHint": "What other members see. You can leave it out, or change it later.",
 "entry.claim.noToken": "The link is not complete",
 "entry.claim.noTokenWords": "Open the whole link that the server wrote into its log. With a new start, it writes a new one.",
 "entry.claim.title": "Claim this server",
 "entry.claim.words": "Sign in, and your account becomes the first operator of this server.",
 "entry.invite.action": "Accept the invitation",
 "entry.invite.over": "The invitation is over",
 "entry.invite.overWords": "It was used, has expired, or the link is not complete. Ask for a new one.",
 "entry.invite.title": [
  "Join ",
  [
   "project"
  ]
 ],
 "entry.invite.titleServer": "Become an operator",
 "entry.invite.words": [
  [
   "by"
  ],
  " invites you as ",
  [
   "role"
  ],
  ". The invitation is open until ",
  [
   "until"
  ],
  "."
 ],
 "entry.signIn.expired": "Your session has ended",
 "entry.signIn.sso": [
  "Continue with ",
  [
   "name"
  ]
 ],
 "entry.signIn.title": "Sign in",
 "entry.signIn.unclaimed": "This server has no operator yet",
 "entry.signIn.unclaimedWords": "Open the link that it wrote into its log when it started.",
 "entry.signIn.wallet": "Continue with a wallet",
 "entry.signIn.walletOrEmail": "Continue with wallet, email or passkey",
 "entry.signIn.words": "The console of your Latchkey server.",
 "entry.sso.declined": "The login was declined or given up.",
 "entry.sso.failed": "The login did not work",
 "entry.sso.failedWords": "Try again. If it stays like this, the log of the server says why.",
 "entry.sso.title": "Signing in",
 "entry.toSignIn": "To sign-in"
}
