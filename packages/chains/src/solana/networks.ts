import type { ChainId, Network } from '../driver.ts'
import type { Cluster } from './standard.ts'

/** The value of {@link Network.native} on Solana networks. */
export type SolanaNative = {
  /** The cluster, by its Wallet Standard name. @default `solana:localnet`, for any other cluster */
  readonly cluster: Cluster
}

const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const
const explorer = { name: 'Solana Explorer', url: 'https://explorer.solana.com' } as const

/** Ids are the first 32 characters of the genesis hash (CAIP-2). */
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

/** The Wallet Standard name of a network's cluster. */
export function clusterOf({ native }: Pick<Network, 'native'>): Cluster {
  return (native as SolanaNative | undefined)?.cluster ?? 'solana:localnet'
}

/** The public network of a cluster. */
export function chainOfCluster(cluster: string | undefined): ChainId | undefined {
  return [mainnet, devnet, testnet].find(({ native }) => native.cluster === cluster)?.id
}
