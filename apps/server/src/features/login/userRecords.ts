import { createHmac, randomUUID } from 'node:crypto'
import {
  badShape,
  loginAppTokenOff,
  loginChangePending,
  userHasLoggedIn,
  userOwnIdTaken,
} from '@latchkey/protocol/catalogue'
import { type UserLogin, type UserRecord, userRecord } from '@latchkey/protocol/http/users'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { canonicalJson } from '../../canonicalJson.ts'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Project } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { isInserted } from './accounts.ts'
import { storeAddress } from './addresses.ts'
import type { DataKeys } from './dataKeys.ts'
import { isUndoPending } from './isUndoPending.ts'
import { hashWallet, type LinkedWallets } from './linked/linkedWallets.ts'
import { seal, unseal } from './seal.ts'
import { farcasterIssuer } from './social/farcaster/farcaster.ts'
import type { Providers } from './social/providers.ts'
import { accountOfSubject, hashSubject } from './subjects.ts'
import type { LoginTables } from './tables.ts'
import { tokenIssuer } from './token/appTokens.ts'

type Owner = Pick<Project, 'id' | 'tokenLogin'>

/** What an app stores about its users, also before they have logged in. */
export type UserRecords = {
  /**
   * Writes the fields that are given, and keeps the others. A user who does not exist is made
   * ahead: the account becomes the visitor's when they log in. Rejects with a Refusal.
   */
  write(owner: Owner, record: UserRecord): Promise<UserRecords.Written>
  /** Writes each that is valid. Rejects only if the database is away: then it can be sent again. */
  import(owner: Owner, lines: readonly unknown[]): Promise<UserRecords.Line[]>
  /** Undefined if the project has no such user. */
  find(owner: Owner, by: UserRecords.By): Promise<string | undefined>
  /** Deletes a user who has never logged in. Rejects with a Refusal if they have. */
  remove(projectId: string, id: string): Promise<number>
}

export declare namespace UserRecords {
  type Status = 'created' | 'updated' | 'unchanged'
  type Written = { id: string; status: Status }
  type Line = Written | { status: 'failed'; code: string; field: string }
  type By = {
    email?: string | undefined
    ownId?: string | undefined
    login?: UserLogin | undefined
    /** CAIP-10. */
    linkedWallet?: string | undefined
    /** CAIP-10, linked or stored by the app. */
    wallet?: string | undefined
  }
}

/** What is encrypted in `sealed_record`. */
export type StoredRecord = Pick<UserRecord, 'metadata' | 'addresses'> & { ownId?: string }

export function createUserRecords({
  db,
  chains,
  dataKeys,
  linkedWallets,
  providers,
  clock,
}: createUserRecords.Options): UserRecords {
  function subjectHash(keys: DataKeys, owner: Owner, { provider, subject }: UserLogin): Buffer {
    if (provider === 'farcaster') return hashSubject(keys, farcasterIssuer, subject)
    if (provider !== 'token') return hashSubject(keys, providers.issuerOf(provider), subject)
    if (!owner.tokenLogin) throw new Refusal(loginAppTokenOff)
    return hashSubject(keys, tokenIssuer(owner.id, owner.tokenLogin.issuer), subject)
  }

  /** The account that the record is about, made ahead if there is none. */
  async function accountOf(tx: Transaction<LoginTables>, keys: DataKeys, owner: Owner, record: UserRecord) {
    const now = new Date(clock())
    const ahead = { project_id: owner.id, created_at: now, first_login_at: null }
    const { email, login } = record
    if (login)
      return accountOfSubject(tx, {
        ...ahead,
        subject_hash: subjectHash(keys, owner, login),
        provider: login.provider,
        sealed_address: null,
      })
    const { hash, sealed } = storeAddress(keys, email ?? '')
    const wanted = { projectId: owner.id, addressHash: hash, now }
    if (await isUndoPending(tx, wanted)) throw new Refusal(loginChangePending)
    return tx
      .insertInto('login_accounts')
      .values({ ...ahead, id: randomUUID(), address_hash: hash, sealed_address: sealed })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'address_hash']).doUpdateSet({ project_id: owner.id }),
      )
      .returning(['id', isInserted])
      .executeTakeFirstOrThrow()
  }

  async function write(owner: Owner, record: UserRecord): Promise<UserRecords.Written> {
    const keys = await dataKeys()
    return db.transaction().execute(async (tx) => {
      const { id, isNew } = await accountOf(tx, keys, owner, record)
      const before = isNew ? {} : await lockRecord(tx, keys, id)
      const after = merge(before, record)
      if (canonicalJson(after) === canonicalJson(before))
        return { id, status: isNew ? 'created' : 'unchanged' }
      const { ownId } = after
      await tx
        .updateTable('login_accounts')
        .set({
          own_id_hash: ownId === undefined ? null : hashOwnId(keys, ownId),
          record_hashes: hashesOf(keys, after.addresses ?? []),
          sealed_record: seal(keys.seal, `record ${id}`, JSON.stringify(after)),
        })
        .where('id', '=', id)
        .execute()
        .catch((error: unknown) => {
          throw isTaken(error) ? new Refusal(userOwnIdTaken) : error
        })
      return { id, status: isNew ? 'created' : 'updated' }
    })
  }

  /** Addresses of chains that this server does not know are stored, but are not found. */
  function hashesOf(keys: DataKeys, addresses: readonly string[]): Buffer[] | null {
    const hashes = addresses.flatMap((address) => {
      try {
        return [hashWallet(keys, chains, address)]
      } catch {
        return []
      }
    })
    return hashes.length > 0 ? hashes : null
  }

  return {
    // Writing the same again changes nothing, so a lost connection is no failure.
    write: (owner, record) => retryLost(() => write(owner, record)),

    async import(owner, lines) {
      const results: UserRecords.Line[] = []
      // One after another: two lines may be about the same user.
      for (const line of lines) results.push(await importOne(line))
      return results

      async function importOne(line: unknown): Promise<UserRecords.Line> {
        const { data, error } = z.safeParse(userRecord, line)
        if (!data) {
          const field = error.issues[0]?.path.join('.') ?? ''
          return { status: 'failed', code: badShape.code, field }
        }
        try {
          return await retryLost(() => write(owner, data))
        } catch (cause) {
          if (!(cause instanceof Refusal) || cause.entry.status >= 500) throw cause
          return { status: 'failed', code: cause.entry.code, field: cause.entry.field }
        }
      }
    },

    async find(owner, { email, linkedWallet, login, ownId, wallet }) {
      if (linkedWallet !== undefined) return linkedWallets.findUser(owner.id, linkedWallet)
      const keys = await dataKeys()
      if (wallet !== undefined) {
        const hash = hashWallet(keys, chains, wallet)
        const stored = await retryLost(() =>
          db
            .selectFrom('login_accounts')
            .select('id')
            .where('project_id', '=', owner.id)
            .where(sql<boolean>`record_hashes @> array[${hash}::bytea]`)
            .orderBy('created_at')
            .limit(1)
            .executeTakeFirst(),
        )
        // Proven by its owner, unlike what the app has stored.
        return (await linkedWallets.findUser(owner.id, wallet)) ?? stored?.id
      }
      const accounts = db.selectFrom('login_accounts').select('id').where('project_id', '=', owner.id)
      const row = await retryLost(() =>
        login
          ? db
              .selectFrom('login_identities')
              .select('account_id as id')
              .where('project_id', '=', owner.id)
              .where('subject_hash', '=', subjectHash(keys, owner, login))
              .executeTakeFirst()
          : email === undefined
            ? accounts.where('own_id_hash', '=', hashOwnId(keys, ownId ?? '')).executeTakeFirst()
            : accounts.where('address_hash', '=', storeAddress(keys, email).hash).executeTakeFirst(),
      )
      return row?.id
    },

    async remove(projectId, id) {
      const account = () => db.selectFrom('login_accounts').where('project_id', '=', projectId)
      return retryLost(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('login_accounts')
          .where('project_id', '=', projectId)
          .where('id', '=', id)
          .where('first_login_at', 'is', null)
          .executeTakeFirst()
        if (numDeletedRows > 0n) return 1
        if (await account().select('id').where('id', '=', id).executeTakeFirst())
          throw new Refusal(userHasLoggedIn)
        return 0
      })
    },
  }
}

export declare namespace createUserRecords {
  type Options = {
    db: Kysely<LoginTables>
    chains: Chains
    dataKeys: () => Promise<DataKeys>
    linkedWallets: Pick<LinkedWallets, 'findUser'>
    providers: Pick<Providers, 'issuerOf'>
    clock: Clock
  }
}

export function readRecord({ seal: key }: DataKeys, id: string, sealed: Buffer): StoredRecord {
  return JSON.parse(unseal(key, `record ${id}`, sealed))
}

function hashOwnId({ pepper }: DataKeys, ownId: string): Buffer {
  return createHmac('sha256', pepper).update(`own id\n${ownId}`).digest()
}

async function lockRecord(tx: Transaction<LoginTables>, keys: DataKeys, id: string): Promise<StoredRecord> {
  const { sealed_record } = await tx
    .selectFrom('login_accounts')
    .select('sealed_record')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return sealed_record ? readRecord(keys, id, sealed_record) : {}
}

/** Null removes a field; one that is absent is kept. */
function merge(before: StoredRecord, { addresses, metadata, ownId }: UserRecord): StoredRecord {
  const given = Object.entries({ addresses, metadata, ownId }).filter(([, value]) => value !== undefined)
  const all = { ...before, ...Object.fromEntries(given) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

/** Of PostgreSQL: another account has the same own id. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'login_accounts_own_id'
}
