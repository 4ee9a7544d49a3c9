import type { ChainId } from '@latchkey/protocol/caip'
import { type Hex, pad, toEventSelector } from 'viem'
import type { HistoryAnswer, HistoryPage } from '../chain.ts'
import { cutBetweenHeights } from '../cutBetweenHeights.ts'
import type { EvmContext } from './context.ts'
import { createNode, type EvmNode } from './node.ts'
import { readTransaction } from './readTransaction.ts'
import { scanLogs, transferTopic } from './scanLogs.ts'

const hourMs = 3_600_000
/** Time budget for finding transactions; the rest is on the next page. */
const budgetMs = 4_000
const maxConcurrent = 8
/** The first precompiled contract, which exists on every chain. */
const probeAddress = '0x0000000000000000000000000000000000000001'

const topics = {
  single: toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
  batch: toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
  approval: toEventSelector('Approval(address,address,uint256)'),
  approvalForAll: toEventSelector('ApprovalForAll(address,address,bool)'),
} as const

/** A transaction's position, before anything else of it is read. */
type Found = { readonly hash: string; readonly height: number; readonly index: number }

/**
 * Transactions of an account, newest first. Token transfers and approvals are found in
 * the logs of any node; plain calls and coin transfers leave no log and are only found
 * if a node has an index (Otterscan's `ots_` methods, as in Erigon, Reth and Anvil).
 *
 * A page ends between two blocks unless one block fills it, so that another source can
 * continue from there whatever its order inside a block. If the time budget runs out,
 * a page may be short or empty and still have a `next`.
 */
export async function getHistory(
  context: EvmContext,
  chain: ChainId,
  account: string,
  page: HistoryPage,
  signal?: AbortSignal | undefined,
): Promise<HistoryAnswer> {
  const { limit, before } = page
  const node = createNode(context.gateway, chain, signal)
  const head = await node.height()
  // Without a hash, the whole height was already returned.
  const top = before ? Math.min(before.hash ? before.height : before.height - 1, head) : head
  const given = before?.hash && before.height <= head ? await placeOf(node, before.hash) : undefined
  const isNew = ({ height, index }: Found) =>
    !given || height < given.height || (height === given.height && index < given.index)

  const { found, reached } = await search(context, chain, node, account, { top, head, limit, isNew })
  const ordered = [...found.values()]
    .filter((item) => item.height >= reached && isNew(item))
    .sort((a, b) => b.height - a.height || b.index - a.index)
  const chosen = cutBetweenHeights(ordered, limit, ({ height }) => height)

  const transactions = []
  const hasMoves = await hasOts(context, chain, node)
  for (let start = 0; start < chosen.length; start += maxConcurrent) {
    const some = chosen.slice(start, start + maxConcurrent)
    transactions.push(
      ...(await Promise.all(
        some.map(({ hash }) => readTransaction(context, chain, node, account, hash, { hasMoves, signal })),
      )),
    )
  }
  const last = chosen.at(-1)
  const following = ordered[chosen.length]
  const isDone = reached === 0 && !following
  const lowest = following && last ? last.height : reached
  return {
    transactions,
    next: isDone
      ? undefined
      : {
          height: lowest,
          hash: following && last && following.height === last.height ? last.hash : '',
          time: await timeOf(node, lowest),
        },
  }
}

/** Scans down the chain until more than a page is found; `reached` is the lowest height that is complete. */
async function search(
  context: EvmContext,
  chain: ChainId,
  node: EvmNode,
  account: string,
  { top, head, limit, isNew }: { top: number; head: number; limit: number; isNew: (item: Found) => boolean },
): Promise<{ found: Map<string, Found>; reached: number }> {
  const found = new Map<string, Found>()
  if (top < 0) return { found, reached: 0 }
  const deadline = context.clock() + budgetMs
  const add = (hash: string, height: number, index: number) => {
    const item = { hash: hash.toLowerCase(), height, index }
    if (height <= top && isNew(item)) found.set(item.hash, item)
  }
  const isIndexed = await hasOts(context, chain, node)
  const indexed = isIndexed ? await searchIndex(node, account, { top, head, limit }, add) : 0

  const word = pad(account.toLowerCase() as Hex)
  const filters = [
    [[transferTopic, topics.approval, topics.approvalForAll], word],
    [[transferTopic, topics.single, topics.batch], null, word],
    [[topics.single, topics.batch], null, null, word],
  ] as const
  const reached = await scanLogs(
    context,
    chain,
    node,
    { topics: filters, from: indexed, to: top, deadline },
    (logs, from) => {
      for (const { transactionHash, blockNumber, transactionIndex } of logs)
        add(transactionHash, blockNumber, transactionIndex)
      let complete = 0
      for (const { height } of found.values()) if (height >= from) complete += 1
      return complete <= limit
    },
  )
  return { found, reached: Math.max(reached, indexed) }
}

/** Queries a node's index; resolves to the lowest height it is complete for. */
async function searchIndex(
  node: EvmNode,
  account: string,
  { top, head, limit }: { top: number; head: number; limit: number },
  add: (hash: string, height: number, index: number) => void,
): Promise<number> {
  // "Before" excludes its own height, and 0 means the newest.
  const { txs, lastPage } = await node.otsBefore(account, top === head ? 0 : top + 1, limit + 1)
  for (const { hash, blockNumber, transactionIndex } of txs) add(hash, blockNumber, transactionIndex)
  if (lastPage || txs.length === 0) return 0
  return Math.min(...txs.map(({ blockNumber }) => blockNumber))
}

/**
 * Whether the chain's nodes have an index. Probed with a real call once an hour: some
 * nodes claim the interface but lack this method.
 */
async function hasOts({ cache }: EvmContext, chain: ChainId, node: EvmNode): Promise<boolean> {
  const key = `evm:ots:${chain}`
  const known = await cache.get(key)
  if (known !== undefined) return known === 'yes'
  const has = await node.otsBefore(probeAddress, 0, 1).then(
    () => true,
    () => false,
  )
  // Cache a negative result for less time: it may be due to an outage.
  await cache.set(key, has ? 'yes' : 'no', has ? hourMs : hourMs / 12)
  return has
}

async function placeOf(node: EvmNode, hash: string): Promise<Found | undefined> {
  const { blockNumber, transactionIndex } = (await node.transaction(hash)) ?? {}
  if (typeof blockNumber !== 'number' || typeof transactionIndex !== 'number') return undefined
  return { hash, height: blockNumber, index: transactionIndex }
}

async function timeOf(node: EvmNode, height: number): Promise<number> {
  return ((await node.block(height))?.timestamp ?? 0) * 1_000
}
