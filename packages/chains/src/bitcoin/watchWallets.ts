import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { chainsOf, featureOf, type StandardWallet, watchStandardWallets } from '../walletStandard.ts'

/** The members of a WBIP004 provider that are used here. */
export type WbipProvider = { request(method: string, params: unknown): Promise<unknown> }

/** A wallet object in the page, of either standard. */
export type BitcoinProvider = StandardWallet | WbipProvider

type Found = readonly LocalWallet<BitcoinProvider>[]

const maxWallets = 64
/** WBIP004 has no announcement event, so late extensions are found by a second look. */
const secondLookAfterMs = 1_000

/**
 * Watches for Bitcoin wallets of the two common standards, Wallet Standard and WBIP004.
 * A wallet that supports both is listed once.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 * @see https://wbips.netlify.app/wbips/WBIP004
 */
export function watchWallets(
  onChange: (wallets: Found) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  let standard: Found = []
  let listed = findListed(target)
  const publish = () => {
    const names = new Set(standard.map(({ id }) => id))
    onChange([...standard, ...listed.filter(({ id }) => !names.has(id))])
  }
  const stop = watchStandardWallets(
    toStandardWallet,
    (wallets) => {
      standard = wallets
      publish()
    },
    target,
  )
  const lookAgain = () => {
    const known = listed.length
    listed = findListed(target)
    if (listed.length !== known) publish()
  }
  target?.addEventListener('load', lookAgain)
  const timer = target && setTimeout(lookAgain, secondLookAfterMs)
  return () => {
    stop()
    clearTimeout(timer)
    target?.removeEventListener('load', lookAgain)
  }
}

function toStandardWallet(value: unknown): LocalWallet<StandardWallet> | undefined {
  const provider = value as StandardWallet
  const name = sanitiseName(provider.name)
  if (!name || !chainsOf(provider, 'bitcoin').length || !featureOf(provider, 'bitcoin:connect'))
    return undefined
  return {
    id: name,
    namespace: 'bip122',
    name,
    kind: 'announced',
    icon: sanitiseIcon(provider.icon),
    provider,
  }
}

function findListed(target: EventTarget | undefined): Found {
  const found = new Map<string, LocalWallet<BitcoinProvider>>()
  try {
    const list = (target as { btc_providers?: unknown } | undefined)?.btc_providers
    for (const entry of Array.isArray(list) ? list.slice(0, maxWallets) : []) {
      const wallet = toListedWallet(entry, target)
      if (wallet && !found.has(wallet.id)) found.set(wallet.id, wallet)
    }
  } catch {
    // `btc_providers` can hold anything.
  }
  return [...found.values()]
}

/** Ids in the list are paths on the window, such as `XverseProviders.BitcoinProvider`. */
function toListedWallet(entry: unknown, target: unknown): LocalWallet<BitcoinProvider> | undefined {
  try {
    const { icon, id, name: given } = entry as Record<string, unknown>
    const name = sanitiseName(given)
    if (!name || typeof id !== 'string' || !/^\w+(\.\w+){0,3}$/.test(id)) return undefined
    const provider = id
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], target)
    if (typeof (provider as WbipProvider | undefined)?.request !== 'function') return undefined
    return {
      id: name,
      namespace: 'bip122',
      name,
      kind: 'announced',
      icon: sanitiseIcon(icon),
      provider: provider as WbipProvider,
    }
  } catch {
    // A wallet's getter may throw.
    return undefined
  }
}
