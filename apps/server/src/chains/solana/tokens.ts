import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'
import { namedChains } from './publicNodes.ts'
import list from './tokens.json' with { type: 'json' }

export const nativeAddress = 'So11111111111111111111111111111111111111111'

/** The same mints are other tokens, or none, on other clusters. */
const listedOn = namedChains.SOLANA_MAINNET
const known = new Map(list.tokens.map((token) => [token.mint, token]))

/** What a mint is called: by the list, or else by its own address. A mint's metadata is anybody's to write. */
export function toTokenInfo(chain: ChainId, mint: string, decimals: number): TokenInfo {
  const id = accountId(chain, mint)
  const listed = chain === listedOn ? known.get(mint) : undefined
  // The chain's word on decimals stands, even over the list's.
  if (listed) return { id, name: listed.name, symbol: listed.symbol, decimals }
  return {
    id,
    name: `Token ${mint.slice(0, 4)}…${mint.slice(-4)}`,
    symbol: `${mint.slice(0, 4)}…${mint.slice(-4)}`,
    decimals,
  }
}
