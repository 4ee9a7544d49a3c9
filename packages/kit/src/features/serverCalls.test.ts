import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKit, type Kit } from '../core/kit.ts'
import { refusalOf } from '../core/server/api.ts'
import { getBalances } from '../core/server/balances.ts'
import { getHistory } from '../core/server/history.ts'
import { getIdentity, lookUpName } from '../core/server/identity.ts'
import { getPrices } from '../core/server/prices.ts'
import { queriesOf } from '../core/server/queries.ts'
import type { KitEvent } from '../core/state/events.ts'
import { startServer } from '../core/testing.ts'
import { getNamesOf, registerName, suggestNames } from './names/nameCalls.ts'
import { defaultOnrampOptions } from './onramp/defaultOnrampOptions.ts'
import { getOnrampOptions, getOnrampQuote, getOnrampUrl } from './onramp/onrampCalls.ts'
import { buildSwap, getGasPrice, getSwapQuotes, getSwapTokens } from './swap/swapCalls.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const chain = 'eip155:1'
const token = {
  name: 'Dai',
  symbol: 'DAI',
  chainId: chain,
  address: `${chain}:0x6B175474E89094C44Da98b954EedeAC495271d0F`,
  price: 1,
  value: 5,
  quantity: { decimals: '18', numeric: '5' },
  iconUrl: '',
}
const refused = (status: number, description?: string) => ({
  status,
  headers: { 'retry-after': '0' },
  body: description
    ? { status: 'FAILED', code: 'server/x', reasons: [{ field: 'x', description }] }
    : 'plain text',
})

let server: Awaited<ReturnType<typeof startServer>>
let kit: Kit
let events: KitEvent[]
beforeEach(async () => {
  server = await startServer()
  kit = createKit({ drivers: [], api: server.url, projectId: 'demo' }, [])
  events = []
  kit.on((event) => events.push(event))
})
afterEach(async () => {
  vi.useRealTimers()
  kit.destroy()
  await server.stop()
})

/** Only the date moves: requests still take their own time. */
function later(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

describe('balances', () => {
  const path = `/v1/account/${address}/balance`

  test('behavior: asked once in 30 s, by however many; indivisible tokens are left out [7.05a, 9.03a, 3.14, 5.26]', async () => {
    const nft = { ...token, quantity: { decimals: '0', numeric: '1' } }
    server.answers[path] = { body: { balances: [token, nft] } }
    const asked = await Promise.all([1, 2, 3].map(() => getBalances(kit, { address, chain })))
    expect(asked[2]).toEqual({ tokens: [token], hidden: [nft], stale: false })
    await getBalances(kit, { address, chain })
    expect(server.to(path)).toHaveLength(1)
    expect(server.to(path)[0]?.query).toMatchObject({ currency: 'usd', chainId: chain, projectId: 'demo' })
    later(30_001)
    await getBalances(kit, { address, chain })
    expect(server.to(path)).toHaveLength(2)
  })

  test('behavior: a picture is on the server or somewhere safe [3.12d]', async () => {
    const urls = [
      '/public/getTokenImage/DAI',
      'https://x.example/a.png',
      'javascript:alert(1)',
      'http://x.example/',
      'data:image/svg+xml,<svg/>',
    ]
    server.answers[path] = { body: { balances: urls.map((iconUrl) => ({ ...token, iconUrl })) } }
    const { tokens } = await getBalances(kit, { address, chain })
    expect(tokens.map(({ iconUrl }) => iconUrl.split('?')[0])).toEqual([
      `${server.url}/public/getTokenImage/DAI`,
      '',
      '',
      '',
      '',
    ])
  })

  test('behavior: tokens that moved are read again at once, by name [7.05b]', async () => {
    server.answers[path] = { body: { balances: [token], stale: true, age: 12 } }
    await getBalances(kit, { address, chain })
    expect(await getBalances(kit, { address, chain, refresh: [token.address, 'x'] })).toMatchObject({
      stale: true,
    })
    expect(server.to(path)[1]?.query.forceUpdate).toBe(`${token.address},x`)
  })

  test('error: after a failure the server is left alone for 30 s [4.37b, 9.02]', async () => {
    server.answers[path] = refused(400, 'no')
    const ask = () => getBalances(kit, { address, chain })
    await expect(ask()).rejects.toMatchObject({
      code: 'balance/unavailable',
      message: 'Token Balance Unavailable',
    })
    server.answers[path] = { body: { balances: [token] } }
    await expect(ask()).rejects.toMatchObject({ code: 'balance/unavailable' })
    expect(server.to(path)).toHaveLength(1)
    later(30_001)
    expect((await ask()).tokens).toHaveLength(1)
  })

  test('behavior: asked for again by the visitor and answered, the failure before it is over [4.37b, 9.02]', async () => {
    server.answers[path] = refused(400, 'no')
    await expect(getBalances(kit, { address, chain })).rejects.toMatchObject({ code: 'balance/unavailable' })
    server.answers[path] = { body: { balances: [token] } }
    expect((await getBalances(kit, { address, chain, refresh: [] })).tokens).toHaveLength(1)
    expect((await getBalances(kit, { address, chain })).tokens).toHaveLength(1)
    expect(server.to(path)).toHaveLength(2)
  })
})

describe('history', () => {
  const path = `/v1/account/${address}/history`

  test('behavior: pages by cursor until there is none [7.04a, 7.04c, 4.32]', async () => {
    server.answers[path] = ({ query }) => ({ body: { data: [], next: query.cursor ? null : 'more' } })
    expect(await getHistory(kit, { account: address, chain })).toEqual({ transactions: [], cursor: 'more' })
    expect(await getHistory(kit, { account: address, chain, cursor: 'more' })).toEqual({
      transactions: [],
      cursor: undefined,
    })
    expect(server.to(path).map(({ query }) => query.cursor)).toEqual([undefined, 'more'])
  })

  test('error: a failure is told to analytics and to the person [7.26, 8.18d]', async () => {
    server.answers[path] = refused(400)
    await expect(getHistory(kit, { account: address, chain })).rejects.toMatchObject({
      code: 'transactions/failed',
      message: 'Failed to fetch transactions',
    })
    expect(events).toContainEqual({ type: 'ERROR_FETCH_TRANSACTIONS', network: chain })
  })
})

describe('names', () => {
  test('behavior: an identity is kept for 5 min and is nothing where there is none [7.03a, 9.03d]', async () => {
    const path = `/v1/identity/${address}`
    server.answers[path] = { body: { name: 'vitalik.eth', avatar: null, resolvedAt: null } }
    expect(await getIdentity(kit, address)).toEqual({ name: 'vitalik.eth', avatar: undefined })
    later(299_000)
    await getIdentity(kit, address)
    expect(server.to(path)).toHaveLength(1)
    later(2_000)
    await getIdentity(kit, address)
    expect(server.to(path)).toHaveLength(2)
    const other = '0x00000000000000000000000000000000000000bb'
    server.answers[`/v1/identity/${other}`] = {
      body: { name: null, avatar: '/v1/image/signed', resolvedAt: null },
    }
    expect((await getIdentity(kit, other)).avatar).toMatch(`${server.url}/v1/image/signed?`)
    expect(await getIdentity(kit, '0x00000000000000000000000000000000000000aa')).toEqual({
      name: undefined,
      avatar: undefined,
    })
  })

  test('behavior: a name is looked up, suggested and taken; what was known of it is asked anew [7.13, 7.15, 7.16, 7.32a, 7.32c, 7.32d]', async () => {
    const record = { name: 'alice.example.eth', registered: false, addresses: {}, attributes: null }
    server.answers['/v1/profile/account/alice.example.eth'] = { body: record }
    server.answers['/v1/profile/suggestions/alice'] = {
      body: { suggestions: [{ name: 'alice.example.eth', registered: false }] },
    }
    server.answers['/v1/profile/account'] = { body: { ...record, registered: true, success: true } }
    expect(await lookUpName(kit, 'alice.example.eth')).toEqual(record)
    expect(await suggestNames(kit, 'alice', { zone: 'example.eth' })).toHaveLength(1)
    const args = {
      name: 'alice.example.eth',
      message: '{"name":"…"}',
      signature: '0x12',
      coinType: 60,
      address,
    }
    expect(await registerName(kit, args)).toMatchObject({ registered: true })
    expect(JSON.parse(server.to('/v1/profile/account')[0]?.body ?? '')).toEqual({
      message: args.message,
      signature: '0x12',
      coin_type: 60,
      address,
    })
    await lookUpName(kit, 'alice.example.eth')
    expect(server.to('/v1/profile/account/alice.example.eth')).toHaveLength(2)
  })

  test('behavior: who asked before a name was taken does not keep others from it [7.03a, 7.16]', async () => {
    const path = `/v1/identity/${address}`
    server.answers[path] = 'hang'
    const before = getIdentity(kit, address)
    await vi.waitFor(() => expect(server.to(path)).toHaveLength(1))
    server.answers['/v1/profile/account'] = {
      body: { name: 'a.example.eth', registered: true, addresses: {}, attributes: null, success: true },
    }
    await registerName(kit, { name: 'a.example.eth', message: '{}', signature: '0x', coinType: 60, address })
    server.answers[path] = { body: { name: 'a.example.eth', avatar: null, resolvedAt: null } }
    expect(await before).toEqual({ name: undefined, avatar: undefined })
    expect(await getIdentity(kit, address)).toMatchObject({ name: 'a.example.eth' })
  })

  test('error: the server’s reason is shown, or a plain sentence where it gives none [8.18z, 8.18aa, 8.18ab, 8.18ac]', async () => {
    const args = { name: 'bob.example.eth', message: '{}', signature: '0x12', coinType: 60, address }
    server.answers['/v1/profile/account'] = refused(409, 'This name is taken')
    await expect(registerName(kit, args)).rejects.toMatchObject({
      code: 'name/register_failed',
      message: 'This name is taken',
    })
    server.answers['/v1/profile/account'] = refused(500)
    await expect(registerName(kit, args)).rejects.toMatchObject({
      message: 'Error registering name bob.example.eth',
    })
    // Taking a name is not tried twice by itself.
    expect(server.to('/v1/profile/account')).toHaveLength(2)
    await expect(lookUpName(kit, 'x')).rejects.toMatchObject({ message: 'Error resolving name' })
    await expect(suggestNames(kit, 'x')).rejects.toMatchObject({ message: 'Error fetching name suggestions' })
    await expect(getNamesOf(kit, 'x')).rejects.toMatchObject({ message: 'Error fetching names for address' })
  })
})

describe('money', () => {
  test('behavior: prices are matched by token, and one unknown is absent [7.12]', async () => {
    server.answers['/v1/fungible/price'] = {
      body: {
        fungibles: [
          {
            address: token.address,
            name: 'Dai',
            symbol: 'DAI',
            iconUrl: '/v1/image/dai',
            price: 1.01,
            decimals: 18,
          },
        ],
      },
    }
    const prices = await getPrices(kit, [token.address, 'eip155:1:0xaa'])
    expect(prices.get(token.address.toLowerCase())?.price).toBe(1.01)
    expect(prices.get(token.address.toLowerCase())?.iconUrl).toMatch(`${server.url}/v1/image/dai?`)
    expect(prices.size).toBe(1)
    await getPrices(kit, ['eip155:1:0xaa', token.address])
    expect(server.to('/v1/fungible/price')).toHaveLength(1)
    expect(JSON.parse(server.to('/v1/fungible/price')[0]?.body ?? '')).toMatchObject({
      projectId: 'demo',
      currency: 'usd',
    })
    expect((await getPrices(kit, [])).size).toBe(0)
  })

  test('behavior: quotes are asked for every time, with whole amounts [7.06a, 7.11a]', async () => {
    server.answers['/v1/convert/quotes'] = { body: { quotes: [] } }
    const args = { amount: 2n ** 200n, from: 'eip155:1:0xa', to: 'eip155:1:0xb', user: address }
    await getSwapQuotes(kit, args)
    await getSwapQuotes(kit, args)
    expect(server.to('/v1/convert/quotes')).toHaveLength(2)
    expect(server.to('/v1/convert/quotes')[0]?.query.amount).toBe(String(2n ** 200n))
    server.answers['/v1/convert/build-transaction'] = refused(400, 'Not enough liquidity')
    const failed = await buildSwap(kit, { ...args, slippage: 1 }).catch((error: unknown) => error)
    expect(refusalOf(failed)).toEqual({ status: 400, code: 'server/x', reason: 'Not enough liquidity' })
  })

  test('error: a chain without swaps or gas prices is said to be one [7.07, 7.09, 8.18a, 8.18b]', async () => {
    server.answers['/v1/convert/tokens'] = refused(400, 'no')
    server.answers['/v1/convert/gas-price'] = refused(400, 'no')
    await expect(getSwapTokens(kit, chain)).rejects.toMatchObject({
      message: 'Network not supported for Swaps',
    })
    await expect(getGasPrice(kit, chain)).rejects.toMatchObject({
      message: 'Network not supported for Gas Price',
    })
  })

  test('behavior: buying has defaults without a price; a quote is real or an error [7.17, 7.18b, 7.19a, 3.20, 3.21, 9.07a, 9.07b]', async () => {
    expect(await getOnrampOptions(kit)).toBe(defaultOnrampOptions)
    expect(defaultOnrampOptions.purchaseCurrencies[0]).toMatchObject({
      symbol: 'USDC',
      networks: [{ chain_id: '1' }, { chain_id: '137' }],
    })
    expect(defaultOnrampOptions.paymentCurrencies[0]).toEqual({
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    })
    const [purchaseCurrency] = defaultOnrampOptions.purchaseCurrencies
    const [paymentCurrency] = defaultOnrampOptions.paymentCurrencies
    if (!purchaseCurrency || !paymentCurrency) throw new Error('there are defaults')
    server.answers['/v1/onramp/quote'] = refused(400, 'out of range')
    await expect(
      getOnrampQuote(kit, { purchaseCurrency, paymentCurrency, amount: '5', network: 'USDC' }),
    ).rejects.toMatchObject({ cause: { status: 400 } })
    server.answers['/v1/generators/onrampurl'] = { body: { url: 'https://pay.example/once' } }
    const body = { destinationWallets: [{ address }], partnerUserId: address }
    expect(await getOnrampUrl(kit, body)).toEqual({ url: 'https://pay.example/once' })
    await getOnrampUrl(kit, body, { provider: 'meld:transak', country: 'DE' })
    expect(server.to('/v1/generators/onrampurl')[1]?.query).toMatchObject({
      provider: 'meld:transak',
      country: 'DE',
    })
  })

  test('behavior: a server that sells nothing is told from one that does not answer [7.18a, 7.18b]', async () => {
    const off = { status: 'FAILED', code: 'onramp/off', reasons: [] }
    server.answers['/v1/onramp/options'] = { status: 404, body: off }
    expect(await getOnrampOptions(kit)).toEqual({ ...defaultOnrampOptions, providers: [] })
  })

  test('behavior: purchases are looked at anew every time, once [7.04d]', async () => {
    const path = `/v1/account/${address}/history`
    server.answers[path] = { body: { data: [], next: null } }
    await getHistory(kit, { account: address, onramp: 'coinbase' })
    await getHistory(kit, { account: address, onramp: 'coinbase' })
    expect(server.to(path)).toHaveLength(2)
    // Nor may the browser answer from its own cache.
    expect(server.to(path)[0]?.headers['cache-control']).toBeTruthy()
    server.answers[path] = refused(503)
    await expect(getHistory(kit, { account: address, onramp: 'coinbase' })).rejects.toMatchObject({
      code: 'transactions/failed',
    })
    expect(server.to(path)).toHaveLength(3)
    expect(events.map(({ type }) => type)).toEqual(['API_ERROR'])
  })
})

test('behavior: an answer that is not requested again is dropped after 5 min [9.04]', async () => {
  server.answers['/v1/convert/gas-price'] = { body: { standard: '7', fast: '8', instant: '9' } }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await getGasPrice(kit, chain)
  const kept = () => queriesOf(kit).getQueryCache().getAll().length
  vi.advanceTimersByTime(299_000)
  expect(kept()).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(kept()).toBe(0)
})
