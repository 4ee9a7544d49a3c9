import { type Kysely, sql } from 'kysely'
import { type Actor, adminChain, recordChange } from '../../../audit/recordChange.ts'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import type { Database } from '../../../db/schema.ts'

/** What happened to a user: an entry of the audit log, `user/` and this. */
export const userRecordKinds = [
  'looked-up',
  'disabled',
  'enabled',
  'deletion-asked',
  'deletion-cancelled',
  'deletion-stopped',
] as const
export type UserRecordKind = (typeof userRecordKinds)[number]

/** Who did it, in the words that the user reads. */
export type RecordedBy = Actor & { readonly side: 'app' | 'operator' | 'visitor' }

export type UserRecordEntry = {
  readonly at: string
  readonly kind: UserRecordKind
  readonly by: 'app' | 'operator' | 'visitor'
  readonly projectId: string
}

/** Reading on, or a page that loads again, is the same look. */
const sameLookMs = 3_600_000
const shown = 50

type Whose = { readonly projectId: string; readonly userId: string }

/** Before it is done: what is not recorded does not happen. */
export function recordUser(
  db: Kysely<Database>,
  { projectId, userId }: Whose,
  kind: UserRecordKind | 'deleted',
  { side, ...by }: RecordedBy,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  return retryLost(
    () =>
      db
        .transaction()
        .execute((tx) =>
          recordChange(tx, `user/${kind}`, userId, by, { project: projectId, by: side, ...details }),
        ),
    0,
  )
}

/** The same for a look, once an hour for each who looks. */
export async function recordLook(
  db: Kysely<Database>,
  whose: Whose,
  by: RecordedBy,
  clock: Clock,
): Promise<void> {
  const { rows } = await retryLost(() =>
    sql`
      select 1 from audit
      where chain = ${adminChain} and subject = ${whose.userId} and kind = 'user/looked-up'
        and details->>'actor' = ${by.name} and details->>'project' = ${whose.projectId}
        and at > ${new Date(clock() - sameLookMs)}
      limit 1`.execute(db),
  )
  if (rows.length === 0) await recordUser(db, whose, 'looked-up', by)
}

/** The newest first. Without a project, those of every app that the user has a part in. */
export async function readRecords(
  db: Kysely<Database>,
  { projectId, userId }: { readonly projectId?: string; readonly userId: string },
): Promise<UserRecordEntry[]> {
  const kinds = userRecordKinds.map((kind) => `user/${kind}`)
  const { rows } = await retryLost(() =>
    sql<{ at: Date; kind: string; by: string; project: string }>`
      select at, kind, details->>'by' as by, details->>'project' as project
      from audit
      where chain = ${adminChain} and subject = ${userId} and kind = any(${kinds})
        and (${projectId ?? null}::text is null or details->>'project' = ${projectId ?? null})
      order by sequence desc limit ${shown}`.execute(db),
  )
  return rows.map(({ at, by, kind, project }) => ({
    at: at.toISOString(),
    kind: kind.slice('user/'.length) as UserRecordKind,
    by: by as UserRecordEntry['by'],
    projectId: project,
  }))
}

/** Whether the end of a deletion was recorded by a process that did not come further. */
export async function isDeletedRecorded(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from audit
    where chain = ${adminChain} and subject = ${userId} and kind = 'user/deleted' limit 1`.execute(db)
  return rows.length > 0
}
