import { lastOwner } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { MemberRole, ProjectRole } from '@latchkey/protocol/http/roles'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Actor, recordChange } from '../../audit/recordChange.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'

export type Membership = {
  readonly account: string
  readonly name: string | null
  readonly role: MemberRole
  readonly added_at: Date
  readonly last_seen_on: string | null
}

const maxListed = 1_000

export async function listMembers(db: Kysely<Database>, projectId: string): Promise<Membership[]> {
  return db
    .selectFrom('members')
    .select(columns)
    .where('project_id', '=', projectId)
    .orderBy('added_at')
    .orderBy('account')
    .limit(maxListed)
    .execute()
}

/** Undefined if there is no such member. */
export async function setMember(
  db: Kysely<Database>,
  { projectId, account, role: wanted, name: given, by }: Change & SetMember,
): Promise<Membership | undefined> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMember(tx, projectId, account)
    if (!before) return undefined
    const role = wanted ?? before.role
    const name = given === undefined ? before.name : given
    if (before.role !== role) await keepOne(tx, { projectId, account, role: before.role })
    const after = await tx
      .updateTable('members')
      .set({ role, name })
      .where('project_id', '=', projectId)
      .where('account', '=', account)
      .returning(columns)
      .executeTakeFirstOrThrow()
    if (before.role !== role)
      await recordChange(tx, 'member/changed', account, by, { project: projectId, from: before.role, role })
    if (before.name !== name) await recordRename(tx, projectId, account, by)
    return after
  })
}

type SetMember = { readonly role?: ProjectRole | undefined; readonly name?: string | null | undefined }

/** In every project of the account. False if it is a member of none. */
export async function renameMember(
  db: Kysely<Database>,
  { account, name, by }: Omit<Change, 'projectId'> & { readonly name: string | null },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('members')
      .select(['project_id', 'name'])
      .where('account', '=', account)
      .orderBy('project_id')
      .forUpdate()
      .execute()
    await tx.updateTable('members').set({ name }).where('account', '=', account).execute()
    for (const before of rows)
      if (before.name !== name) await recordRename(tx, before.project_id, account, by)
    return rows.length > 0
  })
}

/** Without the names: entries cannot be deleted, and names are, with the member. */
function recordRename(
  tx: Transaction<Database>,
  projectId: string,
  account: string,
  by: Actor,
): Promise<void> {
  return recordChange(tx, 'member/renamed', account, by, { project: projectId })
}

/** False if there is no such member. Ends the invitations that it made: they would be a way back in. */
export async function removeMember(
  db: Kysely<Database>,
  { projectId, account, otherOperators = 0, by }: Change & { otherOperators?: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMember(tx, projectId, account)
    if (!before) return false
    if (otherOperators === 0) await keepOne(tx, { projectId, account, role: before.role })
    await tx
      .deleteFrom('members')
      .where('project_id', '=', projectId)
      .where('account', '=', account)
      .execute()
    const invites = await tx
      .deleteFrom('member_invites')
      .where('invited_by', '=', `member ${account}`)
      .$if(projectId !== consoleProjectId, (query) => query.where('project_id', '=', projectId))
      .returning('id')
      .execute()
    const details = { project: projectId, role: before.role, invites: invites.length }
    await recordChange(tx, 'member/removed', account, by, details)
    return true
  })
}

/** Changes of the members of a project wait for each other, so that the last owner stays. */
export async function lockProject(tx: Transaction<Database>, projectId: string): Promise<boolean> {
  const { rows } = await sql`select from projects where id = ${projectId} for update`.execute(tx)
  return rows.length > 0
}

type Change = { readonly projectId: string; readonly account: string; readonly by: Actor }

const columns = [
  'account',
  'name',
  'role',
  'added_at',
  // As text: the driver reads a date in the time zone of the process.
  sql<string | null>`last_seen_on::text`.as('last_seen_on'),
] as const

async function lockMember(tx: Transaction<Database>, projectId: string, account: string) {
  await lockProject(tx, projectId)
  return tx
    .selectFrom('members')
    .select(['role', 'name'])
    .where('project_id', '=', projectId)
    .where('account', '=', account)
    .executeTakeFirst()
}

/** Throws if the account is the only owner, or the only operator. */
async function keepOne(
  tx: Transaction<Database>,
  { projectId, account, role }: { projectId: string; account: string; role: MemberRole },
): Promise<void> {
  if (role !== 'owner' && role !== 'operator') return
  const other = await tx
    .selectFrom('members')
    .select('account')
    .where('project_id', '=', projectId)
    .where('role', '=', role)
    .where('account', '!=', account)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Refusal(lastOwner)
}
