import type { ServerErrorEntry } from './server.ts'

export const loginProviderOff = {
  code: 'login/provider_off',
  message: 'This app does not offer logins with this provider',
  status: 403,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const loginProviderDeclined = {
  code: 'login/provider_declined',
  message: 'The login was declined at the provider',
  status: 409,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const loginProviderFailed = {
  code: 'login/provider_failed',
  message: 'The provider could not confirm the login. Please try again',
  status: 502,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const loginWindowForeign = {
  code: 'login/window_foreign',
  message: 'This window does not belong to the login. Start it again',
  status: 403,
  field: 'visitId',
} as const satisfies ServerErrorEntry

export const loginVisitEnded = {
  code: 'login/visit_ended',
  message: 'This login has expired or has been used. Start it again',
  status: 401,
  field: 'visitId',
} as const satisfies ServerErrorEntry

export const loginAddressMissing = {
  code: 'login/address_missing',
  message: 'This account logs in with a provider, so it has no email address to change',
  status: 409,
  field: 'email',
} as const satisfies ServerErrorEntry
