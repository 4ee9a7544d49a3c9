import type { ErrorEntry } from '../errors.ts'

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

export const modalClosed = {
  code: 'connect/modal_closed',
  message: 'Modal closed',
} as const satisfies ErrorEntry

export const popupClosed = {
  code: 'connect/popup_closed',
  message: 'Popup closed',
} as const satisfies ErrorEntry

export const socialConnectionFailed = {
  code: 'connect/social_failed',
  message: 'Failed to initiate social connection',
} as const satisfies ErrorEntry

export const farcasterConnectionFailed = {
  code: 'connect/farcaster_failed',
  message: 'Failed to connect to farcaster',
} as const satisfies ErrorEntry
