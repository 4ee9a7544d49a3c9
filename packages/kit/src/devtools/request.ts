import type { Place } from './contacts.ts'
import type { Log } from './log.ts'
import type { Plain } from './plain.ts'

export type Request = {
  readonly at: number
  readonly place: Place
  /** A method, and a path or what is called. */
  readonly title: string
  /** Where it goes, without keys. */
  readonly target: string
  readonly sent: Plain | undefined
  status: 'open' | 'ok' | 'failed'
  /** The HTTP status, the error, or how many messages. */
  outcome: string
  ms: number | undefined
  got: Plain | undefined
  /** It was held up or answered by a fault. */
  faulty: boolean
}

/** Logs a request, and how it ends. */
export function begin(
  log: Log<Request>,
  about: Pick<Request, 'place' | 'title' | 'target' | 'sent'>,
): { entry: Request; end(status: 'ok' | 'failed', outcome: string, got?: Plain): void } {
  const started = performance.now()
  const entry: Request = {
    ...about,
    at: Date.now(),
    status: 'open',
    outcome: '',
    ms: undefined,
    got: undefined,
    faulty: false,
  }
  log.add(entry)
  return {
    entry,
    end(status, outcome, got) {
      entry.status = status
      entry.outcome = outcome
      entry.ms = Math.round(performance.now() - started)
      entry.got = got
      log.change(entry)
    },
  }
}
