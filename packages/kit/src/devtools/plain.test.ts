import { expect, test } from 'vitest'
import { diff } from './diff.ts'
import { plain } from './plain.ts'

test('behavior: anything becomes plain data, and foreign objects are not read', () => {
  const loop: Record<string, unknown> = { amount: 5n, list: [1, undefined], run: () => 1 }
  loop.self = loop
  const provider = new Proxy({}, { ownKeys: () => expect.unreachable('a wallet was read') })
  expect(plain({ ...loop, provider, when: new Date(0), error: new TypeError('no') })).toEqual({
    amount: '5n',
    list: [1, '(undefined)'],
    run: '(function)',
    self: { amount: '5n', list: [1, '(undefined)'], run: '(function)', self: '(repeats)' },
    provider: '(not read)',
    when: '(Date)',
    error: { error: 'TypeError', message: 'no' },
  })
})

test('error: what throws when it is read is called unreadable', () => {
  const trap = {
    get value() {
      throw new Error('no')
    },
  }
  expect(plain({ trap })).toEqual({ trap: '(unreadable)' })
})

test('behavior: long and deep data is cut', () => {
  expect(String(plain('x'.repeat(1_000)))).toContain('(1000 characters)')
  expect(JSON.stringify(plain(Array.from({ length: 1_000 }, (_, index) => index)))).toContain('(900 more)')
})

test('behavior: a difference names what was added, removed and changed', () => {
  expect(
    diff({ same: 1, gone: [1], list: ['a'] }, { same: 1, list: ['a', 'b'], next: { deep: true } }),
  ).toEqual([
    { path: 'gone', before: [1], after: undefined },
    { path: 'list.1', before: undefined, after: 'b' },
    { path: 'next', before: undefined, after: { deep: true } },
  ])
})
