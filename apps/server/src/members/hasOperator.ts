import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { ConsoleConfig } from '../config.ts'

/** Whether the server has an operator, by a claim, an invitation, `CONSOLE_OWNERS` or `OIDC_ROLE_CLAIM`. */
export async function hasOperator(
  db: QueryExecutorProvider,
  { owners, sso }: hasOperator.Options,
): Promise<boolean> {
  if (owners.length > 0 || sso?.roleClaim) return true
  const { rows } = await sql`
    select from members where project_id = ${consoleProjectId} limit 1`.execute(db)
  return rows.length > 0
}

export declare namespace hasOperator {
  type Options = Pick<ConsoleConfig, 'owners' | 'sso'>
}
