import { loginCodeWrong, loginCoolDown } from '@latchkey/protocol/catalogue/emailLogin'
import { loginRequired } from '@latchkey/protocol/catalogue/embeddedWallet'
import { loginDeviceEnded, loginDeviceRefused, loginMailFailed } from '@latchkey/protocol/catalogue/frame'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  type LoginLanguage,
  loginCodeTries,
  loginDevice,
  loginEmail,
  loginOtp,
  loginRefresh,
  loginSignOut,
} from '@latchkey/protocol/http/login'
import type { Records } from '../records.ts'
import type { CallServer } from './callServer.ts'
import { failureOf } from './failureOf.ts'

/** The visitor's login on this device, for the page that embeds the frame. */
export type EmailLogin = {
  /** Asks for a mail. */
  start(email: string, language: LoginLanguage, signal: AbortSignal): Promise<EmailLogin.Attempt>
  /** Asks for another mail to the same address. It has a number and a code of its own. */
  resend(language: LoginLanguage, signal: AbortSignal): Promise<EmailLogin.Attempt>
  /** The login that was started. Throws a {@link FrameRefusal} if there is none. */
  pending(): EmailLogin.Attempt
  /**
   * Resolves once the link in the mail was opened and its number confirmed. Meanwhile calls back
   * with whether the mail has not left the server although it should have.
   */
  approved(signal: AbortSignal, onDelay?: (isDelayed: boolean) => void): Promise<void>
  /**
   * Completes the login with the code in the mail, or without one if the link is enough.
   * Resolves to when this device may open the wallet if it has to wait.
   */
  complete(code: string | undefined, signal: AbortSignal): Promise<Date | undefined>
  /** Whether a session is stored that the server still accepts. */
  isActive(): Promise<boolean>
  /** Who is logged in, with a token for calls. `renew`: the server no longer accepts the last one. */
  session(options?: { readonly renew?: boolean | undefined }): Promise<EmailLogin.Session>
  /** Calls back when the login ends or starts on its own: another tab did it, or the server ended it. */
  watch(onChange: (isConnected: boolean) => void): void
  /** The account has another address now. */
  rename(email: string): Promise<void>
  signOut(): Promise<void>
}

export declare namespace EmailLogin {
  type Session = { readonly accountId: string; readonly email: string; readonly accessToken: string }

  type Attempt = {
    readonly id: string
    /** Where the mail went. */
    readonly email: string
    readonly action: 'VERIFY_OTP' | 'VERIFY_DEVICE'
    readonly match: number | undefined
    /** When another mail can be asked for, by `performance.now`. */
    readonly resendAt: number
    readonly triesLeft: number
    /** Whether the link was opened and its number confirmed. */
    readonly isApproved: boolean
    /** False if the link is enough. */
    readonly needsCode: boolean
  }
}

/** What this device keeps of a login. The token is bound to the key of the device. */
type StoredSession = {
  readonly accountId: string
  readonly email: string
  readonly refreshToken: string
}

const pollMs = 1_500
/** A mail server takes less. */
const mailDelayMs = 4_000
/** A page waits for three seconds. The session is gone here first, whatever the server does. */
const signOutMs = 2_500

export function createEmailLogin(options: createEmailLogin.Options): EmailLogin {
  const { call, embedding, records, tabs } = options
  const name = `session|${embedding.projectId}|${embedding.origin}`
  let attempt: EmailLogin.Attempt | undefined
  let access: (EmailLogin.Session & { readonly until: number }) | undefined
  let refreshing: Promise<EmailLogin.Session | undefined> | undefined
  let notify: (isConnected: boolean) => void = () => undefined
  /** Counts sign-outs: what a refresh brings that was under way is not kept. */
  let signOuts = 0

  tabs.addEventListener('message', ({ data }) => {
    if (typeof data !== 'boolean') return
    if (!data) signOuts++
    // It may be another account now.
    access = undefined
    notify(data)
  })

  function pending(): EmailLogin.Attempt {
    if (!attempt) throw new FrameRefusal({ code: 'login/attempt_ended' })
    return attempt
  }

  /** Unless another attempt has replaced it meanwhile. */
  function update(id: string, change: Partial<EmailLogin.Attempt>): void {
    if (attempt?.id === id) attempt = { ...attempt, ...change }
  }

  async function start(
    email: string,
    language: LoginLanguage,
    signal: AbortSignal,
  ): Promise<EmailLogin.Attempt> {
    const body = { ...embedding, email, language }
    const { action, attemptId: id, match, retryAfter } = await call(loginEmail, { body, signal })
    const resendAt = performance.now() + retryAfter * 1_000
    attempt = {
      id,
      email,
      action,
      match,
      resendAt,
      triesLeft: loginCodeTries,
      isApproved: false,
      needsCode: true,
    }
    return attempt
  }

  async function keep(
    email: string,
    signedIn: { accountId: string; accessToken: string; accessExpiresIn: number; refreshToken: string },
  ): Promise<void> {
    const { accessExpiresIn, accessToken, accountId, refreshToken } = signedIn
    // Used up a little early, so that it does not expire on its way.
    access = { accountId, email, accessToken, until: performance.now() + accessExpiresIn * 900 }
    await records.put(name, { accountId, email, refreshToken } satisfies StoredSession)
  }

  /** One tab at a time: a refresh token can be used once. */
  function refresh(): Promise<EmailLogin.Session | undefined> {
    refreshing ??= navigator.locks
      .request(`latchkey ${name}`, async () => {
        const session = await records.get<StoredSession>(name)
        if (!session) return undefined
        const { email, refreshToken } = session
        const before = signOuts
        try {
          const renewed = await call(loginRefresh, { body: { ...embedding, refreshToken } })
          if (signOuts !== before) return undefined
          await keep(email, renewed)
        } catch (error) {
          if (isEnded(error)) await end()
          throw error
        }
        return access
      })
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  /** The server has ended the session. */
  async function end(): Promise<void> {
    await records.remove(name)
    access = undefined
    tabs.postMessage(false)
    notify(false)
  }

  async function endOnServer({ refreshToken }: StoredSession, held: string | undefined): Promise<void> {
    const signal = AbortSignal.timeout(signOutMs)
    const token =
      held ?? (await call(loginRefresh, { body: { ...embedding, refreshToken }, signal })).accessToken
    await call(loginSignOut, { token, signal })
  }

  async function current(): Promise<EmailLogin.Session | undefined> {
    return access && performance.now() < access.until ? access : refresh()
  }

  return {
    start,
    pending,

    async resend(language, signal) {
      const { email, id } = pending()
      try {
        return await start(email, language, signal)
      } catch (error) {
        const { code, retryAfter } = failureOf(error)
        if (code === loginCoolDown.code && retryAfter !== undefined)
          update(id, { resendAt: performance.now() + retryAfter * 1_000 })
        throw error
      }
    },

    async approved(signal, onDelay) {
      const { id } = pending()
      const began = performance.now()
      for (;;) {
        const query = { ...embedding, attemptId: id }
        const { mail, needsCode, state } = await call(loginDevice, { query, signal })
        if (state === 'approved') return update(id, { isApproved: true, needsCode })
        if (state === 'refused') throw new FrameRefusal({ code: loginDeviceRefused.code })
        if (state === 'ended') throw new FrameRefusal({ code: loginDeviceEnded.code })
        if (mail === 'failed') throw new FrameRefusal({ code: loginMailFailed.code })
        onDelay?.(mail === 'queued' && performance.now() - began > mailDelayMs)
        await pause(pollMs, signal)
      }
    },

    async complete(code, signal) {
      const { email, id, triesLeft } = pending()
      const body = { ...embedding, attemptId: id, ...(code !== undefined && { code }) }
      const signedIn = await call(loginOtp, { body, signal }).catch((error: unknown) => {
        if (failureOf(error).code === loginCodeWrong.code) update(id, { triesLeft: triesLeft - 1 })
        throw error
      })
      await keep(email, signedIn)
      attempt = undefined
      const { walletOpensIn: seconds } = signedIn
      // Other tabs cannot open the wallet either.
      if (seconds === undefined) tabs.postMessage(true)
      return seconds === undefined ? undefined : new Date(Date.now() + seconds * 1_000)
    },

    async isActive() {
      if (!(await records.get<StoredSession>(name))) return false
      return (await current().catch(() => undefined)) !== undefined
    },

    async session({ renew } = {}) {
      const session = await (renew ? refresh() : current())
      if (!session) throw new FrameRefusal({ code: loginRequired.code })
      const { accessToken, accountId, email } = session
      return { accountId, email, accessToken }
    },

    watch(onChange) {
      notify = onChange
    },

    rename: (email) =>
      navigator.locks.request(`latchkey ${name}`, async () => {
        const session = await records.get<StoredSession>(name)
        if (session) await records.put(name, { ...session, email } satisfies StoredSession)
        if (access) access = { ...access, email }
      }),

    async signOut() {
      const session = await records.get<StoredSession>(name)
      const held = access && performance.now() < access.until ? access : undefined
      signOuts++
      await records.remove(name)
      access = undefined
      tabs.postMessage(false)
      if (session) await endOnServer(session, held?.accessToken).catch(() => undefined)
    },
  }
}

export declare namespace createEmailLogin {
  type Options = {
    readonly call: CallServer
    readonly records: Records
    /** Other tabs of the same page. Browsers keep it apart by site, like the storage. */
    readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
    /** Logins are valid for this page of this project only. */
    readonly embedding: { readonly projectId: string; readonly origin: string }
  }
}

/** The server no longer accepts the session; other failures may pass. */
function isEnded(error: unknown): boolean {
  return (
    error instanceof FrameRefusal &&
    ['login/session_ended', 'login/token_invalid'].includes(error.failure.code)
  )
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(new FrameRefusal({ code: 'request/aborted' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}
