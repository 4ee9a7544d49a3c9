import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo } from '../chain.ts'
import { namedChains } from './publicNodes.ts'
import list from './tokens.json' with { type: 'json' }

export const nativeAddress = 'So11111111111111111111111111111111111111111'

/** The list is for mainnet: on other clusters the same mints are other tokens. */
const listedOn = namedChains.SOLANA_MAINNET
const known = new Map(list.tokens.map((token) => [token.mint, token]))

/** The entry of a token in our list. */
export function listedToken(chain: ChainId, mint: string) {
  return chain === listedOn ? known.get(mint) : undefined
}

/** A mint's name from the list, or else its address. Anyone can write a mint's metadata. */
export function toTokenInfo(chain: ChainId, mint: string, decimals: number): TokenInfo {
  const id = accountId(chain, mint)
  const listed = listedToken(chain, mint)
  // Decimals on chain take precedence over the list.
  if (listed) return { id, name: listed.name, symbol: listed.symbol, decimals }
  return {
    id,
    name: `Token ${mint.slice(0, 4)}…${mint.slice(-4)}`,
    symbol: `${mint.slice(0, 4)}…${mint.slice(-4)}`,
    decimals,
  }
}
