import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openKms } from '../kms/openKms.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createWrappedKeys } from './wrappedKeys.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-keys-'))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await migrate(database.url, undefined, 'vault')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (purpose = 'vault keys') =>
  createWrappedKeys({
    db: database.db,
    table: 'vault_keys',
    purpose,
    names: ['hpke', 'nonce'],
    kms: await openKms(`file:${join(folder, 'key')}`),
    clock: Date.now,
  })

test('property: processes that start at once have the same keys', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => open()))
  const all = await Promise.all(readers.map((read) => read()))
  const seen = new Set(all.map(({ hpke, nonce }) => `${hpke.toString('hex')} ${nonce.toString('hex')}`))
  expect(seen.size).toBe(1)
  const [first] = all
  expect(first?.hpke.equals(first.nonce)).toBe(false)
  expect(await (await open())()).toEqual(first)
})

test('error: the keys of one role are not those of another, and a changed row is refused each time', async () => {
  const other = await open('escrow keys')
  await expect(other()).rejects.toMatchObject({ kind: 'refused' })
  await sql`update vault_keys set wrapped = decode('00', 'hex') where name = 'nonce'`.execute(database.db)
  const read = await open()
  await expect(read()).rejects.toMatchObject({ kind: 'refused' })
  await sql`delete from vault_keys where name = 'nonce'`.execute(database.db)
  // A failure is not remembered.
  expect((await read()).nonce).toHaveLength(32)
})
