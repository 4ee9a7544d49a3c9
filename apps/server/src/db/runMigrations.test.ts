import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { runMigrations } from './runMigrations.ts'

let database: TestDatabase
let reader: pg.Client
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
})
afterAll(async () => {
  await reader?.end()
  await database?.drop()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockTimeoutMs = 200
const add = (name: string, sql: string) =>
  writeFileSync(join(folder, `${name}.sql`), `-- Up Migration\n\n${sql}\n\n-- Down Migration\n`)
const start = (table: string, more = {}) =>
  runMigrations({ url: database.url, folder, table, lockTimeoutMs, ...more })

/** A transaction that has read a table, and goes on. */
async function holdProjects(): Promise<void> {
  await reader.query('begin')
  await reader.query('select count(*) from projects')
}

/** Whether a session waits for the table. */
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await reader.query(
    `select 1 from pg_locks where not granted and relation = 'projects'::regclass`,
  )
  return rows.length > 0
}

test('behavior: a migration that has to wait for a table lets requests through, and succeeds once the table is free', async () => {
  add('0001_first', 'create table first_made (id int)')
  add('0002_wait', 'alter table projects add column waited text')
  await holdProjects()
  let isDone = false
  const migrated = start('held').finally(() => {
    isDone = true
  })
  await expect.poll(isOneWaiting, { interval: 5, timeout: 10_000 }).toBe(true)
  const began = performance.now()
  await database.db.selectFrom('projects').select('id').execute()
  const waitedMs = performance.now() - began
  expect(isDone).toBe(false)
  await reader.query('commit')
  expect(await migrated).toContain('0002_wait')
  // No longer than the migration did; a slow machine adds to that.
  expect(waitedMs).toBeLessThan(lockTimeoutMs + 2_000)
  await database.db
    .selectFrom('first_made' as 'projects')
    .selectAll()
    .execute()
})

test('error: a table that stays locked ends the migration with advice, and changes nothing', async () => {
  add('0001_never', 'create table never_made (id int); alter table projects add column never text')
  await holdProjects()
  await expect(start('stuck', { timeoutMs: 300 })).rejects.toThrow(
    'a migration waited 0.3 seconds for a table that other transactions use: end those (pg_stat_activity lists them)',
  )
  await reader.query('commit')
  const { rows } = await reader.query(`select to_regclass('never_made') as made`)
  expect(rows).toEqual([{ made: null }])
})

test('behavior: an index is built concurrently, while other processes want to migrate too', async () => {
  add(
    '0001_index',
    `drop index concurrently if exists built; -- of a try that failed
    create index concurrently built on projects (name)`,
  )
  const all = await Promise.all(Array.from({ length: 3 }, () => start('indexed')))
  expect(all.flat()).toEqual(['0001_index'])
  const { rows } = await reader.query(`select indisvalid from pg_index where indexrelid = 'built'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})
