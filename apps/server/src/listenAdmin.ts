import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routeNotFound } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { Config } from './config.ts'
import { watchConnections } from './connections.ts'
import type { App } from './feature.ts'
import { Refusal } from './refusal.ts'
import { serverOptions, stalledMs } from './serverOptions.ts'

/**
 * Refuses routes of operators on the public port, and all others on theirs, except for what the
 * console calls: the sign-in of its members is on their port alone. Decided by the route and not
 * by the path, which can be written in several ways.
 */
export function keepAdminApart(app: App, adminPort: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions
    const isAdminRoute = /^\/(?:admin\/|console(?:\/|$))/.test(url)
    const isAdminPort = request.raw.socket.localPort === adminPort
    const isServed = isAdminPort
      ? isAdminRoute || isOfConsole(request.query)
      : !isAdminRoute && !(url.startsWith('/v1/siwx/') && isOfConsole(request.query))
    done(isServed ? undefined : new Refusal(routeNotFound))
  })
}

function isOfConsole(query: unknown): boolean {
  return (
    query !== null &&
    typeof query === 'object' &&
    'projectId' in query &&
    query.projectId === consoleProjectId
  )
}

/** Listens on the port for `/admin/v1`. */
export async function listenAdmin(
  app: App,
  port: number,
  { adminHost }: Pick<Config, 'adminHost'>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(serverOptions, (request, response) => {
    // Proxies of the public port are not in front of this one: a caller could choose its address.
    delete request.headers['x-forwarded-for']
    app.routing(request, response)
  }).setTimeout(stalledMs)
  const connections = watchConnections(server)
  server.listen(port, adminHost)
  await once(server, 'listening')
  const { address, port: own } = server.address() as AddressInfo
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${own}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      connections.end()
      await closed
    },
  }
}
