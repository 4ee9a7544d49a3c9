import { connectionWindowBlocked } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { providerError } from '../providerError.ts'

/** The window in which the wallet runs. It closes itself once it has answered. */
export type WalletWindow = {
  /** Opens it, or brings it to the front. Call it within a click: browsers block other windows. Throws if it was blocked. */
  open(): void
  /** Sends a message once the window has loaded; resolves to the response. Rejects like a declined request if it is closed. */
  ask(message: Record<string, unknown> & { readonly id: string }): Promise<Record<string, unknown>>
}

/** The methods that the wallet answers in its window. */
export const prompts = /^(personal_sign|eth_(signTypedData_v4|sendTransaction)|wallet_sendCalls)$/

const size = { width: 420, height: 700 }
const watchMs = 300

/**
 * Speaks with a window of another origin: only messages of that window and that origin
 * are heard, and messages are sent to that origin only.
 */
export function createWalletWindow({ url, config }: createWalletWindow.Args): WalletWindow {
  const { origin } = new URL(url)
  const pending = new Map<
    string,
    { resolve(message: Record<string, unknown>): void; reject(error: Error): void }
  >()
  let shown: Shown | undefined

  function show(): Shown {
    const opened = window.open(url, `latchkey-${crypto.randomUUID()}`, features())
    if (!opened) throw new KitError(connectionWindowBlocked)
    const page: Window = opened
    const life = new AbortController()
    let isLoaded = false
    const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
    // Without a handler, closing the window early would be an unhandled rejection.
    loaded.catch(() => {})
    function hear({ data, origin: from, source }: MessageEvent<unknown>): void {
      if (source !== page || from !== origin || !isRecord(data)) return
      if (data.event === 'PopupLoaded') {
        page.postMessage({ requestId: data.id, data: config() }, origin)
        isLoaded = true
        resolve()
      } else if (data.event === 'PopupUnload') end()
      else if (typeof data.requestId === 'string') pending.get(data.requestId)?.resolve(data)
    }
    function end(): void {
      life.abort()
      clearInterval(timer)
      if (shown?.page === page) shown = undefined
      page.close()
      const error = providerError(4001, isLoaded ? closedText : unloadedText)
      reject(error)
      for (const waiting of pending.values()) waiting.reject(error)
    }
    window.addEventListener('message', hear, { signal: life.signal })
    const timer = setInterval(() => page.closed && end(), watchMs)
    return { page, loaded }
  }

  return {
    open() {
      if (shown && !shown.page.closed) return shown.page.focus()
      shown = show()
    },
    async ask(message) {
      const at = shown ?? show()
      shown = at
      await at.loaded
      const answer = new Promise<Record<string, unknown>>((resolve, reject) =>
        pending.set(message.id, { resolve, reject }),
      )
      at.page.postMessage(message, origin)
      return await answer.finally(() => pending.delete(message.id))
    },
  }
}

export declare namespace createWalletWindow {
  type Args = {
    url: string
    /** What the window is told about the app when it has loaded. */
    config(): Record<string, unknown>
  }
}

type Shown = { readonly page: Window; readonly loaded: Promise<void> }

const closedText = 'The window of the wallet was closed.'
const unloadedText =
  'The window of the wallet was closed before it had loaded, or the page is served with Cross-Origin-Opener-Policy: same-origin, which cuts it off.'

/** In the middle of the page's own window. */
function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${Math.max(0, left)},top=${Math.max(0, top)}`
}
