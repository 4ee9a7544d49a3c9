import type { Network } from '@latchkey/chains/driver'
import { startTestServer } from '../../apps/server/src/testing/startTestServer.ts'

/** A chain that the server has, on one local node. */
export type ServedChain = Pick<Network, 'id' | 'currency'> & { readonly url: string }

/**
 * The real server with local nodes. Runs as a separate process, which exits with its parent.
 *
 * Usage: node serveChains.ts <chains as JSON> <environment variables as JSON>
 */
async function main() {
  const chains = JSON.parse(process.argv[2] ?? '[]') as readonly ServedChain[]
  const server = await startTestServer({
    env: JSON.parse(process.argv[3] ?? '{}'),
    chains: Object.fromEntries(
      chains.map(({ currency, id, url }) => [
        id,
        {
          upstreams: [{ id: 'local', url }],
          // Views must show a transaction right after it is sent.
          blockTime: 0,
          currency,
        },
      ]),
    ),
  })
  const world = { api: await server.listen(), projectId: server.projectId }
  process.stdout.write(`world ${JSON.stringify(world)}\n`)
  process.stdin.resume()
  process.stdin.once('end', async () => {
    await server.stop().catch(() => undefined)
    process.exit()
  })
}

if (import.meta.main) await main()
