import type { LoginLanguage } from '@latchkey/protocol/http/login'
import {
  type CreatedPasskey,
  passkeyAdd,
  passkeyChallenge,
  passkeyCreate,
  passkeyRemove,
  passkeyUse,
  type UsedPasskey,
} from '@latchkey/protocol/http/passkey'
import { toBase64Url } from './base64Url.ts'
import type { CallServer } from './callServer.ts'
import type { Embedding, LoginSession } from './loginSession.ts'

/** What a passkey has to sign; each counts once. */
export type Challenge = { readonly challengeId: string; readonly challenge: string }

/** What a passkey has signed. */
export type SignedChallenge = {
  readonly challengeId: string
  readonly credential: CreatedPasskey | UsedPasskey
}

/** A login with a passkey alone. */
export type PasskeyLogin = {
  /** One for each try of a visitor. */
  challenges(signal?: AbortSignal): Promise<readonly Challenge[]>
  /** Logs in: with a new account if the passkey is new. */
  complete(signed: SignedChallenge, language: LoginLanguage, signal: AbortSignal): Promise<void>
  /** Lets another new passkey log in to the same account. */
  add(challengeId: string, credential: CreatedPasskey): Promise<void>
  /** A passkey no longer logs in. By the id of its factor. */
  remove(factorId: string): Promise<void>
}

/** As often as a visitor tries before opening the window again. */
const tries = 3

export function createPasskeyLogin({ call, embedding, session }: createPasskeyLogin.Options): PasskeyLogin {
  return {
    challenges: (signal) =>
      Promise.all(Array.from({ length: tries }, () => call(passkeyChallenge, { body: embedding, signal }))),

    async complete({ challengeId, credential }, language, signal) {
      const body = { ...embedding, challengeId, language, credential }
      const contract = 'attestationObject' in credential ? passkeyCreate : passkeyUse
      await session.open({ provider: 'passkey' }, await call(contract, { body, signal }))
    },

    async add(challengeId, credential) {
      const { accessToken: token } = await session.session()
      await call(passkeyAdd, { body: { challengeId, credential }, token })
    },

    async remove(factorId) {
      const { accessToken: token } = await session.session()
      const userHandle = toBase64Url(new TextEncoder().encode(factorId))
      await call(passkeyRemove, { body: { userHandle }, token })
    },
  }
}

export declare namespace createPasskeyLogin {
  type Options = {
    readonly call: CallServer
    readonly session: Pick<LoginSession, 'open' | 'session'>
    readonly embedding: Embedding
  }
}
