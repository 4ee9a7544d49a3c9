import type { ChainId } from '@latchkey/protocol/caip'
import type { HistoryAnswer, HistoryPage, TokenInfo } from '../chain.ts'
import type { SolanaNode } from './node.ts'
import { toTransaction } from './toTransaction.ts'

const maxConcurrent = 8

/** Transactions of an account, newest first, from the node's index of signatures. */
export async function getHistory(
  node: SolanaNode,
  chain: ChainId,
  account: string,
  { limit, before }: HistoryPage,
  native: TokenInfo,
): Promise<HistoryAnswer> {
  const found = await node.signatures(account, limit, before?.hash || undefined)
  const transactions = []
  for (let start = 0; start < found.length; start += maxConcurrent) {
    const some = found.slice(start, start + maxConcurrent)
    const read = await Promise.all(some.map(({ signature }) => node.transaction(signature)))
    for (const [index, transaction] of read.entries()) {
      const signature = some[index]?.signature
      if (transaction && signature)
        transactions.push(toTransaction(chain, account, signature, transaction, native))
    }
  }
  const last = found.at(-1)
  const next =
    last && found.length === limit
      ? { height: last.slot, hash: last.signature, time: (last.blockTime ?? 0) * 1_000 }
      : undefined
  return { transactions, next }
}
