import type { LiveEvent } from '@latchkey/protocol/http/insights'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { dimensionsOf } from './dimensionsOf.ts'
import type { StoredEvent } from './sink.ts'

/** Hands events of watched projects on to the processes that show them, through the database. */
export type Live = {
  /** Keeps a project watched for a while. */
  watch(projectId: string): Promise<void>
  /** Events that were stored after this number; without one, where the stream begins. */
  read(projectId: string, after: string | undefined): Promise<{ next: string; events: LiveEvent[] }>
  /** Passes on stored events of projects that are watched. Never rejects. */
  tell(events: readonly StoredEvent[]): Promise<void>
}

const watchMs = 20_000
/** How long a process may not know that a project is watched. */
const refreshMs = 2_000
/** After a failure: storing events must not wait for a lost database each time. */
const retryMs = 30_000
const keepMs = 60_000
/** Of one project and batch; a page cannot show more. */
const maxEvents = 50

export function createLive({ db, clock }: { db: Kysely<Database>; clock: Clock }): Live {
  let watched: ReadonlySet<string> = new Set()
  let refreshAt = 0

  async function refresh(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select project_id as id from live_watches where until > now() limit 10000
    `.execute(db)
    watched = new Set(rows.map(({ id }) => id))
  }

  async function pass(events: readonly StoredEvent[]): Promise<void> {
    if (clock() >= refreshAt) {
      refreshAt = clock() + retryMs
      await refresh()
      refreshAt = clock() + refreshMs
    }
    if (!watched.size) return
    const counts = new Map<string, number>()
    // The youngest, in their order.
    const told = events.toReversed().filter(({ projectId }) => {
      if (!watched.has(projectId)) return false
      const count = (counts.get(projectId) ?? 0) + 1
      counts.set(projectId, count)
      return count <= maxEvents
    })
    if (!told.length) return
    const rows = told.toReversed().map((event) => {
      const of = new Map(dimensionsOf(event))
      return {
        project_id: event.projectId,
        at: new Date(event.at),
        event: event.event,
        wallet: of.get('wallet') ?? null,
        network: of.get('network') ?? null,
      }
    })
    await db.insertInto('live_events').values(rows).execute()
    await sql`delete from live_events where stored_at < now() - ${keepMs} * interval '1 ms'`.execute(db)
  }

  return {
    async watch(projectId) {
      await sql`
        insert into live_watches (project_id, until) values (${projectId}, now() + ${watchMs} * interval '1 ms')
        on conflict (project_id) do update set until = excluded.until
      `.execute(db)
    },
    async read(projectId, after) {
      if (after === undefined) {
        const { rows } = await sql<{ last: string }>`
          select coalesce(max(id), 0) as last from live_events where project_id = ${projectId}
        `.execute(db)
        return { next: rows[0]?.last ?? '0', events: [] }
      }
      const rows = await db
        .selectFrom('live_events')
        .select(['id', 'at', 'event', 'wallet', 'network'])
        .where('project_id', '=', projectId)
        .where('id', '>', after)
        .orderBy('id', 'desc')
        .limit(maxEvents)
        .execute()
      const events = rows.toReversed().map(({ id: _, at, ...event }) => ({ ...event, at: at.toISOString() }))
      return { next: rows[0]?.id ?? after, events }
    },
    tell: (events) => pass(events).catch(() => undefined),
  }
}
