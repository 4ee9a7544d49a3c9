import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askEsplora, type EsploraMethod } from './esplora.ts'
import { mainnet } from './networks.ts'
import { createTestBitcoinWallet } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
const servers: Server[] = []
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())
afterEach(() => {
  bitcoind.esplora.answer(undefined)
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const genesis = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'
const none = 'ab'.repeat(32)

type Answer = { status?: number; body: unknown }
type Asked = { method: string; params: readonly unknown[] }

/** A server that answers as given, with the requests it received. */
async function serving(answer: (path: string, body: string) => Answer) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    asked.push(text || String(request.url))
    const { body, status = 200 } = answer(String(request.url), text)
    response.writeHead(status)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A gateway that serves the network, and answers everything else as given. */
const gateway = (answer: (asked: Asked) => Answer) =>
  serving((_, text) => {
    const asked = JSON.parse(text) as Asked
    return asked.method === 'block_hash' ? { body: { result: genesis } } : answer(asked)
  })

/** An Esplora node that serves the network. */
const node = (answer: Answer) => serving((path) => (path === '/block-height/0' ? { body: genesis } : answer))

const ask = (
  urls: { gatewayUrl?: string; rpcUrls?: readonly string[] },
  method: EsploraMethod,
  ...params: readonly (string | number)[]
) => askEsplora({ ...bitcoind.network, rpcUrls: [], ...urls }, method, params, (answer) => answer)

test('behavior: every method on a real node', async () => {
  const [address = ''] = createTestBitcoinWallet().addresses
  const on = (method: EsploraMethod, ...params: readonly (string | number)[]) =>
    ask({ rpcUrls: [`${bitcoind.url}/`] }, method, ...params)
  const id = await bitcoind.pay(address, 5_000n)
  expect(await on('tip')).toBe(130)
  expect(await on('block_hash', 0)).toBe(genesis)
  expect(await on('fees')).toMatchObject({ 3: 5.25 })
  expect(await on('address', address)).toMatchObject({ address, mempool_stats: { funded_txo_sum: 5_000 } })
  expect(await on('address_utxos', address)).toMatchObject([
    { txid: id, value: 5_000, status: { confirmed: false } },
  ])
  expect(await on('address_txs', address)).toMatchObject([{ txid: id }])
  await bitcoind.mine()
  expect(await on('address_txs', address, none)).toMatchObject([{ txid: id, status: { block_height: 131 } }])
  expect(await on('tx', id)).toMatchObject({ txid: id })
  expect(await on('tx_status', id)).toMatchObject({ confirmed: true })
  const hex = await on('tx_hex', id)
  expect(hex).toMatch(/^[\da-f]{200,}$/)
  expect(await on('tx_outspend', id, 0)).toMatchObject({ spent: false })
  // In a block already, so it counts as sent.
  expect(await on('broadcast', String(hex))).toBeNull()
  for (const method of ['tx', 'tx_hex', 'tx_outspend'] as const) expect(await on(method, none, 0)).toBeNull()
})

test('behavior: the gateway is tried first, with JSON-RPC', async () => {
  const { asked, url } = await gateway(({ method, params }) => ({ body: { result: { method, params } } }))
  const answer = await ask({ gatewayUrl: url, rpcUrls: [bitcoind.url] }, 'tx_outspend', none, 1)
  expect(answer).toEqual({ method: 'tx_outspend', params: [none, 1] })
  expect(asked.map((text) => JSON.parse(text))).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'block_hash', params: [0] },
    { jsonrpc: '2.0', id: 1, method: 'tx_outspend', params: [none, 1] },
  ])
})

test('behavior: a transaction that the gateway does not know is missing, anything else must have a result', async () => {
  const { url } = await gateway(() => ({ body: { result: null } }))
  expect(await ask({ gatewayUrl: url }, 'tx', none)).toBeNull()
  await expect(ask({ gatewayUrl: url }, 'tip')).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('behavior: a gateway or node that fails is followed by the next', async () => {
  const limited = await gateway(() => ({
    status: 429,
    body: { error: { code: -32005, message: 'slow down' } },
  }))
  const broken = await node({ body: '<html>' })
  const rpcUrls = [broken.url, 'http://127.0.0.1:1', bitcoind.url]
  expect(await ask({ gatewayUrl: limited.url, rpcUrls }, 'tip')).toBeGreaterThan(100)
  for (const fault of [429, 500, 'down'] as const) {
    bitcoind.esplora.answer(fault)
    await expect(ask({ rpcUrls: [bitcoind.url] }, 'tip')).rejects.toMatchObject({
      code: 'request/http_failed',
    })
  }
})

test('behavior: an answer that is not valid is not believed, and the next node is asked', async () => {
  const wrong = await node({ body: '1' })
  const network = { ...bitcoind.network, rpcUrls: [wrong.url, bitcoind.url] }
  const read = (answer: unknown) => {
    if (answer === 1) throw new Error('too low')
    return answer
  }
  expect(await askEsplora(network, 'tip', [], read)).toBeGreaterThan(100)
})

test('error: a node of another chain is asked nothing', async () => {
  const network = { ...mainnet, rpcUrls: [bitcoind.url], gatewayUrl: undefined }
  await expect(askEsplora(network, 'tip', [], String)).rejects.toMatchObject({ code: 'request/http_failed' })
  const other = await serving(() => ({ body: { result: none } }))
  await expect(ask({ gatewayUrl: other.url }, 'tip')).rejects.toMatchObject({ code: 'request/http_failed' })
  expect(other.asked).toHaveLength(1)
})

test('behavior: which chain a node serves is asked once', async () => {
  const { asked, url } = await node({ body: '7' })
  const network = { ...bitcoind.network, rpcUrls: [url] }
  for (let times = 0; times < 3; times++) expect(await askEsplora(network, 'tip', [], Number)).toBe(7)
  expect(asked).toEqual(['/block-height/0', '/blocks/tip/height', '/blocks/tip/height', '/blocks/tip/height'])
})

test('error: a response that is too long ends', async () => {
  const long = await node({ body: ' '.repeat(20_000) })
  const longer = await node({ body: `[${'0,'.repeat(1_000_000)}0]` })
  await expect(ask({ rpcUrls: [long.url] }, 'fees')).rejects.toMatchObject({ code: 'request/http_failed' })
  await expect(ask({ rpcUrls: [longer.url] }, 'address_utxos', 'a')).rejects.toMatchObject({
    code: 'request/http_failed',
  })
})

const refusal = (code: number, message: string) =>
  `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`

test('behavior: a broadcast that a node refuses is tried at the next', async () => {
  const strict = await node({ status: 400, body: refusal(-26, 'min relay fee not met') })
  const known = await node({ status: 400, body: refusal(-27, 'Transaction already in block chain') })
  expect(await ask({ rpcUrls: [strict.url, known.url] }, 'broadcast', '00')).toBeNull()
  const behind = await gateway(() => ({ body: { error: { code: -26, message: 'txn-already-in-mempool' } } }))
  expect(await ask({ gatewayUrl: behind.url }, 'broadcast', '00')).toBeNull()
})

test('error: the reason for a refusal, also if a later node is down', async () => {
  const strict = await node({ status: 400, body: refusal(-25, 'bad-txns-inputs-missingorspent') })
  const starting = await gateway(() => ({ body: { error: { code: -28, message: 'Verifying blocks' } } }))
  const rpcUrls = [strict.url, 'http://127.0.0.1:1']
  await expect(ask({ gatewayUrl: starting.url, rpcUrls }, 'broadcast', '00')).rejects.toMatchObject({
    name: 'RefusedError',
    code: -25,
    message: 'bad-txns-inputs-missingorspent',
  })
  // A node that is starting says nothing about the transaction.
  await expect(ask({ gatewayUrl: starting.url }, 'broadcast', '00')).rejects.toMatchObject({
    code: 'request/http_failed',
  })
  await expect(ask({ rpcUrls: [bitcoind.url] }, 'broadcast', '00')).rejects.toMatchObject({ code: -22 })
})

test('error: an aborted request is not sent to the next node', async () => {
  const network = { ...bitcoind.network, rpcUrls: [bitcoind.url] }
  const signal = AbortSignal.abort()
  await expect(askEsplora(network, 'tip', [], String, signal)).rejects.toMatchObject({
    code: 'request/aborted',
  })
})
