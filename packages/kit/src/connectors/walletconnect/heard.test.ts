import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import { heardKey, openHeard } from './heard.ts'

function page(setItem?: () => never) {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void values.set(key, value)),
    removeItem: (key: string) => void values.delete(key),
  }
  const host: ConnectorHost = {
    id: 'shop',
    drivers: [],
    options: { storage },
    signal: new AbortController().signal,
  }
  return { values, open: (topic = 'a'.repeat(64)) => openHeard(host, topic) }
}

const start = Date.UTC(2026, 0)
const idOf = (index: number) => String((start + index) * 1_000)

test('behavior: a call is new once, in this page and in the next; a session of its own starts anew', () => {
  const { open } = page()
  const heard = open()
  expect([heard.add('x', idOf(1)), heard.add('x', idOf(1)), heard.add('y', idOf(1))]).toEqual([
    true,
    false,
    true,
  ])
  expect(open().add('x', idOf(1))).toBe(false)
  expect(open('b'.repeat(64)).add('x', idOf(1))).toBe(true)
})

test('behavior: calls may arrive in another order, and ids may have 13, 16 or 19 digits', () => {
  const { open } = page()
  const heard = open()
  for (const id of [idOf(9), String(start + 5), `"${start + 7}123456"`, idOf(2), '"word"', '7'])
    expect([id, heard.add(id, id), heard.add(id, id)]).toEqual([id, true, false])
})

test('property: none of any number of calls is new again, in whatever pages and tabs', () => {
  const calls = fc.array(fc.record({ at: fc.nat(2_000), reload: fc.boolean() }), { maxLength: 600 })
  fc.assert(
    fc.property(calls, (calls) => {
      const { open, values } = page()
      let heard = open()
      const done = new Set<number>()
      for (const { at, reload } of calls) {
        if (reload) heard = open()
        const isNew = heard.add(`m${at}`, idOf(at))
        if (done.has(at)) expect(isNew).toBe(false)
        done.add(at)
      }
      const next = open()
      for (const at of done) expect(next.add(`m${at}`, idOf(at))).toBe(false)
      expect(values.get(heardKey('shop'))?.length ?? 0).toBeLessThan(20_000)
    }),
    { numRuns: 20 },
  )
})

test('error: storage that is full, or has been tampered with, leaves the page working', () => {
  const full = page(() => {
    throw new Error('quota')
  }).open()
  expect([full.add('x', idOf(1)), full.add('x', idOf(1))]).toEqual([true, false])
  const topic = 'a'.repeat(64)
  for (const bad of [
    '{',
    'null',
    '[]',
    JSON.stringify({ topic }),
    JSON.stringify({ topic, calls: [] }),
    JSON.stringify({ topic, forgotten: 'x', calls: [] }),
    JSON.stringify({ topic, forgotten: 0, calls: [null, [], [1, 2], ['x'], ['x'.repeat(99), 1]] }),
  ]) {
    const { values, open } = page()
    values.set(heardKey('shop'), bad)
    expect([bad, open().add('x', idOf(1))]).toEqual([bad, true])
    expect(open().add('x', idOf(1))).toBe(false)
  }
})
