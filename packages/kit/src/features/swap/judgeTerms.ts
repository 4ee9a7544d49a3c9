import type { SwapTerms } from './swapRun.ts'

/**
 * What to send when the terms of a confirmed swap were requested again.
 *
 * `fresh` promises at least what was shown. `shown` is the transaction of the
 * screen: the price has moved, but what it promises can still be had. `changed`
 * cannot, and the visitor must be asked again.
 */
export function judgeTerms(
  shown: Pick<SwapTerms, 'least'>,
  fresh: Pick<SwapTerms, 'least' | 'expected'>,
): 'fresh' | 'shown' | 'changed' {
  if (fresh.least >= shown.least) return 'fresh'
  return fresh.expected >= shown.least ? 'shown' : 'changed'
}
