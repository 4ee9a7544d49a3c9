import type { ServerErrorEntry } from './server.ts'

export const loginPasskeyUnknown = {
  code: 'login/passkey_unknown',
  message: 'This passkey does not log in to an account here',
  status: 401,
  field: 'credential',
} as const satisfies ServerErrorEntry

export const loginPasskeyInvalid = {
  code: 'login/passkey_invalid',
  message: 'The answer of the passkey is not valid. Please try again',
  status: 401,
  field: 'credential',
} as const satisfies ServerErrorEntry
