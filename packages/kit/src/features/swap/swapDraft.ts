import type { ChainId } from '@latchkey/chains/driver'
import { defineSlice } from '../../core/state/slice.ts'
import { defaultSlippage } from './slippage.ts'
import type { TradeToken } from './tradeToken.ts'

export type SwapSide = 'from' | 'to'

/** What the visitor wants to swap, as far as they have said. */
export type SwapDraft = {
  readonly chain: ChainId | undefined
  readonly from: TradeToken | undefined
  readonly to: TradeToken | undefined
  /** As it was typed. */
  readonly amount: string
  /** Percent, as it was typed or chosen. */
  readonly slippage: string
  /** Whose offer was chosen; the best one where none was. */
  readonly provider: string | undefined
}

export type SwapDraftEvent =
  /** On another chain than before, everything but the tolerance starts over. */
  | { readonly type: 'begin'; readonly chain: ChainId; readonly from: TradeToken }
  | { readonly type: 'choose'; readonly side: SwapSide; readonly token: TradeToken }
  | { readonly type: 'flip' }
  | { readonly type: 'amount'; readonly amount: string }
  | { readonly type: 'slippage'; readonly slippage: string }
  | { readonly type: 'provider'; readonly provider: string | undefined }
  /** Sent: the pair is kept, the amount is cleared. */
  | { readonly type: 'sent' }

const initial: SwapDraft = {
  chain: undefined,
  from: undefined,
  to: undefined,
  amount: '',
  slippage: defaultSlippage,
  provider: undefined,
}

export function transition(state: SwapDraft, event: SwapDraftEvent): SwapDraft {
  switch (event.type) {
    case 'begin':
      if (state.chain === event.chain) return state
      return { ...initial, chain: event.chain, from: event.from, slippage: state.slippage }
    case 'choose': {
      const { side, token } = event
      if (token.chain !== state.chain) return state
      const other: SwapSide = side === 'from' ? 'to' : 'from'
      const taken = state[other]
      // The token of the other side: the two change places.
      const rest = taken && taken.id === token.id ? { [other]: state[side] } : {}
      return { ...state, ...rest, [side]: token, provider: undefined }
    }
    case 'flip':
      if (!state.from && !state.to) return state
      return { ...state, from: state.to, to: state.from, amount: '', provider: undefined }
    case 'amount':
      return state.amount === event.amount ? state : { ...state, amount: event.amount }
    case 'slippage':
      return state.slippage === event.slippage ? state : { ...state, slippage: event.slippage }
    case 'provider':
      return state.provider === event.provider ? state : { ...state, provider: event.provider }
    case 'sent':
      return { ...state, amount: '', provider: undefined }
  }
}

export const swapDraft = defineSlice(initial, transition)
