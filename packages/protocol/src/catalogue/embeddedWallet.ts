import type { ErrorEntry } from './entry.ts'

export const loginRequired = {
  code: 'login/required',
  message: 'Log in first',
} as const satisfies ErrorEntry

export const embeddedUnreachable = {
  code: 'embedded/unreachable',
  message: 'Your wallet cannot be reached at the moment. Please try again',
} as const satisfies ErrorEntry

export const embeddedUntrusted = {
  code: 'embedded/untrusted',
  message: 'Your wallet was not opened, because the server sent something that does not belong to it',
} as const satisfies ErrorEntry

export const embeddedFactorNeeded = {
  code: 'embedded/factor_needed',
  message: 'This device needs a passkey or the recovery kit to open your wallet',
} as const satisfies ErrorEntry

export const embeddedChainUnsupported = {
  code: 'embedded/chain_unsupported',
  message: 'Your wallet has no account on this network',
} as const satisfies ErrorEntry

export const embeddedAccountTypeUnsupported = {
  code: 'embedded/account_type_unsupported',
  message: 'Smart accounts are not available',
} as const satisfies ErrorEntry

export const embeddedAccountUnknown = {
  code: 'embedded/account_unknown',
  message: 'Your wallet has no such account',
} as const satisfies ErrorEntry

export const embeddedAccountsFull = {
  code: 'embedded/accounts_full',
  message: 'Your wallet has as many accounts as it can have',
} as const satisfies ErrorEntry

export const embeddedStillPending = {
  code: 'embedded/still_pending',
  message: 'The transaction was sent, but the network has not confirmed it yet',
} as const satisfies ErrorEntry

export const rpcNotAllowed = {
  code: 'embedded/rpc_not_allowed',
  message: 'Requested RPC call is not allowed',
} as const satisfies ErrorEntry
