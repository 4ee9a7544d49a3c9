import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coinbaseDocumented, coinbaseKeys } from '../features/onramp/testing/documented.ts'
import { startVendor, type Vendor, vendorFailures } from '../testing/startVendor.ts'
import { coinbase } from './coinbase.ts'

// A local server with the documented responses stands in for Coinbase.
let vendor: Vendor
const keys = coinbaseKeys()
const keyName = 'organizations/1/apiKeys/2'
const parts = { chains: {}, clock: Date.now }
let provider: ReturnType<typeof coinbase.open>
beforeAll(async () => {
  vendor = await startVendor()
  provider = coinbase.open({ key: keyName, secret: keys.ec.secret, url: `${vendor.url}/onramp/v1` }, parts)
})
beforeEach(() => void vendor.calls.splice(0))
afterAll(async () => {
  await provider.close()
  await vendor.stop()
})

const ask = {
  symbol: 'USDC',
  amount: '100',
  currency: 'USD',
  method: 'card',
  country: 'US',
  subdivision: 'NY',
}
const wallet = '0x1111111111111111111111111111111111111111'
const urlAsk = {
  wallets: [{ address: wallet, blockchains: ['base', 'ethereum'], assets: ['USDC'] }],
  buyer: wallet,
  projectId: 'test',
  origin: 'https://app.example',
  clientIp: '203.0.113.7',
  country: 'US',
}

test.each([
  ['ES256', keys.ec],
  ['EdDSA', keys.ed],
  ['ES256', { ...keys.ec, secret: keys.ec.secret.replaceAll('\n', '\\n') }],
] as const)(
  'behavior: every call carries a token of its own, signed with %s',
  async (alg, { secret, publicKey }) => {
    vendor.answer('GET /onramp/v1/buy/options', { body: coinbaseDocumented.options })
    const own = coinbase.open({ key: keyName, secret, url: `${vendor.url}/onramp/v1/` }, parts)
    await own.options({ country: 'US' })
    await own.options({ country: 'US' })
    await own.close()
    const tokens = vendor.calls.map(({ headers }) => headers.authorization?.replace('Bearer ', '') ?? '')
    expect(new Set(tokens).size).toBe(2)
    const { payload, protectedHeader } = await jwtVerify(tokens[0] ?? '', publicKey)
    expect(protectedHeader).toEqual({
      alg,
      kid: keyName,
      typ: 'JWT',
      nonce: expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(payload).toMatchObject({ iss: 'cdp', sub: keyName })
    expect(payload.uris).toEqual([`GET ${new URL(vendor.url).host}/onramp/v1/buy/options`])
    expect((payload.exp ?? 0) - (payload.nbf ?? 0)).toBe(120)
  },
)

test('error: a key that is none stops the server, and is not named', () => {
  for (const secret of [
    'hunter2-hunter2',
    '-----BEGIN EC PRIVATE KEY-----\nhunter2\n-----END EC PRIVATE KEY-----',
  ])
    try {
      coinbase.open({ key: 'x', secret }, parts)
      expect.unreachable()
    } catch (error) {
      expect(String(error)).toContain('COINBASE_SECRET')
      expect(String(error)).not.toContain('hunter2')
    }
})

test('behavior: options become ours', async () => {
  vendor.answer('GET /onramp/v1/buy/options', { body: { data: coinbaseDocumented.options } })
  const options = await provider.options({ country: 'US', subdivision: 'NY' })
  expect(vendor.calls[0]?.query).toEqual({ country: 'US', subdivision: 'NY' })
  expect(options.paymentCurrencies).toEqual([
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    },
  ])
  expect(options.purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.length])).toEqual([
    ['ETH', 2],
    ['USDC', 1],
  ])
})

test('behavior: entries that are not as documented are left out, the rest stays', async () => {
  const { payment_currencies, purchase_currencies } = coinbaseDocumented.options
  const odd = { id: 'x', name: 'n'.repeat(500), symbol: 'ODD', networks: [{ name: 'a', display_name: 'b' }] }
  const none = { id: 'x', name: 'None', symbol: 'NONE', networks: [{ nothing: true }] }
  const limitless = { id: 'XXX', limits: [{ id: 'CARD', min: '-1', max: 'NaN' }] }
  vendor.answer('GET /onramp/v1/buy/options', {
    body: {
      payment_currencies: [...payment_currencies, limitless],
      purchase_currencies: [odd, none, ...purchase_currencies],
    },
  })
  const options = await provider.options({ country: 'US' })
  expect(options.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  expect(options.paymentCurrencies.at(-1)).toEqual({ id: 'XXX', payment_method_limits: [] })
})

test.each(['value', 'amount'])('behavior: a quote is read with %s', async (name) => {
  const quote = JSON.parse(
    JSON.stringify(coinbaseDocumented.quote('97.1234')).replaceAll('"value"', `"${name}"`),
  )
  vendor.answer('POST /onramp/v1/buy/quote', { body: name === 'amount' ? { data: quote } : quote })
  expect(await provider.quote({ ...ask, network: 'base' })).toEqual([
    {
      provider: 'coinbase',
      purchaseAmount: { amount: '97.1234', currency: 'USDC' },
      paymentSubtotal: { amount: '97.12', currency: 'USD' },
      paymentTotal: { amount: '100', currency: 'USD' },
      networkFee: { amount: '0.38', currency: 'USD' },
      providerFee: { amount: '2.5', currency: 'USD' },
      paymentMethod: 'card',
      quoteId: '46da84dc-b6d7-11ed-afa1-0242ac120002',
    },
  ])
  expect(vendor.calls[0]?.body).toEqual({
    purchase_currency: 'USDC',
    purchase_network: 'base',
    payment_amount: '100.00',
    payment_currency: 'USD',
    payment_method: 'CARD',
    country: 'US',
    subdivision: 'NY',
  })
})

test('behavior: a window is opened with a token that holds the addresses [7.17]', async () => {
  vendor.answer('POST /onramp/v1/token', { body: { token: 'ZWJlNDgwYmItNjBkMi00ZmFiLTg', channel_id: '' } })
  const url = new URL(
    await provider.url({ ...urlAsk, network: 'base', fiatAmount: '25.5', experience: 'buy' }),
  )
  expect(vendor.calls[0]?.body).toEqual({
    addresses: [{ address: wallet, blockchains: ['base', 'ethereum'] }],
    assets: ['USDC'],
    clientIp: '203.0.113.7',
  })
  expect(url.origin + url.pathname).toBe('https://pay.coinbase.com/buy/select-asset')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sessionToken: 'ZWJlNDgwYmItNjBkMi00ZmFiLTg',
    partnerUserRef: wallet,
    defaultNetwork: 'base',
    presetFiatAmount: '25.5',
    defaultExperience: 'buy',
  })
  const paid = await provider.url({ ...urlAsk, fiatAmount: '25', currency: 'EUR', method: 'card' })
  expect(Object.fromEntries(new URL(paid).searchParams)).toMatchObject({
    presetFiatAmount: '25',
    fiatCurrency: 'EUR',
    defaultPaymentMethod: 'CARD',
  })
})

test('behavior: what was bought becomes a history', async () => {
  vendor.answer(`GET /onramp/v1/buy/user/${wallet}/transactions`, { body: coinbaseDocumented.transactions })
  const answer = await provider.history?.({ buyer: wallet, account: wallet, cursor: 'page-1', limit: 50 })
  expect(vendor.calls[0]?.query).toEqual({ page_size: '50', page_key: 'page-1' })
  expect(answer?.next).toBe('page-2')
  expect(answer?.transactions).toEqual([
    {
      id: '1eef5e5c-0001',
      metadata: {
        operationType: 'buy',
        hash: '0x31814ba2fef2a400a9816767370be09ca12d9e9753b972198fe330a0ecedcbf6',
        minedAt: '2026-09-26T20:09:07.076Z',
        sentFrom: 'Coinbase',
        sentTo: wallet,
        status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
        nonce: 0,
        application: { name: 'Coinbase', iconUrl: null },
        chain: 'eip155:8453',
      },
      transfers: [
        {
          fungible_info: { name: 'USDC', symbol: 'USDC', icon: null },
          nft_info: null,
          direction: 'in',
          quantity: { numeric: '5' },
          value: 5,
          price: null,
        },
      ],
    },
    expect.objectContaining({
      id: '1eef5e5c-0002',
      metadata: expect.objectContaining({ hash: '', chain: null, sentTo: wallet }),
      transfers: [expect.objectContaining({ value: null, quantity: { numeric: '12.5' } })],
    }),
  ])
})

describe.each(vendorFailures)('error: %s', (_, failure) => {
  test('is a failure of the vendor in every call, and says nothing of the key', async () => {
    for (const route of ['GET /onramp/v1/buy/options', 'POST /onramp/v1/buy/quote', 'POST /onramp/v1/token'])
      vendor.answer(route, failure)
    vendor.answer(`GET /onramp/v1/buy/user/${wallet}/transactions`, failure)
    const calls = [
      provider.options({ country: 'US' }),
      provider.quote(ask),
      provider.url(urlAsk),
      provider.history?.({ buyer: wallet, account: wallet, limit: 50 }),
    ]
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { name: 'VendorFailure', vendor: 'coinbase' },
      })
      if (result.status === 'rejected') expect(String(result.reason)).not.toMatch(/eyJ|PRIVATE/)
    }
  })
})

test('error: amounts that are none, and tokens that could be anything, are not believed', async () => {
  for (const value of ['-5', '1e400', 'NaN', '', '0x10']) {
    vendor.answer('POST /onramp/v1/buy/quote', { body: coinbaseDocumented.quote(value) })
    await expect(provider.quote(ask)).rejects.toMatchObject({ name: 'VendorFailure' })
  }
  vendor.answer('POST /onramp/v1/token', { body: { token: '"><script>' } })
  await expect(provider.url(urlAsk)).rejects.toMatchObject({ name: 'VendorFailure' })
})

test('error: a vendor that hangs is left when time is up', async () => {
  vendor.answer('POST /onramp/v1/buy/quote', 'hang')
  const before = performance.now()
  await expect(provider.quote(ask, AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'VendorFailure' })
  expect(performance.now() - before).toBeLessThan(2_000)
})
