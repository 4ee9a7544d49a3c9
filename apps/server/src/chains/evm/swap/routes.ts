import { type Address, concatHex, type Hex, numberToHex } from 'viem'
import type { SwapContracts } from './swapContracts.ts'

/** Hundredths of a basis point that v3 pools are made with. */
export const feeTiers = [100, 500, 3000, 10_000] as const

/** From one token to the other, directly and over one that both are likely to be traded against. */
export function tokenPaths(from: Address, to: Address, { hops }: SwapContracts): Address[][] {
  const between = hops.filter((hop) => hop !== from && hop !== to)
  return [[from, to], ...between.map((hop) => [from, hop, to])]
}

/** Every v3 route over these tokens: a token, a fee, a token and so on, packed. */
export function pooledPaths(tokens: readonly Address[]): Hex[] {
  const [first, ...others] = tokens
  if (!first) return []
  return others.reduce<Hex[]>(
    (paths, token) =>
      paths.flatMap((path) => feeTiers.map((fee) => concatHex([path, numberToHex(fee, { size: 3 }), token]))),
    [first],
  )
}
