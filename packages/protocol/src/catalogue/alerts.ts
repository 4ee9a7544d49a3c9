import type { ErrorEntry } from './entry.ts'

/** A message with a longer explanation for the developer of the page. */
export type AlertEntry<code extends string = string> = ErrorEntry<code> & { readonly long: string }

export const networkNotFound = {
  code: 'network/not_found',
  message: 'Network Not Found',
  long: "The network is not one of those this app was set up with. Add it to the 'networks' array.",
} as const satisfies AlertEntry

export const viewUnavailable = {
  code: 'view/unavailable',
  message: 'View Not Available',
  long: 'The view {view} cannot open: it is switched off, needs a server, or the connected chain lacks what it needs.',
} as const satisfies AlertEntry

export const originNotAllowed = {
  code: 'project/origin_not_allowed',
  message: 'Invalid App Configuration',
  long: "The origin {origin} is not on this project's allowlist. Add it in the project's settings.",
} as const satisfies AlertEntry

export const domainUnverified = {
  code: 'project/domain_unverified',
  message: 'Invalid App Configuration',
  long: "The domain {origin} has not been verified for this project. Verify it in the project's settings.",
} as const satisfies AlertEntry

export const projectIdInvalid = {
  code: 'project/invalid_id',
  message: 'Invalid App Configuration',
  long: 'Invalid Project ID - update configuration',
} as const satisfies AlertEntry

export const projectIdMissing = {
  code: 'project/missing_id',
  message: 'Project ID Not Configured',
  long: 'This feature needs a project. Pass the id of yours as `projectId`, and its server as `api`.',
} as const satisfies AlertEntry

export const sessionExpired = {
  code: 'session/expired',
  message: 'Session Expired',
  long: "The session is not valid. Check this device's date and time, then connect again.",
} as const satisfies AlertEntry

export const embeddedLoadFailed = {
  code: 'embedded/load_failed',
  message: 'Network Error',
  long: 'Could not load embedded wallet: try again later.',
} as const satisfies AlertEntry

export const embeddedTimedOut = {
  code: 'embedded/timeout',
  message: 'Embedded Wallet Request Timed Out',
  long: 'The embedded wallet did not answer in time. Please try again later.',
} as const satisfies AlertEntry

export const configServerError = {
  code: 'config/server_error',
  message: 'Server Error',
  long: 'Failed to get App Configuration: {reason}',
} as const satisfies AlertEntry

export const configRateLimited = {
  code: 'config/rate_limited',
  message: 'Rate Limited',
  long: 'The app configuration was requested too often. Wait a moment, then reload the page.',
} as const satisfies AlertEntry

export const localConfigIgnored = {
  code: 'config/local_ignored',
  message: 'Local configuration ignored',
  long: 'The project decides {features} in its own settings, so the values passed in code were not used.',
} as const satisfies AlertEntry

/** The alert for an error message from a relay or frame. */
export function alertForProviderText(
  text: string,
): typeof originNotAllowed | typeof sessionExpired | typeof projectIdInvalid | undefined {
  if (text.includes('Unauthorized: origin not allowed')) return originNotAllowed
  if (text.includes('JWT validation error: JWT Token is not yet valid')) return sessionExpired
  if (text.includes('Unauthorized: invalid key')) return projectIdInvalid
  return undefined
}
