import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { loginTokenInvalid } from '@latchkey/protocol/catalogue'
import { SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import {
  type Access,
  readAccessToken,
  tokenAlgorithm,
  tokenAudience,
  tokenType,
} from '../../walletCalls/readAccessToken.ts'
import type { DataKeys } from './dataKeys.ts'

export const accessLifetimeMs = 600_000
export type AccessTokens = {
  sign(access: Access, sessionEnds: number): Promise<{ text: string; expiresIn: number }>
  /** Rejects with the same refusal for every problem, and if the token is bound to another key. */
  read(text: string, jkt: string): Promise<Access>
  published(): Promise<PublicKey[]>
}

/** RFC 8037. */
type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }

export function createAccessTokens({ dataKeys, issuer, clock }: createAccessTokens.Options): AccessTokens {
  let known: Promise<Keys> | undefined
  const keys = () => {
    known ??= dataKeys().then(toKeys, (error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    async sign({ sessionId, accountId, projectId, jkt, loggedInAt, methods }, sessionEnds) {
      const { privateKey, kid } = await keys()
      // JWT times are whole seconds.
      const now = Math.floor(clock() / 1000)
      const expires = Math.floor(Math.min(clock() + accessLifetimeMs, sessionEnds) / 1000)
      // Names of OpenID Connect and RFC 8176; `link` is ours.
      const login = { auth_time: Math.floor(loggedInAt / 1000), amr: methods }
      const text = await new SignJWT({ sid: sessionId, pid: projectId, cnf: { jkt }, ...login })
        .setProtectedHeader({ alg: tokenAlgorithm, typ: tokenType, kid })
        .setIssuer(issuer)
        .setAudience(tokenAudience)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(privateKey)
      return { text, expiresIn: Math.max(0, expires - now) }
    },

    async read(text, jkt) {
      const access = await readAccessToken(text, { key: async () => (await keys()).publicKey, issuer, clock })
      if (access.jkt !== jkt) throw new Refusal(loginTokenInvalid)
      return access
    },

    async published() {
      const { x, kid } = await keys()
      return [{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: tokenAlgorithm, use: 'sig' }]
    },
  }
}

export declare namespace createAccessTokens {
  type Options = { dataKeys: () => Promise<DataKeys>; issuer: string; clock: Clock }
}

type Keys = { privateKey: KeyObject; publicKey: KeyObject; x: string; kid: string }

/** The bytes of PKCS #8 before the 32 of an Ed25519 key. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function toKeys({ sign }: DataKeys): Keys {
  const der = Buffer.concat([pkcs8Head, sign])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    privateKey,
    publicKey,
    x,
    kid: createHash('sha256').update(x).digest('base64url').slice(0, 16),
  }
}
