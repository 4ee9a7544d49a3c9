import { afterAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { toBase58 } from './base58.ts'
import { devnet, mainnet } from './networks.ts'
import { toLabels } from './snsLabels.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'
import { plantNames, snsOwner } from './testingSns.ts'

const surfpool = await startSurfpool({ slotTime: 100, network: { ...mainnet } })
afterAll(surfpool.stop)
const sns = plantNames(surfpool)
const { driver } = await solanaOn([surfpool])

/** Addresses on the curve, as wallets have. */
const someone = () => toBase58(snsOwner().publicKey)
let count = 0
const fresh = () => `name-${count++}`
const resolve = async (name: string) =>
  on(driver.names).resolve({ network: surfpool.network, name, networks: [surfpool.network] })

test('behavior: a name leads to its owner, in any case, with both endings', async () => {
  const [owner, label] = [someone(), fresh()]
  await sns.name(label, owner)
  expect(await resolve(`${label}.sol`)).toBe(owner)
  expect(await resolve(`${label.toUpperCase()}.SOL`)).toBe(owner)
  expect(await resolve(`${label}.sns`)).toBe(owner)
  expect(await resolve(`${label}.eth`)).toBeUndefined()
  expect(await resolve(label)).toBeUndefined()
  expect(await resolve(`${fresh()}.sol`)).toBeUndefined()
  expect((await driver.names?.())?.service).toBe('SNS')
})

test('behavior: a name below another leads to its own owner', async () => {
  const [owner, other, label] = [someone(), someone(), fresh()]
  const parent = await sns.name(label, owner)
  await sns.below('pay', parent, other)
  expect(await resolve(`pay.${label}.sol`)).toBe(other)
  expect(await resolve(`no.${label}.sol`)).toBeUndefined()
  expect(await resolve(`a.pay.${label}.sol`)).toBeUndefined()
})

test('behavior: the record that the owner validated comes before the owner, the token before both', async () => {
  const [owner, hot, holder, label] = [someone(), someone(), someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.record(domain, hot, { writer: owner })
  expect(await resolve(`${label}.sol`)).toBe(hot)
  await sns.token(domain, holder)
  expect(await resolve(`${label}.sol`)).toBe(holder)
  await sns.token(domain, holder, 3)
  expect(await resolve(`${label}.sol`)).toBe(hot)
})

test('behavior: a record of an earlier owner counts as none', async () => {
  const [owner, former, label] = [someone(), someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.record(domain, former, { writer: former })
  expect(await resolve(`${label}.sol`)).toBe(owner)
})

test('behavior: an older record counts if the owner signed it', async () => {
  const [key, hot, label] = [snsOwner(), someone(), fresh()]
  const owner = toBase58(key.publicKey)
  const domain = await sns.name(label, owner)
  await sns.oldRecord(domain, hot, snsOwner(), owner)
  expect(await resolve(`${label}.sol`)).toBe(owner)
  await sns.oldRecord(domain, hot, key, owner)
  expect(await resolve(`${label}.sol`)).toBe(hot)
  // A newer one of an earlier owner does not hide it.
  await sns.record(domain, someone(), { writer: someone() })
  expect(await resolve(`${label}.sol`)).toBe(hot)
})

test.each([
  ['whose content nobody confirmed', { validated: someone() }],
  ['that another chain validated', { kinds: [2, 1] as const }],
  ['that was not validated', { kinds: [1, 0] as const }],
  ['that is longer than an address', { extra: 1 }],
])('error: a record %s leads nowhere, not to the owner', async (_, options) => {
  const [owner, label] = [someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.record(domain, someone(), { writer: owner, ...options })
  expect(await resolve(`${label}.sol`)).toBeUndefined()
})

test('error: a token that nobody holds, or a malformed one, leads nowhere', async () => {
  const [owner, label] = [someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.token(domain, undefined)
  expect(await resolve(`${label}.sol`)).toBeUndefined()
})

test('error: a name that a program owns, or nobody, leads nowhere', async () => {
  const [label, given] = [fresh(), fresh()]
  await sns.name(label, await sns.name(given, '11111111111111111111111111111111'))
  expect(await resolve(`${label}.sol`)).toBeUndefined()
  expect(await resolve(`${given}.sol`)).toBeUndefined()
})

test('error: an account of another program at the place of a name is no name', async () => {
  const [owner, label] = [someone(), fresh()]
  const domain = await sns.name(label, owner)
  await surfpool.fund(domain, 1_000_000n)
  expect(await resolve(`${label}.sol`)).toBeUndefined()
  await sns.put(domain, 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX', Buffer.alloc(95))
  expect(await resolve(`${label}.sol`)).toBeUndefined()
})

test('error: names of mainnet lead nowhere on another cluster; without a node there is no answer', async () => {
  const [owner, label] = [someone(), fresh()]
  await sns.name(label, owner)
  const names = on(driver.names)
  const at = { ...devnet, rpcUrls: [surfpool.url] }
  expect(await names.resolve({ network: at, name: `${label}.sol`, networks: [at] })).toBeUndefined()
  const off = { ...mainnet, rpcUrls: ['http://127.0.0.1:9'] }
  await expect(names.resolve({ network: off, name: `${label}.sol`, networks: [off] })).rejects.toMatchObject({
    code: 'name/resolve_failed',
  })
})

test.each([
  ['alice.sol', ['alice']],
  ['Pay.Alice.SNS', ['pay', 'alice']],
  ['caffè.sol', ['caffè']],
  ['привет.sol', ['привет']],
  ['😺.sol', ['😺']],
  ['аlice.sol', undefined],
  ['асе.sol', undefined],
  ['ali\u200bce.sol', undefined],
  ['ａlice.sol', undefined],
  ['a b.sol', undefined],
  ['.sol', undefined],
  ['a..sol', undefined],
  ['sol', undefined],
  ['a.b.c.sol', undefined],
  [`${'a'.repeat(200)}.sol`, undefined],
])('behavior: the labels of %s', (name, labels) => {
  expect(toLabels(name)?.labels).toEqual(labels)
})
