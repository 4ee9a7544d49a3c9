import { createHash, timingSafeEqual } from 'node:crypto'
import {
  adminTokenInvalid,
  originRefused,
  projectMissing,
  projectUnknown,
  rateLimited,
} from '@latchkey/protocol/catalogue'
import { isOriginAllowed, originPatterns } from '@latchkey/protocol/origin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import type { Project } from './features/projects/project.ts'
import { ipKey } from './limits/ipKey.ts'
import type { Limit, Verdict } from './limits/limiter.ts'
import type { RouteClass } from './limits/limits.ts'
import { rateLimitHeaders } from './limits/rateLimitHeaders.ts'
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
export function guard(deps: Deps, { access, class: kind, checkOrigin = true }: Access) {
  const { config, limiter, projects } = deps
  const { ip, project: perProject } = config.limits[kind]

  function refusalOf(verdict: Verdict, reply: FastifyReply): Refusal | undefined {
    if (verdict.admitted) return undefined
    reply.headers(rateLimitHeaders(verdict))
    return new Refusal(rateLimited, { retryAfter: Math.ceil(verdict.retryAfter / 1000) })
  }

  /** Takes one from an allowance. Hooks that return no promise cost a fraction of those that do, so most do not. */
  function take(key: string, limit: Limit, reply: FastifyReply, done: (error?: Error) => void) {
    const verdict = limiter.take(key, limit)
    if (verdict instanceof Promise) verdict.then((late) => done(refusalOf(late, reply)), done)
    else done(refusalOf(verdict, reply))
  }

  function admit(
    project: Project | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ) {
    if (!project || project.disabled) return done(new Refusal(projectUnknown))
    const { origin } = request.headers
    if (checkOrigin && origin !== undefined && !admitsOrigin(project, origin))
      return done(new Refusal(originRefused))
    request.project = project
    if (!config.limited) return done()
    take(`project:${kind}:${project.id}`, perProject, reply, done)
  }

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
    onRequest(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      // Before a token is looked at: guessing is limited too.
      const next = (error?: Error) => (error || !secret ? done(error) : checkToken(request, done))
      if (!config.limited) return next()
      take(`ip:${kind}:${ipKey(request.ip)}`, ip, reply, next)
    },
    preHandler(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      if (access !== 'project') return done()
      const id = projectIdOf(request)
      if (id === undefined) return done(new Refusal(projectMissing))
      const found = projects.find(id)
      if (found instanceof Promise) found.then((project) => admit(project, request, reply, done), done)
      else admit(found, request, reply, done)
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

/** A project under development that lists nothing may be tried from anywhere. */
export function admitsOrigin({ mode, origins }: Project, origin: string): boolean {
  if (mode === 'development' && origins.length === 0) return true
  return isOriginAllowed(origin, originPatterns(mode, origins))
}

function isAdmin(token: string | undefined, header: string | undefined): boolean {
  if (!token || !header?.startsWith('Bearer ')) return false
  // Hashed first, so that neither length nor content shows in the time it takes.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(header.slice('Bearer '.length)))
}
