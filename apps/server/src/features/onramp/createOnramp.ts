import {
  amountOutsideLimits,
  onrampOff,
  onrampProviderUnknown,
  sourceUnavailable,
} from '@latchkey/protocol/catalogue'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { OnrampOffer } from '@latchkey/protocol/http/onramp'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import type { Cache } from '../../cache/cache.ts'
import { Refusal } from '../../refusal.ts'
import type { HashKey } from '../../secrets/createHashKey.ts'
import { compareDecimals } from './decimal.ts'
import { mergeOptions } from './mergeOptions.ts'
import {
  buyerName,
  type OnrampOptions,
  type OnrampProvider,
  type Place,
  type QuoteAsk,
  type UrlAsk,
} from './provider.ts'

/** On-ramp: buying crypto through the operator's providers. */
export type Onramp = {
  /** Provider names, in the order they are queried. */
  providers(): string[]
  options(place: Place, signal?: AbortSignal): Promise<OnrampOptions>
  /** Best first; at least one. */
  quote(ask: QuoteAsk, signal?: AbortSignal): Promise<[OnrampOffer, ...OnrampOffer[]]>
  /** The checkout URL of the named provider, or of the first that has one. `meld:transak` asks Meld for one seller. */
  url(
    requested: string | undefined,
    ask: UrlAsk,
    signal?: AbortSignal,
  ): Promise<{ url: string; provider: string }>
  /** Purchases made through the same project, for the account's history. Undefined if the provider does not report them. */
  history(
    provider: string,
    buyer: { readonly projectId: string; readonly account: string },
    cursor: string | undefined,
    signal?: AbortSignal,
  ): Promise<Purchases>
}
export type Purchases = { readonly data: Transaction[]; readonly next: string | null }

/** Options rarely change, and an old list is better than none. */
const optionsTtlMs = 3_600_000
const optionsStaleMs = 24 * 3_600_000
/** Quotes are shown with a spinner: keep the timeout short. */
const quoteTimeoutMs = 2_500
const urlTimeoutMs = 8_000
const historyPage = 50

export function createOnramp({ providers, cache, hashKey }: createOnramp.Options): Onramp {
  /** Not the caller's signal: concurrent callers share the list. */
  async function optionsOf(provider: OnrampProvider, place: Place): Promise<OnrampOptions> {
    const key = `onramp:options:${provider.name}:${place.country}:${place.subdivision ?? ''}`
    const { value } = await cache.wrap(key, { ttlMs: optionsTtlMs, staleMs: optionsStaleMs }, () =>
      provider.options(place),
    )
    return value
  }

  function checkOn(): void {
    if (providers().length === 0) throw new Refusal(onrampOff)
  }

  return {
    providers: () => providers().map(({ name }) => name),

    async options(place, signal) {
      checkOn()
      const asked = await settle(providers(), (provider) => optionsOf(provider, place))
      signal?.throwIfAborted()
      const merged = mergeOptions(asked.values)
      if (!merged.purchaseCurrencies.length || !merged.paymentCurrencies.length)
        throw unavailable(asked.causes)
      return merged
    },

    async quote(ask, signal) {
      checkOn()
      const limit = AbortSignal.any([AbortSignal.timeout(quoteTimeoutMs), ...(signal ? [signal] : [])])
      const asked = await settle(providers(), async (provider) => {
        // Without options the limits are unknown here; the provider checks them itself.
        const options = await withTimeout(optionsOf(provider, ask), { signal: limit }).catch(() => undefined)
        const range = options && rangeOf(options, ask)
        if (range && !isWithin(ask.amount, range)) return { range, offers: [] }
        const offers = await withTimeout(provider.quote(ask, limit), { signal: limit })
        return { range, offers: offers.filter((offer) => matchesRequest(offer, ask)) }
      })
      const [best, ...others] = asked.values
        .flatMap(({ offers }) => offers)
        .toSorted((a, b) => compareDecimals(b.purchaseAmount.amount, a.purchaseAmount.amount))
      if (best) return [best, ...others]
      const ranges = asked.values.flatMap(({ range }) => range ?? [])
      const range = ranges.length && asked.causes.length === 0 ? widest(ranges) : undefined
      if (range && !isWithin(ask.amount, range))
        throw new Refusal(amountOutsideLimits, { values: { ...range, currency: ask.currency } })
      throw unavailable(asked.causes)
    },

    async url(requested, ask, signal) {
      const [, name, seller] = /^([a-z]+)(?::(\w+))?$/.exec(requested ?? '') ?? []
      if (requested !== undefined && name === undefined) throw new Refusal(onrampProviderUnknown)
      const chosen = providers().filter((provider) => name === undefined || provider.name === name)
      checkOn()
      if (chosen.length === 0) throw new Refusal(onrampProviderUnknown)
      const buyer = buyerName(await hashKey(), ask.projectId, ask.buyer)
      const causes: unknown[] = []
      const limit = AbortSignal.any([AbortSignal.timeout(urlTimeoutMs), ...(signal ? [signal] : [])])
      for (const provider of chosen)
        try {
          const args = { ...ask, buyer, seller }
          return { url: await provider.url(args, limit), provider: provider.name }
        } catch (cause) {
          causes.push(cause)
        }
      throw unavailable(causes)
    },

    async history(name, { projectId, account }, cursor, signal) {
      const provider = providers().find((provider) => provider.name === name)
      if (!provider?.history) throw new Refusal(onrampProviderUnknown)
      const buyer = buyerName(await hashKey(), projectId, account)
      const ask = { buyer, account, cursor, limit: historyPage }
      const answer = await provider.history(ask, signal).catch((cause: unknown) => {
        throw unavailable([cause])
      })
      return { data: answer.transactions, next: answer.next ?? null }
    },
  }
}

export declare namespace createOnramp {
  type Options = {
    providers: () => readonly OnrampProvider[]
    cache: Cache
    /** Of buyer names. */
    hashKey: HashKey
  }
}

/** Queries all providers at once; drops those that fail. */
async function settle<Value>(
  providers: readonly OnrampProvider[],
  ask: (provider: OnrampProvider) => Promise<Value>,
) {
  const results = await Promise.allSettled(providers.map(ask))
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    causes: results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  }
}

type Range = { readonly min: string; readonly max: string }

function rangeOf({ paymentCurrencies }: OnrampOptions, { currency, method }: QuoteAsk): Range | undefined {
  const limits = paymentCurrencies.find(({ id }) => id === currency)?.payment_method_limits
  return limits?.find(({ id }) => id === method)
}

function isWithin(amount: string, { min, max }: Range): boolean {
  return compareDecimals(amount, min) >= 0 && compareDecimals(amount, max) <= 0
}

function widest(ranges: readonly Range[]): Range {
  return ranges.reduce((one, other) => ({
    min: compareDecimals(other.min, one.min) < 0 ? other.min : one.min,
    max: compareDecimals(other.max, one.max) > 0 ? other.max : one.max,
  }))
}

/** Whether the offer is for the requested asset and currency, and not above the requested amount. */
function matchesRequest(
  { purchaseAmount, paymentTotal }: OnrampOffer,
  { symbol, currency, amount }: QuoteAsk,
): boolean {
  return (
    purchaseAmount.currency === symbol &&
    paymentTotal.currency === currency &&
    compareDecimals(paymentTotal.amount, amount) <= 0 &&
    compareDecimals(purchaseAmount.amount, '0') > 0
  )
}

function unavailable(causes: readonly unknown[]): Refusal {
  return new Refusal(sourceUnavailable, {
    cause: new AggregateError(causes, 'no on-ramp provider responded'),
    retryAfter: 5,
  })
}
