import type { Answer } from '@latchkey/protocol/http/contract'
import type { userRead } from '@latchkey/protocol/http/users'
import { type Kysely, sql } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import { readAddress } from './addresses.ts'
import type { DataKeys } from './dataKeys.ts'
import type { LinkedWallets } from './linked/linkedWallets.ts'
import type { LoginTables } from './tables.ts'
import { readRecord, type StoredRecord } from './userRecords.ts'

/** Accounts of a project, as its owner sees them. */
export type Users = {
  /** Oldest first; `next` continues after the last. */
  list(args: Users.Page): Promise<{ users: Users.User[]; next?: string }>
  get(projectId: string, id: string): Promise<Users.User | undefined>
}

export declare namespace Users {
  type Page = { readonly projectId: string; readonly after?: string | undefined; readonly limit: number }
  type User = Answer<typeof userRead>['user']
}

export function createUsers({ db, dataKeys, linkedWallets }: createUsers.Options): Users {
  const accounts = (projectId: string) =>
    db
      .selectFrom('login_accounts as account')
      .leftJoin('login_deletions as deletion', 'deletion.account_id', 'account.id')
      .where('account.project_id', '=', projectId)
      .select(({ selectFrom }) => [
        'account.id',
        'account.address_hash',
        'account.sealed_address',
        'account.sealed_record',
        'account.first_login_at',
        'account.created_at',
        'account.disabled_at',
        'deletion.state as deletion_state',
        'deletion.mail as deletion_mail',
        'deletion.asked_at',
        'deletion.erases_at',
        selectFrom('login_identities as identity')
          .whereRef('identity.account_id', '=', 'account.id')
          .select(sql<string[] | null>`array_agg(distinct identity.provider)`.as('providers'))
          .as('providers'),
        selectFrom('login_passkeys as passkey')
          .whereRef('passkey.account_id', '=', 'account.id')
          .select(sql<boolean>`count(*) > 0`.as('has_passkey'))
          .as('has_passkey'),
        // A user who shares the wallet of another app has the id of there, in ID tokens too.
        selectFrom('login_app_grants as grant')
          .whereRef('grant.own_id', '=', 'account.id')
          .where('grant.state', '=', 'granted')
          .select('grant.account_id')
          .as('home_id'),
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

  async function toUsers(rows: readonly Row[]): Promise<Users.User[]> {
    const keys = await dataKeys()
    const userId = ({ home_id, id }: Row) => home_id ?? id
    const linked = await linkedWallets.ofUsers(rows.map(userId))
    return rows.map((row) => {
      const own = linked.get(userId(row))
      return { ...toUser(keys, row), ...(own && { linkedWallets: own }) }
    })
  }

  function toUser(keys: DataKeys, row: Row): Users.User {
    const { address_hash, created_at, first_login_at, id, providers, sealed_address, sealed_record } = row
    // What this app stores, and nothing that the other one does.
    const { addresses, metadata, ownId } = recordOf(keys, id, sealed_record)
    const isGuest = !address_hash && !row.has_passkey && providers?.every((one) => one === 'guest')
    return {
      id: row.home_id ?? id,
      logins: [...(address_hash ? ['email'] : []), ...(providers ?? [])],
      ...(isGuest && { isGuest: true as const }),
      createdAt: created_at.toISOString(),
      ...(first_login_at && { firstLoginAt: first_login_at.toISOString() }),
      ...(row.disabled_at && { disabledAt: row.disabled_at.toISOString() }),
      ...deletionOf(row),
      ...(sealed_address && { email: readAddress(keys, sealed_address) }),
      ...(ownId !== undefined && { ownId }),
      ...(metadata && { metadata }),
      ...(addresses && { addresses }),
    }
  }

  return {
    async list({ after, limit, projectId }) {
      const rows = await retryLost(() =>
        accounts(projectId)
          .$if(after !== undefined, (query) =>
            query.where(
              sql<boolean>`(account.created_at, account.id) > (select created_at, id from login_accounts where id = ${after} and project_id = ${projectId})`,
            ),
          )
          .orderBy('account.created_at')
          .orderBy('account.id')
          // One more tells whether there is a next page.
          .limit(limit + 1)
          .execute(),
      )
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        users: await toUsers(page),
        ...(rows.length > limit && last && { next: last.id }),
      }
    },
    async get(projectId, id) {
      const row = await retryLost(() =>
        accounts(projectId)
          .where(({ eb, exists, or, selectFrom }) =>
            or([
              eb('account.id', '=', id),
              exists(
                selectFrom('login_app_grants as shared')
                  .whereRef('shared.own_id', '=', 'account.id')
                  .where('shared.state', '=', 'granted')
                  .where('shared.account_id', '=', id)
                  .select('shared.own_id'),
              ),
            ]),
          )
          .executeTakeFirst(),
      )
      return row && (await toUsers([row]))[0]
    },
  }
}

type Deletion = NonNullable<Users.User['deletion']>

function deletionOf(row: {
  deletion_state: Deletion['state'] | null
  deletion_mail: Deletion['mail'] | null
  asked_at: Date | null
  erases_at: Date | null
}): { deletion?: Deletion } {
  const { asked_at, deletion_mail: mail, deletion_state: state, erases_at } = row
  if (!state || !mail || !asked_at || !erases_at) return {}
  return { deletion: { state, mail, askedAt: asked_at.toISOString(), erasesAt: erases_at.toISOString() } }
}

function recordOf(keys: DataKeys, id: string, sealed: Buffer | null): StoredRecord {
  return sealed ? readRecord(keys, id, sealed) : {}
}

export declare namespace createUsers {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    linkedWallets: Pick<LinkedWallets, 'ofUsers'>
  }
}
