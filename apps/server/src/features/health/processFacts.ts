import type { ProcessFacts } from '@latchkey/protocol/http/health'
import type { Gauge } from 'prom-client'
import { buildInfo } from '../../buildInfo.ts'
import type { Parts } from '../../feature.ts'

type Deps = Pick<
  Parts,
  'analytics' | 'config' | 'draining' | 'gateway' | 'metrics' | 'poolState' | 'redisState' | 'vendors'
>

const startedAt = new Date(Date.now() - performance.now()).toISOString()

/** What only this process knows: nothing in it is a secret or a URL. */
export async function processFacts(deps: Deps): Promise<ProcessFacts> {
  const { analytics, config, draining, gateway, metrics, poolState, redisState, vendors } = deps
  const relay = config.roles.includes('relay')
    ? {
        sockets: await readGauge(metrics.relaySockets),
        topics: await readGauge(metrics.relayTopics),
        usedShare: await readGauge(metrics.relayUsedShare),
      }
    : null
  return {
    roles: [...config.roles],
    ...buildInfo,
    startedAt,
    isDraining: draining.signal.aborted,
    redis: redisState(),
    relay,
    pool: poolState(),
    spool: { bytes: await readGauge(metrics.spoolBytes), maxBytes: config.spoolMaxBytes },
    memoryBytes: process.memoryUsage.rss(),
    nodes: gateway.nodes().map(({ restsUntil, upstream, ...node }) => ({
      ...node,
      id: upstream.id,
      restsUntil: restsUntil === undefined ? null : new Date(restsUntil).toISOString(),
    })),
    vendors: vendors.states().map(({ name, isResting }) => ({ name, state: isResting ? 'resting' : 'ok' })),
    kits: analytics.kits().map(({ lastSeenAt, ...kit }) => ({
      ...kit,
      lastSeenAt: new Date(lastSeenAt).toISOString(),
    })),
  }
}

async function readGauge(gauge: Gauge<string>): Promise<number> {
  const { values } = await gauge.get()
  return values[0]?.value ?? 0
}
