import { type Address, getAddressEncoder } from '@solana/addresses'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Driver } from '../../driver.ts'
import { newTokenProgram, systemProgram, tokenProgram } from '../accounts.ts'
import { toBase58 } from '../base58.ts'
import { ed25519 } from '../curve.ts'
import { solanaOn } from '../testing.ts'
import {
  budget,
  createMaker,
  type Maker,
  type MakerOptions,
  type MakerSwap,
  openAccount,
  payCoins,
  payTokens,
  roles,
  type Step,
} from '../testingMaker.ts'
import { type Surfpool, startSurfpool } from '../testingNode.ts'
import { associatedAccount, littleEndian } from '../transfer.ts'
import { fromBase64, readTransaction, toBase64 } from '../wire.ts'
import { judgeSwap } from './judgeSwap.ts'
import { jupiterProgram, wrappedCoin } from './programs.ts'

// There is no exchange on a local node: a maker that signs its half stands in for one.
let surfpool: Surfpool
let maker: Maker
let dollar: string
let euro: string
let newer: string
let world: Awaited<ReturnType<typeof solanaOn>>
let me: string
const million = 1_000_000_000_000n

beforeAll(async () => {
  surfpool = await startSurfpool({ slotTime: 100 })
  maker = createMaker(surfpool)
  ;[dollar, euro] = [await surfpool.mint(), await surfpool.mint()]
  newer = await surfpool.mint({ newer: true, fee: { basisPoints: 100, most: million } })
  world = await solanaOn([surfpool])
  me = world.wallet.addresses[0] as string
  for (const owner of [me, maker.address]) {
    await surfpool.fund(owner, 100_000_000_000n)
    await surfpool.give(owner, dollar, million)
    await surfpool.give(owner, euro, million)
    await surfpool.give(owner, newer, million, { newer: true })
  }
}, 60_000)
afterAll(() => surfpool?.stop())

type Wanted = Omit<MakerSwap, 'user'>
const units = 5_000_000n
const out = 4_000_000n
const tokens = (): Wanted => ({ from: dollar, to: euro, units, out })
const fromCoin = (): Wanted => ({ ...tokens(), from: undefined })
const toCoin = (): Wanted => ({ ...tokens(), to: undefined })

function termsOf({ from, out, to, units }: Wanted, transaction: string): Driver.JudgeSwapArgs {
  const { network } = surfpool
  const least = (out * 99n) / 100n
  return { network, address: me, from, to, units, least, spender: undefined, approvals: [], transaction }
}

type Told = MakerOptions & {
  readonly terms?: Partial<Driver.JudgeSwapArgs>
  /** The swap that is written instead of the one that is shown. */
  readonly written?: Partial<Wanted>
}

async function judge(swap: Wanted, { terms, written, ...options }: Told = {}) {
  const transaction = await maker.write({ ...swap, ...written, user: me }, options)
  return judgeSwap({ ...termsOf(swap, transaction), ...terms })
}
const and =
  (...more: readonly Step[]) =>
  (steps: readonly Step[]) => [...steps, ...more]
const ata = (owner: string, mint: string, program = tokenProgram) => associatedAccount(owner, mint, program)
/** An instruction of a token program that the visitor signs. */
const ofToken = (accounts: readonly string[], data: readonly number[], program = tokenProgram): Step => ({
  programAddress: program,
  accounts: [
    ...accounts.map((address) => ({ address, role: roles.write })),
    { address: me, role: roles.sign },
  ],
  data: Uint8Array.from(data),
})

async function send(transaction: string) {
  const session = await world.driver.connect({ wallet: world.found })
  const { network } = surfpool
  const handle = await (await world.driver.transactions?.())?.send({
    session,
    network,
    address: me,
    transaction,
  })
  if (!handle) throw new Error('nothing was sent')
  return await (await world.driver.receipts?.())?.wait({ network, handle })
}

describe('honest', () => {
  test.each([
    ['token for token', tokens],
    ['coin for token', fromCoin],
    ['token for coin', toCoin],
  ])('behavior: %s is fair, and goes through', async (_what, swap) => {
    const transaction = await maker.write({ ...swap(), user: me })
    const verdict = await judgeSwap(termsOf(swap(), transaction))
    // Two signatures and the price of 300,000 units.
    expect(verdict).toEqual({ status: 'fair', least: out, simulated: true, fee: 10_300n })
    expect(await send(transaction)).toMatchObject({ status: 'success' })
  })

  test('behavior: the deposit of a token account that it opens is part of what it costs', async () => {
    const token = await surfpool.mint()
    await surfpool.give(maker.address, token, million)
    const verdict = await judge({ ...tokens(), to: token })
    expect(verdict).toMatchObject({ status: 'fair', fee: 10_300n + 2_039_280n })
  })

  test('behavior: accounts in a lookup table are read from the network', async () => {
    const table = surfpool.fresh()
    const listed = [await ata(maker.address, dollar), await ata(maker.address, euro)]
    await writeTable(table, listed)
    expect(await judge(tokens(), { tables: { [table]: listed } })).toMatchObject({ status: 'fair' })
  })

  test('behavior: wrapped on the way and unwrapped after, the coin is the coin', async () => {
    const own = await ata(me, wrappedCoin)
    const steps = [
      await openAccount(me, me, wrappedCoin),
      payCoins(me, own, units),
      { ...ofToken([], [17]), accounts: [{ address: own, role: roles.write }] },
      ofToken([own, me], [9]),
    ]
    const verdict = await judge(fromCoin(), {
      written: { units: 0n },
      terms: { from: undefined },
      steps: and(...steps),
    })
    expect(verdict).toMatchObject({ status: 'fair', fee: 10_300n })
  })

  test('behavior: a program that the host names is judged by what a node says that it does', async () => {
    const swap = tokens()
    const call: Step = { programAddress: memo, accounts: [], data: new TextEncoder().encode('swap') }
    // A memo stands in for the exchange: it is a program that the local node has.
    expect(await judge(swap, { steps: and(call) })).toMatchObject({ status: 'fair', least: out })
    const other = surfpool.fresh()
    const unknown = await judge(swap, { steps: and({ ...call, programAddress: other }) })
    expect(unknown).toMatchObject({ details: 'it calls a program that is not a known exchange' })
    const terms = { contracts: { routers: `${surfpool.fresh()}, ${other}` } }
    // Named, it is tried, and the node has no such program.
    expect(await judge(swap, { steps: and({ ...call, programAddress: other }), terms })).toMatchObject({
      status: 'reverts',
    })
  })
})

const encoder = getAddressEncoder()
const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** Writes a lookup table into an account, as the program of lookup tables does. */
async function writeTable(address: string, listed: readonly string[], owner = tableProgram) {
  const header = new Uint8Array(56)
  header.set([1, 0, 0, 0, ...new Array(8).fill(255)])
  const data = [header, ...listed.map((key) => encoder.encode(key as Address))].map((part) =>
    Buffer.from(Uint8Array.from(part)).toString('hex'),
  )
  await surfpool.call('surfnet_setAccount', [address, { lamports: 10_000_000, owner, data: data.join('') }])
}
const tableProgram = 'AddressLookupTab1e1111111111111111111111111'

describe('hostile', () => {
  const thief = toBase58(ed25519.getPublicKey(new Uint8Array(32).fill(7)))

  test.each<[string, () => Told | Promise<Told>, string]>([
    ['less out', () => ({ written: { out: out / 2n } }), 'its minimum is lower'],
    ['more in', () => ({ written: { units: units + 1n } }), 'it takes another amount'],
    [
      'another token in',
      () => ({ written: { from: newer, newer: { from: true } } }),
      'a token that is not swapped',
    ],
    ['another token out', () => ({ written: { to: newer, newer: { to: true } } }), 'its minimum is lower'],
    [
      'a payment of coins more',
      () => ({ steps: and(payCoins(me, thief, 1n)) }),
      'it pays coins that are not swapped',
    ],
    [
      'a payment of the same token more',
      async () => ({
        steps: and(await payTokens({ owner: me, to: maker.address, mint: dollar, amount: 1n })),
      }),
      'it takes another amount',
    ],
    [
      'a payment of the token that is bought',
      async () => ({
        steps: and(await payTokens({ owner: me, to: maker.address, mint: euro, amount: out })),
      }),
      'a token that is not swapped',
    ],
    [
      'every instruction twice',
      () => ({ steps: (steps) => [...steps.slice(2), ...steps.slice(2)] }),
      'another amount',
    ],
    [
      'an allowance',
      async () => ({
        steps: and(ofToken([await ata(me, dollar), thief], [4, ...littleEndian(units, 8)])),
      }),
      'it does more with tokens',
    ],
    [
      'a checked allowance',
      async () => ({
        steps: and(ofToken([await ata(me, dollar), dollar, thief], [13, ...littleEndian(units, 8), 6])),
      }),
      'it does more with tokens',
    ],
    [
      'a new owner',
      async () => ({
        steps: and({
          ...ofToken([await ata(me, dollar)], [6, 2, 1, ...encoder.encode(thief as Address)]),
        }),
      }),
      'it does more with tokens',
    ],
    [
      'a token account closed',
      async () => ({ steps: and(ofToken([await ata(me, dollar), thief], [9])) }),
      'it closes a token account',
    ],
    [
      'its own token account closed to another',
      async () => ({ steps: and(ofToken([await ata(me, euro), me], [9])) }),
      'it closes a token account',
    ],
    [
      'a burn',
      async () => ({ steps: and(ofToken([await ata(me, dollar), dollar], [8, ...littleEndian(1n, 8)])) }),
      'it does more with tokens',
    ],
    [
      'another receiver',
      async () => ({
        steps: (steps: readonly Step[]) => [
          ...steps.slice(0, -1),
          {
            ...(steps.at(-1) as Step),
            accounts: (steps.at(-1) as Step).accounts.map((account, index) =>
              index === 2 ? { ...account, address: makerEuro } : account,
            ),
          },
        ],
      }),
      'its minimum is lower',
    ],
    ['another who pays the fee', () => ({ payer: maker.address }), 'another account pays its fee'],
    ['a half that is not signed', () => ({ unsigned: true }), 'others have yet to sign it'],
    [
      'an unknown program',
      () => ({ steps: and({ programAddress: thief, accounts: [], data: new Uint8Array(8) }) }),
      'a program that is not a known exchange',
    ],
    [
      'an unknown program with the signature',
      () => ({
        steps: and({
          programAddress: thief,
          accounts: [{ address: me, role: roles.signAndWrite }],
          data: new Uint8Array(8),
        }),
      }),
      'a program that is not a known exchange',
    ],
    [
      'a priority fee far above the usual',
      () => ({ steps: (steps) => [budget(3, 10_000_000n, 8), ...steps.filter((_, index) => index !== 1)] }),
      'its fee is unusually high',
    ],
    [
      'a nonce that keeps it valid',
      () => ({
        steps: (steps) => [
          {
            programAddress: systemProgram,
            accounts: [
              { address: thief, role: roles.write },
              { address: 'SysvarRecentB1ockHashes11111111111111111111', role: roles.read },
              { address: me, role: roles.sign },
            ],
            data: Uint8Array.from([4, 0, 0, 0]),
          },
          ...steps,
        ],
      }),
      'it does more with accounts',
    ],
    [
      'the account given to a program',
      () => ({
        steps: and({
          programAddress: systemProgram,
          accounts: [{ address: me, role: roles.signAndWrite }],
          data: Uint8Array.from([1, 0, 0, 0, ...encoder.encode(thief as Address)]),
        }),
      }),
      'it does more with accounts',
    ],
    [
      'a token account paid for another',
      async () => ({ steps: and(await openAccount(me, thief, euro)) }),
      'it pays for the account of another',
    ],
    [
      'deposits for accounts that it does not need',
      async () => {
        const mints = await Promise.all(Array.from({ length: 5 }, () => surfpool.mint()))
        return { steps: and(...(await Promise.all(mints.map((mint) => openAccount(me, me, mint))))) }
      },
      'it leaves too many deposits',
    ],
    [
      'a table that is none',
      async () => {
        const table = surfpool.fresh()
        await writeTable(table, [makerEuro], systemProgram)
        return { tables: { [table]: [makerEuro] } }
      },
      'its accounts cannot be read',
    ],
    [
      'a table that is too short',
      async () => {
        const table = surfpool.fresh()
        await writeTable(table, [])
        return { tables: { [table]: [makerEuro] } }
      },
      'its accounts cannot be read',
    ],
    [
      'a table that names another receiver',
      async () => {
        const table = surfpool.fresh()
        const own = await ata(me, euro)
        await writeTable(table, [makerEuro])
        return { tables: { [table]: [own] } }
      },
      'its minimum is lower',
    ],
    [
      'an approval before it',
      () => ({ terms: { approvals: [{ to: dollar, data: '', value: 0n }] } }),
      'it allows more',
    ],
    ['someone who may take it', () => ({ terms: { spender: thief } }), 'it allows more'],
    [
      'a call',
      () => ({ terms: { transaction: { to: thief, data: '0x', value: 0n } } }),
      'it is not a transaction',
    ],
    ['bytes that are none', () => ({ terms: { transaction: 'AAAA' } }), 'cannot be read'],
    [
      'no network to ask',
      () => ({ terms: { network: { ...surfpool.network, rpcUrls: [] } } }),
      'no node other than',
    ],
  ])('error: a swap with %s is refused', async (_what, told, details) => {
    makerEuro = await ata(maker.address, euro)
    const verdict = await judge(tokens(), await told())
    expect(verdict).toMatchObject({ status: 'refused', details: expect.stringContaining(details) })
  })
  let makerEuro: string

  test('error: bytes after the message are refused', async () => {
    const transaction = await maker.write({ ...tokens(), user: me })
    const longer = toBase64(Uint8Array.from([...(fromBase64(transaction) as Uint8Array), 0]))
    expect(await judgeSwap(termsOf(tokens(), longer))).toMatchObject({
      details: 'its transaction cannot be read',
    })
  })

  test('error: a token that withholds a part gives less than its instruction says', async () => {
    const token = await surfpool.mint({ newer: true, fee: { basisPoints: 100, most: million } })
    await surfpool.give(maker.address, token, million, { newer: true })
    const swap = { ...tokens(), to: token, newer: { to: true } }
    expect(await judge(swap)).toMatchObject({ status: 'fair' })
    const verdict = await judge(swap, { terms: { least: out } })
    expect(verdict).toEqual({ status: 'refused', details: 'it gives less than is shown' })
  })

  test('error: coins left wrapped are not coins', async () => {
    const own = await ata(me, wrappedCoin)
    const steps = [
      await openAccount(me, me, wrappedCoin),
      payCoins(maker.address, own, out),
      { ...ofToken([], [17]), accounts: [{ address: own, role: roles.write }] },
    ]
    const verdict = await judge(toCoin(), { written: { out: 0n }, steps: and(...steps) })
    expect(verdict).toMatchObject({ status: 'refused' })
  })

  test('error: one that would fail now is told apart', async () => {
    const verdict = await judge({ ...tokens(), units: 10n * million })
    expect(verdict).toEqual({ status: 'reverts' })
  })
})

test('property: whatever a hostile server changes, a fair swap takes no more and gives no less', async () => {
  const transaction = await maker.write({ ...tokens(), user: me })
  const bytes = fromBase64(transaction) as Uint8Array
  const { signers } = readTransaction(bytes)
  const start = 1 + 64 * signers.length
  const terms = termsOf(tokens(), transaction)
  const offline = { ...terms, network: { ...surfpool.network, rpcUrls: [] } }
  const change = fc.record({ at: fc.nat({ max: bytes.length - 1 }), to: fc.nat({ max: 255 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (changes, signed) => {
        const other = Uint8Array.from(bytes)
        for (const { at, to } of changes) other[at] = to
        if (other.every((byte, index) => byte === bytes[index])) return
        // A server that is the maker signs whatever it has changed.
        const text = toBase64(signed ? maker.sign(other) : other)
        const verdict = await judgeSwap({ ...offline, transaction: text })
        // Without a node none is fair, so that only the decoder decides here.
        expect(verdict.status).toBe('refused')
        const details = 'details' in verdict ? verdict.details : ''
        if (!details.startsWith('no node')) return
        // What is left must be a swap: its message differs in what moves nothing of the visitor's.
        const live = await judgeSwap({ ...terms, transaction: text })
        if (live.status !== 'fair') return
        expect(live.least ?? 0n).toBeGreaterThanOrEqual(terms.least - 1n)
        expect(live.fee ?? 0n).toBeLessThan(3_000_000n)
        expect(other.length).toBeGreaterThan(start)
      },
    ),
    { numRuns: process.env.EXHAUSTIVE ? 10_000 : 150 },
  )
}, 600_000)

test('property: random instructions in a swap are refused or harmless', async () => {
  const own = { dollar: await ata(me, dollar), euro: await ata(me, euro) }
  const others = { dollar: await ata(maker.address, dollar), euro: await ata(maker.address, euro) }
  const accounts = [me, maker.address, dollar, euro, ...Object.values(own), ...Object.values(others)]
  const programs = [systemProgram, tokenProgram, newTokenProgram, jupiterProgram]
  const step = fc.record({
    programAddress: fc.constantFrom(...programs),
    accounts: fc.array(
      fc.record({ address: fc.constantFrom(...accounts), role: fc.constantFrom(...Object.values(roles)) }),
      { maxLength: 5 },
    ),
    data: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      // Payments and allowances of amounts that are there.
      fc
        .tuple(fc.constantFrom(3, 4, 8, 9, 12, 13, 17), fc.nat({ max: 10_000_000 }))
        .map(([kind, amount]) =>
          Uint8Array.from([
            kind,
            ...(kind === 9 || kind === 17 ? [] : littleEndian(BigInt(amount), 8)),
            ...(kind === 12 || kind === 13 ? [6] : []),
          ]),
        ),
      fc
        .tuple(fc.nat({ max: 12 }), fc.nat({ max: 10_000_000 }))
        .map(([kind, amount]) => Uint8Array.from([kind, 0, 0, 0, ...littleEndian(BigInt(amount), 8)])),
    ),
  })
  const swap = tokens()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      // Only those that sign already can sign: the rest would be refused for it.
      const sane = steps.map((one) => ({
        ...one,
        accounts: one.accounts.map(({ address, role }) => ({
          address,
          role: address === me || address === maker.address ? role : role % 2,
        })),
      }))
      const transaction = await maker.write({ ...swap, user: me }, { steps: and(...sane) })
      const verdict = await judgeSwap(termsOf(swap, transaction))
      if (verdict.status !== 'fair') return
      const changes = await world.driver
        .transactions?.()
        .then(({ simulate }) => simulate?.({ network: surfpool.network, address: me, transaction }))
      const deltaOf = (mint: string | undefined) =>
        changes?.changes.find(({ token }) => token.address === mint)?.delta ?? 0n
      expect(deltaOf(dollar)).toBeGreaterThanOrEqual(-units)
      expect(deltaOf(euro)).toBeGreaterThanOrEqual((out * 99n) / 100n - 1n)
      expect(deltaOf(undefined)).toBeGreaterThanOrEqual(-3_000_000n)
      expect(changes?.approvals).toEqual([])
    }),
    { numRuns: process.env.EXHAUSTIVE ? 10_000 : 100 },
  )
}, 1_200_000)
