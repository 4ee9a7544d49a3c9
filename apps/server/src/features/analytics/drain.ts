import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type EventSink, EventsRefused, type StoredEvent, storedEvent } from './sink.ts'
import type { Spool } from './spool.ts'

/** Carries events from the spool to where they are stored, in the background. */
export type Drain = {
  /** Goes on until the spool is empty or the time is up. What is left is carried by the next process. */
  stop(deadline: number): Promise<void>
}

const batchSize = 1_000
const firstPause = 100
const longestPause = 10_000

export function startDrain(options: startDrain.Options): Drain {
  const { spool, sink, log, linger = 200, onProgress } = options
  const stopping = new AbortController()
  const deadline = new AbortController()

  async function run(): Promise<void> {
    let pause = firstPause
    while (!deadline.signal.aborted) {
      if (spool.bytes() === 0) {
        if (stopping.signal.aborted) return
        await spool.waitForRecords(stopping.signal)
        // More come right after the first; one write is cheaper than ten.
        await idle(linger, stopping.signal)
        continue
      }
      try {
        await carry()
        pause = firstPause
      } catch (error) {
        log.warn({ reason: reasonOf(error), pause }, 'events could not be stored; they wait in the spool')
        // Who is to stop tries on until the deadline, without the long pauses.
        if (stopping.signal.aborted) await idle(firstPause, deadline.signal)
        else await idle(pause, stopping.signal)
        pause = Math.min(pause * 2, longestPause)
      }
    }
  }

  async function carry(): Promise<void> {
    const { records, end } = await spool.read(batchSize)
    const events = records.map(parse).filter((event) => event !== undefined)
    if (events.length < records.length)
      log.warn(
        { count: records.length - events.length },
        'records of the spool that are no events were left out',
      )
    await store(events)
    await spool.acknowledge(end)
    onProgress?.(spool.bytes())
  }

  /** Halves what the store refuses until what it refuses is one event, which is given up: the others must get through. */
  async function store(events: readonly StoredEvent[]): Promise<void> {
    if (!events.length) return
    try {
      await sink.write(events)
    } catch (error) {
      if (!(error instanceof EventsRefused)) throw error
      if (events.length === 1) {
        log.warn({ reason: reasonOf(error) }, 'an event that cannot be stored was left out')
        return
      }
      const half = events.length >> 1
      await store(events.slice(0, half))
      await store(events.slice(half))
    }
  }

  const running = run()
  return {
    async stop(milliseconds) {
      stopping.abort()
      const timer = setTimeout(() => deadline.abort(), milliseconds)
      const timeUp = new Promise((resolve) =>
        deadline.signal.addEventListener('abort', resolve, { once: true }),
      )
      // A write that hangs is not waited for beyond the deadline.
      await Promise.race([running, timeUp])
      clearTimeout(timer)
    },
  }
}

export declare namespace startDrain {
  type Options = {
    spool: Pick<Spool, 'read' | 'acknowledge' | 'waitForRecords' | 'bytes'>
    sink: Pick<EventSink, 'write'>
    log: Pick<Logger, 'warn'>
    /** Milliseconds in which events gather before they are written. @default 200 */
    linger?: number | undefined
    /** Told how many bytes wait after every batch. */
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

/** The code where there is one: messages of databases repeat the values they refuse. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
