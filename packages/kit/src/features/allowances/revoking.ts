import type { Simulation } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { defineSlice } from '../../core/state/slice.ts'

/** The permission that is being taken back. */
export type RevokingState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'reviewing'
      readonly allowance: Allowance
      /** Whose permission it is. */
      readonly owner: string
      /** The code of what went wrong the last time. */
      readonly error?: ErrorCode | undefined
      /** Undefined while it is tried out. */
      readonly simulation?: Simulation | undefined
    }
  | {
      readonly status: 'signing'
      readonly allowance: Allowance
      readonly owner: string
      readonly simulation?: Simulation | undefined
    }
  | { readonly status: 'sent'; readonly allowance: Allowance; readonly hash: string }

export type RevokingEvent =
  | { readonly type: 'review'; readonly allowance: Allowance; readonly owner: string }
  | { readonly type: 'simulated'; readonly allowance: Allowance; readonly simulation: Simulation }
  | { readonly type: 'submit' }
  | { readonly type: 'sent'; readonly hash: string }
  | { readonly type: 'fail'; readonly error: ErrorCode }

const initial: RevokingState = { status: 'idle' }

export function transition(state: RevokingState, event: RevokingEvent): RevokingState {
  // A wallet that was asked may still answer: another permission has to wait.
  if (event.type === 'review')
    return state.status === 'signing'
      ? state
      : { status: 'reviewing', allowance: event.allowance, owner: event.owner }
  if (event.type === 'simulated' && state.status === 'reviewing' && state.allowance === event.allowance)
    return { ...state, simulation: event.simulation }
  if (event.type === 'submit' && state.status === 'reviewing')
    return {
      status: 'signing',
      allowance: state.allowance,
      owner: state.owner,
      simulation: state.simulation,
    }
  if (event.type === 'sent' && state.status === 'signing')
    return { status: 'sent', allowance: state.allowance, hash: event.hash }
  if (event.type === 'fail' && state.status === 'signing')
    return {
      status: 'reviewing',
      allowance: state.allowance,
      owner: state.owner,
      simulation: state.simulation,
      error: event.error,
    }
  return state
}

export const revoking = defineSlice(initial, transition)
