import type { ChainId, Permit, Simulation } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import { defineSlice } from '../../core/state/slice.ts'
import { consentFrom } from './figures.ts'
import type { Market, Quote } from './swapQuotes.ts'
import type { TradeToken } from './tradeToken.ts'

/** A swap as it was shown to the visitor: what they agree to, and the transaction that keeps to it. */
export type SwapTerms = {
  readonly chain: ChainId
  readonly address: string
  readonly from: TradeToken
  readonly to: TradeToken
  readonly units: bigint
  readonly expected: bigint
  /** The chain itself refuses to give less. */
  readonly least: bigint
  /** Percent. */
  readonly slippage: string
  readonly provider: string
  /** Who must be allowed to take the token given; undefined where none is needed. */
  readonly spender: string | undefined
  /** What gives that permission where it is missing, in order. */
  readonly approvals: readonly SwapCall[]
  /** Whether a signature does instead of `approvals`, so that the swap is the only transaction. */
  readonly permit: boolean
  /** What the swap alone costs, in base units of the coin; undefined where it is not known. */
  readonly fee: bigint | undefined
  /** Hundredths of a percent; undefined where it is not known. */
  readonly loss: bigint | undefined
  /** The offer and the prices that this was written by. */
  readonly quote: Pick<Quote, 'provider' | 'gas' | 'impact' | 'spender'>
  readonly market: Market
  /** Unix milliseconds. */
  readonly expiresAt: number
  readonly transaction: SwapTransaction
}

/** A swap as a driver takes it: a call, or the whole transaction in the format of its chain. */
export type SwapTransaction = SwapCall | string
export type SwapCall = { readonly to: string; readonly data: string; readonly value: bigint }

/** What is under way: taking an old permission back, giving or signing one, swapping, or all of it as one. */
export type SwapAction = 'reset' | 'approve' | 'permit' | 'swap' | 'batch'

/** Why terms are shown again: the price moved, they ran out, or the permission needs a transaction after all. */
export type SwapNotice = 'changed' | 'expired' | 'approve'

/** The one swap that is being reviewed or made. */
export type SwapRunState =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing' }
  /** Nothing could be shown. */
  | { readonly status: 'stopped'; readonly error: ErrorCode }
  | {
      readonly status: 'ready'
      readonly terms: SwapTerms
      /** Whether the visitor has said that they accept the loss. */
      readonly consent: boolean
      readonly notice?: SwapNotice | undefined
      /** A permission from an earlier try that no transaction has used. */
      readonly signed?: Permit | undefined
      /** What the first thing the wallet is asked for would do; undefined while it is tried out. */
      readonly simulation?: Simulation | undefined
      /** Why the last try did not work. */
      readonly error?: ErrorCode | undefined
    }
  | {
      readonly status: 'working'
      readonly terms: SwapTerms
      readonly action: SwapAction
      /** Who is waited for. */
      readonly on: 'server' | 'wallet' | 'chain'
      readonly signed?: Permit | undefined
      readonly simulation?: Simulation | undefined
    }

export type SwapRunEvent =
  | { readonly type: 'prepare' }
  | { readonly type: 'stop'; readonly error: ErrorCode }
  | {
      readonly type: 'ready'
      readonly terms: SwapTerms
      readonly notice?: Exclude<SwapNotice, 'expired'> | undefined
    }
  | { readonly type: 'simulated'; readonly terms: SwapTerms; readonly simulation: Simulation }
  | { readonly type: 'expire'; readonly terms: SwapTerms }
  | { readonly type: 'consent'; readonly consent: boolean }
  | { readonly type: 'work'; readonly action: SwapAction; readonly on: 'server' | 'wallet' | 'chain' }
  | { readonly type: 'signed'; readonly signed: Permit }
  | {
      readonly type: 'fail'
      readonly error: ErrorCode
      /** It may still go through: a retry is not offered. */
      readonly unsure?: boolean | undefined
    }
  | { readonly type: 'leave' }

const initial: SwapRunState = { status: 'idle' }

export function transition(state: SwapRunState, event: SwapRunEvent): SwapRunState {
  switch (event.type) {
    case 'prepare':
      // What is in the wallet's hands must not be forgotten.
      return state.status === 'working' ? state : { status: 'preparing' }
    case 'stop':
      return state.status === 'preparing' ? { status: 'stopped', error: event.error } : state
    case 'ready':
      if (state.status !== 'preparing' && state.status !== 'working') return state
      return {
        status: 'ready',
        terms: event.terms,
        consent: false,
        ...(event.notice && { notice: event.notice }),
        // The price has changed; what may be taken has not.
        ...(event.notice === 'changed' &&
          state.status === 'working' &&
          state.signed && { signed: state.signed }),
      }
    case 'simulated':
      if (state.status !== 'ready' || state.terms !== event.terms) return state
      return { ...state, simulation: event.simulation }
    case 'expire':
      if (state.status !== 'ready' || state.terms !== event.terms) return state
      return { ...state, notice: 'expired', consent: false, error: undefined }
    case 'consent':
      return state.status === 'ready' ? { ...state, consent: event.consent } : state
    case 'work':
      if (state.status !== 'ready' && state.status !== 'working') return state
      return {
        status: 'working',
        terms: state.terms,
        action: event.action,
        on: event.on,
        ...kept(state),
      }
    case 'signed':
      return state.status === 'working' ? { ...state, signed: event.signed } : state
    case 'fail':
      if (state.status !== 'working') return state
      // The same terms again: a loss that was accepted still is.
      return {
        status: 'ready',
        terms: state.terms,
        consent: !event.unsure,
        error: event.error,
        ...(event.unsure ? { notice: 'expired' } : kept(state)),
      }
    case 'leave':
      return initial
  }
}

/** What holds for the same terms, whether they are looked at or worked on. */
function kept({ signed, simulation }: SwapRunState & { status: 'ready' | 'working' }) {
  return { ...(signed && { signed }), ...(simulation && { simulation }) }
}

export const swapRun = defineSlice(initial, transition)

/** Whether the loss is so high, or unknown, that the visitor must consent. */
export function needsConsent({ loss }: Pick<SwapTerms, 'loss'>): boolean {
  return loss === undefined || loss >= consentFrom
}
