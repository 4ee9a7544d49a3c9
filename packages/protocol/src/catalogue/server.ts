import type { ErrorEntry } from './entry.ts'

/** An error response of the server: its HTTP status, and the request field it concerns. */
export type ServerErrorEntry<code extends string = string> = ErrorEntry<code> & {
  readonly status: number
  readonly field: string
}

export const badRequest = {
  code: 'server/bad_request',
  message: 'The request is not valid',
  status: 400,
  field: '',
} as const satisfies ServerErrorEntry

export const badShape = {
  code: 'server/bad_shape',
  message: 'The body does not have the expected shape',
  status: 422,
  field: '',
} as const satisfies ServerErrorEntry

export const bodyTooLarge = {
  code: 'server/body_too_large',
  message: 'The body is too large',
  status: 413,
  field: '',
} as const satisfies ServerErrorEntry

export const routeNotFound = {
  code: 'server/not_found',
  message: 'Not found',
  status: 404,
  field: '',
} as const satisfies ServerErrorEntry

export const projectMissing = {
  code: 'server/project_missing',
  message: 'A project id is required',
  status: 400,
  field: 'projectId',
} as const satisfies ServerErrorEntry

export const projectUnknown = {
  code: 'server/project_unknown',
  message: 'Unauthorized: invalid key',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const projectsUnavailable = {
  code: 'server/projects_unavailable',
  message: 'Projects are temporarily unavailable',
  status: 503,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const proofStale = {
  code: 'server/proof_stale',
  message: 'Sign in again to do this',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const roleMissing = {
  code: 'server/role_missing',
  message: 'Your role does not allow this',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const tokenSpent = {
  code: 'server/token_spent',
  message: 'This link was used, has expired, or never existed',
  status: 410,
  field: 'token',
} as const satisfies ServerErrorEntry

export const ssoOnly = {
  code: 'server/sso_only',
  message: 'Sign in with the account of your company',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const ssoFailed = {
  code: 'server/sso_failed',
  message: 'The login at your company did not work. Please try again',
  status: 400,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const ssoDeclined = {
  code: 'server/sso_declined',
  message: 'You did not log in at your company',
  status: 400,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const lastOwner = {
  code: 'server/last_owner',
  message: 'The last owner stays until there is another',
  status: 409,
  field: 'account',
} as const satisfies ServerErrorEntry

export const projectChanged = {
  code: 'server/project_changed',
  message: 'The project was changed meanwhile',
  status: 409,
  field: 'ifVersion',
} as const satisfies ServerErrorEntry

export const projectHasWallets = {
  code: 'server/project_has_wallets',
  message: 'Visitors have embedded wallets in this project',
  status: 409,
  field: 'id',
} as const satisfies ServerErrorEntry

export const projectWalletsUnknown = {
  code: 'server/project_wallets_unknown',
  message: 'This process cannot tell whether visitors have embedded wallets in this project',
  status: 409,
  field: 'id',
} as const satisfies ServerErrorEntry

export const setByEnvironment = {
  code: 'server/set_by_environment',
  message: 'The environment of the server sets this: change it there',
  status: 409,
  field: 'name',
} as const satisfies ServerErrorEntry

export const adminTokenInvalid = {
  code: 'server/admin_token_invalid',
  message: 'The admin token is missing or wrong',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const keyScopeMissing = {
  code: 'server/key_scope_missing',
  message: 'The key may not do this',
  status: 403,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const originRefused = {
  code: 'server/origin_refused',
  message: 'Unauthorized: origin not allowed',
  status: 403,
  field: 'origin',
} as const satisfies ServerErrorEntry

export const rateLimited = {
  code: 'server/rate_limited',
  message: 'Too many requests',
  status: 429,
  field: 'rate_limited',
} as const satisfies ServerErrorEntry

export const overloaded = {
  code: 'server/overloaded',
  message: 'The server is busy',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const serverFailed = {
  code: 'server/failed',
  message: 'Internal server error',
  status: 500,
  field: '',
} as const satisfies ServerErrorEntry

export const chainUnsupported = {
  code: 'server/chain_unsupported',
  message: 'This chain is not supported by this server',
  status: 400,
  field: 'chainId',
} as const satisfies ServerErrorEntry

export const addressInvalid = {
  code: 'server/address_invalid',
  message: 'This is not an address of that chain',
  status: 400,
  field: 'address',
} as const satisfies ServerErrorEntry

export const chainUnavailable = {
  code: 'server/chain_unavailable',
  message: 'No node of this chain is responding',
  status: 503,
  field: 'chainId',
} as const satisfies ServerErrorEntry

export const sourceUnavailable = {
  code: 'server/source_unavailable',
  message: 'The data source is temporarily unavailable',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const cursorInvalid = {
  code: 'server/cursor_invalid',
  message: 'The cursor is invalid or has expired',
  status: 400,
  field: 'cursor',
} as const satisfies ServerErrorEntry

export const signatureInvalid = {
  code: 'server/signature_invalid',
  message: 'The signature does not belong to this address',
  status: 401,
  field: 'signature',
} as const satisfies ServerErrorEntry

export const sessionUnknown = {
  code: 'server/session_unknown',
  message: 'The account has no such session',
  status: 404,
  field: 'pci',
} as const satisfies ServerErrorEntry

export const sessionsFull = {
  code: 'server/sessions_full',
  message: 'The account has too many open sessions',
  status: 409,
  field: 'context',
} as const satisfies ServerErrorEntry

export const sessionStillActive = {
  code: 'server/session_still_active',
  message: 'The chain still allows what this session permits',
  status: 409,
  field: 'pci',
} as const satisfies ServerErrorEntry

export const databaseUnavailable = {
  code: 'server/database_unavailable',
  message: 'The database is temporarily unavailable',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const messageInvalid = {
  code: 'server/message_invalid',
  message: 'The signed message lacks a required field',
  status: 422,
  field: 'message',
} as const satisfies ServerErrorEntry

export const messageExpired = {
  code: 'server/message_expired',
  message: 'The timestamp of the signed message is too old or in the future',
  status: 400,
  field: 'timestamp',
} as const satisfies ServerErrorEntry

export const messageUsed = {
  code: 'server/message_used',
  message: 'This message or its nonce has been used before',
  status: 409,
  field: 'message',
} as const satisfies ServerErrorEntry

export const namesOff = {
  code: 'names/off',
  message: 'This server does not register names',
  status: 404,
  field: 'name',
} as const satisfies ServerErrorEntry

export const nameInvalid = {
  code: 'names/invalid',
  message: 'A name has 4 to 63 letters, digits and single hyphens, and then its zone',
  status: 400,
  field: 'name',
} as const satisfies ServerErrorEntry

export const nameZoneUnknown = {
  code: 'names/zone_unknown',
  message: 'This server does not register names in this zone',
  status: 400,
  field: 'name',
} as const satisfies ServerErrorEntry

export const nameReserved = {
  code: 'names/reserved',
  message: 'This name is reserved',
  status: 400,
  field: 'name',
} as const satisfies ServerErrorEntry

export const nameTaken = {
  code: 'names/taken',
  message: 'This name is taken',
  status: 409,
  field: 'name',
} as const satisfies ServerErrorEntry

export const nameNotFound = {
  code: 'names/not_found',
  message: 'This name is not registered',
  status: 404,
  field: 'name',
} as const satisfies ServerErrorEntry

export const addressWithoutName = {
  code: 'names/address_without_name',
  message: 'This address has no name here',
  status: 404,
  field: 'address',
} as const satisfies ServerErrorEntry

export const nameNotOwned = {
  code: 'names/not_owned',
  message: 'The name does not belong to this address on this chain',
  status: 401,
  field: 'address',
} as const satisfies ServerErrorEntry

export const namesUsedUp = {
  code: 'names/used_up',
  message: 'This address has reached its limit of names',
  status: 403,
  field: 'address',
} as const satisfies ServerErrorEntry

export const coinTypeInvalid = {
  code: 'names/coin_type_invalid',
  message: 'This coin type does not belong to a supported chain',
  status: 400,
  field: 'coin_type',
} as const satisfies ServerErrorEntry

export const attributesInvalid = {
  code: 'names/attributes_invalid',
  message: 'A name can have a bio and an avatar, each of 1 to 255 plain characters',
  status: 400,
  field: 'attributes',
} as const satisfies ServerErrorEntry

export const nameGatewayOff = {
  code: 'names/gateway_off',
  message: 'The name gateway is disabled on this server',
  status: 404,
  field: 'data',
} as const satisfies ServerErrorEntry

export const nameCallInvalid = {
  code: 'names/call_invalid',
  message: 'Not a supported resolver call',
  status: 400,
  field: 'data',
} as const satisfies ServerErrorEntry

export const amountOutsideLimits = {
  code: 'onramp/amount_outside_limits',
  message: 'The amount must be from {min} to {max} {currency}',
  status: 400,
  field: 'amount',
} as const satisfies ServerErrorEntry

export const onrampProviderUnknown = {
  code: 'onramp/provider_unknown',
  message: 'Unknown provider',
  status: 400,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const swapChainMismatch = {
  code: 'swap/chain_mismatch',
  message: 'Tokens and account must be on one chain',
  status: 400,
  field: 'to',
} as const satisfies ServerErrorEntry

export const swapSameToken = {
  code: 'swap/same_token',
  message: 'A token cannot be swapped for itself',
  status: 400,
  field: 'to',
} as const satisfies ServerErrorEntry

export const swapAmountInvalid = {
  code: 'swap/amount_invalid',
  message: 'The amount must be more than 0 and less than 2^256',
  status: 400,
  field: 'amount',
} as const satisfies ServerErrorEntry

export const swapNoRoute = {
  code: 'swap/no_route',
  message: 'Not enough liquidity to swap these tokens',
  status: 400,
  field: '',
} as const satisfies ServerErrorEntry

export const swapRefusedByProvider = {
  code: 'swap/refused_by_provider',
  message: '{provider} refuses this swap',
  status: 400,
  field: '',
} as const satisfies ServerErrorEntry

export const swapUnavailable = {
  code: 'swap/unavailable',
  message: 'No swap provider for these tokens is responding',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const swapProviderUnknown = {
  code: 'swap/provider_unknown',
  message: 'Unknown provider on this chain',
  status: 400,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const swapSpenderUnknown = {
  code: 'swap/spender_unknown',
  message: 'The spender is not a known swap contract',
  status: 400,
  field: 'spender',
} as const satisfies ServerErrorEntry

export const swapApprovalNeedless = {
  code: 'swap/approval_needless',
  message: 'The native coin needs no approval',
  status: 400,
  field: 'from',
} as const satisfies ServerErrorEntry

export const swapPermitUnsupported = {
  code: 'swap/permit_unsupported',
  message: 'This provider does not accept permits',
  status: 400,
  field: 'eip155.permit',
} as const satisfies ServerErrorEntry

export const swapPermitInvalid = {
  code: 'swap/permit_invalid',
  message: 'The permit does not match this swap: {reason}',
  status: 400,
  field: 'eip155.permit',
} as const satisfies ServerErrorEntry

export const swapWouldFail = {
  code: 'swap/would_fail',
  message: 'The swap would fail: {reason}',
  status: 400,
  field: '',
} as const satisfies ServerErrorEntry

export const analyticsUnavailable = {
  code: 'analytics/unavailable',
  message: 'Events cannot be stored at the moment',
  status: 503,
  field: '',
} as const satisfies ServerErrorEntry

export const upgradeRequired = {
  code: 'server/upgrade_required',
  message: 'This URL only accepts WebSocket connections',
  status: 426,
  field: '',
} as const satisfies ServerErrorEntry

export const onrampOff = {
  code: 'onramp/off',
  message: 'This server has no on-ramp provider',
  status: 404,
  field: 'provider',
} as const satisfies ServerErrorEntry

export const siwxMessageUnreadable = {
  code: 'siwx/message_unreadable',
  message: 'Not a valid sign-in message',
  status: 422,
  field: 'message',
} as const satisfies ServerErrorEntry

export const siwxMessageRefused = {
  code: 'siwx/message_refused',
  message: 'The sign-in message was refused: {problem}',
  status: 401,
  field: 'message',
} as const satisfies ServerErrorEntry

export const siwxNonceInvalid = {
  code: 'siwx/nonce_invalid',
  message: 'The nonce has expired or belongs to another project',
  status: 401,
  field: 'nonce',
} as const satisfies ServerErrorEntry

export const siwxNonceUsed = {
  code: 'siwx/nonce_used',
  message: 'This nonce has been used before',
  status: 409,
  field: 'nonce',
} as const satisfies ServerErrorEntry

export const siwxTokenInvalid = {
  code: 'siwx/token_invalid',
  message: 'The token is missing, expired or invalid',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const siwxSessionEnded = {
  code: 'siwx/session_ended',
  message: 'This session has ended',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const siwxTokenReused = {
  code: 'siwx/token_reused',
  message: 'This refresh token was used before, so its session has been ended',
  status: 401,
  field: 'authentication',
} as const satisfies ServerErrorEntry

export const siwxCookiesOff = {
  code: 'siwx/cookies_off',
  message: 'This server does not keep sessions in cookies',
  status: 400,
  field: 'transport',
} as const satisfies ServerErrorEntry
