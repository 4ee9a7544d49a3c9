import fc from 'fast-check'
import { expect, test } from 'vitest'
import { littleEndian } from '../transfer.ts'
import { jupiterProgram, wrappedCoin } from './programs.ts'
import { readRoute } from './readRoute.ts'
import { findOwnAccounts, readSwap } from './readSwap.ts'
import type { Instruction } from './readWhole.ts'

// Instructions are written by hand from the IDL that the program publishes. The program itself
// does not run here.
const me = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const thief = '8opHzTAnfzRpPEx21XtnrVTX28YQuCpAjcn1PczScKh'
const dollar = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const euro = 'HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr'
const other = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const units = 5_000_000n
const quoted = 4_000_000n
const wanted = { address: me, from: dollar, to: euro, units }
const own = await findOwnAccounts(wanted)
const [source = '', destination = ''] = [own.from[0], own.to[0]]

/** By name: the first eight bytes, whether an identifier follows, and the accounts that matter. */
const forms = {
  route: ['e517cb977ae3ad2a', false, ['t', 'me', 'source', 'destination', 'none', 'euro', 'none']],
  exact_out_route: [
    'd033ef977b2bed5c',
    false,
    ['t', 'me', 'source', 'destination', 'none', 'dollar', 'euro', 'none'],
  ],
  shared_accounts_route: [
    'c1209b3341d69c81',
    true,
    ['t', 'a', 'me', 'source', 'p', 'p', 'destination', 'dollar', 'euro', 'none', 'none'],
  ],
  shared_accounts_exact_out_route: [
    'b0d169a89a7d453e',
    true,
    ['t', 'a', 'me', 'source', 'p', 'p', 'destination', 'dollar', 'euro', 'none', 'none'],
  ],
  route_v2: ['bb64facc31c4af14', false, ['me', 'source', 'destination', 'dollar', 'euro', 't', 't', 'none']],
  exact_out_route_v2: [
    '9d8ab85215f4f324',
    false,
    ['me', 'source', 'destination', 'dollar', 'euro', 't', 't', 'none'],
  ],
  shared_accounts_route_v2: [
    'd19853937cfed8e9',
    true,
    ['a', 'me', 'source', 'p', 'p', 'destination', 'dollar', 'euro', 't', 't'],
  ],
  shared_accounts_exact_out_route_v2: [
    '3560e5cad8bbfa18',
    true,
    ['a', 'me', 'source', 'p', 'p', 'destination', 'dollar', 'euro', 't', 't'],
  ],
} as const satisfies Record<string, readonly [string, boolean, readonly string[]]>
type Form = keyof typeof forms
const names = Object.keys(forms) as Form[]

const addresses: Readonly<Record<string, string>> = {
  me,
  source,
  destination,
  dollar,
  euro,
  none: jupiterProgram,
}
const u64 = (value: bigint) => littleEndian(value, 8)
const u16 = (value: number) => littleEndian(BigInt(value), 2)

type Part = {
  accounts?: Readonly<Record<string, string>>
  first?: bigint
  quoted?: bigint
  slippage?: number
  fee?: number
  route?: readonly number[]
  after?: readonly number[]
}

/** One step over Raydium (7), and one over a pool of Whirlpool (17) in one direction. */
const twoSteps = [2, 0, 0, 0, 7, 100, 0, 1, 17, 1, 100, 1, 2]

function write(name: Form, part: Part = {}): Instruction {
  const [head, hasId, places] = forms[name]
  const isSecond = name.endsWith('v2')
  const isExactOut = name.includes('exact_out')
  // 1 % of what is quoted may be lost.
  const { slippage = 100, fee = 0, after = [], accounts = {} } = part
  const first = part.first ?? (isExactOut ? 3_960_000n : units)
  const second = part.quoted ?? (isExactOut ? 4_950_000n : quoted)
  const bytes = head.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const id = hasId ? [3] : []
  const data = isSecond
    ? [
        ...bytes,
        ...id,
        ...u64(first),
        ...u64(second),
        ...u16(slippage),
        ...u16(fee),
        ...u16(0),
        1,
        0,
        0,
        0,
        9,
        9,
      ]
    : [...bytes, ...id, ...(part.route ?? twoSteps), ...u64(first), ...u64(second), ...u16(slippage), fee]
  return {
    program: jupiterProgram,
    accounts: places.map((place) => accounts[place] ?? addresses[place] ?? other),
    data: Uint8Array.from([...data, ...after]),
  }
}

const judge = (...instructions: Instruction[]) =>
  readSwap(instructions, wanted, { own, routers: [], signerCount: 1 })

test.each(names)('behavior: %s says what it takes and gives', (name) => {
  expect(judge(write(name))).toEqual({ status: 'read', least: 3_960_000n, fee: 5_000n })
})

test.each(
  names.flatMap((name) => [
    [name, 'more than is swapped', { first: units + 1n, quoted: quoted * 2n }, 'amount'] as const,
    [name, 'for another', { accounts: { me: thief } }, 'another account'] as const,
    [name, 'from elsewhere', { accounts: { source: thief } }, 'another token'] as const,
    [name, 'to another', { accounts: { destination: thief } }, 'another recipient'] as const,
    [name, 'for another token', { accounts: { euro: other } }, 'gives another token'] as const,
    [name, 'with a fee', { fee: 1 }, 'cannot be read'] as const,
    [name, 'with more loss than there is', { slippage: 10_001 }, 'cannot be read'] as const,
  ]),
)('error: %s %s is refused', (name, _what, part: Part, details) => {
  const taken = judge(write(name, part))
  if (name.includes('exact_out') && details === 'amount') {
    expect(judge(write(name, { quoted: units }))).toMatchObject({
      details: expect.stringContaining('amount'),
    })
    return
  }
  expect(taken).toMatchObject({ status: 'wrong', details: expect.stringContaining(details) })
})

test.each(['route', 'exact_out_route', 'route_v2', 'exact_out_route_v2'] as const)(
  'error: %s to an account that is named beside is refused',
  (name) => {
    const honest = write(name)
    const place = forms[name][2].indexOf('none')
    const accounts = honest.accounts.map((account, index) => (index === place ? thief : account))
    expect(judge({ ...honest, accounts })).toMatchObject({ details: 'it pays another recipient' })
  },
)

test('error: amounts that follow the real ones are not read in their place', () => {
  const lie = [...u64(1n), ...u64(quoted * 2n), ...u16(0), 0]
  expect(judge(write('route', { first: units * 9n, after: lie }))).toMatchObject({ status: 'wrong' })
  expect(judge(write('route_v2', { first: units * 9n, after: lie }))).toMatchObject({ status: 'wrong' })
  // Honest ones have none.
  expect(judge(write('route', { after: [0] }))).toMatchObject({ details: 'its route cannot be read' })
})

test.each([
  ['an exchange that is not known', [1, 0, 0, 0, 200, 100, 0, 1]],
  ['one whose bytes have changed', [1, 0, 0, 0, 111, 0, 0, 0, 0, 100, 0, 1]],
  ['no step', [0, 0, 0, 0]],
  ['more steps than fit', [255, 255, 255, 255]],
  ['a list longer than the data', [1, 0, 0, 0, 75, 255, 255, 255, 255, 100, 0, 1]],
])('error: a route with %s is not read', (_what, route) => {
  expect(judge(write('route', { route }))).toMatchObject({ details: 'its route cannot be read' })
})

test('behavior: lists of accounts inside a route are skipped', () => {
  const route = [2, 0, 0, 0, 47, 1, 1, 1, 0, 0, 0, 5, 2, 50, 0, 1, 47, 0, 0, 50, 0, 1]
  expect(judge(write('route', { route }))).toMatchObject({ status: 'read', least: 3_960_000n })
})

test('error: two routes, or a route and a payment, take more than one', async () => {
  expect(judge(write('route_v2'), write('route_v2'))).toMatchObject({ status: 'wrong' })
  const payment: Instruction = {
    program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    accounts: [source, dollar, thief, me],
    data: Uint8Array.from([12, ...u64(1n), 6]),
  }
  expect(judge(write('route_v2'), payment)).toMatchObject({ details: 'it takes another amount' })
})

test('behavior: the coin is swapped in its wrapped form', async () => {
  const coin = { ...wanted, from: undefined }
  const accounts = await findOwnAccounts(coin)
  const instruction = write('route_v2', { accounts: { source: accounts.wrapped, dollar: wrappedCoin } })
  const read = readSwap([instruction], coin, { own: accounts, routers: [], signerCount: 1 })
  expect(read).toEqual({ status: 'read', least: 3_960_000n, fee: 5_000n })
})

test.each([
  ['claim', '3ec6d6c1d59f6cd2'],
  ['set_token_ledger', 'e455b9704e4f4d02'],
  ['route_with_token_ledger', '96564774a75d0e68'],
  ['shared_accounts_route_with_token_ledger', 'e6798f50779f6aaa'],
])('error: %s is no swap', (_name, head) => {
  const data = Uint8Array.from(head.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [])
  const honest = write('route')
  const instruction = { ...honest, data: Uint8Array.from([...data, ...honest.data.slice(8)]) }
  expect(judge(instruction)).toMatchObject({ details: 'its route cannot be read' })
})

test('property: bytes of any kind are read or not, and never throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.uint8Array({ maxLength: 80 }), (name, bytes) => {
      const honest = write(name)
      const data = Uint8Array.from([...honest.data.slice(0, 8), ...bytes])
      const read = readRoute({ ...honest, data })
      if (read) expect(read.least).toBeGreaterThanOrEqual(0n)
    }),
    { numRuns: process.env.EXHAUSTIVE ? 10_000 : 500 },
  )
})
