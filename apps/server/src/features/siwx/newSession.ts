import type { Cacao } from '@latchkey/protocol/siwx/cacao'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RefreshToken } from './refreshTokens.ts'

export type SessionRow = Selectable<Database['siwx_sessions']>

/** The row of a session that begins with this refresh token. */
export function newSession(args: newSession.Args): SessionRow {
  const { projectId, account, domain, message, signature, cacao, token, now, expiresAt } = args
  return {
    id: token.sessionId,
    project_id: projectId,
    account,
    domain,
    message,
    signature,
    cacao,
    refresh_hash: token.hash,
    refresh_generation: token.generation,
    created_at: new Date(now),
    rotated_at: new Date(now),
    expires_at: new Date(expiresAt),
    ended_at: null,
    ended_by: null,
  }
}

export declare namespace newSession {
  type Args = {
    projectId: string
    /** CAIP-10, or `oidc:` with a subject. */
    account: string
    domain: string
    /** Empty if another issuer vouches for the account. */
    message: string
    signature: string
    cacao: Cacao | null
    token: RefreshToken
    now: number
    expiresAt: number
  }
}
