import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from './testing.ts'

const anvil = await startAnvil()
const first = await startFaultProxy(anvil.url)
const second = await startFaultProxy(anvil.url)
// So long that no poll of the head falls into a test by itself.
const blockTime = 600_000
let gateway: TestGateway
let salt = 0
beforeEach(() => {
  gateway = open([first, second])
})
afterEach(async () => {
  await gateway.close()
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await anvil.stop()
})

function open(nodes: readonly { readonly url: string }[]): TestGateway {
  return createTestGateway(nodes, { blockTime })
}

const refuse = (status: number, retryAfter?: string): Fault => ({
  kind: 'status',
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
})
const bodyOf = (method: string, params: unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
/** A call that is not cached. */
const askNode = async () => {
  const address = `0x${(++salt).toString(16).padStart(40, '6')}`
  return await gateway.handle(anvilChain, bodyOf('eth_getBalance', [address, 'latest']))
}

const inTenSeconds = () => new Date(Date.now() + 10_900).toUTCString()

test.each([
  ['429 with seconds', () => refuse(429, '10')],
  ['429 with a date', () => refuse(429, inTenSeconds())],
  ['503 with seconds', () => refuse(503, '10')],
  ['503 with a date', () => refuse(503, inTenSeconds())],
])('behavior: a node that answers %s gets no call until then; others are used', async (_name, fault) => {
  first.break(fault())
  expect(await askNode()).toMatchObject({ status: 200 })
  const asked = first.calls.length
  first.heal()
  for (let time = 0; time < 10; time++) expect(await askNode()).toMatchObject({ status: 200 })
  gateway.advance(8_000)
  await askNode()
  expect(first.calls.length).toBe(asked)
  gateway.advance(3_000)
  second.break(refuse(429, '60'))
  expect(await askNode()).toMatchObject({ status: 200 })
  expect(first.calls.length).toBeGreaterThan(asked)
})

test('behavior: while every node rests, calls are answered at once without a node, and cached answers go on', async () => {
  const block = bodyOf('eth_getBlockByNumber', ['0x0', false])
  const kept = await gateway.handle(anvilChain, block)
  first.break(refuse(429, '30'))
  second.break(refuse(503, '20'))
  await askNode()
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
  const startedAt = performance.now()
  expect((await gateway.handle(anvilChain, block)).body).toEqual(kept.body)
  for (let time = 0; time < 10; time++) {
    const { status, body, retryAfter } = await askNode()
    expect([status, JSON.parse(String(body)).error.code]).toEqual([429, -32005])
    // Of the node that returns first.
    expect(retryAfter).toBeGreaterThan(17)
    expect(retryAfter).toBeLessThanOrEqual(20)
  }
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  await expect(gateway.request(anvilChain, 'eth_gasPrice')).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
  const signed = `0x02${'11'.repeat(100)}`
  expect(await gateway.handle(anvilChain, bodyOf('eth_sendRawTransaction', [signed]))).toMatchObject({
    status: 429,
  })
  expect([...first.calls, ...second.calls]).toEqual([])
  gateway.advance(21_000)
  expect(await askNode()).toMatchObject({ status: 200 })
  expect(first.calls).toEqual([])
})

test('behavior: a single node that is throttled without a time rests shortly, then longer', async () => {
  await gateway.close()
  gateway = open([first])
  await askNode()
  first.break(refuse(429))
  const rests: number[] = []
  for (let time = 0; time < 4; time++) {
    expect(await askNode()).toMatchObject({ status: 429 })
    let restMs = 0
    for (first.forget(); first.calls.length === 0; restMs += 100) {
      gateway.advance(100)
      await askNode()
    }
    gateway.advance(40_000)
    rests.push(restMs)
  }
  expect(rests[0]).toBeLessThanOrEqual(1_100)
  expect(rests[3]).toBeGreaterThan(2_000)
})

test('behavior: sockets are not opened to a node that rests', async () => {
  let upgrades = 0
  const node = createServer((_request, response) => response.writeHead(500).end())
  node.on('upgrade', (_request, socket) => {
    upgrades++
    socket.end('HTTP/1.1 429 Too Many Requests\r\nretry-after: 60\r\ncontent-length: 0\r\n\r\n')
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => void node.close())
  const { port } = node.address() as AddressInfo
  const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  await gateway.close()
  gateway = createTestGateway([{ url: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` }], {
    chain,
  })
  const talk = () => {
    const conversation = gateway.converse(chain, () => undefined)
    void conversation.receive('{"jsonrpc":"2.0","id":1,"method":"slotSubscribe","params":[]}')
    return conversation
  }
  const one = talk()
  await until(() => upgrades === 1)
  const more = Array.from({ length: 5 }, talk)
  // Longer than the first two attempts to reconnect take.
  await new Promise((resolve) => setTimeout(resolve, 800))
  for (const each of [one, ...more]) each.close()
  expect(upgrades).toBe(1)
})

const fault = fc.oneof(
  fc.constant({ fault: { kind: 'none' } as Fault, restMs: 0 }),
  fc.tuple(fc.constantFrom(429, 503), fc.integer({ min: 1, max: 400 })).map(([status, seconds]) => ({
    fault: refuse(status, `${seconds}`),
    restMs: Math.min(300, seconds) * 1_000,
  })),
  // At least half of a second, if nothing is said.
  fc.constant({ fault: refuse(429), restMs: 500 }),
)
const step = fc.record({ first: fault, second: fault, waitMs: fc.integer({ min: 0, max: 200_000 }) })

test('property: no node is called while it rests', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await gateway.close()
      gateway = open([first, second])
      await askNode()
      const nodes = [
        { proxy: first, until: 0 },
        { proxy: second, until: 0 },
      ]
      let now = 0
      for (const each of steps) {
        for (const [index, node] of nodes.entries()) {
          node.proxy.forget()
          node.proxy.break(index === 0 ? each.first.fault : each.second.fault)
        }
        await askNode()
        for (const [index, node] of nodes.entries()) {
          // The clock of the gateway is ahead by the time the step took, never behind.
          if (now < node.until - 5_000) expect(node.proxy.calls).toEqual([])
          const { restMs } = index === 0 ? each.first : each.second
          if (node.proxy.calls.length > 0 && restMs > 0) node.until = Math.max(node.until, now + restMs)
        }
        gateway.advance(each.waitMs)
        now += each.waitMs
      }
      for (const { proxy } of nodes) proxy.heal()
    }),
    { numRuns: process.env.EXHAUSTIVE ? 500 : 15 },
  )
})
