import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'
import type { HistoryAnswer, HistoryPage, HistoryPoint, TokenInfo } from '../chain.ts'
import { cutBetweenHeights } from '../cutBetweenHeights.ts'
import { tokenPrograms } from './getHoldings.ts'
import type { NodeTransaction, Signature, SolanaNode } from './node.ts'
import { listedToken } from './tokens.ts'
import { toTransaction, unreadTransaction } from './toTransaction.ts'

const maxConcurrent = 8
/** Each costs a call per page. Accounts beyond are left out, and the history is marked as partial. */
export const maxTokenAccounts = 20
/** What nodes return at most in one call. */
const maxSignatures = 1_000
/** Calls per address and page. One is enough unless an address has thousands of newer transactions. */
const maxCalls = 10
/** Those with which a cluster begins. Archives may not have the very first ones. */
const firstEpochSlots = 432_000

/**
 * Transactions of an account, newest first: those of its own address, and those of its token
 * accounts, because a transfer to a token account does not name its owner.
 *
 * Nodes list signatures per address, with slots but without their order inside a slot. The lists
 * are merged by slot, and inside a slot by signature, so that every page has the same order. A page
 * ends between two slots unless one slot fills it.
 *
 * Costs two calls for the token accounts, one per address, and one per transaction.
 */
export async function getHistory(
  node: SolanaNode,
  chain: ChainId,
  account: string,
  page: HistoryPage,
  native: TokenInfo,
): Promise<HistoryAnswer> {
  const { before, limit } = page
  const { isCapped, tokenAccounts } = await findTokenAccounts(node, chain, account)
  const lists = await inBatches([account, ...tokenAccounts], (address) => readList(node, address, page))
  // Every list is complete above.
  const reached = Math.max(...lists.map(({ reached }) => reached))
  const found = new Map(lists.flatMap(({ items }) => items.map((item) => [item.signature, item])))
  const ordered = [...found.values()].filter(({ slot }) => slot > reached).sort(inOrder)
  if (before && ordered.length === 0 && !lists.some(({ isKnown }) => isKnown)) {
    // The end would be claimed by a node that never had, or no longer has, what was returned before.
    throw new Refusal(chainUnavailable, { cause: new Error('the node does not know the previous page') })
  }
  const chosen = cutBetweenHeights(ordered, limit, ({ slot }) => slot)
  const read = await inBatches(chosen, ({ signature }) => node.transaction(signature))
  const transactions = chosen.map((item, index) => {
    const transaction = read[index]
    return transaction
      ? toTransaction(chain, account, item.signature, transaction, native)
      : unreadTransaction(chain, account, item)
  })
  const last = chosen.at(-1)
  const following = ordered[chosen.length]
  if (last && (following || reached >= 0)) {
    const time = Math.max(0, last.blockTime ?? 0) * 1_000
    const isWhole = following?.slot !== last.slot
    return { transactions, next: { height: last.slot, hash: last.signature, isWhole, time } }
  }
  const isPartial = isCapped || !(await isStart(node, account, read.at(-1), tokenAccounts.length > 0))
  return { transactions, next: undefined, ...(isPartial && { isPartial }) }
}

/** Those of listed tokens first, then those with a balance: anyone can open accounts for others. */
async function findTokenAccounts(
  node: SolanaNode,
  chain: ChainId,
  owner: string,
): Promise<{ tokenAccounts: readonly string[]; isCapped: boolean }> {
  const read = await Promise.all(tokenPrograms.map((programId) => node.tokenAccounts(owner, { programId })))
  const ranked = read
    .flat()
    .map(({ mint, pubkey, tokenAmount }) => {
      const rank = Number(!listedToken(chain, mint)) * 2 + Number(tokenAmount.amount === 0n)
      return { pubkey, rank }
    })
    .sort((a, b) => a.rank - b.rank || (a.pubkey < b.pubkey ? -1 : 1))
  return {
    tokenAccounts: ranked.slice(0, maxTokenAccounts).map(({ pubkey }) => pubkey),
    isCapped: ranked.length > maxTokenAccounts,
  }
}

type List = {
  readonly items: readonly Signature[]
  /** The list is only complete above this slot; -1 if it is complete. */
  readonly reached: number
  /** Whether it has transactions that belong to earlier pages. */
  readonly isKnown: boolean
}

/** The signatures of an address that follow the point: of at least one slot, if there are any. */
async function readList(node: SolanaNode, address: string, { before, limit }: HistoryPage): Promise<List> {
  const items: Signature[] = []
  let isKnown = false
  let from: string | undefined
  /** Where to continue if the node does not take a signature of another address. */
  let own: string | undefined
  for (let call = 1; call <= maxCalls; call++) {
    // Always from the top first: not every node can start from a signature of another address.
    const size = before || call > 1 ? maxSignatures : limit + 1
    const some = await node.signatures(address, size, from)
    items.push(...some.filter((item) => isAfter(item, before)))
    isKnown ||= some.some((item) => !isAfter(item, before))
    const last = some.at(-1)
    if (!last && own !== undefined) {
      from = own
      own = undefined
      continue
    }
    own = undefined
    if (!last || some.length < size) return { items, reached: -1, isKnown }
    if (items.some(({ slot }) => slot > last.slot)) return { items, reached: last.slot, isKnown }
    const canSkip = call === 1 && before?.isWhole === true && !isAfter(last, before)
    from = canSkip ? before.hash : last.signature
    own = canSkip ? last.signature : undefined
  }
  // Thousands of newer transactions, and the node said that none follows.
  if (items.length === 0) return { items, reached: -1, isKnown }
  throw new Refusal(chainUnavailable, { cause: new Error('a slot has too many transactions of an account') })
}

function isAfter({ signature, slot }: Signature, point: HistoryPoint | undefined): boolean {
  if (!point || slot < point.height) return true
  return slot === point.height && !point.isWhole && point.hash !== '' && signature > point.hash
}

function inOrder(a: Signature, b: Signature): number {
  return b.slot - a.slot || (a.signature < b.signature ? -1 : 1)
}

/** Whether the oldest transaction that the node lists is the account's first one, as far as can be known. */
async function isStart(
  node: SolanaNode,
  account: string,
  oldest: NodeTransaction | undefined,
  hasTokens: boolean,
): Promise<boolean> {
  const place = oldest?.transaction.message.accountKeys.findIndex(({ pubkey }) => pubkey === account) ?? -1
  // Before, there was no such account.
  if (place >= 0 && oldest?.meta?.preBalances[place] === 0) return true
  if (!oldest && !hasTokens && (await node.lamports(account)) === 0n) return true
  // A node that keeps everything; others do not list what they no longer have.
  return (await node.firstSlot()) < firstEpochSlots
}

async function inBatches<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = []
  for (let start = 0; start < items.length; start += maxConcurrent)
    values.push(...(await Promise.all(items.slice(start, start + maxConcurrent).map(read))))
  return values
}
