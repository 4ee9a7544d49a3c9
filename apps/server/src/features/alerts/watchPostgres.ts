import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import type { SendMail } from './sendMail.ts'
import { readEmails } from './tellAlerts.ts'

/** A restart or a failover takes less. */
const awayForMs = 60_000
const everyMs = 15_000
const answerMs = 5_000

/**
 * Tells by mail that PostgreSQL is away, and when it is back. Alerts are stored there, webhooks too:
 * so each worker does this by itself, to the addresses that it has read before. Returns a function
 * that ends it.
 */
export function watchPostgres(options: watchPostgres.Options): () => Promise<void> {
  const { db, log, sendMail, untoldMs = awayForMs, lookMs = everyMs } = options
  const stopping = new AbortController()
  let emails: readonly string[] = []
  let awaySince: number | undefined
  let isTold = false

  async function tell(subject: string, text: string): Promise<boolean> {
    const sent = await Promise.allSettled(emails.map((to) => sendMail({ to, subject, text })))
    const failed = sent.filter(({ status }) => status === 'rejected').length
    if (failed > 0) log.warn({ count: failed }, 'mails about the database were not accepted')
    return failed < sent.length
  }

  async function look(): Promise<void> {
    const found = await withTimeout(readEmails(db, '')).catch(() => undefined)
    if (found) {
      const since = awaySince
      emails = found
      awaySince = undefined
      if (isTold && since !== undefined) {
        const text = `PostgreSQL was away since ${new Date(since).toISOString()}, and answers again.\n`
        await tell('[Latchkey] the server: over: PostgreSQL is away', text)
      }
      isTold = false
      return
    }
    awaySince ??= Date.now()
    if (isTold || emails.length === 0 || Date.now() - awaySince < untoldMs) return
    isTold = await tell(
      '[Latchkey] the server: PostgreSQL is away',
      [
        `PostgreSQL has not answered this worker since ${new Date(awaySince).toISOString()}.`,
        'Events wait on disk. Other alerts, and webhooks, come once it is back.',
        '',
      ].join('\n'),
    )
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look()
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}

export declare namespace watchPostgres {
  type Options = {
    db: Kysely<Database>
    log: Pick<Logger, 'warn'>
    sendMail: SendMail
    /** How long it may be away untold. @default 60_000 */
    untoldMs?: number
    /** @default 15_000 */
    lookMs?: number
  }
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), answerMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
