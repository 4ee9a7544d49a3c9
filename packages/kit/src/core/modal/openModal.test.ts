import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { createChain, createRemote, startKit } from '../testing.ts'
import { modal, top } from './modal.ts'
import { isConnected, type OpeningFacts, openingView, openModal } from './openModal.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('which view comes first', () => {
  const yesNo = [true, false]
  const table = yesNo.flatMap((basic) =>
    [0, 1].flatMap((drivers) =>
      yesNo.flatMap((connected) =>
        yesNo.flatMap((unsupported) =>
          yesNo.map((mobile): OpeningFacts => ({ basic, drivers, connected, unsupported, mobile })),
        ),
      ),
    ),
  )
  // Written out by hand, in the order of the table: the code under test must not check itself.
  const remote = ['AllWallets', 'ConnectingWalletConnectBasic']
  const wrong = ['UnsupportedChain', 'UnsupportedChain']
  const expected = [
    // Basic: with and without drivers, connected or not, on any network.
    ...[...remote, ...remote, ...remote, ...remote],
    ...[...remote, ...remote, ...remote, ...remote],
    // No drivers: connected (unsupported, supported), not connected.
    ...[...wrong, 'Account', 'Account', ...remote, ...remote],
    // Drivers: connected (unsupported, supported), not connected (unsupported cannot be).
    ...[...wrong, 'Account', 'Account', ...wrong, 'Connect', 'Connect'],
  ]
  test.each(table.map((facts, index) => ({ facts, view: expected[index] })))(
    'behavior: $view for $facts [2.05a, 2.05b, 2.06, 2.07, 2.08]',
    ({ facts, view }) => {
      expect(openingView(facts).name).toBe(view)
    },
  )
})

test('behavior: opens Connect, or Account if connected [2.06, 2.07, 4.06]', async () => {
  const chain = createChain()
  chain.add('a')
  const kit = startKit({ drivers: [chain.driver] })
  openModal(kit)
  expect(modal.of(kit).get()).toMatchObject({ status: 'open', stack: [{ name: 'Connect' }] })
  expect(isConnected(kit)).toBe(false)
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept()
  await connecting
  openModal(kit)
  expect(modal.of(kit).get().stack).toEqual([{ name: 'Account' }])
  expect(kit.events.filter(({ type }) => type === 'MODAL_OPEN')).toEqual([
    { type: 'MODAL_OPEN', view: 'Connect', connected: false },
    { type: 'MODAL_OPEN', view: 'Account', connected: true },
  ])
})

test('behavior: opens the given view [2.04]', () => {
  const kit = startKit({ drivers: [createChain().driver] })
  openModal(kit, { view: { name: 'AllWallets' } })
  expect(modal.of(kit).get().stack).toEqual([{ name: 'AllWallets' }])
})

test.each(['Account', 'ProfileWallets', 'UnsupportedChain'] as const)(
  'behavior: %s needs a connection; otherwise Connect opens [2.04, 6.02a]',
  (name) => {
    const kit = startKit({ drivers: [createChain().driver] })
    openModal(kit, { view: { name } })
    expect(top(modal.of(kit).get()).name).toBe('Connect')
  },
)

test('behavior: a view that needs a connection is kept for after it; one for a wrong network is not', () => {
  const kit = startKit({ drivers: [createChain().driver] })
  openModal(kit, { view: { name: 'Send' } })
  expect(modal.of(kit).get().goal).toEqual({ name: 'Send' })
  openModal(kit, { view: { name: 'UnsupportedChain' } })
  expect(modal.of(kit).get().goal).toBeUndefined()
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'AllWallets'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
])('behavior: without drivers, %s sees %s [2.05a, 2.05b]', (userAgent, view) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })
  const kit = startKit({ drivers: [] })
  openModal(kit)
  expect(top(modal.of(kit).get()).name).toBe(view)
})

describe('basic mode', () => {
  const agents = [
    ['Mozilla/5.0 (Linux; Android 15)', 'AllWallets'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
  ] as const

  test.each(agents)(
    'behavior: with wallets on other devices, %s sees %s [2.05a, 2.05b]',
    (userAgent, view) => {
      vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })
      const connectors = [createRemote().connector]
      const kit = startKit({ drivers: [createChain().driver], connectors, basic: true })
      openModal(kit)
      expect(top(modal.of(kit).get()).name).toBe(view)
    },
  )

  test('behavior: opens Account if connected [2.06]', async () => {
    const chain = createChain()
    chain.add('a', { trusted: true })
    const connectors = [createRemote().connector]
    const kit = startKit({ drivers: [chain.driver], connectors, basic: true })
    await connectWallet(kit, { walletId: 'a', silent: true })
    openModal(kit)
    expect(top(modal.of(kit).get()).name).toBe('Account')
  })

  test('behavior: without a connector that can pair, opens Connect', () => {
    const kit = startKit({ drivers: [createChain().driver], basic: true })
    openModal(kit)
    expect(top(modal.of(kit).get()).name).toBe('Connect')
  })
})

test.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)(
  'behavior: %s needs no connection [2.04]',
  (name) => {
    const kit = startKit({ drivers: [createChain().driver] })
    openModal(kit, { view: { name } })
    expect(top(modal.of(kit).get()).name).toBe(name)
  },
)
