import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Options } from '../config/options.ts'
import { connectWallet } from '../connections/connectWallet.ts'
import { createChain, startKit } from '../testing.ts'
import { closeModal } from './closeModal.ts'
import { goBack } from './leaveView.ts'
import { modal, top } from './modal.ts'
import { openModal } from './openModal.ts'

afterEach(() => void vi.useRealTimers())

async function connected(options: Partial<Options> = {}, network: 'eip155:1' | 'eip155:999' = 'eip155:1') {
  const chain = createChain()
  chain.add('a')
  const kit = startKit({ drivers: [chain.driver], ...options })
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ network })
  await connecting
  return { kit, session, chain, state: () => modal.of(kit).get() }
}

function disconnectedKit() {
  const kit = startKit({ drivers: [createChain().driver] })
  return { kit, state: () => modal.of(kit).get() }
}

describe('closing', () => {
  test('behavior: closes, returns to Connect and emits an event [4.06, 4.07a]', () => {
    const { kit, state } = disconnectedKit()
    openModal(kit, { view: { name: 'AllWallets' } })
    expect(closeModal(kit)).toBe(true)
    expect(state()).toBe(modal.initial)
    expect(kit.events.at(-1)).toEqual({ type: 'MODAL_CLOSE', connected: false })
  })

  test('behavior: closing a closed modal emits nothing [4.06]', () => {
    const { kit } = disconnectedKit()
    const before = kit.events.length
    expect(closeModal(kit)).toBe(true)
    expect(kit.events).toHaveLength(before)
  })

  test('behavior: the embedded modal returns to Account or Connect instead [4.07d]', async () => {
    const here = disconnectedKit()
    modal.of(here.kit).dispatch({ type: 'embed', embedded: true, home: { name: 'Connect' } })
    modal.of(here.kit).dispatch({ type: 'push', view: { name: 'AllWallets' } })
    closeModal(here.kit)
    expect(here.state()).toMatchObject({ status: 'open', stack: [{ name: 'Connect' }] })

    const { kit, state } = await connected()
    modal.of(kit).dispatch({ type: 'embed', embedded: true, home: { name: 'Account' } })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork' } })
    closeModal(kit)
    expect(state()).toMatchObject({ status: 'open', stack: [{ name: 'Account' }] })
  })
})

describe('what keeps it open', () => {
  test('behavior: an unsupported network keeps the modal open and shakes it for 500 ms [2.08, 4.10, 9.06f]', async () => {
    const { kit, state, session } = await connected({}, 'eip155:999')
    vi.useFakeTimers()
    expect(top(state()).name).toBe('UnsupportedChain')
    expect(closeModal(kit)).toBe(false)
    expect(state()).toMatchObject({ status: 'open', shaking: true })
    vi.advanceTimersByTime(499)
    expect(state().shaking).toBe(true)
    vi.advanceTimersByTime(1)
    expect(state().shaking).toBe(false)
    session.tell({ type: 'network', network: 'eip155:1' })
    expect(state().status).toBe('closed')
  })

  test('behavior: a second try shakes for its own 500 ms [4.10]', async () => {
    const { kit, state } = await connected({}, 'eip155:999')
    vi.useFakeTimers()
    closeModal(kit)
    vi.advanceTimersByTime(400)
    closeModal(kit)
    vi.advanceTimersByTime(400)
    expect(state().shaking).toBe(true)
    vi.advanceTimersByTime(100)
    expect(state().shaking).toBe(false)
  })

  test('behavior: a view on top of it does not allow closing [2.08]', async () => {
    const { kit, state } = await connected({}, 'eip155:999')
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork', params: { network: 'eip155:1' } } })
    expect(closeModal(kit)).toBe(false)
    goBack(kit)
    expect(state().stack).toEqual([{ name: 'UnsupportedChain' }])
    goBack(kit)
    expect(state()).toMatchObject({ status: 'open', shaking: true })
  })

  test('behavior: a close guard can keep it open', async () => {
    const { kit, state } = await connected()
    let signedIn = false
    const guard = () => signedIn
    kit.closeGuards.add(guard)
    openModal(kit)
    expect(closeModal(kit)).toBe(false)
    expect(state()).toMatchObject({ status: 'open', shaking: true })
    signedIn = true
    expect(closeModal(kit)).toBe(true)
  })
})

describe('going back', () => {
  test('behavior: pops the history; with one entry left it closes [2.09]', () => {
    const { kit, state } = disconnectedKit()
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'AllWallets' } })
    goBack(kit)
    expect(state()).toMatchObject({ status: 'open', stack: [{ name: 'Connect' }] })
    goBack(kit)
    expect(state().status).toBe('closed')
    expect(kit.events.at(-1)).toEqual({ type: 'MODAL_CLOSE', connected: false })
  })

  test('behavior: a connected visitor goes back to Account instead of Connect [2.10]', async () => {
    const { kit, state } = await connected()
    openModal(kit, { view: { name: 'Connect' } })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'AllWallets' } })
    goBack(kit)
    expect(state().stack).toEqual([{ name: 'Account' }])
  })
})
