import type { ChainId } from '@latchkey/protocol/caip'
import type { ChainConfig } from '../chainConfig.ts'

const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** The clusters by the word people use; a chain id holds the first 32 characters of the genesis hash. */
export const clusters: Readonly<Record<string, string | undefined>> = {
  MAINNET: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  DEVNET: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  TESTNET: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** The clusters, on the nodes that anybody may ask. */
export function publicNodes(): Record<ChainId, ChainConfig> {
  const on = (host: string): ChainConfig => ({
    upstreams: [{ id: 'public-1', url: `https://${host}` }],
    blockTime: 400,
    currency,
  })
  return {
    [`solana:${clusters.MAINNET}` as ChainId]: on('api.mainnet-beta.solana.com'),
    [`solana:${clusters.DEVNET}` as ChainId]: on('api.devnet.solana.com'),
    [`solana:${clusters.TESTNET}` as ChainId]: on('api.testnet.solana.com'),
  }
}
