import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate, summarise } from '../fireAtRate.ts'
import { mixedReads, readsAndEvents } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** Two processes behind a load balancer: an undisturbed run, each killed under load, then a rolling restart. */
export async function processLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({ redis: true }, async ({ startServer, startBalancer, databaseUrl }) => {
    const servers = await Promise.all([startServer(), startServer()])
    const balancer = await startBalancer(servers)
    const projectId = await createProject(balancer.url)
    const rate = scale(200, 100)
    const next = mixedReads(projectId)
    const calm = await fireAtRate({ base: balancer.url, rate, durationMs: scale(4_000, 1_000), next })
    report(faultOf('none: two processes behind a balancer', calm))

    const before = balancer.retries()
    const load = fireAtRate({ base: balancer.url, rate, durationMs: scale(14_000, 6_500), next })
    for (const server of servers) {
      await sleep(scale(2_000, 500))
      await server.kill()
      await sleep(scale(1_500, 500))
      await server.start()
    }
    report(
      faultOf('kill -9 of each of two processes', await load, {
        note: `${balancer.retries() - before} reads sent again by the balancer`,
      }),
    )

    const mixed = readsAndEvents(projectId)
    let rolling = true
    const loads: ReturnType<typeof fireAtRate>[] = []
    const running = (async () => {
      while (rolling) {
        const piece = fireAtRate({ base: balancer.url, rate, durationMs: 1_000, ...mixed })
        loads.push(piece)
        await sleep(1_000)
      }
    })()
    const sent = balancer.retries()
    const codes: (number | null)[] = []
    for (const server of servers) {
      await sleep(500)
      codes.push(await server.terminate())
      await server.start()
    }
    await sleep(500)
    rolling = false
    await running
    const all = await Promise.all(loads)
    const missing = await missingEvents(databaseUrl, mixed.accepted)
    report(
      faultOf(
        'SIGTERM of each of two processes (rolling restart)',
        summarise(all.flatMap(({ shots }) => shots)),
        {
          lost: missing.length,
          ok: codes.every((code) => code === 0),
          note: `exit codes ${codes.join(', ')}; ${balancer.retries() - sent} sent again; ${mixed.accepted.size} events accepted`,
        },
      ),
    )
  })
}
