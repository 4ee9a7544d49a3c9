import type { ServerErrorEntry } from './server.ts'

export const escrowSealInvalid = {
  code: 'escrow/seal_invalid',
  message: 'The secret is not encrypted for this server and this call',
  status: 400,
  field: 'secret',
} as const satisfies ServerErrorEntry

export const escrowReaderInvalid = {
  code: 'escrow/reader_invalid',
  message: 'The public key of the reader is not valid',
  status: 400,
  field: 'publicKey',
} as const satisfies ServerErrorEntry

export const escrowLoginRequired = {
  code: 'escrow/login_required',
  message: 'Please log in again with a link and a code',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const escrowWaiting = {
  code: 'escrow/waiting',
  message: 'This device is new. It can open the wallet later',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const escrowSecretMissing = {
  code: 'escrow/secret_missing',
  message: 'There is no secret for this factor',
  status: 404,
  field: 'factorId',
} as const satisfies ServerErrorEntry

export const escrowFull = {
  code: 'escrow/full',
  message: 'The wallet has too many secrets',
  status: 409,
  field: '',
} as const satisfies ServerErrorEntry

export const escrowReleaseLimited = {
  code: 'escrow/release_limited',
  message: 'The wallet was recovered too often. Please try again after {seconds} seconds',
  status: 429,
  field: '',
} as const satisfies ServerErrorEntry

export const escrowStopped = {
  code: 'escrow/stopped',
  message: 'Wallets cannot be recovered for now. Please try again later',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const escrowKmsUnavailable = {
  code: 'escrow/kms_unavailable',
  message: 'The wallet cannot be recovered for now. Please try again shortly',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry
