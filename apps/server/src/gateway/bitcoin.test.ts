import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEsplora } from '../testing/startEsplora.ts'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { createTestGateway, type TestGateway, until } from './testing.ts'

const chain = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const bitcoind = await startBitcoind()
const esplora = await startEsplora(bitcoind)
const [first, second] = await Promise.all([startFaultProxy(esplora.url), startFaultProxy(esplora.url)])
let gateway: TestGateway
beforeEach(() => {
  for (const proxy of [first, second]) {
    proxy.heal()
    proxy.forget()
  }
  gateway = createTestGateway([first, second], { chain })
})
afterEach(() => gateway.close())
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  esplora.stop()
  await bitcoind.stop()
})

const address = (await bitcoind.call('getnewaddress')) as string
const pay = () => bitcoind.call('sendtoaddress', address, 0.001) as Promise<string>
const mine = async (blocks: number) => void (await bitcoind.call('generatetoaddress', blocks, address))
const hexOf = async (id: string) => ((await bitcoind.call('gettransaction', id)) as { hex: string }).hex
const deep = await pay()
await mine(10)
const young = await pay()
await mine(1)
const waiting = await pay()
const unknown = 'ab'.repeat(32)
const tip = await bitcoind.call('getblockcount')

/** A transaction that the node's wallet has signed, and that is not broadcast. */
async function signed(): Promise<string> {
  const { hex } = (await bitcoind
    .call('createrawtransaction', [], [{ [address]: 0.002 }])
    .then((draft) => bitcoind.call('fundrawtransaction', draft, { lockUnspents: true }))) as { hex: string }
  return ((await bitcoind.call('signrawtransactionwithwallet', hex)) as { hex: string }).hex
}
const idOf = async (hex: string) =>
  ((await bitcoind.call('decoderawtransaction', hex)) as { txid: string }).txid
const call = (method: string, ...params: unknown[]) => gateway.call(method, params)
const asked = (path: string) => first.count(path) + second.count(path)

describe('Bitcoin through Esplora', () => {
  test('behavior: every method is answered with its path', async () => {
    expect((await call('tip')).result).toBe(tip)
    expect((await call('block_hash', 0)).result).toMatch(/^0f9188f13cb7b2c71f2a335e3a4fc328/)
    expect((await call('fees')).result).toEqual({ 1: 12.5, 3: 5.25 })
    expect((await call('address', address)).result).toMatchObject({ address })
    expect((await call('address_utxos', address)).result).toEqual([])
    expect((await call('address_txs', address)).result).toEqual([])
    expect((await call('address_txs', address, deep)).result).toEqual([])
    expect((await call('tx', deep)).result).toMatchObject({ txid: deep, status: { confirmed: true } })
    expect((await call('tx_hex', deep)).result).toBe(await hexOf(deep))
    expect((await call('tx_status', waiting)).result).toEqual({ confirmed: false })
    expect((await call('tx_outspend', deep, 0)).result).toEqual({ spent: false })
    expect(asked(`GET /address/${address}/txs/chain/${deep}`)).toBeGreaterThan(0)
  })

  test('behavior: what a node does not know is null, once all have been asked', async () => {
    for (const [method, path] of [
      ['tx', ''],
      ['tx_hex', '/hex'],
      ['tx_status', '/status'],
    ] as const) {
      expect(await call(method, unknown)).toMatchObject({ result: null })
      expect(asked(`GET /tx/${unknown}${path}`)).toBe(2)
    }
    expect(await call('tx_outspend', unknown, 1)).toMatchObject({ result: null })
    first.break({ kind: 'answer', status: 404, body: 'Transaction not found' }, `GET /tx/${deep}`)
    expect((await call('tx', deep)).result).toMatchObject({ txid: deep })
  })

  test('behavior: the path of the URL and its query stay', async () => {
    const { result: genesis } = await call('block_hash', 0)
    await gateway.close()
    gateway = createTestGateway([{ url: `${first.url}/api/?key=k` }], { chain })
    first.break({ kind: 'answer', body: String(genesis) }, 'GET /api/block-height/0?key=k')
    await call('fees')
    expect(first.calls).toContain('GET /api/fee-estimates?key=k')
  })

  test.each<[string, unknown]>([
    ['address', ['../../tx']],
    ['address', [`${'a'.repeat(101)}`]],
    ['address', ['bc1q/../../fee-estimates']],
    ['address', [`${'a'.repeat(20)}\n`]],
    ['address', []],
    ['address', {}],
    ['address_txs', [address, 'x']],
    ['address_txs', [address, deep, deep]],
    ['tx', [`${deep}/hex`]],
    ['tx', [[deep]]],
    ['tx_hex', [deep.slice(1)]],
    ['tx_outspend', [deep, -1]],
    ['tx_outspend', [deep, 1.5]],
    ['tx_outspend', [deep, '0']],
    ['tx_outspend', [deep, 2 ** 32]],
    ['tx_outspend', [deep, 2 ** 60]],
    ['block_hash', ['0']],
    ['tip', [1]],
    ['broadcast', ['0x00']],
    ['broadcast', ['abc']],
    ['broadcast', ['']],
    ['broadcast', ['00'.repeat(400_001)]],
  ])('error: %s %j is refused before a node is asked', async (method, params) => {
    expect((await gateway.call(method, params)).error?.code).toBe(-32602)
    expect(first.calls).toEqual([])
  })

  test.each(['getblockcount', 'sendrawtransaction', 'sendtoaddress', 'stop', 'eth_chainId'])(
    'error: %s is not for callers',
    async (method) => {
      expect((await call(method)).error?.code).toBe(-32601)
      expect(first.calls).toEqual([])
    },
  )
})

describe('the next index is asked', () => {
  test.each<[string, Fault]>([
    ['it closes the connection', { kind: 'reset' }],
    ['it answers 500', { kind: 'status', status: 500 }],
    ['it answers 503', { kind: 'status', status: 503 }],
    ['it answers 429', { kind: 'status', status: 429, headers: { 'retry-after': '3' } }],
    ['it redirects', { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ['it has no such path', { kind: 'answer', status: 404, body: '<html>' }],
    ['it answers with a page', { kind: 'answer', body: '<!doctype html>' }],
    ['it answers with a text', { kind: 'answer', body: '"hello"' }],
    ['it answers with a list', { kind: 'answer', body: '[]' }],
    ['it answers too much', { kind: 'answer', body: `{"a":"${'a'.repeat(11 << 20)}"}` }],
    ['the address has too long a history', { kind: 'answer', status: 400, body: 'Too many unspent outputs' }],
  ])('behavior: when %s', async (_name, fault) => {
    first.break(fault, `GET /address/${address}`)
    expect((await call('address', address)).result).toMatchObject({ address })
  })

  test('behavior: a limited index is left alone for as long as it says', async () => {
    first.break({ kind: 'status', status: 429, headers: { 'retry-after': '9' } }, 'GET /fee-estimates')
    await call('fees')
    first.heal()
    for (let time = 0; time < 3; time++) {
      gateway.advance(1_100)
      await call('address_txs', address, `${time}`.repeat(64))
    }
    // A slow answer of the other is asked for twice.
    const calls = first.calls.filter((path) => path.includes('/txs/chain/'))
    expect(calls.length).toBeLessThanOrEqual(gateway.hedges())
  })

  test('behavior: when it answers with the bytes of another transaction', async () => {
    const hex = await hexOf(deep)
    first.break({ kind: 'answer', body: await hexOf(young) }, `GET /tx/${deep}/hex`)
    expect((await call('tx_hex', deep)).result).toBe(hex)
    expect((await call('tx_hex', deep.toUpperCase())).result).toBe(hex)
  })

  test('error: what an index refuses is told in its words', async () => {
    for (const proxy of [first, second])
      proxy.break({ kind: 'answer', status: 400, body: 'Invalid Bitcoin address' }, `GET /address/${address}`)
    expect(await call('address', address)).toMatchObject({
      error: { code: -32_000, message: 'Invalid Bitcoin address' },
    })
    expect(asked(`GET /address/${address}`)).toBeLessThanOrEqual(1 + gateway.hedges())
  })
})

describe('an index of another network', () => {
  const foreign = {
    kind: 'answer',
    body: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
  } as const

  test('error: is not asked for anything but its first block', async () => {
    first.break(foreign, 'GET /block-height/0')
    expect((await call('address', address)).result).toMatchObject({ address })
    expect(new Set(first.calls)).toEqual(new Set(['GET /block-height/0']))
  })

  test('error: a bitcoind itself is not used: to it every transaction would be unknown', async () => {
    for (const proxy of [first, second]) proxy.break({ kind: 'answer', status: 404, body: '' })
    expect((await call('tx', deep)).error?.code).toBe(-32002)
  })

  test('error: alone is no index at all', async () => {
    for (const proxy of [first, second]) proxy.break(foreign, 'GET /block-height/0')
    expect((await call('address', address)).error?.code).toBe(-32002)
  })
})

describe('a signed transaction', () => {
  test('behavior: is sent to both, and sent again is sent', async () => {
    const hex = await signed()
    const id = await idOf(hex)
    expect(await call('broadcast', hex)).toMatchObject({ result: id })
    expect(await call('broadcast', hex)).toMatchObject({ result: id })
    await until(() => asked('POST /tx') === 4)
  })

  test('behavior: that is in a block already is sent, also once its outputs are spent', async () => {
    const hex = await signed()
    const id = await idOf(hex)
    await bitcoind.call('sendrawtransaction', hex)
    await mine(1)
    expect(await call('broadcast', hex)).toMatchObject({ result: id })
    const missing = 'sendrawtransaction RPC error -25: bad-txns-inputs-missingorspent'
    for (const proxy of [first, second])
      proxy.break({ kind: 'answer', status: 400, body: missing }, 'POST /tx')
    expect(await call('broadcast', hex)).toMatchObject({ result: id })
    expect(await call('broadcast', await signed())).toMatchObject({
      error: { code: -25, message: 'bad-txns-inputs-missingorspent' },
    })
  })

  test('error: that bitcoind refuses is refused with its code and message', async () => {
    expect(await call('broadcast', '00'.repeat(60))).toMatchObject({
      error: { code: -22, message: expect.stringMatching(/TX decode failed/) },
    })
    const hex = await signed()
    // The first byte of the version: the signatures no longer match.
    expect(await call('broadcast', `01${hex.slice(2)}`)).toMatchObject({
      error: { code: -26, message: expect.stringMatching(/script|non-mandatory|mandatory/) },
    })
  })

  test.each([
    ['a code that is no number', 'sendrawtransaction RPC error: {"code":"-26","message":"x"}'],
    ['half a JSON', 'sendrawtransaction RPC error: {"code":-26,"mess'],
    ['other words', 'Bad request'],
  ])('error: a refusal with %s is told as it is', async (_name, body) => {
    for (const proxy of [first, second]) proxy.break({ kind: 'answer', status: 400, body }, 'POST /tx')
    expect(await call('broadcast', await signed())).toMatchObject({ error: { code: -32_000, message: body } })
  })

  test.each<[string, Fault]>([
    ['resets', { kind: 'reset' }],
    ['answers 503', { kind: 'status', status: 503 }],
    ['takes it and is not heard', { kind: 'deaf' }],
    ['answers with a page', { kind: 'answer', body: '<html>' }],
    [
      'is still starting',
      { kind: 'answer', status: 400, body: 'sendrawtransaction RPC error: {"code":-28,"message":"Loading"}' },
    ],
  ])('behavior: is sent though one index %s', async (_name, fault) => {
    first.break(fault, 'POST /tx')
    const hex = await signed()
    expect(await call('broadcast', hex)).toMatchObject({ result: await idOf(hex) })
  })

  test('error: with no index it is not pretended to be sent', async () => {
    const hex = await signed()
    for (const proxy of [first, second]) proxy.break({ kind: 'reset' })
    expect(await call('broadcast', hex)).toMatchObject({ error: { code: -32002 } })
  })
})

describe('answers are kept', () => {
  async function asks(method: string, params: unknown[], path: string) {
    for (const proxy of [first, second]) proxy.forget()
    for (let time = 0; time < 3; time++) await gateway.call(method, params)
    return asked(path)
  }
  /** A gateway that knows the tip. */
  async function watch() {
    await gateway.close()
    // One node: with two, a slow answer is asked for twice.
    gateway = createTestGateway([first], { chain })
    await until(async () => {
      await call('tip')
      return asked('GET /blocks/tip/height') >= 1
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  test.each([
    ['tx_hex', [deep], `/tx/${deep}/hex`],
    ['tx', [deep], `/tx/${deep}`],
    ['tx_status', [deep], `/tx/${deep}/status`],
    ['block_hash', [0], '/block-height/0'],
    ['tx_hex', [waiting], `/tx/${waiting}/hex`],
  ])('behavior: %s %j for good', async (method, params, path) => {
    await watch()
    expect(await asks(method, params, `GET ${path}`)).toBe(1)
    gateway.advance(3_600_000)
    expect(await asks(method, params, `GET ${path}`)).toBe(0)
  })

  test.each([
    ['tx', [young], `/tx/${young}`],
    ['tx_status', [young], `/tx/${young}/status`],
    ['fees', [], '/fee-estimates'],
    ['address', [address], `/address/${address}`],
    ['address_utxos', [address], `/address/${address}/utxo`],
    ['tx_status', [waiting], `/tx/${waiting}/status`],
    ['tx_outspend', [deep, 0], `/tx/${deep}/outspend/0`],
  ])('behavior: %s %j for seconds', async (method, params, path) => {
    await watch()
    expect(await asks(method, params, `GET ${path}`)).toBe(1)
    gateway.advance(5_100)
    expect(await asks(method, params, `GET ${path}`)).toBe(1)
  })

  test('error: what is unknown is not kept', async () => {
    await watch()
    expect(await asks('tx', [unknown], `GET /tx/${unknown}`)).toBe(3)
  })
})
