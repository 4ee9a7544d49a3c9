import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { addCounts } from './addCounts.ts'
import { postgresQueries } from './postgresQueries.ts'
import { dayOf, type EventSink, EventsRefused, type StoredEvent } from './sink.ts'

/** Stores events in PostgreSQL, partitioned by day. */
export function createPostgresSink({ db }: { db: Kysely<Database> }): EventSink {
  const known = new Set<string>()

  async function ensurePartitions(days: Iterable<string>): Promise<void> {
    for (const day of days) {
      if (known.has(day)) continue
      await createPartition(db, day)
      known.add(day)
    }
  }

  return {
    ...postgresQueries(db),
    countsHours: true,
    async write(events) {
      if (!events.length) return
      const days = new Set(events.map(({ at }) => dayOf(at)))
      try {
        await ensurePartitions(days)
        await insert(db, events).catch(async (error: unknown) => {
          if (!isPartitionMissing(error)) throw error
          // The partition was dropped since.
          known.clear()
          await ensurePartitions(days)
          await insert(db, events)
        })
      } catch (error) {
        if (isAboutData(error)) throw new EventsRefused('PostgreSQL refused the events', { cause: error })
        throw error
      }
    },
    async countDay(day) {
      const { rows } = await sql<{ projectId: string; event: string; n: string; accounts: string }>`
        select project_id as "projectId", event, count(*) as n, count(distinct account) as accounts
        from events where day = ${day}::date
        group by project_id, event
      `.execute(db)
      return rows.map(({ n, accounts, ...row }) => ({ ...row, n: Number(n), accounts: Number(accounts) }))
    },
    async daysBefore(day) {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'events'::regclass order by relname
      `.execute(db)
      return rows
        .map(({ name }) => /^events_(\d{4})(\d{2})(\d{2})$/.exec(name))
        .filter((match) => match !== null)
        .map(([, year, month, date]) => `${year}-${month}-${date}`)
        .filter((other) => other < day)
    },
    async dropDay(day) {
      await db.transaction().execute(async (transaction) => {
        // Dropping waits for readers of events and blocks everyone else: limit the wait.
        await sql`set local lock_timeout = '2s'`.execute(transaction)
        await sql`select pg_advisory_xact_lock(${partitionLock})`.execute(transaction)
        await sql`drop table if exists ${sql.table(partitionName(day))}`.execute(transaction)
      })
      known.delete(day)
    },
    async close() {
      known.clear()
    },
  }
}

/** Stores events, and adds those that are new to the counts. */
async function insert(db: Kysely<Database>, events: readonly StoredEvent[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { count, keys } = await insertNew(tx, events)
    const isNew = new Set(keys)
    // An event can be twice in a batch.
    const added = count === events.length ? events : events.filter((event) => isNew.delete(keyOf(event)))
    await addCounts(tx, added)
  })
}

const keyOf = ({ projectId, at, eventId }: StoredEvent) => `${projectId} ${dayOf(at)} ${eventId}`

/** Resolves to how many events were new, and, unless all were, to their keys. */
async function insertNew(
  db: Kysely<Database>,
  events: readonly StoredEvent[],
): Promise<{ count: number; keys: string[] }> {
  const column = <Value>(pick: (event: StoredEvent) => Value) => sql.val(events.map(pick))
  const { rows } = await sql<{ count: number; keys: string[] | null }>`
    with inserted as (
      insert into events (
        project_id, event_id, day, at, type, event, account, domain, url, sdk_type, sdk_version, properties
      )
      select * from unnest(
        ${column((event) => event.projectId)}::text[],
        ${column((event) => event.eventId)}::uuid[],
        ${column((event) => dayOf(event.at))}::date[],
        ${column((event) => new Date(event.at).toISOString())}::timestamptz[],
        ${column((event) => event.type)}::text[],
        ${column((event) => event.event)}::text[],
        ${column((event) => event.account)}::text[],
        ${column((event) => event.domain)}::text[],
        ${column((event) => event.url)}::text[],
        ${column((event) => event.sdkType)}::text[],
        ${column((event) => event.sdkVersion)}::text[],
        ${column((event) => JSON.stringify(event.properties))}::jsonb[]
      )
      on conflict do nothing
      returning project_id, day, event_id
    ), counted as (select count(*)::int as count from inserted)
    select count, case when count < ${events.length}::int then
      (select array_agg(project_id || ' ' || day || ' ' || event_id) from inserted) end as keys
    from counted
  `.execute(db)
  const [{ count = 0, keys = null } = {}] = rows
  return { count, keys: keys ?? [] }
}

/** Arbitrary id of the advisory lock for creating and dropping partitions; the same in every process. */
const partitionLock = 5_141_067_223n

function partitionName(day: string): string {
  return `events_${day.replaceAll('-', '')}`
}

async function createPartition(db: Kysely<Database>, day: string): Promise<void> {
  const table = sql.table(partitionName(day))
  const [from, to] = [sql.lit(day), sql.lit(dayOf(Date.parse(day) + 24 * 3_600_000))]
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${partitionLock})`.execute(transaction)
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass(${partitionName(day)})::text as found
    `.execute(transaction)
    if (rows[0]?.found) return
    // Created separately and then attached, which does not block readers and writers as `partition of` would.
    await sql`create table ${table} (like events including defaults including constraints)`.execute(
      transaction,
    )
    await sql`alter table events attach partition ${table} for values from (${from}) to (${to})`.execute(
      transaction,
    )
  })
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** "No partition of relation found for row" has the code of a check violation. */
function isPartitionMissing(error: unknown): boolean {
  return codeOf(error) === '23514'
}

/** Class 22 concerns data, 23 constraints. */
function isAboutData(error: unknown): boolean {
  return /^2[23]\w{3}$/.test(codeOf(error))
}
