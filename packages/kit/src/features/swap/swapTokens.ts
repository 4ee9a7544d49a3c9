import type { ChainId } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { defineSlice } from '../../core/slice.ts'
import type { TradeToken } from './tradeToken.ts'

/** The tokens that the server vouches for on a chain. */
export type SwapTokensState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly chain: ChainId }
  | { readonly status: 'ready'; readonly chain: ChainId; readonly tokens: readonly TradeToken[] }
  /** Nothing is swapped on this chain. */
  | { readonly status: 'unsupported'; readonly chain: ChainId }
  | { readonly status: 'failed'; readonly chain: ChainId; readonly error: ErrorCode }

export type SwapTokensEvent =
  | { readonly type: 'load'; readonly chain: ChainId }
  | { readonly type: 'ready'; readonly chain: ChainId; readonly tokens: readonly TradeToken[] }
  | { readonly type: 'unsupported'; readonly chain: ChainId }
  | { readonly type: 'fail'; readonly chain: ChainId; readonly error: ErrorCode }

const initial: SwapTokensState = { status: 'idle' }

export function transition(state: SwapTokensState, event: SwapTokensEvent): SwapTokensState {
  if (event.type === 'load') {
    // A list that is there stays while it is read again.
    if (state.status !== 'idle' && state.chain === event.chain && state.status !== 'failed') return state
    return { status: 'loading', chain: event.chain }
  }
  // An answer about a chain the visitor has left.
  if (state.status === 'idle' || state.chain !== event.chain) return state
  switch (event.type) {
    case 'ready':
      return { status: 'ready', chain: event.chain, tokens: event.tokens }
    case 'unsupported':
      return { status: 'unsupported', chain: event.chain }
    case 'fail':
      return state.status === 'ready' ? state : { status: 'failed', chain: event.chain, error: event.error }
  }
}

export const swapTokens = defineSlice(initial, transition)
