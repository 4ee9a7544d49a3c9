import { cosmosHub } from '@latchkey/chains/cosmos'
import { startTestServer } from '../../apps/server/src/testing/startTestServer.ts'

/**
 * The real server with a simulated Cosmos Hub. Runs as a separate process,
 * which exits with its parent.
 *
 * Usage: node serveCosmos.ts <url of the node>
 */
const [, , url = ''] = process.argv
const server = await startTestServer({
  chains: {
    [cosmosHub.id]: {
      upstreams: [{ id: 'local', url }],
      // Views must show a transaction right after it is sent.
      blockTime: 0,
      currency: cosmosHub.currency,
    },
  },
})
const world = { api: await server.listen(), projectId: server.projectId }
process.stdout.write(`world ${JSON.stringify(world)}\n`)
process.stdin.resume()
process.stdin.once('end', async () => {
  await server.stop().catch(() => undefined)
  process.exit()
})
