import { join } from 'node:path'
import { raceRegistrations } from '../../../apps/server/src/features/names/testing/raceRegistrations.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { ask } from '../ask.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { wideLimits, withWorld, zone } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** Options to start a process with a skewed clock. */
export const skewed = (milliseconds: number) => ({
  nodeArgs: ['--import', join(import.meta.dirname, '../skewClock.ts')],
  env: { CLOCK_SKEW_MS: `${milliseconds}` },
})

/** Two processes with clocks two minutes apart serve the same users. */
export async function clockSkew(report: (fault: Fault) => void): Promise<void> {
  await withWorld(
    { redis: true, limits: wideLimits },
    async ({ startServer, startBalancer, databaseUrl }) => {
      const servers = await Promise.all([startServer(skewed(60_000)), startServer(skewed(-60_000))])
      const balancer = await startBalancer(servers)
      const projectId = await createProject(balancer.url)
      const { next, onReply, accepted } = readsAndEvents(projectId)
      const load = fireAtRate({
        base: balancer.url,
        rate: scale(200, 100),
        durationMs: scale(8_000, 2_000),
        next,
        onReply,
      })
      const names = 10
      const race = await raceRegistrations({
        zone,
        names,
        racers: 4,
        workers: 8,
        register: async (signed) =>
          (
            await ask(balancer.url, {
              method: 'POST',
              path: `/v1/profile/account?projectId=${projectId}`,
              body: JSON.stringify(signed),
            })
          ).status,
      })
      const done = await load
      const { length: lost } = await missingEvents(databaseUrl, accepted)
      const single = [...race.winners.values()].filter((winners) => winners.length === 1).length
      report(
        faultOf('clocks of two processes 60 s fast and 60 s slow', done, {
          lost,
          ok: single === names,
          note: `${single} of ${names} raced names with exactly one winner; ${accepted.size} events accepted`,
        }),
      )
    },
  )
}
