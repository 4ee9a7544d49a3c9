import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { Network, TransactionHandle } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { cosmosHub } from './networks.ts'
import { askRpc } from './rpc.ts'
import { cosmosOn } from './testing.ts'
import { type NodeFaults, startCosmosSimulator, type TestCosmosChain } from './testingNode.ts'

const simulator = await startCosmosSimulator({ blockTime: 20 })
afterAll(simulator.stop)
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
const [hub, osmo] = simulator.chains as readonly [TestCosmosChain, TestCosmosChain]
const to = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'

/** A sender whose network has a node with faults before, or instead of, one that works. */
async function sender(faults: NodeFaults, { alone = false, chain = hub } = {}) {
  const faulty = chain.addNode(faults)
  const good = chain.addNode()
  const rpcUrls = alone ? [faulty.url] : [faulty.url, good.url]
  const made = cosmosOn([{ ...chain.network, rpcUrls }], { trusted: true })
  const session = await made.driver.connect({ wallet: made.found })
  const address = session.accounts[0]?.address as string
  await chain.fund(address, 1_000_000n)
  return { ...made, session, address, faulty, good, network: made.driver.networks[0] as Network }
}

type Sender = Awaited<ReturnType<typeof sender>>

async function send({ address, driver, network, session }: Sender) {
  const { terms } = await on(driver.transfers).fee({ network, address, to, amount: 1n })
  return await on(driver.transfers).send({ session, network, address, to, amount: 1n, terms })
}

async function wait({ driver, network }: Pick<Sender, 'driver' | 'network'>, handle: TransactionHandle) {
  // As it is stored and read again after a reload.
  const stored = JSON.parse(JSON.stringify(handle)) as TransactionHandle
  return (await on(driver.receipts).wait({ network, handle: stored })).status
}

test.each<[string, NodeFaults]>([
  ['is down', { down: true }],
  ['limits requests', { limited: true }],
  ['is of another chain', { chainId: 'cosmoshub-3' }],
])('behavior: a node that %s is skipped', async (_, faults) => {
  const from = await sender(faults)
  expect(await wait(from, await send(from))).toBe('success')
  expect(from.faulty.requests.includes('broadcast_tx_sync')).toBe(false)
  expect(from.good.requests.filter((method) => method === 'status')).toHaveLength(1)
})

test('error: no node works', async () => {
  for (const faults of [{ down: true }, { limited: true }, { chainId: 'osmosis-1' }]) {
    const { address, driver, network } = await sender(faults, { alone: true })
    await expect(on(driver.balances).coin({ network, address })).rejects.toMatchObject({
      code: 'balance/unavailable',
    })
    await expect(on(driver.transfers).fee({ network, address, to, amount: 1n })).rejects.toMatchObject({
      code: 'request/http_failed',
    })
    await expect(on(driver.transfers).recipient({ network, address })).rejects.toMatchObject({
      code: 'request/http_failed',
    })
  }
})

test('behavior: the gateway comes first', async () => {
  const from = await sender({})
  const gateway = hub.addNode()
  const network = { ...from.network, gatewayUrl: gateway.url }
  await on(from.driver.balances).coin({ network, address: from.address })
  expect([gateway.requests.length, from.faulty.requests.length]).toEqual([2, 0])
})

test('behavior: a node without an index: another has one, or the blocks are read', async () => {
  const other = await sender({ noIndex: true })
  expect(await wait(other, await send(other))).toBe('success')
  const alone = await sender({ noIndex: true }, { alone: true })
  const handle = await send(alone)
  expect(await wait(alone, handle)).toBe('success')
  expect(alone.faulty.requests).toEqual(expect.arrayContaining(['block', 'block_results']))
  // The other node fails.
  const failing = { ...alone.network, rpcUrls: [alone.faulty.url, hub.addNode({ down: true }).url] }
  expect(await wait({ ...alone, network: failing }, handle)).toBe('success')
  // Long after, and without the block at which it was signed.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await wait(alone, handle)).toBe('success')
  const { data: _, ...bare } = handle
  expect(await wait(alone, bare)).toBe('success')
})

test('behavior: a node that takes the transaction and loses its answer causes no second payment', async () => {
  const from = await sender({ losesAnswers: true })
  const before = hub.balanceOf(to)
  expect(await wait(from, await send(from))).toBe('success')
  expect(hub.balanceOf(to)).toBe(before + 1n)
  const alone = await sender({ losesAnswers: true }, { alone: true })
  expect(await wait(alone, await send(alone))).toBe('success')
  expect(hub.balanceOf(to)).toBe(before + 2n)
})

test('error: nodes fail while the visitor looks at the prompt', async () => {
  const limited = await sender({}, { alone: true })
  const during = async (from: Sender, fault: () => void) => {
    from.wallet.hold()
    const sent = send(from)
    await vi.waitFor(() => expect(from.wallet.requests.at(-1)?.method).toBe('signDirect'))
    fault()
    from.wallet.release()
    return await sent
  }
  const refusal = during(limited, () => Object.assign(limited.faulty.faults, { limited: true }))
  await expect(refusal).rejects.toMatchObject({ code: 'send/failed' })
  // Here it is not known whether the node has it.
  const down = await sender({}, { alone: true })
  const handle = await during(down, () => Object.assign(down.faulty.faults, { down: true }))
  expect(handle.hash).toMatch(/^[\dA-F]{64}$/)
})

test('behavior: chains without the queries of newer versions', async () => {
  const unknownPaths = [
    '/cosmos.bank.v1beta1.Query/SpendableBalanceByDenom',
    '/osmosis.txfees.v1beta1.Query/GetEipBaseFee',
  ]
  const { address, driver, network } = await sender({ unknownPaths }, { alone: true, chain: osmo })
  osmo.lock(address, 1n)
  const args = { network, address, to: address, amount: 1n }
  const { fee, reserve } = await on(driver.transfers).fee(args)
  expect([fee > 0n, reserve]).toEqual([true, undefined])
})

test('error: a wait can be ended, and ends by itself if no node answers', async () => {
  const from = await sender({}, { alone: true })
  const { driver, network } = from
  const handle = { chain: network.id, hash: 'AB'.repeat(32), sentAt: 0 }
  const ended = on(driver.receipts).wait({ network, handle, signal: AbortSignal.timeout(150) })
  await expect(ended).rejects.toMatchObject({ code: 'request/aborted' })
  const aborted = on(driver.receipts).wait({ network, handle, signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ code: 'request/aborted' })
})

test('error: a transaction that no block has after three minutes', async () => {
  const { driver, network } = await sender({}, { alone: true })
  const handle = { chain: network.id, hash: 'AB'.repeat(32), sentAt: 0 }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const waiting = on(driver.receipts).wait({ network, handle })
    await new Promise((resolve) => setTimeout(resolve, 100))
    vi.setSystemTime(Date.now() + 181_000)
    await expect(waiting).rejects.toMatchObject({ code: 'receipt/timeout' })
  } finally {
    vi.useRealTimers()
  }
})

/** A node that answers what it is told to. */
async function hostile(answer: (method: string, params: Record<string, unknown>) => unknown) {
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const { method, params } = JSON.parse(Buffer.concat(body).toString())
    const result = method === 'status' ? await hub.call(method) : await answer(method, params)
    response.end(typeof result === 'string' ? result : JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...cosmosHub, rpcUrls: [url] }
}

const state = (bytes: readonly number[], more: object = {}) => ({
  response: { code: 0, value: Buffer.from(bytes).toString('base64'), height: '5', ...more },
})

test.each<[string, unknown]>([
  ['text', 'hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['another shape', { result: 1 }],
  ['no bytes', { response: { code: 0, value: 5, height: '5' } }],
  ['no height', state([10, 0], { height: 5 })],
  ['a code that is none', state([10, 0], { code: 'x' })],
  ['a cut message', state([10, 50, 1])],
  ['another denom', state([10, 9, 10, 4, ...Buffer.from('uion'), 18, 1, 49])],
  ['an amount below zero', state([10, 11, 10, 5, ...Buffer.from('uatom'), 18, 2, ...Buffer.from('-1')])],
  [
    'an amount that is too large',
    state([10, 109, 10, 5, ...Buffer.from('uatom'), 18, 100, ...new Array(100).fill(57)]),
  ],
])('error: a node answers %s about a balance', async (_, answer) => {
  const network = await hostile(() => answer)
  const { driver } = cosmosOn([network])
  await expect(on(driver.balances).coin({ network, address: to })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  await expect(on(driver.balances).token({ network, address: to, token: 'uatom' })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

test('error: a response without an end', async () => {
  const server = createServer((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(2 ** 20)), 1)
    response.on('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const network = { ...cosmosHub, rpcUrls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }
  await expect(askRpc(network, 'status', {})).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('error: a node answers about another transaction or another account', async () => {
  const from = await sender({})
  const handle = await send(from)
  await wait(from, handle)
  const other = await hostile((method, params) =>
    method === 'tx'
      ? hub.call('tx', { ...params, hash: Buffer.from(handle.hash, 'hex').toString('base64') })
      : hub.call(method, params),
  )
  const { driver } = cosmosOn([other])
  const another = { ...handle, hash: 'AB'.repeat(32) }
  await expect(on(driver.receipts).transfers({ network: other, handle: another })).rejects.toMatchObject({
    code: 'request/http_failed',
  })
  const accounts = await hostile(async (method, params) => {
    const isAccount = String(params.path).includes('auth')
    const data = Buffer.from([10, to.length, ...Buffer.from(to)]).toString('hex')
    return await hub.call(method, isAccount ? { ...params, data } : params)
  })
  await expect(
    on(driver.transfers).fee({ network: accounts, address: from.address, to, amount: 1n }),
  ).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('behavior: events of versions without the number of the message, and events that make no sense', async () => {
  const from = await sender({})
  const handle = await send(from)
  await wait(from, handle)
  type Found = { tx_result: { events: { type: string; attributes: { key: string; value: string }[] }[] } }
  const served = async (edit: (events: Found['tx_result']['events']) => unknown) => {
    const network = await hostile(async (method, params) => {
      const found = (await hub.call(method, params)) as Found
      if (method !== 'tx') return found
      return { ...found, tx_result: { ...found.tx_result, events: edit(found.tx_result.events) } }
    })
    const { driver } = cosmosOn([network])
    return await on(driver.receipts).transfers({ network, handle })
  }
  const old = await served((events) =>
    events.map(({ attributes, type }) => ({
      type,
      attributes: attributes.filter(({ key }) => key !== 'msg_index'),
    })),
  )
  const paid = BigInt(handle.data?.fee ?? 0)
  expect(old.transfers.map(({ amount }) => amount)).toEqual([paid, 1n])
  const at = (attributes: unknown) => ({ type: 'transfer', attributes })
  const coin = (amount: string, recipient = to) =>
    at(
      Object.entries({ recipient, sender: to, amount, msg_index: '0' }).map(([key, value]) => ({
        key,
        value,
      })),
    )
  const odd = await served(() => [
    null,
    at(undefined),
    at([null, { key: 1 }]),
    coin('5'),
    coin('uatom'),
    coin('-5uatom'),
    coin(`${'9'.repeat(100)}uatom`),
    coin('5uatom', 'osmo1abc'),
    coin('7uatom,8ibc/AB'),
  ])
  expect(odd.transfers.map(({ amount, token }) => [amount, token])).toEqual([
    [7n, undefined],
    [8n, 'ibc/AB'],
  ])
  for (const events of [null, new Array(3_000).fill(coin('1uatom'))])
    await expect(served(() => events)).rejects.toMatchObject({ code: 'request/http_failed' })
})

test('error: the simulation of a node says more gas than a transfer can need', async () => {
  const { address } = await sender({})
  const network = await hostile(async (method, params) =>
    String(params.path).includes('Simulate')
      ? state([10, 6, 16, 255, 255, 255, 255, 15])
      : await hub.call(method, params),
  )
  const { driver } = cosmosOn([network])
  await expect(on(driver.transfers).fee({ network, address, to, amount: 1n })).rejects.toMatchObject({
    code: 'request/http_failed',
  })
})
