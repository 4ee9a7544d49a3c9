import { expect, test } from 'vitest'
import { transaction } from './node.ts'
import { toTransaction } from './toTransaction.ts'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const key = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const coin = { id: `${chain}:${key}`, name: 'Solana', symbol: 'SOL', decimals: 9 } as const
const found = {
  slot: 5,
  blockTime: 1_700_000_000,
  meta: {
    err: null,
    fee: 5,
    preBalances: [9],
    postBalances: [4],
    preTokenBalances: [],
    postTokenBalances: [],
  },
  transaction: { message: { accountKeys: [{ pubkey: key, signer: true }], instructions: [] } },
}

test.each([Number.MIN_SAFE_INTEGER, -1, 0, Number.MAX_SAFE_INTEGER])(
  'error: a node that says %i is the time gives a date all the same',
  (blockTime) => {
    const read = transaction.parse({ ...found, blockTime })
    const { metadata } = toTransaction(chain, key, 'a', read, coin)
    expect(new Date(metadata.minedAt).getTime()).toBeGreaterThanOrEqual(0)
  },
)

test('error: a token whose address is no address is a response of another shape', () => {
  const balance = {
    accountIndex: 0,
    mint: 'a'.repeat(20).padEnd(32),
    owner: key,
    uiTokenAmount: { amount: '5', decimals: 6 },
  }
  const read = transaction.safeParse({ ...found, meta: { ...found.meta, postTokenBalances: [balance] } })
  expect(read.success).toBe(false)
})
