import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault as Ill } from '../../../apps/server/src/testing/startFaultProxy.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { uncached } from '../journey.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

const ills = {
  'one of two nodes 2 s slow': { kind: 'slow', milliseconds: 2_000 },
  'one of two nodes answers 503': { kind: 'status', status: 503 },
  'one of two nodes hangs': { kind: 'hang' },
  'one of two nodes resets connections': { kind: 'reset' },
} as const satisfies Readonly<Record<string, Ill>>

/** Milliseconds in which what waits for one of them is over. */
const recoveries = { slow: scale(2_500, 1_200), hang: scale(2_500, 1_200), status: 300, reset: 300 }

/** Each of the two ways to the chain falls ill in turn; every read asks the chain. */
export async function upstreamLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, upstreams }) => {
    const server = await startServer()
    const projectId = await createProject(server.url)
    const calm = { base: server.url, rate: scale(300, 150), next: () => uncached(projectId) }
    await fireAtRate({ ...calm, duration: 1_000 })
    for (const [fault, ill] of Object.entries(ills)) {
      const recovery = recoveries[ill.kind]
      const time = scale(4_000, 600)
      const load = fireAtRate({ ...calm, duration: upstreams.length * (time + recovery) })
      // Whichever is preferred at the moment, each is ill for a while, and never both within one call.
      for (const upstream of upstreams) {
        upstream.break(ill)
        await sleep(time)
        upstream.heal()
        await sleep(recovery)
      }
      report(faultOf(fault, await load))
    }
  })
}
