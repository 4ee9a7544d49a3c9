import type { ChainId } from '@latchkey/protocol/caip'
import type { Holding, TokenInfo } from '../chain.ts'
import type { SolanaNode } from './node.ts'
import { toTokenInfo } from './tokens.ts'

/** The token program and Token-2022. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const
const maxHoldings = 300

/** SOL first, then every mint with a balance, summed over its token accounts. */
export async function getHoldings(
  node: SolanaNode,
  chain: ChainId,
  account: string,
  native: TokenInfo,
): Promise<Holding[]> {
  const [lamports, ...programs] = await Promise.all([
    node.lamports(account),
    ...tokenPrograms.map((programId) => node.tokenAccounts(account, { programId })),
  ])
  const sums = new Map<string, { units: bigint; decimals: number }>()
  for (const { mint, tokenAmount } of programs.flat()) {
    const { units = 0n } = sums.get(mint) ?? {}
    sums.set(mint, { units: units + tokenAmount.amount, decimals: tokenAmount.decimals })
  }
  const tokens = [...sums]
    .filter(([, { units }]) => units > 0n)
    .slice(0, maxHoldings)
    .map(([mint, { units, decimals }]) => ({ token: toTokenInfo(chain, mint, decimals), units }))
  return [{ token: native, units: lamports }, ...tokens]
}
