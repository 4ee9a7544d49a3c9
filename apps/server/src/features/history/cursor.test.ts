import { createHmac } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import { expect, test } from 'vitest'
import { createCursors } from './cursor.ts'

const secret = 'a secret that only tests know, 32 long'
let now = 1_800_000_000_000
const cursors = createCursors([secret], () => now)
const chain: ChainId = 'eip155:1'
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const point = { height: 21_000_000, hash: '', time: 1_700_000_000_000 }
const refused = expect.objectContaining({
  entry: expect.objectContaining({ code: 'server/cursor_invalid', status: 400, field: 'cursor' }),
})
const read = (text: string, of = account, on: ChainId | undefined = chain) => {
  try {
    return cursors.read(text, of, on)
  } catch (error) {
    return error
  }
}

test('behavior: reads back what it wrote, in another process too', () => {
  const text = cursors.write({ chain, account, point })
  expect(read(text)).toEqual({ chain, account, point })
  expect(read(text, account, undefined)).toEqual({ chain, account, point })
  expect(createCursors([secret], () => now).read(text, account, chain).point).toEqual(point)
})

test('error: a cursor of another account, another chain, or another server is none', () => {
  const text = cursors.write({ chain, account, point })
  expect(read(text, '0x1111111111111111111111111111111111111111')).toEqual(refused)
  expect(read(text, account, 'eip155:10')).toEqual(refused)
  expect(
    read(createCursors(['another secret of another server, 32'], () => now).write({ chain, account, point })),
  ).toEqual(refused)
})

test('error: a cursor of yesterday is too old', () => {
  const text = cursors.write({ chain, account, point })
  now += 86_400_000
  expect(read(text)).toEqual({ chain, account, point })
  now += 1
  expect(read(text)).toEqual(refused)
})

test('error: what is signed rightly but says something else is none', () => {
  const key = createHmac('sha256', secret).update('latchkey/history-cursor/1').digest()
  const sign = (value: unknown) => {
    const body = Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
  }
  const good = { v: 1, c: chain, a: account, h: 5, x: '', t: 5, i: now }
  expect(read(sign(good))).toMatchObject({ point: { height: 5 } })
  for (const change of [
    { v: 2 },
    { c: 'x' },
    { h: -1 },
    { h: 1.5 },
    { h: '5' },
    { x: 5 },
    { t: null },
    { more: 1 },
  ])
    expect(read(sign({ ...good, ...change }))).toEqual(refused)
})

test('property: of 5 000 changed cursors not one is taken', () => {
  const text = cursors.write({ chain, account, point })
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \u0000é'
  // Seeded, so that a failure can be reproduced.
  let seed = 42
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 5_000; round++) {
    const at = next(text.length)
    const letter = alphabet[next(alphabet.length)] ?? 'A'
    const changed = [
      text.slice(0, at) + letter + text.slice(at + 1),
      text.slice(0, at) + letter + text.slice(at),
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at),
      text.slice(at) + text.slice(0, at),
    ][round % 5] as string
    if (changed !== text) expect(read(changed)).toEqual(refused)
  }
})

test.each([[''], ['.'], ['..'], ['a.b'], ['null'], ['{}'], [`${'a'.repeat(3_000)}.${'a'.repeat(43)}`]])(
  'error: %j is no cursor',
  (text) => {
    expect(read(text)).toEqual(refused)
  },
)

test('behavior: a cursor stays valid while the secret is replaced, at processes before and after', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
  const write = (...secrets: [string, ...string[]]) =>
    createCursors(secrets, () => now).write({ chain, account, point })
  const read = (text: string, ...secrets: [string, ...string[]]) =>
    createCursors(secrets, () => now).read(text, account, chain).point
  for (const text of [write(old), write(next, old)])
    for (const secrets of [
      [old, next],
      [next, old],
    ] as [string, ...string[]][])
      expect(read(text, ...secrets)).toEqual(point)
  expect(read(write(next, old), next)).toEqual(point)
  expect(() => read(write(old), next)).toThrow()
})
