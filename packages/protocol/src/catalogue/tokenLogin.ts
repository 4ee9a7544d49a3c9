import type { ServerErrorEntry } from './server.ts'

export const loginAppTokenOff = {
  code: 'login/app_token_off',
  message: 'This app does not offer logins with its own accounts',
  status: 403,
  field: 'projectId',
} as const satisfies ServerErrorEntry

export const loginAppTokenInvalid = {
  code: 'login/app_token_invalid',
  message: 'Your login at this app could not be confirmed. Please log in again',
  status: 401,
  field: 'token',
} as const satisfies ServerErrorEntry

export const loginAppTokenExpired = {
  code: 'login/app_token_expired',
  message: 'Your login at this app has expired. Please log in again',
  status: 401,
  field: 'token',
} as const satisfies ServerErrorEntry

export const loginAppTokenUsed = {
  code: 'login/app_token_used',
  message: 'This login has been used already. Please log in again',
  status: 401,
  field: 'token',
} as const satisfies ServerErrorEntry

export const loginAppKeysUnavailable = {
  code: 'login/app_keys_unavailable',
  message: 'Your login at this app cannot be confirmed at the moment. Please try again',
  status: 502,
  field: 'token',
} as const satisfies ServerErrorEntry
