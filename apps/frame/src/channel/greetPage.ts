import { readInit } from '@latchkey/protocol/frame/handshake'
import { frameVersion } from '@latchkey/protocol/frame/limits'
import { randomBytes, toHex } from '../vault/bytes.ts'

/** The page that embeds this frame, and the port to it. */
export type Greeting = {
  /** As the browser reports it: what approvals show, and what logins are bound to. */
  readonly origin: string
  readonly port: MessagePort
}

/**
 * Tells the embedding page that the frame is ready, and resolves when it has sent a port.
 * Only the first valid answer counts: the listener is removed with it, so that no other
 * window can reach the frame afterwards.
 *
 * Rejects at once in a window of its own, and where another frame is in between: its page
 * could cover or replace what the visitor sees.
 */
export function greetPage(window: Window): Promise<Greeting> {
  const { parent } = window
  const origin = embeddingOrigin(window)
  if (parent === window || origin === undefined) return Promise.reject(new NotEmbeddedError())

  const nonce = toHex(randomBytes(16))
  return new Promise((resolve) => {
    function listen({ source, origin: sender, data, ports }: MessageEvent) {
      if (source !== parent || sender !== origin) return
      const [port] = ports
      if (readInit(data)?.nonce !== nonce || !port || ports.length > 1) return
      window.removeEventListener('message', listen)
      resolve({ origin: sender, port })
    }
    window.addEventListener('message', listen)
    parent.postMessage({ latchkey: 'ready', versions: [frameVersion, frameVersion], nonce }, origin)
  })
}

/** The frame is not directly inside a page whose origin is known. */
export class NotEmbeddedError extends Error {
  override readonly name = 'NotEmbeddedError'
}

/** Undefined unless exactly one window is above this one, with an origin that has a name. */
function embeddingOrigin({ location, parent, top }: Window): string | undefined {
  if (parent !== top) return undefined
  const { ancestorOrigins } = location
  if (ancestorOrigins.length !== 1) return undefined
  const [origin] = ancestorOrigins
  return origin === 'null' ? undefined : origin
}
