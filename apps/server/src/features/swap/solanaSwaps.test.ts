import { payCoins } from '@latchkey/chains/solana/testingMaker'
import { chainUnsupported } from '@latchkey/protocol/catalogue'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { directGateway } from '../../chains/evm/testing/directGateway.ts'
import { namedChains } from '../../chains/solana/publicNodes.ts'
import { solanaFamily } from '../../chains/solana/solana.ts'
import { solanaLedger } from '../../chains/solana/swap/solanaLedger.ts'
import { Refusal } from '../../refusal.ts'
import { startJupiter } from '../../testing/startJupiter.ts'
import { startSurfpool } from '../../testing/startSurfpool.ts'
import { jupiter } from '../../vendors/jupiter.ts'
import { createSwap } from './createSwap.ts'

// A real node, and a stand-in for Jupiter with a market maker that signs its half.
const chain = namedChains.SOLANA_MAINNET
const native = 'So11111111111111111111111111111111111111111'
const surfpool = await startSurfpool({ slotTime: 100 })
const dollar = await surfpool.mint()
const theirs = await startJupiter(surfpool, [{ mint: dollar, symbol: 'USD', name: 'Dollar' }])
const user = surfpool.fresh()
const sol = 1_000_000_000n
await surfpool.fund(user, 10n * sol)
await surfpool.give(user, dollar, 500_000_000n)

const chains = { [chain]: { upstreams: [] } }
const gateway = directGateway({ [chain]: surfpool.url })
const provider = jupiter.open({ key: 'k', url: theirs.url }, { chains, clock: Date.now })
const clock = Date.now
const cache = createMemoryCache({ clock })
const family = solanaFamily({ gateway, chains, cache, clock })
const swap = createSwap({
  providers: () => [provider],
  ledgers: [solanaLedger({ gateway, chains })],
  chains: {
    of(id) {
      if (id === chain) return family
      throw new Refusal(chainUnsupported)
    },
  },
  cache,
  clock,
})
afterAll(async () => {
  await provider.close()
  await theirs.stop()
  await surfpool.stop()
})
beforeEach(() => {
  theirs.lie()
  gateway.before = undefined
})

const signal = AbortSignal.timeout(60_000)
const id = (token: string) => `${chain}:${token}`
const body = (from: string, to: string, more: object = {}) => ({
  projectId: 'test',
  amount: String(from === native ? sol : 100_000_000n),
  from: id(from),
  to: id(to),
  userAddress: id(user),
  slippage: 1,
  ...more,
})

test('behavior: lists tokens and quotes without a gas price or an allowance', async () => {
  const { tokens } = await swap.tokens({ chainId: chain }, signal)
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['SOL', 'USD'])
  const query = { amount: String(sol), from: id(native), to: id(dollar), userAddress: user }
  expect((await swap.quotes(query, signal)).quotes).toEqual([
    {
      id: null,
      fromAmount: String(sol),
      fromAccount: id(native),
      toAmount: '100000000',
      toAccount: id(dollar),
      provider: 'jupiter',
      expiresAt: expect.any(Number),
      minToAmount: '99000000',
      priceImpactBps: 1,
    },
  ])
  await expect(swap.gasPrice({ chainId: chain }, signal)).rejects.toMatchObject({
    entry: { code: 'swap/gas_price_unsupported' },
  })
  const needless = { userAddress: id(user), from: id(dollar), to: id(native) }
  await expect(swap.approve(needless, signal)).rejects.toMatchObject({
    entry: { code: 'swap/approval_needless' },
  })
  const allowed = { tokenAddress: id(dollar), userAddress: id(user) }
  expect(await swap.allowance(allowed, signal)).toEqual({ allowance: String(2n ** 256n - 1n) })
})

test.each([
  ['SOL for a token', native, dollar, '100000000'],
  ['a token for SOL', dollar, native, String(sol)],
])('behavior: %s is built as one transaction, and tried on our own node', async (_what, from, to, amount) => {
  const { tx } = await swap.build(body(from, to), signal)
  expect(tx).toMatchObject({
    from: id(user),
    data: '',
    value: '0',
    minToAmount: String((BigInt(amount) * 99n) / 100n),
    provider: 'jupiter',
    simulated: true,
    eip155: null,
    transaction: expect.stringMatching(/^[A-Za-z\d+/]+=*$/),
  })
  expect(tx.spender).toBeUndefined()
  // The local node leaves the price of hurry out of the fees that it reports.
  expect(BigInt(amount) - BigInt(tx.amount)).toBeLessThan(1_000n)
  // A blockhash does not hold for ten minutes.
  expect(tx.deadline - Date.now() / 1000).toBeLessThan(61)
})

test('behavior: slippage is taken from where older clients put it, and is 1 % without any', async () => {
  const least = async (more: object) =>
    (await swap.build(body(native, dollar, { slippage: undefined, ...more }), signal)).tx.minToAmount
  expect(await least({ eip155: { slippage: 3 } })).toBe('97000000')
  expect(await least({ slippage: 0.5, eip155: { slippage: 3 } })).toBe('99500000')
  expect(await least({})).toBe('99000000')
})

describe('a swap that', () => {
  test.each([
    ['gives less than it says', { swap: (one: object) => ({ ...one, out: 1n }) }, 'swap/would_fail'],
    ['gives to another', { steps: (steps: readonly object[]) => steps.slice(0, -1) }, 'swap/would_fail'],
    ['another pays for', { payer: 'maker' }, 'swap/unavailable'],
    [
      'would fail',
      { steps: (steps: readonly object[]) => [...steps, ...steps.slice(2, 3), bad] },
      'swap/would_fail',
    ],
    [
      'promises less than the visitor allows',
      { quote: (q: object) => ({ ...q, otherAmountThreshold: '1' }) },
      'swap/unavailable',
    ],
  ])('error: %s never leaves the server', async (_what, lie, code) => {
    theirs.lie({ ...lie, ...('payer' in lie && { payer: theirs.maker.address }) } as never)
    await expect(swap.build(body(native, dollar), signal)).rejects.toMatchObject({ entry: { code } })
  })
  const bad = payCoins(theirs.maker.address, user, 10n ** 18n)
})

test('behavior: one that cannot be tried yet says so', async () => {
  const poor = surfpool.fresh()
  await surfpool.fund(poor, sol / 10n)
  const { tx } = await swap.build(body(native, dollar, { userAddress: id(poor) }), signal)
  expect(tx.simulated).toBe(false)
})

test('error: a node that answers in another shape is not believed', async () => {
  const { request } = gateway
  gateway.request = async (...args) =>
    args[1] === 'simulateTransaction' ? { value: { accounts: 'x' } } : request(...args)
  const built = swap.build(body(native, dollar), signal)
  await expect(built).rejects.toMatchObject({ entry: { status: 503 } })
  gateway.request = request
})
