import * as z from 'zod/mini'
import { frameVersion } from './limits.ts'
import { text, visitId } from './shapes.ts'

const uuid = text(36)
const pixels = z.int().check(z.gte(0), z.lte(10_000))

/** What the frame shows: the page names its card, and the frame for screen readers, after it. */
const frameTitle = z.enum(['login', 'approval', 'account'])
export type FrameTitle = z.infer<typeof frameTitle>

/** What the frame reports without being asked. The greeting is always the first. */
export const eventsOfFrame = {
  hello: z.strictObject({
    version: z.literal(frameVersion),
    /** Hash of the first file of the frame, which names all others. */
    build: text(128),
  }),
  beat: z.null(),
  /** Something for the visitor: the page shows the frame with this height. */
  show: z.strictObject({ height: pixels, title: frameTitle }),
  hide: z.null(),
  /** The height of what it shows has changed. */
  resize: z.strictObject({ height: pixels }),
  /** Logged in or out, on its own: the session ended, or another tab did it. */
  session: z.strictObject({ isConnected: z.boolean() }),
} as const satisfies Record<string, z.ZodMiniType>

/** What a page tells the frame without asking anything. */
export const eventsOfPage = {
  beat: z.null(),
  /** The page no longer waits for a call: what is on screen for it goes away. */
  abort: z.strictObject({ id: uuid }),
  /** The page no longer sees the window of a social login. It may still be open: some pages cut it off. */
  windowClosed: z.strictObject({ visitId }),
} as const satisfies Record<string, z.ZodMiniType>

export type EventOfFrame = keyof typeof eventsOfFrame
/** An event with what it carries. */
export type FrameEvent = {
  [Event in EventOfFrame]: { readonly type: Event; readonly payload: z.infer<(typeof eventsOfFrame)[Event]> }
}[EventOfFrame]
