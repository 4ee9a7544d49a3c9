import type { ChainId } from '@latchkey/chains/driver'
import { defineSlice } from '../../core/state/slice.ts'

/** The switch that was asked for in the wallet, and how it went. */
export type NetworkSwitchState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly network: ChainId }
  | {
      readonly status: 'stopped'
      readonly network: ChainId
      readonly cause: 'declined' | 'unsupported' | 'failed'
    }

export type NetworkSwitchEvent =
  | { readonly type: 'start'; readonly network: ChainId }
  | {
      readonly type: 'stop'
      readonly network: ChainId
      readonly cause: 'declined' | 'unsupported' | 'failed'
    }
  | { readonly type: 'clear' }

const initial: NetworkSwitchState = { status: 'idle' }

export function transition(state: NetworkSwitchState, event: NetworkSwitchEvent): NetworkSwitchState {
  switch (event.type) {
    case 'start':
      return { status: 'waiting', network: event.network }
    case 'stop':
      if (state.status !== 'waiting' || state.network !== event.network) return state
      return { status: 'stopped', network: event.network, cause: event.cause }
    case 'clear':
      return initial
  }
}

export const networkSwitch = defineSlice(initial, transition)
