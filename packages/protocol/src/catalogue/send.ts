import type { ErrorEntry } from './entry.ts'

export const signatureRejected = {
  code: 'sign/rejected',
  message: 'Signature declined',
} as const satisfies ErrorEntry

export const signatureFailed = {
  code: 'sign/failed',
  message: 'The wallet could not sign',
} as const satisfies ErrorEntry

export const signatureUnsupported = {
  code: 'sign/unsupported',
  message: 'The wallet cannot sign this on the connected chain',
} as const satisfies ErrorEntry

export const sendRejected = {
  code: 'send/rejected',
  message: 'Transaction declined',
} as const satisfies ErrorEntry

export const sendFailed = {
  code: 'send/failed',
  message: 'The transaction could not be sent',
} as const satisfies ErrorEntry

export const batchUnsupported = {
  code: 'send/batch_unsupported',
  message: 'The wallet cannot run these transactions as one',
} as const satisfies ErrorEntry

export const sendIncomplete = {
  code: 'send/incomplete',
  message: 'An amount and receiver address are required',
} as const satisfies ErrorEntry

export const sendTokenMissing = {
  code: 'send/token_missing',
  message: 'A token is required',
} as const satisfies ErrorEntry

export const sendUnsupportedChain = {
  code: 'send/unsupported_chain',
  message: 'Unsupported chain',
} as const satisfies ErrorEntry

export const sendExpired = {
  code: 'send/expired',
  message: 'The transaction was not sent in time',
} as const satisfies ErrorEntry

export const sendBelowMinimum = {
  code: 'send/below_minimum',
  message: 'The amount is too small to open an account at that address',
} as const satisfies ErrorEntry

export const sendLeavesTooLittle = {
  code: 'send/leaves_too_little',
  message: 'What would be left is less than an account must keep',
} as const satisfies ErrorEntry

export const sendNotWallet = {
  code: 'send/not_a_wallet',
  message: 'That address belongs to a token, not to a wallet',
} as const satisfies ErrorEntry

export const sendTokenUnsupported = {
  code: 'send/token_unsupported',
  message: 'This token cannot be sent from here',
} as const satisfies ErrorEntry

export const sendTokenMismatch = {
  code: 'send/token_mismatch',
  message: "The token's decimals on chain differ from those shown",
} as const satisfies ErrorEntry

export const networkUpgraded = {
  code: 'send/network_upgraded',
  message: 'The network was upgraded meanwhile. Try again.',
} as const satisfies ErrorEntry
