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

export const sendFeeTooLow = {
  code: 'send/fee_too_low',
  message: 'The fee is lower than the network asks at the moment',
} as const satisfies ErrorEntry

export const sendOvertaken = {
  code: 'send/overtaken',
  message: 'Another transaction of this account came first',
} as const satisfies ErrorEntry

export const sendBelowMinimum = {
  code: 'send/below_minimum',
  message: 'The amount is too small to be sent to that address',
} as const satisfies ErrorEntry

export const sendCoinsKept = {
  code: 'send/coins_kept',
  message: 'Part of the balance is not spent: it is unconfirmed, or may be a collectible',
} as const satisfies ErrorEntry

export const sendTooManyCoins = {
  code: 'send/too_many_coins',
  message: 'The amount takes more coins than one transaction may spend',
} as const satisfies ErrorEntry

export const sendFundsChanged = {
  code: 'send/funds_changed',
  message: 'The balance has changed since the fee was shown',
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
