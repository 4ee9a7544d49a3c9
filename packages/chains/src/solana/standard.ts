import { chainsOf, type StandardWallet } from '../walletStandard.ts'

export * from '../walletStandard.ts'

/** Wallet Standard names of clusters; any cluster that is not public is `solana:localnet`. */
export type Cluster = `solana:${'mainnet' | 'devnet' | 'testnet' | 'localnet'}`

/** The clusters that a wallet lists. */
export function clustersOf(wallet: Pick<StandardWallet, 'chains'>): readonly string[] {
  return chainsOf(wallet, 'solana')
}
