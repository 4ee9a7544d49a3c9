import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { sql } from 'kysely'
import { type Actor, recordChange } from '../audit/recordChange.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { type Contents, countProject, countWallets, type Owned } from './projectContents.ts'

/** A large project has millions of events. */
const timeoutMs = 600_000

/**
 * Deletes a project and what belongs to it, in one transaction. Only counts what would be
 * deleted unless `isConfirmed`.
 *
 * Refused while visitors have embedded wallets in the project: without it they could not open
 * them. Names belong to their owners, not to a project, and stay.
 */
export async function deleteProject(options: deleteProject.Options): Promise<Contents> {
  const { by, config, features, id, isConfirmed, log, orderedBefore } = options
  if (id === consoleProjectId) throw new Error(`unknown project ${id}`)
  const db = openDatabase(config.databaseUrl, log, { max: 1, timeoutMs })
  try {
    return await db.transaction().execute(async (tx) => {
      // A sign-in at the same time waits, and is then refused.
      const row = await tx
        .selectFrom('projects')
        .select('id')
        .where('id', '=', id)
        .$if(orderedBefore !== undefined, (query) =>
          query.where('deletion_ordered_at', '<=', orderedBefore ?? null),
        )
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new Error(`unknown project ${id}`)
      const [held] = (await countWallets(tx, options)).filter(({ count }) => count > 0)
      if (held) throw new ProjectHasWalletsError(id, held)
      if (!isConfirmed) return countProject(tx, options)
      const contents: Contents[number][] = []
      for (const feature of features)
        for (const [name, what] of Object.entries(feature.projectTables ?? {})) {
          const removed = await sql`delete from ${sql.table(name)} where project_id = ${id}`.execute(tx)
          contents.push({ table: name, what, count: Number(removed.numAffectedRows ?? 0) })
        }
      await sql`delete from projects where id = ${id}`.execute(tx)
      await recordChange(tx, 'project/deleted', id, by, { project: id })
      return contents
    })
  } finally {
    await db.destroy()
  }
}

export declare namespace deleteProject {
  type Options = Owned & {
    readonly by: Actor
    readonly isConfirmed: boolean
    /** Only if its deletion was ordered by then, and not taken back. @default whether or not it was */
    readonly orderedBefore?: Date | undefined
  }
}

/** Thrown while visitors have embedded wallets in a project. */
export class ProjectHasWalletsError extends Error {
  override readonly name = 'ProjectHasWalletsError'
  constructor(id: string, { count, table }: Contents[number]) {
    super(
      `${id} has ${count} rows in ${table}: its visitors have embedded wallets, which they could not open without the project; use \`project set ${id} --disabled on\`, or remove its users first`,
    )
  }
}
