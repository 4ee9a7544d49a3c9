import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '../chains/evm/testing/contract.ts'
import { type Deployed, deploy } from '../chains/evm/testing/deploy.ts'
import { type ConsoleServer, createPerson, startConsole } from './testing/startConsole.ts'

let anvil: Anvil
let server: ConsoleServer
let factory: Deployed
beforeAll(async () => {
  anvil = await startAnvil()
  // Signatures of contracts need two nodes that agree.
  const nodes = `${anvil.url},${anvil.url}`
  server = await startConsole({ env: { RPC_EIP155_31337: nodes, RPC_EIP155_10: 'http://127.0.0.1:9' } })
  factory = await deploy(anvil, contract('AccountFactory'))
})
afterAll(async () => {
  await server.stop()
  anvil.stop()
})

const add = (account: string) =>
  server.deps.db
    .insertInto('members')
    .values({ project_id: 'test', account, role: 'owner', name: null, added_at: new Date() })
    .execute()
const me = async (token: string) => {
  const { status, body } = await server.call(token, 'GET', 'me')
  return status === 200 ? body.account : status
}

test('behavior: a key is the same member on every chain', async () => {
  const ana = createPerson()
  await add(ana.account)
  for (const chainId of ['eip155:31337', 'eip155:10'])
    expect(await me((await server.signIn(ana, { chainId })).accessToken)).toBe(ana.account)
})

test('behavior: a contract account is a member on its chain alone, as it may have other owners elsewhere', async () => {
  const owner = createPerson()
  await factory.write('make', [owner.address as Hex])
  const address = (await anvil.client.readContract({
    address: factory.address,
    abi: factory.abi,
    functionName: 'addressOf',
    args: [owner.address as Hex],
  })) as string
  const safe = { ...owner, address, account: `eip155:31337:${address}` }
  // Changes on the chain count one block later.
  const { accessToken } = await vi.waitFor(() => server.signIn(safe), { timeout: 15_000, interval: 200 })
  await add(`eip155:${address}`)
  expect(await me(accessToken)).toBe(403)
  await add(`eip155:10:${address}`)
  expect(await me(accessToken)).toBe(403)
  await add(safe.account)
  expect(await me(accessToken)).toBe(safe.account)
})
