import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet, type TestWalletOptions } from '@latchkey/chains/evm/testing'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import fc from 'fast-check'
import { type Address, erc20Abi, formatEther, parseAbi, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectWallet } from '../../packages/kit/src/core/connections/connectWallet.ts'
import { openModal } from '../../packages/kit/src/core/modal/openModal.ts'
import { startKit } from '../../packages/kit/src/core/testing.ts'
import { trackedTransactions } from '../../packages/kit/src/core/transactions/trackedTransactions.ts'
import { beginSwap } from '../../packages/kit/src/features/swap/beginSwap.ts'
import { chooseToken } from '../../packages/kit/src/features/swap/chooseToken.ts'
import { confirmSwap } from '../../packages/kit/src/features/swap/confirmSwap.ts'
import { findToken } from '../../packages/kit/src/features/swap/findToken.ts'
import { foundToken } from '../../packages/kit/src/features/swap/foundToken.ts'
import { prepareSwap } from '../../packages/kit/src/features/swap/prepareSwap.ts'
import { swapDraft } from '../../packages/kit/src/features/swap/swapDraft.ts'
import { needsConsent, swapRun } from '../../packages/kit/src/features/swap/swapRun.ts'
import { swapTokens } from '../../packages/kit/src/features/swap/swapTokens.ts'
import { feesSince } from '../world/feesSince.ts'
import { startWorld, type World } from '../world/world.ts'

// Swaps without a browser: the kit's actions, the real server and real exchanges on anvil.

let local: Anvil
let base: Anvil
let world: World
let stop: () => Promise<void>
beforeAll(async () => {
  ;[local, base] = await Promise.all([startAnvil({ chainId: 31_337 }), startAnvil({ chainId: 8453 })])
  ;({ world, stop } = await startWorld({ local, base }))
}, 120_000)
afterAll(async () => {
  await stop?.()
  await Promise.all([local.stop(), base.stop()])
})

/** A new account with 50 ETH and 10,000 of each token, in the swap view. */
async function visitor(options: Partial<TestWalletOptions> = {}) {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  const { client } = local
  await client.setBalance({ address, value: parseEther('50') })
  const [minter] = await client.getAddresses()
  for (const [token, units] of [
    [world.dollar, parseUnits('10000', 6)],
    [world.tether, parseUnits('10000', 6)],
    [world.moon, parseEther('10000')],
    [world.permit, parseEther('10000')],
  ] as const) {
    const hash = await client.writeContract({
      address: token,
      abi: parseAbi(['function mint(address, uint256)']),
      functionName: 'mint',
      args: [address, units],
      account: minter as Address,
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  }
  const target = new EventTarget()
  const wallet = createTestWallet({
    // The server does not know the last one.
    chains: [local.forWallet, base.forWallet, { id: 999, rpcUrl: base.url }],
    privateKeys: [key],
    rdns: 'dev.latchkey.test',
    ...options,
  })
  announceTestWallet(wallet, target)
  const driver = evm({ networks: [local.chain, base.chain, { ...base.chain, id: 999 }], target })
  const kit = startKit({
    drivers: [driver],
    api: world.api,
    projectId: world.projectId,
    features: { analytics: false },
    trusted: world.trusted,
  })
  await connectWallet(kit, { walletId: 'dev.latchkey.test' })
  openModal(kit, { view: { name: 'Swap' } })
  await beginSwap(kit)
  const find = async (token: Address | undefined) => {
    const state = swapTokens.of(kit).get()
    const listed = state.status === 'ready' && state.value !== 'unsupported' ? state.value : []
    const known = listed.find(({ address }) => address?.toLowerCase() === token?.toLowerCase())
    if (known) return known
    await findToken(kit, token ?? '')
    const found = foundToken.of(kit).get()
    if (found.status !== 'found') throw new Error(`${token} was not found`)
    return found.token
  }
  return {
    kit,
    wallet,
    address,
    sends: () => wallet.requests.map(({ method }) => method).filter((method) => /_send/.test(method)),
    balanceOf: (token: Address | undefined) =>
      token
        ? client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
        : client.getBalance({ address }),
    async review(from: Address | undefined, to: Address | undefined, amount: string) {
      await chooseToken(kit, 'from', await find(from))
      await chooseToken(kit, 'to', await find(to))
      swapDraft.of(kit).dispatch({ type: 'amount', amount })
      await prepareSwap(kit)
      const state = swapRun.of(kit).get()
      if (state.status !== 'ready') throw new Error(`the swap is ${state.status}`)
      return state.terms
    },
    /** Waits until the last transaction has been confirmed or has failed. */
    ended: () =>
      vi.waitFor(() => expect(trackedTransactions.of(kit).get()[0]?.status).not.toBe('pending'), 5_000),
  }
}

test('behavior: coin for token and back: the output is at least the quoted minimum [7.06a, 7.07, 7.08, 7.10, 7.11a]', async () => {
  const { kit, review, balanceOf, ended, sends, address } = await visitor()
  const terms = await review(undefined, world.dollar, '1.5')
  expect(terms).toMatchObject({
    approvals: [],
    address,
    from: { symbol: 'ETH' },
    to: { symbol: 'TUSD', listed: true },
  })
  expect(terms.fee).toBeGreaterThan(0n)
  expect(terms.loss).toBeLessThan(100n)
  await vi.waitFor(
    () => expect(swapRun.of(kit).get()).toMatchObject({ simulation: { status: 'ok', changes: [{}, {}] } }),
    5_000,
  )
  const before = await balanceOf(world.dollar)
  await confirmSwap(kit)
  await ended()
  expect((await balanceOf(world.dollar)) - before).toBeGreaterThanOrEqual(terms.least)
  expect(sends()).toEqual(['eth_sendTransaction'])

  const back = await review(world.dollar, world.moon, '100')
  expect(back).toMatchObject({ approvals: [{ to: world.dollar }], to: { symbol: 'MOON', listed: false } })
  const moons = await balanceOf(world.moon)
  const dollars = await balanceOf(world.dollar)
  await confirmSwap(kit)
  await ended()
  expect((await balanceOf(world.moon)) - moons).toBeGreaterThanOrEqual(back.least)
  expect(dollars - (await balanceOf(world.dollar))).toBe(parseUnits('100', 6))
  expect(sends()).toHaveLength(3)
  kit.destroy()
})

test('behavior: an old allowance is reset first for a token that requires it [7.10]', async () => {
  const { kit, review, balanceOf, ended, sends, address } = await visitor()
  const first = await review(world.tether, undefined, '10')
  expect(first.approvals).toHaveLength(1)
  await local.client.impersonateAccount({ address })
  const hash = await local.client.writeContract({
    address: world.tether,
    abi: parseAbi(['function approve(address, uint256)']),
    functionName: 'approve',
    args: [first.spender as Address, 5n],
    account: address,
    chain: null,
  })
  await local.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  await local.client.stopImpersonatingAccount({ address })
  await confirmSwap(kit)
  await ended()
  expect(await balanceOf(world.tether)).toBe(parseUnits('9990', 6))
  expect(sends()).toHaveLength(3)
  kit.destroy()
})

test('behavior: token for coin: the output matches the quote, except for fees [7.11a]', async () => {
  const { kit, review, balanceOf, ended, address } = await visitor()
  const terms = await review(world.moon, undefined, '500')
  const block = await local.client.getBlockNumber({ cacheTime: 0 })
  const before = await balanceOf(undefined)
  await confirmSwap(kit)
  await ended()
  const fees = await feesSince(local.client, address, block)
  expect(fees).toBeGreaterThan(0n)
  const got = (await balanceOf(undefined)) - before + fees
  expect(got).toBeGreaterThanOrEqual(terms.least)
  expect(got).toBeLessThanOrEqual(terms.expected)
  kit.destroy()
})

test('behavior: approval and swap in one batch', async () => {
  const { kit, review, balanceOf, ended, sends } = await visitor({
    capabilities: { '0x7a69': { atomic: { status: 'supported' } } },
  })
  const terms = await review(world.moon, world.dollar, '20')
  const before = await balanceOf(world.dollar)
  await confirmSwap(kit)
  await ended()
  expect(trackedTransactions.of(kit).get()).toMatchObject([{ status: 'success', purpose: { kind: 'swap' } }])
  expect((await balanceOf(world.dollar)) - before).toBeGreaterThanOrEqual(terms.least)
  expect(sends()).toEqual(['wallet_sendCalls'])
  kit.destroy()
})

test('behavior: a permit needs no transaction for the approval [7.08, 7.10, 7.11a]', async () => {
  const { kit, wallet, review, balanceOf, ended, sends, address } = await visitor()
  const terms = await review(world.permit, world.dollar, '250')
  expect(terms).toMatchObject({ permit: true, provider: 'uniswap-v3' })
  const before = await balanceOf(world.dollar)
  const had = await balanceOf(world.permit)
  await confirmSwap(kit)
  await ended()
  expect((await balanceOf(world.dollar)) - before).toBeGreaterThanOrEqual(terms.least)
  expect(had - (await balanceOf(world.permit))).toBe(parseEther('250'))
  expect(sends()).toEqual(['eth_sendTransaction'])
  expect(wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')).toHaveLength(1)
  // No allowance is left.
  const args = [address, terms.spender as Address] as const
  const read = { address: world.permit, abi: erc20Abi, functionName: 'allowance', args } as const
  expect(await local.client.readContract(read)).toBe(0n)
  kit.destroy()
})

test('property: with a permit too, the output is at least the quoted minimum [7.10, 7.11a]', async () => {
  const { kit, review, balanceOf, ended, sends, address } = await visitor()
  const amount = fc.bigInt({ min: 10n ** 12n, max: 400n * 10n ** 18n })
  await fc.assert(
    fc.asyncProperty(amount, fc.constantFrom(world.dollar, world.weth, undefined), async (units, to) => {
      const terms = await review(world.permit, to, formatEther(units))
      expect(terms.permit).toBe(true)
      // Without the prices of both tokens the loss cannot be computed.
      if (needsConsent(terms)) swapRun.of(kit).dispatch({ type: 'consent', consent: true })
      const block = await local.client.getBlockNumber({ cacheTime: 0 })
      const before = await balanceOf(to)
      const had = await balanceOf(world.permit)
      const already = sends().length
      await confirmSwap(kit)
      await ended()
      const fees = to ? 0n : await feesSince(local.client, address, block)
      expect((await balanceOf(to)) - before + fees).toBeGreaterThanOrEqual(terms.least)
      expect(had - (await balanceOf(world.permit))).toBe(units)
      expect(sends().length - already).toBe(1)
      openModal(kit, { view: { name: 'Swap' } })
    }),
    { numRuns: 8 },
  )
  kit.destroy()
}, 120_000)

test('behavior: the price moves a little while the visitor signs: the quoted minimum holds [7.11a]', async () => {
  const { kit, review, balanceOf, ended, sends, wallet } = await visitor()
  const shown = await review(world.permit, undefined, '250')
  const whale = await visitor()
  // 0.5% of the pool: within the slippage tolerance.
  await whale.review(world.permit, undefined, '2500')
  wallet.hold()
  const confirming = confirmSwap(kit)
  await vi.waitFor(() => expect(swapRun.of(kit).get()).toMatchObject({ action: 'permit', on: 'wallet' }))
  await confirmSwap(whale.kit)
  await whale.ended()
  wallet.release()
  const before = await balanceOf(undefined)
  const block = await local.client.getBlockNumber({ cacheTime: 0 })
  await confirming
  await ended()
  const fees = await feesSince(local.client, kit.connection().connection.address, block)
  const got = (await balanceOf(undefined)) - before + fees
  expect(got).toBeGreaterThanOrEqual(shown.least)
  expect(got).toBeLessThan(shown.expected)
  expect(sends()).toEqual(['eth_sendTransaction'])
  kit.destroy()
  whale.kit.destroy()
})

test('behavior: a wallet without typed data support approves with a transaction, after the visitor agreed', async () => {
  const { kit, review, balanceOf, ended, sends } = await visitor({ unsupported: ['eth_signTypedData_v4'] })
  const terms = await review(world.permit, world.dollar, '100')
  await confirmSwap(kit)
  expect(swapRun.of(kit).get()).toMatchObject({
    status: 'ready',
    notice: 'approve',
    terms: { permit: false },
  })
  expect(sends()).toEqual([])
  const before = await balanceOf(world.dollar)
  await confirmSwap(kit)
  await ended()
  expect((await balanceOf(world.dollar)) - before).toBeGreaterThanOrEqual(terms.least)
  expect(sends()).toHaveLength(2)
  kit.destroy()
})

test('behavior: the price moves before confirmation: nothing is sent until the new quote is accepted [7.11a]', async () => {
  const { kit, review, balanceOf, ended, sends } = await visitor()
  const shown = await review(undefined, world.moon, '0.2')
  const whale = await visitor()
  const { client } = local
  const [minter] = await client.getAddresses()
  const hash = await client.writeContract({
    address: world.dollar,
    abi: parseAbi(['function mint(address, uint256)']),
    functionName: 'mint',
    args: [whale.address, parseUnits('300000', 6)],
    account: minter as Address,
    chain: null,
  })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  await whale.review(world.dollar, world.moon, '300000')
  await expect(confirmSwap(whale.kit)).rejects.toMatchObject({ code: 'swap/consent_missing' })
  swapRun.of(whale.kit).dispatch({ type: 'consent', consent: true })
  await confirmSwap(whale.kit)
  await whale.ended()

  await confirmSwap(kit)
  const state = swapRun.of(kit).get()
  if (state.status !== 'ready') throw new Error(`the swap is ${state.status}`)
  expect(state).toMatchObject({ notice: 'changed', consent: false })
  expect(state.terms.expected).toBeLessThan(shown.least)
  expect(sends()).toEqual([])
  const before = await balanceOf(world.moon)
  swapRun.of(kit).dispatch({ type: 'consent', consent: true })
  await confirmSwap(kit)
  await ended()
  expect((await balanceOf(world.moon)) - before).toBeGreaterThanOrEqual(state.terms.least)
  kit.destroy()
  whale.kit.destroy()
})

test('error: a network without swaps [9.09b]', async () => {
  const { kit, wallet } = await visitor()
  wallet.switchChain(999)
  await beginSwap(kit)
  expect(swapTokens.of(kit).get()).toEqual({ status: 'ready', key: 'eip155:999', value: 'unsupported' })
  kit.destroy()
})
