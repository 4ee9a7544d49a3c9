import { escrowFull } from '@latchkey/protocol/catalogue'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import { Refusal } from '../../refusal.ts'
import type { Owner } from '../../walletCalls/readAccessToken.ts'
import type { EscrowTables } from './tables.ts'

/** As many as a wallet has vaults. */
const maxSecrets = 8

/** The wrapped secrets of escrow factors. */
export type Secrets = {
  find(owner: Owner, factorId: string): Promise<Buffer | undefined>
  /** False if there is one with this id. Rejects with a Refusal if the account has too many. */
  put(owner: Owner, factorId: string, wrapped: Buffer): Promise<boolean>
  delete(owner: Owner, factorId: string): Promise<boolean>
}

export function createSecrets({ db, clock }: createSecrets.Options): Secrets {
  const select = (on: Kysely<EscrowTables>, { projectId, accountId }: Owner) =>
    on
      .selectFrom('escrow_secrets')
      .select(['factor_id', 'wrapped'])
      .where('project_id', '=', projectId)
      .where('account_id', '=', accountId)

  return {
    async find(owner, factorId) {
      const row = await select(db, owner).where('factor_id', '=', factorId).executeTakeFirst()
      return row?.wrapped
    },

    // Not repeated if the database goes away: it may have happened, and would then be refused.
    put: (owner, factorId, wrapped) =>
      retryLost(
        () =>
          db.transaction().execute(async (tx) => {
            const { projectId, accountId } = owner
            // One after the other for an account, or several at once could exceed the maximum.
            await sql`select pg_advisory_xact_lock(1701015407, hashtext(${`${projectId}|${accountId}`}))`.execute(
              tx,
            )
            const rows = await select(tx, owner).execute()
            if (rows.some(({ factor_id }) => factor_id === factorId)) return false
            if (rows.length >= maxSecrets) throw new Refusal(escrowFull)
            await tx
              .insertInto('escrow_secrets')
              .values({
                project_id: projectId,
                account_id: accountId,
                factor_id: factorId,
                wrapped,
                created_at: new Date(clock()),
              })
              .execute()
            return true
          }),
        0,
      ),

    delete: ({ projectId, accountId }, factorId) =>
      retryLost(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('escrow_secrets')
          .where('project_id', '=', projectId)
          .where('account_id', '=', accountId)
          .where('factor_id', '=', factorId)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }, 0),
  }
}

export declare namespace createSecrets {
  type Options = { db: Kysely<EscrowTables>; clock: Clock }
}
