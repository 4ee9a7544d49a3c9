// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../../ui/words/messages/keys.gen.ts'

const catalogue: Catalogue = {
 "embedded.frame.login": "Log in to your wallet",
 "embedded.frame.approval": "Request to your wallet",
 "embedded.frame.account": "Your wallet account",
 "embedded.sending": [
  "Sending a mail to ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Loading your wallet",
 "embedded.linking.title": "You’re logged in",
 "embedded.linking.body": "Opening your wallet…",
 "embedded.failed.title": "Couldn’t log you in",
 "embedded.failed.noAccess": "No access for this account",
 "embedded.failed.otherEmail": "Use another email",
 "embedded.row.subtitle": "Logged in with email",
 "embedded.security.title": "Security",
 "embedded.security.subtitle": "Who can open your wallet",
 "embedded.security.assisted": "Your login alone opens it.",
 "embedded.security.fragile": "Only you can open it, in one way.",
 "embedded.security.secured": "Only you can open it.",
 "embedded.security.exit": "Only you can open it, and you can leave.",
 "embedded.security.next.kit": "Next: a recovery kit",
 "embedded.security.next.passkey": "Next: a passkey",
 "embedded.security.next.secure": "Next: make it yours alone",
 "embedded.security.next.export": "Next: an exit kit",
 "embedded.security.failed": "Couldn’t show this",
 "embedded.change.intro": "You get a code at your current address, then one at the new address.",
 "embedded.change.present": "Current email",
 "embedded.change.label": "New email address",
 "embedded.change.send": "Continue",
 "embedded.change.done": "Email changed",
 "embedded.notAllowed": "Action not allowed",
 "embedded.error.email_invalid": "Enter an email address, such as ana@example.com.",
 "embedded.error.login/cool_down": [
  "Please try again after ",
  [
   "seconds"
  ],
  " seconds"
 ],
 "embedded.error.embedded/load_failed": "Couldn’t load the wallet. Check your connection and try again later.",
 "embedded.error.embedded/timeout": "The wallet took too long to answer. Try again.",
 "embedded.error.login/mail_failed": "The mail couldn’t be delivered. Check the address, or try again.",
 "embedded.error.login/attempt_ended": "The code has expired. Ask for a new one.",
 "embedded.error.login/too_many_tries": "Too many wrong codes. Ask for a new one.",
 "embedded.error.login/device_refused": "Another number was chosen in the mail. Try again, and choose the number you see here.",
 "embedded.error.login/change_pending": "The email of this account was changed. Open the link in the notice to undo that, or wait a day.",
 "embedded.error.login/not_allowed": "This site doesn’t let this account in. Use another one, or ask the site for access.",
 "embedded.error.login/user_disabled": "This app has turned off your account. Log in again to take your wallet with you.",
 "embedded.error.login/email_off": "Logging in with email is not available here.",
 "embedded.error.login/clock_skewed": "Check this device’s date and time, then try again.",
 "embedded.error.request/http_failed": "Couldn’t reach the wallet’s server. Check your connection and try again.",
 "embedded.error.embedded/unreachable": "Your wallet can’t be reached at the moment. Try again in a minute.",
 "embedded.error.embedded/untrusted": "Your wallet was not opened, because the server sent something that doesn’t belong to it. Ask this site’s support for help.",
 "embedded.error.stopped": "Wallets are paused at the moment. Try again later.",
 "embedded.error.escrow/login_required": "Log in again, with the link and the code from the mail.",
 "embedded.error.request/too_many": "Too many requests at once. Wait a moment, then try again.",
 "embedded.error.failed": "That didn’t work. Try again.",
 "embedded.row.social": [
  "Logged in with ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Log in with an account",
 "embedded.social.continue": [
  "Continue with ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Continue in the window",
 "embedded.social.waiting.body": [
  "Log in with ",
  [
   "provider"
  ],
  " in the window that opened."
 ],
 "embedded.social.blocked": "The window was blocked",
 "embedded.social.closed": "The window was closed",
 "embedded.social.declined": "Login declined",
 "embedded.social.open": "Open the window",
 "embedded.social.other": "Use another way",
 "embedded.farcaster.scan": "Scan with your phone",
 "embedded.farcaster.here": "Continue in the Farcaster app",
 "embedded.farcaster.only": "Approve it in the Farcaster app. Only approve a login that you started yourself.",
 "embedded.farcaster.expires": [
  "This code expires in ",
  [
   "seconds"
  ],
  " seconds."
 ],
 "embedded.farcaster.code": "Code for the Farcaster app",
 "embedded.farcaster.copy": "Copy link",
 "embedded.farcaster.open": "Open Farcaster",
 "embedded.farcaster.failed": [
  "Couldn’t connect to ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "The code has expired",
 "embedded.farcaster.expiredBody": "It wasn’t approved in time. Try again for a new code.",
 "embedded.error.login/window_blocked": "Your browser didn’t let the window open. Open it with the button below.",
 "embedded.error.login/window_closed": "You closed it before logging in. You can try again.",
 "embedded.error.login/window_foreign": "Another number was chosen in the window. Try again, and choose the number you see here.",
 "embedded.error.login/visit_ended": "The login took too long. Try again.",
 "embedded.error.login/provider_declined": "You declined in the window, so nothing was shared. You can try again.",
 "embedded.error.login/provider_failed": "The login couldn’t be confirmed there. Try again in a moment.",
 "embedded.error.login/provider_off": "This way to log in isn’t available here. Use another one.",
 "embedded.passkey.continue": "Continue with a passkey",
 "embedded.passkey.name": "Passkey",
 "embedded.row.passkey": "Logged in with a passkey",
 "embedded.guest.continue": "Continue as guest",
 "embedded.guest.name": "Guest",
 "embedded.row.guest": "Without an email",
 "embedded.guest.secure": "Secure this wallet",
 "embedded.security.temporary": "Only in this browser. Clear its data and the wallet is gone.",
 "embedded.error.login/guest_off": "This site doesn’t let guests in. Use another way.",
 "embedded.linked.title": "Linked wallets",
 "embedded.linked.subtitle": "Wallets you already have",
 "embedded.linked.intro": "This app knows that these wallets are yours. They can’t open the wallet of your login.",
 "embedded.linked.unread": "Couldn’t load your linked wallets",
 "embedded.linked.none.title": "No linked wallets",
 "embedded.linked.none.body": "Link a wallet you already have, so that this app knows it is yours. It signs a message, which costs nothing.",
 "embedded.linked.add": "Link a wallet",
 "embedded.linked.full": [
  "You have linked ",
  [
   "count"
  ],
  " wallets, which is as many as you can. Unlink one first."
 ],
 "embedded.linked.choose": "Choose a wallet in this browser.",
 "embedded.linked.missing.title": "No wallet found",
 "embedded.linked.missing.body": "Install a wallet in this browser, or turn it on, and try again.",
 "embedded.linked.unlink": "Unlink",
 "embedded.linked.keep": "Keep it",
 "embedded.linked.cancel": "Cancel",
 "embedded.linked.confirm.title": [
  "Unlink ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "This app will no longer know that this wallet is yours. You can link it again.",
 "embedded.linked.step.connect.title": [
  "Connect in ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Choose the account you want to link.",
 "embedded.linked.step.approve.title": [
  "Linking ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Loading the request…",
 "embedded.linked.step.sign.title": [
  "Sign with ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "The message shows that the wallet is yours. It moves nothing.",
 "embedded.linked.declined": "Declined. Nothing was linked.",
 "embedded.linked.error.links/taken": "This wallet is linked to another account of this app. Unlink it there first.",
 "embedded.linked.error.links/ended": "That took too long. Try again.",
 "embedded.linked.error.escrow/waiting": "This device is new. It can link wallets once it can open yours."
}
export default catalogue
