import type { FrameTitle } from '@latchkey/protocol/frame/events'
import { defineSlice } from '../../core/state/slice.ts'

/** What the frame wants to show. The views of the modal make room for it. */
export type FrameViewState =
  | { readonly status: 'hidden' }
  /** `height` is what the frame needs, in px. */
  | { readonly status: 'shown'; readonly title: FrameTitle; readonly height: number }

export type FrameViewEvent =
  | { readonly type: 'show'; readonly title: FrameTitle; readonly height: number }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'hide' }

const hidden: FrameViewState = { status: 'hidden' }

export function transition(state: FrameViewState, event: FrameViewEvent): FrameViewState {
  switch (event.type) {
    case 'show':
      return { status: 'shown', title: event.title, height: event.height }
    case 'resize':
      return state.status === 'shown' ? { ...state, height: event.height } : state
    case 'hide':
      return hidden
  }
}

export const frameView = defineSlice<FrameViewState, FrameViewEvent>(hidden, transition)
