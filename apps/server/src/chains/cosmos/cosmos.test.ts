import type { ChainId } from '@latchkey/protocol/caip'
import { isAccountId } from '@latchkey/protocol/caip'
import { transaction as transactionShape } from '@latchkey/protocol/http/history'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Gateway, RpcFailure } from '../../gateway/gateway.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { readAllBalances, readBalance, writeAllBalances, writeBalance } from './bank.ts'
import { cosmosFamily } from './cosmos.ts'
import { bytesField, textField } from './protobuf.ts'
import { namedChains, publicNodes } from './publicNodes.ts'
import list from './tokens.json' with { type: 'json' }

const { COSMOSHUB: hub, OSMOSIS: osmosis, NOBLE: noble } = namedChains
const me = 'osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn'
const onHub = 'cosmos1qurswpc8qurswpc8qurswpc8qurswpc8nn86qp'
const bob = 'osmo1cyyzpxplxdzkeea7kwsydadg87357qnahakaks'
const contract = 'osmo1pyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysk2ce0w'
const usdc = 'ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858'
const usdcToken = usdc.replace('/', '%2F')

/** A stand-in for a node with an index. Its transactions are those that `history` returns for a query. */
function family(node: {
  balances?: Readonly<Record<string, bigint>>
  history?: (query: string) => readonly unknown[]
  answer?: (method: string, params: Readonly<Record<string, unknown>>) => unknown
}) {
  const { balances = {}, history = () => [] } = node
  const coin = (denom: string) =>
    bytesField(1, textField(1, denom), textField(2, String(balances[denom] ?? 0)))
  const gateway: Gateway = {
    ...directGateway({}),
    async request(_chain, method, params) {
      const given = params as Readonly<Record<string, unknown>>
      const answer = node.answer?.(method, given)
      if (answer !== undefined) return answer
      if (method === 'tx_search') return { txs: history(String(given.query)).slice(0, 50) }
      if (method === 'header')
        return { header: { height: given.height, time: '2026-01-02T03:04:05.123456789Z' } }
      const data = Buffer.from(String(given.data), 'hex').toString('latin1')
      const isAll = String(given.path).endsWith('AllBalances')
      const asked = Object.keys(balances).find((denom) => data.endsWith(denom)) ?? 'uosmo'
      const value = isAll ? Buffer.concat(Object.keys(balances).map(coin)) : coin(asked)
      return { response: { code: 0, value: value.toString('base64') } }
    },
  }
  return cosmosFamily({ gateway, chains: publicNodes() })
}
const cosmos = family({})

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, index: true }))
const event = (type: string, values: Readonly<Record<string, string>>) => ({
  type,
  attributes: attributes(values),
})
const transfer = (sender: string, recipient: string, amount: string, index: string | undefined = '0') =>
  event('transfer', { recipient, sender, amount, ...(index && { msg_index: index }) })
const fee = (payer: string, amount = '500uosmo') => [
  transfer(payer, 'osmo17xpfvakm2amg962yls6f84z3kell8c5lczssa0', amount, ''),
  event('tx', { fee: amount, fee_payer: payer }),
]
const hashOf = (index: number) => index.toString(16).toUpperCase().padStart(64, '0')
const tx = (
  index: number,
  events: unknown[],
  more: { code?: number; height?: number; index?: number } = {},
) => ({
  hash: hashOf(index),
  height: String(more.height ?? 1_000 - index),
  index: more.index ?? 0,
  tx_result: { code: more.code ?? 0, events },
})
async function read(events: unknown[], more = {}) {
  const answer = await family({ history: () => [tx(1, events, more)] }).history?.(osmosis, me, { limit: 25 })
  return answer?.transactions[0]
}

test.each([
  [me, undefined, true],
  [me, osmosis, true],
  [me.toUpperCase(), osmosis, true],
  [contract, osmosis, true],
  [me, hub, false],
  [onHub, hub, true],
  [onHub, osmosis, false],
  [me, namedChains.OSMOSIS_TESTNET, true],
  // The operator's own chain, whose prefix is not known.
  ['bc1qurswpc8qurswpc8qurswpc8qurswpc8mscz3m', 'cosmos:own-1', true],
  [`O${me.slice(1)}`, osmosis, false],
  [`${me.slice(0, -1)}m`, undefined, false],
  [`${me.slice(0, -2)}${me.slice(-1)}`, undefined, false],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', undefined, false],
  ['native', undefined, false],
] as const)('behavior: whether %s is an address on %s: %s', (value, chain, is) => {
  expect(cosmos.isAddress(value, chain)).toBe(is)
})

test('error: a text of any length is looked at no longer than an address is', () => {
  expect(cosmos.isAddress('osmo1'.repeat(200_000))).toBe(false)
})

test('property: an address with one letter changed is none', () => {
  const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  fc.assert(
    fc.property(fc.constantFrom(me, onHub, contract), fc.nat(57), fc.nat(31), (address, back, letter) => {
      const start = address.indexOf('1') + 1
      const at = start + (back % (address.length - start))
      const changed = `${address.slice(0, at)}${letters[letter]}${address.slice(at + 1)}`
      expect(cosmos.isAddress(changed)).toBe(changed === address)
    }),
    { numRuns: process.env.EXHAUSTIVE ? 1_000_000 : 1_000 },
  )
})

test.each([
  ['native', 'native'],
  ['uosmo', 'native'],
  ['uatom', 'uatom'],
  [usdcToken, usdcToken],
  [usdc, usdcToken],
  [usdcToken.replace('%2F', '%2f'), usdcToken],
  [`factory%2F${me}%2FuA`, `factory%2F${me}%2FuA`],
  [`factory%2F${me}%2Fua`, `factory%2F${me}%2Fua`],
  ['a_b', 'a%5Fb'],
  ['', undefined],
  ['ab', undefined],
  ['1abc', undefined],
  ['a b c', undefined],
  ['abc%00', undefined],
  [`a${'/'.repeat(60)}`, undefined],
])('behavior: %s as a token is %s', (value, token) => {
  expect(cosmos.toToken(value, osmosis)).toBe(token)
  if (token) expect(isAccountId(`${osmosis}:${token}`)).toBe(true)
})

test('behavior: every listed denom is a token of its chain, and fits one id', () => {
  for (const [chain, { coin, tokens }] of Object.entries(list.chains)) {
    expect(cosmos.toToken(coin, chain as ChainId)).toBe('native')
    const ids = tokens.map(({ denom }) => cosmos.toToken(denom, chain as ChainId))
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(tokens.length)
  }
})

test('behavior: requests and answers of the bank are those that cosmjs writes', () => {
  const to = '0a2b6f736d6f316379797a7078706c78647a6b656561376b777379646164673837333537716e6168616b616b73'
  expect(writeAllBalances(bob, undefined).toString('hex')).toBe(`${to}120318e807`)
  expect(writeAllBalances(bob, Buffer.from('uosmo')).toString('hex')).toBe(`${to}120a0a05756f736d6f18e807`)
  expect(writeBalance(bob, 'uosmo').toString('hex')).toBe(`${to}1205756f736d6f`)
  const all = Buffer.from(
    'Ck8KRGliYy9EMTg5MzM1QzZFNEE2OEI1MTNDMTBBQjIyN0JGMUMxRDM4Qzc0Njc2NjI3OEJBM0VFQjRGQjE0MTI0RjFEODU4EgcyNTAwMDAwCjAKBXVvc21vEiczNDAyODIzNjY5MjA5Mzg0NjM0NjMzNzQ2MDc0MzE3NjgyMTE0NTYSCgoFdW9zbW8QuBc=',
    'base64',
  )
  expect(readAllBalances(all)).toEqual({
    coins: [
      { denom: usdc, units: 2_500_000n },
      { denom: 'uosmo', units: 2n ** 128n },
    ],
    next: Buffer.from('uosmo'),
  })
  const one = Buffer.from('CjAKBXVvc21vEiczNDAyODIzNjY5MjA5Mzg0NjM0NjMzNzQ2MDc0MzE3NjgyMTE0NTY=', 'base64')
  expect(readBalance(one, 'uosmo')).toBe(2n ** 128n)
  expect(readBalance(one, 'uatom')).toBeUndefined()
  expect(readBalance(Buffer.alloc(0), 'uosmo')).toBe(0n)
})

test('property: bytes of any kind are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      readAllBalances(Buffer.from(bytes))
      readBalance(Buffer.from(bytes), 'uosmo')
    }),
    { numRuns: process.env.EXHAUSTIVE ? 1_000_000 : 2_000 },
  )
})

test('behavior: the coin first, then listed denoms, and what is not listed has no decimals', async () => {
  const own = `factory/${bob}/uGold`
  const balances = { [own]: 7n, [usdc]: 2_500_000n, uosmo: 3_000_000n, uion: 0n }
  expect(await family({ balances }).holdings?.(osmosis, me)).toEqual([
    {
      token: { id: `${osmosis}:native`, name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
      units: 3_000_000n,
    },
    {
      token: { id: `${osmosis}:${usdcToken}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
      units: 2_500_000n,
      isListed: true,
    },
    {
      token: { id: `${osmosis}:factory%2F${bob}%2FuGold`, name: own, symbol: own, decimals: 0 },
      units: 7n,
      isListed: false,
    },
  ])
})

test('behavior: pages of denoms are read up to a limit, and the coin whatever is before it', async () => {
  let pages = 0
  const answer = (_method: string, { path }: Readonly<Record<string, unknown>>) => {
    if (!String(path).endsWith('AllBalances')) return undefined
    const page = ++pages
    const coins = Array.from({ length: 100 }, (_, index) =>
      bytesField(1, textField(1, `factory/${page}/${index}`), textField(2, '1')),
    )
    const value = Buffer.concat([...coins, bytesField(2, textField(1, 'more'))])
    return { response: { value: value.toString('base64') } }
  }
  const holdings = await family({ balances: { uosmo: 5n }, answer }).holdings?.(osmosis, me)
  expect(holdings?.[0]?.units).toBe(5n)
  expect([pages, holdings?.length]).toEqual([5, 301])
})

test('behavior: exactly the tokens asked for', async () => {
  const { balancesOf } = family({ balances: { [usdc]: 5n, uosmo: 2n } })
  const holdings = await balancesOf?.(osmosis, me, [usdcToken, 'native'])
  expect(holdings?.map(({ token, units }) => [token.symbol, units])).toEqual([
    ['USDC', 5n],
    ['OSMO', 2n],
  ])
})

test('error: of the coin of an unknown chain nothing is said', async () => {
  await expect(cosmos.holdings?.('cosmos:own-1', me)).rejects.toMatchObject({
    entry: { code: 'server/chain_unsupported' },
  })
})

test.each([
  [{ response: { code: 5, log: 'refused' } }],
  [{ response: { value: 'ÿ' } }],
  [{ response: { value: 'AAAA' } }],
  [{}],
  [7],
])('error: %j is no balance', async (result) => {
  await expect(family({ answer: () => result }).holdings?.(osmosis, me)).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('behavior: what was sent is without the fee', async () => {
  const sent = await read([...fee(me), transfer(me, bob, '1500000uosmo')])
  expect(sent).toEqual({
    id: hashOf(1),
    metadata: {
      operationType: 'send',
      hash: hashOf(1),
      minedAt: '2026-01-02T03:04:05.123Z',
      sentFrom: me,
      sentTo: bob,
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain: osmosis,
    },
    transfers: [
      {
        fungible_info: { name: 'Osmosis', symbol: 'OSMO', icon: null, flags: { is_spam: false } },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '1.5' },
        value: null,
        price: null,
      },
    ],
  })
  expect(z.parse(transactionShape, sent)).toEqual(sent)
})

test.each([
  ['received', [...fee(bob), transfer(bob, me, '5uosmo')], 'receive', [['in', '0.000005']]],
  ['to itself', [...fee(me), transfer(me, me, '5uosmo')], 'send', [['self', '0.000005']]],
  [
    'a trade, net of what came back',
    [...fee(me), transfer(me, bob, '9uosmo'), transfer(bob, me, `4uosmo,70${usdc}`, '1')],
    'trade',
    [
      ['out', '0.000005'],
      ['in', '0.00007'],
    ],
  ],
  ['only a fee', fee(me), 'execute', []],
  [
    'older nodes: the fee is told by its amount, once',
    [
      transfer(me, contract, '500uosmo', ''),
      event('tx', { fee: '500uosmo', fee_payer: me }),
      transfer(me, bob, '500uosmo', ''),
    ],
    'send',
    [['out', '0.0005']],
  ],
  [
    'several transfers in one event',
    [
      {
        type: 'transfer',
        attributes: [
          ...attributes({ recipient: bob, sender: me, amount: '1uosmo' }),
          ...attributes({ recipient: me, sender: bob, amount: '3uosmo' }),
        ],
      },
    ],
    'receive',
    [['in', '0.000002']],
  ],
  [
    'amounts that are none',
    [transfer(bob, me, 'uosmo,1,-5uosmo,'), transfer(bob, me, '2uosmo')],
    'receive',
    [['in', '0.000002']],
  ],
] as const)('behavior: %s', async (_, events, operation, transfers) => {
  const found = await read([...events])
  expect(found?.metadata.operationType).toBe(operation)
  expect(found?.transfers.map(({ direction, quantity }) => [direction, quantity.numeric])).toEqual(transfers)
})

test('behavior: what failed moved nothing; an unlisted denom that was sent unasked is spam', async () => {
  expect(await read([...fee(me), transfer(me, bob, '5uosmo')], { code: 5 })).toMatchObject({
    metadata: { status: 'failed' },
    transfers: [],
  })
  const gift = transfer(bob, me, `5factory/${bob}/claim.example`)
  expect((await read([...fee(bob), gift]))?.transfers[0]?.fungible_info?.flags).toEqual({ is_spam: true })
})

test('behavior: pages of both searches, each transaction once, until there are no more', async () => {
  const mine = Array.from({ length: 120 }, (_, index) =>
    tx(2 * index, [transfer(me, bob, '1uosmo')], { height: 10_000 - index }),
  )
  const theirs = Array.from({ length: 60 }, (_, index) =>
    tx(2 * index + 1, [transfer(bob, me, '1uosmo')], { height: 10_000 - 3 * index, index: 1 }),
  )
  const { history } = family({
    history(query) {
      const [, top = '99999'] = /tx\.height<=(\d+)$/.exec(query) ?? []
      const all = query.startsWith(`message.sender='${me}'`) ? mine : [...theirs, ...mine.slice(0, 9)]
      return all
        .filter(({ height }) => Number(height) <= Number(top))
        .toSorted((a, b) => Number(b.height) - Number(a.height))
    },
  })
  const seen: string[] = []
  const times: number[] = []
  let before = undefined as Parameters<NonNullable<typeof history>>[2]['before']
  for (let pages = 0; pages < 30; pages++) {
    const answer = await history?.(osmosis, me, { limit: 25, before })
    seen.push(...(answer?.transactions.map(({ id }) => id) ?? []))
    times.push(answer?.transactions.length ?? 0)
    before = answer?.next
    if (!before) break
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(180)
  expect(Math.max(...times)).toBe(25)
})

test('error: where the node has no index, the history is refused', async () => {
  const answer = (method: string) => {
    if (method === 'tx_search')
      throw new RpcFailure({
        code: -32603,
        message: 'Internal error',
        data: 'transaction indexing is disabled',
      })
    return undefined
  }
  await expect(family({ answer }).history?.(osmosis, me, { limit: 25 })).rejects.toThrow(RpcFailure)
})

test.each([
  [[{ ...tx(1, []), hash: 'x' }]],
  [[{ ...tx(1, []), height: '-1' }]],
  [[{ ...tx(1, []), tx_result: null }]],
  [[{ ...tx(1, [{ type: 7 }]) }]],
  [Array.from({ length: 51 }, (_, index) => tx(index, []))],
])('error: %j is no history', async (txs) => {
  const answer = (method: string) => (method === 'tx_search' ? { txs } : undefined)
  await expect(family({ answer }).history?.(osmosis, me, { limit: 25 })).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('behavior: names and price ids of listed denoms only', async () => {
  const infos = await cosmos.tokenInfo?.(osmosis, [usdcToken, 'constructor', 'uion'])
  expect(infos?.map((info) => info?.symbol)).toEqual(['USDC', undefined, 'ION'])
  expect(cosmos.priceId?.(osmosis, 'uion')).toBe('ion')
  expect(cosmos.priceId?.(namedChains.OSMOSIS_TESTNET, 'uion')).toBeUndefined()
  expect(cosmos.nativeCoin(noble)).toMatchObject({ symbol: 'USDC', decimals: 6 })
})
