import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { listMembers, type Membership } from './memberships.ts'

/** Operators by claim or invitation, then those of `CONSOLE_OWNERS`, who are operators since the console is there. */
export async function listOperators(
  db: Kysely<Database>,
  owners: readonly string[],
): Promise<readonly Membership[]> {
  const members = await listMembers(db, consoleProjectId)
  const { created_at } = await db
    .selectFrom('projects')
    .select('created_at')
    .where('id', '=', consoleProjectId)
    .executeTakeFirstOrThrow()
  const listed = owners.filter((account) => !members.some((member) => member.account === account))
  return [
    ...members,
    ...listed.map((account): Membership => {
      return { account, name: null, role: 'operator', added_at: created_at, last_seen_on: null }
    }),
  ]
}
