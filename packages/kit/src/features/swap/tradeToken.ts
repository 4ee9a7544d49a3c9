import type { AssetId, Assets, ChainId, Network } from '@latchkey/chains/driver'
import { type AccountId, accountId, parseAccountId, parseChainId } from '@latchkey/protocol/caip'
import type { SwapToken } from '@latchkey/protocol/http/swap'
import { isSameToken, knownToken } from '../../core/holdings/checkToken.ts'
import type { Token } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { imageUrl } from '../../core/server/apiUrl.ts'

/** One side of a swap. */
export type TradeToken = {
  /** CAIP-19. */
  readonly id: AssetId
  readonly chain: ChainId
  /** Undefined for the chain's own coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly icon: string | undefined
  /** Whether the kit or the host knows it by its address; a token can be created with any name. */
  readonly listed: boolean
  /** False where the server's list says that it takes no signed permissions. */
  readonly permits?: boolean | undefined
}

/** The id of the token in requests to the server. */
export function tokenId(kit: Kit, { chain, address }: Pick<TradeToken, 'chain' | 'address'>): AccountId {
  return accountId(chain, address ?? assetsOf(kit, chain).coin)
}

function assetsOf(kit: Kit, chain: ChainId): Assets {
  return kit.driver(parseChainId(chain).namespace).assets
}

export function coinOf(kit: Kit, { id, currency, icon: ofNetwork }: Network): TradeToken {
  const { name, symbol, decimals } = currency
  const icon = imageUrl(kit.options, 'Token', symbol) ?? ofNetwork
  const asset = assetsOf(kit, id).id(id)
  return { id: asset, chain: id, address: undefined, name, symbol, decimals, icon, listed: true }
}

/** A token of the server's list; undefined where the kit knows it by another name, or counts it differently. */
export async function fromListed(kit: Kit, listed: SwapToken): Promise<TradeToken | undefined> {
  const token = toTradeToken(kit, listed)
  const known = await knownToken(kit, token)
  if (!known) return { ...token, listed: false }
  return isSameToken(token, known) ? token : undefined
}

function toTradeToken(kit: Kit, token: SwapToken): TradeToken {
  const { name, symbol, decimals, logoUri, eip2612 } = token
  const { chainId: chain, address } = parseAccountId(token.address)
  const assets = assetsOf(kit, chain)
  const native = assets.id(chain, address) === assets.id(chain, assets.coin)
  return {
    id: assets.id(chain, native ? undefined : address),
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

/** A token of the account. The chain's own coin counts as listed. */
export function fromHeld(
  { id, chain, address, name, symbol, decimals, icon }: Token,
  listed: boolean,
): TradeToken {
  return { id, chain, address, name, symbol, decimals, icon, listed: listed || address === undefined }
}
