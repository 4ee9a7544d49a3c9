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
  /** Whether `write` adds to the counts of hours and days. Otherwise they are counted regularly. */
  readonly countsHours: boolean
  /** Counts of a project's events by the hour, with at most 50 values per hour and dimension. */
  hoursOfDay(of: DayOf): Promise<HourCount[]>
  /** Accounts of a day, of one project or of all. */
  accountsOfDay(of: Omit<DayOf, 'projectId'> & { readonly projectId?: string }): Promise<DayAccounts[]>
  /** Events of a day by their id, after the one of the page before. */
  pageOfDay(
    of: DayOf & { readonly after?: string | undefined; readonly limit: number },
  ): Promise<StoredEvent[]>
  close(): Promise<void>
}

export type DayOf = { readonly projectId: string; readonly day: string }

export type HourCount = {
  readonly event: string
  /** Empty for all events together. */
  readonly dim: string
  /** Start of the hour. */
  readonly time: string
  readonly value: string
  readonly n: number
}

export type DayAccounts = {
  readonly projectId: string
  readonly accounts: number
  readonly connected: number
  /** Of those that had connected on that day. */
  readonly signedIn: number
  readonly sent: number
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

/** Days are interpolated into statements of ClickHouse, so they must be validated. */
export function checkDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError('not a day')
  return day
}
