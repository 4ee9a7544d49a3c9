import { embeddedTimedOut, requestAborted } from '../catalogue.ts'
import { KitError } from '../errors.ts'
import { type FrameAnswer, type FrameAsk, type FrameCall, type FrameFailure, frameCalls } from './calls.ts'
import { fromFrame } from './directions.ts'
import type { FrameEvent } from './events.ts'
import { maxInFlight } from './limits.ts'
import { readPacket, writePacket } from './packet.ts'
import type { Port } from './port.ts'
import { FrameRefusal } from './refusal.ts'

/** The page's end of the port to the frame. */
export type PageEnd = {
  /** Rejects with a {@link FrameRefusal} if the frame refuses, with a {@link KitError} if it does not answer. */
  ask<Call extends FrameCall>(
    call: Call,
    payload: FrameAsk<Call>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<FrameAnswer<Call>>
  beat(): void
  /** Tells the frame that the window of a social login is no longer seen. */
  reportClosed(visitId: string): void
  /** Rejects everything that waits, and closes the port. */
  close(): void
}

type Waiting = { readonly call: FrameCall; settle(outcome: Outcome): void }
type Outcome = { readonly answer: unknown } | { readonly error: Error }

export function createPageEnd(port: Port, { onEvent }: createPageEnd.Options): PageEnd {
  const waiting = new Map<string, Waiting>()
  let isClosed = false

  port.addEventListener('message', ({ data }) => {
    const packet = isClosed ? undefined : readPacket(data, fromFrame)
    if (!packet) return
    const [name, outcome] = packet.type.split('/') as [string, string | undefined]
    if (outcome === undefined) return onEvent({ type: name, payload: packet.payload } as FrameEvent)
    const entry = waiting.get(packet.id)
    // An answer to another call, a second answer, or one that came too late.
    if (entry?.call !== name) return
    if (outcome === 'success') entry.settle({ answer: packet.payload })
    else entry.settle({ error: new FrameRefusal(packet.payload as FrameFailure) })
  })
  port.start()

  function send(type: string, payload: unknown, id: string = crypto.randomUUID()): void {
    port.postMessage(writePacket({ id, type, payload }))
  }

  function ask(call: FrameCall, payload: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (isClosed || signal?.aborted) return reject(new KitError(requestAborted, { cause: signal?.reason }))
      if (waiting.size >= maxInFlight)
        return reject(new KitError(requestAborted, { details: 'Too many requests at once.' }))
      const id = crypto.randomUUID()
      const { timeoutMs } = frameCalls[call]

      const settle = (outcome: Outcome) => {
        waiting.delete(id)
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.answer)
      }
      /** The frame is told too, so that no question about it stays on screen. */
      const giveUp = (error: Error) => {
        settle({ error })
        if (!isClosed) send('abort', { id })
      }
      const abort = () => giveUp(new KitError(requestAborted, { cause: signal?.reason }))
      const expire = () => giveUp(new KitError(embeddedTimedOut))
      const timer = Number.isFinite(timeoutMs) ? setTimeout(expire, timeoutMs) : undefined
      signal?.addEventListener('abort', abort, { once: true })
      waiting.set(id, { call, settle })
      send(call, payload, id)
    })
  }

  return {
    ask: (call, payload, { signal } = {}) => ask(call, payload, signal) as Promise<never>,
    beat: () => send('beat', null),
    reportClosed: (visitId) => send('windowClosed', { visitId }),
    close() {
      isClosed = true
      port.close()
      for (const { settle } of [...waiting.values()]) settle({ error: new KitError(requestAborted) })
    },
  }
}

export declare namespace createPageEnd {
  type Options = {
    onEvent(event: FrameEvent): void
  }
}
