import { createHash, timingSafeEqual } from 'node:crypto'
import { adminTokenInvalid } from '@latchkey/protocol/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serving } from './feature.ts'
import { after } from './later.ts'
import type { RouteClass } from './limits/limits.ts'
import type { Project } from './projects/project.ts'
import { Refusal } from './refusal.ts'

/** Who may call a route, and which rate limit applies. */
export type Access = {
  /**
   * `project`: needs the id of an enabled project and an allowed origin. `admin`: needs
   * the operator's token. `owner`: needs the operator's token or the secret key of the
   * project in the path.
   */
  readonly access: 'open' | 'project' | 'admin' | 'owner'
  readonly class: RouteClass
  /** Answered however busy the process is: signing in. @default false */
  readonly isEssential?: boolean
  /** False to answer callers from origins that are not allowed. @default true */
  readonly checkOrigin?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the route needs a project. */
    project?: Project
    /** True if the caller sent the operator's token. */
    isAdmin?: boolean
  }
}

/** Hooks of a guarded route: limits the IP address before the body is read, and the project afterwards. */
export function guard(
  deps: Omit<Serving, 'changeIn'>,
  { access, class: kind, checkOrigin = true, isEssential }: Access,
) {
  const { admit, config, projects } = deps
  const secret = access === 'admin' || access === 'owner'

  function checkToken(request: FastifyRequest, done: (error?: Error) => void) {
    const { authorization = '' } = request.headers
    request.isAdmin = isAdmin(config.adminToken, authorization)
    if (request.isAdmin) return done()
    const { id } = request.params as { id?: string }
    if (access !== 'owner' || id === undefined) return done(new Refusal(adminTokenInvalid))
    projects
      .ownsKey(id, authorization.replace(/^Bearer /, ''))
      .then((owns) => done(owns ? undefined : new Refusal(adminTokenInvalid)), done)
  }

  return {
    onRequest(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
      // Rate limit first, so that guessing tokens is limited too.
      const next = () => (secret ? checkToken(request, done) : done())
      after(() => admit({ class: kind, ip: request.ip, isEssential }), next, done)
    },
    preHandler(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
      if (access !== 'project') return done()
      const origin = checkOrigin ? request.headers.origin : undefined
      const next = (project: Project | undefined) => {
        if (project) request.project = project
        done()
      }
      const project = { id: projectIdOf(request), origin }
      after(() => admit({ class: kind, project, isEssential }), next, done)
    },
  }
}

/** From the query, or from the body. */
function projectIdOf({ query, body }: FastifyRequest): string | undefined {
  for (const place of [query, body])
    if (
      place !== null &&
      typeof place === 'object' &&
      'projectId' in place &&
      typeof place.projectId === 'string'
    )
      return place.projectId
  return undefined
}

function isAdmin(token: string | undefined, header: string | undefined): boolean {
  if (!token || !header?.startsWith('Bearer ')) return false
  // Hash both, so that the comparison leaks neither length nor content through timing.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(header.slice('Bearer '.length)))
}
