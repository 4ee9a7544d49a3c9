import {
  adminTokenInvalid,
  badRequest,
  projectHasWallets,
  projectWalletsUnknown,
  roleMissing,
  routeNotFound,
} from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/admin'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { actorOf, checkFresh } from '../../guard.ts'
import { checkSettings } from '../../projects/checkSettings.ts'
import { deleteDueProjects, undoDeletionMs } from '../../projects/deleteDueProjects.ts'
import { explainOrigin } from '../../projects/explainOrigin.ts'
import type { Project } from '../../projects/project.ts'
import { countProject, countWallets, WalletsUnknownError } from '../../projects/projectContents.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'

/** Of changes: for two full lists of login rules. */
const bodyLimit = 1 << 20
/** What a project has is counted so far: enough to think twice. */
const maxCount = 100_000

/** Project management for a console or script: all projects, or one with its own key. */
export const admin = defineFeature({
  name: 'projects',
  needs: ['projects', 'analytics', 'clock', 'config', 'db', 'features', 'live', 'log'],
  projectTables: { access_keys: 'keys' },
  jobs: (deps) => [{ name: 'project-deletion', schedule: '41 3 * * *', run: () => deleteDueProjects(deps) }],
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'analytics' | 'db' | 'features' | 'live' | 'log'>) {
  const { accessKeys, projects } = deps
  const { tokenLoginHosts } = deps.config
  const socials = () => deps.live.current().socials
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
    checkSettings(body, { socials: socials(), tokenLoginHosts })
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
      const { ifVersion, ...settings } = body
      const before = required(await projects.find(params.id))
      checkSettings(settings, { before, socials: socials(), tokenLoginHosts })
      const by = actorOf(request)
      return { project: toWire(required(await projects.set(params.id, settings, by, { ifVersion }))) }
    },
  )

  route(app, deps, contract.originTest, { ...one, ...read }, async ({ params, body }) => {
    const { mode, origins, disabled } = required(await projects.find(params.id))
    const rules = { mode: body.mode ?? mode, origins: body.origins ?? origins, disabled }
    return explainOrigin(rules, body.origin)
  })

  /** Undefined if this process cannot read where they are. */
  const countVisitors = async (id: string) => {
    const counts = await countWallets(deps.db, { ...deps, id }).catch((error: unknown) => {
      if (error instanceof WalletsUnknownError) return undefined
      throw error
    })
    // The tables of one wallet overlap: an account, a vault, a half in escrow.
    return counts && Math.max(0, ...counts.map(({ count }) => count))
  }

  route(app, deps, contract.projectContents, { ...one, ...read }, async ({ params: { id } }) => {
    required(await projects.find(id))
    const contents = await countProject(deps.db, { ...deps, id }, maxCount)
    return { contents: [...contents], wallets: (await countVisitors(id)) ?? null }
  })

  const remove = { ...one, scope: 'projects:delete', isFresh: true } as const
  route(app, deps, contract.projectDelete, remove, async ({ params: { id }, body, request }) => {
    const { name } = required(await projects.find(id))
    if (body.name !== name)
      throw new Refusal(badRequest, { field: 'name', description: 'Not the name of this project' })
    const visitors = await countVisitors(id)
    if (visitors === undefined) throw new Refusal(projectWalletsUnknown)
    if (visitors > 0) throw new Refusal(projectHasWallets)
    return { project: toWire(required(await projects.orderDeletion(id, actorOf(request)))) }
  })

  route(app, deps, contract.projectRestore, remove, async ({ params: { id }, request }) => ({
    project: toWire(required(await projects.restore(id, actorOf(request)))),
  }))

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

function toWire({ deletionOrderedAt, updatedAt, ...project }: Project) {
  return {
    ...project,
    origins: [...project.origins],
    features: project.features?.map((feature) => ({ ...feature })) ?? null,
    deletedOn: deletionOrderedAt && new Date(deletionOrderedAt.getTime() + undoDeletionMs).toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
