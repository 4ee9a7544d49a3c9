// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "alerts.emails": undefined
  "alerts.emailsHint": undefined
  "alerts.fires": undefined
  "alerts.firing": { count: number }
  "alerts.hint.error_rate": undefined
  "alerts.hint.job_failed": undefined
  "alerts.hint.limit_near": undefined
  "alerts.hint.no_events": undefined
  "alerts.hint.node_unreachable": undefined
  "alerts.hint.process_gone": undefined
  "alerts.hint.redis_away": undefined
  "alerts.hint.redis_full": undefined
  "alerts.hint.spool_growing": undefined
  "alerts.hint.webhook_failed": undefined
  "alerts.hook.failed": undefined
  "alerts.hook.off": undefined
  "alerts.hook.on": undefined
  "alerts.hookAdd": undefined
  "alerts.hookAdded": undefined
  "alerts.hookLast": undefined
  "alerts.hookName": undefined
  "alerts.hookNever": undefined
  "alerts.hookOff": undefined
  "alerts.hookOn": undefined
  "alerts.hookRemove": undefined
  "alerts.hookSecret": undefined
  "alerts.hookSecretWords": undefined
  "alerts.hookState": undefined
  "alerts.hookUrl": undefined
  "alerts.hookUrlHint": undefined
  "alerts.hooks": undefined
  "alerts.hooksNone": undefined
  "alerts.hooksWords": undefined
  "alerts.hours": undefined
  "alerts.noMail": undefined
  "alerts.percent": undefined
  "alerts.recipients": undefined
  "alerts.recipientsWords": undefined
  "alerts.rule.error_rate": undefined
  "alerts.rule.job_failed": undefined
  "alerts.rule.limit_near": undefined
  "alerts.rule.no_events": undefined
  "alerts.rule.node_unreachable": undefined
  "alerts.rule.process_gone": undefined
  "alerts.rule.redis_away": undefined
  "alerts.rule.redis_full": undefined
  "alerts.rule.spool_growing": undefined
  "alerts.rule.webhook_failed": undefined
  "alerts.rules": undefined
  "alerts.rulesWords": undefined
  "alerts.save": undefined
  "alerts.saved": undefined
  "alerts.serverTitle": undefined
  "alerts.serverWords": undefined
  "alerts.since": { time: string | number }
  "alerts.test": undefined
  "alerts.tested": { mails: number; webhooks: number }
  "alerts.thresholdWrong": undefined
  "alerts.title": undefined
  "alerts.untold": undefined
  "alerts.webhooks": undefined
  "alerts.words": undefined
  }
}

export const messages: Catalogue = {
 "alerts.emails": "Email addresses",
 "alerts.emailsHint": "One on each line, at most ten.",
 "alerts.fires": "Fires",
 "alerts.firing": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " alert fires"
    ],
    "other": [
     0,
     " alerts fire"
    ]
   }
  ]
 ],
 "alerts.hint.error_rate": "The share of errors among the events of an hour, if there were at least 50.",
 "alerts.hint.job_failed": "After all of its tries.",
 "alerts.hint.limit_near": "Calls of chains in the busiest minute of the last ten, of what the project may make.",
 "alerts.hint.no_events": "Of a project that had some before.",
 "alerts.hint.node_unreachable": "For every process that uses it.",
 "alerts.hint.process_gone": "It has ended without saying so, or hangs.",
 "alerts.hint.redis_away": "Each process limits and caches by itself meanwhile.",
 "alerts.hint.redis_full": "It refuses new entries.",
 "alerts.hint.spool_growing": "The share of the spool that is used.",
 "alerts.hint.webhook_failed": "Its receiver has accepted nothing for three days.",
 "alerts.hook.failed": "Switched off after failures",
 "alerts.hook.off": "Off",
 "alerts.hook.on": "On",
 "alerts.hookAdd": "Add webhook",
 "alerts.hookAdded": "Webhook added",
 "alerts.hookLast": "Last accepted",
 "alerts.hookName": "Name",
 "alerts.hookNever": "Never",
 "alerts.hookOff": "Switch off",
 "alerts.hookOn": "Switch on",
 "alerts.hookRemove": "Remove",
 "alerts.hookSecret": "Secret",
 "alerts.hookSecretWords": "Give it to the receiver, which checks the signature of every delivery with it.",
 "alerts.hookState": "State",
 "alerts.hookUrl": "Address",
 "alerts.hookUrlHint": "https on a public host. Redirects are not followed.",
 "alerts.hooks": "Webhooks",
 "alerts.hooksNone": "None yet.",
 "alerts.hooksWords": "Told the alerts of the server, signed like those of projects.",
 "alerts.hours": "After so many hours",
 "alerts.noMail": "This server has no mail server, so no mails are sent",
 "alerts.percent": "From so many per cent",
 "alerts.recipients": "Who is told",
 "alerts.recipientsWords": "By mail, and by the webhooks that ask for alerts.",
 "alerts.rule.error_rate": "Many events are errors",
 "alerts.rule.job_failed": "A job has failed",
 "alerts.rule.limit_near": "A limit is nearly used",
 "alerts.rule.no_events": "No event has come in",
 "alerts.rule.node_unreachable": "A node does not answer",
 "alerts.rule.process_gone": "A process has gone silent",
 "alerts.rule.redis_away": "Redis is away",
 "alerts.rule.redis_full": "Redis is full",
 "alerts.rule.spool_growing": "Events wait to be stored",
 "alerts.rule.webhook_failed": "A webhook was switched off",
 "alerts.rules": "Rules",
 "alerts.rulesWords": "Checked every minute. At most one mail an hour about a rule.",
 "alerts.save": "Save",
 "alerts.saved": "Saved",
 "alerts.serverTitle": "Alerts of the server",
 "alerts.serverWords": "What operators are told of, once when a rule fires and once when it is over.",
 "alerts.since": [
  "since ",
  [
   "time"
  ]
 ],
 "alerts.test": "Send a test",
 "alerts.tested": [
  [
   "mails",
   2,
   {
    "one": [
     0,
     " mail"
    ],
    "other": [
     0,
     " mails"
    ]
   }
  ],
  " and ",
  [
   "webhooks",
   2,
   {
    "one": [
     0,
     " webhook"
    ],
    "other": [
     0,
     " webhooks"
    ]
   }
  ],
  " told"
 ],
 "alerts.thresholdWrong": "A whole number: at most 100 per cent, or 720 hours",
 "alerts.title": "Alerts",
 "alerts.untold": "The test reached no address and no webhook. Save an address first.",
 "alerts.webhooks": "Webhooks",
 "alerts.words": "You are told once when a rule fires, and once when it is over."
}
