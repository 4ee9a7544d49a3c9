import { randomUUID } from 'node:crypto'
import { reportedKinds, type WebhookKind } from '@latchkey/protocol/http/webhooks'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import type {} from './tables.ts'

/** Something that happened, of which a project may want to be told. */
export type Happening = {
  readonly projectId: string
  readonly kind: WebhookKind
  /** What it is about, such as an account: happenings with the same key are told in order. */
  readonly key: string
  /** The same if it is added again, so that it is told once. @default a random one */
  readonly eventId?: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** Where features put what happens, in the transaction in which it happens. */
export type Outbox = {
  /** Whether a webhook of the project may want it: from memory, without the database. */
  mayWant(projectId: string, kind: WebhookKind): boolean
  /**
   * Adds them, in their order, to the outbox of each webhook that wants them. Returns undefined,
   * without a query, if there is none.
   */
  add(tx: QueryExecutorProvider, ...happenings: readonly Happening[]): Promise<void> | undefined
  /** Reads again which projects have webhooks. */
  reload(): Promise<void>
  close(): void
}

/** How long a webhook that another process has added may be missed. */
const reloadMs = 5_000
/** Without an answer of the database for so long, every project may have webhooks. */
const staleAfterMs = 15_000
/** As JSON. Larger ones are cut down to a note that they were. */
const maxBodyChars = 16_384
const maxKeyChars = 200
/** Of one statement: together their bodies are at most 16 MB. */
const maxRows = 1_000

export function createOutbox({ db, clock }: createOutbox.Options): Outbox {
  let kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  let loadedAt = Number.NEGATIVE_INFINITY

  async function reload(): Promise<void> {
    const now = performance.now()
    const { rows } = await sql<{ project_id: string; kinds: string[] }>`
      select project_id, kinds from webhook_endpoints where state = 'on'`.execute(db)
    const found = new Map<string, Set<string>>()
    for (const row of rows) {
      const known = found.get(row.project_id) ?? new Set()
      for (const kind of row.kinds) known.add(kind)
      found.set(row.project_id, known)
    }
    kinds = found
    loadedAt = now
  }

  // The table may not exist yet, or the database may be away.
  const tryReload = () => reload().catch(() => undefined)
  const timer = setInterval(tryReload, reloadMs).unref()
  void tryReload()

  function mayWant(projectId: string, kind: string): boolean {
    if (performance.now() - loadedAt > staleAfterMs) return true
    return kinds.get(projectId)?.has(kind) === true
  }

  return {
    mayWant,
    reload,
    add(tx, ...happenings) {
      const wanted = happenings.filter(({ projectId, kind }) => mayWant(projectId, kind))
      if (!wanted.length) return undefined
      const at = new Date(clock())
      return insertAll(
        tx,
        wanted.map((happening) => toRow(happening, at)),
        at,
      )
    },
    close: () => clearInterval(timer),
  }
}

export declare namespace createOutbox {
  type Options = { db: Kysely<Database>; clock: Clock }
}

/** What a delivery says. `isVerified`: whether the server has seen it itself. */
export function writeBody({ kind, at, projectId, isReported, data }: writeBody.Options): string {
  const head = { type: kind, timestamp: at.toISOString(), projectId, isVerified: !isReported }
  const text = JSON.stringify({ ...head, data })
  return text.length <= maxBodyChars ? text : JSON.stringify({ ...head, data: { isCut: true } })
}

export declare namespace writeBody {
  type Options = {
    kind: string
    at: Date
    projectId: string
    isReported: boolean
    data: Readonly<Record<string, unknown>>
  }
}

type Row = {
  projectId: string
  kind: string
  key: string
  eventId: string
  isReported: boolean
  body: string
}

function toRow({ projectId, kind, key, eventId = randomUUID(), data }: Happening, at: Date): Row {
  const isReported = reportedKinds.includes(kind)
  const body = writeBody({ kind, at, projectId, isReported, data })
  return { projectId, kind, key: key.slice(0, maxKeyChars), eventId, isReported, body }
}

async function insertAll(tx: QueryExecutorProvider, rows: readonly Row[], at: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += maxRows)
    await insert(tx, rows.slice(from, from + maxRows), at)
}

async function insert(tx: QueryExecutorProvider, rows: readonly Row[], at: Date): Promise<void> {
  const column = <Value>(pick: (row: Row) => Value) => sql.val(rows.map(pick))
  // Ids are given in this order, and deliveries with the same key are made in the order of their ids.
  await sql`
    insert into webhook_outbox (endpoint_id, project_id, event_id, kind, key, body, created_at, next_at)
    select endpoint.id, given.project_id, event_id, kind, key, body, ${at}, ${at}
    from unnest(
      ${column((row) => row.projectId)}::text[],
      ${column((row) => row.eventId)}::text[],
      ${column((row) => row.kind)}::text[],
      ${column((row) => row.key)}::text[],
      ${column((row) => row.body)}::text[],
      ${column((row) => row.isReported)}::boolean[]
    ) with ordinality as given (project_id, event_id, kind, key, body, is_reported, place)
    join webhook_endpoints as endpoint on endpoint.project_id = given.project_id
      and state = 'on' and kind = any(kinds) and not (is_full and is_reported)
    order by place
    on conflict do nothing`.execute(tx)
}
