import type { ErrorEntry } from './entry.ts'

export const loginWindowBlocked = {
  code: 'login/window_blocked',
  message: 'The browser blocked the window of the login',
} as const satisfies ErrorEntry

export const loginWindowClosed = {
  code: 'login/window_closed',
  message: 'Popup closed',
} as const satisfies ErrorEntry

export const loginWindowLost = {
  code: 'login/window_lost',
  message: 'The visitor wants to open the window of the login again',
} as const satisfies ErrorEntry

export const loginSocialFailed = {
  code: 'login/social_failed',
  message: 'Failed to initiate social connection',
} as const satisfies ErrorEntry

export const loginFarcasterFailed = {
  code: 'login/farcaster_failed',
  message: 'Failed to connect to farcaster',
} as const satisfies ErrorEntry
