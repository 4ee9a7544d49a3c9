import { loginCodeWrong, loginCoolDown } from '@latchkey/protocol/catalogue/emailLogin'
import { loginDeviceEnded, loginDeviceRefused, loginMailFailed } from '@latchkey/protocol/catalogue/frame'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import {
  type LoginLanguage,
  loginCodeTries,
  loginDevice,
  loginEmail,
  loginOtp,
} from '@latchkey/protocol/http/login'
import type { CallServer } from './callServer.ts'
import { failureOf } from './failureOf.ts'
import type { Embedding, LoginSession } from './loginSession.ts'
import { pause } from './pause.ts'

/** A login by email, from the mail to the session. */
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
}

export declare namespace EmailLogin {
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

const pollMs = 1_500
/** A mail server takes less. */
const mailDelayMs = 4_000
export function createEmailLogin({ call, embedding, session }: createEmailLogin.Options): EmailLogin {
  let attempt: EmailLogin.Attempt | undefined

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
      const opensAt = await session.open({ email }, signedIn)
      attempt = undefined
      return opensAt
    },
  }
}

export declare namespace createEmailLogin {
  type Options = {
    readonly call: CallServer
    readonly session: Pick<LoginSession, 'open'>
    readonly embedding: Embedding
  }
}
