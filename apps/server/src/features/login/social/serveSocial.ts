import * as contract from '@latchkey/protocol/http/social'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { retryLost } from '../../../db/retryLost.ts'
import type { App, Serving } from '../../../feature.ts'
import type { Project } from '../../../projects/project.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import type { Caller } from '../attempts.ts'
import { browserOf } from '../browserOf.ts'
import type { Login } from '../createLogin.ts'
import { policyOf } from '../sessions.ts'
import { writeSocialCookie } from './cookie.ts'
import { farcasterLifetimeMs } from './farcaster/farcaster.ts'
import type { Place } from './visits.ts'

const relayPollMs = 900
/** Before a relay that is down is asked again. */
const relayDownMs = 5_000

/** Calls of the frame and of the window of a social login. */
export function serveSocial(scope: App, deps: Serving, options: serveSocial.Options): void {
  const { login, url, log, callerOf, checkOffered } = options
  const { accounts, farcaster, providers, sessions, visits } = login
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

  route(scope, deps, contract.farcasterStart, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    checkOffered(request.project, 'farcaster')
    const place = placeOf(request)
    const { channel, url } = await farcaster.open().catch(warn)
    const browser = browserOf(place.userAgent)
    await visits.startChannel(caller, { ...body, browser, place, channel, lifetimeMs: farcasterLifetimeMs })
    return { url, lifetimeSeconds: farcasterLifetimeMs / 1_000 }
  })

  route(scope, deps, contract.socialState, embedded, async ({ request, query }) => {
    const caller = await callerOf(request, query)
    await readChannel(caller, query.visitId)
    return visits.state(caller, query.visitId)
  })

  /** Asks the relay of Farcaster, if the login is with it: the frame's question is also the server's. */
  async function readChannel(caller: Caller, id: string): Promise<void> {
    const asked = await visits.askChannel(caller, id)
    if (!asked) return
    const { channel, visit } = asked
    try {
      const identity = await farcaster.read(channel)
      if (identity) await visits.finish(visit, identity)
      else await visits.releaseChannel(visit, relayPollMs)
    } catch (error) {
      if (error instanceof Refusal && error.entry.status < 500) return visits.finish(visit, error)
      log.warn({ provider: 'farcaster', err: error }, 'the relay of Farcaster could not be read')
      if (error instanceof Refusal) await visits.finish(visit, error)
      else await visits.releaseChannel(visit, relayDownMs)
    }
  }

  function warn(error: unknown): never {
    if (error instanceof Refusal && error.cause !== undefined)
      log.warn({ provider: 'farcaster', err: error.cause }, 'the relay of Farcaster opened no channel')
    throw error
  }

  route(scope, deps, contract.socialComplete, embedded, async ({ request, body }) => {
    const caller = await callerOf(request, body)
    const policy = await policyOf(deps.projects, request.project)
    const complete = () =>
      visits.complete(caller, body.visitId, async (tx, visit, identity) => {
        const entry = await accounts.byIdentity(tx, visit, identity)
        const { username, email } = identity
        return { ...(await sessions.open(tx, entry, policy)), provider: visit.provider, username, email }
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
    // A login without a window is never waiting for one.
    const asked = await providers
      .ask(visit.provider as contract.WindowProvider)
      .catch(async (error: unknown) => {
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
    log: Logger
    callerOf(request: FastifyRequest, embedding: Pick<Caller, 'projectId' | 'origin'>): Promise<Caller>
    checkOffered(project: Project | undefined, provider: contract.SocialProvider): void
  }
}

function placeOf({ ip, headers }: FastifyRequest): Place {
  return { ip, userAgent: headers['user-agent'] }
}
