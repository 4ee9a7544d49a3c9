import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'

const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Clusters by their common names; a chain id has the first 32 characters of the genesis hash. */
export const namedChains = {
  SOLANA_MAINNET: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  SOLANA_DEVNET: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  SOLANA_TESTNET: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const satisfies Record<string, ChainId>

/** The clusters, on public nodes. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  const on = (host: string): ChainConfig => ({
    upstreams: [{ id: 'public-1', url: `https://${host}` }],
    blockTime: 400,
    currency,
  })
  return {
    [namedChains.SOLANA_MAINNET]: on('api.mainnet-beta.solana.com'),
    [namedChains.SOLANA_DEVNET]: on('api.devnet.solana.com'),
    [namedChains.SOLANA_TESTNET]: on('api.testnet.solana.com'),
  }
}
