import { isDenom } from '@latchkey/chains/cosmos/denom'
import { escapeReference, unescapeReference } from '@latchkey/protocol/reference'

/** Of the address in a CAIP-10 id. */
const maxTokenChars = 128

/**
 * The denom as in a CAIP-10 id, which cannot contain every letter of a denom: `ibc%2F…`.
 * Case is kept, because some denoms differ by it alone. Undefined for one that is too long.
 */
export function toToken(denom: string): string | undefined {
  const token = escapeReference(denom)
  return token.length <= maxTokenChars ? token : undefined
}

/** The denom of a token; undefined if it is none. */
export function toDenom(token: string): string | undefined {
  const denom = unescapeReference(token)
  return isDenom(denom) ? denom : undefined
}
