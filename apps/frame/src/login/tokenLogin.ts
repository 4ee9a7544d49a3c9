import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { tokenLogin } from '@latchkey/protocol/http/token'
import type { CallServer } from './callServer.ts'
import type { Embedding, LoginSession } from './loginSession.ts'

/**
 * Logs in with a token of the app's own identity system. Resolves to when this device may open the
 * wallet if it has to wait.
 */
export type LogInWithToken = (
  token: string,
  language: LoginLanguage,
  signal: AbortSignal,
) => Promise<Date | undefined>

export function createTokenLogin({ call, embedding, session }: createTokenLogin.Options): LogInWithToken {
  return async (token, language, signal) => {
    const { email, username, ...signedIn } = await call(tokenLogin, {
      body: { ...embedding, language, token },
      signal,
    })
    return session.open({ provider: 'token', email, userName: username }, signedIn)
  }
}

export declare namespace createTokenLogin {
  type Options = {
    readonly call: CallServer
    readonly session: Pick<LoginSession, 'open'>
    readonly embedding: Embedding
  }
}
