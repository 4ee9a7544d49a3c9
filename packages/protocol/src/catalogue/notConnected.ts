import type { ErrorEntry } from './entry.ts'

// On its own: every page loads it.

export const notConnected = {
  code: 'connection/none',
  message: 'Connector not connected.',
} as const satisfies ErrorEntry
