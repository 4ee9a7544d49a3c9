import { loginTokenInvalid } from '@latchkey/protocol/catalogue'
import { errors, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import type { SigningKeys } from '../signingKeys/createSigningKeys.ts'
import { type Owner, tokenAlgorithm } from './readAccessToken.ts'

/** Not that of access tokens: neither is accepted in place of the other. */
const statementType = 'statement+jwt'
const lifetimeSeconds = 300
const clockToleranceSeconds = 30

/** What the login asks another role to do with the wallet of an account, in the name of no visitor. */
export type StatementUse = 'factors' | 'erase'

/** Signs for one role, account and use. */
export async function signStatement(
  { projectId, accountId }: Owner,
  { keys, issuer, role, use, clock }: signStatement.Options,
): Promise<string> {
  const { kid, key } = await keys.current()
  const now = Math.floor(clock() / 1_000)
  return new SignJWT({ pid: projectId, use })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: statementType, kid })
    .setIssuer(issuer)
    .setAudience(`${role} statements`)
    .setSubject(accountId)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(key)
}

export declare namespace signStatement {
  type Options = {
    keys: Pick<SigningKeys, 'current'>
    issuer: string
    role: 'vault' | 'escrow'
    use: StatementUse
    clock: Clock
  }
}

/** Whose wallet it is about. Rejects with a Refusal. */
export async function readStatement(
  text: string,
  { key, issuer, role, use, clock }: readStatement.Options,
): Promise<Owner> {
  const { payload } = await jwtVerify(text, key, {
    issuer,
    audience: `${role} statements`,
    algorithms: [tokenAlgorithm],
    typ: statementType,
    clockTolerance: clockToleranceSeconds,
    currentDate: new Date(clock()),
    requiredClaims: ['sub', 'exp', 'iat', 'pid', 'use'],
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new Refusal(loginTokenInvalid) : error
  })
  if (payload.use !== use || typeof payload.pid !== 'string') throw new Refusal(loginTokenInvalid)
  return { projectId: payload.pid, accountId: payload.sub ?? '' }
}

export declare namespace readStatement {
  type Options = {
    key: JWTVerifyGetKey
    issuer: string
    role: 'vault' | 'escrow'
    use: StatementUse
    clock: Clock
  }
}
