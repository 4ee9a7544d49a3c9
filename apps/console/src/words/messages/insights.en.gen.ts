// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "insights.accounts": undefined
  "insights.accountsCount": { count: number }
  "insights.all": { count: string | number }
  "insights.answered": undefined
  "insights.asTable": undefined
  "insights.before": undefined
  "insights.burst": undefined
  "insights.by.language": undefined
  "insights.by.network": undefined
  "insights.by.page": undefined
  "insights.by.timeZone": undefined
  "insights.by.version": undefined
  "insights.by.wallet": undefined
  "insights.calls": undefined
  "insights.callsBy": undefined
  "insights.callsSum": { count: string | number; share: string | number }
  "insights.chain": undefined
  "insights.change": undefined
  "insights.code": undefined
  "insights.compare": undefined
  "insights.count": undefined
  "insights.csv": undefined
  "insights.errors": undefined
  "insights.errorsWords": undefined
  "insights.event": undefined
  "insights.events": undefined
  "insights.eventsBefore": undefined
  "insights.export": undefined
  "insights.exportFailed": undefined
  "insights.failed": undefined
  "insights.fewer": undefined
  "insights.funnel": undefined
  "insights.funnelChart": undefined
  "insights.funnelNote": undefined
  "insights.funnelNoteWords": undefined
  "insights.funnelWords": undefined
  "insights.lastSeen": undefined
  "insights.limit": undefined
  "insights.limit.data": undefined
  "insights.limit.ingest": undefined
  "insights.limit.rpc": undefined
  "insights.limit.write": undefined
  "insights.limits": undefined
  "insights.limitsWords": undefined
  "insights.live": undefined
  "insights.liveState.away": undefined
  "insights.liveState.connecting": undefined
  "insights.liveState.live": undefined
  "insights.liveState.paused": undefined
  "insights.liveWords": undefined
  "insights.manyTimes": { times: string | number }
  "insights.method": undefined
  "insights.metric.accounts": undefined
  "insights.metric.connects": undefined
  "insights.metric.opens": undefined
  "insights.metric.rate": undefined
  "insights.metricWords.accounts": undefined
  "insights.metricWords.connects": undefined
  "insights.metricWords.opens": undefined
  "insights.metricWords.rate": undefined
  "insights.noCalls": undefined
  "insights.noCallsWords": undefined
  "insights.noErrors": undefined
  "insights.noErrorsWords": undefined
  "insights.noLive": undefined
  "insights.noLiveWords": undefined
  "insights.none": undefined
  "insights.noneAction": undefined
  "insights.noneWords": undefined
  "insights.nothing.language": undefined
  "insights.nothing.network": undefined
  "insights.nothing.page": undefined
  "insights.nothing.timeZone": undefined
  "insights.nothing.version": undefined
  "insights.nothing.wallet": undefined
  "insights.ofConnects": undefined
  "insights.ofFirst": { share: string | number }
  "insights.ofOpens": undefined
  "insights.off": undefined
  "insights.offWords": undefined
  "insights.other": undefined
  "insights.pause": undefined
  "insights.perSecond": undefined
  "insights.range": undefined
  "insights.range.24h": undefined
  "insights.range.30d": undefined
  "insights.range.365d": undefined
  "insights.range.7d": undefined
  "insights.range.90d": undefined
  "insights.range.today": undefined
  "insights.resume": undefined
  "insights.share": undefined
  "insights.status": undefined
  "insights.step": undefined
  "insights.step.chose": undefined
  "insights.step.connected": undefined
  "insights.step.opened": undefined
  "insights.step.sent": undefined
  "insights.step.signedIn": undefined
  "insights.stepWords.chose": undefined
  "insights.stepWords.connected": undefined
  "insights.stepWords.opened": undefined
  "insights.stepWords.sent": undefined
  "insights.stepWords.signedIn": undefined
  "insights.time": undefined
  "insights.title": undefined
  "insights.usage": undefined
  "insights.usageWords": undefined
  "insights.week": undefined
  "insights.words": undefined
  }
}

export const messages: Catalogue = {
 "insights.accounts": "Accounts",
 "insights.accountsCount": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " account"
    ],
    "other": [
     0,
     " accounts"
    ]
   }
  ]
 ],
 "insights.all": [
  "Show all ",
  [
   "count"
  ]
 ],
 "insights.answered": "Answered",
 "insights.asTable": "Show as a table",
 "insights.before": "Time before",
 "insights.burst": "At once",
 "insights.by.language": "Languages",
 "insights.by.network": "Networks",
 "insights.by.page": "Pages",
 "insights.by.timeZone": "Time zones",
 "insights.by.version": "Kit versions",
 "insights.by.wallet": "Wallets",
 "insights.calls": "Calls to nodes",
 "insights.callsBy": "Calls by chain and status",
 "insights.callsSum": [
  [
   "count"
  ],
  " calls, ",
  [
   "share"
  ],
  " failed."
 ],
 "insights.chain": "Chain",
 "insights.change": "Change",
 "insights.code": "Code",
 "insights.compare": "Compare with the time before",
 "insights.count": "Count",
 "insights.csv": "CSV",
 "insights.errors": "Errors",
 "insights.errorsWords": "What went wrong for visitors. Each code has a page that says why, and what to do.",
 "insights.event": "Event",
 "insights.events": "Events",
 "insights.eventsBefore": "Events in the time before",
 "insights.export": "Export events",
 "insights.exportFailed": "The export failed. Try again in a moment.",
 "insights.failed": "Failed",
 "insights.fewer": "Show fewer",
 "insights.funnel": "Funnel",
 "insights.funnelChart": "From opening to sending",
 "insights.funnelNote": "What the steps count",
 "insights.funnelNoteWords": "Each step counts how often it happened; no id follows a visitor, so a visitor who opens twice counts twice. From the connection on, events belong to an account: accounts are counted once a day, and those that signed in or sent had connected on that day.",
 "insights.funnelWords": "How far visits get, and where they end. Every bar counts events; beside it are the accounts, once there are any.",
 "insights.lastSeen": "Last seen",
 "insights.limit": "Calls",
 "insights.limit.data": "Balances, names, prices",
 "insights.limit.ingest": "Events",
 "insights.limit.rpc": "Calls to nodes",
 "insights.limit.write": "Sign-ins and names",
 "insights.limits": "Limits of this project",
 "insights.limitsWords": "Of all visitors together. Each visitor has limits as well. The operator of the server sets them.",
 "insights.live": "Live",
 "insights.liveState.away": "Away, trying again",
 "insights.liveState.connecting": "Connecting",
 "insights.liveState.live": "Live",
 "insights.liveState.paused": "Paused",
 "insights.liveWords": "Events as they are stored: what happened, with which wallet, on which network. No accounts.",
 "insights.manyTimes": [
  [
   "times"
  ],
  "×"
 ],
 "insights.method": "Calls",
 "insights.metric.accounts": "Accounts a day",
 "insights.metric.connects": "Connections",
 "insights.metric.opens": "Opens",
 "insights.metric.rate": "Success rate",
 "insights.metricWords.accounts": "Different accounts with an event on that day. Visitors who do not connect have none.",
 "insights.metricWords.connects": "Wallets that were connected.",
 "insights.metricWords.opens": "How often the modal was opened, with and without a connected wallet.",
 "insights.metricWords.rate": "Connections for each time the modal was opened without a wallet.",
 "insights.noCalls": "No calls yet",
 "insights.noCallsWords": "Calls come when your app reads a chain through this server: balances, transactions, contracts.",
 "insights.noErrors": "No errors in this time",
 "insights.noErrorsWords": "If something goes wrong for a visitor, it is here within seconds.",
 "insights.noLive": "Waiting for the next event",
 "insights.noLiveWords": "Open the modal in your app: it appears here within seconds.",
 "insights.none": "No events yet",
 "insights.noneAction": "Connect your app",
 "insights.noneWords": "The first event comes when a visitor opens the modal in your app. In this time, there was none.",
 "insights.nothing.language": "Browsers have not said a language in this time.",
 "insights.nothing.network": "No connection in this time.",
 "insights.nothing.page": "The modal was not opened in this time.",
 "insights.nothing.timeZone": "No time zones in this time. Only events with a `timeZone` have one.",
 "insights.nothing.version": "No versions in this time. The kit sends its own.",
 "insights.nothing.wallet": "No connection in this time.",
 "insights.ofConnects": "Of connections.",
 "insights.ofFirst": [
  [
   "share"
  ],
  " of opens"
 ],
 "insights.ofOpens": "Of opens.",
 "insights.off": "Analytics is off",
 "insights.offWords": "This project records no events. An admin can switch analytics on in its settings.",
 "insights.other": "Other",
 "insights.pause": "Pause",
 "insights.perSecond": "A second",
 "insights.range": "Range",
 "insights.range.24h": "24 h",
 "insights.range.30d": "30 d",
 "insights.range.365d": "Year",
 "insights.range.7d": "7 d",
 "insights.range.90d": "90 d",
 "insights.range.today": "Today",
 "insights.resume": "Resume",
 "insights.share": "Share",
 "insights.status": "Status",
 "insights.step": "Step",
 "insights.step.chose": "Chose a wallet",
 "insights.step.connected": "Connected",
 "insights.step.opened": "Opened",
 "insights.step.sent": "Sent",
 "insights.step.signedIn": "Signed in",
 "insights.stepWords.chose": "Times a wallet was chosen from the list.",
 "insights.stepWords.connected": "Times a wallet was connected.",
 "insights.stepWords.opened": "Times the modal was opened without a connected wallet.",
 "insights.stepWords.sent": "Times a transfer was sent from the modal.",
 "insights.stepWords.signedIn": "Times a message was signed to sign in.",
 "insights.time": "Time (UTC)",
 "insights.title": "Insights",
 "insights.usage": "Usage",
 "insights.usageWords": "What your app asks of chains through this server, and how much it may.",
 "insights.week": "Last 7 days",
 "insights.words": "What visitors do in the modal of your app."
}
