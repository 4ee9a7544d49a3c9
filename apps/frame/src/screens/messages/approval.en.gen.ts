// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Sign a message",
 "approval.title.signIn": "Sign in",
 "approval.title.typedData": "Sign data",
 "approval.title.transaction": "Confirm a transaction",
 "approval.title.session": "Allow spending without asking",
 "approval.title.link": "Link a wallet",
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
 "approval.action.allowFee": [
  "Allow ",
  [
   "spender"
  ],
  " to take ",
  [
   "amount"
  ],
  " for the network fee"
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
 "approval.action.deployAccount": "Create your smart account on this network",
 "approval.action.upgradeAccount": "Turn on smart features for your account on this network. Its address stays the same.",
 "approval.action.openSession": [
  "Let this app send up to ",
  [
   "amount"
  ],
  " in each period of ",
  [
   "period"
  ],
  ", until ",
  [
   "until"
  ],
  ". That is ",
  [
   "total"
  ],
  " in all, at most."
 ],
 "approval.action.endSession": [
  "End the permission to send up to ",
  [
   "amount"
  ],
  " in each period of ",
  [
   "period"
  ]
 ],
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
 "approval.action.linkWallet": "Link this wallet to your account at this app",
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
 "approval.label.sponsored": "Network fee",
 "approval.sponsored": "Paid for you",
 "approval.label.account": "Your account",
 "approval.label.smartAccount": "Your smart account",
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
 "approval.warning.session": "The app decides when and to whom, and doesn’t ask you again. You can end this at any time.",
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
 "approval.next.session": "The network enforces these limits.",
 "approval.next.link": "It moves nothing. You can unlink it at any time.",
 "approval.window.again": "Open it again",
 "approval.window.title": "Approve request"
}
export default catalogue
