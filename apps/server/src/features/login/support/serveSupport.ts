import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/users'
import type { App, Parts, Serving } from '../../../feature.ts'
import { Refusal } from '../../../refusal.ts'
import { route } from '../../../route.ts'
import type { Login } from '../createLogin.ts'
import { recordedBy } from './recordedBy.ts'
import { readRecords } from './records.ts'

/** What support does for, and to, one user. Each is recorded, and the user sees it. */
export function serveSupport(app: App, deps: Serving & Pick<Parts, 'db'>, login: serveSupport.Options): void {
  const { deletions, readSecurity, shutOuts, users } = login
  const read = { access: 'owner', class: 'admin', scope: 'users:read' } as const
  const write = { ...read, scope: 'users:write', isFresh: true } as const

  route(app, deps, contract.userSecurity, read, async ({ params: { id: projectId, userId }, request }) => {
    await login.look({ projectId, userId: await idOf(projectId, userId) }, request)
    const [security, records] = await Promise.all([
      readSecurity({ projectId, userId }),
      readRecords(deps.db, { projectId, userId }),
    ])
    return { ...security, records: records.map(({ at, by, kind }) => ({ at, by, kind })) }
  })

  route(app, deps, contract.userDisable, write, async ({ params: { id, userId }, request }) => {
    await shutOuts.disable(id, await idOf(id, userId), recordedBy(request))
    return { user: await userOf(id, userId) }
  })

  route(app, deps, contract.userEnable, write, async ({ params: { id, userId }, request }) => {
    await shutOuts.enable(id, await idOf(id, userId), recordedBy(request))
    return { user: await userOf(id, userId) }
  })

  route(app, deps, contract.userDelete, write, async ({ params, body, request }) => {
    const { id: projectId, userId } = params
    await deletions.ask({
      projectId,
      userId: await idOf(projectId, userId),
      graceDays: body.graceDays ?? contract.defaultGraceDays,
      origin: await originOf(projectId),
      by: recordedBy(request),
    })
    return { user: await userOf(projectId, userId) }
  })

  route(app, deps, contract.userDeleteCancel, write, async ({ params: { id, userId }, request }) => {
    await deletions.cancel(id, await idOf(id, userId), recordedBy(request))
    return { user: await userOf(id, userId) }
  })

  /** The one that the user has in all apps that share their wallet, which records are about. */
  async function idOf(projectId: string, userId: string): Promise<string> {
    return (await userOf(projectId, userId)).id
  }

  async function userOf(projectId: string, userId: string) {
    const user = await users.get(projectId, userId)
    if (!user) throw new Refusal(routeNotFound, { field: 'userId', description: 'Unknown user' })
    return user
  }

  async function originOf(projectId: string): Promise<string> {
    const project = await deps.projects.find(projectId)
    const listed = project?.origins.find((origin) => !origin.includes('*'))
    return listed !== undefined && URL.canParse(listed) ? listed : login.walletOrigin
  }
}

export declare namespace serveSupport {
  type Options = Pick<Login, 'deletions' | 'look' | 'readSecurity' | 'shutOuts' | 'users' | 'walletOrigin'>
}
