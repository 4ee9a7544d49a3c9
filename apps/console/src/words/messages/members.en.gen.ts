// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "members.account": undefined
  "members.added": undefined
  "members.edit": undefined
  "members.endInvite": undefined
  "members.expires": undefined
  "members.invite": undefined
  "members.inviteOperator": undefined
  "members.invited": { name: string | number }
  "members.invitedWords": undefined
  "members.invites": undefined
  "members.invitesWords": undefined
  "members.link": undefined
  "members.makeLink": undefined
  "members.may.admin": undefined
  "members.may.owner": undefined
  "members.may.viewer": undefined
  "members.name": undefined
  "members.nameHint": undefined
  "members.never": undefined
  "members.none": undefined
  "members.operators": undefined
  "members.operatorsWords": undefined
  "members.remove": undefined
  "members.removeTitle": { name: string | number }
  "members.removeWords": undefined
  "members.role": undefined
  "members.save": undefined
  "members.saved": undefined
  "members.seen": undefined
  "members.title": undefined
  "members.words": undefined
  "members.you": undefined
  }
}

export const messages: Catalogue = {
 "members.account": "Account",
 "members.added": "Added",
 "members.edit": "Edit",
 "members.endInvite": "End",
 "members.expires": "Open until",
 "members.invite": "Invite",
 "members.inviteOperator": "Invite an operator",
 "members.invited": [
  "An invitation for ",
  [
   "name"
  ]
 ],
 "members.invitedWords": "Send this link to that person alone. It works once, within 7 days.",
 "members.invites": "Open invitations",
 "members.invitesWords": "Each link works once.",
 "members.link": "Link",
 "members.makeLink": "Make a link",
 "members.may.admin": "Changes settings, webhooks and alerts, and reads users and the audit log.",
 "members.may.owner": "Everything in this project: members, keys and deleting it, too.",
 "members.may.viewer": "Reads settings and insights, and changes nothing.",
 "members.name": "Name",
 "members.nameHint": "Of the person you invite. They can change it.",
 "members.never": "Never",
 "members.none": "No members yet",
 "members.operators": "Operators",
 "members.operatorsWords": "They run the server, and may do everything in every project.",
 "members.remove": "Remove",
 "members.removeTitle": [
  "Remove ",
  [
   "name"
  ],
  "?"
 ],
 "members.removeWords": "Their next call is refused, and the invitations they made end. Keys that they have seen still work: replace them.",
 "members.role": "Role",
 "members.save": "Save",
 "members.saved": "Saved",
 "members.seen": "Last seen",
 "members.title": "Members",
 "members.words": "Who may open this project, and what they may do.",
 "members.you": "You"
}
