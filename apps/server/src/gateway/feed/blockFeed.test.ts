import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '../../testing/startFaultProxy.ts'
import type { Conversation } from '../gateway.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from '../testing.ts'

let anvil: Anvil
let first: FaultProxy
let second: FaultProxy
let gateway: TestGateway
const conversations: Conversation[] = []

beforeEach(async () => {
  anvil = await startAnvil()
  ;[first, second] = await Promise.all([startFaultProxy(anvil.url), startFaultProxy(anvil.url)])
  gateway = createTestGateway([first, second], { blockTime: 1_000 })
})
afterEach(async () => {
  for (const conversation of conversations.splice(0)) conversation.close()
  await gateway.close()
  await Promise.all([first.stop(), second.stop()])
  await anvil.stop()
})

type Said = {
  id?: unknown
  result?: unknown
  error?: { code: number }
  params?: { subscription: string; result: Told }
}
type Told = {
  number: string
  hash: string
  parentHash: string
  removed?: boolean
  topics?: string[]
  address?: string
}

function converse() {
  const said: Said[] = []
  const conversation = gateway.converse(anvilChain, (text) => said.push(JSON.parse(text)))
  conversations.push(conversation)
  const call = async (method: string, params: unknown = [], id: unknown = 1) => {
    await conversation.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return said.findLast((one) => one.id === id) as Said
  }
  const told = () => said.flatMap(({ params }) => (params ? [params.result] : []))
  return { conversation, said, call, told, heights: () => told().map(({ number }) => Number(number)) }
}

// Contract that emits LOG1 with topic 7 on every call: PUSH1 7, PUSH1 0, PUSH1 0, LOG1.
const emitter = '0x00000000000000000000000000000000000e4174'
const topic = `0x${'7'.padStart(64, '0')}`
async function emit() {
  await anvil.client.setCode({ address: emitter, bytecode: '0x600760006000a1' })
  const [account] = await anvil.client.getAddresses()
  await anvil.client.sendTransaction({ account: account as `0x${string}`, to: emitter, gas: 100_000n })
}

describe('newHeads', () => {
  test('behavior: tells every block once, in its order, though several come between two looks', async () => {
    const { call, told, heights } = converse()
    expect((await call('eth_subscribe', ['newHeads'])).result).toMatch(/^0x[\da-f]{32}$/)
    for (const blocks of [1, 5, 2]) {
      await anvil.client.mine({ blocks })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await until(() => heights().length === 8)
    expect(heights()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const [index, { parentHash }] of told().entries())
      if (index > 0) expect(parentHash).toBe(told()[index - 1]?.hash)
    expect(told()[0]).not.toHaveProperty('transactions')
  })

  test('behavior: goes on without a gap or a repetition when the upstream is lost', async () => {
    const { call, heights } = converse()
    await call('eth_subscribe', ['newHeads'])
    await anvil.client.mine({ blocks: 2 })
    await until(() => heights().length === 2)
    first.break({ kind: 'reset' })
    await anvil.client.mine({ blocks: 2 })
    await until(() => heights().length === 4)
    first.heal()
    second.break({ kind: 'hang' })
    await anvil.client.mine({ blocks: 2 })
    await until(() => heights().length === 6, 10_000)
    expect(heights()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('behavior: catches up after an outage', async () => {
    const { call, heights } = converse()
    await call('eth_subscribe', ['newHeads'])
    for (const proxy of [first, second]) proxy.break({ kind: 'reset' })
    await anvil.client.mine({ blocks: 3 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    for (const proxy of [first, second]) proxy.heal()
    await until(() => heights().length === 3, 10_000)
    expect(heights()).toEqual([1, 2, 3])
  })

  test('behavior: tells the blocks that took the place of others', async () => {
    const { call, heights } = converse()
    await call('eth_subscribe', ['newHeads'])
    const snapshot = await anvil.client.snapshot()
    await anvil.client.mine({ blocks: 2 })
    await until(() => heights().length === 2)
    await anvil.client.revert({ id: snapshot })
    await anvil.client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(Date.now() / 1000) + 500) })
    await anvil.client.mine({ blocks: 3 })
    await until(() => heights().length === 5)
    expect(heights()).toEqual([1, 2, 1, 2, 3])
  })

  test('behavior: is one look at the chain however many listen', async () => {
    const talks = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const talk = converse()
        await talk.call('eth_subscribe', ['newHeads'])
        return talk
      }),
    )
    await anvil.client.mine({ blocks: 1 })
    await until(() => talks.every(({ heights }) => heights().length === 1))
    expect(first.count('eth_getBlockByHash') + second.count('eth_getBlockByHash')).toBeLessThanOrEqual(2)
  })

  test('behavior: ends when it is ended', async () => {
    const { call, heights } = converse()
    const other = converse()
    const { result } = await call('eth_subscribe', ['newHeads'])
    await other.call('eth_subscribe', ['newHeads'])
    expect((await call('eth_unsubscribe', [result], 2)).result).toBe(true)
    expect((await call('eth_unsubscribe', [result], 3)).result).toBe(false)
    await anvil.client.mine({ blocks: 1 })
    await until(() => other.heights().length === 1)
    expect(heights()).toEqual([])
  })
})

describe('logs', () => {
  test('behavior: are told to those who want them', async () => {
    const [all, mine, none] = [converse(), converse(), converse()]
    await all.call('eth_subscribe', ['logs', {}])
    await mine.call('eth_subscribe', [
      'logs',
      { address: emitter.toUpperCase().replace('0X', '0x'), topics: [[topic, `0x${'8'.repeat(64)}`]] },
    ])
    await none.call('eth_subscribe', ['logs', { address: `0x${'1'.repeat(40)}` }])
    await none.call('eth_subscribe', ['logs', { topics: [topic, null] }])
    await none.call('eth_subscribe', ['logs', { topics: [`0x${'8'.repeat(64)}`] }])
    await emit()
    await until(() => all.told().length === 1 && mine.told().length === 1)
    expect(all.told()[0]).toMatchObject({ address: emitter, topics: [topic], removed: false })
    expect(none.told()).toEqual([])
  })

  test('behavior: are taken back with their block', async () => {
    const { call, told } = converse()
    await call('eth_subscribe', ['logs', { address: emitter }])
    const snapshot = await anvil.client.snapshot()
    await emit()
    await until(() => told().length === 1)
    await anvil.client.revert({ id: snapshot })
    await anvil.client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(Date.now() / 1000) + 500) })
    await anvil.client.mine({ blocks: 2 })
    await until(() => told().length === 2)
    expect(told()[1]).toMatchObject({ ...told()[0], removed: true })
  })
})

describe('a conversation', () => {
  test('behavior: answers ordinary calls and batches too', async () => {
    const { call, conversation, said } = converse()
    expect(await call('eth_chainId')).toMatchObject({ result: '0x7a69' })
    await conversation.receive('[{"jsonrpc":"2.0","id":5,"method":"eth_blockNumber"}]')
    expect(said.at(-1)).toMatchObject([{ id: 5, result: '0x0' }])
    await conversation.receive('{"jsonrpc":"2.0","method":"eth_chainId"}')
    expect(said).toHaveLength(2)
  })

  test.each([
    ['newPendingTransactions', undefined],
    ['syncing', undefined],
    ['logs', { address: 'x' }],
    ['logs', { topics: Array(5).fill(null) }],
    ['logs', 'all'],
    [null, undefined],
  ])('error: there is no subscription %j %j', async (kind, filter) => {
    const { call } = converse()
    expect(await call('eth_subscribe', [kind, filter])).toMatchObject({ error: { code: -32602 } })
  })

  test('error: a hundred subscriptions are enough', async () => {
    const { call } = converse()
    for (let id = 0; id < 100; id++) await call('eth_subscribe', ['newHeads'], id)
    expect(await call('eth_subscribe', ['newHeads'], 100)).toMatchObject({ error: { code: -32005 } })
  })

  test('error: garbage is answered, not thrown', async () => {
    const { conversation, said } = converse()
    await conversation.receive('garbage')
    expect(said[0]).toMatchObject({ id: null, error: { code: -32700 } })
  })

  test('error: with no node a subscription is refused', async () => {
    for (const proxy of [first, second]) proxy.break({ kind: 'reset' })
    const { call } = converse()
    expect(await call('eth_subscribe', ['newHeads'])).toMatchObject({ error: { code: -32002 } })
  })

  test('error: a chain that is not served cannot be talked to', () => {
    expect(() => gateway.converse('eip155:5', () => undefined)).toThrow()
  })
})

test('error: logs of a block that the node has not got yet are told when it has it', async () => {
  const { call, told } = converse()
  await call('eth_subscribe', ['logs', { address: emitter }])
  const none = { kind: 'answer', body: '{"jsonrpc":"2.0","id":1,"result":[]}' } as const
  for (const proxy of [first, second]) proxy.break(none, 'eth_getLogs')
  await emit()
  await until(() => first.count('eth_getLogs') + second.count('eth_getLogs') > 0)
  for (const proxy of [first, second]) proxy.heal()
  await until(() => told().length > 0)
  expect(told()).toMatchObject([{ topics: [topic] }])
})
