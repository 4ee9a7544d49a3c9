import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { loginTokenInvalid } from '@latchkey/protocol/catalogue'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import type { DataKeys } from './dataKeys.ts'

export const accessLifetimeMs = 600_000
/** Allowed clock skew between processes. */
const clockToleranceSeconds = 30
const algorithm = 'EdDSA'
/** RFC 9068. */
const type = 'at+jwt'
/** The role that releases keys; the login accepts its own tokens too. */
const audience = 'vault'

/** Claims of an access token. */
export type Access = {
  readonly sessionId: string
  readonly accountId: string
  readonly projectId: string
  /** Thumbprint of the key the token is bound to. */
  readonly jkt: string
}

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
    async sign({ sessionId, accountId, projectId, jkt }, sessionEnds) {
      const { privateKey, kid } = await keys()
      // JWT times are whole seconds.
      const now = Math.floor(clock() / 1000)
      const expires = Math.floor(Math.min(clock() + accessLifetimeMs, sessionEnds) / 1000)
      const text = await new SignJWT({ sid: sessionId, pid: projectId, cnf: { jkt } })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(privateKey)
      return { text, expiresIn: Math.max(0, expires - now) }
    },

    async read(text, jkt) {
      if (text.length > 4_096) throw new Refusal(loginTokenInvalid)
      const { publicKey } = await keys()
      const claims = await jwtVerify(text, publicKey, {
        issuer,
        audience,
        algorithms: [algorithm],
        typ: type,
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'exp', 'iat', 'sid', 'pid', 'cnf'],
      }).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? new Refusal(loginTokenInvalid) : error
      })
      const { sub = '', sid, pid, cnf } = claims.payload
      if ((cnf as { jkt?: unknown } | undefined)?.jkt !== jkt) throw new Refusal(loginTokenInvalid)
      return { sessionId: String(sid), accountId: sub, projectId: String(pid), jkt }
    },

    async published() {
      const { x, kid } = await keys()
      return [{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: algorithm, use: 'sig' }]
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
