import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { anvilChain, createTestGateway, type TestGateway, until } from './testing.ts'

const anvil = await startAnvil()
const first = await startFaultProxy(anvil.url)
const second = await startFaultProxy(anvil.url)
let gateway: TestGateway
beforeEach(() => {
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
  gateway = createTestGateway([first, second])
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await anvil.stop()
})

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const balance = '0x21e19e0c9bab2400000'
/** A call that is not cached; the result is 0x0. */
const ask = (salt: number) =>
  gateway.call('eth_getBalance', [`0x${salt.toString(16).padStart(40, '5')}`, 'latest'])
const answerOf = (error: object): Fault => ({
  kind: 'answer',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }),
})

describe('the next upstream is asked', () => {
  test.each<[string, Fault]>([
    ['it closes the connection', { kind: 'reset' }],
    ['it answers 500', { kind: 'status', status: 500 }],
    ['it answers 503', { kind: 'status', status: 503 }],
    ['it answers 429', { kind: 'status', status: 429, headers: { 'retry-after': '3' } }],
    ['it answers 403', { kind: 'status', status: 403 }],
    ['it redirects', { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['it answers no JSON', { kind: 'answer', body: '<html>' }],
    ['it answers something else', { kind: 'answer', body: '{"hello":"world"}' }],
    ['it answers 400 without JSON', { kind: 'status', status: 400 }],
    ['it says it is limited', answerOf({ code: -32005, message: 'daily request count exceeded' })],
    [
      'it says so in other words',
      answerOf({ code: -32000, message: 'Your app has exceeded its compute units' }),
    ],
    ['it has no such state', answerOf({ code: -32000, message: 'missing trie node 0xabc' })],
    ['it has no such block', answerOf({ code: -32000, message: 'header not found' })],
    ['it does not know the method', answerOf({ code: -32601, message: 'method not found' })],
    ['it failed inside', answerOf({ code: -32603, message: 'Internal error' })],
    ['its response is too large', { kind: 'answer', body: `{"result":"${'a'.repeat(11 << 20)}"}` }],
  ])('behavior: when %s [7.28r]', async (_name, fault) => {
    first.break(fault)
    expect(await gateway.call('eth_getBalance', [account, 'latest'])).toMatchObject({ result: balance })
    expect(second.count('eth_getBalance')).toBe(1)
  })

  test('behavior: when it is slow, both are asked and the faster one is heard', async () => {
    first.break({ kind: 'slow', milliseconds: 3_000 }, 'eth_getBalance')
    const startedAt = Date.now()
    expect(await gateway.call('eth_getBalance', [account, 'latest'])).toMatchObject({ result: balance })
    expect(Date.now() - startedAt).toBeLessThan(1_500)
    expect(gateway.hedges()).toBe(1)
  })

  test('behavior: when it hangs for good, callers soon do not notice', async () => {
    first.break({ kind: 'hang' })
    for (let salt = 0; salt < 12; salt++) expect(await ask(salt)).toMatchObject({ result: '0x0' })
    await until(async () => {
      gateway.advance(1_100)
      first.forget()
      const startedAt = Date.now()
      await ask(Date.now())
      return first.count('eth_getBalance') === 0 && Date.now() - startedAt < 100
    })
  })

  test('behavior: a single upstream that failed is retried after a short delay', async () => {
    await gateway.close()
    gateway = createTestGateway([first])
    first.break({ kind: 'reset' }, 'eth_gasPrice')
    setTimeout(() => first.heal(), 100)
    expect(await gateway.call('eth_gasPrice')).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('error: the last words of a node are passed on when no other knows better', async () => {
    for (const proxy of [first, second]) proxy.break(answerOf({ code: -32000, message: 'header not found' }))
    expect(await gateway.call('eth_gasPrice')).toMatchObject({
      error: { code: -32000, message: 'header not found' },
    })
  })
})

describe('no other upstream is asked', () => {
  test.each([
    { code: 3, message: 'execution reverted: no', data: '0x08c379a0' },
    { code: -32000, message: 'execution reverted' },
    { code: -32000, message: 'nonce too low' },
    { code: -32000, message: 'insufficient funds for gas * price + value' },
    { code: -32000, message: 'intrinsic gas too low' },
    { code: -32000, message: 'max fee per gas less than block base fee' },
    { code: -32003, message: 'tip above fee cap' },
    { code: -32602, message: 'invalid argument 0: hex string without 0x prefix' },
    { code: -32000, message: 'transaction type not supported' },
  ])('error: $message is the answer [8.21f, 8.21i]', async (error) => {
    first.break(answerOf(error), 'eth_estimateGas')
    expect((await gateway.call('eth_estimateGas', [{ to: account }])).error).toEqual(error)
    expect(second.count('eth_estimateGas')).toBe(0)
  })
})

describe('an upstream that fails', () => {
  test('behavior: gets a cool-down, is retried, and is used again', async () => {
    await gateway.close()
    gateway = createTestGateway([first, second], { blockTime: 1_000 })
    first.break({ kind: 'status', status: 503 })
    for (let salt = 0; salt < 8; salt++) expect(await ask(salt)).toMatchObject({ result: '0x0' })
    await until(() => gateway.breakers.includes('node-1 open'))
    first.forget()
    const hedged = gateway.hedges()
    for (let salt = 10; salt < 20; salt++) await ask(salt)
    // An unhealthy one is only asked to hedge a late response, as on a busy machine.
    expect(first.count('eth_getBalance')).toBeLessThanOrEqual(gateway.hedges() - hedged)
    first.heal()
    gateway.advance(3_000)
    // Polling the head is the half-open attempt.
    await until(() => gateway.breakers.includes('node-1 closed'), 8_000)
  })

  test('behavior: nothing is lost while one upstream comes and goes [7.28r]', async () => {
    const faults: Fault[] = [
      { kind: 'slow', milliseconds: 400 },
      { kind: 'status', status: 503 },
      { kind: 'hang' },
      { kind: 'reset' },
      { kind: 'none' },
    ]
    let wrong = 0
    for (const [round, fault] of faults.entries()) {
      first.break(fault)
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(round * 100 + index)))
      wrong += answers.filter(({ result }) => result !== '0x0').length
    }
    expect(wrong).toBe(0)
  })

  test('behavior: the first keeps its place while it is good enough', async () => {
    for (let salt = 0; salt < 20; salt++) {
      await ask(salt)
      gateway.advance(1_100)
    }
    const counts = [first.count('eth_getBalance'), second.count('eth_getBalance')]
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(18)
  })
})

describe('what an upstream says', () => {
  test('error: its address and key are never repeated', async () => {
    await gateway.close()
    const url = `${first.url}/v3/secretkey1234567890?token=othersecret99`
    gateway = createTestGateway([{ url }])
    for (const secret of ['secretkey1234567890', 'othersecret99', new URL(url).host]) {
      first.break(answerOf({ code: -32602, message: `bad key ${secret}`, data: secret }))
      const { body } = await gateway.handle(anvilChain, '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}')
      expect(String(body)).not.toContain(secret)
      expect(JSON.parse(String(body))).toMatchObject({ error: { code: -32602 } })
    }
  })
})

test('error: bodies that a node refuses do not count against it', async () => {
  for (const status of [400, 413]) first.break({ kind: 'status', status }, 'eth_getBalance')
  second.break({ kind: 'reset' }, 'eth_getBalance')
  for (let salt = 500; salt < 512; salt++) await ask(salt)
  expect(gateway.breakers.filter((change) => change.startsWith('node-1'))).toEqual([])
})
