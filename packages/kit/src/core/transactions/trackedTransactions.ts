import type { TransactionHandle } from '@latchkey/chains/driver'
import type { PurposeKind } from '../declared.ts'
import { defineSlice } from '../state/slice.ts'

/** Purpose of a transaction, from which its description is built in any language. */
export type TransactionPurpose = {
  /** Declared by a feature, which has the text. */
  readonly kind: PurposeKind
  /** Tokens received and sent, at most {@link maxMoves}; `self` is the token of an approval. */
  readonly moves: readonly Moved[]
}

export type Moved = {
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal text; absent if it does not apply. */
  readonly amount?: string | undefined
  readonly symbol: string
  /** CAIP-19. */
  readonly asset?: string | undefined
}

export const maxMoves = 9

/** A transaction sent from this app, tracked until its outcome is known. */
export type TrackedTransaction = TransactionHandle & {
  readonly address: string
  readonly purpose: TransactionPurpose
  /** `dropped` can no longer be included in a block, and cost nothing. */
  readonly status: 'pending' | 'success' | 'failed' | 'replaced' | 'dropped' | 'unknown'
  /** Hash of the transaction that replaced it, or that executed it if it was queued. */
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

export const maxTracked = 99

const initial: TrackedState = []

export function transition(state: TrackedState, event: TrackedEvent): TrackedState {
  switch (event.type) {
    case 'sent':
      if (state.some(({ hash }) => hash === event.transaction.hash)) return state
      return [event.transaction, ...state].slice(0, maxTracked)
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
      return added.length ? [...state, ...added].slice(0, maxTracked) : state
    }
  }
}

export const trackedTransactions = defineSlice(initial, transition)
