import type { Transaction } from '@latchkey/protocol/http/history'
import type { HistoryAnswer, HistoryPage } from '../../chains/chain.ts'

export type Placed = {
  readonly height: number
  /** Unix milliseconds. */
  readonly time: number
  readonly transaction: Transaction
}

/**
 * Makes a page of a vendor's transactions, newest first: strictly before the point,
 * and complete blocks only, because vendors do not document the order inside a block.
 * Undefined if nothing is left although there is more: another source must be used.
 */
export function cutPage(
  placed: readonly Placed[],
  { limit, before }: HistoryPage,
  hasMore: boolean,
): HistoryAnswer | undefined {
  const sorted = placed
    .filter(({ height }) => !before || height < before.height)
    .sort((a, b) => b.height - a.height)
  const page = sorted.slice(0, limit)
  const last = page.at(-1)
  if (!last) return hasMore ? undefined : { transactions: [], next: undefined }
  const following = sorted[limit]
  if (!hasMore && !following)
    return { transactions: page.map(({ transaction }) => transaction), next: undefined }
  const edge = following?.height ?? last.height
  const whole = page.filter(({ height }) => height > edge)
  const end = whole.at(-1)
  if (!end) return undefined
  return {
    transactions: whole.map(({ transaction }) => transaction),
    next: { height: end.height, hash: '', time: end.time },
  }
}
