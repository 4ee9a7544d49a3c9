import {
  activeAddressNotFound,
  adapterMissing,
  connectionRejected,
  connectionStatusInvalid,
  connectorNotFound,
  reconnecting,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { describe, expect, test } from 'vitest'
import { closeModal } from '../modal/closeModal.ts'
import { modal, top } from '../modal/modal.ts'
import { createChain, createOrigin, createRemote, settle, startKit } from '../testing.ts'
import { activeConnection, connections, namespaceState } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'
import { connectorStatus, switchConnection } from './switchConnection.ts'

const namespace = 'eip155'

async function setup(...ids: string[]) {
  const chain = createChain()
  const origin = createOrigin()
  const kit = startKit({ drivers: [chain.driver], storage: origin.tab() })
  for (const id of ids) {
    chain.add(id)
    const connecting = connectWallet(kit, { walletId: id })
    chain.ask().accept({ accounts: [`${id}1`, `${id}2`] })
    await connecting
  }
  const state = () => namespaceState(connections.of(kit).get(), namespace)
  const address = () => activeConnection(connections.of(kit).get())?.address
  const status = (walletId: string) => connectorStatus(kit, { namespace, walletId })
  const use = (walletId: string, account?: string) => switchConnection(kit, { namespace, walletId, account })
  return { chain, origin, kit, state, address, status, use }
}

describe('status of a wallet', () => {
  test('behavior: connected, linked or disconnected [4.04]', async () => {
    const { chain, status } = await setup('a', 'b')
    chain.add('c')
    expect([status('a'), status('b'), status('c'), status('never')]).toEqual([
      'linked',
      'connected',
      'disconnected',
      'disconnected',
    ])
  })

  test('behavior: reconnecting while switching, disconnected while connecting [4.01, 4.04]', async () => {
    const { chain, kit, status, use } = await setup('a', 'b')
    const switching = use('a')
    expect([status('a'), status('b')]).toEqual(['reconnecting', 'linked'])
    chain.ask().accept()
    await switching
    await disconnect(kit)
    const connecting = connectWallet(kit, { walletId: 'a' })
    expect(status('a')).toBe('disconnected')
    chain.ask().accept()
    await connecting
  })
})

describe('switching', () => {
  test('behavior: switches back and forth, with a request to each wallet [4.03a]', async () => {
    const { chain, address, use, origin, state } = await setup('a', 'b')
    expect(address()).toBe('b1')
    const there = use('a')
    expect(state()).toMatchObject({ status: 'reconnecting', active: 'eip155:a', previous: 'eip155:b' })
    chain.ask().accept({ accounts: ['a1', 'a2'] })
    await there
    expect(address()).toBe('a1')
    expect(origin.read().connections).toMatchObject([
      { walletId: 'a', active: true },
      { walletId: 'b', active: false },
    ])
    const back = use('b')
    chain.ask().accept({ accounts: ['b1', 'b2'] })
    await back
    expect(address()).toBe('b1')
    expect(chain.asks.map(({ walletId, silent }) => [walletId, silent])).toEqual([
      ['a', false],
      ['b', false],
      ['a', false],
      ['b', false],
    ])
  })

  test('behavior: another address of the active wallet, kept when it is switched to again [4.03a, 5.24]', async () => {
    const { chain, address, use, origin } = await setup('a')
    const other = use('a', 'a2')
    chain.ask().accept({ accounts: ['a1', 'a2'] })
    expect((await other).address).toBe('a2')
    expect(origin.read().connections).toMatchObject([{ account: 'a2' }])
    const again = use('a')
    chain.ask().accept({ accounts: ['a1', 'a2'] })
    await again
    expect(address()).toBe('a2')
  })

  test('behavior: connects a wallet that is not connected [4.03b]', async () => {
    const { chain, address, use } = await setup('a')
    chain.add('b')
    const connecting = use('b', 'b2')
    chain.ask().accept({ accounts: ['b1', 'b2'] })
    await connecting
    expect(address()).toBe('b2')
  })

  test('behavior: replaces the session, so that no event is handled twice [4.03a]', async () => {
    const { chain, kit, use } = await setup('a')
    for (let i = 0; i < 3; i++) {
      const switching = use('a')
      chain.ask().accept({ accounts: ['a1'] })
      await switching
    }
    expect(chain.sessions.map(({ listeners }) => listeners)).toEqual([0, 0, 0, 1])
    expect(kit.sessions.get('eip155:a')).toBe(chain.sessions[3])
  })
})

describe('errors', () => {
  test('error: validates namespace, connection and address before a request to the wallet [5.24, 8.16j, 8.18k]', async () => {
    const { chain, kit, use } = await setup('a')
    const asked = chain.asks.length
    await expect(switchConnection(kit, { namespace: 'solana', walletId: 'a' })).rejects.toMatchObject({
      code: adapterMissing.code,
      message: "Adapter for namespace solana doesn't exist",
    })
    await expect(use('never')).rejects.toMatchObject({
      code: connectorNotFound.code,
      message: 'No connector found for connection',
    })
    await expect(use('a', '0xnot-shared')).rejects.toMatchObject({ code: activeAddressNotFound.code })
    expect(chain.asks).toHaveLength(asked)
  })

  test('error: a declined switch keeps the previous one in its current state [4.03a]', async () => {
    const { chain, address, state, use } = await setup('a', 'b')
    const switching = use('a')
    // The active wallet changes meanwhile: going back must not restore its old state.
    chain.sessions[1]?.tell({ type: 'accounts', accounts: [{ address: 'b2', type: 'eoa' }] })
    chain.ask().reject(new KitError(connectionRejected))
    await expect(switching).rejects.toMatchObject({ code: connectionRejected.code })
    expect(state()).toMatchObject({ status: 'connected', active: 'eip155:b' })
    expect(address()).toBe('b2')
  })

  test('error: a declined switch after the previous one has ended uses the remaining one [4.03a]', async () => {
    const { chain, state, use } = await setup('a', 'b')
    const switching = use('a')
    chain.sessions[1]?.tell({ type: 'close' })
    chain.ask().reject(new KitError(connectionRejected))
    await expect(switching).rejects.toThrow()
    expect(state()).toMatchObject({
      status: 'connected',
      active: 'eip155:a',
      connections: [{ address: 'a1' }],
    })
  })

  test('error: the same wallet again during its request is unavailable [8.18w]', async () => {
    const { chain, use } = await setup('a', 'b')
    const switching = use('a')
    await expect(use('a')).rejects.toMatchObject({
      code: reconnecting.code,
      message: 'unavailable while reconnecting',
    })
    chain.ask().accept()
    await switching
  })

  test('error: a wallet with an open prompt cannot be switched to [4.03d, 8.16k]', async () => {
    const { chain, kit, use } = await setup('a')
    chain.add('b')
    const wrong = { code: connectionStatusInvalid.code, message: 'Invalid connection status' }
    const adding = connectWallet(kit, { walletId: 'b' })
    await expect(use('b')).rejects.toMatchObject(wrong)
    chain.ask().accept()
    await adding
    await disconnect(kit)
    const connecting = connectWallet(kit, { walletId: 'b' })
    await expect(use('b')).rejects.toMatchObject(wrong)
    chain.ask().accept()
    await connecting
    expect(chain.asks).toHaveLength(3)
  })
})

describe('races', () => {
  test('behavior: of two switches the later one wins [4.03a]', async () => {
    const { chain, address, state, use } = await setup('a', 'b', 'c')
    const first = use('a')
    const rejected = expect(first).rejects.toMatchObject({ code: requestAborted.code })
    const askedA = chain.ask()
    const second = use('b')
    await rejected
    expect(state()).toMatchObject({ status: 'reconnecting', active: 'eip155:b', previous: 'eip155:c' })
    const late = askedA.accept({ accounts: ['a1'] })
    chain.ask().accept({ accounts: ['b1'] })
    await second
    await settle()
    expect(address()).toBe('b1')
    expect(late.listeners).toBe(0)
  })

  test('behavior: a connection that ends during the switch stays disconnected [4.12a]', async () => {
    const { chain, kit, address, use } = await setup('a', 'b')
    const switching = use('a')
    const rejected = expect(switching).rejects.toMatchObject({ code: requestAborted.code })
    await disconnect(kit, { id: 'eip155:a' })
    chain.ask().accept({ accounts: ['a1'] })
    await rejected
    await settle()
    expect(connections.of(kit).get().byNamespace.eip155).toMatchObject({
      status: 'connected',
      active: 'eip155:b',
    })
    expect(address()).toBe('b1')
  })
})

describe('a wallet on another device', () => {
  const remote = () => {
    const chain = createChain()
    chain.trust('remote')
    const kit = startKit({ drivers: [chain.driver], connectors: [createRemote().connector] })
    const using = switchConnection(kit, { namespace, walletId: 'remote' })
    return { kit, using }
  }

  test('behavior: pairs in the modal, and becomes active [4.03b]', async () => {
    const { kit, using } = remote()
    expect(top(modal.of(kit).get())).toEqual({ name: 'ConnectingWalletConnect', params: { namespace } })
    await connectWallet(kit, { walletId: 'remote', silent: true })
    expect(await using).toMatchObject({ id: 'eip155:remote' })
  })

  test('error: closed instead [4.03b, 8.16a]', async () => {
    const { kit, using } = remote()
    closeModal(kit)
    await expect(using).rejects.toMatchObject({ code: 'connect/modal_closed' })
  })
})
