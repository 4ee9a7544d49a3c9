import type * as z from 'zod/mini'
import { frameCallFailed, frameCallsLimited } from '../catalogue/frame.ts'
import { type FrameAnswer, type FrameAsk, type FrameCall, frameCalls } from './calls.ts'
import { fromPage } from './directions.ts'
import type { EventOfFrame, eventsOfFrame } from './events.ts'
import { maxInFlight } from './limits.ts'
import { readPacket, writePacket } from './packet.ts'
import type { Port } from './port.ts'
import { FrameRefusal } from './refusal.ts'

/** What the frame does for each call. Throw a {@link FrameRefusal} to say why not: of any other error the page only learns that it failed. */
export type FrameHandlers = {
  readonly [Call in FrameCall]: (
    payload: FrameAsk<Call>,
    context: { readonly signal: AbortSignal },
  ) => Promise<FrameAnswer<Call>>
}

/** The frame's end of the port. */
export type FrameEnd = {
  emit<Event extends EventOfFrame>(event: Event, payload: z.infer<(typeof eventsOfFrame)[Event]>): void
}

/** Ids that were used lately: a repeated message has no second effect. */
const maxRemembered = 4_096
/** Calls of a page: this many at once, then this many a second. */
const burst = 60
const perSecond = 20

export function createFrameEnd(port: Port, options: createFrameEnd.Options): FrameEnd {
  const { handlers, onWindowClosed, now = () => performance.now() } = options
  const running = new Map<string, AbortController>()
  const seen = new Set<string>()
  let tokens = burst
  let refilledAt = now()

  function send(type: string, payload: unknown, id: string = crypto.randomUUID()): void {
    port.postMessage(writePacket({ id, type, payload }))
  }

  function takeToken(): boolean {
    tokens = Math.min(burst, tokens + ((now() - refilledAt) * perSecond) / 1_000)
    refilledAt = now()
    if (tokens < 1) return false
    tokens--
    return true
  }

  function remember(id: string): void {
    seen.add(id)
    if (seen.size > maxRemembered) for (const oldest of seen) return void seen.delete(oldest)
  }

  async function answer(id: string, call: FrameCall, payload: unknown): Promise<void> {
    const refuse = (code: string) => send(`${call}/error`, { code }, id)
    if (running.size >= maxInFlight || !takeToken()) return refuse(frameCallsLimited.code)
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const handle = handlers[call] as (
        payload: unknown,
        context: { signal: AbortSignal },
      ) => Promise<unknown>
      const result = await handle(payload, { signal: controller.signal })
      const { data, success } = frameCalls[call].answer.safeParse(result)
      if (success) send(`${call}/success`, data, id)
      else refuse(frameCallFailed.code)
    } catch (error) {
      if (error instanceof FrameRefusal) send(`${call}/error`, error.failure, id)
      else refuse(frameCallFailed.code)
    } finally {
      running.delete(id)
    }
  }

  port.addEventListener('message', ({ data }) => {
    const packet = readPacket(data, fromPage)
    if (!packet || seen.has(packet.id)) return
    const { id, type, payload } = packet
    remember(id)
    if (type === 'beat') send('beat', null)
    else if (type === 'abort') running.get((payload as { id: string }).id)?.abort()
    else if (type === 'windowClosed') onWindowClosed?.((payload as { visitId: string }).visitId)
    else void answer(id, type as FrameCall, payload)
  })
  port.start()

  return { emit: (event, payload) => send(event, payload) }
}

export declare namespace createFrameEnd {
  type Options = {
    handlers: FrameHandlers
    /** The page no longer sees the window of a social login. */
    onWindowClosed?: ((visitId: string) => void) | undefined
    /** Milliseconds. @default performance.now */
    now?: (() => number) | undefined
  }
}
