import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { backlog } from './backlog.ts'
import { refuseCluster } from './cache/refuseCluster.ts'
import type { Config } from './config.ts'
import * as features from './features.ts'
import { type Deps, openFeatures, pick } from './openFeatures.ts'
import { createReadiness } from './readiness.ts'
import { createRelay, type Relay } from './relay/createRelay.ts'
import { listenRelay } from './relay/listenRelay.ts'
import { openShared } from './shared.ts'
import { startWorker } from './worker.ts'

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
  for (const url of new Set([config.redisUrl, config.relay.redisUrl])) if (url) await refuseCluster(url)
  const deps = await openFeatures(openShared(config, log), Object.values(features))
  // A wrong setting is reported now, and not at the first sign-in.
  for (const open of [deps.authKms, deps.vaultKms, deps.escrowKms]) await open?.()
  const worker = config.roles.includes('worker')
    ? startWorker(
        config.databaseUrl,
        log,
        deps.features.flatMap((feature) => feature.jobs?.(pick(feature, deps)) ?? []),
      )
    : undefined
  const hasHttp = config.roles.some((role) => role !== 'relay' && role !== 'worker')
  const app = hasHttp ? await buildApp(deps) : undefined
  const relay = config.roles.includes('relay') ? createRelay(deps) : undefined
  if (app) relay?.attach(app.server, { shared: true })
  const relayAlone = relay && !app ? await listenRelay(deps, relay) : undefined
  const ops = config.opsPort === undefined ? undefined : await listenOps(deps, config.opsPort, relay)
  // A process with only the worker role has no public port.
  const url = app ? await app.listen({ host: config.host, port: config.port, backlog }) : relayAlone?.url
  log.info({ url, roles: config.roles, chains: deps.gateway.chains.http.length }, 'listening')

  let stopping: Promise<void> | undefined
  const stop = async () => {
    deps.draining.abort()
    log.info('draining')
    await sleep(config.drainDelayMs)
    await relay?.stop()
    await app?.close()
    relayAlone?.close()
    await worker?.stop()
    await deps.close()
    ops?.close()
    ops?.closeAllConnections()
    log.info('stopped')
  }
  return { url, deps, stop: () => (stopping ??= stop()) }
}

async function listenOps(deps: Deps, port: number, relay: Relay | undefined): Promise<Server> {
  const readiness = createReadiness(deps, relay)
  const server = createServer(async ({ url }, response) => {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url === '/livez') return json(200, { status: 'ok' })
    if (url === '/readyz') {
      const state = await readiness()
      return json(state.ready ? 200 : 503, state)
    }
    if (url !== '/metrics') return json(404, {})
    const text = await deps.metrics.registry.metrics()
    return response.writeHead(200, { 'content-type': deps.metrics.registry.contentType }).end(text)
  })
  server.listen(port, deps.config.host)
  await once(server, 'listening')
  deps.log.info({ port: (server.address() as AddressInfo).port }, 'serving health and metrics')
  return server
}
