import type { Namespace, Wallet } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import { findWallet, wallets } from './wallets.ts'

/** Resolves to the wallet as soon as it is found, because extensions may inject it late. */
export function awaitWallet(
  kit: Kit,
  walletId: string,
  namespace: Namespace,
  timeoutMs: number,
): Promise<Wallet | undefined> {
  const known = findWallet(kit, walletId, namespace)
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), timeoutMs)
    const stop = wallets.of(kit).subscribe(() => {
      const wallet = findWallet(kit, walletId, namespace)
      if (!wallet) return
      resolve(wallet)
      end()
    })
    const end = kit.onDestroy(() => {
      clearTimeout(timer)
      stop()
      resolve(undefined)
    })
  })
}
