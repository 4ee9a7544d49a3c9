import type { ErrorEntry } from '../errors.ts'

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
