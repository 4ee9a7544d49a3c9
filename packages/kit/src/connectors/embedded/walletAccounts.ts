import { defineSlice } from '../../core/state/slice.ts'

/** What is under way with the accounts of the embedded wallet, and why the last attempt failed. */
export type WalletAccountsState =
  | { readonly status: 'idle'; readonly error?: string | undefined }
  /** `index` of the account that it is about; none for a new one. */
  | { readonly status: 'busy'; readonly index?: number | undefined }

export type WalletAccountsEvent =
  | { readonly type: 'start'; readonly index?: number | undefined }
  | { readonly type: 'done' }
  | { readonly type: 'fail'; readonly error: string }

export function transition(state: WalletAccountsState, event: WalletAccountsEvent): WalletAccountsState {
  if (state.status === 'idle' && event.type === 'start') return { status: 'busy', index: event.index }
  if (state.status === 'busy' && event.type === 'done') return { status: 'idle' }
  if (state.status === 'busy' && event.type === 'fail') return { status: 'idle', error: event.error }
  return state
}

const initial: WalletAccountsState = { status: 'idle' }
export const walletAccounts = defineSlice(initial, transition)
