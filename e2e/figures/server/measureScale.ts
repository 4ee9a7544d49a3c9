import { setTimeout as sleep } from 'node:timers/promises'
import { origin } from '../../../apps/server/src/features/siwx/testing/signIn.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { ask } from '../../server/ask.ts'
import { fireAtRate } from '../../server/fireAtRate.ts'
import { randomAddress, rpc, uncached } from '../../server/journey.ts'
import { cpuTime } from '../../server/processCost.ts'
import { redisUse } from '../../server/redisUse.ts'
import { serverCore } from '../../server/runLoad.ts'
import { signInOnce } from '../../server/signInOnce.ts'
import { createProject, type ServerProcess } from '../../server/startServer.ts'
import { withWorld } from '../../server/withWorld.ts'
import { answerBytes } from './answerBytes.ts'

type Report = (figure: Figure) => void

/** Visitors who poll, and how often, as docs/scale.md assumes: two hours, one call every 1.8 s. */
const visitors = 1_000
const callsPerSecond = (visitors * 4_000) / 7_200
const hitRate = 0.6

/** What the plan for many users needs beside the costs of single requests. */
export async function measureScale(report: Report): Promise<void> {
  await withWorld({ redis: true, limits: {} }, async ({ startServer, redis }) => {
    if (!redis) return
    const server = await startServer({ core: serverCore })
    const projectId = await createProject(server.url)
    await measureAnswer(report, server, projectId)
    await measureTrips(report, server, projectId, redis.url)
    await measureSignIn(report, server, projectId)
  })
}

/** Status line, headers and body as a page on another origin gets them. */
async function measureAnswer(report: Report, { url }: ServerProcess, projectId: string): Promise<void> {
  const calls = [
    rpc(projectId, 'eth_chainId'),
    rpc(projectId, 'eth_blockNumber'),
    uncached(projectId),
    rpc(projectId, 'eth_call', [{ to: randomAddress(), data: '0x70a08231' }, 'latest']),
  ]
  let bytes = 0
  for (const call of calls) {
    const { headers, body } = await ask(url, { ...call, headers: { ...call.headers, origin } })
    bytes += answerBytes(headers, body)
  }
  report({
    name: 'an RPC answer on the wire',
    value: Math.round(bytes / calls.length),
    unit: 'bytes',
    note: 'HTTP/1.1 without TLS; of a block number, a chain id, a balance and a call',
  })
}

/** How often Redis is asked at the rate of visitors: limits take leases, which grow with the rate. */
async function measureTrips(
  report: Report,
  { url }: ServerProcess,
  projectId: string,
  redisUrl: string,
): Promise<void> {
  const load = (durationMs: number) =>
    fireAtRate({
      base: url,
      rate: callsPerSecond,
      durationMs,
      next: (index) => {
        const call = index % 10 < hitRate * 10 ? rpc(projectId, 'eth_chainId') : uncached(projectId)
        return {
          ...call,
          headers: {
            ...call.headers,
            'x-forwarded-for': `198.51.${Math.floor((index % visitors) / 250)}.${index % 250}`,
          },
        }
      },
    })
  await load(5_000)
  const quietMs = 5_000
  const idle = await redisUse(redisUrl)
  await sleep(quietMs)
  const before = await redisUse(redisUrl)
  const began = performance.now()
  const { requests, failures } = await load(15_000)
  const after = await redisUse(redisUrl)
  if (failures) throw new Error(`${failures} of ${requests} calls failed`)
  const note = `${visitors} visitors with an address each, ${Math.round(callsPerSecond)} calls a second, ${hitRate * 100} % cached`
  report({
    name: 'calls of an RPC call to Redis',
    value: Number(((after.scripts - before.scripts) / requests).toFixed(2)),
    unit: 'calls',
    note,
  })
  const idleCpu = ((before.cpu - idle.cpu) * (performance.now() - began)) / quietMs
  report({
    name: 'an RPC call, in Redis',
    value: Number(((after.cpu - before.cpu - idleCpu) / requests).toFixed(1)),
    unit: 'µs of processor time',
    note,
  })
}

async function measureSignIn(report: Report, { url, pid }: ServerProcess, projectId: string): Promise<void> {
  const count = 200
  for (let index = 0; index < 20; index += 1) await signInOnce(url, projectId, index)
  const before = cpuTime(pid)
  for (let index = 0; index < count; index += 1) await signInOnce(url, projectId, index)
  report({
    name: 'a sign-in',
    value: Math.round((cpuTime(pid) - before) / count),
    unit: 'µs of processor time',
    note: 'its nonce, the check of a signature, the session',
  })
}
