import { defineSlice } from '../../core/state/slice.ts'
import type { TradeToken } from './tradeToken.ts'

/** A token that was looked for by its address because no list has it. */
export type FoundTokenState =
  | { readonly status: 'idle' }
  | { readonly status: 'looking'; readonly address: string }
  | { readonly status: 'found'; readonly address: string; readonly token: TradeToken }
  /** It is not traded, so it has no price. */
  | { readonly status: 'missing'; readonly address: string }

type FoundTokenEvent = FoundTokenState

export const foundToken = defineSlice<FoundTokenState, FoundTokenEvent>(
  { status: 'idle' },
  (state, event) => {
    const isAnswer = event.status === 'found' || event.status === 'missing'
    // Only what was asked last is answered.
    return isAnswer && (state.status !== 'looking' || state.address !== event.address) ? state : event
  },
)
