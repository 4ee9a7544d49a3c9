import type { ChainId, Network } from '../driver.ts'
import type { Cluster } from './standard.ts'

/** What {@link Network.native} says of a cluster. */
export type SolanaNative = {
  /** How wallets call it. @default `solana:localnet`, a cluster of one's own */
  readonly cluster: Cluster
}

const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const
const explorer = { name: 'Solana Explorer', url: 'https://explorer.solana.com' } as const

/** The clusters by the first 32 characters of the hash of their first block (CAIP-2). */
export const mainnet = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
  currency,
  rpcUrls: ['https://api.mainnet-beta.solana.com'],
  explorer,
  blockTime: 400,
  native: { cluster: 'solana:mainnet' } satisfies SolanaNative,
} as const satisfies Network

export const devnet = {
  ...mainnet,
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  rpcUrls: ['https://api.devnet.solana.com'],
  testnet: true,
  native: { cluster: 'solana:devnet' } satisfies SolanaNative,
} as const satisfies Network

export const testnet = {
  ...devnet,
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  rpcUrls: ['https://api.testnet.solana.com'],
  native: { cluster: 'solana:testnet' } satisfies SolanaNative,
} as const satisfies Network

/** How wallets call a network. */
export function clusterOf({ native }: Pick<Network, 'native'>): Cluster {
  return (native as SolanaNative | undefined)?.cluster ?? 'solana:localnet'
}

/** The well-known network that wallets call so. */
export function chainOfCluster(cluster: string | undefined): ChainId | undefined {
  return [mainnet, devnet, testnet].find(({ native }) => native.cluster === cluster)?.id
}
