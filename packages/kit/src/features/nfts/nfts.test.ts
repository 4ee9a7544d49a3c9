import type { Nft } from '@latchkey/protocol/http/nfts'
import { afterEach, expect, test } from 'vitest'
import { connectWallet } from '../../core/connectWallet.ts'
import { createChain, createOrigin, startKit, startServer } from '../../core/testing.ts'
import { loadNfts, moreNfts } from './loadNfts.ts'
import { type NftsEvent, type NftsState, nfts, transition } from './nfts.ts'

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
const [a, b] = [nft('1'), nft('2')]
const idle = nfts.initial
const loading: NftsState = { status: 'loading', key: 'k' }
const ready: NftsState = { status: 'ready', key: 'k', nfts: [a], paging: { status: 'end' }, all: false }
const open: NftsState = { ...ready, paging: { status: 'more', cursor: 'c' } }
const turning: NftsState = { ...ready, paging: { status: 'loading', cursor: 'c' } }
const page = { nfts: [a, b], cursor: undefined }

test.each<[NftsState, NftsEvent, NftsState]>([
  [idle, { type: 'load', key: 'k' }, loading],
  [ready, { type: 'load', key: 'k' }, ready],
  [ready, { type: 'load', key: 'x' }, { status: 'loading', key: 'x' }],
  [loading, { type: 'head', key: 'k', page: { nfts: [a], cursor: 'c' } }, open],
  [loading, { type: 'head', key: 'x', page }, loading],
  [open, { type: 'more', key: 'k' }, turning],
  [ready, { type: 'more', key: 'k' }, ready],
  // What came twice is there once.
  [turning, { type: 'page', key: 'k', after: 'c', page }, { ...ready, nfts: [a, b] }],
  // A page that leads to itself leads nowhere.
  [
    turning,
    { type: 'page', key: 'k', after: 'c', page: { ...page, cursor: 'c' } },
    { ...ready, nfts: [a, b] },
  ],
  [turning, { type: 'page', key: 'k', after: 'd', page }, turning],
  [open, { type: 'page', key: 'k', after: 'c', page }, open],
  [turning, { type: 'fail', key: 'k' }, { ...ready, paging: { status: 'failed', cursor: 'c' } }],
  [loading, { type: 'fail', key: 'k' }, { status: 'failed', key: 'k' }],
  [ready, { type: 'fail', key: 'k' }, ready],
  [ready, { type: 'show', all: true }, { ...ready, all: true }],
  [loading, { type: 'show', all: true }, loading],
])('behavior: %j after %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
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
    nfts: [{ image: expect.stringContaining(`${server.url}/v1/image/abc.def`) }],
  })
  await Promise.all([moreNfts(kit), moreNfts(kit)])
  expect(state()).toMatchObject({ nfts: [{ id: '1' }, { id: '2', image: null }], paging: { status: 'end' } })
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
  expect(state()).toMatchObject({ status: 'ready', paging: { status: 'failed', cursor: 'n' } })
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
