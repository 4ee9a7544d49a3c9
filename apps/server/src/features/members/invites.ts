import { randomBytes } from 'node:crypto'
import { badRequest, tokenSpent } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { MemberRole } from '@latchkey/protocol/http/roles'
import type { Kysely, Selectable } from 'kysely'
import { type Actor, recordChange } from '../../audit/recordChange.ts'
import type { Database } from '../../db/schema.ts'
import { hashToken, makeToken } from '../../members/oneTimeTokens.ts'
import type {} from '../../members/tables.ts'
import { Refusal } from '../../refusal.ts'
import { lockProject } from './memberships.ts'

const lifetimeMs = 7 * 86_400_000
const maxOpen = 20
/** What a member may do, from all to least. */
const ranks: readonly MemberRole[] = ['operator', 'owner', 'admin', 'viewer']

type Invite = Selectable<Database['member_invites']>
type At = { readonly by: Actor; readonly now: number }

/** The token is only returned here. Undefined if there is no such project. */
export async function createInvite(
  db: Kysely<Database>,
  { projectId, role, name, by, now }: At & { projectId: string; role: MemberRole; name: string },
): Promise<{ invite: Invite; token: string } | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, projectId))) return undefined
    const open = await tx
      .selectFrom('member_invites')
      .select('id')
      .where('project_id', '=', projectId)
      .where('expires_at', '>', new Date(now))
      .execute()
    if (open.length >= maxOpen)
      throw new Refusal(badRequest, { field: 'name', description: `More than ${maxOpen} open invitations` })
    const { text: token, hash } = makeToken()
    const invite = await tx
      .insertInto('member_invites')
      .values({
        id: randomBytes(8).toString('hex'),
        hash,
        project_id: projectId,
        role,
        name,
        invited_by: by.name,
        created_at: new Date(now),
        expires_at: new Date(now + lifetimeMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordChange(tx, 'invite/created', invite.id, by, { project: projectId, role, name })
    return { invite, token }
  })
}

export async function removeInvite(
  db: Kysely<Database>,
  { projectId, id, by }: { projectId: string; id: string; by: Actor },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('member_invites')
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .returning(['role', 'name'])
      .executeTakeFirst()
    if (row) await recordChange(tx, 'invite/removed', id, by, { project: projectId, ...row })
    return row !== undefined
  })
}

export async function listInvites(db: Kysely<Database>, projectId: string, now: number): Promise<Invite[]> {
  return db
    .selectFrom('member_invites')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('expires_at', '>', new Date(now))
    .orderBy('created_at')
    .execute()
}

/** Throws if it was used, ended or has expired. */
export async function readInvite(
  db: Kysely<Database>,
  { token, now }: { token: string; now: number },
): Promise<Invite & { projectName: string | null }> {
  const row = await db
    .selectFrom('member_invites')
    .innerJoin('projects', 'projects.id', 'member_invites.project_id')
    .selectAll('member_invites')
    .select('projects.name as projectName')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!row) throw new Refusal(tokenSpent)
  return { ...row, projectName: row.project_id === consoleProjectId ? null : row.projectName }
}

/** Makes an account a member. One that is a member with more rights keeps them. */
export async function acceptInvite(
  db: Kysely<Database>,
  { token, account, by, now }: At & { token: string; account: string },
): Promise<{ projectId: string; role: MemberRole }> {
  return db.transaction().execute(async (tx) => {
    const hash = hashToken(token)
    const found = await tx
      .selectFrom('member_invites')
      .select('project_id')
      .where('hash', '=', hash)
      .executeTakeFirst()
    // Before the invitation, in the same order as all that changes members.
    if (found) await lockProject(tx, found.project_id)
    const invite = await tx
      .deleteFrom('member_invites')
      .where('hash', '=', hash)
      .where('expires_at', '>', new Date(now))
      .returningAll()
      .executeTakeFirst()
    if (!invite) throw new Refusal(tokenSpent)
    const { project_id: projectId, name } = invite
    const before = await tx
      .selectFrom('members')
      .select('role')
      .where('project_id', '=', projectId)
      .where('account', '=', account)
      .executeTakeFirst()
    const isMore = before && ranks.indexOf(before.role) <= ranks.indexOf(invite.role)
    const role = isMore ? before.role : invite.role
    await tx
      .insertInto('members')
      .values({ project_id: projectId, account, role, name, added_at: new Date(now) })
      .onConflict((conflict) => conflict.columns(['project_id', 'account']).doUpdateSet({ role }))
      .execute()
    const { id, invited_by: invitedBy } = invite
    await recordChange(tx, 'member/joined', account, by, { project: projectId, role, invite: id, invitedBy })
    return { projectId, role }
  })
}
