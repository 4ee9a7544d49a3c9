import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './db/migrate.ts'
import { createStartup } from './startup.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A process with a time that the test moves. */
function start(config: Partial<createStartup.Options> = {}) {
  let now = 1_000
  const none = { auth: undefined, vault: undefined, escrow: undefined }
  const all = { databaseUrl: database.url, roles: ['api'] as const, ...none, ...config }
  const startup = createStartup(all, () => now)
  return {
    /** Asks a second later, and again until the database has answered. */
    async ask() {
      now += 1_000
      await startup.waitsFor()
      return startup.waitsFor()
    },
  }
}
const nowhere = 'postgres://root@127.0.0.1:9/none'

test('error: a process waits for a database that it has never reached', async () => {
  expect(await start({ databaseUrl: nowhere }).ask()).toEqual({
    reason: 'database not reached yet',
    details: 'server: connect ECONNREFUSED 127.0.0.1:9',
  })
})

test('behavior: it waits until every migration of its build is there, and then never again', async () => {
  const { ask } = start()
  const last = await sql<{ name: string }>`
    delete from migrations where id = (select max(id) from migrations) returning name`.execute(database.db)
  const name = last.rows[0]?.name ?? ''
  const waits = { reason: 'database not migrated yet', details: `server lacks ${name}` }
  expect([await ask(), await ask()]).toEqual([waits, waits])
  await sql`insert into migrations (name, run_on) values (${name}, now())`.execute(database.db)
  expect(await ask()).toBeUndefined()
  await sql`alter table migrations rename to migrations_lost`.execute(database.db)
  expect(await ask()).toBeUndefined()
  expect(await start().ask()).toMatchObject({ reason: 'database not migrated yet' })
  await sql`alter table migrations_lost rename to migrations`.execute(database.db)
})

test('behavior: a database that a newer build has migrated suits this one', async () => {
  await sql`insert into migrations (name, run_on) values ('9999_of_a_newer_build', now())`.execute(
    database.db,
  )
  expect(await start().ask()).toBeUndefined()
  expect(await migrate(database.url)).toEqual([])
  await sql`delete from migrations where name = '9999_of_a_newer_build'`.execute(database.db)
})

test('behavior: the databases of its roles count, too, and not those of other roles', async () => {
  const own = { databaseUrl: database.url } as NonNullable<createStartup.Options['auth']>
  const away = { databaseUrl: nowhere } as NonNullable<createStartup.Options['auth']>
  const { ask } = start({ roles: ['auth'], auth: own })
  expect(await ask()).toMatchObject({ details: expect.stringMatching(/^auth lacks 0001_login, /) })
  await migrate(database.url, undefined, 'auth')
  expect(await ask()).toBeUndefined()
  expect(await start({ roles: ['auth'], auth: away }).ask()).toMatchObject({
    reason: 'database not reached yet',
    details: 'auth: connect ECONNREFUSED 127.0.0.1:9',
  })
  expect(await start({ roles: ['api'], auth: away }).ask()).toBeUndefined()
})
