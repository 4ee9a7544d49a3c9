import { base64 } from '@scure/base'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Network, TransactionHandle } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { bitcoinOn, createTestBitcoinWallet } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())
afterEach(() => {
  bitcoind.esplora.answer(undefined)
  bitcoind.esplora.freeze(false)
})

const someone = () => createTestBitcoinWallet().addresses[0] as string
const amount = 100_000n

/** A transfer that is sent and unconfirmed. */
async function sent() {
  const { network } = bitcoind
  const { driver, found, wallet } = bitcoinOn([network])
  const address = wallet.addresses[0] as string
  await bitcoind.fund(address, 1_000_000n)
  const session = await driver.connect({ wallet: found })
  const to = someone()
  const handle = await on(driver.transfers).send({ session, network, address, to, amount })
  /** Signs with the wallet's keys, as the wallet itself does when a visitor speeds a transaction up. */
  const sign = async (psbt: Uint8Array) => {
    const inputs = [{ index: 0, address }]
    return base64.decode(String(await wallet.ask('signPsbt', { psbt: base64.encode(psbt), inputs })))
  }
  return { address, handle, id: handle.hash, sign, to }
}

const driver = bitcoinOn([]).driver
const wait = (
  handle: TransactionHandle,
  { network = bitcoind.network, signal = AbortSignal.timeout(20_000) } = {},
) => on(driver.receipts).wait({ network, handle, signal })
const transfersOf = (hash: string) =>
  on(driver.receipts).transfers({
    network: bitcoind.network,
    handle: { chain: bitcoind.network.id, hash, sentAt: 0 },
  })

test('behavior: waits for a block, from the handle alone', async () => {
  const { handle } = await sent()
  // As it comes back from storage after a reload.
  const waiting = wait(JSON.parse(JSON.stringify(handle)) as TransactionHandle)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await bitcoind.mine()
  expect(await waiting).toEqual({ hash: handle.hash, status: 'success' })
})

test('behavior: sped up by the wallet, it is replaced by one that pays the same', async () => {
  const { handle, id, sign } = await sent()
  const waiting = wait(handle)
  const other = await bitcoind.replace({ id, sign })
  await bitcoind.mine()
  expect(await waiting).toEqual({ hash: other, status: 'success', replaced: true })
})

test('behavior: cancelled by the wallet, it is replaced and dropped, once the other one is in a block', async () => {
  const { address, handle, id, sign } = await sent()
  const other = await bitcoind.replace({ id, sign, to: address })
  const waiting = wait(handle)
  const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 1_000, 'waits'))])
  expect(early).toBe('waits')
  await bitcoind.mine()
  expect(await waiting).toEqual({ hash: other, status: 'dropped', replaced: true })
})

test('error: unknown to the nodes for two blocks, it may still be confirmed', async () => {
  const handle = { chain: bitcoind.network.id, hash: 'ab'.repeat(32), sentAt: 0 }
  const network = { ...bitcoind.network, blockTime: 1_000 }
  await expect(wait(handle, { network })).rejects.toMatchObject({ code: 'receipt/not_found' })
})

test('behavior: an index that is behind, busy or down only delays it', async () => {
  const { handle } = await sent()
  const waiting = wait(handle)
  bitcoind.esplora.freeze(true)
  await bitcoind.mine()
  for (const fault of [429, 'down', 500] as const) {
    bitcoind.esplora.answer(fault)
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  bitcoind.esplora.answer(undefined)
  bitcoind.esplora.freeze(false)
  expect(await waiting).toEqual({ hash: handle.hash, status: 'success' })
})

test('error: nodes that stay down, an aborted wait, and what is no hash', async () => {
  const { handle } = await sent()
  const dead: Network = { ...bitcoind.network, rpcUrls: ['http://127.0.0.1:1'], blockTime: 1 }
  await expect(wait(handle, { network: dead })).rejects.toMatchObject({ code: 'request/http_failed' })
  const stop = new AbortController()
  const waiting = wait(handle, { signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  await expect(wait({ ...handle, hash: '0x12' })).rejects.toMatchObject({
    code: 'value/bad_transaction_hash',
  })
})

test('behavior: what a transaction transferred, without the change', async () => {
  const { address, id, to } = await sent()
  expect(await transfersOf(id)).toEqual({ status: 'pending', confirmations: 0, transfers: [] })
  expect(await transfersOf('cd'.repeat(32))).toEqual({ status: 'pending', confirmations: 0, transfers: [] })
  await bitcoind.mine(3)
  const record = await transfersOf(id)
  expect(record).toEqual({
    status: 'success',
    at: expect.any(Number),
    confirmations: 3,
    transfers: [{ token: undefined, from: address, to, amount }],
  })
})
