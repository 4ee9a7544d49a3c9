import type { Kysely, Selectable } from 'kysely'
import type { LoginTables } from './tables.ts'

type Db = Kysely<LoginTables>
type EndedBy = Selectable<LoginTables['login_sessions']>['ended_by']

/** Ends the sessions of devices. */
export async function endDevices(tx: Db, accountId: string, deviceIds: readonly string[], now: number) {
  const rows = await tx
    .selectFrom('login_sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device_id', 'in', deviceIds)
    .where('ended_at', 'is', null)
    .execute()
  return endSessions(
    tx,
    rows.map(({ id }) => id),
    'device',
    now,
  )
}

/** Ends sessions that have not ended; resolves to how many. */
export async function endSessions(db: Db, ids: readonly string[], by: NonNullable<EndedBy>, now: number) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('login_sessions')
    .set({ ended_at: new Date(now), ended_by: by })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
