import { getAddress, type Hex } from 'viem'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startVendor } from '../../testing/startVendor.ts'
import { lifi } from '../../vendors/lifi.ts'
import { native, startSwaps } from './testing.ts'

// A local server with LI.FI's documented responses; its contract is a real router on a real node.
const vendor = await startVendor()
const node = await startSwaps()
const { anvil, uniswap, chain, user, id } = node
const { weth } = uniswap
const ether = 10n ** 18n
const token = await uniswap.deployToken('plain')
await uniswap.addV2Pool([token, 100_000n * ether], [weth, 100n * ether])
await uniswap.mint(token, user, 100n * ether)

const router = uniswap.v2.router
const own = node.open({ contracts: { lifiRouter: router } })
const provider = lifi.open({ url: vendor.url }, { chains: own.chains, clock: Date.now })
const { swap } = node.open({ providers: () => [provider] })
afterAll(async () => {
  await provider.close()
  await vendor.stop()
  await node.stop()
})

const signal = AbortSignal.timeout(60_000)
const onChain = own.providers.find(({ name }) => name === 'uniswap-v2')
const toSide = (address: string) => ({
  address: /^0x0+$/.test(address) ? native : address,
  native: /^0x0+$/.test(address),
})

/** Builds the swap as an honest vendor does, with overrides to make it dishonest. */
function answer(change: { estimate?: object; transaction?: object } = {}) {
  vendor.answer(async ({ query }) => {
    const built = await onChain?.build({
      chain,
      from: toSide(query.fromToken ?? ''),
      to: toSide(query.toToken ?? ''),
      amount: BigInt(query.fromAmount ?? 0),
      user: query.toAddress ?? '',
      slippage: 10_000n,
      deadline: Math.floor(Date.now() / 1000) + 600,
      signal,
    })
    if (!built) return { status: 500 }
    const { to, data, value, toAmount, minToAmount, spender } = built
    return {
      body: {
        estimate: {
          fromAmount: query.fromAmount,
          toAmount: String(toAmount),
          toAmountMin: String(minToAmount),
          approvalAddress: spender,
          ...change.estimate,
        },
        transactionRequest: { to, data, value: `0x${value.toString(16)}`, ...change.transaction },
      },
    }
  })
}
beforeEach(() => {
  vendor.calls.splice(0)
  answer()
})

const body = (from: string, to: string) => ({
  projectId: 'test',
  amount: String(ether),
  from: id(from),
  to: id(to),
  userAddress: id(user),
  eip155: { slippage: 1 },
})

test("behavior: a vendor's swap is tried on our own node and gives what it says [7.06a, 7.11a]", async () => {
  const query = { amount: String(ether), from: id(native), to: id(token), userAddress: user }
  const { quotes } = await swap.quotes(query, signal)
  expect(quotes).toMatchObject([{ provider: 'lifi', spender: router }])
  const { tx } = await swap.build(body(native, token), signal)
  expect(tx).toMatchObject({ provider: 'lifi', simulated: true, value: String(ether), to: id(router) })
  const before = await node.balanceOf(token, user)
  const hash = await anvil.client.sendTransaction({
    account: user,
    to: router,
    data: tx.data as Hex,
    value: BigInt(tx.value),
    gas: 500_000n,
    chain: null,
  })
  expect((await uniswap.mined(hash)).status).toBe('success')
  expect((await node.balanceOf(token, user)) - before).toBe(BigInt(tx.amount))
})

test('behavior: a vendor that needs the user is not asked without one', async () => {
  const query = { amount: String(ether), from: id(native), to: id(token) }
  await expect(swap.quotes(query, signal)).rejects.toMatchObject({ entry: { code: 'swap/no_route' } })
  expect(vendor.calls).toEqual([])
})

const thief = getAddress('0x00000000000000000000000000000000000000ef')
test.each([
  ['that calls the token', { transaction: { to: token } }],
  ['that calls a stranger', { transaction: { to: thief } }],
  ['that takes coins along', { transaction: { value: '0x1' } }],
  ['that a stranger is approved for', { estimate: { approvalAddress: thief } }],
])('error: a swap %s never leaves the server', async (_what, change) => {
  answer(change)
  const named = swap.build({ ...body(token, native), provider: 'lifi' }, signal)
  await expect(named).rejects.toMatchObject({ entry: { code: 'swap/unavailable', status: 503 } })
})

test('error: the simulation detects a swap to another recipient', async () => {
  const honest = await onChain?.build({
    chain,
    from: { address: token, native: false },
    to: { address: native, native: true },
    amount: ether,
    user: thief,
    slippage: 10_000n,
    deadline: Math.floor(Date.now() / 1000) + 600,
    signal,
  })
  answer({ transaction: { data: honest?.data } })
  await expect(swap.build(body(token, native), signal)).rejects.toMatchObject({
    entry: { code: 'swap/would_fail', status: 400 },
    message: 'The swap would fail: the output would be less than promised',
  })
})

test('error: a swap that promises more than there is is found out too', async () => {
  answer({ estimate: { toAmount: String(5n * ether), toAmountMin: String(5n * ether) } })
  await expect(swap.build(body(token, native), signal)).rejects.toMatchObject({
    entry: { code: 'swap/would_fail' },
  })
})

test('behavior: where the first cannot build it, the next one does', async () => {
  answer({ estimate: { toAmount: String(5n * ether), toAmountMin: String(5n * ether) } })
  const both = node.open({ providers: () => [provider, ...own.providers] }).swap
  const query = { amount: String(ether), from: id(token), to: id(native), userAddress: user }
  expect((await both.quotes(query, signal)).quotes[0]?.provider).toBe('lifi')
  expect((await both.build(body(token, native), signal)).tx).toMatchObject({
    provider: 'uniswap-v2',
    simulated: true,
  })
})
