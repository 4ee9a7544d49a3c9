import { setTimeout as sleep } from 'node:timers/promises'
import { startReceiver } from '../../../apps/server/src/features/webhooks/testing/startReceiver.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { psql } from '../psql.ts'
import { quantile } from '../quantile.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { createWebhook } from './webhookLoss.ts'

const healthyCount = 3
const deadCount = 3
const perSecond = 40

/** Receivers that hang, with thousands of deliveries waiting for them, delay no delivery to others. */
export async function deadReceiver(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, databaseUrl, onEnd }) => {
    const server = await startServer({
      env: { ROLES: 'api,worker', WEBHOOKS_ALLOW_LOOPBACK: '1', LOG_LEVEL: 'error' },
    })
    let delays: number[] = []
    const healthy = await startReceiver(({ at, body }, response) => {
      delays.push(at - (JSON.parse(body) as { data: { at: number } }).data.at)
      response.writeHead(204).end()
    })
    const dead = await startReceiver(() => undefined)
    onEnd(healthy.stop)
    onEnd(dead.stop)
    const hooks: { id: string; project: string }[] = []
    for (let index = 0; index < healthyCount + deadCount; index += 1) {
      const project = await createProject(server.url, `hooks-${index}`)
      const { id } = await createWebhook(server.url, project, index < healthyCount ? healthy.url : dead.url)
      hooks.push({ id, project })
    }
    const add = (hook: { id: string; project: string } | undefined, count: number, key: string) =>
      psql(
        databaseUrl,
        `insert into webhook_outbox (endpoint_id, project_id, event_id, kind, key, body, created_at, next_at)
         select '${hook?.id}', '${hook?.project}', gen_random_uuid()::text, 'signed_in', '${key}' || n,
           json_build_object('type', 'signed_in', 'data', json_build_object('at', ${Date.now()}::bigint))::text, now(), now()
         from generate_series(1, ${count}) as n`,
      )
    /** Some to each healthy receiver, ten times a second. */
    const run = async (seconds: number) => {
      delays = []
      for (let tick = 0; tick < seconds * 10; tick += 1) {
        const hook = hooks[tick % healthyCount]
        add(hook, perSecond / 10, `k${tick}-`)
        await sleep(100)
      }
      await sleep(1_500)
      return { p95: Math.round(quantile(delays, 0.95)), arrived: delays.length, sent: seconds * perSecond }
    }
    await run(2)
    const alone = await run(scale(20, 5))
    for (const hook of hooks.slice(healthyCount)) add(hook, 2_000, 'dead-')
    const beside = await run(scale(40, 12))
    report({
      fault: `${deadCount} receivers that hang, with 2000 deliveries waiting for each`,
      requests: alone.sent + beside.sent,
      failures: dead.deliveries.length,
      lost: alone.sent + beside.sent - alone.arrived - beside.arrived,
      ok:
        beside.p95 <= alone.p95 * 1.25 + 50 && beside.arrived === beside.sent && alone.arrived === alone.sent,
      note: `p95 of the delay of other deliveries ${alone.p95} ms without them, ${beside.p95} ms beside them; ${dead.deliveries.length} tries at the dead ones`,
    })
  })
}
