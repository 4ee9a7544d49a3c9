import { createHash, timingSafeEqual } from 'node:crypto'
import {
  adminTokenInvalid,
  keyScopeMissing,
  proofStale,
  roleMissing,
  routeNotFound,
  siwxTokenInvalid,
} from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { scopesOfProjectKey, scopesOfRole } from '@latchkey/protocol/http/roles'
import type { Scope } from '@latchkey/protocol/http/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessKey } from './accessKeys/createAccessKeys.ts'
import type { Actor } from './audit/recordChange.ts'
import type { Serving } from './feature.ts'
import { after } from './later.ts'
import type { RouteClass } from './limits/limits.ts'
import type { Member, Members } from './members/createMembers.ts'
import type { Project } from './projects/project.ts'
import { Refusal } from './refusal.ts'

/** Who may call a route, and which rate limit applies. */
export type Access = (
  | {
      /**
       * `project`: needs the id of an enabled project and an allowed origin. `signedIn`: needs the access
       * token of an account that is signed in to the console, also if it has no role.
       */
      readonly access: 'open' | 'project' | 'signedIn'
    }
  | {
      /**
       * `admin`: needs the operator's token, a key of an operator with the scope, or an operator who is
       * signed in to the console. `owner`: also accepts keys and members of the project `:id` in the path.
       */
      readonly access: 'admin' | 'owner'
      readonly scope: Scope
      /** Members must have signed in within the last 15 minutes. @default false */
      readonly isFresh?: boolean
      /**
       * Also answers members whose role gives the scope in any project. The route then shows no other
       * project than those of `request.member`. @default false
       */
      readonly isForMembers?: boolean
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
    /** Set if the caller is signed in to the console. */
    member?: Member
  }
}

/** Hooks of a guarded route: limits the IP address before the body is read, and the project afterwards. */
export function guard(deps: Omit<Serving, 'changeIn'>, options: Access) {
  const { access, class: kind, checkOrigin = true, isEssential } = options
  const { accessKeys, admit, config, members } = deps

  async function checkCaller(request: FastifyRequest, needed: Needed): Promise<void> {
    await checkToken(request, needed)
    const { id } = request.params as { id?: string }
    if (access === 'owner' && id === consoleProjectId)
      throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
  }

  async function checkToken(request: FastifyRequest, needed: Needed): Promise<void> {
    const { scope } = needed
    const { authorization = '' } = request.headers
    const requestId = request.id
    if (isAdmin(config.adminTokens, authorization)) {
      request.isAdmin = true
      request.actor = { name: 'ADMIN_TOKEN', requestId }
      return
    }
    const token = authorization.replace(/^Bearer /, '')
    if (isAccessToken(token) && members) {
      const member = await signIn(request, members, token)
      checkMember(member, request, needed)
      request.isAdmin = member.isOperator
      return
    }
    const key = await accessKeys.find(token)
    if (!key) throw new Refusal(adminTokenInvalid)
    checkKey(key, request, scope)
    request.isAdmin = key.projectId === null
    request.actor = { name: `key ${key.id}`, requestId }
  }

  async function signIn(request: FastifyRequest, members: Members, token: string): Promise<Member> {
    const { id: projectId } = request.params as { id?: string }
    const { origin } = request.headers
    const member = await members.find(token, {
      origin,
      projectId: access === 'owner' ? projectId : undefined,
    })
    request.member = member
    request.actor = { name: `member ${member.account}`, requestId: request.id }
    return member
  }

  async function checkSignedIn(request: FastifyRequest): Promise<void> {
    const { authorization = '' } = request.headers
    const token = authorization.replace(/^Bearer /, '')
    if (!isAccessToken(token) || !members) throw new Refusal(siwxTokenInvalid)
    await signIn(request, members, token)
  }

  function checkMember(member: Member, request: FastifyRequest, needed: Needed): void {
    const { scope, isForMembers = false, isFresh = false } = needed
    const { id = '' } = request.params as { id?: string }
    const ofProject = access === 'owner' ? [member.roles.get(id)] : isForMembers ? member.roles.values() : []
    const roles = member.isOperator ? (['operator'] as const) : [...ofProject]
    // The same for projects that do not exist: not told which do.
    if (!roles.some((role) => role !== undefined && scopesOfRole[role].includes(scope)))
      throw new Refusal(roleMissing)
    if (isFresh) checkFresh(request)
  }

  function checkKey({ scopes: given, projectId }: AccessKey, request: FastifyRequest, scope: Scope): void {
    const { id } = request.params as { id?: string }
    const isOfProject = access === 'owner' && projectId === id
    // Not told which projects exist.
    if (!given && !isOfProject) throw new Refusal(adminTokenInvalid)
    const scopes = given ?? scopesOfProjectKey
    if (!(scopes.includes(scope) && (projectId === null || isOfProject)))
      throw new Refusal(keyScopeMissing, {
        description: projectId === null ? `Needs ${scope}` : `Needs ${scope}, for this project`,
      })
  }

  return {
    onRequest(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
      // Rate limit first, so that guessing tokens is limited too.
      const next = () => {
        if ('scope' in options) checkCaller(request, options).then(() => done(), done)
        else if (access === 'signedIn') checkSignedIn(request).then(() => done(), done)
        else done()
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

type Needed = Extract<Access, { scope: Scope }>

/** Refuses members whose sign-in is too old for something dangerous. */
export function checkFresh({ member }: FastifyRequest): void {
  if (member && !member.isFresh) throw new Refusal(proofStale)
}

/** Who is signed in: routes with the access `signedIn`. */
export function memberOf({ member }: FastifyRequest): Member {
  if (!member) throw new Error('the route does not need a member')
  return member
}

/** A JWT: keys and `ADMIN_TOKEN` are compared before or have no dots. */
function isAccessToken(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
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
