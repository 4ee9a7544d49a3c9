import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

/** `GET /getAnalyticsConfig`. Treat any other response as disabled. */
export const analyticsConfig = z.object({ isAnalyticsEnabled: z.boolean() })

/** The category an error is reported under. */
export const errorCategory = z.enum([
  'INTERNAL_SDK_ERROR',
  'API_ERROR',
  'DATA_PARSING_ERROR',
  'SECURE_SITE_ERROR',
])
export type ErrorCategory = z.infer<typeof errorCategory>

const track = z.object({
  type: z.literal('track'),
  event: z.string(),
  address: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
})
const error = z.object({
  type: z.literal('error'),
  event: errorCategory,
  errorType: z.string(),
  errorMessage: z.string(),
  stackTrace: z.optional(z.string()),
})

/** The body of `POST /e`. Events send timestamps in milliseconds, error reports as ISO 8601; both are accepted. */
export const analyticsEvent = z.object({
  eventId: z.uuid(),
  url: z.string(),
  domain: z.string(),
  timestamp: z.union([z.int().check(z.nonnegative()), z.iso.datetime()]),
  props: z.discriminatedUnion('type', [track, error]),
})
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const analytics = contract({
  method: 'GET',
  path: '/getAnalyticsConfig',
  summary: 'Whether analytics is enabled for the project',
  query: z.object(caller),
  answer: analyticsConfig,
})

const accepted = z.object({ accepted: z.int() })

export const sendEvent = contract({
  method: 'POST',
  path: '/e',
  summary: 'Records one event',
  query: z.object(caller),
  body: analyticsEvent,
  answer: accepted,
})

export const sendEvents = contract({
  method: 'POST',
  path: '/e/batch',
  summary: 'Records up to 500 events',
  query: z.object(caller),
  body: z.array(z.unknown()).check(z.maxLength(500)),
  answer: accepted,
})
