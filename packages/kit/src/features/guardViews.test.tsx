import type { Driver } from '@latchkey/chains/driver'
import { networkSwitchDisabled, viewUnavailable } from '@latchkey/protocol/catalogue'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { features } from '../core/config/features.ts'
import type { Options } from '../core/config/options.ts'
import { switchNamespace } from '../core/connections/changeNetworks.ts'
import { connectWallet } from '../core/connections/connectWallet.ts'
import { disconnect } from '../core/connections/disconnect.ts'
import { switchNetwork } from '../core/connections/switchNetwork.ts'
import { alerts } from '../core/modal/alerts.ts'
import { guardViews } from '../core/modal/guardViews.ts'
import { modal, type View } from '../core/modal/modal.ts'
import { openModal } from '../core/modal/openModal.ts'
import { createChain, startKit } from '../core/testing.ts'
import { loadFeatures, viewGuard } from './declared.tsx'

beforeAll(loadFeatures)
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const server = { api: 'https://api.example', projectId: 'shop' }

/** A connected visitor with the modal on the page. */
async function setup(options: Partial<Options> = {}, { connect = true } = {}) {
  const chain = createChain({ networks: [1, 10] })
  const other = createChain({ namespace: 'solana', networks: ['main'] })
  chain.add('a', { trusted: true })
  other.add('b', { trusted: true })
  const handle = { chain: 'eip155:1', hash: '', sentAt: 1 } as const
  const able: Partial<Driver> = {
    onramp: true,
    swaps: async () => Promise.reject(new Error('not asked')),
    transactions: async () => ({ send: async () => handle }),
    transfers: async () => ({ fee: async () => ({ fee: 0n }), send: async () => handle }),
  }
  const drivers = [{ ...chain.driver, ...able }, other.driver]
  const kit = startKit({ drivers, ...options })
  kit.onDestroy(guardViews(kit, viewGuard))
  if (connect) await connectWallet(kit, { walletId: 'a', silent: true })
  return {
    kit,
    names: () =>
      modal
        .of(kit)
        .get()
        .stack.map(({ name }) => name),
    alert: () => alerts.of(kit).get().shown,
  }
}

test.each<[string, View, Partial<Options>]>([
  ['sending is off', { name: 'Send' }, { features: { send: false } }],
  ['sending is off', { name: 'SendReview' }, { features: { send: false } }],
  ['receiving is off', { name: 'Receive' }, { features: { receive: false } }],
  ['swaps are off', { name: 'Swap' }, { ...server, features: { swaps: false } }],
  [
    'swaps are off',
    { name: 'SwapTokens', params: { side: 'to' } },
    { ...server, features: { swaps: false } },
  ],
  ['buying is off', { name: 'OnRamp' }, { ...server, features: { onramp: false } }],
  [
    'activity is off',
    { name: 'AccountTab', params: { tab: 'activity' } },
    { ...server, features: { activity: false } },
  ],
  ['the list is off', { name: 'AllWallets' }, { features: { allWallets: false } }],
  ['there is no server', { name: 'Swap' }, {}],
  ['there is no server', { name: 'OnRamp' }, {}],
  ['there is no server', { name: 'Nft', params: { collection: 'c', id: '1' } }, {}],
  ['there is no server', { name: 'AccountTab', params: { tab: 'nfts' } }, {}],
  ['there is no server', { name: 'RegisterAccountName' }, {}],
  ['in basic mode', { name: 'Swap' }, { ...server, basic: true }],
  ['the chain has none', { name: 'Allowances' }, server],
  ['there is no sign-in', { name: 'SIWXSignMessage' }, {}],
  ['networks are fixed', { name: 'SwitchNetwork' }, { enableNetworkSwitch: false }],
  [
    'networks are fixed',
    { name: 'SwitchActiveChain', params: { network: 'solana:main' } },
    { enableNetworkSwitch: false },
  ],
  ['networks are fixed', { name: 'UnsupportedChain' }, { enableNetworkSwitch: false }],
])('error: where %s, the account is shown instead of %j, and an alert says why', async (_, view, options) => {
  const { kit, names, alert } = await setup(options)
  openModal(kit, { view })
  expect(names()).toEqual(['Account'])
  expect(alert()).toMatchObject({ code: viewUnavailable.code, title: 'View Not Available' })
  expect(alert()?.body).toContain(view.name)
  expect(kit.events.at(-1)).toEqual({ type: 'MODAL_OPEN', view: 'Account', connected: true })
  // From within the modal there is no way there either.
  modal.of(kit).dispatch({ type: 'push', view: { name: 'ProfileWallets' } })
  modal.of(kit).dispatch({ type: 'push', view })
  expect(names()).toEqual(['Account'])
})

test.each(['Swapp', 'constructor'])(
  'error: "%s" is no view, and is refused like one that is switched off',
  async (name) => {
    const { kit, names, alert } = await setup(server)
    openModal(kit, { view: { name } as never })
    expect(names()).toEqual(['Account'])
    expect(alert()?.body).toContain(name)
  },
)

test('behavior: what is on opens, without a word', async () => {
  const { kit, names, alert } = await setup(server)
  for (const name of ['Send', 'Receive', 'Swap', 'OnRamp', 'AllWallets', 'SwitchNetwork'] as const) {
    openModal(kit, { view: { name } })
    expect(names()).toEqual([name])
  }
  expect(alert()).toBeUndefined()
})

test('error: who is not connected sees the wallets instead', async () => {
  const { kit, names, alert } = await setup({ features: { allWallets: false } }, { connect: false })
  openModal(kit, { view: { name: 'AllWallets' } })
  expect(names()).toEqual(['Connect'])
  expect(alert()?.code).toBe(viewUnavailable.code)
})

describe('while the modal is open', () => {
  test('behavior: what the server switches off goes away [6.03]', async () => {
    const { kit, names, alert } = await setup(server)
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'Swap' } })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwapSlippage' } })
    const { features: on } = features.of(kit).get()
    const state = { source: 'server', features: { ...on, swaps: false } } as const
    features.of(kit).dispatch({ type: 'resolve', state })
    expect(names()).toEqual(['Account'])
    expect(alert()?.code).toBe(viewUnavailable.code)
  })

  test('behavior: a view that another chain does not support is closed without an error', async () => {
    const { kit, names, alert } = await setup(server)
    await connectWallet(kit, { walletId: 'b', silent: true })
    switchNamespace(kit, 'eip155')
    openModal(kit)
    modal.of(kit).dispatch({ type: 'push', view: { name: 'Swap' } })
    modal.of(kit).dispatch({ type: 'push', view: { name: 'SwitchNetwork' } })
    switchNamespace(kit, 'solana')
    expect(names()).toEqual(['Account', 'SwitchNetwork'])
    expect(alert()).toBeUndefined()
    openModal(kit, { view: { name: 'Swap' } })
    expect(names()).toEqual(['Account'])
    expect(alert()?.code).toBe(viewUnavailable.code)
  })

  test('behavior: the end of a link is no mistake of the host', async () => {
    const { kit, names, alert } = await setup(server)
    openModal(kit, { view: { name: 'Send' } })
    await disconnect(kit)
    expect(names()).toEqual(['Connect'])
    expect(alert()).toBeUndefined()
  })
})

test('error: where networks are fixed, a switch is refused, connected or not', async () => {
  for (const connect of [true, false]) {
    const { kit } = await setup({ enableNetworkSwitch: false }, { connect })
    const refused = switchNetwork(kit, 'eip155:10')
    await expect(refused).rejects.toMatchObject({ code: networkSwitchDisabled.code })
    expect(kit.events.filter(({ type }) => type === 'SWITCH_NETWORK')).toEqual([])
  }
})
