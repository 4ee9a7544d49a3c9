import type { ChainId } from '@latchkey/protocol/caip'
import type { HistoryAnswer, HistoryPage } from '../../chains/chain.ts'
import type { Source } from '../../vendors/cooldown.ts'

/**
 * A source of history: a vendor, or the chain itself.
 *
 * Pages end between two blocks if possible, and start strictly before a point that may
 * come from another source, so that paging continues when one source fails.
 */
export type HistorySource = Source & {
  supports(chain: ChainId): boolean
  history(chain: ChainId, address: string, page: HistoryPage, signal: AbortSignal): Promise<HistoryAnswer>
}
