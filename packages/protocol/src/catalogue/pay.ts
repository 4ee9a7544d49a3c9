import type { ErrorEntry } from './entry.ts'

export const payInvalidRequest = {
  code: 'pay/invalid_request',
  message: 'The payment request is not valid',
} as const satisfies ErrorEntry

export const payUnsupportedAsset = {
  code: 'pay/unsupported_asset',
  message: 'This asset cannot be paid here',
} as const satisfies ErrorEntry

export const payInProgress = {
  code: 'pay/in_progress',
  message: 'Another payment is in progress',
} as const satisfies ErrorEntry

export const payExpired = {
  code: 'pay/expired',
  message: 'The payment request has expired',
} as const satisfies ErrorEntry

export const payDeclined = {
  code: 'pay/declined',
  message: 'Payment declined',
} as const satisfies ErrorEntry

export const payInsufficientFunds = {
  code: 'pay/insufficient_funds',
  message: 'Not enough funds for the payment',
} as const satisfies ErrorEntry

export const payFailed = {
  code: 'pay/failed',
  message: 'The payment did not go through',
} as const satisfies ErrorEntry

export const payUnconfirmed = {
  code: 'pay/unconfirmed',
  message: 'The payment was sent and is not confirmed yet',
} as const satisfies ErrorEntry
