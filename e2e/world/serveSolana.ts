import { mainnet } from '@latchkey/chains/solana'
import { startTestServer } from '../../apps/server/src/testing/startTestServer.ts'

/**
 * The real server with a local Solana node. Runs as a separate process,
 * which exits with its parent.
 *
 * Usage: node serveSolana.ts <url of the node>
 */
const [, , url = ''] = process.argv
const server = await startTestServer({
  chains: {
    [mainnet.id]: {
      upstreams: [{ id: 'local', url }],
      // Views must show a transaction right after it is sent.
      blockTime: 0,
      currency: mainnet.currency,
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
