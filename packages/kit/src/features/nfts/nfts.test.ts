import type { Nft } from '@latchkey/protocol/http/nfts'
import { afterEach, expect, test } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createChain, createOrigin, startKit, startServer } from '../../core/testing.ts'
import { loadNfts, moreNfts } from './loadNfts.ts'
import { nfts, ownAddress } from './nfts.ts'

const nft = (id: string, facts: Partial<Nft> = {}): Nft => ({
  collection: 'eip155:1:0xaa',
  collectionName: 'Cats',
  id,
  amount: '1',
  name: '',
  description: '',
  image: null,
  spam: false,
  ...facts,
})
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup() {
  const server = await startServer()
  const chain = createChain()
  chain.add('a')
  const storage = createOrigin().tab()
  const kit = startKit({ drivers: [chain.driver], storage, api: server.url, projectId: 'demo' })
  stops.push(kit.destroy, server.stop)
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept({ accounts: ['0xa'] })
  await connecting
  return { kit, server, state: () => nfts.of(kit).get() }
}
const path = '/v1/account/0xa/nfts'

test('behavior: pages are read one after the other, pictures come from the server [2.15]', async () => {
  const { kit, server, state } = await setup()
  const first = nft('1', { image: '/v1/image/abc.def' })
  server.answers[path] = ({ query }) => ({
    body: query.cursor
      ? { nfts: [nft('2', { image: 'javascript:alert(1)' })], next: null, complete: true }
      : { nfts: [first], next: 'n', complete: true },
  })
  await loadNfts(kit)
  expect(state()).toMatchObject({
    value: { items: [{ image: expect.stringContaining(`${server.url}/v1/image/abc.def`) }] },
  })
  await Promise.all([moreNfts(kit), moreNfts(kit)])
  expect(state()).toMatchObject({
    value: { items: [{ id: '1' }, { id: '2', image: null }], paging: { status: 'end' } },
  })
  expect(server.to(path)).toHaveLength(2)
})

test('error: a server that does not answer, at once and in the middle', async () => {
  const { kit, server, state } = await setup()
  server.answers[path] = { status: 400 }
  await expect(loadNfts(kit)).rejects.toMatchObject({ name: 'KitError' })
  expect(state()).toMatchObject({ status: 'failed' })
  server.answers[path] = { body: { nfts: [nft('1')], next: 'n', complete: true } }
  await loadNfts(kit)
  server.answers[path] = { status: 400 }
  await expect(moreNfts(kit)).rejects.toMatchObject({ name: 'KitError' })
  expect(state()).toMatchObject({ status: 'ready', value: { paging: { status: 'failed', cursor: 'n' } } })
})

test.each<[string, Partial<Nft>]>([
  ['a collection', { collection: 'Cats' }],
  ['a number', { id: '0x1' }],
  ['an amount', { amount: 'many' }],
])('error: a list with what is not %s is none', async (_, facts) => {
  const { kit, server, state } = await setup()
  server.answers[path] = { body: { nfts: [nft('1', facts)], next: null, complete: true } }
  await expect(loadNfts(kit)).rejects.toMatchObject({ name: 'KitError' })
  expect(state()).toMatchObject({ status: 'failed' })
})

test('behavior: an NFT that is not a number in a contract has an address of its own', () => {
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  expect([ownAddress(nft('7')), ownAddress(nft('0')), ownAddress(nft(mint))]).toEqual([
    undefined,
    undefined,
    mint,
  ])
})
