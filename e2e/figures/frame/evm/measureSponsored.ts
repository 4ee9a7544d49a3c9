import { askOf, smartAccountOn } from '@latchkey/chains/evm/smartAccount/testing'
import { startBundler, type TestBundler } from '@latchkey/chains/evm/testingBundler'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Figure } from '../../../../scripts/figures.ts'
import { median, quantile } from '../../../server/quantile.ts'
import { loadCore, serverCore } from '../../../server/runLoad.ts'
import { startScript } from '../../../server/startScript.ts'
import { createProject, setProject } from '../../../server/startServer.ts'
import { chainId, nodeSetting, type World, withWorld } from '../../../server/withWorld.ts'
import { loadNote } from '../withRig.ts'

const operationsEach = 30
/** The first ones deploy the account, open connections and compile code. */
const warmUps = 3
/** Latency of a remote node, bundler and paymaster, in milliseconds. */
const latencyMs = 20
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * The time of a sponsored operation of the wallet through our server, compared with the same wallet
 * asking the node, the bundler and the paymaster directly.
 */
export async function measureSponsored(report: (figure: Figure) => void): Promise<void> {
  await withWorld({}, async (world) => {
    const { anvil, onEnd } = world
    const bundler = await startBundler(anvil)
    onEnd(bundler.stop)
    const near = { node: anvil.url, bundler: bundler.bundlerUrl, paymaster: bundler.paymasterUrl }
    for (const [place, urls] of [
      [`${latencyMs} ms away`, await farther(world, near)],
      ['on the same machine', near],
    ] as const) {
      const { direct, through } = await times(world, bundler, urls)
      const text = (values: readonly number[]) =>
        `p50 ${median(values).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`
      report({
        name: `sponsored operation until it is in a block, of the bundler asked directly, ${place}`,
        value: Number((median(through) / median(direct)).toFixed(2)),
        unit: '×',
        ...(urls !== near && { goal: { op: '<=', value: 1.1 } as const }),
        note: `${text(through)} against ${text(direct)}, ${operationsEach} each in turns, ${loadNote()}`,
      })
    }
  })
}

type Urls = { readonly node: string; readonly bundler: string; readonly paymaster: string }

async function farther({ onEnd }: World, urls: Urls): Promise<Urls> {
  const far: [string, string][] = []
  for (const [name, url] of Object.entries(urls)) {
    const proxy = await startScript('delayProxy.ts', [new URL(url).origin, `${latencyMs}`], loadCore)
    onEnd(proxy.stop)
    far.push([name, new URL(new URL(url).pathname, proxy.url).href])
  }
  return Object.fromEntries(far) as Urls
}

async function times({ anvil, startServer }: World, rig: TestBundler, urls: Urls) {
  const server = await startServer({
    core: serverCore,
    env: {
      [nodeSetting]: urls.node,
      BUNDLER_EIP155_31337: urls.bundler,
      PAYMASTER_EIP155_31337: urls.paymaster,
    },
  })
  const projectId = await createProject(server.url, `sponsored${new URL(urls.node).port}`)
  await setProject(server.url, projectId, {
    sponsorship: { dailyLimit: '5', accountDailyLimit: '5', contracts: null },
  })
  const at = (path: string) => askOf(`${server.url}${path}?${new URLSearchParams({ projectId, chainId })}`)
  const [node, bundler, paymaster] = [askOf(urls.node), askOf(urls.bundler), askOf(urls.paymaster)]
  const ways: Record<Way, Asks> = {
    through: { ask: at('/v1'), askBundler: at('/v1/bundler') },
    direct: {
      ask: node,
      askBundler: (method, params) => (method.startsWith('pm_') ? paymaster : bundler)(method, params),
    },
  }
  const send = sender(anvil, rig)
  const found: Record<Way, number[]> = { through: [], direct: [] }
  for (let turn = -warmUps; turn < operationsEach; turn++) {
    // Which one is first alternates: the second finds what the first has warmed up.
    const order: readonly Way[] = turn % 2 ? ['through', 'direct'] : ['direct', 'through']
    for (const way of order) {
      const ms = await send(ways[way])
      if (turn >= 0) found[way].push(ms)
    }
  }
  await server.kill()
  return found
}

type Way = 'through' | 'direct'
type Asks = { readonly ask: ReturnType<typeof askOf>; readonly askBundler: ReturnType<typeof askOf> }

/** An account that sends nothing to a shop, and takes the time until that is in a block. */
function sender(anvil: Anvil, rig: TestBundler): (asks: Asks) => Promise<number> {
  const key = generatePrivateKey()
  const account = smartAccountOn(anvil, rig, key, privateKeyToAccount(key).address)
  return async (asks) => {
    const started = performance.now()
    const approval = await account.prepare('eth_sendTransaction', [{ to: shop }], asks)
    if (!approval.view.isSponsored) throw new Error('The operation is not sponsored.')
    await account.approve(approval)
    return performance.now() - started
  }
}
