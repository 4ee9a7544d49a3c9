import { expect, test } from 'vitest'
import { createSealedReader, sealFor } from '../sealedBytes.ts'
import { randomBytes } from '../vault/bytes.ts'
import { createVault } from '../vault/createVault.ts'
import { makeDeviceFactor } from '../vault/deviceFactor.ts'
import {
  accessTo,
  emptyDevice,
  emptyServer,
  randomFactor,
  randomSecret,
  scope,
  tryUnlock,
} from '../vault/testing.ts'
import { unlockVault } from '../vault/unlockVault.ts'
import { admitDevice } from './admitDevice.ts'
import { createHandoverCode, handoverKeys, readHandoverCode } from './handoverCode.ts'
import { offerDevice } from './offerDevice.ts'
import { receiveDevice } from './receiveDevice.ts'

/** A wallet on one device, and a device that does not open it. */
async function world() {
  const server = emptyServer()
  const old = accessTo(server, await emptyDevice())
  const fresh = accessTo(server, await emptyDevice())
  const device = await makeDeviceFactor(old)
  await createVault(old, randomSecret(), [device, randomFactor('passkey')])
  return {
    old,
    fresh,
    identity: await tryUnlock(old, device),
    admit: (args: Parameters<typeof admitDevice>[2]) =>
      unlockVault(old, device, (vault) => admitDevice(scope, vault, args)),
  }
}

test('behavior: the device that shows the code opens the wallet', async () => {
  const { admit, fresh, identity } = await world()
  const offered = await offerDevice(scope)
  const stranger = await offerDevice(scope)
  const { code, offer } = offered
  const admitted = await admit({ code, offers: [stranger.offer, offer] })
  expect(admitted?.id).toBe(offer.id)
  if (!admitted) return
  await receiveDevice(fresh, offered, admitted.answer)
  expect(await tryUnlock(fresh, await makeDeviceFactor(fresh))).toBe(identity)
})

test('error: a server that swaps the key of the new device gets nothing encrypted for it (threat 38)', async () => {
  const { admit } = await world()
  const { code, offer } = await offerDevice(scope)
  const foe = await createSealedReader()
  const other = await offerDevice(scope)
  const swapped = [
    { ...offer, publicKey: foe.publicKey },
    { ...other.offer, id: offer.id },
    { ...offer, publicKey: other.offer.publicKey, tag: other.offer.tag },
    { ...offer, id: other.offer.id },
    { ...offer, tag: offer.tag.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
  ]
  expect(await admit({ code, offers: swapped })).toBeUndefined()
  expect(await admit({ code: createHandoverCode(), offers: [offer] })).toBeUndefined()
})

test('error: an offer of another account or project is not recognised', async () => {
  const { admit } = await world()
  for (const other of [
    { ...scope, user: 'user-2' },
    { ...scope, tenant: 'other' },
  ]) {
    const { code, offer } = await offerDevice(other)
    expect(await admit({ code, offers: [offer] })).toBeUndefined()
  }
})

test('error: a server cannot answer in the place of a device, nor show another wallet (threat 38)', async () => {
  const { admit, fresh } = await world()
  const offered = await offerDevice(scope)
  const { code, offer } = offered
  // It knows the key, but not the code.
  const guessed = await handoverKeys('0000000000', offer.id, scope)
  const forged = await sealFor(offer.publicKey, randomBytes(64), await guessed.label())
  await expect(receiveDevice(fresh, offered, forged)).rejects.toMatchObject({ code: 'vault/wrong_half' })

  const admitted = await admit({ code, offers: [offer] })
  if (!admitted) throw new Error('Not admitted.')
  const elsewhere = await world()
  await expect(receiveDevice(elsewhere.fresh, offered, admitted.answer)).rejects.toMatchObject({
    code: 'vault/conflict',
  })
})

test('behavior: a code is read as a person types it', () => {
  const code = createHandoverCode()
  expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{10}$/)
  const typed = `${code.slice(0, 5)}-${code.slice(5)} `
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
  expect(readHandoverCode(typed)).toBe(code)
  expect([readHandoverCode(''), readHandoverCode('ABCDE-FGHJU'), readHandoverCode('ABCDEFGHJKM')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
