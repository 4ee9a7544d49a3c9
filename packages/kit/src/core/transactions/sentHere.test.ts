import { expect, test } from 'vitest'
import { createChain, createOrigin, settle, startKit } from '../testing.ts'
import { recallSent } from './sentHere.ts'
import { trackedTransactions } from './trackedTransactions.ts'
import { trackTransaction } from './trackTransaction.ts'

const transaction = {
  hash: '0x01',
  chain: 'eip155:1',
  sentAt: 1,
  address: '0x00000000000000000000000000000000000000aa',
  purpose: { kind: 'send', moves: [{ direction: 'out', amount: '1', symbol: 'COIN' }] },
} as const

/** A kit for a family whose nodes list no transactions, or whose server does; one per visit. */
function visit(
  origin: ReturnType<typeof createOrigin>,
  activity: 'server' | 'device',
  server = activity === 'server',
) {
  const { driver } = createChain({ networks: [1] })
  const receipts = async () => ({ wait: async () => ({ hash: '0x01', status: 'success' as const }) })
  return startKit({
    drivers: [{ ...driver, activity, receipts }],
    storage: origin.tab(),
    ...(server && { api: 'https://api.example', projectId: 'shop' }),
  })
}

test('behavior: what was sent is kept for the next visit in families without a history', async () => {
  const origin = createOrigin()
  await trackTransaction(visit(origin, 'device'), transaction)
  const later = visit(origin, 'device')
  await settle()
  expect(trackedTransactions.of(later).get()).toEqual([])
  recallSent(later)
  expect(trackedTransactions.of(later).get()).toEqual([{ ...transaction, status: 'success' }])
})

test('behavior: what was sent is kept where there is no server to list it', async () => {
  const origin = createOrigin()
  await trackTransaction(visit(origin, 'server', false), transaction)
  const later = visit(origin, 'server', false)
  recallSent(later)
  expect(trackedTransactions.of(later).get()).toEqual([{ ...transaction, status: 'success' }])
})

test('behavior: what a server lists is not kept', async () => {
  const origin = createOrigin()
  await trackTransaction(visit(origin, 'server'), transaction)
  const later = visit(origin, 'server')
  recallSent(later)
  expect(trackedTransactions.of(later).get()).toEqual([])
})

test('error: storage that another script filled is ignored', async () => {
  const origin = createOrigin()
  const kit = visit(origin, 'device')
  for (const value of [1, {}, [null, 1, { ...transaction, status: 'constructor' }, { hash: 1 }]]) {
    kit.storage.writeText('sentHere', JSON.stringify(value))
    recallSent(kit)
  }
  expect(trackedTransactions.of(kit).get()).toEqual([])
})
