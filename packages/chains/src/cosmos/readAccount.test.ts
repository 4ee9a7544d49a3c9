import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountFromAny } from '@cosmjs/stargate'
import { afterAll, expect, test } from 'vitest'
import { cosmosHub } from './networks.ts'
import { field, message } from './protobuf.ts'
import { readAccount } from './readAccount.ts'
import { encode } from './testingChain.ts'
import { codecs } from './testingCodecs.ts'

const address = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
const key = Uint8Array.from([2, ...new Uint8Array(32).fill(7)])
const base = encode(codecs.baseAccount, {
  address,
  accountNumber: 2n ** 40n,
  sequence: 300n,
  pubKey: {
    typeUrl: '/cosmos.crypto.secp256k1.PubKey',
    value: encode(codecs.publicKey, { key }),
  },
})
const vesting = message(1, message(1, base))

let answer: object = {}
const server = createServer(async (request, response) => {
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk)
  const { method } = JSON.parse(Buffer.concat(body).toString())
  const result = method === 'status' ? { node_info: { network: 'cosmoshub-4' } } : { response: answer }
  response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const network = { ...cosmosHub, rpcUrls: [url] }

async function read(type: string, value: Iterable<number>) {
  const any = [...field(1, type), ...field(2, Uint8Array.from(value))]
  answer = { code: 0, value: Buffer.from(message(1, any)).toString('base64'), height: '7' }
  return await readAccount(network, address)
}

test.each([
  ['/cosmos.auth.v1beta1.BaseAccount', base],
  ['/cosmos.auth.v1beta1.ModuleAccount', message(1, base)],
  ['/cosmos.vesting.v1beta1.BaseVestingAccount', message(1, base)],
  ['/cosmos.vesting.v1beta1.ContinuousVestingAccount', vesting],
  ['/cosmos.vesting.v1beta1.DelayedVestingAccount', vesting],
  ['/cosmos.vesting.v1beta1.PeriodicVestingAccount', vesting],
])('behavior: an account of the type %s is read as CosmJS reads it', async (typeUrl, value) => {
  const expected = accountFromAny({ typeUrl, value: Uint8Array.from(value) })
  expect(await read(typeUrl, value)).toEqual({
    accountNumber: expected.accountNumber,
    sequence: BigInt(expected.sequence),
    publicKey: key,
    height: 7n,
  })
})

test('behavior: an account with a locked balance, and one whose key is of another kind', async () => {
  expect(await read('/cosmos.vesting.v1beta1.PermanentLockedAccount', vesting)).toMatchObject({
    sequence: 300n,
  })
  const other = [...field(1, address), ...message(2, field(1, '/cosmos.crypto.ed25519.PubKey'))]
  expect(await read('/cosmos.auth.v1beta1.BaseAccount', other)).toEqual({
    accountNumber: 0n,
    sequence: 0n,
    publicKey: undefined,
    height: 7n,
  })
})

test('error: an account of another type, or of another address', async () => {
  await expect(read('/other.Account', base)).rejects.toThrow('not supported')
  await expect(read('constructor', base)).rejects.toThrow('not supported')
  const another = field(1, 'cosmos1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnrql8a')
  await expect(read('/cosmos.auth.v1beta1.BaseAccount', another)).rejects.toThrow('another account')
  answer = { code: 5, codespace: 'sdk', log: 'insufficient funds', value: null, height: '7' }
  await expect(readAccount(network, address)).rejects.toThrow('insufficient funds')
  answer = { code: 22, codespace: 'sdk', log: 'rpc error: code = NotFound desc = account not found' }
  expect(await readAccount(network, address)).toBeUndefined()
})
