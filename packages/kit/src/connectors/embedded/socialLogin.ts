import type { LoginProvider } from '@latchkey/protocol/http/social'
import { defineSlice } from '../../core/state/slice.ts'
import type { EmailLoginError } from './emailLogin.ts'

/** Those without a view of their own. */
type Shown = Exclude<LoginProvider, 'farcaster'>

/** The login with an account at a provider, a passkey, or a token, from the click to the connected wallet. */
export type SocialLoginState =
  | { readonly status: 'idle' }
  /** The window is open; the frame is loading, or registers the login. */
  | { readonly status: 'opening'; readonly provider: Shown }
  /** The visitor goes on in the window; the frame says so. */
  | { readonly status: 'waiting'; readonly provider: Shown }
  | { readonly status: 'linking'; readonly provider: Shown }
  | { readonly status: 'failed'; readonly provider: Shown; readonly error: EmailLoginError }

export type SocialLoginEvent =
  | { readonly type: 'open'; readonly provider: Shown }
  | { readonly type: 'wait' }
  | { readonly type: 'link' }
  | { readonly type: 'fail'; readonly error: EmailLoginError }
  /** The wallet is connected, or the visitor has left. */
  | { readonly type: 'end' }

const idle: SocialLoginState = { status: 'idle' }

export function transition(state: SocialLoginState, event: SocialLoginEvent): SocialLoginState {
  const { status } = state
  switch (event.type) {
    case 'open':
      return status === 'idle' || status === 'failed'
        ? { status: 'opening', provider: event.provider }
        : state
    case 'wait':
      return status === 'opening' ? { status: 'waiting', provider: state.provider } : state
    case 'link':
      return status === 'waiting' ? { status: 'linking', provider: state.provider } : state
    case 'fail':
      return status === 'idle' ? state : { status: 'failed', provider: state.provider, error: event.error }
    case 'end':
      return idle
  }
}

export const socialLogin = defineSlice<SocialLoginState, SocialLoginEvent>(idle, transition)
