import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect } from '../../core/connections/disconnect.ts'
import { createOrigin } from '../../core/testing.ts'
import { followPurchase } from './followPurchase.ts'
import { keepPurchase, readPurchase } from './keptPurchase.ts'
import { loadOptions } from './loadOptions.ts'
import { loadQuotes } from './loadQuotes.ts'
import { onramp } from './onramp.ts'
import { clearPurchase, openedByLink, openPurchase } from './openPurchase.ts'
import { type Order, purchase } from './purchase.ts'
import { resumePurchase } from './resumePurchase.ts'
import { buyer, options, startShop } from './testing.ts'

const minted = 'https://pay.coinbase.com/buy?sessionToken=once'
const urlPath = '/v1/generators/onrampurl'
const historyPath = `/v1/account/${buyer}/history`
const pace = { pollMs: 10, closedMs: 20, afterCloseMs: 60, timeoutMs: 5_000 }

let shop: Awaited<ReturnType<typeof startShop>>
let origin: ReturnType<typeof createOrigin>
/** The windows the page opened; the test says whether they may. */
let pages: ReturnType<typeof createPage>[]
let allowed: boolean

function createPage() {
  const went: string[] = []
  return {
    went,
    closed: false,
    opener: {} as unknown,
    location: { replace: (url: string) => went.push(url) },
    close() {
      this.closed = true
    },
  }
}

beforeEach(async () => {
  pages = []
  allowed = true
  const open = () => {
    if (!allowed) return null
    const page = createPage()
    pages.push(page)
    return page
  }
  vi.stubGlobal('window', { open, addEventListener() {}, removeEventListener() {} })
  origin = createOrigin()
  shop = await startShop({ storage: origin.tab() })
  shop.server.answers[urlPath] = { body: { url: minted, provider: 'coinbase' } }
  shop.server.answers[historyPath] = { body: { data: [], next: null } }
  await loadOptions(shop.kit)
  onramp.of(shop.kit).dispatch({ type: 'amount', amount: '100' })
  await loadQuotes(shop.kit)
})
afterEach(async () => {
  await shop.stop()
  vi.unstubAllGlobals()
})

const state = () => purchase.of(shop.kit).get()
const seen = (status: string) => vi.waitFor(() => expect(state().status).toBe(status))
function bought(status: string, { id = 'new', at = Date.now() } = {}) {
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      minedAt: new Date(at).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: buyer,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 0,
      application: null,
      chain: 'eip155:1',
    },
    transfers: [
      {
        fungible_info: { name: 'USDC', symbol: 'USDC', icon: null },
        nft_info: null,
        direction: 'in',
        quantity: { numeric: '97.12' },
        value: null,
        price: null,
      },
    ],
  }
}
const tell = (...data: object[]) => {
  shop.server.answers[historyPath] = { body: { data, next: null } }
}

test('behavior: the window opens within the click, before anything is asked [1.05e]', async () => {
  const opened = openPurchase(shop.kit, { pace })
  expect(pages).toHaveLength(1)
  expect(shop.server.to(urlPath)).toEqual([])
  expect(state().status).toBe('opening')
  await opened
  expect(pages[0]).toMatchObject({ went: [minted], opener: null })
  expect(state()).toMatchObject({ status: 'waiting', paid: false, left: false })
})

test('behavior: the seller is told the address, the coin, its network and the money [7.17]', async () => {
  onramp.of(shop.kit).dispatch({ type: 'select', provider: 'meld:transak' })
  await openPurchase(shop.kit, { pace })
  const [call] = shop.server.to(urlPath)
  expect(call?.query.provider).toBe('meld:transak')
  expect(JSON.parse(call?.body ?? '')).toEqual({
    destinationWallets: [{ address: buyer, blockchains: ['ethereum'], assets: ['USDC'] }],
    partnerUserId: buyer,
    defaultNetwork: 'ethereum',
    defaultExperience: 'buy',
    presetFiatAmount: 100,
    fiatCurrency: 'USD',
    paymentMethod: 'card',
  })
  expect(shop.kit.events).toContainEqual({ type: 'SELECT_BUY_PROVIDER', provider: 'meld:transak' })
})

test('error: nothing is bought where the account has no address, while its own shop is being read', async () => {
  const store = onramp.of(shop.kit)
  // What was on screen for the account before, of another family.
  store.dispatch({ type: 'options', ...options })
  store.dispatch({ type: 'buy', symbol: 'SOL', network: 'solana' })
  await loadQuotes(shop.kit)
  expect(store.get().quotes.status).toBe('ready')
  await openPurchase(shop.kit, { pace })
  expect(pages).toEqual([])
  expect(shop.server.to(urlPath)).toEqual([])
  expect(state().status).toBe('idle')
})

test('behavior: followed from the payment to the end; what was bought before does not count [7.04b]', async () => {
  tell(bought('SUCCESS', { id: 'before' }), bought('SUCCESS', { id: 'long ago', at: 0 }))
  await openPurchase(shop.kit, { pace })
  await vi.waitFor(() => expect(shop.server.to(historyPath).length).toBeGreaterThan(2))
  expect(shop.server.to(historyPath)[0]?.query.onramp).toBe('coinbase')
  expect(state()).toMatchObject({ status: 'waiting', paid: false })
  tell(bought('IN_PROGRESS'), bought('SUCCESS', { id: 'before' }))
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'waiting', paid: true }))
  tell(bought('SUCCESS'))
  await seen('done')
  expect(state()).toMatchObject({ amount: '97.12', symbol: 'USDC' })
  expect(readPurchase(shop.kit)).toBeUndefined()
})

test('error: a purchase the seller gives up on says so', async () => {
  await openPurchase(shop.kit, { pace })
  await vi.waitFor(() => expect(shop.server.to(historyPath).length).toBeGreaterThan(1))
  tell(bought('FAILED'))
  await seen('failed')
  expect(state()).toMatchObject({ cause: 'refused' })
})

test('behavior: a closed window is said, and what was bought in it still comes', async () => {
  await openPurchase(shop.kit, { pace: { ...pace, afterCloseMs: 5_000 } })
  pages[0]?.close()
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'waiting', left: true }))
  tell(bought('SUCCESS'))
  await seen('done')
})

test('behavior: polling stops some time after the window is closed', async () => {
  await openPurchase(shop.kit, { pace })
  pages[0]?.close()
  await vi.waitFor(() => expect(state()).toMatchObject({ left: true }))
  await new Promise((resolve) => setTimeout(resolve, 150))
  const asked = shop.server.to(historyPath).length
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(shop.server.to(historyPath)).toHaveLength(asked)
  expect(state()).toMatchObject({ status: 'waiting', left: true })
  expect(readPurchase(shop.kit)).toBeUndefined()
})

test('behavior: no answer for a while is no end', async () => {
  shop.server.answers[historyPath] = { status: 400 }
  await openPurchase(shop.kit, { pace })
  await vi.waitFor(() => expect(shop.server.to(historyPath).length).toBeGreaterThan(2))
  expect(state().status).toBe('waiting')
  tell(bought('SUCCESS'))
  await seen('done')
})

test('behavior: a seller that tells nothing is not asked', async () => {
  onramp.of(shop.kit).dispatch({ type: 'select', provider: 'meld:transak' })
  await openPurchase(shop.kit, { pace })
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(shop.server.to(historyPath)).toEqual([])
  expect(state().status).toBe('waiting')
})

test('behavior: a blocked window becomes a link, and following it is followed', async () => {
  allowed = false
  await openPurchase(shop.kit, { pace })
  expect(state()).toMatchObject({ status: 'blocked', url: minted })
  openedByLink(shop.kit)
  expect(state().status).toBe('waiting')
})

test('error: no address, no window, and no claim that anything was paid', async () => {
  shop.server.answers[urlPath] = { status: 503 }
  await openPurchase(shop.kit, { pace })
  expect(state()).toMatchObject({ status: 'failed', cause: 'unavailable' })
  expect(pages[0]).toMatchObject({ closed: true, went: [] })
  shop.server.answers[urlPath] = { body: { url: minted } }
  await openPurchase(shop.kit, { pace })
  expect(state().status).toBe('waiting')
})

test.each([
  'javascript:alert(1)',
  'http://pay.coinbase.com/',
  'https://pay.example/',
  'data:text/html,x',
  '/buy',
  '',
])('error: %j is no page to send a buyer to', async (url) => {
  shop.server.answers[urlPath] = { body: { url } }
  await openPurchase(shop.kit, { pace })
  expect(state()).toMatchObject({ status: 'failed', cause: 'unavailable' })
  expect(pages[0]).toMatchObject({ closed: true, went: [] })
})

test('behavior: a visitor who leaves before the window is there does not get one', async () => {
  const opened = openPurchase(shop.kit, { pace })
  clearPurchase(shop.kit)
  await opened
  expect(pages[0]).toMatchObject({ closed: true, went: [] })
  expect(state().status).toBe('idle')
  const again = openPurchase(shop.kit, { pace })
  pages[1]?.close()
  await again
  expect(state().status).toBe('idle')
})

test('behavior: a second click does not open a second window', async () => {
  await Promise.all([openPurchase(shop.kit, { pace }), openPurchase(shop.kit, { pace })])
  expect(pages).toHaveLength(1)
})

test('behavior: a purchase outlives a reload of the page, for the account it was for', async () => {
  await openPurchase(shop.kit, { pace })
  expect(readPurchase(shop.kit)).toMatchObject({ provider: 'coinbase', address: buyer })
  const before = shop
  shop = await startShop({ storage: origin.tab() })
  await before.stop()
  tell(bought('SUCCESS'))
  resumePurchase(shop.kit)
  await seen('done')
})

test.each([
  ['of another account', { address: '0x2' }],
  ['of yesterday', { since: Date.now() - 86_400_000 }],
  ['that is none', { provider: 7 }],
  ['without a time', { since: 'now' }],
])('behavior: a stored purchase %s is left alone', async (_, change) => {
  const order = { provider: 'coinbase', address: buyer, symbol: 'USDC', network: 'base', since: Date.now() }
  keepPurchase(shop.kit, { ...order, ...change } as Order)
  resumePurchase(shop.kit)
  expect(state().status).toBe('idle')
})

test('behavior: another account does not see it, and disconnecting forgets it', async () => {
  await openPurchase(shop.kit, { pace })
  shop.chain.sessions[0]?.tell({ type: 'accounts', accounts: [{ address: '0x2', type: 'eoa' }] })
  resumePurchase(shop.kit)
  expect(state().status).toBe('idle')
  expect(readPurchase(shop.kit)).toMatchObject({ address: buyer })
  await disconnect(shop.kit)
  expect(readPurchase(shop.kit)).toBeUndefined()
  expect(JSON.stringify([...origin.items])).not.toContain('coinbase')
})

test('behavior: a window of long ago is taken for closed', () => {
  const order = { provider: 'coinbase', address: buyer, symbol: 'USDC', network: 'base' }
  keepPurchase(shop.kit, { ...order, since: Date.now() - 900_000 })
  resumePurchase(shop.kit)
  expect(state()).toMatchObject({ status: 'waiting', left: true })
})

test('behavior: with the kit the watching ends', async () => {
  await openPurchase(shop.kit, { pace })
  const order = state()
  shop.kit.destroy()
  if (order.status === 'waiting') await followPurchase(shop.kit, order.order, { pace })
  expect(state().status).toBe('waiting')
})
