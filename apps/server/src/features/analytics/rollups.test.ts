import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { createClickhouseSink } from './clickhouseSink.ts'
import { createPostgresSink } from './postgresSink.ts'
import { recountHours, recountProject } from './recountHours.ts'
import { dropOldEvents } from './rollup.ts'
import { dayOf, type EventSink, type StoredEvent } from './sink.ts'
import { makeEvent } from './testingEvents.ts'

const noon = Date.UTC(2026, 0, 31, 12)
const hour = 3_600_000
const day = 24 * hour

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass`.execute(database.db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(database.db)
  await sql`truncate event_counts, event_hours, event_days, event_accounts, event_rollups`.execute(
    database.db,
  )
})

const require = createRequire(import.meta.url)
const chdb = (() => {
  try {
    return require.resolve(process.env.CHDB ?? 'chdb')
  } catch {
    return undefined
  }
})()

let folder: string
let child: ChildProcess | undefined
let url = ''
beforeAll(async () => {
  if (!chdb) return
  folder = mkdtempSync(join(tmpdir(), 'chdb-'))
  const script = fileURLToPath(new URL('./testingClickhouse.ts', import.meta.url))
  const started = spawn(process.execPath, [script, chdb, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  const [port] = await once(started.stdout, 'data')
  url = `http://127.0.0.1:${String(port).trim()}`
})
afterAll(async () => {
  if (!child) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, () => EventSink][] = [['PostgreSQL', () => createPostgresSink(database)]]
if (chdb) stores.push(['ClickHouse', () => createClickhouseSink({ url })])

type Row = { event: string; dim: string; time: string; value: string; n: number }
const orderOf = ({ event, dim, time, value }: Row) => [event, dim, time, value].join('\n')
const sorted = (rows: readonly Row[]) => [...rows].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

async function hours(projectId: string): Promise<Row[]> {
  const { rows } = await sql<Row & { n: string }>`
    select event, dim, to_char(hour at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time, value, n
    from event_hours where project_id = ${projectId}`.execute(database.db)
  return sorted(rows.map((row) => ({ ...row, n: Number(row.n) })))
}
async function days(projectId: string, dim = ''): Promise<[string, string, string, number][]> {
  const { rows } = await sql<Row>`
    select event, value, day::text as time, n from event_days
    where project_id = ${projectId} and dim = ${dim} order by day, event, value`.execute(database.db)
  return rows.map(({ event, time, value, n }) => [time, event, value, Number(n)])
}

/** Events of every kind, with the values that are easily counted in another way. */
function oddEvents(projectId: string): StoredEvent[] {
  const long = '😀'.repeat(120)
  const events: Partial<StoredEvent>[] = [
    { properties: { wallet: 'MetaMask', network: 'eip155:1', connected: false, language: 'de-CH' } },
    {
      properties: {
        wallet: 'MetaMask',
        caipNetworkId: 'eip155:10',
        connected: true,
        timeZone: 'Europe/Zurich',
      },
    },
    { properties: { wallet: '', network: '', caipNetworkId: 'solana:x', connected: 'true' } },
    { properties: { wallet: 7, network: null, code: { deep: 'x' } }, at: noon + hour },
    { properties: { wallet: long, code: `quotes " ' \\ {braces}` }, at: noon + hour - 1 },
    { url: '', sdkVersion: null },
    { url: 'https://app.example' },
    { url: 'https://app.example/a/b%20c' },
    { url: 'data:' },
    { url: 'capacitor://localhost/path' },
    { url: `https://app.example/${'é'.repeat(200)}` },
    { event: 'CONNECT_SUCCESS', account: 'a', properties: { wallet: 'Rainbow', connected: true } },
    { event: 'CONNECT_ERROR', properties: { code: 'connect/failed', language: 'fr' } },
    {
      event: 'INTERNAL_SDK_ERROR',
      type: 'error',
      properties: { errorType: 'TypeError', code: 'no', errorMessage: 'x' },
    },
    { event: 'CUSTOM_EVENT', properties: { wallet: 'MetaMask' } },
    { event: 'OTHER', properties: { wallet: 'MetaMask' } },
    { at: noon - day, properties: { wallet: 'other' } },
  ]
  return events.map((changes) => makeEvent({ projectId, ...changes }))
}

describe.each(stores)('in %s', (_, open) => {
  test('behavior: events counted as they are stored and counted again from the store are the same', async () => {
    const projectId = `p${randomUUID()}`
    const events = oddEvents(projectId)
    const sink = open()
    await createPostgresSink(database).write(events)
    const live = await hours(projectId)
    expect(live.length).toBeGreaterThan(30)
    if (!sink.countsHours) await sink.write(events)
    const again = await Promise.all(
      ['2026-01-30', '2026-01-31'].map((day) => sink.hoursOfDay({ projectId, day })),
    )
    expect(sorted(again.flat())).toEqual(live)
    await sink.close()
  })

  test('behavior: a batch that is stored twice is counted once', async () => {
    const projectId = `p${randomUUID()}`
    const sink = open()
    const events = oddEvents(projectId)
    await sink.write([...events, ...events])
    await sink.write(events)
    // As after `kill -9` between storing and acknowledging: other events are in the batch.
    await sink.write([...events.slice(3), makeEvent({ projectId })])
    const clock = () => noon
    if (!sink.countsHours) await recountHours({ db: database.db, sink, clock })
    expect((await days(projectId)).reduce((sum, [, , , n]) => sum + n, 0)).toBe(events.length + 1)
    await recountHours({ db: database.db, sink, clock })
    await recountHours({ db: database.db, sink, clock })
    expect((await days(projectId)).reduce((sum, [, , , n]) => sum + n, 0)).toBe(events.length + 1)
    await sink.close()
  })

  test('behavior: of values that visitors choose, 50 are kept by hour and day, and the rest is other', async () => {
    const projectId = `p${randomUUID()}`
    const sink = open()
    const visits = Array.from({ length: 400 }, (_, index) =>
      makeEvent({
        projectId,
        at: noon + (index % 2) * hour,
        url: `https://app.example/${index % 5 === 0 ? 'popular' : index}`,
      }),
    )
    for (let from = 0; from < visits.length; from += 80) await sink.write(visits.slice(from, from + 80))
    if (!sink.countsHours) await recountProject({ db: database.db, sink }, { projectId, day: '2026-01-31' })
    const check = async () => {
      const byDay = await days(projectId, 'page')
      expect(byDay).toHaveLength(51)
      expect(byDay.reduce((sum, [, , , n]) => sum + n, 0)).toBe(400)
      expect(byDay.find(([, , value]) => value === '/popular')?.[3]).toBe(80)
      const ofHours = (await hours(projectId)).filter(({ dim }) => dim === 'page')
      expect(ofHours).toHaveLength(102)
      expect(ofHours.reduce((sum, { n }) => sum + n, 0)).toBe(400)
    }
    await check()
    await recountProject({ db: database.db, sink }, { projectId, day: '2026-01-31' })
    await check()
    await sink.close()
  })

  test('behavior: accounts of a day, and which of those that connected signed in and sent', async () => {
    const projectId = `p${randomUUID()}`
    const sink = open()
    const event = (name: string, account: string | null, minute: number) =>
      makeEvent({ projectId, event: name, account, at: noon + minute * 60_000 })
    await sink.write([
      event('CONNECT_SUCCESS', 'a', 0),
      event('SIWX_AUTH_SUCCESS', 'a', 1),
      event('SEND_SUCCESS', 'a', 2),
      event('CONNECT_SUCCESS', 'b', 0),
      event('SIWX_AUTH_SUCCESS', 'b', 0),
      // Sent before they connected on that day.
      event('SEND_SUCCESS', 'c', 1),
      event('CONNECT_SUCCESS', 'c', 2),
      // Still connected from another day.
      event('SEND_SUCCESS', 'd', 1),
      event('MODAL_OPEN', null, 1),
      event('MODAL_OPEN', 'e', 1),
      makeEvent({ projectId, account: 'f', at: noon - day }),
    ])
    const counted = { projectId, accounts: 5, connected: 3, signedIn: 2, sent: 1 }
    expect(await sink.accountsOfDay({ projectId, day: '2026-01-31' })).toEqual([counted])
    const all = await sink.accountsOfDay({ day: '2026-01-31' })
    expect(all.filter((one) => one.projectId === projectId)).toEqual([counted])
    await sink.close()
  })

  test('behavior: events of a day are read in pages, each once', async () => {
    const projectId = `p${randomUUID()}`
    const sink = open()
    const events = oddEvents(projectId)
    await sink.write(events)
    await sink.write(events)
    const seen: StoredEvent[] = []
    for (let after: string | undefined; ; ) {
      const page = await sink.pageOfDay({ projectId, day: dayOf(noon), after, limit: 3 })
      seen.push(...page)
      after = page.at(-1)?.eventId
      if (page.length < 3) break
    }
    const byId = (a: StoredEvent, b: StoredEvent) => (a.eventId < b.eventId ? -1 : 1)
    expect(seen.sort(byId)).toEqual(events.filter(({ at }) => dayOf(at) === dayOf(noon)).sort(byId))
    await sink.close()
  })

  test('error: ids and days never reach a statement as they are', async () => {
    const sink = open()
    const evil = "' or 1=1 --"
    const empty = async (work: Promise<unknown[]>) =>
      work.then(
        (rows) => rows.length,
        () => 0,
      )
    expect(await empty(sink.hoursOfDay({ projectId: evil, day: '2026-01-31' }))).toBe(0)
    expect(await empty(sink.accountsOfDay({ projectId: evil, day: '2026-01-31' }))).toBe(0)
    expect(await empty(sink.pageOfDay({ projectId: 'p', day: evil, limit: 10 }))).toBe(0)
    expect(await empty(sink.pageOfDay({ projectId: 'p', day: '2026-01-31', after: evil, limit: 1 }))).toBe(0)
    await sink.close()
  })
})

describe('counting again', () => {
  test('behavior: days from before counts were kept are filled, and then left alone', async () => {
    const sink = createPostgresSink(database)
    const { db } = database
    await sink.write([0, 1, 20].map((back) => makeEvent({ at: noon - back * day, account: 'a' })))
    await sql`truncate event_hours, event_days`.execute(db)
    const clock = () => noon
    expect(await recountHours({ db, sink, clock })).toEqual(['2026-01-31', '2026-01-30', '2026-01-11'])
    expect((await days('p')).map(([time]) => time)).toEqual(['2026-01-11', '2026-01-30', '2026-01-31'])
    expect(await db.selectFrom('event_accounts').selectAll().execute()).toHaveLength(3)
    expect(await recountHours({ db, sink, clock })).toEqual([])
    // Once more when no more events arrive, and never again.
    const later = () => noon + 9 * day
    expect(await recountHours({ db, sink, clock: later })).toEqual(['2026-01-31', '2026-01-30'])
    expect(await recountHours({ db, sink, clock: later })).toEqual([])
  })

  test('behavior: events that are stored meanwhile are counted exactly once', async () => {
    const sink = createPostgresSink(database)
    const { db } = database
    let isOver = false
    const write = async () => {
      for (let batch = 0; batch < 40; batch += 1)
        await sink.write(
          Array.from({ length: 25 }, () => makeEvent({ properties: { wallet: `w${batch % 9}` } })),
        )
    }
    const recount = async () => {
      while (!isOver)
        await recountProject(
          { db, sink: createPostgresSink(database) },
          { projectId: 'p', day: '2026-01-31' },
        )
    }
    const counting = recount()
    await Promise.all([write(), write(), write()])
    isOver = true
    await counting
    expect(await days('p')).toEqual([['2026-01-31', 'MODAL_OPEN', '', 3_000]])
    expect((await days('p', 'wallet')).reduce((sum, [, , , n]) => sum + n, 0)).toBe(3_000)
  })

  test('behavior: a day is counted before its events are deleted, and its counts stay', async () => {
    const sink = createPostgresSink(database)
    const { db } = database
    await sink.write([makeEvent({ at: noon - 3 * day }), makeEvent()])
    await sql`truncate event_hours, event_days`.execute(db)
    await dropOldEvents({ db, sink, clock: () => noon, days: 1 })
    expect(await days('p')).toEqual([['2026-01-28', 'MODAL_OPEN', '', 1]])
    // A late event does not replace what the deleted ones were counted as.
    await sink.write([makeEvent({ at: noon - 3 * day })])
    await recountHours({ db, sink, clock: () => noon })
    expect(await days('p')).toEqual([
      ['2026-01-28', 'MODAL_OPEN', '', 2],
      ['2026-01-31', 'MODAL_OPEN', '', 1],
    ])
  })

  test('error: nothing is counted of a batch that could not be stored', async () => {
    const sink = createPostgresSink(database)
    await expect(sink.write([makeEvent(), makeEvent({ domain: 'nul \u0000' })])).rejects.toThrow()
    expect(await hours('p')).toEqual([])
  })

  test('behavior: processes that store events of the same projects do not block each other', async () => {
    const sinks = Array.from({ length: 5 }, () => createPostgresSink(database))
    const ids = Array.from({ length: 30 }, (_, index) => `project-${index}`)
    await Promise.all(
      sinks.map(async (sink, turn) => {
        for (let round = 0; round < 10; round += 1) {
          const order = turn % 2 ? ids : ids.toReversed()
          await sink.write(
            order.map((projectId) => makeEvent({ projectId, url: `https://a.example/${round}` })),
          )
        }
      }),
    )
    for (const id of ids) expect(await days(id)).toEqual([['2026-01-31', 'MODAL_OPEN', '', 50]])
  })
})
