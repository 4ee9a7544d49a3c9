import type { AssetId, ChainId } from '@latchkey/chains/driver'
import type { Connection } from '../connections/connections.ts'
import { defineSlice } from '../state/slice.ts'

/** A token an account holds. Amounts are exact; an unknown price is `undefined`, never zero. */
export type Token = {
  /** CAIP-19 asset id. */
  readonly id: AssetId
  readonly chain: ChainId
  /** Contract or mint address; `undefined` for the native coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly units: bigint
  /** Decimal text, in the requested currency. */
  readonly price: string | undefined
  readonly icon: string | undefined
}

/** Tokens of the active account. */
export type HoldingsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      /** The native coin first. */
      readonly tokens: readonly Token[]
      /** Tokens that the list hides by default. */
      readonly hidden: readonly Token[]
      /** Whether newer balances could not be loaded. */
      readonly stale: boolean
      /** Whether only the native coin is known, because no server could be asked for tokens. */
      readonly coinOnly: boolean
      /** Whether the server has not answered yet, so tokens may follow. */
      readonly waiting?: boolean | undefined
      /** When the server failed to return the tokens. */
      readonly failedAt?: number | undefined
    }
  | { readonly status: 'unavailable'; readonly key: string; readonly at: number }

export type HoldingsEvent =
  | { readonly type: 'load'; readonly key: string }
  | ({ readonly type: 'ready' } & Omit<Extract<HoldingsState, { status: 'ready' }>, 'status'>)
  | { readonly type: 'fail'; readonly key: string; readonly at: number }
  | { readonly type: 'reset' }

const initial: HoldingsState = { status: 'idle' }

export function transition(state: HoldingsState, event: HoldingsEvent): HoldingsState {
  switch (event.type) {
    case 'load':
      // Balances of the same account stay visible while they are reloaded.
      if ((state.status === 'ready' || state.status === 'loading') && state.key === event.key) return state
      return { status: 'loading', key: event.key }
    case 'ready': {
      if (state.status === 'idle' || state.key !== event.key) return state
      const { type: _, ...loaded } = event
      return { status: 'ready', ...loaded }
    }
    case 'fail':
      if (state.status === 'idle' || state.key !== event.key) return state
      return { status: 'unavailable', key: event.key, at: event.at }
    case 'reset':
      return initial
  }
}

export const holdings = defineSlice(initial, transition)

/** Identifies the account and network that balances belong to. */
export function holdingsKey({ network, address }: Pick<Connection, 'network' | 'address'>): string {
  return `${network}:${address}`
}
