import { randomUUID } from 'node:crypto'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { Redis } from 'ioredis'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { createRedisCache } from '../cache/redisCache.ts'
import { startFaultProxy } from '../testing/startFaultProxy.ts'
import { evm } from './families/evm.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from './testing.ts'

const anvil = await startAnvil()
const proxy = await startFaultProxy(anvil.url)
const opened: TestGateway[] = []
const open = (options?: Parameters<typeof createTestGateway>[1]) => {
  const gateway = createTestGateway([proxy], options)
  opened.push(gateway)
  return gateway
}
afterAll(async () => {
  await Promise.all(opened.map((gateway) => gateway.close()))
  await proxy.stop()
  await anvil.stop()
})
beforeEach(() => {
  proxy.heal()
  proxy.forget()
})

const [account] = await anvil.client.getAddresses()
const hash = await anvil.client.sendTransaction({
  account: account as `0x${string}`,
  to: account as `0x${string}`,
  value: 1n,
})
const mined = await anvil.client.waitForTransactionReceipt({ hash })
// Deep enough that the node reports the transaction as final.
await anvil.client.mine({ blocks: 100 })

/** A gateway that knows the tip. */
async function watching(options?: Parameters<typeof createTestGateway>[1]) {
  const gateway = open(options)
  await until(async () => (await gateway.call('eth_blockNumber')).result === '0x65')
  await until(() => proxy.count('eth_getBlockByNumber') >= 2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  proxy.forget()
  return gateway
}
async function asks(gateway: TestGateway, method: string, params: unknown, times = 3) {
  proxy.forget()
  for (let time = 0; time < times; time++) await gateway.call(method, params)
  return proxy.count(method, params)
}

describe('what is final', () => {
  test.each([
    ['eth_getTransactionReceipt', [hash]],
    ['eth_getTransactionByHash', [hash]],
    ['eth_getBlockByHash', [mined.blockHash, false]],
    ['eth_getTransactionByBlockHashAndIndex', [mined.blockHash, '0x0']],
    ['eth_getBlockByNumber', ['0x1', true]],
    ['eth_getBalance', [account, '0x1']],
    ['eth_getCode', [account, '0x1']],
    ['eth_call', [{ to: account }, '0x1']],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1' }]],
    ['eth_call', [{ to: account }, { blockHash: mined.blockHash }]],
  ])('behavior: %s %j is asked once, for hours', async (method, params) => {
    const gateway = await watching()
    expect(await asks(gateway, method, params)).toBe(1)
    gateway.advance(3_600_000)
    // The chain is polled again, the response is cached.
    expect(await asks(gateway, method, params)).toBe(0)
  })

  test('behavior: is known to every process that shares the cache', async () => {
    const redis = new Redis('redis://127.0.0.1:6379')
    onTestFinished(() => redis.disconnect())
    const prefix = `test:shared:${randomUUID()}:`
    const openCache = () =>
      createRedisCache({ redis: { client: () => redis }, prefix, clock: Date.now, budgetMs: 2_000 })
    const one = await watching({ cache: openCache() })
    const other = await watching({ cache: openCache() })
    const { result } = await one.call('eth_getTransactionReceipt', [hash])
    await expect.poll(() => redis.keys(`${prefix}rpc:e*`)).not.toHaveLength(0)
    proxy.forget()
    expect((await other.call('eth_getTransactionReceipt', [hash])).result).toEqual(result)
    expect(proxy.count('eth_getTransactionReceipt')).toBe(0)
    expect(other.from.at(-1)).toBe('shared')
  })

  test('error: garbage in the shared cache is nothing', async () => {
    const garbage = createMemoryCache({ clock: Date.now })
    const cache = { ...garbage, get: async () => 'x{"not":"ours"}' }
    const gateway = open({ cache })
    expect((await gateway.call('eth_getBalance', [account, '0x1'])).result).toMatch(/^0x/)
  })
})

describe('what is young', () => {
  test('behavior: a block by height is kept for seconds', async () => {
    const gateway = await watching()
    expect(await asks(gateway, 'eth_getBlockByNumber', ['0x65', true])).toBe(1)
    gateway.advance(5_100)
    expect(await asks(gateway, 'eth_getBlockByNumber', ['0x65', true])).toBe(1)
  })
})

describe('what is of now', () => {
  test.each([
    ['eth_gasPrice', []],
    ['eth_feeHistory', ['0x4', 'latest', []]],
    ['eth_getBalance', [account, 'latest']],
    ['eth_call', [{ to: account }]],
    ['eth_call', [{ to: account }, 'latest']],
    ['eth_getBlockByNumber', ['latest', true]],
    ['eth_getLogs', [{}]],
  ])('behavior: %s %j is kept until the next block', async (method, params) => {
    const gateway = await watching({ blockTime: 1_000 })
    expect(await asks(gateway, method, params)).toBe(1)
    gateway.advance(1_001)
    expect(await asks(gateway, method, params)).toBe(1)
  })

  test('behavior: a new block makes it old at once', async () => {
    const gateway = await watching({ blockTime: 1_000 })
    const address = `0x${'c'.repeat(40)}` as const
    const read = async () => (await gateway.call('eth_getBalance', [address, 'latest'])).result
    expect(await read()).toBe('0x0')
    const snapshot = await anvil.client.snapshot()
    await anvil.client.setBalance({ address, value: 3n })
    await anvil.client.mine({ blocks: 1 })
    await until(async () => (await gateway.call('eth_blockNumber')).result === '0x66', 3_000)
    expect(await read()).toBe('0x3')
    await anvil.client.revert({ id: snapshot })
  })

  test('behavior: where blocks come at once nothing of now is kept', async () => {
    const gateway = open({ blockTime: 0 })
    expect(await asks(gateway, 'eth_getBalance', [account, 'latest'])).toBe(3)
  })

  test('behavior: a feature may ask for it fresh', async () => {
    const gateway = await watching()
    const params = [account, 'latest']
    await gateway.request(anvilChain, 'eth_getBalance', params)
    await gateway.request(anvilChain, 'eth_getBalance', params, { fresh: true })
    expect(proxy.count('eth_getBalance')).toBe(2)
  })
})

describe('what is never kept', () => {
  test.each([
    ['eth_getTransactionCount', [account, 'pending']],
    ['eth_getTransactionReceipt', [`0x${'ab'.repeat(32)}`]],
    ['eth_getTransactionByHash', [`0x${'ab'.repeat(32)}`]],
    ['eth_getBlockByNumber', ['0xffff', false]],
    ['eth_call', [{ data: '0x60006000fd' }, 'latest']],
    ['eth_getBalance', ['0xnot-an-address', 'latest']],
  ])('behavior: %s %j', async (method, params) => {
    const gateway = await watching()
    expect(await asks(gateway, method, params)).toBe(3)
  })
})

describe('keys', () => {
  test('error: no two questions share an answer, however they are written', async () => {
    const gateway = await watching()
    const answers = await Promise.all([
      gateway.call('eth_getBlockByNumber', ['0x1', false]),
      gateway.call('eth_getBlockByNumber', ['0x1', 'false']),
      gateway.call('eth_getBlockByNumber', [1, false]),
      gateway.call('eth_getBlockByNumber', ['0x1']),
      gateway.call('eth_getBlockByNumber', ['0x1', true]),
    ])
    expect(
      answers.map(({ result }) => typeof (result as { transactions?: unknown[] })?.transactions?.[0]),
    ).toEqual(['string', 'undefined', expect.anything(), expect.anything(), 'object'])
    expect(proxy.count('eth_getBlockByNumber')).toBeGreaterThanOrEqual(5)
  })
})

describe('memory', () => {
  test('behavior: an answer too large is passed on and not kept', async () => {
    const gateway = await watching()
    const large = `{"jsonrpc":"2.0","id":1,"result":"0x${'ab'.repeat(1 << 20)}"}`
    proxy.break({ kind: 'answer', body: large }, 'eth_getCode')
    expect(await asks(gateway, 'eth_getCode', [account, '0x1'], 2)).toBe(2)
  })
})

test('error: that a block has no logs is not kept: the node may not have had the block', async () => {
  const gateway = await watching()
  const params = [{ blockHash: mined.blockHash }]
  const answer = (result: unknown) =>
    ({ kind: 'answer', body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) }) as const
  proxy.break(answer([]), 'eth_getLogs')
  expect((await gateway.call('eth_getLogs', params)).result).toEqual([])
  const log = { address: account, topics: [], blockHash: mined.blockHash }
  proxy.break(answer([log]), 'eth_getLogs')
  expect((await gateway.call('eth_getLogs', params)).result).toEqual([log])
  // Cached entries stay.
  expect(await asks(gateway, 'eth_getLogs', params)).toBe(0)
})

test('error: logs up to where a node may not be yet are not kept for ever', () => {
  const rule = evm.rule('eth_getLogs')
  const keep = (toBlock: string) =>
    rule?.keep([{ fromBlock: '0x1', toBlock }], { tip: 100, finalized: 99 }, [])
  expect([keep('0x63'), keep('0x55')]).toEqual(['recent', 'recent'])
  expect(keep('0x54')).toBe('immutable')
  expect(rule?.needs?.([{ fromBlock: '0x1', toBlock: '0x63' }])).toBe(99)
})
