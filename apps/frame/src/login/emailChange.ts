import { loginCodeWrong, loginCoolDown } from '@latchkey/protocol/catalogue/emailLogin'
import { loginAddressMissing } from '@latchkey/protocol/catalogue/socialLogin'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Answer } from '@latchkey/protocol/http/contract'
import {
  type LoginLanguage,
  loginCodeTries,
  loginEmailChange,
  loginEmailChangeCode,
} from '@latchkey/protocol/http/login'
import { callAsVisitor } from './callAsVisitor.ts'
import type { CallServer } from './callServer.ts'
import { failureOf } from './failureOf.ts'
import type { LoginSession } from './loginSession.ts'

/** A change of the account's address: a code to the old one, then a code to the new one. */
export type EmailChange = {
  start(email: string, language: LoginLanguage, signal: AbortSignal): Promise<EmailChange.Pending>
  /** From the beginning, to the same address. */
  restart(language: LoginLanguage, signal: AbortSignal): Promise<EmailChange.Pending>
  /** The change that was started. Throws a {@link FrameRefusal} if there is none. */
  pending(): EmailChange.Pending
  /** Confirms the present step. */
  confirm(code: string, signal: AbortSignal): Promise<EmailChange.Pending>
}

export declare namespace EmailChange {
  type Pending = {
    readonly id: string
    /** Where the last code went; `done` once the address has changed. */
    readonly step: 'old' | 'new' | 'done'
    readonly oldEmail: string
    readonly newEmail: string
    /** When another code can be asked for, by `performance.now`. */
    readonly resendAt: number
    readonly triesLeft: number
  }
}

export function createEmailChange(given: createEmailChange.Options): EmailChange {
  const { login } = given
  let change: EmailChange.Pending | undefined

  function pending(): EmailChange.Pending {
    if (!change) throw new FrameRefusal({ code: 'login/attempt_ended' })
    return change
  }

  async function start(email: string, language: LoginLanguage, signal: AbortSignal) {
    const { email: oldEmail, provider } = await login.session()
    // The address of an account at a provider is changed there.
    if (provider || !oldEmail) throw new FrameRefusal({ code: loginAddressMissing.code })
    const answer = await callAsVisitor(given, loginEmailChange, { body: { email, language }, signal })
    change = follow(answer, { oldEmail, newEmail: email })
    return change
  }

  return {
    start,
    pending,

    async restart(language, signal) {
      const { newEmail } = pending()
      try {
        return await start(newEmail, language, signal)
      } catch (error) {
        const { code, retryAfter } = failureOf(error)
        if (change && code === loginCoolDown.code && retryAfter !== undefined)
          change = { ...change, resendAt: performance.now() + retryAfter * 1_000 }
        throw error
      }
    },

    async confirm(code, signal) {
      const present = pending()
      try {
        const body = { changeId: present.id, code }
        change = follow(await callAsVisitor(given, loginEmailChangeCode, { body, signal }), present)
      } catch (error) {
        if (failureOf(error).code === loginCodeWrong.code && change?.id === present.id)
          change = { ...present, triesLeft: present.triesLeft - 1 }
        throw error
      }
      if (change.step === 'done') await login.rename(change.newEmail)
      return change
    },
  }
}

export declare namespace createEmailChange {
  type Options = {
    readonly call: CallServer
    readonly login: Pick<LoginSession, 'session' | 'rename'>
  }
}

function follow(
  { changeId, retryAfter, step }: Answer<typeof loginEmailChange>,
  { newEmail, oldEmail }: Pick<EmailChange.Pending, 'oldEmail' | 'newEmail'>,
): EmailChange.Pending {
  const resendAt = performance.now() + retryAfter * 1_000
  return { id: changeId, step, oldEmail, newEmail, resendAt, triesLeft: loginCodeTries }
}
