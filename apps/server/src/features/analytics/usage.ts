import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'

/** The dimensions calls are counted by. Except for the project, values come from short, known lists. */
export type UsageKey = {
  readonly projectId: string
  /** Such as `rpc`. */
  readonly kind: string
  /** Such as the chain. */
  readonly key: string
  readonly status: string
}

/** Counts calls in memory, and regularly adds the counts to the database. */
export type Usage = {
  count(key: UsageKey, n?: number): void
  /** Adds the counts to the database; keeps them if that fails. */
  flush(): Promise<void>
  stop(): Promise<void>
}

type Row = UsageKey & { readonly minute: number; n: number }
/** A batch of counts. The id makes adding it idempotent. */
type Addition = { readonly id: string; readonly rows: readonly Row[] }

const minuteMs = 60_000

export function createUsage(options: createUsage.Options): Usage {
  const { db, clock, log, intervalMs = 10_000, maxRows = 50_000 } = options
  let counts = new Map<string, Row>()
  let addition: Addition | undefined
  let flushing: Promise<void> | undefined

  function count(key: UsageKey, n = 1): void {
    add(counts, { ...key, minute: Math.floor(clock() / minuteMs) * minuteMs, n })
    if (counts.size > maxRows) counts = coarsen(counts, maxRows)
  }

  async function flushAll(): Promise<void> {
    // First retry a batch whose outcome is unknown, unchanged; then add newer counts.
    while (addition || counts.size) {
      if (!addition) {
        addition = { id: randomUUID(), rows: [...counts.values()] }
        counts = new Map()
      }
      await store(db, addition)
      addition = undefined
    }
  }

  function flush(): Promise<void> {
    flushing ??= flushAll()
      .catch((error: unknown) => {
        log?.warn({ reason: (error as { code?: string }).code }, 'usage could not be stored; will retry')
      })
      .finally(() => {
        flushing = undefined
      })
    return flushing
  }

  const timer = setInterval(() => void flush(), intervalMs)
  timer.unref()
  return {
    count,
    flush,
    async stop() {
      clearInterval(timer)
      await flushing
      await flush()
    },
  }
}

export declare namespace createUsage {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    log?: Pick<Logger, 'warn'> | undefined
    /** Milliseconds between flushes. @default 10_000 */
    intervalMs?: number | undefined
    /** Above this number of rows, counts are merged by hour, then by day, then without their key. @default 50_000 */
    maxRows?: number | undefined
  }
}

function add(counts: Map<string, Row>, row: Row): void {
  const id = [row.minute, row.projectId, row.kind, row.key, row.status].join('\u0000')
  const known = counts.get(id)
  if (known) known.n += row.n
  else counts.set(id, row)
}

/** The same sums in fewer rows, to bound memory during a long outage. */
function coarsen(counts: Map<string, Row>, maxRows: number): Map<string, Row> {
  const floor = (row: Row, length: number) => ({ ...row, minute: Math.floor(row.minute / length) * length })
  const ways: ((row: Row) => Row)[] = [
    (row) => floor(row, 60 * minuteMs),
    (row) => floor(row, 24 * 60 * minuteMs),
    (row) => ({ ...floor(row, 24 * 60 * minuteMs), key: 'other', status: 'other' }),
  ]
  let coarse = counts
  for (const way of ways) {
    coarse = new Map()
    for (const row of counts.values()) add(coarse, way(row))
    if (coarse.size <= maxRows / 2) break
  }
  return coarse
}

async function store(db: Kysely<Database>, { id, rows }: Addition): Promise<void> {
  // Sorted, so that concurrent processes do not deadlock.
  const sorted = rows.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const column = <Value>(pick: (row: Row) => Value) => sql.val(sorted.map(pick))
  await db.transaction().execute(async (transaction) => {
    const isNew = await transaction
      .insertInto('usage_additions')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // The batch was already added; only the response was lost.
    if (isNew.numInsertedOrUpdatedRows === 0n) return
    await sql`delete from usage_additions where at < now() - interval '1 day'`.execute(transaction)
    await sql`
      insert into usage_minute (project_id, minute, kind, key, status, n)
      select * from unnest(
        ${column((row) => row.projectId)}::text[],
        ${column((row) => new Date(row.minute).toISOString())}::timestamptz[],
        ${column((row) => row.kind)}::text[],
        ${column((row) => row.key)}::text[],
        ${column((row) => row.status)}::text[],
        ${column((row) => row.n)}::bigint[]
      )
      on conflict (project_id, minute, kind, key, status) do update set n = usage_minute.n + excluded.n
    `.execute(transaction)
  })
}

function orderOf({ projectId, minute, kind, key, status }: Row): string {
  return [projectId, minute, kind, key, status].join('\u0000')
}
