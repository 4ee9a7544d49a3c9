import { consoleProjectId } from '@latchkey/protocol/http/members'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { commandLine, recordChange } from '../audit/recordChange.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Database } from '../db/schema.ts'
import type { Feature } from '../feature.ts'

/** A large project has millions of events. */
const timeoutMs = 600_000

/** Rows that were deleted, or would be. */
export type Contents = readonly { readonly table: string; readonly what: string; readonly count: number }[]

/**
 * Deletes a project and what belongs to it, in one transaction. Only counts what would be
 * deleted unless `isConfirmed`.
 *
 * Refused while visitors have embedded wallets in the project: without it they could not open
 * them. Names belong to their owners, not to a project, and stay.
 */
export async function deleteProject(options: deleteProject.Options): Promise<Contents> {
  const { config, features, id, isConfirmed, log } = options
  if (id === consoleProjectId) throw new Error(`unknown project ${id}`)
  const db = openDatabase(config.databaseUrl, log, { max: 1, timeoutMs })
  try {
    return await db.transaction().execute(async (tx) => {
      // A sign-in at the same time waits, and is then refused.
      const { rows } = await sql`select id from projects where id = ${id} for update`.execute(tx)
      if (rows.length === 0) throw new Error(`unknown project ${id}`)
      await refuseWallets(tx, options)
      const contents: Contents[number][] = []
      for (const feature of features)
        for (const [name, what] of Object.entries(feature.projectTables ?? {})) {
          const table = sql.table(name)
          const removed = isConfirmed
            ? await sql`delete from ${table} where project_id = ${id}`.execute(tx)
            : await sql<{ n: string }>`select count(*) as n from ${table} where project_id = ${id}`.execute(
                tx,
              )
          const [counted] = removed.rows as { n: string }[]
          contents.push({ table: name, what, count: Number(counted?.n ?? removed.numAffectedRows ?? 0) })
        }
      if (isConfirmed) {
        await sql`delete from projects where id = ${id}`.execute(tx)
        await recordChange(tx, 'project/deleted', id, commandLine)
      }
      return contents
    })
  } finally {
    await db.destroy()
  }
}

export declare namespace deleteProject {
  type Options = {
    readonly config: Config
    readonly features: readonly Feature[]
    readonly id: string
    readonly isConfirmed: boolean
    readonly log: Logger
  }
}

async function refuseWallets(
  tx: Kysely<Database>,
  { config, features, id, log }: deleteProject.Options,
): Promise<void> {
  for (const { role, walletTable: name } of features) {
    if (!name) continue
    // Roles may have databases of their own, which the settings of this process name if it has the role.
    const url =
      role === 'auth' || role === 'vault' || role === 'escrow' ? config[role]?.databaseUrl : undefined
    const own =
      url === undefined || url === config.databaseUrl ? undefined : openDatabase(url, log, { max: 1 })
    try {
      const count = await countRows(own ?? tx, name, id)
      if (count > 0)
        throw new Error(
          `${id} has ${count} rows in ${name}: its visitors have embedded wallets, which they could not open without the project; use \`project set ${id} --disabled on\`, or remove its users first`,
        )
    } finally {
      await own?.destroy()
    }
  }
}

async function countRows(db: Kysely<Database>, name: string, id: string): Promise<number> {
  const found = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)
  if (!found.rows[0]?.is) return 0
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from ${sql.table(name)} where project_id = ${id}`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
