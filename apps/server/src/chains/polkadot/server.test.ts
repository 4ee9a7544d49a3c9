import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/startTestServer.ts'

const dot = 'polkadot:68d56f15f85d3136970ec16946040bc1'
const ksm = 'polkadot:48239ef607d7928874027a43a6768920'
const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const aliceAnywhere = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceId = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

const hubs = await startAssetHubs()
const server = await startTestServer({
  env: { RPC_POLKADOT_ASSET_HUB: hubs.polkadot.url, RPC_KUSAMA_ASSET_HUB: hubs.kusama.url },
})
afterAll(async () => {
  await server.stop()
  await hubs.stop()
})
await Promise.all([
  hubs.polkadot.fund(alice, 15_000_000_000n),
  hubs.kusama.fund(aliceOnKusama, 2_000_000_000_000n),
])
const held = { balance: '2500000', status: 'Liquid', reason: 'Sufficient' }
await hubs.polkadot.call('dev_setStorage', [{ Assets: { Account: [[[1984, aliceId], held]] } }])

async function get(path: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await server.app.inject({ path, query: { projectId: 'test', currency: 'usd', ...query } })
  return { status: answer.statusCode, body: answer.json() }
}
type Shown = { chainId: string; address?: string; symbol: string; quantity: object }
async function balanceOf(address: string, query?: Readonly<Record<string, string>>) {
  const { body } = await get(`/v1/account/${address}/balance`, query)
  return (body.balances as Shown[]).map(({ address, quantity, symbol }) => [address, symbol, quantity])
}

test('behavior: without a chain, an address is read on the one network that it belongs to', async () => {
  expect(await balanceOf(alice)).toEqual([
    [`${dot}:native`, 'DOT', { decimals: '10', numeric: '1.5' }],
    [`${dot}:1984`, 'USDt', { decimals: '6', numeric: '2.5' }],
  ])
  expect(await balanceOf(aliceOnKusama)).toEqual([[`${ksm}:native`, 'KSM', { decimals: '12', numeric: '2' }]])
})

test('behavior: an asset can be read from the chain instead of the cache', async () => {
  const more = { balance: '3000000', status: 'Liquid', reason: 'Sufficient' }
  await hubs.polkadot.call('dev_setStorage', [{ Assets: { Account: [[[1984, aliceId], more]] } }])
  expect(await balanceOf(alice, { chainId: dot, forceUpdate: `${dot}:1984` })).toContainEqual([
    `${dot}:1984`,
    'USDt',
    { decimals: '6', numeric: '3' },
  ])
})

test('error: an address of another network is refused, and a token that is none', async () => {
  const path = `/v1/account/${aliceAnywhere}/balance`
  expect(await get(path, { chainId: dot })).toMatchObject({ status: 400 })
  expect(await get(path)).toMatchObject({ status: 400 })
  const forceUpdate = `${dot}:${alice}`
  expect(await get(`/v1/account/${alice}/balance`, { forceUpdate })).toMatchObject({ status: 400 })
})

test('error: there is no history to have, and the answer says so', async () => {
  const { status, body } = await get(`/v1/account/${alice}/history`, { chainId: dot })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('chain_unsupported')])
})
