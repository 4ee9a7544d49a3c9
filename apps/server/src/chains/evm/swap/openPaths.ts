import { swapNoRoute } from '@latchkey/protocol/catalogue'
import type { Address } from 'viem'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { QuoteRequest } from '../../../features/swap/provider.ts'
import type { Gateway } from '../../../gateway/gateway.ts'
import { Refusal } from '../../../refusal.ts'
import { type Node, openNode } from './node.ts'
import { tokenPaths } from './routes.ts'
import { multicallOf, type SwapContracts } from './swapContracts.ts'

/** Dependencies of on-chain exchanges. */
export type ExchangeOptions = {
  readonly gateway: Gateway
  readonly chains: Config['chains']
  readonly clock: Clock
}

/** How long an on-chain price is expected to hold. */
export const quoteLifetimeMs = 30_000

/** Possible token paths of a swap, and the node to query. */
export function openPaths(
  { chain, from, to, signal }: QuoteRequest,
  { chains, gateway }: ExchangeOptions,
  contracts: SwapContracts,
  fresh: boolean,
): { node: Node; paths: Address[][] } {
  const start = from.native ? contracts.weth : (from.address as Address)
  const end = to.native ? contracts.weth : (to.address as Address)
  if (start === end) throw new Refusal(swapNoRoute)
  const multicall = multicallOf(chain, chains[chain])
  const node = openNode({ gateway, chain, multicall, signal, fresh })
  return { node, paths: tokenPaths(start, end, contracts) }
}

/** The offer with the highest output; throws `swapNoRoute` if there are none. */
export function bestOf<Offer extends { readonly toAmount: bigint }>(offers: readonly Offer[]): Offer {
  const [first, ...others] = offers
  if (!first) throw new Refusal(swapNoRoute)
  return others.reduce((best, offer) => (offer.toAmount > best.toAmount ? offer : best), first)
}
