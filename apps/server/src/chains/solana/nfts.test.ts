import { describedIn, plantNfts } from '@latchkey/chains/solana/testingNfts'
import { plantNames, snsOwner } from '@latchkey/chains/solana/testingSns'
import type { ChainId } from '@latchkey/protocol/caip'
import { nfts as contractOfCall } from '@latchkey/protocol/http/nfts'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { type Gateway, RpcFailure } from '../../gateway/gateway.ts'
import { startSurfpool } from '../../testing/startSurfpool.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { readCollectibleId, writeCollectibleId } from '../collectibleId.ts'
import { directGateway } from '../evm/testing/directGateway.ts'
import { publicNodes } from './publicNodes.ts'
import { solanaFamily } from './solana.ts'

const chain: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const surfpool = await startSurfpool({ slotTime: 100 })
const server = await startTestServer({
  chains: { [chain]: { upstreams: [{ id: 'surfpool', url: surfpool.url }], blockTime: 0 } },
})
afterAll(async () => {
  await server.stop()
  await surfpool.stop()
})
const nfts = plantNfts(surfpool)
const sns = plantNames(surfpool)
const direct = directGateway({ [chain]: surfpool.url })
const someone = () => snsOwner().address
const uri = (facts: object) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(facts)).toString('base64')}`

/** A new family, without what an earlier one cached or remembers. */
function family(gateway: Gateway = direct, clock = Date.now) {
  return solanaFamily({ gateway, chains: publicNodes(), cache: createMemoryCache({ clock }), clock })
}
async function list(owner: string, one = family()) {
  const { collectibles, complete } = (await one.collectibles?.(chain, owner)) ?? {}
  expect(complete).toBe(true)
  return collectibles ?? []
}
const keyOf = (address: string) => ({ chain, address, id: undefined, isMany: false })

test('behavior: NFTs of both programs and of Metaplex Core, with the collection that vouches for them', async () => {
  const owner = someone()
  const [hills, lakes] = [await nfts.collection('Hills'), await nfts.coreCollection('Lakes')]
  const first = await nfts.token(owner, {
    name: 'Hill 1',
    uri: 'https://hills.example/1.json',
    collection: hills,
  })
  const second = await nfts.newToken(owner, {
    name: 'Hill 2',
    uri: 'https://hills.example/2.json',
    collection: hills,
  })
  const third = await nfts.core(owner, {
    name: 'Lake 1',
    uri: 'https://lakes.example/1.json',
    collection: lakes,
  })
  await nfts.core(someone(), { name: 'Lake 2', collection: lakes })
  // Two of a kind are a token, and so is something with a supply of many.
  const many = await nfts.token(owner, { name: 'Coupon', supply: 500n })
  const found = await list(owner)
  expect(new Map(found.map(({ key, ...facts }) => [key.address, facts]))).toEqual(
    new Map([
      [
        first,
        {
          collection: `${chain}:${hills}`,
          collectionName: 'Hills',
          name: 'Hill 1',
          amount: 1n,
          isSpam: false,
        },
      ],
      [
        second,
        {
          collection: `${chain}:${hills}`,
          collectionName: 'Hills',
          name: 'Hill 2',
          amount: 1n,
          isSpam: false,
        },
      ],
      [
        third,
        {
          collection: `${chain}:${lakes}`,
          collectionName: 'Lakes',
          name: 'Lake 1',
          amount: 1n,
          isSpam: false,
        },
      ],
    ]),
  )
  const one = family()
  expect(await one.collectibleUri?.(keyOf(first))).toBe('https://hills.example/1.json')
  expect(await one.collectibleUri?.(keyOf(second))).toBe('https://hills.example/2.json')
  expect(await one.collectibleUri?.(keyOf(third))).toBe('https://lakes.example/1.json')
  expect(await one.collectibleUri?.({ ...keyOf(first), id: 1n })).toBeUndefined()
  // Tokens are among the balances, NFTs are not.
  const held = await one.holdings?.(chain, owner)
  expect(held?.map(({ token }) => token.id)).toEqual([`${chain}:${one.nativeAddress}`, `${chain}:${many}`])
})

test('behavior: without a collection that vouches for it, or with bait in its name, it may be spam', async () => {
  const owner = someone()
  const [hills, bait] = [await nfts.collection('Hills'), await nfts.collection('Visit www.free-nft.com')]
  await nfts.token(owner, { name: 'Alone' })
  await nfts.token(owner, { name: 'Forged', collection: hills, verified: false })
  await nfts.token(owner, { name: 'Prize', collection: bait })
  await nfts.token(owner, { name: 'Claim your airdrop', collection: hills })
  await nfts.token(owner, { name: 'Real', collection: hills })
  expect((await list(owner)).map(({ isSpam, name }) => [name, isSpam])).toEqual(
    expect.arrayContaining([
      ['Real', false],
      ['Alone', true],
      ['Forged', true],
      ['Prize', true],
      ['Claim your airdrop', true],
    ]),
  )
  // What is not spam comes first.
  expect((await list(owner))[0]?.name).toBe('Real')
})

test('behavior: who owns an NFT now', async () => {
  const [owner, other] = [someone(), someone()]
  const token = await nfts.token(owner, { name: 'Hill' })
  const core = await nfts.core(owner, { name: 'Lake' })
  const owns = (address: string, by: string) => family().ownsCollectible?.(keyOf(address), by)
  expect(await owns(token, owner)).toBe(true)
  expect(await owns(token, other)).toBe(false)
  expect(await owns(core, owner)).toBe(true)
  expect(await owns(core, other)).toBe(false)
  expect(await owns(other, owner)).toBe(false)
})

test('error: accounts that are not what they should be are described by nothing, and fail nothing', async () => {
  const owner = someone()
  const broken = await nfts.token(owner, { name: 'Broken' })
  const intact = await nfts.token(owner, { name: 'Intact' })
  const program = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
  await nfts.put(await describedIn(broken), program, Buffer.from([4, ...Buffer.alloc(70, 255)]))
  const found = await list(owner)
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Intact', '']))
  // The metadata of another NFT.
  const copy = (await surfpool.call('getAccountInfo', [
    await describedIn(intact),
    { encoding: 'base64' },
  ])) as {
    value: { data: [string] }
  }
  await nfts.put(await describedIn(broken), program, Buffer.from(copy.value.data[0], 'base64'))
  expect(new Set((await list(owner)).map(({ name }) => name))).toEqual(new Set(['Intact', '']))
})

test('behavior: a node that refuses to search is not asked again for a while', async () => {
  const owner = someone()
  await nfts.core(owner, { name: 'Lake' })
  const token = await nfts.token(owner, { name: 'Hill' })
  let now = 0
  const asked: string[] = []
  const refusing: Gateway = {
    ...direct,
    async request(of, method, ...rest) {
      asked.push(method)
      if (method === 'getProgramAccounts')
        throw new RpcFailure({ code: -32010, message: 'excluded from indexes' })
      return await direct.request(of, method, ...rest)
    },
  }
  const one = family(refusing, () => now)
  for (let count = 0; count < 3; count++)
    expect((await list(owner, one)).map(({ key }) => key.address)).toEqual([token])
  const searches = () => asked.filter((method) => /getProgramAccounts|getAssetsByOwner/.test(method))
  expect(searches()).toEqual(['getAssetsByOwner', 'getProgramAccounts'])
  now += 3_600_001
  await list(owner, one)
  expect(searches()).toHaveLength(4)
})

// No indexer can run here. It answers as its specification says.
test('behavior: compressed NFTs come from a node with an indexer', async () => {
  const [owner, other] = [someone(), someone()]
  const [tree, foreign] = [surfpool.fresh(), surfpool.fresh()]
  const hills = await nfts.collection('Hills')
  const leaf = (id: string, facts: object = {}) => ({
    id,
    interface: 'V1_NFT',
    burnt: false,
    compression: { compressed: true },
    ownership: { owner },
    content: { json_uri: `https://leaves.example/${id}`, metadata: { name: 'Leaf\u202e' } },
    grouping: [{ group_key: 'collection', group_value: hills }],
    ...facts,
  })
  const items = [
    leaf(tree),
    leaf(surfpool.fresh(), { burnt: true }),
    leaf(foreign, { ownership: { owner: other } }),
    leaf(surfpool.fresh(), { interface: 'FungibleToken', compression: { compressed: false } }),
    leaf(surfpool.fresh(), { interface: 'FungibleToken', ownership: { owner: '' } }),
    null,
  ]
  const indexing: Gateway = {
    ...direct,
    async request(of, method, params, options) {
      if (method === 'getAssetsByOwner') return { total: items.length, items }
      if (method === 'getAsset') {
        const found = items.find((item) => item?.id === (params as { id: string }).id)
        if (found) return found
        throw new RpcFailure({ code: -32_000, message: 'Asset Not Found' })
      }
      return await direct.request(of, method, params, options)
    },
  }
  const one = family(indexing)
  const found = await list(owner, one)
  expect(found).toEqual([
    expect.objectContaining({ key: keyOf(tree), name: 'Leaf', collectionName: 'Hills', isSpam: false }),
  ])
  expect(await one.collectibleUri?.(keyOf(surfpool.fresh()))).toBeUndefined()
  expect(await one.collectibleUri?.(keyOf(tree))).toBe(`https://leaves.example/${tree}`)
  expect(await one.ownsCollectible?.(keyOf(tree), owner)).toBe(true)
  expect(await one.ownsCollectible?.(keyOf(foreign), owner)).toBe(false)
})

test('behavior: the server lists them by their addresses, with pictures through itself', async () => {
  const owner = someone()
  const hills = await nfts.collection('Hills')
  const image = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>').toString('base64')}`
  const mint = await nfts.newToken(owner, {
    name: 'On chain',
    uri: uri({ name: 'Hill 1', description: 'Green', image }),
    collection: hills,
  })
  const url = `/v1/account/${owner}/nfts?projectId=test&chainId=${chain}`
  const answer = await server.app.inject({ url })
  const body = z.parse(contractOfCall.answer, answer.json())
  expect(body.nfts).toEqual([
    {
      collection: `${chain}:${hills}`,
      collectionName: 'Hills',
      id: mint,
      amount: '1',
      name: 'Hill 1',
      description: 'Green',
      image: expect.stringMatching(/^\/v1\/image\//),
      spam: false,
    },
  ])
  const picture = await server.app.inject({ url: body.nfts[0]?.image ?? '' })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('behavior: the id of an NFT with an address of its own', () => {
  const key = keyOf('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
  expect(writeCollectibleId(key)).toBe(`${chain}/nft:${key.address}`)
  expect(readCollectibleId(writeCollectibleId(key))).toEqual(key)
  expect(readCollectibleId(`${chain}/nft:${key.address}/1`)).toBeUndefined()
})

test('behavior: the name that an address chose, if it leads back to the address', async () => {
  const [owner, other] = [someone(), someone()]
  const domain = await sns.name('chosen', owner)
  const below = await sns.below('pay', domain, other)
  const nameOf = async (address: string) => (await family().identity?.(address))?.name
  expect(await nameOf(owner)).toBeNull()
  await sns.primary(owner, domain)
  expect(await nameOf(owner)).toBeNull()
  await sns.reverse(domain, 'chosen')
  expect(await nameOf(owner)).toBe('chosen.sol')
  await sns.primary(other, below)
  await sns.reverse(below, '\0pay', domain)
  expect(await nameOf(other)).toBe('pay.chosen.sol')
  const { body } = await server.app.inject({ url: `/v1/identity/${owner}?projectId=test` })
  expect(JSON.parse(body)).toMatchObject({ name: 'chosen.sol', avatar: null })
  const avatarOf = async () => (await family().identity?.(owner))?.avatar
  await sns.picture(domain, 'https://pictures.example/1.png', other)
  expect(await avatarOf()).toBeNull()
  await sns.picture(domain, 'https://pictures.example/1.png', owner)
  expect(await avatarOf()).toBe('https://pictures.example/1.png')
  // A name that leads elsewhere, and one that says it is another.
  await sns.record(domain, other, { writer: owner })
  expect(await nameOf(owner)).toBeNull()
  await sns.record(domain, owner, { writer: owner })
  expect(await nameOf(owner)).toBe('chosen.sol')
  await sns.reverse(domain, 'another')
  expect(await nameOf(owner)).toBeNull()
})
