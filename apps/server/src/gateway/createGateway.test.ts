import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { chainUnavailable, chainUnsupported } from '@latchkey/protocol/catalogue'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFaultProxy } from '../testing/startFaultProxy.ts'
import { RpcFailure } from './gateway.ts'
import { anvilChain, createTestGateway, type TestGateway } from './testing.ts'

const anvil = await startAnvil()
const proxy = await startFaultProxy(anvil.url)
const gateways: TestGateway[] = []
const open = (options?: Parameters<typeof createTestGateway>[1]) => {
  const gateway = createTestGateway([proxy], options)
  gateways.push(gateway)
  return gateway
}
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()))
  await proxy.stop()
  await anvil.stop()
})
beforeEach(() => {
  proxy.heal()
  proxy.forget()
})

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

describe('one call', () => {
  test('behavior: a feature gets the result', async () => {
    expect(await open().request(anvilChain, 'eth_getBalance', [account, 'latest'])).toBe(
      '0x21e19e0c9bab2400000',
    )
  })

  test('behavior: a caller gets the text, with its id to the digit [7.28a]', async () => {
    const body = `{"jsonrpc":"2.0","id":1234567890123456789,"method":"eth_getBalance","params":["${account}","latest"]}`
    expect(await open().handle(anvilChain, body)).toEqual({
      status: 200,
      body: '{"jsonrpc":"2.0","id":1234567890123456789,"result":"0x21e19e0c9bab2400000"}',
    })
  })

  test('behavior: what needs no node asks none [7.28h, 7.28i]', async () => {
    const gateway = open()
    const answers = await Promise.all(
      ['eth_chainId', 'net_version', 'net_listening', 'eth_accounts'].map((method) => gateway.call(method)),
    )
    expect(answers.map(({ result }) => result)).toEqual(['0x7a69', '31337', true, []])
    expect(proxy.calls).toEqual([])
    expect(gateway.from).toEqual(['local', 'local', 'local', 'local'])
  })

  test('behavior: a feature may ask for it fresh, even what is answered here', async () => {
    expect(await open().request(anvilChain, 'eth_chainId', [], { fresh: true })).toBe('0x7a69')
  })

  test.each([
    ['eth_getTransactionCount', [account, 'latest'], '0x0'],
    ['eth_estimateGas', [{ from: account, to: account }], '0x5208'],
    ['eth_maxPriorityFeePerGas', [], '0x3b9aca00'],
    ['eth_call', [{ to: account }, 'latest'], '0x'],
    ['eth_blockNumber', [], '0x0'],
    ['eth_getCode', [account, 'latest'], '0x'],
    ['eth_getLogs', [{ fromBlock: '0x0' }], []],
    ['eth_getTransactionByHash', [`0x${'0'.repeat(64)}`], null],
    ['eth_getTransactionReceipt', [`0x${'0'.repeat(64)}`], null],
    ['eth_getTransactionByBlockHashAndIndex', [`0x${'0'.repeat(64)}`, '0x0'], null],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x0', '0x0'], null],
  ])(
    'behavior: %s is answered by the node [7.28b-d, 7.28f, 7.28g, 7.28l-n]',
    async (method, params, result) => {
      expect(await open().call(method, params)).toEqual({ jsonrpc: '2.0', id: 1, result })
    },
  )

  test('behavior: blocks by height and by hash are one block [7.28j, 7.28k]', async () => {
    const gateway = open()
    const { result: block } = await gateway.call('eth_getBlockByNumber', ['0x0', false])
    const { hash } = block as { hash: string }
    expect((await gateway.call('eth_getBlockByHash', [hash, false])).result).toEqual(block)
    expect((await gateway.call('eth_getTransactionByBlockHashAndIndex', [hash, '0x0'])).result).toBeNull()
  })

  test.each([
    'eth_sendTransaction',
    'eth_sign',
    'personal_sign',
    'admin_peers',
    'debug_traceTransaction',
    'miner_start',
    'anvil_setBalance',
    'evm_revert',
    'hardhat_reset',
    'ots_searchTransactionsBefore',
    'eth_subscribe',
    'constructor',
    '__proto__',
  ])('error: %s is not for callers [8.21c]', async (method) => {
    const gateway = open()
    const { status, body } = await gateway.handle(
      anvilChain,
      JSON.stringify({ jsonrpc: '2.0', id: 'a', method }),
    )
    expect(status).toBe(200)
    expect(JSON.parse(String(body))).toMatchObject({ id: 'a', error: { code: -32601 } })
    expect(proxy.calls).toEqual([])
  })

  test('behavior: features may call what callers may not', async () => {
    const gateway = open()
    await gateway.request(anvilChain, 'anvil_setBalance', [`0x${'1'.repeat(40)}`, '0x7'])
    expect(await gateway.request(anvilChain, 'eth_getBalance', [`0x${'1'.repeat(40)}`, 'latest'])).toBe('0x7')
    const found = await gateway.request(anvilChain, 'ots_searchTransactionsBefore', [account, 0, 10])
    expect(found).toMatchObject({ txs: [] })
  })

  test('error: what a node says is passed on with its data', async () => {
    const gateway = open()
    // PUSH1 0 PUSH1 0 REVERT
    const code = '0x60006000fd'
    const answer = await gateway.call('eth_call', [{ data: code }, 'latest'])
    expect(answer.error).toMatchObject({ code: 3, message: expect.stringContaining('revert') })
    const failure = await gateway
      .request(anvilChain, 'eth_call', [{ data: code }, 'latest'])
      .catch((e: unknown) => e)
    expect(failure).toBeInstanceOf(RpcFailure)
    expect((failure as RpcFailure).error.code).toBe(3)
  })

  test('error: a chain that is not served is refused', async () => {
    const gateway = open()
    for (const chain of ['eip155:1', 'nonsense', '', 'solana:x:y', '__proto__', 'toString'])
      await expect(gateway.handle(chain, '{}')).rejects.toMatchObject({ entry: chainUnsupported })
    await expect(gateway.request('eip155:1', 'eth_chainId')).rejects.toMatchObject({
      entry: chainUnsupported,
    })
  })

  test('error: with no node left the answer says when to come back [8.21h]', async () => {
    const gateway = open()
    proxy.break({ kind: 'reset' })
    const { status, body, retryAfter } = await gateway.handle(
      anvilChain,
      '{"jsonrpc":"2.0","id":"q","method":"eth_gasPrice"}',
    )
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 1 })
    expect(JSON.parse(String(body))).toMatchObject({ id: 'q', error: { code: -32002 } })
    await expect(gateway.request(anvilChain, 'eth_gasPrice')).rejects.toMatchObject({
      entry: chainUnavailable,
    })
  })

  test('error: nodes that are all busy are told apart from nodes that are gone [8.24a, 8.21k]', async () => {
    const gateway = open()
    proxy.break({ kind: 'status', status: 429, headers: { 'retry-after': '7' } })
    const reply = await gateway.handle(anvilChain, '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}')
    expect(reply).toMatchObject({ status: 429, retryAfter: 7 })
    expect(JSON.parse(String(reply.body))).toMatchObject({ error: { code: -32005 } })
  })

  test('error: a call ends when its time is up', async () => {
    const gateway = open()
    proxy.break({ kind: 'hang' })
    const startedAt = Date.now()
    await expect(gateway.request(anvilChain, 'eth_gasPrice', [], { timeoutMs: 200 })).rejects.toMatchObject({
      entry: chainUnavailable,
    })
    expect(Date.now() - startedAt).toBeLessThan(1_000)
  })

  test('error: a caller that leaves is not kept waiting', async () => {
    const gateway = open()
    proxy.break({ kind: 'hang' })
    const leave = new AbortController()
    const answer = gateway.request(anvilChain, 'eth_gasPrice', [], { signal: leave.signal })
    leave.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
  })
})

describe('a batch', () => {
  const call = (id: unknown, method: string, params: unknown = []) => ({ jsonrpc: '2.0', id, method, params })
  const send = async (gateway: TestGateway, calls: unknown) => {
    const reply = await gateway.handle(anvilChain, JSON.stringify(calls))
    return { ...reply, answers: reply.body === '' ? undefined : JSON.parse(String(reply.body)) }
  }

  test('behavior: is answered in its order, what is wrong in its place [7.28q]', async () => {
    const { status, answers } = await send(open(), [
      call(1, 'eth_chainId'),
      call('two', 'eth_getBalance', [account, 'latest']),
      call(null, 'anvil_mine'),
      17,
    ])
    expect(status).toBe(200)
    expect(answers).toMatchObject([
      { id: 1, result: '0x7a69' },
      { id: 'two', result: '0x21e19e0c9bab2400000' },
      { id: null, error: { code: -32601 } },
      { id: null, error: { code: -32600 } },
    ])
  })

  test('behavior: a thousand equal calls ask the node once', async () => {
    const gateway = open()
    const calls = Array.from({ length: 1_000 }, (_, id) => call(id, 'eth_getBalance', [account, 'latest']))
    const { answers } = await send(gateway, calls)
    expect(answers.map(({ id }: { id: number }) => id)).toEqual(calls.map(({ id }) => id))
    expect(proxy.count('eth_getBalance')).toBe(1)
  })

  test('behavior: notifications get no answer', async () => {
    const gateway = open()
    const note = { jsonrpc: '2.0', method: 'eth_chainId' }
    expect((await send(gateway, [note, call(1, 'eth_chainId')])).answers).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x7a69' },
    ])
    expect(await send(gateway, [note])).toMatchObject({ status: 204, body: '' })
    expect(await send(gateway, note)).toMatchObject({ status: 204, body: '' })
  })

  test('error: more than a thousand, or none, is one refusal [9.15b]', async () => {
    const gateway = open()
    const tooMany = await send(gateway, Array(1_001).fill(call(1, 'eth_chainId')))
    expect(tooMany).toMatchObject({ status: 400, answers: { id: null, error: { code: -32600 } } })
    expect(await send(gateway, [])).toMatchObject({ status: 400, answers: { error: { code: -32600 } } })
  })

  test('error: only where nothing could be answered does the whole fail', async () => {
    const gateway = open()
    proxy.break({ kind: 'reset' })
    const gone = [call(1, 'eth_gasPrice'), call(2, 'eth_blobBaseFee')]
    expect(await send(gateway, gone)).toMatchObject({
      status: 503,
      retryAfter: 1,
      answers: [{ id: 1 }, { id: 2 }],
    })
    expect(await send(gateway, [...gone, call(3, 'eth_chainId')])).toMatchObject({ status: 200 })
  })
})

describe('calls that meet', () => {
  test('behavior: equal reads at one time are one call', async () => {
    const gateway = open()
    proxy.break({ kind: 'slow', milliseconds: 100 }, 'eth_getBalance')
    await Promise.all(Array.from({ length: 20 }, () => gateway.call('eth_getBalance', [account, 'latest'])))
    expect(proxy.count('eth_getBalance')).toBe(1)
    expect(gateway.from.filter((from) => from === 'joined')).toHaveLength(19)
  })

  test('behavior: a caller that aborts does not affect others, first or not', async () => {
    const gateway = open()
    proxy.break({ kind: 'slow', milliseconds: 150 }, 'eth_getBalance')
    const leave = new AbortController()
    const ask = (signal?: AbortSignal) =>
      gateway.request(anvilChain, 'eth_getBalance', [account, 'latest'], { signal, timeoutMs: 5_000 })
    const first = ask(leave.signal)
    const second = ask()
    setTimeout(() => leave.abort(new Error('gone')), 50)
    await expect(first).rejects.toThrow('gone')
    expect(await second).toBe('0x21e19e0c9bab2400000')
    expect(proxy.count('eth_getBalance')).toBe(1)
  })

  test('behavior: one in a hurry does not hurry the others', async () => {
    const gateway = open()
    proxy.break({ kind: 'slow', milliseconds: 150 }, 'eth_getBalance')
    const ask = (timeoutMs: number) =>
      gateway.request(anvilChain, 'eth_getBalance', [account, 'latest'], { timeoutMs })
    const hurried = ask(20)
    const slow = ask(5_000)
    await expect(hurried).rejects.toMatchObject({ entry: chainUnavailable })
    expect(await slow).toBe('0x21e19e0c9bab2400000')
  })

  test('behavior: no caller gets the response to another call', async () => {
    const gateway = open()
    await gateway.request(anvilChain, 'anvil_setBalance', [`0x${'2'.repeat(40)}`, '0x2'])
    const params = [
      [account, 'latest'],
      [`0x${'2'.repeat(40)}`, 'latest'],
      [account, '0x0'],
    ]
    const answers = await Promise.all(params.map((each) => gateway.call('eth_getBalance', each)))
    expect(answers.map(({ result }) => result)).toEqual([
      '0x21e19e0c9bab2400000',
      '0x2',
      '0x21e19e0c9bab2400000',
    ])
  })
})
