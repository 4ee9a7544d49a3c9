import type { Namespace } from '@latchkey/chains/driver'
import { defineSlice } from '../../core/state/slice.ts'

/** Why a wallet could not be linked; each has a screen of its own. */
export type AttemptCause = 'declined' | 'pending' | 'notInstalled' | 'timedOut' | 'blocked' | 'failed'

/** One of the chains a wallet serves, and the id it has there. */
export type WalletChain = { readonly walletId: string; readonly namespace: Namespace }

/** The one attempt on screen. */
export type AttemptState =
  | { readonly status: 'idle' }
  /** The wallet serves several chains and the visitor has not said which. */
  | { readonly status: 'choosing'; readonly walletId: string; readonly chains: readonly WalletChain[] }
  | { readonly status: 'waiting'; readonly walletId: string }
  | { readonly status: 'stopped'; readonly walletId: string; readonly cause: AttemptCause }
  | { readonly status: 'done'; readonly walletId: string }

export type AttemptEvent =
  | { readonly type: 'choose'; readonly walletId: string; readonly chains: readonly WalletChain[] }
  | { readonly type: 'start'; readonly walletId: string }
  | { readonly type: 'stop'; readonly walletId: string; readonly cause: AttemptCause }
  | { readonly type: 'succeed'; readonly walletId: string }
  | { readonly type: 'leave' }

const initial: AttemptState = { status: 'idle' }

export function transition(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case 'choose':
      return { status: 'choosing', walletId: event.walletId, chains: event.chains }
    case 'start':
      return { status: 'waiting', walletId: event.walletId }
    case 'stop':
      return isOpen(state, event)
        ? { status: 'stopped', walletId: event.walletId, cause: event.cause }
        : state
    case 'succeed':
      return isOpen(state, event) ? { status: 'done', walletId: event.walletId } : state
    case 'leave':
      return initial
  }
}

export const attempt = defineSlice(initial, transition)

/** An answer to an attempt the visitor has left says nothing about the one on screen. */
function isOpen(state: AttemptState, { walletId }: { walletId: string }): boolean {
  // One that stopped may still succeed: the wallet had a request open from before.
  return (state.status === 'waiting' || state.status === 'stopped') && state.walletId === walletId
}
