import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { deployUniswap, type Uniswap } from './swap/testing/deployUniswap.ts'
import { chain, setUp } from './testing/setUp.ts'

const { anvil, gateway, family, clock } = await setUp()
let uniswap: Uniswap
let usdc: `0x${string}`
beforeAll(async () => {
  uniswap = await deployUniswap(anvil)
  usdc = await uniswap.deployToken('plain', { name: 'USD Coin', symbol: 'USDC', decimals: 6 })
  // 2 000 dollars for one coin.
  await uniswap.addV2Pool([uniswap.weth, 1_000n * 10n ** 18n], [usdc, 2_000_000n * 10n ** 6n])
})
afterAll(anvil.stop)

const evm = () => family({ ...uniswap.contracts, usdc }, [], { cache: createMemoryCache({ clock }) })
const priceOf = async (token: string, of = evm()) => (await of.prices?.(chain, [token]))?.[0]
const token = (decimals = 18) => uniswap.deployToken('plain', { decimals })
const units = (amount: bigint, decimals = 18) => amount * 10n ** BigInt(decimals)

test('behavior: a dollar token is a dollar, and the coin is what its wrapped form is [7.12]', async () => {
  expect(await priceOf(usdc)).toBe(1)
  expect(await priceOf(uniswap.weth)).toBe(2_000)
  expect(await priceOf(evm().nativeAddress)).toBe(2_000)
})

test.each([[18], [6], [0], [27]])('behavior: a token against dollars, %i decimals', async (decimals) => {
  const it = await token(decimals)
  await uniswap.addV2Pool([it, units(40_000n, decimals)], [usdc, units(50_000n, 6)])
  expect(await priceOf(it)).toBe(1.25)
})

test('behavior: a token that is only traded against the coin', async () => {
  const it = await token()
  await uniswap.addV2Pool([it, units(1_000_000n)], [uniswap.weth, units(100n)])
  expect(await priceOf(it)).toBe(0.2)
})

test('behavior: a concentrated pool', async () => {
  const it = await token()
  await uniswap.addV3Pool([it, units(10_000n)], [usdc, units(35_000n, 6)], 500)
  expect(await priceOf(it)).toBeCloseTo(3.5, 6)
})

test('behavior: the deepest pool counts, whichever kind it is', async () => {
  const it = await token()
  await uniswap.addV2Pool([it, units(10_000n)], [usdc, units(10_000n, 6)])
  await uniswap.addV3Pool([it, units(50_000n)], [usdc, units(100_000n, 6)], 3000)
  await uniswap.addV2Pool([it, units(1_000n)], [uniswap.weth, units(4n)])
  expect(await priceOf(it)).toBeCloseTo(2, 6)
})

test('behavior: prices far below a cent keep their digits', async () => {
  const it = await token()
  await uniswap.addV2Pool([it, units(123_456_789_000_000n)], [usdc, units(20_000n, 6)])
  expect(await priceOf(it)).toBeCloseTo(20_000 / 123_456_789_000_000, 20)
})

test('behavior: many at once, in the order asked, in few calls', async () => {
  const [one, two] = [await token(), await token()]
  await uniswap.addV2Pool([one, units(10_000n)], [usdc, units(30_000n, 6)])
  await uniswap.addV2Pool([two, units(10_000n)], [uniswap.weth, units(50n)])
  const subject = evm()
  await subject.tokenInfo?.(chain, [one, two, usdc, uniswap.weth])
  gateway.asked = []
  const wanted = [two, subject.nativeAddress, '0x1111111111111111111111111111111111111111', usdc, one, two]
  expect(await subject.prices?.(chain, wanted)).toEqual([10, 2_000, undefined, 1, 3, 10])
  expect(gateway.asked.length).toBeLessThanOrEqual(4)
})

test('error: a shallow pool gives no price', async () => {
  const shallow = await token()
  await uniswap.addV2Pool([shallow, units(1n)], [usdc, units(4_999n, 6)])
  expect(await priceOf(shallow)).toBeUndefined()
  const coins = await token()
  await uniswap.addV2Pool([coins, units(1n)], [uniswap.weth, units(2n)])
  expect(await priceOf(coins)).toBeUndefined()
  const narrow = await token()
  await uniswap.addV3Pool([narrow, units(1n)], [usdc, units(100n, 6)], 10_000)
  expect(await priceOf(narrow)).toBeUndefined()
})

test('error: dollars lent to a concentrated pool do not make it deep', async () => {
  const it = await token()
  await uniswap.addV3Pool([it, units(1_000n)], [usdc, units(1_000n, 6)], 3000)
  const pool = (await anvil.client.readContract({
    address: uniswap.v3.factory,
    abi: [
      {
        type: 'function',
        name: 'getPool',
        stateMutability: 'view',
        inputs: [{ type: 'address' }, { type: 'address' }, { type: 'uint24' }],
        outputs: [{ type: 'address' }],
      },
    ],
    functionName: 'getPool',
    args: [it, usdc, 3000],
  })) as `0x${string}`
  await uniswap.mint(usdc, pool, units(1_000_000n, 6))
  expect(await priceOf(it)).toBeUndefined()
})

test('error: no pool, no token, no exchange on the chain: no price', async () => {
  expect(await priceOf(await token())).toBeUndefined()
  expect(await priceOf('0x1111111111111111111111111111111111111111')).toBeUndefined()
  expect(await priceOf(uniswap.weth, family())).toBeUndefined()
  expect(await priceOf(evm().nativeAddress, family())).toBeUndefined()
})
