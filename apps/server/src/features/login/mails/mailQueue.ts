import type { Kysely, Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../../clock.ts'
import type { AuthConfig } from '../../../config.ts'
import type { Metrics } from '../../../metrics.ts'
import { domainOf } from '../addresses.ts'
import type { DataKeys } from '../dataKeys.ts'
import { seal, unseal } from '../seal.ts'
import type { LoginTables } from '../tables.ts'
import { composeMail } from './composeMail.ts'
import type { Logos } from './logos.ts'
import type { Mail } from './mail.ts'
import { type MailLooks, plainLook } from './mailLooks.ts'
import { maxMailsAtOnce, type Transports } from './transports.ts'

/** Mails are stored with what they belong to, and sent by every process in the background. */
export type MailQueue = {
  /** As part of a transaction: the mail is sent if and only if it commits. */
  add(tx: Kysely<LoginTables>, entry: MailQueue.Entry): Promise<void>
  /** Sends what is due without waiting for the next round. */
  wake(): void
  /** Waits for mails that are being sent. */
  close(): Promise<void>
}

export declare namespace MailQueue {
  type Entry = {
    id: string
    /** The attempt, or the deletion, that reports what became of the mail. */
    attemptId?: string | undefined
    mail: Mail
    /** Not sent afterwards. */
    expiresAt: Date
  }
}

/** How often each process looks for mails, such as those of a process that crashed. */
const roundMs = 1_000
const firstRetryMs = 1_000
const maxRetryMs = 60_000

export function createMailQueue(options: createMailQueue.Options): MailQueue {
  const { db, dataKeys, config, transports, looks, logos, metrics, log, clock } = options
  const running = new Set<Promise<void>>()
  let closed = false

  /**
   * Sends the next due mail; false if there is none. The row stays locked meanwhile, so
   * that no other process sends it too; if this process dies, the lock ends with its
   * connection and another one sends the mail at once.
   */
  function sendNext(): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('login_mails')
        .selectAll()
        .where('next_at', '<=', new Date(clock()))
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return false
      const outcome = await deliver(row)
      if (outcome instanceof Date)
        await tx
          .updateTable('login_mails')
          .set({ next_at: outcome, tries: row.tries + 1 })
          .where('id', '=', row.id)
          .execute()
      else await finish(tx, row, outcome)
      return true
    })
  }

  /** What became of it, or when to try again. */
  async function deliver({ id, sealed, tries, expires_at }: Row): Promise<'sent' | 'failed' | Date> {
    const { seal: key } = await dataKeys()
    if (expires_at.getTime() <= clock()) return 'failed'
    const mail = JSON.parse(unseal(key, `mail ${id}`, sealed)) as Mail
    const server = transports.current()
    if (!server) return retryOr(tries, expires_at)
    const look = mail.projectId === undefined ? plainLook : await looks.find(mail.projectId)
    const failure = await server.transport
      .sendMail({
        ...(await composeMail(mail, { from: server.from, walletOrigin: config.walletOrigin, look, logos })),
        // The same for every try, so that mail programs recognise a repetition.
        messageId: `<${id}@${new URL(config.walletOrigin).hostname}>`,
      })
      .then(
        () => undefined,
        (error: Error & { code?: string; responseCode?: number }) => error,
      )
    if (!failure) return 'sent'
    // Only codes: the text of a mail server names the recipient.
    log.warn({ code: failure.code, status: failure.responseCode, tries }, 'mail was not accepted')
    return (failure.responseCode ?? 0) >= 500 ? 'failed' : retryOr(tries, expires_at)
  }

  /** When to try again, unless it is too late then. */
  function retryOr(tries: number, expiresAt: Date): 'failed' | Date {
    const retryAt = clock() + Math.min(firstRetryMs * 2 ** tries, maxRetryMs)
    if (retryAt >= expiresAt.getTime()) return 'failed'
    metrics.logins.inc({ event: 'mail_delayed' })
    return new Date(retryAt)
  }

  async function finish(tx: Kysely<LoginTables>, { id, attempt_id }: Row, outcome: 'sent' | 'failed') {
    await tx.deleteFrom('login_mails').where('id', '=', id).execute()
    if (attempt_id) {
      await tx.updateTable('login_attempts').set({ mail: outcome }).where('id', '=', attempt_id).execute()
      await tx.updateTable('login_deletions').set({ mail: outcome }).where('id', '=', attempt_id).execute()
    }
    metrics.logins.inc({ event: outcome === 'sent' ? 'mail_sent' : 'mail_failed' })
  }

  async function drain(): Promise<void> {
    while (!closed && (await sendNext()));
  }

  function wake(): void {
    if (closed || running.size >= maxMailsAtOnce) return
    const work = drain()
      .catch((error: Error) => log.warn({ reason: error.message }, 'mail queue failed'))
      .finally(() => running.delete(work))
    running.add(work)
  }

  const timer = setInterval(wake, roundMs).unref()

  return {
    async add(tx, { id, attemptId, mail, expiresAt }) {
      // No mailbox has such an address: a notice to it would only bounce.
      if (config.testLogin && domainOf(mail.to) === config.testLogin.domain) return
      const { seal: key } = await dataKeys()
      await tx
        .insertInto('login_mails')
        .values({
          id,
          attempt_id: attemptId ?? null,
          sealed: seal(key, `mail ${id}`, JSON.stringify(mail)),
          next_at: new Date(clock()),
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.allSettled(running)
      transports.close()
    },
  }
}

export declare namespace createMailQueue {
  type Options = {
    /** Connections of its own: each is held until the mail server has answered. */
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    config: Pick<AuthConfig, 'walletOrigin' | 'testLogin'>
    transports: Transports
    looks: MailLooks
    logos: Logos
    metrics: Pick<Metrics, 'logins'>
    log: Logger
    clock: Clock
  }
}

type Row = Selectable<LoginTables['login_mails']>
