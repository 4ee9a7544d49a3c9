import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const log = pino({ level: 'silent' })

test('behavior: of two workers one runs a job that is due', async () => {
  let runs = 0
  const jobs = [{ name: 'count', schedule: '0 0 1 1 *', run: async () => void runs++ }]
  const workers = [startWorker(database.url, log, jobs), startWorker(database.url, log, jobs)]
  const boss = new PgBoss({ connectionString: database.url, schema: 'jobs' })
  await boss.start()
  await expect.poll(() => boss.getQueue('count').catch(() => null), { timeout: 10_000 }).toBeTruthy()
  await boss.send('count', {})
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await Promise.all([...workers.map(({ stop }) => stop()), boss.stop({ graceful: false })])
  expect(runs).toBe(1)
})

test('behavior: a database that is away ends nothing', async () => {
  const worker = startWorker('postgres://root@127.0.0.1:1/none', log, [])
  await worker.stop()
})
