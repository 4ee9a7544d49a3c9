import type { ErrorEntry } from './entry.ts'

export const authInitFailed = {
  code: 'auth/init_failed',
  message: 'A problem occurred while trying initialize authentication',
} as const satisfies ErrorEntry

export const authenticating = {
  code: 'auth/in_progress',
  message: 'Authenticating...',
} as const satisfies ErrorEntry
