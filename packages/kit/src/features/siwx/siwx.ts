import type { SiwxSession } from '../../core/connections/siwx.ts'
import { defineSlice } from '../../core/state/slice.ts'
import type { SiwxAccount } from './account.ts'
import { sameAccount } from './account.ts'

/** Why the account is not signed in, where there is a reason to show. */
export type SiwxCause =
  /** The visitor said no in the wallet. */
  | 'declined'
  /** The wallet has another request open. */
  | 'pending'
  /** The session ran out. */
  | 'expired'
  /** The session was ended on another page or by the server. */
  | 'revoked'
  /** The session store did not answer. */
  | 'unreachable'
  /** The signature was not accepted. */
  | 'refused'
  /** The signature of a smart account was not accepted, which some apps cannot check. */
  | 'smartAccount'
  /** The wallet cannot sign. */
  | 'unsupported'
  | 'failed'

/** How the account in use stands. A state carries only what is true in it. */
export type SiwxState =
  /** No connection, or on a network the app does not support. */
  | { readonly status: 'idle' }
  /** Whether there is a session is being found out. */
  | { readonly status: 'checking'; readonly account: SiwxAccount }
  | {
      readonly status: 'signedOut'
      readonly account: SiwxAccount
      readonly cause?: SiwxCause | undefined
    }
  /** The wallet has been asked; `attempt` identifies late answers. */
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
      // Keep the reason that is known, unless it was a missing answer.
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
