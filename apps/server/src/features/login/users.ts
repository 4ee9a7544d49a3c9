import type { Answer } from '@latchkey/protocol/http/contract'
import type { userRead } from '@latchkey/protocol/http/users'
import { type Kysely, sql } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import { readAddress } from './addresses.ts'
import type { DataKeys } from './dataKeys.ts'
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

export function createUsers({ db, dataKeys }: createUsers.Options): Users {
  const accounts = (projectId: string) =>
    db
      .selectFrom('login_accounts as account')
      .where('account.project_id', '=', projectId)
      .select(({ selectFrom }) => [
        'account.id',
        'account.address_hash',
        'account.sealed_address',
        'account.sealed_record',
        'account.first_login_at',
        'account.created_at',
        selectFrom('login_identities as identity')
          .whereRef('identity.account_id', '=', 'account.id')
          .select(sql<string[] | null>`array_agg(distinct identity.provider)`.as('providers'))
          .as('providers'),
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

  function toUser(keys: DataKeys, row: Row): Users.User {
    const { address_hash, created_at, first_login_at, id, providers, sealed_address, sealed_record } = row
    const { addresses, metadata, ownId } = recordOf(keys, id, sealed_record)
    return {
      id,
      logins: [...(address_hash ? ['email'] : []), ...(providers ?? [])],
      createdAt: created_at.toISOString(),
      ...(first_login_at && { firstLoginAt: first_login_at.toISOString() }),
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
      const keys = await dataKeys()
      const users = rows.slice(0, limit).map((row) => toUser(keys, row))
      const last = users.at(-1)
      return { users, ...(rows.length > limit && last && { next: last.id }) }
    },
    async get(projectId, id) {
      const row = await retryLost(() => accounts(projectId).where('account.id', '=', id).executeTakeFirst())
      return row && toUser(await dataKeys(), row)
    },
  }
}

function recordOf(keys: DataKeys, id: string, sealed: Buffer | null): StoredRecord {
  return sealed ? readRecord(keys, id, sealed) : {}
}

export declare namespace createUsers {
  type Options = { db: Kysely<LoginTables>; dataKeys: () => Promise<DataKeys> }
}
