import { expect, test } from 'vitest'
import { type Bytes, toHex, xor } from './bytes.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor } from './deviceFactor.ts'
import { type Factor, userHalf } from './factor.ts'
import { listFactors } from './findPair.ts'
import { levelOf } from './level.ts'
import { rotateVault } from './rotateVault.ts'
import { openVault } from './sealVault.ts'
import {
  accessTo,
  emptyDevice,
  emptyServer,
  randomFactor,
  randomSecret,
  type ServerData,
  scope,
} from './testing.ts'
import { unlockVault } from './unlockVault.ts'

// An attacker, or an operator, with every record of the server, the key of its KMS and the escrow service.

type Loot = Pick<ServerData, 'pairs' | 'vaults'> & { escrow: readonly Factor[]; deks?: readonly Bytes[] }

/** Every key that can be computed from what was stolen. */
async function candidateKeys({ deks = [], escrow, pairs, vaults }: Loot): Promise<Bytes[]> {
  const all = [...pairs.values()]
  const found: Bytes[] = [...deks]
  for (const pair of all)
    for (const factor of escrow) {
      // The secret of the escrow service, with its own pair and with those of others.
      for (const id of new Set([factor.id, pair.factorId]))
        found.push(xor(pair.half, await userHalf({ ...factor, id }, scope, pair.gen, pair.salt)))
      found.push(xor(pair.half, factor.secret))
    }
  // A known key gives the half of the user in each pair of that generation; was it used in another?
  const userHalves = found.flatMap((dek) => all.map(({ half }) => xor(dek, half)))
  const raw = all.flatMap(({ commit, half, salt, sealedMeta }) => [
    half,
    salt,
    Uint8Array.from(Buffer.from(commit, 'hex')),
    sealedMeta.slice(0, 32),
  ])
  const boxes = [...vaults.values()].map(({ box }) => box.slice(0, 32))
  for (const { half } of all)
    for (const other of [...userHalves, ...raw, ...boxes]) found.push(xor(half, other))
  const keys = [...found, ...raw, ...userHalves, new Uint8Array(32)]
  return [...new Map(keys.map((key) => [toHex(key), key])).values()]
}

/** Seeds of the vaults that any of the keys opens. */
async function attack(loot: Loot): Promise<string[]> {
  const keys = await candidateKeys(loot)
  const seeds: string[] = []
  for (const { box, gen } of loot.vaults.values())
    for (const key of keys)
      await openVault(scope, gen, key, box).then(
        ({ seed }) => seeds.push(toHex(seed)),
        () => undefined,
      )
  return [...new Set(seeds)]
}

async function wallet(...factors: Factor[]) {
  const server = emptyServer()
  const access = accessTo(server, await emptyDevice())
  const device = await makeDeviceFactor(access)
  const secret = randomSecret()
  await createVault(access, secret, [device, ...factors])
  const level = () =>
    unlockVault(access, device, ({ content }, stored) => levelOf(listFactors(stored), content))
  return { server, access, device, seed: toHex(secret.seed), level }
}

const [passkey, kit, escrow] = [randomFactor('passkey'), randomFactor('kit'), randomFactor('escrow')]

test('behavior: with all data of the servers, every assisted wallet opens (threat 21)', async () => {
  const { level, seed, server } = await wallet(passkey, escrow)
  expect(await level()).toBe('assisted')
  expect(await attack({ ...server, escrow: [escrow] })).toEqual([seed])
  // Not with those of the vault service alone.
  expect(await attack({ ...server, escrow: [] })).toEqual([])
})

test('behavior: with all data of the servers, no secured wallet opens (threat 21)', async () => {
  const { level, server } = await wallet(passkey, kit)
  expect(await level()).toBe('secured')
  expect(await attack({ ...server, escrow: [escrow] })).toEqual([])
})

test('behavior: an operator that had the key of an assisted wallet does not have it once it is secured (threat 21)', async () => {
  const { access, device, level, seed, server } = await wallet(passkey, kit, escrow)
  const old = structuredClone(server)
  const deks: Bytes[] = []
  await unlockVault(access, device, async (vault) => {
    deks.push(vault.dek.slice())
    await rotateVault(access, vault, { factors: [device, passkey, kit], drop: [escrow.id] })
  })
  expect(await level()).toBe('secured')
  expect(server.vaults.size).toBe(1)
  // It has kept the old key and every half, old and new. The factors have new halves of their own.
  const pairs = new Map([...old.pairs, ...server.pairs])
  expect(await attack({ vaults: server.vaults, pairs, escrow: [escrow], deks })).toEqual([])
  // Rotation cannot help against a copy of the old vault: the seed is the same.
  expect(await attack({ vaults: old.vaults, pairs, escrow: [escrow] })).toEqual([seed])
})

test('error: the wallet is not secured while a factor needs the vault that the operator can open', async () => {
  const { access, device, level, server } = await wallet(passkey, kit, escrow)
  await expect(
    unlockVault(access, device, (vault) =>
      rotateVault(access, vault, { factors: [device, passkey], drop: [escrow.id] }),
    ),
  ).rejects.toMatchObject({ code: 'vault/absent_factor' })
  expect(server.vaults.size).toBe(1)
  // Nor by leaving escrow out.
  await unlockVault(access, device, (vault) =>
    rotateVault(access, vault, { factors: [device, passkey, kit] }),
  )
  expect(await level()).toBe('assisted')
})

test('behavior: a tested exit is part of the vault', async () => {
  const { access, device, level } = await wallet(passkey, kit)
  const factors = [device, passkey, kit]
  await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors, exitTested: true }))
  expect(await level()).toBe('exit')
  await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors }))
  expect(await level()).toBe('exit')
})
