import { createHash, timingSafeEqual } from 'node:crypto'
import { adminTokenInvalid } from '@latchkey/protocol/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serving } from './feature.ts'
import { after } from './later.ts'
import type { RouteClass } from './limits/limits.ts'
import type { Project } from './projects/project.ts'
import { Refusal } from './refusal.ts'

/** Who may call a route, and which allowance a call is taken from. */
export type Access = {
  /**
   * `project`: with the id of one that is enabled, from an origin it lists.
   * `admin`: with the operator's token. `owner`: with that, or with the secret
   * key of the project that the path names.
   */
  readonly access: 'open' | 'project' | 'admin' | 'owner'
  readonly class: RouteClass
  /** False where the caller must be told even though its origin is not listed. @default true */
  readonly checkOrigin?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the route asks for a project. */
    project?: Project
    /** True where the caller came with the operator's token. */
    isAdmin?: boolean
  }
}

/** The hooks of a guarded route: the caller's address is limited before the body is read, its project after. */
export function guard(deps: Omit<Serving, 'changeIn'>, { access, class: kind, checkOrigin = true }: Access) {
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
      // Before a token is looked at: guessing is limited too.
      const next = () => (secret ? checkToken(request, done) : done())
      after(() => admit({ class: kind, ip: request.ip }), next, done)
    },
    preHandler(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
      if (access !== 'project') return done()
      const origin = checkOrigin ? request.headers.origin : undefined
      const next = (project: Project | undefined) => {
        if (project) request.project = project
        done()
      }
      after(() => admit({ class: kind, project: { id: projectIdOf(request), origin } }), next, done)
    },
  }
}

/** In the query, or where the call says so in the body. */
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
  // Hashed first, so that neither length nor content shows in the time it takes.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(header.slice('Bearer '.length)))
}
