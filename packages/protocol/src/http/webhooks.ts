import * as z from 'zod/mini'
import { contract } from './contract.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const webhookId = z.string().check(z.regex(/^wh_[\w-]{16}$/, 'Not the id of a webhook'))
const deliveryId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'Not the id of a delivery'))

/** What happens that a project may be told of. */
export const webhookKinds = [
  'wallet.connected',
  'signed_in',
  'wallet.created',
  'transaction.seen',
  'alert.firing',
  'alert.over',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** Those that a visitor's browser reports: it can report what it likes. */
export const reportedKinds: readonly WebhookKind[] = ['wallet.connected', 'transaction.seen']

/** Webhooks of a project. */
export const maxWebhooks = 10

/** `off`: by its owner. `failed`: by the server, after three days without an accepted delivery. */
export const webhookStates = ['on', 'off', 'failed'] as const
export type WebhookState = (typeof webhookStates)[number]

/** `waiting`: for its turn or another try. `failed`: given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a try was not accepted. */
export const deliveryProblems = ['status', 'redirect', 'timeout', 'address', 'connection', 'secret'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

const url = z.string().check(z.minLength(1), z.maxLength(2_048))
const kinds = z.array(z.enum(webhookKinds)).check(z.minLength(1), z.maxLength(webhookKinds.length))
const name = z.string().check(z.regex(/^[^\p{Cc}]{1,100}$/u, '1 to 100 characters'))

const webhook = z.object({
  id: webhookId,
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  state: z.enum(webhookStates),
  stateSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Since when no delivery was accepted; null if the last one was. */
  failingSince: z.nullable(z.iso.datetime()),
  /** When the next try is, if it is delayed because of failures. */
  restUntil: z.nullable(z.iso.datetime()),
  lastDeliveredAt: z.nullable(z.iso.datetime()),
  /** Until when the secret before is used too. */
  previousSecretUntil: z.nullable(z.iso.datetime()),
  /** At most 10,000 are counted. */
  waiting: z.int(),
})

const delivery = z.object({
  id: deliveryId,
  /** `webhook-id`, the same for every try. */
  eventId: z.string(),
  kind: z.string(),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Of the next try. */
  nextAt: z.nullable(z.iso.datetime()),
  tries: z.int(),
})

const attempt = z.object({
  at: z.iso.datetime(),
  milliseconds: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(deliveryProblems)),
})

const ofProject = z.object({ id })
const ofWebhook = z.object({ id, webhookId })

export const webhookList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/webhooks',
  summary: 'Webhooks of a project, without their secrets',
  params: ofProject,
  answer: z.object({ webhooks: z.array(webhook) }),
})

export const webhookCreate = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/webhooks',
  summary: 'Adds a webhook. Its secret is only shown in this response',
  params: ofProject,
  body: z.object({ name, url, kinds }),
  answer: z.object({ webhook, secret: z.string() }),
})

export const webhookSet = contract({
  method: 'PATCH',
  path: '/admin/v1/projects/:id/webhooks/:webhookId',
  summary: 'Changes a webhook, or switches it on or off',
  params: ofWebhook,
  body: z.object({
    name: z.optional(name),
    url: z.optional(url),
    kinds: z.optional(kinds),
    state: z.optional(z.enum(['on', 'off'])),
  }),
  answer: z.object({ webhook }),
})

export const webhookRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/webhooks/:webhookId',
  summary: 'Removes a webhook and its deliveries',
  params: ofWebhook,
  answer: z.object({ removed: z.boolean() }),
})

export const webhookRotate = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/webhooks/:webhookId/secret',
  summary: 'Makes another secret, only shown in this response. Both sign for a day',
  params: ofWebhook,
  answer: z.object({ webhook, secret: z.string() }),
})

export const webhookTest = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/webhooks/:webhookId/test',
  summary: 'Sends a delivery of the kind `test`',
  params: ofWebhook,
  answer: z.object({ deliveryId }),
})

export const deliveryList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/webhooks/:webhookId/deliveries',
  summary: 'Deliveries of the last 30 days, the newest first, without what they say',
  params: ofWebhook,
  query: z.object({
    state: z.optional(z.enum(deliveryStates)),
    /** `next` of the page before. */
    before: z.optional(deliveryId),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  answer: z.object({ deliveries: z.array(delivery), next: z.nullable(deliveryId) }),
})

export const deliveryRead = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/webhooks/:webhookId/deliveries/:deliveryId',
  summary: 'One delivery, with its body, which can name accounts, and its tries',
  params: z.object({ id, webhookId, deliveryId }),
  answer: z.object({
    delivery,
    /** What deliveries are in order for, such as an account. */
    key: z.string(),
    body: z.string(),
    attempts: z.array(attempt),
    /** The start of the last answer that did not accept it. */
    answer: z.nullable(z.string()),
  }),
})

export const webhookReplay = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/webhooks/:webhookId/replay',
  summary: 'Delivers one delivery again, or all that were given up since a time',
  params: ofWebhook,
  body: z.union([z.strictObject({ deliveryId }), z.strictObject({ failedSince: z.iso.datetime() })]),
  answer: z.object({ replayed: z.int() }),
})

const ofServer = z.object({ webhookId })

export const serverWebhookList = contract({
  method: 'GET',
  path: '/admin/v1/webhooks',
  summary: 'Webhooks that are told the alerts of the server, without their secrets',
  answer: z.object({ webhooks: z.array(webhook) }),
})

export const serverWebhookCreate = contract({
  method: 'POST',
  path: '/admin/v1/webhooks',
  summary: 'Adds a webhook that is told the alerts of the server. Its secret is only shown in this response',
  body: z.object({ name, url }),
  answer: z.object({ webhook, secret: z.string() }),
})

export const serverWebhookSet = contract({
  method: 'PATCH',
  path: '/admin/v1/webhooks/:webhookId',
  summary: 'Changes a webhook of the server, or switches it on or off',
  params: ofServer,
  body: z.object({
    name: z.optional(name),
    url: z.optional(url),
    state: z.optional(z.enum(['on', 'off'])),
  }),
  answer: z.object({ webhook }),
})

export const serverWebhookRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/webhooks/:webhookId',
  summary: 'Removes a webhook of the server and its deliveries',
  params: ofServer,
  answer: z.object({ removed: z.boolean() }),
})
