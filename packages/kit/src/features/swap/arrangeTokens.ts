import type { Token } from '../../core/holdings/holdings.ts'
import { matchesToken } from '../../core/holdings/matchesToken.ts'
import { fromHeld, type TradeToken } from './tradeToken.ts'

/** Symbols that people look for, in this order, wherever the list of a chain has them. */
export const suggestedSymbols: readonly string[] = [
  'ETH', 'UNI', '1INCH', 'AAVE', 'SOL', 'ADA', 'AVAX', 'DOT', 'LINK', 'NITRO', 'GAIA', 'MILK', 'TRX', 'NEAR',
  'GNO', 'WBTC', 'DAI', 'WETH', 'USDC', 'USDT', 'ARB', 'BAL', 'BICO', 'CRV', 'ENS', 'MATIC', 'OP',
] // biome-ignore format: a list of words

const mostSuggested = 8
/** More are found by search. */
const mostOthers = 100

export type HeldToken = {
  readonly token: TradeToken
  readonly units: bigint
  readonly price: string | undefined
}
export type ArrangedTokens = {
  readonly own: readonly HeldToken[]
  readonly suggested: readonly TradeToken[]
  readonly others: readonly TradeToken[]
  /** True where only a search would show the rest. */
  readonly cut: boolean
}

/** What to choose from: what the account has first, then what people look for, then the rest of the list. */
export function arrangeTokens({ listed, held, search, hidden }: arrangeTokens.Args): ArrangedTokens {
  const words = search.trim().toLowerCase()
  const matches = (token: Pick<TradeToken, 'name' | 'symbol' | 'address'>) => matchesToken(token, search)
  const isHidden = (token: Pick<TradeToken, 'id'>) => hidden !== undefined && hidden.id === token.id
  const own = held
    .filter((token) => token.units > 0n && matches(token) && !isHidden(token))
    .map((token) => ({
      token: listed.find((one) => one.id === token.id) ?? fromHeld(token, false),
      units: token.units,
      price: token.price,
    }))
  const rest = listed.filter(
    (token) => matches(token) && !isHidden(token) && !own.some((one) => one.token.id === token.id),
  )
  const suggested = words
    ? []
    : suggestedSymbols
        .flatMap((symbol) => rest.find((token) => token.symbol === symbol) ?? [])
        .slice(0, mostSuggested)
  const others = rest
    .filter((token) => !suggested.includes(token))
    .toSorted((a, b) => rankOf(a, words) - rankOf(b, words) || a.name.localeCompare(b.name))
  return { own, suggested, others: others.slice(0, mostOthers), cut: others.length > mostOthers }
}

export declare namespace arrangeTokens {
  type Args = {
    listed: readonly TradeToken[]
    held: readonly Token[]
    search: string
    /** Left out: what the other side of the swap already is. */
    hidden?: TradeToken | undefined
  }
}

/** A symbol that is exactly what was typed comes before one that merely has it in it. */
function rankOf({ symbol }: TradeToken, words: string): number {
  if (words && symbol.toLowerCase() === words) return 0
  return words && symbol.toLowerCase().startsWith(words) ? 1 : 2
}
