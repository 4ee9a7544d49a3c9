import type { ChainId } from '@latchkey/protocol/caip'
import type { Clock } from '../../clock.ts'
import type { HistoryAnswer, HistoryPage, TokenInfo } from '../chain.ts'
import { type BitcoinNode, pageSize } from './node.ts'
import { toTransaction } from './toTransaction.ts'

/** Transactions of an address: those of the mempool, then confirmed ones, newest first, from the node's index. */
export async function getHistory(
  node: BitcoinNode,
  chain: ChainId,
  account: string,
  { before }: Pick<HistoryPage, 'before'>,
  native: TokenInfo,
  clock: Clock,
): Promise<HistoryAnswer> {
  const found = await node.transactions(account, before?.hash || undefined)
  const confirmed = found.filter(({ status }) => status.confirmed)
  const pending = before ? [] : found.filter(({ status }) => !status.confirmed)
  const transactions = [...pending, ...confirmed].map((transaction) =>
    toTransaction(chain, account, transaction, native, clock()),
  )
  const last = confirmed.at(-1)
  // A loop of pages would end where the node repeats the last one.
  const isLast = !last || confirmed.length < pageSize || last.txid === before?.hash
  const next = isLast
    ? undefined
    : {
        height: last.status.block_height ?? 0,
        hash: last.txid,
        time: (last.status.block_time ?? 0) * 1_000,
      }
  return { transactions, next }
}
