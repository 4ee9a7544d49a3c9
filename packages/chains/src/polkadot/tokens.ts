import type { KnownTokens } from '../knownToken.ts'
import { kusamaAssetHubId, polkadotAssetHub } from './networks.ts'

/** By network and the number of the asset. */
export const knownTokens: KnownTokens = {
  [polkadotAssetHub.id]: { 1984: ['USDt', 6], 1337: ['USDC', 6] },
  [kusamaAssetHubId]: { 1984: ['USDt', 6] },
}
