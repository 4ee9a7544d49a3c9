import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meldDocumented } from '../features/onramp/testing/documented.ts'
import { startVendor, type Vendor, vendorFailures } from '../testing/startVendor.ts'
import { meld } from './meld.ts'

// A local server with the documented responses stands in for Meld.
let vendor: Vendor
let provider: ReturnType<typeof meld.open>
beforeAll(async () => {
  vendor = await startVendor()
})
beforeEach(async () => {
  await provider?.close()
  provider = meld.open({ key: 'key-of-meld', url: vendor.url }, { chains: {}, clock: Date.now })
  vendor.calls.splice(0)
  vendor.answer('GET /service-providers/properties/crypto-currencies', { body: meldDocumented.coins })
  vendor.answer('GET /service-providers/limits/fiat-currency-purchases', { body: meldDocumented.limits })
  vendor.answer('POST /payments/crypto/quote', {
    body: meldDocumented.quotes({ TRANSAK: 95.01, MOONPAY: 96 }),
  })
  vendor.answer('POST /crypto/session/widget', { body: meldDocumented.widget })
})
afterAll(async () => {
  await provider.close()
  await vendor.stop()
})

const wallet = '0x1111111111111111111111111111111111111111'
const ask = { symbol: 'USDC', amount: '100', currency: 'USD', method: 'card', country: 'US' }
const urlAsk = {
  wallets: [{ address: wallet, blockchains: [], assets: ['USDC'] }],
  buyer: wallet,
  projectId: 'test',
  origin: 'https://app.example',
  clientIp: '203.0.113.7',
  country: 'US',
}

test('behavior: options become ours', async () => {
  const options = await provider.options({ country: 'US' })
  expect(vendor.calls[0]).toMatchObject({
    headers: { authorization: 'BASIC key-of-meld', 'meld-version': '2023-12-19' },
    query: { countries: 'US', categories: 'CRYPTO_ONRAMP' },
  })
  expect(
    options.purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.map(({ name }) => name)]),
  ).toEqual([
    ['ETH', ['ethereum']],
    ['USDC', ['ethereum', 'base']],
    ['SOL', ['solana']],
  ])
  expect(options.paymentCurrencies).toEqual([
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '5.00', max: '30000.00' },
        { id: 'ach_bank_account', min: '5.00', max: '30000.00' },
      ],
    },
    {
      id: 'BRL',
      payment_method_limits: [
        { id: 'card', min: '25.50', max: '50000.00' },
        { id: 'ach_bank_account', min: '25.50', max: '50000.00' },
      ],
    },
  ])
})

test('behavior: a caller that aborts does not affect others waiting for the list of coins', async () => {
  const listed = Promise.withResolvers<void>()
  vendor.answer('GET /service-providers/properties/crypto-currencies', async () => {
    await listed.promise
    return { body: meldDocumented.coins }
  })
  const leave = new AbortController()
  const gone = provider.quote(ask, leave.signal)
  const staying = provider.quote(ask)
  leave.abort()
  await expect(gone).rejects.toThrow()
  listed.resolve()
  expect(await staying).toHaveLength(2)
})

test('behavior: every seller is an offer, to the last digit', async () => {
  const offers = await provider.quote(ask)
  expect(vendor.calls.at(-1)?.body).toEqual({
    sourceAmount: '100',
    sourceCurrencyCode: 'USD',
    destinationCurrencyCode: 'USDC',
    countryCode: 'US',
    paymentMethodType: 'CREDIT_DEBIT_CARD',
  })
  expect(offers.map(({ provider, purchaseAmount }) => [provider, purchaseAmount.amount])).toEqual([
    ['meld:transak', '95.01'],
    ['meld:moonpay', '96'],
  ])
  expect(offers[0]).toMatchObject({
    paymentTotal: { amount: '100', currency: 'USD' },
    paymentSubtotal: { amount: '96.5', currency: 'USD' },
    networkFee: { amount: '0.7', currency: 'USD' },
    providerFee: { amount: '2.8', currency: 'USD' },
  })
})

test('behavior: a network has a code of its own, and one that is not sold has no offer', async () => {
  vendor.answer('POST /payments/crypto/quote', { body: meldDocumented.quotes({ TRANSAK: 99 }, 'USDC_BASE') })
  const [offer] = await provider.quote({ ...ask, network: 'base' })
  expect(vendor.calls.at(-1)?.body).toMatchObject({ destinationCurrencyCode: 'USDC_BASE' })
  expect(offer?.purchaseAmount).toEqual({ amount: '99', currency: 'USDC' })
  expect(await provider.quote({ ...ask, network: 'dogecoin' })).toEqual([])
  expect(await provider.quote({ ...ask, symbol: 'NOPE' })).toEqual([])
})

test('behavior: fees that are not said are worked out, and quotes for something else left out', async () => {
  const [quote] = meldDocumented.quotes({ TRANSAK: 95 }).quotes
  const bare = { ...quote, networkFee: null, sourceAmountWithoutFees: null, partnerFee: null }
  const other = { ...quote, destinationCurrencyCode: 'SHIB', destinationAmount: 1e9 }
  vendor.answer('POST /payments/crypto/quote', { body: { quotes: [bare, other, { broken: true }, null] } })
  const offers = await provider.quote(ask)
  expect(offers).toHaveLength(1)
  expect(offers[0]).toMatchObject({
    paymentSubtotal: { amount: '96.5' },
    networkFee: { amount: '0.9' },
    providerFee: { amount: '2.6' },
  })
})

test('behavior: a window is opened with the best seller, or the one asked for', async () => {
  expect(await provider.url({ ...urlAsk, fiatAmount: '100' })).toBe('https://meldcrypto.example/?token=eyJ')
  expect(vendor.calls.at(-1)?.body).toEqual({
    sessionType: 'BUY',
    externalCustomerId: wallet,
    sessionData: {
      walletAddress: wallet,
      countryCode: 'US',
      sourceCurrencyCode: 'USD',
      sourceAmount: '100',
      destinationCurrencyCode: 'USDC',
      serviceProvider: 'MOONPAY',
      redirectUrl: 'https://app.example',
    },
  })
  await provider.url({ ...urlAsk, seller: 'transak' })
  expect(vendor.calls.at(-1)?.body).toMatchObject({ sessionData: { serviceProvider: 'TRANSAK' } })
  await expect(provider.url({ ...urlAsk, seller: 'unknown' })).rejects.toMatchObject({
    name: 'VendorFailure',
  })
  await provider.url({ ...urlAsk, method: 'card' })
  expect(vendor.calls.at(-1)?.body).toMatchObject({
    sessionData: { sourceCurrencyCode: 'USD', paymentMethodType: 'CREDIT_DEBIT_CARD' },
  })
  expect(vendor.calls.at(-2)?.body).toMatchObject({ paymentMethodType: 'CREDIT_DEBIT_CARD' })
  // No seller quoted in euros, so no checkout is created.
  await expect(provider.url({ ...urlAsk, currency: 'EUR' })).rejects.toMatchObject({ name: 'VendorFailure' })
})

test('error: a window that is no page is not opened', async () => {
  for (const widgetUrl of ['javascript:alert(1)', 'http://plain.example', 'x']) {
    vendor.answer('POST /crypto/session/widget', { body: { widgetUrl } })
    await expect(provider.url(urlAsk)).rejects.toMatchObject({ name: 'VendorFailure' })
  }
})

describe.each(vendorFailures)('error: %s', (_, failure) => {
  test('is a failure of the vendor, and says nothing of the key', async () => {
    vendor.answer('GET /service-providers/properties/crypto-currencies', failure)
    const first = await Promise.allSettled([provider.options({ country: 'US' }), provider.quote(ask)])
    // A failed request is retried.
    vendor.answer('GET /service-providers/properties/crypto-currencies', { body: meldDocumented.coins })
    vendor.answer('POST /payments/crypto/quote', failure)
    const second = await Promise.allSettled([provider.quote(ask), provider.url(urlAsk)])
    const shapeless = failure !== 'hang' && failure.body !== undefined && failure.status === undefined
    for (const result of [...first, ...(shapeless ? [] : second)]) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'VendorFailure', vendor: 'meld' } })
      if (result.status === 'rejected') expect(String(result.reason)).not.toContain('key-of-meld')
    }
    // A response without quotes means there are none.
    if (shapeless) expect(second[0]).toEqual({ status: 'fulfilled', value: [] })
  })
})
