import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { createTestGateway, type TestGateway } from './testing.ts'

const [one, other] = await Promise.all([startAnvil(), startAnvil()])
const [first, second] = await Promise.all([startFaultProxy(one.url), startFaultProxy(other.url)])
const sender = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
let gateway: TestGateway
let nonce = 0

beforeEach(() => {
  gateway = createTestGateway([first, second])
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([one.stop(), other.stop()])
})

const sign = (at: number) =>
  sender.signTransaction({
    chainId: 31_337,
    nonce: at,
    to: sender.address,
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: 10_000_000_000n,
    maxPriorityFeePerGas: 1n,
  })
const send = (raw: string) => gateway.call('eth_sendRawTransaction', [raw])
const isOn = async (node: typeof one, hash: string) =>
  (await node.client.getTransaction({ hash: hash as `0x${string}` }).catch(() => undefined)) !== undefined

describe('a signed transaction', () => {
  test('behavior: goes to two nodes at a time', async () => {
    const raw = await sign(nonce++)
    expect(await send(raw)).toMatchObject({ result: keccak256(raw) })
    await expect
      .poll(async () => [await isOn(one, keccak256(raw)), await isOn(other, keccak256(raw))])
      .toEqual([true, true])
  })

  test.each<[string, Fault]>([
    ['resets', { kind: 'reset' }],
    ['answers 503', { kind: 'status', status: 503 }],
    ['hangs', { kind: 'hang' }],
    ['takes it and is not heard', { kind: 'deaf' }],
  ])('behavior: is sent though one node %s', async (_name, fault) => {
    first.break(fault, 'eth_sendRawTransaction')
    const raw = await sign(nonce++)
    expect(await send(raw)).toMatchObject({ result: keccak256(raw) })
    // Both nodes need every nonce for the tests that follow.
    if (!(await isOn(one, keccak256(raw))))
      await one.client.sendRawTransaction({ serializedTransaction: raw })
  })

  test('behavior: sent twice is sent, though the nonce is used by then', async () => {
    const raw = await sign(nonce++)
    await send(raw)
    await expect.poll(() => isOn(other, keccak256(raw))).toBe(true)
    expect(await send(raw)).toMatchObject({ result: keccak256(raw) })
  })

  test('behavior: one that waits in the pool already is sent', async () => {
    await Promise.all([one, other].map(({ client }) => client.setAutomine(false)))
    const raw = await sign(nonce++)
    await send(raw)
    await expect.poll(() => isOn(one, keccak256(raw))).toBe(true)
    await expect.poll(() => isOn(other, keccak256(raw))).toBe(true)
    expect(await send(raw)).toMatchObject({ result: keccak256(raw) })
    await Promise.all([one, other].map(({ client }) => client.setAutomine(true)))
    await Promise.all([one, other].map(({ client }) => client.mine({ blocks: 1 })))
  })

  test('error: another with a used nonce is refused [8.24f]', async () => {
    const raw = await sender.signTransaction({
      chainId: 31_337,
      nonce: 0,
      to: sender.address,
      value: 2n,
      gas: 21_000n,
      maxFeePerGas: 10_000_000_000n,
    })
    expect(await send(raw)).toMatchObject({ error: { message: expect.stringMatching(/nonce too low/i) } })
  })

  test('error: one that costs more than there is is refused, by the node [8.24h]', async () => {
    const raw = await sender.signTransaction({
      chainId: 31_337,
      nonce,
      to: sender.address,
      value: 10n ** 30n,
      gas: 21_000n,
      maxFeePerGas: 10_000_000_000n,
    })
    expect(await send(raw)).toMatchObject({
      error: { message: expect.stringMatching(/insufficient funds/i) },
    })
  })

  test.each([[['0xzz']], [[]], [[null]], [['0x']], [[{}]]])(
    'error: %j is refused by the node',
    async (params) => {
      expect(await gateway.call('eth_sendRawTransaction', params)).toMatchObject({
        error: { code: expect.any(Number) },
      })
    },
  )

  test('error: one node that hangs does not keep the refusal of another', async () => {
    first.break({ kind: 'hang' }, 'eth_sendRawTransaction')
    const startedAt = Date.now()
    expect(await gateway.call('eth_sendRawTransaction', ['0x02'])).toMatchObject({
      error: { code: expect.any(Number) },
    })
    expect(Date.now() - startedAt).toBeLessThan(3_000)
  })

  test('error: with no node it is not pretended to be sent [8.21h]', async () => {
    for (const proxy of [first, second]) proxy.break({ kind: 'reset' })
    expect(await send(await sign(nonce))).toMatchObject({ error: { code: -32002 } })
  })

  test('behavior: a read after a write sees the new state', async () => {
    const count = () => gateway.call('eth_getTransactionCount', [sender.address, 'latest'])
    const { result: before } = await count()
    await send(await sign(nonce++))
    await expect.poll(async () => Number((await count()).result)).toBe(Number(before) + 1)
  })

  test('behavior: the same bytes at the same time are not one call', async () => {
    const raw = await sign(nonce++)
    await Promise.all([send(raw), send(raw), send(raw)])
    await expect.poll(() => first.count('eth_sendRawTransaction')).toBe(3)
  })
})
