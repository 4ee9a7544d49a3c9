import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { event, readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'

/** A process dies again and again while events come in; what it had accepted must be stored by the next. */
export async function ingestLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, databaseUrl }) => {
    const server = await startServer()
    const projectId = await createProject(server.url)
    const { accepted, onReply } = readsAndEvents(projectId)
    const kills = scale(3, 1)
    const load = fireAtRate({
      base: server.url,
      rate: scale(300, 150),
      duration: kills * scale(3_500, 3_000),
      next: () => event(projectId),
      onReply,
    })
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(scale(1_000, 700))
      await server.kill()
      await server.start()
    }
    const done = await load
    const { length: lost } = await missingEvents(databaseUrl, accepted)
    // Nobody stands in for a single process that is dead: what it never accepted is not lost, it was never taken.
    const refused = done.requests - accepted.size
    report({
      fault: `kill -9 of the only process while events come in, ${kills} times`,
      requests: done.requests,
      failures: 0,
      lost,
      ok: lost === 0 && accepted.size > 0,
      note: `${accepted.size} accepted, all but ${lost} stored; ${refused} not taken while it was dead`,
    })
  })
}
