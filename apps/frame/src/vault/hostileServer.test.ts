import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, randomBytes } from './bytes.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import { rotateVault } from './rotateVault.ts'
import { sealVault } from './sealVault.ts'
import type { Access, VaultStore } from './store.ts'
import {
  accessTo,
  type DeviceData,
  emptyDevice,
  emptyServer,
  memoryStore,
  randomFactor,
  randomSecret,
  type ServerData,
  scope,
  tryUnlock,
} from './testing.ts'
import { unlockVault } from './unlockVault.ts'

type World = {
  server: ServerData
  data: DeviceData
  access: Access
  device: Factor
  passkey: Factor
  identity: string
}

async function wallet(passkey = randomFactor('passkey')): Promise<World> {
  const [server, data] = [emptyServer(), await emptyDevice()]
  const access = accessTo(server, data)
  const device = await makeDeviceFactor(access)
  await createVault(access, randomSecret(), [device, passkey])
  return { server, data, access, device, passkey, identity: await tryUnlock(access, device) }
}

async function rotate({ access, device, passkey }: World): Promise<void> {
  const factors = [device, passkey]
  await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors }))
}

/** What the factors find if the server says this instead: on their device, and the passkey on a new one too. */
async function found({ data, device, passkey }: World, server: ServerData | VaultStore): Promise<string[]> {
  const store = 'readHalf' in server ? server : memoryStore(server)
  const here: Access = { ...accessTo(emptyServer(), data), store }
  const elsewhere: Access = { ...accessTo(emptyServer(), await emptyDevice()), store }
  return [await tryUnlock(here, device), await tryUnlock(here, passkey), await tryUnlock(elsewhere, passkey)]
}

function flip(bytes: Bytes, bit: number): Bytes {
  const changed = bytes.slice()
  const at = (bit >> 3) % bytes.length
  changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7))
  return changed
}

test('property: one flipped bit anywhere is refused (threat 22)', async ({ annotate }) => {
  const numRuns = process.env.EXHAUSTIVE ? 3_000 : 60
  await annotate(`${numRuns.toLocaleString('en')} flipped bits`, 'size')
  const world = await wallet()
  const fields = {
    box: 'vault/wrong_vault',
    sealedMeta: 'vault/wrong_meta',
    salt: 'vault/wrong_half',
    half: 'vault/wrong_half',
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[])),
      fc.nat(),
      async (field, bit) => {
        const lying = structuredClone(world.server)
        if (field === 'box')
          for (const vault of lying.vaults.values()) Object.assign(vault, { box: flip(vault.box, bit) })
        else for (const pair of lying.pairs.values()) Object.assign(pair, { [field]: flip(pair[field], bit) })
        expect(await found(world, lying)).toEqual([fields[field], fields[field], fields[field]])
      },
    ),
    { numRuns },
  )
})

test('error: the wallet of another user (threat 22)', async () => {
  const [world, other] = [await wallet(), await wallet()]
  expect(await found(world, other.server)).toEqual(
    // A device that has seen its wallet knows at once; a new one has no pair there.
    ['vault/rolled_back', 'vault/rolled_back', 'vault/unknown_factor'],
  )
  // The pairs of the other wallet, under the names of our factors.
  const renamed = structuredClone(other.server)
  const names = new Map([
    [other.device.id, world.device.id],
    [other.passkey.id, world.passkey.id],
  ])
  renamed.pairs = new Map(
    [...renamed.pairs.values()].map((pair) => {
      const factorId = names.get(pair.factorId) ?? ''
      return [`${factorId}|${pair.commit}`, { ...pair, factorId }]
    }),
  )
  expect(await found(world, renamed)).toEqual(['vault/rolled_back', 'vault/rolled_back', 'vault/wrong_meta'])
})

test('error: another wallet of the same passkey (threat 22)', async () => {
  const world = await wallet()
  const server = emptyServer()
  const access = { ...accessTo(server, await emptyDevice()), scope: { ...scope, vaultId: 'vault-2' } }
  await createVault(access, randomSecret(), [world.passkey])
  expect((await found(world, server))[2]).toBe('vault/wrong_meta')
})

test('error: another wallet in the vault, by an operator that knows the key (threat 22)', async () => {
  const world = await wallet(randomFactor('escrow'))
  const lying = structuredClone(world.server)
  await unlockVault(world.access, world.passkey, async ({ content, dek, generation }) => {
    const box = await sealVault(scope, generation.gen, dek, { ...content, ...randomSecret() })
    for (const vault of lying.vaults.values()) Object.assign(vault, { box })
  })
  expect(await found(world, lying)).toEqual(Array(3).fill('vault/other_wallet'))
})

test('error: an older generation (threat 22)', async () => {
  const world = await wallet()
  const old = structuredClone(world.server)
  await rotate(world)
  const here = ['vault/rolled_back', 'vault/rolled_back']
  // All of it: a device that has seen the new one refuses. A new device cannot know, and finds the same wallet.
  expect(await found(world, old)).toEqual([...here, world.identity])
  // The old vault as active, next to what is new.
  const mixed = structuredClone(world.server)
  mixed.vaults = new Map([...old.vaults, ...mixed.vaults])
  mixed.pairs = new Map([...old.pairs, ...mixed.pairs])
  for (const vault of mixed.vaults.values()) vault.activated = vault.gen === 1
  mixed.active = old.active
  expect((await found(world, mixed)).slice(0, 2)).toEqual(here)
  // The new facts with the old vault, half and number.
  const relabelled = structuredClone(old)
  const metas = new Map(
    [...world.server.pairs.values()].map(({ factorId, sealedMeta }) => [factorId, sealedMeta]),
  )
  for (const pair of relabelled.pairs.values()) Object.assign(pair, { sealedMeta: metas.get(pair.factorId) })
  expect(await found(world, relabelled)).toEqual([...here, 'vault/rolled_back'])
  // The old vault under the number of the new one.
  const renumbered = structuredClone(old)
  for (const record of [...renumbered.vaults.values(), ...renumbered.pairs.values()])
    Object.assign(record, { gen: 2 })
  renumbered.active = { gen: 2, commit: old.active?.commit ?? '' }
  expect(await found(world, renumbered)).toEqual([...here, 'vault/wrong_meta'])
  // Old halves with everything else new.
  const halves = structuredClone(world.server)
  const before = new Map([...old.pairs.values()].map(({ factorId, half }) => [factorId, half]))
  for (const pair of halves.pairs.values()) pair.half = before.get(pair.factorId) ?? randomBytes(32)
  expect(await found(world, halves)).toEqual(Array(3).fill('vault/wrong_half'))
})

test('error: another commitment under the same number (threat 22)', async () => {
  const world = await wallet()
  const fork = structuredClone(world.server)
  await rotate(world)
  const { access, device, passkey } = world
  const forked = { ...access, store: memoryStore(fork), device: accessTo(fork, await emptyDevice()).device }
  await unlockVault(forked, passkey, (vault) => rotateVault(forked, vault, { factors: [passkey] }))
  expect((await found(world, fork)).slice(0, 2)).toEqual(['vault/rolled_back', 'vault/rolled_back'])
  expect(await tryUnlock(access, device)).toBe(world.identity)
})

test('error: this device remembers another wallet', async () => {
  const world = await wallet()
  const { pin } = world.data.record ?? {}
  if (!world.data.record || !pin) throw new Error('The device has a pin.')
  world.data.record = { ...world.data.record, pin: { ...pin, fingerprint: randomBytes(32) } }
  expect((await found(world, world.server)).slice(0, 2)).toEqual(['vault/other_wallet', 'vault/other_wallet'])
})

test('error: the storage of the device was changed', async () => {
  const world = await wallet()
  const { record } = world.data
  if (!record) throw new Error('The device has a record.')
  world.data.record = { ...record, sealedSecret: flip(record.sealedSecret, 100) }
  expect(await readDeviceFactor(world.access)).toBeUndefined()
  const made = await makeDeviceFactor(world.access)
  expect(made.id).not.toBe(world.device.id)
  expect(await tryUnlock(world.access, made)).toBe('vault/unknown_factor')
})

/** Paths to every value of an answer. */
function paths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))]
}

function replace(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replace(inner, rest, by) : inner))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replace(record[key], rest, by) }
}

test('property: whatever the server answers, the factors open their wallet or fail with a code (threat 22)', async ({
  annotate,
}) => {
  const numRuns = process.env.EXHAUSTIVE ? 10_000 : 300
  await annotate(`${numRuns.toLocaleString('en')} answers`, 'size')
  const world = await wallet()
  await rotate(world)
  const honest = memoryStore(world.server)
  const answer = await honest.read(scope)
  const values = fc.oneof(
    fc.anything(),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      undefined,
      null,
      0,
      1,
      2,
      3,
      -1,
      1e99,
      Number.NaN,
      '',
      'a|b',
      '__proto__',
      [],
      {},
      new Uint8Array(32),
    ),
    fc.stringMatching(/^[\da-f]{64}$/),
  )
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths(answer)), values, fc.boolean(), async (path, value, isHalf) => {
      const store: VaultStore = {
        ...honest,
        read: async () => (isHalf ? answer : replace(answer, path, value)),
        readHalf: async (...args) => (isHalf ? value : honest.readHalf(...args)),
      }
      for (const outcome of await found(world, store)) {
        if (outcome !== world.identity) expect(outcome).toMatch(/^vault\/\w+$/)
        refused += outcome === world.identity ? 0 : 1
      }
    }),
    { numRuns },
  )
  expect(refused).toBeGreaterThan(100)
})

test('property: what a server says of a wallet that fits no pattern is refused as malformed', async () => {
  const store = (answer: unknown): VaultStore => ({ ...memoryStore(emptyServer()), read: async () => answer })
  const world = await wallet()
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (answer) => {
      expect(await found(world, store(answer))).toEqual(Array(3).fill('vault/malformed'))
    }),
    { numRuns: 100 },
  )
})
