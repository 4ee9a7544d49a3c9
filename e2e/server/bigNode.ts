import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Run by startScript.ts: a node of the world's chain whose old blocks and calls have large answers, as those of some contracts are.
const kilobytes = Number(process.argv[2] ?? 450)
const long = 'ab'.repeat(kilobytes * 1_024)
const hex = (number: number) => `0x${number.toString(16)}`
const head = 20_000_000

function blockOf(name: unknown) {
  const number = name === 'latest' ? head : name === 'finalized' ? head - 100 : Number(name)
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const extra = number < head - 1_000_000 ? { extraData: `0x${long}` } : {}
  return { number: hex(number), hash: word(number), parentHash: word(number - 1), timestamp: '0x1', ...extra }
}

const answers: Record<string, (params: readonly unknown[]) => unknown> = {
  eth_chainId: () => '0x7a69',
  eth_blockNumber: () => hex(head),
  eth_getBlockByNumber: ([name]) => blockOf(name),
  eth_call: () => `0x${long}`,
  eth_getBalance: () => '0x1',
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
    id: unknown
    method: string
    params: unknown[]
  }
  const result = answers[method]?.(params) ?? null
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
