import * as contract from '@latchkey/protocol/http/social'
import type { FastifyRequest } from 'fastify'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import type { Project } from '../../../projects/project.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import type { Caller } from '../attempts.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import { writeSocialCookie } from './cookie.ts'
import type { Place } from './visits.ts'

/** Calls of the frame and of the window of a social login. */
export function serveSocial(scope: App, deps: Serving, options: serveSocial.Options): void {
  const { login, url, callerOf, checkOffered } = options
  const { accounts, providers, sessions, visits } = login
  const embedded = { access: 'project', checkOrigin: false, isEssential: true, class: 'data' } as const
  // A window has no key: what it may do is what its claim, number or cookie allows.
  const window = { access: 'open', class: 'data', isEssential: true } as const

  route(scope, deps, contract.socialStart, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    checkOffered(request.project, body.provider)
    const place = placeOf(request)
    await visits.start(caller, { ...body, browser: browserOf(place.userAgent), place })
    return { started: true as const }
  })

  route(scope, deps, contract.socialState, embedded, async ({ request, query }) =>
    visits.state(await callerOf(request, query), query.visitId),
  )

  route(scope, deps, contract.socialComplete, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    const delayMs = (request.project?.newDeviceDelayMinutes ?? 0) * 60_000
    const complete = () =>
      visits.complete(caller, body.visitId, async (tx, visit, identity) => {
        const entry = await accounts.byIdentity(tx, visit, identity)
        const { username, email } = identity
        return { ...(await sessions.open(tx, entry, delayMs)), provider: visit.provider, username, email }
      })
    // Not repeated: if the database is away, the caller is told to try again later.
    return retryLost(complete, 0)
  })

  route(scope, deps, contract.socialWindow, window, ({ query }) => visits.window(query.visitId))

  route(scope, deps, contract.socialAsk, window, async ({ request, body }) => ({
    choices: await visits.ask(body.visitId, placeOf(request)),
  }))

  route(scope, deps, contract.socialBind, window, async ({ request, reply, body }) => {
    const visit = await visits.admit(body, placeOf(request))
    const asked = await providers.ask(visit.provider).catch(async (error: unknown) => {
      if (error instanceof Refusal) await visits.finish(visit, error)
      throw error
    })
    const cookie = await visits.leave(visit, asked)
    reply.header('set-cookie', writeSocialCookie(url, cookie))
    return { url: asked.url }
  })
}

export declare namespace serveSocial {
  type Options = {
    login: Login
    /** `AUTH_URL`. */
    url: string
    callerOf(request: FastifyRequest, embedding: Pick<Caller, 'projectId' | 'origin'>): Promise<Caller>
    checkOffered(project: Project | undefined, provider: contract.SocialProvider): void
  }
}

function placeOf({ ip, headers }: FastifyRequest): Place {
  return { ip, userAgent: headers['user-agent'] }
}
