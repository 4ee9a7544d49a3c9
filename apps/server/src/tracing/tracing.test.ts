import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startRedis, type TestRedis } from '../cache/testingRedis.ts'
import { type FaultProxy, startFaultProxy } from '../testing/startFaultProxy.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { inSpan } from './spans.ts'
import { startTracing } from './startTracing.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } }
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number; message?: string }
}

/** A collector that decodes OTLP as JSON. */
async function startCollector() {
  const spans: Span[] = []
  const texts: string[] = []
  const headers: unknown[] = []
  const server = createServer(async (received, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of received) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    texts.push(text)
    headers.push(received.headers['x-key'])
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, spans, texts, headers, stop: () => server.close() }
}

const log = { info: () => undefined, warn: () => undefined }
let collector: Awaited<ReturnType<typeof startCollector>>
let node: FaultProxy
let redis: TestRedis
let server: TestServer
let url: string
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
beforeAll(async () => {
  ;[collector, node, redis] = await Promise.all([
    startCollector(),
    startFaultProxy('http://127.0.0.1:9'),
    startRedis(),
  ])
  node.break({ kind: 'answer', body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' })
  const env = {
    RPC_EIP155_1: `${node.url}/v3/secretkey1234567890`,
    REDIS_URL: redis.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
  }
  server = await startTestServer({ env })
  url = await server.listen()
})
afterAll(async () => {
  await server.stop()
  collector.stop()
  await Promise.all([node.stop(), redis.stop()])
})

function start(ratio = 1, endpoint = `${collector.url}/v1/traces`) {
  const { tracing } = server.deps.config
  if (!tracing) throw new Error('tracing is not set')
  const traces = startTracing({ ...tracing, ratio, url: endpoint }, log)
  onTestFinished(traces.stop)
  return traces
}

const trace = '0af7651916cd43dd8448eb211c80319c'
function send(method: string, path: string, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01`, 'content-type': 'application/json' }
    request(`${url}${path}`, { method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
      .once('error', reject)
      .end(body)
  })
}
const query = () => `chainId=eip155:1&projectId=${server.projectId}`
const rpc = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

test('behavior: a request and its calls are one trace, without what a visitor sent', async () => {
  const traces = start()
  expect(await send('POST', `/v1?${query()}`, rpc)).toBe(200)
  await send('GET', `/v1/identity/${address}?${query()}`)
  await send('GET', `/v1/account/${address}/nothing?${query()}`)
  // One that is not known yet is looked up.
  await send('GET', '/v1/config?projectId=another-secret-project')
  await traces.stop()
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  const namesOf = ({ traceId, spanId }: Span) =>
    collector.spans.filter((one) => one.traceId === traceId && one.spanId !== spanId).map(({ name }) => name)
  const root = (name: string) => roots.find((one) => one.name === name) as Span
  expect(roots.map(({ name }) => name).toSorted()).toEqual([
    'GET /v1/config',
    'GET /v1/identity/:address',
    'GET none',
    'POST /v1',
  ])
  expect(namesOf(root('POST /v1'))).toContain('node')
  expect(namesOf(root('GET /v1/config'))).toContain('database')
  expect(namesOf(root('GET /v1/identity/:address'))).toContain('redis')
  expect(attributesOf(root('POST /v1'))).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1',
    'http.response.status_code': 200,
  })
  const call = collector.spans.find(({ name }) => name === 'node') as Span
  expect(attributesOf(call)).toMatchObject({ chain: 'eip155:1', upstream: expect.any(String) })
  const all = collector.texts.join('\n')
  const host = new URL(node.url).host
  for (const secret of [host, trace, 'another-secret', 'secretkey']) expect(all).not.toContain(secret)
  expect(all).not.toMatch(/0x[\da-f]{40}/i)
  expect(collector.headers[0]).toBe('a b')
})

test('behavior: only the share that was set is traced, with all calls of a request or none', async () => {
  const traces = start(0.5)
  collector.spans.length = 0
  for (let time = 0; time < 100; time++) await send('GET', `/v1/config?projectId=${server.projectId}`)
  await traces.stop()
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.length).toBeGreaterThan(20)
  expect(roots.length).toBeLessThan(80)
  const traced = new Set(roots.map(({ traceId }) => traceId))
  expect(collector.spans.every(({ traceId }) => traced.has(traceId))).toBe(true)
})

test('behavior: work that outlives its request is not traced, and none is while tracing is off', async () => {
  collector.spans.length = 0
  await expect(inSpan('vendor', { vendor: 'none' }, async () => 1)).resolves.toBe(1)
  await send('GET', `/v1/config?projectId=${server.projectId}`)
  expect(collector.spans).toEqual([])
})

test('error: a collector that hangs delays no request', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  start(1, `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1/traces`)
  const began = performance.now()
  for (let round = 0; round < 8; round++)
    await Promise.all(
      Array.from({ length: 100 }, () => send('GET', `/v1/config?projectId=${server.projectId}`)),
    )
  expect((performance.now() - began) / 800).toBeLessThan(20)
})
