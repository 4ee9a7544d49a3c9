import { type Hex, parseEther } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)
const { driver, found } = evmOn([anvil])
const [network] = driver.networks
if (!network) throw new Error('no network')
const session = await driver.connect({ wallet: found })
const address = session.accounts[0]?.address as Hex
const to = '0x00000000000000000000000000000000DeaDBeef'

const record = (hash: string) =>
  on(driver.receipts).transfers({ network, handle: { chain: network.id, hash, sentAt: 0 } })

test('behavior: a coin transfer is read from the node, with time and confirmations', async () => {
  const amount = parseEther('0.5')
  const handle = await on(driver.transfers).send({ session, network, address, to, amount })
  await on(driver.receipts).wait({ network, handle })
  const first = await record(handle.hash)
  expect(first).toMatchObject({
    status: 'success',
    transfers: [{ token: undefined, from: address, to, amount }],
  })
  expect(Math.abs(Date.now() - (first.at ?? 0))).toBeLessThan(60_000)
  await anvil.client.mine({ blocks: 2 })
  expect((await record(handle.hash)).confirmations).toBe(first.confirmations + 2)
})

test('behavior: a transaction that is in no block is pending, and an invalid hash is rejected', async () => {
  expect(await record(`0x${'ab'.repeat(32)}`)).toEqual({ status: 'pending', confirmations: 0, transfers: [] })
  await expect(record('0x12')).rejects.toMatchObject({ code: 'value/bad_transaction_hash' })
})

test('error: an address without a token contract', async () => {
  await expect(on(driver.balances).token({ network, token: to })).rejects.toMatchObject({
    code: 'send/token_missing',
  })
})
