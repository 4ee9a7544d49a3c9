import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { indexedDbDevice } from './indexedDbDevice.ts'
import { makeDeviceFactor, readDeviceFactor } from './vault/deviceFactor.ts'
import { emptyServer, memoryStore, scope } from './vault/testing.ts'

test('behavior: keeps the factor of the device for the next visit', async () => {
  const store = memoryStore(emptyServer())
  const [now, later] = [indexedDbDevice('one'), indexedDbDevice('one')]
  expect(await readDeviceFactor({ scope, store, device: now })).toBeUndefined()
  const made = await makeDeviceFactor({ scope, store, device: now })
  expect(await readDeviceFactor({ scope, store, device: later })).toEqual(made)
  expect(await readDeviceFactor({ scope: { ...scope, user: 'other' }, store, device: later })).toBeUndefined()
  await later.remove(scope)
  expect(await now.read(scope)).toBeUndefined()
})

test('behavior: two tabs end up with the same key, which cannot be extracted', async () => {
  const tabs = [indexedDbDevice('two'), indexedDbDevice('two')]
  const [one, other] = await Promise.all(tabs.map((tab) => tab.key()))
  if (!one || !other) throw new Error('There are two keys.')
  const iv = new Uint8Array(12)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, one, Uint8Array.of(7))
  expect(new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, other, sealed))).toEqual(
    Uint8Array.of(7),
  )
  await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow()
})

test('behavior: what is stored does not hold the secret', async () => {
  const device = indexedDbDevice('three')
  const { secret } = await makeDeviceFactor({ scope, store: memoryStore(emptyServer()), device })
  const { sealedSecret } = (await device.read(scope)) ?? {}
  expect(Buffer.from(sealedSecret ?? []).includes(Buffer.from(secret))).toBe(false)
})
