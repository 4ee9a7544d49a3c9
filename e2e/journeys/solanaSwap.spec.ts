import { mainnet } from '@latchkey/chains/solana'
import { payCoins, payTokens } from '@latchkey/chains/solana/testingMaker'
import { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'
import { createTestSolanaWallet, type TestSolanaWallet } from 'latchkey/testing'
import { injectTestSolanaWallet } from 'latchkey/testing/playwright'
import { type Jupiter, startJupiter } from '../../apps/server/src/testing/startJupiter.ts'
import { test as base, expect, type Host, push } from '../host.ts'
import { startLiar } from '../world/startLiar.ts'
import { serveChains } from '../world/world.ts'

// A real node and the real server. A stand-in answers as Jupiter documents it, with a market
// maker that signs its half of each swap in place of exchanges.

const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 1_000_000_000n

type World = {
  readonly surfpool: Surfpool
  readonly jupiter: Jupiter
  readonly settings: Readonly<Record<string, string>>
}
type Started = { readonly wallet: TestSolanaWallet; readonly address: string }

const test = base.extend<
  { start(settings?: Record<string, string>): Promise<Started>; dollarsOf(owner: string): Promise<bigint> },
  { world: World }
>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const surfpool = await startSurfpool({ slotTime: 100 })
      await surfpool.mint({ address: usdc })
      const jupiter = await startJupiter(surfpool, [{ mint: usdc, symbol: 'USDC', name: 'USD Coin' }])
      const { currency, id } = mainnet
      const env = { JUPITER_KEY: 'key-of-jupiter', JUPITER_URL: jupiter.url }
      const { settings, stop } = await serveChains([{ id, currency, url: surfpool.url }], env)
      await use({
        surfpool,
        jupiter,
        settings: { ...settings, rpc: 'none', solana: `mainnet@${surfpool.url}` },
      })
      await stop()
      await jupiter.stop()
      await surfpool.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  async start({ context, host, world }, use) {
    await use(async (settings = {}) => {
      const { surfpool } = world
      const wallet = await createTestSolanaWallet({ clusters: surfpool.forWallet })
      const address = wallet.addresses[0] as string
      await surfpool.fund(address, 10n * sol)
      await surfpool.give(address, usdc, 500_000_000n)
      await injectTestSolanaWallet(context, wallet)
      await host.visit({ ...world.settings, ...settings })
      await host.connect('Test Wallet')
      await push(host.page, { name: 'Swap' })
      await host.seeView('Swap')
      return { wallet, address }
    })
  },
  async dollarsOf({ world }, use) {
    await use(async (owner) => {
      const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
      const { value } = (await world.surfpool.call('getTokenAccountsByOwner', [
        owner,
        { mint: usdc },
        options,
      ])) as {
        value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
      }
      return BigInt(value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
    })
  },
})

async function choose(host: Host, side: 'You pay' | 'You receive', symbol: string) {
  const group = host.modal.locator('.swap-side', { hasText: side })
  await group.locator('.swap-token').click()
  await host.seeView('Select token')
  await host.button(symbol).first().click()
  await host.seeView('Swap')
  await expect(group.locator('.swap-token')).toContainText(symbol)
}

async function review(host: Host, amount: string) {
  await host.modal.getByLabel('You pay', { exact: true }).fill(amount)
  await host.button('Review swap').click()
  await host.seeView('Review swap')
}

const consent = (host: Host) => host.modal.getByRole('checkbox', { name: /could not be compared/ })
const signed = (wallet: TestSolanaWallet) =>
  wallet.requests.filter(({ method }) => method.endsWith('Transaction'))

test('behavior: SOL for a token: declined, then swapped, followed over a reload, and back to SOL', async ({
  dollarsOf,
  host,
  start,
  world,
}) => {
  const { wallet, address } = await start()
  await choose(host, 'You receive', 'USDC')
  await review(host, '2')
  await expect(host.modal.locator('.facts')).toContainText('198 USDC')
  await expect(host.modal.locator('.facts')).toContainText('Jupiter')
  // What a node says that it would do, by the names of the kit's own list.
  await expect(host.modal.getByRole('region').filter({ hasText: 'You send' }).first()).toContainText(
    '200 USDC',
  )
  await expect(host.modal).not.toContainText(/\bgas\b|approv|permission/i)
  await consent(host).check()
  wallet.decline()
  await host.button('Swap').click()
  await expect(host.alert).toContainText('Transaction declined. Nothing was sent.')
  expect(await dollarsOf(address)).toBe(500_000_000n)

  // Nodes that are behind do not know the transaction yet.
  let isBehind = true
  await host.page.route(world.surfpool.url, async (route) => {
    const { id, method } = route.request().postDataJSON() as { id: unknown; method: string }
    if (!isBehind || method !== 'getSignatureStatuses') return route.fallback()
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { jsonrpc: '2.0', id, result: { context: { slot: 1 }, value: [null] } },
    })
  })
  await host.page.route(`${world.settings.api}/v1?**`, async (route) => {
    const text = route.request().postData() ?? ''
    if (!isBehind || !text.includes('getSignatureStatuses')) return route.fallback()
    return route.abort()
  })
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap sent')
  await host.page.reload()
  await host.stayConnected('Test Wallet')
  await push(host.page, { name: 'Swap' })
  await host.button('Swap of SOL to USDC is under way').click()
  await expect(host.modal).toContainText('Swap sent')
  isBehind = false
  await expect(host.modal).toContainText('Swap complete')
  expect(await dollarsOf(address)).toBe(700_000_000n)
  expect(signed(wallet)).toHaveLength(2)

  await push(host.page, { name: 'Swap' })
  await host.seeView('Swap')
  await choose(host, 'You pay', 'USDC')
  await choose(host, 'You receive', 'SOL')
  await review(host, '100')
  await consent(host).check()
  await host.button('Swap').click()
  await expect(host.modal).toContainText('Swap complete')
  expect(await dollarsOf(address)).toBe(600_000_000n)
})

test('error: no transaction of a lying server is shown, and the wallet is asked for nothing', async ({
  dollarsOf,
  host,
  start,
  world,
}) => {
  const liar = await startLiar(world.settings.api ?? '')
  const { wallet, address } = await start({ api: liar.url })
  await choose(host, 'You receive', 'USDC')
  const { maker } = world.jupiter
  const thief = world.surfpool.fresh()
  const swap = { user: address, to: usdc, units: sol, out: 100_000_000n }
  const more = await payTokens({ owner: address, to: maker.address, mint: usdc, amount: 400_000_000n })
  const lies = {
    'a payment more': await maker.write(swap, {
      steps: (steps) => [...steps, payCoins(address, thief, 5n * sol)],
    }),
    'another token paid too': await maker.write(swap, { steps: (steps) => [...steps, more] }),
    'less than is shown': await maker.write({ ...swap, out: 1_000_000n }),
    'a maker that has yet to sign': await maker.write(swap, { unsigned: true }),
  }
  for (const [name, transaction] of Object.entries(lies))
    await test.step(name, async () => {
      liar.tell({
        path: /build-transaction$/,
        change: ({ tx }: { tx: object }) => ({ tx: { ...tx, transaction } }),
      })
      await review(host, '1')
      await expect(host.modal).toContainText('Couldn’t prepare the swap')
      await expect(host.modal).toContainText('something other than what is shown')
      expect(liar.told).toBeGreaterThan(0)
      await host.button('Change the swap').click()
      await host.seeView('Swap')
    })
  expect(signed(wallet)).toEqual([])
  expect(await dollarsOf(address)).toBe(500_000_000n)
  await liar.stop()
})
