import { foundry } from '@latchkey/chains/evm'
import { evmOn } from '@latchkey/chains/evm/testing'
import { connectionPending, connectionRejected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allConnections, connections, namespaceState } from '../../core/connections/connections.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createChain, createOrigin, startKit } from '../../core/testing.ts'
import { attempt } from './attempt.ts'
import { attemptConnection, leaveAttempt } from './attemptConnection.ts'
import { chooseChain, chooseWallet } from './chooseWallet.ts'

// Slow under load, when many tests run.
const patiently = { timeout: 5_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const ready = () => vi.advanceTimersByTimeAsync(0)

function setup(...ids: string[]) {
  const chain = createChain()
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  for (const id of ids) chain.add(id)
  const kit = startKit({ drivers: [chain.driver, solana.driver], storage: createOrigin().tab() })
  openModal(kit)
  const choose = (id: string) => chooseWallet(kit, { id, name: id })
  const state = () => attempt.of(kit).get()
  const linked = () => allConnections(connections.of(kit).get()).map(({ id }) => id)
  const views = () =>
    modal.of(kit).get().status === 'open'
      ? modal
          .of(kit)
          .get()
          .stack.map(({ name }) => name)
      : 'closed'
  return { chain, solana, kit, choose, state, linked, views }
}

describe('choosing a wallet', () => {
  test('behavior: shows its view and asks it in the same breath [1.03a, 4.01, 2.02f]', () => {
    const { chain, kit, choose, state, views } = setup('a')
    choose('a')
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    expect(chain.asks).toMatchObject([{ walletId: 'a', silent: false }])
    expect(state()).toEqual({ status: 'waiting', walletId: 'a' })
    expect(kit.events.at(-1)).toEqual({ type: 'SELECT_WALLET', wallet: 'a' })
  })

  test('behavior: connected, the modal closes on the success; opened again it starts afresh [4.01, 4.06]', async () => {
    const { chain, kit, choose, state, views, linked } = setup('a')
    choose('a')
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual(['eip155:a'])
    expect(views()).toBe('closed')
    expect(state()).toEqual({ status: 'done', walletId: 'a' })
    openModal(kit, { view: { name: 'ConnectingExternal', params: { walletId: 'b' } } })
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: what comes next keeps the modal open; where nothing does, it closes', async () => {
    const { chain, kit, choose, views } = setup('a', 'b')
    let next = true
    kit.afterLink.add(async () => next)
    choose('a')
    chain.ask().accept()
    await ready()
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    next = false
    choose('b')
    chain.ask().accept()
    await ready()
    expect(views()).toBe('closed')
  })

  test('behavior: a visitor who goes elsewhere while that is found out stays there', async () => {
    const { chain, kit, choose, views } = setup('a')
    const answer = Promise.withResolvers<boolean>()
    kit.afterLink.add(() => answer.promise)
    choose('a')
    chain.ask().accept()
    await ready()
    openModal(kit, { view: { name: 'Account' } })
    answer.resolve(false)
    await ready()
    expect(views()).toEqual(['Account'])
  })

  test('behavior: a further wallet leads to the account [2.10]', async () => {
    const { chain, kit, choose, state, views } = setup('a', 'b')
    choose('a')
    chain.ask().accept()
    await ready()
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'ProfileWallets' } })
    choose('b')
    chain.ask().accept()
    await ready()
    expect(views()).toEqual(['Account'])
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: on an unsupported network its view leads on [2.08]', async () => {
    const { chain, choose, views } = setup('a')
    choose('a')
    chain.ask().accept({ network: 'eip155:999' })
    await ready()
    expect(views()).toEqual(['UnsupportedChain'])
  })

  test('behavior: in place on the page, it shows the account [4.07d]', async () => {
    const { chain, kit, choose, state, views } = setup('a')
    modal.of(kit).dispatch({ type: 'embed', embedded: true, home: { name: 'Connect' } })
    choose('a')
    chain.ask().accept()
    await ready()
    expect(views()).toEqual(['Account'])
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: one that serves several chains is asked for the chain first [3.08f]', async () => {
    const { chain, solana, kit, choose, state, linked } = setup('a')
    solana.add('a')
    choose('a')
    expect(state()).toEqual({
      status: 'choosing',
      walletId: 'a',
      chains: [
        { walletId: 'a', namespace: 'eip155' },
        { walletId: 'a', namespace: 'solana' },
      ],
    })
    expect([...chain.asks, ...solana.asks]).toEqual([])
    void attemptConnection(kit, { walletId: 'a', namespace: 'solana' })
    solana.ask().accept()
    await ready()
    expect(linked()).toEqual(['solana:a'])
  })

  test('behavior: chains that know it by ids of their own are one wallet: each is asked by its own [3.08f]', async () => {
    const { chain, solana, kit, choose, state, linked, views } = setup()
    chain.add('io.multi', { name: 'Multi' })
    solana.add('Multi', { name: 'multi' })
    const chains = [
      { walletId: 'io.multi', namespace: 'eip155' },
      { walletId: 'Multi', namespace: 'solana' },
    ] as const
    choose('io.multi')
    expect(state()).toEqual({ status: 'choosing', walletId: 'io.multi', chains })
    chooseChain(kit, chains[1])
    expect(views()).toEqual(['Connect', 'ConnectingExternal', 'ConnectingExternal'])
    expect(solana.asks).toMatchObject([{ walletId: 'Multi', silent: false }])
    expect(chain.asks).toEqual([])
    solana.ask().accept()
    await ready()
    expect(linked()).toEqual(['solana:Multi'])
    expect(kit.storage.read().recent).toEqual(['Multi'])

    openModal(kit)
    // Whichever of its ids is named, it is asked by the one it has there.
    chooseWallet(kit, { id: 'Multi', name: 'Multi', namespace: 'eip155' })
    expect(chain.asks).toMatchObject([{ walletId: 'io.multi' }])
    chain.ask().accept()
    await ready()
    expect(linked().toSorted()).toEqual(['eip155:io.multi', 'solana:Multi'])
    // One product, one place among the two.
    expect(kit.storage.read().recent).toEqual(['io.multi'])
  })

  test('behavior: a decline on the chosen chain is tried again there, and Back leads to the choice [3.08f]', async () => {
    const { chain, solana, kit, choose, state, views } = setup('a')
    solana.add('a')
    choose('a')
    chooseChain(kit, { walletId: 'a', namespace: 'solana' })
    solana.ask().reject(new KitError(connectionRejected))
    await ready()
    expect(state()).toEqual({ status: 'stopped', walletId: 'a', cause: 'declined' })
    void attemptConnection(kit, { walletId: 'a', namespace: 'solana' })
    expect(solana.asks).toHaveLength(2)
    goBack(kit)
    expect(solana.ask().signal?.aborted).toBe(true)
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    expect(state()).toEqual({ status: 'idle' })
    expect(chain.asks).toEqual([])
  })

  test('behavior: leaving that question forgets it [3.08f]', () => {
    const { solana, kit, choose, state } = setup('a')
    solana.add('a')
    choose('a')
    goBack(kit)
    expect(state()).toEqual({ status: 'idle' })
  })
})

describe('how it can end', () => {
  test.each([
    ['declined', new KitError(connectionRejected)],
    ['failed', new Error('boom')],
  ] as const)('behavior: %s stays on the view, with another try', async (cause, reason) => {
    const { chain, kit, choose, state, views, linked } = setup('a')
    choose('a')
    chain.ask().reject(reason)
    await ready()
    expect(state()).toEqual({ status: 'stopped', walletId: 'a', cause })
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    void attemptConnection(kit, { walletId: 'a' })
    expect(state().status).toBe('waiting')
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual(['eip155:a'])
  })

  test('behavior: not installed', async () => {
    const { choose, state } = setup()
    choose('com.absent')
    await ready()
    expect(state()).toEqual({ status: 'stopped', walletId: 'com.absent', cause: 'notInstalled' })
  })

  test('behavior: after two minutes of silence the visitor has walked away', async () => {
    const { chain, kit, choose, state } = setup('a')
    choose('a')
    await vi.advanceTimersByTimeAsync(119_999)
    expect(state().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toEqual({ status: 'stopped', walletId: 'a', cause: 'timedOut' })
    expect(namespaceState(connections.of(kit).get(), 'eip155').status).toBe('disconnected')
    chain.ask().accept()
    await ready()
    expect(state().status).toBe('stopped')
    expect(allConnections(connections.of(kit).get())).toEqual([])
  })

  test('behavior: disconnected by the host meanwhile [4.12a]', async () => {
    const { chain, kit, choose, state, linked } = setup('a')
    choose('a')
    await disconnect(kit)
    await ready()
    expect(state()).toEqual({ status: 'stopped', walletId: 'a', cause: 'failed' })
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual([])
  })
})

describe('a wallet with a request open from before', () => {
  async function pending() {
    const all = setup('a')
    all.choose('a')
    all.chain.ask().reject(new KitError(connectionPending))
    await ready()
    expect(all.state()).toEqual({ status: 'stopped', walletId: 'a', cause: 'pending' })
    return all
  }

  test('behavior: is followed silently until it is answered there [4.01]', async () => {
    const { chain, kit, state, views } = await pending()
    const seen = new Set<string>()
    connections.of(kit).subscribe(() => seen.add(namespaceState(connections.of(kit).get(), 'eip155').status))
    for (let second = 1; second <= 3; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(chain.asks).toHaveLength(1 + second)
      chain.ask().reject(new Error('not yet'))
      await ready()
    }
    // Asking over and over is nothing the page should see.
    expect([...seen]).toEqual([])
    expect(state()).toMatchObject({ status: 'stopped', cause: 'pending' })
    chain.trust('a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state()).toEqual({ status: 'done', walletId: 'a' })
    expect(views()).toBe('closed')
    expect(chain.asks.slice(1).every(({ silent }) => silent)).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(chain.asks).toHaveLength(5)
  })

  test('behavior: is left alone once the visitor leaves [4.01]', async () => {
    const { chain, kit, state, linked } = await pending()
    goBack(kit)
    expect(state()).toEqual({ status: 'idle' })
    chain.trust('a')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(chain.asks).toHaveLength(1)
    expect(linked()).toEqual([])
  })

  test('behavior: is given up on with the rest', async () => {
    const { state, chain } = await pending()
    for (let second = 0; second < 121; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      for (const ask of chain.asks) ask.reject(new Error('not yet'))
    }
    expect(state()).toEqual({ status: 'stopped', walletId: 'a', cause: 'timedOut' })
    const asks = chain.asks.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(chain.asks).toHaveLength(asks)
  })
})

describe('leaving', () => {
  test.each([
    ['back', (kit: Parameters<typeof goBack>[0]) => goBack(kit)],
    ['the close button', (kit: Parameters<typeof goBack>[0]) => void closeModal(kit)],
    [
      'another view',
      (kit: Parameters<typeof goBack>[0]) =>
        modal.of(kit).dispatch({ type: 'reset', view: { name: 'AllWallets' } }),
    ],
    ['the verb', (kit: Parameters<typeof goBack>[0]) => leaveAttempt(kit)],
  ])('behavior: by %s gives it up; a late answer changes nothing [4.01, 4.07b]', async (_, leave) => {
    const { chain, kit, choose, state, linked } = setup('a')
    choose('a')
    leave(kit)
    expect(state()).toEqual({ status: 'idle' })
    expect(chain.ask().signal?.aborted).toBe(true)
    const session = chain.ask().accept()
    await ready()
    expect(linked()).toEqual([])
    expect(session.listeners).toBe(0)
    expect(namespaceState(connections.of(kit).get(), 'eip155').status).toBe('disconnected')
  })

  test('behavior: for another wallet: that one is asked, and the page never looks disconnected [4.01]', async () => {
    const { chain, kit, choose, state, linked } = setup('a', 'b')
    choose('a')
    const late = chain.ask()
    const statuses: string[] = []
    connections
      .of(kit)
      .subscribe(() => statuses.push(namespaceState(connections.of(kit).get(), 'eip155').status))
    // Two rows clicked in a row, without going back in between.
    choose('b')
    await ready()
    expect(state()).toEqual({ status: 'waiting', walletId: 'b' })
    expect(namespaceState(connections.of(kit).get(), 'eip155')).toMatchObject({
      status: 'connecting',
      walletId: 'b',
    })
    late.accept()
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual(['eip155:b'])
    expect(statuses).toEqual(['connecting', 'connected'])
  })

  test('behavior: a wallet that was left has no say in what becomes of the next [4.01]', async () => {
    const { chain, kit, choose, state, linked } = setup('a', 'b')
    choose('a')
    goBack(kit)
    choose('b')
    modal.of(kit).dispatch({ type: 'shake' })
    expect(state()).toEqual({ status: 'waiting', walletId: 'b' })
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual(['eip155:b'])
  })

  test('behavior: an attempt that no view shows is left alone by views', async () => {
    const { chain, kit, linked } = setup('a')
    void attemptConnection(kit, { walletId: 'a' })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'AllWallets' } })
    chain.ask().accept()
    await ready()
    expect(linked()).toEqual(['eip155:a'])
  })
})

describe('with a real wallet', () => {
  // Linking needs no node, only the address of one.
  const node = { chain: foundry, forWallet: { id: foundry.id, rpcUrl: 'http://127.0.0.1:1' } }

  test('behavior: connects on approval [1.03a]', async () => {
    vi.useRealTimers()
    const { driver, found } = evmOn([node])
    const kit = startKit({ drivers: [driver] })
    openModal(kit)
    chooseWallet(kit, found)
    await expect.poll(() => attempt.of(kit).get(), patiently).toEqual({ status: 'done', walletId: found.id })
    expect(modal.of(kit).get().status).toBe('closed')
    kit.destroy()
  })

  test('behavior: a request that was open from before and is answered in the wallet connects [4.01, 8.21h]', async () => {
    const { driver, found, wallet } = evmOn([node])
    vi.useRealTimers()
    wallet.hold()
    // A visit before asked, and was closed before the visitor answered.
    void wallet.provider.request({ method: 'eth_requestAccounts' })
    const kit = startKit({ drivers: [driver] })
    openModal(kit)
    chooseWallet(kit, found)
    await expect
      .poll(() => attempt.of(kit).get(), patiently)
      .toMatchObject({ status: 'stopped', cause: 'pending' })
    wallet.release()
    await expect.poll(() => attempt.of(kit).get().status, { timeout: 3_000 }).toBe('done')
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(2)
    kit.destroy()
  })

  test('behavior: a decline, then another try [8.22a]', async () => {
    vi.useRealTimers()
    const { driver, found, wallet } = evmOn([node])
    wallet.decline()
    const kit = startKit({ drivers: [driver] })
    openModal(kit)
    chooseWallet(kit, found)
    await expect
      .poll(() => attempt.of(kit).get(), patiently)
      .toMatchObject({ status: 'stopped', cause: 'declined' })
    await attemptConnection(kit, { walletId: found.id })
    expect(attempt.of(kit).get().status).toBe('done')
    kit.destroy()
  })

  test('behavior: a locked wallet is waited for, and left when the visitor leaves [4.01]', async () => {
    vi.useRealTimers()
    const { driver, found, wallet } = evmOn([node])
    wallet.lock()
    const kit = startKit({ drivers: [driver] })
    openModal(kit)
    chooseWallet(kit, found)
    await expect.poll(() => wallet.requests.length, patiently).toBe(1)
    expect(attempt.of(kit).get().status).toBe('waiting')
    goBack(kit)
    wallet.unlock()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(attempt.of(kit).get()).toEqual({ status: 'idle' })
    expect(allConnections(connections.of(kit).get())).toEqual([])
    kit.destroy()
  })
})

test('behavior: after all that no timer and no session is left [4.01]', async () => {
  const { chain, kit, choose } = setup('a')
  for (let round = 0; round < 3; round++) {
    choose('a')
    chain.ask().reject(new KitError(connectionRejected))
    await ready()
    goBack(kit)
  }
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept()
  await connecting
  kit.destroy()
  expect(vi.getTimerCount()).toBe(0)
  expect(chain.sessions.every(({ listeners }) => listeners === 0)).toBe(true)
})
