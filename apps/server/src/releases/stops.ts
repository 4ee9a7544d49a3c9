import { type QueryExecutorProvider, sql } from 'kysely'

/** The role whose releases are stopped; its table is `<role>_stops`. */
export type ReleaseRole = 'vault' | 'escrow'

/** Stands for every project. */
export const everyProject = '*'

/** Whether the operator stopped the releases of a project. */
export async function isStopped(
  db: QueryExecutorProvider,
  role: ReleaseRole,
  projectId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(`${role}_stops`)} where project_id in (${projectId}, ${everyProject}) limit 1
  `.execute(db)
  return rows.length > 0
}
