import type { ServerErrorEntry } from './server.ts'

export const loginKeysUnavailable = {
  code: 'login/keys_unavailable',
  message: 'The login cannot be reached. Please try again later',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const vaultSealInvalid = {
  code: 'vault/seal_invalid',
  message: 'The half is not encrypted for this server and this call',
  status: 400,
  field: 'half',
} as const satisfies ServerErrorEntry

export const vaultReaderInvalid = {
  code: 'vault/reader_invalid',
  message: 'The public key of the reader is not valid',
  status: 400,
  field: 'publicKey',
} as const satisfies ServerErrorEntry

export const vaultHalfMissing = {
  code: 'vault/half_missing',
  message: 'There is no half for this factor',
  status: 404,
  field: 'factorId',
} as const satisfies ServerErrorEntry

export const vaultFull = {
  code: 'vault/full',
  message: 'The wallet has too many vaults or factors',
  status: 409,
  field: '',
} as const satisfies ServerErrorEntry

export const vaultReleaseLimited = {
  code: 'vault/release_limited',
  message: 'The wallet was used too often. Please try again after {seconds} seconds',
  status: 429,
  field: '',
} as const satisfies ServerErrorEntry

export const vaultCodeRequired = {
  code: 'vault/code_required',
  message: 'Please enter a code of your authenticator app',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const vaultCodeWrong = {
  code: 'vault/code_wrong',
  message: 'The code is wrong, or was used before',
  status: 403,
  field: 'code',
} as const satisfies ServerErrorEntry

export const vaultCodeLocked = {
  code: 'vault/code_locked',
  message: 'There were too many wrong codes. Please try again after {seconds} seconds',
  status: 429,
  field: 'code',
} as const satisfies ServerErrorEntry

export const vaultConfirmRequired = {
  code: 'vault/confirm_required',
  message: 'Please confirm with your passkey',
  status: 403,
  field: 'confirmation',
} as const satisfies ServerErrorEntry

export const vaultConfirmWrong = {
  code: 'vault/confirm_wrong',
  message: 'The passkey is not one of this wallet, or the confirmation has ended',
  status: 403,
  field: 'confirmation',
} as const satisfies ServerErrorEntry

export const vaultStopped = {
  code: 'vault/stopped',
  message: 'Wallets cannot be used for now. Please try again later',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const vaultKmsUnavailable = {
  code: 'vault/kms_unavailable',
  message: 'The wallet cannot be reached. Please try again later',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const vaultUserDisabled = {
  code: 'vault/user_disabled',
  message: 'This app has turned off your account. You can still see the words of your wallet',
  status: 403,
  field: 'purpose',
} as const satisfies ServerErrorEntry
