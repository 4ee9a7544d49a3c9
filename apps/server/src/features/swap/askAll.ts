import { swapNoRoute, swapUnavailable } from '@latchkey/protocol/catalogue'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import { Refusal } from '../../refusal.ts'
import { checkQuote } from './checkProvider.ts'
import type { ProviderQuote, QuoteRequest, SwapProvider } from './provider.ts'

export type Offer = { readonly provider: SwapProvider; readonly quote: ProviderQuote }

/**
 * Asks every provider at once; resolves to the quotes that arrive within the budget,
 * best first. Waits longer only if none has arrived by then. Refuses if there are no
 * quotes: with the providers' reason, or with 503 if one of them failed.
 */
export async function askAll(
  providers: readonly SwapProvider[],
  request: QuoteRequest,
  { budgetMs = 1_500, timeoutMs = 8_000, onFailure }: askAll.Options = {},
): Promise<Offer[]> {
  const enough = new AbortController()
  const signal = AbortSignal.any([request.signal, enough.signal, AbortSignal.timeout(timeoutMs)])
  const offers: Offer[] = []
  const refusals: Refusal[] = []
  const failures: unknown[] = []

  async function ask(provider: SwapProvider): Promise<void> {
    try {
      const quote = await withTimeout(provider.quote({ ...request, signal }), { signal })
      checkQuote(provider, request, quote)
      offers.push({ provider, quote })
    } catch (cause) {
      if (cause instanceof Refusal && cause.entry.status < 500) return void refusals.push(cause)
      failures.push(cause)
      if (!enough.signal.aborted) onFailure?.(provider, cause)
    }
  }

  await new Promise<void>((resolve) => {
    let waiting = providers.length
    let late = false
    const settle = () => {
      if (waiting > 0 && !(late && offers.length > 0)) return
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      late = true
      settle()
    }, budgetMs)
    for (const provider of providers)
      void ask(provider).then(() => {
        waiting -= 1
        settle()
      })
    settle()
  })
  const found = offers.toSorted(betterFirst)
  enough.abort()
  if (found.length > 0) return found
  if (failures.length > 0)
    throw new Refusal(swapUnavailable, {
      cause: new AggregateError(failures, 'no provider responded'),
      retryAfter: 2,
    })
  // A provider's own reason is more useful than "not enough liquidity".
  throw refusals.find(({ entry }) => entry !== swapNoRoute) ?? refusals[0] ?? new Refusal(swapNoRoute)
}

export declare namespace askAll {
  type Options = {
    /** How long to collect quotes. @default 1_500 */
    budgetMs?: number | undefined
    /** How long to wait for the first quote. @default 8_000 */
    timeoutMs?: number | undefined
    onFailure?: ((provider: SwapProvider, cause: unknown) => void) | undefined
  }
}

function betterFirst({ quote: a }: Offer, { quote: b }: Offer): number {
  if (a.toAmount !== b.toAmount) return a.toAmount > b.toAmount ? -1 : 1
  if (a.gas === b.gas) return 0
  return a.gas !== undefined && (b.gas === undefined || a.gas < b.gas) ? -1 : 1
}
