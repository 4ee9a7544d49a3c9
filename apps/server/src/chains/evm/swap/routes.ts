import { type Address, concatHex, type Hex, numberToHex } from 'viem'
import type { SwapContracts } from './swapContracts.ts'

/** Fee tiers of v3 pools, in hundredths of a basis point. */
export const feeTiers = [100, 500, 3000, 10_000] as const

/** Token paths: direct, and through one common token. */
export function tokenPaths(from: Address, to: Address, { hops }: SwapContracts): Address[][] {
  const between = hops.filter((hop) => hop !== from && hop !== to)
  return [[from, to], ...between.map((hop) => [from, hop, to])]
}

/** Every v3 path over these tokens: alternating tokens and fees, packed. */
export function pooledPaths(tokens: readonly Address[]): Hex[] {
  const [first, ...others] = tokens
  if (!first) return []
  return others.reduce<Hex[]>(
    (paths, token) =>
      paths.flatMap((path) => feeTiers.map((fee) => concatHex([path, numberToHex(fee, { size: 3 }), token]))),
    [first],
  )
}
