import type { Actor } from '../audit/recordChange.ts'
import type { Parts } from '../feature.ts'
import { deleteProject, ProjectHasWalletsError } from './deleteProject.ts'

/** How long the deletion of a project can be taken back. */
export const undoDeletionMs = 7 * 86_400_000

const by: Actor = { name: 'deletion job' }

/** Deletes the projects whose deletion was ordered a week ago. One that has embedded wallets stays, disabled. */
export async function deleteDueProjects({
  clock,
  config,
  db,
  features,
  log,
}: Pick<Parts, 'clock' | 'config' | 'db' | 'features' | 'log'>): Promise<void> {
  const orderedBefore = new Date(clock() - undoDeletionMs)
  const due = await db
    .selectFrom('projects')
    .select('id')
    .where('deletion_ordered_at', '<=', orderedBefore)
    .execute()
  const failures: unknown[] = []
  for (const { id } of due)
    try {
      await deleteProject({ by, config, features, id, isConfirmed: true, log, orderedBefore })
      log.info({ project: id }, 'project deleted')
    } catch (error) {
      if (error instanceof ProjectHasWalletsError)
        log.warn({ project: id }, 'project not deleted: visitors have embedded wallets in it')
      else failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} projects were not deleted`)
}
