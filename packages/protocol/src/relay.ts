/**
 * What crosses the wire between a relay and its clients.
 *
 * A relay carries sealed envelopes between two clients that know a topic. It
 * keeps an envelope until the other side has it or its time is up.
 *
 * @see https://specs.walletconnect.com/2.0/specs/servers/relay
 */

/** 32 bytes, hexadecimal. */
export function isTopic(value: unknown): value is string {
  return typeof value === 'string' && topic.test(value)
}
const topic = /^[\da-f]{64}$/

/** Characters of one envelope. */
export const maxMessage = 96 * 1024
/** Topics, messages or receipts of one call. */
export const maxBatch = 500
/** Seconds an envelope may be kept. */
export const maxTtl = 30 * 86_400

/** Methods a client calls. Those that end in `Blocking` are the same here: every answer means that it is done. */
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

/** What an envelope is for, as far as a relay has to know. */
export const relayTag = {
  sessionPropose: 1100,
  sessionProposeResponse: 1101,
  sessionSettle: 1102,
} as const

/** Seconds a proposal, its answer and the settlement are kept. */
export const proposalTtl = 300

export type RelayPublish = {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
}

/** An envelope as a client is given it. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly tag: number
}

export const relayError = {
  unauthorized: 3000,
  tooManyRequests: 3001,
  /** A method or a topic that is none, or too much of something. */
  payload: -32600,
  /** A time to live that is too short or too long, a full mailbox, too many subscriptions. */
  handler: -32000,
  internal: -32603,
} as const

/** Why a relay closes a socket. */
export const relayClose = { unauthorized: 3000, away: 1001, stale: 4008, rebalancing: 4010 } as const
