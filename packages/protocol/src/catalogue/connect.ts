import type { ErrorEntry } from './entry.ts'

export const connectionRejected = {
  code: 'connect/rejected',
  message: 'Connection rejected',
} as const satisfies ErrorEntry

export const connectionFailed = {
  code: 'connect/failed',
  message: 'Failed to connect',
} as const satisfies ErrorEntry

export const connectionPending = {
  code: 'connect/pending',
  message: 'Your wallet already has a request open. Answer it there first.',
} as const satisfies ErrorEntry

export const connectionTimedOut = {
  code: 'connect/timeout',
  message: 'The wallet did not answer in time',
} as const satisfies ErrorEntry

export const walletNotInstalled = {
  code: 'connect/not_installed',
  message: '{wallet} is not installed in this browser',
} as const satisfies ErrorEntry

export const connectionWindowBlocked = {
  code: 'connect/window_blocked',
  message: 'The browser blocked the window of the wallet',
} as const satisfies ErrorEntry

export const modalClosed = {
  code: 'connect/modal_closed',
  message: 'Modal closed',
} as const satisfies ErrorEntry
