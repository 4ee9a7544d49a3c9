/** A window of the wallet's own, opened by its frame. */
export type Popup = { close(): void }

/** Wide enough for the card, and as high as an approval. */
const features = 'popup,width=420,height=720'
const closedPollMs = 250

/**
 * Opens a window of the wallet; undefined if the browser blocks it. The window and the frame
 * have the same origin and code, and speak through a port.
 */
export function openPopup({ first, onClosed, onMessage }: openPopup.Options): Popup | undefined {
  const opened = window.open('/popup', '_blank', features)
  if (!opened) return undefined
  const { port1, port2 } = new MessageChannel()
  let isOver = false

  function finish(): void {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('message', greet)
    port1.close()
    opened?.close()
  }
  async function greet({ data, origin, source }: MessageEvent<unknown>): Promise<void> {
    if (source !== opened || origin !== location.origin || data !== 'latchkey:review') return
    window.removeEventListener('message', greet)
    const message = await first
    if (!isOver) opened?.postMessage(message, location.origin, [port2])
  }
  port1.onmessage = ({ data }: MessageEvent<unknown>) =>
    isOver || onMessage(data, { close: finish, reply: (message) => isOver || port1.postMessage(message) })
  window.addEventListener('message', greet)
  const timer = setInterval(() => {
    if (!opened.closed) return
    finish()
    onClosed()
  }, closedPollMs)
  return { close: () => isOver || finish() }
}

export declare namespace openPopup {
  type Options = {
    /** What the window is told first. */
    readonly first: unknown
    onMessage(data: unknown, popup: Popup & { reply(message: unknown): void }): void
    /** The visitor has closed it. */
    onClosed(): void
  }
}
