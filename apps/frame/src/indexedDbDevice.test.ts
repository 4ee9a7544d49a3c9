import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { indexedDbDevice } from './indexedDbDevice.ts'
import { makeDeviceFactor, pinDevice, readDeviceFactor } from './vault/deviceFactor.ts'
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

test('behavior: of two tabs that have seen different generations, the device remembers the later one (threat 22)', async () => {
  const store = memoryStore(emptyServer())
  for (const gens of [
    [2, 3],
    [3, 2],
  ]) {
    const name = `pins ${gens}`
    const own = await makeDeviceFactor({ scope, store, device: indexedDbDevice(name) })
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>()
    let reads = 0
    await Promise.all(
      gens.map((gen) => {
        const device = indexedDbDevice(name)
        // Both read before either writes.
        const read = async (of: typeof scope) => {
          const record = await device.read(of)
          reads += 1
          if (reads === 2) resolve()
          await bothHaveRead
          return record
        }
        const seen = { generation: { gen, commit: `${gen}` }, fingerprint: Uint8Array.of(gen) }
        return pinDevice({ scope, store, device: { ...device, read } }, [own], seen)
      }),
    )
    expect((await indexedDbDevice(name).read(scope))?.pin).toMatchObject({ gen: 3, commit: '3' })
  }
})

test('behavior: a device that was removed meanwhile is not brought back by its pin', async () => {
  const store = memoryStore(emptyServer())
  const device = indexedDbDevice('removed')
  const own = await makeDeviceFactor({ scope, store, device })
  const read = async (of: typeof scope) => {
    const record = await device.read(of)
    await device.remove(of)
    return record
  }
  const seen = { generation: { gen: 1, commit: '1' }, fingerprint: Uint8Array.of(1) }
  await pinDevice({ scope, store, device: { ...device, read } }, [own], seen)
  expect(await device.read(scope)).toBeUndefined()
})

test('behavior: what is stored does not hold the secret', async () => {
  const device = indexedDbDevice('three')
  const { secret } = await makeDeviceFactor({ scope, store: memoryStore(emptyServer()), device })
  const { sealedSecret } = (await device.read(scope)) ?? {}
  expect(Buffer.from(sealedSecret ?? []).includes(Buffer.from(secret))).toBe(false)
})
