import type { Figure } from '../../../scripts/figures.ts'
import { rpc } from '../../server/journey.ts'
import { compare, loadCore, type Order, runLoad, serverCore } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { createProject } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'

const rounds = 10
/** Latency of a remote node, in milliseconds. */
const nodeLatencyMs = 20

/** What the gateway adds to a call that cannot be cached. */
export async function measureLatency(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async ({ anvil, startServer, onEnd }) => {
    const far = await startScript('delayProxy.ts', [anvil.url, `${nodeLatencyMs}`], loadCore)
    onEnd(far.stop)
    for (const [node, goal] of [
      [far.url, { op: '<=', value: 1.5 }],
      [anvil.url, undefined],
    ] as const) {
      const server = await startServer({ core: serverCore, env: { RPC_EIP155_31337: node } })
      const projectId = await createProject(server.url, `latency${goal ? 1 : 0}`)
      const { path, body } = rpc(projectId, 'eth_getBalance', ['0x{fresh}', 'latest'])
      const call: Omit<Order, 'url' | 'path'> = { pid: server.pid, method: 'POST', expect: '"result"', body }
      const { through, direct } = await runLoad(
        { through: { ...call, url: server.url, path }, direct: { ...call, url: node, path: '/' } },
        { connections: 1, sliceMs: 600, rounds },
      )
      report({
        name: `uncached call through the gateway, of the node asked directly, ${goal ? `${nodeLatencyMs} ms away` : 'on the same machine'}`,
        value: Number(compare(through, direct, ({ p50 }) => p50).toFixed(2)),
        unit: '×',
        goal,
        note: `p50 ${through.p50.toFixed(2)} ms against ${direct.p50.toFixed(2)} ms, median of ${rounds} turns`,
      })
      await server.kill()
    }
  })
}
