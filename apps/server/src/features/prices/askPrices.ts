import type { AccountId } from '@latchkey/protocol/caip'
import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import { createCooldowns } from '../../vendors/cooldown.ts'
import { VendorFailure } from '../../vendors/egress.ts'
import type { PricedId, PriceSource, PricesOptions } from './priceSource.ts'

const freshMs = 30_000
/** Unknown prices are cached for longer. */
const unknownMs = 60_000
const staleMs = 300_000
const timeoutMs = 5_000

const kept = z.object({ price: z.nullable(z.number()), until: z.number() })

/**
 * Asks the sources in order, each for the tokens still without a price. A source that
 * fails is skipped, and after three failures in a row it gets a cool-down. If a price
 * cannot be refreshed, the stale one is used for a while.
 */
export function askPrices({ sources, cache, clock, log }: PricesOptions) {
  const cooldownOf = createCooldowns(clock)

  async function askOne(
    source: PriceSource,
    tokens: readonly PricedId[],
  ): Promise<ReadonlyMap<AccountId, number> | undefined> {
    try {
      const answer = await source.prices(tokens, AbortSignal.timeout(timeoutMs))
      cooldownOf(source).succeed()
      return answer
    } catch (cause) {
      cooldownOf(source).fail()
      const status = cause instanceof VendorFailure ? cause.status : undefined
      log?.warn({ source: source.name, status }, 'price source failed')
      return undefined
    }
  }

  return async (tokens: readonly PricedId[]): Promise<ReadonlyMap<AccountId, number>> => {
    const known = new Map<AccountId, number>()
    const older = new Map<AccountId, number>()
    let missing: PricedId[] = []
    const texts = await Promise.all(tokens.map(({ id }) => cache.get(keyOf(id))))
    for (const [index, token] of tokens.entries()) {
      const entry = read(texts[index])
      if (!entry || clock() >= entry.until) missing.push(token)
      if (entry?.price != null) (clock() < entry.until ? known : older).set(token.id, entry.price)
    }

    let failed = false
    for (const source of sources()) {
      const able = missing.filter(({ chain }) => source.supports(chain))
      if (able.length === 0) continue
      const answer = cooldownOf(source).isActive() ? undefined : await askOne(source, able)
      if (!answer) {
        failed = true
        continue
      }
      for (const { id } of able) {
        const price = answer.get(id)
        if (price === undefined || !Number.isFinite(price) || price <= 0) continue
        known.set(id, price)
        await cache.set(keyOf(id), JSON.stringify({ price, until: clock() + freshMs }), freshMs + staleMs)
      }
      missing = missing.filter(({ id }) => !known.has(id))
    }
    for (const { id } of missing) {
      const price = older.get(id)
      if (failed && price !== undefined) known.set(id, price)
      // Every source was asked and none knows the price.
      if (!failed)
        await cache.set(keyOf(id), JSON.stringify({ price: null, until: clock() + unknownMs }), unknownMs)
    }
    if (failed && known.size === 0) throw new Refusal(sourceUnavailable, { retryAfter: 5 })
    return known
  }
}

function read(text: string | undefined): z.infer<typeof kept> | undefined {
  return text === undefined ? undefined : z.safeParse(kept, JSON.parse(text)).data
}

function keyOf(id: AccountId): string {
  return `price:${id}`
}
