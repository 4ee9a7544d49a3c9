import { defineSlice } from '../../core/state/slice.ts'
import type { EmailLoginError } from './emailLogin.ts'

/** The change of the email address of the account. */
export type EmailChangeState =
  | { readonly status: 'editing'; readonly email: string; readonly error?: EmailLoginError | undefined }
  | { readonly status: 'sending'; readonly email: string }
  /** The frame asks for a code of the present address, then for one of the new address. */
  | { readonly status: 'verifying'; readonly email: string }

export type EmailChangeEvent =
  | { readonly type: 'edit'; readonly email: string }
  | { readonly type: 'send' }
  | { readonly type: 'verify' }
  | { readonly type: 'fail'; readonly error?: EmailLoginError | undefined }
  | { readonly type: 'leave' }

const initial: EmailChangeState = { status: 'editing', email: '' }

export function transition(state: EmailChangeState, event: EmailChangeEvent): EmailChangeState {
  const { email, status } = state
  switch (event.type) {
    case 'edit':
      return status === 'editing' ? { status, email: event.email } : state
    case 'send':
      return status === 'editing' ? { status: 'sending', email } : state
    case 'verify':
      return status === 'sending' ? { status: 'verifying', email } : state
    case 'fail':
      return { status: 'editing', email, error: event.error }
    case 'leave':
      return initial
  }
}

export const emailChange = defineSlice<EmailChangeState, EmailChangeEvent>(initial, transition)
