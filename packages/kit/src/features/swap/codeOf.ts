import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import { refusalOf } from '../../core/server/api.ts'

/** The code of what went wrong: the server's own where it is one of ours. */
export function codeOf(error: unknown): ErrorCode {
  const told = refusalOf(error)?.code
  if (told === undefined) return isKitError(error) ? error.code : 'general/unexpected'
  return serverCodes.find((code) => code === told) ?? 'general/unexpected'
}

/** What a server answers about swaps. Another version may answer with a code that this one does not know. */
const serverCodes = [
  'server/address_invalid',
  'server/chain_unavailable',
  'server/chain_unsupported',
  'server/overloaded',
  'server/rate_limited',
  'swap/amount_invalid',
  'swap/approval_needless',
  'swap/chain_mismatch',
  'swap/no_route',
  'swap/permit_invalid',
  'swap/permit_unsupported',
  'swap/provider_unknown',
  'swap/refused_by_provider',
  'swap/same_token',
  'swap/spender_unknown',
  'swap/unavailable',
  'swap/unsupported_network',
  'swap/would_fail',
] as const satisfies readonly ErrorCode[]
