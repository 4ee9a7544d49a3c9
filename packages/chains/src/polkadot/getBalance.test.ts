import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from './index.ts'
import { formatSs58 } from './ss58.ts'
import { startAssetHubs } from './testingNode.ts'
import { type ProxyAnswer, passOn, startProxy } from './testingProxy.ts'

const hubs = await startAssetHubs()
afterAll(hubs.stop)

const driver = polkadot({ networks: [hubs.polkadot.network, hubs.kusama.network] })
const coin = (network: Network, address: string) => on(driver.balances).coin({ network, address })
const accountId = crypto.getRandomValues(new Uint8Array(32))
const address = formatSs58(accountId, 0)

/** A node of the network, whose other responses the test defines. */
async function withNode(answer: ProxyAnswer, use: (network: Network) => Promise<unknown>): Promise<void> {
  const node = await startProxy((request) =>
    request.method === 'chain_getBlockHash' ? passOn(hubs.polkadot.url, request) : answer,
  )
  await use({ ...polkadotAssetHub, rpcUrls: [node.url] }).finally(node.stop)
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

test('behavior: the gateway is tried first, and the next node if one is down, limits requests or is of another chain', async () => {
  const { network } = hubs.polkadot
  const value = 123_456_789_012_345_678_901n
  const gateway = await startProxy((request) => passOn(hubs.polkadot.url, request))
  expect(await coin({ ...network, gatewayUrl: gateway.url, rpcUrls: [] }, address)).toMatchObject({ value })
  expect(gateway.methods).toEqual(['chain_getBlockHash', 'state_getStorage'])
  await gateway.stop()
  const busy = await startProxy(() => ({ status: 429 }))
  for (const bad of ['http://127.0.0.1:1', busy.url, hubs.kusama.url, gateway.url]) {
    expect(await coin({ ...network, rpcUrls: [bad, ...network.rpcUrls] }, address)).toMatchObject({ value })
    expect(await coin({ ...network, gatewayUrl: bad }, address)).toMatchObject({ value })
  }
  await busy.stop()
})

test('error: a node of the relay chain is refused, where every account is empty', async () => {
  const genesis = '0x91b171bb158e2d3848fa23a9f1c251825f41a9d2e3a5e5b5a5e5d5a5e5d5a5e5'
  const relay = await startProxy(({ method }) => ({
    result: method === 'chain_getBlockHash' ? genesis : null,
  }))
  const failure = await coin({ ...polkadotAssetHub, rpcUrls: [relay.url] }, address).catch((error) => error)
  expect(failure).toMatchObject({ code: 'balance/unavailable' })
  expect(failure.cause.details).toBe(
    `${new URL(relay.url).host} is a node of Polkadot's relay chain, where every account is empty. Use a node of Asset Hub.`,
  )
  expect(relay.methods).toEqual(['chain_getBlockHash'])
  await relay.stop()
})

test('error: a node of another chain is refused, and asked again once it has been replaced', async () => {
  let isReplaced = false
  const node = await startProxy((request) =>
    passOn(isReplaced ? hubs.polkadot.url : hubs.kusama.url, request),
  )
  const network = { ...polkadotAssetHub, rpcUrls: [node.url] }
  await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' })
  isReplaced = true
  expect(await coin(network, address)).toMatchObject({ value: 123_456_789_012_345_678_901n })
  await coin(network, address)
  expect(node.methods.filter((method) => method === 'chain_getBlockHash')).toHaveLength(2)
  await node.stop()
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
    { body },
    async (network) =>
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' }),
  )
})

test('error: a node that returns an error, and no node at all', async () => {
  await withNode(
    { status: 429 },
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
  const server = createServer((_, response) => {
    const timer = setInterval(() => response.write('0'.repeat(32 * 1024)), 5)
    response.once('close', () => {
      closed = true
      clearInterval(timer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(coin({ ...polkadotAssetHub, rpcUrls: [url] }, address)).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  await expect.poll(() => closed).toBe(true)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('error: a node that does not respond times out after ten seconds', { timeout: 15_000 }, async () => {
  const before = performance.now()
  await withNode(
    { isSilent: true },
    async (network) =>
      await expect(coin(network, address)).rejects.toMatchObject({ code: 'balance/unavailable' }),
  )
  expect(performance.now() - before).toBeGreaterThan(9_000)
})

test('behavior: the symbol, the decimals and the balance of an asset', async () => {
  const { network } = hubs.polkadot
  await hubs.polkadot.createAsset({ id: 1984, symbol: 'USDt', decimals: 6 })
  await hubs.polkadot.give(address, 1984, 12_345_678_901_234_567_890n)
  const read = (token: string, owner?: string) =>
    on(driver.balances).token({ network, token, address: owner })
  expect(await read('1984', address)).toEqual({
    symbol: 'USDt',
    decimals: 6,
    value: 12_345_678_901_234_567_890n,
  })
  const fresh = formatSs58(crypto.getRandomValues(new Uint8Array(32)), 0)
  expect(await read('1984', fresh)).toMatchObject({ value: 0n })
  expect(await read('1984')).toMatchObject({ symbol: 'USDt', value: 0n })
  for (const token of ['7', '01984', '4294967296', 'native', ''])
    await expect(read(token, address)).rejects.toMatchObject({ code: 'send/token_missing' })
  expect(driver.assets.id(network.id, '1984')).toBe(`${network.id}/asset:1984`)
  expect(await on(driver.balances).known({ network, token: '1337' })).toEqual({ symbol: 'USDC', decimals: 6 })
  expect(await on(driver.balances).known({ network, token: '7' })).toBeUndefined()
})
