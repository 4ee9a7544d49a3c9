import type { ErrorEntry } from './entry.ts'

export const authInitFailed = {
  code: 'auth/init_failed',
  message: 'A problem occurred while trying initialize authentication',
} as const satisfies ErrorEntry

export const smartAccountRefused = {
  code: 'siwx/smart_account_refused',
  message: 'This application might not support Smart Accounts',
} as const satisfies ErrorEntry

export const authenticating = {
  code: 'auth/in_progress',
  message: 'Authenticating...',
} as const satisfies ErrorEntry

export const authConnectorNotFound = {
  code: 'auth/connector_missing',
  message: 'No auth connector found',
} as const satisfies ErrorEntry

export const loginNotConnected = {
  code: 'auth/not_connected',
  message: 'Not connected to email or social',
} as const satisfies ErrorEntry

export const loginLoadFailed = {
  code: 'auth/load_failed',
  message: 'Unable to load email login dependency',
} as const satisfies ErrorEntry
