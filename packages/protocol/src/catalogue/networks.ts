import type { ErrorEntry } from './entry.ts'

export const networkUnknown = {
  code: 'network/unknown',
  message: 'Network not found',
} as const satisfies ErrorEntry

export const networkUndefined = {
  code: 'network/undefined',
  message: 'CaipNetwork is undefined',
} as const satisfies ErrorEntry

export const networkUnsupported = {
  code: 'network/unsupported',
  message: 'Chain is not supported',
} as const satisfies ErrorEntry

export const networkSwitchFailed = {
  code: 'network/switch_failed',
  message: 'The wallet could not switch to {network}',
} as const satisfies ErrorEntry

export const networkSwitchRejected = {
  code: 'network/switch_rejected',
  message: 'Network switch declined',
} as const satisfies ErrorEntry

export const networkSwitchDisabled = {
  code: 'network/switch_disabled',
  message: 'This app does not switch networks',
} as const satisfies ErrorEntry
