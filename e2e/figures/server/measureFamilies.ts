import type { Figure } from '../../../scripts/figures.ts'
import { familyChains } from '../../server/familyReads.ts'
import { randomAddress, rpc } from '../../server/journey.ts'
import { compare, loadCore, type Order, runLoad, type Slice, serverCore } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { createProject } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'

const rounds = 20

/** What a cached answer of each chain family costs, compared with one of an EVM chain. */
export async function measureFamilies(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async ({ startServer, onEnd }) => {
    const node = await startScript('familyNode.ts', [], loadCore)
    onEnd(node.stop)
    const env = Object.fromEntries(familyChains.map(({ setting }) => [setting, node.url]))
    const { pid, url } = await startServer({ core: serverCore, env })
    const projectId = await createProject(url, 'families')
    const order = (method: string, params: readonly unknown[], chain?: string): Order => {
      const { path, body } = rpc(projectId, method, params, chain)
      return { url, pid, method: 'POST', path, body, expect: '"result"' }
    }
    const salt = '0'.repeat(40)
    const evm = 'EVM'
    const yields = await runLoad(
      Object.fromEntries([
        [evm, order('eth_getBalance', [randomAddress(), 'latest'])],
        ...familyChains.map(({ name, chain, method, params }) => [name, order(method, params(salt), chain)]),
      ]) as Record<string, Order>,
      { rounds },
    )
    const costOf = ({ count, cpu }: Slice) => cpu / count
    const beside = yields[evm]
    for (const [name, one] of Object.entries(yields)) {
      if (!beside || name === evm) continue
      report({
        name: `cached answer of ${name}, of an EVM one`,
        value: Number(compare(one, beside, costOf).toFixed(2)),
        unit: '×',
        goal: { op: '<=', value: 1.1 },
        note: `${one.cpu.toFixed(1)} µs of processor time against ${beside.cpu.toFixed(1)} µs, median of ${rounds} turns`,
      })
    }
  })
}
