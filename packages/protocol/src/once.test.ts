import { expect, test } from 'vitest'
import { once } from './once.ts'

test('behavior: loads once, also when asked twice at the same time', async () => {
  let loads = 0
  const load = once(async () => ++loads)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('error: what failed is loaded again', async () => {
  let loads = 0
  const load = once(async () => {
    if (++loads === 1) throw new Error('offline')
    return loads
  })
  await expect(load()).rejects.toThrow('offline')
  expect(await load()).toBe(2)
})
