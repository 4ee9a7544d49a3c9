import type { AccountId } from '@latchkey/protocol/caip'
import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import { createCooldowns } from '../../vendors/cooldown.ts'
import { VendorFailure } from '../../vendors/egress.ts'
import type { PricedId, PriceSource, PricesOptions } from './priceSource.ts'

const fresh = 30_000
/** A price nobody knows is not asked for again as soon. */
const unknown = 60_000
const old = 300_000
const patience = 5_000

const kept = z.object({ price: z.nullable(z.number()), until: z.number() })

/**
 * Asks the sources in order, each only for what those before it did not know.
 * One that fails is passed over, and after three times in a row left alone for
 * a while; a price that cannot be had again stays good a little longer.
 */
export function askPrices({ sources, cache, clock, log }: PricesOptions) {
  const cooldownOf = createCooldowns(clock)

  async function askOne(
    source: PriceSource,
    tokens: readonly PricedId[],
  ): Promise<ReadonlyMap<AccountId, number> | undefined> {
    try {
      const answer = await source.prices(tokens, AbortSignal.timeout(patience))
      cooldownOf(source).succeed()
      return answer
    } catch (cause) {
      cooldownOf(source).fail()
      const status = cause instanceof VendorFailure ? cause.status : undefined
      log?.warn({ source: source.name, status }, 'a price source failed')
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
    for (const source of sources) {
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
        await cache.set(keyOf(id), JSON.stringify({ price, until: clock() + fresh }), fresh + old)
      }
      missing = missing.filter(({ id }) => !known.has(id))
    }
    for (const { id } of missing) {
      const price = older.get(id)
      if (failed && price !== undefined) known.set(id, price)
      // Everybody was asked and nobody knows.
      if (!failed)
        await cache.set(keyOf(id), JSON.stringify({ price: null, until: clock() + unknown }), unknown)
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
