import type { NameProblem } from '@latchkey/protocol/name'
import { defineSlice } from '../../core/state/slice.ts'

/** A name that is free or registered. */
export type NameSuggestion = { readonly name: string; readonly registered: boolean }

/** What was typed, and what the server says about it. */
export type NameSearchState =
  | { readonly status: 'empty'; readonly text: '' }
  | { readonly status: 'invalid'; readonly text: string; readonly problem: NameProblem }
  | { readonly status: 'searching'; readonly text: string }
  /** The name itself first, then free ones like it. */
  | { readonly status: 'found'; readonly text: string; readonly suggestions: readonly NameSuggestion[] }
  /** The server gives out no names, or did not answer. */
  | { readonly status: 'failed'; readonly text: string; readonly cause: 'off' | 'unreachable' }

export type NameSearchEvent =
  | { readonly type: 'type'; readonly text: string; readonly problem: NameProblem | undefined }
  | { readonly type: 'found'; readonly text: string; readonly suggestions: readonly NameSuggestion[] }
  | { readonly type: 'fail'; readonly text: string; readonly cause: 'off' | 'unreachable' }
  | { readonly type: 'reset' }

const initial: NameSearchState = { status: 'empty', text: '' }

export function transition(state: NameSearchState, event: NameSearchEvent): NameSearchState {
  switch (event.type) {
    case 'type': {
      const { text, problem } = event
      if (text === '') return initial
      return problem ? { status: 'invalid', text, problem } : { status: 'searching', text }
    }
    case 'found':
      if (state.status !== 'searching' || state.text !== event.text) return state
      return { status: 'found', text: event.text, suggestions: event.suggestions }
    case 'fail':
      if (state.status !== 'searching' || state.text !== event.text) return state
      return { status: 'failed', text: event.text, cause: event.cause }
    case 'reset':
      return initial
  }
}

export const nameSearch = defineSlice(initial, transition)
