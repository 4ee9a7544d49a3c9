import type { LocalWallet } from './driver.ts'

/** The members of a Wallet Standard wallet that are used here. */
export type StandardWallet = {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, unknown>>
  readonly accounts: readonly StandardAccount[]
}

/** An account as the wallet shares it. Pass the same object back, because wallets compare by identity. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey?: Uint8Array
  readonly chains?: readonly string[]
  readonly features?: readonly string[]
}

export type Connect = { connect(input?: { silent?: boolean }): Promise<{ accounts?: unknown }> }
export type Disconnect = { disconnect(): Promise<void> }
export type Events = { on(event: 'change', listener: (changed: unknown) => void): () => void }

const maxWallets = 64

/** A feature of the wallet, if its main method is a function. */
export function featureOf<feature>(wallet: StandardWallet, name: string): feature | undefined {
  try {
    const feature = wallet.features[name] as Record<string, unknown> | undefined
    const method = name.endsWith(':events') ? 'on' : name.slice(name.indexOf(':') + 1)
    return typeof feature?.[method] === 'function' ? (feature as feature) : undefined
  } catch {
    // A wallet's getter may throw.
    return undefined
  }
}

/** The chains of a family that a wallet lists, such as `solana:mainnet`. */
export function chainsOf(wallet: Pick<StandardWallet, 'chains'>, family: string): readonly string[] {
  try {
    const { chains } = wallet
    return Array.isArray(chains)
      ? chains.filter((chain) => typeof chain === 'string' && chain.startsWith(`${family}:`))
      : []
  } catch {
    return []
  }
}

type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

/**
 * Watches for Wallet Standard wallets. `toWallet` returns undefined for wallets of other families.
 *
 * Handles the two events itself instead of using `@wallet-standard/app`, which keeps one
 * list per page (tests and several kits pass their own target) and validates nothing.
 *
 * The standard has no wallet ids, so wallets are identified by name. The first wallet to
 * register a name keeps it until it unregisters.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function watchStandardWallets(
  toWallet: (value: unknown) => LocalWallet<StandardWallet> | undefined,
  onChange: (wallets: readonly LocalWallet<StandardWallet>[]) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  if (!target) {
    onChange([])
    return () => {}
  }
  const registered = new Set<unknown>()
  let started = false
  const read = (value: unknown) => {
    try {
      return toWallet(value)
    } catch {
      // A wallet's getter may throw.
      return undefined
    }
  }
  const publish = () => {
    if (!started) return
    const found = new Map<string, LocalWallet<StandardWallet>>()
    for (const provider of registered) {
      const wallet = read(provider)
      if (wallet && !found.has(wallet.id)) found.set(wallet.id, wallet)
    }
    onChange([...found.values()])
  }
  const api: Api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      const added = wallets.filter((wallet) => !registered.has(wallet) && read(wallet))
      for (const wallet of added.slice(0, maxWallets - registered.size)) registered.add(wallet)
      if (added.length) publish()
      return () => {
        // `map` before `includes`, so that all of them are removed.
        if (added.map((wallet) => registered.delete(wallet)).includes(true)) publish()
      }
    },
  })
  const onRegister = (event: Event) => {
    try {
      ;(event as CustomEvent<(api: Api) => void>).detail(api)
    } catch {
      // Any script can dispatch the event with any detail.
    }
  }

  const stop = new AbortController()
  target.addEventListener('wallet-standard:register-wallet', onRegister, stop)
  target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  started = true
  publish()
  return () => {
    stop.abort()
    started = false
  }
}
