import type * as z from 'zod/mini'
import { frameCalls, frameError } from './calls.ts'
import { eventsOfFrame, eventsOfPage } from './events.ts'

type Payloads = Readonly<Record<string, z.ZodMiniType>>

const calls = Object.entries(frameCalls)

/** What a page may send, by type: calls and events. */
export const fromPage: Payloads = {
  ...eventsOfPage,
  ...Object.fromEntries(calls.map(([call, { ask }]) => [call, ask])),
}

/** What the frame may send: events, and an answer or an error for each call. */
export const fromFrame: Payloads = {
  ...eventsOfFrame,
  ...Object.fromEntries(
    calls.flatMap(([call, { answer }]) => [
      [`${call}/success`, answer],
      [`${call}/error`, frameError],
    ]),
  ),
}
