import * as z from 'zod/mini'
import { frameVersion } from './limits.ts'

/**
 * How a page and the frame find each other. Two messages by `window.postMessage`, each with
 * an exact target origin: the frame says it is ready, the page answers with a port. From
 * then on both use the port alone, which no other window can write to.
 */

const nonce = z.string().check(z.regex(/^[\da-f]{32}$/))

const ready = z.strictObject({
  latchkey: z.literal('ready'),
  /** The oldest and the newest version of the messages that the frame speaks. */
  versions: z.tuple([z.int(), z.int()]),
  nonce,
})

type FrameReady = z.infer<typeof ready>

/** What a frame says first; undefined if it is not that, or if it speaks no version that the page does. */
export function readReady(data: unknown): FrameReady | undefined {
  const said = isSmall(data) ? ready.safeParse(data).data : undefined
  const [oldest, newest] = said?.versions ?? [1, 0]
  return oldest <= frameVersion && frameVersion <= newest ? said : undefined
}

const init = z.strictObject({ latchkey: z.literal('init'), version: z.literal(frameVersion), nonce })

type FrameInit = z.infer<typeof init>

export function readInit(data: unknown): FrameInit | undefined {
  return isSmall(data) ? init.safeParse(data).data : undefined
}

/** Other libraries of the page send messages too, of any size: only flat objects with few members are looked at. */
function isSmall(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'latchkey' in data && Object.keys(data).length <= 3
}

/** Query of the frame's address. */
export const frameQuery = z.object({
  projectId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  chainId: z.optional(z.string().check(z.maxLength(64))),
  version: z.optional(z.string().check(z.maxLength(64))),
  enableLogger: z.optional(z.enum(['true', 'false'])),
})
