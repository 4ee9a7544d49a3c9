import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/users'
import type { App, Serving } from '../../feature.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { Login } from './createLogin.ts'
import { hideAddress } from './support/hideAddress.ts'
import { isProgram } from './support/recordedBy.ts'
import type { Users } from './users.ts'

const pageLength = 50
/** For as many full records as a call may have. */
const importBytes = 2 << 20

/** For the owner of a project. */
export function serveUsers(app: App, deps: Serving, { look, userRecords, users }: serveUsers.Options): void {
  const read = { access: 'owner', class: 'admin', scope: 'users:read' } as const
  const write = { ...read, scope: 'users:write' } as const
  const dangerous = { ...write, isFresh: true } as const

  route(app, deps, contract.userList, read, async ({ params, query, request }) => {
    const { after, limit = pageLength } = query
    const page = await users.list({ projectId: params.id, after, limit })
    // A person who turns pages looks at no one of them.
    return isProgram(request) ? page : { ...page, users: page.users.map(inBrief) }
  })

  route(app, deps, contract.userRead, read, async ({ params, request }) => {
    const user = await userOf(params.id, params.userId)
    await look({ projectId: params.id, userId: user.id }, request)
    return { user }
  })

  route(app, deps, contract.userFind, read, async ({ params, body, request }) => {
    const id = await userRecords.find(await ownerOf(params.id), body)
    const user = await userOf(params.id, id)
    await look({ projectId: params.id, userId: user.id }, request)
    return { user }
  })

  route(app, deps, contract.userWrite, write, async ({ params, body }) => {
    const { id, status } = await userRecords.write(await ownerOf(params.id), body)
    return { user: await userOf(params.id, id), isNew: status === 'created' }
  })

  route(
    app,
    deps,
    contract.userImport,
    { ...dangerous, bodyLimit: importBytes, timeoutMs: 60_000 },
    async ({ params, body }) => ({ results: await userRecords.import(await ownerOf(params.id), body.users) }),
  )

  route(app, deps, contract.userRemove, dangerous, async ({ params }) => ({
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
  type Options = Pick<Login, 'look' | 'userRecords' | 'users'>
}

function inBrief({
  email,
  addresses: _,
  linkedWallets: __,
  metadata: ___,
  ownId: ____,
  ...user
}: Users.User) {
  return { ...user, ...(email !== undefined && { email: hideAddress(email) }) }
}
