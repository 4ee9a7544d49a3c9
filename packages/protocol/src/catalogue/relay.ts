import type { ErrorEntry } from './entry.ts'

export const relayRefused = {
  code: 'pairing/relay_refused',
  message: 'The relay between this page and the wallet refused this app',
} as const satisfies ErrorEntry

export const grantInvalid = {
  code: 'pairing/invalid_grant',
  message: 'The wallet granted something other than what was requested',
} as const satisfies ErrorEntry
