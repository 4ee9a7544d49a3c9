import type { ApprovalAction, ApprovalView } from '@latchkey/chains/approval'

/** These move nothing of the account, besides what others in the list say. */
const worthless: ReadonlySet<ApprovalAction['type']> = new Set([
  'signIn',
  'deployAccount',
  'memo',
  'revoke',
  'endSession',
])

const places = 18

/**
 * Whether an approval may be worth more than the visitor's limits, by the symbol of a coin. All
 * whose worth is not known is: data, messages, calls, tokens, permissions, and coins without a limit.
 */
export function isAbove(
  { actions, fee, warnings }: ApprovalView,
  limits: ReadonlyMap<string, string>,
): boolean {
  if (warnings.length > 0) return true
  const sums = new Map<string, bigint>()
  const sent = actions.filter((action) => !worthless.has(action.type))
  for (const one of fee ? [...sent, fee] : sent) {
    // Only coins have one of their own.
    if (!('symbol' in one)) return true
    const amount = toUnits(one.amount)
    if (amount === undefined) return true
    sums.set(one.symbol, (sums.get(one.symbol) ?? 0n) + amount)
  }
  return [...sums].some(([symbol, sum]) => {
    const limit = toUnits(limits.get(symbol) ?? '')
    return limit === undefined || sum > limit
  })
}

/** Undefined for what is no amount in decimals. */
function toUnits(text: string): bigint | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || part.length > places) return undefined
  return BigInt(whole + part.padEnd(places, '0'))
}
