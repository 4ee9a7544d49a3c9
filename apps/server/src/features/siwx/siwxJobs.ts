import type { Deps } from '../../deps.ts'
import type { Job } from '../../worker.ts'

/** What is done about sign-ins in the background. */
export function siwxJobs({ siwx }: Pick<Deps, 'siwx'>): Job[] {
  return [{ name: 'siwx-prune', schedule: '*/10 * * * *', run: () => siwx.prune() }]
}
