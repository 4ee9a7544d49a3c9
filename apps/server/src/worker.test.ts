import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { analyticsJobs } from './features/analytics/analyticsJobs.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { type Job, startWorker } from './worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const silent = pino({ level: 'silent' })
const yearly = '0 0 1 1 *'

/** A worker, its log and its metrics. */
function start(jobs: readonly Job[], options: Partial<startWorker.Options> = {}) {
  const metrics = createMetrics()
  const lines: Record<string, unknown>[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const worker = startWorker({ databaseUrl: database.url, log, jobs, metrics, ...options })
  onTestFinished(() => worker.stop())
  const read = async (name: 'jobFailures' | 'jobLastSuccess', job: string) =>
    (await metrics[name].get()).values.find(({ labels }) => labels.job === job)?.value
  return {
    worker,
    failures: (job: string) => read('jobFailures', job),
    lastSuccess: (job: string) => read('jobLastSuccess', job),
    errors: () => lines.filter(({ level }) => level === 50),
  }
}

/** Makes a job due now. */
async function makeDue(...names: string[]): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schema: 'jobs' })
  await boss.start()
  for (const name of names) {
    await expect.poll(() => boss.getQueue(name).catch(() => null), { timeout: 10_000 }).toBeTruthy()
    await boss.send(name, {})
  }
  await boss.stop({ graceful: false })
}

test('behavior: of two workers one runs a job that is due', async () => {
  let runs = 0
  const jobs = [{ name: 'count', schedule: yearly, run: async () => void runs++ }]
  const workers = [start(jobs), start(jobs)]
  await makeDue('count')
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await Promise.all(workers.map(({ worker }) => worker.stop()))
  expect(runs).toBe(1)
})

test('error: a job that fails says so at every try, with its name and the reason', async () => {
  const server = await startTestServer({ url: database.url })
  onTestFinished(() => server.stop())
  await sql`alter table usage_minute rename to usage_lost`.execute(database.db)
  onTestFinished(() => sql`alter table usage_lost rename to usage_minute`.execute(database.db).then(() => {}))
  const before = Date.now() / 1_000
  const { failures, lastSuccess, errors } = start(analyticsJobs(server.deps))
  await makeDue('analytics-retention', 'analytics-counts')
  // The second try follows a second later.
  await expect.poll(errors, { timeout: 12_000 }).toHaveLength(2)
  expect(errors()).toMatchObject(
    [1, 2].map(() => ({
      job: 'analytics-retention',
      msg: 'job failed',
      err: { message: 'relation "usage_minute" does not exist' },
    })),
  )
  expect(await failures('analytics-retention')).toBe(2)
  expect(await failures('analytics-counts')).toBe(0)
  // It counts from when it was scheduled, and not from its failures.
  const scheduled = await lastSuccess('analytics-retention')
  expect(scheduled).toBeGreaterThan(before - 5)
  const restarted = start(analyticsJobs(server.deps))
  await expect.poll(() => restarted.lastSuccess('analytics-retention'), { timeout: 10_000 }).toBe(scheduled)
})

test('behavior: every worker knows when a job last succeeded, wherever it ran', async () => {
  const jobs = [{ name: 'elsewhere', schedule: yearly, run: async () => undefined }]
  const first = start(jobs)
  await expect.poll(() => first.lastSuccess('elsewhere'), { timeout: 10_000 }).toBeGreaterThan(0)
  const scheduled = (await first.lastSuccess('elsewhere')) ?? 0
  await makeDue('elsewhere')
  await expect.poll(() => first.lastSuccess('elsewhere'), { timeout: 10_000 }).toBeGreaterThan(scheduled)
  await first.worker.stop()
  const second = start(jobs)
  await expect.poll(() => second.lastSuccess('elsewhere'), { timeout: 10_000 }).toBeGreaterThan(scheduled)
})

test('error: a job that does not end has failed', async () => {
  const jobs = [{ name: 'endless', schedule: yearly, run: () => new Promise<void>(() => undefined) }]
  const { errors } = start(jobs, { timeoutMs: 1_000 })
  await makeDue('endless')
  await expect
    .poll(() => errors()[0], { timeout: 10_000 })
    .toMatchObject({ job: 'endless', err: { message: 'no end after 1000 ms' } })
})

test('behavior: a database that is away ends nothing', async () => {
  const options = { databaseUrl: 'postgres://root@127.0.0.1:1/none', log: silent }
  await start([], options).worker.stop()
})
