import type { Network } from '@latchkey/chains/driver'
import type { ChainConfig } from './chainConfig.ts'

/** The configuration of a network of the kit, on its public nodes. */
export function toConfig({ blockTime, currency, rpcUrls }: Network): ChainConfig {
  return {
    upstreams: rpcUrls.map((url, index) => ({ id: `public-${index + 1}`, url })),
    blockTime,
    currency,
  }
}
