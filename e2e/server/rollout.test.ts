import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { ask } from './ask.ts'
import { fireAtRate } from './fireAtRate.ts'
import { mixedReads } from './journey.ts'
import { startBalancer } from './startBalancer.ts'
import { createProject, type ServerProcess, startServer } from './startServer.ts'
import { withWorld } from './withWorld.ts'

/** How long the rollout waits for the new process. */
const watchMs = 2_000

test(
  'behavior: a rollout of a version with a wrong database replaces no process, and no request fails',
  {
    timeout: 120_000,
  },
  () =>
    withWorld({}, async ({ folder, startServer: startIn, onEnd }) => {
      const [old, port] = [await startIn(), await freePort()]
      const balancer = await startBalancer([old.url, `http://127.0.0.1:${port}`])
      onEnd(balancer.stop)
      const next = mixedReads(await createProject(old.url))
      let requests = 0
      const failed: unknown[] = []
      const rollout = new AbortController()
      const load = (async () => {
        while (!rollout.signal.aborted) {
          const piece = await fireAtRate({ base: balancer.url, rate: 40, durationMs: 500, next })
          requests += piece.requests
          if (piece.failures) failed.push(piece.reasons)
        }
      })()

      const env = { DATABASE_URL: 'postgres://root@127.0.0.1:9/none' }
      const wrong = await startServer({ folder, port, env, until: '/livez' })
      onEnd(wrong.kill)
      expect(await replace(old, wrong)).toBe('database not reached yet')
      // Its liveness lets the rollout wait: a restart would not help.
      expect((await ask(wrong.url, { method: 'GET', path: '/livez' })).status).toBe(200)
      rollout.abort()
      await load
      expect(failed).toEqual([])
      expect(requests).toBeGreaterThan(60)
    }),
)

/** What a rollout does: ends the old process once the new one is ready. Resolves to the reason if it is not. */
async function replace(old: ServerProcess, next: ServerProcess): Promise<string | undefined> {
  let reason: string | undefined
  for (const until = Date.now() + watchMs; Date.now() < until; await sleep(100)) {
    const { status, body } = await ask(next.url, { method: 'GET', path: '/readyz' })
    reason = JSON.parse(body).reason
    if (status !== 200) continue
    await old.terminate()
    return undefined
  }
  return reason
}
