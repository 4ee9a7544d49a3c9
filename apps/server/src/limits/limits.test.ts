import { expect, test } from 'vitest'
import { createAddressCounts } from './addressCounts.ts'
import { ipKeys } from './ipKey.ts'
import type { Limit } from './limiter.ts'
import { defaultLimits, type Limits, readLimits } from './limits.ts'
import { rateLimitHeaders } from './rateLimitHeaders.ts'

const small: Limit = { rate: 1, period: 1_000, burst: 2 }

test('behavior: an override takes the place of one limit alone', () => {
  const limits = readLimits({ rpc: { ip: small } })
  expect(limits.rpc).toEqual({ ip: small, project: defaultLimits.rpc.project })
  expect(limits.data).toEqual(defaultLimits.data)
})

test('error: a class or a number that makes no sense is refused at the start', () => {
  expect(() => readLimits({ rcp: { ip: small } } as Limits.Overrides)).toThrow('unknown class rcp')
  expect(() => readLimits({ rpc: { ip: { ...small, rate: 0 } } })).toThrow('more than 0')
  expect(() => readLimits({ rpc: { ip: { ...small, period: Number.NaN } } })).toThrow('more than 0')
  expect(() => readLimits({ rpc: { project: { ...small, burst: 0.5 } } })).toThrow('burst')
})

test('behavior: an address counts as what one visitor has', () => {
  const keys = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]', '203.0.113.7'],
    ['203.0.113.7:', 'unknown'],
    ['[203.0.113.7', 'unknown'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ]
  for (const [ip = '', key] of keys) expect(ipKeys(ip)[0]).toEqual({ key, factor: 1 })
})

test('behavior: an IPv6 address also counts for its /56 and /48, an IPv4 address for itself alone', () => {
  expect(ipKeys('2001:db8:1:2345:6::7')).toEqual([
    { key: '2001:db8:1:2345::/64', factor: 1 },
    { key: '2001:db8:1:2300::/56', factor: 8 },
    { key: '2001:db8:1:0::/48', factor: 64 },
  ])
  for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:80', 'unknown'])
    expect(ipKeys(ip)).toHaveLength(1)
})

test('error: a /48 holds no more open than 64 visitors', () => {
  const counts = createAddressCounts(2)
  const opened: string[] = []
  for (let network = 0; network < 65_536; network += 1) {
    const ip = `2001:db8:1:${network.toString(16)}::1`
    if (counts.isFull(ip)) continue
    counts.add(ip)
    opened.push(ip)
  }
  expect(opened).toHaveLength(128)
  expect(counts.isFull('2001:db8:2::1')).toBe(false)
  for (const ip of opened) counts.remove(ip)
  expect(counts.isFull('2001:db8:1:1::1')).toBe(false)
})

test('behavior: headers say the policy and when to come back', () => {
  const limit: Limit = { rate: 100, period: 1_000, burst: 400 }
  expect(rateLimitHeaders({ admitted: false, limit, retryAfter: 1_200 })).toEqual({
    'RateLimit-Policy': '"default";q=400;w=4',
    RateLimit: '"default";r=0;t=2',
    'Retry-After': '2',
  })
  expect(rateLimitHeaders({ admitted: false, limit, retryAfter: 1 })).toMatchObject({ 'Retry-After': '1' })
})
