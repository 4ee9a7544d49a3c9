import type { LocalWallet } from '../driver.ts'
import { sanitiseName } from '../sanitise.ts'
import { watchInjected } from '../watchInjected.ts'
import type { InjectedWallet } from './injected.ts'

const maxWallets = 64

// The wallets' own names, so that the modal shows one entry per wallet across chains.
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  polkagate: 'PolkaGate',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
}

/** The parts of `window` that wallets set. */
export type InjectionTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly injectedWeb3?: unknown
  readonly walletExtension?: unknown
}

/** Watches for wallets in `window.injectedWeb3`. Lists them without enabling any. */
export function watchWallets(
  onChange: (wallets: readonly LocalWallet<InjectedWallet>[]) => void,
  target: InjectionTarget | undefined = globalThis.window as unknown as InjectionTarget | undefined,
): () => void {
  return watchInjected(() => findWallets(target), onChange, target)
}

function findWallets(target: InjectionTarget | undefined): readonly LocalWallet<InjectedWallet>[] {
  try {
    const injected = target?.injectedWeb3
    if (typeof injected !== 'object' || injected === null) return []
    const found = new Map<string, LocalWallet<InjectedWallet>>()
    for (const id of Object.keys(injected).slice(0, maxWallets)) {
      const wallet = toWallet(id, (injected as Record<string, unknown>)[id], target)
      if (wallet && !found.has(wallet.id)) found.set(wallet.id, wallet)
    }
    return [...found.values()]
  } catch {
    // A getter defined by another script may throw.
    return []
  }
}

function toWallet(
  key: string,
  provider: unknown,
  target: InjectionTarget | undefined,
): LocalWallet<InjectedWallet> | undefined {
  if (typeof (provider as Partial<InjectedWallet> | null)?.enable !== 'function') return undefined
  const id = sanitiseName(key, 60)
  const name = isNova(key, target)
    ? 'Nova Wallet'
    : Object.hasOwn(names, key)
      ? names[key]
      : sanitiseName(key)
  if (!id || !name) return undefined
  return { id, namespace: 'polkadot', name, kind: 'injected', provider: provider as InjectedWallet }
}

/** Nova's browser injects itself as Polkadot{.js} and sets `walletExtension`. */
function isNova(key: string, target: InjectionTarget | undefined): boolean {
  const extension = target?.walletExtension as { isNovaWallet?: unknown } | undefined
  return key === 'polkadot-js' && extension?.isNovaWallet === true
}
