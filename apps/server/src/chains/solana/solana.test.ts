import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { ChainId } from '@latchkey/protocol/caip'
import { getBase58Decoder } from '@solana/kit'
import { afterAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { startSurfpool } from '../../testing/startSurfpool.ts'
import type { HistoryPoint } from '../chain.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { decodeBase58 } from './base58.ts'
import { publicNodes } from './publicNodes.ts'
import { solanaFamily } from './solana.ts'
import { newTokenProgram, openLedger } from './testing/ledger.ts'
import list from './tokens.json' with { type: 'json' }

const chain: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)
const gateway = directGateway({ [chain]: surfpool.url })
const clock = Date.now
const cache = createMemoryCache({ clock })
const solana = solanaFamily({ gateway, chains: publicNodes(), cache, clock })
const ledger = openLedger(surfpool)
const coin = 'So11111111111111111111111111111111111111111'

test.each([
  ['So11111111111111111111111111111111111111112', true],
  [coin, true],
  ['11111111111111111111111111111111', true],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', true],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTD', false],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10', false],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['1'.repeat(33), false],
  ['z'.repeat(44), false],
  ['', false],
])('behavior: whether %s is an address: %s', (value, is) => {
  expect(solana.isAddress(value)).toBe(is)
})

test('error: a text of any length is looked at no longer than an address is', () => {
  expect(solana.isAddress('z'.repeat(1_000_000))).toBe(false)
})

test('behavior: every token on the list has an address', () => {
  for (const { mint } of list.tokens) expect(solana.isAddress(mint)).toBe(true)
  expect(new Set(list.tokens.map(({ mint }) => mint)).size).toBe(list.tokens.length)
})

test('property: base58 reads what others write', () => {
  for (let length = 1; length <= 64; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) =>
      index < length % 5 ? 0 : (index * 37 + length) % 256,
    )
    expect(decodeBase58(getBase58Decoder().decode(bytes))).toEqual(bytes)
  }
})

test('behavior: SOL first, then tokens of both programs, empty ones left out [9.10b]', async () => {
  const account = await ledger.someone(3)
  const [gold, silver, none] = [
    await ledger.mint(6),
    await ledger.mint(0, newTokenProgram),
    await ledger.mint(9),
  ]
  await ledger.give(account.address, gold, 2_500_000)
  await ledger.give(account.address, silver, 7, newTokenProgram)
  await ledger.give(account.address, none, 0)
  const [first, ...rest] = (await solana.holdings?.(chain, account.address)) ?? []
  expect(first).toEqual({
    token: { id: `${chain}:${coin}`, name: 'Solana', symbol: 'SOL', decimals: 9 },
    units: 3_000_000_000n,
  })
  expect(rest.map(({ token, units }) => [token.id, token.decimals, units])).toEqual([
    [`${chain}:${gold}`, 6, 2_500_000n],
    [`${chain}:${silver}`, 0, 7n],
  ])
  expect(rest[0]?.token.symbol).toBe(`${gold.slice(0, 4)}…${gold.slice(-4)}`)
})

test('behavior: an unknown account has no SOL', async () => {
  const stranger = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  expect(await solana.holdings?.(chain, stranger)).toMatchObject([{ units: 0n }])
  expect(await solana.history?.(chain, stranger, { limit: 10 })).toEqual({
    transactions: [],
    next: undefined,
  })
})

test('behavior: exactly the tokens asked for, none left out', async () => {
  const account = await ledger.someone(1)
  const gold = await ledger.mint(6)
  await ledger.give(account.address, gold, 5)
  const empty = await ledger.mint(2)
  const holdings = await solana.balancesOf?.(chain, account.address, [gold, coin, empty])
  expect(holdings?.map(({ units }) => units)).toEqual([5n, 1_000_000_000n, 0n])
})

test('behavior: an address that is not a mint has balance 0, and the others are returned', async () => {
  const account = await ledger.someone(1)
  const { address: none } = await ledger.someone()
  const wanted = [coin, none]
  const answer = (message: string) => {
    // As validators do; the node in these tests returns an empty list.
    gateway.before = (_chain, method) => {
      if (method === 'getTokenAccountsByOwner') throw new RpcFailure({ code: -32602, message })
    }
    return solana.balancesOf?.(chain, account.address, wanted)
  }
  try {
    const holdings = await answer('Invalid param: could not find mint')
    expect(holdings?.map(({ units }) => units)).toEqual([1_000_000_000n, 0n])
    await expect(answer('Invalid params: unknown variant')).rejects.toThrow('unknown variant')
  } finally {
    gateway.before = undefined
  }
})

test('behavior: what a mint is', async () => {
  const gold = await ledger.mint(6)
  const { address } = await ledger.someone()
  const infos = await solana.tokenInfo?.(chain, [gold, coin, address])
  expect(infos?.map((info) => info?.decimals)).toEqual([6, 9, undefined])
})

test('behavior: payments as both sides see them, without the fee [7.04a]', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const signature = await ledger.pay(alice, bob.address, 1_250_000_000n)
  const [sent] = (await solana.history?.(chain, alice.address, { limit: 10 }))?.transactions ?? []
  const [received] = (await solana.history?.(chain, bob.address, { limit: 10 }))?.transactions ?? []
  expect(sent).toMatchObject({
    id: signature,
    metadata: {
      operationType: 'send',
      hash: signature,
      sentFrom: alice.address,
      sentTo: bob.address,
      status: 'confirmed',
      nonce: 0,
      chain,
    },
    transfers: [{ direction: 'out', quantity: { numeric: '1.25' }, fungible_info: { symbol: 'SOL' } }],
  })
  // As this node reports it: it counts in thousands of seconds where others count in seconds.
  const { blockTime } = (await surfpool.call('getTransaction', [signature, { commitment: 'confirmed' }])) as {
    blockTime: number
  }
  expect(sent?.metadata.minedAt).toBe(new Date(blockTime * 1_000).toISOString())
  expect(received).toMatchObject({
    metadata: { operationType: 'receive', sentFrom: alice.address, sentTo: bob.address },
    transfers: [{ direction: 'in', quantity: { numeric: '1.25' } }],
  })
})

test('behavior: tokens that move', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const gold = await ledger.mint(2)
  await ledger.give(alice.address, gold, 1_000)
  await ledger.give(bob.address, gold, 1)
  await ledger.move(alice, bob.address, gold, 250n)
  const [sent] = (await solana.history?.(chain, alice.address, { limit: 10 }))?.transactions ?? []
  expect(sent).toMatchObject({
    metadata: { operationType: 'send', sentTo: bob.address },
    transfers: [{ direction: 'out', quantity: { numeric: '2.5' } }],
  })
})

test('behavior: a failed transaction moved nothing', async () => {
  const [alice, bob] = [await ledger.someone(1), await ledger.someone()]
  await ledger.pay(alice, bob.address, 5_000_000_000n)
  const [failed] = (await solana.history?.(chain, alice.address, { limit: 10 }))?.transactions ?? []
  expect(failed).toMatchObject({ metadata: { status: 'failed', operationType: 'send' }, transfers: [] })
})

test('property: pages of any size give every transaction once', async () => {
  const [alice, bob] = [await ledger.someone(), await ledger.someone()]
  const signatures: string[] = []
  for (let count = 1n; count <= 7n; count++)
    signatures.push(await ledger.pay(alice, bob.address, count * 1_000_000n))
  for (const limit of [1, 3, 7, 20]) {
    const seen: string[] = []
    let before: HistoryPoint | undefined
    do {
      const answer = await solana.history?.(chain, alice.address, { limit, before })
      seen.push(...(answer?.transactions.map(({ id }) => id) ?? []))
      before = answer?.next
    } while (before)
    // This node keeps no order inside a slot.
    expect(seen.toSorted()).toEqual(signatures.toSorted())
  }
})

test('error: an answer of another shape is no answer', async () => {
  const odd = solanaFamily({
    gateway: { ...gateway, request: async () => ({ value: '1' }) },
    chains: publicNodes(),
    cache,
    clock,
  })
  await expect(odd.holdings?.(chain, coin)).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})

test('behavior: verifies the signer in every signature encoding, and refuses others', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = getBase58Decoder().decode(publicKey.export({ format: 'der', type: 'spki' }).subarray(12))
  const message = 'Sign in to example.com'
  const signature = sign(
    null,
    Buffer.from(message),
    createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  )
  const verify = (signature: string, text = message, of = address) =>
    solana.verifyMessage?.({ chain, address: of, message: text, signature })
  expect(await verify(getBase58Decoder().decode(signature))).toBe(true)
  expect(await verify(`0x${signature.toString('hex')}`)).toBe(true)
  expect(await verify(signature.toString('base64'))).toBe(true)
  expect(await verify(signature.toString('base64'), 'Send everything')).toBe(false)
  expect(await verify(signature.toString('base64'), message, coin)).toBe(false)
  expect(await verify('')).toBe(false)
  expect(await verify('0x00')).toBe(false)
  expect(await verify('z'.repeat(100_000))).toBe(false)
  expect(await verify(getBase58Decoder().decode(new Uint8Array(64)))).toBe(false)
})
