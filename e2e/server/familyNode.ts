import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Run by startScript.ts. Not a node: fixed answers of an Esplora, of a Substrate node and of CometBFT.
const texts: Readonly<Record<string, string>> = {
  '/blocks/tip/height': '900000',
  '/block-height/0': '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
}
const stats = {
  funded_txo_count: 1,
  funded_txo_sum: 5_000,
  spent_txo_count: 0,
  spent_txo_sum: 0,
  tx_count: 1,
}
const results: Readonly<Record<string, unknown>> = {
  chain_getBlockHash: `0x${'45'.repeat(32)}`,
  chain_getHeader: { number: '0x64', parentHash: `0x${'45'.repeat(32)}` },
  state_getStorage: `0x${'00'.repeat(80)}`,
  status: { node_info: { network: 'cosmoshub-4' }, sync_info: { latest_block_height: '100' } },
  abci_query: { response: { code: 0, value: Buffer.alloc(80).toString('base64'), height: '100' } },
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  if (request.method === 'GET') {
    const address = { address: request.url, chain_stats: stats, mempool_stats: stats }
    return response.end(texts[request.url ?? ''] ?? JSON.stringify(address))
  }
  const { method } = JSON.parse(body) as { method: string }
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method] ?? null }))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
