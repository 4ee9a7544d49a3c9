import { parseAmount } from '@latchkey/protocol/amount'
import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import { defineSlice } from '../../core/state/slice.ts'
import type { SwapDraft } from './swapDraft.ts'
import type { TradeToken } from './tradeToken.ts'

/** An offer of one provider. */
export type Quote = {
  readonly provider: string
  readonly received: bigint
  readonly gas: bigint | undefined
  /** Who must be allowed to take the token given; undefined where none is needed. */
  readonly spender: string | undefined
  /** How much worse the price is for so much at once, in hundredths of a percent. */
  readonly impact: bigint | undefined
}

/** Prices; those that are not known are absent. */
export type Market = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly coin?: string | undefined
  /** Of the chain's own coin for a unit of gas. */
  readonly gasPrice?: bigint | undefined
}

export type SwapQuotesState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      /** Best first. */
      readonly quotes: readonly [Quote, ...Quote[]]
      /** Unix milliseconds. */
      readonly at: number
      readonly market: Market
    }
  | { readonly status: 'failed'; readonly key: string; readonly error: ErrorCode }

export type SwapQuotesEvent =
  | { readonly type: 'load'; readonly key: string }
  | {
      readonly type: 'ready'
      readonly key: string
      readonly quotes: readonly [Quote, ...Quote[]]
      readonly at: number
    }
  | { readonly type: 'market'; readonly key: string; readonly market: Market }
  | { readonly type: 'fail'; readonly key: string; readonly error: ErrorCode }
  | { readonly type: 'clear' }

const initial: SwapQuotesState = { status: 'idle' }

export function transition(state: SwapQuotesState, event: SwapQuotesEvent): SwapQuotesState {
  if (event.type === 'clear') return initial
  if (event.type === 'load') {
    // Offers for the same swap stay on screen while newer ones are asked for.
    if (state.status === 'ready' && state.key === event.key) return state
    return { status: 'loading', key: event.key }
  }
  // An answer to a question that is no longer asked.
  if (state.status === 'idle' || state.key !== event.key) return state
  switch (event.type) {
    case 'ready': {
      const market = state.status === 'ready' ? state.market : {}
      return { status: 'ready', key: event.key, quotes: event.quotes, at: event.at, market }
    }
    case 'market':
      return state.status === 'ready' ? { ...state, market: event.market } : state
    case 'fail':
      return { status: 'failed', key: event.key, error: event.error }
  }
}

export const swapQuotes = defineSlice(initial, transition)

/** What is asked of the server. */
export type SwapOrder = {
  readonly key: string
  readonly from: TradeToken
  readonly to: TradeToken
  readonly units: bigint
  readonly address: string
}

/** The draft as a question; undefined while it is not complete. */
export function orderOf({ from, to, amount }: SwapDraft, address: string | undefined): SwapOrder | undefined {
  if (!from || !to || !address) return undefined
  const units = unitsOf(amount, from.decimals)
  if (!units) return undefined
  return { key: `${from.id}>${to.id}:${units}:${address}`, from, to, units, address }
}

/** The typed amount in base units; undefined where it is none. */
export function unitsOf(amount: string, decimals: number): bigint | undefined {
  try {
    return parseAmount(amount, decimals)
  } catch (error) {
    if (isKitError(error)) return undefined
    throw error
  }
}

/** The offer in use: the chosen one while it is made, else the best. */
export function quoteInUse(state: SwapQuotesState, provider: string | undefined): Quote | undefined {
  if (state.status !== 'ready') return undefined
  return state.quotes.find((quote) => quote.provider === provider) ?? state.quotes[0]
}
