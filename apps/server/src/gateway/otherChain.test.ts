import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { startFaultProxy } from '../testing/startFaultProxy.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from './testing.ts'

const [right, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
const rightly = await startFaultProxy(right.url)
const wrongly = await startFaultProxy(other.url)
await other.client.mine({ blocks: 500 })
let gateway: TestGateway
beforeEach(() => {
  for (const proxy of [rightly, wrongly]) {
    proxy.heal()
    proxy.forget()
  }
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([rightly.stop(), wrongly.stop()])
  await Promise.all([right.stop(), other.stop()])
})

const account = '0x00000000000000000000000000000000000000a1'
const answer = (result: unknown) =>
  ({ kind: 'answer', body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) }) as const

describe('a node of another chain', () => {
  test('error: is asked nothing but which it is of, and its height is not believed', async () => {
    const cache = createMemoryCache({ clock: Date.now })
    gateway = createTestGateway([wrongly, rightly], { cache })
    await other.client.setBalance({ address: account, value: 5n })
    expect((await gateway.call('eth_getBalance', [account, 'latest'])).result).toBe('0x0')
    expect((await gateway.call('eth_blockNumber')).result).toBe('0x0')
    expect(new Set(wrongly.calls)).toEqual(new Set(['eth_chainId']))
    expect(wrongly.calls).toHaveLength(1)
  })

  test('error: alone is no node at all', async () => {
    gateway = createTestGateway([wrongly])
    expect((await gateway.call('eth_getBalance', [account, 'latest'])).error?.code).toBe(-32002)
    expect((await gateway.call('eth_chainId')).result).toBe('0x7a69')
  })

  test('behavior: that becomes one of this chain is used again', async () => {
    gateway = createTestGateway([wrongly])
    await gateway.call('eth_gasPrice')
    wrongly.break(answer('0x7a69'), 'eth_chainId')
    gateway.advance(60_000)
    await until(async () => (await gateway.call('eth_gasPrice')).result !== undefined)
  })
})

describe('a node that does not say which it is of', () => {
  test('behavior: is used', async () => {
    rightly.break({ kind: 'status', status: 404 }, 'eth_chainId')
    gateway = createTestGateway([rightly])
    expect((await gateway.call('eth_getBalance', [account, 'latest'])).result).toBe('0x0')
  })

  test('error: is not believed when it is far ahead of the only other', async () => {
    wrongly.break({ kind: 'status', status: 404 }, 'eth_chainId')
    gateway = createTestGateway([wrongly, rightly])
    await until(async () => (await gateway.call('eth_blockNumber')).result === '0x0')
    await until(() => rightly.count('eth_getBlockByNumber') > 0 && wrongly.count('eth_getBlockByNumber') > 0)
    expect((await gateway.call('eth_blockNumber')).result).toBe('0x0')
  })
})

describe('what two must agree on', () => {
  const ask = () => gateway.request(anvilChain, 'eth_getBalance', [account, 'latest'], { agreed: true })

  test('behavior: is asked of two', async () => {
    const second = await startFaultProxy(right.url)
    gateway = createTestGateway([rightly, second])
    expect(await ask()).toBe('0x0')
    expect([rightly.count('eth_getBalance'), second.count('eth_getBalance')]).toEqual([1, 1])
    second.break(answer('0x5'), 'eth_getBalance')
    await expect(ask()).rejects.toMatchObject({ entry: { code: 'server/chain_unavailable' } })
    second.break({ kind: 'reset' })
    await expect(ask()).rejects.toMatchObject({ entry: { code: 'server/chain_unavailable' } })
    await second.stop()
  })

  test('behavior: is asked of one where there is one, and one of another chain is none', async () => {
    const startedAt = performance.now()
    gateway = createTestGateway([rightly])
    expect(await ask()).toBe('0x0')
    await gateway.close()
    gateway = createTestGateway([rightly, wrongly])
    expect(await ask()).toBe('0x0')
    // Does not wait for a node that is not used.
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
