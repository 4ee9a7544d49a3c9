import { type Amount, compareAmounts, multiplyByPrice } from '@latchkey/protocol/amount'
import type { HoldingsState, Token } from '../../core/holdings/holdings.ts'

/** What tokens are worth together, as far as that is known. */
export type Worth = {
  /** Absent where not one price is known. */
  readonly total: Amount | undefined
  /** True where something of unknown price is not in the total. */
  readonly partial: boolean
}

/** Whether the account is known to have nothing at all; what could not be read may be something. */
export function isEmpty(state: Omit<Extract<HoldingsState, { status: 'ready' }>, 'status' | 'key'>): boolean {
  const { coinOnly, failedAt, stale, tokens, waiting } = state
  const isKnown = !coinOnly && !stale && !waiting && failedAt === undefined
  return isKnown && tokens.every(({ units }) => units === 0n)
}

/** What one token is worth; zero units are worth zero, even without a price. */
export function worthOf({ units, decimals, price }: Pick<Token, 'units' | 'decimals' | 'price'>) {
  if (units === 0n) return { units, decimals: 0 }
  return price === undefined ? undefined : multiplyByPrice({ units, decimals }, price)
}

/** Adds up what is known, exactly. */
export function totalWorth(tokens: readonly Token[]): Worth {
  const worths = tokens.map(worthOf)
  const known = worths.filter((worth) => worth !== undefined)
  const partial = known.length < worths.length
  // No price is known: zero would be wrong.
  if (partial && known.every(({ units }) => units === 0n)) return { total: undefined, partial }
  return { total: known.reduce(add, { units: 0n, decimals: 0 }), partial }
}

/** The chain's own coin first, then by worth; what has no known price comes last, in the order it came. */
export function byWorth(tokens: readonly Token[]): Token[] {
  const worths = new Map(tokens.map((token) => [token, worthOf(token)]))
  return tokens.toSorted((a, b) => {
    if (!a.address || !b.address) return Number(Boolean(a.address)) - Number(Boolean(b.address))
    const [left, right] = [worths.get(a), worths.get(b)]
    if (!left || !right) return Number(!left) - Number(!right)
    return compareAmounts(right, left)
  })
}

function add(a: Amount, b: Amount): Amount {
  const decimals = Math.max(a.decimals, b.decimals)
  const scale = ({ units, decimals: own }: Amount) => units * 10n ** BigInt(decimals - own)
  return { units: scale(a) + scale(b), decimals }
}
