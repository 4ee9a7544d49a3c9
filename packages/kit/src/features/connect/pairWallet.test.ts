import {
  connectionRejected,
  pairingExpired,
  relayRefused,
  relayUnreachable,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allConnections, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createChain, createOrigin, createRemote, startKit } from '../../core/testing.ts'
import { chooseWallet } from './chooseWallet.ts'
import { pairing } from './pairing.ts'
import { leavePairing, pairWallet } from './pairWallet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const later = (time = 0) => vi.advanceTimersByTimeAsync(time)
const lifetime = 240_000

/** A page that can be looked away from. */
function stubPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', window)
  return {
    hide() {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
    look() {
      page.visibilityState = 'visible'
      page.dispatchEvent(new Event('visibilitychange'))
    },
    online: () => window.dispatchEvent(new Event('online')),
  }
}

function setup({ walletId }: { walletId?: string } = {}) {
  const chain = createChain()
  chain.trust('remote')
  const remote = createRemote()
  const kit = startKit({
    drivers: [chain.driver],
    connectors: [remote.connector],
    storage: createOrigin().tab(),
  })
  const params = walletId === undefined ? {} : { walletId }
  openModal(kit)
  modal.of(kit).dispatch({ type: 'push', view: { name: 'ConnectingWalletConnect', params } })
  const begin = () => pairWallet(kit, params)
  begin()
  const state = () => pairing.of(kit).get()
  const linked = () => allConnections(connections.of(kit).get()).map(({ id }) => id)
  const views = () => {
    const { status, stack } = modal.of(kit).get()
    return status === 'open' ? stack.map(({ name }) => name) : 'closed'
  }
  return { chain, remote, kit, state, linked, views, begin }
}

describe('a code and its end', () => {
  test('behavior: preparing, then ready with what to show', async () => {
    const { remote, state } = setup()
    expect(state()).toEqual({ status: 'preparing' })
    await later()
    const { uri, expiresAt } = remote.ask().show()
    expect(state()).toEqual({ status: 'ready', uri, expiresAt })
  })

  test('behavior: with less than ten seconds left it has expired, and a fresh one takes its place [4.38b]', async () => {
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    await later(lifetime - 10_000 - 1)
    expect(state()).toMatchObject({ status: 'ready', uri: 'wc:1' })
    await later(1)
    expect(state()).toEqual({ status: 'preparing' })
    expect(remote.asks).toHaveLength(2)
    remote.ask().show()
    expect(state()).toMatchObject({ status: 'ready', uri: 'wc:2' })
  })

  test('behavior: codes are made no faster than one a second [4.38c]', async () => {
    const { remote, state } = setup()
    await later()
    // One that is as good as expired when it comes.
    remote.ask().show({ expiresAt: Date.now() + 9_000 })
    await later()
    expect(state()).toEqual({ status: 'preparing' })
    expect(remote.asks).toHaveLength(1)
    await later(999)
    expect(remote.asks).toHaveLength(1)
    await later(1)
    expect(remote.asks).toHaveLength(2)
  })

  test('behavior: tried again at once, the new code waits out the second too [4.38c]', async () => {
    const { remote, state, begin } = setup()
    await later()
    remote.ask().reject(new KitError(connectionRejected))
    await later()
    begin()
    expect(state()).toEqual({ status: 'preparing' })
    await later(500)
    expect(remote.asks).toHaveLength(1)
    await later(500)
    expect(remote.asks).toHaveLength(2)
  })

  test('error: a clock that is set back does not prolong that second [4.38c]', async () => {
    const { remote, begin } = setup()
    await later()
    vi.setSystemTime(Date.now() - 3_600_000)
    begin()
    await later(1_000)
    expect(remote.asks).toHaveLength(2)
  })

  test('behavior: a wallet that scanned the code just before may still answer it', async () => {
    const { remote, state, linked, views } = setup()
    await later()
    remote.ask().show()
    await later(lifetime - 10_000)
    remote.ask().show()
    remote.asks[0]?.grant()
    await later()
    expect(linked()).toEqual(['eip155:remote'])
    expect(state()).toEqual({ status: 'done' })
    expect(views()).toBe('closed')
    expect(remote.asks[1]?.signal.aborted).toBe(true)
  })

  test('behavior: what becomes of a code that is gone says nothing about the one on screen', async () => {
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    await later(lifetime - 10_000)
    remote.ask().show()
    remote.asks[0]?.reject(new KitError(pairingExpired))
    await later()
    expect(state()).toMatchObject({ status: 'ready', uri: 'wc:2' })
    expect(remote.asks).toHaveLength(2)
  })

  test('behavior: none is made in a hidden tab; on return there is one', async () => {
    const page = stubPage()
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    page.hide()
    await later(lifetime)
    expect(state()).toEqual({ status: 'expired' })
    expect(remote.asks).toHaveLength(1)
    page.look()
    expect(state()).toEqual({ status: 'preparing' })
    await later()
    expect(remote.asks).toHaveLength(2)
  })

  test('behavior: a page that slept through its end shows no dead code', async () => {
    const page = stubPage()
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    page.hide()
    // A sleeping computer runs no timers, but its clock goes on.
    vi.setSystemTime(Date.now() + lifetime)
    page.look()
    expect(state()).toEqual({ status: 'preparing' })
    await later()
    expect(remote.asks).toHaveLength(2)
  })

  test('behavior: a code that was ended by the relay is replaced', async () => {
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    await later(2_000)
    remote.ask().reject(new KitError(pairingExpired))
    await later()
    expect(state()).toEqual({ status: 'preparing' })
    expect(remote.asks).toHaveLength(2)
  })
})

describe('how it ends', () => {
  test('behavior: agreed, linked, done; the modal closes and starts afresh [1.03b, 4.06]', async () => {
    const { chain, remote, kit, state, views } = setup()
    chain.distrust('remote')
    await later()
    remote.ask().show()
    remote.ask().grant()
    await later()
    expect(state()).toEqual({ status: 'linking' })
    chain.ask().accept()
    await later()
    expect(state()).toEqual({ status: 'done' })
    expect(views()).toBe('closed')
    openModal(kit)
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: signing in may come next [4.33]', async () => {
    const { remote, kit, views } = setup()
    kit.afterLink.add(async () => true)
    await later()
    remote.ask().grant()
    await later()
    expect(views()).toEqual(['Connect', 'ConnectingWalletConnect'])
  })

  test('behavior: a further wallet leads to the account', async () => {
    const { remote, kit, views, begin } = setup()
    await later()
    remote.ask().grant()
    await later()
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'ProfileWallets' } })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'ConnectingWalletConnect', params: {} } })
    begin()
    await later(1_000)
    remote.ask().grant()
    await later()
    expect(views()).toEqual(['Account'])
  })

  test('behavior: on an unsupported network its view leads on [2.08]', async () => {
    const { chain, remote, views } = setup()
    chain.distrust('remote')
    await later()
    remote.ask().grant()
    await later()
    chain.ask().accept({ network: 'eip155:999' })
    await later()
    expect(views()).toEqual(['UnsupportedChain'])
  })

  test.each([
    ['declined', new KitError(connectionRejected)],
    ['unreachable', new KitError(relayUnreachable)],
    ['refused', new KitError(relayRefused)],
    ['failed', new TypeError('bug')],
  ] as const)('error: %s, and trying again makes a new code', async (cause, error) => {
    const { remote, state, begin } = setup()
    await later()
    remote.ask().show()
    remote.ask().reject(error)
    await later()
    expect(state()).toEqual({ status: 'stopped', cause })
    begin()
    await later(1_000)
    remote.ask().show()
    expect(state()).toMatchObject({ status: 'ready', uri: 'wc:2' })
  })

  test('error: a relay that never answers stops within ten seconds', async () => {
    const { state } = setup()
    await later(10_000)
    expect(state()).toEqual({ status: 'stopped', cause: 'unreachable' })
  })

  test('behavior: back online, it tries again by itself', async () => {
    const page = stubPage()
    const { remote, state } = setup()
    await later(10_000)
    page.online()
    await later()
    expect(state()).toEqual({ status: 'preparing' })
    expect(remote.asks).toHaveLength(2)
  })

  test('error: declined on the code before this one is declined all the same', async () => {
    const { remote, state } = setup()
    await later()
    remote.ask().show()
    await later(lifetime - 10_000)
    remote.ask().show()
    remote.asks[0]?.reject(new KitError(connectionRejected))
    await later()
    expect(state()).toEqual({ status: 'stopped', cause: 'declined' })
    expect(remote.asks[1]?.signal.aborted).toBe(true)
  })
})

describe('who leaves the view gives up on the code', () => {
  test.each([
    ['closing', closeModal],
    ['going back', goBack],
    ['leaving', leavePairing],
  ] as const)('behavior: %s resets it [4.07c]', async (_, leave) => {
    const { remote, kit, state } = setup()
    await later()
    remote.ask().show()
    leave(kit)
    expect(state()).toEqual({ status: 'idle' })
    expect(remote.ask().signal.aborted).toBe(true)
    await later(lifetime * 2)
    expect(remote.asks).toHaveLength(1)
  })

  test('behavior: so does another view in front, and an opening elsewhere', async () => {
    const { remote, kit, state } = setup()
    await later()
    remote.ask().show()
    openModal(kit, { view: { name: 'AllWallets' } })
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: a late answer does not connect', async () => {
    const { remote, kit, linked, state } = setup()
    await later()
    remote.ask().show()
    closeModal(kit)
    remote.ask().grant()
    await later()
    expect(linked()).toEqual([])
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: left while it is being linked, the wallet is connected all the same', async () => {
    const { chain, remote, kit, linked, views } = setup()
    chain.distrust('remote')
    await later()
    remote.ask().grant()
    await later()
    openModal(kit, { view: { name: 'AllWallets' } })
    chain.ask().accept()
    await later()
    expect(linked()).toEqual(['eip155:remote'])
    expect(views()).toEqual(['AllWallets'])
  })

  test('behavior: the second of two openings leads', async () => {
    const { remote, state, begin } = setup()
    await later()
    remote.ask().show()
    begin()
    await later(1_000)
    expect(remote.asks.map(({ signal }) => signal.aborted)).toEqual([true, false])
    remote.asks[0]?.grant()
    await later()
    expect(state()).toEqual({ status: 'preparing' })
  })

  test('behavior: a disconnect resets the code on screen [4.12d]', async () => {
    const { chain, remote, kit, state } = setup()
    chain.add('a', { trusted: true })
    const { connectWallet } = await import('../../core/connections/connectWallet.ts')
    await connectWallet(kit, { walletId: 'a', silent: true })
    await later(1_000)
    remote.ask().show()
    await disconnect(kit)
    await later()
    expect(state()).toEqual({ status: 'preparing' })
    expect(remote.asks.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  test('behavior: a kit that is destroyed leaves nothing behind', async () => {
    const { remote, kit, state } = setup()
    await later()
    remote.ask().show()
    kit.destroy()
    expect(state()).toEqual({ status: 'idle' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('choosing a wallet', () => {
  test.each([
    ['the way to all of them', 'remote', 'ConnectingWalletConnect', {}],
    [
      'one that is elsewhere',
      'com.trustwallet.app',
      'ConnectingWalletConnect',
      { walletId: 'com.trustwallet.app' },
    ],
    [
      'one that is nowhere but in browsers',
      'com.brave.wallet',
      'ConnectingExternal',
      { walletId: 'com.brave.wallet' },
    ],
    ['one that is here', 'a', 'ConnectingExternal', { walletId: 'a' }],
  ])('behavior: %s leads to where it is connected', async (_, id, name, params) => {
    const { chain, kit } = setup()
    chain.add('a')
    openModal(kit)
    chooseWallet(kit, { id, name: id })
    expect(modal.of(kit).get().stack.at(-1)).toEqual({ name, params })
    expect(kit.events.at(-1)).toEqual({ type: 'SELECT_WALLET', wallet: id })
  })

  test('behavior: where nothing reaches other devices, it is as if they did not exist', () => {
    const kit = startKit({ drivers: [createChain().driver] })
    openModal(kit)
    chooseWallet(kit, { id: 'com.trustwallet.app', name: 'Trust' })
    expect(modal.of(kit).get().stack.at(-1)?.name).toBe('ConnectingExternal')
  })
})
