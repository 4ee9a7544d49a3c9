import type { ChainId, Driver, NetworkSwitch } from '@latchkey/chains/driver'
import { networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { describe, expect, test } from 'vitest'
import { activeNetwork } from '../../core/config/networks.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import { modal } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createChain, startKit, type TestSession } from '../../core/testing.ts'
import { networkSwitch } from './networkSwitch.ts'
import { requestNetwork } from './requestNetwork.ts'

/** A driver whose wallet goes where it is asked when the test says so. */
async function setup({ network = 'eip155:1' as ChainId, connect = true } = {}) {
  const chain = createChain({ networks: [1, 10, 42] })
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  chain.add('a')
  const asks: { network: ChainId; accept(): void; reject(error: unknown): void }[] = []
  const to: NetworkSwitch['to'] = ({ session, network: { id } }) =>
    new Promise<void>((resolve, reject) => {
      const accept = () => {
        ;(session as TestSession).tell({ type: 'network', network: id })
        resolve()
      }
      asks.push({ network: id, accept, reject })
    })
  const driver: Driver = { ...chain.driver, networkSwitch: { by: 'wallet', to } }
  const kit = startKit({ drivers: [driver, solana.driver] })
  if (connect) {
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept({ network })
    await connecting
  }
  openModal(kit)
  const views = () =>
    modal.of(kit).get().status === 'open'
      ? modal
          .of(kit)
          .get()
          .stack.map(({ name, params }) => (params ? `${name}+` : name))
      : 'closed'
  const list = () => modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork' } })
  return {
    kit,
    asks,
    views,
    list,
    outcome: () => networkSwitch.of(kit).get(),
    here: () => activeNetwork(kit)?.id,
  }
}

describe('asking the wallet', () => {
  test('behavior: shows the wait, then leaves the list [3.28d, 4.11a, 4.14a]', async () => {
    const { kit, asks, views, list, outcome, here } = await setup()
    list()
    const asking = requestNetwork(kit, 'eip155:10')
    expect(views()).toEqual(['Account', 'SwitchNetwork', 'SwitchNetwork+'])
    expect(outcome()).toEqual({ status: 'waiting', network: 'eip155:10' })
    asks[0]?.accept()
    await asking
    expect(views()).toEqual(['Account'])
    expect(outcome()).toEqual({ status: 'idle' })
    expect(here()).toBe('eip155:10')
  })

  test.each([
    ['declined', new KitError(networkSwitchRejected)],
    ['unsupported', new KitError(networkUnsupported)],
    ['failed', new Error('boom')],
  ] as const)(
    'behavior: %s goes back one view and says why [2.11, 3.28d, 4.11b, 4.11c]',
    async (cause, reason) => {
      const { kit, asks, views, list, outcome, here } = await setup()
      list()
      const asking = requestNetwork(kit, 'eip155:10')
      asks[0]?.reject(reason)
      await asking
      expect(views()).toEqual(['Account', 'SwitchNetwork'])
      expect(outcome()).toEqual({ status: 'stopped', network: 'eip155:10', cause })
      expect(here()).toBe('eip155:1')
    },
  )

  test('behavior: a failure is cleared once the list is left [2.11]', async () => {
    const { kit, asks, list, outcome } = await setup()
    list()
    const asking = requestNetwork(kit, 'eip155:10')
    asks[0]?.reject(new Error('boom'))
    await asking
    goBack(kit)
    expect(outcome()).toEqual({ status: 'idle' })
  })

  test('behavior: another try starts over [2.11]', async () => {
    const { kit, asks, views, list, outcome } = await setup()
    list()
    const first = requestNetwork(kit, 'eip155:10')
    asks[0]?.reject(new Error('boom'))
    await first
    const second = requestNetwork(kit, 'eip155:10')
    expect(outcome().status).toBe('waiting')
    asks[1]?.accept()
    await second
    expect(views()).toEqual(['Account'])
    expect(outcome()).toEqual({ status: 'idle' })
  })

  test('behavior: a visitor who does not wait is not moved when the wallet answers [2.11]', async () => {
    const { kit, asks, views, list } = await setup()
    list()
    const asking = requestNetwork(kit, 'eip155:10')
    goBack(kit)
    goBack(kit)
    asks[0]?.reject(new Error('boom'))
    await asking
    expect(views()).toEqual(['Account'])
  })

  test('behavior: of two choices the later one leads [4.14a]', async () => {
    const { kit, asks, views, list, outcome } = await setup()
    list()
    const first = requestNetwork(kit, 'eip155:10')
    goBack(kit)
    const second = requestNetwork(kit, 'eip155:42')
    asks[0]?.accept()
    await first
    expect(views()).toEqual(['Account', 'SwitchNetwork', 'SwitchNetwork+'])
    expect(outcome()).toEqual({ status: 'waiting', network: 'eip155:42' })
    asks[1]?.reject(new KitError(networkSwitchRejected))
    await second
    expect(views()).toEqual(['Account', 'SwitchNetwork'])
    expect(outcome()).toMatchObject({ status: 'stopped', network: 'eip155:42' })
  })
})

describe('without asking', () => {
  test('behavior: the network it is on just leaves the list', async () => {
    const { kit, asks, views, list } = await setup()
    list()
    const asking = requestNetwork(kit, 'eip155:1')
    expect(views()).toEqual(['Account', 'SwitchNetwork'])
    await asking
    expect(views()).toEqual(['Account'])
    expect(asks).toEqual([])
  })

  test('behavior: without a connection the network is only chosen [4.14a]', async () => {
    const { kit, views, here } = await setup({ connect: false })
    modal.of(kit).dispatch({ type: 'open', view: { name: 'SwitchNetwork' } })
    await requestNetwork(kit, 'eip155:42')
    expect(here()).toBe('eip155:42')
    expect(views()).toBe('closed')
  })

  test('behavior: a chain whose network is the page’s to choose shows no wait for a wallet', async () => {
    const chain = createChain({ namespace: 'solana', networks: ['main', 'test'], choosesNetwork: true })
    chain.add('s')
    const kit = startKit({ drivers: [chain.driver] })
    const connecting = connectWallet(kit, { walletId: 's' })
    chain.ask().accept()
    await connecting
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork' } })
    const asking = requestNetwork(kit, 'solana:test')
    expect(modal.of(kit).get().stack).toHaveLength(2)
    await asking
    expect(modal.of(kit).get().stack).toEqual([{ name: 'Account' }])
    expect(activeNetwork(kit)?.id).toBe('solana:test')
  })

  test('behavior: a chain without a connection asks for a wallet first [2.02o]', async () => {
    const { kit, views, list, here } = await setup()
    list()
    await requestNetwork(kit, 'solana:main')
    expect(views()).toEqual(['Account', 'SwitchNetwork', 'SwitchActiveChain+'])
    expect(here()).toBe('eip155:1')
  })
})

describe('from an unsupported network', () => {
  test('behavior: done, nothing stays open [2.08, 4.15]', async () => {
    const { kit, asks, views } = await setup({ network: 'eip155:999' })
    expect(views()).toEqual(['UnsupportedChain'])
    const asking = requestNetwork(kit, 'eip155:10')
    expect(views()).toEqual(['UnsupportedChain', 'SwitchNetwork+'])
    asks[0]?.accept()
    await asking
    expect(views()).toBe('closed')
  })

  test('behavior: declined, it is back where it was, with the reason [2.08, 2.11]', async () => {
    const { kit, asks, views, outcome } = await setup({ network: 'eip155:999' })
    const asking = requestNetwork(kit, 'eip155:10')
    asks[0]?.reject(new KitError(networkSwitchRejected))
    await asking
    expect(views()).toEqual(['UnsupportedChain'])
    expect(outcome()).toMatchObject({ status: 'stopped', cause: 'declined' })
  })
})
