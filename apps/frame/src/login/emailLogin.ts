import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  type LoginLanguage,
  loginDevice,
  loginEmail,
  loginOtp,
  loginRefresh,
  loginSignOut,
} from '@latchkey/protocol/http/login'
import type { Records } from '../records.ts'
import type { CallServer } from './callServer.ts'

/** The visitor's login on this device, for the page that embeds the frame. */
export type EmailLogin = {
  /** Asks for a mail. */
  start(email: string, language: LoginLanguage, signal: AbortSignal): Promise<EmailLogin.Started>
  /** Resolves once the link in the mail was opened and its number confirmed. */
  approved(signal: AbortSignal): Promise<void>
  /** Completes the login with the code in the mail. */
  complete(code: string, signal: AbortSignal): Promise<void>
  /** Whether a session is stored that the server still accepts. */
  isActive(): Promise<boolean>
  signOut(): Promise<void>
}

export declare namespace EmailLogin {
  type Started = { readonly action: 'VERIFY_OTP' | 'VERIFY_DEVICE'; readonly match?: number | undefined }
}

/** What this device keeps of a login. The token is bound to the key of the device. */
type Session = {
  readonly accountId: string
  readonly email: string
  readonly refreshToken: string
}

const pollMs = 1_500
/** A page waits for three seconds; whatever the server does, the session is gone here. */
const signOutMs = 2_500

export function createEmailLogin(options: createEmailLogin.Options): EmailLogin {
  const { call, embedding, records } = options
  const name = `session|${embedding.projectId}|${embedding.origin}`
  let attempt: { readonly id: string; readonly email: string } | undefined
  let access: { readonly token: string; readonly until: number } | undefined

  function attemptId(): string {
    if (!attempt) throw new FrameRefusal({ code: 'login/attempt_ended' })
    return attempt.id
  }

  async function keep(
    email: string,
    signedIn: { accountId: string; accessToken: string; accessExpiresIn: number; refreshToken: string },
  ): Promise<void> {
    const { accessExpiresIn, accessToken, accountId, refreshToken } = signedIn
    // Used up a little early, so that it does not expire on its way.
    access = { token: accessToken, until: performance.now() + accessExpiresIn * 900 }
    await records.put(name, { accountId, email, refreshToken } satisfies Session)
  }

  /** One tab at a time: a refresh token can be used once. */
  function refresh(): Promise<string | undefined> {
    return navigator.locks.request(`latchkey ${name}`, async () => {
      const session = await records.get<Session>(name)
      if (!session) return undefined
      const { email, refreshToken } = session
      try {
        await keep(email, await call(loginRefresh, { body: { ...embedding, refreshToken } }))
      } catch (error) {
        if (isEnded(error)) await records.remove(name)
        throw error
      }
      return access?.token
    })
  }

  async function accessToken(): Promise<string | undefined> {
    return access && performance.now() < access.until ? access.token : refresh()
  }

  return {
    async start(email, language, signal) {
      const body = { ...embedding, email, language }
      const { action, attemptId: id, match } = await call(loginEmail, { body, signal })
      attempt = { id, email }
      return { action, match }
    },

    async approved(signal) {
      const query = { ...embedding, attemptId: attemptId() }
      for (;;) {
        const { mail, state } = await call(loginDevice, { query, signal })
        if (state === 'approved') return
        if (state !== 'waiting') throw new FrameRefusal({ code: `login/device_${state}` })
        if (mail === 'failed') throw new FrameRefusal({ code: 'login/mail_failed' })
        await pause(pollMs, signal)
      }
    },

    async complete(code, signal) {
      const id = attemptId()
      const email = attempt?.email ?? ''
      await keep(email, await call(loginOtp, { body: { ...embedding, attemptId: id, code }, signal }))
      attempt = undefined
    },

    async isActive() {
      if (!(await records.get<Session>(name))) return false
      return (await accessToken().catch(() => undefined)) !== undefined
    },

    async signOut() {
      const token = await accessToken().catch(() => undefined)
      await records.remove(name)
      access = undefined
      if (token !== undefined)
        await call(loginSignOut, { token, signal: AbortSignal.timeout(signOutMs) }).catch(() => undefined)
    },
  }
}

export declare namespace createEmailLogin {
  type Options = {
    readonly call: CallServer
    readonly records: Records
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
