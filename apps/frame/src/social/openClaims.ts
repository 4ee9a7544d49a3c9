/** Where the window gets its claim from. */
export type Claims = {
  /** False if the window was cut off from the page that opened it. */
  readonly hasOpener: boolean
  /** Asks the page that opened this window, until it answers. Only a page of that origin is asked and heard. */
  from(origin: string): Promise<string>
  /**
   * Resolves once the page that opened this window says that the login is registered. It may be any
   * page: this is no more than a reason to ask the server.
   */
  readonly registered: Promise<void>
}

/** How often the page is asked: it may not have the claim yet. */
const askMs = 250

export function openClaims(window: Window, visitId: string): Claims {
  const opener = window.opener as Window | null
  const registered = new Promise<void>((resolve) => {
    window.addEventListener('message', ({ data, source }: MessageEvent) => {
      if (opener && source === opener && Object(data).latchkey === 'registered') resolve()
    })
  })
  return {
    registered,
    hasOpener: opener !== null && !opener.closed,
    from: (origin) =>
      new Promise((resolve) => {
        if (!opener) return
        const ask = () => opener.postMessage({ latchkey: 'social', visitId }, origin)
        const timer = setInterval(ask, askMs)
        window.addEventListener('message', function listen({ data, origin: sender, source }: MessageEvent) {
          if (source !== opener || sender !== origin) return
          const claim = readClaim(data, visitId)
          if (claim === undefined) return
          clearInterval(timer)
          window.removeEventListener('message', listen)
          resolve(claim)
        })
        ask()
      }),
  }
}

function readClaim(data: unknown, visitId: string): string | undefined {
  const { latchkey, visitId: of, claim } = Object(data) as Readonly<Record<string, unknown>>
  const isClaim = latchkey === 'claim' && of === visitId && typeof claim === 'string'
  return isClaim && /^[\w-]{43}$/.test(claim) ? claim : undefined
}
