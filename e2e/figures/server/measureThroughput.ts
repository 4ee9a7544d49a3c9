import type { Figure } from '../../../scripts/figures.ts'
import { randomAddress, rpc } from '../../server/journey.ts'
import { compare, type Order, rateOf, runLoad, serverCore, type Yield } from '../../server/runLoad.ts'
import { startScript } from '../../server/startScript.ts'
import { createProject } from '../../server/startServer.ts'
import { wideLimits, withWorld } from '../../server/withWorld.ts'

const rounds = 20

/** What one core serves from memory, compared with a bare Fastify route. */
export async function measureThroughput(report: (figure: Figure) => void): Promise<void> {
  await withWorld({ redis: true, limits: wideLimits }, async ({ startServer, onEnd }) => {
    const bare = await startScript('bareFastify.ts', [], serverCore)
    onEnd(bare.stop)
    const core = serverCore
    const unlimited = await startServer({ core, env: { LIMITS: 'off', REDIS_URL: '' } })
    const limited = await startServer({ core, env: { REDIS_URL: '' } })
    const shared = await startServer({ core })
    const projectId = await createProject(unlimited.url)
    const { path, body } = rpc(projectId, 'eth_getBalance', [randomAddress(), 'latest'])
    const call = ({ url, pid }: { url: string; pid: number }): Order => ({
      ...{ url, pid, path, body },
      method: 'POST',
      expect: '"result"',
    })
    const yields = await runLoad(
      {
        bare: { ...call(bare), path: '/' },
        unlimited: call(unlimited),
        limited: call(limited),
        shared: call(shared),
      },
      { rounds },
    )
    const ratio = (one: Yield, other: Yield) => round(compare(one, other, rateOf))
    const costs = (one: Yield, other: Yield) =>
      `${round(one.cpu, 1)} µs of processor time against ${round(other.cpu, 1)} µs`
    const spread = ({ slices }: Yield) => {
      const rates = slices.map(rateOf)
      return `${Math.round(Math.min(...rates))}–${Math.round(Math.max(...rates))}`
    }
    report({
      name: 'cached RPC answer, of a bare Fastify route',
      value: ratio(yields.limited, yields.bare),
      unit: '×',
      goal: { op: '>=', value: 0.6 },
      note: `limits on; median of ${rounds} turns on one core; ${costs(yields.limited, yields.bare)}`,
    })
    for (const [name, one] of [
      ['bare Fastify route', yields.bare],
      ['cached RPC answer', yields.limited],
    ] as const)
      report({ name, value: Math.round(one.rate), unit: 'answers/s/core', note: spread(one) })
    for (const [name, one] of [
      ['limits on, of limits off', yields.limited],
      ['limits shared through Redis, of limits off', yields.shared],
    ] as const)
      report({
        name,
        value: ratio(one, yields.unlimited),
        unit: '×',
        goal: { op: '>=', value: 0.9 },
        note: costs(one, yields.unlimited),
      })
  })
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
