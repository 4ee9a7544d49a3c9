import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'

const server = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'

/** A new migrated database on the machine's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `latchkey_test_${randomBytes(6).toString('hex')}`
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  const pool = new pg.Pool({ connectionString: url.href, max: 10 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    url: url.href,
    db,
    async drop() {
      await db.destroy()
      await ask(`drop database if exists ${name} with (force)`)
    },
  }
}

export type TestDatabase = { readonly url: string; readonly db: Kysely<Database>; drop(): Promise<void> }

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
