import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { event, readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'

/** A process is killed repeatedly while it ingests events; the next one must store every accepted event. */
export async function ingestLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, databaseUrl }) => {
    const server = await startServer()
    const projectId = await createProject(server.url)
    const { accepted, onReply } = readsAndEvents(projectId)
    const kills = scale(3, 1)
    const load = fireAtRate({
      base: server.url,
      rate: scale(300, 150),
      durationMs: kills * scale(3_500, 3_000),
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
    // There is no replacement for the single process: events it did not accept are not lost.
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
