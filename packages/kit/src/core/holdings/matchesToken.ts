import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { Token } from './holdings.ts'

/** Whether a search matches part of the name or symbol, or the whole address. */
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
