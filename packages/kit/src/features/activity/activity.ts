import type { Transaction } from '@latchkey/protocol/http/history'
import { defineSlice } from '../../core/slice.ts'

/** Where the list goes on. */
export type Paging =
  | { readonly status: 'more' | 'loading' | 'failed'; readonly cursor: string }
  | { readonly status: 'end' }

/** What the account on screen did, on the network it is on. */
export type ActivityState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      /** Each once, newest first. */
      readonly transactions: readonly Transaction[]
      readonly paging: Paging
      /** Pages in a row that brought nothing to show. */
      readonly barren: number
    }
  | { readonly status: 'failed'; readonly key: string }

export type ActivityEvent =
  | { readonly type: 'load'; readonly key: string }
  /** The newest page. */
  | { readonly type: 'head'; readonly key: string; readonly page: Page }
  | { readonly type: 'more'; readonly key: string }
  /** The page behind a cursor. */
  | { readonly type: 'page'; readonly key: string; readonly after: string; readonly page: Page }
  | { readonly type: 'fail'; readonly key: string }

export type Page = { readonly transactions: readonly Transaction[]; readonly cursor: string | undefined }

/** So many pages without anything to show, and the list stops asking by itself. */
export const mostBarren = 5

const initial: ActivityState = { status: 'idle' }

export function transition(state: ActivityState, event: ActivityEvent): ActivityState {
  if (event.type === 'load')
    // What is known of the same account stays on screen while it is read again.
    return (state.status === 'ready' || state.status === 'loading') && state.key === event.key
      ? state
      : { status: 'loading', key: event.key }
  // Late news of another account or network say nothing about this one.
  if (state.status === 'idle' || state.key !== event.key) return state
  switch (event.type) {
    case 'head':
      return withHead(state, event.key, event.page)
    case 'more':
      if (state.status !== 'ready' || state.paging.status === 'end') return state
      return { ...state, paging: { status: 'loading', cursor: state.paging.cursor } }
    case 'page': {
      if (state.status !== 'ready' || !isAwaited(state.paging, event.after)) return state
      const { transactions, cursor } = event.page
      const merged = merge(state.transactions, transactions)
      const barren = merged.length === state.transactions.length ? state.barren + 1 : 0
      // A page that leads to itself leads nowhere.
      return { ...state, transactions: merged, paging: pagingFrom(cursor, event.after), barren }
    }
    case 'fail':
      if (state.status !== 'ready') return { status: 'failed', key: event.key }
      if (state.paging.status !== 'loading') return state
      return { ...state, paging: { status: 'failed', cursor: state.paging.cursor } }
  }
}

export const activity = defineSlice(initial, transition)

function withHead(state: ActivityState, key: string, { transactions, cursor }: Page): ActivityState {
  const fresh: ActivityState = {
    status: 'ready',
    key,
    transactions: merge([], transactions),
    paging: pagingFrom(cursor),
    barren: transactions.length ? 0 : 1,
  }
  if (state.status !== 'ready') return fresh
  const known = new Set(state.transactions.map(({ id }) => id))
  // Where the newest page does not reach what is known, something between is not: begin anew.
  const reaches = cursor === undefined || transactions.some(({ id }) => known.has(id))
  if (!reaches) return fresh
  return { ...state, transactions: merge(transactions, state.transactions) }
}

function isAwaited(paging: Paging, after: string): boolean {
  return paging.status === 'loading' && paging.cursor === after
}

function pagingFrom(cursor: string | undefined, after?: string): Paging {
  return cursor === undefined || cursor === after ? { status: 'end' } : { status: 'more', cursor }
}

/** Both without repeating any, newest first. Of one that is in both, the first is kept. */
function merge(first: readonly Transaction[], second: readonly Transaction[]): readonly Transaction[] {
  const byId = new Map<string, Transaction>()
  for (const transaction of [...first, ...second])
    if (!byId.has(transaction.id)) byId.set(transaction.id, transaction)
  // Of thousands, each date is read once.
  const timed = [...byId.values()].map((transaction) => ({ transaction, at: minedAt(transaction) }))
  return timed.sort((a, b) => b.at - a.at).map(({ transaction }) => transaction)
}

/** Unix milliseconds. */
export function minedAt({ metadata }: Pick<Transaction, 'metadata'>): number {
  return Date.parse(metadata.minedAt)
}
