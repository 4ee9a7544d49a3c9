import * as z from 'zod/mini'

/** An event as it is kept: checked, bounded, and without what would name a person. */
export const storedEvent = z.object({
  projectId: z.string(),
  eventId: z.uuid(),
  /** Milliseconds since 1970. */
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

/** Where events end up. Writing an event again changes nothing: it is known by its project, day and id. */
export type EventSink = {
  /** Resolves once they are safe. Rejects with {@link EventsRefused} when trying again would not help. */
  write(events: readonly StoredEvent[]): Promise<void>
  /** How often each event happened on a day, by project. */
  countDay(day: string): Promise<DayCount[]>
  /** Days before this one of which there are events. */
  daysBefore(day: string): Promise<string[]>
  dropDay(day: string): Promise<void>
  close(): Promise<void>
}

export type DayCount = {
  readonly projectId: string
  readonly event: string
  readonly n: number
  /** How many different accounts. */
  readonly accounts: number
}

/** The store took offence at the events themselves, not at the moment. */
export class EventsRefused extends Error {
  override readonly name = 'EventsRefused'
}

/** The UTC day of an event, as `2026-01-31`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
