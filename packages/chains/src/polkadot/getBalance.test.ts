import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from './index.ts'
import { formatSs58 } from './ss58.ts'
import { startAssetHubs } from './testingNode.ts'

const hubs = await startAssetHubs()
afterAll(hubs.stop)

const driver = polkadot({ networks: [hubs.polkadot.network, hubs.kusama.network] })
const coin = (network: Network, address: string) => on(driver.balances).coin({ network, address })
const accountId = crypto.getRandomValues(new Uint8Array(32))
const address = formatSs58(accountId, 0)

/** A node whose responses the test defines. */
async function withNode<value>(
  answer: RequestListener,
  use: (network: Network) => Promise<value>,
): Promise<value> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    return await use({ ...polkadotAssetHub, rpcUrls: [url] })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('behavior: the nodes report their prefix', async () => {
  expect(await hubs.polkadot.call('system_properties')).toMatchObject({ ss58Format: 0, tokenSymbol: 'DOT' })
  expect(await hubs.kusama.call('system_properties')).toMatchObject({ ss58Format: 2, tokenSymbol: 'KSM' })
})

test('behavior: one key has a separate balance on each network', async () => {
  await hubs.polkadot.fund(address, 123_456_789_012_345_678_901n)
  await hubs.kusama.fund(address, 7n)
  expect(await coin(hubs.polkadot.network, address)).toEqual({
    value: 123_456_789_012_345_678_901n,
    decimals: 10,
    symbol: 'DOT',
  })
  expect(await coin(hubs.kusama.network, formatSs58(accountId, 2))).toEqual({
    value: 7n,
    decimals: 12,
    symbol: 'KSM',
  })
})

test('behavior: an account that does not exist has a balance of zero', async () => {
  const fresh = formatSs58(crypto.getRandomValues(new Uint8Array(32)), 0)
  expect(await coin(hubs.polkadot.network, fresh)).toMatchObject({ value: 0n })
})

test('behavior: the gateway is tried first, and the next node if one is down', async () => {
  const { network } = hubs.polkadot
  const rpcUrls = ['http://127.0.0.1:1', ...network.rpcUrls]
  expect(await coin({ ...network, rpcUrls }, address)).toMatchObject({ value: 123_456_789_012_345_678_901n })
  const gatewayUrl = hubs.kusama.url
  expect(await coin({ ...network, rpcUrls, gatewayUrl }, address)).toMatchObject({ value: 7n })
})

test.each([
  ['an error', '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'],
  ['no result', '{"jsonrpc":"2.0","id":1}'],
  ['null', 'null'],
  ['no JSON', '<html>'],
  ['a number', '{"result":1}'],
  ['a short account', `{"result":"0x${'0'.repeat(158)}"}`],
  ['a long account', `{"result":"0x${'0'.repeat(162)}"}`],
  ['no hex', `{"result":"0x${'z'.repeat(160)}"}`],
  ['a megabyte', `{"result":"0x${'0'.repeat(1_000_000)}"}`],
])('error: a node that answers with %s', async (_, body) => {
  await withNode(
    (_, response) => response.end(body),
    async (network) =>
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' }),
  )
})

test('error: a node that returns an error, and no node at all', async () => {
  await withNode(
    (_, response) => response.writeHead(429).end('{"result":null}'),
    async (network) =>
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' }),
  )
  await expect(coin({ ...kusamaAssetHub, rpcUrls: [] }, address)).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  await expect(coin(hubs.polkadot.network, 'nonsense')).rejects.toMatchObject({ code: 'balance/unavailable' })
})

test('error: a response without end is cut off', async () => {
  let closed = false
  await withNode(
    (_, response) => {
      const timer = setInterval(() => response.write('0'.repeat(32 * 1024)), 5)
      response.once('close', () => {
        closed = true
        clearInterval(timer)
      })
    },
    async (network) => {
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' })
      await expect.poll(() => closed).toBe(true)
    },
  )
})

test('error: a node that does not respond times out after ten seconds', { timeout: 15_000 }, async () => {
  const before = performance.now()
  await withNode(
    () => {},
    async (network) =>
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' }),
  )
  expect(performance.now() - before).toBeGreaterThan(9_000)
})
