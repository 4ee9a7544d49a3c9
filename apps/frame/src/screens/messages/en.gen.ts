// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const en: Messages = {
 "approval.title.message": "Sign a message",
 "approval.title.signIn": "Sign in",
 "approval.title.typedData": "Sign data",
 "approval.title.transaction": "Confirm a transaction",
 "approval.from": "Asked by",
 "approval.action.signMessage": "Sign this message",
 "approval.action.signIn": [
  "Sign in to ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Sign “",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "Send ",
  [
   "amount"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Send ",
  [
   "amount"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Move ",
  [
   "amount"
  ],
  " from ",
  [
   "from"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Move item ",
  [
   "id"
  ],
  " of ",
  [
   "token"
  ],
  " from ",
  [
   "from"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Allow ",
  [
   "spender"
  ],
  " to spend ",
  [
   "amount"
  ]
 ],
 "approval.action.allowUnlimited": [
  "Allow ",
  [
   "spender"
  ],
  " to spend unlimited ",
  [
   "token"
  ]
 ],
 "approval.action.allowAll": [
  "Allow ",
  [
   "spender"
  ],
  " to move everything you have of ",
  [
   "token"
  ]
 ],
 "approval.action.revoke": [
  "Stop ",
  [
   "spender"
  ],
  " from spending ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Stop every allowance for ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Run ",
  [
   "selector"
  ],
  " of ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Create a contract",
 "approval.action.openAccount": [
  "Open the account ",
  [
   "address"
  ],
  " for ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Close the account ",
  [
   "address"
  ],
  "; what is left goes to ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Give control of ",
  [
   "address"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Give up control of ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Add the note “",
  [
   "text"
  ],
  "”"
 ],
 "approval.units": [
  [
   "amount"
  ],
  " base units of ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  ", not on our list)"
 ],
 "approval.token.unknown": [
  "the token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " of the network’s coin"
 ],
 "approval.label.network": "Network",
 "approval.label.fee": "Network fee, at most",
 "approval.label.account": "Your account",
 "approval.label.actions": "What happens",
 "approval.details": "Everything that is signed",
 "approval.network.unknown": [
  "Network ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "This would fail",
 "approval.fails.body": "The network would refuse it, and you could still pay the fee.",
 "approval.unfunded.title": "Not enough to pay for this",
 "approval.unfunded.body": "This account holds too little for it and its network fee. Add funds first.",
 "approval.unknown.title": "Couldn’t check this",
 "approval.unknown.body": "The network couldn’t try it out first. Go on only if you trust where it comes from.",
 "approval.warning.foreignSignIn": "This signs you in to another site than the one that asks. It is most likely an attempt to take over your account there.",
 "approval.warning.looksLikeHash": "This looks like the fingerprint of something else, such as a transaction. Signing it could move your funds.",
 "approval.warning.unlimitedAllowance": "The spender could take all you have of this token, now or later.",
 "approval.warning.allowsAll": "The spender could take every item you have in this collection, now or later.",
 "approval.warning.authorityChange": "This hands control of an account to another address.",
 "approval.warning.permit": "This signature is an allowance. It can be used without asking you again.",
 "approval.warning.order": "This is a marketplace order. Signing it can give away what it offers.",
 "approval.warning.otherChain": "This is for another network than the one shown.",
 "approval.warning.otherAccount": "This is about an account that is not yours.",
 "approval.warning.unknownCall": "We can’t tell what this contract call does.",
 "approval.warning.createsContract": "This creates a contract on the network.",
 "approval.warning.unknownProgram": "We can’t tell what this program does.",
 "approval.warning.lookupTables": "Some accounts are listed in a table on the network and can’t be shown here.",
 "approval.warning.durableNonce": "This doesn’t expire. Once signed, it can be sent at any later time.",
 "approval.warning.unreadable": "This can’t be read as text.",
 "approval.warning.highFee": "The network fee is unusually high.",
 "approval.warning.malformedSignIn": "This isn’t a well-formed sign-in.",
 "approval.warning.severalTransactions": "You approve several transactions at once.",
 "approval.approve": "Approve",
 "approval.sign": "Sign",
 "approval.decline": "Decline",
 "approval.wait": "Unlocks after a second in full view.",
 "approval.window.why": "A page can cover or change what you see here. Decide in a window of your wallet.",
 "approval.window.open": "Review in a window",
 "approval.window.waiting": "Decide in the window that opened",
 "approval.window.blocked": "The window didn’t open. Allow pop-ups for this page, then try again.",
 "approval.window.closed": "The window was closed before you decided.",
 "approval.window.lost": "There is nothing to decide here any more. You can close this window.",
 "approval.next.signIn": "Signing in costs nothing and moves nothing.",
 "approval.next.signature": "Once signed, it can’t be taken back.",
 "approval.next.transaction": "Once approved, it can’t be undone.",
 "approval.window.again": "Open it again",
 "approval.window.title": "Approve request",
 "action.cancel": "Cancel",
 "action.continue": "Continue",
 "action.done": "Done",
 "change.old.title": "Confirm it’s you",
 "change.old.body": [
  "To change your email to ",
  [
   "next"
  ],
  ", enter the code we sent to ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Confirm the new email",
 "change.new.body": [
  "Enter the code we sent to ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Your email is unchanged",
 "change.stopped.body": "The code has expired, or this email can’t be used. You can start again.",
 "change.done.title": "Your email has changed",
 "change.done.body": [
  "From now on, log in with ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "We sent a mail to ",
  [
   "email"
  ],
  ". The link in it can undo the change for 24 hours."
 ],
 "change.resend": "Start again",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Start again in ",
     0,
     " second"
    ],
    "other": [
     "Start again in ",
     0,
     " seconds"
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
     "Start again in ",
     0,
     " minute"
    ],
    "other": [
     "Start again in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "code.label": "Code from the mail",
 "code.checking": "Checking the code",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "That code isn’t right. You have ",
     0,
     " try left."
    ],
    "other": [
     "That code isn’t right. You have ",
     0,
     " tries left."
    ]
   }
  ]
 ],
 "code.offline": "We couldn’t check the code. Check your connection or wait a moment, then continue.",
 "code.renewed": "We sent a new code. The old one no longer works.",
 "code.tooMany.title": "Too many wrong codes",
 "code.tooMany.body": "This code no longer works. Send a new one to try again.",
 "code.expired.title": "The code has expired",
 "code.expired.body": "Codes work for 5 minutes. Send a new one to try again.",
 "code.resend": "Send a new code",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Send a new code in ",
     0,
     " second"
    ],
    "other": [
     "Send a new code in ",
     0,
     " seconds"
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
     "Send a new code in ",
     0,
     " minute"
    ],
    "other": [
     "Send a new code in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "login.for": [
  "For your wallet at ",
  [
   "host"
  ]
 ],
 "login.link.title": "Check your email",
 "login.link.body": [
  "Open the link in our mail to ",
  [
   "email"
  ],
  " and choose this number there:"
 ],
 "login.link.number": [
  "Your number is ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Waiting for you to choose ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "We sent another mail. It asks for this new number.",
 "login.link.offline": "We can’t reach the server. We keep trying.",
 "login.link.delayed": "The mail has not left yet. We keep trying: wait here, or send another one later.",
 "login.mailFailed.title": "The mail didn’t get through",
 "login.mailFailed.body": [
  "We couldn’t deliver our mail to ",
  [
   "email"
  ],
  ". Check the spelling, or send it again."
 ],
 "login.refused.title": "That was a different number",
 "login.refused.body": "To keep your wallet safe, this login was stopped. Send another mail and choose the number you see here.",
 "login.ended.title": "The link has expired",
 "login.ended.body": "Links work for 10 minutes. Send another mail to get a new one.",
 "login.resend": "Send another mail",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Send another mail in ",
     0,
     " second"
    ],
    "other": [
     "Send another mail in ",
     0,
     " seconds"
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
     "Send another mail in ",
     0,
     " minute"
    ],
    "other": [
     "Send another mail in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "login.code.title": "Enter the code",
 "login.code.body": [
  "We sent 8 digits to ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "You’re logged in",
 "login.finishing": "Logging you in",
 "login.otherEmail": "Use another email",
 "login.link.approved": "Number confirmed",
 "login.wait.title": "This device is new",
 "login.wait.body": [
  "For your safety, your wallet opens on it on ",
  [
   "time"
  ],
  ". Log in again then."
 ],
 "login.wait.mail": [
  "We sent a mail to ",
  [
   "email"
  ],
  ", with which you can stop it."
 ],
 "login.wait.close": "Got it",
 "login.code.sameMail": "Last step: the 8 digits in the same mail, below the link.",
 "login.opening": "Opening your wallet…"
}
