import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName, sanitiseRdns } from '../sanitise.ts'
import type { Eip1193Provider } from './provider.ts'

// How wallets without EIP-6963 identify themselves. Many also set `isMetaMask`, so
// that one comes last.
const flags = {
  isRabby: 'Rabby Wallet',
  isBraveWallet: 'Brave Wallet',
  isCoinbaseWallet: 'Coinbase Wallet',
  isTrust: 'Trust Wallet',
  isPhantom: 'Phantom',
  isRainbow: 'Rainbow',
  isOkxWallet: 'OKX Wallet',
  isBitKeep: 'Bitget Wallet',
  isTokenPocket: 'TokenPocket',
  isImToken: 'imToken',
  isMetaMask: 'MetaMask',
}

const maxWallets = 64

/**
 * Watches for EIP-6963 wallets, and for `window.ethereum` if it did not announce itself.
 *
 * Handles the events itself instead of using `mipd`, which always listens on the global
 * `window` (tests and several kits pass their own target), keeps a stale provider when a
 * wallet announces itself again, and validates nothing.
 *
 * A wallet is identified by its rdns. If the same rdns and name are announced again, as
 * by an updated extension with a new uuid and provider, the new provider replaces the old
 * one. Another name under a known rdns is ignored, and so is an announcement without a
 * valid rdns; such a wallet is still found as `window.ethereum`.
 */
export function watchWallets(
  onChange: (wallets: readonly LocalWallet<Eip1193Provider>[]) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  if (!target) {
    onChange([])
    return () => {}
  }
  const announced = new Map<string, LocalWallet<Eip1193Provider>>()
  let started = false
  const publish = () => {
    const wallets = [...announced.values()]
    if (started) onChange([...wallets, ...legacyWallets(target, wallets)])
  }
  const onAnnounce = (event: Event) => {
    const wallet = toWallet((event as CustomEvent<unknown>).detail)
    if (!wallet) return
    const known = announced.get(wallet.id)
    if (known ? known.name !== wallet.name || isSame(known, wallet) : announced.size === maxWallets) return
    announced.set(wallet.id, wallet)
    publish()
  }

  const stop = new AbortController()
  target.addEventListener('eip6963:announceProvider', onAnnounce, stop)
  // Fired by wallets that set `window.ethereum` after the page has loaded.
  target.addEventListener('ethereum#initialized', publish, stop)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  started = true
  publish()
  return () => stop.abort()
}

function toWallet(detail: unknown): LocalWallet<Eip1193Provider> | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown }
    const rdns = sanitiseRdns(info.rdns)
    if (!rdns || !isProvider(provider)) return undefined
    const name = sanitiseName(info.name) || rdns
    return {
      id: rdns,
      namespace: 'eip155',
      name,
      kind: 'announced',
      rdns,
      icon: sanitiseIcon(info.icon),
      provider,
    }
  } catch {
    return undefined
  }
}

function isSame(a: LocalWallet<Eip1193Provider>, b: LocalWallet<Eip1193Provider>): boolean {
  return a.provider === b.provider && a.icon === b.icon
}

function legacyWallets(
  target: EventTarget,
  announced: readonly LocalWallet<Eip1193Provider>[],
): LocalWallet<Eip1193Provider>[] {
  const found: LocalWallet<Eip1193Provider>[] = []
  try {
    const { ethereum } = target as { ethereum?: { providers?: unknown } }
    const several = Array.isArray(ethereum?.providers) && ethereum.providers
    for (const provider of several || [ethereum]) {
      if (!isProvider(provider)) continue
      const flag = Object.keys(flags).find((key) => (provider as Record<string, unknown>)[key] === true)
      const name = flag ? flags[flag as keyof typeof flags] : 'Browser Wallet'
      // The same name means the same wallet behind another object.
      if ([...announced, ...found].some((other) => other.provider === provider || other.name === name))
        continue
      const id = several && flag ? `injected.${flag}` : 'injected'
      found.push({ id, namespace: 'eip155', name, kind: 'injected', provider })
    }
  } catch {
    // `ethereum` may be a getter that throws, if two wallets compete for it.
  }
  return found
}

function isProvider(value: unknown): value is Eip1193Provider {
  return typeof (value as Eip1193Provider | undefined)?.request === 'function'
}
