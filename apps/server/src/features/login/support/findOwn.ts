import { routeNotFound } from '@latchkey/protocol/catalogue'
import { type Kysely, sql } from 'kysely'
import { Refusal } from '../../../refusal.ts'
import type { LoginTables } from '../tables.ts'

/** The account that a user has in a project. Rejects with a Refusal if there is none. */
export async function findOwn(
  db: Kysely<LoginTables>,
  projectId: string,
  userId: string,
): Promise<OwnAccount> {
  const row = await db
    .selectFrom('login_accounts as account')
    .leftJoin('login_app_grants as grant', (join) =>
      join.onRef('grant.own_id', '=', 'account.id').on('grant.state', '=', 'granted'),
    )
    .where('account.project_id', '=', projectId)
    .where(({ eb, or }) => or([eb('account.id', '=', userId), eb('grant.account_id', '=', userId)]))
    .select(({ selectFrom }) => [
      'account.id',
      'account.address_hash',
      'account.sealed_address',
      'account.first_login_at',
      'account.created_at',
      'grant.account_id as home_id',
      selectFrom('login_identities as identity')
        .whereRef('identity.account_id', '=', 'account.id')
        .select(sql<boolean>`bool_and(identity.provider = 'guest')`.as('is_guest'))
        .as('is_guest'),
      selectFrom('login_passkeys as passkey')
        .whereRef('passkey.account_id', '=', 'account.id')
        .select(sql<boolean>`count(*) > 0`.as('has_passkey'))
        .as('has_passkey'),
    ])
    .executeTakeFirst()
  if (!row) throw new Refusal(routeNotFound, { field: 'userId', description: 'Unknown user' })
  const { address_hash, created_at, first_login_at, has_passkey, home_id, id, is_guest, sealed_address } = row
  return {
    id,
    homeId: home_id,
    sealedAddress: sealed_address,
    hasEmailLogin: address_hash !== null,
    hasLoggedIn: first_login_at !== null,
    createdAt: created_at,
    isGuest: !address_hash && !has_passkey && is_guest === true,
  }
}

export type OwnAccount = {
  readonly id: string
  /** Of the other app whose wallet the user has here. */
  readonly homeId: string | null
  readonly sealedAddress: Buffer | null
  readonly hasEmailLogin: boolean
  readonly hasLoggedIn: boolean
  readonly createdAt: Date
  /** Nothing but one browser logs them in. */
  readonly isGuest: boolean
}
