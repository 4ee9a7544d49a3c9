import { createHmac, randomUUID } from 'node:crypto'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import type { Transaction } from 'kysely'
import type { DataKeys } from './dataKeys.ts'
import type { LoginTables } from './tables.ts'

/** Who a visitor is at a provider, as it is stored. */
export function hashSubject({ pepper }: DataKeys, issuer: string, subject: string): Buffer {
  return createHmac('sha256', pepper).update(`subject\n${issuer}\n${subject}`).digest()
}

/** The same of a guest, who is the key of a device: it cannot be extracted, so no other device can show it. */
export function hashGuest(keys: DataKeys, jkt: string): Buffer {
  return hashSubject(keys, 'guest', jkt)
}

/** The account of a subject; creates it if there is none. */
export async function accountOfSubject(
  tx: Transaction<LoginTables>,
  { created_at, first_login_at, project_id, provider, sealed_address, subject_hash }: accountOfSubject.Args,
): Promise<{ id: string; isNew: boolean }> {
  const known = await tx
    .selectFrom('login_identities')
    .select('account_id')
    .where('project_id', '=', project_id)
    .where('subject_hash', '=', subject_hash)
    .executeTakeFirst()
  if (known) return { id: known.account_id, isNew: false }
  const id = randomUUID()
  await tx
    .insertInto('login_accounts')
    .values({ id, project_id, address_hash: null, sealed_address, first_login_at, created_at })
    .execute()
  const { account_id } = await tx
    .insertInto('login_identities')
    .values({ project_id, subject_hash, provider, account_id: id, created_at })
    .onConflict((conflict) => conflict.columns(['project_id', 'subject_hash']).doUpdateSet({ provider }))
    .returning('account_id')
    .executeTakeFirstOrThrow()
  if (account_id === id) return { id, isNew: true }
  // Another device of the same visitor was first.
  await tx.deleteFrom('login_accounts').where('id', '=', id).execute()
  return { id: account_id, isNew: false }
}

export declare namespace accountOfSubject {
  type Args = {
    project_id: string
    subject_hash: Buffer
    provider: LoginProvider
    sealed_address: Buffer | null
    created_at: Date
    /** Null if the app makes it ahead. */
    first_login_at: Date | null
  }
}
