import type { ApprovalView } from '@latchkey/chains/approval'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import { openPopup, type Popup } from '../openPopup.ts'
import type { Decision } from './ApprovalScreen.tsx'
import type { Confirmed, Confirming } from './startConfirm.ts'

/** What the window shows. It comes from the frame, which has the same origin and code. */
export type Review = {
  readonly view: ApprovalView
  readonly origin: string
  readonly theme: FrameAsk<'syncTheme'>
  /** A passkey has to confirm it. */
  readonly asked?: Confirming['asked'] | undefined
}

/**
 * Opens a window of the wallet that shows an approval; undefined if the browser blocks it.
 * `onEnd` is called once: with the decision, or when the window was closed without one.
 */
export function openReview(
  review: Review,
  onEnd: (end: Decision | Confirmed | 'closed') => void,
): Popup | undefined {
  return openPopup({
    first: review,
    onMessage(data, popup) {
      const decided = data as Decision | Confirmed
      const decision = typeof decided === 'object' ? decided.decision : decided
      const isChoice = Number.isInteger(decision) && review.view.choices?.[decision as number] !== undefined
      if (decision !== 'approved' && decision !== 'declined' && !isChoice) return
      popup.close()
      onEnd(decided)
    },
    onClosed: () => onEnd('closed'),
  })
}
