import type { ErrorEntry } from './entry.ts'

export const siwxDisabled = {
  code: 'siwx/disabled',
  message: 'SIWX is not enabled',
} as const satisfies ErrorEntry

export const siwxMessageInvalid = {
  code: 'siwx/message_invalid',
  message: 'A sign-in message cannot have this {field}',
} as const satisfies ErrorEntry
