import { solanaOn } from '@latchkey/chains/solana/testing'
import { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Jupiter, startJupiter } from '../../apps/server/src/testing/startJupiter.ts'
import { mainnet } from '../../packages/chains/src/solana/networks.ts'
import { connectWallet } from '../../packages/kit/src/core/connections/connectWallet.ts'
import { loadHoldings } from '../../packages/kit/src/core/holdings/loadHoldings.ts'
import { openModal } from '../../packages/kit/src/core/modal/openModal.ts'
import { startKit } from '../../packages/kit/src/core/testing.ts'
import { trackedTransactions } from '../../packages/kit/src/core/transactions/trackedTransactions.ts'
import { beginSwap } from '../../packages/kit/src/features/swap/beginSwap.ts'
import { chooseToken } from '../../packages/kit/src/features/swap/chooseToken.ts'
import { confirmSwap } from '../../packages/kit/src/features/swap/confirmSwap.ts'
import { fillMaxAmount } from '../../packages/kit/src/features/swap/fillMaxAmount.ts'
import { prepareSwap } from '../../packages/kit/src/features/swap/prepareSwap.ts'
import { swapDraft } from '../../packages/kit/src/features/swap/swapDraft.ts'
import { swapRun } from '../../packages/kit/src/features/swap/swapRun.ts'
import { swapTokens } from '../../packages/kit/src/features/swap/swapTokens.ts'
import { serveChains } from '../world/world.ts'

// Swaps without a browser: the kit's actions, the real server and a real node. A stand-in
// answers as Jupiter documents it, with a market maker instead of exchanges.

const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 1_000_000_000n
let surfpool: Surfpool
let jupiter: Jupiter
let served: Awaited<ReturnType<typeof serveChains>>

beforeAll(async () => {
  surfpool = await startSurfpool({ slotTime: 100, network: { ...mainnet, rpcUrls: [] } })
  await surfpool.mint({ address: usdc })
  jupiter = await startJupiter(surfpool, [{ mint: usdc, symbol: 'USDC', name: 'USD Coin' }])
  const { currency, id } = mainnet
  served = await serveChains([{ id, currency, url: surfpool.url }], {
    JUPITER_KEY: 'key-of-jupiter',
    JUPITER_URL: jupiter.url,
  })
}, 120_000)
afterAll(async () => {
  await served?.stop()
  await jupiter?.stop()
  await surfpool?.stop()
})

/** A new account with 10 SOL and 500 USDC, in the swap view. */
async function visitor(wanted?: Parameters<typeof beginSwap>[1]) {
  jupiter.lie()
  jupiter.calls.splice(0)
  const { driver, wallet } = await solanaOn([surfpool])
  const address = wallet.addresses[0] as string
  await surfpool.fund(address, 10n * sol)
  await surfpool.give(address, usdc, 500_000_000n)
  const { api, project } = served.settings
  const kit = startKit({ drivers: [driver], api, projectId: project, features: { analytics: false } })
  await connectWallet(kit, { walletId: wallet.name })
  await loadHoldings(kit)
  openModal(kit, { view: { name: 'Swap' } })
  await beginSwap(kit, wanted)
  const find = (token: string | undefined) => {
    const state = swapTokens.of(kit).get()
    const listed = state.status === 'ready' && state.value !== 'unsupported' ? state.value : []
    const found = listed.find((one) => one.address === token)
    if (!found) throw new Error(`${token} is not listed`)
    return found
  }
  const read = async (method: string, ...params: unknown[]) =>
    (
      (await surfpool.call(method, [...params, { commitment: 'confirmed', encoding: 'jsonParsed' }])) as {
        value: never
      }
    ).value
  return {
    kit,
    wallet,
    address,
    sends: () => wallet.requests.filter(({ method }) => /Transaction/.test(method)),
    coins: async () => BigInt(await read('getBalance', address)),
    dollars: async () => {
      const accounts: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[] =
        await read('getTokenAccountsByOwner', address, { mint: usdc })
      return BigInt(accounts[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
    },
    async choose(from: string | undefined, to: string | undefined) {
      await chooseToken(kit, 'from', find(from))
      await chooseToken(kit, 'to', find(to))
    },
    async review(amount: string) {
      swapDraft.of(kit).dispatch({ type: 'amount', amount })
      await prepareSwap(kit)
      const state = swapRun.of(kit).get()
      if (state.status !== 'ready') throw new Error(`the swap is ${state.status}`)
      // No exchange on the chain tells its price.
      swapRun.of(kit).dispatch({ type: 'consent', consent: true })
      return state.terms
    },
    ended: () =>
      vi.waitFor(() => expect(trackedTransactions.of(kit).get()[0]?.status).toBe('success'), 10_000),
  }
}

test('behavior: SOL for a token and back, in one transaction each, without approval or gas price', async () => {
  const { address, choose, coins, dollars, ended, kit, review, sends } = await visitor()
  await choose(undefined, usdc)
  const terms = await review('2')
  expect(terms).toMatchObject({
    address,
    approvals: [],
    permit: false,
    expected: 200_000_000n,
    least: 198_000_000n,
    provider: 'jupiter',
    loss: undefined,
  })
  expect(terms.fee).toBeGreaterThan(0n)
  const before = await coins()
  await confirmSwap(kit)
  await ended()
  expect(await dollars()).toBe(700_000_000n)
  expect(before - (await coins())).toBe(2n * sol + (terms.fee ?? 0n))

  await choose(usdc, undefined)
  await review('100')
  const had = await coins()
  await confirmSwap(kit)
  await ended()
  expect(await dollars()).toBe(600_000_000n)
  expect((await coins()) - had).toBeGreaterThan(sol - 100_000n)
  expect(sends()).toHaveLength(2)
  kit.destroy()
})

test('behavior: Max leaves what fee and deposits take', async () => {
  const { choose, coins, ended, kit, review } = await visitor()
  await choose(undefined, usdc)
  await vi.waitFor(async () => {
    await fillMaxAmount(kit)
    expect(Number(swapDraft.of(kit).get().amount)).toBeGreaterThan(9.9)
  }, 10_000)
  await review(swapDraft.of(kit).get().amount)
  await confirmSwap(kit)
  await ended()
  expect(await coins()).toBeLessThan(sol / 100n)
  kit.destroy()
})

test('error: declined, nothing has moved, and the same terms can be confirmed again', async () => {
  const { choose, dollars, ended, kit, review, wallet } = await visitor()
  await choose(undefined, usdc)
  await review('1')
  wallet.decline()
  await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'send/rejected' })
  expect(await dollars()).toBe(500_000_000n)
  await confirmSwap(kit)
  await ended()
  expect(await dollars()).toBe(600_000_000n)
  kit.destroy()
})

test('behavior: a payment that lacks a token is given the amount of SOL that it takes', async () => {
  const { id } = mainnet
  const { ended, dollars, kit, review } = await visitor({
    from: `${id}/slip44:501`,
    to: `${id}/token:${usdc}`,
    amount: '0.5',
    atLeast: '100000000',
  })
  const { amount, from, to } = swapDraft.of(kit).get()
  expect([from?.symbol, to?.symbol]).toEqual(['SOL', 'USDC'])
  const terms = await review(amount)
  expect(terms.least).toBeGreaterThanOrEqual(100_000_000n)
  await confirmSwap(kit)
  await ended()
  expect(await dollars()).toBeGreaterThanOrEqual(600_000_000n)
  kit.destroy()
})
