import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { clustersOf, featureOf, type StandardWallet } from './standard.ts'

const mostWallets = 64

type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

/**
 * Watches for Wallet Standard wallets that know Solana.
 *
 * The two events are handled here and not by `@wallet-standard/app`, which keeps
 * one list for the whole page (tests and several kits pass their own target) and
 * checks nothing.
 *
 * The standard gives a wallet no id, so it is known by its name. The first to
 * register under a name keeps it for as long as it stays.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function watchWallets(
  onChange: (wallets: readonly LocalWallet<StandardWallet>[]) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  if (!target) {
    onChange([])
    return () => {}
  }
  const registered = new Set<unknown>()
  let started = false
  const publish = () => {
    if (!started) return
    const found = new Map<string, LocalWallet<StandardWallet>>()
    for (const provider of registered) {
      const wallet = toWallet(provider)
      if (wallet && !found.has(wallet.id)) found.set(wallet.id, wallet)
    }
    onChange([...found.values()])
  }
  const api: Api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      const added = wallets.filter((wallet) => !registered.has(wallet) && toWallet(wallet))
      for (const wallet of added.slice(0, mostWallets - registered.size)) registered.add(wallet)
      if (added.length) publish()
      return () => {
        // A list, so that every one of them is taken out.
        if (added.map((wallet) => registered.delete(wallet)).includes(true)) publish()
      }
    },
  })
  const onRegister = (event: Event) => {
    try {
      ;(event as CustomEvent<(api: Api) => void>).detail(api)
    } catch {
      // Anybody may send the event, with anything in it.
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

function toWallet(value: unknown): LocalWallet<StandardWallet> | undefined {
  try {
    const provider = value as StandardWallet
    const name = sanitiseName(provider.name)
    if (!name || !clustersOf(provider).length) return undefined
    if (!featureOf(provider, 'standard:connect') || !featureOf(provider, 'standard:events')) return undefined
    const icon = sanitiseIcon(provider.icon)
    return { id: name, namespace: 'solana', name, kind: 'announced', icon, provider }
  } catch {
    return undefined
  }
}
