import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import { createMetrics } from '../metrics.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/startPgBouncer.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { startWorker } from '../worker.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

async function start(options?: startPgBouncer.Options) {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const bouncer = await startPgBouncer(database.url, options)
  onTestFinished(bouncer.stop)
  const lines: { level: number; msg: string }[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { database, url: bouncer.url, log, warnings: () => lines.filter(({ level }) => level > 30) }
}

const title = `behind a PgBouncer that pools transactions${hasPgBouncer ? '' : ' (not in .tools: run ./setup where apt-get is)'}`
describe.skipIf(!hasPgBouncer)(title, () => {
  test('behavior: processes that start together migrate once', async () => {
    const { database, url } = await start({ poolSize: 2 })
    const names = await database.db
      .selectFrom('migrations' as never)
      .selectAll()
      .execute()
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
    const done = await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
    const ran = done.filter(({ length }) => length > 0)
    expect(ran.flat()).toContain('0001_projects')
    expect(new Set(ran.flat()).size).toBe(ran.flat().length)
    const after = await database.db
      .selectFrom('migrations' as never)
      .selectAll()
      .execute()
    expect(after).toHaveLength(names.length)
  })

  test('behavior: requests and jobs are served, by more processes than it has connections', async () => {
    const { url, log } = await start({ poolSize: 3 })
    const servers: TestServer[] = []
    for (let index = 0; index < 3; index++) servers.push(await startTestServer({ url }))
    for (const server of servers) onTestFinished(server.stop)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        servers[index % 3]?.deps.projects.create({ id: `p${index}`, name: 'Many' }),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(60)
    expect(await servers[0]?.deps.projects.list()).toHaveLength(61)

    let runs = 0
    const jobs = [{ name: 'count', schedule: '* * * * *', run: async () => void runs++ }]
    const metrics = createMetrics()
    const worker = startWorker({ databaseUrl: url, log, jobs, metrics })
    onTestFinished(() => worker.stop())
    const queue = openDatabase(url, log, { max: 1 })
    onTestFinished(() => queue.destroy())
    const send = () => sql`insert into jobs.job (name) values ('count')`.execute(queue)
    await vi.waitFor(send, { timeout: 10_000, interval: 200 })
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  })

  test('behavior: statements have the time limit of its settings, and one warning says that there is none', async () => {
    const limit = async (options: startPgBouncer.Options) => {
      const { url, log, warnings } = await start(options)
      const db = openDatabase(url, log, { max: 3 })
      onTestFinished(() => db.destroy())
      const ask = () => sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
      const answers = await Promise.all([ask(), ask(), ask(), ask()])
      return { limits: answers.map(({ rows }) => rows[0]?.statement_timeout), warnings: warnings() }
    }
    const set = await limit({ connectQuery: 'set statement_timeout = 10000' })
    expect(set).toEqual({ limits: ['10s', '10s', '10s', '10s'], warnings: [] })
    const none = await limit({})
    expect(none.limits).toEqual(['0', '0', '0', '0'])
    expect(none.warnings).toMatchObject([
      { msg: expect.stringContaining("add connect_query='set statement_timeout = 10000'") },
    ])
  })
})

test('behavior: without one, every connection brings its time limit', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const db = openDatabase(database.url, createLogger('silent'), { max: 1 })
  onTestFinished(() => db.destroy())
  const { rows } = await sql`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statement_timeout: '10s' }])
})
