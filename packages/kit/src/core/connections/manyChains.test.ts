import type { Driver, Namespace } from '@latchkey/chains/driver'
import {
  activeAddressNotFound,
  adapterMissing,
  connectorNotFound,
  disconnectChainsFailed,
  reconnecting,
} from '@latchkey/protocol/catalogue'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { networks } from '../config/networks.ts'
import type { Options } from '../config/options.ts'
import type { Kit } from '../kit.ts'
import { modal, top } from '../modal/modal.ts'
import {
  createChain,
  createNetwork,
  createOrigin,
  createRemote,
  settle,
  startKit,
  type TestChain,
} from '../testing.ts'
import { keepNote, readNote } from './accountNotes.ts'
import { addNetwork, removeNetwork, switchNamespace } from './changeNetworks.ts'
import {
  activeConnection,
  allConnections,
  type ConnectionsState,
  connections,
  namespaceState,
} from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'
import { switchConnection } from './switchConnection.ts'
import { switchNetwork } from './switchNetwork.ts'

// Imported in advance, because loading it on demand takes time.
import './reconnect.ts'
import './syncTab.ts'

type Family = 'eip155' | 'solana'
const families = ['eip155', 'solana'] as const

/** A browser with two chains of wallets, whose tabs share what they store. */
function browser() {
  const origin = createOrigin()
  function open(options: Partial<Options> = {}) {
    const eip155 = createChain({ networks: [1, 10] })
    const solana = createChain({ namespace: 'solana', networks: ['main', 'test'], choosesNetwork: true })
    const chains = { eip155, solana }
    for (const chain of [eip155, solana]) for (const id of ['a', 'b']) chain.add(id)
    const kit = startKit({ drivers: [eip155.driver, solana.driver], storage: origin.tab(), ...options })
    return { kit, ...chains, chains }
  }
  return { origin, open }
}
type Tab = ReturnType<ReturnType<typeof browser>['open']>

async function connect(tab: Tab, namespace: Family, walletId = 'a', accounts = [`${namespace}-${walletId}`]) {
  const connecting = connectWallet(tab.kit, { walletId, namespace })
  tab[namespace].ask().accept({ accounts })
  await connecting
}
const linked = ({ kit }: { kit: Kit }) => allConnections(connections.of(kit).get()).map(({ id }) => id)
const front = ({ kit }: { kit: Kit }) => activeConnection(connections.of(kit).get())?.id
const status = ({ kit }: { kit: Kit }, namespace: Namespace) =>
  namespaceState(connections.of(kit).get(), namespace).status

afterEach(() => void vi.useRealTimers())

describe('two chains at once', () => {
  test('behavior: each has its own connection, status and network; the last one connected is active [3.02b, 3.02c, 4.01]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['connected', 'disconnected'])
    const connecting = connectWallet(tab.kit, { walletId: 'a', namespace: 'solana' })
    expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['connected', 'connecting'])
    expect(front(tab)).toBe('eip155:a')
    tab.solana.ask().accept()
    await connecting
    expect(linked(tab)).toEqual(['eip155:a', 'solana:a'])
    expect(front(tab)).toBe('solana:a')
    expect(tab.kit.connection('eip155').connection.network).toBe('eip155:1')
    expect(tab.kit.connection('solana').connection.network).toBe('solana:main')
    expect(tab.kit.connection().driver).toBe(tab.kit.driver('solana'))
  })

  test('behavior: both can be requested at the same time, and answer in any order [4.01]', async () => {
    const tab = browser().open()
    const asked = families.map((namespace) => connectWallet(tab.kit, { walletId: 'a', namespace }))
    tab.solana.ask().accept()
    tab.eip155.ask().accept()
    await Promise.all(asked)
    expect(linked(tab).toSorted()).toEqual(['eip155:a', 'solana:a'])
  })

  test('behavior: switching to a network of the other chain activates it, without a wallet [4.14a]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    await switchNetwork(tab.kit, 'eip155:1')
    expect(front(tab)).toBe('eip155:a')
    await switchNetwork(tab.kit, 'solana:test')
    expect(front(tab)).toBe('solana:a')
    expect(tab.kit.connection('eip155').connection.network).toBe('eip155:1')
    expect(tab.kit.connection('solana').connection.network).toBe('solana:test')
    switchNamespace(tab.kit, 'eip155')
    expect(front(tab)).toBe('eip155:a')
    expect(tab.kit.storage.read()).toMatchObject({
      namespace: 'eip155',
      networks: { eip155: 'eip155:1', solana: 'solana:test' },
    })
  })

  test('behavior: switching from an unsupported network to the other chain closes the view [2.08, 4.15]', async () => {
    const tab = browser().open()
    await connect(tab, 'solana')
    const connecting = connectWallet(tab.kit, { walletId: 'a', namespace: 'eip155' })
    tab.eip155.ask().accept({ network: 'eip155:999' })
    await connecting
    expect(top(modal.of(tab.kit).get()).name).toBe('UnsupportedChain')
    await switchNetwork(tab.kit, 'solana:main')
    expect(modal.of(tab.kit).get().status).toBe('closed')
    // Back there it is still unknown.
    switchNamespace(tab.kit, 'eip155')
    expect(top(modal.of(tab.kit).get()).name).toBe('UnsupportedChain')
    expect(modal.of(tab.kit).get().status).toBe('open')
  })

  test('behavior: a change in one wallet does not affect the other chain or the active namespace [4.14a]', async () => {
    const tab = browser().open()
    await connect(tab, 'solana')
    await connect(tab, 'eip155')
    const before = tab.kit.connection('eip155').connection
    const [session] = tab.solana.sessions
    session?.tell({ type: 'accounts', accounts: [{ address: 'other', type: 'eoa' }] })
    session?.tell({ type: 'network', network: 'solana:test' })
    expect(tab.kit.connection('solana').connection).toMatchObject({
      address: 'other',
      network: 'solana:test',
    })
    expect(tab.kit.connection('eip155').connection).toBe(before)
    expect(front(tab)).toBe('eip155:a')
  })

  test('behavior: a wallet that reconnects on one chain is unavailable there only [8.18w]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    const again = switchConnection(tab.kit, { namespace: 'eip155', walletId: 'a' })
    expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['reconnecting', 'connected'])
    await expect(switchConnection(tab.kit, { namespace: 'eip155', walletId: 'a' })).rejects.toMatchObject({
      code: reconnecting.code,
    })
    const other = switchConnection(tab.kit, { namespace: 'solana', walletId: 'a' })
    tab.solana.ask().accept()
    await other
    tab.eip155.ask().accept()
    await again
    expect(front(tab)).toBe('eip155:a')
  })

  test('error: switching accounts checks the chain, the wallet and the address [5.24]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    const use = (args: switchConnection.Args) => switchConnection(tab.kit, args)
    const before = connections.of(tab.kit).get()
    await expect(use({ namespace: 'cosmos', walletId: 'a' })).rejects.toMatchObject({
      code: adapterMissing.code,
    })
    await expect(use({ namespace: 'solana', walletId: 'c' })).rejects.toMatchObject({
      code: connectorNotFound.code,
    })
    // It is shared, but on the other chain.
    await expect(use({ namespace: 'solana', walletId: 'a', account: 'eip155-a' })).rejects.toMatchObject({
      code: activeAddressNotFound.code,
    })
    expect(connections.of(tab.kit).get()).toBe(before)
  })

  test('error: networks of a chain without a driver cannot be added or removed [5.04]', () => {
    const { kit } = browser().open()
    const hub = createNetwork('cosmos:hub')
    for (const change of [addNetwork, removeNetwork])
      expect(() => change(kit, hub)).toThrow(
        expect.objectContaining({
          code: adapterMissing.code,
          message: "Adapter for namespace cosmos doesn't exist",
        }),
      )
    addNetwork(kit, createNetwork('solana:dev'))
    expect(
      networks
        .of(kit)
        .get()
        .map(({ id }) => id),
    ).toContain('solana:dev')
  })
})

describe('a chain where the page chooses the network', () => {
  const network = ({ kit }: Tab) => kit.connection('solana').connection.network

  test('behavior: is restored after a reload, and when the wallet connects again [3.17b, 4.14a, 4.14c]', async () => {
    const { open } = browser()
    const before = open()
    await connect(before, 'solana')
    await switchNetwork(before.kit, 'solana:test')
    const again = switchConnection(before.kit, { namespace: 'solana', walletId: 'a' })
    before.solana.ask().accept()
    await again
    expect(network(before)).toBe('solana:test')
    await connect(before, 'solana', 'b')
    expect(network(before)).toBe('solana:test')
    before.kit.destroy()

    const tab = open()
    tab.solana.trust('b')
    await settle()
    expect(network(tab)).toBe('solana:test')
  })

  test('behavior: a wallet that connects for the first time uses the selected network [4.14a]', async () => {
    const tab = browser().open()
    await switchNetwork(tab.kit, 'solana:test')
    await connect(tab, 'solana')
    expect(network(tab)).toBe('solana:test')
  })

  test('behavior: another tab follows without an event from the wallet [4.14a]', async () => {
    const { origin, open } = browser()
    const [here, there] = [open(), open()]
    there.solana.trust('a')
    await connect(here, 'solana')
    await settle()
    await switchNetwork(here.kit, 'solana:test')
    await settle()
    expect([network(here), network(there)]).toEqual(['solana:test', 'solana:test'])
    const { writes } = origin
    await settle()
    expect(origin.writes).toBe(writes)
  })
})

describe('accounts of several kinds', () => {
  const plain = { address: 'plain', type: 'eoa' } as const
  const smart = { address: 'smart', type: 'smartAccount' } as const
  const payment = { address: 'pay', type: 'payment' } as const

  async function link(defaultAccountType: 'eoa' | 'smartAccount' | 'payment', accounts: readonly (typeof plain | typeof smart | typeof payment)[], account?: string) {
    const chain = createChain({ defaultAccountType })
    chain.add('a')
    const kit = startKit({ drivers: [chain.driver] })
    const connecting = connectWallet(kit, { walletId: 'a', account })
    const session = chain.ask().accept({ accounts })
    await connecting
    return { session, address: () => kit.connection().connection.address }
  } // biome-ignore format: one line reads better

  test.each([
    ['smartAccount', [plain, smart], 'smart'],
    ['payment', [plain, payment], 'pay'],
    ['eoa', [smart, plain], 'plain'],
    ['smartAccount', [plain, payment], 'plain'],
  ] as const)('behavior: a chain that prefers %s of %j selects %s', async (kind, accounts, selected) => {
    const { address } = await link(kind, accounts)
    expect(address()).toBe(selected)
  })

  test('behavior: the selected account type stays when the wallet changes accounts', async () => {
    const { session, address } = await link('smartAccount', [smart, plain], 'plain')
    expect(address()).toBe('plain')
    const next = { address: 'plain2', type: 'eoa' } as const
    session.tell({ type: 'accounts', accounts: [{ ...smart, address: 'smart2' }, next] })
    expect(address()).toBe('plain2')
    session.tell({ type: 'accounts', accounts: [smart] })
    expect(address()).toBe('smart')
  })
})

describe('disconnecting', () => {
  test('behavior: disconnects one chain of two; the other stays, with its stored data [4.12a]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    const balances = {
      'eip155:1:eip155-a': { value: '1', at: 1 },
      'solana:main:solana-a': { value: '2', at: 2 },
    }
    const pending = [
      { chain: 'eip155:1', address: 'eip155-a', hash: '0x1' },
      { chain: 'solana:main', address: 'solana-a', hash: '5' },
      null,
    ]
    tab.kit.storage.update(() => ({ balances, pending }))
    const note = (address: string) => ({ key: ['note', address], address })
    for (const address of ['eip155-a', 'solana-a']) keepNote(tab.kit, note(address), address)
    const noted = (address: string) =>
      readNote(tab.kit, {
        ...note(address),
        lifetimeMs: 1e6,
        schema: { safeParse: (data) => ({ success: true, data }) },
      })?.value
    await disconnect(tab.kit, { namespace: 'solana' })
    expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['connected', 'disconnected'])
    expect(front(tab)).toBe('eip155:a')
    expect(tab.kit.storage.read()).toMatchObject({
      namespace: 'eip155',
      balances: { 'eip155:1:eip155-a': { value: '1', at: 1 } },
      pending: [pending[0]],
      connections: [{ namespace: 'eip155', walletId: 'a', account: 'eip155-a', active: true }],
    })
    expect([noted('eip155-a'), noted('solana-a')]).toEqual(['eip155-a', undefined])
    expect(tab.solana.sessions.map(({ closed }) => closed)).toEqual([true])
    expect(tab.eip155.sessions.map(({ closed }) => closed)).toEqual([false])
    await disconnect(tab.kit)
    expect(tab.kit.storage.read()).toMatchObject({ balances: {}, pending: [], connections: [] })
    expect(noted('eip155-a')).toBeUndefined()
  })

  test.each(['remote', 'embedded'] as const)(
    'behavior: a %s wallet has one session for all chains, which ends in all [4.12a]',
    async (kind) => {
      const { kit, eip155, solana } = browser().open({
        connectors: [createRemote().connector, createRemote([], 'embedded').connector],
      })
      const tab = { kit, eip155, solana, chains: { eip155, solana } }
      await connect(tab, 'eip155', kind)
      await connect(tab, 'solana', kind)
      await connect(tab, 'solana', 'b')
      await disconnect(kit, { id: `eip155:${kind}` })
      expect(linked(tab)).toEqual(['solana:b'])
      expect(solana.sessions.map(({ closed }) => closed)).toEqual([true, false])
    },
  )

  test('behavior: an installed wallet for both chains connects and disconnects per chain [4.12a]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    await disconnect(tab.kit, { id: 'eip155:a' })
    expect(linked(tab)).toEqual(['solana:a'])
  })

  test('behavior: a pending request on the other chain stays pending', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    const asking = connectWallet(tab.kit, { walletId: 'b', namespace: 'solana' })
    await disconnect(tab.kit, { namespace: 'eip155' })
    expect(status(tab, 'solana')).toBe('connecting')
    tab.solana.ask().accept()
    await asking
    expect(linked(tab)).toEqual(['solana:b'])
  })

  test('error: names every chain that fails; all are disconnected anyway [8.17b]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    tab.eip155.onClose(() => Promise.reject(new Error('locked')))
    tab.solana.onClose(() => Promise.reject(new Error('gone')))
    await expect(disconnect(tab.kit)).rejects.toMatchObject({
      code: disconnectChainsFailed.code,
      message: 'Failed to disconnect chains: eip155: locked, solana: gone',
    })
    expect(linked(tab)).toEqual([])
  })

  test('error: names only the chain that fails [8.17a]', async () => {
    const tab = browser().open()
    await connect(tab, 'eip155')
    await connect(tab, 'solana')
    tab.solana.onClose(() => Promise.reject(new Error('gone')))
    await expect(disconnect(tab.kit)).rejects.toThrow('Failed to disconnect chain solana: gone')
    expect(tab.kit.events.filter(({ type }) => type.startsWith('DISCONNECT'))).toEqual([
      { type: 'DISCONNECT_SUCCESS', namespace: 'eip155' },
      { type: 'DISCONNECT_ERROR', message: 'Failed to disconnect chain solana: gone' },
    ])
  })
})

describe('a reload', () => {
  async function leaveWithBoth(inFront: Family) {
    const { origin, open } = browser()
    const tab = open()
    await connect(tab, inFront === 'eip155' ? 'solana' : 'eip155')
    await connect(tab, inFront)
    tab.kit.destroy()
    return { origin, open }
  }

  test.each(families)(
    'behavior: restores both, with %s active again [3.17a, 3.17d, 3.17e, 4.05]',
    async (inFront) => {
      const { open } = await leaveWithBoth(inFront)
      const tab = open()
      expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['connecting', 'connecting'])
      for (const namespace of families) tab[namespace].asks.at(-1)?.accept({ accounts: [`${namespace}-a`] })
      await settle()
      for (const namespace of families) for (const ask of tab[namespace].asks) ask.accept()
      await settle()
      expect(linked(tab).toSorted()).toEqual(['eip155:a', 'solana:a'])
      expect(front(tab)).toBe(`${inFront}:a`)
      expect(tab.kit.storage.read().namespace).toBe(inFront)
    },
  )

  test.each([
    ['hangs', () => {}],
    ['trusts the page no more', (chain: TestChain) => chain.ask().reject(new Error('locked'))],
    ['breaks', (chain: TestChain) => chain.ask().reject('nothing')],
  ])(
    'behavior: a wallet of one chain that %s does not block the other [4.05]',
    async (_, end) => {
      const { open } = await leaveWithBoth('solana')
      const tab = open()
      await settle()
      tab.eip155.ask().accept({ accounts: ['eip155-a'] })
      await settle()
      expect([status(tab, 'eip155'), status(tab, 'solana')]).toEqual(['connected', 'connecting'])
      expect(tab.kit.connection('eip155').connection.address).toBe('eip155-a')
      end(tab.solana)
      await vi.waitUntil(() => status(tab, 'solana') === 'disconnected', { timeout: 8_000, interval: 20 })
      await settle()
      expect(status(tab, 'eip155')).toBe('connected')
      // No connection is left there.
      expect(front(tab)).toBe('eip155:a')
      expect(tab.kit.storage.read()).toMatchObject({
        namespace: 'eip155',
        connections: [{ namespace: 'eip155', walletId: 'a', active: true }],
      })
    },
    10_000,
  )

  test('behavior: a wallet that was uninstalled does not block the other chain [4.05]', async () => {
    const { open } = await leaveWithBoth('solana')
    vi.useFakeTimers()
    const tab = open()
    const gone = tab.solana.watchers
    for (const watcher of gone) watcher([])
    await vi.advanceTimersByTimeAsync(1)
    tab.eip155.ask().accept()
    await vi.advanceTimersByTimeAsync(1)
    expect(status(tab, 'eip155')).toBe('connected')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(status(tab, 'solana')).toBe('disconnected')
    expect(front(tab)).toBe('eip155:a')
  })
})

test('behavior: a transaction is tracked after a reload, even if a wallet of another chain hangs [4.05]', async () => {
  const [eip155, solana] = [createChain(), createChain({ namespace: 'solana', networks: ['main'] })]
  solana.add('a')
  const purpose = { kind: 'send', moves: [{ direction: 'out', amount: '1', symbol: 'COIN' }] }
  const sent = {
    hash: '0x1',
    chain: 'eip155:1',
    address: 'x',
    purpose,
    sentAt: Date.now(),
    status: 'pending',
  }
  const link = { namespace: 'solana', walletId: 'a', account: 'a-account', active: true } as const
  const origin = createOrigin({
    networks: {},
    recent: [],
    balances: {},
    connections: [link],
    pending: [sent],
  })
  const followed: string[] = []
  const receipts: Driver['receipts'] = async () => ({
    wait({ handle }) {
      followed.push(handle.hash)
      return new Promise(() => {})
    },
  })
  const drivers = [{ ...eip155.driver, receipts }, solana.driver]
  const kit = startKit({ drivers, storage: origin.tab() })
  await vi.waitUntil(() => followed.length > 0)
  expect(followed).toEqual(['0x1'])
  expect(status({ kit }, 'solana')).toBe('connecting')
  kit.destroy()
})

describe('a second tab', () => {
  async function twoTabs() {
    const { origin, open } = browser()
    const [here, there] = [open(), open()]
    for (const tab of [here, there]) for (const namespace of families) tab[namespace].trust('a')
    await connect(here, 'eip155')
    await connect(here, 'solana')
    await settle()
    return { origin, here, there }
  }

  test('behavior: follows both chains, and which is active [3.17a, 3.17e, 4.01]', async () => {
    const { here, there } = await twoTabs()
    expect(linked(there).toSorted()).toEqual(['eip155:a', 'solana:a'])
    expect(front(there)).toBe('solana:a')
    switchNamespace(here.kit, 'eip155')
    await settle()
    expect(front(there)).toBe('eip155:a')
  })

  test('behavior: disconnecting one chain applies to both tabs; the other stays, without a request to its wallet [4.12a]', async () => {
    const { here, there } = await twoTabs()
    await disconnect(here.kit, { namespace: 'solana' })
    await settle()
    expect([linked(here), linked(there)]).toEqual([['eip155:a'], ['eip155:a']])
    expect([front(here), front(there)]).toEqual(['eip155:a', 'eip155:a'])
    expect([...here.eip155.sessions, ...there.eip155.sessions].some(({ closed }) => closed)).toBe(false)
    await disconnect(there.kit)
    await settle()
    expect([linked(here), linked(there)]).toEqual([[], []])
  })

  test('behavior: two tabs can disconnect different chains at the same time [4.12a]', async () => {
    const { here, there, origin } = await twoTabs()
    await Promise.all([
      disconnect(here.kit, { namespace: 'solana' }),
      disconnect(there.kit, { namespace: 'eip155' }),
    ])
    await settle()
    expect([linked(here), linked(there)]).toEqual([[], []])
    expect(origin.read().connections).toEqual([])
  })
})

/** What a visitor, or one of their wallets, may do. */
type Deed = { readonly family: Family; readonly walletId: 'a' | 'b' } & (
  | { readonly type: 'ask' | 'switch' | 'accept' | 'reject' | 'leave' | 'end' | 'closed' | 'count' }
  | { readonly type: 'account'; readonly address: string }
  | { readonly type: 'network' | 'move'; readonly reference: 0 | 1 }
)

test('property: events of one chain do not affect the state and storage of the other [3.17e, 4.01, 4.12a]', async () => {
  const deed = fc.record({
    family: fc.constantFrom(...families),
    walletId: fc.constantFrom('a', 'b'),
    type: fc.constantFrom('ask', 'ask', 'accept', 'accept', 'switch', 'reject', 'leave', 'end', 'closed', 'count', 'account', 'network', 'move'),
    address: fc.constantFrom('x', 'y'),
    reference: fc.constantFrom(0, 1),
  }) as fc.Arbitrary<Deed> // biome-ignore format: one line reads better

  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 25 }), async (deeds) => {
      const together = world(families)
      const alone = { eip155: world(['eip155']), solana: world(['solana']) }
      for (const deed of deeds) {
        await together.perform(deed)
        await alone[deed.family].perform(deed)
        for (const family of families) expect(together.see(family)).toEqual(alone[family].see(family))
      }
    }),
    { numRuns: 150 },
  )
})

/** A page with some of the chains, to which the same can be done. */
function world(shown: readonly Family[]) {
  const references = { eip155: ['1', '10'], solana: ['main', 'test'] } as const
  const chains = Object.fromEntries(
    shown.map((family) => [family, createChain({ namespace: family, networks: references[family] })]),
  ) as Record<Family, TestChain>
  for (const family of shown) for (const id of ['a', 'b']) chains[family].add(id)
  const origin = createOrigin()
  const kit = startKit({ drivers: shown.map((family) => chains[family].driver), storage: origin.tab() })
  const state = (): ConnectionsState => connections.of(kit).get()
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  async function perform(deed: Deed) {
    const { family: namespace, walletId } = deed
    const chain = chains[namespace]
    const ask = chain.asks.at(-1)
    const session = chain.sessions.at(-1)
    const { address } = activeConnection(state(), namespace) ?? {}
    if (deed.type === 'ask') quietly(connectWallet(kit, { walletId, namespace }))
    if (deed.type === 'switch') quietly(switchConnection(kit, { walletId, namespace }))
    if (deed.type === 'accept') ask?.accept({ accounts: [`${namespace}-${walletId}`, 'x'] })
    if (deed.type === 'reject') ask?.reject(new Error('no'))
    if (deed.type === 'leave') quietly(disconnect(kit, { namespace }))
    if (deed.type === 'end') quietly(disconnect(kit, { id: `${namespace}:${walletId}` }))
    if (deed.type === 'closed') session?.tell({ type: 'close' })
    if (deed.type === 'account')
      session?.tell({ type: 'accounts', accounts: [{ address: deed.address, type: 'eoa' }] })
    if (deed.type === 'network')
      session?.tell({ type: 'network', network: `${namespace}:${references[namespace][deed.reference]}` })
    if (deed.type === 'move')
      quietly(switchNetwork(kit, `${namespace}:${references[namespace][deed.reference]}`))
    if (deed.type === 'count' && address)
      kit.storage.update(({ balances }) => ({
        balances: { ...balances, [`${namespace}:1:${address}`]: { value: '1', at: 1 } },
      }))
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  }

  function see(family: Family) {
    const own = allConnections(state()).filter(({ namespace }) => namespace === family)
    const { connections: links = [], balances = {}, networks: chosen = {} } = origin.read()
    return {
      state: namespaceState(state(), family),
      selected: state().selected[family],
      links: links.filter(({ namespace }) => namespace === family),
      // Data of a removed account may remain until the next disconnect.
      balances: Object.keys(balances).filter((key) =>
        own.some(({ address }) => key === `${family}:1:${address}`),
      ),
      chosen: chosen[family],
      closed: chains[family].sessions.map(({ closed }) => closed),
    }
  }

  return { perform, see }
}
