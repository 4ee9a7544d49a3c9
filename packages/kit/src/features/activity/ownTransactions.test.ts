import { expect, test } from 'vitest'
import type { TrackedTransaction } from '../../core/transactions/trackedTransactions.ts'
import { notInHistory, sentFrom, withoutSent } from './ownTransactions.ts'
import { transactionAt } from './testing.ts'

const one: TrackedTransaction = {
  hash: '0xAA',
  chain: 'eip155:1',
  address: '0xAb',
  purpose: { kind: 'send', moves: [{ direction: 'out', amount: '1', symbol: 'ETH' }] },
  sentAt: 5,
  status: 'pending',
}

const lowerCase = { key: (address: string) => address.toLowerCase() }

test('behavior: where the case of an address counts, another case is another account', () => {
  const address = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
  const sent = { ...one, address }
  const asIs = { key: (text: string) => text }
  expect(sentFrom([sent], { address, network: 'eip155:1' }, asIs)).toEqual([sent])
  expect(sentFrom([sent], { address: address.toLowerCase(), network: 'eip155:1' }, asIs)).toEqual([])
})

test('behavior: what this account sent on this network, newest first [5.25]', () => {
  const newer = { ...one, hash: '0xBB', sentAt: 9 }
  const all = [
    one,
    { ...one, hash: '0x1', chain: 'eip155:10' as const },
    { ...one, hash: '0x2', address: '0xcd' },
    newer,
  ]
  expect(sentFrom(all, { address: '0xaB', network: 'eip155:1' }, lowerCase)).toEqual([newer, one])
})

test('behavior: it is above the history until the history contains it', () => {
  const told = transactionAt('2026-01-01', { metadata: { hash: '0xaa' } })
  expect(notInHistory([one], [])).toEqual([one])
  expect(notInHistory([one], [told])).toEqual([])
})

test('behavior: one that the history lists as pending stays above it, and is listed once', () => {
  const pending = transactionAt('2026-01-01', { metadata: { hash: '0xaa', status: 'pending' } })
  const other = transactionAt('2025-01-01', { metadata: { hash: '0xdd' } })
  const above = notInHistory([one], [pending, other])
  expect(above).toEqual([one])
  expect(withoutSent([pending, other], above)).toEqual([other])
  expect(withoutSent([pending, other], [])).toEqual([pending, other])
})

test('behavior: one that was replaced stays: the history tells only of what took its place', () => {
  const replaced: TrackedTransaction = { ...one, status: 'replaced', replacedBy: '0xCC' }
  const told = transactionAt('2026-01-01', { metadata: { hash: '0xcc' } })
  expect(notInHistory([replaced], [told])).toEqual([replaced])
})
