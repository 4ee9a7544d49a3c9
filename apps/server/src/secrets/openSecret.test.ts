import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { secret as secretFeature } from '../features/secret/secret.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { openSecret } from './openSecret.ts'
import { sealBytes } from './sealBytes.ts'
import { deriveKeys } from './secrets.ts'

const [old, next, other] = ['o'.repeat(32), 'n'.repeat(32), 'x'.repeat(32)]
let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const open = (...secrets: [string, ...string[]]) => openSecret(database.db, secrets, { name: 'test' })

function command(name: string, env: Record<string, string>): Promise<string> {
  const found = secretFeature.commands?.find((one) => one.name === name)
  const config = readConfig({ DATABASE_URL: database.url, ...env })
  return found?.run({ db: database.db, config, options: {} }) ?? Promise.reject(new Error('no command'))
}

async function addSigningKey(kid: string, secret: string): Promise<void> {
  const sealed = sealBytes(deriveKeys([secret], 'siwx signing keys'), kid, Buffer.from(kid))
  await sql`insert into siwx_keys (kid, public_key, sealed_key, signs_from, signs_until)
    values (${kid}, 'x', ${sealed}, now(), now() + interval '1 day')`.execute(database.db)
}

/** Before the table had its row: projects made by an earlier release. */
const asBefore = () =>
  sql`insert into sealed_keys (name) values ('hashes') on conflict (name) do update set sealed = null`.execute(
    database.db,
  )

test('behavior: the key of hashes outlives the secret that it was made with', async () => {
  const { hashKey } = await open(old)
  expect(hashKey).toHaveLength(32)
  expect(await open(old, next)).toEqual({ hashKey, resealed: 0, unreadable: 0, unreadableStored: 0 })
  expect(await open(next, old)).toEqual({ hashKey, resealed: 1, unreadable: 0, unreadableStored: 0 })
  expect(await open(next)).toEqual({ hashKey, resealed: 0, unreadable: 0, unreadableStored: 0 })
  const { rows } = await sql<{ details: object }>`select details from audit where chain = 'admin'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ details: { actor: 'test', keys: 1 } }])
})

test('error: a wrong secret is refused and changes nothing', async () => {
  const { hashKey } = await open(old)
  for (const wrong of [[other], [other, next]] as [string, ...string[]][])
    await expect(open(...wrong)).rejects.toThrow('SECRET is not the one that this database was used with')
  expect(await open(old)).toMatchObject({ hashKey })
  await open(next, old)
  // Once it is replaced, the one before is a wrong one.
  await expect(open(old)).rejects.toThrow('SECRET is not the one')
})

test('behavior: hashes that were made with SECRET keep it as their key', async () => {
  await asBefore()
  await addSigningKey('kid', old)
  await expect(open(next)).rejects.toThrow('SECRET is not the one')
  await expect(open(next, old)).rejects.toThrow('start once with the SECRET used so far')
  expect((await open(old)).hashKey).toEqual(Buffer.from(old))
  expect((await open(next, old)).hashKey).toEqual(Buffer.from(old))
  expect((await open(next)).hashKey).toEqual(Buffer.from(old))
})

test('behavior: a leaked secret is replaced by the command, and is of no use then', async () => {
  const { hashKey } = await open(old)
  await addSigningKey('one', old)
  await addSigningKey('two', next)
  const settings = { SECRET: next, SECRET_PREVIOUS: `${other}, ${old}` }
  expect(await command('secret reseal', settings)).toBe(
    '2 keys encrypted again with SECRET; nothing needs SECRET_PREVIOUS\n',
  )
  expect(await command('secret reseal', { SECRET: next })).toContain('0 keys')
  expect(await open(next)).toEqual({ hashKey, resealed: 0, unreadable: 0, unreadableStored: 0 })
  await addSigningKey('three', old)
  expect(await command('secret reseal', { SECRET: next })).toContain('1 signing keys cannot be decrypted')
})

test('behavior: after a lost secret the operator starts anew, and only then', async () => {
  const { hashKey } = await open(old)
  await expect(command('secret forget', { SECRET: old })).rejects.toThrow('nothing was lost')
  expect(await command('secret forget', { SECRET: other })).toContain('forgotten')
  const anew = await open(other)
  expect(anew.hashKey).not.toEqual(hashKey)
})

test('behavior: processes that start at once agree on one key', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(old)))
  expect(new Set(opened.map(({ hashKey }) => hashKey.toString('hex'))).size).toBe(1)
})
