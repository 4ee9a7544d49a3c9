import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { backlog } from './backlog.ts'
import { countNodes, findWeakChains } from './chains/countNodes.ts'
import type { Config } from './config.ts'
import * as features from './features.ts'
import { listenAdmin } from './listenAdmin.ts'
import { offerClaim } from './members/offerClaim.ts'
import { showNodes, writeMetrics } from './metrics.ts'
import { type Deps, openFeatures, pick } from './openFeatures.ts'
import { createReadiness } from './readiness.ts'
import { createRelay, type Relay } from './relay/createRelay.ts'
import { listenRelay } from './relay/listenRelay.ts'
import { checkSecret } from './secrets/checkSecret.ts'
import { openShared } from './shared.ts'
import { startWorker } from './worker.ts'

/** How long a start waits for the database to check `SECRET`. */
const secretTimeoutMs = 2_000

/** A running server process. */
export type Running = {
  /** Public URL, if the process serves more than jobs. */
  readonly url: string | undefined
  readonly deps: Deps
  /** Fails readiness, waits for load balancers, lets running requests finish, then closes everything. */
  stop(): Promise<void>
}

/** Listens on the public port, and on a second port for health and metrics. */
export async function serve(config: Config, log: Logger): Promise<Running> {
  const tracing =
    config.tracing && (await import('./tracing/startTracing.ts')).startTracing(config.tracing, log)
  const deps = await openFeatures(openShared(config, log), Object.values(features))
  // A wrong setting is reported now, and not at the first sign-in.
  for (const open of [deps.authKms, deps.vaultKms, deps.escrowKms]) await open?.()
  const checkingSecret = config.roles.includes('api') ? checkSecret(deps) : undefined
  // Without the database, it is checked as soon as that is back.
  await Promise.race([checkingSecret, sleep(secretTimeoutMs, undefined, { ref: false })])
  // What operators set in the console counts from the first request on, unless the database is away.
  await Promise.race([
    deps.live.refresh().catch(() => undefined),
    sleep(secretTimeoutMs, undefined, { ref: false }),
  ])
  const worker = config.roles.includes('worker')
    ? startWorker({
        databaseUrl: config.databaseUrl,
        log,
        jobs: deps.features.flatMap((feature) => feature.jobs?.(pick(feature, deps)) ?? []),
        metrics: deps.metrics,
      })
    : undefined
  const work = deps.features.flatMap((feature) => feature.work?.(pick(feature, deps)) ?? [])
  if (config.roles.includes('api')) watchNodes(deps)
  if (config.roles.includes('api')) void offerClaim(deps)
  // So that the first probe finds a process with a database ready, however busy it is by then.
  await deps.startup.waitsFor()
  const hasHttp = config.roles.some((role) => role !== 'relay' && role !== 'worker')
  const app = hasHttp ? await buildApp(deps) : undefined
  const relay = config.roles.includes('relay') ? createRelay(deps) : undefined
  if (app) relay?.attach(app.server, { shared: true })
  const relayAlone = relay && !app ? await listenRelay(deps, relay) : undefined
  const admin =
    app && config.adminPort !== undefined ? await listenAdmin(app, config.adminPort, config) : undefined
  const ops = config.opsPort === undefined ? undefined : await listenOps(deps, config.opsPort, relay)
  // A process with only the worker role has no public port.
  const url = app ? await app.listen({ host: config.host, port: config.port, backlog }) : relayAlone?.url
  log.info(
    { url, admin: admin?.url, roles: config.roles, chains: deps.gateway.chains.http.length },
    'listening',
  )

  let stopping: Promise<void> | undefined
  const stop = async () => {
    deps.draining.abort()
    log.info('draining')
    await sleep(config.drainDelayMs)
    await relay?.stop()
    await Promise.all([app?.close(), admin?.close()])
    relayAlone?.close()
    await Promise.all([worker?.stop(), ...work.map((end) => end())])
    await deps.close()
    ops?.close()
    ops?.closeAllConnections()
    await tracing?.stop()
    log.info('stopped')
  }
  const stopOnce = () => (stopping ??= stop())
  checkingSecret?.catch((error: Error) => {
    log.fatal(error.message)
    process.exitCode = 1
    return stopOnce()
  })
  return { url, deps, stop: stopOnce }
}

/** Public nodes promise nothing, and a chain with one node is down with it: said once, at the start. */
function watchNodes({ config, log, metrics }: Deps): void {
  const counts = countNodes(config.chains)
  showNodes(metrics, counts)
  const weak = findWeakChains(counts)
  if (weak.onlyPublicNodes.length + weak.onlyOneNode.length > 0)
    log.warn(weak, 'chains have only public nodes, or only one: name two of your own in RPC_<chain>')
}

async function listenOps(deps: Deps, port: number, relay: Relay | undefined): Promise<Server> {
  const readiness = createReadiness(deps, relay)
  deps.metrics.collectors.add(async () =>
    deps.metrics.kmsAway.set((await readiness()).kms === 'away' ? 1 : 0),
  )
  const server = createServer(async ({ url }, response) => {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url === '/livez') return json(200, { status: 'ok' })
    if (url === '/readyz') {
      const state = await readiness()
      return json(state.ready ? 200 : 503, state)
    }
    if (url !== '/metrics') return json(404, {})
    const text = await writeMetrics(deps.metrics)
    return response.writeHead(200, { 'content-type': deps.metrics.registry.contentType }).end(text)
  })
  server.listen(port, deps.config.opsHost)
  await once(server, 'listening')
  deps.log.info({ port: (server.address() as AddressInfo).port }, 'serving health and metrics')
  return server
}
