import { defineSlice } from '../../core/state/slice.ts'

/** What was ordered from a provider. */
export type Order = {
  readonly provider: string
  /** Who it is for. */
  readonly address: string
  readonly symbol: string
  readonly network: string
  /** Unix milliseconds. */
  readonly since: number
}

/** The purchase under way in the provider's window. */
export type PurchaseState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly order: Order }
  /** The browser would not open a window: the visitor follows a link instead. */
  | { readonly status: 'blocked'; readonly order: Order; readonly url: string }
  | {
      readonly status: 'waiting'
      readonly order: Order
      /** The provider has been paid and is sending. */
      readonly paid: boolean
      /** The window is gone; what was bought in it may still come. */
      readonly left: boolean
    }
  | { readonly status: 'done'; readonly order: Order; readonly amount: string; readonly symbol: string }
  | { readonly status: 'failed'; readonly order: Order; readonly cause: 'unavailable' | 'refused' }

export type PurchaseEvent =
  | { readonly type: 'open'; readonly order: Order }
  | { readonly type: 'block'; readonly order: Order; readonly url: string }
  | { readonly type: 'wait'; readonly order: Order }
  | { readonly type: 'paid'; readonly order: Order }
  | { readonly type: 'leave'; readonly order: Order }
  | { readonly type: 'done'; readonly order: Order; readonly amount: string; readonly symbol: string }
  | { readonly type: 'fail'; readonly order: Order; readonly cause: 'unavailable' | 'refused' }
  | { readonly type: 'clear' }

const initial: PurchaseState = { status: 'idle' }

export function transition(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  if (event.type === 'clear') return initial
  const { order } = event
  if (event.type === 'open') return { status: 'opening', order }
  if (event.type === 'wait') {
    // From nothing too: a purchase of before a reload is taken up again.
    if (state.status !== 'idle' && state.order !== order) return state
    return { status: 'waiting', order, paid: false, left: false }
  }
  // News of a purchase the visitor has turned away from.
  if (state.status === 'idle' || state.order !== order) return state
  switch (event.type) {
    case 'block':
      return state.status === 'opening' ? { status: 'blocked', order, url: event.url } : state
    case 'paid':
      return state.status === 'waiting' && !state.paid ? { ...state, paid: true } : state
    case 'leave':
      return state.status === 'waiting' && !state.left ? { ...state, left: true } : state
    case 'done':
      if (state.status !== 'waiting') return state
      return { status: 'done', order, amount: event.amount, symbol: event.symbol }
    case 'fail':
      if (state.status !== 'opening' && state.status !== 'waiting') return state
      return { status: 'failed', order, cause: event.cause }
  }
}

export const purchase = defineSlice(initial, transition)
