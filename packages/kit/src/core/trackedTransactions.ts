import type { TransactionHandle } from '@latchkey/chains/driver'
import type { PurposeKind } from './declared.ts'
import { defineSlice } from './slice.ts'

/** What a transaction of ours was for: enough to say it in words, in any language. */
export type TransactionPurpose = {
  /** One that a feature declares; its words are there. */
  readonly kind: PurposeKind
  /** What comes in and goes out, at most {@link mostMoves}; `self` is what a permission is about. */
  readonly moves: readonly Moved[]
}

export type Moved = {
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal text; absent where it makes no sense. */
  readonly amount?: string | undefined
  readonly symbol: string
}

export const mostMoves = 9

/** A transaction the visitor sent from here, followed until its end is known. */
export type TrackedTransaction = TransactionHandle & {
  readonly address: string
  readonly purpose: TransactionPurpose
  /** `dropped` never was in a block and cannot be any more: nothing happened, and it cost nothing. */
  readonly status: 'pending' | 'success' | 'failed' | 'replaced' | 'dropped' | 'unknown'
  /** What took its place, where something did. */
  readonly replacedBy?: string | undefined
}

export type TrackedState = readonly TrackedTransaction[]
export type TrackedEvent =
  | { readonly type: 'sent'; readonly transaction: TrackedTransaction }
  | {
      readonly type: 'ended'
      readonly hash: string
      readonly status: Exclude<TrackedTransaction['status'], 'pending'>
      readonly replacedBy?: string | undefined
    }
  | { readonly type: 'restore'; readonly transactions: TrackedState }

/** More are not remembered; the oldest go first. */
export const mostTracked = 99

const initial: TrackedState = []

export function transition(state: TrackedState, event: TrackedEvent): TrackedState {
  switch (event.type) {
    case 'sent':
      if (state.some(({ hash }) => hash === event.transaction.hash)) return state
      return [event.transaction, ...state].slice(0, mostTracked)
    case 'ended':
      return state.some(({ hash, status }) => hash === event.hash && status === 'pending')
        ? state.map((one) =>
            one.hash === event.hash && one.status === 'pending'
              ? { ...one, status: event.status, replacedBy: event.replacedBy }
              : one,
          )
        : state
    case 'restore': {
      const known = new Set(state.map(({ hash }) => hash))
      const added = event.transactions.filter(({ hash }) => !known.has(hash))
      return added.length ? [...state, ...added].slice(0, mostTracked) : state
    }
  }
}

export const trackedTransactions = defineSlice(initial, transition)
