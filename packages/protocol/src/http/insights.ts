import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** Events that charts can show. The others are counted together, as `OTHER`. */
export const chartedEvents = [
  'MODAL_OPEN',
  'SELECT_WALLET',
  'CONNECT_SUCCESS',
  'CONNECT_ERROR',
  'USER_REJECTED',
  'DISCONNECT_SUCCESS',
  'SWITCH_NETWORK',
  'GET_WALLET',
  'SIWX_AUTH_SUCCESS',
  'SIWX_AUTH_ERROR',
  'SEND_INITIATED',
  'SEND_SUCCESS',
  'SEND_REJECTED',
  'SEND_ERROR',
  'INITIATE_SWAP',
  'SWAP_SUCCESS',
  'SWAP_ERROR',
  'SWAP_APPROVAL_ERROR',
  'PAY_SUCCESS',
  'PAY_ERROR',
  'REGISTER_NAME_SUCCESS',
  'REGISTER_NAME_ERROR',
  'INTERNAL_SDK_ERROR',
  'API_ERROR',
  'DATA_PARSING_ERROR',
  'SECURE_SITE_ERROR',
] as const
export type ChartedEvent = (typeof chartedEvents)[number]

/** What charted events are counted by. `code` is that of errors, or the class of an error without one. */
export const dimensions = [
  'wallet',
  'network',
  'code',
  'version',
  'page',
  'language',
  'timeZone',
  'connected',
] as const
export type Dimension = (typeof dimensions)[number]

/** These are counted by every dimension, the others by `wallet`, `network` and `code`. */
export const entryEvents = ['MODAL_OPEN', 'CONNECT_SUCCESS'] as const satisfies readonly ChartedEvent[]

/** Values beyond this number, per dimension and hour, are counted as `other`. */
export const maxValues = 50
/** Of one answer. */
export const maxPoints = 2_200
/** Charts by the hour. */
export const maxHourlyDays = 92
export const maxDays = 400

const params = z.object({
  id: z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64')),
})
const day = z.iso.date()
const range = { from: day, to: day }
const flag = z.optional(z.enum(['true', 'false']))

const count = z.int()
const line = z.object({
  /** Of the dimension; `other` for those that are not shown. Null without a dimension. */
  value: z.nullable(z.string()),
  total: count,
  /** In the time before; null without a comparison. */
  before: z.nullable(count),
  points: z.array(count),
})

export const projectSeries = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/series',
  summary: 'A metric over time: an event, or the accounts of each day',
  params,
  query: z.object({
    /** `accounts`: distinct accounts of each day, only by the day. */
    metric: z.enum([...chartedEvents, 'accounts']),
    step: z.enum(['hour', 'day']),
    /** First and last day, in UTC; by the hour also a time such as `2026-01-31T12:00:00Z`. */
    from: z.union([day, z.iso.datetime()]),
    to: z.union([day, z.iso.datetime()]),
    dimension: z.optional(z.enum(dimensions)),
    /** Also the time before, of the same length. */
    compare: flag,
  }),
  answer: z.object({
    step: z.enum(['hour', 'day']),
    /** Start of the first point. */
    start: z.iso.datetime(),
    lines: z.array(line),
    /** Points of the time before, all values together. */
    before: z.nullable(z.array(count)),
    /** When the youngest part was counted. */
    at: z.iso.datetime(),
  }),
})

export const projectFunnel = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/funnel',
  summary: 'From opening the modal to sending',
  params,
  query: z.object({ ...range, compare: flag }),
  answer: z.object({
    steps: z.array(
      z.object({
        step: z.enum(['opened', 'chose', 'connected', 'signedIn', 'sent']),
        /** How often it happened. Of `opened`: without a connected wallet. */
        events: count,
        /**
         * Accounts, each counted once a day; of `signedIn` and `sent` those that had connected on
         * that day. Null for steps before a wallet is connected, which belong to no account.
         */
        accounts: z.nullable(count),
        before: z.nullable(z.object({ events: count, accounts: z.nullable(count) })),
      }),
    ),
    at: z.iso.datetime(),
  }),
})

export const projectErrors = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/errors',
  summary: 'Errors by code, the most frequent first',
  params,
  query: z.object({ ...range, compare: flag }),
  answer: z.object({
    errors: z.array(
      z.object({
        /** `other`, or the class of an error without a code. */
        code: z.string(),
        event: z.string(),
        count,
        before: z.nullable(count),
        /** The hour in which it happened last. */
        lastSeen: z.iso.datetime(),
        /** Its page in the documentation, if it has a code of ours. */
        docs: z.nullable(z.string()),
        /** What it says to visitors. */
        message: z.nullable(z.string()),
      }),
    ),
    at: z.iso.datetime(),
  }),
})

const limit = z.object({ class: z.string(), perSecond: z.number(), burst: z.int() })

export const projectUsage = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/usage',
  summary: 'Calls to nodes by chain and status, and the limits of the project',
  params,
  query: z.object({ ...range, step: z.enum(['hour', 'day']), compare: flag }),
  answer: z.object({
    step: z.enum(['hour', 'day']),
    start: z.iso.datetime(),
    points: z.array(z.object({ ok: count, failed: count })),
    before: z.nullable(z.object({ ok: count, failed: count })),
    calls: z.array(
      z.object({
        kind: z.string(),
        chain: z.string(),
        method: z.string(),
        status: z.string(),
        count,
      }),
    ),
    limits: z.array(limit),
    at: z.iso.datetime(),
  }),
})

/** One event of the live stream. */
export const liveEvent = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  wallet: z.nullable(z.string()),
  network: z.nullable(z.string()),
})
export type LiveEvent = z.infer<typeof liveEvent>

export const projectLive = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/live',
  summary: 'Events as they are stored: a stream of `text/event-stream` that ends after a minute',
  params,
  answer: z.string(),
})

export const eventsExport = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/events.csv',
  summary: 'Stored events as CSV. Addresses only if the project stores them',
  params,
  query: z.object({ ...range, event: z.optional(z.string().check(z.regex(/^\w{1,64}$/))) }),
  answer: z.string(),
})
