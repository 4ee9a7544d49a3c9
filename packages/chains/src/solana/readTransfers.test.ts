import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { toRecord } from './readTransfers.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'

const surfpool = await startSurfpool({ slotTime: 40 })
afterAll(surfpool.stop)
const { driver, found, wallet } = await solanaOn([surfpool])
const network = driver.networks[0] as Network
const session = await driver.connect({ wallet: found })
const address = wallet.addresses[0] as string
await surfpool.fund(address, 10_000_000_000n)

async function send(args: { to: string; amount: bigint; token?: string }) {
  const handle = await on(driver.transfers).send({ session, network, address, ...args })
  await on(driver.receipts).wait({ network, handle })
  return await on(driver.receipts).transfers({ network, handle })
}

test('behavior: a SOL transfer is read from the change of the recipient’s balance', async () => {
  const to = surfpool.fresh()
  const record = await send({ to, amount: 1_500_000_000n })
  expect(record).toMatchObject({
    status: 'success',
    transfers: [{ token: undefined, from: address, to, amount: 1_500_000_000n }],
  })
  expect(record.confirmations).toBeGreaterThan(0)
})

test('behavior: a token transfer is listed by owners, also into a new token account', async () => {
  const [mint, to] = [await surfpool.mint(), surfpool.fresh()]
  await surfpool.give(address, mint, 9_000_000n)
  expect(await on(driver.balances).token({ network, token: mint, address })).toMatchObject({
    decimals: 6,
    value: 9_000_000n,
  })
  const { transfers } = await send({ to, amount: 2_500_000n, token: mint })
  expect(transfers).toContainEqual({ token: mint, from: address, to, amount: 2_500_000n })
})

test('behavior: a token without a name of its own is called as its metadata says', async () => {
  const [named, nameless] = [await surfpool.mint({ symbol: 'JUP' }), await surfpool.mint()]
  const symbolOf = async (token: string) => (await on(driver.balances).token({ network, token })).symbol
  expect(await symbolOf(named)).toBe('JUP')
  expect(await symbolOf(nameless)).toBe('')
})

test('behavior: an unknown transaction is pending, and an invalid signature is rejected', async () => {
  const record = (hash: string) =>
    on(driver.receipts).transfers({ network, handle: { chain: network.id, hash, sentAt: 0 } })
  expect((await record('5'.repeat(88))).status).toBe('pending')
  await expect(record('0x12')).rejects.toMatchObject({ code: 'value/bad_transaction_hash' })
  await expect(on(driver.balances).token({ network, token: address })).rejects.toMatchObject({
    code: 'send/token_missing',
  })
})

test('error: more accounts than a transaction can have are not read', () => {
  const balances = Array<number>(300).fill(5)
  const found = {
    slot: 1,
    meta: { err: null, preBalances: balances, postBalances: balances },
    transaction: { message: { accountKeys: Array<string>(300).fill(address) } },
  }
  expect(() => toRecord(found, 1n)).toThrow(expect.objectContaining({ code: 'request/http_failed' }))
})
