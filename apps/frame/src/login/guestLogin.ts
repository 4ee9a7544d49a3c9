import { guestEnd, guestLogin } from '@latchkey/protocol/http/guest'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import { callAsVisitor } from './callAsVisitor.ts'
import type { CallServer } from './callServer.ts'
import type { Embedding, LoginSession } from './loginSession.ts'

/** Logs in as the guest that this browser is, which the server creates if it does not know it. */
export async function logInAsGuest(
  { call, embedding, session }: logInAsGuest.Options,
  language: LoginLanguage,
  signal: AbortSignal,
): Promise<void> {
  const signedIn = await call(guestLogin, { body: { ...embedding, language }, signal })
  await session.open({ provider: 'guest' }, signedIn)
}

/** A passkey opens the wallet: from now on this browser needs it to log in, as every other does. */
export async function leaveGuest(
  {
    call,
    session,
  }: Pick<logInAsGuest.Options, 'call'> & {
    readonly session: Pick<LoginSession, 'become' | 'session'>
  },
  signal: AbortSignal,
): Promise<void> {
  const { ended } = await callAsVisitor({ call, login: session }, guestEnd, { signal })
  if (ended) await session.become('passkey')
}

export declare namespace logInAsGuest {
  type Options = {
    readonly call: CallServer
    readonly session: Pick<LoginSession, 'open'>
    readonly embedding: Embedding
  }
}
