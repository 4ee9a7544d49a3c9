import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Actor, recordChange } from '../audit/recordChange.ts'
import type { Database } from '../db/schema.ts'
import { sealBytes, unsealBytes } from './sealBytes.ts'
import { deriveKeys, type Keys, type Secrets } from './secrets.ts'
import { resealStored } from './storedSecrets.ts'
import type {} from './tables.ts'
import { resealWebhooks } from './webhookSecrets.ts'

/** Arbitrary id of an advisory lock. */
const lock = 0x5e_c7_e7_00
/** The key that hashes accounts. Also what tells whether `SECRET` is the one of this database. */
const name = 'hashes'

export const siwxSealPurpose = 'siwx signing keys'

export type OpenedSecret = {
  /** Hashes accounts; the same after `SECRET` was replaced, so that known visitors stay known. */
  readonly hashKey: Buffer
  /** Number of keys that were encrypted with a secret of `SECRET_PREVIOUS`, and now are with `SECRET`. */
  readonly resealed: number
  /** Number of signing keys that no secret decrypts: they sign no more, and verify until they expire. */
  readonly unreadable: number
  /** Number of values of the console that no secret decrypts: they are not used until they are set again. */
  readonly unreadableStored: number
}

/**
 * Checks that `SECRET` is the one that this database was used with, or that the one before is in
 * `SECRET_PREVIOUS`; encrypts with `SECRET` what was encrypted with the one before. One
 * transaction: interrupted, it has changed nothing. Throws a {@link SecretError}.
 */
export async function openSecret(db: Kysely<Database>, secrets: Secrets, by: Actor): Promise<OpenedSecret> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const hashes = await openHashKey(tx, secrets)
    const signing = await resealSigningKeys(tx, secrets)
    const stored = await resealStored(tx, secrets)
    const webhooks = await resealWebhooks(tx, secrets)
    const resealed = hashes.resealed + signing.resealed + stored.resealed + webhooks
    if (resealed > 0) await recordChange(tx, 'secret/resealed', 'SECRET', by, { keys: resealed })
    const { unreadable } = signing
    return { hashKey: hashes.key, resealed, unreadable, unreadableStored: stored.unreadable }
  })
}

/** Starts anew with `SECRET` after the one before was lost. Throws if it was not. */
export async function forgetSecret(db: Kysely<Database>, secrets: Secrets, by: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const row = await readKey(tx)
    const isReadable = row?.sealed && unsealBytes(hashKeysOf(secrets), name, row.sealed)
    if (!row?.sealed || isReadable) throw new Error('SECRET is the one of this database: nothing was lost')
    await tx.deleteFrom('sealed_keys').where('name', '=', name).execute()
    await recordChange(tx, 'secret/forgotten', 'SECRET', by)
  })
}

const hashKeysOf = (secrets: Secrets): Keys => deriveKeys(secrets, 'kept keys')

async function readKey(tx: Transaction<Database>): Promise<{ sealed: Buffer | null } | undefined> {
  return tx.selectFrom('sealed_keys').select('sealed').where('name', '=', name).executeTakeFirst()
}

async function openHashKey(
  tx: Transaction<Database>,
  secrets: Secrets,
): Promise<{ key: Buffer; resealed: number }> {
  const keys = hashKeysOf(secrets)
  const store = async (key: Buffer) => {
    const sealed = sealBytes(keys, name, key)
    await tx
      .insertInto('sealed_keys')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed }))
      .execute()
    return key
  }
  const row = await readKey(tx)
  if (!row) return { key: await store(randomBytes(32)), resealed: 0 }
  if (!row.sealed) return { key: await store(await firstHashKey(tx, secrets)), resealed: 0 }
  const found = unsealBytes(keys, name, row.sealed)
  if (!found) throw new SecretError(wrongSecret)
  if (!found.isCurrent) await store(found.bytes)
  return { key: found.bytes, resealed: found.isCurrent ? 0 : 1 }
}

/** The key of hashes that were made before it was kept: `SECRET`. */
async function firstHashKey(tx: Transaction<Database>, secrets: Secrets): Promise<Buffer> {
  // Which of several made the hashes cannot be told.
  if (secrets.length > 1)
    throw new SecretError(
      'start once with the SECRET used so far and without SECRET_PREVIOUS, before you replace it: the hashes of accounts depend on it',
    )
  const rows = await liveSigningKeys(tx)
  const keys = deriveKeys(secrets, siwxSealPurpose)
  const isReadable = rows.some(({ kid, sealed_key }) => unsealBytes(keys, kid, sealed_key))
  if (rows.length > 0 && !isReadable) throw new SecretError(wrongSecret)
  return Buffer.from(secrets[0])
}

async function resealSigningKeys(
  tx: Transaction<Database>,
  secrets: Secrets,
): Promise<{ resealed: number; unreadable: number }> {
  const keys = deriveKeys(secrets, siwxSealPurpose)
  let resealed = 0
  let unreadable = 0
  for (const { kid, sealed_key } of await liveSigningKeys(tx)) {
    const found = unsealBytes(keys, kid, sealed_key)
    if (!found) unreadable++
    if (!found || found.isCurrent) continue
    const sealed = sealBytes(keys, kid, found.bytes)
    await sql`update siwx_keys set sealed_key = ${sealed} where kid = ${kid}`.execute(tx)
    resealed++
  }
  return { resealed, unreadable }
}

async function liveSigningKeys(
  tx: Transaction<Database>,
): Promise<readonly { kid: string; sealed_key: Buffer }[]> {
  const { rows } = await sql<{ kid: string; sealed_key: Buffer }>`
    select kid, sealed_key from siwx_keys where signs_until > now() order by kid for update`.execute(tx)
  return rows
}

const wrongSecret =
  'SECRET is not the one that this database was used with: set that one, or add it to SECRET_PREVIOUS; if it is lost, see `secret forget`'

/** Thrown if the settings do not fit the database. */
export class SecretError extends Error {
  override readonly name = 'SecretError'
}
