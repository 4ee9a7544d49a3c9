import { defineSlice } from '../../core/state/slice.ts'

/** Why no wallet was linked; each has a screen of its own. */
export type PairingCause = 'declined' | 'unreachable' | 'refused' | 'failed'

/** The one code on screen, and what became of it. */
export type PairingState =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  /** The page is hidden: a new code is made when it is visible again. */
  | { readonly status: 'expired' }
  /** The visitor has agreed in the wallet. */
  | { readonly status: 'linking' }
  | { readonly status: 'done' }
  | { readonly status: 'stopped'; readonly cause: PairingCause }

export type PairingEvent =
  | { readonly type: 'prepare' }
  | { readonly type: 'code'; readonly uri: string; readonly expiresAt: number }
  | { readonly type: 'expire' }
  | { readonly type: 'grant' }
  | { readonly type: 'succeed' }
  | { readonly type: 'stop'; readonly cause: PairingCause }
  | { readonly type: 'leave' }

const initial: PairingState = { status: 'idle' }

export function transition(state: PairingState, event: PairingEvent): PairingState {
  const { status } = state
  switch (event.type) {
    case 'prepare':
      return status === 'linking' || status === 'done' ? state : { status: 'preparing' }
    case 'code':
      return status === 'preparing' ? { status: 'ready', uri: event.uri, expiresAt: event.expiresAt } : state
    case 'expire':
      return status === 'ready' ? { status: 'expired' } : state
    case 'grant':
      return isAsking(state) ? { status: 'linking' } : state
    case 'succeed':
      return status === 'linking' ? { status: 'done' } : state
    case 'stop':
      return isAsking(state) || status === 'linking' ? { status: 'stopped', cause: event.cause } : state
    case 'leave':
      return initial
  }
}

export const pairing = defineSlice(initial, transition)

/** A wallet may answer: one that read a code just before it expired still can. */
function isAsking({ status }: PairingState): boolean {
  return status === 'preparing' || status === 'ready' || status === 'expired'
}
