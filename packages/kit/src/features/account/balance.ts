import type { Connection } from '../../core/connections.ts'
import { defineSlice } from '../../core/slice.ts'

/** The native balance of the account on screen. A figure we do not have is unavailable, never zero. */
export type BalanceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      readonly value: bigint
      readonly decimals: number
      readonly symbol: string
    }
  | { readonly status: 'unavailable'; readonly key: string; readonly at: number }

export type BalanceEvent =
  | { readonly type: 'load'; readonly key: string }
  | {
      readonly type: 'ready'
      readonly key: string
      readonly value: bigint
      readonly decimals: number
      readonly symbol: string
    }
  | { readonly type: 'fail'; readonly key: string; readonly at: number }
  | { readonly type: 'reset' }

const initial: BalanceState = { status: 'idle' }

export function transition(state: BalanceState, event: BalanceEvent): BalanceState {
  switch (event.type) {
    case 'load':
      // A figure for the same account stays on screen while it is read again.
      if ((state.status === 'ready' || state.status === 'loading') && state.key === event.key) return state
      return { status: 'loading', key: event.key }
    case 'ready': {
      if (state.status === 'idle' || state.key !== event.key) return state
      const { type: _, ...figure } = event
      return { status: 'ready', ...figure }
    }
    case 'fail':
      if (state.status === 'idle' || state.key !== event.key) return state
      return { status: 'unavailable', key: event.key, at: event.at }
    case 'reset':
      return initial
  }
}

export const balance = defineSlice(initial, transition)

/** What a figure belongs to: the account, and the network it was read from. */
export function balanceKey({ network, address }: Pick<Connection, 'network' | 'address'>): string {
  return `${network}:${address}`
}
