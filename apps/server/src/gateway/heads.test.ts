import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openRedis } from '../cache/openRedis.ts'
import { createRedisCache } from '../cache/redisCache.ts'
import { type FaultProxy, startFaultProxy } from '../testing/startFaultProxy.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from './testing.ts'

let anvil: Anvil
let proxy: FaultProxy
const opened: TestGateway[] = []
const open = (...args: Parameters<typeof createTestGateway>) => {
  const gateway = createTestGateway(...args)
  opened.push(gateway)
  return gateway
}
const heightOf = async (gateway: TestGateway) => Number((await gateway.call('eth_blockNumber')).result)
const mine = (blocks: number) => anvil.client.mine({ blocks })

beforeEach(async () => {
  anvil = await startAnvil()
  proxy = await startFaultProxy(anvil.url)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((gateway) => gateway.close()))
  await proxy.stop()
  await anvil.stop()
})

describe('the served tip', () => {
  test('behavior: follows the chain, and most reads need no call', async () => {
    const gateway = open([proxy], { blockTime: 1_000 })
    expect(await heightOf(gateway)).toBe(0)
    await mine(5)
    await until(async () => (await heightOf(gateway)) === 5, 3_000)
    const before = proxy.calls.length
    for (let time = 0; time < 100; time++) await heightOf(gateway)
    expect(proxy.calls.length - before).toBeLessThan(10)
  })

  test('behavior: does not go back when blocks are taken back, and goes on with the chain', async () => {
    const gateway = open([proxy], { blockTime: 0 })
    const snapshot = await anvil.client.snapshot()
    await mine(5)
    expect(await heightOf(gateway)).toBe(5)
    await anvil.client.revert({ id: snapshot })
    expect(await heightOf(gateway)).toBe(5)
    await mine(3)
    expect(await heightOf(gateway)).toBe(5)
    await mine(4)
    expect(await heightOf(gateway)).toBe(7)
  })

  test('behavior: a chain that stays shorter for a minute is believed', async () => {
    const gateway = open([proxy], { blockTime: 0 })
    const snapshot = await anvil.client.snapshot()
    await mine(50)
    expect(await heightOf(gateway)).toBe(50)
    await anvil.client.revert({ id: snapshot })
    expect(await heightOf(gateway)).toBe(50)
    gateway.advance(59_000)
    expect(await heightOf(gateway)).toBe(50)
    gateway.advance(2_000)
    expect(await heightOf(gateway)).toBe(0)
    await mine(1)
    expect(await heightOf(gateway)).toBe(1)
  })

  test('behavior: two processes that share a cache never tell a lower height than the other told', async () => {
    const { cache } = await shareCache()
    const behind = await startAnvil()
    onTestFinished(behind.stop)
    const ahead = open([proxy], { blockTime: 0, cache })
    const late = open([behind], { blockTime: 0, cache })
    await mine(9)
    expect(await heightOf(ahead)).toBe(9)
    expect(await heightOf(late)).toBe(9)
  })

  test('property: of two processes on one growing chain neither tells less than the other told before', async () => {
    const { cache, redis, prefix } = await shareCache()
    const processes = [
      open([proxy], { blockTime: 2_000, cache }),
      open([proxy], {
        blockTime: 2_000,
        cache: createRedisCache({ redis: { client: () => redis }, prefix, clock: Date.now, budgetMs: 2_000 }),
      }),
    ]
    let told = 0
    let done = false
    const client = async (index: number) => {
      for (let n = index; !done; n++) {
        const before = told
        const height = await heightOf(processes[n % 2] as TestGateway)
        expect(height).toBeGreaterThanOrEqual(before)
        told = Math.max(told, height)
      }
    }
    const clients = [0, 1, 2, 3].map(client)
    for (let n = 0; n < 15; n++) {
      await mine(1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    done = true
    await Promise.all(clients)
    expect(told).toBeGreaterThan(0)
  })

  test('error: garbage in the shared cache is nothing', async () => {
    const { cache, redis, prefix } = await shareCache()
    await redis.set(`${prefix}rpc:tip:${anvilChain}`, '99e99')
    const gateway = open([proxy], { blockTime: 0, cache })
    expect(await heightOf(gateway)).toBe(0)
  })

  test('error: with every node gone it is told for half a minute, then no more', async () => {
    const gateway = open([proxy], { blockTime: 1_000 })
    expect(await heightOf(gateway)).toBe(0)
    proxy.break({ kind: 'reset' })
    gateway.advance(5_000)
    expect(await heightOf(gateway)).toBe(0)
    gateway.advance(31_000)
    expect(await gateway.call('eth_blockNumber')).toMatchObject({ error: { code: -32002 } })
  })
})

/** A cache on the machine's Redis, one per process. */
async function shareCache() {
  const redis = openRedis('redis://127.0.0.1:6379', { info: () => undefined, warn: () => undefined })
  await once(redis, 'ready')
  onTestFinished(() => redis.disconnect())
  const prefix = `test:heads:${randomUUID()}:`
  return {
    cache: createRedisCache({ redis: { client: () => redis }, prefix, clock: Date.now, budgetMs: 2_000 }),
    redis,
    prefix,
  }
}

describe('a reorganisation', () => {
  const account = '0x00000000000000000000000000000000000000aa'
  const balanceAt = async (gateway: TestGateway, block: string) =>
    (await gateway.call('eth_getBalance', [account, block])).result

  test('behavior: drops what was kept of the newest block and of young ones', async () => {
    const gateway = open([proxy], { blockTime: 3_000 })
    const snapshot = await anvil.client.snapshot()
    await anvil.client.setBalance({ address: account, value: 1n })
    await mine(3)
    await until(async () => (await heightOf(gateway)) === 3)
    expect([await balanceAt(gateway, 'latest'), await balanceAt(gateway, '0x2')]).toEqual(['0x1', '0x1'])
    await anvil.client.revert({ id: snapshot })
    await anvil.client.setBalance({ address: account, value: 2n })
    // Longer than before: only the parent hashes show that these are other blocks.
    await mine(6)
    await until(async () => (await heightOf(gateway)) === 6)
    expect([await balanceAt(gateway, 'latest'), await balanceAt(gateway, '0x2')]).toEqual(['0x2', '0x2'])
  })

  test('behavior: under load no answer is older than the block that replaced it, and the height never falls', async () => {
    const gateway = open([proxy], { blockTime: 1_000 })
    let highest = 0
    let wentBack = 0
    let done = false
    const reader = (async () => {
      while (!done) {
        const height = await heightOf(gateway)
        if (height < highest) wentBack++
        highest = Math.max(highest, height)
        await balanceAt(gateway, 'latest')
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    })()
    for (let round = 0; round < 6; round++) {
      const snapshot = await anvil.client.snapshot()
      await mine(3)
      await new Promise((resolve) => setTimeout(resolve, 120))
      await anvil.client.revert({ id: snapshot })
      await anvil.client.setBalance({ address: account, value: BigInt(round) })
      await mine(2)
    }
    await until(async () => Number(await balanceAt(gateway, 'latest')) === 5, 3_000)
    done = true
    await reader
    expect(wentBack).toBe(0)
  })

  test('behavior: when a development chain starts anew even final answers go', async () => {
    const gateway = open([proxy], { blockTime: 0 })
    await anvil.client.setBalance({ address: account, value: 1n })
    await mine(200)
    await until(async () => {
      await heightOf(gateway)
      return (await balanceAt(gateway, '0x5')) === '0x1' && gateway.from.at(-1) === 'memory'
    })
    await anvil.client.request({ method: 'anvil_reset', params: [] } as never)
    await anvil.client.setBalance({ address: account, value: 2n })
    await mine(20)
    await heightOf(gateway)
    expect(await balanceAt(gateway, '0x5')).toBe('0x2')
  })
})

describe('an upstream that lags', () => {
  test('behavior: is not asked while another is there, and is when it is the last', async () => {
    const stuck = await startAnvil()
    onTestFinished(stuck.stop)
    const behind = await startFaultProxy(stuck.url)
    onTestFinished(behind.stop)
    const gateway = open([behind, proxy], { blockTime: 1_000 })
    await mine(16)
    expect(await heightOf(gateway)).toBe(16)
    const ask = async (salt: number) =>
      gateway.call('eth_getBalance', [`0x${String(salt).padStart(40, '7')}`, 'latest'])
    await until(async () => {
      await heightOf(gateway)
      return behind.count('eth_getBlockByNumber') > 0 && proxy.count('eth_getBlockByNumber') > 0
    })
    behind.forget()
    for (let salt = 0; salt < 10; salt++) await ask(salt)
    expect(behind.count('eth_getBalance')).toBe(0)
    proxy.break({ kind: 'reset' })
    expect(await ask(99)).toMatchObject({ result: '0x0' })
    expect(behind.count('eth_getBalance')).toBe(1)
  })

  test('behavior: by a little but for half a minute is left out too', async () => {
    const stuck = await startAnvil()
    onTestFinished(stuck.stop)
    const behind = await startFaultProxy(stuck.url)
    onTestFinished(behind.stop)
    const gateway = open([behind, proxy], { blockTime: 1_000 })
    await mine(2)
    await until(async () => (await heightOf(gateway)) === 2)
    await until(() => behind.count('eth_getBlockByNumber') > 1)
    gateway.advance(31_000)
    await heightOf(gateway)
    behind.forget()
    for (let salt = 0; salt < 5; salt++)
      await gateway.call('eth_getBalance', [`0x${String(salt).padStart(40, '7')}`, 'latest'])
    expect(behind.count('eth_getBalance')).toBe(0)
  })

  test('behavior: a block it has not got yet is asked of one that has', async () => {
    const stuck = await startAnvil()
    onTestFinished(stuck.stop)
    const gateway = open([stuck, proxy], { blockTime: 1_000 })
    await mine(3)
    await until(async () => (await heightOf(gateway)) === 3)
    for (const height of ['0x1', '0x2', '0x3'])
      expect((await gateway.call('eth_getBlockByNumber', [height, false])).result).toMatchObject({
        number: height,
      })
    expect((await gateway.call('eth_getBlockByNumber', ['0x4', false])).result).toBeNull()
  })
})

describe('watching', () => {
  test('behavior: nothing is asked before the first call, nor a minute after the last', async () => {
    const gateway = open([proxy], { blockTime: 1_000 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(proxy.calls).toEqual([])
    await gateway.call('eth_chainId')
    expect(proxy.calls).toEqual([])
    await gateway.call('eth_gasPrice')
    await until(() => proxy.count('eth_getBlockByNumber') > 2)
    gateway.advance(61_000)
    await new Promise((resolve) => setTimeout(resolve, 600))
    proxy.forget()
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(proxy.calls).toEqual([])
    await gateway.call('eth_gasPrice')
    await until(() => proxy.count('eth_getBlockByNumber') > 0)
  })
})
