import type { Driver } from '@latchkey/chains/driver'
import {
  adapterMissing,
  networkNotFound,
  networkSwitchFailed,
  networkSwitchRejected,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { activeNetwork, networks } from '../config/networks.ts'
import { alerts } from '../modal/alerts.ts'
import { createChain, createNetwork, createOrigin, startKit } from '../testing.ts'
import { addNetwork, removeNetwork, switchNamespace } from './changeNetworks.ts'
import { activeConnection, connections } from './connections.ts'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'
import { switchNetwork } from './switchNetwork.ts'

afterEach(() => vi.restoreAllMocks())

async function setup({ connect = false, driver = {} as Partial<Driver> } = {}) {
  const chain = createChain({ networks: [1, 10] })
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  chain.add('a')
  const origin = createOrigin()
  const kit = startKit({ drivers: [{ ...chain.driver, ...driver }, solana.driver], storage: origin.tab() })
  if (connect) {
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await connecting
  }
  return { chain, kit, origin, here: () => activeNetwork(kit)?.id }
}

describe('switching', () => {
  test('behavior: without a wallet, stores the selection for the next visit [3.17b, 4.14a, 4.14c]', async () => {
    const { kit, origin, here } = await setup()
    expect(here()).toBe('eip155:1')
    await switchNetwork(kit, 'eip155:10')
    expect(here()).toBe('eip155:10')
    expect(origin.read()).toMatchObject({ namespace: 'eip155', networks: { eip155: 'eip155:10' } })
    expect(kit.events.at(-1)).toEqual({ type: 'SWITCH_NETWORK', network: 'eip155:10' })
  })

  test('behavior: switches the wallet only if it is on another network [1.04a, 4.14a]', async () => {
    const { kit, here } = await setup({ connect: true })
    const { driver } = kit.connection()
    const asked = vi.fn(driver.networkSwitch?.to)
    Object.assign(driver, { networkSwitch: { by: 'wallet', to: asked } })
    await switchNetwork(kit, 'eip155:1')
    expect(asked).not.toHaveBeenCalled()
    await switchNetwork(kit, 'eip155:10')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(activeConnection(connections.of(kit).get())?.network).toBe('eip155:10')
    expect(here()).toBe('eip155:10')
  })

  test('behavior: a network of another namespace activates the namespace [4.14a]', async () => {
    const { kit, here } = await setup({ connect: true })
    await switchNetwork(kit, 'solana:main')
    expect(connections.of(kit).get().active).toBe('solana')
    expect(here()).toBe('solana:main')
    switchNamespace(kit, 'eip155')
    expect(here()).toBe('eip155:1')
  })

  test('behavior: the network of the session decides, not that the request succeeded', async () => {
    const { kit } = await setup({
      connect: true,
      driver: { networkSwitch: { by: 'wallet', to: async () => {} } },
    })
    await switchNetwork(kit, 'eip155:10')
    expect(activeConnection(connections.of(kit).get())?.network).toBe('eip155:1')
  })

  test('behavior: a disconnect during the switch keeps the selection [4.12a, 4.14a]', async () => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => (finish = resolve))
    const driver: Partial<Driver> = { networkSwitch: { by: 'wallet', to: () => waiting } }
    const { kit, here } = await setup({ connect: true, driver })
    const switching = switchNetwork(kit, 'eip155:10')
    await disconnect(kit)
    finish()
    await switching
    expect(activeConnection(connections.of(kit).get())).toBeUndefined()
    expect(here()).toBe('eip155:10')
  })
})

describe('errors', () => {
  test('error: a network that was not configured raises the alert [5.03, 8.02]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kit, here } = await setup()
    await expect(switchNetwork(kit, 'eip155:999')).rejects.toMatchObject({ code: networkNotFound.code })
    expect(alerts.of(kit).get().shown?.title).toBe('Network Not Found')
    expect(here()).toBe('eip155:1')
  })

  test.each([
    ['said no', new KitError(networkSwitchRejected), networkSwitchRejected],
    ['broke', new Error('boom'), networkSwitchFailed],
  ])('error: a wallet that %s stays where it is', async (_, reason, entry) => {
    const { kit, here, origin } = await setup({
      connect: true,
      driver: { networkSwitch: { by: 'wallet', to: () => Promise.reject(reason) } },
    })
    await expect(switchNetwork(kit, 'eip155:10')).rejects.toMatchObject({ code: entry.code })
    expect(here()).toBe('eip155:1')
    expect(origin.read().networks).toEqual({})
  })

  test('error: the chain family cannot switch', async () => {
    const { kit } = await setup({ connect: true, driver: { networkSwitch: undefined } })
    await expect(switchNetwork(kit, 'eip155:10')).rejects.toMatchObject({ code: networkSwitchFailed.code })
  })

  test('error: adding, removing or switching without a driver [5.04]', async () => {
    const { kit } = await setup()
    const message = "Adapter for namespace cosmos doesn't exist"
    const wrong = { code: adapterMissing.code, message }
    expect(() => addNetwork(kit, createNetwork('cosmos:hub'))).toThrow(expect.objectContaining(wrong))
    expect(() => removeNetwork(kit, { id: 'cosmos:hub', namespace: 'cosmos' })).toThrow(
      expect.objectContaining(wrong),
    )
    expect(() => switchNamespace(kit, 'cosmos')).toThrow(expect.objectContaining(wrong))
    expect(networks.of(kit).get()).toHaveLength(3)
  })

  test('error: a network that is not in the list cannot be removed [8.18x]', async () => {
    const { kit } = await setup()
    expect(() => removeNetwork(kit, { id: 'eip155:8453', namespace: 'eip155' })).toThrow(
      expect.objectContaining({ code: 'network/unknown', message: 'Network not found' }),
    )
  })
})

test('behavior: networks can be added and removed while running [5.04]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit, here } = await setup()
  addNetwork(kit, createNetwork('eip155:8453'))
  await switchNetwork(kit, 'eip155:8453')
  expect(here()).toBe('eip155:8453')
  removeNetwork(kit, { id: 'eip155:8453', namespace: 'eip155' })
  expect(here()).toBe('eip155:1')
  await expect(switchNetwork(kit, 'eip155:8453')).rejects.toMatchObject({ code: networkNotFound.code })
})
