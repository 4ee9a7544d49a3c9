import { createHash, timingSafeEqual } from 'node:crypto'
import { adminTokenInvalid, keyScopeMissing } from '@latchkey/protocol/catalogue'
import type { Scope } from '@latchkey/protocol/http/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessKey } from './accessKeys/createAccessKeys.ts'
import type { Actor } from './audit/recordChange.ts'
import type { Serving } from './feature.ts'
import { after } from './later.ts'
import type { RouteClass } from './limits/limits.ts'
import type { Project } from './projects/project.ts'
import { Refusal } from './refusal.ts'

/** Who may call a route, and which rate limit applies. */
export type Access = (
  | {
      /** `project`: needs the id of an enabled project and an allowed origin. */
      readonly access: 'open' | 'project'
    }
  | {
      /**
       * `admin`: needs the operator's token, or a key of an operator with the scope. `owner`: also
       * accepts a key of the project in the path.
       */
      readonly access: 'admin' | 'owner'
      readonly scope: Scope
      /** Members must have signed in within the last 15 minutes. @default false */
      readonly isFresh?: boolean
    }
) & {
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
    /** True if the caller may manage every project. */
    isAdmin?: boolean
    /** Set if the route needs a token or a key. */
    actor?: Actor
  }
}

/** Hooks of a guarded route: limits the IP address before the body is read, and the project afterwards. */
export function guard(deps: Omit<Serving, 'changeIn'>, options: Access) {
  const { access, class: kind, checkOrigin = true, isEssential } = options
  const { accessKeys, admit, config } = deps

  async function checkToken(request: FastifyRequest, scope: Scope): Promise<void> {
    const { authorization = '' } = request.headers
    const requestId = request.id
    if (isAdmin(config.adminTokens, authorization)) {
      request.isAdmin = true
      request.actor = { name: 'ADMIN_TOKEN', requestId }
      return
    }
    const key = await accessKeys.find(authorization.replace(/^Bearer /, ''))
    if (!key) throw new Refusal(adminTokenInvalid)
    checkKey(key, request, scope)
    request.isAdmin = key.projectId === null
    request.actor = { name: `key ${key.id}`, requestId }
  }

  function checkKey({ scopes, projectId }: AccessKey, request: FastifyRequest, scope: Scope): void {
    const { id } = request.params as { id?: string }
    const isOfProject = access === 'owner' && projectId === id
    // Not told which projects exist.
    if (!scopes && !isOfProject) throw new Refusal(adminTokenInvalid)
    if (scopes && !(scopes.includes(scope) && (projectId === null || isOfProject)))
      throw new Refusal(keyScopeMissing, {
        description: projectId === null ? `Needs ${scope}` : `Needs ${scope}, for this project`,
      })
  }

  return {
    onRequest(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
      // Rate limit first, so that guessing tokens is limited too.
      const next = () => {
        if (!('scope' in options)) return done()
        checkToken(request, options.scope).then(() => done(), done)
      }
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

/** Who changes something: routes that need a token or a key. */
export function actorOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Error('the route has no guard')
  return actor
}

function isAdmin(tokens: readonly string[], header: string): boolean {
  if (!header.startsWith('Bearer ')) return false
  // Hash both, so that the comparison leaks neither length nor content through timing.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const given = digest(header.slice('Bearer '.length))
  return tokens.filter((token) => timingSafeEqual(digest(token), given)).length > 0
}
