import type { ApprovalView } from '@latchkey/chains/approval'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { openPopup, type Popup } from '../openPopup.ts'
import type { Decision } from './ApprovalScreen.tsx'

/** What the window shows. It comes from the frame, which has the same origin and code. */
export type Review = {
  readonly view: ApprovalView
  readonly origin: string
  readonly theme: FrameAsk<'syncTheme'>
}

/**
 * Opens a window of the wallet that shows an approval; undefined if the browser blocks it.
 * `onEnd` is called once: with the decision, or when the window was closed without one.
 */
export function openReview(review: Review, onEnd: (end: Decision | 'closed') => void): Popup | undefined {
  return openPopup({
    first: review,
    onMessage(data, popup) {
      const isChoice = Number.isInteger(data) && review.view.choices?.[data as number] !== undefined
      if (data !== 'approved' && data !== 'declined' && !isChoice) return
      popup.close()
      onEnd(data as Decision)
    },
    onClosed: () => onEnd('closed'),
  })
}
