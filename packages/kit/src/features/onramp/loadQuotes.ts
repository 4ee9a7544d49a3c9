import { amountOutsideLimits, onrampOff } from '@latchkey/protocol/catalogue'
import { refusalOf } from '../../core/api.ts'
import { debounceMs } from '../../core/debounce.ts'
import type { Kit } from '../../core/kit.ts'
import { getOnrampQuote } from '../../core/server/onramp.ts'
import { amountProblem, onramp, type QuoteCause } from './onramp.ts'
import { purchase } from './purchase.ts'
import { readCountry } from './readCountry.ts'

/** Prices are read again so often while they are on screen. */
const refreshEvery = 30_000

const pending = new WeakMap<Kit, { timer?: ReturnType<typeof setTimeout>; request?: AbortController }>()

/** Asks every seller for a price; the question before is dropped. Never throws. */
export async function loadQuotes(kit: Kit): Promise<void> {
  dropQuestion(kit)
  const store = onramp.of(kit)
  const state = store.get()
  const { purchaseCurrency, paymentCurrency, paymentMethod, paymentAmount, network } = state
  if (state.status !== 'ready' || !purchaseCurrency || amountProblem(state)) return
  const request = new AbortController()
  pending.set(kit, { request })
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
      request.signal,
    )
    if (!request.signal.aborted) store.dispatch({ type: 'quoted', offers })
  } catch (error) {
    if (request.signal.aborted) return
    const message = refusalOf(error)?.reason ?? (error instanceof Error ? error.message : String(error))
    store.dispatch({ type: 'unavailable', cause: causeOf(error), error: message })
  }
}

/** The same once the visitor has stopped typing. */
export function loadQuotesSoon(kit: Kit): void {
  dropQuestion(kit)
  const timer = setTimeout(() => void loadQuotes(kit), debounceMs)
  pending.set(kit, { timer })
}

/** Keeps prices fresh while they are looked at; returns how to stop. */
export function watchQuotes(kit: Kit, every = refreshEvery): () => void {
  void loadQuotes(kit)
  const timer = setInterval(() => {
    const { status } = onramp.of(kit).get().quotes
    // Nobody looks at prices while a purchase is on screen.
    if (status === 'ready' && purchase.of(kit).get().status === 'idle') void loadQuotes(kit)
  }, every)
  return () => {
    clearInterval(timer)
    dropQuestion(kit)
  }
}

function dropQuestion(kit: Kit): void {
  const question = pending.get(kit)
  clearTimeout(question?.timer)
  question?.request?.abort()
  pending.delete(kit)
}

function causeOf(error: unknown): QuoteCause {
  const code = refusalOf(error)?.code
  if (code === onrampOff.code) return 'off'
  return code === amountOutsideLimits.code ? 'limits' : 'unreachable'
}
