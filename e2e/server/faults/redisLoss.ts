import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { wideLimits, withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** Redis is killed, then frozen, under requests that use it. */
export async function redisLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({ redis: true, limits: wideLimits }, async ({ startServer, redis, databaseUrl }) => {
    if (!redis) return
    const server = await startServer()
    const projectId = await createProject(server.url)
    const awayMs = scale(5_000, 1_200)
    const calmMs = scale(2_500, 800)

    async function lose(fault: string, lose: () => unknown, restore: () => unknown): Promise<void> {
      const { next, onReply, accepted } = readsAndEvents(projectId)
      const load = fireAtRate({
        base: server.url,
        rate: scale(300, 150),
        durationMs: awayMs + 2 * calmMs,
        next,
        onReply,
      })
      await sleep(calmMs)
      await lose()
      await sleep(awayMs)
      await restore()
      const done = await load
      const { length: lost } = await missingEvents(databaseUrl, accepted)
      report(
        faultOf(fault, done, { lost, note: `away ${awayMs / 1_000} s; ${accepted.size} events accepted` }),
      )
    }

    await lose('Redis kill -9, then back', redis.kill, redis.start)
    await lose('Redis SIGSTOP, then SIGCONT', redis.freeze, redis.thaw)
  })
}
