/** A Wallet Standard wallet: as little of it as is relied on. */
export type StandardWallet = {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly StandardAccount[]
}

/** An account as the wallet gives it: handed back as it is, because wallets know theirs by identity. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey?: Uint8Array
  readonly chains?: readonly string[]
  readonly features?: readonly string[]
}

export type Connect = { connect(input?: { silent?: boolean }): Promise<{ accounts?: unknown }> }
export type Disconnect = { disconnect(): Promise<void> }
export type Events = { on(event: 'change', listener: (changed: unknown) => void): () => void }

/** How wallets name the clusters; a cluster of one's own is `solana:localnet` to all of them. */
export type Cluster = `solana:${'mainnet' | 'devnet' | 'testnet' | 'localnet'}`

/** A feature with the method that gives it its name; nothing where the wallet lacks it. */
export function featureOf<feature>(wallet: StandardWallet, name: string): feature | undefined {
  try {
    const feature = wallet.features[name] as Record<string, unknown> | undefined
    const method = name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1)
    return typeof feature?.[method] === 'function' ? (feature as feature) : undefined
  } catch {
    // A getter of the wallet's own may throw.
    return undefined
  }
}

/** The clusters a wallet says it knows. */
export function clustersOf(wallet: Pick<StandardWallet, 'chains'>): readonly string[] {
  try {
    const { chains } = wallet
    return Array.isArray(chains)
      ? chains.filter((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
      : []
  } catch {
    return []
  }
}
