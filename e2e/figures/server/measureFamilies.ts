import type { Figure } from '../../../scripts/figures.ts'
import { randomAddress, rpc } from '../../server/journey.ts'
import { compare, loadCore, type Order, runLoad, type Slice, serverCore } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { createProject } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'

const rounds = 20
const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328'
const unknownHub = '45'.repeat(16)

/** What a cached answer of each chain family costs, compared with one of an EVM chain. */
export async function measureFamilies(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async ({ startServer, onEnd }) => {
    const node = await startScript('familyNode.ts', [], loadCore)
    onEnd(node.stop)
    const { pid, url } = await startServer({
      core: serverCore,
      env: {
        [`RPC_BIP122_${regtest}`]: node.url,
        [`RPC_POLKADOT_${unknownHub}`]: node.url,
        RPC_COSMOSHUB: node.url,
      },
    })
    const projectId = await createProject(url, 'families')
    const call = (chain: string | undefined, method: string, params: readonly unknown[]): Order => {
      const { path, body } = rpc(projectId, method, params, chain)
      return { url, pid, method: 'POST', path, body, expect: '"result"' }
    }
    const { evm, ...others } = await runLoad(
      {
        evm: call(undefined, 'eth_getBalance', [randomAddress(), 'latest']),
        Bitcoin: call(`bip122:${regtest}`, 'address', [`bcrt1q${'0'.repeat(38)}`]),
        Polkadot: call(`polkadot:${unknownHub}`, 'state_getStorage', [`0x${'26'.repeat(80)}`]),
        Cosmos: call('cosmos:cosmoshub-4', 'abci_query', ['/cosmos.bank.v1beta1.Query/AllBalances', '00']),
      },
      { rounds },
    )
    const costOf = ({ count, cpu }: Slice) => cpu / count
    for (const [name, one] of Object.entries(others))
      report({
        name: `cached answer of ${name}, of an EVM one`,
        value: Number(compare(one, evm, costOf).toFixed(2)),
        unit: '×',
        goal: { op: '<=', value: 1.1 },
        note: `${one.cpu.toFixed(1)} µs of processor time against ${evm.cpu.toFixed(1)} µs, median of ${rounds} turns`,
      })
  })
}
