import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, startFaultProxy } from '../testing/startFaultProxy.ts'
import { createTestGateway, type TestGateway, until } from './testing.ts'

const hubs = await startAssetHubs()
const hub = hubs.polkadot
const [first, second] = await Promise.all([startFaultProxy(hub.url), startFaultProxy(hub.url)])
const genesis = (await hub.call('chain_getBlockHash', [0])) as string
const chain: ChainId = `polkadot:${genesis.slice(2, 34)}`
const head = (await hub.call('chain_getBlockHash', [])) as string
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
  await hubs.stop()
})

const answer = (result: unknown): Fault => ({
  kind: 'answer',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }),
})
const refusal = (code: number, message: string): Fault => ({
  kind: 'answer',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }),
})
const count = (method: string) => first.count(method) + second.count(method)
// System.Number
const numberKey = '0x26aa394eea5630e07c48ae0c9558cef702a5c1b19ab7a04f536c519aca4983ac'

describe('Polkadot over HTTP', () => {
  test.each([
    ['chain_getHeader', [], { number: expect.stringMatching(/^0x/) }],
    ['chain_getBlock', [head], { block: { header: {} } }],
    ['state_getRuntimeVersion', [], { specName: 'statemine' }],
  ])('behavior: %s %j is answered by the node', async (method, params, result) => {
    expect((await gateway.call(method, params)).result).toMatchObject(result)
  })

  test.each([
    'author_rotateKeys',
    'dev_setStorage',
    'author_insertKey',
    'system_addReservedPeer',
    'state_traceBlock',
    'eth_chainId',
  ])('error: %s is not for callers', async (method) => {
    expect((await gateway.call(method)).error?.code).toBe(-32601)
    expect(first.calls).toEqual([])
  })

  test.each([
    ['state_getKeysPaged', ['0x', 1_001]],
    ['state_getKeysPaged', ['0x', '5']],
    ['state_getKeysPaged', ['0x']],
    ['state_queryStorageAt', [Array.from({ length: 1_001 }, () => '0x')]],
    ['state_queryStorageAt', ['0x']],
  ])('error: %s is refused before a node is asked when it is too much', async (method, params) => {
    expect((await gateway.call(method, params)).error?.code).toBe(-32602)
    expect(first.calls).toEqual([])
  })

  test.each<[string, Fault]>([
    ['resets', { kind: 'reset' }],
    ['is limited', { kind: 'status', status: 429 }],
    [
      'has discarded the state',
      refusal(4003, 'Client error: UnknownBlock: State already discarded for 0x00'),
    ],
    [
      'has not seen the block',
      refusal(4003, 'Client error: UnknownBlock: Header was not found in the database'),
    ],
    ['does not know it', answer(null)],
  ])('behavior: another node answers when one %s', async (_name, fault) => {
    first.break(fault, 'chain_getBlock')
    expect((await gateway.call('chain_getBlock', [head])).result).toMatchObject({ block: {} })
  })
})

describe('answers are kept', () => {
  /** A gateway that knows the newest block. */
  async function watch() {
    await gateway.close()
    // One node: with two, a slow answer is asked for twice.
    gateway = createTestGateway([first], { chain })
    await gateway.call('chain_getFinalizedHead')
    await until(() => count('chain_getHeader') >= 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  async function asks(method: string, params: unknown[]) {
    for (const proxy of [first, second]) proxy.forget()
    for (let time = 0; time < 3; time++) await gateway.call(method, params)
    return count(method)
  }

  test.each([
    ['state_getStorage', [numberKey, head]],
    ['state_getStorage', ['0x1234', head]],
    ['state_getMetadata', [head]],
    ['state_call', ['Metadata_metadata_versions', '0x', head]],
    ['state_call', ['Core_version', '0x', head]],
    ['chain_getBlock', [head]],
    ['chain_getHeader', [head]],
  ])('behavior: %s %j for good', async (method, params) => {
    await watch()
    if (method === 'state_call')
      for (const proxy of [first, second]) proxy.break(answer('0x00'), 'state_call')
    expect(await asks(method, params)).toBe(1)
    gateway.advance(3_600_000)
    expect(await asks(method, params)).toBe(0)
  })

  test.each([
    ['state_getStorage', [numberKey]],
    ['state_getRuntimeVersion', []],
    ['system_chain', []],
  ])('behavior: %s %j for seconds', async (method, params) => {
    await watch()
    expect(await asks(method, params)).toBe(1)
    gateway.advance(5_100)
    expect(await asks(method, params)).toBe(1)
  })

  test('error: the next nonce is not kept, nor state at what is no hash', async () => {
    await watch()
    for (const proxy of [first, second]) proxy.break(answer(7))
    expect(await asks('system_accountNextIndex', ['5Grw'])).toBe(3)
    expect(await asks('state_getStorage', [numberKey, 'latest'])).toBe(3)
  })
})

describe('a node with another first block', () => {
  const polkadotHub: ChainId = 'polkadot:68d56f15f85d3136970ec16946040bc1'
  const unknown = `0x${'77'.repeat(32)}`
  const relay = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
  async function isUsed(reference: ChainId, hash: unknown) {
    await gateway.close()
    first.break(answer(hash), 'chain_getBlockHash')
    gateway = createTestGateway([first], { chain: reference })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_getHeader', params: [] })
    return JSON.parse(String((await gateway.handle(reference, body)).body)).result !== undefined
  }

  test('error: is not used, as the relay chain is none of Asset Hub', async () => {
    expect(await isUsed(polkadotHub, relay)).toBe(false)
    expect(await isUsed(polkadotHub, unknown)).toBe(false)
    expect(await isUsed('polkadot:00000000000000000000000000000001', relay)).toBe(false)
    expect(first.count('chain_getHeader')).toBe(0)
  })

  test('behavior: is used for a chain that is not well known', async () => {
    expect(await isUsed('polkadot:00000000000000000000000000000001', unknown)).toBe(true)
    expect(await isUsed(polkadotHub, `${polkadotHub.replace('polkadot:', '0x')}${'0'.repeat(32)}`)).toBe(true)
    expect(await isUsed(polkadotHub, null)).toBe(true)
  })
})

describe('a signed extrinsic', () => {
  const hash = '0xe82cbc4d3f6ed9e6a3a2ac5c4ec9d2b8'
  const send = (hex: unknown) => gateway.call('author_submitExtrinsic', [hex])

  test('behavior: is sent to one node', async () => {
    for (const proxy of [first, second]) proxy.break(answer(hash), 'author_submitExtrinsic')
    expect(await send('0x000102')).toMatchObject({ result: hash })
    expect(count('author_submitExtrinsic')).toBe(1)
  })

  test('behavior: that the next node has already, because the first was not heard, is sent', async () => {
    first.break({ kind: 'reset' }, 'author_submitExtrinsic')
    second.break(refusal(1013, 'Transaction is already imported'), 'author_submitExtrinsic')
    expect(await send('0x000102')).toMatchObject({
      result: '0x3d8c3d594928271f44aad7a04b177154806867bcf918e1549c0bc16f9da2b09b',
    })
    expect(await send('zz')).toMatchObject({ error: { code: 1013 } })
  })

  test('behavior: is sent to the next node when the pool of one is full', async () => {
    first.break(refusal(1016, 'Immediately Dropped'), 'author_submitExtrinsic')
    second.break(answer(hash), 'author_submitExtrinsic')
    expect(await send('0x000102')).toMatchObject({ result: hash })
  })

  test.each([
    [1010, 'Invalid Transaction'],
    [1011, 'Unknown Transaction Validity'],
    [1012, 'Transaction is temporarily banned'],
    [1014, 'Priority is too low'],
  ])('error: with %d it is refused, and not sent to the next', async (code, message) => {
    for (const proxy of [first, second]) proxy.break(refusal(code, message), 'author_submitExtrinsic')
    expect(await send('0x000102')).toMatchObject({ error: { code, message } })
    expect(count('author_submitExtrinsic')).toBe(1)
  })
})
