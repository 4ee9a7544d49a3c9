import type { ErrorEntry } from '../errors.ts'

export const emailCooldown = {
  code: 'email/cooldown',
  message: 'Please try again after {seconds} seconds',
} as const satisfies ErrorEntry

export const emailInvalid = {
  code: 'email/invalid',
  message: 'Enter a valid email address',
} as const satisfies ErrorEntry

export const emailFrameUnavailable = {
  code: 'email/frame_unavailable',
  message: 'Unable to load email login dependency',
} as const satisfies ErrorEntry

export const authInitFailed = {
  code: 'auth/init_failed',
  message: 'A problem occurred while trying initialize authentication',
} as const satisfies ErrorEntry

export const authenticating = {
  code: 'auth/in_progress',
  message: 'Authenticating...',
} as const satisfies ErrorEntry

export const smartAccountsUnsupported = {
  code: 'account/smart_unsupported',
  message: 'This application might not support Smart Accounts',
} as const satisfies ErrorEntry
