import type { ChainId } from '@latchkey/protocol/caip'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { HistoryAnswer, HistoryPage } from '../../chains/chain.ts'
import type { Source } from '../../vendors/failOver.ts'

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

/** What somebody bought through a provider, from pages of one project. */
export type OnrampHistory = {
  history(
    provider: string,
    buyer: { readonly projectId: string; readonly account: string },
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<{ data: Transaction[]; next: string | null }>
}
