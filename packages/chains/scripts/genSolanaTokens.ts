import { readFileSync } from 'node:fs'
import { mainnet } from '../src/solana/networks.ts'
import { writeTokens } from './writeTokens.ts'

/**
 * Writes `src/solana/tokens.gen.ts` from the list of the server. The list is for mainnet: on
 * other clusters the same mints are other tokens.
 *
 * Run: `node packages/chains/scripts/genSolanaTokens.ts`
 */
const list = new URL('../../../apps/server/src/chains/solana/tokens.json', import.meta.url)

type List = { tokens: { mint: string; symbol: string; decimals: number }[] }

const { tokens } = JSON.parse(readFileSync(list, 'utf8')) as List
writeTokens('solana', 'genSolanaTokens.ts', {
  [mainnet.id]: Object.fromEntries(tokens.map(({ mint, ...token }) => [mint, token])),
})
