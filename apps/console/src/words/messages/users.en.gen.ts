// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "users.added": undefined
  "users.at": undefined
  "users.back": undefined
  "users.browser": undefined
  "users.by.app": undefined
  "users.by.operator": undefined
  "users.by.visitor": undefined
  "users.days": { count: number }
  "users.delete": undefined
  "users.deleteAsk": undefined
  "users.deleteWords": undefined
  "users.deletion.erasing": undefined
  "users.deletion.mail.failed": undefined
  "users.deletion.mail.queued": undefined
  "users.deletion.mail.sent": undefined
  "users.deletion.stopped": undefined
  "users.deletion.waiting": { date: string | number }
  "users.deletionAsked": undefined
  "users.devices": undefined
  "users.devicesNone": undefined
  "users.devicesWords": undefined
  "users.disable": undefined
  "users.disableAsk": undefined
  "users.disableWords": undefined
  "users.disabled": undefined
  "users.enable": undefined
  "users.enableWords": undefined
  "users.enabled": undefined
  "users.error.users/deletion_stopped": undefined
  "users.error.users/has_logged_in": undefined
  "users.error.users/no_way_out": undefined
  "users.error.users/unreachable": undefined
  "users.factor": undefined
  "users.factors": undefined
  "users.factorsAway": undefined
  "users.factorsNone": undefined
  "users.factorsWords": undefined
  "users.find": undefined
  "users.firstLogin": undefined
  "users.grace": undefined
  "users.graceHint": undefined
  "users.id": undefined
  "users.keep": undefined
  "users.kept": undefined
  "users.kind.email": undefined
  "users.kind.escrow": undefined
  "users.kind.guest": undefined
  "users.kind.kit": undefined
  "users.kind.passkey": undefined
  "users.kind.token": undefined
  "users.kind.totp": undefined
  "users.lastSeen": undefined
  "users.linked": undefined
  "users.list": undefined
  "users.logins": undefined
  "users.none": undefined
  "users.noneWords": undefined
  "users.notFound": undefined
  "users.one": undefined
  "users.ownId": undefined
  "users.record.deletion-asked": undefined
  "users.record.deletion-cancelled": undefined
  "users.record.deletion-stopped": undefined
  "users.record.disabled": undefined
  "users.record.enabled": undefined
  "users.record.looked-up": undefined
  "users.records": undefined
  "users.recordsNone": undefined
  "users.recordsWords": undefined
  "users.remove": undefined
  "users.removeAsk": undefined
  "users.removeWords": undefined
  "users.search": undefined
  "users.searchHint": undefined
  "users.seen": undefined
  "users.state": undefined
  "users.state.active": undefined
  "users.state.ahead": undefined
  "users.state.deletion": undefined
  "users.state.disabled": undefined
  "users.state.guest": undefined
  "users.title": undefined
  "users.user": undefined
  "users.what": undefined
  "users.who": undefined
  "users.words": undefined
  }
}

export const messages: Catalogue = {
 "users.added": "Added",
 "users.at": "When",
 "users.back": "All users",
 "users.browser": "Browser",
 "users.by.app": "Your team",
 "users.by.operator": "The operator of the server",
 "users.by.visitor": "The user",
 "users.days": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " day"
    ],
    "other": [
     0,
     " days"
    ]
   }
  ]
 ],
 "users.delete": "Delete user",
 "users.deleteAsk": "Delete this user and their wallet?",
 "users.deleteWords": "The user gets a mail at once, and can stop it or save the wallet until the day. Then the account and the wallet are deleted, for good.",
 "users.deletion.erasing": "Is being deleted",
 "users.deletion.mail.failed": "The mail could not be delivered, so nothing will be deleted.",
 "users.deletion.mail.queued": "The mail to the user is on its way.",
 "users.deletion.mail.sent": "The user was told by mail, and can stop it until then.",
 "users.deletion.stopped": "The user has stopped a deletion, and can be asked again 30 days later.",
 "users.deletion.waiting": [
  "Will be deleted on ",
  [
   "date"
  ]
 ],
 "users.deletionAsked": "The user was told by mail",
 "users.devices": "Devices",
 "users.devicesNone": "No device is logged in.",
 "users.devicesWords": "By browser and day. Keys and sessions are never shown.",
 "users.disable": "Disable user",
 "users.disableAsk": "Disable this user?",
 "users.disableWords": "Ends their sessions at once, and your app no longer lets them in. The wallet stays theirs: when they log in, they can still see its recovery words and take it elsewhere.",
 "users.disabled": "The user is disabled",
 "users.enable": "Enable user",
 "users.enableWords": "Lets them log in again, with the same wallet.",
 "users.enabled": "The user can log in again",
 "users.error.users/deletion_stopped": "The user stopped a deletion less than 30 days ago.",
 "users.error.users/has_logged_in": "This user has logged in meanwhile.",
 "users.error.users/no_way_out": "This guest has no words to leave with yet, and would lose the wallet.",
 "users.error.users/unreachable": "No email address is known, so the user could not be told. Disable the user instead.",
 "users.factor": "Factor",
 "users.factors": "Factors",
 "users.factorsAway": "The vault does not answer, so those of the wallet are missing.",
 "users.factorsNone": "None is known.",
 "users.factorsWords": "What logs them in, and what opens their wallet.",
 "users.find": "Find",
 "users.firstLogin": "First login",
 "users.grace": "Time to object",
 "users.graceHint": "Starts today.",
 "users.id": "Id",
 "users.keep": "Do not delete",
 "users.kept": "The user stays",
 "users.kind.email": "Email",
 "users.kind.escrow": "Login opens the wallet",
 "users.kind.guest": "Guest",
 "users.kind.kit": "Recovery kit",
 "users.kind.passkey": "Passkey",
 "users.kind.token": "Your login",
 "users.kind.totp": "Authenticator app",
 "users.lastSeen": "Last seen",
 "users.linked": "Linked wallets",
 "users.list": "Users",
 "users.logins": "Logs in with",
 "users.none": "No users yet",
 "users.noneWords": "Everyone who logs in to your app appears here.",
 "users.notFound": "No user has this. Only whole addresses are found.",
 "users.one": "User",
 "users.ownId": "Your id",
 "users.record.deletion-asked": "Asked to delete",
 "users.record.deletion-cancelled": "Deletion withdrawn",
 "users.record.deletion-stopped": "Deletion stopped",
 "users.record.disabled": "Disabled",
 "users.record.enabled": "Enabled again",
 "users.record.looked-up": "Looked at this user",
 "users.records": "What support did",
 "users.recordsNone": "Nothing was looked up or done.",
 "users.recordsWords": "The user sees the same list in their wallet.",
 "users.remove": "Remove user",
 "users.removeAsk": "Remove this user?",
 "users.removeWords": "Your app has stored them, and they have never logged in. There is no wallet.",
 "users.search": "Find a user",
 "users.searchHint": "The whole email address, a wallet address, or your own id.",
 "users.seen": "Opening a user is recorded, and the user sees it in their wallet.",
 "users.state": "State",
 "users.state.active": "Active",
 "users.state.ahead": "Not logged in yet",
 "users.state.deletion": "To be deleted",
 "users.state.disabled": "Disabled",
 "users.state.guest": "Guest",
 "users.title": "Users",
 "users.user": "User",
 "users.what": "What",
 "users.who": "By",
 "users.words": "People who log in to your app with the embedded wallet."
}
