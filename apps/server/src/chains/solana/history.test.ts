import type { ChainId } from '@latchkey/protocol/caip'
import { getBase58Decoder, type KeyPairSigner } from '@solana/kit'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { startSurfpool } from '../../testing/startSurfpool.ts'
import type { ChainFamily, HistoryPoint } from '../chain.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { maxTokenAccounts } from './getHistory.ts'
import { publicNodes } from './publicNodes.ts'
import { solanaFamily } from './solana.ts'
import { newTokenProgram, openLedger, tokenProgram } from './testing/ledger.ts'

const chain: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)
const gateway = directGateway({ [chain]: surfpool.url })
const clock = Date.now
const rest = { chains: publicNodes(), cache: createMemoryCache({ clock }), clock }
const solana = solanaFamily({ gateway, ...rest })
const ledger = openLedger(surfpool)
const isExhaustive = Boolean(process.env.EXHAUSTIVE)

const newest = async (account: string, limit = 10) => {
  const answer = await solana.history?.(chain, account, { limit })
  return answer?.transactions ?? []
}

/** Every page of an account, and whether the last one says that something may be missing. */
async function readAll({ history }: ChainFamily, account: string, limit: number) {
  const pages: string[][] = []
  let before: HistoryPoint | undefined
  for (;;) {
    const answer = await history?.(chain, account, { limit, before })
    pages.push(answer?.transactions.map(({ id }) => id) ?? [])
    if (!answer?.next) return { pages, ids: pages.flat(), isPartial: answer?.isPartial === true }
    // It crosses the network in a cursor.
    before = JSON.parse(JSON.stringify(answer.next)) as HistoryPoint
  }
}

test('behavior: a token that arrives at an existing token account is listed, with who sent it', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const [gold, silver] = [await ledger.mint(2), await ledger.mint(2, newTokenProgram)]
  for (const { address } of [alice, bob]) {
    await ledger.give(address, gold, 1_000)
    await ledger.give(address, silver, 1_000, newTokenProgram)
  }
  const first = await ledger.move(alice, bob.address, gold, 250n)
  const second = await ledger.move(alice, bob.address, silver, 100n, newTokenProgram)
  const received = await newest(bob.address)
  expect(received.map(({ id }) => id)).toEqual([second, first])
  expect(received[1]).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: alice.address, sentTo: bob.address },
    transfers: [{ direction: 'in', quantity: { numeric: '2.5' } }],
  })
})

test('behavior: delegates that are set and removed, tokens that are burned, and accounts that are opened', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const [gold, silver] = [await ledger.mint(2), await ledger.mint(2)]
  await ledger.give(alice.address, gold, 1_000)
  await ledger.allow(alice, gold, bob.address, 5n)
  await ledger.allow(alice, gold)
  await ledger.burn(alice, gold, 250n)
  await ledger.open(alice, alice.address, silver)
  const found = await newest(alice.address)
  expect(found.map(({ metadata }) => metadata.operationType)).toEqual([
    'execute',
    'burn',
    'revoke',
    'approve',
  ])
  expect(found[3]?.approvals).toEqual([
    { name: `Token ${gold.slice(0, 4)}…${gold.slice(-4)}`, symbol: `${gold.slice(0, 4)}…${gold.slice(-4)}` },
  ])
  expect(found[3]?.transfers).toEqual([])
})

test('property: random transfers are each listed once, newest first, whatever the size of a page', async () => {
  const count = isExhaustive ? 150 : 18
  const people = await Promise.all(Array.from({ length: 4 }, () => ledger.someone()))
  const owner = people[0] as KeyPairSigner
  const [gold, silver] = [await ledger.mint(2), await ledger.mint(2, newTokenProgram)]
  for (const { address } of people) {
    await ledger.give(address, gold, 1_000_000)
    await ledger.give(address, silver, 1_000_000, newTokenProgram)
  }
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item
  const signatures: string[] = []
  while (signatures.length < count) {
    // Several at once, so that slots have more than one of them.
    const burst = people.slice(1).map((other, index) => {
      const [from, to] = index === 0 && Math.random() < 0.5 ? [owner, other] : [other, owner]
      const amount = BigInt(1 + Math.floor(Math.random() * 1_000))
      return pick([
        () => ledger.pay(from, to.address, 1_000_000n + amount),
        () => ledger.move(from, to.address, gold, amount),
        () => ledger.move(from, to.address, silver, amount, newTokenProgram),
      ])()
    })
    signatures.push(...(await Promise.all(burst)))
  }
  for (const limit of [1, 2, 7, 25]) {
    const { ids } = await readAll(solana, owner.address, limit)
    expect(ids.toSorted()).toEqual(signatures.toSorted())
    const slots = await Promise.all(
      ids.map(async (id) => {
        const options = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
        return ((await surfpool.call('getTransaction', [id, options])) as { slot: number }).slot
      }),
    )
    expect(slots).toEqual(slots.toSorted((a, b) => b - a))
  }
})

/** A node's index, as text that a model can hold: which address has which transactions. */
type Entry = { slot: number; index: number; signature: string; addresses: readonly number[] }

const addressAt = (index: number) => getBase58Decoder().decode(new Uint8Array(32).fill(9).with(31, index + 1))
const signatureAt = (index: number, salt: number) => {
  const bytes = new Uint8Array(64).fill(7)
  // The order of signatures is not that of transactions.
  bytes.set([(index * 2_654_435_761 + salt) & 255, index >> 8, index & 255, salt & 255])
  return getBase58Decoder().decode(bytes)
}

/** Solana's reference node, or one that only starts from signatures of the address itself. */
function nodeOf(entries: readonly Entry[], { firstSlot = 0, isStrict = false, most = 0 } = {}) {
  const sorted = entries.toSorted((a, b) => b.slot - a.slot || b.index - a.index)
  const asked = new Map<string, number>()
  const request = async (_: ChainId, method: string, params: unknown): Promise<unknown> => {
    asked.set(method, (asked.get(method) ?? 0) + 1)
    const [first, second] = params as [string, Record<string, unknown>]
    if (method === 'getTokenAccountsByOwner') {
      if (second.programId !== tokenProgram) return { value: [] }
      const info = { mint: tokenProgram, tokenAmount: { amount: '1', decimals: 0 } }
      return {
        value: Array.from({ length: most || 3 }, (_, index) => ({
          pubkey: addressAt(index + 1),
          account: { data: { parsed: { info } } },
        })),
      }
    }
    if (method === 'getSignaturesForAddress') {
      const { before, limit } = (params as [string, { before?: string; limit: number }])[1]
      const start = sorted.findIndex(({ signature }) => signature === before)
      if (before !== undefined && start < 0) return []
      const isOwn = (entry: Entry | undefined) =>
        entry?.addresses.some((index) => addressAt(index) === first) === true
      if (before !== undefined && isStrict && !isOwn(sorted[start])) return []
      return sorted
        .slice(start + 1)
        .filter(isOwn)
        .slice(0, limit)
        .map(({ signature, slot }) => ({ signature, slot, err: null, blockTime: slot }))
    }
    if (method === 'getTransaction') return null
    return method === 'getFirstAvailableBlock' ? firstSlot : { value: 0 }
  }
  const family = solanaFamily({
    gateway: { ...gateway, request: request as typeof gateway.request },
    ...rest,
  })
  return { asked, family }
}

const ledgers = fc
  .array(
    fc.record({
      slot: fc.integer({ min: 1, max: 12 }),
      addresses: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1 }),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((one, index): Entry => ({ ...one, index, signature: signatureAt(index, one.slot) })))

test('property: slots with many transactions, in any order: each once, on pages that are not too long', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledgers,
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
      async (entries, limit, isStrict) => {
        const { family } = nodeOf(entries, { isStrict })
        const { ids, pages } = await readAll(family, addressAt(0), limit)
        expect(ids.toSorted()).toEqual(entries.map(({ signature }) => signature).toSorted())
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(limit)
        const slotOf = new Map(entries.map(({ signature, slot }) => [signature, slot]))
        const slots = ids.map((id) => slotOf.get(id) ?? 0)
        expect(slots).toEqual(slots.toSorted((a, b) => b - a))
      },
    ),
    { numRuns: isExhaustive ? 20_000 : 150 },
  )
})

test.each([false, true])(
  'behavior: token accounts with thousands of newer transactions (a node that only starts from own signatures: %s)',
  async (isStrict) => {
    // The owner's own transactions are older than most of the token account's.
    const entries = Array.from(
      { length: 2_600 },
      (_, index): Entry => ({
        slot: 10 + index,
        index: 0,
        signature: signatureAt(index, index % 251),
        addresses: index < 120 ? [index % 2] : [1],
      }),
    )
    const { asked, family } = nodeOf(entries, { isStrict })
    const { ids } = await readAll(family, addressAt(0), 200)
    expect(ids).toEqual(entries.toReversed().map(({ signature }) => signature))
    const pages = 13
    expect(asked.get('getTransaction')).toBe(2_600)
    expect(asked.get('getSignaturesForAddress')).toBeLessThanOrEqual(pages * (4 + (isStrict ? 4 : 2)))
  },
)

test('behavior: a transaction that the node cannot show is listed as such', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const signature = await ledger.pay(alice, bob.address, 1_000_000n)
  const error = new RpcFailure({ code: -32_015, message: 'Transaction version (1) is not supported' })
  const answers = [() => Promise.reject(error), async () => null, async () => ({ slot: 'soon' })]
  for (const answer of answers) {
    const odd = solanaFamily({
      gateway: {
        ...gateway,
        request: async (chain, method, ...rest) =>
          method === 'getTransaction' ? await answer() : await gateway.request(chain, method, ...rest),
      },
      ...rest,
    })
    expect((await odd.history?.(chain, alice.address, { limit: 10 }))?.transactions).toMatchObject([
      { id: signature, metadata: { operationType: 'unknown', status: 'confirmed', chain }, transfers: [] },
    ])
  }
})

test('behavior: the end is only claimed where the nodes have everything', async () => {
  const entry = { slot: 5, index: 0, signature: signatureAt(0, 1), addresses: [0] }
  const partial = async (...args: Parameters<typeof nodeOf>) =>
    (await readAll(nodeOf(...args).family, addressAt(0), 10)).isPartial
  expect(await partial([entry])).toBe(false)
  expect(await partial([entry], { firstSlot: 300_000_000 })).toBe(true)
  expect(await partial([entry], { most: maxTokenAccounts })).toBe(false)
  expect(await partial([entry], { most: maxTokenAccounts + 1 })).toBe(true)
  // Its first transaction created the account.
  const [alice, bob] = [await ledger.someone(), await ledger.someone(0)]
  await ledger.pay(alice, bob.address, 1_000_000_000n)
  const pruned = solanaFamily({
    gateway: {
      ...gateway,
      request: async (chain, method, ...rest) =>
        method === 'getFirstAvailableBlock' ? 300_000_000 : await gateway.request(chain, method, ...rest),
    },
    ...rest,
  })
  expect((await readAll(pruned, bob.address, 10)).isPartial).toBe(false)
  expect((await readAll(pruned, alice.address, 10)).isPartial).toBe(true)
  expect((await readAll(pruned, (await ledger.someone()).address, 10)).isPartial).toBe(true)
  expect((await readAll(pruned, (await ledger.someone(0)).address, 10)).isPartial).toBe(false)
})

test('error: a node that does not know the previous page does not end the list', async () => {
  const entries = [1, 2, 3].map((slot) => ({
    slot,
    index: 0,
    signature: signatureAt(slot, 1),
    addresses: [0],
  }))
  const { next } = (await nodeOf(entries).family.history?.(chain, addressAt(0), { limit: 2 })) ?? {}
  const pruned = nodeOf([]).family.history?.(chain, addressAt(0), { limit: 2, before: next })
  await expect(pruned).rejects.toMatchObject({ entry: { code: 'server/chain_unavailable' } })
})
