import type { Namespace, Wallet } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import { defineSlice } from '../state/slice.ts'

/** Discovered and recently used wallets. */
export type WalletsState = {
  /** In the order they appeared, so that the list does not jump. */
  readonly found: readonly Wallet[]
  /** Wallet ids, newest first. */
  readonly recent: readonly string[]
}

export type WalletsEvent =
  | { readonly type: 'found'; readonly source: string; readonly wallets: readonly Wallet[] }
  | { readonly type: 'recent'; readonly recent: readonly string[] }

export type Sourced = Wallet & { readonly source?: string }

const initial: WalletsState = { found: [], recent: [] }

export function transition(state: WalletsState, event: WalletsEvent): WalletsState {
  if (event.type === 'recent') return { ...state, recent: event.recent }
  const incoming = new Map(event.wallets.map((wallet) => [wallet.id, { ...wallet, source: event.source }]))
  const kept = (state.found as readonly Sourced[]).flatMap((wallet) => {
    if (wallet.source !== event.source) return [wallet]
    const update = incoming.get(wallet.id)
    incoming.delete(wallet.id)
    return update ? [update] : []
  })
  return { ...state, found: [...kept, ...incoming.values()] }
}

export const wallets = defineSlice(initial, transition)

export function findWallet(kit: object, walletId: string, namespace?: Namespace): Wallet | undefined {
  return wallets
    .of(kit)
    .get()
    .found.find((wallet) => wallet.id === walletId && (!namespace || wallet.namespace === namespace))
}

/** Starts wallet discovery. Sends no requests. */
export function watchWallets(kit: Kit): void {
  const store = wallets.of(kit)
  for (const connector of kit.connectors)
    for (const driver of kit.drivers) {
      const source = `${connector.id}:${driver.namespace}`
      kit.onDestroy(
        connector.wallets(driver, (list) => store.dispatch({ type: 'found', source, wallets: list }), kit),
      )
    }
}
