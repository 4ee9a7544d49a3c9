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

/** How many mints are read to tell NFTs from tokens. */
const maxSingles = 1_000
const batchSize = 100

/** SOL first, then every mint with a balance, summed over its token accounts. NFTs are no tokens. */
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
  const held = [...sums].filter(([, { units }]) => units > 0n)
  const singles = held
    .filter(([, { decimals, units }]) => units === 1n && decimals === 0)
    .map(([mint]) => mint)
  const nfts = await findNfts(node, singles)
  const tokens = held
    .filter(([mint]) => !nfts.has(mint))
    .slice(0, maxHoldings)
    .map(([mint, { units, decimals }]) => ({ token: toTokenInfo(chain, mint, decimals), units }))
  return [{ token: native, units: lamports }, ...tokens]
}

/** Mints of which there is only one. Beyond {@link maxSingles} all count as such: mostly spam. */
async function findNfts(node: SolanaNode, singles: readonly string[]): Promise<Set<string>> {
  const nfts = new Set(singles.slice(maxSingles))
  const read = singles.slice(0, maxSingles)
  const batches = Array.from({ length: Math.ceil(read.length / batchSize) }, (_, index) =>
    read.slice(index * batchSize, (index + 1) * batchSize),
  )
  const answers = await Promise.all(batches.map((batch) => node.accounts(batch)))
  for (const [index, mint] of read.entries())
    if (isSingle(answers[Math.floor(index / batchSize)]?.accounts[index % batchSize]?.data)) nfts.add(mint)
  return nfts
}

/** Whether a mint has no decimals and a supply of one. */
export function isSingle(mint: Buffer | undefined): boolean {
  if (!mint || mint.length < 82) return false
  return mint[45] === 1 && mint[44] === 0 && mint.readBigUInt64LE(36) === 1n
}
