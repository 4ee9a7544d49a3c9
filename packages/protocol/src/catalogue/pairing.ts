import type { ErrorEntry } from './entry.ts'

export const pairingExpired = {
  code: 'pairing/expired',
  message: 'No wallet answered before the code expired',
} as const satisfies ErrorEntry

export const relayUnreachable = {
  code: 'pairing/relay_unreachable',
  message: 'The relay between this page and the wallet could not be reached',
} as const satisfies ErrorEntry
