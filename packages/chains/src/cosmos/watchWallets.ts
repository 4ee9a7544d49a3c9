import type { LocalWallet } from '../driver.ts'
import { sanitiseName } from '../sanitise.ts'
import { watchInjected } from '../watchInjected.ts'
import type { KeplrProvider } from './keplr.ts'

// The names are those of the wallets on other chains, so that the modal shows one entry per wallet.
// Keplr's own place is last: Cosmostation and others put their object there too.
const places: readonly (readonly [path: string, name: string])[] = [
  ['cosmostation.providers.keplr', 'Cosmostation'],
  ['okxwallet.keplr', 'OKX Wallet'],
  ['binancew3w.keplr', 'Binance Wallet'],
  ['keplr', 'Keplr'],
]

type Found = readonly LocalWallet<KeplrProvider>[]

/** Watches for wallets with the Keplr interface. Lists them without enabling any. */
export function watchWallets(
  onChange: (wallets: Found) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  return watchInjected(() => findWallets(target), onChange, target)
}

function findWallets(target: EventTarget | undefined): Found {
  const found: LocalWallet<KeplrProvider>[] = []
  for (const [path, name] of places) {
    const wallet = findWallet(target, path, name)
    if (wallet && !found.some(({ id, provider }) => id === wallet.id || provider === wallet.provider))
      found.push(wallet)
  }
  return found
}

function findWallet(target: unknown, path: string, known: string): LocalWallet<KeplrProvider> | undefined {
  try {
    const provider = path
      .split('.')
      .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], target) as
      | KeplrProvider
      | undefined
    if (typeof provider?.enable !== 'function' || typeof provider.getKey !== 'function') return undefined
    const name = sanitiseName(provider.name) || known
    return { id: name, namespace: 'cosmos', name, kind: 'injected', provider }
  } catch {
    // A getter defined by another script may throw.
    return undefined
  }
}
