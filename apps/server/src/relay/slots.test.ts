import { expect, test } from 'vitest'
import { readRedirect, readView, slotOf } from './slots.ts'

test('behavior: keys have the slots that Redis gives them', () => {
  expect(['123456789', 'foo', ''].map(slotOf)).toEqual([12_739, 12_182, 0])
  expect(slotOf('lk:r:{123456789}:s')).toBe(12_739)
  // Only the first braces count, and empty ones do not.
  expect(slotOf('foo{{bar}}zap')).toBe(slotOf('{bar'))
  expect(slotOf('foo{bar}{zap}')).toBe(slotOf('bar'))
  expect([slotOf('foo{}{bar}'), slotOf('{}')]).toEqual([8_363, 15_257])
})

test('behavior: nodes without an address of their own are where the asked one is', () => {
  const slots = [
    [0, 5_460, ['10.0.0.1', 7_001, 'a', []], ['?', 7_004, 'd', []]],
    [5_461, 10_922, [null, 7_002, 'b', []], ['replica.example.com', 7_005, 'e', ['ip', '10.0.0.5']]],
    [10_923, 16_383, ['', 7_003, 'c', []]],
  ] as const
  expect(readView('cluster_state:ok\r\ncluster_current_epoch:6\r\n', slots, 'seed')).toEqual({
    epoch: 6,
    ranges: [
      { from: 0, to: 5_460, primary: { host: '10.0.0.1', port: 7_001 } },
      { from: 5_461, to: 10_922, primary: { host: 'seed', port: 7_002 } },
      { from: 10_923, to: 16_383, primary: { host: 'seed', port: 7_003 } },
    ],
    replicas: [{ host: 'replica.example.com', port: 7_005 }],
  })
})

test('error: what is no view of a cluster is not taken for one', () => {
  for (const slots of [null, 'OK', [1], [[0, 20_000, ['a', 1]]], [['0', 5, ['a', 1]]]])
    expect(readView('', slots, 'seed')).toBeUndefined()
  expect(readView(null, [], 'seed')).toBeUndefined()
})

test('behavior: redirects name a node, also by IPv6 or without a host', () => {
  expect(readRedirect('MOVED 3999 127.0.0.1:6381', 'seed')).toEqual({ host: '127.0.0.1', port: 6_381 })
  expect(readRedirect('ASK 3999 ::1:6381', 'seed')).toEqual({ host: '::1', port: 6_381 })
  expect(readRedirect('MOVED 3999 :6381', 'seed')).toEqual({ host: 'seed', port: 6_381 })
  for (const bad of ['MOVED', 'MOVED 3999', 'MOVED 3999 host', 'MOVED 3999 host:no', 'MOVED 1 ?:6381'])
    expect(readRedirect(bad, 'seed')).toBeUndefined()
})
