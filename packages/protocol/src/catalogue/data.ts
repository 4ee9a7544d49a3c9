import type { ErrorEntry } from './entry.ts'

export const tokenBalanceUnavailable = {
  code: 'balance/unavailable',
  message: 'Token Balance Unavailable',
} as const satisfies ErrorEntry

export const transactionsFailed = {
  code: 'transactions/failed',
  message: 'Failed to fetch transactions',
} as const satisfies ErrorEntry

export const transactionsAddressMissing = {
  code: 'transactions/address_missing',
  message: "Transactions can't be fetched without an accountAddress",
} as const satisfies ErrorEntry

export const gasPriceUnsupported = {
  code: 'swap/gas_price_unsupported',
  message: 'Network not supported for Gas Price',
} as const satisfies ErrorEntry

export const swapUnsupported = {
  code: 'swap/unsupported_network',
  message: 'Network not supported for Swaps',
} as const satisfies ErrorEntry

export const swapIncomplete = {
  code: 'swap/incomplete',
  message: 'No swap quote is on screen',
} as const satisfies ErrorEntry

export const swapConsentMissing = {
  code: 'swap/consent_missing',
  message: 'The loss of this swap has not been accepted',
} as const satisfies ErrorEntry

export const swapNotAsShown = {
  code: 'swap/not_as_shown',
  message: 'The swap would do something other than what is shown',
} as const satisfies ErrorEntry

export const tokenMismatch = {
  code: 'token/mismatch',
  message: 'The token is not the one that the server describes',
} as const satisfies ErrorEntry

export const tokenUnverified = {
  code: 'token/unverified',
  message: 'No node could confirm what the server says about this token',
} as const satisfies ErrorEntry

export const swapWrongNetwork = {
  code: 'swap/wrong_network',
  message: 'The wallet has moved to another network',
} as const satisfies ErrorEntry

export const swapAccountChanged = {
  code: 'swap/account_changed',
  message: 'The wallet has changed to another account',
} as const satisfies ErrorEntry

export const swapApprovalFailed = {
  code: 'swap/approval_failed',
  message: 'The approval did not go through',
} as const satisfies ErrorEntry

export const nameResolveFailed = {
  code: 'name/resolve_failed',
  message: 'Error resolving name',
} as const satisfies ErrorEntry

export const nameSuggestionsFailed = {
  code: 'name/suggestions_failed',
  message: 'Error fetching name suggestions',
} as const satisfies ErrorEntry

export const nameLookupFailed = {
  code: 'name/lookup_failed',
  message: 'Error fetching names for address',
} as const satisfies ErrorEntry

export const nameRegisterFailed = {
  code: 'name/register_failed',
  message: 'Error registering name {name}',
} as const satisfies ErrorEntry
