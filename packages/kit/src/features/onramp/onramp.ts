import { type Amount, compareAmounts, parseAmount } from '@latchkey/protocol/amount'
import { onrampOff } from '@latchkey/protocol/catalogue'
import type { OnrampOffer, PaymentCurrency, PurchaseCurrency } from '@latchkey/protocol/http/onramp'
import { onrampProviders } from '@latchkey/protocol/onramp'
import { defineSlice } from '../../core/state/slice.ts'
import { defaultOnrampOptions } from './defaultOnrampOptions.ts'

/** Why there is no quote: no provider is available, none sells for that amount, or the server did not answer. */
export type QuoteCause = 'off' | 'limits' | 'unreachable'

/** Quotes for what the visitor wants. Those of another draft are never kept. */
export type Quotes =
  | { readonly status: 'none' }
  /** The prices before, of the same question, until the new ones are there. */
  | { readonly status: 'loading'; readonly offers: readonly OnrampOffer[] }
  | { readonly status: 'ready'; readonly offers: readonly OnrampOffer[] }
  | { readonly status: 'unavailable'; readonly cause: QuoteCause; readonly error: string }

/** What the visitor wants to buy, how they want to pay, and who sells it. */
export type OnrampState = {
  /** Until a list has come, the common case is offered. */
  readonly status: 'new' | 'loading' | 'ready'
  /** Who sells here, where the server says. */
  readonly providers: readonly string[]
  readonly selectedProvider: string | undefined
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  /** Absent where nothing is sold for the chain in use. */
  readonly purchaseCurrency: PurchaseCurrency | undefined
  /** Where it is sent: the name of one of the currency's networks. */
  readonly network: string
  readonly paymentCurrency: PaymentCurrency
  readonly paymentMethod: string
  /** Decimal text as it is typed; empty when there is none. */
  readonly paymentAmount: string
  readonly quotes: Quotes
}

export type OnrampEvent =
  | { readonly type: 'load' }
  | {
      readonly type: 'options'
      readonly providers: unknown
      readonly purchaseCurrencies: readonly PurchaseCurrency[]
      readonly paymentCurrencies: readonly PaymentCurrency[]
      /** What to begin with, where it is on offer. */
      readonly prefer?: { readonly symbol?: string | undefined; readonly network?: string | undefined }
    }
  | { readonly type: 'amount'; readonly amount: string }
  | { readonly type: 'buy'; readonly symbol: string; readonly network: string }
  | { readonly type: 'pay'; readonly currency: string; readonly method: string }
  | { readonly type: 'ask' }
  | { readonly type: 'quoted'; readonly offers: readonly OnrampOffer[] }
  | { readonly type: 'unavailable'; readonly cause: QuoteCause; readonly error: string }
  | { readonly type: 'select'; readonly provider: string }
  | { readonly type: 'reset' }

const [usdc] = defaultOnrampOptions.purchaseCurrencies
const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const none: Quotes = { status: 'none' }
const noProvider: Quotes = { status: 'unavailable', cause: 'off', error: onrampOff.message }
const initial: OnrampState = {
  status: 'new',
  providers: [],
  selectedProvider: undefined,
  purchaseCurrencies: defaultOnrampOptions.purchaseCurrencies,
  paymentCurrencies: defaultOnrampOptions.paymentCurrencies,
  purchaseCurrency: usdc,
  network: usdc?.networks[0]?.name ?? '',
  paymentCurrency: defaultOnrampOptions.paymentCurrencies[0] ?? usd,
  paymentMethod: 'card',
  paymentAmount: '',
  quotes: none,
}

export function transition(state: OnrampState, event: OnrampEvent): OnrampState {
  switch (event.type) {
    case 'load':
      return state.status === 'new' ? { ...state, status: 'loading' } : state
    case 'options':
      return withOptions(state, event)
    case 'amount':
      if (event.amount === state.paymentAmount) return state
      return { ...state, paymentAmount: event.amount, quotes: none }
    case 'buy': {
      const currency = state.purchaseCurrencies.find(({ symbol }) => symbol === event.symbol)
      if (!currency?.networks.some(({ name }) => name === event.network)) return state
      return { ...state, purchaseCurrency: currency, network: event.network, quotes: none }
    }
    case 'pay': {
      const currency = state.paymentCurrencies.find(({ id }) => id === event.currency)
      if (!currency?.payment_method_limits.some(({ id }) => id === event.method)) return state
      return { ...state, paymentCurrency: currency, paymentMethod: event.method, quotes: none }
    }
    case 'ask':
      return { ...state, quotes: { status: 'loading', offers: offersOf(state) } }
    case 'quoted':
      if (state.quotes.status !== 'loading') return state
      return { ...state, quotes: { status: 'ready', offers: event.offers } }
    case 'unavailable':
      if (state.quotes.status !== 'loading') return state
      return { ...state, quotes: { status: 'unavailable', cause: event.cause, error: event.error } }
    case 'select':
      if (!offersOf(state).some(({ provider }) => provider === event.provider)) return state
      return { ...state, selectedProvider: event.provider }
    case 'reset':
      return initial
  }
}

export const onramp = defineSlice(initial, transition)

/** What the visitor chose stays where it is still sold; else it starts with the first. */
function withOptions(state: OnrampState, event: Extract<OnrampEvent, { type: 'options' }>): OnrampState {
  const { purchaseCurrencies, paymentCurrencies, prefer } = event
  const first = state.status !== 'ready'
  const symbol = (first ? prefer?.symbol : undefined) ?? state.purchaseCurrency?.symbol
  const purchaseCurrency =
    purchaseCurrencies.find((currency) => currency.symbol === symbol) ?? purchaseCurrencies[0]
  const networks = purchaseCurrency?.networks ?? []
  const wanted = (first ? prefer?.network : undefined) ?? state.network
  const network = networks.find(({ name }) => name === wanted) ?? networks[0]
  const paymentCurrency =
    paymentCurrencies.find(({ id }) => id === state.paymentCurrency.id) ?? paymentCurrencies[0] ?? usd
  const methods = paymentCurrency.payment_method_limits
  const method = methods.find(({ id }) => id === state.paymentMethod) ?? methods[0]
  return {
    ...state,
    status: 'ready',
    providers: onrampProviders(event.providers),
    purchaseCurrencies,
    paymentCurrencies,
    purchaseCurrency,
    network: network?.name ?? '',
    paymentCurrency,
    paymentMethod: method?.id ?? '',
    quotes: isNoProvider(event.providers) ? noProvider : none,
  }
}

function isNoProvider(providers: unknown): boolean {
  return Array.isArray(providers) && providers.length === 0
}

/** The offers on screen, best first. */
export function offersOf({ quotes }: OnrampState): readonly OnrampOffer[] {
  return quotes.status === 'loading' || quotes.status === 'ready' ? quotes.offers : []
}

/** The quote of the provider the visitor chose, else the best. */
export function chosenOffer(state: OnrampState): OnrampOffer | undefined {
  const offers = offersOf(state)
  return offers.find(({ provider }) => provider === state.selectedProvider) ?? offers[0]
}

export function quotesLoading({ quotes }: OnrampState): boolean {
  return quotes.status === 'loading'
}

/** What the visitor would get: always from a quote, never computed. */
export function purchaseAmount(state: OnrampState): string | undefined {
  return chosenOffer(state)?.purchaseAmount.amount
}

/** How little and how much the chosen way to pay takes. */
export function limitsOf({ paymentCurrency, paymentMethod }: OnrampState) {
  return paymentCurrency.payment_method_limits.find(({ id }) => id === paymentMethod)
}

/** What keeps the amount from being asked about. */
export function amountProblem(state: OnrampState): 'missing' | 'low' | 'high' | undefined {
  const amount = toAmount(state.paymentAmount)
  if (!amount || amount.units === 0n) return 'missing'
  const [min, max] = [toAmount(limitsOf(state)?.min), toAmount(limitsOf(state)?.max)]
  if (min && compareAmounts(amount, min) < 0) return 'low'
  return max && compareAmounts(amount, max) > 0 ? 'high' : undefined
}

function toAmount(text = ''): Amount | undefined {
  // Providers set the limits; one that is no number limits nothing.
  if (!/^\d{1,12}(?:\.\d{0,8})?$/.test(text)) return undefined
  return { units: parseAmount(text, 8), decimals: 8 }
}
