import { cosmosOn } from '@latchkey/chains/cosmos/testing'
import { startCosmosSimulator, type TestCosmosChain } from '@latchkey/chains/cosmos/testingNode'
import type { Transaction } from '@latchkey/protocol/http/history'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/startTestServer.ts'

const usdc = 'ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858'
// A simulator: no Cosmos node can be installed here.
const simulator = await startCosmosSimulator({ blockTime: 'manual' })
const [hub, osmosis] = simulator.chains as readonly [TestCosmosChain, TestCosmosChain]
let ahead = 0
const server = await startTestServer({
  env: { RPC_COSMOSHUB: hub.url, RPC_OSMOSIS: osmosis.url },
  clock: () => Date.now() + ahead,
})
afterAll(async () => {
  await server.stop()
  await simulator.stop()
})

async function someone(chain: TestCosmosChain) {
  const made = cosmosOn([chain.network], { trusted: true })
  const session = await made.driver.connect({ wallet: made.found })
  return { ...made, session, address: session.accounts[0]?.address as string }
}
async function get(path: string, query: Readonly<Record<string, string>> = {}) {
  // Past every cached answer.
  ahead += 600_000
  const answer = await server.app.inject({ path, query: { projectId: 'test', currency: 'usd', ...query } })
  return { status: answer.statusCode, body: answer.json() }
}
type Shown = { chainId: string; address: string; symbol: string; quantity: object }
async function balanceOf(address: string, query?: Readonly<Record<string, string>>) {
  const { body } = await get(`/v1/account/${address}/balance`, query)
  return (body.balances as Shown[]).map(({ address, quantity, symbol }) => [address, symbol, quantity])
}

test('behavior: denoms that differ by case alone are two, and an address is read on its network', async () => {
  const { address } = await someone(osmosis)
  const [lower, upper] = ['ugold', 'uGOLD'].map((name) => `factory/${address}/${name}`) as [string, string]
  await osmosis.fund(address, 1_500_000n)
  await osmosis.fund(address, 2_000_000n, usdc)
  await osmosis.fund(address, 7n, lower)
  await osmosis.fund(address, 8n, upper)
  const idOf = (denom: string) => `cosmos:osmosis-1:${denom.replaceAll('/', '%2F')}`
  const held = await balanceOf(address)
  expect(held[0]).toEqual(['cosmos:osmosis-1:native', 'OSMO', { decimals: '6', numeric: '1.5' }])
  expect(held.slice(1)).toEqual(
    expect.arrayContaining([
      [idOf(usdc), 'USDC', { decimals: '6', numeric: '2' }],
      [idOf(lower), lower, { decimals: '0', numeric: '7' }],
      [idOf(upper), upper, { decimals: '0', numeric: '8' }],
    ]),
  )
  await osmosis.fund(address, 1n, upper)
  const again = await balanceOf(address, { forceUpdate: [idOf(upper), idOf(usdc)].join(',') })
  expect(again).toContainEqual([idOf(upper), upper, { decimals: '0', numeric: '9' }])
  expect(again).toContainEqual([idOf(lower), lower, { decimals: '0', numeric: '7' }])
})

test('behavior: what was sent and received, with the time of the block; without an index, unavailable', async () => {
  const from = await someone(hub)
  const to = await someone(hub)
  await hub.fund(from.address, 10_000_000n)
  const { send } = (await from.driver.transfers?.()) ?? {}
  const network = from.driver.networks[0] as (typeof from.driver.networks)[number]
  const { session } = from
  const sending = await send?.({
    session,
    network,
    address: from.address,
    to: to.address,
    amount: 1_250_000n,
  })
  hub.makeBlock()
  const historyOf = (address: string) => get(`/v1/account/${address}/history`)
  const [sent] = (await historyOf(from.address)).body.data as Transaction[]
  expect(sent?.metadata).toMatchObject({
    operationType: 'send',
    hash: sending?.hash,
    sentFrom: from.address,
    sentTo: to.address,
    status: 'confirmed',
  })
  expect(Math.abs(Date.parse(sent?.metadata.minedAt ?? '') - Date.now())).toBeLessThan(60_000)
  expect(sent?.transfers).toMatchObject([{ direction: 'out', quantity: { numeric: '1.25' } }])
  const [received] = (await historyOf(to.address)).body.data as Transaction[]
  expect(received?.transfers).toMatchObject([{ direction: 'in', quantity: { numeric: '1.25' } }])

  const stranger = await someone(hub)
  hub.node.faults.noIndex = true
  const { status, body } = await historyOf(stranger.address)
  hub.node.faults.noIndex = undefined
  expect([status, body.code]).toEqual([503, 'server/source_unavailable'])
})

test('error: an address of another network is refused', async () => {
  const { address } = await someone(osmosis)
  expect((await get(`/v1/account/${address}/balance`, { chainId: 'cosmos:cosmoshub-4' })).status).toBe(400)
})

test('behavior: a signature of the account is verified', async () => {
  const { address, driver, session } = await someone(osmosis)
  const { sign } = (await driver.messages?.()) ?? {}
  const message = 'Sign in, ✓'
  const signature = (await sign?.({ session, address, message })) ?? ''
  const verify = (more: object) =>
    server.deps.chains.verifyMessage({ chain: 'cosmos:osmosis-1', address, message, signature, ...more })
  expect(await verify({})).toBe(true)
  expect(await verify({ message: 'Sign in' })).toBe(false)
  expect(await verify({ address: (await someone(osmosis)).address })).toBe(false)
})
