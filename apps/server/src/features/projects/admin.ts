import { adminTokenInvalid, badRequest, roleMissing, routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/admin'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf, checkFresh } from '../../guard.ts'
import { checkSettings } from '../../projects/checkSettings.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'

/** Of changes: for two full lists of login rules. */
const bodyLimit = 1 << 20

/** Project management for a console or script: all projects, or one with its own key. */
export const admin = defineFeature({
  name: 'projects',
  needs: ['projects', 'analytics'],
  projectTables: { access_keys: 'keys' },
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'analytics'>) {
  const { accessKeys, projects } = deps
  const { socials, tokenLoginHosts } = deps.config
  const all = { access: 'admin', class: 'admin' } as const
  const one = { access: 'owner', class: 'admin' } as const
  const read = { scope: 'projects:read' } as const
  const write = { scope: 'projects:write' } as const

  route(
    app,
    deps,
    contract.projectList,
    { ...all, ...read, isForMembers: true },
    async ({ request: { isAdmin, member } }) => {
      const found = await projects.list()
      return { projects: found.filter(({ id }) => isAdmin || member?.roles.has(id)).map(toWire) }
    },
  )

  route(app, deps, contract.projectCreate, { ...all, ...write, status: 201 }, async ({ body, request }) => {
    checkSettings(body, { socials, tokenLoginHosts })
    const owner = request.member
    const { project, key } = await projects.create({ ...body, owner }, actorOf(request))
    return { project: toWire(project), key }
  })

  route(app, deps, contract.projectRead, { ...one, ...read }, async ({ params }) => ({
    project: toWire(required(await projects.find(params.id))),
  }))

  route(
    app,
    deps,
    contract.projectSet,
    { ...one, ...write, bodyLimit },
    async ({ params, body, request }) => {
      // A disabled project must not re-enable itself, the paymaster's money is the operator's, who
      // chooses the keys of logins can log in as any visitor, and only the operator knows whose apps are whose.
      const reserved = [body.disabled, body.sponsorship, body.tokenLogin, body.group]
      const isReserved = reserved.some((one) => one !== undefined)
      if (isReserved && !request.isAdmin) throw new Refusal(request.member ? roleMissing : adminTokenInvalid)
      if (isReserved) checkFresh(request)
      checkSettings(body, { before: required(await projects.find(params.id)), socials, tokenLoginHosts })
      return { project: toWire(required(await projects.set(params.id, body, actorOf(request)))) }
    },
  )

  route(
    app,
    deps,
    contract.projectRotateKey,
    { ...one, scope: 'keys:write', isFresh: true },
    async ({ params, request }) => ({
      key: required(await accessKeys.replaceAll(params.id, actorOf(request))),
    }),
  )

  route(app, deps, contract.projectEvents, { ...one, scope: 'usage:read' }, async ({ params, query }) => {
    checkYear('from', query.from)
    checkYear('to', query.to)
    const counts = await deps.analytics.counts({ projectId: params.id, ...query })
    return { counts: counts.map(({ day, event, n, accounts }) => ({ day, event, count: n, accounts })) }
  })
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
  return value
}

/** PostgreSQL dates start later than JSON's. */
function checkYear(field: string, day: string): void {
  if (day < '1970') throw new Refusal(badRequest, { field, description: 'Not a day since 1970' })
}

function toWire(project: Project) {
  return {
    ...project,
    origins: [...project.origins],
    features: project.features?.map((feature) => ({ ...feature })) ?? null,
  }
}
