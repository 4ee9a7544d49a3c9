import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName } from '../sanitise.ts'
import { clustersOf, featureOf, type StandardWallet, watchStandardWallets } from './standard.ts'

/** Watches for Wallet Standard wallets that support Solana. */
export function watchWallets(
  onChange: (wallets: readonly LocalWallet<StandardWallet>[]) => void,
  target?: EventTarget | undefined,
): () => void {
  return watchStandardWallets(toWallet, onChange, target)
}

function toWallet(value: unknown): LocalWallet<StandardWallet> | undefined {
  const provider = value as StandardWallet
  const name = sanitiseName(provider.name)
  if (!name || !clustersOf(provider).length) return undefined
  if (!featureOf(provider, 'standard:connect') || !featureOf(provider, 'standard:events')) return undefined
  return {
    id: name,
    namespace: 'solana',
    name,
    kind: 'announced',
    icon: sanitiseIcon(provider.icon),
    provider,
  }
}
