import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { startPostgres } from '../../testing/startPostgres.ts'
import { createUsage } from './usage.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('usage_minute').execute())

const start = Date.UTC(2026, 0, 31, 12)
const rpc = { projectId: 'p', kind: 'rpc', key: 'eip155:1', status: 'ok' }

const rows = (db = database.db) =>
  db
    .selectFrom('usage_minute')
    .select(['minute', 'project_id', 'key', 'status', 'n'])
    .orderBy('minute')
    .orderBy('key')
    .execute()
const total = async (db = database.db) => (await rows(db)).reduce((sum, { n }) => sum + Number(n), 0)

test('behavior: calls become one row a minute and kind, and are added to what is there', async () => {
  let now = start
  const clock = () => now
  const [one, other] = [createUsage({ db: database.db, clock }), createUsage({ db: database.db, clock })]
  for (let index = 0; index < 1_000; index += 1) one.count(rpc)
  one.count({ ...rpc, status: 'error' }, 5)
  now += 60_000
  one.count(rpc, 3)
  other.count(rpc, 4)
  await Promise.all([one.flush(), other.flush()])
  one.count(rpc)
  await one.stop()
  await other.stop()
  expect((await rows()).map(({ minute, status, n }) => [minute.getTime() - start, status, n])).toEqual(
    expect.arrayContaining([
      [0, 'ok', '1000'],
      [0, 'error', '5'],
      [60_000, 'ok', '8'],
    ]),
  )
  expect(await rows()).toHaveLength(3)
})

test('behavior: processes that add the same rows at once lose nothing and do not block each other', async () => {
  const said: unknown[] = []
  const log = { warn: (...args: unknown[]) => void said.push(args) }
  const all = Array.from({ length: 4 }, () => createUsage({ db: database.db, clock: () => start, log }))
  await Promise.all(
    all.map(async (usage, index) => {
      for (let round = 0; round < 3; round += 1) {
        // Half of them count in the other order.
        for (let key = 0; key < 1_500; key += 1)
          usage.count({ ...rpc, key: `k${index % 2 ? key : 1_500 - key}` })
        await usage.flush()
      }
      await usage.stop()
    }),
  )
  expect(await total()).toBe(4 * 3 * 1_500)
  expect(said).toEqual([])
})

test('behavior: with more rows than fit, times become coarse and sums stay exact', async () => {
  let now = start
  const usage = createUsage({ db: database.db, clock: () => now, maxRows: 100 })
  for (let minute = 0; minute < 300; minute += 1) {
    for (let key = 0; key < 3; key += 1) usage.count({ ...rpc, key: `k${key}` }, 2)
    now += 60_000
  }
  // Beyond that, the keys are dropped.
  for (let key = 0; key < 500; key += 1) usage.count({ ...rpc, key: `many${key}` })
  await usage.stop()
  expect(await total()).toBe(300 * 3 * 2 + 500)
  expect((await rows()).length).toBeLessThanOrEqual(101)
})

describe('without a database', () => {
  test('error: nothing is lost and nothing counted twice while PostgreSQL is killed and comes back', async () => {
    const postgres = await startPostgres()
    await migrate(postgres.url)
    const db = openDatabase(postgres.url, pino({ level: 'silent' }))
    const said: unknown[] = []
    const usage = createUsage({
      db,
      clock: () => start,
      log: { warn: (...args: unknown[]) => void said.push(args) },
    })
    try {
      usage.count(rpc, 10)
      await usage.flush()
      await postgres.kill()
      usage.count(rpc, 20)
      await usage.flush()
      usage.count({ ...rpc, key: 'eip155:10' }, 5)
      await usage.flush()
      expect(said.length).toBe(2)
      await postgres.start()
      usage.count(rpc, 1)
      await usage.stop()
      expect((await rows(db)).map(({ key, n }) => [key, n])).toEqual([
        ['eip155:1', '31'],
        ['eip155:10', '5'],
      ])
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  })

  test('error: an addition whose answer was lost is not made twice', async () => {
    // The commit arrives but its response does not: a connection lost at the wrong time.
    let failures = 1
    const db = new Proxy(database.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name)
        return () => ({
          execute: async (work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) => {
            await target.transaction().execute(work)
            failures -= 1
            if (failures >= 0) throw new Error('Connection terminated unexpectedly')
          },
        })
      },
    })
    const usage = createUsage({ db, clock: () => start })
    usage.count(rpc, 7)
    await usage.flush()
    usage.count(rpc, 1)
    await usage.stop()
    expect(await total()).toBe(8)
  })
})
