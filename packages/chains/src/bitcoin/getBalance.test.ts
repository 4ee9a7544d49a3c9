import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { on } from '../testingCapability.ts'
import { bitcoin } from './index.ts'
import { regtest } from './networks.ts'
import { createTestBitcoinWallet } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
const servers: Server[] = []
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const [address = ''] = createTestBitcoinWallet().addresses

const genesis = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/** A node with the given response. */
async function nodeSaying(body: unknown, { hangs = false, status = 200 } = {}): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (hangs) return
    // Each node is asked once which network it serves.
    if (url === '/block-height/0') return void response.end(genesis)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function ask(...rpcUrls: readonly string[]) {
  return on(bitcoin().balances).coin({ network: { ...regtest, rpcUrls }, address })
}

const sums = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })

test('behavior: reads the balance of a real node, before and after a payment', async () => {
  const driver = bitcoin({ networks: [bitcoind.network] })
  const coin = () => on(driver.balances).coin({ network: bitcoind.network, address })
  expect(await coin()).toEqual({ value: 0n, decimals: 8, symbol: 'BTC' })
  await bitcoind.fund(address, 150_000_001n)
  expect(await coin()).toEqual({ value: 150_000_001n, decimals: 8, symbol: 'BTC' })
})

test('behavior: unconfirmed transactions count', async () => {
  const [other = ''] = createTestBitcoinWallet().addresses
  await bitcoind.pay(other, 450n)
  const { network } = bitcoind
  const coin = await on(bitcoin({ networks: [network] }).balances).coin({ network, address: other })
  expect(coin.value).toBe(450n)
})

test('behavior: the next node is tried if one fails', async () => {
  const bad = await nodeSaying('busy', { status: 429 })
  const good = await nodeSaying({ address, chain_stats: sums(7, 0), mempool_stats: sums(0, 0) })
  expect(await ask('http://127.0.0.1:1', bad, good)).toMatchObject({ value: 7n })
})

test.each([
  [
    'another address',
    {
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      chain_stats: sums(1, 0),
      mempool_stats: sums(0, 0),
    },
  ],
  ['less than nothing', { address, chain_stats: sums(1, 5), mempool_stats: sums(0, 0) }],
  ['more than there is', { address, chain_stats: sums(21_000_001 * 1e8, 0), mempool_stats: sums(0, 0) }],
  ['a fraction', { address, chain_stats: sums(1.5, 0), mempool_stats: sums(0, 0) }],
  ['text', { address, chain_stats: sums('1', '0'), mempool_stats: sums(0, 0) }],
  ['no mempool', { address, chain_stats: sums(1, 0) }],
  ['nothing', null],
  ['a list', []],
  ['no JSON', '<html>'],
  ['a megabyte', ' '.repeat(1_000_000)],
])('error: a node that answers %s is not believed', async (_, body) => {
  await expect(ask(await nodeSaying(body))).rejects.toMatchObject({ code: 'balance/unavailable' })
})

test('error: without a node there is no balance', async () => {
  await expect(ask()).rejects.toMatchObject({ code: 'balance/unavailable' })
})

test('error: a node that does not respond times out after ten seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const waits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms)
    return timeout(ms / 200)
  })
  await expect(ask(await nodeSaying('', { hangs: true }))).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  expect(waits).toEqual([10_000])
})
