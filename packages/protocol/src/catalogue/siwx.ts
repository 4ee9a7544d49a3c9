import type { ErrorEntry } from '../errors.ts'

export const siwxDisabled = {
  code: 'siwx/disabled',
  message: 'SIWX is not enabled',
} as const satisfies ErrorEntry
