import type { SiwxSession } from '../../core/siwx.ts'
import { defineSlice } from '../../core/slice.ts'
import type { SiwxAccount } from './account.ts'
import { sameAccount } from './account.ts'

/** Why nobody is signed in, where there is something to say about it. */
export type SiwxCause =
  /** The visitor said no in the wallet. */
  | 'declined'
  /** The wallet has another request open. */
  | 'pending'
  /** The session ran out. */
  | 'expired'
  /** The session was ended elsewhere. */
  | 'revoked'
  /** Whoever keeps the sessions did not answer. */
  | 'unreachable'
  /** Whoever checks the signature did not accept it. */
  | 'refused'
  /** The wallet cannot sign. */
  | 'unsupported'
  | 'failed'

/** How the account in use stands. A state carries only what is true in it. */
export type SiwxState =
  /** Nobody is connected, or where the app does not work. */
  | { readonly status: 'idle' }
  /** Whether there is a session is being found out. */
  | { readonly status: 'checking'; readonly account: SiwxAccount }
  | {
      readonly status: 'signedOut'
      readonly account: SiwxAccount
      readonly cause?: SiwxCause | undefined
    }
  /** The wallet has been asked; `attempt` tells late answers apart. */
  | { readonly status: 'signing'; readonly account: SiwxAccount; readonly attempt: object }
  /** The signature is being checked. */
  | { readonly status: 'verifying'; readonly account: SiwxAccount; readonly attempt: object }
  | { readonly status: 'signedIn'; readonly account: SiwxAccount; readonly session: SiwxSession }

export type SiwxEvent =
  /** The account in use is this one now, or there is none. */
  | { readonly type: 'use'; readonly account: SiwxAccount | undefined }
  | { readonly type: 'found'; readonly account: SiwxAccount; readonly session: SiwxSession }
  | { readonly type: 'missing'; readonly account: SiwxAccount; readonly cause?: SiwxCause | undefined }
  | { readonly type: 'sign'; readonly account: SiwxAccount; readonly attempt: object }
  | { readonly type: 'verify'; readonly attempt: object }
  | { readonly type: 'succeed'; readonly attempt: object; readonly session: SiwxSession }
  | { readonly type: 'stop'; readonly attempt: object; readonly cause: SiwxCause | undefined }

const initial: SiwxState = { status: 'idle' }

export function transition(state: SiwxState, event: SiwxEvent): SiwxState {
  switch (event.type) {
    case 'use':
      if (!event.account) return state.status === 'idle' ? state : initial
      if (isAbout(state, event.account)) return state
      return { status: 'checking', account: event.account }
    case 'found':
      // What is being signed now is newer than what was found.
      if (!isAbout(state, event.account) || isSigning(state)) return state
      return { status: 'signedIn', account: event.account, session: event.session }
    case 'missing':
      if (!isAbout(state, event.account) || isSigning(state)) return state
      // Why it is missing was said already, unless that was for want of an answer.
      if (state.status === 'signedOut' && state.cause !== 'unreachable' && !event.cause) return state
      return { status: 'signedOut', account: event.account, cause: event.cause }
    case 'sign':
      if (!isAbout(state, event.account) || isSigning(state)) return state
      return { status: 'signing', account: event.account, attempt: event.attempt }
    case 'verify':
      return state.status === 'signing' && state.attempt === event.attempt
        ? { ...state, status: 'verifying' }
        : state
    case 'succeed':
      return isSigning(state) && state.attempt === event.attempt
        ? { status: 'signedIn', account: state.account, session: event.session }
        : state
    case 'stop':
      return isSigning(state) && state.attempt === event.attempt
        ? { status: 'signedOut', account: state.account, cause: event.cause }
        : state
  }
}

export const siwx = defineSlice(initial, transition)

type Signing = Extract<SiwxState, { attempt: object }>

export function isSigning(state: SiwxState): state is Signing {
  return state.status === 'signing' || state.status === 'verifying'
}

/** Whether an answer about an account says anything about the one in use. */
function isAbout(state: SiwxState, account: SiwxAccount): boolean {
  return state.status !== 'idle' && sameAccount(state.account, account)
}
