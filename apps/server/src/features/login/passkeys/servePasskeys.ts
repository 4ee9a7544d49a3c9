import * as contract from '@latchkey/protocol/http/passkey'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import type { Project } from '../../../projects/project.ts'
import { route } from '../../../route.ts'
import type { Caller } from '../attempts.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import { policyOf, type Session } from '../sessions.ts'

/** Calls of the frame that log in with a passkey alone. */
export function servePasskeys(scope: App, deps: Serving, options: servePasskeys.Options): void {
  const { login, callerOf, checkOffered, sessionOf } = options
  const { passkeys, sessions } = login
  const embedded = { access: 'project', checkOrigin: false, isEssential: true, class: 'data' } as const
  const own = { access: 'open', class: 'data', isEssential: true } as const
  const browser = (request: FastifyRequest) => browserOf(request.headers['user-agent'])
  // A passkey is at hand, which no stolen mailbox is: a new device need not wait.
  const policyFor = async ({ project }: FastifyRequest) => ({
    ...(await policyOf(deps.projects, project)),
    newDeviceDelayMs: 0,
  })

  route(scope, deps, contract.passkeyChallenge, embedded, async ({ request, body }) =>
    passkeys.challenge(await callerOf(request, body)),
  )

  route(scope, deps, contract.passkeyCreate, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    checkOffered(request.project)
    const args = { ...body, browser: browser(request) }
    const policy = await policyFor(request)
    const create = () => passkeys.create(caller, args, (tx, entry) => sessions.open(tx, entry, policy))
    // Not repeated: the challenge is used up.
    return retryLost(create, 0)
  })

  // Also where it is no longer offered: a visitor who has a wallet keeps the way to it.
  route(scope, deps, contract.passkeyUse, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    const args = { ...body, browser: browser(request) }
    const policy = await policyFor(request)
    const use = () => passkeys.use(caller, args, (tx, entry) => sessions.open(tx, entry, policy))
    return retryLost(use, 0)
  })

  route(scope, deps, contract.passkeyAdd, own, async ({ request, body }) => {
    const session = await sessionOf(request)
    await retryLost(() => passkeys.add(session, body), 0)
    return { added: true as const }
  })

  route(scope, deps, contract.passkeyRemove, own, async ({ request, body }) => {
    const session = await sessionOf(request)
    return { removed: await retryLost(() => passkeys.remove(session, body.userHandle), 0) }
  })
}

export declare namespace servePasskeys {
  type Options = {
    login: Login
    callerOf(request: FastifyRequest, embedding: Pick<Caller, 'projectId' | 'origin'>): Promise<Caller>
    checkOffered(project: Project | undefined): void
    sessionOf(request: FastifyRequest): Promise<Session>
  }
}
