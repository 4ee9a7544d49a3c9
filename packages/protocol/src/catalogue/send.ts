import type { ErrorEntry } from '../errors.ts'

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
