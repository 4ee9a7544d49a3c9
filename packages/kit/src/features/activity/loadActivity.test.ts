import { afterEach, expect, test } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { createChain, createOrigin, startKit, startServer } from '../../core/testing.ts'
import { activity } from './activity.ts'
import { loadActivity, moreActivity } from './loadActivity.ts'
import { transactionAt, transferOf } from './testing.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const path = '/v1/account/0xa/history'

async function setup() {
  const server = await startServer()
  const chain = createChain({ networks: [1, 10] })
  chain.add('a')
  const storage = createOrigin().tab()
  const kit = startKit({ drivers: [chain.driver], storage, api: server.url, projectId: 'demo' })
  stops.push(kit.destroy, server.stop)
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ accounts: ['0xa'] })
  await connecting
  const ids = () => {
    const state = activity.of(kit).get()
    return state.status === 'ready' ? state.value.items.map(({ id }) => id) : state.status
  }
  return { kit, server, session, ids, state: () => activity.of(kit).get() }
}

test('behavior: pages are read one after the other until there is no cursor [4.31a, 4.32, 7.04a, 7.04c]', async () => {
  const { kit, server, ids } = await setup()
  server.answers[path] = ({ query }) => ({
    body: query.cursor
      ? { data: [transactionAt('2026-01-01'), transactionAt('2026-02-02')], next: null }
      : { data: [transactionAt('2026-02-02'), transactionAt('2026-03-03')], next: 'n' },
  })
  await loadActivity(kit)
  expect(ids()).toEqual(['2026-03-03', '2026-02-02'])
  await Promise.all([moreActivity(kit), moreActivity(kit)])
  expect(ids()).toEqual(['2026-03-03', '2026-02-02', '2026-01-01'])
  await moreActivity(kit)
  expect(server.to(path).map(({ query }) => [query.cursor, query.chainId])).toEqual([
    [undefined, 'eip155:1'],
    ['n', 'eip155:1'],
  ])
})

test('behavior: only this network, and no spam; a call without transfers is none [5.25, 3.23]', async () => {
  const { kit, server, ids } = await setup()
  const spam = {
    ...transferOf('in', '1'),
    nft_info: { name: 'Prize', content: null, flags: { is_spam: true } },
  }
  server.answers[path] = {
    body: {
      data: [
        transactionAt('2026-03-01', { metadata: { chain: 'eip155:10' } }),
        transactionAt('2026-03-02', { transfers: [spam, spam] }),
        transactionAt('2026-03-03', { transfers: [spam, transferOf('in', '1')] }),
        transactionAt('2026-03-04', { transfers: [] }),
        transactionAt('2026-03-05', { metadata: { chain: null } }),
        transactionAt('some day'),
      ],
      next: null,
    },
  }
  await loadActivity(kit)
  expect(ids()).toEqual(['2026-03-04', '2026-03-03'])
})

test('error: a failed load says so, and can be tried again [4.31c, 8.18d]', async () => {
  const { kit, server, ids } = await setup()
  server.answers[path] = { status: 400 }
  await expect(loadActivity(kit)).rejects.toMatchObject({ message: 'Failed to fetch transactions' })
  expect(ids()).toBe('failed')
  server.answers[path] = { body: { data: [], next: null } }
  await loadActivity(kit)
  expect(ids()).toEqual([])
})

test('error: a failed page keeps the others', async () => {
  const { kit, server, ids, state } = await setup()
  server.answers[path] = ({ query }) =>
    query.cursor ? { status: 400 } : { body: { data: [transactionAt('2026-03-03')], next: 'n' } }
  await loadActivity(kit)
  await expect(moreActivity(kit)).rejects.toMatchObject({ code: 'transactions/failed' })
  expect(ids()).toEqual(['2026-03-03'])
  expect(state()).toMatchObject({ value: { paging: { status: 'failed', cursor: 'n' } } })
})

test('behavior: an answer is good for a while; a refresh asks anew', async () => {
  const { kit, server, ids } = await setup()
  server.answers[path] = { body: { data: [transactionAt('2026-01-01')], next: null } }
  await loadActivity(kit)
  await loadActivity(kit)
  expect(server.to(path)).toHaveLength(1)
  server.answers[path] = {
    body: { data: [transactionAt('2026-02-02'), transactionAt('2026-01-01')], next: null },
  }
  await loadActivity(kit, { refresh: true })
  expect(ids()).toEqual(['2026-02-02', '2026-01-01'])
})

test('behavior: another network has its own list [3.22d, 5.25]', async () => {
  const { kit, server, session, ids, state } = await setup()
  server.answers[path] = ({ query }) => ({
    body: { data: [transactionAt('2026-01-01', { metadata: { chain: query.chainId ?? null } })], next: 'n' },
  })
  await loadActivity(kit)
  session.tell({ type: 'network', network: 'eip155:10' })
  // The cursor is of the list before.
  await moreActivity(kit)
  expect(server.to(path)).toHaveLength(1)
  await loadActivity(kit)
  expect(state()).toMatchObject({ key: 'eip155:10:0xa' })
  expect(ids()).toEqual(['2026-01-01'])
})

test('error: without a connection nothing is requested [8.18i]', async () => {
  const { kit, server, ids } = await setup()
  await disconnect(kit)
  await expect(loadActivity(kit)).rejects.toMatchObject({
    code: 'transactions/address_missing',
    message: "Transactions can't be fetched without an accountAddress",
  })
  await moreActivity(kit)
  expect(ids()).toBe('idle')
  expect(server.calls.filter(({ path }) => path.includes('history'))).toEqual([])
})
