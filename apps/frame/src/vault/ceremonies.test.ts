import { expect, test } from 'vitest'
import { addFactor } from './addFactor.ts'
import { randomBytes } from './bytes.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor } from './deviceFactor.ts'
import { resumeVault } from './resumeVault.ts'
import { revokeFactor } from './revokeFactor.ts'
import { rotateVault } from './rotateVault.ts'
import {
  accessTo,
  emptyDevice,
  emptyServer,
  memoryStore,
  randomFactor,
  randomSecret,
  tryUnlock,
} from './testing.ts'
import { unlockVault } from './unlockVault.ts'

async function wallet(...kinds: ('passkey' | 'kit' | 'escrow')[]) {
  const server = emptyServer()
  const access = accessTo(server, await emptyDevice())
  const device = await makeDeviceFactor(access)
  const others = kinds.map(randomFactor)
  await createVault(access, randomSecret(), [device, ...others])
  const identity = await tryUnlock(access, device)
  return { server, access, device, others, identity }
}

test('behavior: every factor opens the same wallet, on any device', async () => {
  const { access, device, identity, others, server } = await wallet('passkey', 'kit', 'escrow')
  const elsewhere = accessTo(server, await emptyDevice())
  expect(identity).toMatch(/^[\da-f]{64} /)
  for (const factor of others) {
    expect(await tryUnlock(access, factor)).toBe(identity)
    expect(await tryUnlock(elsewhere, factor)).toBe(identity)
  }
  expect(await tryUnlock(elsewhere, { ...device, id: 'other' })).toBe('vault/unknown_factor')
})

test('behavior: secrets are overwritten after use', async () => {
  const { access, device } = await wallet('passkey')
  const { content, dek } = await unlockVault(access, device, (vault) => vault)
  const secrets = [
    dek,
    content.entropy,
    content.seed,
    ...content.accounts.map(({ privateKey }) => privateKey),
  ]
  for (const secret of secrets) expect(secret.every((byte) => byte === 0)).toBe(true)
  const failing = unlockVault(access, device, (vault) => {
    secrets[0] = vault.dek
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(secrets[0]?.every((byte) => byte === 0)).toBe(true)
})

test('behavior: adds a device with a passkey', async () => {
  const { identity, others, server } = await wallet('passkey')
  const elsewhere = accessTo(server, await emptyDevice())
  const added = await makeDeviceFactor(elsewhere)
  expect(await tryUnlock(elsewhere, added)).toBe('vault/unknown_factor')
  for (const passkey of others)
    await unlockVault(elsewhere, passkey, (vault) => addFactor(elsewhere, vault, added))
  expect(await tryUnlock(elsewhere, added)).toBe(identity)
})

test('behavior: absent factors stay on their generation, and move when a current one is present', async () => {
  const { access, device, identity, others, server } = await wallet('passkey', 'kit')
  await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors: [device] }))
  expect(server.active?.gen).toBe(2)
  expect([...server.vaults.values()].map(({ gen }) => gen)).toEqual([1, 2])
  for (const factor of others) expect(await tryUnlock(access, factor)).toBe(identity)
  await resumeVault(access, others)
  expect(server.vaults.size).toBe(2)
  await resumeVault(access, [device, ...others])
  expect([...server.vaults.values()].map(({ gen }) => gen)).toEqual([2])
  expect([...server.pairs.values()].map(({ gen }) => gen)).toEqual([2, 2, 2])
  for (const factor of [device, ...others]) expect(await tryUnlock(access, factor)).toBe(identity)
})

test('behavior: of two devices that rotate at once one wins, and none loses a factor', async () => {
  const { access, device, identity, others, server } = await wallet('passkey')
  const elsewhere = accessTo(server, await emptyDevice())
  const second = await makeDeviceFactor(elsewhere)
  const [passkey] = others
  if (!passkey) throw new Error('There is a passkey.')
  await unlockVault(elsewhere, passkey, (vault) => addFactor(elsewhere, vault, second))
  const outcomes = await Promise.allSettled([
    unlockVault(access, device, (vault) => rotateVault(access, vault, { factors: [device, passkey] })),
    unlockVault(elsewhere, second, (vault) => rotateVault(elsewhere, vault, { factors: [second, passkey] })),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'vault/conflict' },
  })
  expect(await tryUnlock(access, device)).toBe(identity)
  expect(await tryUnlock(elsewhere, second)).toBe(identity)
  expect(await tryUnlock(access, passkey)).toBe(identity)
})

test('behavior: a tab opens the vault while another one rotates it', async () => {
  const { access, device, identity, others } = await wallet('passkey')
  let hasRotated = false
  const readHalf: typeof access.store.readHalf = async (...args) => {
    if (!hasRotated) {
      hasRotated = true
      const factors = [device, ...others]
      await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors }))
    }
    return access.store.readHalf(...args)
  }
  expect(await tryUnlock({ ...access, store: { ...access.store, readHalf } }, device)).toBe(identity)
  expect(hasRotated).toBe(true)
})

test('error: a server that keeps changing the wallet is not asked forever', async () => {
  const { access, device, server } = await wallet('passkey')
  let halves = 0
  const readHalf = async () => {
    server.revision += 1
    halves += 1
  }
  expect(await tryUnlock({ ...access, store: { ...access.store, readHalf } }, device)).toBe(
    'vault/wrong_half',
  )
  expect(halves).toBe(3)
})

test('behavior: a snapshot of a revoked device opens nothing (threat 30)', async () => {
  const { access, device, identity, others, server } = await wallet('passkey')
  const stolen = await emptyDevice()
  const thief = accessTo(server, stolen)
  const factor = await makeDeviceFactor(thief)
  for (const passkey of others) await unlockVault(thief, passkey, (vault) => addFactor(thief, vault, factor))
  const snapshot = { ...stolen }
  expect(await tryUnlock(accessTo(server, snapshot), factor)).toBe(identity)
  await revokeFactor(access, factor.id)
  expect(await tryUnlock(accessTo(server, snapshot), factor)).toBe('vault/unknown_factor')
  // Nor can it be added again, or rotate with what it has opened before.
  const again = unlockVault(access, device, (vault) => addFactor(thief, vault, factor))
  await expect(again).rejects.toMatchObject({ code: 'vault/conflict' })
  expect(await tryUnlock(access, device)).toBe(identity)
})

test('behavior: a device that is revoked while it rotates does not come back (threat 30)', async () => {
  const { access, device, others, server } = await wallet('passkey')
  await expect(
    unlockVault(access, device, async (vault) => {
      await revokeFactor(accessTo(server, await emptyDevice()), device.id)
      await rotateVault(access, vault, { factors: [device, ...others] })
    }),
  ).rejects.toMatchObject({ code: 'vault/conflict' })
  expect(await tryUnlock(access, device)).toBe('vault/unknown_factor')
  expect(server.vaults.size).toBe(1)
})

test('behavior: removing this device forgets its secret', async () => {
  const { access, device } = await wallet('passkey')
  await revokeFactor(access, device.id)
  expect(await access.device.read(access.scope)).toBeUndefined()
  await revokeFactor(access, device.id)
})

test('error: a wallet is not left with devices only', async () => {
  const { access, device, others, server } = await wallet('passkey')
  for (const { id } of others)
    await expect(revokeFactor(access, id)).rejects.toMatchObject({ code: 'vault/last_factor' })
  const drop = others.map(({ id }) => id)
  await expect(
    unlockVault(access, device, (vault) => rotateVault(access, vault, { factors: [device], drop })),
  ).rejects.toMatchObject({ code: 'vault/last_factor' })
  const alone = accessTo(emptyServer(), await emptyDevice())
  const created = createVault(alone, randomSecret(), [await makeDeviceFactor(alone)])
  await expect(created).rejects.toMatchObject({ code: 'vault/bad_input' })
  expect(server.revoked.size).toBe(0)
})

test('error: two factors that revoke each other do not leave a wallet without any', async () => {
  const { access, others, server } = await wallet('passkey', 'kit')
  const outcomes = await Promise.allSettled(others.map(({ id }) => revokeFactor(access, id)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([...server.pairs.values()].some(({ kind }) => kind !== 'device')).toBe(true)
})

test('error: a second vault', async () => {
  const { access, device, others, server } = await wallet('passkey')
  const elsewhere = accessTo(server, await emptyDevice())
  const second = createVault(elsewhere, randomSecret(), others)
  await expect(second).rejects.toMatchObject({ code: 'vault/exists' })
  // The server says that there is none.
  const forgetful = { ...access, store: memoryStore(emptyServer()) }
  const third = createVault(forgetful, randomSecret(), [device, ...others])
  await expect(third).rejects.toMatchObject({ code: 'vault/rolled_back' })
})

test('behavior: of two devices that create the vault at once one wins', async () => {
  const server = emptyServer()
  const passkey = randomFactor('passkey')
  const accesses = [accessTo(server, await emptyDevice()), accessTo(server, await emptyDevice())]
  const outcomes = await Promise.allSettled(
    accesses.map((access) => createVault(access, randomSecret(), [passkey])),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'vault/exists' },
  })
  for (const access of accesses) expect(await tryUnlock(access, passkey)).toMatch(/^[\da-f]{64} /)
})

test('error: a vault that was opened on an old generation is not rotated', async () => {
  const { access, device, others } = await wallet('passkey')
  await unlockVault(access, device, (vault) => rotateVault(access, vault, { factors: [device] }))
  for (const passkey of others)
    await expect(
      unlockVault(access, passkey, (vault) => rotateVault(access, vault, { factors: [passkey] })),
    ).rejects.toMatchObject({ code: 'vault/stale' })
})

test('error: factors that are not valid', async () => {
  const { access, device, others } = await wallet('passkey', 'escrow')
  const passkey = randomFactor('passkey')
  const bad = [
    { ...passkey, id: 'a|b' },
    { ...passkey, id: '' },
    { ...passkey, secret: new Uint8Array(32) },
    { ...passkey, secret: passkey.secret.slice(1) },
    randomFactor('escrow'),
    randomFactor('device'),
  ]
  await unlockVault(access, device, async (vault) => {
    for (const factor of bad)
      await expect(addFactor(access, vault, factor)).rejects.toMatchObject({ code: 'vault/bad_input' })
    const twice = rotateVault(access, vault, { factors: [device, device] })
    await expect(twice).rejects.toMatchObject({ code: 'vault/bad_input' })
    const both = rotateVault(access, vault, { factors: [device, passkey], drop: [passkey.id] })
    await expect(both).rejects.toMatchObject({ code: 'vault/bad_input' })
  })
  const escrow = others.find(({ kind }) => kind === 'escrow')
  await expect(revokeFactor(access, escrow?.id ?? '')).rejects.toMatchObject({ code: 'vault/bad_input' })
  const elsewhere = { ...access, scope: { ...access.scope, user: 'a|b' } }
  expect(await tryUnlock(elsewhere, device)).toBe('vault/bad_input')
})

test('error: there is no vault', async () => {
  const access = accessTo(emptyServer(), await emptyDevice())
  expect(await tryUnlock(access, randomFactor('passkey'))).toBe('vault/missing')
})

test('error: a server that does not store what it has taken', async () => {
  const { access, device, server } = await wallet('passkey')
  const { store } = access
  const liars = {
    'vault/not_stored': { ...store, putPair: async () => true },
    'vault/wrong_half': {
      ...store,
      putPair: (...[at, pair]: Parameters<typeof store.putPair>) => store.putPair(at, pair, randomBytes(32)),
    },
  }
  for (const [code, lying] of Object.entries(liars)) {
    const added = unlockVault(access, device, (vault) =>
      addFactor({ ...access, store: lying }, vault, randomFactor('kit')),
    )
    await expect(added).rejects.toMatchObject({ code })
    const { active } = server
    const rotated = unlockVault(access, device, (vault) =>
      rotateVault({ ...access, store: lying }, vault, { factors: [device] }),
    )
    await expect(rotated).rejects.toMatchObject({ code })
    // What was there is as it was.
    expect(server.active).toEqual(active)
  }
})

test('error: a wallet that other devices keep changing is not revoked from forever', async () => {
  const { access, others } = await wallet('passkey', 'kit')
  let calls = 0
  const deleteFactor = async () => {
    calls += 1
    return false
  }
  const busy = { ...access, store: { ...access.store, deleteFactor } }
  await expect(revokeFactor(busy, others[0]?.id ?? '')).rejects.toMatchObject({ code: 'vault/conflict' })
  expect(calls).toBe(10)
})

test('behavior: to revoke another factor leaves this device as it is, whatever the escrow', async () => {
  const { access, device, identity, others } = await wallet('passkey', 'escrow')
  await revokeFactor(access, others[0]?.id ?? '')
  expect(await tryUnlock(access, device)).toBe(identity)
  expect((await access.device.read(access.scope))?.factorId).toBe(device.id)
})

test('behavior: adding a factor again after a lost connection writes nothing twice, and pins a device', async () => {
  const { access, identity, others, server } = await wallet('passkey')
  const [passkey] = others
  if (!passkey) throw new Error('There is a passkey.')
  const elsewhere = accessTo(server, await emptyDevice())
  const added = await makeDeviceFactor(elsewhere)
  const add = () => unlockVault(elsewhere, passkey, (vault) => addFactor(elsewhere, vault, added))
  await add()
  const { revision } = server
  await add()
  expect(server.revision, 'nothing was written').toBe(revision)
  const record = await elsewhere.device.read(elsewhere.scope)
  expect(record?.pin).toMatchObject({ gen: 1, commit: server.active?.commit })
  // Another factor is still written, though this vault has pairs of others.
  const kit = randomFactor('kit')
  await unlockVault(access, passkey, (vault) => addFactor(access, vault, kit))
  expect(await tryUnlock(access, kit)).toBe(identity)
  // And the same factor is written again for a generation that it has no pair of.
  await unlockVault(access, passkey, (vault) => rotateVault(access, vault, { factors: [passkey] }))
  await unlockVault(access, passkey, (vault) => addFactor(access, vault, kit))
  expect(
    [...server.pairs.values()].filter(({ factorId }) => factorId === kit.id).map(({ gen }) => gen),
  ).toEqual([1, 2])
})

test('error: escrow is not added to a vault that exists', async () => {
  const { access, device, server } = await wallet('passkey')
  const { revision } = server
  const adding = unlockVault(access, device, (vault) => addFactor(access, vault, randomFactor('escrow')))
  await expect(adding).rejects.toMatchObject({
    code: 'vault/bad_input',
    message: 'Escrow is added by a rotation, not to a vault that exists.',
  })
  expect(server.revision).toBe(revision)
})
