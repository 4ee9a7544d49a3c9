import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import type { Simulation } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { type EvmChain, evm } from './index.ts'
import { startAnvil } from './testingNode.ts'

const anvil = await startAnvil()
const [me, friend] = (await anvil.client.getAddresses()) as [Hex, Hex]
const stops: (() => void)[] = [() => void anvil.stop()]
afterAll(() => {
  for (const stop of stops) stop()
})

const simulate = simulateOn(anvil.chain)

function simulateOn(chain: EvmChain) {
  const own = evm({ networks: [chain], target: new EventTarget() })
  const [network] = own.networks
  return async (transaction: unknown, address: string = me, signal?: AbortSignal): Promise<Simulation> => {
    if (!network) throw new Error('the driver is incomplete')
    return await on(own.transactions).simulate({ network, address, transaction, signal })
  }
}

/** A node with the given response for each method; other methods are unsupported. */
async function nodeAnswering(answers: Record<string, unknown>) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const answer = ({ id, method }: { id: number; method: string }) => {
      if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: toHex(anvil.chain.id) }
      asked.push(method)
      const known = answers[method]
      if (known === undefined)
        return { jsonrpc: '2.0', id, error: { code: -32601, message: 'the method does not exist' } }
      return { jsonrpc: '2.0', id, ...(known as object) }
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chain: EvmChain = { ...anvil.chain, rpcUrls: { default: { http: [url] } } }
  return { simulate: simulateOn(chain), asked }
}

/** Sets code that reverts every call with these bytes. */
async function refusing(address: Hex, data: Hex): Promise<Hex> {
  const length = (data.length - 2) / 2
  // codecopy(0, 14, length) revert(0, length)
  const size = length.toString(16).padStart(4, '0')
  await anvil.client.setCode({ address, bytecode: `0x61${size}600e60003961${size}6000fd${data.slice(2)}` })
  return address
}

test('behavior: sent coins are negative, in base units', async () => {
  expect(await simulate({ to: friend, value: parseEther('1.5') })).toMatchInlineSnapshot(`
    {
      "approvals": [],
      "changes": [
        {
          "delta": -1500000000000000000n,
          "token": {
            "address": undefined,
            "chain": "eip155:31337",
            "decimals": 18,
            "id": "eip155:31337/slip44:60",
            "symbol": "ETH",
          },
        },
      ],
      "status": "ok",
    }
  `)
  expect(await simulate({ to: friend, value: '0x0' })).toEqual({ status: 'ok', changes: [], approvals: [] })
  expect(await simulate({ to: me, value: 5n })).toEqual({ status: 'ok', changes: [], approvals: [] })
})

test('behavior: simulating sends nothing', async () => {
  const before = await anvil.client.getBalance({ address: friend })
  await simulate({ to: friend, value: 7n })
  expect(await anvil.client.getBalance({ address: friend })).toBe(before)
  expect(await anvil.client.getTransactionCount({ address: me })).toBe(0)
})

test('error: a revert reason is reported, sanitised', async () => {
  const words = Buffer.from('no\u202e\nluck', 'utf8')
  const text = words.toString('hex').padEnd(64, '0')
  const data =
    `0x08c379a0${'20'.padStart(64, '0')}${words.length.toString(16).padStart(64, '0')}${text}` as Hex
  const to = await refusing('0x00000000000000000000000000000000000c0de1', data)
  expect(await simulate({ to, data: '0x12345678' })).toEqual({
    status: 'reverts',
    code: 'node/execution_reverted',
    reason: 'no luck',
    changes: [],
    approvals: [],
  })
})

test('error: a revert without a reason, a panic, a custom error', async () => {
  const silent = await refusing('0x00000000000000000000000000000000000c0de2', '0x')
  const panic = `0x4e487b71${'11'.padStart(64, '0')}` as Hex
  const panicking = await refusing('0x00000000000000000000000000000000000c0de3', panic)
  const custom = await refusing('0x00000000000000000000000000000000000c0de4', '0xdeadbeef')
  const reasons = await Promise.all([silent, panicking, custom].map((to) => simulate({ to, data: '0x01' })))
  expect(reasons.map(({ status, reason }) => [status, reason])).toEqual([
    ['reverts', undefined],
    ['reverts', 'panic 17'],
    ['reverts', undefined],
  ])
})

test('error: insufficient funds', async () => {
  const poor = '0x00000000000000000000000000000000000c0de9'
  expect(await simulate({ to: friend, value: 1n }, poor)).toMatchObject({
    status: 'reverts',
    code: 'node/insufficient_funds',
  })
})

test('error: without eth_simulateV1 only a revert is reported', async () => {
  const works = await nodeAnswering({ eth_call: { result: '0x' } })
  expect(await works.simulate({ to: friend, value: 1n })).toEqual({
    status: 'unknown',
    changes: [],
    approvals: [],
  })
  expect(works.asked).toEqual(['eth_simulateV1', 'eth_call'])
  const error = { code: 3, message: 'execution reverted: broke', data: '0x' }
  const fails = await nodeAnswering({ eth_call: { error } })
  expect(await fails.simulate({ to: friend, value: 1n })).toMatchObject({ status: 'reverts' })
})

test('behavior: an approval in the call data is reported even if nothing can be simulated', async () => {
  const { simulate } = await nodeAnswering({ eth_call: { result: '0x' } })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [friend, maxUint256] })
  expect(await simulate({ to: me, data })).toMatchObject({
    status: 'unknown',
    approvals: [{ spender: friend, amount: 'unlimited' }],
  })
})

test('error: an incomplete or invalid response is unknown', async () => {
  const nonsense = [
    null,
    [],
    [{}],
    [{ calls: [] }],
    [{ calls: [{}] }],
    [{ calls: [{ status: '0x1', returnData: 'x' }] }],
    [{ calls: [{ status: 1, returnData: '0x', logs: [] }] }],
  ]
  for (const result of nonsense) {
    const { simulate } = await nodeAnswering({ eth_simulateV1: { result }, eth_call: { result: '0x' } })
    expect(await simulate({ to: friend, value: 1n })).toMatchObject({ status: 'unknown', changes: [] })
  }
})

test('error: an invalid request, an unreachable node and an abort are unknown', async () => {
  const unknown = { status: 'unknown', changes: [], approvals: [] }
  expect(await simulate(null)).toEqual(unknown)
  expect(await simulate({ to: 'nowhere' })).toEqual(unknown)
  expect(await simulate({ to: friend, value: 'lots' })).toEqual(unknown)
  expect(await simulate({ to: friend, data: 'zz' })).toEqual(unknown)
  expect(await simulate({ to: friend }, me, AbortSignal.abort())).toEqual(unknown)
  const gone = simulateOn({ ...anvil.chain, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } })
  expect(await gone({ to: friend, value: 1n })).toEqual(unknown)
})
