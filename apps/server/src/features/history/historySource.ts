import type { ChainId } from '@latchkey/protocol/caip'
import type { HistoryAnswer, HistoryPage } from '../../chains/chain.ts'
import type { Source } from '../../vendors/cooldown.ts'

/**
 * Somebody who knows what accounts did: a vendor, or the chain itself.
 *
 * Pages end between two blocks where they can, and a page begins strictly
 * before a point that any other source may have given: so that paging goes on
 * when one of them is lost.
 */
export type HistorySource = Source & {
  supports(chain: ChainId): boolean
  history(chain: ChainId, address: string, page: HistoryPage, signal: AbortSignal): Promise<HistoryAnswer>
}
