import { type Kysely, sql, type Transaction } from 'kysely'
import { type Actor, recordChange } from '../audit/recordChange.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { sealBytes, unsealBytes } from './sealBytes.ts'
import { deriveKeys, type Keys, type Secrets } from './secrets.ts'
import type {} from './tables.ts'

/** Values that operators set in the console, encrypted with a key from `SECRET`. */
export type StoredSecrets = {
  /** Changes whenever a value does. */
  version(): Promise<string>
  /** Every value that can be decrypted. Only for the process itself. */
  values(): Promise<Readonly<Record<string, string>>>
  list(): Promise<StoredSecret[]>
  set(name: string, value: string, by: Actor): Promise<StoredSecret>
  remove(name: string, by: Actor): Promise<boolean>
  /** Keeps what a test has found, unless the value was replaced meanwhile. */
  keepTest(name: string, test: KeptTest, by: Actor): Promise<void>
}

/** What is told about a value. */
export type StoredSecret = {
  readonly name: string
  readonly lastFour: string | undefined
  readonly setBy: string
  readonly setAt: Date
  readonly test: KeptTest | undefined
  readonly isUnreadable: boolean
}
export type KeptTest = { readonly at: Date; readonly ok: boolean; readonly cause: string | null }

/** Of shorter values, four characters would be too much. */
const minLengthForLastFour = 13

const keysOf = (secrets: Secrets): Keys => deriveKeys(secrets, 'console secrets')
const sealName = (name: string) => `console secret ${name}`

export function createStoredSecrets({ db, secrets, clock }: createStoredSecrets.Options): StoredSecrets {
  const keys = keysOf(secrets)
  const columns = [
    'name',
    'sealed',
    'last_four',
    'set_by',
    'set_at',
    'tested_at',
    'test_ok',
    'test_cause',
  ] as const
  const rows = () => db.selectFrom('console_secrets').select(columns).orderBy('name').execute()

  return {
    async version() {
      const { version } = await db
        .selectFrom('console_secrets_version')
        .select('version')
        .executeTakeFirstOrThrow()
      return version
    },
    async values() {
      const entries = (await rows()).flatMap(({ name, sealed }) => {
        const found = unsealBytes(keys, sealName(name), sealed)
        return found ? [[name, found.bytes.toString()] as const] : []
      })
      return Object.fromEntries(entries)
    },
    async list() {
      return (await rows()).map((row) => ({
        name: row.name,
        lastFour: row.last_four ?? undefined,
        setBy: row.set_by,
        setAt: row.set_at,
        test: row.tested_at
          ? { at: row.tested_at, ok: row.test_ok === true, cause: row.test_cause }
          : undefined,
        isUnreadable: !unsealBytes(keys, sealName(row.name), row.sealed),
      }))
    },
    async set(name, value, by) {
      const lastFour = value.length >= minLengthForLastFour ? value.slice(-4) : undefined
      const row = {
        sealed: sealBytes(keys, sealName(name), Buffer.from(value)),
        last_four: lastFour ?? null,
        set_by: by.name,
        set_at: new Date(clock()),
        tested_at: null,
        test_ok: null,
        test_cause: null,
      }
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('console_secrets')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
        await countUp(tx)
        await recordChange(tx, 'server/secret_set', name, by)
      })
      return { name, lastFour, setBy: by.name, setAt: row.set_at, test: undefined, isUnreadable: false }
    },
    remove: (name, by) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('console_secrets')
          .where('name', '=', name)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await countUp(tx)
        await recordChange(tx, 'server/secret_removed', name, by)
        return true
      }),
    async keepTest(name, { at, ok, cause }, by) {
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('console_secrets')
          .set({ tested_at: at, test_ok: ok, test_cause: cause })
          .where('name', '=', name)
          .execute()
        await recordChange(tx, 'server/secret_tested', name, by, { ok })
      })
    },
  }
}

export declare namespace createStoredSecrets {
  type Options = { db: Kysely<Database>; secrets: Secrets; clock: Clock }
}

/** Also a lock: changes happen one after the other. */
async function countUp(tx: Transaction<Database>): Promise<void> {
  await sql`update console_secrets_version set version = version + 1`.execute(tx)
}

/** Encrypts with `SECRET` what a secret of `SECRET_PREVIOUS` encrypted. */
export async function resealStored(
  tx: Transaction<Database>,
  secrets: Secrets,
): Promise<{ resealed: number; unreadable: number }> {
  const keys = keysOf(secrets)
  let resealed = 0
  let unreadable = 0
  const rows = await tx
    .selectFrom('console_secrets')
    .select(['name', 'sealed'])
    .orderBy('name')
    .forUpdate()
    .execute()
  for (const { name, sealed } of rows) {
    const found = unsealBytes(keys, sealName(name), sealed)
    if (!found) unreadable++
    if (!found || found.isCurrent) continue
    await tx
      .updateTable('console_secrets')
      .set({ sealed: sealBytes(keys, sealName(name), found.bytes) })
      .where('name', '=', name)
      .execute()
    resealed++
  }
  return { resealed, unreadable }
}
