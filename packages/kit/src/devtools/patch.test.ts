import { expect, test } from 'vitest'
import { patch } from './patch.ts'

const doubled = (): ProxyHandler<object> => ({
  apply: (target, self, args) => 2 * Reflect.apply(target as (value: number) => number, self, args),
})

test('behavior: several layers are taken away in any order, and the last leaves what was there', () => {
  const owner = Object.create({ count: (value: number) => value + 1 }) as { count(value: number): number }
  const before = owner.count
  const first = patch(owner, 'count', doubled())
  const second = patch(owner, 'count', doubled())
  expect(owner.count(1)).toBe(8)
  first?.()
  expect(owner.count(1)).toBe(4)
  second?.()
  expect(owner.count).toBe(before)
  expect(Object.hasOwn(owner, 'count')).toBe(false)
})

test('behavior: a function that another script put around ours stays, without our part', () => {
  const owner = { count: (value: number) => value + 1 }
  const stop = patch(owner, 'count', doubled())
  const ours = owner.count
  owner.count = (value) => ours(value) + 100
  expect(owner.count(1)).toBe(104)
  stop?.()
  expect(owner.count(1)).toBe(102)
})

test('error: an object that cannot be changed is left alone', () => {
  const owner = Object.freeze({ count: (value: number) => value + 1 })
  expect(patch(owner, 'count', doubled())).toBeUndefined()
  expect(owner.count(1)).toBe(2)
})
