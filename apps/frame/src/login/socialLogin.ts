import { frameCallFailed } from '@latchkey/protocol/catalogue/frame'
import { loginVisitEnded } from '@latchkey/protocol/catalogue/socialLogin'
import { loginWindowClosed } from '@latchkey/protocol/catalogue/socialWindow'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { email as emailShape } from '@latchkey/protocol/frame/shapes'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import {
  farcasterStart,
  type SocialProvider,
  socialComplete,
  socialStart,
  socialState,
  type WindowProvider,
} from '@latchkey/protocol/http/social'
import { hashText, toBase64Url } from './base64Url.ts'
import type { CallServer } from './callServer.ts'
import type { Embedding, LoginSession } from './loginSession.ts'
import { pause } from './pause.ts'

/** A login with an account at a provider, in a window that the page has opened. */
export type SocialLogin = {
  /** Registers the window. Resolves to the claim that the page hands to it. */
  start(
    visit: { readonly visitId: string; readonly provider: WindowProvider },
    language: LoginLanguage,
    signal: AbortSignal,
  ): Promise<string>
  /** Opens a channel to the visitor's Farcaster app. */
  startFarcaster(language: LoginLanguage, signal: AbortSignal): Promise<SocialLogin.Channel>
  /** The login of the window. Throws a {@link FrameRefusal} if it was not started, or another one since. */
  pending(visitId: string): SocialLogin.Visit
  /** The page no longer sees the window, or it says that it is back: the server is asked at once. */
  lose(visitId: string): void
  /**
   * Resolves once the visitor is back from the provider. Meanwhile calls back with the number to
   * show, for a window that cannot hear the page.
   */
  returned(visitId: string, signal: AbortSignal, onMatch: (match: number) => void): Promise<void>
  /** Logs in. Resolves to when this device may open the wallet if it has to wait. */
  complete(visitId: string, signal: AbortSignal): Promise<SocialLogin.Completed>
}

export declare namespace SocialLogin {
  type Visit = {
    readonly visitId: string
    readonly provider: SocialProvider
    /** Whether the page still sees the window, as far as it has said. */
    readonly isSeen: boolean
  }
  type Channel = {
    readonly visitId: string
    /** For the app: as a code to scan, or as a link on the same phone. */
    readonly uri: string
    readonly lifetimeSeconds: number
  }
  type Completed = { readonly opensAt: Date | undefined; readonly email: string | undefined }
}

const pollMs = 700
/** A window that is no longer seen may have been cut off from its page, and still be loading. */
const closedGraceMs = 3_000

export function createSocialLogin({ call, embedding, session }: createSocialLogin.Options): SocialLogin {
  let visit: SocialLogin.Visit | undefined
  let wake = new AbortController()

  /** Rejects if `signal` is aborted meanwhile. */
  async function untilNext(signal: AbortSignal): Promise<void> {
    await pause(pollMs, AbortSignal.any([signal, wake.signal])).catch((error: unknown) => {
      if (signal.aborted) throw error
    })
    wake = new AbortController()
  }

  function pending(visitId: string): SocialLogin.Visit {
    if (visit?.visitId !== visitId) throw new FrameRefusal({ code: loginVisitEnded.code })
    return visit
  }

  return {
    pending,

    async start({ visitId, provider }, language, signal) {
      const claim = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
      const claimHash = await hashText(claim)
      visit = { visitId, provider, isSeen: true }
      await call(socialStart, { body: { ...embedding, visitId, provider, claimHash, language }, signal })
      return claim
    },

    async startFarcaster(language, signal) {
      const visitId = crypto.randomUUID()
      const opened = await call(farcasterStart, { body: { ...embedding, visitId, language }, signal })
      visit = { visitId, provider: 'farcaster', isSeen: true }
      return { visitId, uri: opened.url, lifetimeSeconds: opened.lifetimeSeconds }
    },

    lose(visitId) {
      if (visit?.visitId !== visitId) return
      visit = { ...visit, isSeen: false }
      wake.abort()
    },

    async returned(visitId, signal, onMatch) {
      let lostAt: number | undefined
      for (;;) {
        const { isSeen } = pending(visitId)
        const { code, match, state } = await call(socialState, { query: { ...embedding, visitId }, signal })
        if (state === 'returned') return
        if (state === 'failed') throw new FrameRefusal({ code: code ?? frameCallFailed.code })
        if (state === 'ended') throw new FrameRefusal({ code: loginVisitEnded.code })
        if (match !== undefined) onMatch(match)
        // Once it has left for the provider, or has asked for a number, it is there, whatever the page sees.
        const mayBeClosed = !isSeen && state === 'waiting' && match === undefined
        lostAt = mayBeClosed ? (lostAt ?? performance.now()) : undefined
        if (lostAt !== undefined && performance.now() - lostAt >= closedGraceMs)
          throw new FrameRefusal({ code: loginWindowClosed.code })
        await untilNext(signal)
      }
    },

    async complete(visitId, signal) {
      pending(visitId)
      const signedIn = await call(socialComplete, { body: { ...embedding, visitId }, signal })
      const { provider, username } = signedIn
      // What a provider takes for an address may be none to us.
      const email = emailShape.safeParse(signedIn.email).data
      const opensAt = await session.open({ email, provider, userName: username }, signedIn)
      visit = undefined
      return { opensAt, email }
    },
  }
}

export declare namespace createSocialLogin {
  type Options = {
    readonly call: CallServer
    readonly session: Pick<LoginSession, 'open'>
    readonly embedding: Embedding
  }
}
