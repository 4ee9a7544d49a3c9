import { loginGuestOff } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/guest'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import { offersGuests } from '../../../projects/offersGuests.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import type { Caller } from '../attempts.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import { policyOf, type Session } from '../sessions.ts'

/** Calls of the frame for visitors who give no address. */
export function serveGuests(scope: App, deps: Serving, options: serveGuests.Options): void {
  const { login, callerOf, sessionOf } = options
  const { guests, sessions } = login
  const embedded = { access: 'project', checkOrigin: false, isEssential: true, class: 'data' } as const

  route(scope, deps, contract.guestLogin, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    const { project } = request
    // A guest who has a wallet keeps the way to it, also where there are no new ones.
    if (!(await guests.isKnown(caller))) {
      if (!project || !offersGuests(project, login.socials())) throw new Refusal(loginGuestOff)
      await deps.admit({ class: 'guest', ip: request.ip, project: { id: project.id, origin: undefined } })
    }
    const place = { language: body.language, browser: browserOf(request.headers['user-agent']) }
    const policy = await policyOf(deps.projects, project)
    const enter = () => guests.enter(caller, place, (tx, entry) => sessions.open(tx, entry, policy))
    return retryLost(enter, 0)
  })

  route(
    scope,
    deps,
    contract.guestEnd,
    { access: 'open', class: 'data', isEssential: true },
    async ({ request }) => {
      const session = await sessionOf(request)
      return { ended: await retryLost(() => guests.end(session)) }
    },
  )
}

export declare namespace serveGuests {
  type Options = {
    login: Login
    callerOf(request: FastifyRequest, embedding: Pick<Caller, 'projectId' | 'origin'>): Promise<Caller>
    sessionOf(request: FastifyRequest): Promise<Session>
  }
}
