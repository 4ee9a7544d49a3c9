import { expect, test } from 'vitest'
import { readTransaction } from './wire.ts'

/** A message with one account, no instructions, and as many signatures as asked for. */
function transaction(signatures: number): Uint8Array {
  const header = [signatures, 0, 0]
  const [accounts, blockhash] = [Array<number>(32).fill(3), Array<number>(32).fill(4)]
  return Uint8Array.from([
    signatures,
    ...Array<number>(64 * signatures).fill(7),
    ...[...header, 1, ...accounts, ...blockhash, 0],
  ])
}

test('behavior: the fee payer signs', () => {
  expect(readTransaction(transaction(1)).signers).toHaveLength(1)
})

test('error: bytes that no account has to sign are no transaction', () => {
  expect(() => readTransaction(transaction(0))).toThrow(expect.objectContaining({ code: 'send/failed' }))
})
