import * as z from 'zod/mini'

/** A stored event: validated, bounded and without personal data. */
export const storedEvent = z.object({
  projectId: z.string(),
  eventId: z.uuid(),
  /** Unix milliseconds. */
  at: z.int(),
  type: z.enum(['track', 'error']),
  event: z.string(),
  account: z.nullable(z.string()),
  domain: z.string(),
  url: z.string(),
  sdkType: z.nullable(z.string()),
  sdkVersion: z.nullable(z.string()),
  properties: z.record(z.string(), z.unknown()),
})
export type StoredEvent = z.infer<typeof storedEvent>

/** Where events are stored. Writes are idempotent: an event is identified by project, day and id. */
export type EventSink = {
  /** Resolves once the events are durable. Rejects with {@link EventsRefused} if a retry would not help. */
  write(events: readonly StoredEvent[]): Promise<void>
  /** Event counts of a day, by project. */
  countDay(day: string): Promise<DayCount[]>
  /** Days before this one that have events. */
  daysBefore(day: string): Promise<string[]>
  dropDay(day: string): Promise<void>
  close(): Promise<void>
}

export type DayCount = {
  readonly projectId: string
  readonly event: string
  readonly n: number
  /** Number of distinct accounts. */
  readonly accounts: number
}

/** The store rejected the events themselves; a retry would not help. */
export class EventsRefused extends Error {
  override readonly name = 'EventsRefused'
}

/** The UTC day of an event, such as `2026-01-31`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
