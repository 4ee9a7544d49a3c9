import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { custom, multicall3Abi } from 'viem'
import { estimateFeesPerGas, getBlockNumber, getChainId, multicall } from 'viem/actions'
import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { clientOf, pollingIntervalOf, toTransport } from './client.ts'
import { evm } from './index.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toNetwork } from './toNetwork.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

type Body = { id: number; method: string; params: unknown }

/** A node's front door that counts, delays or refuses. */
async function startDoor(pass: () => boolean | Promise<boolean> = () => true) {
  const bodies: (Body | Body[])[] = []
  const times: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    times.push(Date.now())
    bodies.push(JSON.parse(text))
    if (!(await pass())) return response.writeHead(503).end('down')
    const answer = await fetch(anvil.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  )
  const methods = () => bodies.flat().map(({ method }) => method)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, methods, times }
}

const on = (...rpcUrls: string[]): Network => ({ ...toNetwork(anvil.chain), rpcUrls })
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: reads the native balance [1.04, 7.28]', async () => {
  const { driver } = evmOn([anvil])
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const balance = await driver.balance?.({ network, address: address.slice(2) })
  expect(balance).toEqual({ value: 10_000n * 10n ** 18n, decimals: 18, symbol: 'ETH' })
})

test('behavior: requests of one moment go out as one batch [7.28, 9.15]', async () => {
  const door = await startDoor()
  const client = clientOf(on(door.url))
  await Promise.all(
    Array.from({ length: 1_001 }, (_, i) =>
      client.request({
        method: 'eth_getTransactionCount',
        params: [`0x${i.toString(16).padStart(40, '0')}`, 'latest'],
      }),
    ),
  )
  expect(door.bodies.map((body) => [body].flat().length)).toEqual([1_000, 1])
})

test('behavior: a failing node is retried 3 times, 150 ms doubling [9.14]', async () => {
  const door = await startDoor(() => false)
  await expect(getBlockNumber(clientOf(on(door.url)))).rejects.toThrow()
  expect(door.times).toHaveLength(4)
  const gaps = door.times.slice(1).map((time, i) => time - (door.times[i] as number))
  for (const [i, gap] of gaps.entries()) {
    expect(gap).toBeGreaterThanOrEqual(150 * 2 ** i - 20)
    expect(gap).toBeLessThan(150 * 2 ** i + 400)
  }
})

test('behavior: a dead node is left for the next at once [7.28, 9.15]', async () => {
  const dead = await startDoor(() => false)
  const alive = await startDoor()
  const start = Date.now()
  expect(await getChainId(clientOf(on(dead.url, alive.url)))).toBe(31_337)
  expect(Date.now() - start).toBeLessThan(1_000)
  expect(dead.methods()).toContain('eth_chainId')
})

test('behavior: a node may take 10 seconds and no longer [9.15]', async () => {
  const silent = await startDoor(() => new Promise(() => {}))
  const start = Date.now()
  const request = toTransport([silent.url])({ retryCount: 0 }).request
  // The first of four attempts: the rest would take as long again.
  const ended = await Promise.race([
    request({ method: 'eth_chainId' }).catch(String),
    new Promise((resolve) => {
      const timer = setInterval(() => {
        if (silent.bodies.length < 2) return
        clearInterval(timer)
        resolve('retried')
      }, 20)
    }),
  ])
  expect(ended).toBe('retried')
  expect(Date.now() - start).toBeGreaterThanOrEqual(9_900)
  expect(Date.now() - start).toBeLessThan(12_000)
})

test('behavior: nodes are ranked while they are used, and left alone afterwards [9.15]', async () => {
  const slow = await startDoor(() => new Promise((resolve) => setTimeout(resolve, 250, true)))
  const fast = await startDoor()
  const { request } = toTransport([slow.url, fast.url], 2_000)({ retryCount: 0 })
  await request({ method: 'eth_chainId' })
  expect(slow.methods()).toContain('eth_chainId')
  // The first probe has been answered by both: the fast one comes first now.
  await expect
    .poll(() => [slow, fast].map((door) => door.methods().includes('eth_blockNumber')))
    .toEqual([true, true])
  await new Promise((resolve) => setTimeout(resolve, 400))
  await request({ method: 'eth_gasPrice' })
  expect([slow, fast].map((door) => door.methods().includes('eth_gasPrice'))).toEqual([false, true])

  const requests = () => slow.methods().length + fast.methods().length
  const before = requests()
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  expect(requests()).toBe(before)
  await request({ method: 'eth_chainId' })
  await expect.poll(requests).toBe(before + 3)
})

test('behavior: a single node is never probed [9.15]', async () => {
  const door = await startDoor()
  await getChainId(clientOf(on(door.url)))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(door.methods()).toEqual(['eth_chainId'])
})

test('behavior: polls at half the block time, between 500 and 4000 ms [9.19]', () => {
  const times = [undefined, 12_000, 2_000, 200, 5_001]
  expect(times.map((blockTime) => pollingIntervalOf({ blockTime }))).toEqual([
    4_000, 4_000, 1_000, 500, 2_500,
  ])
  expect(clientOf({ ...on(anvil.url), blockTime: 3_000 }).pollingInterval).toBe(1_500)
})

test('behavior: the base fee is multiplied by 1.2 [9.12]', async () => {
  const client = clientOf(on(anvil.url))
  const { baseFeePerGas } = await anvil.client.getBlock()
  const fees = await estimateFeesPerGas(client)
  expect(fees.maxFeePerGas - fees.maxPriorityFeePerGas).toBe(((baseFeePerGas ?? 0n) * 12n) / 10n)
})

test('behavior: calls are gathered into batches of 1024 bytes [9.16]', async () => {
  const door = await startDoor()
  const client = clientOf(on(door.url))
  expect(client.batch).toEqual({ multicall: { batchSize: 1024 } })
  const contract = { address: '0xcA11bde05977b3631167028862bE2a173976CA11', abi: multicall3Abi } as const
  const contracts = Array.from({ length: 40 }, () => ({
    ...contract,
    functionName: 'getEthBalance' as const,
    args: [address] as const,
  }))
  await multicall(client, { contracts, deployless: true })
  // 36 bytes a call: 28 fit.
  expect(door.methods().filter((method) => method === 'eth_call')).toHaveLength(2)
})

test('behavior: one client per network and driver, and the host’s transport where there is one', async () => {
  const network = on(anvil.url)
  expect(clientOf(network)).toBe(clientOf(network))
  expect(clientOf({ ...network })).not.toBe(clientOf(network))
  const transports = { 31337: custom({ request: async () => '0x7' }) }
  const driver = evm({
    networks: [{ ...anvil.chain, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } }],
    transports,
  })
  const [own] = driver.networks
  if (!own) throw new Error('no network')
  expect(await driver.balance?.({ network: own, address })).toMatchObject({ value: 7n })
})

test('error: a balance that cannot be read is unavailable [8.18]', async () => {
  const door = await startDoor(() => false)
  const driver = evm({ networks: [on(door.url)] })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  await expect(driver.balance?.({ network, address })).rejects.toMatchObject({
    code: 'balance/unavailable',
    message: 'Token Balance Unavailable',
  })
})

test('behavior: no host but the configured ones is ever called', async () => {
  const door = await startDoor()
  const called: string[] = []
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    called.push(new URL(input instanceof Request ? input.url : String(input)).origin)
    return original(input, init)
  }
  try {
    const elsewhere = {
      ...anvil.chain,
      rpcUrls: { default: { http: [door.url] }, public: { http: ['http://127.0.0.1:2'] } },
    }
    const driver = evm({ networks: [elsewhere] })
    const [network] = driver.networks
    if (!network) throw new Error('no network')
    await driver.balance?.({ network, address })
    await getBlockNumber(clientOf(network))
    expect(clientOf(network).ccipRead).toBe(false)
  } finally {
    globalThis.fetch = original
  }
  // The door itself fetches from anvil.
  expect(new Set(called)).toEqual(new Set([door.url, anvil.url]))
})
