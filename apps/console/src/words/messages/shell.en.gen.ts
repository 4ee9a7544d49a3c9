// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "shell.account": undefined
  "shell.allProjects": undefined
  "shell.cancel": undefined
  "shell.chooseProject": undefined
  "shell.close": undefined
  "shell.confirm": undefined
  "shell.confirm.company": undefined
  "shell.confirm.companyWords": undefined
  "shell.confirm.sign": undefined
  "shell.confirm.words": undefined
  "shell.copied": undefined
  "shell.copy": undefined
  "shell.copyFailed": undefined
  "shell.error.answerUnknown": undefined
  "shell.error.away": undefined
  "shell.error.changed": undefined
  "shell.error.database": undefined
  "shell.error.failed": undefined
  "shell.error.notConfirmed": undefined
  "shell.error.rateLimited": undefined
  "shell.error.role": undefined
  "shell.error.signedOut": undefined
  "shell.error.tokenSpent": undefined
  "shell.error.unreachable": undefined
  "shell.failed": undefined
  "shell.failed.title": undefined
  "shell.failed.words": undefined
  "shell.from": undefined
  "shell.kept": undefined
  "shell.language": undefined
  "shell.lastDays": { count: number }
  "shell.lastKnown": { time: string | number }
  "shell.loading": undefined
  "shell.menu": undefined
  "shell.navigation": undefined
  "shell.newProject": undefined
  "shell.newer": undefined
  "shell.noAccess": undefined
  "shell.noAccess.title": undefined
  "shell.noAccess.words": undefined
  "shell.noProject": undefined
  "shell.notFound": undefined
  "shell.notFound.title": undefined
  "shell.notFound.words": undefined
  "shell.notMember": undefined
  "shell.notMember.title": undefined
  "shell.notMember.words": { account: string | number }
  "shell.older": undefined
  "shell.pages": undefined
  "shell.range": undefined
  "shell.rangeOwn": undefined
  "shell.reload": undefined
  "shell.retry": undefined
  "shell.role.admin": undefined
  "shell.role.operator": undefined
  "shell.role.owner": undefined
  "shell.role.viewer": undefined
  "shell.secretOnce": undefined
  "shell.server": undefined
  "shell.signInFailed": undefined
  "shell.signOut": undefined
  "shell.skip": undefined
  "shell.theme": undefined
  "shell.theme.auto": undefined
  "shell.theme.dark": undefined
  "shell.theme.light": undefined
  "shell.to": undefined
  "shell.toProjects": undefined
  "shell.typeName": { name: string | number }
  "shell.yourAccount": undefined
  }
}

export const messages: Catalogue = {
 "shell.account": "Account",
 "shell.allProjects": "All projects",
 "shell.cancel": "Cancel",
 "shell.chooseProject": "Choose a project",
 "shell.close": "Close",
 "shell.confirm": "Sign in again",
 "shell.confirm.company": "Sign in again",
 "shell.confirm.companyWords": "This needs a recent sign-in. Afterwards you come back to this page; make your change once more then.",
 "shell.confirm.sign": "Sign with your wallet",
 "shell.confirm.words": "This needs a recent signature. Sign once more, and it continues by itself.",
 "shell.copied": "Copied",
 "shell.copy": "Copy",
 "shell.copyFailed": "Copy failed",
 "shell.error.answerUnknown": "The server gave an answer that this console does not know. Reload the page.",
 "shell.error.away": "The server is busy or restarting. Try again in a moment.",
 "shell.error.changed": "Another member changed this meanwhile. Reload to see it, then make your change again.",
 "shell.error.database": "The database is away. What is shown may be from before; changes wait until it is back.",
 "shell.error.failed": "This did not work. The server's log says why.",
 "shell.error.notConfirmed": "Nothing was changed, because it was not signed.",
 "shell.error.rateLimited": "Too many requests. Wait a minute, then try again.",
 "shell.error.role": "Your role does not allow this. An owner can change it.",
 "shell.error.signedOut": "Your session has ended. Sign in again.",
 "shell.error.tokenSpent": "This link was used, has expired, or never existed.",
 "shell.error.unreachable": "The server does not answer. Check your connection.",
 "shell.failed": "Page failed",
 "shell.failed.title": "This page could not be shown",
 "shell.failed.words": "Perhaps the console was updated meanwhile. Your settings are safe.",
 "shell.from": "From",
 "shell.kept": "I have kept it",
 "shell.language": "Language",
 "shell.lastDays": [
  [
   "count",
   2,
   {
    "=1": "Today",
    "one": [
     "Last ",
     0,
     " day"
    ],
    "other": [
     "Last ",
     0,
     " days"
    ]
   }
  ]
 ],
 "shell.lastKnown": [
  "Last known, from ",
  [
   "time"
  ]
 ],
 "shell.loading": "Loading",
 "shell.menu": "Menu",
 "shell.navigation": "Main",
 "shell.newProject": "New project",
 "shell.newer": "Newer",
 "shell.noAccess": "No access",
 "shell.noAccess.title": "Your role does not open this page",
 "shell.noAccess.words": "An owner of the project can give you another role.",
 "shell.noProject": "No project",
 "shell.notFound": "Not found",
 "shell.notFound.title": "There is no such page",
 "shell.notFound.words": "The link may be old, or have a typing mistake.",
 "shell.notMember": "Not a member",
 "shell.notMember.title": "This account is not a member yet",
 "shell.notMember.words": [
  "You are signed in as ",
  [
   "account"
  ],
  ". Ask an owner for an invitation, or sign in with another account."
 ],
 "shell.older": "Older",
 "shell.pages": "Pages",
 "shell.range": "Range",
 "shell.rangeOwn": "Own range",
 "shell.reload": "Reload",
 "shell.retry": "Try again",
 "shell.role.admin": "admin",
 "shell.role.operator": "operator",
 "shell.role.owner": "owner",
 "shell.role.viewer": "viewer",
 "shell.secretOnce": "Copy it now. It is not shown again.",
 "shell.server": "Server",
 "shell.signInFailed": "Signing in did not work. Try again.",
 "shell.signOut": "Sign out",
 "shell.skip": "Skip to the page",
 "shell.theme": "Appearance",
 "shell.theme.auto": "Like the system",
 "shell.theme.dark": "Dark",
 "shell.theme.light": "Light",
 "shell.to": "To",
 "shell.toProjects": "To your projects",
 "shell.typeName": [
  "Type ",
  [
   "name"
  ],
  " to confirm"
 ],
 "shell.yourAccount": "Your account"
}
