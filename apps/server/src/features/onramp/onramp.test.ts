import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { startVendor, type Vendor } from '../../testing/startVendor.ts'
import { deleteCheckouts, recordCheckout, walletHash } from './checkoutLog.ts'
import { onramp } from './onramp.ts'
import { coinbaseDocumented, coinbaseKeys, meldDocumented } from './testing/documented.ts'

// Local servers with the documented responses stand in for the vendors.
let database: TestDatabase
let coinbase: Vendor
let meld: Vendor
let server: TestServer
let ahead = 0

const start = (env: Record<string, string>) =>
  startTestServer({
    url: database.url,
    env,
    clock: () => Date.now() + ahead,
    origins: ['https://app.example'],
  })

beforeAll(async () => {
  database = await createTestDatabase()
  coinbase = await startVendor()
  meld = await startVendor()
  server = await start({
    COINBASE_KEY: 'organizations/1/apiKeys/2',
    COINBASE_SECRET: coinbaseKeys().ed.secret,
    COINBASE_URL: coinbase.url,
    MELD_KEY: 'key-of-meld',
    MELD_URL: meld.url,
  })
})
beforeEach(() => {
  // Start without caches of the previous test.
  ahead += 48 * 3_600_000
  coinbase.calls.splice(0)
  meld.calls.splice(0)
  coinbase.answer('GET /buy/options', { body: coinbaseDocumented.options })
  coinbase.answer('POST /buy/quote', { body: coinbaseDocumented.quote('97.12') })
  coinbase.answer('POST /token', { body: { token: 'token-of-coinbase' } })
  meld.answer('GET /service-providers/properties/crypto-currencies', { body: meldDocumented.coins })
  meld.answer('GET /service-providers/limits/fiat-currency-purchases', { body: meldDocumented.limits })
  meld.answer('POST /payments/crypto/quote', {
    body: meldDocumented.quotes({ TRANSAK: 97.121, MOONPAY: 90 }),
  })
  meld.answer('POST /crypto/session/widget', { body: meldDocumented.widget })
})
afterAll(async () => {
  await server.stop()
  await coinbase.stop()
  await meld.stop()
  await database.drop()
})

const down = (vendor: Vendor, ...routes: string[]) => {
  for (const route of routes) vendor.answer(route, { status: 503, body: {} })
}
const options = (query = '') => server.app.inject({ url: `/v1/onramp/options?projectId=test${query}` })
const post = (path: string, payload: object, headers: Record<string, string> = {}, on = server) =>
  on.app.inject({ method: 'POST', url: `/v1/${path}`, payload: JSON.stringify(payload), headers })
const usdc = { id: 'x', name: 'USD Coin', symbol: 'USDC', networks: [] }
const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const quote = (amount: string, more: object = {}) =>
  post('onramp/quote?projectId=test', {
    purchaseCurrency: usdc,
    paymentCurrency: usd,
    amount,
    network: 'USDC',
    ...more,
  })
const refusalOf = (answer: Awaited<ReturnType<typeof options>>) => {
  const { code, reasons } = answer.json()
  return [answer.statusCode, code, reasons[0].field]
}

test('behavior: options of all providers in one list, USDC and USD first [7.18a, 3.20, 3.21]', async () => {
  const answer = await options()
  expect(answer.statusCode).toBe(200)
  const { purchaseCurrencies, paymentCurrencies, providers } = answer.json()
  expect(providers).toEqual(['coinbase', 'meld'])
  expect(purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['USDC', 'ETH', 'SOL'])
  expect(purchaseCurrencies[0].networks.map(({ chain_id }: { chain_id: string }) => chain_id)).toEqual([
    '1',
    '8453',
  ])
  expect(paymentCurrencies.map(({ id }: { id: string }) => id)).toEqual(['USD', 'EUR', 'BRL'])
  // The widest limits of any provider.
  expect(paymentCurrencies[0].payment_method_limits).toEqual([
    { id: 'card', min: '5.00', max: '30000.00' },
    { id: 'ach_bank_account', min: '5.00', max: '30000.00' },
  ])
  expect(paymentCurrencies[1].payment_method_limits).toEqual([{ id: 'card', min: '10.00', max: '7500.00' }])
  expect(answer.headers['cache-control']).toContain('max-age=3600')
})

test('behavior: limits are what the provider says', async () => {
  down(meld, 'GET /service-providers/properties/crypto-currencies')
  const { paymentCurrencies, purchaseCurrencies } = (await options()).json()
  expect(paymentCurrencies[0]).toEqual({
    id: 'USD',
    payment_method_limits: [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ],
  })
  expect(purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['USDC', 'ETH'])
})

test('behavior: options are asked for once an hour and place, and yesterday’s beat none', async () => {
  const asked = () => coinbase.calls.filter(({ path }) => path === '/buy/options').length
  await Promise.all([options(), options(), options()])
  await options()
  expect(asked()).toBe(1)
  await options('&country=DE')
  expect(asked()).toBe(2)
  down(coinbase, 'GET /buy/options')
  down(meld, 'GET /service-providers/properties/crypto-currencies')
  ahead += 2 * 3_600_000
  expect((await options()).json().purchaseCurrencies[0].symbol).toBe('USDC')
  ahead += 48 * 3_600_000
  expect(refusalOf(await options())).toEqual([503, 'server/source_unavailable', ''])
})

test('behavior: the best offer, and all side by side [7.19a]', async () => {
  const answer = await quote('100')
  expect(answer.statusCode).toBe(200)
  const { offers, ...best } = answer.json()
  expect(best).toEqual(offers[0])
  // A thousandth of a dollar more is more.
  expect(
    offers.map((offer: { provider: string; purchaseAmount: object }) => [
      offer.provider,
      offer.purchaseAmount,
    ]),
  ).toEqual([
    ['meld:transak', { amount: '97.121', currency: 'USDC' }],
    ['coinbase', { amount: '97.12', currency: 'USDC' }],
    ['meld:moonpay', { amount: '90', currency: 'USDC' }],
  ])
})

test('behavior: one provider is enough for a quote, and a slow one is not waited for', async () => {
  meld.answer('POST /payments/crypto/quote', 'hang')
  const before = performance.now()
  const answer = await quote('100')
  expect(performance.now() - before).toBeLessThan(4_000)
  expect(answer.json().offers).toHaveLength(1)
  expect(answer.json().provider).toBe('coinbase')
})

test('behavior: who does not take so much is not asked', async () => {
  const answer = await quote('20000', { paymentMethod: 'card' })
  expect(coinbase.calls.some(({ path }) => path === '/buy/quote')).toBe(false)
  expect(meld.calls.some(({ path }) => path === '/payments/crypto/quote')).toBe(true)
  expect(answer.statusCode).toBe(200)
})

test('error: an amount outside all limits is 400 with the limits', async () => {
  for (const amount of ['1', '4.99', '30000.01', '999999999999']) {
    const answer = await quote(amount)
    expect(refusalOf(answer)).toEqual([400, 'onramp/amount_outside_limits', 'amount'])
    expect(answer.json().reasons[0].description).toBe('The amount must be from 5.00 to 30000.00 USD')
  }
  for (const amount of ['0', '0.00']) expect(refusalOf(await quote(amount))[2]).toBe('amount')
  for (const amount of ['-1', '1e3', '', 'abc', '1'.repeat(13)])
    expect((await quote(amount)).statusCode).toBe(422)
})

test('error: no provider, no quote: none is made up', async () => {
  down(coinbase, 'POST /buy/quote')
  down(meld, 'POST /payments/crypto/quote')
  const answer = await quote('100')
  expect(refusalOf(answer)).toEqual([503, 'server/source_unavailable', ''])
  expect(answer.headers['retry-after']).toBe('5')
})

test('error: offers for other coins, in other money, for more money or for nothing are not shown', async () => {
  const bad = [
    coinbaseDocumented.quote('5000', 'SHIB'),
    coinbaseDocumented.quote('0'),
    { ...coinbaseDocumented.quote('5000'), payment_total: { value: '100', currency: 'EUR' } },
    { ...coinbaseDocumented.quote('5000'), payment_total: { value: '100.01', currency: 'USD' } },
  ]
  down(meld, 'POST /payments/crypto/quote')
  for (const body of bad) {
    coinbase.answer('POST /buy/quote', { body })
    expect((await quote('100')).statusCode).toBe(503)
  }
})

test('error: currencies and methods that could be anything are not passed on', async () => {
  for (const symbol of ['US DC', '../x', 'a?b', ''])
    expect((await quote('100', { purchaseCurrency: { ...usdc, symbol } })).statusCode).toBe(400)
  expect((await quote('100', { paymentMethod: 'card&x=1' })).statusCode).toBe(400)
  expect(coinbase.calls).toEqual([])
})

const wallet = '0xAbCdEf1111111111111111111111111111111111'
const wanted = {
  destinationWallets: [{ address: wallet, blockchains: ['base'], assets: ['USDC'] }],
  partnerUserId: wallet,
  defaultExperience: 'buy',
  presetFiatAmount: 50,
}
const page = { origin: 'https://app.example' }
const open = (query = '', headers: Record<string, string> = page, on = server) =>
  post(`generators/onrampurl?projectId=test${query}`, wanted, headers, on)
const audit = () =>
  database.db.selectFrom('onramp_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

test('behavior: a window is opened with the first provider, and noted without the address [7.17]', async () => {
  const answer = await open()
  expect(answer.statusCode).toBe(200)
  const { url, provider } = answer.json()
  expect(provider).toBe('coinbase')
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    sessionToken: 'token-of-coinbase',
    partnerUserRef: expect.stringMatching(/^[\w-]{43}$/),
    presetFiatAmount: '50',
    defaultExperience: 'buy',
  })
  expect(coinbase.calls.at(-1)?.body).toMatchObject({ clientIp: '127.0.0.1' })
  const row = await audit()
  expect(row).toMatchObject({
    project_id: 'test',
    provider: 'coinbase',
    origin: page.origin,
    outcome: 'opened',
  })
  expect(row.wallet_hash).toHaveLength(32)
  expect(JSON.stringify(row).toLowerCase()).not.toContain(wallet.toLowerCase().slice(2))
})

test('behavior: the provider that was asked for opens it, down to the seller', async () => {
  meld.answer('POST /payments/crypto/quote', {
    body: meldDocumented.quotes({ TRANSAK: 40, MOONPAY: 50 }, 'USDC_BASE'),
  })
  const answer = await open('&provider=meld%3Atransak')
  expect(answer.json()).toEqual({ url: meldDocumented.widget.widgetUrl, provider: 'meld' })
  expect(meld.calls.at(-1)?.body).toMatchObject({
    sessionData: { serviceProvider: 'TRANSAK', sourceAmount: '50', redirectUrl: page.origin },
  })
  expect(coinbase.calls).toEqual([])
})

test('behavior: the next provider opens it when the first does not', async () => {
  down(coinbase, 'POST /token')
  meld.answer('POST /payments/crypto/quote', { body: meldDocumented.quotes({ TRANSAK: 40 }, 'USDC_BASE') })
  expect((await open()).json().provider).toBe('meld')
  const failed = await open('&provider=coinbase')
  expect(refusalOf(failed)).toEqual([503, 'server/source_unavailable', ''])
  expect(await audit()).toMatchObject({ provider: 'coinbase', outcome: 'failed' })
})

test('error: refuses other providers, other origins, no origin, no project', async () => {
  for (const name of ['meld%00', 'meld:', 'meld:a:b', ':', '__proto__'])
    expect((await open(`&provider=${name}`)).statusCode).toBe(400)
  expect(refusalOf(await open('&provider=unknown'))).toEqual([400, 'onramp/provider_unknown', 'provider'])
  expect(refusalOf(await open('', { origin: 'https://evil.example' }))).toEqual([
    403,
    'server/origin_refused',
    'origin',
  ])
  expect(refusalOf(await open('', {}))).toEqual([403, 'server/origin_refused', 'origin'])
  expect((await post('generators/onrampurl', wanted, page)).statusCode).toBe(400)
  for (const bad of [{}, { ...wanted, destinationWallets: [] }, { ...wanted, presetFiatAmount: -1 }])
    expect((await post('generators/onrampurl?projectId=test', bad, page)).statusCode).toBe(422)
  expect(coinbase.calls).toEqual([])
})

test('error: a project in development opens no checkout on a preview host it does not list', async () => {
  await server.deps.projects.create({ id: 'draft', origins: [page.origin] })
  const from = (origin: string) => post('generators/onrampurl?projectId=draft', wanted, { origin })
  for (const origin of [page.origin, 'http://localhost:5173'])
    expect([origin, (await from(origin)).statusCode]).toEqual([origin, 200])
  coinbase.calls.splice(0)
  expect(refusalOf(await from('https://evil.vercel.app'))).toEqual([403, 'server/origin_refused', 'origin'])
  expect(coinbase.calls).toEqual([])
})

test('behavior: purchases are found by the address in any case', async () => {
  const { url } = (await open()).json()
  const path = `/buy/user/${new URL(url).searchParams.get('partnerUserRef')}/transactions`
  coinbase.answer(`GET ${path}`, { body: coinbaseDocumented.transactions })
  const buyer = { projectId: 'test', account: wallet }
  const { data, next } = await server.deps.onramp.history('coinbase', buyer, undefined)
  expect(data.map(({ id, metadata }) => [id, metadata.operationType, metadata.sentFrom])).toEqual([
    ['1eef5e5c-0001', 'buy', 'Coinbase'],
    ['1eef5e5c-0002', 'buy', 'Coinbase'],
  ])
  expect(next).toBe('page-2')
  await expect(server.deps.onramp.history('meld', buyer, undefined)).rejects.toMatchObject({
    field: 'provider',
  })
  coinbase.answer(`GET ${path}`, { status: 500, body: {} })
  await expect(server.deps.onramp.history('coinbase', buyer, undefined)).rejects.toMatchObject({
    entry: { code: 'server/source_unavailable' },
  })
})

test('error: what a provider knows a buyer by is not the address, and another project’s is another', async () => {
  coinbase.answer(({ path }) => ({ body: { transactions: [], path } }))
  const account = '0x00000000000000000000000000000000000000b1'
  for (const projectId of ['test', 'test', 'shop'])
    await server.deps.onramp.history('coinbase', { projectId, account }, undefined)
  const [one, same, another] = coinbase.calls.map(({ path }) => path)
  expect([one === same, one === another]).toEqual([true, false])
  expect(one).not.toContain(account)
  coinbase.answer({ status: 404, body: {} })
})

test('error: without a provider nothing is for sale, and nothing is invented', async () => {
  const bare = await start({})
  expect(refusalOf(await bare.app.inject({ url: '/v1/onramp/options?projectId=test' }))).toEqual([
    404,
    'onramp/off',
    'provider',
  ])
  const body = { purchaseCurrency: usdc, paymentCurrency: usd, amount: '100', network: 'USDC' }
  expect((await post('onramp/quote?projectId=test', body, {}, bare)).statusCode).toBe(404)
  expect((await open('', page, bare)).statusCode).toBe(404)
  await bare.stop()
})

test('behavior: the worker deletes records of checkouts after 90 days, or after as many as are set', async () => {
  const count = async () => (await database.db.selectFrom('onramp_audit').select('id').execute()).length
  const retention = async (days?: string) => {
    const worker = await start(days === undefined ? {} : { ONRAMP_RETENTION_DAYS: days })
    const [job] = onramp.jobs?.(worker.deps) ?? []
    await job?.run()
    await worker.stop()
  }
  await database.db.deleteFrom('onramp_audit').execute()
  await open()
  ahead += 10 * 86_400_000
  await open()
  await retention('10')
  expect(await count()).toBe(1)
  ahead += 89 * 86_400_000
  await retention()
  expect(await count()).toBe(1)
  ahead += 2 * 86_400_000
  await retention()
  expect(await count()).toBe(0)
})

test('behavior: checkouts are deleted by any of their addresses, by project and by day', async () => {
  const { db } = database
  const hashKey = await server.deps.hashKey()
  await db.deleteFrom('onramp_audit').execute()
  const other = '0x1111111111111111111111111111111111111111'
  const record = (projectId: string, wallets: string[], day: number) => {
    const checkout = { projectId, provider: 'meld', origin: undefined, wallets, outcome: 'opened' } as const
    return recordCheckout(db, hashKey, checkout, Date.UTC(2026, 0, day))
  }
  await record('test', [wallet, other, other.toUpperCase()], 1)
  await record('shop', [other], 2)
  await record('shop', [other], 3)
  const left = async () => (await db.selectFrom('onramp_audit').select('id').execute()).length
  expect(await left()).toBe(4)
  // Hashed with another key: nothing is found.
  expect(await deleteCheckouts(db, { wallet: walletHash(Buffer.alloc(32), wallet) })).toBe(0)
  expect(await deleteCheckouts(db, { wallet: walletHash(hashKey, wallet.toLowerCase()) })).toBe(1)
  expect(await deleteCheckouts(db, { projectId: 'shop', before: new Date('2026-01-03') })).toBe(1)
  expect(await left()).toBe(2)
  expect(await deleteCheckouts(db, { projectId: 'shop' })).toBe(1)
  expect(await left()).toBe(1)
})

test('behavior: more records than one statement deletes are deleted too', async () => {
  const { db } = database
  await sql`
    insert into onramp_audit (project_id, provider, wallet_hash, outcome, created_at)
    select 'many', 'meld', 'x', 'opened', now() from generate_series(1, 12000)`.execute(db)
  expect(await deleteCheckouts(db, { projectId: 'many' })).toBe(12_000)
})
