import { chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Chains } from '../../chains/chains.ts'
import { Refusal } from '../../refusal.ts'
import type { BalanceSource } from './balanceSource.ts'

/** Balances read from the chains themselves, without a vendor or key. */
export function chainBalances(chains: Pick<Chains, 'find' | 'of'>): BalanceSource {
  return {
    name: 'chain',
    supports: (chain) => chains.find(chain)?.family.holdings !== undefined,
    async holdings(chain, address, signal) {
      const { holdings } = chains.of(chain)
      if (!holdings) throw new Refusal(chainUnsupported)
      return holdings(chain, address, signal)
    },
  }
}
