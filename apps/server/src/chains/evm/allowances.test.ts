import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from './testing/contract.ts'
import { type Deployed, deploy, other, rich } from './testing/deploy.ts'
import { chain, setUp } from './testing/setUp.ts'

const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3')
let node: Awaited<ReturnType<typeof setUp>>
let gold: Deployed

beforeAll(async () => {
  node = await setUp()
  gold = await deploy(node.anvil, contract('Token'), ['Gold', 'GLD', 6])
  await gold.write('approve', [permit2, 5n])
  await gold.write('approve', [other.address, 6n])
})
afterAll(() => node.anvil.stop())

function failLogs(fail: boolean) {
  node.gateway.before = (_, method) => {
    if (fail && method === 'eth_getLogs') throw new Error('no logs')
  }
}
const ask = () =>
  node.family({ uniswapV2Router: other.address.toLowerCase() }).allowances?.(chain, rich.address)

test('error: an account whose logs were never read is not called empty', async () => {
  failLogs(true)
  await expect(ask()).rejects.toThrow()
})

test('behavior: spenders that we know have a name, and it is ours', async () => {
  failLogs(false)
  const found = await ask()
  expect(found?.complete).toBe(true)
  expect(found?.allowances.map(({ amount, spenderName }) => [spenderName, amount])).toEqual([
    ['Uniswap v2', 6n],
    ['Permit2', 5n],
  ])
})

test('behavior: what was found before stands while logs cannot be read, and amounts are still those of now', async () => {
  failLogs(true)
  await gold.write('approve', [permit2, 0n])
  const found = await ask()
  expect(found?.allowances.map(({ spender }) => spender)).toEqual([other.address])
  failLogs(false)
})
