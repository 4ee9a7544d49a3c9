import { isRecord } from '@latchkey/protocol/isRecord'

/** The window in which a visitor logs in with a provider. */
export type SocialWindow = {
  /** Hands the claim to the window whenever it asks for it, and to no other. */
  handOver(claim: string): void
  /** Calls back once the window is back from the provider, or no longer seen: closed, or cut off from this page. */
  onClosed(listener: () => void): void
  /** Closes it, if it is still seen, and hears it no longer. */
  end(): void
}

const size = { width: 600, height: 800 }
const watchMs = 1_000

/** Must be called within a click: browsers block other windows. Undefined if it was blocked. */
export function openSocialWindow({ url, visitId, ...look }: openSocialWindow.Args): SocialWindow | undefined {
  const address = new URL(`${url.replace(/\/$/, '')}/social`)
  for (const [name, value] of Object.entries({ id: visitId, ...look })) address.searchParams.set(name, value)
  const opened = window.open(address, `latchkey-${visitId}`, features())
  if (!opened) return undefined
  const page: Window = opened
  const life = new AbortController()
  let claim: string | undefined
  let hasAsked = false
  let onBack: (() => void) | undefined

  function answer(): void {
    if (hasAsked && claim !== undefined)
      page.postMessage({ latchkey: 'claim', visitId, claim }, address.origin)
  }

  window.addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent) => {
      if (source !== page || !isRecord(data)) return
      // Says no more than that it is time to ask the server, so it may come from any page in the window.
      if (data.latchkey === 'returned') return onBack?.()
      if (origin !== address.origin || data.latchkey !== 'social' || data.visitId !== visitId) return
      hasAsked = true
      answer()
    },
    { signal: life.signal },
  )
  return {
    handOver(given) {
      claim = given
      // It waits for the login to be registered, and would only find that out with its next look.
      page.postMessage({ latchkey: 'registered', visitId }, address.origin)
      answer()
    },
    onClosed(listener) {
      const timer = setInterval(() => {
        if (page.closed) tell()
      }, watchMs)
      function tell(): void {
        clearInterval(timer)
        onBack = undefined
        listener()
      }
      onBack = tell
      life.signal.addEventListener('abort', () => clearInterval(timer))
    },
    end() {
      life.abort()
      page.close()
    },
  }
}

export declare namespace openSocialWindow {
  type Args = {
    /** Where the wallet is served. */
    url: string
    visitId: string
    lang: string
    theme: string
  }
}

/** In the middle of the page's own window. */
function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${Math.max(0, left)},top=${Math.max(0, top)}`
}
