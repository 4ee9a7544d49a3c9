import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { leastOf, toMillionths } from './slippage.ts'
import { native, startSwaps } from './testing.ts'

const node = await startSwaps()
afterAll(node.stop)
const { anvil, uniswap, user, rival, id } = node
const { client } = anvil
const { weth } = uniswap

const ether = 10n ** 18n
const alpha = await uniswap.deployToken('plain', { symbol: 'ALPHA' })
const beta = await uniswap.deployToken('plain', { symbol: 'BETA', decimals: 6 })
const tether = await uniswap.deployToken('tether')
const lonely = await uniswap.deployToken('plain', { symbol: 'LONELY', decimals: 8 })
await uniswap.addV2Pool([alpha, 50_000n * ether], [weth, 100n * ether])
await uniswap.addV3Pool([alpha, 49_000n * ether], [weth, 100n * ether], 3000)
await uniswap.addV3Pool([alpha, 5_000n * ether], [weth, 10n * ether], 100)
await uniswap.addV2Pool([alpha, 3_000n * ether], [beta, 15_000n * 10n ** 6n])
await uniswap.addV3Pool([beta, 250_000n * 10n ** 6n], [weth, 100n * ether], 500)
await uniswap.addV2Pool([tether, 240_000n * 10n ** 6n], [weth, 100n * ether])
await uniswap.addV3Pool([tether, 260_000n * 10n ** 6n], [beta, 260_000n * 10n ** 6n], 100)
await uniswap.addV2Pool([beta, 50_000n * 10n ** 6n], [weth, 20n * ether])
await uniswap.addV2Pool([lonely, 7_000n * 10n ** 8n], [weth, 30n * ether])

const tokens = [
  { address: native as Address, whole: ether },
  { address: weth, whole: ether },
  { address: alpha, whole: ether * 500n },
  { address: beta, whole: 2_500n * 10n ** 6n },
  { address: tether, whole: 2_500n * 10n ** 6n },
  { address: lonely, whole: 230n * 10n ** 8n },
]
const signal = AbortSignal.timeout(120_000)
/** The same swaps through both v3 routers. */
const swaps = [
  node.open({ contracts: { swapHops: beta } }).swap,
  node.open({ contracts: { swapHops: beta, uniswapV3Router: uniswap.v3.secondRouter } }).swap,
] as const

const send = async (from: Address, to: string, data: string, value = 0n) => {
  const args = { account: from, to: to as Address, data: data as Hex, value, gas: 2_000_000n, chain: null }
  return uniswap.mined(await client.sendTransaction(args))
}
const addressOf = (account: string) => account.split(':')[2] as Address

async function fund(who: Address, token: Address, amount: bigint) {
  if (token === native) await client.setBalance({ address: who, value: amount + 100n * ether })
  else await uniswap.mint(token, who, amount)
}

async function approve(
  swap: (typeof swaps)[number],
  who: Address,
  from: Address,
  to: Address,
  amount: bigint,
  spender: string,
) {
  if (from === native) return
  const query = { userAddress: id(who), from: id(from), to: id(to), amount: String(amount), spender }
  const { tx } = await swap.approve(query, signal)
  expect(addressOf(tx.to)).toBe(from)
  if (tx.resetData) await send(who, from, tx.resetData)
  expect((await send(who, from, tx.data)).status).toBe('success')
}

const swapCase = fc.record({
  pair: fc
    .tuple(fc.nat({ max: tokens.length - 1 }), fc.nat({ max: tokens.length - 1 }))
    // Coins and wrapped coins have a price without a pool.
    .filter(([from, to]) => from !== to && from + to > 1),
  // Up to about one ether: from dust to more than the small pools hold.
  share: fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1_000n, 10_000_000n), fc.bigInt(10_000_000n, 40_000_000n)),
  slippage: fc.constantFrom(0, 0.1, 0.5, 1, 3.5, 0.0375, 12, 50),
  router: fc.constantFrom(0, 1),
  sandwiched: fc.boolean(),
})

/** `EXHAUSTIVE=1` trades all of them. */
const count = process.env.EXHAUSTIVE ? 100 : 40

test(`property: ${count} swaps give what was quoted, and never less than was promised, despite trades in between [7.06a, 7.08, 7.10, 7.11a]`, async () => {
  const seen = { calm: 0, sandwiched: 0, reverted: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(swapCase, async ({ pair, share, slippage, router, sandwiched }) => {
      const from = tokens[pair[0]]
      const to = tokens[pair[1]]
      const swap = swaps[router]
      if (!from || !to || !swap) throw new Error('no such case')
      const amount = (from.whole * share) / 1_000_000n || 1n
      await fund(user, from.address, amount)
      const asked = { amount: String(amount), from: id(from.address), to: id(to.address) }

      const quotes = await swap
        .quotes({ ...asked, userAddress: user }, signal)
        .catch((cause: unknown) => cause)
      if (quotes instanceof Refusal) {
        // Dust with an output of 0.
        expect(quotes.entry.code).toBe('swap/no_route')
        expect(share).toBeLessThan(1_000n)
        seen.refused += 1
        return
      }
      const [best] = (quotes as Awaited<ReturnType<typeof swap.quotes>>).quotes
      if (!best?.provider || !best.spender) throw new Error('a quote without a provider')
      await approve(swap, user, from.address, to.address, amount, best.spender)
      const allowance = await swap.allowance(
        { tokenAddress: id(from.address), userAddress: id(user), spender: best.spender },
        signal,
      )
      expect(BigInt(allowance.allowance)).toBeGreaterThanOrEqual(amount)

      const body = {
        ...asked,
        projectId: 'test',
        userAddress: id(user),
        eip155: { slippage },
        provider: best.provider,
      }
      const { tx } = await swap.build(body, signal)
      expect(tx).toMatchObject({ amount: best.toAmount, simulated: true, spender: best.spender })
      expect(tx.value).toBe(from.address === native ? String(amount) : '0')
      expect(BigInt(tx.minToAmount)).toBe(leastOf(BigInt(tx.amount), toMillionths(slippage)))

      if (sandwiched) {
        const much = from.whole * 5n
        await fund(rival, from.address, much)
        const query = { ...body, amount: String(much), userAddress: id(rival), eip155: { slippage: 50 } }
        const first = (await swap.build(query, signal)).tx
        await approve(swap, rival, from.address, to.address, much, first.spender ?? '')
        await send(rival, addressOf(first.to), first.data, BigInt(first.value))
      }

      const before = await node.balanceOf(to.address, user)
      const receipt = await send(user, addressOf(tx.to), tx.data, BigInt(tx.value))
      const after = await node.balanceOf(to.address, user)
      const fee = to.address === native ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
      const received = after - before + fee
      if (receipt.status === 'reverted') {
        expect(sandwiched).toBe(true)
        expect(received).toBe(0n)
        seen.reverted += 1
        return
      }
      expect(received).toBeGreaterThanOrEqual(BigInt(tx.minToAmount))
      if (!sandwiched) expect(received).toBe(BigInt(tx.amount))
      seen[sandwiched ? 'sandwiched' : 'calm'] += 1
    }),
    { numRuns: count, seed: 20_261_115, endOnFailure: true },
  )
  // Otherwise the cases above would prove less than they claim.
  expect(seen.calm).toBeGreaterThan(count * 0.3)
  expect(seen.sandwiched).toBeGreaterThan(count * 0.05)
  expect(seen.reverted).toBeGreaterThan(count * 0.05)
  expect(seen.refused).toBeLessThan(count * 0.2)
  // Unused coins are refunded.
  for (const address of [uniswap.v2.router, uniswap.v3.router, uniswap.v3.secondRouter])
    expect(await client.getBalance({ address })).toBe(0n)
}, 120_000)
