import { consoleProjectId } from '@latchkey/protocol/http/members'
import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { ConsoleConfig } from '../config.ts'

/** Whether the server has an operator, by a claim, an invitation or `CONSOLE_OWNERS`. */
export async function hasOperator(
  db: QueryExecutorProvider,
  { owners }: Pick<ConsoleConfig, 'owners'>,
): Promise<boolean> {
  if (owners.length > 0) return true
  const { rows } = await sql`
    select from members where project_id = ${consoleProjectId} limit 1`.execute(db)
  return rows.length > 0
}
