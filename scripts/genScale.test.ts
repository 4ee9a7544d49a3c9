import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  compareDay,
  type Measured,
  plan,
  planRelay,
  planWallets,
  readMeasured,
  scalePage,
} from './genScale.ts'

const root = join(import.meta.dirname, '..')
const measured = readMeasured(root)

test('behavior: the page about scale matches the stored figures', () => {
  expect(readFileSync(join(root, 'docs/scale.md'), 'utf8')).toBe(scalePage(measured))
})

test('behavior: more users never need fewer resources', () => {
  const plans = [1_000, 10_000, 1_000_000, 100_000_000].map((users) => plan(users, measured))
  for (const key of ['processes', 'redis', 'writers', 'total', 'eventStore'] as const)
    expect(plans.map((one) => one[key])).toEqual(plans.map((one) => one[key]).toSorted((a, b) => a - b))
})

test('behavior: twice the cost needs about twice the resources', () => {
  const double = <Of extends Measured | Measured['scale']>(of: Of) => ({
    ...of,
    figures: Object.fromEntries(
      Object.entries(of?.figures ?? {}).map(([name, { value, unit }]) => [
        name,
        { unit, value: unit.startsWith('µs') ? 2 * value : value },
      ]),
    ),
  })
  const twice = { ...double(measured), scale: double(measured.scale) } as Measured
  const users = 100_000_000
  expect(plan(users, twice).cores / plan(users, measured).cores).toBeCloseTo(2, 6)
})

test('error: a missing figure is an error', () => {
  expect(() => plan(1_000, { machine: '', figures: {} })).toThrow('was not measured')
})

test('behavior: the simulated day is compared with what the costs of single requests add up to', () => {
  const rows = compareDay(measured)
  expect(rows.map(({ name }) => name)).toContain('server')
  for (const { computed, seen } of rows) expect([computed ?? 1, seen].every((value) => value > 0)).toBe(true)
  expect(() => compareDay({ ...measured, day: undefined })).toThrow('was not measured')
})

test('behavior: a relay with more clients never needs fewer resources', () => {
  if (!measured.relay) throw new Error('the relay was not measured')
  const relay = measured.relay
  const plans = [10_000, 1_000_000, 50_000_000].map((sockets) => planRelay(sockets, relay))
  for (const key of ['cores', 'memory', 'processes', 'redis', 'cost'] as const)
    expect(plans.map((one) => one[key])).toEqual(plans.map((one) => one[key]).toSorted((a, b) => a - b))
  expect(() => planRelay(1_000, { machine: '', figures: {} })).toThrow('was not measured')
})

test('behavior: more wallets never need fewer resources', () => {
  if (!measured.frame) throw new Error('the frame was not measured')
  const frame = measured.frame
  const plans = [10_000, 1_000_000, 10_000_000].map((wallets) => planWallets(wallets, frame))
  for (const key of ['processes', 'kmses', 'vaultDisk', 'auditDisk', 'cost'] as const)
    expect(plans.map((one) => one[key])).toEqual(plans.map((one) => one[key]).toSorted((a, b) => a - b))
  expect(() => planWallets(1_000, { machine: '', figures: {} })).toThrow('was not measured')
})
