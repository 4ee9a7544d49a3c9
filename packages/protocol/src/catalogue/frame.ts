import type { ErrorEntry } from './entry.ts'

export const frameBusy = {
  code: 'frame/busy',
  message: 'The wallet already shows something',
} as const satisfies ErrorEntry

export const loginCancelled = {
  code: 'login/cancelled',
  message: 'The visitor cancelled',
} as const satisfies ErrorEntry
