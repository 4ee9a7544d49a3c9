import type { Transaction } from '@latchkey/protocol/http/history'
import { getAddress, type Hex, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { ChainFamily, HistoryPoint } from '../chain.ts'
import { type ContractName, contract } from './testing/contract.ts'
import { type Deployed, deploy, mined, other, pay, rich } from './testing/deploy.ts'
import { chain, setUp } from './testing/setUp.ts'

const { anvil, gateway, family, clock } = await setUp()
const put = (name: ContractName, args: readonly unknown[] = []) => deploy(anvil, contract(name), args)
const fresh = (tokens: unknown[] = []) => family({}, tokens, { cache: createMemoryCache({ clock }) })
let gold: Deployed
beforeAll(async () => {
  gold = await put('Token', ['Gold', 'GLD', 2])
})
afterEach(() => {
  gateway.before = undefined
})
afterAll(anvil.stop)

async function someone(ether = '5') {
  const account = privateKeyToAccount(generatePrivateKey())
  await anvil.client.setBalance({ address: account.address, value: parseEther(ether) })
  return account
}
const listed = () => [{ chainId: 31_337, address: gold.address, symbol: 'GLD', name: 'Gold', decimals: 2 }]
async function latest(address: string, evm = fresh(listed())): Promise<Transaction | undefined> {
  const answer = await evm.history?.(chain, address, { limit: 10 })
  return answer?.transactions[0]
}
async function everything(evm: ChainFamily, address: string, limit: number) {
  const pages: Transaction[][] = []
  let before: HistoryPoint | undefined
  do {
    const answer = await evm.history?.(chain, address, { limit, before })
    pages.push(answer?.transactions ?? [])
    before = answer?.next
  } while (before && pages.length < 500)
  return pages
}

test('behavior: a payment, in full [7.04a]', async () => {
  const account = await someone()
  const hash = await pay(anvil, rich.address, '1.25', account)
  const block = await anvil.client.getBlock()
  expect(await latest(account.address)).toEqual({
    id: hash,
    metadata: {
      operationType: 'send',
      hash,
      minedAt: new Date(Number(block.timestamp) * 1000).toISOString(),
      sentFrom: account.address,
      sentTo: rich.address,
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers: [
      {
        fungible_info: { name: 'Ether', symbol: 'ETH', icon: null, flags: { is_spam: false } },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '1.25' },
        value: null,
        price: null,
      },
    ],
  })
})

test('behavior: each thing an account does has its word [3.23]', async () => {
  const account = await someone()
  const { address } = account
  const seen: (string | undefined)[] = []
  const look = async () => {
    const found = await latest(address)
    seen.push(
      `${found?.metadata.operationType} ${found?.transfers.map((t) => `${t.direction} ${t.quantity.numeric}`).join()}`,
    )
  }
  await pay(anvil, address, '2')
  await look()
  await gold.write('mint', [address, 1_250n])
  await look()
  await gold.write('transfer', [rich.address, 50n], { from: account })
  await look()
  await gold.write('transfer', [address, 10n], { from: rich })
  await look()
  await gold.write('transfer', [address, 1n], { from: account })
  await look()
  await gold.write('approve', [rich.address, 1n], { from: account })
  await look()
  await gold.write('burn', [200n], { from: account })
  await look()
  await pay(anvil, gold.address, '1')
  await gold.write('sell', [1_000n], { from: account })
  await look()
  const { client } = anvil
  const deployment = await client.deployContract({
    account,
    chain: client.chain,
    ...contract('OldToken'),
  } as never)
  await mined(anvil, deployment)
  await look()
  await mined(
    anvil,
    await client.sendTransaction({ account, chain: client.chain, to: rich.address, data: '0x1234' }),
  )
  await look()
  expect(seen).toEqual([
    'receive in 2',
    'mint in 12.5',
    'send out 0.5',
    'receive in 0.1',
    'send self 0.01',
    'approve ',
    'burn out 2',
    'trade in 0.000000000000001,out 10',
    'deploy ',
    'execute ',
  ])
})

test('behavior: an approval and its end name the token, unless its name is bait [3.23]', async () => {
  const account = await someone()
  const { address } = account
  const told = async () => {
    const found = await latest(address)
    return [found?.metadata.operationType, found?.approvals]
  }
  await gold.write('approve', [rich.address, 5n], { from: account })
  expect(await told()).toEqual(['approve', [{ name: 'Gold', symbol: 'GLD' }]])
  await gold.write('approve', [rich.address, 0n], { from: account })
  expect(await told()).toEqual(['revoke', [{ name: 'Gold', symbol: 'GLD' }]])
  const unlisted = await put('Token', ['Silver', 'SLV', 2])
  await unlisted.write('approve', [rich.address, 5n], { from: account })
  expect(await told()).toEqual(['approve', [{ name: 'Silver', symbol: 'SLV' }]])
  const bait = await put('Token', ['Visit www.free-gold.com', 'FREE', 2])
  await bait.write('approve', [rich.address, 5n], { from: account })
  expect(await told()).toEqual(['approve', undefined])
})

test('behavior: sender and recipient of a token are those of the transfer, not of the contract call [3.23]', async () => {
  const account = await someone()
  const { address } = account
  const between = async () => {
    const { sentFrom, sentTo } = (await latest(address))?.metadata ?? {}
    return [sentFrom, sentTo]
  }
  await gold.write('mint', [rich.address, 100n])
  await gold.write('transfer', [address, 100n], { from: rich })
  expect(await between()).toEqual([rich.address, address])
  await gold.write('transfer', [other.address, 10n], { from: account })
  expect(await between()).toEqual([address, other.address])
  await gold.write('approve', [rich.address, 50n], { from: account })
  expect(await between()).toEqual([address, gold.address])
  await gold.write('transferFrom', [address, other.address, 5n], { from: rich })
  expect(await between()).toEqual([address, other.address])
  // A zero-value transfer by a third party, from a look-alike address.
  await gold.write('transferFrom', [address, '0x00000000000000000000000000000000000000fe', 0n], {
    from: rich,
  })
  expect(await between()).toEqual([rich.address, gold.address])
})

test('behavior: a failed transaction moved nothing', async () => {
  const account = await someone()
  const { client } = anvil
  const call = { abi: gold.abi, address: gold.address, functionName: 'burn', args: [1n] }
  const hash = await client.writeContract({ account, chain: client.chain, ...call, gas: 100_000n } as never)
  await mined(anvil, hash)
  expect(await latest(account.address)).toMatchObject({
    metadata: { status: 'failed', operationType: 'execute', nonce: 0 },
    transfers: [],
  })
})

test('behavior: collectibles of both kinds', async () => {
  const account = await someone()
  const cats = await put('Collectible')
  await cats.write('mint', [account.address, 7n])
  expect((await latest(account.address))?.transfers).toMatchObject([
    {
      fungible_info: null,
      nft_info: { name: 'Cats #7', content: null, flags: { is_spam: false } },
      direction: 'in',
      quantity: { numeric: '1' },
    },
  ])
  await cats.write('send', [account.address, rich.address, 5n, 12n])
  expect((await latest(account.address))?.transfers).toMatchObject([
    { nft_info: { name: 'Cats #5' }, direction: 'out', quantity: { numeric: '12' } },
  ])
  await cats.write('sendMany', [rich.address, account.address, [1n, 2n ** 200n], [3n, 4n]])
  expect((await latest(account.address))?.transfers).toMatchObject([
    { nft_info: { name: 'Cats #1' }, direction: 'in', quantity: { numeric: '3' } },
    { nft_info: { name: 'Cats #16069…01376' }, quantity: { numeric: '4' } },
  ])
})

test.each([
  [
    'a link for a name',
    ['Visit gift-eth.com', 'GIFT', 18],
    (token: Deployed, to: Hex) => token.write('mint', [to, 5n]),
  ],
  [
    'the symbol of a known token',
    ['Gold', 'gld', 18],
    (token: Deployed, to: Hex) => token.write('mint', [to, 5n]),
  ],
  ['nothing in it', ['Dust', 'DST', 18], (token: Deployed, to: Hex) => token.write('mint', [to, 0n])],
  [
    'many receivers',
    ['Rain', 'RAIN', 18],
    (token: Deployed, to: Hex) =>
      token.write('mail', [
        [
          to,
          ...Array.from({ length: 25 }, (_, index) =>
            getAddress(`0x${String(index + 10).padStart(40, '1')}`),
          ),
        ],
        5n,
      ]),
  ],
] as const)('behavior: a token with %s is marked as spam [5.25]', async (_, args, send) => {
  const account = await someone()
  const token = await put('Token', args)
  await send(token, account.address)
  expect((await latest(account.address))?.transfers).toMatchObject([
    { fungible_info: { flags: { is_spam: true } } },
  ])
})

test('behavior: a zero-value transfer by a third party is spam even of a known token; the account’s own is not', async () => {
  const account = await someone()
  await gold.write('transferFrom', [account.address, rich.address, 0n])
  expect((await latest(account.address))?.transfers).toMatchObject([
    { fungible_info: { flags: { is_spam: true } } },
  ])
  await gold.write('transfer', [rich.address, 0n], { from: account })
  expect((await latest(account.address))?.transfers).toMatchObject([
    { direction: 'out', quantity: { numeric: '0' }, fungible_info: { flags: { is_spam: false } } },
  ])
})

test('behavior: a call that moves nothing is there all the same', async () => {
  const account = await someone()
  const { client } = anvil
  const hash = await client.sendTransaction({
    account,
    chain: client.chain,
    to: rich.address,
    data: '0xabcd',
  })
  await mined(anvil, hash)
  const { transactions } = (await fresh().history?.(chain, account.address, { limit: 10 })) ?? {}
  expect(transactions?.map(({ id, transfers }) => [id, transfers])).toEqual([[hash, []]])
})

test('behavior: an account that did nothing has an end and no beginning', async () => {
  expect(await fresh().history?.(chain, '0x00000000000000000000000000000000000000AA', { limit: 10 })).toEqual(
    {
      transactions: [],
      next: undefined,
    },
  )
})

test('property: pages of any size give every transaction once, newest first, also those of one block [7.04a]', async () => {
  const account = await someone('1000')
  const hashes: Hex[] = []
  const { client } = anvil
  for (let round = 0; round < 6; round++) {
    hashes.push(await gold.write('mint', [account.address, BigInt(round + 1)]))
    hashes.push(await pay(anvil, rich.address, '0.01', account))
  }
  // Ten in one block.
  await client.setAutomine(false)
  let nonce = await client.getTransactionCount({ address: account.address })
  for (let count = 0; count < 10; count++)
    hashes.push(
      await client.sendTransaction({
        account,
        chain: client.chain,
        to: rich.address,
        value: 1n,
        nonce: nonce++,
        gas: 21_000n,
        maxFeePerGas: parseGwei('20'),
        maxPriorityFeePerGas: parseGwei('1'),
      }),
    )
  await client.mine({ blocks: 1 })
  await client.setAutomine(true)
  hashes.push(await gold.write('transfer', [rich.address, 1n], { from: account }))

  const expected = hashes.toReversed()
  for (const limit of [1, 2, 3, 4, 7, 10, 11, 50]) {
    const pages = await everything(fresh(), account.address, limit)
    expect(pages.flat().map(({ id }) => id)).toEqual(expected)
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limit)
  }
})

test('property: without an index of the node tokens and approvals are found in the logs, page after page', async () => {
  const account = await someone()
  gateway.before = (_chain, method) => {
    if (method.startsWith('ots_')) throw new RpcFailure({ code: -32601, message: 'no such method' })
  }
  const hashes: Hex[] = []
  for (let round = 1; round <= 5; round++) {
    hashes.push(await gold.write('mint', [account.address, 100n]))
    hashes.push(await gold.write('transfer', [rich.address, BigInt(round)], { from: account }))
    hashes.push(await gold.write('approve', [rich.address, 5n], { from: account }))
  }
  for (const limit of [1, 4, 50]) {
    const pages = await everything(fresh(), account.address, limit)
    expect(pages.flat().map(({ id }) => id)).toEqual(hashes.toReversed())
  }
})

test('behavior: a node that allows few blocks at a time only makes pages shorter', async () => {
  const account = await someone()
  const first = await gold.write('mint', [account.address, 1n])
  await anvil.client.mine({ blocks: 900 })
  const second = await gold.write('mint', [account.address, 2n])
  gateway.before = (_chain, method, params) => {
    if (method.startsWith('ots_')) throw new RpcFailure({ code: -32601, message: 'no such method' })
    const [filter] = params as [{ fromBlock: Hex; toBlock: Hex }]
    if (method === 'eth_getLogs' && Number(filter.toBlock) - Number(filter.fromBlock) > 200)
      throw new RpcFailure({ code: -32005, message: 'too many blocks' })
  }
  const pages = await everything(fresh(), account.address, 10)
  expect(pages.flat().map(({ id }) => id)).toEqual([second, first])
})

test('behavior: paging goes on when the node’s index comes and goes', async () => {
  const account = await someone()
  const hashes: Hex[] = []
  for (let round = 1; round <= 9; round++)
    hashes.push(await gold.write('mint', [account.address, BigInt(round)]))
  const seen: string[] = []
  let before: HistoryPoint | undefined
  let page = 0
  do {
    const isAway = page++ % 2 === 1
    gateway.before = (_chain, method) => {
      if (isAway && method.startsWith('ots_'))
        throw new RpcFailure({ code: -32601, message: 'no such method' })
    }
    const answer = await fresh().history?.(chain, account.address, { limit: 2, before })
    seen.push(...(answer?.transactions.map(({ id }) => id) ?? []))
    before = answer?.next
  } while (before)
  expect(seen).toEqual(hashes.toReversed())
  expect(page).toBeGreaterThan(3)
})

test('error: a node that fails is not an empty history', async () => {
  gateway.before = (_chain, method) => {
    if (method === 'eth_getLogs') throw new RpcFailure({ code: -32000, message: 'busy' })
  }
  await expect(fresh().history?.(chain, rich.address, { limit: 5 })).rejects.toBeInstanceOf(RpcFailure)
})

test('error: a transaction that a node has lost is not left out in silence', async () => {
  const account = await someone()
  await gold.write('mint', [account.address, 1n])
  const evm = family({}, [], {
    cache: createMemoryCache({ clock }),
    gateway: {
      ...gateway,
      request: (chain, method, params, options) =>
        method === 'eth_getTransactionReceipt'
          ? Promise.resolve(null)
          : gateway.request(chain, method, params, options),
    },
  })
  await expect(evm.history?.(chain, account.address, { limit: 5 })).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('error: an index that fails after it worked is a failure, not a hole', async () => {
  const account = await someone()
  await pay(anvil, rich.address, '0.1', account)
  const evm = fresh()
  expect((await evm.history?.(chain, account.address, { limit: 5 }))?.transactions).toHaveLength(1)
  gateway.before = (_chain, method) => {
    if (method.startsWith('ots_')) throw new RpcFailure({ code: -32603, message: 'internal error' })
  }
  await expect(evm.history?.(chain, account.address, { limit: 5 })).rejects.toBeInstanceOf(RpcFailure)
})

test('error: logs that only look like transfers break nothing', async () => {
  const account = await someone()
  await put('Hostile', [4n, account.address])
  const cats = await put('Collectible')
  await cats.write('sendMany', [rich.address, account.address, [1n, 2n, 3n], [1n]])
  const { transactions } = (await fresh().history?.(chain, account.address, { limit: 10 })) ?? {}
  expect(transactions).toHaveLength(2)
  expect(transactions?.[1]?.transfers).toMatchObject([
    { fungible_info: { name: null, symbol: null, flags: { is_spam: true } }, quantity: { numeric: '1' } },
  ])
})
