/**
 * Messages between a relay and its clients.
 *
 * A relay passes encrypted messages between two clients that share a topic. It
 * stores a message until the other client has received it or its TTL expires.
 *
 * @see https://specs.walletconnect.com/2.0/specs/servers/relay
 */

/** 32 bytes, hex. */
export function isTopic(value: unknown): value is string {
  return typeof value === 'string' && topic.test(value)
}
const topic = /^[\da-f]{64}$/

/** Maximum length of a message, in characters. */
export const maxMessageLength = 96 * 1024
/** Maximum number of topics, messages or receipts per call. */
export const maxBatch = 500
export const maxTtlSeconds = 30 * 86_400

/** Methods a client calls. The `Blocking` variants behave the same here: every response means the call is done. */
export const relayMethods = [
  'irn_publish',
  'irn_batchPublish',
  'irn_subscribe',
  'irn_subscribeBlocking',
  'irn_batchSubscribe',
  'irn_batchSubscribeBlocking',
  'irn_unsubscribe',
  'irn_batchUnsubscribe',
  'irn_fetchMessages',
  'irn_batchFetchMessages',
  'irn_batchReceive',
  'wc_proposeSession',
  'wc_approveSession',
  'wc_createTopic',
] as const

/** Message tags the relay acts on. */
export const relayTag = {
  sessionPropose: 1100,
  sessionProposeResponse: 1101,
  sessionSettle: 1102,
} as const

/** TTL of a session proposal, its response and the settlement. */
export const proposalTtlSeconds = 300

export type RelayPublish = {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
}

/** A message as delivered to a client. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  /** Unix milliseconds. */
  readonly publishedAt: number
  readonly tag: number
}

export const relayError = {
  unauthorized: 3000,
  tooManyRequests: 3001,
  /** Invalid method or topic, or a limit exceeded. */
  payload: -32600,
  /** TTL out of range, mailbox full, or too many subscriptions. */
  handler: -32000,
  internal: -32603,
} as const

/** WebSocket close codes of the relay. */
export const relayClose = { unauthorized: 3000, away: 1001, stale: 4008, rebalancing: 4010 } as const
