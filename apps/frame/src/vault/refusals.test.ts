import { describe, expect, test } from 'vitest'
import { addFactor } from './addFactor.ts'
import { openBox, overheadBytes, sealBox } from './box.ts'
import { isEqual, randomBytes } from './bytes.ts'
import { createVault } from './createVault.ts'
import { checkFactors, makeDeviceFactor, pinDevice, readDeviceFactor } from './deviceFactor.ts'
import { revokeFactor } from './revokeFactor.ts'
import { rotateVault } from './rotateVault.ts'
import { checkScope } from './scope.ts'
import type { Access } from './store.ts'
import { accessTo, emptyDevice, emptyServer, randomFactor, randomSecret } from './testing.ts'
import { unlockVault } from './unlockVault.ts'

/** A new wallet with this device and a passkey. */
async function wallet() {
  const server = emptyServer()
  const data = await emptyDevice()
  const access = accessTo(server, data)
  const [device, passkey] = [await makeDeviceFactor(access), randomFactor('passkey')]
  await createVault(access, randomSecret(), [device, passkey])
  return { server, data, access, device, passkey }
}

/** The code and the text of what it throws: texts are for developers, and never leave the worker. */
async function why(act: () => unknown): Promise<readonly [string, string]> {
  try {
    await act()
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return [code, message]
  }
  throw new Error('It was not refused.')
}

/** The same server, with answers of its own. */
const lying = (access: Access, answers: Partial<Access['store']>): Access => ({
  ...access,
  store: { ...access.store, ...answers },
})

describe('a new wallet', () => {
  test('error: needs more than this device', async () => {
    const access = accessTo(emptyServer(), await emptyDevice())
    const device = await makeDeviceFactor(access)
    expect(await why(() => createVault(access, randomSecret(), [device]))).toEqual([
      'vault/bad_input',
      'A wallet needs a factor that outlives this device.',
    ])
  })

  test('error: is not made where the server has one, nor where this device has seen one', async () => {
    const { access, passkey, server } = await wallet()
    const elsewhere = accessTo(server, await emptyDevice())
    const { revision } = server
    expect(await why(() => createVault(elsewhere, randomSecret(), [passkey]))).toEqual([
      'vault/exists',
      'The user has a vault with this id.',
    ])
    expect(server.revision, 'before anything is written').toBe(revision)
    const forgetful = { ...access, store: accessTo(emptyServer(), await emptyDevice()).store }
    expect(await why(() => createVault(forgetful, randomSecret(), [passkey]))).toEqual([
      'vault/rolled_back',
      'This device has seen a vault with this id.',
    ])
  })

  test('error: another device was faster', async () => {
    const access = accessTo(emptyServer(), await emptyDevice())
    const slow = lying(access, { activate: async () => false })
    expect(await why(() => createVault(slow, randomSecret(), [randomFactor('kit')]))).toEqual([
      'vault/exists',
      'Another device has created the vault.',
    ])
  })

  test('error: the server does not take it, and what was written is deleted', async () => {
    const server = emptyServer()
    const access = accessTo(server, await emptyDevice())
    const factors = [randomFactor('passkey'), randomFactor('kit')]
    const full = lying(access, { putVault: async () => false })
    expect(await why(() => createVault(full, randomSecret(), factors))).toEqual([
      'vault/conflict',
      'The server did not take the vault.',
    ])
    let pairs = 0
    const halfFull = lying(access, {
      putPair: async (...args) => (pairs++ === 0 ? access.store.putPair(...args) : false),
    })
    await expect(createVault(halfFull, randomSecret(), factors)).rejects.toThrow()
    expect([server.vaults.size, server.pairs.size]).toEqual([0, 0])
  })

  test('error: a pair that the server did not keep is noticed', async () => {
    const access = accessTo(emptyServer(), await emptyDevice())
    const kit = randomFactor('kit')
    const forgetting = lying(access, { putPair: async () => true })
    expect(await why(() => createVault(forgetting, randomSecret(), [kit]))).toEqual([
      'vault/not_stored',
      `The pair of factor ${kit.id} was not stored.`,
    ])
  })
})

describe('this device', () => {
  test('behavior: has no factor before one is made, then always the same', async () => {
    const access = accessTo(emptyServer(), await emptyDevice())
    expect(await readDeviceFactor(access)).toBeUndefined()
    const made = await makeDeviceFactor(access)
    expect(made).toEqual({ id: expect.stringMatching(/^[\w-]{36}$/), kind: 'device', secret: made.secret })
    expect(await makeDeviceFactor(access)).toEqual(made)
    expect(await readDeviceFactor(access)).toEqual(made)
  })

  test('behavior: its secret is bound to the wallet, and to what it is', async () => {
    const data = await emptyDevice()
    const access = accessTo(emptyServer(), data)
    const { id } = await makeDeviceFactor(access)
    const other = { ...access, scope: { ...access.scope, user: 'user-2' } }
    expect(await readDeviceFactor(other)).toBeUndefined()
    const { record } = data
    if (!record) throw new Error('It was stored.')
    data.record = { ...record, factorId: `${id}0` }
    expect(await readDeviceFactor(access)).toBeUndefined()
    // Sealed with the same key, for another purpose.
    const { tenant, user, vaultId } = access.scope
    const bound = new TextEncoder().encode([tenant, user, vaultId, '', id].join('|'))
    data.record = {
      factorId: id,
      sealedSecret: await sealBox(data.key, randomBytes(32), Uint8Array.from(bound)),
    }
    expect(await readDeviceFactor(access)).toBeUndefined()
  })

  test('error: is not made for ids that could be those of another wallet', async () => {
    const data = await emptyDevice()
    const access = accessTo(emptyServer(), data)
    const text = 'The ids of a vault have 1 to 200 characters, and no "|".'
    for (const tenant of ['', 'a|b', 'x'.repeat(201), 1 as unknown as string]) {
      const scope = { ...access.scope, tenant }
      expect(await why(() => checkScope(scope))).toEqual(['vault/bad_input', text])
      expect(await why(() => makeDeviceFactor({ ...access, scope }))).toEqual(['vault/bad_input', text])
      expect(await why(() => checkFactors({ ...access, scope }, []))).toEqual(['vault/bad_input', text])
    }
    checkScope({ tenant: 'x'.repeat(200), user: 'x', vaultId: 'x' })
    expect(data.record).toBeUndefined()
  })

  test('behavior: what it has seen of the wallet only moves forward, and only if the factor is its own', async () => {
    const { access, data, device, passkey } = await wallet()
    const first = data.record?.pin
    expect(first?.gen).toBe(1)
    const fingerprint = randomBytes(32)
    const at = (gen: number, commit: string) => ({ generation: { gen, commit }, fingerprint })
    await pinDevice(access, [passkey], at(5, 'a'))
    await pinDevice(access, [], at(5, 'a'))
    await pinDevice(access, [device], at(1, 'a'))
    await pinDevice(access, [device], at(0, 'a'))
    await pinDevice(access, [device], at(5, first?.commit ?? ''))
    expect(data.record?.pin).toEqual(first)
    await pinDevice(access, [passkey, device], at(2, 'a'))
    expect(data.record?.pin).toEqual({ gen: 2, commit: 'a', fingerprint })
  })

  test('error: factors are listed once, and a device only on that device', async () => {
    const { access, device, passkey } = await wallet()
    await checkFactors(access, [device, passkey])
    expect(await why(() => checkFactors(access, [passkey, passkey]))).toEqual([
      'vault/bad_input',
      'A factor is listed twice.',
    ])
    expect(await why(() => checkFactors(access, [randomFactor('device')]))).toEqual([
      'vault/bad_input',
      'A device can only be added on that device.',
    ])
    const short = { ...passkey, secret: randomBytes(31) }
    expect((await why(() => checkFactors(access, [short])))[0]).toBe('vault/bad_input')
  })
})

describe('a rotation', () => {
  const rotate = (access: Access, device: Parameters<typeof unlockVault>[1], args: rotateVault.Args) =>
    why(() => unlockVault(access, device, (vault) => rotateVault(access, vault, args)))

  test('error: keeps or drops a factor, and leaves one that outlives devices', async () => {
    const { access, device, passkey } = await wallet()
    expect(await rotate(access, device, { factors: [device], drop: [device.id] })).toEqual([
      'vault/bad_input',
      'A factor cannot be both kept and dropped.',
    ])
    expect(await rotate(access, device, { factors: [device], drop: [passkey.id] })).toEqual([
      'vault/last_factor',
      'A wallet needs a factor that outlives its devices.',
    ])
  })

  test('error: drops escrow only if every other factor is there', async () => {
    const access = accessTo(emptyServer(), await emptyDevice())
    const device = await makeDeviceFactor(access)
    const [escrow, kit] = [randomFactor('escrow'), randomFactor('kit')]
    await createVault(access, randomSecret(), [device, escrow, kit])
    expect(await rotate(access, device, { factors: [device], drop: [escrow.id] })).toEqual([
      'vault/absent_factor',
      'Without escrow, every factor has to be present or be dropped.',
    ])
    expect(await why(() => revokeFactor(access, escrow.id))).toEqual([
      'vault/bad_input',
      'The operator knows the key: escrow is dropped by a rotation.',
    ])
  })

  test('error: is of the active generation, and one device wins', async () => {
    const { access, device, passkey, server } = await wallet()
    const lost = lying(access, { activate: async () => false })
    expect(await rotate(lost, device, { factors: [device, passkey] })).toEqual([
      'vault/conflict',
      'Another device has rotated the vault.',
    ])
    expect([server.vaults.size, server.pairs.size], 'what it wrote is deleted').toEqual([1, 2])
    const outdated = await why(() =>
      unlockVault(access, passkey, async (vault) => {
        await unlockVault(access, device, (own) => rotateVault(access, own, { factors: [device, passkey] }))
        await rotateVault(access, vault, { factors: [device, passkey] })
      }),
    )
    expect(outdated).toEqual(['vault/stale', 'Only the active generation can be rotated.'])
  })
})

describe('opening', () => {
  test('error: says what is missing', async () => {
    const { access, device, passkey } = await wallet()
    const open = (at: Access, factor = device) => why(() => unlockVault(at, factor, () => undefined))
    const none = accessTo(emptyServer(), await emptyDevice())
    expect(await open(none, passkey)).toEqual(['vault/missing', 'The user has no vault with this id.'])
    expect(await open(access, { ...passkey, id: 'other' })).toEqual([
      'vault/unknown_factor',
      'Factor other opens no vault.',
    ])
    expect(await open(access, { ...passkey, secret: randomBytes(32) })).toEqual([
      'vault/wrong_meta',
      `The sealed facts of factor ${passkey.id} do not decrypt.`,
    ])
    const none32 = [undefined, new Uint8Array(32), randomBytes(31), randomBytes(33), 'half']
    for (const half of none32)
      expect(await open(lying(access, { readHalf: async () => half as never }))).toEqual([
        'vault/wrong_half',
        'The server has no valid half for the factor.',
      ])
    expect(await open(lying(access, { readHalf: async () => randomBytes(32) }))).toEqual([
      'vault/wrong_half',
      'The halves do not give the key that the factor is for.',
    ])
  })

  test('error: an older wallet than this device has seen', async () => {
    const { access, data, device } = await wallet()
    const { record } = data
    if (!record?.pin) throw new Error('It was pinned.')
    data.record = { ...record, pin: { ...record.pin, gen: 2 } }
    expect(await why(() => unlockVault(access, device, () => undefined))).toEqual([
      'vault/rolled_back',
      'The server offers generation 1; this device has seen 2.',
    ])
    data.record = { ...record, pin: { ...record.pin, fingerprint: randomBytes(32) } }
    expect(await why(() => unlockVault(access, device, () => undefined))).toEqual([
      'vault/other_wallet',
      'The vault is of another wallet than the one on this device.',
    ])
  })

  test('error: a server that keeps changing the wallet does not let a factor be revoked halfway', async () => {
    const { access, device, passkey } = await wallet()
    await unlockVault(access, device, (vault) => addFactor(access, vault, randomFactor('kit')))
    let tries = 0
    const busy = lying(access, {
      deleteFactor: async () => {
        tries += 1
        return false
      },
    })
    expect(await why(() => revokeFactor(busy, passkey.id))).toEqual([
      'vault/conflict',
      'Other devices kept changing the wallet.',
    ])
    expect(tries).toBe(10)
  })
})

describe('bytes', () => {
  test('behavior: a box of nothing opens; what is too short to be one does not', async () => {
    const { key } = await emptyDevice()
    const bound = randomBytes(4)
    const box = await sealBox(key, new Uint8Array(), bound)
    expect(box).toHaveLength(overheadBytes)
    expect(await openBox(key, box, bound)).toEqual(new Uint8Array())
    for (const length of [0, 11, 12, overheadBytes - 1])
      expect(await openBox(key, box.slice(0, length), bound)).toBeUndefined()
  })

  test('behavior: bytes of another length are not equal, whatever they begin with', () => {
    expect(isEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
    for (const other of [[1], [1, 2, 0], [1, 2, 3], [1, 3], []])
      expect(isEqual(Uint8Array.of(1, 2), Uint8Array.from(other))).toBe(false)
    expect(isEqual(Uint8Array.of(0), new Uint8Array())).toBe(false)
  })
})
