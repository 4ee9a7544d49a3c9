import { largestLease } from '../../../apps/server/src/limits/redisLimiter.ts'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { skewed } from './clockSkew.ts'

const processes = 4
const limit = { rate: 200, period: 1_000, burst: 200 }
const wide = { rate: 100_000, period: 1_000, burst: 200_000 }

/** Far more requests than the limit through several processes at once, two of them with skewed clocks. */
export async function overAdmission(report: (fault: Fault) => void): Promise<void> {
  await withWorld(
    { redis: true, limits: { config: { ip: limit, project: wide } } },
    async ({ startServer }) => {
      const servers = await Promise.all([
        startServer(),
        startServer(),
        startServer(skewed(60_000)),
        startServer(skewed(-60_000)),
      ])
      const projectId = await createProject(servers[0].url)
      const path = `/v1/config?projectId=${projectId}`
      // Warms up every process, and lets the limit refill.
      for (const { url } of servers) await fetch(url + path)
      await new Promise((resolve) => setTimeout(resolve, 1_500))

      const started = performance.now()
      let last = started
      let admitted = 0
      const load = await fireAtRate({
        base: (index) => servers[index % processes]?.url ?? '',
        rate: scale(1_000, 600),
        durationMs: scale(6_000, 2_500),
        next: () => ({
          kind: 'config',
          method: 'GET',
          path,
          check: (status) => {
            if (status === 200) {
              admitted += 1
              last = performance.now()
            }
            return status === 200 || status === 429 ? undefined : `${status}`
          },
        }),
      })
      const allowed = limit.burst + (limit.rate * (last - started)) / limit.period
      const over = Math.max(0, Math.ceil(admitted - allowed))
      const bound = largestLease(limit) * processes
      report({
        fault: `${(load.requests / allowed).toFixed(1)} × what a limit allows, through ${processes} processes`,
        requests: load.requests,
        failures: load.failures,
        lost: 0,
        ok: over <= bound && load.failures === 0 && admitted > allowed * 0.8,
        note: `${admitted} admitted, ${Math.floor(allowed)} allowed: ${over} over, bound ${bound} (lease ${largestLease(limit)} × ${processes}); two clocks ±60 s; p99 ${load.p99.toFixed(0)} ms`,
      })
    },
  )
}
