import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startReceiver } from '../../../apps/server/src/features/webhooks/testing/startReceiver.ts'
import { verifyWebhook } from '../../../packages/node/src/verifyWebhook.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { ask } from '../ask.ts'
import { psql } from '../psql.ts'
import { scale } from '../settings.ts'
import { adminToken, createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'

const workers = { ROLES: 'api,worker', WEBHOOKS_ALLOW_LOOPBACK: '1', LOG_LEVEL: 'error' }
const perKey = 50

/** Makes a webhook; resolves to its id and secret. */
export async function createWebhook(base: string, projectId: string, url: string) {
  const made = await ask(base, {
    method: 'POST',
    path: `/admin/v1/projects/${projectId}/webhooks`,
    headers: { authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ name: 'Backend', url, kinds: ['signed_in'] }),
  })
  if (made.status !== 201) throw new Error(`no webhook: ${made.status} ${made.body}`)
  const { secret, webhook } = JSON.parse(String(made.body)) as { secret: string; webhook: { id: string } }
  return { id: webhook.id, secret }
}

/** Adds deliveries as features do, but many in one statement: `count` in order, of as many keys as needed. */
function fillOutbox(databaseUrl: string, webhookId: string, projectId: string, count: number): void {
  psql(
    databaseUrl,
    `insert into webhook_outbox (endpoint_id, project_id, event_id, kind, key, body, created_at, next_at)
     select '${webhookId}', '${projectId}', 'event-' || n, 'signed_in', 'key-' || k,
       json_build_object('type', 'signed_in', 'timestamp', now(), 'projectId', '${projectId}',
         'isVerified', true, 'data', json_build_object('key', k, 'n', s))::text, now(), now()
     from (
       select n, n % ${Math.ceil(count / perKey)} as k, n / ${Math.ceil(count / perKey)} as s
       from generate_series(0, ${count - 1}) as n
     ) as made order by n`,
  )
}

type Behaviour = 'fails' | 'hangs' | 'late' | 'twice' | 'accepts'

/** What the receiver does with the first try of a delivery; the others it accepts. */
function behaviourOf(eventId: string): Behaviour {
  const share = createHash('sha256').update(eventId).digest().readUInt32BE(0) / 2 ** 32
  if (share < 0.04) return 'fails'
  if (share < 0.042) return 'hangs'
  if (share < 0.06) return 'late'
  if (share < 0.08) return 'twice'
  return 'accepts'
}

/**
 * Workers are killed while they deliver to a receiver that fails, hangs, answers late, and cuts
 * connections after it has accepted: every delivery arrives, in order for its key, and signed.
 */
export async function webhookLoss(report: (fault: Fault) => void): Promise<void> {
  const count = scale(100_000, 3_000)
  await withWorld({}, async ({ startServer, databaseUrl, onEnd }) => {
    const servers = [await startServer({ env: workers }), await startServer({ env: workers })]
    const [first] = servers
    if (!first) throw new Error('no server')
    const projectId = await createProject(first.url)
    const tried = new Set<string>()
    const accepted = new Set<string>()
    /** The next number that each key may have. */
    const next = new Map<number, number>()
    let secret = ''
    const seen = { outOfOrder: 0, badSignatures: 0, requests: 0, again: 0 }
    const receiver = await startReceiver(async (delivery, response) => {
      seen.requests += 1
      const event = await verifyWebhook({ secret, body: delivery.body, headers: delivery.headers }).catch(
        () => undefined,
      )
      if (!event) {
        seen.badSignatures += 1
        return response.writeHead(400).end()
      }
      const { key, n } = event.data as { key: number; n: number }
      const expected = next.get(key) ?? 0
      if (n > expected) seen.outOfOrder += 1
      const behaviour = tried.has(event.id) ? 'accepts' : behaviourOf(event.id)
      tried.add(event.id)
      if (behaviour === 'hangs') return undefined
      if (behaviour === 'fails') return response.writeHead(500).end('not now')
      if (behaviour === 'late') await sleep(800)
      if (accepted.has(event.id)) seen.again += 1
      accepted.add(event.id)
      next.set(key, Math.max(expected, n + 1))
      // The receiver has it, and the worker cannot know.
      if (behaviour === 'twice') return response.destroy()
      return response.writeHead(204).end()
    })
    onEnd(receiver.stop)
    const made = await createWebhook(first.url, projectId, receiver.url)
    secret = made.secret
    const began = performance.now()
    fillOutbox(databaseUrl, made.id, projectId, count)
    const waiting = () =>
      Number(psql(databaseUrl, `select count(*) from webhook_outbox where state <> 'delivered'`))

    const kills = scale(6, 1)
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(scale(10_000, 2_000))
      const server = servers[kill % servers.length]
      await server?.kill()
      await server?.start()
    }
    const until = performance.now() + scale(1_800_000, 120_000)
    while (waiting() > 0 && performance.now() < until) await sleep(500)
    const seconds = (performance.now() - began) / 1_000
    const lost = count - accepted.size
    const left = waiting()
    report({
      fault: `kill -9 of a worker, ${kills} times, while ${count} webhooks are delivered to a bad receiver`,
      requests: seen.requests,
      failures: seen.badSignatures,
      lost,
      ok: lost === 0 && left === 0 && seen.outOfOrder === 0 && seen.badSignatures === 0,
      note: `${accepted.size} of ${count} arrived, ${seen.outOfOrder} out of order, ${seen.again} more than once, ${seen.badSignatures} bad signatures; ${Math.round(count / seconds)} a second`,
    })
  })
}
