import { inspect } from 'node:util'
import { getAddress } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { startVendor, vendorFailures } from '../testing/startVendor.ts'
import { alchemy } from './alchemy.ts'

// A local server that answers in the shape of https://www.alchemy.com/docs/data.
const vendor = await startVendor()
const source = alchemy.open({ url: vendor.url, key: 'alcht_secret' }, { chains: {}, clock: Date.now })
afterAll(async () => {
  await source.close()
  await vendor.stop()
})
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const other = '0x1111111111111111111111111111111111111111'
const signal = () => AbortSignal.timeout(5_000)
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const move = (index: number, block: number, more: object = {}) => ({
  blockNum: `0x${block.toString(16)}`,
  uniqueId: `${index}`,
  hash: hashOf(index),
  from: account.toLowerCase(),
  to: other,
  value: 1,
  erc721TokenId: null,
  erc1155Metadata: null,
  tokenId: null,
  asset: 'ETH',
  category: 'external',
  rawContract: { value: '0xde0b6b3a7640000', address: null, decimal: '0x12' },
  metadata: { blockTimestamp: new Date(1_700_000_000_000 + block * 12_000).toISOString() },
  ...more,
})

test('behavior: what a wallet holds, over several of their pages', async () => {
  const token = (
    tokenAddress: string | null,
    tokenBalance: string,
    tokenMetadata: object | null,
    price?: string,
  ) => ({
    address: account,
    network: 'eth-mainnet',
    tokenAddress,
    tokenBalance,
    tokenMetadata,
    tokenPrices: price ? [{ currency: 'usd', value: price, lastUpdatedAt: '2026-01-01T00:00:00Z' }] : [],
  })
  vendor.answer(({ body }) => {
    const isSecond = (body as { pageKey?: string }).pageKey === 'more'
    const tokens = isSecond
      ? [
          token(
            usdc,
            '2500000',
            { decimals: 6, logo: 'https://static.alchemyapi.io/usdc.png', name: 'USD Coin', symbol: 'USDC' },
            '0.999',
          ),
          token(other, '0x05', { decimals: 18, logo: null, name: 'Claim at gift.com', symbol: 'GIFT' }),
          token(other, '0x05', { decimals: null, logo: null, name: null, symbol: null }),
        ]
      : [token(null, '0x14d1120d7b160000', null, '2000.5')]
    return { body: { data: { tokens, pageKey: isSecond ? null : 'more' } } }
  })
  vendor.calls.length = 0
  expect(await source.holdings('eip155:1', account, signal())).toEqual([
    {
      token: { id: undefined, name: '', symbol: '', decimals: 18 },
      units: 1_500_000_000_000_000_000n,
      price: 2_000.5,
    },
    {
      token: {
        id: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        iconUrl: 'https://static.alchemyapi.io/usdc.png',
      },
      units: 2_500_000n,
      price: 0.999,
    },
  ])
  expect(vendor.calls.map(({ path }) => path)).toEqual(
    Array(2).fill('/data/v1/alcht_secret/assets/tokens/by-address'),
  )
  expect(vendor.calls[0]?.body).toMatchObject({
    addresses: [{ address: account, networks: ['eth-mainnet'] }],
    includeNativeTokens: true,
  })
})

test('error: a coin whose balance is not told is no answer, and never nothing; such a token is left out', async () => {
  const ask = (tokenAddress: string | null) => {
    const tokenMetadata = { decimals: 6, logo: null, name: 'USD Coin', symbol: 'USDC' }
    const token = { network: 'eth-mainnet', tokenAddress, tokenBalance: null, tokenMetadata }
    vendor.answer(() => ({ body: { data: { tokens: [token], pageKey: null } } }))
    return source.holdings('eip155:1', account, signal())
  }
  await expect(ask(null)).rejects.toThrow('returned no balance')
  expect(await ask(usdc)).toEqual([])
})

test('behavior: what a wallet did, both directions as one', async () => {
  const sent = [
    move(3, 30),
    move(2, 20, { to: account.toLowerCase() }),
    move(1, 10, { value: 0, rawContract: { value: '0x0', address: null, decimal: '0x12' } }),
  ]
  const received = [
    move(3, 30, {
      from: other,
      to: account.toLowerCase(),
      category: 'erc20',
      asset: 'USDC',
      rawContract: { value: '0x2625a0', address: usdc, decimal: '0x6' },
    }),
    move(2, 20, { to: account.toLowerCase() }),
    move(0, 5, {
      from: other,
      to: account.toLowerCase(),
      category: 'erc1155',
      asset: 'CATS',
      erc1155Metadata: [{ tokenId: '0x7', value: '0x2' }],
    }),
  ]
  vendor.answer(({ body }) => {
    const [params] = (body as { params: [{ fromAddress?: string }] }).params
    return { body: { jsonrpc: '2.0', id: 1, result: { transfers: params.fromAddress ? sent : received } } }
  })
  const { transactions, next } = await source.history('eip155:1', account, { limit: 25 }, signal())
  expect(next).toBeUndefined()
  expect(
    transactions.map(({ id, metadata, transfers }) => [
      id,
      metadata.operationType,
      transfers.map(
        (t) => `${t.direction} ${t.quantity.numeric} ${t.fungible_info?.symbol ?? t.nft_info?.name}`,
      ),
    ]),
  ).toEqual([
    [hashOf(3), 'trade', ['out 1 ETH', 'in 2.5 USDC']],
    [hashOf(2), 'send', ['self 1 ETH']],
    [hashOf(1), 'execute', []],
    [hashOf(0), 'receive', ['in 2 CATS #7']],
  ])
})

test('behavior: whom a token went to, not the contract that was called [3.23]', async () => {
  const token = { category: 'erc20', asset: 'USDC' }
  const rawContract = { value: '0x2625a0', address: usdc, decimal: '0x6' }
  const nothing = { ...rawContract, value: '0x0' }
  vendor.answer(({ body }) => {
    const [params] = (body as { params: [{ fromAddress?: string }] }).params
    const sent = [
      move(2, 20, { to: usdc, rawContract: { value: '0x0', address: null, decimal: '0x12' } }),
      move(2, 20, { to: other, ...token, rawContract }),
      move(1, 10, { to: other, ...token, rawContract: nothing }),
      move(1, 10, { to: usdc, rawContract: { value: '0x0', address: null, decimal: '0x12' } }),
    ]
    const received = [move(0, 5, { from: other, to: account.toLowerCase(), ...token, rawContract })]
    return { body: { jsonrpc: '2.0', id: 1, result: { transfers: params.fromAddress ? sent : received } } }
  })
  const { transactions } = await source.history('eip155:1', account, { limit: 25 }, signal())
  expect(transactions.map(({ metadata: { sentFrom, sentTo } }) => [sentFrom, sentTo])).toEqual([
    [account, getAddress(other)],
    [account, getAddress(usdc)],
    [getAddress(other), account],
  ])
})

test('property: pages go on by height, with nothing lost or given twice, however the directions differ', async () => {
  const sent = Array.from({ length: 120 }, (_, index) => move(index, 1_000 - index))
  const received = Array.from({ length: 300 }, (_, index) =>
    move(10_000 + index, 900 - index, { from: other, to: account.toLowerCase() }),
  )
  vendor.answer(({ body }) => {
    const [{ fromAddress, toBlock, maxCount }] = (
      body as { params: [{ fromAddress?: string; toBlock: string; maxCount: string }] }
    ).params
    const fitting = (fromAddress ? sent : received).filter(
      ({ blockNum }) => toBlock === 'latest' || Number(blockNum) <= Number(toBlock),
    )
    const size = Number(maxCount)
    return {
      body: {
        result: { transfers: fitting.slice(0, size), ...(fitting.length > size && { pageKey: 'more' }) },
      },
    }
  })
  const seen: string[] = []
  let before: Parameters<typeof source.history>[2]['before']
  do {
    const answer = await source.history('eip155:1', account, { limit: 10, before }, signal())
    seen.push(...answer.transactions.map(({ id }) => id))
    before = answer.next
  } while (before && seen.length < 1_000)
  expect(seen).toHaveLength(420)
  expect(new Set(seen).size).toBe(420)
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
      expect(inspect(failure)).not.toContain('alcht_secret')
    }
  },
)

test('error: a refusal inside an answer is a failure too', async () => {
  vendor.answer({
    body: { jsonrpc: '2.0', id: 1, error: { code: -32600, message: 'Must be authenticated!' } },
  })
  await expect(source.history('eip155:1', account, { limit: 5 }, signal())).rejects.toMatchObject({
    name: 'VendorFailure',
  })
})

test('error: one that takes too long is not waited for', async () => {
  vendor.answer('hang')
  await expect(source.holdings('eip155:1', account, AbortSignal.timeout(100))).rejects.toMatchObject({
    name: 'VendorFailure',
  })
})
