import { roleMissing, routeNotFound } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import * as contract from '@latchkey/protocol/http/members'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { App, Parts, Serving } from '../../feature.ts'
import { actorOf, memberOf } from '../../guard.ts'
import { tokenLink } from '../../members/oneTimeTokens.ts'
import { Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { acceptInvite, createInvite, listInvites, readInvite, removeInvite } from './invites.ts'
import { listOperators } from './listOperators.ts'
import { listMembers, type Membership, removeMember, renameMember, setMember } from './memberships.ts'

/** Who may open a project or the whole server, and invitations. */
export function serveMembers(app: App, deps: Serving & Pick<Parts, 'clock' | 'db'>): void {
  const { clock, db, projects } = deps
  const { console: config } = deps.config
  if (!config) return
  const { origin, owners } = config
  const ofProject = { access: 'owner', class: 'admin', scope: 'members:write' } as const
  const ofServer = { access: 'admin', class: 'admin', scope: 'members:write' } as const

  async function checkProject(id: string): Promise<void> {
    if (!(await projects.find(id)))
      throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
  }

  const invited = (made: Awaited<ReturnType<typeof createInvite>>) => {
    if (!made) throw new Refusal(routeNotFound, { field: 'id', description: 'Unknown project' })
    return { invite: toInvite(made.invite), link: tokenLink(origin, 'invite', made.token) }
  }

  route(app, deps, contract.memberList, ofProject, async ({ params: { id } }) => {
    await checkProject(id)
    return {
      members: (await listMembers(db, id)).map(toMember),
      invites: (await listInvites(db, id, clock())).map(toInvite),
    }
  })

  const change = { ...ofProject, isFresh: true } as const
  route(app, deps, contract.memberSet, change, async ({ params: { id, account }, body, request }) => {
    const member = await setMember(db, { projectId: id, account, ...body, by: actorOf(request) })
    if (!member) throw new Refusal(routeNotFound, { field: 'account', description: 'Unknown member' })
    return { member: toMember(member) }
  })

  route(app, deps, contract.memberRemove, change, async ({ params: { id, account }, request }) => ({
    removed: await removeMember(db, { projectId: id, account, by: actorOf(request) }),
  }))

  route(app, deps, contract.inviteCreate, { ...change, status: 201 }, async ({ params, body, request }) =>
    invited(await createInvite(db, { projectId: params.id, ...body, by: actorOf(request), now: clock() })),
  )

  route(app, deps, contract.inviteRemove, change, async ({ params: { id, inviteId }, request }) => ({
    removed: await removeInvite(db, { projectId: id, id: inviteId, by: actorOf(request) }),
  }))

  route(app, deps, contract.operatorList, ofServer, async () => ({
    members: (await listOperators(db, owners)).map(toMember),
    invites: (await listInvites(db, consoleProjectId, clock())).map(toInvite),
  }))

  const changeServer = { ...ofServer, isFresh: true } as const
  route(app, deps, contract.operatorRemove, changeServer, async ({ params: { account }, request }) => ({
    removed: await removeMember(db, {
      projectId: consoleProjectId,
      account,
      otherOperators: owners.length,
      by: actorOf(request),
    }),
  }))

  route(
    app,
    deps,
    contract.operatorInvite,
    { ...changeServer, status: 201 },
    async ({ body: { name }, request }) => {
      const invitation = { projectId: consoleProjectId, role: 'operator', name } as const
      return invited(await createInvite(db, { ...invitation, by: actorOf(request), now: clock() }))
    },
  )

  route(app, deps, contract.operatorInviteRemove, changeServer, async ({ params, request }) => ({
    removed: await removeInvite(db, {
      projectId: consoleProjectId,
      id: params.inviteId,
      by: actorOf(request),
    }),
  }))

  route(app, deps, contract.inviteRead, { access: 'open', class: 'admin' }, async ({ body: { token } }) => {
    const found = await readInvite(db, { token, now: clock() })
    const { name, role, projectName } = found
    const { invitedBy, expiresAt } = toInvite(found)
    return { name, role, projectName, invitedBy, expiresAt }
  })

  const signedIn = { access: 'signedIn', class: 'admin' } as const
  route(app, deps, contract.memberRename, signedIn, async ({ body: { name }, request }) => {
    const { account, isOperator } = memberOf(request)
    if (await renameMember(db, { account, name, by: actorOf(request) })) return { name }
    if (!isOperator) throw new Refusal(roleMissing)
    const description = 'Accounts of CONSOLE_OWNERS have no name'
    throw new Refusal(routeNotFound, { field: 'name', description })
  })

  route(app, deps, contract.inviteAccept, signedIn, async ({ body: { token }, request }) => {
    const { account } = memberOf(request)
    const args = { token, account, by: actorOf(request), now: clock() }
    const { projectId, role } = await acceptInvite(db, args)
    return { projectId: projectId === consoleProjectId ? null : projectId, role }
  })
}

function toMember({ account, name, role, added_at, last_seen_on }: Membership) {
  return { account, name, role, addedAt: added_at.toISOString(), lastSeenOn: last_seen_on }
}

function toInvite(row: Selectable<Database['member_invites']>) {
  const { id, name, role, invited_by, expires_at } = row
  return {
    id,
    name,
    role,
    invitedBy: invited_by.replace(/^member /, ''),
    expiresAt: expires_at.toISOString(),
  }
}
