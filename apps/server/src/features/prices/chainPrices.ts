import type { AccountId } from '@latchkey/protocol/caip'
import type { Chains } from '../../chains/chains.ts'
import type { PriceSource } from './priceSource.ts'

/** Tokens per batch. */
const group = 60

/** Prices from on-chain pools, without a vendor or key. */
export function chainPrices(chains: Pick<Chains, 'find'>): PriceSource {
  return {
    name: 'chain',
    supports: (chain) => chains.find(chain)?.family.prices !== undefined,
    async prices(tokens, signal) {
      const found = new Map<AccountId, number>()
      const byChain = Map.groupBy(tokens, ({ chain }) => chain)
      // All or nothing: a token that was not queried must not count as unknown.
      await Promise.all(
        [...byChain].map(async ([chain, some]) => {
          for (let start = 0; start < some.length; start += group) {
            signal?.throwIfAborted()
            const asked = some.slice(start, start + group)
            const addresses = asked.map(({ address }) => address)
            const prices = (await chains.find(chain)?.family.prices?.(chain, addresses, signal)) ?? []
            for (const [index, { id }] of asked.entries()) {
              const price = prices[index]
              if (price !== undefined) found.set(id, price)
            }
          }
        }),
      )
      return found
    },
  }
}
