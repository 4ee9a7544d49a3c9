import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { chainsOf, featureOf, type StandardWallet, watchStandardWallets } from '../walletStandard.ts'
import { watchInjected } from '../watchInjected.ts'

/** The members of a WBIP004 provider that are used here. */
export type WbipProvider = { request(method: string, params: unknown): Promise<unknown> }

/** The members of an object with the interface of UniSat that are used here. */
export type UnisatProvider = {
  requestAccounts(): Promise<unknown>
  getAccounts(): Promise<unknown>
  signMessage(message: string, type: string): Promise<unknown>
  signPsbt?(psbt: string, options: object): Promise<unknown>
  getPublicKey?(): Promise<unknown>
  getChain?(): Promise<unknown>
  getNetwork?(): Promise<unknown>
  switchChain?(chain: string): Promise<unknown>
  disconnect?(): Promise<unknown>
  on?(event: string, listener: () => void): unknown
  removeListener?(event: string, listener: () => void): unknown
}

/** A wallet object in the page, of any dialect. */
export type BitcoinProvider = StandardWallet | WbipProvider | UnisatProvider

type Found = readonly LocalWallet<BitcoinProvider>[]

const maxWallets = 64

// Where wallets put their objects, and the names they have in other families, so that the
// modal shows one entry per wallet. Other wallets use `unisat` too, so it comes last.
const names = new Map([
  ['XverseProviders.BitcoinProvider', 'Xverse'],
  ['okxwallet.bitcoin', 'OKX Wallet'],
  ['bitkeep.unisat', 'Bitget Wallet'],
  ['binancew3w.bitcoin', 'Binance Wallet'],
  ['$onekey.btc', 'OneKey'],
  ['bitcoin_keplr', 'Keplr'],
  ['unisat', 'UniSat'],
])

/**
 * Watches for Bitcoin wallets: Wallet Standard, WBIP004, and objects with the interface of
 * UniSat. A wallet with several of them is listed once, by the first of this list.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 * @see https://wbips.netlify.app/wbips/WBIP004
 */
export function watchWallets(
  onChange: (wallets: Found) => void,
  target: EventTarget | undefined = globalThis.window,
): () => void {
  let standard: Found | undefined
  let others: Found = []
  const publish = () => {
    // Both lists are known after the next few lines.
    if (!standard) return
    const ids = new Set(standard.map(({ id }) => id))
    onChange([...standard, ...others.filter(({ id }) => !ids.has(id))])
  }
  const stopOthers = watchInjected(
    () => findOthers(target),
    (wallets) => {
      others = wallets
      publish()
    },
    target,
  )
  const stopStandard = watchStandardWallets(
    toStandardWallet,
    (wallets) => {
      standard = wallets
      publish()
    },
    target,
  )
  return () => {
    stopStandard()
    stopOthers()
  }
}

function toStandardWallet(value: unknown): LocalWallet<StandardWallet> | undefined {
  const provider = value as StandardWallet
  const name = sanitiseName(provider.name)
  if (!name || !chainsOf(provider, 'bitcoin').length || !featureOf(provider, 'bitcoin:connect'))
    return undefined
  return toWallet(name, provider.icon, provider)
}

function toWallet<provider extends BitcoinProvider>(
  name: string,
  icon: unknown,
  provider: provider,
  kind: LocalWallet['kind'] = 'announced',
): LocalWallet<provider> {
  return { id: name, namespace: 'bip122', name, kind, icon: sanitiseIcon(icon), provider }
}

/** The wallets that are no Wallet Standard wallets: each name and each object once. */
function findOthers(target: unknown): Found {
  const found: Found[number][] = []
  for (const entry of [...listedOn(target), ...[...names.keys()].map((id) => ({ id }))])
    try {
      const { icon, id, name: own } = entry as { id: string; icon?: unknown; name?: unknown }
      // Ids are paths on the window.
      const provider = id.split('.').reduce((at, key) => at[key] as Path, target as Path) as Flagged
      if (typeof (provider.request ?? provider.requestAccounts) !== 'function') continue
      if (id === 'unisat' && (provider.isBinance || provider.isBitKeep)) continue
      const name = names.get(id) ?? sanitiseName(own)
      if (!name || found.some((one) => one.name === name || one.provider === provider)) continue
      const kind = names.has(id) ? 'injected' : 'announced'
      found.push(toWallet(name, icon, provider as BitcoinProvider, kind))
    } catch {
      // No entry, nothing at the path, or a getter that throws.
    }
  return found
}

type Path = { readonly [key: string]: unknown }
type Flagged = Partial<WbipProvider & UnisatProvider> & { isBinance?: unknown; isBitKeep?: unknown }

function listedOn(target: unknown): readonly unknown[] {
  try {
    const { btc_providers: list } = target as { btc_providers?: unknown }
    return Array.isArray(list) ? list.slice(0, maxWallets) : []
  } catch {
    // Any script can define a getter on the window.
    return []
  }
}
