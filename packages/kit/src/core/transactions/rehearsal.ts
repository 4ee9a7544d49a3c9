import type { Simulation } from '@latchkey/chains/driver'
import { defineSlice } from '../state/slice.ts'

/** Simulation of the transfer that is being reviewed. */
export type RehearsalState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly of: string }
  | { readonly status: 'done'; readonly of: string; readonly simulation: Simulation }
export type RehearsalEvent =
  | { readonly type: 'start'; readonly of: string }
  | { readonly type: 'done'; readonly of: string; readonly simulation: Simulation }
  | { readonly type: 'reset' }

const initial: RehearsalState = { status: 'idle' }

export function transition(state: RehearsalState, event: RehearsalEvent): RehearsalState {
  switch (event.type) {
    case 'start':
      // The same transfer again: keep the result until the new one.
      if (state.status !== 'idle' && state.of === event.of) return state
      return { status: 'running', of: event.of }
    case 'done':
      if (state.status === 'idle' || state.of !== event.of) return state
      return { status: 'done', of: event.of, simulation: event.simulation }
    case 'reset':
      return initial
  }
}

export const rehearsal = defineSlice(initial, transition)
