import { getEventListeners } from 'node:events'
import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet, type TestWalletOptions } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { connectionPending, connectionRejected, walletNotInstalled } from '@latchkey/protocol/catalogue'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { activeNetwork } from './config/networks.ts'
import { activeConnection, allConnections, connections, namespaceState } from './connections/connections.ts'
import { connectWallet } from './connections/connectWallet.ts'
import { disconnect } from './connections/disconnect.ts'
import { switchConnection } from './connections/switchConnection.ts'
import { switchNetwork } from './connections/switchNetwork.ts'
import type { Kit } from './kit.ts'
import { modal, top } from './modal/modal.ts'
import { openModal } from './modal/openModal.ts'
import { createOrigin, startKit } from './testing.ts'
import { wallets } from './wallets/wallets.ts'

// Other tests compete for the processor.
const pollOptions = { timeout: 5_000 }

const [anvil, other, strange] = await Promise.all([
  startAnvil(),
  startAnvil({ chainId: 31_338 }),
  startAnvil({ chainId: 31_339 }),
])
afterAll(() => Promise.all([anvil.stop(), other.stop(), strange.stop()]))

const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
/** Key of an account. */
const keyOf = (address = '') => address.toLowerCase()
const mnemonic = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const rdns = { one: 'dev.latchkey.one', two: 'dev.latchkey.two' }

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

/** A browser with wallets and storage, in which pages of one app can be opened. */
function createBrowser() {
  const origin = createOrigin()
  const installed = new Map<string, ReturnType<typeof createTestWallet>>()
  // All of a wallet's chains; the app knows the first two.
  const chains = [anvil, other, strange].map(({ forWallet }) => forWallet)
  function install(id: string, options: TestWalletOptions = {}) {
    const wallet = createTestWallet({ name: `Wallet ${id}`, rdns: id, chains, ...options })
    installed.set(id, wallet)
    return wallet
  }
  function open({ id = 'default', late = [] as string[] } = {}) {
    const target = new EventTarget()
    const announce = (rdns: string) => {
      const wallet = installed.get(rdns)
      if (wallet) announceTestWallet(wallet, target)
    }
    for (const id of installed.keys()) if (!late.includes(id)) announce(id)
    const networks = [anvil.chain, other.chain]
    const kit = startKit({ id, drivers: [evm({ networks, target })], storage: origin.tab() })
    kits.push(kit)
    const status = () => namespaceState(connections.of(kit).get(), 'eip155').status
    const state = () => connections.of(kit).get()
    const linked = () => allConnections(state()).map(({ wallet }) => wallet.id)
    const front = () => activeConnection(state())
    return { kit, target, announce, status, state, linked, front }
  }
  return { origin, install, open }
}

/** How many listeners for wallets a page has. */
const listenersOn = (target: EventTarget) =>
  ['eip6963:announceProvider', 'ethereum#initialized'].flatMap((event) => getEventListeners(target, event))
    .length

/** A provider that counts who listens to it. */
function counted(wallet: ReturnType<typeof createTestWallet>) {
  const { provider } = wallet
  const { on, removeListener } = provider
  let listeners = 0
  provider.on = (event, listener) => {
    listeners++
    return on(event, listener)
  }
  provider.removeListener = (event, listener) => {
    listeners--
    return removeListener(event, listener)
  }
  return () => listeners
}

const methods = ({ requests }: ReturnType<typeof createTestWallet>) => requests.map(({ method }) => method)

describe('connecting', () => {
  test('behavior: discovers and connects a wallet, with its accounts and network [1.03a, 3.01a, 3.08b, 4.01]', async () => {
    const browser = createBrowser()
    browser.install(rdns.one)
    const { kit, front, status } = browser.open()
    expect(wallets.of(kit).get().found).toMatchObject([
      { id: rdns.one, name: 'Wallet dev.latchkey.one', kind: 'announced', rdns: rdns.one },
    ])
    const connecting = connectWallet(kit, { walletId: rdns.one })
    expect(status()).toBe('connecting')
    await connecting
    expect(status()).toBe('connected')
    expect(front()).toMatchObject({
      account: keyOf(first),
      address: first,
      network: 'eip155:31337',
      accounts: [
        { key: keyOf(first), address: first, type: 'eoa' },
        { key: keyOf(second), address: second, type: 'eoa' },
      ],
    })
    expect(kit.connection().network?.id).toBe('eip155:31337')
    expect(browser.origin.read()).toMatchObject({
      recent: [rdns.one],
      connections: [{ account: keyOf(first), active: true }],
    })
  })

  test('error: declined in the wallet [8.16c, 8.22a]', async () => {
    const browser = createBrowser()
    browser.install(rdns.one).decline()
    const { kit, status } = browser.open()
    await expect(connectWallet(kit, { walletId: rdns.one })).rejects.toMatchObject({
      code: connectionRejected.code,
      message: 'Connection rejected',
    })
    expect(status()).toBe('disconnected')
    expect(kit.events.at(-1)).toMatchObject({ type: 'USER_REJECTED' })
  })

  test('error: the wallet has a pending request [8.21h]', async () => {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const { kit, status } = browser.open()
    wallet.hold()
    const before = connectWallet(kit, { walletId: rdns.one })
    await expect.poll(() => methods(wallet), pollOptions).toContain('eth_requestAccounts')
    await expect(connectWallet(kit, { walletId: rdns.one })).rejects.toMatchObject({
      code: connectionPending.code,
    })
    wallet.release()
    await before
    expect(status()).toBe('connected')
  })

  test('error: not installed', async () => {
    const { kit } = createBrowser().open()
    await expect(connectWallet(kit, { walletId: 'io.metamask' })).rejects.toMatchObject({
      code: walletNotInstalled.code,
    })
  })

  test('behavior: after an abort, the answer of the wallet is ignored and leaves no listener [4.01]', async () => {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const listeners = counted(wallet)
    const { kit, status } = browser.open()
    wallet.hold()
    const controller = new AbortController()
    const connecting = connectWallet(kit, { walletId: rdns.one, signal: controller.signal })
    await expect.poll(() => methods(wallet), pollOptions).toContain('eth_requestAccounts')
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
    wallet.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(status()).toBe('disconnected')
    expect(listeners()).toBe(0)
  })
})

describe('loading the page again', () => {
  async function connectedBrowser(...ids: string[]) {
    const browser = createBrowser()
    const installed = ids.map((id) => browser.install(id, id === rdns.two ? { mnemonic } : {}))
    const page = browser.open()
    for (const id of ids) await connectWallet(page.kit, { walletId: id })
    page.kit.destroy()
    return { ...browser, wallets: installed }
  }

  test('behavior: reconnects after a reload without a prompt [4.02a, 4.05]', async () => {
    const { open, wallets } = await connectedBrowser(rdns.one)
    const asked = methods(wallets[0] as never).length
    const { status, front } = open()
    expect(status()).toBe('connecting')
    await expect.poll(status, pollOptions).toBe('connected')
    expect(front()).toMatchObject({ address: first, network: 'eip155:31337' })
    expect(methods(wallets[0] as never).slice(asked)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('behavior: a modal that is opened meanwhile changes to the account [4.05]', async () => {
    const browser = createBrowser()
    browser.install(rdns.one)
    await connectWallet(browser.open().kit, { walletId: rdns.one })
    const page = browser.open({ late: [rdns.one] })
    openModal(page.kit)
    expect(top(modal.of(page.kit).get()).name).toBe('Connect')
    page.announce(rdns.one)
    await expect.poll(() => top(modal.of(page.kit).get()).name, pollOptions).toBe('Account')
  })

  test('behavior: waits for a wallet that announces itself late [4.05]', async () => {
    const { open } = await connectedBrowser(rdns.one)
    const { announce, status } = open({ late: [rdns.one] })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(status()).toBe('connecting')
    announce(rdns.one)
    await expect.poll(status, pollOptions).toBe('connected')
  })

  test('behavior: a locked wallet: disconnected, and storage cleared [4.05]', async () => {
    const { open, origin, wallets } = await connectedBrowser(rdns.one)
    wallets[0]?.lock()
    const { status } = open()
    await expect.poll(status, pollOptions).toBe('disconnected')
    expect(origin.read().connections).toEqual([])
    expect(origin.read().recent).toEqual([rdns.one])
  })

  test('behavior: if a wallet no longer trusts the page, the other one becomes active [4.05]', async () => {
    const { open, wallets } = await connectedBrowser(rdns.one, rdns.two)
    wallets[1]?.disconnectSite()
    const { status, linked, front } = open()
    await expect.poll(status, pollOptions).toBe('connected')
    await expect.poll(linked, pollOptions).toEqual([rdns.one])
    expect(front()?.wallet.id).toBe(rdns.one)
  })

  test('behavior: two wallets reconnect, the active one first [3.17e, 4.05]', async () => {
    const { open, origin } = await connectedBrowser(rdns.one, rdns.two)
    const { linked, front } = open()
    await expect.poll(linked, pollOptions).toEqual([rdns.two, rdns.one])
    expect(front()?.wallet.id).toBe(rdns.two)
    await expect.poll(() => origin.read().connections.length, pollOptions).toBe(2)
  })

  test('behavior: stays disconnected after a reload, even if the wallet still trusts the page [4.12a, 4.13]', async () => {
    const browser = createBrowser()
    // Most wallets cannot revoke a permission on request.
    const wallet = browser.install(rdns.one, { unsupported: ['wallet_revokePermissions'] })
    const page = browser.open()
    await connectWallet(page.kit, { walletId: rdns.one })
    void disconnect(page.kit)
    page.kit.destroy()
    const asked = methods(wallet).length
    const { status } = browser.open()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(status()).toBe('disconnected')
    expect(
      methods(wallet)
        .slice(asked)
        .filter((method) => method.startsWith('eth_')),
    ).toEqual([])
  })

  test('behavior: a network selected before connecting stays selected [3.17b, 4.14a, 4.14c]', async () => {
    const { open } = createBrowser()
    const page = open()
    await switchNetwork(page.kit, 'eip155:31338')
    page.kit.destroy()
    expect(activeNetwork(open().kit)?.id).toBe('eip155:31338')
  })
})

describe('two wallets', () => {
  async function both() {
    const browser = createBrowser()
    const [one, two] = [browser.install(rdns.one), browser.install(rdns.two, { mnemonic })]
    const page = browser.open()
    await connectWallet(page.kit, { walletId: rdns.one })
    await connectWallet(page.kit, { walletId: rdns.two })
    const use = (walletId: string, account?: string) =>
      switchConnection(page.kit, { namespace: 'eip155', walletId, account })
    return { ...browser, ...page, one, two, use }
  }

  test('behavior: both stay connected; switching works in both directions [4.03a, 4.04]', async () => {
    const { linked, front, two, use } = await both()
    expect(linked()).toEqual([rdns.one, rdns.two])
    expect(front()?.address).toBe(two.addresses[0])
    await use(rdns.one)
    expect(front()?.address).toBe(first)
    await use(rdns.two)
    expect(front()?.address).toBe(two.addresses[0])
    expect(linked()).toEqual([rdns.one, rdns.two])
  })

  test('behavior: another address of a wallet [5.24]', async () => {
    const { front, use } = await both()
    await use(rdns.one, keyOf(second))
    expect(front()).toMatchObject({ wallet: { id: rdns.one }, address: second })
  })

  test('error: a switch that the wallet declines keeps the previous one [4.03a]', async () => {
    const { front, one, status, use, linked } = await both()
    one.provider.request = async ({ method }) => {
      if (method === 'eth_requestAccounts') throw Object.assign(new Error('no'), { code: 4001 })
      throw new Error('not asked')
    }
    await expect(use(rdns.one)).rejects.toMatchObject({ code: connectionRejected.code })
    expect(front()?.wallet.id).toBe(rdns.two)
    expect(status()).toBe('connected')
    expect(linked()).toEqual([rdns.one, rdns.two])
  })

  test('behavior: disconnecting one keeps the other; disconnecting all revokes the permissions [4.12a, 4.13]', async () => {
    const { kit, linked, front, one, two, status } = await both()
    await disconnect(kit, { id: `eip155:${rdns.two}` })
    expect(linked()).toEqual([rdns.one])
    expect(front()?.address).toBe(first)
    expect(await two.provider.request({ method: 'eth_accounts' })).toEqual([])
    await disconnect(kit)
    expect(status()).toBe('disconnected')
    expect(await one.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(kit.events.filter(({ type }) => type === 'DISCONNECT_SUCCESS')).toHaveLength(2)
  })

  test('behavior: of two simultaneous connections the later one becomes active [4.01]', async () => {
    const browser = createBrowser()
    const [one] = [browser.install(rdns.one), browser.install(rdns.two, { mnemonic })]
    const { kit, linked } = browser.open()
    one.hold()
    const early = connectWallet(kit, { walletId: rdns.one })
    const rejected = expect(early).rejects.toMatchObject({ code: 'request/aborted' })
    await connectWallet(kit, { walletId: rdns.two })
    await rejected
    one.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(linked()).toEqual([rdns.two])
  })
})

describe('events of the wallet', () => {
  async function connected() {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const page = browser.open()
    await connectWallet(page.kit, { walletId: rdns.one })
    return { ...browser, ...page, wallet }
  }

  test('behavior: another account is followed, on screen and in storage [3.02b, 4.14a]', async () => {
    const { wallet, front, origin } = await connected()
    wallet.switchAccount(1)
    expect(front()?.address).toBe(second)
    expect(origin.read().connections).toMatchObject([{ account: keyOf(second) }])
  })

  test('behavior: another network is followed [4.14a]', async () => {
    const { kit, wallet } = await connected()
    wallet.switchChain(31_338)
    expect(activeNetwork(kit)?.id).toBe('eip155:31338')
    expect(kit.connection().network?.id).toBe('eip155:31338')
  })

  test('behavior: an unknown network opens its view, and switching from there closes it [2.08, 4.15]', async () => {
    const { kit, wallet } = await connected()
    wallet.switchChain(31_339)
    expect(top(modal.of(kit).get()).name).toBe('UnsupportedChain')
    expect(kit.connection().network).toBeUndefined()
    await switchNetwork(kit, 'eip155:31338')
    expect(modal.of(kit).get().status).toBe('closed')
    expect(activeNetwork(kit)?.id).toBe('eip155:31338')
  })

  test('behavior: a network the wallet lacks is added [4.16a]', async () => {
    const { kit, wallet } = await connected()
    wallet.forgetChain(31_338)
    await switchNetwork(kit, 'eip155:31338')
    expect(methods(wallet)).toContain('wallet_addEthereumChain')
    expect(activeNetwork(kit)?.id).toBe('eip155:31338')
  })

  test('error: a declined switch changes nothing [8.22a]', async () => {
    const { kit, wallet } = await connected()
    wallet.decline()
    await expect(switchNetwork(kit, 'eip155:31338')).rejects.toMatchObject({
      code: 'network/switch_rejected',
    })
    expect(activeNetwork(kit)?.id).toBe('eip155:31337')
  })

  test.each(['lock', 'disconnectSite', 'vanish'] as const)(
    'behavior: %s disconnects in every tab [4.13]',
    async (event) => {
      const { kit, wallet, status, origin } = await connected()
      const listeners = counted(wallet)
      openModal(kit)
      wallet[event]()
      expect(status()).toBe('disconnected')
      expect(top(modal.of(kit).get()).name).toBe('Connect')
      expect(origin.read().connections).toEqual([])
      expect(kit.sessions.size).toBe(0)
      expect(listeners()).toBeLessThanOrEqual(0)
    },
  )

  test('behavior: ignores the events of a wallet after disconnecting [4.13]', async () => {
    const { kit, wallet, status, origin } = await connected()
    await disconnect(kit)
    wallet.switchAccount(1)
    wallet.switchChain(31_339)
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    expect(status()).toBe('disconnected')
    expect(modal.of(kit).get().status).toBe('closed')
    expect(origin.read().connections).toEqual([])
  })
})

describe('two tabs', () => {
  test('behavior: the second tab follows without a prompt, and ends with the first [3.17e, 4.13]', async () => {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const [here, there] = [browser.open(), browser.open()]
    await connectWallet(here.kit, { walletId: rdns.one })
    await expect.poll(there.status, pollOptions).toBe('connected')
    expect(there.front()?.address).toBe(first)
    expect(methods(wallet).filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
    wallet.switchAccount(1)
    await expect
      .poll(() => [here.front()?.address, there.front()?.address], pollOptions)
      .toEqual([second, second])
    await disconnect(there.kit)
    await expect.poll(here.status, pollOptions).toBe('disconnected')
    expect(browser.origin.read().connections).toEqual([])
  })

  test('behavior: both tabs agree after two wallets, a switch and a disconnect [4.03a, 4.12a]', async () => {
    const browser = createBrowser()
    browser.install(rdns.one)
    browser.install(rdns.two, { mnemonic })
    const [here, there] = [browser.open(), browser.open()]
    await connectWallet(here.kit, { walletId: rdns.one })
    await connectWallet(here.kit, { walletId: rdns.two })
    await expect.poll(there.linked, pollOptions).toHaveLength(2)
    await switchConnection(there.kit, { namespace: 'eip155', walletId: rdns.one })
    await expect.poll(() => here.front()?.wallet.id, pollOptions).toBe(rdns.one)
    await disconnect(here.kit, { id: `eip155:${rdns.one}` })
    await expect.poll(there.linked, pollOptions).toEqual([rdns.two])
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { writes } = browser.origin
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(browser.origin.writes).toBe(writes)
    expect([here.linked(), there.linked()]).toEqual([[rdns.two], [rdns.two]])
  })
})

describe('several kits, and destroyed ones', () => {
  test('behavior: two ids on one page are independent', async () => {
    const browser = createBrowser()
    browser.install(rdns.one)
    const [one, two] = [browser.open({ id: 'one' }), browser.open({ id: 'two' })]
    await connectWallet(one.kit, { walletId: rdns.one })
    expect([one.status(), two.status()]).toEqual(['connected', 'disconnected'])
    await connectWallet(two.kit, { walletId: rdns.one })
    one.kit.destroy()
    expect(two.status()).toBe('connected')
    const again = browser.open({ id: 'one' })
    await expect.poll(again.status, pollOptions).toBe('connected')
  })

  test('behavior: a kit that is destroyed leaves no listener on the page or the wallet', async () => {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const listeners = counted(wallet)
    const { kit, target } = browser.open()
    expect(listenersOn(target)).toBeGreaterThan(0)
    for (let i = 0; i < 3; i++) await connectWallet(kit, { walletId: rdns.one })
    expect(listeners()).toBe(3)
    kit.destroy()
    expect([listenersOn(target), listeners(), browser.origin.listeners]).toEqual([0, 0, 0])
    wallet.switchAccount(1)
    expect(activeConnection(connections.of(kit).get())?.address).toBe(first)
    expect(browser.origin.read().connections).toMatchObject([{ account: keyOf(first) }])
  })

  test('behavior: one destroyed while it reconnects leaves no listener either [4.05]', async () => {
    const browser = createBrowser()
    const wallet = browser.install(rdns.one)
    const page = browser.open()
    await connectWallet(page.kit, { walletId: rdns.one })
    page.kit.destroy()
    const listeners = counted(wallet)
    const before = browser.origin.read()
    browser.open().kit.destroy()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(listeners()).toBe(0)
    expect(browser.origin.read()).toEqual(before)
  })
})
