import { randomBytes, randomUUID } from 'node:crypto'
import type { VaultOwner } from '@latchkey/protocol/http/vault'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyServer, memoryStore, scope } from '../../../../frame/src/vault/testing.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import type { VaultTables } from './tables.ts'
import { createWallets } from './wallets.ts'

let database: TestDatabase
/** Two processes on one database. */
const open = () => openDatabase<VaultTables>(database.url, pino({ level: 'silent' }))
let dbs: ReturnType<typeof open>[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await migrate(database.url, undefined, 'vault')
  dbs = [open(), open()]
})
afterAll(async () => {
  for (const db of dbs) await db.destroy()
  await database.drop()
})

const walletsOf = (index = 0) => {
  const db = dbs[index % dbs.length]
  if (!db) throw new Error('no database')
  return createWallets({ db, clock: Date.now })
}
const someOwner = (): VaultOwner => ({ projectId: 'test', accountId: randomUUID() })
const commitOf = (index: number) => index.toString(16).padStart(64, '0')
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const vaultOf = (index: number, gen = index) => ({ gen, commit: commitOf(index), box: text(randomBytes(40)) })
const pairOf = (factorId: string, index: number, gen = index) => ({
  gen,
  commit: commitOf(index),
  factorId,
  kind: 'device' as const,
  salt: text(randomBytes(32)),
  sealedMeta: text(randomBytes(40)),
})
/** Starts all at once; resolves to how many were done. Others were refused, or the wallet was full. */
async function race(calls: (() => Promise<boolean>)[]): Promise<number> {
  const results = await Promise.allSettled(calls.map((call) => call()))
  return results.filter((one) => one.status === 'fulfilled' && one.value).length
}
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
/** EXHAUSTIVE=1 tries more. */
const rounds = process.env.EXHAUSTIVE ? 500 : 20

test('property: of the same write, sent twenty times at once, one is done', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    const all = (call: (index: number) => Promise<boolean>) => race(times(20, (index) => () => call(index)))
    expect(await all((index) => walletsOf(index).putVault(owner, vaultOf(1)))).toBe(1)
    expect(await all((index) => walletsOf(index).putPair(owner, pairOf('one', 1), randomBytes(60)))).toBe(1)
    const to = { gen: 1, commit: commitOf(1) }
    expect(await all((index) => walletsOf(index).activate(owner, { from: null, to }))).toBe(1)
    expect(await all((index) => walletsOf(index).revokeFactor(owner, `factor-${index}`, 3))).toBe(1)
    expect(await all((index) => walletsOf(index).deletePair(owner, 'one', commitOf(1)))).toBeLessThanOrEqual(
      1,
    )
    expect((await walletsOf().read(owner)).revision).toBeGreaterThanOrEqual(4)
  }
})

test('property: of several next generations one becomes active', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    const wallets = walletsOf()
    for (let index = 1; index <= 7; index += 1)
      await wallets.putVault(owner, vaultOf(index, index === 1 ? 1 : 2))
    const first = { gen: 1, commit: commitOf(1) }
    await wallets.activate(owner, { from: null, to: first })
    const won = await race(
      times(6, (index) => () => {
        const to = { gen: 2, commit: commitOf(index + 2) }
        return walletsOf(index).activate(owner, { from: first, to })
      }),
    )
    expect(won).toBe(1)
    const { active, vaults } = await wallets.read(owner)
    expect(active?.gen).toBe(2)
    expect(vaults.filter(({ activated }) => activated)).toHaveLength(2)
  }
})

test('property: a half is stored or its vault deleted, never both', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    await walletsOf().putVault(owner, vaultOf(1))
    const won = await race([
      () => walletsOf(0).putPair(owner, pairOf('one', 1), randomBytes(60)),
      () => walletsOf(1).deleteVault(owner, commitOf(1)),
    ])
    expect(won).toBe(1)
    const { vaults, pairs } = await walletsOf().read(owner)
    expect(vaults.length).toBe(pairs.length)
  }
})

test('property: a vault is activated or deleted, never both', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    await walletsOf().putVault(owner, vaultOf(1))
    const to = { gen: 1, commit: commitOf(1) }
    const won = await race([
      () => walletsOf(0).activate(owner, { from: null, to }),
      () => walletsOf(1).deleteVault(owner, commitOf(1)),
    ])
    expect(won).toBe(1)
    const { vaults, active } = await walletsOf().read(owner)
    expect(vaults.length).toBe(active ? 1 : 0)
  }
})

test('property: a revoked factor has no half, however both raced', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    await walletsOf().putVault(owner, vaultOf(1))
    await Promise.all([
      walletsOf(0).putPair(owner, pairOf('one', 1), randomBytes(60)),
      (async () => {
        for (;;) {
          const { revision } = await walletsOf(1).read(owner)
          if (await walletsOf(1).revokeFactor(owner, 'one', revision)) return
        }
      })(),
    ])
    expect((await walletsOf().read(owner)).pairs).toEqual([])
    expect(await walletsOf().putPair(owner, pairOf('one', 1), randomBytes(60))).toBe(false)
  }
})

test('property: two devices cannot revoke each other', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const owner = someOwner()
    const wallets = walletsOf()
    await wallets.putVault(owner, vaultOf(1))
    for (const id of ['one', 'two']) await wallets.putPair(owner, pairOf(id, 1), randomBytes(60))
    const { revision } = await wallets.read(owner)
    const won = await race([
      () => walletsOf(0).revokeFactor(owner, 'one', revision),
      () => walletsOf(1).revokeFactor(owner, 'two', revision),
    ])
    expect(won).toBe(1)
    expect((await wallets.read(owner)).pairs).toHaveLength(1)
  }
})

test('property: the bounds hold if everything comes at once, and each write counts once', {
  timeout: 60_000,
}, async () => {
  const owner = someOwner()
  const vaults = await race(
    times(20, (index) => () => walletsOf(index).putVault(owner, vaultOf(index + 1, 1))),
  )
  expect(vaults).toBe(8)
  const [vault] = (await walletsOf().read(owner)).vaults
  const put = (index: number) => () =>
    walletsOf(index).putPair(
      owner,
      { ...pairOf(`factor-${index}`, 1, 1), commit: vault?.commit ?? '' },
      randomBytes(60),
    )
  const pairs = await race(times(100, put))
  expect(pairs).toBe(64)
  expect((await walletsOf().read(owner)).revision).toBe(72)
})

test('behavior: the last 200 revoked factors are remembered', { timeout: 60_000 }, async () => {
  const owner = someOwner()
  const wallets = walletsOf()
  await wallets.putVault(owner, vaultOf(1))
  for (let index = 0; index <= 200; index += 1)
    expect(await wallets.revokeFactor(owner, `gone-${index}`, index + 1)).toBe(true)
  for (const index of [1, 100, 200])
    expect(await wallets.putPair(owner, pairOf(`gone-${index}`, 1), randomBytes(60))).toBe(false)
  expect(await wallets.putPair(owner, pairOf('gone-0', 1), randomBytes(60))).toBe(true)
})

test('error: the database itself refuses a half or an active vault without its vault', async () => {
  const owner = someOwner()
  const wallets = walletsOf()
  await wallets.putVault(owner, vaultOf(1))
  await wallets.putPair(owner, pairOf('one', 1), randomBytes(60))
  const remove = sql`delete from vault_vaults where account_id = ${owner.accountId}`
  await expect(remove.execute(database.db)).rejects.toMatchObject({ code: '23503' })
  await wallets.activate(owner, { from: null, to: { gen: 1, commit: commitOf(1) } })
  await wallets.deletePair(owner, 'one', commitOf(1))
  await expect(remove.execute(database.db)).rejects.toMatchObject({ code: '23503' })
})

// The tests of the frame's ceremonies run against a store in memory: it has to behave as this one.
const index = fc.integer({ min: 1, max: 3 })
const factorId = fc.constantFrom('one', 'two', 'three')
const step = fc.oneof(
  fc.record({ call: fc.constant('putVault' as const), index }),
  fc.record({ call: fc.constant('putPair' as const), index, factorId }),
  fc.record({ call: fc.constant('activate' as const), from: fc.integer({ min: 0, max: 3 }), index }),
  fc.record({ call: fc.constant('deletePair' as const), index, factorId }),
  fc.record({ call: fc.constant('deleteVault' as const), index }),
  fc.record({ call: fc.constant('deleteFactor' as const), factorId, back: fc.integer({ min: 0, max: 1 }) }),
)

test('property: the database answers as the store that the frame is tested with', {
  timeout: 120_000,
}, async () => {
  const wallets = walletsOf()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const owner = someOwner()
      const data = emptyServer()
      const model = memoryStore(data)
      const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
      const generation = (index: number) => ({ gen: index, commit: commitOf(index) })
      for (const one of steps) {
        switch (one.call) {
          case 'putVault': {
            const vault = vaultOf(one.index)
            const expected = await model.putVault(scope, { ...vault, box: bytes(vault.box) })
            expect(await wallets.putVault(owner, vault)).toBe(expected)
            break
          }
          case 'putPair': {
            const pair = pairOf(one.factorId, one.index)
            const stored = { ...pair, salt: bytes(pair.salt), sealedMeta: bytes(pair.sealedMeta) }
            const expected = await model.putPair(scope, stored, new Uint8Array(32))
            expect(await wallets.putPair(owner, pair, randomBytes(60))).toBe(expected)
            break
          }
          case 'activate': {
            const from = one.from === 0 ? undefined : generation(one.from)
            const expected = await model.activate(scope, from, generation(one.index))
            const change = { from: from ?? null, to: generation(one.index) }
            expect(await wallets.activate(owner, change)).toBe(expected)
            break
          }
          case 'deletePair':
            await model.deletePair(scope, one.factorId, commitOf(one.index))
            await wallets.deletePair(owner, one.factorId, commitOf(one.index))
            break
          case 'deleteVault': {
            const expected = await model.deleteVault(scope, commitOf(one.index))
            expect(await wallets.deleteVault(owner, commitOf(one.index))).toBe(expected)
            break
          }
          case 'deleteFactor': {
            const revision = data.revision - one.back
            const expected = await model.deleteFactor(scope, one.factorId, revision)
            expect(await wallets.revokeFactor(owner, one.factorId, revision)).toBe(expected)
          }
        }
      }
      const read = await wallets.read(owner)
      const sorted = (values: object[]) => values.map((value) => JSON.stringify(value)).toSorted()
      expect([read.revision, read.active]).toEqual([data.revision, data.active ?? null])
      expect(sorted(read.vaults)).toEqual(
        sorted(
          [...data.vaults.values()].map(({ gen, commit, box, activated }) => ({
            gen,
            commit,
            box: text(box),
            activated,
          })),
        ),
      )
      expect(sorted(read.pairs)).toEqual(
        sorted(
          [...data.pairs.values()].map(({ half: _, salt, sealedMeta, gen, commit, factorId, kind }) => ({
            gen,
            commit,
            factorId,
            kind,
            salt: text(salt),
            sealedMeta: text(sealedMeta),
          })),
        ),
      )
    }),
    { numRuns: process.env.EXHAUSTIVE ? 2_000 : 60 },
  )
})
