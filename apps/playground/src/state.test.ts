import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstState, readState, writeState } from './state.ts'
import { anyState } from './testingStates.ts'

test('property: the address of a state is read as that state', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readState(writeState(state))).toEqual(state)
    }),
    { numRuns: process.env.EXHAUSTIVE ? 2_000 : 100 },
  )
})

test('property: any address is read without a failure, and stays short', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
      const state = readState(query)
      expect(state.networks.length + state.families.length).toBeGreaterThan(0)
      expect(writeState(state).length).toBeLessThan(40_000)
    }),
    { numRuns: process.env.EXHAUSTIVE ? 1_000 : 30 },
  )
})

test('behavior: the first state has an empty address', () => {
  expect(writeState(firstState)).toBe('')
  expect(readState('')).toEqual(firstState)
})

test.each([
  'theme.mode=purple',
  'theme.accent=url(x)',
  'features.send=yes',
  'relay=javascript:alert(1)',
  'api=ftp://x',
  'constructor=x',
  '__proto__=x',
  `metadata.name=${'x'.repeat(300)}`,
])('error: %j is left out', (query) => {
  expect(readState(query)).toEqual(firstState)
})
