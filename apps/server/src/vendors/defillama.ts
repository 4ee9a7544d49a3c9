import type { AccountId, ChainId } from '@latchkey/protocol/caip'
import { zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { PricedId } from '../features/prices/priceSource.ts'
import { createEgress } from './egress.ts'
import { defineVendor, url } from './vendor.ts'

/** DefiLlama's chain names, and its ids of native coins. */
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
    supports: (chain) => chain in names,
    async prices(tokens, signal) {
      const keys = new Map(tokens.map((token) => [toKey(token).toLowerCase(), token.id]))
      const list = tokens.map((token) => encodeURIComponent(toKey(token))).join(',')
      const { coins } = await egress.read(shape, `prices/current/${list}`, { signal })
      const prices = new Map<AccountId, number>()
      for (const [key, { price, confidence = 1 }] of Object.entries(coins)) {
        const id = keys.get(key.toLowerCase())
        if (id && confidence >= minConfidence) prices.set(id, price)
      }
      return prices
    },
    close: () => egress.close(),
  }
})

function toKey({ chain, address, native }: PricedId): string {
  return `${names[chain]}:${native ? coinOf(chain) : address}`
}

function coinOf(chain: ChainId): string {
  return chain.startsWith('solana:') ? wrappedSol : zeroAddress
}
