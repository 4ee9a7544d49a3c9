import { kusamaAssetHub, polkadotAssetHub } from '@latchkey/chains/polkadot/networks'
import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'

/** An asset of the Assets pallet. `priceId` is CoinGecko's. */
type Asset = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly priceId: string
}

const tether: Asset = { name: 'Tether USD', symbol: 'USDt', decimals: 6, priceId: 'tether' }
const usdCoin: Asset = { name: 'USD Coin', symbol: 'USDC', decimals: 6, priceId: 'usd-coin' }

/** The issuers' own, by chain and number. Anyone can register an asset with any name. */
const assets: Readonly<Record<ChainId, Readonly<Record<string, Asset>>>> = {
  [polkadotAssetHub.id]: { '1984': tether, '1337': usdCoin },
  [kusamaAssetHub.id]: { '1984': tether },
}

/** Numbers of the listed assets of a chain. */
export function assetsOf(chain: ChainId): string[] {
  return Object.keys(assets[chain] ?? {})
}

/** Undefined if the asset is not listed. */
export function toTokenInfo(chain: ChainId, asset: string): TokenInfo | undefined {
  const found = assetOf(chain, asset)
  return (
    found && { id: accountId(chain, asset), name: found.name, symbol: found.symbol, decimals: found.decimals }
  )
}

export function priceIdOf(chain: ChainId, asset: string): string | undefined {
  return assetOf(chain, asset)?.priceId
}

function assetOf(chain: ChainId, asset: string): Asset | undefined {
  const listed = assets[chain] ?? {}
  return Object.hasOwn(listed, asset) ? listed[asset] : undefined
}
