// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "audit.actor": undefined
  "audit.actors.ADMIN_TOKEN": undefined
  "audit.actors.command line": undefined
  "audit.actors.key": undefined
  "audit.actors.member": undefined
  "audit.actors.visitor": undefined
  "audit.all": undefined
  "audit.at": undefined
  "audit.becomes": undefined
  "audit.checking": undefined
  "audit.clear": undefined
  "audit.copyHead": undefined
  "audit.count": { count: number }
  "audit.details": undefined
  "audit.export.csv": undefined
  "audit.export.ndjson": undefined
  "audit.exportFailed": undefined
  "audit.faulty": { time: string | number }
  "audit.faultyAt": { number: string | number }
  "audit.filter": undefined
  "audit.from": undefined
  "audit.kind": undefined
  "audit.kinds.key/": undefined
  "audit.kinds.member/": undefined
  "audit.kinds.project/": undefined
  "audit.kinds.secret/": undefined
  "audit.kinds.user/": undefined
  "audit.kinds.webhook/": undefined
  "audit.less": undefined
  "audit.none": undefined
  "audit.noneFound": undefined
  "audit.noneWords": undefined
  "audit.number": undefined
  "audit.project": undefined
  "audit.proof": undefined
  "audit.request": undefined
  "audit.server": undefined
  "audit.serverWords": undefined
  "audit.title": undefined
  "audit.to": undefined
  "audit.told.key/added": undefined
  "audit.told.key/replaced": undefined
  "audit.told.key/revoked": undefined
  "audit.told.member/added": undefined
  "audit.told.member/changed": undefined
  "audit.told.member/removed": undefined
  "audit.told.member/renamed": undefined
  "audit.told.project/changed": undefined
  "audit.told.project/created": undefined
  "audit.told.project/deleted": undefined
  "audit.told.user/deleted": undefined
  "audit.told.user/deletion-asked": undefined
  "audit.told.user/deletion-cancelled": undefined
  "audit.told.user/deletion-stopped": undefined
  "audit.told.user/disabled": undefined
  "audit.told.user/enabled": undefined
  "audit.told.user/looked-up": undefined
  "audit.verified": { time: string | number }
  "audit.what": undefined
  "audit.words": undefined
  }
}

export const messages: Catalogue = {
 "audit.actor": "Who",
 "audit.actors.ADMIN_TOKEN": "Token of the operator",
 "audit.actors.command line": "Command line",
 "audit.actors.key": "Key",
 "audit.actors.member": "Member",
 "audit.actors.visitor": "The user",
 "audit.all": "All",
 "audit.at": "When",
 "audit.becomes": "became",
 "audit.checking": "The log is being checked.",
 "audit.clear": "Show all",
 "audit.copyHead": "Copy the hash",
 "audit.count": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " entry"
    ],
    "other": [
     0,
     " entries"
    ]
   }
  ]
 ],
 "audit.details": "Details",
 "audit.export.csv": "Export CSV",
 "audit.export.ndjson": "Export JSON lines",
 "audit.exportFailed": "The export did not arrive. Try again.",
 "audit.faulty": [
  "Checked at ",
  [
   "time"
  ],
  ": an entry was changed or removed"
 ],
 "audit.faultyAt": [
  "The first one is entry ",
  [
   "number"
  ],
  "."
 ],
 "audit.filter": "Narrow down",
 "audit.from": "From",
 "audit.kind": "What",
 "audit.kinds.key/": "Keys",
 "audit.kinds.member/": "Members",
 "audit.kinds.project/": "Project",
 "audit.kinds.secret/": "Secrets",
 "audit.kinds.user/": "Users",
 "audit.kinds.webhook/": "Webhooks",
 "audit.less": "Hide proof",
 "audit.none": "Nothing was changed yet",
 "audit.noneFound": "No entry fits",
 "audit.noneWords": "Changes are listed here with who made them.",
 "audit.number": "Entry",
 "audit.project": "Project",
 "audit.proof": "Show proof",
 "audit.request": "Request",
 "audit.server": "Audit log",
 "audit.serverWords": "Every change of every project and of the server.",
 "audit.title": "Audit log",
 "audit.to": "To",
 "audit.told.key/added": "Key added",
 "audit.told.key/replaced": "Key replaced",
 "audit.told.key/revoked": "Key revoked",
 "audit.told.member/added": "Member added",
 "audit.told.member/changed": "Member changed",
 "audit.told.member/removed": "Member removed",
 "audit.told.member/renamed": "Name of a member changed",
 "audit.told.project/changed": "Settings changed",
 "audit.told.project/created": "Project created",
 "audit.told.project/deleted": "Project deleted",
 "audit.told.user/deleted": "User deleted",
 "audit.told.user/deletion-asked": "Deletion of a user asked",
 "audit.told.user/deletion-cancelled": "Deletion of a user withdrawn",
 "audit.told.user/deletion-stopped": "Deletion stopped by the user",
 "audit.told.user/disabled": "User disabled",
 "audit.told.user/enabled": "User enabled",
 "audit.told.user/looked-up": "User looked at",
 "audit.verified": [
  "Verified at ",
  [
   "time"
  ],
  ": no entry was changed or removed"
 ],
 "audit.what": "What",
 "audit.words": "Every change of this project, and every look at a user."
}
