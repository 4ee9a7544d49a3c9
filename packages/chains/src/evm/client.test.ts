import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { custom } from 'viem'
import { getBlockNumber, getChainId } from 'viem/actions'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Network } from '../driver.ts'
import { on as capability } from '../testingCapability.ts'
import { clientOf } from './client.ts'
import { evm } from './index.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toNetwork } from './toNetwork.ts'

// Imported on demand; preloaded here, so that it does not affect the timings.
import './askNode.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

type Body = { id: number; method: string; params: unknown }

/** Whether a request is forwarded, and the status if it is not. */
type Pass = (methods: readonly string[]) => Answer | Promise<Answer>
type Answer = boolean | { status: number; headers?: Record<string, string>; body?: string }

/** A proxy of a node that counts, delays or rejects requests. */
async function startDoor(pass: Pass = () => true) {
  const bodies: (Body | Body[])[] = []
  const times: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    times.push(Date.now())
    bodies.push(JSON.parse(text))
    const passed = await pass([JSON.parse(text)].flat().map(({ method }: Body) => method))
    const refused = passed === false ? { status: 503, body: 'down' } : passed
    if (refused !== true) return response.writeHead(refused.status, refused.headers).end(refused.body)
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
const alone = '0x00000000000000000000000000000000000A1011'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: reads the native balance [1.04d, 7.28a]', async () => {
  const { driver } = evmOn([anvil])
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const balance = await capability(driver.balances).coin({ network, address: address.slice(2) })
  expect(balance).toEqual({ value: 10_000n * 10n ** 18n, decimals: 18, symbol: 'ETH' })
})

test('behavior: concurrent requests are sent as one batch [7.28q, 9.15b]', async () => {
  const door = await startDoor()
  const client = clientOf(on(door.url))
  await Promise.all(
    // The first one is accompanied by the question which chain the node is of.
    Array.from({ length: 1_000 }, (_, i) =>
      client.request({
        method: 'eth_getTransactionCount',
        params: [`0x${i.toString(16).padStart(40, '0')}`, 'latest'],
      }),
    ),
  )
  expect(door.bodies.map((body) => [body].flat().length)).toEqual([1_000, 1])
})

test('behavior: a failing node is retried 3 times, 150 ms doubling [9.14a]', async () => {
  const door = await startDoor(() => false)
  await expect(getBlockNumber(clientOf(on(door.url)))).rejects.toThrow()
  expect(door.times).toHaveLength(4)
  const gaps = door.times.slice(1).map((time, i) => time - (door.times[i] as number))
  for (const [i, gap] of gaps.entries()) {
    expect(gap).toBeGreaterThanOrEqual(150 * 2 ** i - 20)
    expect(gap).toBeLessThan(150 * 2 ** i + 400)
  }
})

test('behavior: a dead node falls back to the next immediately [7.28r]', async () => {
  const dead = await startDoor(() => false)
  const alive = await startDoor()
  const start = Date.now()
  expect(await getChainId(clientOf(on(dead.url, alive.url)))).toBe(31_337)
  expect(Date.now() - start).toBeLessThan(1_000)
  expect(dead.methods()).toContain('eth_chainId')
})

describe('over time', () => {
  // Fake clock, real network: the clock advances only while no request is in flight.
  const { fetch, setImmediate } = globalThis
  let underWay = 0
  let asleep = 0
  const settle = async () => {
    for (let turns = 0; turns < 10; turns = underWay > asleep ? 0 : turns + 1)
      await new Promise((resolve) => setImmediate(resolve))
  }
  const later = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      await settle()
      await vi.advanceTimersByTimeAsync(Math.min(50, left))
    }
    await settle()
  }
  /** Delays a node's response. */
  const sleep = async (ms: number) => {
    asleep++
    await new Promise((resolve) => setTimeout(resolve, ms))
    asleep--
    return true
  }
  beforeEach(() => {
    underWay = asleep = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    globalThis.fetch = async (...args) => {
      underWay++
      return await fetch(...args).finally(() => {
        underWay--
      })
    }
  })
  afterEach(() => {
    vi.useRealTimers()
    globalThis.fetch = fetch
  })
  const probes = ({ methods }: { methods(): string[] }) =>
    methods().filter((method) => method === 'eth_blockNumber').length
  let asked = 0

  /** The node that serves a balance request, and whether it succeeded. */
  async function read(driver: ReturnType<typeof evm>) {
    const [network] = driver.networks
    if (!network) throw new Error('no network')
    const one = `0x${(++asked).toString(16).padStart(40, '0')}`
    let ended = false
    const reading = capability(driver.balances)
      .coin({ network, address: one })
      .finally(() => {
        ended = true
      })
    reading?.catch(() => {})
    while (!ended) await later(50)
    return await reading
  }

  test('behavior: a node times out after 10 seconds [9.15a]', async () => {
    const silent = await startDoor(() => sleep(10 ** 9))
    const reading = read(evm({ networks: [on(silent.url)] }))
    await expect(reading).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
    const gaps = silent.times.slice(1).map((time, at) => time - (silent.times[at] as number))
    expect(gaps).toHaveLength(3)
    // 10 seconds each, plus the delay of a retry.
    for (const [at, gap] of gaps.entries()) {
      expect(gap).toBeGreaterThanOrEqual(10_000 + 150 * 2 ** at - 100)
      expect(gap).toBeLessThanOrEqual(10_000 + 150 * 2 ** at + 400)
    }
  })

  test('behavior: nodes are ranked every 4 seconds while in use, and not probed after 30 idle seconds [9.15c]', async () => {
    const slow = await startDoor(() => sleep(500))
    const fast = await startDoor()
    const driver = evm({ networks: [on(slow.url, fast.url)] })
    await read(driver)
    expect(slow.methods()).toContain('eth_getBalance')
    await later(60_000)
    // A round takes the slow node's half second, and the next starts 4 seconds later.
    expect([slow, fast].map(probes)).toEqual([7, 7])
    await read(driver)
    expect(
      [slow, fast].map((door) => door.methods().filter((one) => one === 'eth_getBalance').length),
    ).toEqual([1, 1])
    await later(2_000)
    expect([slow, fast].map(probes)).toEqual([8, 8])
  }, 60_000)

  test('behavior: stability counts 0.7 and latency 0.3, over the last ten probes [9.15d, 9.15e]', async () => {
    const steady = await startDoor(([method]) => (method === 'eth_blockNumber' ? sleep(900) : true))
    let seen = 0
    // Fast, but the first six probes fail.
    const quick = await startDoor(([method]) => method !== 'eth_blockNumber' || ++seen > 6)
    const driver = evm({ networks: [on(steady.url, quick.url)] })
    const first = async () => {
      const before = quick.methods().length
      await read(driver)
      return quick.methods().slice(before).includes('eth_getBalance') ? 'quick' : 'steady'
    }
    const until = async (count: number) => {
      while (probes(steady) < count || probes(quick) < count) {
        await later(4_000)
        await read(driver)
      }
      await later(1_500)
    }
    // Four of ten: 0.7 × 0.4 + 0.3 is less than 0.7.
    await until(10)
    expect(await first()).toBe('steady')
    // Seven of the last ten: 0.7 × 0.7 + 0.3 is more.
    await until(13)
    expect(await first()).toBe('quick')
  }, 60_000)
})

test('behavior: a single node is never probed', async () => {
  const door = await startDoor()
  await getBlockNumber(clientOf(on(door.url)))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(door.methods()).toEqual(['eth_blockNumber', 'eth_chainId'])
})

test('error: a node of another chain is passed over', async () => {
  const other = await startAnvil({ chainId: 999 })
  afterAll(other.stop)
  const client = clientOf(on(other.url, anvil.url))
  await anvil.client.setBalance({ address: alone, value: 5n })
  expect(await client.request({ method: 'eth_getBalance', params: [alone, 'latest'] })).toBe('0x5')
  const misled = clientOf(on(other.url)).request({ method: 'eth_getBalance', params: [alone, 'latest'] })
  await expect(misled).rejects.toThrow('The node is not of chain 31337.')
})

const balances = (driver: ReturnType<typeof evm>) => {
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  return (at: number) =>
    capability(driver.balances).coin({ network, address: `0x${at.toString(16).padStart(40, '0')}` })
}

test.each([-1, 403, 408, 413, 429, 500, 502, 503, 504])(
  'behavior: %i is retried [8.23a, 8.23b]',
  async (code) => {
    let calls = 0
    const error = { jsonrpc: '2.0', id: 0, error: { code, message: 'not now' } }
    const door = await startDoor(() => {
      if (++calls > 1) return true
      if (code > 0) return { status: code }
      return { status: 200, body: JSON.stringify([{ ...error, id: [door.bodies[0]].flat()[0]?.id }]) }
    })
    expect(await balances(evm({ networks: [on(door.url)] }))(1)).toMatchObject({ value: 0n })
    expect(calls).toBe(2)
  },
)

test.each([400, 401, 404, 501])('error: %i is not retried [8.23b]', async (status) => {
  const door = await startDoor(() => ({ status }))
  await expect(balances(evm({ networks: [on(door.url)] }))(1)).rejects.toThrow('Token Balance Unavailable')
  expect(door.times).toHaveLength(1)
})

test('behavior: a node’s Retry-After is respected [8.24a]', async () => {
  let calls = 0
  const door = await startDoor(() => ++calls > 1 || { status: 429, headers: { 'retry-after': '1' } })
  await balances(evm({ networks: [on(door.url)] }))(1)
  const [first = 0, second = 0] = door.times
  expect(second - first).toBeGreaterThanOrEqual(990)
})

test('behavior: concurrent equal requests are deduplicated, up to 8192 of them [9.17b]', async () => {
  const asked: number[] = []
  const held = Promise.withResolvers<string>()
  const node = custom({
    async request({ params }) {
      asked.push(Number(params[0]))
      return await held.promise
    },
  })
  const read = balances(evm({ networks: [anvil.chain], transports: { [anvil.chainId]: node } }))
  const reading = Array.from({ length: 8_192 }, (_, at) => read(at))
  await expect.poll(() => asked.length).toBe(8_192)
  // All are tracked, so the first is not sent again. One more evicts the second.
  reading.push(read(0), read(8_192), read(0), read(8_192))
  await expect.poll(() => asked.length).toBe(8_193)
  reading.push(read(1))
  await expect.poll(() => asked.length).toBe(8_194)
  expect(asked.slice(-2)).toEqual([8_192, 1])
  held.resolve('0x7')
  expect(new Set((await Promise.all(reading)).map((balance) => balance?.value))).toEqual(new Set([7n]))
  // Completed requests are sent again.
  await read(0)
  expect(asked).toHaveLength(8_195)
})

test('behavior: one client per network and driver, with the host’s transport if there is one', async () => {
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
  expect(await capability(driver.balances).coin({ network: own, address })).toMatchObject({ value: 7n })
})

test('error: a balance that cannot be read [8.18c]', async () => {
  const door = await startDoor(() => false)
  const driver = evm({ networks: [on(door.url)] })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  await expect(capability(driver.balances).coin({ network, address })).rejects.toMatchObject({
    code: 'balance/unavailable',
    message: 'Token Balance Unavailable',
  })
})

test('behavior: requests go only to the configured hosts', async () => {
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
    await capability(driver.balances).coin({ network, address })
    await getBlockNumber(clientOf(network))
    expect(clientOf(network).ccipRead).toBe(false)
  } finally {
    globalThis.fetch = original
  }
  // The proxy itself fetches from anvil.
  expect(new Set(called)).toEqual(new Set([door.url, anvil.url]))
})
