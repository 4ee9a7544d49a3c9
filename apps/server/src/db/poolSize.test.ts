import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { startWorker } from '../worker.ts'

test('behavior: a process opens DATABASE_POOL connections at most, and its worker two more', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const server = await startTestServer({ url: database.url, env: { DATABASE_POOL: '3' } })
  onTestFinished(server.stop)
  let runs = 0
  const jobs = Array.from({ length: 4 }, (_, index) => ({
    name: `job${index}`,
    schedule: '* * * * *',
    run: async () => void runs++,
  }))
  const log = pino({ level: 'silent' })
  const worker = startWorker({ databaseUrl: database.url, log, jobs, metrics: createMetrics() })
  onTestFinished(() => worker.stop())
  const most = { server: 0, worker: 0 }
  const look = async () => {
    const { rows } = await sql<{ name: string; n: number }>`
      select application_name as name, count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name <> '' group by 1`.execute(database.db)
    const count = (name: string) => rows.find((row) => row.name === name)?.n ?? 0
    most.server = Math.max(most.server, count('latchkey-server'))
    most.worker = Math.max(most.worker, count('pgboss'))
    return most
  }
  const busy = Array.from({ length: 30 }, () => sql`select pg_sleep(0.05)`.execute(server.deps.db))
  await expect.poll(look, { timeout: 5_000 }).toMatchObject({ server: 3 })
  await Promise.all(busy)
  await expect
    .poll(
      async () => {
        await look()
        return sql`insert into jobs.job (name) select 'job' || n from generate_series(0, 3) n`
          .execute(database.db)
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  await expect.poll(() => look().then(() => runs), { timeout: 10_000, interval: 20 }).toBeGreaterThan(3)
  expect(most.server).toBe(3)
  expect(most.worker).toBeLessThanOrEqual(2)
})
