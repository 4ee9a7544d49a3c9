import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import type { Parts } from '../../feature.ts'
import type { SendMail } from './sendMail.ts'
import { writeAlert } from './writeAlert.ts'

/** Of one rule of one project. A state that changes back meanwhile is not told. */
const mailEveryMs = 3_600_000

type Row = Selectable<Database['alerts']>

/** Tells what changed: once when a rule fires, and once when it is over. */
export async function tellAlerts(options: tellAlerts.Options): Promise<void> {
  const { db } = options
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', '<>', where.ref('mailed_state')),
        where('state', '<>', where.ref('hooked_state')),
      ]),
    )
    .execute()
  for (const row of rows) {
    if (row.state !== row.hooked_state) await tellWebhooks(options, row)
    if (row.state !== row.mailed_state) await tellMailboxes(options, row)
  }
}

export declare namespace tellAlerts {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    log: Pick<Logger, 'warn'>
    webhooks: Pick<Parts['webhooks'], 'add'>
    /** Undefined without a mail server. */
    sendMail: SendMail | undefined
  }
}

async function tellWebhooks({ db, webhooks }: tellAlerts.Options, row: Row): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await webhooks.add(tx, {
      projectId: hookedProject(row.project_id),
      kind: row.state === 'firing' ? 'alert.firing' : 'alert.over',
      key: `alert ${row.rule}`,
      data: { rule: row.rule, details: row.details, since: row.since?.toISOString() ?? null },
    })
    await tx
      .updateTable('alerts')
      .set({ hooked_state: row.state })
      .where('project_id', '=', row.project_id)
      .where('rule', '=', row.rule)
      .execute()
  })
}

/** Webhooks of the server are those of the reserved project. */
export const hookedProject = (projectId: string) => projectId || consoleProjectId

async function tellMailboxes({ clock, db, log, sendMail }: tellAlerts.Options, row: Row): Promise<void> {
  const now = clock()
  if (row.mailed_at && now - row.mailed_at.getTime() < mailEveryMs) return
  const emails = await readEmails(db, row.project_id)
  // An address that is added while it fires is told; what is over by then is not.
  if (emails.length === 0 || !sendMail) return
  const project = await nameOf(db, row.project_id)
  const sent = await Promise.all(
    emails.map((to) =>
      sendMail({ to, ...writeAlert({ ...row, project }) }).then(
        () => true,
        (error: { code?: string; responseCode?: number }) => {
          // Only codes: the text of a mail server names the recipient.
          log.warn({ code: error.code, status: error.responseCode }, 'a mail about an alert was not accepted')
          return false
        },
      ),
    ),
  )
  if (!sent.includes(true)) return
  await db
    .updateTable('alerts')
    .set({ mailed_state: row.state, mailed_at: new Date(now) })
    .where('project_id', '=', row.project_id)
    .where('rule', '=', row.rule)
    .execute()
}

export async function readEmails(db: Kysely<Database>, projectId: string): Promise<string[]> {
  const row = await db
    .selectFrom('alert_emails')
    .select('emails')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  return row?.emails ?? []
}

/** Undefined for the server. */
export async function nameOf(db: Kysely<Database>, projectId: string): Promise<string | undefined> {
  if (projectId === '') return undefined
  const { rows } = await sql<{ name: string }>`select name from projects where id = ${projectId}`.execute(db)
  return rows[0]?.name ?? projectId
}
