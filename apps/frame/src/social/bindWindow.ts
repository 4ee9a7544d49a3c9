import { loginVisitEnded, loginWindowForeign } from '@latchkey/protocol/catalogue/socialLogin'
import type { SocialProvider } from '@latchkey/protocol/http/social'
import { type WindowCalls, WindowRefusal } from './callWindow.ts'
import type { WindowView } from './drawWindow.ts'
import type { Claims } from './openClaims.ts'

/** At first and at most: most logins are registered while the window loads. */
const pollMs = { first: 100, most: 500 }
/** Registering a login waits until the frame has loaded, which may take twenty seconds. */
const unknownMs = 60_000
/** A page that is alive answers at once, but it may be busy. */
const claimMs = 4_000

/**
 * Ties this window to the login it was opened for, and leaves for the provider. The one who starts a
 * login gets its session, so the window must show that it belongs to the same visitor: by the
 * claim of the page that opened it, or by the number that this page shows. Never throws.
 */
export async function bindWindow(options: bindWindow.Options): Promise<void> {
  const { leave, view } = options
  try {
    const found = await findVisit(options)
    if (found.state !== 'waiting') return view.stop(found.state === 'away' ? 'elsewhere' : 'ended')
    const url = await bind(options, found.origin)
    if (url === undefined) return view.stop('refused')
    view.progress('leaving', found.provider)
    leave(url)
  } catch (error) {
    const isEnded = error instanceof WindowRefusal && error.code === loginVisitEnded.code
    view.stop(isEnded ? 'ended' : 'failed')
  }
}

export declare namespace bindWindow {
  type Options = {
    readonly visitId: string
    readonly server: WindowCalls
    readonly claims: Claims
    readonly view: WindowView
    leave(url: string): void
  }
}

type Found = {
  readonly state: 'waiting' | 'away' | 'ended'
  readonly provider?: SocialProvider | undefined
  readonly origin?: string | undefined
}

/** Waits until the frame has registered the login, also while the server cannot be reached. */
async function findVisit({ claims, server, view, visitId }: bindWindow.Options): Promise<Found> {
  const began = performance.now()
  let waitMs = pollMs.first
  let isTold = false
  view.progress('preparing')
  while (performance.now() - began < unknownMs) {
    try {
      const { state, ...rest } = await server.find(visitId)
      if (state !== 'unknown') return { state, ...rest }
      view.progress('preparing')
    } catch (error) {
      if (!(error instanceof WindowRefusal) || error.code !== undefined) throw error
      view.progress('offline')
    }
    const pause = new Promise((resolve) => setTimeout(resolve, waitMs))
    // It cuts one pause short: a page that keeps saying so gets no more.
    await (isTold ? pause : Promise.race([pause, claims.registered.then(() => (isTold = true))]))
    waitMs = Math.min(2 * waitMs, pollMs.most)
  }
  return { state: 'ended' }
}

/** Resolves to where to go; undefined if the visitor chose another number than the page's. */
async function bind(options: bindWindow.Options, origin: string | undefined): Promise<string | undefined> {
  const { claims, server, view, visitId } = options
  const claimed = origin !== undefined && claims.hasOpener ? claims.from(origin) : undefined
  const early =
    claimed && (await Promise.race([claimed, new Promise((resolve) => setTimeout(resolve, claimMs))]))
  if (typeof early === 'string') return server.bind({ visitId, claim: early })
  const choices = await server.ask(visitId)
  const chosen = view.choose(choices, origin === undefined ? '' : new URL(origin).host)
  const proof = await Promise.race([
    chosen.then((match) => ({ visitId, match })),
    // The page may answer after all.
    ...(claimed ? [claimed.then((claim) => ({ visitId, claim }))] : []),
  ])
  view.progress('preparing')
  return server.bind(proof).catch((error: unknown) => {
    const isWrong = error instanceof WindowRefusal && error.code === loginWindowForeign.code
    if (isWrong && 'match' in proof) return undefined
    throw error
  })
}
