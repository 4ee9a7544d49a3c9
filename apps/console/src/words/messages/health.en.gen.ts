// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "health.alerts": undefined
  "health.allWell": undefined
  "health.database": undefined
  "health.databaseAway": undefined
  "health.databaseAwayWords": undefined
  "health.draining": undefined
  "health.errors": undefined
  "health.failed": undefined
  "health.failing": { count: number }
  "health.gone": { count: number }
  "health.job": undefined
  "health.job.failed": undefined
  "health.job.never": undefined
  "health.job.ok": undefined
  "health.jobs": undefined
  "health.jobsWords": undefined
  "health.kib": { value: string | number }
  "health.kits": undefined
  "health.kitsWords": undefined
  "health.lag": undefined
  "health.memory": undefined
  "health.mib": { value: string | number }
  "health.migrations": undefined
  "health.milliseconds": { value: string | number }
  "health.noJobs": undefined
  "health.noKits": undefined
  "health.noNodes": undefined
  "health.noVendors": undefined
  "health.node": undefined
  "health.node.failing": undefined
  "health.node.ok": undefined
  "health.node.other_chain": undefined
  "health.node.resting": undefined
  "health.node.unused": undefined
  "health.nodes": undefined
  "health.pool": undefined
  "health.process": undefined
  "health.processes": undefined
  "health.processesWords": undefined
  "health.redis": undefined
  "health.relay": undefined
  "health.relayValue": { share: string | number; sockets: string | number }
  "health.responseTime": undefined
  "health.roles": undefined
  "health.schedule": undefined
  "health.seen": undefined
  "health.silent": undefined
  "health.spool": undefined
  "health.spoolShare": { share: string | number }
  "health.started": undefined
  "health.state.away": undefined
  "health.state.full": undefined
  "health.state.none": undefined
  "health.state.ok": undefined
  "health.stateLabel": undefined
  "health.succeeded": undefined
  "health.title": undefined
  "health.until": { time: string | number }
  "health.unused": { count: number }
  "health.vendor": undefined
  "health.vendors": undefined
  "health.vendorsWords": undefined
  "health.version": undefined
  "health.words": { process: string | number; time: string | number }
  }
}

export const messages: Catalogue = {
 "health.alerts": "Alerts",
 "health.allWell": "All well",
 "health.database": "Database",
 "health.databaseAway": "PostgreSQL does not answer",
 "health.databaseAwayWords": "What this page shows is only what the answering process knows itself.",
 "health.draining": "Draining",
 "health.errors": "Errors",
 "health.failed": "Last failure",
 "health.failing": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " fails"
    ],
    "other": [
     0,
     " fail"
    ]
   }
  ]
 ],
 "health.gone": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " is silent"
    ],
    "other": [
     0,
     " are silent"
    ]
   }
  ]
 ],
 "health.job": "Job",
 "health.job.failed": "Failed",
 "health.job.never": "Not run yet",
 "health.job.ok": "Succeeded",
 "health.jobs": "Jobs",
 "health.jobsWords": "Run by workers on a schedule, in UTC.",
 "health.kib": [
  [
   "value"
  ],
  " KiB"
 ],
 "health.kits": "Versions of the kit",
 "health.kitsWords": "Seen in events since the processes started.",
 "health.lag": "Blocks behind",
 "health.memory": "Memory",
 "health.mib": [
  [
   "value"
  ],
  " MiB"
 ],
 "health.migrations": "Migrations are missing",
 "health.milliseconds": [
  [
   "value"
  ],
  " ms"
 ],
 "health.noJobs": "No worker has run yet.",
 "health.noKits": "No event has come in yet.",
 "health.noNodes": "No process has needed a node yet.",
 "health.noVendors": "None is configured.",
 "health.node": "Node",
 "health.node.failing": "Failing",
 "health.node.ok": "Working",
 "health.node.other_chain": "Another chain",
 "health.node.resting": "Resting",
 "health.node.unused": "Not used",
 "health.nodes": "Nodes in use",
 "health.pool": "Connections",
 "health.process": "Process",
 "health.processes": "Processes",
 "health.processesWords": "What each last said about itself.",
 "health.redis": "Redis",
 "health.relay": "Relay",
 "health.relayValue": [
  [
   "sockets"
  ],
  " · ",
  [
   "share"
  ],
  " full"
 ],
 "health.responseTime": "Response time",
 "health.roles": "Roles",
 "health.schedule": "Schedule",
 "health.seen": "Last seen",
 "health.silent": "Silent",
 "health.spool": "Events waiting",
 "health.spoolShare": [
  [
   "share"
  ],
  " of the spool"
 ],
 "health.started": "Started",
 "health.state.away": "Away",
 "health.state.full": "Full",
 "health.state.none": "Not used",
 "health.state.ok": "Working",
 "health.stateLabel": "State",
 "health.succeeded": "Last success",
 "health.title": "Health",
 "health.until": [
  "until ",
  [
   "time"
  ]
 ],
 "health.unused": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " more is in the settings and has not been needed."
    ],
    "other": [
     0,
     " more are in the settings and have not been needed."
    ]
   }
  ]
 ],
 "health.vendor": "Vendor",
 "health.vendors": "Vendors",
 "health.vendorsWords": "Third-party data; one that fails three times rests for 30 seconds.",
 "health.version": "Version",
 "health.words": [
  "From ",
  [
   "time"
  ],
  ", answered by process ",
  [
   "process"
  ],
  ". Each process reports every 15 seconds."
 ]
}
