import type { Namespace } from '@latchkey/chains/driver'
import type { ListedWallet } from '../../core/config/options.ts'
import { defineSlice } from '../../core/state/slice.ts'

/** The list of all wallets as far as it was read. */
export type WalletListState = {
  readonly status: 'loading' | 'ready'
  readonly search: string
  /** Only wallets for its chains. */
  readonly namespace?: Namespace | undefined
  /** Pages read so far. */
  readonly page: number
  readonly wallets: readonly ListedWallet[]
  readonly count: number
}

export type WalletListEvent =
  | { readonly type: 'search'; readonly search: string; readonly namespace?: Namespace | undefined }
  | { readonly type: 'more' }
  | {
      readonly type: 'page'
      readonly search: string
      readonly page: number
      readonly wallets: readonly ListedWallet[]
      readonly count: number
    }

const initial: WalletListState = { status: 'loading', search: '', page: 0, wallets: [], count: 0 }

export function transition(state: WalletListState, event: WalletListEvent): WalletListState {
  switch (event.type) {
    case 'search':
      // Another chain is another list.
      if (event.namespace !== state.namespace)
        return { ...initial, search: event.search, namespace: event.namespace }
      // What is on screen stays until the answer comes, so that nothing flickers.
      return { ...state, status: 'loading', search: event.search, page: 0 }
    case 'more':
      return state.status === 'ready' && state.wallets.length < state.count
        ? { ...state, status: 'loading' }
        : state
    case 'page': {
      if (event.search !== state.search || event.page !== state.page + 1) return state
      const wallets = event.page === 1 ? [] : [...state.wallets]
      // Pages may come from two sources, which call one wallet by two ids.
      for (const wallet of event.wallets)
        if (!wallets.some((other) => isSame(other, wallet))) wallets.push(wallet)
      // An empty page is the end, even if the server counted more.
      const count = event.wallets.length === 0 ? wallets.length : event.count
      return { ...state, status: 'ready', page: event.page, wallets, count }
    }
  }
}

export const walletList = defineSlice(initial, transition)

function isSame(a: ListedWallet, b: ListedWallet): boolean {
  return a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase()
}
