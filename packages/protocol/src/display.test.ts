import { expect, test } from 'vitest'
import { groupAddress } from './groupAddress.ts'
import { relativeTime } from './relativeTime.ts'
import { shortenAddress } from './shortenAddress.ts'

test('behavior: an address shows both of its ends', () => {
  expect(shortenAddress('0x1234567890abcdef1234567890abcdef1234abcd')).toBe('0x1234…abcd')
  expect(shortenAddress('short.eth')).toBe('short.eth')
  expect(shortenAddress('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin')).toBe('9xQeWv…VFin')
})

test.each([
  ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', 'cosmos1fl48…f0eh'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508…f3t4'],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'bc1p5cyx…drcr'],
])('behavior: the start that all addresses of a chain have does not count: %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown)
  expect(groupAddress(address)[0]?.text).toBe(shown.split('…')[0])
})

test('behavior: time passed is told in its largest unit [2.27]', () => {
  const second = 1_000
  const minute = 60 * second
  const hour = 60 * minute
  const day = 24 * hour
  const ago = (elapsed: number) => {
    const { value, unit } = relativeTime(0, elapsed)
    return `${value} ${unit}`
  }
  expect([minute, hour, day, 30 * day, 365 * day].map(ago)).toEqual([
    '1 minute',
    '1 hour',
    '1 day',
    '1 month',
    '1 year',
  ])
  expect([hour, day, 30 * day, 365 * day].map((edge) => ago(edge - 1))).toEqual([
    '59 minute',
    '23 hour',
    '29 day',
    '12 month',
  ])
  expect([59 * second, 0, -day].map(ago)).toEqual(['0 minute', '0 minute', '0 minute'])
})
