import { chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Chains } from '../../chains/chains.ts'
import { Refusal } from '../../refusal.ts'
import type { HistorySource } from './historySource.ts'

/** History read from the chains themselves, without a vendor or key. */
export function chainHistory(chains: Pick<Chains, 'find' | 'of'>): HistorySource {
  return {
    name: 'chain',
    supports: (chain) => chains.find(chain)?.family.history !== undefined,
    async history(chain, address, page, signal) {
      const { history } = chains.of(chain)
      if (!history) throw new Refusal(chainUnsupported)
      return history(chain, address, page, signal)
    },
  }
}
