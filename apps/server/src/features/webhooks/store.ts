import { randomBytes, randomUUID } from 'node:crypto'
import { routeNotFound, webhooksOff, webhooksTooMany, webhooksUrlRefused } from '@latchkey/protocol/catalogue'
import type { Answer, Body, Query } from '@latchkey/protocol/http/contract'
import {
  type deliveryList,
  type deliveryRead,
  maxWebhooks,
  type webhookCreate,
  type webhookKinds,
  type webhookReplay,
  type webhookSet,
} from '@latchkey/protocol/http/webhooks'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Actor, recordChange } from '../../audit/recordChange.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import { UnsafeUrlError } from '../../fetch/unsafeUrlError.ts'
import { Refusal } from '../../refusal.ts'
import { sealBytes } from '../../secrets/sealBytes.ts'
import type { Keys } from '../../secrets/secrets.ts'
import { webhookSealName } from '../../secrets/webhookSecrets.ts'
import { checkTarget } from './checkTarget.ts'
import { writeBody } from './outbox.ts'
import { secretPrefix } from './signDelivery.ts'

type Wire = Answer<typeof webhookCreate>['webhook']
type WithSecret = Answer<typeof webhookCreate>
type Kind = (typeof webhookKinds)[number]
type Owned = { readonly projectId: string; readonly webhookId: string }

/** Webhooks of projects, as their owners see and change them. Rejects with a Refusal for one that is not there. */
export type Store = {
  list(projectId: string): Promise<Wire[]>
  create(projectId: string, body: Body<typeof webhookCreate>, by: Actor): Promise<WithSecret>
  set(of: Owned, body: Body<typeof webhookSet>, by: Actor): Promise<Wire>
  remove(of: Owned, by: Actor): Promise<boolean>
  /** The secret before signs too for a day. */
  rotate(of: Owned, by: Actor): Promise<WithSecret>
  /** Resolves to the id of the delivery. */
  test(of: Owned, by: Actor): Promise<string>
  deliveries(of: Owned, query: Query<typeof deliveryList>): Promise<Answer<typeof deliveryList>>
  delivery(of: Owned, id: string): Promise<Answer<typeof deliveryRead>>
  /** Resolves to their number. */
  replay(of: Owned, body: Body<typeof webhookReplay>, by: Actor): Promise<number>
}

const secretBytes = 32
const overlapMs = 24 * 3_600_000
const pageLength = 50
/** Deliveries that wait are counted up to here. */
const maxCounted = 10_000
/** Deliveries that one call replays. */
const maxReplayed = 100_000

export function createStore({ db, clock, keys, allowLoopback }: createStore.Options): Store {
  function check(url: string): string {
    try {
      return checkTarget(url, allowLoopback).url.href
    } catch (error) {
      if (!(error instanceof UnsafeUrlError)) throw error
      throw new Refusal(webhooksUrlRefused, { description: error.message })
    }
  }

  async function toWire(on: Kysely<Database>, row: Row): Promise<Wire> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from (
        select from webhook_outbox where endpoint_id = ${row.id} and state = 'waiting' limit ${maxCounted}
      ) as counted`.execute(on)
    const { previous_until: until } = row
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      kinds: row.kinds as Kind[],
      state: row.state,
      stateSince: row.state_since.toISOString(),
      createdAt: row.created_at.toISOString(),
      failingSince: textOf(row.failing_since),
      restUntil: textOf(row.rest_until),
      lastDeliveredAt: textOf(row.last_delivered_at),
      previousSecretUntil: until && until.getTime() > clock() ? until.toISOString() : null,
      waiting: rows[0]?.n ?? 0,
    }
  }

  async function lock(tx: Transaction<Database>, { projectId, webhookId }: Owned): Promise<Row> {
    const row = await tx
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', webhookId)
      .where('project_id', '=', projectId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw unknown()
    return row
  }

  async function find({ projectId, webhookId }: Owned): Promise<void> {
    const row = await db
      .selectFrom('webhook_endpoints')
      .select('id')
      .where('id', '=', webhookId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!row) throw unknown()
  }

  function makeSecret(id: string): { secret: string; sealed: Buffer } {
    const bytes = randomBytes(secretBytes)
    return {
      secret: `${secretPrefix}${bytes.toString('base64')}`,
      sealed: sealBytes(keys, webhookSealName(id), bytes),
    }
  }

  return {
    async list(projectId) {
      const rows = await db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return Promise.all(rows.map((row) => toWire(db, row)))
    },

    async create(projectId, { name, url, kinds }, by) {
      const href = check(url)
      const id = `wh_${randomBytes(12).toString('base64url')}`
      const { secret, sealed } = makeSecret(id)
      const now = new Date(clock())
      return db.transaction().execute(async (tx) => {
        // One at a time, so that they can be counted.
        const { rows } = await sql`select id from projects where id = ${projectId} for update`.execute(tx)
        if (rows.length === 0)
          throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
        const { count } = await tx
          .selectFrom('webhook_endpoints')
          .select((select) => select.fn.countAll<string>().as('count'))
          .where('project_id', '=', projectId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= maxWebhooks) throw new Refusal(webhooksTooMany)
        const row = await tx
          .insertInto('webhook_endpoints')
          .values({
            id,
            project_id: projectId,
            name,
            url: href,
            kinds: [...new Set(kinds)],
            state: 'on',
            state_since: now,
            sealed_secret: sealed,
            created_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const webhook = await toWire(tx, row)
        await recordChange(tx, 'webhook/added', id, by, { project: projectId, kinds: row.kinds.join(' ') })
        return { webhook, secret }
      })
    },

    set: (of, { kinds, name, state, url }, by) =>
      db.transaction().execute(async (tx) => {
        const before = await lock(tx, of)
        const now = new Date(clock())
        const turned = state !== undefined && state !== before.state
        const row = await tx
          .updateTable('webhook_endpoints')
          .set({
            name: name ?? before.name,
            url: url === undefined ? before.url : check(url),
            kinds: kinds ? [...new Set(kinds)] : before.kinds,
            ...(turned && { state, state_since: now }),
            // Another address, or a receiver that was repaired: what waits is tried now.
            ...((turned || url !== undefined) && { failures: 0, failing_since: null, rest_until: null }),
          })
          .where('id', '=', of.webhookId)
          .returningAll()
          .executeTakeFirstOrThrow()
        if (turned || url !== undefined)
          await tx
            .updateTable('webhook_outbox')
            .set({ next_at: now })
            .where('endpoint_id', '=', of.webhookId)
            .where('state', '=', 'waiting')
            .where('lease', 'is', null)
            .where('next_at', '>', now)
            .execute()
        const webhook = await toWire(tx, row)
        const fields = Object.entries({ kinds, name, state, url }).flatMap(([field, value]) =>
          value === undefined ? [] : [field],
        )
        if (fields.length > 0)
          await recordChange(tx, 'webhook/changed', of.webhookId, by, {
            project: of.projectId,
            fields: fields.join(' '),
            ...(turned && { state }),
          })
        return webhook
      }),

    remove: (of, by) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('webhook_endpoints')
          .where('id', '=', of.webhookId)
          .where('project_id', '=', of.projectId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await recordChange(tx, 'webhook/removed', of.webhookId, by, { project: of.projectId })
        return true
      }),

    rotate: (of, by) =>
      db.transaction().execute(async (tx) => {
        const before = await lock(tx, of)
        const { secret, sealed } = makeSecret(of.webhookId)
        const row = await tx
          .updateTable('webhook_endpoints')
          .set({
            sealed_secret: sealed,
            previous_secret: before.sealed_secret,
            previous_until: new Date(clock() + overlapMs),
          })
          .where('id', '=', of.webhookId)
          .returningAll()
          .executeTakeFirstOrThrow()
        const webhook = await toWire(tx, row)
        await recordChange(tx, 'webhook/secret_replaced', of.webhookId, by, { project: of.projectId })
        return { webhook, secret }
      }),

    test: (of, by) =>
      db.transaction().execute(async (tx) => {
        if ((await lock(tx, of)).state !== 'on') throw new Refusal(webhooksOff)
        const at = new Date(clock())
        const data = { message: 'A test of this webhook' }
        const happening = { kind: 'test', at, projectId: of.projectId, isReported: false, data }
        const { id } = await tx
          .insertInto('webhook_outbox')
          .values({
            endpoint_id: of.webhookId,
            project_id: of.projectId,
            event_id: randomUUID(),
            kind: 'test',
            // Of its own: it does not wait for others.
            key: `test ${randomUUID()}`,
            body: writeBody(happening),
            created_at: at,
            next_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordChange(tx, 'webhook/tested', of.webhookId, by, { project: of.projectId })
        return id
      }),

    async deliveries(of, { before, limit = pageLength, state }) {
      await find(of)
      const rows = await db
        .selectFrom('webhook_outbox')
        .select(['id', 'event_id', 'kind', 'state', 'created_at', 'finished_at', 'next_at', 'tries'])
        .where('endpoint_id', '=', of.webhookId)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      const last = rows.length === limit ? rows.at(-1) : undefined
      return { deliveries: rows.map(toDelivery), next: last?.id ?? null }
    },

    async delivery(of, id) {
      await find(of)
      const row = await db
        .selectFrom('webhook_outbox')
        .selectAll()
        .where('endpoint_id', '=', of.webhookId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw new Refusal(routeNotFound, { field: 'deliveryId', description: 'Unknown delivery' })
      const { answer, attempts, body, key } = row
      return { delivery: toDelivery(row), key, body, attempts, answer }
    },

    replay: (of, body, by) =>
      db.transaction().execute(async (tx) => {
        if ((await lock(tx, of)).state !== 'on') throw new Refusal(webhooksOff)
        const now = new Date(clock())
        const chosen =
          'deliveryId' in body
            ? sql`id = ${body.deliveryId} and state <> 'waiting'`
            : sql`state = 'failed' and finished_at >= ${new Date(body.failedSince)}`
        const { numAffectedRows = 0n } = await sql`
          update webhook_outbox
          set state = 'waiting', next_at = ${now}, tries = 0, first_try_at = null, finished_at = null
          where id in (
            select id from webhook_outbox where endpoint_id = ${of.webhookId} and ${chosen}
            order by id limit ${maxReplayed}
          )`.execute(tx)
        const replayed = Number(numAffectedRows)
        if (replayed > 0)
          await recordChange(tx, 'webhook/replayed', of.webhookId, by, { project: of.projectId, replayed })
        return replayed
      }),
  }
}

export declare namespace createStore {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    /** That seal secrets. */
    keys: Keys
    allowLoopback: boolean
  }
}

type Row = Selectable<Database['webhook_endpoints']>
type Listed = Pick<
  Selectable<Database['webhook_outbox']>,
  'id' | 'event_id' | 'kind' | 'state' | 'created_at' | 'finished_at' | 'next_at' | 'tries'
>

function toDelivery(row: Listed): Answer<typeof deliveryList>['deliveries'][number] {
  const { created_at, event_id, finished_at, next_at, ...rest } = row
  return {
    id: rest.id,
    eventId: event_id,
    kind: rest.kind,
    state: rest.state,
    createdAt: created_at.toISOString(),
    finishedAt: textOf(finished_at),
    nextAt: rest.state === 'waiting' ? next_at.toISOString() : null,
    tries: rest.tries,
  }
}

const textOf = (date: Date | null) => date?.toISOString() ?? null
const unknown = () => new Refusal(routeNotFound, { field: 'webhookId', description: 'Unknown webhook' })
