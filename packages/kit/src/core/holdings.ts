import type { AssetId, ChainId } from '@latchkey/chains/driver'
import type { Connection } from './connections.ts'
import { defineSlice } from './slice.ts'

/** Something an account has. Amounts are exact; a price that is not known is absent, never zero. */
export type Token = {
  /** CAIP-19: two tokens are the same when their ids are. */
  readonly id: AssetId
  readonly chain: ChainId
  /** As its chain writes it; undefined for the chain's own coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly units: bigint
  /** Decimal text, in the currency asked for. */
  readonly price: string | undefined
  readonly icon: string | undefined
}

/** What the account on screen has. */
export type HoldingsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      /** The chain's own coin first. */
      readonly tokens: readonly Token[]
      /** Tokens that are kept out of the list until asked for. */
      readonly hidden: readonly Token[]
      /** True where newer figures could not be had. */
      readonly stale: boolean
      /** True where only the coin is known: no server could be asked for tokens. */
      readonly coinOnly: boolean
      /** True where the tokens may still come: the server has yet to answer. */
      readonly waiting?: boolean | undefined
      /** When the server that should know the tokens failed to tell them. */
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
      // Figures of the same account stay on screen while they are read again.
      if ((state.status === 'ready' || state.status === 'loading') && state.key === event.key) return state
      return { status: 'loading', key: event.key }
    case 'ready': {
      if (state.status === 'idle' || state.key !== event.key) return state
      const { type: _, ...figures } = event
      return { status: 'ready', ...figures }
    }
    case 'fail':
      if (state.status === 'idle' || state.key !== event.key) return state
      return { status: 'unavailable', key: event.key, at: event.at }
    case 'reset':
      return initial
  }
}

export const holdings = defineSlice(initial, transition)

/** What figures belong to: the account, and the network they were read from. */
export function holdingsKey({ network, address }: Pick<Connection, 'network' | 'address'>): string {
  return `${network}:${address}`
}
