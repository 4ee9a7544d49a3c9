import { bitcoinOn, createTestBitcoinWallet } from '@latchkey/chains/bitcoin/testing'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import type { Transaction } from '@latchkey/protocol/http/history'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/startTestServer.ts'

const chain = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const bitcoind = await startBitcoind()
let ahead = 0
const server = await startTestServer({
  env: { RPC_BIP122_0f9188f13cb7b2c71f2a335e3a4fc328: bitcoind.url },
  clock: () => Date.now() + ahead,
})
afterAll(async () => {
  await server.stop()
  await bitcoind.stop()
})
const regtestWallet = () => bitcoinOn([bitcoind.network])
const addressOf = ({ wallet }: ReturnType<typeof regtestWallet>) => wallet.addresses[0] as string

async function get(path: string, query: Readonly<Record<string, string>> = {}) {
  // Past every cached answer.
  ahead += 600_000
  const all = { projectId: 'test', currency: 'usd', chainId: chain, ...query }
  const answer = await server.app.inject({ path, query: all })
  return { status: answer.statusCode, body: answer.json() }
}
async function balanceOf(address: string): Promise<string> {
  const { body } = await get(`/v1/account/${address}/balance`)
  return body.balances[0].quantity.numeric
}
async function historyOf(address: string, cursor?: string): Promise<{ data: Transaction[]; next: string }> {
  const { body } = await get(`/v1/account/${address}/history`, cursor === undefined ? {} : { cursor })
  return body
}
const shown = ({ metadata, transfers }: Transaction) => [
  metadata.status,
  metadata.operationType,
  ...transfers.map(({ direction, quantity }) => `${direction} ${quantity.numeric}`),
]

test('behavior: what a real node has: pending first, then mined, without change and fee', async () => {
  const from = regtestWallet()
  const me = addressOf(from)
  await bitcoind.fund(me, 1_000_000n)
  await bitcoind.pay(me, 250_000n)
  expect(await balanceOf(me)).toBe('0.0125')
  expect((await historyOf(me)).data.map(shown)).toEqual([
    ['pending', 'receive', 'in 0.0025'],
    ['confirmed', 'receive', 'in 0.01'],
  ])
  await bitcoind.mine()

  const session = await from.driver.connect({ wallet: from.found })
  const { send } = (await from.driver.transfers?.()) ?? {}
  const to = addressOf(regtestWallet())
  const sending = await send?.({ session, network: bitcoind.network, address: me, to, amount: 300_000n })
  await bitcoind.mine()
  const [sent] = (await historyOf(me)).data
  expect(sent && shown(sent)).toEqual(['confirmed', 'send', 'out 0.003'])
  expect(sent?.metadata).toMatchObject({ hash: sending?.hash, sentFrom: me, sentTo: to })
  expect((await historyOf(to)).data.map(shown)).toEqual([['confirmed', 'receive', 'in 0.003']])
})

test('behavior: pages go on after the last transaction, until there are no more', async () => {
  const me = addressOf(regtestWallet())
  for (let index = 0; index < 27; index++) await bitcoind.pay(me, 10_000n + BigInt(index))
  await bitcoind.mine()
  const first = await historyOf(me)
  const second = await historyOf(me, first.next)
  expect([first.data.length, second.data.length, second.next]).toEqual([25, 2, null])
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(27)
})

test('error: an address of the main network is refused', async () => {
  const { status } = await get('/v1/account/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/balance')
  expect(status).toBe(400)
})

test.each(['p2wpkh', 'p2tr', 'p2pkh'] as const)('behavior: a signature of %s is verified', async (kind) => {
  const made = bitcoinOn([bitcoind.network], { kind })
  const session = await made.driver.connect({ wallet: made.found })
  const [address = ''] = made.wallet.addresses
  const message = 'Sign in, ✓'
  const { sign } = (await made.driver.messages?.()) ?? {}
  const signature = (await sign?.({ session, address, message })) ?? ''
  const { chains } = server.deps
  const verify = (more: object) => chains.verifyMessage({ chain, address, message, signature, ...more })
  expect(await verify({})).toBe(true)
  expect(await verify({ message: 'Sign in' })).toBe(false)
  expect(await verify({ address: createTestBitcoinWallet({ kind }).addresses[0] })).toBe(false)
})
