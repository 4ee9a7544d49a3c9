import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { createGateway } from './createGateway.ts'
import { createTestGateway, type TestGateway, until } from './testing.ts'

const chain = 'cosmos:cosmoshub-4'
const tip = 24_000_000

/** Not a node: a server with CometBFT's documented responses and statuses. */
const node = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method, params } = JSON.parse(body) as { method: string; params: Record<string, unknown> }
  const [status, answer] = answerOf(method, params)
  response.writeHead(status).end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
})
await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`

const internal = (data: string) => ({ error: { code: -32603, message: 'Internal error', data } })
function statusOf(network: string) {
  return { node_info: { network }, sync_info: { latest_block_height: String(tip), catching_up: false } }
}

function answerOf(method: string, params: Record<string, unknown>): [number, object] {
  if (method === 'status') return [200, { result: statusOf('cosmoshub-4') }]
  if (method === 'abci_query')
    return [200, { result: { response: { code: params.path === '/none' ? 22 : 0, value: 'AA==' } } }]
  if (method === 'tx')
    return params.hash === found
      ? [200, { result: { hash: found, height: '5', tx_result: { code: 0 } } }]
      : [500, internal('tx (AB) not found')]
  if (method === 'block_by_hash') return [200, { result: { block_id: { hash: '' }, block: null } }]
  if (method === 'broadcast_tx_sync')
    return [200, { result: { code: 13, log: 'insufficient fee', hash: 'AB' } }]
  return [200, { result: { method } }]
}

const found = '+w=='
const [first, second] = await Promise.all([startFaultProxy(url), startFaultProxy(url)])
let gateway: TestGateway
beforeEach(() => {
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
  gateway = createTestGateway([first, second], { chain })
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  node.closeAllConnections()
  node.close()
})

const count = (method: string) => first.count(method) + second.count(method)
const fails = (data: string): Fault => ({
  kind: 'answer',
  status: 500,
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...internal(data) }),
})
const tx = { tx: 'dHg=' }
const hash = '1B5B9CCB3E8D006A5230DE9BDA23FF91EDC794D4F56410560830B418528E446C'

describe('Cosmos over HTTP', () => {
  test('behavior: parameters come by name or in order', async () => {
    expect((await gateway.call('tx', { hash: found, prove: false })).result).toMatchObject({ height: '5' })
    expect((await gateway.call('header', ['7'])).result).toEqual({ method: 'header' })
  })

  test.each([
    'unsafe_flush_mempool',
    'dial_peers',
    'broadcast_evidence',
    'dump_consensus_state',
    'eth_chainId',
  ])('error: %s is not for callers', async (method) => {
    expect((await gateway.call(method)).error?.code).toBe(-32601)
    expect(first.calls).toEqual([])
  })

  test('behavior: it has no subscriptions', () => {
    expect(gateway.chains).toEqual({ http: [chain], ws: [] })
  })

  test('error: what is not found is told by one node, with its reason', async () => {
    const answer = await gateway.call('tx', { hash: 'AB==' })
    expect(answer.error).toEqual({ code: -32603, message: 'Internal error', data: 'tx (AB) not found' })
    // A slow answer is asked for twice.
    expect(count('tx')).toBeLessThanOrEqual(1 + gateway.hedges())
  })

  test.each([
    'transaction indexing is disabled',
    'height 5 is not available, lowest height is 20000000',
    'height 5 must be less than or equal to the current blockchain height 4',
    'rpc error: connection refused',
  ])('behavior: another node is asked when one says "%s"', async (data) => {
    first.break(fails(data), 'tx')
    expect((await gateway.call('tx', { hash: found })).result).toMatchObject({ height: '5' })
  })

  test('behavior: a node that is limited in its data is left alone', async () => {
    first.break(fails('rate limit exceeded'), 'tx')
    expect((await gateway.call('tx', { hash: found })).result).toMatchObject({ height: '5' })
    expect(gateway.outcomes).toContainEqual({ upstream: 'node-1', outcome: 'throttled' })
  })
})

describe('a node of another chain', () => {
  const other: Fault = {
    kind: 'answer',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: statusOf('theta-testnet-001') }),
  }

  test('error: is not used, and its height is not believed', async () => {
    first.break(other, 'status')
    expect((await gateway.call('header', { height: '5' })).result).toEqual({ method: 'header' })
    expect(new Set(first.calls)).toEqual(new Set(['status']))
    second.break(other, 'status')
    gateway.advance(61_000)
    await gateway.close()
    gateway = createTestGateway([first, second], { chain })
    expect((await gateway.call('header', { height: '5' })).error?.code).toBe(-32002)
  })
})

describe('answers are kept', () => {
  /** A gateway that knows the newest block. */
  async function watch() {
    await gateway.close()
    // One node: with two, a slow answer is asked for twice.
    gateway = createTestGateway([first], { chain })
    await gateway.call('health')
    // For its chain, then for its height.
    await until(() => count('status') >= 2)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  async function asks(method: string, params: object) {
    for (const proxy of [first, second]) proxy.forget()
    for (let time = 0; time < 3; time++) await gateway.call(method, params)
    return count(method)
  }

  test.each([
    ['tx', { hash: found }],
    ['block', { height: '5' }],
    ['header', { height: '5' }],
    ['abci_query', { path: '/bank', data: '00', height: '5' }],
    ['abci_query', ['/bank', '00', '5', false]],
  ])('behavior: %s %j for good', async (method, params) => {
    await watch()
    expect(await asks(method, params)).toBe(1)
    gateway.advance(3_600_000)
    expect(await asks(method, params)).toBe(0)
  })

  test.each([
    ['status', {}],
    ['block', {}],
    ['abci_query', { path: '/bank', data: '00' }],
    ['abci_query', { path: '/bank', data: '00', height: '0' }],
    ['abci_query', { path: '/none' }],
    ['tx_search', { query: "message.sender='cosmos1'" }],
  ])('behavior: %s %j until the next block', async (method, params) => {
    await watch()
    expect(await asks(method, params)).toBe(1)
    gateway.advance(3_100)
    expect(await asks(method, params)).toBeGreaterThan(0)
  })

  test.each([
    ['tx', { hash: 'AB==' }],
    ['block_by_hash', { hash: 'AB==' }],
    ['block', { height: String(tip + 5) }],
    ['abci_query', { path: '/none', height: '5' }],
  ])('error: %s %j is not kept', async (method, params) => {
    await watch()
    expect(await asks(method, params)).toBe(3)
  })
})

describe('a signed transaction', () => {
  const send = (params: object = tx) => gateway.call('broadcast_tx_sync', params)

  test('behavior: a refusal is a result with a code, from one node', async () => {
    expect((await send()).result).toMatchObject({ code: 13, log: 'insufficient fee' })
    expect(count('broadcast_tx_sync')).toBe(1)
  })

  test('behavior: that a node has already is sent', async () => {
    first.break({ kind: 'deaf' }, 'broadcast_tx_sync')
    second.break(fails('tx already exists in cache'), 'broadcast_tx_sync')
    const accepted = { code: 0, data: '', log: '', codespace: '', hash }
    expect((await send()).result).toEqual(accepted)
    expect((await send([tx.tx])).result).toEqual(accepted)
    expect((await send({ tx: 'not base64!' })).error).toMatchObject({ data: 'tx already exists in cache' })
  })

  test('behavior: is sent to the next node when the pool of one is full', async () => {
    first.break(fails('mempool is full: number of txs 5000 (max: 5000)'), 'broadcast_tx_sync')
    expect((await send()).result).toMatchObject({ code: 13 })
  })

  test('error: with no node it is not pretended to be sent', async () => {
    for (const proxy of [first, second]) proxy.break({ kind: 'reset' })
    expect((await send()).error?.code).toBe(-32002)
  })
})

describe('a node that needs a key', () => {
  const heard: (string | undefined)[] = []
  const guarded = createServer((request, response) => {
    heard.push(request.headers.authorization)
    response.writeHead(401).end('{}')
  })
  const usage: unknown[] = []
  const lines: string[] = []
  const log = pino(
    { level: 'trace' },
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  )

  test('error: gets the credentials of its URL; they are not logged when they are refused', async () => {
    await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve))
    const { port } = guarded.address() as AddressInfo
    const key = createGateway({
      chains: {
        [chain]: { upstreams: [{ id: 'mine', url: `http://user:secretpassword@127.0.0.1:${port}/node` }] },
      },
      clock: Date.now,
      cache: createMemoryCache({ clock: Date.now }),
      log,
      onUsage: (...args) => usage.push(args),
    })
    const call = async (method: string) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method })
      return JSON.parse(String((await key.handle(chain, body, { projectId: 'p' })).body))
    }
    for (let time = 0; time < 5; time++)
      expect(await call('health')).toMatchObject({ error: { code: -32002 } })
    await call('dial_peers')
    await key.close()
    guarded.close()
    expect(heard[0]).toBe(`Basic ${Buffer.from('user:secretpassword').toString('base64')}`)
    expect(lines.join('')).toContain('mine')
    expect(lines.join('')).not.toMatch(/secretpassword|127\.0\.0\.1/)
    expect(usage).toContainEqual(['p', chain, 'read', 503])
    expect(usage).toContainEqual(['p', chain, 'other', 200])
  })
})
