import { describe, expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { createChain, createOrigin, settle, startKit } from '../testing.ts'
import { wallets } from '../wallets/wallets.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'
import { recall } from './recall.ts'
import { rememberConnections } from './rememberConnections.ts'
import { switchConnection } from './switchConnection.ts'
import { switchNetwork } from './switchNetwork.ts'

// Imported in advance, because loading it on demand takes time.
import './reconnect.ts'
import './syncTab.ts'

/** Two tabs of one app in one browser: the same wallets trust both. */
function twoTabs(...ids: string[]) {
  const origin = createOrigin()
  const open = () => {
    const chain = createChain({ networks: [1, 10] })
    for (const id of ids) chain.add(id)
    const kit = startKit({ drivers: [chain.driver], storage: origin.tab() })
    return { chain, kit }
  }
  const [here, there] = [open(), open()]
  const connect = async (tab: typeof here, walletId: string) => {
    const connecting = connectWallet(tab.kit, { walletId })
    tab.chain.ask().accept({ accounts: [`${walletId}-account`, `${walletId}-second`] })
    here.chain.trust(walletId)
    there.chain.trust(walletId)
    await connecting
    await settle()
  }
  return { origin, here, there, open, connect }
}

const linked = (kit: Kit) =>
  allConnections(connections.of(kit).get())
    .map(({ wallet }) => wallet.id)
    .sort()
const front = (kit: Kit) => activeConnection(connections.of(kit).get())?.wallet.id

describe('a second tab follows', () => {
  test('behavior: a connection, without showing anything [3.17e, 4.01]', async () => {
    const { here, there, connect } = twoTabs('a')
    await connect(here, 'a')
    expect(linked(there.kit)).toEqual(['a'])
    expect(there.chain.asks.map(({ silent }) => silent)).toEqual([true])
    expect(wallets.of(there.kit).get().recent).toEqual(['a'])
  })

  test('behavior: a second wallet, and which one is active', async () => {
    const { here, there, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    await connect(here, 'b')
    expect([linked(here.kit), linked(there.kit)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect([front(here.kit), front(there.kit)]).toEqual(['b', 'b'])
    const switching = switchConnection(here.kit, { namespace: 'eip155', walletId: 'a' })
    here.chain.ask().accept()
    await switching
    await settle()
    expect([front(here.kit), front(there.kit)]).toEqual(['a', 'a'])
    expect(there.chain.asks.every(({ silent }) => silent)).toBe(true)
  })

  test('behavior: a second wallet that was activated at the same time', async () => {
    const { origin, here, there, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    const {
      connections: [first],
      ...rest
    } = origin.read()
    const second = { namespace: 'eip155', walletId: 'b', account: 'b-account', active: true }
    there.chain.trust('b')
    const links = [{ ...first, active: false }, second]
    origin.tab().setItem('latchkey.default', JSON.stringify({ ...rest, connections: links }))
    await settle()
    expect(linked(there.kit)).toEqual(['a', 'b'])
    expect(front(there.kit)).toBe('b')
  })

  test('behavior: another address of a wallet, and another network [4.14a]', async () => {
    const { here, there, connect } = twoTabs('a')
    await connect(here, 'a')
    there.chain.sessions[0]?.tell({
      type: 'accounts',
      accounts: ['a-account', 'a-second'].map((address) => ({ address, type: 'eoa' })),
    })
    await settle()
    const switching = switchConnection(here.kit, { namespace: 'eip155', walletId: 'a', account: 'a-second' })
    here.chain.ask().accept({ accounts: ['a-account', 'a-second'] })
    await switching
    await settle()
    expect(there.kit.connection().connection.address).toBe('a-second')
    await switchNetwork(here.kit, 'eip155:10')
    await settle()
    expect(connections.of(there.kit).get().selected).toEqual({ eip155: 'eip155:10' })
  })

  test.each([
    ['one', { id: 'eip155:b' }, ['a']],
    ['all', {}, []],
  ])('behavior: the end of %s [4.12a, 4.13]', async (_, args, left) => {
    const { here, there, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    await connect(here, 'b')
    await disconnect(here.kit, args)
    await settle()
    expect(linked(there.kit)).toEqual(left)
    // Only the tab where the visitor disconnects tells the wallet.
    expect(there.chain.sessions.some(({ closed }) => closed)).toBe(false)
  })

  test('behavior: a store that was cleared [3.17e]', async () => {
    const { origin, here, there, connect } = twoTabs('a')
    await connect(here, 'a')
    origin.tab().removeItem('latchkey.default')
    await settle()
    expect([linked(here.kit), linked(there.kit)]).toEqual([[], []])
  })

  test('behavior: a connection that ends while this tab restores it [4.12a]', async () => {
    const { here, there } = twoTabs('a')
    const connecting = connectWallet(here.kit, { walletId: 'a' })
    here.chain.ask().accept()
    await connecting
    await settle()
    const asked = there.chain.ask()
    await disconnect(here.kit)
    await settle()
    const late = asked.accept()
    await settle()
    expect([linked(here.kit), linked(there.kit)]).toEqual([[], []])
    expect(late.listeners).toBe(0)
  })

  test('behavior: nothing it has no driver for [4.05]', async () => {
    const { origin, there } = twoTabs()
    origin.tab().setItem(
      'latchkey.default',
      JSON.stringify({
        version: 1,
        namespace: 'cosmos',
        networks: { cosmos: 'cosmos:hub' },
        connections: [{ namespace: 'cosmos', walletId: 'k', account: 'cosmos1', active: true }],
      }),
    )
    await settle()
    expect(connections.of(there.kit).get()).toMatchObject({
      active: undefined,
      selected: {},
      byNamespace: {},
    })
  })
})

describe('concurrent changes', () => {
  test('behavior: a new tab does not affect an open one [4.05]', async () => {
    const { origin, here, there, open, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    await connect(here, 'b')
    const before = origin.read().connections
    const writes = origin.writes
    const third = open()
    for (const id of ['a', 'b']) third.chain.trust(id)
    await settle()
    expect(linked(here.kit)).toEqual(['a', 'b'])
    expect(here.chain.sessions.every(({ listeners }) => listeners === 1)).toBe(true)
    // The new tab sent its requests before the wallets trusted it; they answer now.
    for (const ask of third.chain.asks) ask.accept()
    await settle()
    for (const ask of third.chain.asks.slice(1)) ask.accept()
    await settle()
    expect([linked(here.kit), linked(there.kit), linked(third.kit)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect([front(here.kit), front(third.kit)]).toEqual(['b', 'b'])
    const sorted = (list: typeof before) => [...list].sort((a, b) => a.walletId.localeCompare(b.walletId))
    expect(sorted(origin.read().connections)).toEqual(sorted(before))
    expect(origin.writes - writes).toBeLessThanOrEqual(1)
  })

  test('behavior: an account change in both tabs ends in one state, without further writes [4.14a]', async () => {
    const { origin, here, there, connect } = twoTabs('a')
    await connect(here, 'a')
    const writes = origin.writes
    const event = { type: 'accounts', accounts: [{ address: '0xnew', type: 'eoa' }] } as const
    here.chain.sessions[0]?.tell(event)
    there.chain.sessions[0]?.tell(event)
    await settle()
    expect(origin.writes - writes).toBe(1)
    for (const { kit } of [here, there]) expect(kit.connection().connection.address).toBe('0xnew')
  })

  test('behavior: two tabs that connect at the same time lose nothing, agree, and stop writing', async () => {
    const { origin, here, there, connect } = twoTabs('a', 'b', 'c')
    await connect(here, 'a')
    const first = connectWallet(here.kit, { walletId: 'b' })
    const second = connectWallet(there.kit, { walletId: 'c' })
    for (const id of ['b', 'c']) {
      here.chain.trust(id)
      there.chain.trust(id)
    }
    here.chain.ask().accept()
    there.chain.ask().accept()
    await Promise.all([first, second])
    for (let i = 0; i < 5; i++) await settle()
    expect([linked(here.kit), linked(there.kit)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(front(here.kit)).toBe(front(there.kit))
    expect(
      origin
        .read()
        .connections.filter(({ active }) => active)
        .map(({ walletId }) => walletId),
    ).toEqual([front(here.kit)])
    const writes = origin.writes
    for (let i = 0; i < 5; i++) await settle()
    expect(origin.writes).toBe(writes)
  })

  test('behavior: a disconnect in one tab applies while the other connects [4.12a]', async () => {
    const { origin, here, there, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    const connecting = connectWallet(there.kit, { walletId: 'b' })
    for (const { chain } of [here, there]) chain.trust('b')
    there.chain.ask().accept()
    const ending = disconnect(here.kit, { id: 'eip155:a' })
    await Promise.all([connecting, ending])
    for (let i = 0; i < 5; i++) await settle()
    expect(linked(here.kit)).toEqual(linked(there.kit))
    expect(origin.read().connections.map(({ walletId }) => walletId)).toEqual(linked(here.kit))
    expect(linked(here.kit)).toContain('b')
  })

  test('behavior: a connection that another tab ended is not stored again [4.12a]', async () => {
    const { origin, here, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    await connect(here, 'b')
    const stored = here.kit.storage.read()
    const left = stored.connections.filter(({ walletId }) => walletId === 'a')
    here.kit.storage.update(() => ({ connections: left }))
    recall(here.kit, here.kit.storage.read())
    // The chunk that ends connections is still loading when a wallet emits an event.
    rememberConnections(here.kit)
    expect(linked(here.kit)).toEqual(['a', 'b'])
    expect(origin.read().connections.map(({ walletId }) => walletId)).toEqual(['a'])
  })

  test('behavior: keeps stored connections of namespaces without a driver [3.17e]', async () => {
    const { origin, here, connect } = twoTabs('a')
    const foreign = { namespace: 'cosmos', walletId: 'k', account: 'cosmos1', active: true } as const
    origin.tab().setItem('latchkey.default', JSON.stringify({ version: 1, connections: [foreign] }))
    await settle()
    await connect(here, 'a')
    await disconnect(here.kit)
    expect(origin.read().connections).toEqual([foreign])
  })

  test('behavior: many switches in both tabs settle [4.14a]', async () => {
    const { origin, here, there, connect } = twoTabs('a', 'b')
    await connect(here, 'a')
    await connect(there, 'b')
    for (let i = 0; i < 10; i++) {
      const tab = i % 2 ? here : there
      const walletId = i % 3 ? 'a' : 'b'
      const switching = switchConnection(tab.kit, { namespace: 'eip155', walletId }).catch(() => undefined)
      tab.chain.ask().accept()
      await switching
      await switchNetwork(tab.kit, i % 2 ? 'eip155:1' : 'eip155:10')
    }
    for (let i = 0; i < 5; i++) await settle()
    expect(front(here.kit)).toBe(front(there.kit))
    expect(connections.of(here.kit).get().selected).toEqual(connections.of(there.kit).get().selected)
    const writes = origin.writes
    for (let i = 0; i < 5; i++) await settle()
    expect(origin.writes).toBe(writes)
    expect(origin.read().connections.filter(({ active }) => active)).toHaveLength(1)
  })
})

test('behavior: kits with different ids are independent', async () => {
  const origin = createOrigin()
  const chain = createChain()
  chain.add('a', { trusted: true })
  const tab = origin.tab()
  const [one, other] = ['one', 'other'].map((id) => startKit({ id, drivers: [chain.driver], storage: tab }))
  if (!one || !other) throw new Error('Two kits were made.')
  const connecting = connectWallet(one, { walletId: 'a' })
  chain.ask().accept()
  await connecting
  await settle()
  expect(linked(one)).toEqual(['a'])
  expect(linked(other)).toEqual([])
  const reloaded = startKit({ id: 'other', drivers: [chain.driver], storage: origin.tab() })
  await settle()
  expect(linked(reloaded)).toEqual([])
})
