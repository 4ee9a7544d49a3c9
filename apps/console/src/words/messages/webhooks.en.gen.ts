// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "webhooks.accepted": { status: string | number }
  "webhooks.add": undefined
  "webhooks.added": undefined
  "webhooks.all": undefined
  "webhooks.answer": undefined
  "webhooks.body": undefined
  "webhooks.deliveries": undefined
  "webhooks.deliveriesWords": undefined
  "webhooks.delivery.delivered": undefined
  "webhooks.delivery.failed": undefined
  "webhooks.delivery.waiting": undefined
  "webhooks.deliveryTitle": undefined
  "webhooks.details": undefined
  "webhooks.disabled": { time: string | number }
  "webhooks.disabledWords": undefined
  "webhooks.done": undefined
  "webhooks.event": undefined
  "webhooks.everyState": undefined
  "webhooks.failing": { time: string | number }
  "webhooks.failingWords": undefined
  "webhooks.happened": undefined
  "webhooks.kind.alert_firing": undefined
  "webhooks.kind.alert_over": undefined
  "webhooks.kind.signed_in": undefined
  "webhooks.kind.transaction_seen": undefined
  "webhooks.kind.wallet_connected": undefined
  "webhooks.kind.wallet_created": undefined
  "webhooks.kinds": undefined
  "webhooks.lastDelivered": undefined
  "webhooks.milliseconds": { value: string | number }
  "webhooks.name": undefined
  "webhooks.nameHint": undefined
  "webhooks.never": undefined
  "webhooks.newSecret": undefined
  "webhooks.nextTry": undefined
  "webhooks.noDeliveries": undefined
  "webhooks.noDeliveriesWords": undefined
  "webhooks.noMore": undefined
  "webhooks.noTries": undefined
  "webhooks.none": undefined
  "webhooks.noneWords": undefined
  "webhooks.overlap": { time: string | number }
  "webhooks.problem.address": undefined
  "webhooks.problem.connection": undefined
  "webhooks.problem.redirect": { status: string | number }
  "webhooks.problem.secret": undefined
  "webhooks.problem.status": { status: string | number }
  "webhooks.problem.timeout": undefined
  "webhooks.receiver": undefined
  "webhooks.remove": undefined
  "webhooks.removeWords": undefined
  "webhooks.replay": undefined
  "webhooks.replayFailed": undefined
  "webhooks.replayed": { count: number }
  "webhooks.reported": undefined
  "webhooks.rotate": undefined
  "webhooks.rotateWords": undefined
  "webhooks.save": undefined
  "webhooks.saved": undefined
  "webhooks.secret": undefined
  "webhooks.secretWords": undefined
  "webhooks.settings": undefined
  "webhooks.show": undefined
  "webhooks.someFailed": undefined
  "webhooks.someFailedWords": undefined
  "webhooks.state.failed": undefined
  "webhooks.state.failing": undefined
  "webhooks.state.off": undefined
  "webhooks.state.on": undefined
  "webhooks.stateLabel": undefined
  "webhooks.test": undefined
  "webhooks.tested": undefined
  "webhooks.title": undefined
  "webhooks.tries": undefined
  "webhooks.turnOff": undefined
  "webhooks.turnOn": undefined
  "webhooks.unknown": undefined
  "webhooks.url": undefined
  "webhooks.urlHint": undefined
  "webhooks.urlRefused": undefined
  "webhooks.waiting": undefined
  "webhooks.words": undefined
  }
}

export const messages: Catalogue = {
 "webhooks.accepted": [
  "Accepted (",
  [
   "status"
  ],
  ")"
 ],
 "webhooks.add": "Add webhook",
 "webhooks.added": "Webhook added",
 "webhooks.all": "All webhooks",
 "webhooks.answer": "Answer",
 "webhooks.body": "Body",
 "webhooks.deliveries": "Deliveries",
 "webhooks.deliveriesWords": "The last 30 days, at most 10,000.",
 "webhooks.delivery.delivered": "Delivered",
 "webhooks.delivery.failed": "Given up",
 "webhooks.delivery.waiting": "Waiting",
 "webhooks.deliveryTitle": "Delivery",
 "webhooks.details": "Details",
 "webhooks.disabled": [
  "Switched off by the server on ",
  [
   "time"
  ]
 ],
 "webhooks.disabledWords": "Its receiver has accepted nothing for three days, or has said that it is gone. Mend it, switch the webhook on, and replay what failed.",
 "webhooks.done": "Done",
 "webhooks.event": "Event",
 "webhooks.everyState": "All",
 "webhooks.failing": [
  "Failing since ",
  [
   "time"
  ]
 ],
 "webhooks.failingWords": "The server tries again, at longer and longer intervals, for three days.",
 "webhooks.happened": "Happened",
 "webhooks.kind.alert_firing": "Alert fires",
 "webhooks.kind.alert_over": "Alert is over",
 "webhooks.kind.signed_in": "Signed in",
 "webhooks.kind.transaction_seen": "Transaction seen",
 "webhooks.kind.wallet_connected": "Wallet connected",
 "webhooks.kind.wallet_created": "Embedded wallet created",
 "webhooks.kinds": "Events",
 "webhooks.lastDelivered": "Last accepted",
 "webhooks.milliseconds": [
  [
   "value"
  ],
  " ms"
 ],
 "webhooks.name": "Name",
 "webhooks.nameHint": "What you call it here.",
 "webhooks.never": "Never",
 "webhooks.newSecret": "The new secret",
 "webhooks.nextTry": "Next try",
 "webhooks.noDeliveries": "No deliveries",
 "webhooks.noDeliveriesWords": "What happens from now on appears here. Send a test to see one.",
 "webhooks.noMore": "None",
 "webhooks.noTries": "Not tried yet.",
 "webhooks.none": "No webhooks yet",
 "webhooks.noneWords": "Add the address of your backend to be told of sign-ins, new wallets and more.",
 "webhooks.overlap": [
  "The secret before signs too until ",
  [
   "time"
  ],
  "."
 ],
 "webhooks.problem.address": "The address leads to a private network",
 "webhooks.problem.connection": "The connection failed",
 "webhooks.problem.redirect": [
  "Redirected (",
  [
   "status"
  ],
  ")"
 ],
 "webhooks.problem.secret": "The secret cannot be read: replace it",
 "webhooks.problem.status": [
  "Answered ",
  [
   "status"
  ]
 ],
 "webhooks.problem.timeout": "No answer within 10 seconds",
 "webhooks.receiver": "Receiver",
 "webhooks.remove": "Remove the webhook",
 "webhooks.removeWords": "What waits for it is not delivered any more, and its log is deleted.",
 "webhooks.replay": "Deliver again",
 "webhooks.replayFailed": "Replay what was given up",
 "webhooks.replayed": [
  [
   "count",
   2,
   {
    "=0": "Nothing to replay",
    "one": [
     0,
     " delivery is sent again"
    ],
    "other": [
     0,
     " deliveries are sent again"
    ]
   }
  ]
 ],
 "webhooks.reported": "Reported by the visitor’s browser: never trust it.",
 "webhooks.rotate": "Replace the secret",
 "webhooks.rotateWords": "For a day both secrets sign, so that your backend loses nothing while you replace it.",
 "webhooks.save": "Save",
 "webhooks.saved": "Saved",
 "webhooks.secret": "Secret",
 "webhooks.secretWords": "Give it to your backend, which checks the signature of every delivery with it.",
 "webhooks.settings": "Settings",
 "webhooks.show": "Show",
 "webhooks.someFailed": "A webhook was switched off",
 "webhooks.someFailedWords": "Its receiver has accepted nothing for three days. Open it to see why, and switch it on again.",
 "webhooks.state.failed": "Switched off after failures",
 "webhooks.state.failing": "Failing",
 "webhooks.state.off": "Off",
 "webhooks.state.on": "Working",
 "webhooks.stateLabel": "State",
 "webhooks.test": "Send a test",
 "webhooks.tested": "The test is on its way",
 "webhooks.title": "Webhooks",
 "webhooks.tries": "Tries",
 "webhooks.turnOff": "Switch off",
 "webhooks.turnOn": "Switch on",
 "webhooks.unknown": "This webhook does not exist",
 "webhooks.url": "Address",
 "webhooks.urlHint": "https on a public host. Redirects are not followed.",
 "webhooks.urlRefused": "This address cannot receive webhooks.",
 "webhooks.waiting": "Waiting",
 "webhooks.words": "Your backend is told what happens, signed, in order for each account, and again until it accepts."
}
