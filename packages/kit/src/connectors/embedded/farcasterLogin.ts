import { defineSlice } from '../../core/state/slice.ts'
import type { EmailLoginError } from './emailLogin.ts'

/** The login with Farcaster, from the click to the connected wallet. */
export type FarcasterLoginState =
  | { readonly status: 'idle' }
  /** The frame is loading, or asks for a channel to the app. */
  | { readonly status: 'opening' }
  /** `uri` is for the app, until `expiresAt`: Unix milliseconds. */
  | { readonly status: 'waiting'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'linking' }
  | { readonly status: 'failed'; readonly error: EmailLoginError }

export type FarcasterLoginEvent =
  | { readonly type: 'open' }
  | { readonly type: 'wait'; readonly uri: string; readonly expiresAt: number }
  | { readonly type: 'link' }
  | { readonly type: 'fail'; readonly error: EmailLoginError }
  /** The wallet is connected, or the visitor has left. */
  | { readonly type: 'end' }

const idle: FarcasterLoginState = { status: 'idle' }

export function transition(state: FarcasterLoginState, event: FarcasterLoginEvent): FarcasterLoginState {
  const { status } = state
  switch (event.type) {
    case 'open':
      return status === 'idle' || status === 'failed' ? { status: 'opening' } : state
    case 'wait':
      return status === 'opening' ? { status: 'waiting', uri: event.uri, expiresAt: event.expiresAt } : state
    case 'link':
      return status === 'waiting' ? { status: 'linking' } : state
    case 'fail':
      return status === 'idle' ? state : { status: 'failed', error: event.error }
    case 'end':
      return idle
  }
}

export const farcasterLogin = defineSlice<FarcasterLoginState, FarcasterLoginEvent>(idle, transition)
