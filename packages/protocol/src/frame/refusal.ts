import type { FrameFailure } from './calls.ts'

/** The frame refuses a call: thrown in the frame, and again in the page. Says why with a code, never with text of the frame. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal'
  readonly failure: FrameFailure

  constructor(failure: FrameFailure) {
    super(failure.code)
    this.failure = failure
  }
}
