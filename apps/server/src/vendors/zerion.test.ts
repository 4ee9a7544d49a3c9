import { inspect } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { zerion } from './zerion.ts'

// A local server that answers in the shape of https://developers.zerion.io/reference.
const vendor = await startVendor()
const source = zerion.open({ url: vendor.url, key: 'zk_dev_secret' }, { chains: {}, clock: Date.now })
afterAll(async () => {
  await source.close()
  await vendor.stop()
})
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const signal = () => AbortSignal.timeout(5_000)
const ether = {
  name: 'Ethereum',
  symbol: 'ETH',
  icon: { url: 'https://cdn.zerion.io/eth.png' },
  implementations: [{ chain_id: 'ethereum', address: null, decimals: 18 }],
}
const dollars = {
  name: 'USD Coin',
  symbol: 'USDC',
  icon: null,
  implementations: [
    { chain_id: 'ethereum', address: usdc, decimals: 6 },
    { chain_id: 'base', address: account, decimals: 6 },
  ],
}
const position = (
  fungible_info: object,
  int: string,
  decimals: number,
  price: number | null,
  chain = 'ethereum',
) => ({
  type: 'positions',
  id: 'x',
  attributes: {
    quantity: { int, decimals, float: 1, numeric: '1' },
    value: 1,
    price,
    fungible_info,
    flags: { displayable: true, is_trash: false },
  },
  relationships: { chain: { data: { type: 'chains', id: chain } } },
})
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const transaction = (index: number, block: number, more: object = {}) => ({
  type: 'transactions',
  id: `theirs-${index}`,
  attributes: {
    operation_type: 'send',
    hash: hashOf(index),
    mined_at_block: block,
    mined_at: new Date(1_700_000_000_000 + block * 12_000).toISOString(),
    sent_from: account.toLowerCase(),
    sent_to: usdc,
    status: 'confirmed',
    nonce: index,
    transfers: [],
    approvals: [],
    flags: { is_trash: false },
    ...more,
  },
  relationships: { chain: { data: { type: 'chains', id: 'ethereum' } } },
})

test('behavior: what a wallet holds', async () => {
  vendor.answer({
    body: {
      data: [
        position(ether, '1500000000000000000', 18, 2_000),
        position(dollars, '2500000', 6, null),
        position(dollars, '7', 6, 1, 'base'),
      ],
    },
  })
  vendor.calls.length = 0
  expect(await source.holdings('eip155:1', account, signal())).toEqual([
    {
      token: {
        id: undefined,
        name: 'Ethereum',
        symbol: 'ETH',
        decimals: 18,
        iconUrl: 'https://cdn.zerion.io/eth.png',
      },
      units: 1_500_000_000_000_000_000n,
      price: 2_000,
    },
    {
      token: {
        id: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
      },
      units: 2_500_000n,
    },
  ])
  const [call] = vendor.calls
  expect(call?.path).toBe(`/v1/wallets/${account.toLowerCase()}/positions/`)
  expect(call?.query).toMatchObject({
    currency: 'usd',
    'filter[chain_ids]': 'ethereum',
    'filter[trash]': 'only_non_trash',
  })
  expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('zk_dev_secret:').toString('base64')}`)
})

test('behavior: what a wallet did', async () => {
  vendor.answer({
    body: {
      links: { self: 'x' },
      data: [
        transaction(2, 20, {
          operation_type: 'trade',
          flags: { is_trash: true },
          application_metadata: { name: 'Uniswap V3', icon: { url: 'http://insecure.example/icon.png' } },
          transfers: [
            {
              fungible_info: ether,
              nft_info: null,
              direction: 'out',
              quantity: { numeric: '1.5', int: '1', decimals: 18 },
              value: 3_000,
              price: 2_000,
            },
            {
              fungible_info: null,
              nft_info: {
                name: 'Cat #1',
                content: {
                  preview: { url: 'https://example.com/1.png', content_type: 'image/png' },
                  detail: null,
                },
                flags: { is_spam: false },
              },
              direction: 'in',
              quantity: { numeric: '1' },
              value: null,
              price: null,
            },
          ],
        }),
        transaction(1, 10),
        transaction(9, 30, { mined_at_block: null, status: 'pending' }),
      ],
    },
  })
  const { transactions, next } = await source.history('eip155:1', account, { limit: 25 }, signal())
  expect(next).toBeUndefined()
  expect(transactions).toHaveLength(2)
  expect(transactions[0]).toEqual({
    id: hashOf(2),
    metadata: {
      operationType: 'trade',
      hash: hashOf(2),
      minedAt: '2023-11-14T22:17:20.000Z',
      sentFrom: account,
      sentTo: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      status: 'confirmed',
      nonce: 2,
      application: { name: 'Uniswap V3', iconUrl: null },
      chain: 'eip155:1',
    },
    transfers: [
      {
        fungible_info: {
          name: 'Ethereum',
          symbol: 'ETH',
          icon: { url: 'https://cdn.zerion.io/eth.png' },
          flags: { is_spam: true },
        },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '1.5' },
        value: 3_000,
        price: 2_000,
      },
      {
        fungible_info: null,
        nft_info: {
          name: 'Cat #1',
          content: { preview: { url: 'https://example.com/1.png', content_type: 'image/png' }, detail: null },
          flags: { is_spam: true },
        },
        direction: 'in',
        quantity: { numeric: '1' },
        value: null,
        price: null,
      },
    ],
  })
  // A call without transfers is included too.
  expect(transactions[1]?.transfers).toEqual([])
})

test('behavior: whom a token went to and came from, not the contract that was called [3.23]', async () => {
  const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const pass = (direction: string, sender: string, recipient: string, numeric = '1') => ({
    fungible_info: ether,
    direction,
    quantity: { numeric },
    sender: sender.toLowerCase(),
    recipient: recipient.toLowerCase(),
  })
  vendor.answer({
    body: {
      data: [
        transaction(4, 40, { operation_type: 'send', transfers: [pass('out', account, friend)] }),
        transaction(3, 30, { operation_type: 'receive', transfers: [pass('in', friend, account)] }),
        // Zero-value transfers are ignored: anyone can create them.
        transaction(2, 20, { operation_type: 'send', transfers: [pass('out', account, friend, '0')] }),
        transaction(1, 10, { operation_type: 'send', transfers: [{ ...pass('out', '', ''), sender: null }] }),
      ],
    },
  })
  const { transactions } = await source.history('eip155:1', account, { limit: 25 }, signal())
  const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(transactions.map(({ metadata: { sentFrom, sentTo } }) => [sentFrom, sentTo])).toEqual([
    [account, friend],
    [friend, account],
    [account, contract],
    [account, contract],
  ])
})

test('behavior: an approval names its token; bait and what they call trash do not [3.23]', async () => {
  const approving = (index: number, fungible_info: object | null, more: object = {}) =>
    transaction(index, index, { operation_type: 'approve', approvals: [{ fungible_info }], ...more })
  const bait = { ...dollars, name: 'Visit www.free-dollars.com' }
  vendor.answer({
    body: {
      data: [
        approving(4, dollars),
        approving(3, bait),
        approving(2, dollars, { flags: { is_trash: true } }),
        approving(1, null),
      ],
    },
  })
  const { transactions } = await source.history('eip155:1', account, { limit: 25 }, signal())
  const named = [{ name: 'USD Coin', symbol: 'USDC' }]
  expect(transactions.map(({ approvals }) => approvals)).toEqual([named, undefined, undefined, undefined])
})

test('property: pages end between blocks, and go on by time, with nothing lost or given twice', async () => {
  const all = Array.from({ length: 60 }, (_, index) =>
    transaction(index, 100 + Math.floor(index / 3)),
  ).reverse()
  vendor.answer(({ query }) => {
    const until = query['filter[max_mined_at]']
    const fitting = all.filter(
      ({ attributes }) => until === undefined || Date.parse(attributes.mined_at) <= Number(until),
    )
    const size = Number(query['page[size]'])
    return {
      body: {
        links: fitting.length > size ? { next: 'https://api.zerion.io/more' } : {},
        data: fitting.slice(0, size),
      },
    }
  })
  const seen: string[] = []
  let before: Parameters<typeof source.history>[2]['before']
  let pages = 0
  do {
    const answer = await source.history('eip155:1', account, { limit: 7, before }, signal())
    seen.push(...answer.transactions.map(({ id }) => id))
    before = answer.next
    pages += 1
  } while (before && pages < 50)
  expect(seen).toEqual(all.map(({ attributes }) => attributes.hash))
})

test('error: an empty wallet may be one they have not read yet', async () => {
  vendor.answer({ status: 202, body: { links: {}, data: [] } })
  await expect(source.holdings('eip155:1', account, signal())).rejects.toMatchObject({
    name: 'VendorFailure',
  })
  await expect(source.history('eip155:1', account, { limit: 5 }, signal())).rejects.toMatchObject({
    name: 'VendorFailure',
  })
})

test('error: a block that does not fit a page is left to others', async () => {
  vendor.answer({
    body: { links: { next: 'x' }, data: Array.from({ length: 30 }, (_, index) => transaction(index, 5)) },
  })
  await expect(source.history('eip155:1', account, { limit: 5 }, signal())).rejects.toMatchObject({
    name: 'VendorFailure',
  })
  const before = { height: 5, hash: hashOf(1), time: 1 }
  await expect(source.history('eip155:1', account, { limit: 5, before }, signal())).rejects.toMatchObject({
    name: 'VendorFailure',
  })
})

test.each(vendorFailures)(
  'error: %s is a failure, and says so, without its key',
  async (_, reply, expected) => {
    vendor.answer(reply)
    for (const ask of [
      () => source.holdings('eip155:1', account, signal()),
      () => source.history('eip155:1', account, { limit: 5 }, signal()),
    ]) {
      const failure = await ask().catch((error: Error) => error)
      expect(failure).toMatchObject(expected)
      expect(inspect(failure)).not.toContain('zk_dev_secret')
    }
  },
)

test('error: one that takes too long is not waited for', async () => {
  vendor.answer('hang')
  await expect(source.holdings('eip155:1', account, AbortSignal.timeout(100))).rejects.toMatchObject({
    name: 'VendorFailure',
  })
})
