import { type Hex, namehash } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RpcFailure } from '../../gateway/gateway.ts'
import type { ChainFamily } from '../chain.ts'
import { contract } from './testing/contract.ts'
import { type Deployed, deploy, other, rich } from './testing/deploy.ts'
import { setUp } from './testing/setUp.ts'

const { anvil, gateway, family } = await setUp()
let names: Deployed
let evm: ChainFamily
beforeAll(async () => {
  names = await deploy(anvil, contract('Names'))
  evm = family({ ensUniversalResolver: names.address })
})
afterEach(() => {
  gateway.before = undefined
})
afterAll(anvil.stop)

const unnamed = { name: null, avatar: null }
async function register(account: Hex, name: string, { owner = account, avatar = '' } = {}) {
  await names.write('setName', [account, name])
  await names.write('setRecords', [namehash(name), owner, avatar])
}

test('behavior: the name that leads back to the address, and its picture [7.03a]', async () => {
  await register(rich.address, 'alice.eth', { avatar: 'https://example.com/alice.png' })
  expect(await evm.identity?.(rich.address)).toEqual({
    name: 'alice.eth',
    avatar: 'https://example.com/alice.png',
  })
  expect(await evm.identity?.(rich.address.toLowerCase())).toMatchObject({ name: 'alice.eth' })
})

test('behavior: an address without a name has none', async () => {
  expect(await evm.identity?.('0x1111111111111111111111111111111111111111')).toEqual(unnamed)
})

test('behavior: a chain without a resolver knows no names', async () => {
  gateway.asked = []
  expect(await family().identity?.(rich.address)).toEqual(unnamed)
  expect(gateway.asked).toEqual([])
})

test('error: a name that resolves to another address is not returned', async () => {
  await register(other.address, 'vitalik.eth', { owner: rich.address })
  expect(await evm.identity?.(other.address)).toEqual(unnamed)
})

test.each([
  ['Capital.eth'],
  ['vit\u0430lik\u200d.eth'],
  ['a\u202eb.eth'],
  [`${'a'.repeat(300)}.eth`],
  ['two words.eth'],
  ['a..eth'],
])('error: a name in a form that could pass for another is not given: %j', async (name) => {
  await names.write('setName', [other.address, name])
  expect(await evm.identity?.(other.address)).toEqual(unnamed)
})

test('error: names that live off the chain are not fetched from wherever a contract says', async () => {
  const account = '0x2222222222222222222222222222222222222222'
  await names.write('setOffchain', [account])
  expect(await evm.identity?.(account)).toEqual(unnamed)
})

test('error: a node that is away is not taken for a missing name', async () => {
  gateway.before = () => {
    throw new RpcFailure({ code: -32005, message: 'limit exceeded' })
  }
  await expect(evm.identity?.(rich.address)).rejects.toBeInstanceOf(RpcFailure)
})
