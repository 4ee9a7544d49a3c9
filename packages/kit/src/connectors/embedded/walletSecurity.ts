import { defineSlice } from '../../core/state/slice.ts'
import type { EmailLoginError } from './emailLogin.ts'

/** The page about who can open the wallet. The frame shows it; the view says why if it could not. */
export type WalletSecurityState =
  | { readonly status: 'shown' }
  | { readonly status: 'failed'; readonly error: EmailLoginError }

export type WalletSecurityEvent =
  | { readonly type: 'show' }
  | { readonly type: 'fail'; readonly error: EmailLoginError }

const initial: WalletSecurityState = { status: 'shown' }

export const walletSecurity = defineSlice<WalletSecurityState, WalletSecurityEvent>(initial, (_, event) =>
  event.type === 'show' ? initial : { status: 'failed', error: event.error },
)
