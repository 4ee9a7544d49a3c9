import type { AccountId, ChainId } from '@latchkey/protocol/caip'
import { zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { coinIds } from '../chains/knownChains.ts'
import type { PricedId } from '../features/prices/priceSource.ts'
import { createEgress } from './egress.ts'
import { defineVendor, url } from './vendor.ts'

/** DefiLlama's chain names. */
const names: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'bsc',
  'eip155:100': 'xdai',
  'eip155:130': 'unichain',
  'eip155:137': 'polygon',
  'eip155:250': 'fantom',
  'eip155:324': 'era',
  'eip155:1329': 'sei',
  'eip155:5000': 'mantle',
  'eip155:8217': 'klaytn',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:42220': 'celo',
  'eip155:43114': 'avax',
  'eip155:59144': 'linea',
  'eip155:81457': 'blast',
  'eip155:534352': 'scroll',
  'eip155:1313161554': 'aurora',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
}
const wrappedSol = 'So11111111111111111111111111111111111111112'
/** Prices below this confidence are ignored. */
const minConfidence = 0.9

const shape = z.object({
  coins: z.record(
    z.string(),
    z.object({ price: z.number(), confidence: z.optional(z.number()), timestamp: z.optional(z.number()) }),
  ),
})

const settings = z.strictObject({ url })

/**
 * Prices from DefiLlama, without a key.
 *
 * @see https://defillama.com/docs/api
 */
export const defillama = defineVendor(['prices'], settings, (vendor) => {
  const egress = createEgress('defillama', vendor.url ?? 'https://coins.llama.fi')
  return {
    name: 'defillama',
    supports: (chain) => chain in names || chain in coinIds,
    async prices(tokens, signal) {
      const asked = Map.groupBy(
        tokens.filter((token) => toKey(token) !== undefined),
        (token) => toKey(token) ?? '',
      )
      if (asked.size === 0) return new Map()
      const keys = new Map([...asked].map(([key, some]) => [key.toLowerCase(), some]))
      const list = [...asked.keys()].map((key) => encodeURIComponent(key)).join(',')
      const { coins } = await egress.read(shape, `prices/current/${list}`, { signal })
      const prices = new Map<AccountId, number>()
      for (const [key, { price, confidence = 1 }] of Object.entries(coins)) {
        if (confidence < minConfidence) continue
        for (const { id } of keys.get(key.toLowerCase()) ?? []) prices.set(id, price)
      }
      return prices
    },
    close: () => egress.close(),
  }
})

/** Undefined if DefiLlama does not know the token. */
function toKey({ chain, address, native, priceId }: PricedId): string | undefined {
  const id = native ? coinIds[chain] : priceId
  if (id !== undefined) return `coingecko:${id}`
  return chain in names ? `${names[chain]}:${native ? coinOf(chain) : address}` : undefined
}

function coinOf(chain: ChainId): string {
  return chain.startsWith('solana:') ? wrappedSol : zeroAddress
}
