import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { backlog } from '../backlog.ts'
import { publicReadiness } from '../publicReadiness.ts'
import type { Shared } from '../shared.ts'
import type { Relay } from './createRelay.ts'

/** The public port of a process with only the relay role: clients and readiness. */
export async function listenRelay(
  deps: Pick<Shared, 'config' | 'draining' | 'startup'>,
  relay: Relay,
): Promise<{ readonly url: string; close(): void }> {
  const { config } = deps
  const server = createServer(serverOptions, async ({ url }, response) => {
    const json = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(value))
    if (url === '/livez' || url === '/health') json(200, { status: 'ok' })
    else if (url === '/readyz') {
      const state = await publicReadiness(deps)
      json(state.ready ? 200 : 503, state)
    } else json(426, { status: 'FAILED' })
  })
  relay.attach(server)
  server.listen({ host: config.host, port: config.port, backlog })
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Short timeouts against slow clients. */
const serverOptions = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 }
