import type { Chain, ChainFees } from 'viem'
import type { Network } from '../driver.ts'

/** Converts a network to a viem chain. */
export function toChain(network: Network): Chain {
  const native = network.native as Chain | undefined
  const { explorer } = network
  return {
    ...(explorer && { blockExplorers: { default: explorer } }),
    ...native,
    id: Number(network.id.slice('eip155:'.length)),
    name: network.name,
    nativeCurrency: network.currency,
    rpcUrls: { default: { http: network.rpcUrls } },
    fees: { ...native?.fees, baseFeeMultiplier: multiplierOf(native?.fees) },
  }
}

type Multiplier = NonNullable<ChainFees['baseFeeMultiplier']>

/** The chain's own multiplier, or 1.2. Below 1 a transaction could not pay the current base fee. */
function multiplierOf({ baseFeeMultiplier = 1.2 }: ChainFees = {}): Multiplier {
  if (typeof baseFeeMultiplier === 'number') return Math.max(1, baseFeeMultiplier)
  return async (args) => Math.max(1, await baseFeeMultiplier(args))
}
