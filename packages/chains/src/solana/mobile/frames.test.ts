import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, openFrame, sealFrame } from './frames.ts'

const createKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 128 }, false, ['encrypt', 'decrypt'])

test('behavior: opens what was sealed, in its turn only', async () => {
  const [key, other] = await Promise.all([createKey(), createKey()])
  const frame = await sealFrame(key, 7, '{"a":"é"}')
  expect([...frame.slice(0, 4)]).toEqual([0, 0, 0, 7])
  expect(await openFrame(key, 7, frame)).toBe('{"a":"é"}')
  await expect(openFrame(key, 8, frame)).rejects.toThrow('out of order')
  await expect(openFrame(other, 7, frame)).rejects.toThrow()
})

test('property: no changed or shortened frame opens', async () => {
  const key = await createKey()
  const frame = await sealFrame(key, 1, 'Hello')
  await fc.assert(
    fc.asyncProperty(
      fc.nat(frame.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (at, change, cuts) => {
        const changed = frame.map((byte, index) => (index === at ? byte ^ change : byte)) as Bytes
        await expect(openFrame(key, 1, cuts ? frame.slice(0, at) : changed)).rejects.toThrow()
      },
    ),
    { numRuns: 50 },
  )
})
