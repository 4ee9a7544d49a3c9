import { defineSlice } from '../../core/state/slice.ts'

/** A wallet of the visitor's own, which they have linked to their user by a signature of it. */
export type LinkedWallet = {
  readonly id: string
  /** CAIP-10. The chain is the one on which the signature was verified. */
  readonly account: string
  /** What the wallet called itself when it was linked. */
  readonly name: string | undefined
  readonly linkedAt: Date
}

/** The linked wallets, once they have been asked for, and what is under way with them. */
export type LinkedWalletsState =
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string }
  /** `error` is the code of why the last attempt to link or unlink failed. */
  | {
      readonly status: 'ready'
      readonly wallets: readonly LinkedWallet[]
      readonly error?: string | undefined
    }
  | {
      readonly status: 'linking'
      readonly wallets: readonly LinkedWallet[]
      /** Of the wallet that is to be linked. */
      readonly wallet: { readonly id: string; readonly name: string; readonly icon?: string | undefined }
      /** What the visitor is asked for: by the wallet, by the frame, by the wallet again. */
      readonly step: 'connect' | 'approve' | 'sign'
    }
  | { readonly status: 'unlinking'; readonly wallets: readonly LinkedWallet[]; readonly id: string }

export type LinkedWalletsEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly wallets: readonly LinkedWallet[] }
  | { readonly type: 'fail'; readonly error?: string | undefined }
  | { readonly type: 'link'; readonly wallet: Linking['wallet'] }
  | { readonly type: 'step'; readonly step: Linking['step'] }
  | { readonly type: 'linked'; readonly wallet: LinkedWallet }
  | { readonly type: 'unlink'; readonly id: string }
  | { readonly type: 'unlinked' }
  /** The visitor has logged out. */
  | { readonly type: 'forget' }
type Linking = Extract<LinkedWalletsState, { status: 'linking' }>

export function transition(state: LinkedWalletsState, event: LinkedWalletsEvent): LinkedWalletsState {
  const { status } = state
  if (event.type === 'forget') return initial
  // A list that is there stays until the new one is.
  if (event.type === 'load') return status === 'unread' || status === 'failed' ? { status: 'loading' } : state
  if (event.type === 'loaded')
    return status === 'loading' || status === 'ready' ? { status: 'ready', wallets: event.wallets } : state
  if (event.type === 'fail') {
    const { error } = event
    if (status === 'loading') return { status: 'failed', error: error ?? '' }
    return status === 'linking' || status === 'unlinking'
      ? { status: 'ready', wallets: state.wallets, error }
      : state
  }
  if (status === 'ready' && event.type === 'link')
    return { status: 'linking', wallets: state.wallets, wallet: event.wallet, step: 'connect' }
  if (status === 'ready' && event.type === 'unlink')
    return { status: 'unlinking', wallets: state.wallets, id: event.id }
  if (status === 'linking' && event.type === 'step') return { ...state, step: event.step }
  if (status === 'linking' && event.type === 'linked') {
    const others = state.wallets.filter(({ id }) => id !== event.wallet.id)
    return { status: 'ready', wallets: [...others, event.wallet] }
  }
  if (status === 'unlinking' && event.type === 'unlinked')
    return { status: 'ready', wallets: state.wallets.filter(({ id }) => id !== state.id) }
  return state
}

const initial: LinkedWalletsState = { status: 'unread' }
export const linkedWallets = defineSlice(initial, transition)
