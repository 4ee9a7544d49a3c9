import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type EventSink, EventsRefused, type StoredEvent, storedEvent } from './sink.ts'
import type { Spool } from './spool.ts'

/** Moves events from the spool to the store in the background. */
export type Drain = {
  /** Resolves when it has stopped. */
  readonly ended: Promise<void>
  /** Continues until the spool is empty or the deadline passes. The next process handles what is left. */
  stop(deadline: number): Promise<void>
}

/** Large, because the counts of a batch are added to the same rows however many events it has. */
const batchSize = 8_000
const firstBackoffMs = 100
const maxBackoffMs = 10_000

type Batch = {
  readonly end: Spool.Position
  readonly isFull: boolean
  readonly stored: Promise<readonly StoredEvent[]>
}

export function startDrain(options: startDrain.Options): Drain {
  const { spool, sink, log, tell, lingerMs = 200, isOnce = false, onProgress } = options
  const stopping = new AbortController()
  const deadline = new AbortController()

  async function run(): Promise<void> {
    let backoffMs = firstBackoffMs
    while (!deadline.signal.aborted) {
      if (spool.bytes() === 0) {
        if (isOnce || stopping.signal.aborted) return
        await spool.waitForRecords(stopping.signal)
        // More events usually follow; one larger write is cheaper than many.
        await idle(lingerMs, stopping.signal)
        continue
      }
      try {
        await carry()
        backoffMs = firstBackoffMs
      } catch (error) {
        log.warn({ reason: reasonOf(error), backoffMs }, 'events could not be stored; they stay in the spool')
        // While stopping, retry until the deadline without long back-offs.
        if (stopping.signal.aborted) await idle(firstBackoffMs, deadline.signal)
        else await idle(backoffMs, stopping.signal)
        backoffMs = Math.min(backoffMs * 2, maxBackoffMs)
      }
    }
  }

  /** Full batches follow each other: one is read and prepared while the database still works on the one before. */
  async function carry(): Promise<void> {
    for (let batch: Batch | undefined = await begin(); batch; ) {
      const next: Promise<Batch> | undefined = batch.isFull ? begin(batch.end) : undefined
      next?.catch(() => undefined)
      try {
        const stored = await batch.stored
        await tell?.(stored)
        await spool.acknowledge(batch.end)
      } catch (error) {
        // It is read again from here, so it must not be under way any more.
        await next?.then(({ stored }) => stored).catch(() => undefined)
        throw error
      }
      onProgress?.(spool.bytes())
      batch = await next
    }
  }

  async function begin(after?: Spool.Position): Promise<Batch> {
    const { records, end } = await spool.read(batchSize, after)
    const events = records.map(parse).filter((event) => event !== undefined)
    if (events.length < records.length)
      log.warn({ count: records.length - events.length }, 'skipped invalid records in the spool')
    const stored = store(events)
    // Awaited once the batch before it is stored.
    stored.catch(() => undefined)
    return { end, stored, isFull: records.length === batchSize && !deadline.signal.aborted }
  }

  /**
   * Halves a refused batch until a single event is refused, which is dropped, so that the others get
   * through. Resolves to those that did.
   */
  async function store(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    if (!events.length) return events
    try {
      await sink.write(events)
      return events
    } catch (error) {
      if (!(error instanceof EventsRefused)) throw error
      if (events.length === 1) {
        log.warn({ reason: reasonOf(error) }, 'dropped an event that cannot be stored')
        return []
      }
      const half = events.length >> 1
      return [...(await store(events.slice(0, half))), ...(await store(events.slice(half)))]
    }
  }

  const ended = run()
  return {
    ended,
    async stop(milliseconds) {
      stopping.abort()
      const timer = setTimeout(() => deadline.abort(), milliseconds)
      const timeUp = new Promise((resolve) =>
        deadline.signal.addEventListener('abort', resolve, { once: true }),
      )
      // Do not wait for a hanging write after the deadline.
      await Promise.race([ended, timeUp])
      clearTimeout(timer)
    },
  }
}

export declare namespace startDrain {
  type Options = {
    spool: Pick<Spool, 'read' | 'acknowledge' | 'waitForRecords' | 'bytes'>
    sink: Pick<EventSink, 'write'>
    log: Pick<Logger, 'warn'>
    /** Called with the events that were stored, in their order, before they are acknowledged. */
    tell?: ((events: readonly StoredEvent[]) => Promise<void>) | undefined
    /** Milliseconds to collect events before a write. @default 200 */
    lingerMs?: number | undefined
    /** Ends when the spool is empty, for one that gets no more records. @default false */
    isOnce?: boolean | undefined
    /** Called after every batch with the bytes still waiting. */
    onProgress?: ((bytes: number) => void) | undefined
  }
}

function parse(record: Buffer): StoredEvent | undefined {
  try {
    const parsed = storedEvent.safeParse(JSON.parse(record.toString()))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

async function idle(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}

/** The error code, if any: database messages quote the values they refuse. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
