import { randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { retryLost } from '../db/retryLost.ts'
import type { Kms } from '../kms/kms.ts'

/**
 * Random keys of 32 bytes that a role needs in memory, wrapped by its KMS in its database.
 * Read on first use, as the database may be away at startup; the first process creates them.
 */
export function createWrappedKeys<const Name extends string>(
  options: createWrappedKeys.Options<Name>,
): () => Promise<Readonly<Record<Name, Buffer>>> {
  const { db, table, purpose, names, kms, clock } = options
  let known: Promise<Readonly<Record<Name, Buffer>>> | undefined

  async function read(name: Name): Promise<Buffer> {
    const context = { purpose, name }
    const find = async () => {
      const { rows } = await sql<{ wrapped: Buffer }>`
        select wrapped from ${sql.table(table)} where name = ${name}`.execute(db)
      return rows[0]
    }
    const made = (await find()) ?? (await create())
    return Buffer.from(await kms.unwrap(made.wrapped, context))

    async function create() {
      const wrapped = Buffer.from(await kms.wrap(randomBytes(32), context))
      await sql`insert into ${sql.table(table)} (name, wrapped, created_at)
        values (${name}, ${wrapped}, ${new Date(clock())}) on conflict do nothing`.execute(db)
      // Another process may have been first.
      return (await find()) ?? { wrapped }
    }
  }

  async function readAll(): Promise<Readonly<Record<Name, Buffer>>> {
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

export declare namespace createWrappedKeys {
  type Options<Name extends string> = {
    db: QueryExecutorProvider
    /** Has the columns `name`, `wrapped` and `created_at`. */
    table: string
    /** Of the context that the keys are wrapped for. */
    purpose: string
    names: readonly Name[]
    kms: Kms
    clock: Clock
  }
}
