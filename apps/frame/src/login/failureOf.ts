import type { FrameFailure } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'

/** Why a call was refused; empty if the error is of another kind. */
export function failureOf(error: unknown): Partial<FrameFailure> {
  return error instanceof FrameRefusal ? error.failure : {}
}
