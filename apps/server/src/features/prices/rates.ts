import { type AccountId, accountId } from '@latchkey/protocol/caip'
import type { Currency } from '@latchkey/protocol/http/shared'
import type { PricesOptions } from './priceSource.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000
const timeoutMs = 5_000

/** Wrapped BTC on the chains with the deepest pools. */
const wrappedBtc: readonly AccountId[] = [
  'eip155:1:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  'eip155:8453:0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
  'eip155:42161:0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
]

/** Exchange rates of the US dollar. ETH and BTC are priced as tokens; other currencies need a rate source. */
export function createRates({ rateSources = () => [], chains, cache, log, inDollars }: createRates.Options) {
  async function perToken(ids: readonly AccountId[]): Promise<number | undefined> {
    const prices = await inDollars(ids).catch(() => new Map<AccountId, number>())
    const price = ids.map((id) => prices.get(id)).find((price) => price !== undefined)
    return price === undefined ? undefined : 1 / price
  }

  /** The coin of chains that have it as their own. */
  function coinIds(symbol: string): AccountId[] {
    const named = chains.ids.filter((chain) => chains.find(chain)?.family.nativeCoin(chain).symbol === symbol)
    const sorted = named.toSorted((a, b) => Number(b === 'eip155:1') - Number(a === 'eip155:1')).slice(0, 3)
    return sorted.flatMap((chain) => {
      const family = chains.find(chain)?.family
      return family ? [accountId(chain, family.normalise(family.nativeAddress))] : []
    })
  }

  return async (currency: Currency): Promise<number | undefined> => {
    if (currency === 'usd') return 1
    if (currency === 'eth') return perToken(coinIds('ETH'))
    if (currency === 'btc')
      return perToken([
        ...coinIds('BTC'),
        ...wrappedBtc.filter((id) => chains.ids.some((chain) => id.startsWith(`${chain}:`))),
      ])
    for (const source of rateSources()) {
      try {
        const key = `rates:${source.name}`
        const make = () => source.rates(AbortSignal.timeout(timeoutMs))
        const { value } = await cache.wrap(key, { ttlMs: hourMs, staleMs: dayMs }, make)
        const rate = value[currency]
        if (rate !== undefined && Number.isFinite(rate) && rate > 0) return rate
      } catch {
        log?.warn({ source: source.name }, 'exchange rate source failed')
      }
    }
    return undefined
  }
}

export declare namespace createRates {
  type Options = PricesOptions & {
    readonly inDollars: (ids: readonly AccountId[]) => Promise<ReadonlyMap<AccountId, number>>
  }
}
