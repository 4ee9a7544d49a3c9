import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { chainsOf, featureOf, type StandardWallet, watchStandardWallets } from '../walletStandard.ts'

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
/** Only the Wallet Standard has an announcement event, so late extensions are found on `load`, or this long after it. */
const lookAgainAfterMs = 1_000

// Where wallets put their objects, and the names they have in other families, so that the
// modal shows one entry per wallet. Other wallets use `unisat` too, so it comes last.
const names: Readonly<Record<string, string>> = {
  'XverseProviders.BitcoinProvider': 'Xverse',
  LeatherProvider: 'Leather',
  'okxwallet.bitcoin': 'OKX Wallet',
  'bitkeep.unisat': 'Bitget Wallet',
  'binancew3w.bitcoin': 'Binance Wallet',
  '$onekey.btc': 'OneKey',
  bitcoin_keplr: 'Keplr',
  unisat: 'UniSat',
}

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
  let standard: Found = []
  let others = findOthers(target)
  const publish = () => {
    const ids = new Set(standard.map(({ id }) => id))
    onChange([...standard, ...others.filter(({ id }) => !ids.has(id))])
  }
  const stop = watchStandardWallets(
    toStandardWallet,
    (wallets) => {
      standard = wallets
      publish()
    },
    target,
  )
  const look = () => {
    const now = findOthers(target)
    const isSame = (one: Found[number], index: number) =>
      one.id === others[index]?.id && one.provider === others[index].provider
    if (now.length === others.length && now.every(isSame)) return
    others = now
    publish()
  }
  let timer = target && setTimeout(look, lookAgainAfterMs)
  const onLoad = () => {
    look()
    clearTimeout(timer)
    timer = setTimeout(look, lookAgainAfterMs)
  }
  target?.addEventListener('load', onLoad)
  return () => {
    stop()
    clearTimeout(timer)
    target?.removeEventListener('load', onLoad)
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

/** The wallets that are no Wallet Standard wallets: each name and each object once. */
function findOthers(target: EventTarget | undefined): Found {
  const found = new Map<string, Found[number]>()
  for (const wallet of [...findListed(target), ...findInjected(target)]) {
    const isKnown = [...found.values()].some(({ provider }) => provider === wallet.provider)
    if (!isKnown && !found.has(wallet.id)) found.set(wallet.id, wallet)
  }
  return [...found.values()]
}

function findListed(target: unknown): Found {
  const list = valueAt(target, 'btc_providers')
  return range(list).flatMap((entry) => {
    try {
      const { icon, id, name } = entry as Record<string, unknown>
      // Ids are paths on the window, such as `XverseProviders.BitcoinProvider`.
      if (typeof id !== 'string' || !/^[\w$]+(\.[\w$]+){0,3}$/.test(id)) return []
      const provider = valueAt(target, id)
      if (!has(provider, 'request') && !isUnisat(provider)) return []
      return toWallet(
        'announced',
        titleOf(id) ?? sanitiseName(name),
        provider as WbipProvider,
        sanitiseIcon(icon),
      )
    } catch {
      // A wallet's getter may throw.
      return []
    }
  })
}

function titleOf(path: string): string | undefined {
  return Object.hasOwn(names, path) ? names[path] : undefined
}

function findInjected(target: unknown): Found {
  return Object.entries(names).flatMap(([path, name]) => {
    const provider = valueAt(target, path)
    if (!isUnisat(provider)) return []
    const isOther = path === 'unisat' && (isSet(provider, 'isBinance') || isSet(provider, 'isBitKeep'))
    return isOther ? [] : toWallet('injected', name, provider)
  })
}

function toWallet(
  kind: 'announced' | 'injected',
  name: string,
  provider: BitcoinProvider,
  icon?: string | undefined,
): Found {
  return name ? [{ id: name, namespace: 'bip122', name, kind, icon, provider }] : []
}

export function isUnisat(value: unknown): value is UnisatProvider {
  return has(value, 'requestAccounts') && has(value, 'getAccounts') && has(value, 'signMessage')
}

function has(value: unknown, method: string): boolean {
  return typeof valueAt(value, method) === 'function'
}

function isSet(value: unknown, flag: string): boolean {
  return Boolean(valueAt(value, flag))
}

/** The value at a path such as `okxwallet.bitcoin`; undefined if a getter on the way throws. */
function valueAt(value: unknown, path: string): unknown {
  try {
    return path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value)
  } catch {
    // Any script can define a getter on the window.
    return undefined
  }
}

function range(list: unknown): readonly unknown[] {
  try {
    return Array.isArray(list) ? list.slice(0, maxWallets) : []
  } catch {
    return []
  }
}
