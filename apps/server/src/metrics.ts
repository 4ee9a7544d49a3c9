import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { buildInfo } from './buildInfo.ts'
import type { NodeCount } from './chains/countNodes.ts'
import type { GatewayMetrics } from './gateway/metrics.ts'

/** Records response times. Looking up the labelled series is most of the cost, so they are cached. */
export function createObserver({ requests }: Metrics) {
  const rows = new Map<string, ReturnType<Metrics['requests']['labels']>>()
  return (route: string, status: number, milliseconds: number): void => {
    const key = `${status} ${route}`
    let row = rows.get(key)
    if (!row) {
      row = requests.labels({ route, status })
      rows.set(key, row)
    }
    row.observe(milliseconds / 1000)
  }
}

/** Counts gateway events. */
export function countGateway({ rpc, upstream, hedges }: Metrics): GatewayMetrics {
  const rows = new Map<string, ReturnType<Metrics['rpc']['labels']>>()
  return {
    call(chain, kind, from) {
      const key = `${chain} ${kind} ${from}`
      let row = rows.get(key)
      if (!row) {
        row = rpc.labels({ chain, kind, from })
        rows.set(key, row)
      }
      row.inc()
    },
    upstream: (chain, id, outcome, milliseconds) =>
      upstream.observe({ chain, upstream: id, outcome }, milliseconds / 1000),
    hedge: (chain) => hedges.inc({ chain }),
  }
}

/** Shows the nodes that each chain has. */
export function showNodes({ chainNodes }: Metrics, counts: readonly NodeCount[]): void {
  for (const { chain, own, public: publicCount } of counts) {
    chainNodes.set({ chain, kind: 'own' }, own)
    chainNodes.set({ chain, kind: 'public' }, publicCount)
  }
}

/** The text that Prometheus reads. */
export async function writeMetrics({ collectors, registry }: Metrics): Promise<string> {
  await Promise.all(Array.from(collectors, (collect) => collect()))
  return registry.metrics()
}

/** Prometheus metrics. Labels come from short, known lists: never an address, an id or a URL. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'latchkey_' })
  const registers = [registry]
  new Gauge({
    name: 'latchkey_build_info',
    help: 'Always 1; its labels say what the process runs',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set(buildInfo, 1)
  return {
    registry,
    /** Called before each scrape, for what is measured and not counted. */
    collectors: new Set<() => void | Promise<void>>(),
    requests: new Histogram({
      name: 'latchkey_http_seconds',
      help: 'Response time, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    refused: new Counter({
      name: 'latchkey_refused_total',
      help: 'Requests refused, by reason',
      labelNames: ['code'],
      registers,
    }),
    rpc: new Counter({
      name: 'latchkey_rpc_total',
      help: 'RPC calls by chain and where the answer came from',
      labelNames: ['chain', 'kind', 'from'],
      registers,
    }),
    upstream: new Histogram({
      name: 'latchkey_upstream_seconds',
      help: 'Response time of upstream nodes, by outcome',
      labelNames: ['chain', 'upstream', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    rpcSockets: new Gauge({
      name: 'latchkey_rpc_sockets',
      help: 'WebSockets open at /v1',
      registers,
    }),
    databaseUp: new Gauge({
      name: 'latchkey_database_up',
      help: 'Whether the database responds, by the pool that asked',
      labelNames: ['database'],
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'latchkey_database_connections',
      help: 'Connections of a pool that are used or idle, and calls waiting for one',
      labelNames: ['database', 'state'],
      registers,
    }),
    databaseConnectionsMax: new Gauge({
      name: 'latchkey_database_connections_max',
      help: 'Connections a pool may open',
      labelNames: ['database'],
      registers,
    }),
    redisUp: new Gauge({
      name: 'latchkey_redis_up',
      help: 'Whether Redis responds, by what it is used for',
      labelNames: ['redis'],
      registers,
    }),
    redisUsedShare: new Gauge({
      name: 'latchkey_redis_used_share',
      help: 'Share of its memory that Redis uses; 0 if it has no limit',
      labelNames: ['redis'],
      registers,
    }),
    kmsAway: new Gauge({
      name: 'latchkey_kms_away',
      help: 'Whether a KMS of this process cannot be used',
      registers,
    }),
    chainNodes: new Gauge({
      name: 'latchkey_chain_nodes',
      help: 'Nodes in the settings, by chain and whether they are public',
      labelNames: ['chain', 'kind'],
      registers,
    }),
    hedges: new Counter({
      name: 'latchkey_hedges_total',
      help: 'Hedged calls, sent because the first was slow',
      labelNames: ['chain'],
      registers,
    }),
    sources: new Counter({
      name: 'latchkey_source_total',
      help: 'Responses of data sources, by outcome',
      labelNames: ['feature', 'source', 'outcome'],
      registers,
    }),
    events: new Counter({
      name: 'latchkey_events_total',
      help: 'Analytics events, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    relaySockets: new Gauge({
      name: 'latchkey_relay_sockets',
      help: 'Clients connected to the relay',
      registers,
    }),
    relayUsedShare: new Gauge({
      name: 'latchkey_relay_used_share',
      help: 'Share of the memory for messages of the relay that is used',
      registers,
    }),
    relayTopics: new Gauge({
      name: 'latchkey_relay_topics',
      help: 'Topics subscribed on the relay',
      registers,
    }),
    relayConnects: new Counter({
      name: 'latchkey_relay_connects_total',
      help: 'Connections to the relay, by whether they were admitted',
      labelNames: ['outcome'],
      registers,
    }),
    relayCalls: new Counter({
      name: 'latchkey_relay_calls_total',
      help: 'Calls to the relay, by method',
      labelNames: ['method'],
      registers,
    }),
    relayMessages: new Counter({
      name: 'latchkey_relay_messages_total',
      help: 'Messages of the relay, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    relayRefused: new Counter({
      name: 'latchkey_relay_refused_total',
      help: 'Calls the relay refused, by code',
      labelNames: ['code'],
      registers,
    }),
    logins: new Counter({
      name: 'latchkey_login_total',
      help: 'Logins of the embedded wallet, by event',
      labelNames: ['event'],
      registers,
    }),
    releases: new Counter({
      name: 'latchkey_releases_total',
      help: 'Secrets of embedded wallets that were asked for, by role and outcome',
      labelNames: ['role', 'outcome'],
      registers,
    }),
    spoolBytes: new Gauge({
      name: 'latchkey_spool_bytes',
      help: 'Accepted events waiting to be stored, also those of processes that ended and whose folder this one adopted',
      registers,
    }),
    jobFailures: new Counter({
      name: 'latchkey_job_failures_total',
      help: 'Failed tries of scheduled jobs',
      labelNames: ['job'],
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'latchkey_job_last_success_seconds',
      help: 'Unix time at which a job last succeeded on any worker, or was first scheduled',
      labelNames: ['job'],
      registers,
    }),
    spoolMaxBytes: new Gauge({
      name: 'latchkey_spool_max_bytes',
      help: 'Size of the spool at which events are refused',
      registers,
    }),
    spoolFreeBytes: new Gauge({
      name: 'latchkey_spool_free_bytes',
      help: 'Free space on the disk of the spool',
      registers,
    }),
  }
}
