import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { getAddress, namehash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../chains/evm/testing/contract.ts'
import { type Deployed, deploy, other, rich } from '../../chains/evm/testing/deploy.ts'
import { createTokenList } from '../../chains/evm/tokenList.ts'
import { openChains } from '../../chains/openChains.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createIdentity } from './createIdentity.ts'

let anvil: Anvil
let names: Deployed
let gallery: Deployed
let prints: Deployed
let server: TestServer
let ahead = 0
let away = false
let asked = 0
let broken = 0
const own = new Map<string, string>()
let ownAvatar: string | null = null
const chain = 'eip155:31337'

beforeAll(async () => {
  anvil = await startAnvil()
  names = await deploy(anvil, contract('Names'))
  gallery = await deploy(anvil, contract('Gallery'), ['Gallery'])
  prints = await deploy(anvil, contract('Prints'), [''])
  await names.write('setName', [rich.address, 'alice.eth'])
  await names.write('setRecords', [namehash('alice.eth'), rich.address, 'https://example.com/alice.png'])
  server = await startTestServer({
    chains: {
      [chain]: {
        upstreams: [{ id: 'anvil', url: anvil.url }],
        contracts: { ensUniversalResolver: names.address },
      },
    },
    clock: () => Date.now() + ahead,
    origins: ['https://app.example'],
    parts: ({ gateway, cache, clock, config }) => {
      const watched: typeof gateway = {
        ...gateway,
        request(...args) {
          asked += 1
          if (away) return Promise.reject(new RpcFailure({ code: -32005, message: 'limit exceeded' }))
          return gateway.request(...args)
        },
      }
      const chains = openChains({ config, gateway: watched, cache, clock, tokens: createTokenList() })
      const ours = {
        nameOf: async (address: string) => {
          const name = own.get(address)
          if (name === 'broken') broken += 1
          if (name === 'broken') throw new Error('the database is away')
          return name ? { name, avatar: ownAvatar } : undefined
        },
      }
      return { identity: createIdentity({ chains, names: ours, cache, clock }) }
    },
  })
})
afterAll(async () => {
  await server.stop()
  await anvil.stop()
})
beforeEach(() => {
  ahead += 172_800_000
  away = false
  asked = 0
  own.clear()
  ownAvatar = null
})

async function get(address: string, path = `/v1/identity/${address}`) {
  const answer = await server.app.inject({
    url: `${path}?projectId=test&sender=x`,
    headers: { origin: 'https://app.example' },
  })
  return {
    status: answer.statusCode,
    age: Number(/max-age=(\d+)/.exec(String(answer.headers['cache-control']))?.[1]),
    body: answer.json(),
  }
}

test('behavior: the name in ENS, for a day [7.03a]', async () => {
  const { status, age, body } = await get(rich.address)
  expect(status).toBe(200)
  expect(body).toEqual({
    name: 'alice.eth',
    avatar: expect.stringMatching(/^\/v1\/image\//),
    resolvedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(age).toBeGreaterThan(86_390)
  const before = asked
  ahead += 43_200_000
  const later = await get(rich.address.toLowerCase())
  expect(later.body).toEqual(body)
  expect(later.age).toBeGreaterThan(43_190)
  expect(later.age).toBeLessThanOrEqual(43_200)
  expect(asked).toBe(before)
})

test('behavior: the older path says the same', async () => {
  const { body } = await get(rich.address, `/v1/account/${rich.address}/identity`)
  expect(body.name).toBe('alice.eth')
})

test('behavior: that there is no name is believed for an hour', async () => {
  expect(await get(other.address)).toMatchObject({ status: 200, body: { name: null, avatar: null } })
  await names.write('setName', [other.address, 'bob.eth'])
  await names.write('setRecords', [namehash('bob.eth'), other.address, ''])
  ahead += 3_590_000
  const soon = await get(other.address)
  expect(soon.body.name).toBeNull()
  expect(soon.age).toBeLessThanOrEqual(10)
  ahead += 20_000
  expect((await get(other.address)).body.name).toBe('bob.eth')
})

test('behavior: ENS first, then our own names, which are believed for minutes', async () => {
  own.set(rich.address, 'alice.ours.eth')
  expect((await get(rich.address)).body.name).toBe('alice.eth')
  const unnamed = '0x00000000000000000000000000000000000000cc'
  expect(await get(unnamed)).toMatchObject({ age: 300, body: { name: null } })
  own.set(getAddress(unnamed), 'carol.ours.eth')
  const { body, age } = await get(unnamed)
  expect(body).toMatchObject({ name: 'carol.ours.eth', avatar: null })
  expect(age).toBe(300)
})

test('behavior: with the chain unreachable our own names work; other names are 503', async () => {
  const owner = '0x00000000000000000000000000000000000000dd'
  away = true
  expect((await get(owner)).status).toBe(503)
  own.set(getAddress(owner), 'dora.ours.eth')
  expect(await get(owner)).toMatchObject({ status: 200, age: 300, body: { name: 'dora.ours.eth' } })
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#456"/></svg>'
const described = `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'Me', image_data: svg }))}`

test('behavior: an NFT is an avatar only of its owner', async () => {
  const [mine, another] = ['0x00000000000000000000000000000000000000a1', rich.address]
  await gallery.write('mint', [mine, 1n, described])
  await gallery.write('mint', [another, 2n, described])
  await prints.write('mint', [mine, 3n, 1n])
  await names.write('setName', [mine, 'mine.eth'])
  const avatarIs = async (text: string) => {
    await names.write('setRecords', [namehash('mine.eth'), mine, text])
    ahead += 172_800_000
    const { body } = await get(mine)
    expect(body.name).toBe('mine.eth')
    return body.avatar
  }
  const path = await avatarIs(`${chain}/erc721:${gallery.address}/1`)
  expect(path).toMatch(/^\/v1\/image\//)
  const picture = await server.app.inject({ url: path })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(await avatarIs(`${chain}/erc1155:${prints.address}/3`)).toMatch(/^\/v1\/image\//)
  for (const text of [
    `${chain}/erc721:${gallery.address}/2`,
    `${chain}/erc1155:${prints.address}/4`,
    `${chain}/erc721:${rich.address}/1`,
    `eip155:999/erc721:${gallery.address}/1`,
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/erc721:So1/1',
    `${chain}/erc721:nonsense/1`,
    'https://127.0.0.1/me.png',
    `https://example.com/${'a'.repeat(40_000)}`,
  ])
    expect([text, await avatarIs(text)]).toEqual([text, null])
})

test('behavior: pictures of our own names are judged alike', async () => {
  const owner = getAddress('0x00000000000000000000000000000000000000a2')
  await gallery.write('mint', [owner, 5n, described])
  own.set(owner, 'dora.ours.eth')
  ownAvatar = `${chain}/erc721:${gallery.address}/5`
  expect((await get(owner)).body.avatar).toMatch(/^\/v1\/image\//)
  ownAvatar = `${chain}/erc721:${gallery.address}/1`
  expect((await get(owner)).body).toMatchObject({ name: 'dora.ours.eth', avatar: null })
  ownAvatar = 'https://example.com/dora.png'
  expect((await get(owner)).body.avatar).toMatch(/^\/v1\/image\//)
})

test('behavior: an address of Bitcoin has no name here, and that is an answer', async () => {
  const { status, age, body } = await get('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
  expect(status).toBe(200)
  expect(body).toEqual({ name: null, avatar: null, resolvedAt: null })
  expect(age).toBe(300)
})

test('error: own names that cannot be read hide nothing else', async () => {
  own.set(getAddress('0x00000000000000000000000000000000000000dd'), 'broken')
  const answer = await get('0x00000000000000000000000000000000000000dd')
  expect(broken).toBe(1)
  expect(answer).toMatchObject({
    status: 200,
    body: { name: null },
  })
})

test('error: when the chain cannot be asked an older name is given, and without one an error', async () => {
  await get(rich.address)
  ahead += 86_400_000
  away = true
  expect((await get(rich.address)).body.name).toBe('alice.eth')
  const unknown = await get('0x00000000000000000000000000000000000000ee')
  expect(unknown).toMatchObject({ status: 503, body: { code: 'server/source_unavailable' } })
})

test.each([['vitalik.eth'], ['0x12'], ['0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045']])(
  'error: %s is no address',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 400, body: { reasons: [{ field: 'address' }] } })
  },
)
