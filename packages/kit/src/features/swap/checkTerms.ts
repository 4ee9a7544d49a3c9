import { parseChainId } from '@latchkey/protocol/caip'
import { isWrapping } from '@latchkey/protocol/calls'
import {
  networkUndefined,
  swapNotAsShown,
  swapUnsupported,
  swapWouldFail,
  tokenUnverified,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { allConnections, connections } from '../../core/connections/connections.ts'
import { checkToken } from '../../core/holdings/checkToken.ts'
import { holdings } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { withoutServer } from '../../core/server/withoutServer.ts'
import { shortfall, worstLoss } from './figures.ts'
import type { SwapOrder } from './swapQuotes.ts'
import type { SwapCall, SwapTerms, SwapTransaction } from './swapRun.ts'
import { swapTokens } from './swapTokens.ts'

/** What holds by other means than the server's word. */
export type CheckedTerms = Pick<SwapTerms, 'from' | 'to' | 'least' | 'loss'> & {
  /** What it costs beside the amount, where that is part of the transaction. */
  readonly fee: bigint | undefined
}

/**
 * Checks a swap that the server has written by means that are not the server's, before
 * anything of it is shown or signed: the tokens, the contract, what its call says, and what
 * nodes of others say that it would do. Resolves to the minimum that the chain enforces,
 * and to the loss against the rate on the chain, undefined if no node knows one.
 */
export async function checkTerms(
  kit: Kit,
  { order, expected, least, spender, approvals, transaction }: checkTerms.Args,
): Promise<CheckedTerms> {
  const { from, to, units, address } = order
  const known = findNetwork(kit, from.chain)
  const driver = kit.driver(parseChainId(from.chain).namespace)
  const swaps = await driver.swaps?.()
  if (!known) throw new KitError(networkUndefined)
  if (!swaps) throw new KitError(swapUnsupported)
  const network = withoutServer(kit, known)
  const refuse = (details: string) => new KitError(swapNotAsShown, { details })
  // What is in a whole transaction only its driver can read.
  if (typeof transaction !== 'string') {
    if (transaction.value !== (from.address === undefined ? units : 0n))
      throw refuse('The swap would pay another amount.')
    // Only what stands for the coin is called itself, to become it or come of it and for nothing else.
    const ofCoin = from.address === undefined || to.address === undefined
    const unwrapped = from.address === undefined ? undefined : units
    const wraps = spender === undefined && ofCoin && isWrapping(transaction.data, { unwrapped })
    const { key } = driver.addresses
    const isSide = [from, to].some((side) => side.address && key(side.address) === key(transaction.to))
    if (isSide ? !wraps : isOwn(kit, transaction.to)) throw refuse('The swap calls what it should only move.')
  }

  const contracts = kit.options.trusted?.contracts?.[from.chain]
  const pair = { network, from: from.address, to: to.address, units, contracts, signal: kit.signal }
  const [verdict, market, ...standings] = await Promise.all([
    swaps.judge({ ...pair, address, least, spender, approvals, transaction }),
    swaps.market(pair),
    checkToken(kit, from),
    checkToken(kit, to),
  ])
  if (verdict.status === 'refused') throw refuse(verdict.details)
  if (verdict.status === 'reverts') throw new KitError(swapWouldFail, { values: { reason: '' } })
  // Counted with other decimals, the amounts on the screen would be others.
  if (standings.includes('unread')) throw new KitError(tokenUnverified)
  const [ofFrom, ofTo] = standings
  const tokens = {
    from: { ...from, listed: ofFrom === 'known' },
    to: { ...to, listed: ofTo === 'known' },
  }
  const enforced = verdict.least !== undefined && verdict.least < least ? verdict.least : least
  const { fee } = verdict
  if (!market) return { ...tokens, fee, least: enforced, loss: undefined }
  return {
    ...tokens,
    fee,
    least: enforced,
    loss: worstLoss(shortfall(market.best, expected), shortfall(market.small, expected)),
  }
}

export declare namespace checkTerms {
  type Args = {
    order: Pick<SwapOrder, 'from' | 'to' | 'units' | 'address'>
    expected: bigint
    /** What the server says is the minimum. */
    least: bigint
    spender: string | undefined
    /** What is sent before; nothing where a signed permission is part of the swap. */
    approvals: readonly SwapCall[]
    transaction: SwapTransaction
  }
}

/** Whether it is an account of the visitor's, or a token of theirs or of the list: calling those, anything could be done with them. */
function isOwn(kit: Kit, address: string): boolean {
  const held = holdings.of(kit).get()
  const list = swapTokens.of(kit).get()
  const accounts = allConnections(connections.of(kit).get()).flatMap((connection) => connection.accounts)
  const tokens = [
    ...(held.status === 'ready' ? [...held.tokens, ...held.hidden] : []),
    ...(list.status === 'ready' && list.value !== 'unsupported' ? list.value : []),
  ]
  const { key } = kit.connection().driver.addresses
  return [...accounts, ...tokens].some(
    (one) => one.address !== undefined && key(one.address) === key(address),
  )
}
