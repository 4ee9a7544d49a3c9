import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { createGateway } from './createGateway.ts'

const chain = 'bip122:000000000019d6689c085ae165831e93'

/** Not a node: a server with Bitcoin Core's documented responses and statuses. */
const heard: string[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method } = JSON.parse(body) as { method: string }
  heard.push(`${method} ${request.headers.authorization ?? ''}`.trim())
  const reply = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer))
  if (method === 'getblockcount') return reply(200, { result: 900_000, error: null, id: 1 })
  if (method === 'getrawtransaction')
    return reply(500, {
      result: null,
      error: { code: -5, message: 'No such mempool or blockchain transaction' },
      id: 1,
    })
  return reply(401, {})
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const usage: unknown[] = []
const lines: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
)
const gateway = createGateway({
  chains: {
    [chain]: { upstreams: [{ id: 'core', url: `http://user:secretpassword@127.0.0.1:${port}/wallet` }] },
  },
  clock: Date.now,
  cache: createMemoryCache({ clock: Date.now }),
  log,
  onUsage: (...args) => usage.push(args),
})
afterAll(async () => {
  await gateway.close()
  server.close()
})
const call = async (method: string, params: unknown = []) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const reply = await gateway.handle(chain, body, { projectId: 'p' })
  return JSON.parse(String(reply.body))
}

describe('a family that is only passed on', () => {
  test('behavior: what is on its list is answered, with the credentials of the address', async () => {
    expect(await call('getblockcount')).toMatchObject({ result: 900_000 })
    expect(heard[0]).toBe(`getblockcount Basic ${Buffer.from('user:secretpassword').toString('base64')}`)
  })

  test('error: what is not is refused', async () => {
    for (const method of ['stop', 'dumpprivkey', 'sendtoaddress', 'eth_chainId'])
      expect(await call(method)).toMatchObject({ error: { code: -32601 } })
    expect(heard.some((line) => /stop|dump|sendto/.test(line))).toBe(false)
  })

  test('error: an error that comes with status 500 is an answer', async () => {
    expect(await call('getrawtransaction', ['00'])).toMatchObject({ error: { code: -5 } })
  })

  test('error: a refused key is no answer, and is not logged', async () => {
    for (let time = 0; time < 4; time++) await call('getbestblockhash')
    expect(await call('getbestblockhash')).toMatchObject({ error: { code: -32002 } })
    expect(lines.join('')).toContain('core')
    expect(lines.join('')).not.toMatch(/secretpassword|127\.0\.0\.1/)
  })

  test('behavior: usage is counted for the project, by class', () => {
    expect(usage).toContainEqual(['p', chain, 'read', 200])
    expect(usage).toContainEqual(['p', chain, 'other', 200])
    expect(usage).toContainEqual(['p', chain, 'read', 503])
  })

  test('behavior: it has no subscriptions', () => {
    expect(gateway.chains).toEqual({ http: [chain], ws: [] })
  })
})
