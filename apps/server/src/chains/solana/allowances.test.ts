import type { ChainId } from '@latchkey/protocol/caip'
import { type Address, getBase58Encoder } from '@solana/kit'
import { afterAll, expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { startSurfpool } from '../../testing/startSurfpool.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { publicNodes } from './publicNodes.ts'
import { solanaFamily } from './solana.ts'
import { newTokenProgram, openLedger, tokenProgram } from './testing/ledger.ts'

const chain: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)
const gateway = directGateway({ [chain]: surfpool.url })
const clock = Date.now
const rest = { chains: publicNodes(), cache: createMemoryCache({ clock }), clock }
const { allowances } = solanaFamily({ gateway, ...rest })
const ledger = openLedger(surfpool)
const unlimited = 2n ** 64n - 1n

async function list(owner: string) {
  const found = await allowances?.(chain, owner)
  expect(found?.complete).toBe(true)
  return found?.allowances.map(({ amount, kind, since, spender, token }) => {
    expect([kind, since]).toEqual(['token', undefined])
    return [token.id, token.decimals, spender, amount]
  })
}

/** A second account of a token with a delegate, as another program may have made it. */
async function setDelegated(owner: Address, mint: Address, delegate: Address, amount: bigint) {
  const { encode } = getBase58Encoder()
  const data = Buffer.alloc(165)
  data.set(encode(mint), 0)
  data.set(encode(owner), 32)
  data.writeBigUInt64LE(100n, 64)
  data.writeUInt32LE(1, 72)
  data.set(encode(delegate), 76)
  data[108] = 1
  data.writeBigUInt64LE(amount, 121)
  await surfpool.call('surfnet_setAccount', [
    (await ledger.someone()).address,
    { lamports: 2_039_280, owner: tokenProgram, data: data.toString('hex') },
  ])
}

test('behavior: delegates of both token programs, unlimited ones first; a revoked one is gone', async () => {
  const owner = await ledger.someone()
  const [shop, thief] = [await ledger.someone(), await ledger.someone()]
  const [gold, silver] = [await ledger.mint(6), await ledger.mint(2, newTokenProgram)]
  expect(await list(owner.address)).toEqual([])
  await ledger.give(owner.address, gold, 5_000_000)
  await ledger.give(owner.address, silver, 100, newTokenProgram)
  await ledger.allow(owner, gold, shop.address, 1_500_000n)
  await ledger.allow(owner, silver, thief.address, unlimited, newTokenProgram)
  expect(await list(owner.address)).toEqual([
    [`${chain}:${silver}`, 2, thief.address, 'unlimited'],
    [`${chain}:${gold}`, 6, shop.address, 1_500_000n],
  ])
  await ledger.allow(owner, silver, undefined, 0n, newTokenProgram)
  await ledger.allow(owner, gold, thief.address, 7n)
  expect(await list(owner.address)).toEqual([[`${chain}:${gold}`, 6, thief.address, 7n]])
  await ledger.allow(owner, gold, thief.address, 0n)
  expect(await list(owner.address)).toEqual([])
})

test('behavior: a delegate of several accounts of a token is listed once, with what it may take of all', async () => {
  const owner = await ledger.someone()
  const [shop, other] = [await ledger.someone(), await ledger.someone()]
  const gold = await ledger.mint(6)
  await ledger.give(owner.address, gold, 5)
  await ledger.allow(owner, gold, shop.address, 4n)
  await setDelegated(owner.address, gold, shop.address, 3n)
  await setDelegated(owner.address, gold, other.address, 10n ** 15n + 1n)
  const found = await list(owner.address)
  expect(found).toHaveLength(2)
  expect(found).toContainEqual([`${chain}:${gold}`, 6, shop.address, 7n])
  // More than there is of the token.
  expect(found?.[0]).toEqual([`${chain}:${gold}`, 6, other.address, 'unlimited'])
})

test('error: a node that says what is no delegate is a chain that cannot be read', async () => {
  const info = { mint: tokenProgram, tokenAmount: { amount: '1', decimals: 6 }, delegate: 'x'.repeat(1_000) }
  const account = { pubkey: tokenProgram, account: { data: { parsed: { info } } } }
  const odd = solanaFamily({
    gateway: { ...gateway, request: async () => ({ value: [account] }) },
    ...rest,
  })
  await expect(odd.allowances?.(chain, tokenProgram)).rejects.toMatchObject({
    entry: { code: 'server/chain_unavailable' },
  })
})
