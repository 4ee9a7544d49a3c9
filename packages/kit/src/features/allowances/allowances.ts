import type { Allowance } from '@latchkey/protocol/http/allowances'
import { defineSlice } from '../../core/slice.ts'

/** What others may take from the account on screen. */
export type AllowancesState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly key: string }
  | {
      readonly status: 'ready'
      readonly key: string
      readonly allowances: readonly Allowance[]
      /** False where the server has not read all of the chain yet. */
      readonly complete: boolean
    }
  | { readonly status: 'failed'; readonly key: string }

export type AllowancesEvent =
  | { readonly type: 'load'; readonly key: string }
  | {
      readonly type: 'ready'
      readonly key: string
      readonly allowances: readonly Allowance[]
      readonly complete: boolean
    }
  | { readonly type: 'fail'; readonly key: string }

const initial: AllowancesState = { status: 'idle' }

export function transition(state: AllowancesState, event: AllowancesEvent): AllowancesState {
  switch (event.type) {
    case 'load':
      // The list of the same account stays while it is read again.
      if ((state.status === 'ready' || state.status === 'loading') && state.key === event.key) return state
      return { status: 'loading', key: event.key }
    case 'ready': {
      if (state.status === 'idle' || state.key !== event.key) return state
      const { key, allowances, complete } = event
      return { status: 'ready', key, allowances, complete }
    }
    case 'fail':
      if (state.status === 'idle' || state.key !== event.key) return state
      return { status: 'failed', key: event.key }
  }
}

export const allowances = defineSlice(initial, transition)

/** What tells one permission from another. */
export function allowanceKey({ kind, spender, token }: Allowance): string {
  return `${kind}:${token.id}:${spender.address}`.toLowerCase()
}
