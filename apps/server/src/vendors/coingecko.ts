import type { AccountId } from '@latchkey/protocol/caip'
import * as z from 'zod/mini'
import { coinIds } from '../chains/knownChains.ts'
import type { PricedId } from '../features/prices/priceSource.ts'
import { createEgress, VendorFailure } from './egress.ts'
import { defineVendor, key, url } from './vendor.ts'

/** CoinGecko's ids of chains whose tokens it lists by contract: the platform, and the coin. */
const chains: Readonly<Record<string, { readonly coin: string; readonly platform: string }>> = {
  'eip155:1': { platform: 'ethereum', coin: 'ethereum' },
  'eip155:10': { platform: 'optimistic-ethereum', coin: 'ethereum' },
  'eip155:56': { platform: 'binance-smart-chain', coin: 'binancecoin' },
  'eip155:100': { platform: 'xdai', coin: 'xdai' },
  'eip155:130': { platform: 'unichain', coin: 'ethereum' },
  'eip155:137': { platform: 'polygon-pos', coin: 'polygon-ecosystem-token' },
  'eip155:250': { platform: 'fantom', coin: 'fantom' },
  'eip155:324': { platform: 'zksync', coin: 'ethereum' },
  'eip155:5000': { platform: 'mantle', coin: 'mantle' },
  'eip155:8453': { platform: 'base', coin: 'ethereum' },
  'eip155:42161': { platform: 'arbitrum-one', coin: 'ethereum' },
  'eip155:42220': { platform: 'celo', coin: 'celo' },
  'eip155:43114': { platform: 'avalanche', coin: 'avalanche-2' },
  'eip155:59144': { platform: 'linea', coin: 'ethereum' },
  'eip155:81457': { platform: 'blast', coin: 'ethereum' },
  'eip155:534352': { platform: 'scroll', coin: 'ethereum' },
  'eip155:7777777': { platform: 'zora-network', coin: 'ethereum' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { platform: 'solana', coin: 'solana' },
}

const pricesShape = z.record(z.string(), z.object({ usd: z.optional(z.nullable(z.number())) }))
/** Units per bitcoin. */
const ratesShape = z.object({ rates: z.record(z.string(), z.object({ value: z.number() })) })

const settings = z.strictObject({ key, url })

/**
 * Prices and exchange rates from CoinGecko, with a demo key, or with a paid one at
 * `https://pro-api.coingecko.com/api/v3`.
 *
 * @see https://docs.coingecko.com/reference/simple-token-price
 */
export const coingecko = defineVendor(['prices', 'rates'], settings, (vendor) => {
  const { key, url = 'https://api.coingecko.com/api/v3' } = vendor
  const header = url.includes('//pro-') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  const egress = createEgress('coingecko', url, { [header]: key })

  async function coins(tokens: readonly PricedId[], signal: AbortSignal, found: Map<AccountId, number>) {
    if (tokens.length === 0) return
    const ids = [...new Set(tokens.flatMap((token) => coinIdOf(token) ?? []))].join(',')
    const prices = await egress.read(pricesShape, 'simple/price', {
      query: { ids, vs_currencies: 'usd' },
      signal,
    })
    for (const token of tokens) {
      const price = prices[coinIdOf(token) ?? '']?.usd
      if (price != null) found.set(token.id, price)
    }
  }

  async function contracts(
    platform: string,
    tokens: readonly PricedId[],
    signal: AbortSignal,
    found: Map<AccountId, number>,
  ) {
    const query = { contract_addresses: tokens.map(({ address }) => address).join(','), vs_currencies: 'usd' }
    const prices = await egress.read(pricesShape, `simple/token_price/${platform}`, { query, signal })
    const byAddress = new Map(
      Object.entries(prices).map(([address, { usd }]) => [address.toLowerCase(), usd]),
    )
    for (const { id, address } of tokens) {
      const price = byAddress.get(address.toLowerCase())
      if (price != null) found.set(id, price)
    }
  }

  return {
    name: 'coingecko',
    supports: (chain) => chain in chains || chain in coinIds,
    async prices(tokens, signal) {
      const found = new Map<AccountId, number>()
      const named = tokens.filter((token) => coinIdOf(token) !== undefined)
      const byPlatform = Map.groupBy(
        tokens.filter((token) => !named.includes(token)),
        ({ chain }) => chains[chain]?.platform,
      )
      await Promise.all([
        coins(named, signal, found),
        ...[...byPlatform].flatMap(([platform, some]) =>
          platform === undefined ? [] : [contracts(platform, some, signal, found)],
        ),
      ])
      return found
    },
    async rates(signal) {
      const { rates } = await egress.read(ratesShape, 'exchange_rates', { signal })
      const dollar = rates.usd?.value
      if (!dollar) throw new VendorFailure('coingecko', 'returned no rate for the dollar')
      return Object.fromEntries(Object.entries(rates).map(([code, { value }]) => [code, value / dollar]))
    },
    close: () => egress.close(),
  }
})

/** What CoinGecko knows by an id of its own: coins, and tokens without a contract. */
function coinIdOf({ chain, native, priceId }: PricedId): string | undefined {
  return native ? (chains[chain]?.coin ?? coinIds[chain]) : priceId
}
