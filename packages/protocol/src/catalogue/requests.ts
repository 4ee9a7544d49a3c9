import type { ErrorEntry } from './entry.ts'

export const actionNotAllowed = {
  code: 'request/action_not_allowed',
  message: 'Action not allowed',
} as const satisfies ErrorEntry

export const requestAborted = {
  code: 'request/aborted',
  message: 'Request was aborted',
} as const satisfies ErrorEntry

export const requestTimedOut = {
  code: 'request/timeout',
  message: 'Request timed out',
} as const satisfies ErrorEntry

export const httpRequestFailed = {
  code: 'request/http_failed',
  message: 'HTTP request failed',
} as const satisfies ErrorEntry

export const responseInvalid = {
  code: 'request/invalid_response',
  message: 'The server answered something unexpected',
} as const satisfies ErrorEntry

export const badTransactionHash = {
  code: 'value/bad_transaction_hash',
  message: 'Not a transaction hash',
} as const satisfies ErrorEntry

export const receiptNotFound = {
  code: 'receipt/not_found',
  message: 'Transaction receipt not found',
} as const satisfies ErrorEntry

export const receiptTimedOut = {
  code: 'receipt/timeout',
  message: 'The transaction was not confirmed in time. It may still go through.',
} as const satisfies ErrorEntry

export const somethingWentWrong = {
  code: 'general/unexpected',
  message: 'Something went wrong',
} as const satisfies ErrorEntry

export const errorOccurred = {
  code: 'general/error',
  message: 'An error occurred',
} as const satisfies ErrorEntry
