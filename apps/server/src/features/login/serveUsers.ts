import { routeNotFound } from '@latchkey/protocol/catalogue'
import * as contract from '@latchkey/protocol/http/admin'
import type { App, Serving } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import type { Users } from './users.ts'

const pageLength = 50

/** For the owner of a project. */
export function serveUsers(app: App, deps: Serving, users: Users): void {
  const ofOne = { access: 'owner', class: 'admin' } as const

  route(app, deps, contract.userList, ofOne, ({ params, query: { after, limit = pageLength } }) =>
    users.list({ projectId: params.id, after, limit }),
  )

  route(app, deps, contract.userRead, ofOne, async ({ params }) => {
    const user = await users.get(params.id, params.userId)
    if (!user) throw new Refusal(routeNotFound, { field: 'userId', description: 'Unknown user' })
    return { user }
  })
}
