import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { openPopup, type Popup } from '../openPopup.ts'
import { wipe } from '../vault/bytes.ts'
import type { TaskMessage, TaskOrder, TaskReply, TaskResult } from './tasks.ts'

/**
 * Opens a window of the wallet for a task; undefined if the browser blocks it. `act` is called
 * with what the visitor did, as often as they try; `onClosed` when the window is gone.
 */
export function openTask({ act, onClosed, order }: openTask.Options): Popup | undefined {
  return openPopup({
    first: order,
    onClosed,
    async onMessage(data, { reply }) {
      const { result, turn } = data as TaskMessage
      try {
        reply({ turn, value: await act(result) } satisfies TaskReply)
      } catch (error) {
        reply({ turn, error: codeOf(error) } satisfies TaskReply)
      } finally {
        for (const factor of result.factors) if (factor.kind === 'passkey') wipe(factor.secret)
        if (result.totp) wipe(result.totp.secret)
      }
    },
  })
}

export declare namespace openTask {
  type Options = {
    /** Made while the window loads: browsers only open one in the very moment of a click. */
    readonly order: Promise<TaskOrder>
    act(result: TaskResult): Promise<unknown>
    onClosed(): void
  }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  if (typeof cause === 'string') return cause
  return error instanceof FrameRefusal ? error.failure.code : 'vault/failed'
}
