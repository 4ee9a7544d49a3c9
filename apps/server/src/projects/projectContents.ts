import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Database } from '../db/schema.ts'
import type { Feature } from '../feature.ts'

/** Rows that were deleted, or would be. */
export type Contents = readonly { readonly table: string; readonly what: string; readonly count: number }[]

/** A project, and where what belongs to it is declared. */
export type Owned = {
  readonly config: Config
  readonly features: readonly Feature[]
  readonly id: string
  readonly log: Logger
}

/** Counts what belongs to a project, in each table up to `max`. */
export async function countProject(
  db: Kysely<Database>,
  { features, id }: Pick<Owned, 'features' | 'id'>,
  max?: number,
): Promise<Contents> {
  const contents: Contents[number][] = []
  for (const feature of features)
    for (const [table, what] of Object.entries(feature.projectTables ?? {}))
      contents.push({ table, what, count: await countRows(db, table, id, max) })
  return contents
}

/**
 * Counts rows that belong to visitors' embedded wallets. Roles may have databases of their own,
 * which the settings of this process name if it has the role.
 *
 * Throws a {@link WalletsUnknownError} if visitors log in to this server, but not into a database
 * that this process can read: what it cannot see must not count as none.
 */
export async function countWallets(
  db: Kysely<Database>,
  { config, features, id, log }: Owned,
): Promise<Contents> {
  const contents: Contents[number][] = []
  const isOffered = await offersWallets(db, config)
  for (const { role, walletTable: table } of features) {
    if (!table) continue
    const url =
      role === 'auth' || role === 'vault' || role === 'escrow' ? config[role]?.databaseUrl : undefined
    const own =
      url === undefined || url === config.databaseUrl ? undefined : openDatabase(url, log, { max: 1 })
    try {
      // Of the three, the login has a row of every visitor who has a wallet.
      if (role === 'auth' && isOffered && !(await hasTable(own ?? db, table))) throw new WalletsUnknownError()
      contents.push({ table, what: 'embedded wallets', count: await countRows(own ?? db, table, id) })
    } finally {
      await own?.destroy()
    }
  }
  return contents
}

/** Thrown where the embedded wallets of a project cannot be counted. */
export class WalletsUnknownError extends Error {
  override readonly name = 'WalletsUnknownError'
  constructor() {
    super(
      'visitors of this server have embedded wallets, in a database that this process cannot read: give it the settings of the role `auth`, such as AUTH_DATABASE_URL, `VAULT_DATABASE_URL` and `ESCROW_DATABASE_URL`',
    )
  }
}

/** Whether any process logs visitors in, or ever did. */
async function offersWallets(db: Kysely<Database>, { authUrl }: Pick<Config, 'authUrl'>): Promise<boolean> {
  if (authUrl !== undefined) return true
  const { rows } = await sql`select from server_roles where role = 'auth'`.execute(db)
  return rows.length > 0
}

async function hasTable(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(db)
  return rows[0]?.is === true
}

async function countRows(db: Kysely<Database>, table: string, id: string, max?: number): Promise<number> {
  if (!(await hasTable(db, table))) return 0
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from (
      select 1 from ${sql.table(table)} where project_id = ${id} limit ${max ?? null}
    ) as rows_of_project`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
