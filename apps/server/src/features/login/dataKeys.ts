import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Kms } from '../../kms/kms.ts'
import type { LoginTables } from './tables.ts'

const names = ['pepper', 'seal', 'sign', 'tokens'] as const

/**
 * The keys of email logins. `pepper` hashes addresses and codes, `seal` encrypts
 * addresses and mails, `sign` signs access tokens, `tokens` makes nonces and refresh
 * tokens.
 */
export type DataKeys = Readonly<Record<(typeof names)[number], Buffer>>

/** Reads the keys on first use, as the database may be away at startup; the first process creates them. */
export function createDataKeys({ db, kms, clock }: createDataKeys.Options): () => Promise<DataKeys> {
  let known: Promise<DataKeys> | undefined

  async function read(name: (typeof names)[number]): Promise<Buffer> {
    const context = { purpose: 'login', name }
    const find = () =>
      db.selectFrom('login_data_keys').select('wrapped').where('name', '=', name).executeTakeFirst()
    const made = (await find()) ?? (await create())
    return Buffer.from(await kms.unwrap(made.wrapped, context))

    async function create() {
      const wrapped = Buffer.from(await kms.wrap(randomBytes(32), context))
      await db
        .insertInto('login_data_keys')
        .values({ name, wrapped, created_at: new Date(clock()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // Another process may have been first.
      return (await find()) ?? { wrapped }
    }
  }

  async function readAll(): Promise<DataKeys> {
    const pairs = await Promise.all(names.map(async (name) => [name, await retryLost(() => read(name))]))
    return Object.fromEntries(pairs)
  }

  return () => {
    known ??= readAll().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

export declare namespace createDataKeys {
  type Options = { db: Kysely<LoginTables>; kms: Kms; clock: Clock }
}
