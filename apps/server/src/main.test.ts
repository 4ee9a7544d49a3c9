import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'
import { freePort } from './testing/freePort.ts'
import { serverProgram } from './testing/serverProgram.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'latchkey-main-'))

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command line; returns its output and exit code. */
function run(words: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [serverProgram, ...words], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 40_000,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      SECRET: 's'.repeat(32),
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  return { status, stdout, stderr }
}
const failed = (sentence: string) => ({ status: 1, stdout: '', stderr: `latchkey-server: ${sentence}\n` })

test('error: a port that is taken ends the process', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const env = { HOST: '127.0.0.1', PORT: `${port}` }
  expect(run(['serve'], env)).toEqual(failed(`listen EADDRINUSE: address already in use 127.0.0.1:${port}`))
  other.close()
})

test('error: a SECRET that the database was not used with ends the process', { timeout: 60_000 }, () => {
  expect(run(['secret', 'reseal'])).toMatchObject({ status: 0 })
  const wrong = run(['serve'], { SECRET: 'w'.repeat(32), HOST: '127.0.0.1', PORT: '0' })
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toMatch(
    /^latchkey-server: SECRET is not the one that this database was used with: .*\n$/,
  )
})

test('error: a database that is away is said to be, in one sentence', { timeout: 60_000 }, () => {
  const away = { DATABASE_URL: 'postgres://latchkey@127.0.0.1:9/latchkey' }
  const sentence = 'cannot use the database at DATABASE_URL: connect ECONNREFUSED 127.0.0.1:9'
  expect(run(['migrate'], away)).toEqual(failed(sentence))
  // Both addresses of the host are tried.
  const { stderr } = run(['migrate'], { DATABASE_URL: 'postgres://latchkey@localhost:9/latchkey' })
  expect(stderr).toContain('cannot use the database at DATABASE_URL: connect ECONNREFUSED')
})

test('behavior: what needs no database is served while it is away, by a process that is not ready', {
  timeout: 60_000,
}, async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [serverProgram, 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: 'postgres://latchkey@127.0.0.1:9/latchkey',
      SECRET: 's'.repeat(32),
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: `${port}`,
    },
  })
  try {
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    await vi.waitFor(async () => expect(await status('/livez')).toBe(200), { timeout: 40_000, interval: 200 })
    expect(await status('/openapi.json')).toBe(200)
    const readiness = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toEqual({
      ready: false,
      draining: false,
      reason: 'database not reached yet',
    })
  } finally {
    child.kill('SIGTERM')
  }
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('behavior: with MIGRATE=off a server leaves its database as it is', { timeout: 60_000 }, async () => {
  const empty = new URL(database.url)
  empty.pathname += '_off'
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create database ${empty.pathname.slice(1)}`)
  const port = await freePort()
  const child = spawn(process.execPath, [serverProgram, 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: empty.href,
      SECRET: 's'.repeat(32),
      LOG_LEVEL: 'fatal',
      ROLES: 'api',
      MIGRATE: 'off',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DRAIN_DELAY_MS: '0',
    },
  })
  try {
    const status = async () => (await fetch(`http://127.0.0.1:${port}/livez`)).status
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 40_000, interval: 100 })
    const own = new pg.Client({ connectionString: empty.href })
    await own.connect()
    const { rows } = await own.query("select tablename from pg_tables where schemaname = 'public'")
    await own.end()
    expect(rows).toEqual([])
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await client.query(`drop database ${empty.pathname.slice(1)} with (force)`)
    await client.end()
  }
})

test('error: a database without tables asks for migrate', { timeout: 60_000 }, async () => {
  const empty = new URL(database.url)
  empty.pathname += '_empty'
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const name = empty.pathname.slice(1)
  await client.query(`create database ${name}`)
  const answer = run(['project', 'create', '--id', 'my-app'], { DATABASE_URL: empty.href })
  await client.query(`drop database ${name} with (force)`)
  await client.end()
  expect(answer).toEqual(failed('the database has no tables yet: run migrate first'))
})

test('behavior: records of checkouts are deleted by command, and never all of them by mistake', {
  timeout: 60_000,
}, async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const insert = `insert into onramp_audit (project_id, provider, wallet_hash, outcome, created_at)
    values ('mine', 'meld', 'x', 'opened', '2026-01-01'), ('other', 'meld', 'x', 'opened', '2026-02-01')`
  await client.query(insert)
  expect(run(['checkout', 'delete'])).toEqual(
    failed('checkout delete needs --address, --project or --before'),
  )
  expect(run(['checkout', 'delete', '--before', 'soon'])).toEqual(
    failed('--before must be a date, such as 2026-01-31'),
  )
  expect(run(['checkout', 'delete', '--project', 'mine'])).toMatchObject({ stdout: '1 deleted\n', status: 0 })
  expect(run(['checkout', 'delete', '--before', '2026-02-02'])).toMatchObject({ stdout: '1 deleted\n' })
  await client.end()
})
