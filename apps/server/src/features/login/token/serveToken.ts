import { loginAppTokenOff } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/token'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import type { Caller } from '../attempts.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import { policyOf } from '../sessions.ts'

/** The call of the frame that logs in with a token of the app's own identity system. */
export function serveToken(scope: App, deps: Serving, { login, callerOf }: serveToken.Options): void {
  const { accounts, appTokens, sessions } = login
  const embedded = { access: 'project', checkOrigin: false, isEssential: true, class: 'data' } as const

  route(scope, deps, contract.tokenLogin, embedded, async ({ request, body }) => {
    const { projectId: project_id, origin, jkt } = await callerOf(request, body)
    const policy = await policyOf(deps.projects, request.project)
    const tokenLogin = request.project?.tokenLogin
    if (!tokenLogin) throw new Refusal(loginAppTokenOff)
    const token = await appTokens.read(body.token, { ...tokenLogin, projectId: project_id })
    const place = {
      project_id,
      origin,
      jkt,
      language: body.language,
      browser: browserOf(request.headers['user-agent']),
    }
    const complete = () =>
      appTokens.use(token, async (tx) => {
        const { identity } = token
        const entry = await accounts.byIdentity(tx, { ...place, provider: 'token' }, identity)
        const { username, email } = identity
        return { ...(await sessions.open(tx, entry, policy)), username, email }
      })
    // Not repeated: if the database is away, the caller is told to try again later.
    return retryLost(complete, 0)
  })
}

export declare namespace serveToken {
  type Options = {
    login: Login
    callerOf(request: FastifyRequest, embedding: Pick<Caller, 'projectId' | 'origin'>): Promise<Caller>
  }
}
