import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { Token } from './holdings.ts'

/** Whether a token is meant: by part of its name or symbol, or by its whole address. */
export function matchesToken(
  { name, symbol, address }: Pick<Token, 'name' | 'symbol' | 'address'>,
  search: string,
): boolean {
  const words = search.trim().toLowerCase()
  return (
    name.toLowerCase().includes(words) ||
    symbol.toLowerCase().includes(words) ||
    (address !== undefined && isSameAddress(address, search.trim()))
  )
}
