import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { usageCommand } from './features/analytics/usageCommand.ts'
import * as features from './features.ts'
import { createLogger } from './logger.ts'
import { manageProjects } from './manageProjects.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function project(words: string, values: Record<string, string | boolean> = {}): Promise<string> {
  const config = readConfig({ DATABASE_URL: database.url, SECRET: 's'.repeat(32) })
  return manageProjects(config, createLogger('silent'), words.split(' '), values, Object.values(features))
}

test('error: an option of a project that is wrong is named and changes nothing', async () => {
  expect(await project('create', { id: 'my-app' })).toContain('id   my-app\n')
  const before = await project('list')
  const cases: [Record<string, string>, string][] = [
    [{ mode: 'prod' }, 'mode: one of development, production is expected'],
    // Regression: it used to switch them off.
    [{ analytics: 'true' }, '--analytics must be on or off'],
    [{ disabled: 'yes' }, '--disabled must be on or off'],
    [{ features: '{' }, '--features is not JSON'],
  ]
  for (const [values, sentence] of cases)
    await expect(project('set my-app', values)).rejects.toThrow(sentence)
  expect(await project('list')).toBe(before)
  expect(await project('set my-app', { disabled: 'on' })).toMatch(/^disabled +true$/m)
})

test('behavior: a project is shown as text or as JSON', async () => {
  await project('create', { id: 'shown', name: 'Shown' })
  expect(await project('show shown')).toMatch(/^id +shown\nname +Shown\nmode +development\n/)
  expect(JSON.parse(await project('show shown', { json: true }))).toMatchObject({ id: 'shown', origins: [] })
  expect(JSON.parse(await project('list', { json: true }))).toContainEqual(
    expect.objectContaining({ id: 'shown' }),
  )
  expect(JSON.parse(await project('create', { id: 'made', json: true })).key).toMatch(/^lk_/)
  await expect(project('show missing')).rejects.toThrow('unknown project missing')
})

/** One row of what each feature stores about a project. */
async function fill(id: string): Promise<void> {
  await project('create', { id })
  const { db } = database
  await sql`insert into event_counts values (${id}, '2026-01-02', 'MODAL_OPEN', 7, 3)`.execute(db)
  await sql`insert into usage_minute values
    (${id}, '2026-01-02T10:00:00Z', 'rpc', 'eip155:1 read', '200', 40),
    (${id}, '2026-01-03T10:00:00Z', 'rpc', 'eip155:1 read', '200', 2),
    (${id}, '2026-02-03T10:00:00Z', 'rpc', 'eip155:1 read', '200', 9)`.execute(db)
  await sql`insert into onramp_audit (project_id, provider, wallet_hash, outcome, created_at)
    values (${id}, 'meld', 'x', 'opened', now())`.execute(db)
}

test('behavior: usage of a project is summed between two days', async () => {
  await fill('used')
  const config = readConfig({ DATABASE_URL: database.url, SECRET: 's'.repeat(32) })
  const options = { from: '2026-01-01', to: '2026-01-31' }
  const args = { db: database.db, config, options, operand: 'used' }
  expect(await usageCommand.run(args)).toBe(`2026-01-01 to 2026-01-31

calls  of             status  count
rpc    eip155:1 read  200     42

day         event       count  accounts
2026-01-02  MODAL_OPEN  7      3
`)
  const { calls } = JSON.parse(await usageCommand.run({ ...args, json: true }))
  expect(calls).toContainEqual({
    day: '2026-01-03',
    kind: 'rpc',
    key: 'eip155:1 read',
    status: '200',
    count: 2,
  })
  const wrong = { ...args, options: { from: '2026-02-30' } }
  await expect(usageCommand.run(wrong)).rejects.toThrow('--from must be a day, such as 2026-01-31')
})

test('behavior: a project is deleted with all it has, once the id was repeated', async () => {
  await fill('gone')
  await fill('stays')
  const summary = '1 daily counts of events, 3 counts of calls, 1 records of checkouts'
  await expect(project('delete gone')).rejects.toThrow(`deletes gone for good, with ${summary}`)
  await expect(project('delete gone stays')).rejects.toThrow('project delete gone gone')
  expect(await project('list')).toContain('gone')
  expect(await project('delete gone gone')).toContain(`deleted gone, with ${summary}`)
  expect(await project('list')).not.toContain('gone')
  for (const table of ['event_counts', 'usage_minute', 'onramp_audit']) {
    const { rows } = await sql<{ id: string }>`
      select distinct project_id as id from ${sql.table(table)} where project_id in ('gone', 'stays')
    `.execute(database.db)
    expect([table, rows]).toEqual([table, [{ id: 'stays' }]])
  }
  const { deleted } = JSON.parse(await project('delete stays', { yes: true, json: true }))
  expect(deleted).toMatchObject({ event_counts: 1, usage_minute: 3, onramp_audit: 1, siwx_sessions: 0 })
  await expect(project('delete gone', { yes: true })).rejects.toThrow('unknown project gone')
})

test('error: a project whose visitors have wallets is not deleted', async () => {
  for (const role of ['auth', 'vault', 'escrow'] as const) await migrate(database.url, undefined, role)
  await project('create', { id: 'held' })
  await sql`insert into vault_wallets (project_id, account_id, revision, created_at)
    values ('held', gen_random_uuid(), 1, now())`.execute(database.db)
  await expect(project('delete held held')).rejects.toThrow('held has 1 rows in vault_wallets')
  expect(await project('show held')).toContain('held')
})

test('behavior: every table with rows of projects is declared, so that none is left behind', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'
      and c.table_name !~ '^(login|vault|escrow)_' and c.table_name !~ '_\\d{4}_?\\d{2}_?\\d{2}$'
  `.execute(database.db)
  const declared = Object.values(features).flatMap(({ projectTables = {} }) => Object.keys(projectTables))
  expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort())
})
