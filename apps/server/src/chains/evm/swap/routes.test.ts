import { expect, test } from 'vitest'
import { pooledPaths, tokenPaths } from './routes.ts'

const [a, b, c, d] = ['aa', 'bb', 'cc', 'dd'].map((pair) => `0x${pair.repeat(20)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
]
const contracts = { weth: c, hops: [c, d], v2Router: undefined, v3: undefined }

test('behavior: directly, and over every token in between that is not one of the two', () => {
  expect(tokenPaths(a, b, contracts)).toEqual([
    [a, b],
    [a, c, b],
    [a, d, b],
  ])
  expect(tokenPaths(a, c, contracts)).toEqual([
    [a, c],
    [a, d, c],
  ])
})

test('behavior: every fee of every pool on the way', () => {
  expect(pooledPaths([a, b])).toEqual(
    ['000064', '0001f4', '000bb8', '002710'].map((fee) => `${a}${fee}${b.slice(2)}`),
  )
  const over = pooledPaths([a, c, b])
  expect(new Set(over).size).toBe(16)
  expect(over[1]).toBe(`${a}000064${c.slice(2)}0001f4${b.slice(2)}`)
})
