import { setTimeout as sleep } from 'node:timers/promises'
import {
  type FaultProxy,
  type Fault as ProxyFault,
  startFaultProxy,
} from '../../../apps/server/src/testing/startFaultProxy.ts'
import type { Fault } from '../../../scripts/faults.ts'
import type { Ask } from '../ask.ts'
import { type FamilyChain, familyChains, familyRead } from '../familyReads.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { uncached } from '../journey.ts'
import { loadCore } from '../runLoad.ts'
import { scale } from '../settings.ts'
import { startScript } from '../startScript.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

const proxyFaults = {
  'one of two nodes 2 s slow': { kind: 'slow', milliseconds: 2_000 },
  'one of two nodes answers 503': { kind: 'status', status: 503 },
  'one of two nodes hangs': { kind: 'hang' },
  'one of two nodes resets connections': { kind: 'reset' },
} as const satisfies Readonly<Record<string, ProxyFault>>

/** Milliseconds until calls that wait for a provider must have finished. */
const recoveryMs = { slow: scale(2_500, 1_200), hang: scale(2_500, 1_200), status: 300, reset: 300 }

/** Each of the two providers fails in turn; every read needs the chain. */
export async function upstreamLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, upstreams }) => {
    const server = await startServer()
    const projectId = await createProject(server.url)
    await loseInTurn({ base: server.url, next: () => uncached(projectId), upstreams, report })
  })
}

/** The same for providers of the other chain families. */
export async function familyLoss(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, onEnd }) => {
    const node = await startScript('familyNode.ts', [], loadCore)
    onEnd(node.stop)
    const upstreams = [await startFaultProxy(node.url), await startFaultProxy(node.url)]
    for (const { stop } of upstreams) onEnd(stop)
    const urls = upstreams.map(({ url }) => url).join(',')
    const env = Object.fromEntries(familyChains.map(({ setting }) => [setting, urls]))
    const server = await startServer({ env })
    const projectId = await createProject(server.url)
    const next = (index: number) =>
      familyRead(projectId, familyChains[index % familyChains.length] as FamilyChain)
    const named = (fault: Fault) => report({ ...fault, fault: `${fault.fault}, of other chain families` })
    await loseInTurn({ base: server.url, next, upstreams, report: named })
  })
}

async function loseInTurn({ base, next, report, upstreams }: LossOptions): Promise<void> {
  const calm = { base, rate: scale(300, 150), next }
  await fireAtRate({ ...calm, durationMs: 1_000 })
  for (const [fault, proxyFault] of Object.entries(proxyFaults)) {
    const healMs = recoveryMs[proxyFault.kind]
    const faultMs = scale(4_000, 600)
    const load = fireAtRate({ ...calm, durationMs: upstreams.length * (faultMs + healMs) })
    // Each fails for a while, whichever is preferred, and never both during one call.
    for (const upstream of upstreams) {
      upstream.break(proxyFault)
      await sleep(faultMs)
      upstream.heal()
      await sleep(healMs)
    }
    report(faultOf(fault, await load))
  }
}

type LossOptions = {
  base: string
  next(index: number): Ask
  upstreams: readonly FaultProxy[]
  report(fault: Fault): void
}
