import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { balance as balanceContract } from '@latchkey/protocol/http/balance'
import { encodeAbiParameters, erc20Abi, keccak256, numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy, mined, pay, rich } from '../../chains/evm/testing/deploy.ts'
import { openLedger } from '../../chains/solana/testing/ledger.ts'
import { createNoise } from '../../testing/noise.ts'
import { type Surfpool, startSurfpool } from '../../testing/startSurfpool.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import type { BalanceSource } from './balanceSource.ts'
import { chainBalances } from './chainBalances.ts'
import { createBalance } from './createBalance.ts'

const chain: ChainId = 'eip155:31337'
const second: ChainId = 'eip155:31338'
let anvil: Anvil
let other: Anvil
let surfpool: Surfpool
let server: TestServer
let gold: Deployed
let silver: Deployed
let ahead = 0
/** Behaviour of the vendor in front of the chain; undefined if there is none. */
let vendor: BalanceSource['holdings'] | undefined
/** Whether the chain's nodes are reachable. */
let away = false
const dollars = new Map<string, number>()
let rate: number | undefined = 1

beforeAll(async () => {
  ;[anvil, other, surfpool] = await Promise.all([
    startAnvil(),
    startAnvil({ chainId: 31_338 }),
    startSurfpool(),
  ])
  gold = await deploy(anvil, contract('Token'), ['Gold', 'GLD', 6])
  silver = await deploy(anvil, contract('Token'), ['Silver', 'SLV', 0])
  server = await startTestServer({
    env: { RPC_EIP155_31337: anvil.url, RPC_EIP155_31338: other.url, RPC_SOLANA_MAINNET: surfpool.url },
    clock: () => Date.now() + ahead,
    origins: ['https://app.example'],
    parts: ({ chains, cache, clock }) => {
      const onChain = chainBalances(chains)
      const sources: BalanceSource[] = [
        {
          name: 'vendor',
          supports: () => vendor !== undefined,
          holdings: (...args) => (vendor ? vendor(...args) : Promise.reject(new Error('none'))),
        },
        {
          ...onChain,
          holdings: (...args) => (away ? Promise.reject(new Error('away')) : onChain.holdings(...args)),
        },
      ]
      const prices = {
        inDollars: async (ids: readonly string[]) =>
          new Map(
            ids.flatMap((id) => (dollars.has(id) ? [[id as never, dollars.get(id) ?? 0] as const] : [])),
          ),
        rate: async () => rate,
      }
      return { balance: createBalance({ sources: () => sources, chains, prices, cache, clock }) }
    },
  })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([anvil.stop(), other.stop(), surfpool.stop()])
})
beforeEach(() => {
  ahead += 600_000
  vendor = undefined
  away = false
  rate = 1
  dollars.clear()
})

async function get(address: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ projectId: 'test', currency: 'usd', ...query })
  const answer = await server.app.inject({
    url: `/v1/account/${address}/balance?${search}`,
    headers: { origin: 'https://app.example' },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
async function balances(address: string, query: Record<string, string> = {}) {
  const { status, body } = await get(address, { chainId: chain, ...query })
  expect(status).toBe(200)
  return z.parse(balanceContract.answer, body)
}
const someone = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`
const goldId = () => `${chain}:${gold.address}`

test('behavior: coin and tokens with what they are worth [7.05a][3.12a-e]', async () => {
  await pay(anvil, someone('1'), '1.5')
  await gold.write('mint', [someone('1'), 2_500_000n])
  await silver.write('mint', [someone('1'), 3n])
  dollars.set(`${chain}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`, 2_000)
  dollars.set(goldId(), 0.1)
  expect((await get(someone('1'), { chainId: chain })).body).toEqual({
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: chain,
        value: 3_000,
        price: 2_000,
        quantity: { decimals: '18', numeric: '1.5' },
        iconUrl: '/public/getTokenImage/ETH',
      },
      {
        name: 'Gold',
        symbol: 'GLD',
        chainId: chain,
        address: goldId(),
        value: 0.25,
        price: 0.1,
        quantity: { decimals: '6', numeric: '2.5' },
        iconUrl: '',
      },
      {
        name: 'Silver',
        symbol: 'SLV',
        chainId: chain,
        address: `${chain}:${silver.address}`,
        price: 0,
        quantity: { decimals: '0', numeric: '3' },
        iconUrl: '',
      },
    ],
  })
})

test('behavior: in the currency asked for; without a rate there is a balance all the same', async () => {
  await pay(anvil, someone('2'), '2')
  dollars.set(`${chain}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`, 1_000)
  rate = 0.9
  expect((await balances(someone('2'), { currency: 'eur' })).balances[0]).toMatchObject({
    price: 900,
    value: 1_800,
  })
  rate = undefined
  const [coin] = (await balances(someone('2'), { currency: 'jpy' })).balances
  expect(coin).toMatchObject({ price: 0, quantity: { numeric: '2' } })
  expect(coin).not.toHaveProperty('value')
})

test('behavior: kept for ten seconds, by address, chain and currency', async () => {
  await pay(anvil, someone('3'), '1')
  const coin = async (query = {}) => (await balances(someone('3'), query)).balances[0]?.quantity.numeric
  expect(await coin()).toBe('1')
  await pay(anvil, someone('3'), '1')
  ahead += 9_000
  expect(await coin()).toBe('1')
  // Another chain or currency is another cache entry.
  expect(await coin({ currency: 'eur' })).toBe('2')
  const elsewhere = await get(someone('3'), { chainId: second })
  expect(elsewhere.body.balances).toMatchObject([{ chainId: second, quantity: { numeric: '0' } }])
  ahead += 2_000
  expect(await coin()).toBe('2')
})

test('property: what is forced equals the token’s own word at the same block, and stays [7.05b]', async () => {
  const account = someone('4')
  await balances(account)
  for (let round = 1n; round <= 5n; round++) {
    await gold.write('mint', [account, round * 1_111_111n])
    await pay(anvil, account, `0.${round}`)
    const forceUpdate = `${goldId()},${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
    const { balances: forced } = await balances(account, { forceUpdate })
    const blockNumber = await anvil.client.getBlockNumber({ cacheTime: 0 })
    const units = await anvil.client.readContract({
      address: gold.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
      blockNumber,
    })
    const coins = await anvil.client.getBalance({ address: account, blockNumber })
    expect(forced.map(({ symbol, quantity }) => [symbol, quantity.numeric])).toEqual([
      ['ETH', String(Number(coins) / 1e18)],
      ['GLD', String(Number(units) / 1e6)],
    ])
    // The next request without forceUpdate gets the same.
    expect((await balances(account)).balances).toEqual(forced)
  }
})

test('behavior: a token that was sent away is gone at once', async () => {
  const account = someone('5')
  await gold.write('mint', [account, 5n])
  expect((await balances(account)).balances).toHaveLength(2)
  await anvil.client.impersonateAccount({ address: account })
  await anvil.client.setBalance({ address: account, value: parseEther('1') })
  const hash = await anvil.client.writeContract({
    account,
    chain: null,
    address: gold.address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [rich.address, 5n],
  })
  await mined(anvil, hash)
  const { balances: after } = await balances(account, { forceUpdate: goldId() })
  expect(after.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

test('behavior: something that is no token is not appended', async () => {
  const { balances: after } = await balances(someone('6'), { forceUpdate: `${chain}:${rich.address}` })
  expect(after.map(({ symbol }) => symbol)).toEqual(['ETH'])
})

test('error: a forced unlisted contract is shown to its caller only, and a scam token never', async () => {
  const victim = someone('9')
  /** A token that claims a balance for the victim, although none was sent. */
  const lying = async (name: string) => {
    const { address } = await deploy(anvil, contract('Token'), [name, 'USDC', 6])
    const place = [{ type: 'address' }, { type: 'uint256' }] as const
    // `balanceOf` is the fourth of the contract’s variables.
    const index = keccak256(encodeAbiParameters(place, [victim, 3n]))
    await anvil.client.setStorageAt({ address, index, value: numberToHex(5_000_000_000n, { size: 32 }) })
    return `${chain}:${address}`
  }
  const symbols = async (query: Record<string, string> = {}) =>
    (await balances(victim, query)).balances.map(({ symbol, quantity }) => `${symbol} ${quantity.numeric}`)
  expect(await symbols()).toEqual(['ETH 0'])
  expect(await symbols({ forceUpdate: await lying('USD Coin') })).toEqual(['ETH 0', 'USDC 5000'])
  expect(await symbols()).toEqual(['ETH 0'])
  expect(await symbols({ forceUpdate: await lying('Claim 5000 USDC at usdc-gift.com') })).toEqual(['ETH 0'])
  expect(await symbols()).toEqual(['ETH 0'])
})

test('behavior: the bare number of an EVM chain names it too', async () => {
  expect((await balances(someone('a'), { chainId: '31337' })).balances).toMatchObject([{ chainId: chain }])
  expect((await get(someone('a'), { chainId: '031337' })).status).toBe(400)
})

test('behavior: a vendor comes first, and its prices count', async () => {
  vendor = async () => [
    {
      token: {
        id: goldId() as never,
        name: 'Gold',
        symbol: 'GLD',
        decimals: 6,
        iconUrl: 'https://example.com/gold.png',
      },
      units: 1_000_000n,
      price: 7,
    },
  ]
  const { balances: given } = await balances(someone('7'))
  expect(given).toMatchObject([
    { symbol: 'ETH', quantity: { numeric: '0' } },
    { symbol: 'GLD', price: 7, value: 7, iconUrl: expect.stringMatching(/^\/v1\/image\//) },
  ])
})

test('behavior: a vendor that fails is passed over for the chain', async () => {
  await pay(anvil, someone('8'), '1')
  vendor = () => Promise.reject(new Error('vendor is away'))
  expect((await balances(someone('8'))).balances[0]?.quantity.numeric).toBe('1')
})

test('behavior: when all fail an older answer is given for five minutes, and says so', async () => {
  await pay(anvil, someone('9'), '1')
  await balances(someone('9'))
  away = true
  ahead += 60_000
  expect(await balances(someone('9'))).toMatchObject({
    stale: true,
    age: expect.any(Number),
    balances: [{ quantity: { numeric: '1' } }],
  })
  expect((await balances(someone('9'))).age).toBeGreaterThanOrEqual(60)
  ahead += 300_000
  expect(await get(someone('9'), { chainId: chain })).toMatchObject({
    status: 503,
    body: { code: 'server/source_unavailable' },
  })
})

test('error: when every source fails, returns an error and never an empty list', async () => {
  away = true
  const { status, headers, body } = await get(someone('a'), { chainId: chain })
  expect(status).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).not.toHaveProperty('balances')
})

test('behavior: on Solana every token has an id, the coin too', async () => {
  const ledger = openLedger(surfpool)
  const account = await ledger.someone(2)
  const mint = await ledger.mint(6)
  await ledger.give(account.address, mint, 1_500_000)
  const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const coin = `${cluster}:So11111111111111111111111111111111111111111`
  dollars.set(coin, 150)
  const { status, body } = await get(account.address)
  expect(status).toBe(200)
  expect(body.balances).toMatchObject([
    {
      symbol: 'SOL',
      chainId: cluster,
      address: coin,
      value: 300,
      price: 150,
      quantity: { decimals: '9', numeric: '2' },
    },
    {
      chainId: cluster,
      address: `${cluster}:${mint}`,
      price: 0,
      quantity: { decimals: '6', numeric: '1.5' },
    },
  ])
  await ledger.give(account.address, mint, 2_500_000)
  const forced = await get(account.address, { chainId: cluster, forceUpdate: `${cluster}:${mint},${coin}` })
  expect(forced.body.balances).toMatchObject([
    { quantity: { numeric: '2' } },
    { quantity: { numeric: '2.5' } },
  ])
})

test('behavior: forcing one token again and again does not keep the others from being read', async () => {
  const account = someone('d')
  await balances(account)
  await gold.write('mint', [account, 1_000_000n])
  const seen: number[] = []
  for (let round = 0; round < 4; round++) {
    ahead += 4_000
    seen.push(
      (await balances(account, { forceUpdate: `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` }))
        .balances.length,
    )
  }
  expect(seen).toEqual([1, 1, 2, 2])
})

test('behavior: of several chains those that answer are given, marked', async () => {
  await pay(anvil, someone('e'), '1')
  vendor = async (chain) => {
    if (chain === second) throw new Error('away')
    return [{ token: { id: undefined, name: '', symbol: '', decimals: 18 }, units: 7n * 10n ** 18n }]
  }
  away = true
  const { status, body } = await get(someone('e'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    stale: true,
    balances: [{ chainId: chain, symbol: 'ETH', quantity: { numeric: '7' } }],
  })
})

test('behavior: without a chain every well-known one that is served is read', async () => {
  await pay(anvil, someone('b'), '1')
  await pay(other, someone('b'), '2')
  const { body } = await get(someone('b'))
  expect(
    body.balances.map((entry: { chainId: string; quantity: { numeric: string } }) => [
      entry.chainId,
      entry.quantity.numeric,
    ]),
  ).toEqual([
    [chain, '1'],
    [second, '2'],
  ])
})

test.each([
  ['no currency', someone('c'), { currency: '' }, 400, 'currency'],
  ['an unknown currency', someone('c'), { currency: 'doge' }, 400, 'currency'],
  ['a chain that is not served', someone('c'), { chainId: 'eip155:999' }, 400, 'chainId'],
  ['no chain at all', someone('c'), { chainId: 'ethereum' }, 400, 'chainId'],
  [
    'an address of another family',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    { chainId: chain },
    400,
    'address',
  ],
  ['a wrong checksum', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { chainId: chain }, 400, 'address'],
  ['nothing like an address', 'vitalik.eth', {}, 400, 'address'],
  [
    'a token of another chain',
    someone('c'),
    { chainId: chain, forceUpdate: `${second}:${someone('1')}` },
    400,
    'forceUpdate',
  ],
  ['a token that is none', someone('c'), { chainId: chain, forceUpdate: 'GLD' }, 400, 'forceUpdate'],
  [
    'an address that is none',
    someone('c'),
    { chainId: chain, forceUpdate: `${chain}:0x12` },
    400,
    'forceUpdate',
  ],
  [
    'too many tokens',
    someone('c'),
    {
      chainId: chain,
      forceUpdate: Array.from(
        { length: 30 },
        (_, index) => `${chain}:0x${String(index).padStart(40, '0')}`,
      ).join(),
    },
    400,
    'forceUpdate',
  ],
])('error: %s is refused, and the field named', async (_, address, query, status, field) => {
  const answer = await get(address, query)
  expect(answer.status).toBe(status)
  expect(answer.body.reasons[0].field).toBe(field)
})

test('error: a page that is not the project’s is told so, not given an empty list', async () => {
  const url = `/v1/account/${someone('1')}/balance?projectId=test&currency=usd&chainId=${chain}`
  const answer = await server.app.inject({ url, headers: { origin: 'https://evil.example' } })
  expect(answer.statusCode).toBe(403)
})

test('property: whatever is sent, the server does not break', async () => {
  const { next, noise } = createNoise()
  for (let round = 0; round < 300; round++) {
    const query = new URLSearchParams({
      projectId: 'test',
      currency: next(3) ? 'usd' : noise(),
      chainId: next(2) ? chain : noise(),
      forceUpdate: noise(),
    })
    const answer = await server.app.inject({
      url: `/v1/account/${next(2) ? someone('1') : encodeURIComponent(noise())}/balance?${query}`,
      headers: { origin: 'https://app.example' },
    })
    expect([200, 304, 400, 404, 503]).toContain(answer.statusCode)
    expect(() => answer.json()).not.toThrow()
  }
})
