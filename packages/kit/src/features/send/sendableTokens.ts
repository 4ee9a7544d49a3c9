import { compareAmounts, multiplyByPrice } from '@latchkey/protocol/amount'
import type { Token } from '../../core/holdings/holdings.ts'
import { matchesToken } from '../../core/holdings/matchesToken.ts'

/** The tokens one has that match, the most valuable first; those without a known price come after. */
export function sendableTokens(tokens: readonly Token[], search: string): Token[] {
  return tokens.filter((token) => token.units > 0n && matchesToken(token, search)).toSorted(byWorth)
}

function byWorth(a: Token, b: Token): number {
  const [left, right] = [worth(a), worth(b)]
  if (left && right) return compareAmounts(right, left)
  return left ? -1 : right ? 1 : 0
}

function worth({ decimals, price, units }: Token) {
  return price === undefined ? undefined : multiplyByPrice({ units, decimals }, price)
}
