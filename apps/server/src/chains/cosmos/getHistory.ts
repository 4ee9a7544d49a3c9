import type { ChainId } from '@latchkey/protocol/caip'
import type { HistoryAnswer, HistoryPage, TokenInfo } from '../chain.ts'
import { type CosmosNode, type NodeTransaction, pageSize } from './node.ts'
import { toTransaction } from './toTransaction.ts'

const maxConcurrent = 8

/**
 * Transactions that the account signed or in which it received something, newest first, from the
 * node's index. Many nodes have none: then the history is unavailable.
 */
export async function getHistory(
  node: CosmosNode,
  chain: ChainId,
  account: string,
  { before, limit }: HistoryPage,
  { coin, native }: { coin: string; native: TokenInfo },
): Promise<HistoryAnswer> {
  // Without a hash, the whole height was already returned.
  const top = before && (before.hash ? before.height : before.height - 1)
  const end = top === undefined ? '' : ` AND tx.height<=${top}`
  const lists = await Promise.all([
    node.search(`message.sender='${account}'${end}`),
    node.search(`transfer.recipient='${account}'${end}`),
  ])
  const found = new Map(lists.flat().map((transaction) => [transaction.hash, transaction]))
  const given = before?.hash ? found.get(before.hash) : undefined
  const ordered = [...found.values()]
    .filter((one) => (given ? comesAfter(given, one) : one.height <= (top ?? one.height)))
    .toSorted((a, b) => (comesAfter(a, b) ? -1 : 1))

  // Below the end of a full list, the other list may have transactions of which this one has others.
  const floor = Math.max(...lists.map((list) => (list.length < pageSize ? 0 : (list.at(-1)?.height ?? 0))))
  const complete = ordered.filter(({ height }) => height > floor)
  const page = (complete.length > 0 ? complete : ordered).slice(0, limit)
  const times = await readTimes(node, [...new Set(page.map(({ height }) => height))])
  const timeOf = ({ height }: NodeTransaction) => times.get(height) ?? 0

  const last = page.at(-1)
  const isDone = floor === 0 && page.length === ordered.length
  const rest = last
    ? { height: last.height, hash: last.hash, time: timeOf(last) }
    : { height: floor, hash: '', time: 0 }
  return {
    transactions: page.map((one) =>
      toTransaction({ chain, account, transaction: one, time: timeOf(one), coin, native }),
    ),
    next: isDone ? undefined : rest,
  }
}

/** Whether `b` is older than `a`, or before it in the same block. */
function comesAfter(a: NodeTransaction, b: NodeTransaction): boolean {
  return b.height < a.height || (b.height === a.height && (b.index ?? 0) < (a.index ?? 0))
}

async function readTimes(node: CosmosNode, heights: readonly number[]): Promise<Map<number, number>> {
  const times = new Map<number, number>()
  for (let start = 0; start < heights.length; start += maxConcurrent) {
    const some = heights.slice(start, start + maxConcurrent)
    const read = await Promise.all(some.map((height) => node.timeOf(height)))
    for (const [index, height] of some.entries()) times.set(height, read[index] ?? 0)
  }
  return times
}
