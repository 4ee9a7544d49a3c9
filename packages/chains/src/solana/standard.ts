import { chainsOf, type StandardWallet } from '../walletStandard.ts'

export * from '../walletStandard.ts'

/** How wallets name the clusters; a cluster of one's own is `solana:localnet` to all of them. */
export type Cluster = `solana:${'mainnet' | 'devnet' | 'testnet' | 'localnet'}`

/** The clusters a wallet says it knows. */
export function clustersOf(wallet: Pick<StandardWallet, 'chains'>): readonly string[] {
  return chainsOf(wallet, 'solana')
}
