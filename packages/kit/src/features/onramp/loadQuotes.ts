import { amountOutsideLimits, onrampOff } from '@latchkey/protocol/catalogue'
import type { Kit } from '../../core/kit.ts'
import { refusalOf } from '../../core/server/api.ts'
import { debounceMs, defineLatest } from '../../core/state/latest.ts'
import { amountProblem, onramp, type QuoteCause } from './onramp.ts'
import { getOnrampQuote } from './onrampCalls.ts'
import { purchase } from './purchase.ts'
import { readCountry } from './readCountry.ts'

/** How often prices are refreshed while they are on screen. */
const refreshMs = 30_000

const latest = defineLatest()

/** Asks every provider for a quote; aborts the request before it. Never rejects. */
export function loadQuotes(kit: Kit): Promise<void> {
  return latest.run(kit, (signal) => readQuotes(kit, signal))
}

async function readQuotes(kit: Kit, signal: AbortSignal): Promise<void> {
  const store = onramp.of(kit)
  const state = store.get()
  const { purchaseCurrency, paymentCurrency, paymentMethod, paymentAmount, network } = state
  if (state.status !== 'ready' || !purchaseCurrency || amountProblem(state)) return
  store.dispatch({ type: 'ask' })
  try {
    const { offers } = await getOnrampQuote(
      kit,
      {
        purchaseCurrency,
        paymentCurrency,
        amount: paymentAmount.replace(/\.$/, ''),
        // The price depends on where it is sent.
        network,
        paymentMethod: paymentMethod || undefined,
        country: readCountry(),
      },
      signal,
    )
    if (!signal.aborted) store.dispatch({ type: 'quoted', offers })
  } catch (error) {
    if (signal.aborted) return
    const message = refusalOf(error)?.reason ?? (error instanceof Error ? error.message : String(error))
    store.dispatch({ type: 'unavailable', cause: causeOf(error), error: message })
  }
}

/** The same once the visitor has stopped typing. */
export function loadQuotesSoon(kit: Kit): void {
  void latest.run(kit, (signal) => readQuotes(kit, signal), debounceMs)
}

/** Keeps prices fresh while they are on screen; returns how to stop. */
export function watchQuotes(kit: Kit, everyMs = refreshMs): () => void {
  void loadQuotes(kit)
  const timer = setInterval(() => {
    const { status } = onramp.of(kit).get().quotes
    // Prices are not visible while a purchase is on screen.
    if (status === 'ready' && purchase.of(kit).get().status === 'idle') void loadQuotes(kit)
  }, everyMs)
  return () => {
    clearInterval(timer)
    latest.cancel(kit)
  }
}

function causeOf(error: unknown): QuoteCause {
  const code = refusalOf(error)?.code
  if (code === onrampOff.code) return 'off'
  return code === amountOutsideLimits.code ? 'limits' : 'unreachable'
}
