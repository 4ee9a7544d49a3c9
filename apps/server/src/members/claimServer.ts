import { tokenSpent } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Actor, recordChange } from '../audit/recordChange.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import { hasOperator } from './hasOperator.ts'
import { hashToken } from './oneTimeTokens.ts'

/** Makes an account the first operator. The token works once, and no other does from then on. */
export async function claimServer(
  db: Kysely<Database>,
  { account, name, token, by, now, config }: claimServer.Args,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOperators(tx)
    const claim = await tx
      .selectFrom('owner_claims')
      .select('process')
      .where('hash', '=', hashToken(token))
      .executeTakeFirst()
    if (!claim || (await hasOperator(tx, config))) throw new Refusal(tokenSpent)
    await tx.deleteFrom('owner_claims').execute()
    await tx
      .insertInto('members')
      .values({ project_id: consoleProjectId, account, role: 'operator', name, added_at: new Date(now) })
      .execute()
    await recordChange(tx, 'operator/claimed', account, by)
  })
}

export declare namespace claimServer {
  type Args = {
    account: string
    name: string | null
    token: string
    by: Actor
    now: number
    config: hasOperator.Options
  }
}

/** Changes of operators wait for each other, so that the last one stays. */
export async function lockOperators(tx: Transaction<Database>): Promise<void> {
  await sql`select from projects where id = ${consoleProjectId} for update`.execute(tx)
}
