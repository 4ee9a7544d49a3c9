import { defineSlice } from '../../core/state/slice.ts'

/** Why a step failed, and if it can be tried again later, when: Unix milliseconds. */
export type EmailLoginError = { readonly code: string; readonly retryAt?: number | undefined }

/** The login by email, from the first letter to the connected wallet. */
export type EmailLoginState =
  | { readonly status: 'editing'; readonly email: string; readonly error?: EmailLoginError | undefined }
  /** The frame is loading, or the server is asked to send a mail. */
  | { readonly status: 'sending'; readonly email: string }
  /** The frame asks the visitor to follow a link, to enter a code, or both. */
  | { readonly status: 'verifying'; readonly email: string }
  | { readonly status: 'linking'; readonly email: string }

export type EmailLoginEvent =
  | { readonly type: 'edit'; readonly email: string }
  | { readonly type: 'send'; readonly email: string }
  | { readonly type: 'verify' }
  | { readonly type: 'link' }
  | { readonly type: 'fail'; readonly error?: EmailLoginError | undefined }
  | { readonly type: 'succeed' }

const initial: EmailLoginState = { status: 'editing', email: '' }

export function transition(state: EmailLoginState, event: EmailLoginEvent): EmailLoginState {
  const { email, status } = state
  switch (event.type) {
    case 'edit':
      return status === 'editing' ? { status, email: event.email } : state
    case 'send':
      return status === 'editing' ? { status: 'sending', email: event.email } : state
    case 'verify':
      return status === 'sending' ? { status: 'verifying', email } : state
    case 'link':
      return status === 'sending' || status === 'verifying' ? { status: 'linking', email } : state
    case 'fail':
      return { status: 'editing', email, error: event.error }
    case 'succeed':
      return initial
  }
}

export const emailLogin = defineSlice<EmailLoginState, EmailLoginEvent>(initial, transition)
