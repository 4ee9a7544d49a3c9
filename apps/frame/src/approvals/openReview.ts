import type { ApprovalView } from '@latchkey/chains/approval'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { Decision } from './ApprovalScreen.tsx'

/** What the window shows. It comes from the frame, which has the same origin and code. */
export type Review = {
  readonly view: ApprovalView
  readonly origin: string
  readonly theme: FrameAsk<'syncTheme'>
}

export type ReviewWindow = { close(): void }

/** A popup of the wallet; wide enough for the card, and as high as an approval. */
const features = 'popup,width=420,height=720'
const closedPollMs = 250

/**
 * Opens a window of the wallet that shows an approval; undefined if the browser blocks it.
 * The window and the frame have the same origin and speak through a port. `onEnd` is
 * called once: with the decision, or when the window was closed without one.
 */
export function openReview(
  review: Review,
  onEnd: (end: Decision | 'closed') => void,
): ReviewWindow | undefined {
  const opened = window.open('/popup', '_blank', features)
  if (!opened) return undefined
  const { port1, port2 } = new MessageChannel()
  let isOver = false

  function finish(): boolean {
    if (isOver) return false
    isOver = true
    clearInterval(timer)
    window.removeEventListener('message', greet)
    port1.close()
    opened?.close()
    return true
  }
  function greet({ data, origin, source }: MessageEvent<unknown>): void {
    if (source !== opened || origin !== location.origin || data !== 'latchkey:review') return
    window.removeEventListener('message', greet)
    opened?.postMessage(review, location.origin, [port2])
  }
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if ((data === 'approved' || data === 'declined') && finish()) onEnd(data)
  }
  window.addEventListener('message', greet)
  const timer = setInterval(() => {
    if (opened.closed && finish()) onEnd('closed')
  }, closedPollMs)
  return { close: () => void finish() }
}
