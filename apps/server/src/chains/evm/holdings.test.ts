import { erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { type ContractName, contract } from './testing/contract.ts'
import { type Deployed, deploy, other, pay, rich } from './testing/deploy.ts'
import { multicall3 } from './testing/multicall3.ts'
import { chain, setUp } from './testing/setUp.ts'

const { anvil, gateway, family, clock } = await setUp()
const put = (name: ContractName, args: readonly unknown[] = []) => deploy(anvil, contract(name), args)
/** A new family for each test, without caches. */
const fresh = (contracts = {}, tokens: unknown[] = []) =>
  family(contracts, tokens, { cache: createMemoryCache({ clock }) })
const someone = (digit: string): Hex => `0x${digit.repeat(40)}`
let gold: Deployed
let silver: Deployed

beforeAll(async () => {
  gold = await put('Token', ['Gold', 'GLD', 6])
  silver = await put('Token', ['Silver', 'SLV', 18])
})
afterEach(() => {
  gateway.before = undefined
})
afterAll(anvil.stop)

test('behavior: the coin first, then listed tokens and tokens once received, none of them empty [9.10a]', async () => {
  const account = someone('1')
  await pay(anvil, account, '1.5')
  await gold.write('mint', [account, 2_500_000n])
  await silver.write('mint', [other.address, 1n])
  const listed = [{ chainId: 31_337, address: silver.address, symbol: 'SLV', name: 'Silver', decimals: 18 }]
  expect(await fresh({}, listed).holdings?.(chain, account)).toEqual([
    { token: { id: undefined, name: 'Ether', symbol: 'ETH', decimals: 18 }, units: parseEther('1.5') },
    {
      token: { id: `${chain}:${gold.address}`, name: 'Gold', symbol: 'GLD', decimals: 6 },
      units: 2_500_000n,
    },
  ])
  await silver.write('mint', [account, 7n])
  expect(
    (await fresh({}, listed).holdings?.(chain, account))?.map(({ token, units }) => [token.symbol, units]),
  ).toEqual([
    ['ETH', parseEther('1.5')],
    ['SLV', 7n],
    ['GLD', 2_500_000n],
  ])
})

test('behavior: an account without anything has none of the coin', async () => {
  expect(await fresh().holdings?.(chain, someone('2'))).toMatchObject([
    { token: { symbol: 'ETH' }, units: 0n },
  ])
})

test('behavior: tokens of the oldest kind say their names too', async () => {
  const old = await put('OldToken')
  await old.write('mint', [someone('3'), 5n])
  expect((await fresh().holdings?.(chain, someone('3')))?.[1]).toEqual({
    token: { id: `${chain}:${old.address}`, name: 'Old Token', symbol: 'OLD', decimals: 18 },
    units: 5n,
  })
})

test.each([
  ['through a contract that batches', true],
  ['without one', false],
])('error: tokens that revert, burn all gas or flood the answer spoil nothing (%s)', async (_, batched) => {
  const account = someone(batched ? '4' : '5')
  await gold.write('mint', [account, 9n])
  for (const kind of [0n, 1n, 2n, 3n, 4n]) await put('Hostile', [kind, account])
  await silver.write('mint', [account, 8n])
  const batcher: Record<string, string> = batched
    ? { multicall3: (await deploy(anvil, await multicall3())).address }
    : {}
  const holdings = await fresh(batcher).holdings?.(chain, account)
  expect(
    holdings
      ?.slice(1)
      .map(({ token, units }) => [token.symbol, units])
      .sort(),
  ).toEqual([
    ['GLD', 9n],
    ['SLV', 8n],
  ])
})

test('behavior: what tokens call themselves is made fit to show', async () => {
  const account = someone('6')
  const odd = await put('Token', [`A\u202Eb\u0000c\n ${'x'.repeat(200)}`, '\u200BO\u0007DD', 18])
  const silent = await put('Token', ['', '\u200B', 18])
  const wild = await put('Token', ['Wild', 'WLD', 77])
  const bait = await put('Token', ['$1000 at eth-gift.xyz', 'GIFT', 18])
  for (const token of [odd, silent, wild, bait]) await token.write('mint', [account, 1n])
  const [, first, ...rest] = (await fresh().holdings?.(chain, account)) ?? []
  expect(first?.token).toMatchObject({ symbol: 'ODD', name: `Abc ${'x'.repeat(60)}` })
  expect(rest).toEqual([])
})

test('behavior: only what is new is read the next time', async () => {
  const account = someone('7')
  await anvil.client.mine({ blocks: 100 })
  await gold.write('mint', [account, 1n])
  const evm = fresh()
  const ranges: [number, number][] = []
  gateway.before = (_chain, method, params) => {
    const [filter] = params as [{ fromBlock: Hex; toBlock: Hex }]
    if (method === 'eth_getLogs') ranges.push([Number(filter.fromBlock), Number(filter.toBlock)])
  }
  await evm.holdings?.(chain, account)
  expect(ranges).toMatchObject([[0, expect.any(Number)]])
  await anvil.client.mine({ blocks: 100 })
  await silver.write('mint', [account, 1n])
  const head = Number(await anvil.client.getBlockNumber({ cacheTime: 0 }))
  ranges.length = 0
  expect((await evm.holdings?.(chain, account))?.map(({ token }) => token.symbol)).toEqual([
    'ETH',
    'GLD',
    'SLV',
  ])
  expect(ranges).toEqual([[head - 101 - 32, head]])
})

test('behavior: nodes that allow few blocks at a time are asked for fewer', async () => {
  const account = someone('8')
  await gold.write('mint', [account, 3n])
  await anvil.client.mine({ blocks: 400 })
  await silver.write('mint', [account, 4n])
  let refused = 0
  gateway.before = (_chain, method, params) => {
    if (method !== 'eth_getLogs') return
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }]
    if (Number(toBlock) - Number(fromBlock) < 100) return
    refused += 1
    throw new RpcFailure({ code: -32005, message: 'query exceeds max block range 100' })
  }
  const holdings = await fresh().holdings?.(chain, account)
  expect(holdings?.map(({ token }) => token.symbol)).toEqual(['ETH', 'SLV', 'GLD'])
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(4)
})

test('behavior: a node without logs still serves the tokens on the list', async () => {
  const account = someone('9')
  await gold.write('mint', [account, 3n])
  gateway.before = (_chain, method) => {
    if (method === 'eth_getLogs') throw new RpcFailure({ code: -32601, message: 'the method does not exist' })
  }
  const listed = [{ chainId: 31_337, address: gold.address, symbol: 'GLD', name: 'Gold', decimals: 6 }]
  expect((await fresh({}, listed).holdings?.(chain, account))?.[1]).toMatchObject({ units: 3n })
})

test('behavior: tokens found before are not forgotten when logs cannot be read', async () => {
  const account = someone('d')
  await gold.write('mint', [account, 3n])
  const evm = fresh()
  await evm.holdings?.(chain, account)
  gateway.before = (_chain, method) => {
    if (method === 'eth_getLogs') throw new RpcFailure({ code: -32000, message: 'busy' })
  }
  expect((await evm.holdings?.(chain, account))?.map(({ token }) => token.symbol)).toEqual(['ETH', 'GLD'])
})

test('error: a node that never answers about logs costs seconds, not the answer', async () => {
  const account = someone('e')
  await gold.write('mint', [account, 3n])
  const listed = [{ chainId: 31_337, address: gold.address, symbol: 'GLD', name: 'Gold', decimals: 6 }]
  const silent = family({}, listed, {
    cache: createMemoryCache({ clock }),
    gateway: {
      ...gateway,
      request(chain, method, params, options) {
        if (method !== 'eth_getLogs') return gateway.request(chain, method, params, options)
        return new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      },
    },
  })
  const started = Date.now()
  expect((await silent.holdings?.(chain, account))?.map(({ token }) => token.symbol)).toEqual(['ETH', 'GLD'])
  expect(Date.now() - started).toBeLessThan(7_000)
})

test('error: a node that does not answer is not taken for an empty account', async () => {
  gateway.before = (_chain, method) => {
    if (method === 'eth_getBalance') throw new RpcFailure({ code: -32000, message: 'header not found' })
  }
  await expect(fresh().holdings?.(chain, rich.address)).rejects.toBeInstanceOf(RpcFailure)
})

test('error: an answer of another shape is no answer', async () => {
  const evm = family({}, [], {
    cache: createMemoryCache({ clock }),
    gateway: { ...gateway, request: async () => ({ surprise: true }) },
  })
  await expect(evm.holdings?.(chain, rich.address)).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('property: exact balances equal what the tokens say at that block, zero or not', async () => {
  const account = someone('a')
  const tokens = [gold.address, silver.address, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', rich.address]
  const evm = fresh()
  for (let round = 1n; round <= 10n; round++) {
    if (round % 2n) await gold.write('mint', [account, round ** 9n])
    await pay(anvil, account, `0.${round}`)
    const blockNumber = await anvil.client.getBlockNumber({ cacheTime: 0 })
    const read = (address: Hex) =>
      anvil.client.readContract({
        address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
        blockNumber,
      })
    const expected = [
      await read(gold.address),
      await read(silver.address),
      await anvil.client.getBalance({ address: account, blockNumber }),
      // Not a token at all.
      0n,
    ]
    expect((await evm.balancesOf?.(chain, account, tokens))?.map(({ units }) => units)).toEqual(expected)
  }
})

test('behavior: many tokens are read through the chain’s own batching contract, in few calls', async () => {
  const { address } = await deploy(anvil, await multicall3())
  const evm = fresh({ multicall3: address })
  gateway.asked = []
  const tokens = Array.from({ length: 120 }, (_, index) => (index % 2 ? gold.address : silver.address))
  await gold.write('mint', [someone('b'), 5n])
  const holdings = await evm.balancesOf?.(chain, someone('b'), tokens)
  expect(holdings?.map(({ units }) => units)).toEqual(tokens.map((_, index) => (index % 2 ? 5n : 0n)))
  expect(gateway.asked.filter((method) => method === 'eth_call')).toHaveLength(4)
})

test('error: a wrong address for the batching contract costs nothing but a call', async () => {
  const evm = fresh({ multicall3: gold.address })
  await gold.write('mint', [someone('c'), 5n])
  expect(await evm.balancesOf?.(chain, someone('c'), [gold.address])).toMatchObject([{ units: 5n }])
})

test('behavior: what a token calls itself is asked once a day', async () => {
  const evm = fresh()
  gateway.asked = []
  await evm.tokenInfo?.(chain, [gold.address, gold.address.toLowerCase(), rich.address])
  const [first, second, nothing] =
    (await evm.tokenInfo?.(chain, [gold.address, gold.address, rich.address])) ?? []
  expect(gateway.asked).toEqual(['eth_call'])
  expect(first).toEqual({ id: `${chain}:${gold.address}`, name: 'Gold', symbol: 'GLD', decimals: 6 })
  expect(second).toEqual(first)
  expect(nothing).toBeUndefined()
})
