import type { ChainId, Network } from '@latchkey/chains/driver'
import { type AccountId, accountId, parseAccountId } from '@latchkey/protocol/caip'
import type { SwapToken } from '@latchkey/protocol/http/swap'
import type { Token } from '../../core/holdings.ts'
import { nativeAddress } from '../../core/loadHoldings.ts'

/** One side of a swap. */
export type TradeToken = {
  readonly chain: ChainId
  /** Undefined for the chain's own coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly icon: string | undefined
  /** Whether the server's list vouches for it; anybody can make a token with any name. */
  readonly listed: boolean
  /** False where the server's list says that it takes no signed permissions. */
  readonly permits?: boolean | undefined
}

/** How the server is told which token is meant. */
export function tokenId({ chain, address }: Pick<TradeToken, 'chain' | 'address'>): AccountId {
  return accountId(chain, address ?? nativeAddress)
}

export function coinOf({ id, currency, icon }: Network): TradeToken {
  const { name, symbol, decimals } = currency
  return { chain: id, address: undefined, name, symbol, decimals, icon, listed: true }
}

export function fromListed(token: SwapToken): TradeToken {
  const { address: id, name, symbol, decimals, logoUri, eip2612 } = token
  const { chainId: chain, address } = parseAccountId(id)
  const native = address.toLowerCase() === nativeAddress
  return {
    chain,
    address: native ? undefined : address,
    name,
    symbol,
    decimals,
    icon: logoUri ?? undefined,
    listed: true,
    ...(eip2612 !== null && { permits: eip2612 }),
  }
}

/** Something the account has. The chain's own coin needs nobody to vouch for it. */
export function fromHeld(
  { chain, address, name, symbol, decimals, icon }: Token,
  listed: boolean,
): TradeToken {
  return { chain, address, name, symbol, decimals, icon, listed: listed || address === undefined }
}
