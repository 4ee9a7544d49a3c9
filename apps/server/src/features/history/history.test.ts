import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { history as historyContract, type Transaction } from '@latchkey/protocol/http/history'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy, pay, rich } from '../../chains/evm/testing/deploy.ts'
import { createNoise } from '../../testing/noise.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { startVendor, type Vendor } from '../../testing/startVendor.ts'
import { zerion } from '../../vendors/zerion.ts'
import { chainHistory } from './chainHistory.ts'
import { createHistory } from './createHistory.ts'

const chain: ChainId = 'eip155:31337'
let anvil: Anvil
let vendor: Vendor
let server: TestServer
let gold: Deployed
let ahead = 0
let withVendor = false

beforeAll(async () => {
  anvil = await startAnvil()
  vendor = await startVendor()
  gold = await deploy(anvil, contract('Token'), ['Gold', 'GLD', 6])
  const theirs = zerion.open({ url: vendor.url, key: 'k' }, { chains: {}, clock: Date.now })
  server = await startTestServer({
    env: { RPC_EIP155_31337: anvil.url },
    clock: () => Date.now() + ahead,
    origins: ['https://app.example'],
    parts: ({ chains, cache, clock, config }) => {
      const bought: Transaction = {
        id: 'purchase-1',
        metadata: {
          operationType: 'buy',
          hash: '',
          minedAt: '2026-01-01T00:00:00.000Z',
          sentFrom: 'Coinbase',
          sentTo: rich.address,
          status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
          nonce: 0,
          application: null,
          chain: null,
        },
        transfers: [],
      }
      return {
        history: createHistory({
          // The vendor knows this test's chain as Ethereum.
          sources: () => [
            {
              ...theirs,
              supports: () => withVendor,
              history: (_chain, ...rest) => theirs.history('eip155:1', ...rest),
            },
            chainHistory(chains),
          ],
          chains,
          cache,
          clock,
          secrets: config.secrets,
          onramp: {
            history: async (provider, { projectId, account }, cursor) => ({
              data: [{ ...bought, id: `${provider} ${projectId} ${account}` }],
              next: cursor ?? 'theirs',
            }),
          },
        }),
      }
    },
  })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([anvil.stop(), vendor.stop()])
})
beforeEach(() => {
  ahead += 60_000
  withVendor = false
})

async function get(account: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ projectId: 'test', ...query })
  const answer = await server.app.inject({
    url: `/v1/account/${account}/history?${search}`,
    headers: { origin: 'https://app.example' },
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function page(account: string, query: Record<string, string> = {}) {
  const { status, body } = await get(account, { chainId: chain, ...query })
  expect(status).toBe(200)
  return z.parse(historyContract.answer, body)
}
async function active(count: number) {
  const account = privateKeyToAccount(generatePrivateKey())
  await anvil.client.setBalance({ address: account.address, value: parseEther('100') })
  const hashes: Hex[] = []
  for (let index = 0; index < count; index++)
    hashes.push(
      index % 2
        ? await pay(anvil, rich.address, '0.01', account)
        : await gold.write('mint', [account.address, BigInt(index + 1)]),
    )
  return { account: account.address, newestFirst: hashes.toReversed() }
}
/** The vendor's response for these transactions. */
async function toTheirs(hashes: readonly Hex[]) {
  return Promise.all(
    hashes.map(async (hash) => {
      const { blockNumber } = await anvil.client.getTransactionReceipt({ hash })
      const { timestamp } = await anvil.client.getBlock({ blockNumber })
      return {
        attributes: {
          operation_type: 'send',
          hash,
          mined_at_block: Number(blockNumber),
          mined_at: new Date(Number(timestamp) * 1000).toISOString(),
          sent_from: null,
          sent_to: null,
          status: 'confirmed',
          nonce: 0,
          transfers: [],
        },
      }
    }),
  )
}

test('property: page after page over the real gateway, everything once and in order [7.04a][3.22a, 3.22f]', async () => {
  const { account, newestFirst } = await active(60)
  const seen: string[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const { data, next }: { data: Transaction[]; next: string | null } = await page(
      account,
      cursor ? { cursor } : {},
    )
    seen.push(...data.map(({ id }) => id))
    cursor = next
    pages += 1
  } while (cursor)
  expect(seen).toEqual(newestFirst)
  expect(pages).toBeGreaterThanOrEqual(3)
})

test('property: a vendor that is lost in the middle leaves neither a gap nor anything twice [7.04a]', async () => {
  const { account, newestFirst } = await active(70)
  const theirs = await toTheirs(newestFirst)
  vendor.answer(({ query }) => {
    const until = query['filter[max_mined_at]']
    const size = Number(query['page[size]'])
    const fitting = theirs.filter(
      ({ attributes }) => until === undefined || Date.parse(attributes.mined_at) <= Number(until),
    )
    return { body: { links: fitting.length > size ? { next: 'more' } : {}, data: fitting.slice(0, size) } }
  })
  withVendor = true
  vendor.calls.length = 0
  const first = await page(account)
  expect(vendor.calls).toHaveLength(1)
  // The vendor fails, then recovers.
  vendor.answer({ status: 500, body: 'gone' })
  const second = await page(account, { cursor: first.next ?? '' })
  expect(vendor.calls).toHaveLength(2)
  const seen = [...first.data, ...second.data].map(({ id }) => id)
  let cursor = second.next
  while (cursor) {
    const more = await page(account, { cursor })
    seen.push(...more.data.map(({ id }) => id))
    cursor = more.next
  }
  expect(seen).toEqual(newestFirst)
})

test('property: and so does one that takes over from the chain', async () => {
  const { account, newestFirst } = await active(40)
  const first = await page(account)
  const theirs = await toTheirs(newestFirst)
  vendor.answer(({ query }) => {
    const until = Number(query['filter[max_mined_at]'])
    return {
      body: { links: {}, data: theirs.filter(({ attributes }) => Date.parse(attributes.mined_at) <= until) },
    }
  })
  withVendor = true
  const second = await page(account, { cursor: first.next ?? '' })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(newestFirst)
  expect(second.next).toBeNull()
})

test('behavior: coins that a contract passes on are seen through the real gateway too', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  await anvil.client.setBalance({ address: account.address, value: parseEther('1') })
  await gold.write('mint', [account.address, 1_000_000n])
  await pay(anvil, gold.address, '1')
  await gold.write('sell', [1_000_000n], { from: account })
  const { data } = await page(account.address)
  expect(data.map(({ metadata }) => metadata.operationType)).toEqual(['trade', 'mint'])
  expect(
    data[0]?.transfers.map(
      ({ direction, quantity, fungible_info: token }) => `${direction} ${quantity.numeric} ${token?.symbol}`,
    ),
  ).toEqual(['in 0.000000000001 ETH', 'out 1 GLD'])
})

test('behavior: an account that did nothing has an empty page and no next', async () => {
  expect(await page('0x00000000000000000000000000000000000000bb')).toEqual({ data: [], next: null })
})

test('behavior: without a chain the first that is served is read', async () => {
  const { account, newestFirst } = await active(2)
  const { body } = await get(account)
  expect(body.data.map(({ id }: Transaction) => id)).toEqual(newestFirst)
})

test('error: cursors that are forged, another’s, or garbage', async () => {
  const { account } = await active(30)
  const { next } = await page(account)
  const refused = { status: 400, body: { code: 'server/cursor_invalid', reasons: [{ field: 'cursor' }] } }
  expect(await get(rich.address, { chainId: chain, cursor: next ?? '' })).toMatchObject(refused)
  expect(await get(account, { chainId: chain, cursor: `${next}x` })).toMatchObject(refused)
  expect(await get(account, { chainId: chain, cursor: 'eyJ2IjoxfQ.AAAA' })).toMatchObject(refused)
  ahead += 86_400_001
  expect(await get(account, { chainId: chain, cursor: next ?? '' })).toMatchObject(refused)
})

test('behavior: purchases come from the provider, with its own cursor [7.04b]', async () => {
  const { body } = await get(rich.address, { onramp: 'coinbase', cursor: 'page-2' })
  expect(body).toMatchObject({
    data: [{ id: `coinbase test ${rich.address}`, metadata: { operationType: 'buy', sentFrom: 'Coinbase' } }],
    next: 'page-2',
  })
})

test('error: purchases are told to no one who is not a page of the project', async () => {
  const url = `/v1/account/${rich.address}/history?projectId=test&onramp=coinbase`
  const answer = await server.app.inject({ url })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'server/origin_refused'])
})

test.each([
  ['another provider', rich.address, { onramp: 'moonpay' }, 'provider'],
  ['a chain that is not served', rich.address, { chainId: 'eip155:999' }, 'chainId'],
  [
    'an address of another family',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    { chainId: chain },
    'address',
  ],
  ['nothing like an address', 'vitalik.eth', {}, 'address'],
])('error: %s is refused, and the field named', async (_, account, query, field) => {
  const { status, body } = await get(account, query)
  expect(status).toBe(400)
  expect(body.reasons[0].field).toBe(field)
})

test('property: whatever is sent, the server does not break', async () => {
  const { next, noise } = createNoise()
  for (let round = 0; round < 300; round++) {
    const query = new URLSearchParams({
      projectId: 'test',
      chainId: next(2) ? chain : noise(),
      cursor: noise(),
      onramp: next(3) ? '' : noise(),
    })
    const answer = await server.app.inject({
      url: `/v1/account/${next(2) ? rich.address : encodeURIComponent(noise())}/history?${query}`,
      headers: { origin: 'https://app.example' },
    })
    expect([200, 304, 400, 404, 503]).toContain(answer.statusCode)
    expect(() => answer.json()).not.toThrow()
  }
})
