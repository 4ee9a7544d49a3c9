import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName, sanitiseRdns } from '../sanitise.ts'
import type { Eip1193Provider } from './provider.ts'

// How wallets from before EIP-6963 tell who they are. Many also claim to be
// MetaMask, so that one comes last.
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

const mostWallets = 64

/**
 * Watches for EIP-6963 wallets, and for `window.ethereum` where it is not one of them.
 *
 * The events are handled here and not by `mipd`, which always listens on the
 * global `window` (tests and several kits pass their own target), keeps a stale
 * provider when a wallet announces itself again, and checks nothing.
 *
 * A wallet is known by its rdns. One that announces the same rdns and name again
 * (an updated extension has a new uuid and provider) takes its own place in the
 * list. A different name under a taken rdns is ignored: the first to announce
 * keeps it. An announcement without a proper rdns is ignored too; such a wallet
 * is still found as `window.ethereum`.
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
    if (known ? known.name !== wallet.name || isSame(known, wallet) : announced.size === mostWallets) return
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
      // A name seen before is the same wallet behind another object.
      if ([...announced, ...found].some((other) => other.provider === provider || other.name === name))
        continue
      const id = several && flag ? `injected.${flag}` : 'injected'
      found.push({ id, namespace: 'eip155', name, kind: 'injected', provider })
    }
  } catch {
    // `ethereum` may be a getter that two wallets fight over.
  }
  return found
}

function isProvider(value: unknown): value is Eip1193Provider {
  return typeof (value as Eip1193Provider | undefined)?.request === 'function'
}
