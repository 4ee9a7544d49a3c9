import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { createPostgresSink } from './postgresSink.ts'
import { readCounts } from './readCounts.ts'
import { deleteOldUsage, dropOldEvents, rollUp, rollUpRecent } from './rollup.ts'
import { makeEvent } from './testingEvents.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const name of await partitions()) await sql`drop table ${sql.table(name)}`.execute(database.db)
  await sql`truncate event_counts, usage_minute`.execute(database.db)
})

const day = 24 * 3_600_000
const noon = Date.UTC(2026, 0, 31, 12)

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass order by relname
  `.execute(database.db)
  return rows.map(({ name }) => name)
}

async function countEvents(): Promise<number> {
  const { n } = await database.db
    .selectFrom('events')
    .select((builder) => builder.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

test('behavior: an event is kept as it is', async () => {
  const sink = createPostgresSink(database)
  const odd = { text: 'quotes " \' and \\ back, {braces}, null', list: [1, null, { deep: '😀' }] }
  const event = makeEvent({ account: 'ab', sdkType: null, properties: odd, domain: 'a,"b"\\' })
  await sink.write([event, makeEvent({ properties: {} })])
  const row = await database.db
    .selectFrom('events')
    .selectAll()
    .select(sql<string>`day::text`.as('day'))
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    project_id: 'p',
    event_id: event.eventId,
    day: '2026-01-31',
    at: new Date(event.at),
    type: 'track',
    event: 'MODAL_OPEN',
    account: 'ab',
    domain: 'a,"b"\\',
    url: 'https://app.example/',
    sdk_type: null,
    sdk_version: '1.0.0',
    properties: odd,
  })
})

test('behavior: writing again, or twice in one batch, changes nothing', async () => {
  const sink = createPostgresSink(database)
  const events = Array.from({ length: 50 }, () => makeEvent())
  await sink.write([...events, ...events])
  await sink.write(events)
  await createPostgresSink(database).write(events)
  expect(await countEvents()).toBe(50)
  // Another project may use the same id.
  await sink.write(events.map((event) => ({ ...event, projectId: 'q' })))
  expect(await countEvents()).toBe(100)
})

test('behavior: each UTC day has a partition, made when it is needed', async () => {
  const sink = createPostgresSink(database)
  const midnight = Date.UTC(2026, 1, 1)
  await sink.write([
    makeEvent({ at: midnight - 1 }),
    makeEvent({ at: midnight }),
    makeEvent({ at: noon - day }),
  ])
  expect(await partitions()).toEqual(['events_20260130', 'events_20260131', 'events_20260201'])
  const { rows } = await sql<{ n: string }>`select count(*) as n from events_20260201`.execute(database.db)
  expect(rows).toEqual([{ n: '1' }])
})

test('behavior: processes that need a new partition at one time do not get in each other’s way', async () => {
  const sinks = Array.from({ length: 6 }, () => createPostgresSink(database))
  await Promise.all(sinks.map((sink) => sink.write([makeEvent(), makeEvent({ at: noon - day })])))
  expect(await countEvents()).toBe(12)
  expect(await partitions()).toHaveLength(2)
})

test('behavior: a partition that was dropped meanwhile is made again', async () => {
  const sink = createPostgresSink(database)
  await sink.write([makeEvent()])
  await sql`drop table events_20260131`.execute(database.db)
  await sink.write([makeEvent()])
  expect(await countEvents()).toBe(1)
})

test('error: events that can never be stored are told apart from a bad moment', async () => {
  const sink = createPostgresSink(database)
  await sink.write([makeEvent()])
  await expect(sink.write([makeEvent({ domain: 'nul \u0000' })])).rejects.toMatchObject({
    name: 'EventsRefused',
  })
  await expect(sink.write([makeEvent({ eventId: 'no uuid' })])).rejects.toMatchObject({
    name: 'EventsRefused',
  })
  expect(await countEvents()).toBe(1)
})

test('behavior: counts are exact, and counting again changes nothing', async () => {
  const sink = createPostgresSink(database)
  const many = (count: number, changes: object) => Array.from({ length: count }, () => makeEvent(changes))
  await sink.write([
    ...many(7, { event: 'CONNECT_SUCCESS', account: 'a' }),
    ...many(5, { event: 'CONNECT_SUCCESS', account: 'b' }),
    ...many(3, { event: 'CONNECT_SUCCESS' }),
    ...many(2, { event: 'MODAL_OPEN' }),
    ...many(4, { event: 'MODAL_OPEN', at: noon - day, account: 'a' }),
    ...many(9, { event: 'MODAL_OPEN', projectId: 'q' }),
  ])
  const read = () => readCounts({ db: database.db, projectId: 'p', from: '2026-01-01', to: '2026-12-31' })
  await rollUpRecent({ db: database.db, sink, clock: () => noon })
  const counts = [
    { day: '2026-01-30', event: 'MODAL_OPEN', n: 4, accounts: 1 },
    { day: '2026-01-31', event: 'CONNECT_SUCCESS', n: 15, accounts: 2 },
    { day: '2026-01-31', event: 'MODAL_OPEN', n: 2, accounts: 0 },
  ]
  expect(await read()).toEqual(counts)
  await rollUpRecent({ db: database.db, sink, clock: () => noon })
  expect(await read()).toEqual(counts)
  // A late one.
  await sink.write(many(1, { event: 'MODAL_OPEN', account: 'c' }))
  await rollUp({ db: database.db, sink, day: '2026-01-31' })
  expect((await read()).at(-1)).toEqual({ day: '2026-01-31', event: 'MODAL_OPEN', n: 3, accounts: 1 })
  const one = { db: database.db, projectId: 'p', from: '2026-01-30', to: '2026-01-30' }
  expect(await readCounts(one)).toEqual(counts.slice(0, 1))
})

test('behavior: old partitions go, and their counts stay', async () => {
  const sink = createPostgresSink(database)
  await sink.write([0, 1, 2, 3].map((back) => makeEvent({ at: noon - back * day })))
  const { db } = database
  const dropped = await dropOldEvents({ db, sink, clock: () => noon, days: 1 })
  expect(dropped).toEqual(['2026-01-28', '2026-01-29'])
  expect(await partitions()).toEqual(['events_20260130', 'events_20260131'])
  expect(await readCounts({ db, projectId: 'p', from: '2026-01-28', to: '2026-01-29' })).toHaveLength(2)
  expect(await dropOldEvents({ db, sink, clock: () => noon, days: 1 })).toEqual([])
  // Recounting a dropped day keeps its counts.
  await rollUp({ db, sink, day: '2026-01-28' })
  expect(await readCounts({ db, projectId: 'p', from: '2026-01-28', to: '2026-01-28' })).toHaveLength(1)
})

test('behavior: old usage goes', async () => {
  const { db } = database
  const row = { project_id: 'p', kind: 'rpc', key: 'eip155:1', status: 'ok', n: 1 }
  await db
    .insertInto('usage_minute')
    .values([0, 5, 20].map((back) => ({ ...row, minute: new Date(noon - back * day) })))
    .execute()
  await deleteOldUsage({ db, clock: () => noon, days: 10 })
  expect(await db.selectFrom('usage_minute').selectAll().execute()).toHaveLength(2)
})
