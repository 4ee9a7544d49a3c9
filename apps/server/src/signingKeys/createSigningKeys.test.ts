import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../db/schema.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { createSigningKeys } from './createSigningKeys.ts'

const database = await createTestDatabase()
const pool = new pg.Pool({ connectionString: database.url, statement_timeout: 300 })
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('behavior: known keys go on while the database is there but does not answer', async () => {
  let now = Date.now()
  const sealKeys = async () => [Buffer.alloc(32, 7)] as const
  const options = { db, table: 'siwx_keys', sealKeys, clock: () => now }
  const keys = createSigningKeys(options)
  const { kid } = await keys.current()
  const published = await keys.published()
  now += 120_000
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table siwx_keys in access exclusive mode`.execute(tx)
    expect(await keys.published()).toEqual(published)
    expect((await keys.current()).kid).toBe(kid)
    // Without cached keys there is nothing to fall back to.
    await expect(createSigningKeys(options).published()).rejects.toMatchObject({
      entry: { code: 'server/database_unavailable' },
    })
  })
})
