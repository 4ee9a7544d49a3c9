import type { ErrorEntry } from './entry.ts'

export const frameBusy = {
  code: 'frame/busy',
  message: 'The wallet already shows something',
} as const satisfies ErrorEntry

export const loginCancelled = {
  code: 'login/cancelled',
  message: 'The visitor cancelled',
} as const satisfies ErrorEntry

export const loginMailFailed = {
  code: 'login/mail_failed',
  message: 'The mail could not be delivered. Check the address, or send it again',
} as const satisfies ErrorEntry

export const loginDeviceRefused = {
  code: 'login/device_refused',
  message: 'Another number was chosen in the mail. Ask for another mail',
} as const satisfies ErrorEntry

export const loginDeviceEnded = {
  code: 'login/device_ended',
  message: 'The link in the mail has expired. Ask for another mail',
} as const satisfies ErrorEntry

export const frameCallsLimited = {
  code: 'request/too_many',
  message: 'Too many requests at once. Wait a moment, then try again',
} as const satisfies ErrorEntry

export const frameCallFailed = {
  code: 'request/failed',
  message: 'That did not work. Please try again',
} as const satisfies ErrorEntry
