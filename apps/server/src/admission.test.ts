import { rateLimited } from '@latchkey/protocol/catalogue'
import { expect, test } from 'vitest'
import { createAdmit } from './admission.ts'
import type { Limiter } from './limits/limiter.ts'
import { defaultLimits } from './limits/limits.ts'
import { createMemoryLimiter } from './limits/memoryLimiter.ts'
import { Refusal } from './refusal.ts'

/** The real admission and limiter, on a clock that stands still. Counts what the limiter is asked. */
function setup() {
  let takes = 0
  const memory = createMemoryLimiter({ clock: () => 1_000 })
  const limiter: Limiter = {
    ...memory,
    take(...args) {
      takes += 1
      return memory.take(...args)
    },
  }
  const config = { limits: defaultLimits, limited: true }
  const admit = createAdmit({ config, limiter, projects: { find: () => undefined } })
  const admits = (ip: string, calls = 1) => {
    try {
      admit({ class: 'data', ip, calls })
      return true
    } catch (error) {
      if (!(error instanceof Refusal) || error.entry !== rateLimited) throw error
      return false
    }
  }
  return { admits, takes: () => takes }
}

const { burst } = defaultLimits.data.ip
const visitor = (network: number, prefix = '2001:db8:1') => `${prefix}:${network.toString(16)}::1`

test('error: a customer with a /48 gets what 64 visitors get, not what 65536 get', () => {
  const { admits } = setup()
  let admitted = 0
  for (let network = 0; network < 65_536; network += 1) if (admits(visitor(network))) admitted += 1
  expect(admitted).toBe(64 * burst)
  expect(admits(visitor(1, '2001:db8:2'))).toBe(true)
})

test('error: a customer with a /56 gets what eight visitors get', () => {
  const { admits } = setup()
  let admitted = 0
  for (let turn = 0; turn < burst; turn += 1)
    for (let network = 0; network < 256; network += 1) if (admits(visitor(network))) admitted += 1
  expect(admitted).toBe(8 * burst)
  // The next /56 of the same /48.
  expect(admits(visitor(0x100))).toBe(true)
})

test('behavior: a visitor over its limit does not use up that of its neighbours', () => {
  const { admits } = setup()
  for (let turn = 0; turn < 10_000; turn += 1) admits(visitor(1))
  expect(admits(visitor(1))).toBe(false)
  for (let turn = 0; turn < burst; turn += 1) expect(admits(visitor(2))).toBe(true)
})

test('behavior: a batch costs its visitor and the wider networks the same', () => {
  const { admits } = setup()
  // Each is charged half the burst of one visitor, and the /56 has eight bursts.
  for (let network = 0; network < 8; network += 1)
    for (const turn of [1, 2])
      expect([network, turn, admits(visitor(network), 1_000)]).toEqual([network, turn, true])
  expect(admits(visitor(9))).toBe(false)
})

test('behavior: an IPv4 address costs one take of the limiter', () => {
  const { admits, takes } = setup()
  admits('203.0.113.7')
  expect(takes()).toBe(1)
  admits('::ffff:203.0.113.7')
  expect(takes()).toBe(2)
  admits(visitor(1))
  expect(takes()).toBe(5)
})
