import { defineSlice } from '../../core/state/slice.ts'

/** Why a name was not given; each has words of its own. */
export type RegistrationCause =
  | 'declined'
  | 'taken'
  | 'reserved'
  | 'usedUp'
  | 'expired'
  | 'unsupported'
  | 'otherAccount'
  | 'failed'

/** The one name that is being taken. */
export type RegistrationState =
  | { readonly status: 'idle' }
  /** The wallet has been asked; `attempt` identifies late answers. */
  | { readonly status: 'signing'; readonly name: string; readonly attempt: object }
  | { readonly status: 'registering'; readonly name: string; readonly attempt: object }
  | { readonly status: 'stopped'; readonly name: string; readonly cause: RegistrationCause }
  | { readonly status: 'done'; readonly name: string }

export type RegistrationEvent =
  | { readonly type: 'sign'; readonly name: string; readonly attempt: object }
  | { readonly type: 'register'; readonly attempt: object }
  | { readonly type: 'succeed'; readonly attempt: object; readonly name: string }
  | { readonly type: 'stop'; readonly attempt: object; readonly cause: RegistrationCause }
  | { readonly type: 'clear' }

const initial: RegistrationState = { status: 'idle' }

export function transition(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (event.type === 'clear') return initial
  if (event.type === 'sign') {
    if (state.status === 'signing' || state.status === 'registering') return state
    return { status: 'signing', name: event.name, attempt: event.attempt }
  }
  if (state.status !== 'signing' && state.status !== 'registering') return state
  if (state.attempt !== event.attempt) return state
  switch (event.type) {
    case 'register':
      return { ...state, status: 'registering' }
    case 'succeed':
      return { status: 'done', name: event.name }
    case 'stop':
      return { status: 'stopped', name: state.name, cause: event.cause }
  }
}

export const registration = defineSlice(initial, transition)
