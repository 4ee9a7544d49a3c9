import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/users'
import type { App, Serving } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { Login } from './createLogin.ts'

const pageLength = 50
/** For as many full records as a call may have. */
const importBytes = 2 << 20

/** For the owner of a project. */
export function serveUsers(app: App, deps: Serving, { userRecords, users }: serveUsers.Options): void {
  const read = { access: 'owner', class: 'admin', scope: 'users:read' } as const
  const write = { ...read, scope: 'users:write' } as const

  route(app, deps, contract.userList, read, ({ params, query: { after, limit = pageLength } }) =>
    users.list({ projectId: params.id, after, limit }),
  )

  route(app, deps, contract.userRead, read, async ({ params }) => ({
    user: await userOf(params.id, params.userId),
  }))

  route(app, deps, contract.userFind, read, async ({ params, body }) => {
    const id = await userRecords.find(await ownerOf(params.id), body)
    return { user: await userOf(params.id, id) }
  })

  route(app, deps, contract.userWrite, write, async ({ params, body }) => {
    const { id, status } = await userRecords.write(await ownerOf(params.id), body)
    return { user: await userOf(params.id, id), isNew: status === 'created' }
  })

  route(
    app,
    deps,
    contract.userImport,
    { ...write, bodyLimit: importBytes, timeoutMs: 60_000 },
    async ({ params, body }) => ({ results: await userRecords.import(await ownerOf(params.id), body.users) }),
  )

  route(app, deps, contract.userRemove, write, async ({ params }) => ({
    removed: await userRecords.remove(params.id, params.userId),
  }))

  async function userOf(projectId: string, id: string | undefined) {
    const user = id === undefined ? undefined : await users.get(projectId, id)
    if (!user) throw new Refusal(routeNotFound, { field: 'userId', description: 'Unknown user' })
    return user
  }

  async function ownerOf(id: string): Promise<Project> {
    const project = await deps.projects.find(id)
    if (!project) throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return project
  }
}

export declare namespace serveUsers {
  type Options = Pick<Login, 'userRecords' | 'users'>
}
