import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { devnet, mainnet } from './networks.ts'
import { toLabels } from './snsLabels.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'
import { plantNames, snsAccount, snsOwner } from './testingSns.ts'

const surfpool = await startSurfpool({ slotTime: 100, network: { ...mainnet } })
const stops: (() => unknown)[] = [surfpool.stop]
afterAll(() => Promise.all(stops.map((stop) => stop())))
const sns = plantNames(surfpool)
const { driver } = await solanaOn([surfpool])

/** Addresses on the curve, as wallets have. */
const someone = () => snsOwner().address
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
  const owner = key.address
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
  ['whose content is not signed by its owner', { validated: someone() }],
  ['that another chain validated', { kinds: [2, 1] as const }],
  ['that was not validated', { kinds: [1, 0] as const }],
  ['that is longer than an address', { extra: 1 }],
])('error: a record %s leads nowhere, not to the owner', async (_, options) => {
  const [owner, label] = [someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.record(domain, someone(), { writer: owner, ...options })
  expect(await resolve(`${label}.sol`)).toBeUndefined()
})

test('error: a token without a holder, or a malformed one, leads nowhere', async () => {
  const [owner, label] = [someone(), fresh()]
  const domain = await sns.name(label, owner)
  await sns.token(domain, undefined)
  expect(await resolve(`${label}.sol`)).toBeUndefined()
})

test('error: a name that a program owns, or without an owner, leads nowhere', async () => {
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

// As @bonfida/spl-name-service 3.0.26 derives the domain and its two SOL records.
test.each([
  [
    ['zja28z3'],
    '8MQDHuXyQuR1Z9s4GbLC5FKTHxcRYWhaGPx5N3UXSkVZ',
    'BgNrHVv2eo5gWLaVUifkhGy7veSNpdpX57wKtY5wEh8P',
    'BZJgSpit5qYz4X7snmXiSY8TsKcs18t6gUVfj2wC6BV',
  ],
  [
    ['猫zx0'],
    '6dhUxM5VednZHdQqW7LHS7hhsm3nTDV3spc6dAEzG2Xd',
    '3FSCfAhqbwoMCbdDSNzfWwRbuWpewgU3dGYJALQPcYoq',
    '2zj677tBpuQ5cuchmNxJHdsXs7HsoYHGWJ3A3kREVxhF',
  ],
  [
    ['q1gi', 'tstsdb3bj1'],
    'H4oTQ1Gjcso7tvH6xpXdbVn7ayXNVBhFvxmcZa62QjA3',
    'DBr5pYf1xY2Vyy7x4bdTvQFbtc2LprAhiivY1eLJc9aY',
    '4VzrtdmfTpKCzTdAwnhwB52nfGJjGdb7ERN8HQfdBdrx',
  ],
  [
    ['a2fc_ywkf3s7', 'nk6v2'],
    'F7JKuNmn1YPA44GUdgNhv5GoqJS63DWEVTCRMYC3DWdU',
    '3hwEX5oKd43B4Zht5x3T3QVnSHYLeuKr6h74yFhsAGEG',
    '2PuNCkgNwUgnB5a1BwUSEmxa4ELc4Jka8yVd7dp7Kw9M',
  ],
])('behavior: %s is where the SDK of the name service looks for it', async (labels, key, old, newer) => {
  const [last = '', below] = labels.toReversed()
  const parent = await snsAccount(last)
  const domain = below === undefined ? parent : await snsAccount(`\0${below}`, parent)
  expect([domain, await snsAccount('\x01SOL', domain)]).toEqual([key, old])
  expect(await snsAccount('\x02SOL', domain, '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo')).toBe(newer)
})

test('error: from the slot at which .sol moves to another registry, only .sns leads anywhere', async () => {
  const [owner, label] = [someone(), fresh()]
  await sns.name(label, owner)
  const later = await answerAt(452_825_395)
  const earlier = await answerAt(452_825_394)
  expect(await resolveAt(earlier, `${label}.sol`)).toBe(owner)
  expect(await resolveAt(later, `${label}.sol`)).toBeUndefined()
  expect(await resolveAt(later, `${label}.sns`)).toBe(owner)
})

async function resolveAt(url: string, name: string) {
  const network = { ...mainnet, rpcUrls: [url] }
  return await on(driver.names).resolve({ network, name, networks: [network] })
}

/** The local node, as if its slot were another: no local chain gets that far. */
async function answerAt(slot: number): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = { 'content-type': 'application/json' }
    const answer = await (await fetch(surfpool.url, { method: 'POST', headers, body })).text()
    response.end(answer.replace(/"slot":\d+/, `"slot":${slot}`))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
