import type { ChainId } from '@latchkey/chains/driver'
import { connectionPending, signatureInvalid, signatureRejected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { pair } from '../../core/connections/pair.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { connectorView, modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createChain, createOrigin, createRemote, settle } from '../../core/testing.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { clickSignIn } from './clickSignIn.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { siwx } from './siwx.ts'
import { address, createMemorySiwx, secondAddress, startSiwxKit, stubPage } from './testing.ts'

// Fetched beforehand, or the first test would wait for it.
await import('./watchSiwx.ts')
const kits: Kit[] = []
beforeEach(() => stubPage())
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with a wallet in it. */
function page(options: Parameters<typeof startSiwxKit>[0] = {}, memory = createMemorySiwx()) {
  const made = startSiwxKit({ siwx: memory.plugin, ...options })
  kits.push(made.kit)
  const { kit, chain, events } = made
  if (!options.chain) chain.add('w')
  return {
    ...made,
    memory,
    state: () => siwx.of(kit).get(),
    view: () => (modal.of(kit).get().status === 'open' ? top(modal.of(kit).get()).name : 'closed'),
    types: () => events.map(({ type }) => type),
    isConnected: () => activeConnection(connections.of(kit).get()) !== undefined,
    async connect({ accounts = [address], network = 'eip155:1' as ChainId } = {}) {
      const linked = connectWallet(kit, { walletId: 'w' })
      await vi.waitFor(() => expect(chain.asks.length).toBeGreaterThan(0))
      const session = chain.ask().accept({ accounts, network })
      await linked
      await settle()
      await vi.waitFor(() => expect(['idle', 'signedOut', 'signedIn']).toContain(siwx.of(kit).get().status))
      await settle()
      return session
    },
  }
}

/** Signs what the wallet is asked for. */
async function sign(made: Pick<ReturnType<typeof page>, 'kit' | 'asks' | 'ask'>) {
  const before = made.asks.length
  const done = clickSignIn(made.kit)
  await vi.waitFor(() => expect(made.asks.length).toBe(before + 1))
  made.ask().sign()
  await done
  await settle()
}

/** As the modal does it once a wallet was linked there. */
const takeOver = (kit: Kit) => Promise.all([...kit.afterLink].map((takesOver) => takesOver()))

describe('connecting', () => {
  test('behavior: without a session the sign view opens [4.33]', async () => {
    const { connect, view, state, types } = page()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    expect(state()).toEqual({ status: 'signedOut', account: { chainId: 'eip155:1', address } })
    expect(types()).toContain('MODAL_OPEN')
  })

  test('behavior: with a session the wallet is not asked [4.33]', async () => {
    const { connect, view, state, memory, asks } = page()
    memory.give('eip155:1', address)
    await connect()
    expect(view()).toBe('closed')
    expect(state().status).toBe('signedIn')
    expect(asks).toHaveLength(0)
  })

  test('behavior: a session that has run out, or has not begun, is none [4.33]', async () => {
    const { connect, view, memory } = page()
    memory.give('eip155:1', address, -1)
    await connect()
    expect(view()).toBe('SIWXSignMessage')
  })

  test('behavior: there is no sign-in on a network the app does not support [4.33]', async () => {
    const { connect, view, state } = page()
    const session = await connect({ network: 'eip155:999' })
    expect(view()).toBe('UnsupportedChain')
    expect(state()).toEqual({ status: 'idle' })
    session.tell({ type: 'network', network: 'eip155:10' })
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  })

  test('behavior: on a chain the plug-in does not support the wallet is not asked', async () => {
    const memory = createMemorySiwx()
    const plugin = { ...memory.plugin, supports: (chain: ChainId) => chain !== 'eip155:10' }
    const { connect, view, state } = page({ siwx: plugin }, memory)
    const session = await connect({ network: 'eip155:10' })
    expect([view(), state().status]).toEqual(['closed', 'idle'])
    session.tell({ type: 'network', network: 'eip155:1' })
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  })

  test('behavior: without the option nothing of it happens, and asking for it says so [8.18j]', async () => {
    const { connect, view, kit } = page({ siwx: undefined })
    await connect()
    expect(view()).toBe('closed')
    await expect(signIn(kit)).rejects.toMatchObject({
      code: 'siwx/disabled',
      message: 'SIWX is not enabled',
    })
  })

  test('behavior: in the modal the sign view follows the wallet without it closing [4.33]', async () => {
    const { kit, connect, view } = page()
    openModal(kit, { view: { name: 'ConnectingExternal', params: { walletId: 'w' } } })
    const seen: string[] = []
    modal.of(kit).subscribe(() => seen.push(view()))
    await connect()
    // The view that links the wallet decides first.
    expect(view()).toBe('ConnectingExternal')
    expect(await takeOver(kit)).toEqual([true])
    expect(view()).toBe('SIWXSignMessage')
    expect(seen).not.toContain('closed')
  })

  test('behavior: in the modal with a session there is nothing to stay open for', async () => {
    const { kit, connect, view, memory } = page()
    memory.give('eip155:1', address)
    openModal(kit, { view: { name: 'ConnectingExternal', params: { walletId: 'w' } } })
    await connect()
    expect(await takeOver(kit)).toEqual([false])
    expect(view()).toBe('ConnectingExternal')
  })

  test('behavior: the visitor leaves that view by themselves: they are asked all the same', async () => {
    const { kit, connect, view } = page()
    openModal(kit, { view: { name: 'ConnectingExternal', params: { walletId: 'w' } } })
    await connect()
    modal.of(kit).dispatch({ type: 'close', home: { name: 'Account' } })
    expect(view()).toBe('SIWXSignMessage')
  })
})

describe('signing', () => {
  test('behavior: makes a message, asks the wallet, keeps the session, closes, tells [4.34a-c, 7.31a, 7.31c, 7.31e]', async () => {
    const made = page()
    const { connect, view, state, types, memory, ask } = made
    await connect()
    await sign(made)
    expect(memory.calls.filter((call) => call !== 'getSessions')).toEqual(['createMessage', 'addSession'])
    expect(ask().message).toMatch(
      /^app\.example\.com wants you to sign in with your Ethereum account:\n0xd8dA/,
    )
    const [session] = memory.sessions
    expect(session).toMatchObject({
      accountAddress: address,
      chainId: 'eip155:1',
      uri: 'https://app.example.com',
      version: '1',
      message: ask().message,
      signature: '0x51',
    })
    expect(state()).toMatchObject({ status: 'signedIn', session })
    expect(view()).toBe('closed')
    expect(types()).toEqual(expect.arrayContaining(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']))
  })

  test('error: declined, the sign view is there with the reason, and another try works [4.35a, 4.35b, 8.18f]', async () => {
    const made = page()
    const { connect, view, state, types, kit, asks, ask } = made
    await connect()
    const first = clickSignIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    ask().reject(new KitError(signatureRejected))
    await expect(first).rejects.toMatchObject({ message: 'Signature declined' })
    expect(view()).toBe('SIWXSignMessage')
    expect(state()).toMatchObject({ status: 'signedOut', cause: 'declined' })
    expect(types()).toContain('SIWX_AUTH_ERROR')
    await sign(made)
    expect(state().status).toBe('signedIn')
  })

  test('error: a smart account whose signature is not accepted is told that the app may not support it [8.18g]', async () => {
    const memory = createMemorySiwx()
    const plugin = {
      ...memory.plugin,
      addSession: async () => {
        throw new KitError(signatureInvalid)
      },
    }
    const { ask, asks, chain, kit, state, types } = page({ siwx: plugin }, memory)
    const linked = connectWallet(kit, { walletId: 'w' })
    await vi.waitFor(() => expect(chain.asks.length).toBeGreaterThan(0))
    chain.ask().accept({ accounts: [{ address, type: 'smartAccount' }], network: 'eip155:1' })
    await linked
    await vi.waitFor(() => expect(state().status).toBe('signedOut'))
    const first = clickSignIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    ask().sign()
    await expect(first).rejects.toMatchObject({
      code: 'siwx/smart_account_refused',
      message: 'This application might not support Smart Accounts',
    })
    expect(state()).toMatchObject({ status: 'signedOut', cause: 'smartAccount' })
    expect(types()).toContain('SIWX_AUTH_ERROR')
  })

  test('error: declined without the modal, the sign view opens where it is required [4.35a]', async () => {
    const memory = createMemorySiwx({ required: false })
    const { connect, view, kit, ask, asks } = page({}, memory)
    await connect()
    closeModal(kit)
    memory.require(true)
    const first = signIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    ask().reject(new KitError(signatureRejected))
    await expect(first).rejects.toThrow()
    expect(view()).toBe('SIWXSignMessage')
  })

  test('error: each failure has its cause [8.18e, 8.18h, 8.18p]', async () => {
    const { connect, state, kit, asks, ask, memory } = page()
    await expect(signIn(kit)).rejects.toThrow('CaipNetwork or CaipAddress is undefined')
    await connect()
    memory.fail()
    await expect(signIn(kit)).rejects.toMatchObject({
      code: 'auth/init_failed',
      message: 'A problem occurred while trying initialize authentication',
    })
    expect(state()).toMatchObject({ cause: 'failed' })
    memory.fail(false)
    const pending = signIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    await expect(signIn(kit)).rejects.toMatchObject({ message: 'Authenticating...' })
    ask().reject(new KitError(connectionPending))
    await expect(pending).rejects.toThrow()
    expect(state()).toMatchObject({ cause: 'pending' })
    const refused = signIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(2))
    memory.fail()
    ask().sign()
    await expect(refused).rejects.toThrow()
    expect(state()).toMatchObject({ cause: 'failed' })
    expect(memory.sessions).toEqual([])
  })

  test('behavior: the wallet changes account meanwhile: the late signature does not sign in [4.33]', async () => {
    const { connect, state, kit, asks, ask, memory } = page()
    const session = await connect({ accounts: [address, secondAddress] })
    const late = signIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    session.tell({
      type: 'accounts',
      accounts: [secondAddress, address].map((address) => ({ address, type: 'eoa' })),
    })
    ask().sign()
    await expect(late).rejects.toMatchObject({ code: 'request/aborted' })
    await settle()
    expect(memory.sessions).toEqual([])
    expect(state()).toMatchObject({ status: 'signedOut', account: { address: secondAddress } })
  })

  test('behavior: a wallet with a window of its own for signing in is asked there', async () => {
    const chain = createChain()
    chain.add('w')
    const inputs: unknown[] = []
    const { connect, kit, asks, state } = page({
      chain,
      async walletSignIn({ input }) {
        inputs.push(input)
        const { writeMessage } = await import('@latchkey/protocol/siwx/writeMessage')
        const fields = { ...input, chainId: `eip155:${input.chainId}` }
        return { address, message: writeMessage(fields as never), signature: '0x5151' }
      },
    })
    await connect()
    await signIn(kit)
    expect(asks).toHaveLength(0)
    expect(inputs).toMatchObject([{ domain: 'app.example.com', address, chainId: '1', version: '1' }])
    expect(state()).toMatchObject({ status: 'signedIn', session: { signature: '0x5151' } })
  })

  test('behavior: a wallet may ask in the modal, over the sign view', async () => {
    const { kit, connect, asks, ask, state, view } = page()
    await connect()
    const done = clickSignIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    const asking = connectorView('own', 'Approve')
    modal.of(kit).dispatch({ type: 'push', view: asking })
    await settle()
    expect([view(), state().status]).toEqual(['Connector', 'signing'])
    modal.of(kit).dispatch({ type: 'back', connected: true })
    ask().sign()
    await done
    await settle()
    expect([view(), state().status]).toEqual(['closed', 'signedIn'])
  })

  test('behavior: one that writes another text is asked to sign the right one', async () => {
    const chain = createChain()
    chain.add('w')
    const walletSignIn = async () => ({ address, message: 'evil.example wants …', signature: '0x5151' })
    const made = page({ chain, walletSignIn })
    await made.connect()
    await sign(made)
    expect(made.state()).toMatchObject({ status: 'signedIn', session: { signature: '0x51' } })
  })
})

describe('required', () => {
  test('behavior: the sign view cannot be closed without a session [4.08, 6.10]', async () => {
    const made = page()
    await made.connect()
    expect(closeModal(made.kit)).toBe(false)
    expect(modal.of(made.kit).get()).toMatchObject({ status: 'open', shaking: true })
    await sign(made)
    expect(made.view()).toBe('closed')
  })

  test('behavior: another view is no way around it [6.10]', async () => {
    const { connect, kit, view } = page()
    await connect()
    openModal(kit, { view: { name: 'Account' } })
    expect(view()).toBe('SIWXSignMessage')
    expect(closeModal(kit)).toBe(false)
  })

  test('behavior: cancelled with no session anywhere, the visitor is disconnected and back at Connect [4.36b, 4.36d, 2.14]', async () => {
    const { connect, kit, view, types, isConnected, state } = page()
    await connect()
    await cancelSignIn(kit)
    expect(isConnected()).toBe(false)
    expect(view()).toBe('Connect')
    expect(types()).toEqual(expect.arrayContaining(['CLICK_CANCEL_SIWX', 'DISCONNECT_SUCCESS']))
    expect(state()).toEqual({ status: 'idle' })
    expect(closeModal(kit)).toBe(true)
  })

  test('behavior: cancelled after a switch, the wallet goes back to the last network with a session [4.36a]', async () => {
    const made = page({ chain: undefined as never })
    const { connect, kit, view, state } = made
    await connect()
    await sign(made)
    await switchNetwork(kit, 'eip155:10')
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
    await cancelSignIn(kit)
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signedIn' }))
    expect(activeConnection(connections.of(kit).get())?.network).toBe('eip155:1')
    expect(view()).toBe('closed')
  })

  test('behavior: of several networks the last one signed in on comes first; after a reload any will do [4.36a]', async () => {
    const chain = createChain({ networks: [1, 10, 8453] })
    chain.add('w')
    const made = page({ chain })
    const { connect, kit, view, memory, state } = made
    memory.give('eip155:8453', address)
    memory.give('eip155:10', address)
    await connect({ network: 'eip155:10' })
    await switchNetwork(kit, 'eip155:8453')
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signedIn' }))
    await switchNetwork(kit, 'eip155:1')
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
    await cancelSignIn(kit)
    expect(activeConnection(connections.of(kit).get())?.network).toBe('eip155:8453')
  })

  test('behavior: a wallet that will not go back is disconnected [4.36b]', async () => {
    const chain = createChain({ networks: [1, 10] })
    chain.add('w')
    const { connect, kit, memory, isConnected } = page({ chain })
    memory.give('eip155:10', address)
    await connect()
    const networkSwitch = { by: 'wallet', to: () => Promise.reject(new Error('no')) }
    Object.assign(kit.drivers[0] ?? {}, { networkSwitch })
    await cancelSignIn(kit)
    expect(isConnected()).toBe(false)
  })

  test('behavior: signing out disconnects', async () => {
    const made = page()
    await made.connect()
    await sign(made)
    await signOut(made.kit)
    expect(made.memory.sessions).toEqual([])
    expect(made.isConnected()).toBe(false)
    expect(made.view()).toBe('closed')
  })
})

describe('optional', () => {
  const optional = () => page({}, createMemorySiwx({ required: false }))

  test('behavior: offered once; cancelled, the modal closes and the visitor stays connected [4.36c, 4.36d]', async () => {
    const { connect, kit, view, types, isConnected, state } = optional()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    await cancelSignIn(kit)
    expect(view()).toBe('closed')
    expect(isConnected()).toBe(true)
    expect(types()).toContain('CLICK_CANCEL_SIWX')
    expect(state().status).toBe('signedOut')
    openModal(kit)
    expect(view()).toBe('Account')
  })

  test('behavior: closed while the wallet is asked, a late signature is not used', async () => {
    const { connect, kit, asks, ask, memory, state, view } = optional()
    await connect()
    const late = signIn(kit)
    await vi.waitFor(() => expect(asks).toHaveLength(1))
    expect(closeModal(kit)).toBe(true)
    expect(view()).toBe('closed')
    ask().sign()
    await expect(late).rejects.toMatchObject({ code: 'request/aborted' })
    expect(memory.sessions).toEqual([])
    expect(state().status).toBe('signedOut')
  })

  test('behavior: cancelled while the message is made, the wallet is not asked', async () => {
    const memory = createMemorySiwx({ required: false })
    const { createMessage } = memory.plugin
    const made = Promise.withResolvers<void>()
    memory.plugin.createMessage = async (input) => {
      await made.promise
      return createMessage(input)
    }
    const { connect, kit, asks } = page({}, memory)
    await connect()
    const late = signIn(kit)
    late.catch(() => undefined)
    await settle()
    await cancelSignIn(kit)
    made.resolve()
    await settle()
    expect(asks).toEqual([])
    await expect(late).rejects.toMatchObject({ code: 'request/aborted' })
  })

  test.each([true, false])(
    'behavior: cancelled while the signature is checked, the visitor is not signed in, required %s',
    async (required) => {
      const memory = createMemorySiwx({ required })
      const { addSession } = memory.plugin
      const checked = Promise.withResolvers<void>()
      memory.plugin.addSession = async (session) => {
        await checked.promise
        await addSession(session)
      }
      const { connect, kit, asks, ask, state, types } = page({}, memory)
      await connect()
      const late = signIn(kit)
      await vi.waitFor(() => expect(asks).toHaveLength(1))
      ask().sign()
      await vi.waitFor(() => expect(state().status).toBe('verifying'))
      await cancelSignIn(kit)
      checked.resolve()
      await expect(late).rejects.toMatchObject({ code: 'request/aborted' })
      expect(memory.sessions).toEqual([])
      expect(types()).not.toContain('SIWX_AUTH_SUCCESS')
      expect(state().status).toBe(required ? 'idle' : 'signedOut')
    },
  )

  test('behavior: another network asks again, the same one does not [4.33]', async () => {
    const { connect, kit, view } = optional()
    await connect()
    closeModal(kit)
    await switchNetwork(kit, 'eip155:10')
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
    closeModal(kit)
    await switchNetwork(kit, 'eip155:1')
    await settle()
    expect(view()).toBe('closed')
  })

  test('behavior: connected anew it is offered anew [4.33]', async () => {
    const { connect, kit, view } = optional()
    await connect()
    closeModal(kit)
    await disconnect(kit)
    await connect()
    expect(view()).toBe('SIWXSignMessage')
  })

  test('behavior: signing out stays connected and asks nothing', async () => {
    const made = optional()
    await made.connect()
    await sign(made)
    await signOut(made.kit)
    await settle()
    expect([made.view(), made.isConnected(), made.state().status]).toEqual(['closed', true, 'signedOut'])
  })
})

describe('accounts and networks', () => {
  test('behavior: a session is for one account on one chain [3.24, 4.33]', async () => {
    const made = page()
    const { connect, kit, view, state, memory } = made
    const session = await connect({ accounts: [address, secondAddress] })
    await sign(made)
    session.tell({
      type: 'accounts',
      accounts: [secondAddress, address].map((address) => ({ address, type: 'eoa' })),
    })
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
    expect(state()).toMatchObject({ account: { address: secondAddress } })
    await sign(made)
    await switchNetwork(kit, 'eip155:10')
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
    await sign(made)
    expect(memory.sessions.map(({ chainId, accountAddress }) => [chainId, accountAddress])).toEqual([
      ['eip155:1', address],
      ['eip155:1', secondAddress],
      ['eip155:10', secondAddress],
    ])
    // Back to what was signed in before: the wallet is not asked.
    const asked = made.asks.length
    await switchNetwork(kit, 'eip155:1')
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signedIn' }))
    expect(made.asks).toHaveLength(asked)
    expect(view()).toBe('closed')
  })

  test('behavior: disconnecting ends the sessions of every account and chain of the wallet [4.12e]', async () => {
    const made = page()
    const { connect, kit, memory } = made
    memory.give('eip155:10', address)
    memory.give('eip155:1', secondAddress)
    memory.give('eip155:1', '0xsomebody-else')
    await connect({ accounts: [address, secondAddress] })
    await sign(made)
    await disconnect(kit)
    await vi.waitFor(() => expect(memory.sessions).toHaveLength(1))
    expect(memory.sessions).toMatchObject([{ accountAddress: '0xsomebody-else' }])
  })

  test('behavior: the wallet ending it ends the sessions too', async () => {
    const made = page()
    const session = await made.connect()
    await sign(made)
    session.tell({ type: 'close' })
    await vi.waitFor(() => expect(made.memory.sessions).toEqual([]))
    expect(made.state()).toEqual({ status: 'idle' })
  })

  describe('another wallet takes the place of the one on the other device', () => {
    /** A page that two wallets on other devices were paired with, one after the other. */
    async function replaced(by: readonly string[], { alsoHere = false } = {}) {
      const remote = createRemote()
      const memory = createMemorySiwx({ required: false })
      const made = page({ connectors: [remote.connector] }, memory)
      const { kit, chain } = made
      const link = async (accounts: readonly string[]) => {
        const [codes, asks] = [remote.asks.length, chain.asks.length]
        const paired = pair(kit, { onCode() {} })
        await vi.waitFor(() => expect(remote.asks).toHaveLength(codes + 1))
        remote.ask().grant()
        await vi.waitFor(() => expect(chain.asks).toHaveLength(asks + 1))
        const session = chain.ask().accept({ accounts })
        await paired
        await settle()
        return session
      }
      const first = await link([address])
      // Shared while the next code is shown.
      first.tell({
        type: 'accounts',
        accounts: [address, secondAddress].map((address) => ({ address, type: 'eoa' })),
      })
      for (const chainId of ['eip155:1', 'eip155:10'] as const) memory.give(chainId, address)
      memory.give('eip155:1', secondAddress)
      memory.give('eip155:1', '0xthird')
      if (alsoHere) await made.connect({ accounts: [address] })
      await link(by)
      await settle()
      return { ...made, left: memory.sessions.map((one) => `${one.chainId}:${one.accountAddress}`) }
    }

    test('behavior: the account it was linked for is signed out, on every chain [4.12e, 4.33]', async () => {
      const { left, state } = await replaced(['0xthird'])
      expect(left).toEqual(['eip155:1:0xthird'])
      expect(state()).toMatchObject({ status: 'signedIn', account: { address: '0xthird' } })
    })

    test('behavior: an account that the new one has too stays signed in', async () => {
      const { left } = await replaced([secondAddress])
      expect(left).toEqual([`eip155:1:${secondAddress}`, 'eip155:1:0xthird'])
    })

    test('behavior: so does one that a wallet in the page is linked for', async () => {
      const { left } = await replaced(['0xthird'], { alsoHere: true })
      expect(left).toEqual([`eip155:1:${address}`, `eip155:10:${address}`, 'eip155:1:0xthird'])
    })

    test('error: a session that cannot be ended does not prevent the new link', async () => {
      const remote = createRemote()
      const memory = createMemorySiwx({ required: false })
      const { kit, chain, types, isConnected } = page({ connectors: [remote.connector] }, memory)
      chain.trust('remote')
      for (const _ of ['first', 'second']) {
        const before = remote.asks.length
        const paired = pair(kit, { onCode() {} })
        await vi.waitFor(() => expect(remote.asks).toHaveLength(before + 1))
        if (before > 0) {
          chain.distrust('remote')
          memory.fail()
        }
        remote.ask().grant()
        await settle()
        if (before > 0) chain.ask().accept({ accounts: [address] })
        await paired
      }
      await vi.waitFor(() => expect(types()).toContain('INTERNAL_SDK_ERROR'))
      expect(isConnected()).toBe(true)
    })
  })
})

describe('time', () => {
  test('behavior: a session that runs out in front of the visitor is said to have [4.33, 6.10]', async () => {
    const made = page({}, createMemorySiwx({ lifetime: 400 }))
    const { connect, state, view } = made
    await connect()
    await sign(made)
    expect(view()).toBe('closed')
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signedOut', cause: 'expired' }), 2_000)
    expect(view()).toBe('SIWXSignMessage')
  })

  test('behavior: optional, it runs out without a word', async () => {
    const made = page({}, createMemorySiwx({ lifetime: 300, required: false }))
    await made.connect()
    await sign(made)
    await vi.waitFor(() => expect(made.state()).toMatchObject({ cause: 'expired' }), 2_000)
    expect(made.view()).toBe('closed')
  })

  test('behavior: ended on another page is noticed while the page is open; a server that does not answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const made = page()
    await made.connect()
    await sign(made)
    made.memory.fail()
    vi.advanceTimersByTime(300_000)
    await settle()
    expect(made.state().status).toBe('signedIn')
    made.memory.fail(false)
    await made.memory.plugin.setSessions([])
    vi.advanceTimersByTime(300_000)
    await settle()
    expect(made.state()).toMatchObject({ status: 'signedOut', cause: 'revoked' })
    expect(made.view()).toBe('SIWXSignMessage')
  })
})

describe('the next visit and other tabs', () => {
  const stored = {
    connections: [{ namespace: 'eip155', walletId: 'w', account: address, active: true }],
    namespace: 'eip155',
  } as const

  function visit(memory = createMemorySiwx(), origin = createOrigin(stored)) {
    const chain = createChain({ networks: [1, 10] })
    chain.add('w', { trusted: true })
    const made = page({ chain, storage: origin.tab() }, memory)
    return { ...made, account: { chainId: 'eip155:1', address: 'w-account' } }
  }
  const known = async (made: ReturnType<typeof visit>) => {
    await vi.waitFor(() => expect(['signedOut', 'signedIn']).toContain(made.state().status))
    await settle()
  }

  test('behavior: a reload with a session asks nothing [4.33]', async () => {
    const memory = createMemorySiwx()
    memory.give('eip155:1', 'w-account')
    const made = visit(memory)
    await known(made)
    expect([made.state().status, made.view(), made.asks.length]).toEqual(['signedIn', 'closed', 0])
  })

  test('behavior: a reload with one that has run out asks where it is required, and only there [4.33, 6.10]', async () => {
    const memory = createMemorySiwx()
    memory.give('eip155:1', 'w-account', -1)
    const made = visit(memory)
    await known(made)
    expect(made.view()).toBe('SIWXSignMessage')
    const other = visit(createMemorySiwx({ required: false }))
    await known(other)
    expect(other.view()).toBe('closed')
  })

  test('error: a reload while the server does not answer keeps the connection; once it does, it goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const memory = createMemorySiwx()
    memory.give('eip155:1', 'w-account')
    memory.fail()
    const made = visit(memory)
    await known(made)
    expect(made.state()).toMatchObject({ status: 'signedOut', cause: 'unreachable' })
    expect([made.view(), made.isConnected()]).toEqual(['closed', true])
    memory.fail(false)
    vi.advanceTimersByTime(300_000)
    await settle()
    expect(made.state().status).toBe('signedIn')
  })

  test('behavior: signing in and out in one tab is followed in the other [4.33]', async () => {
    const memory = createMemorySiwx({ required: false })
    const origin = createOrigin(stored)
    const [one, two] = [visit(memory, origin), visit(memory, origin)]
    await Promise.all([known(one), known(two)])
    openModal(two.kit, { view: { name: 'SIWXSignMessage' } })
    await sign(one)
    await vi.waitFor(() => expect(two.state().status).toBe('signedIn'))
    expect(two.view()).toBe('closed')
    await signOut(one.kit)
    await vi.waitFor(() => expect(two.state()).toMatchObject({ status: 'signedOut', cause: 'revoked' }))
    expect(two.view()).toBe('closed')
  })

  test.each([true, false])(
    'behavior: a page behind another tab, or behind the wallet’s app, waits until it is looked at (required: %s)',
    async (required) => {
      let visibilityState = 'hidden'
      const listeners = new Set<() => void>()
      vi.stubGlobal('document', {
        get visibilityState() {
          return visibilityState
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      })
      const made = page({}, createMemorySiwx({ required }))
      await made.connect()
      expect([made.state().status, made.view()]).toEqual(['signedOut', 'closed'])
      visibilityState = 'visible'
      for (const listener of listeners) listener()
      await vi.waitFor(() => expect(made.view()).toBe('SIWXSignMessage'))
      made.kit.destroy()
      expect(listeners.size).toBe(0)
    },
  )
})
