import { describe, expect, test } from 'vitest'
import { isUnsupportedChain } from '../config/networks.ts'
import type { Options } from '../config/options.ts'
import { modal, top } from '../modal/modal.ts'
import { openModal } from '../modal/openModal.ts'
import { createChain, createNetwork, settle, startKit } from '../testing.ts'
import { addNetwork, removeNetwork, switchNamespace } from './changeNetworks.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'

async function connected(options: Partial<Options> = {}) {
  const chain = createChain({ networks: [1, 10] })
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  chain.add('a')
  chain.add('b')
  solana.add('s')
  const kit = startKit({ drivers: [chain.driver, solana.driver], ...options })
  const link = async (walletId: string, on = chain, network?: 'eip155:999' | 'solana:test') => {
    const connecting = connectWallet(kit, { walletId })
    const session = on.ask().accept(network ? { network } : {})
    await connecting
    return session
  }
  const session = await link('a')
  const shown = () => {
    const state = modal.of(kit).get()
    return state.status === 'open' ? top(state).name : 'closed'
  }
  return { kit, session, solana, link, shown }
}

describe('a wallet on a network that is not configured', () => {
  test('behavior: opens the view when the wallet switches there, and closes it when it returns [2.08, 4.15]', async () => {
    const { kit, session, shown } = await connected()
    expect(shown()).toBe('closed')
    session.tell({ type: 'network', network: 'eip155:999' })
    expect(isUnsupportedChain(kit)).toBe(true)
    expect(shown()).toBe('UnsupportedChain')
    session.tell({ type: 'network', network: 'eip155:10' })
    expect(isUnsupportedChain(kit)).toBe(false)
    expect(shown()).toBe('closed')
    expect(kit.events.filter(({ type }) => type === 'MODAL_OPEN' || type === 'MODAL_CLOSE')).toEqual([
      { type: 'MODAL_OPEN', view: 'UnsupportedChain', connected: true },
      { type: 'MODAL_CLOSE', connected: true },
    ])
  })

  test('behavior: opens the view when the wallet connects from there, and whenever the modal opens [2.08]', async () => {
    const { kit, link, shown } = await connected()
    await link('b', undefined, 'eip155:999')
    expect(shown()).toBe('UnsupportedChain')
    openModal(kit)
    expect(shown()).toBe('UnsupportedChain')
  })

  test('behavior: the waiting view on top of it closes with it [2.08, 4.15]', async () => {
    const { kit, session, shown } = await connected()
    session.tell({ type: 'network', network: 'eip155:999' })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork', params: { network: 'eip155:1' } } })
    session.tell({ type: 'network', network: 'eip155:998' })
    expect(modal.of(kit).get().stack).toHaveLength(2)
    session.tell({ type: 'network', network: 'eip155:1' })
    expect(shown()).toBe('closed')
  })

  test.each<[string, Partial<Options>]>([
    ['network switching is off', { enableNetworkSwitch: false }],
    ['unsupported chains are allowed', { allowUnsupportedChain: true }],
    ['in basic mode', { basic: true }],
  ])('behavior: is allowed when %s [2.08]', async (_, options) => {
    const { kit, session, shown } = await connected(options)
    session.tell({ type: 'network', network: 'eip155:999' })
    expect(isUnsupportedChain(kit)).toBe(false)
    expect(shown()).toBe('closed')
  })

  test('behavior: does not matter while another wallet is active [2.08]', async () => {
    const { link, session, shown } = await connected()
    await link('b')
    session.tell({ type: 'network', network: 'eip155:999' })
    expect(shown()).toBe('closed')
  })

  test('behavior: does not matter until its namespace is active [2.08]', async () => {
    const { kit, link, session, solana, shown } = await connected()
    await link('s', solana)
    session.tell({ type: 'network', network: 'eip155:999' })
    expect(shown()).toBe('closed')
    switchNamespace(kit, 'eip155')
    expect(shown()).toBe('UnsupportedChain')
  })

  test('behavior: adding or removing the network updates the view [2.08, 5.04]', async () => {
    const { kit, session, shown } = await connected()
    session.tell({ type: 'network', network: 'eip155:999' })
    addNetwork(kit, createNetwork('eip155:999'))
    expect(shown()).toBe('closed')
    removeNetwork(kit, { id: 'eip155:999', namespace: 'eip155' })
    expect(shown()).toBe('UnsupportedChain')
  })

  test('behavior: disconnecting re-evaluates the next active wallet [2.08, 4.13]', async () => {
    const { kit, link, session, shown } = await connected()
    const other = await link('b', undefined, 'eip155:999')
    expect(shown()).toBe('UnsupportedChain')
    other.tell({ type: 'close' })
    expect(shown()).toBe('closed')
    session.tell({ type: 'network', network: 'eip155:998' })
    expect(shown()).toBe('UnsupportedChain')
    await disconnect(kit)
    await settle()
    expect(shown()).toBe('Connect')
  })
})
