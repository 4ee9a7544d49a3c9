import type { Figure } from '../../../scripts/figures.ts'
import type { Ask } from '../../server/ask.ts'
import { familyChains, familyRead } from '../../server/familyReads.ts'
import { randomAddress, rpc } from '../../server/journey.ts'
import { compare, loadCore, type Order, runLoad, type Slice, serverCore } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { createProject } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'

const rounds = 20

/** What a cached answer of each chain family costs, compared with one of the world's chain. */
export async function measureFamilies(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async ({ startServer, onEnd }) => {
    const node = await startScript('familyNode.ts', [], loadCore)
    onEnd(node.stop)
    const env = Object.fromEntries(familyChains.map(({ setting }) => [setting, node.url]))
    const { pid, url } = await startServer({ core: serverCore, env })
    const projectId = await createProject(url, 'families')
    const order = ({ path, body }: Ask): Order => ({
      ...{ url, pid, path, body },
      method: 'POST',
      expect: '"result"',
    })
    const salt = '0'.repeat(40)
    const yields = await runLoad(
      {
        usual: order(rpc(projectId, 'eth_getBalance', [randomAddress(), 'latest'])),
        ...Object.fromEntries(
          familyChains.map((family) => [family.name, order(familyRead(projectId, family, salt))]),
        ),
      } as Record<string, Order>,
      { rounds },
    )
    const costOf = ({ count, cpu }: Slice) => cpu / count
    for (const { name } of familyChains) {
      const [one, usual] = [yields[name], yields.usual]
      if (!one || !usual) continue
      report({
        name: `cached answer of ${name}, of an Ethereum one`,
        value: Number(compare(one, usual, costOf).toFixed(2)),
        unit: '×',
        goal: { op: '<=', value: 1.1 },
        note: `${one.cpu.toFixed(1)} µs of processor time against ${usual.cpu.toFixed(1)} µs, median of ${rounds} turns`,
      })
    }
  })
}
