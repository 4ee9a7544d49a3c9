import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'
import { toToken } from './denoms.ts'
import list from './tokens.json' with { type: 'json' }

/** Placeholder of the coin in which fees are paid. */
export const nativeAddress = 'native'

type Listed = {
  readonly denom: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** CoinGecko's id. */
  readonly priceId?: string
}
type Chain = {
  /** Of addresses. */
  readonly prefix: string
  /** The denom of the coin. */
  readonly coin: string
  readonly tokens: ReadonlyMap<string, Listed>
}

const chains = new Map<string, Chain>(
  Object.entries(list.chains).map(([chain, { coin, prefix, tokens }]) => [
    chain,
    { coin, prefix, tokens: new Map(tokens.map((token) => [token.denom, token])) },
  ]),
)

/** Undefined if the chain is not on the list: it is the operator's own. */
export function prefixOf(chain: ChainId): string | undefined {
  return chains.get(chain)?.prefix
}

export function coinOf(chain: ChainId): string | undefined {
  return chains.get(chain)?.coin
}

export function listedToken(chain: ChainId, denom: string): Listed | undefined {
  return chains.get(chain)?.tokens.get(denom)
}

/**
 * A denom's name and decimals from the list. The chain does not know them, and anyone can create
 * a denom: one that is not listed has no decimals, which hides it. Undefined if its id is too long.
 */
export function toTokenInfo(chain: ChainId, denom: string): TokenInfo | undefined {
  const token = toToken(denom)
  if (token === undefined) return undefined
  const { name, symbol, decimals } = listedToken(chain, denom) ?? { name: denom, symbol: denom, decimals: 0 }
  return { id: accountId(chain, token), name, symbol, decimals }
}
