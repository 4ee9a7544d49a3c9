import type { ServerErrorEntry } from './server.ts'

export const loginProofInvalid = {
  code: 'login/proof_invalid',
  message: 'The proof of the device key is missing or not valid',
  status: 401,
  field: 'DPoP',
} as const satisfies ServerErrorEntry

export const loginNonceRequired = {
  code: 'login/nonce_required',
  message: 'The proof of the device key needs a current nonce',
  status: 401,
  field: 'DPoP',
} as const satisfies ServerErrorEntry

/** The text is one that the kit shows as an expired session. */
export const loginClockSkewed = {
  code: 'login/clock_skewed',
  message: 'JWT validation error: JWT Token is not yet valid',
  status: 401,
  field: 'DPoP',
} as const satisfies ServerErrorEntry

export const loginCoolDown = {
  code: 'login/cool_down',
  message: 'Please try again after {seconds} seconds',
  status: 429,
  field: 'email',
} as const satisfies ServerErrorEntry

export const loginEmailOff = {
  code: 'login/email_off',
  message: 'This app does not offer logins by email',
  status: 403,
  field: 'projectId',
} as const satisfies ServerErrorEntry

export const loginCodeWrong = {
  code: 'login/code_wrong',
  message: 'The code is not correct',
  status: 401,
  field: 'code',
} as const satisfies ServerErrorEntry

export const loginAttemptEnded = {
  code: 'login/attempt_ended',
  message: 'The code has expired or has been used. Ask for a new one',
  status: 401,
  field: 'attemptId',
} as const satisfies ServerErrorEntry

export const loginTooManyTries = {
  code: 'login/too_many_tries',
  message: 'Too many wrong codes. Ask for a new one',
  status: 401,
  field: 'code',
} as const satisfies ServerErrorEntry

export const loginDeviceUnapproved = {
  code: 'login/device_unapproved',
  message: 'Open the link in the mail first',
  status: 409,
  field: 'attemptId',
} as const satisfies ServerErrorEntry

export const loginChangePending = {
  code: 'login/change_pending',
  message: 'The address of this account was changed. Open the link in the notice to undo it, or wait a day',
  status: 409,
  field: 'email',
} as const satisfies ServerErrorEntry

/** After the login was proven, so it tells no other person who is let in. */
export const loginNotAllowed = {
  code: 'login/not_allowed',
  message: 'This app does not let this account in',
  status: 403,
  field: 'projectId',
} as const satisfies ServerErrorEntry

export const loginTokenInvalid = {
  code: 'login/token_invalid',
  message: 'The token is not valid',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const loginSessionEnded = {
  code: 'login/session_ended',
  message: 'The session has ended',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

/** After the login was proven. The visitor gets a session to leave with. */
export const loginUserDisabled = {
  code: 'login/user_disabled',
  message: 'This app has turned off your account',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const loginUserErasing = {
  code: 'login/user_erasing',
  message: 'This account is being deleted',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry
