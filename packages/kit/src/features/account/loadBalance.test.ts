import type { Driver } from '@latchkey/chains/driver'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { parseEther } from 'viem'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connectWallet.ts'
import { disconnect } from '../../core/disconnect.ts'
import { createChain, createOrigin, startKit } from '../../core/testing.ts'
import { balance } from './balance.ts'
import { loadBalance } from './loadBalance.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('from a real node', () => {
  test('behavior: reads the balance in the currency of the network, to the last unit [3.02, 9.10]', async () => {
    const { driver, found, wallet } = evmOn([anvil])
    const address = wallet.addresses[0] as `0x${string}`
    const value = parseEther('1234.000000000000000001')
    await anvil.client.setBalance({ address, value })
    const kit = startKit({ drivers: [driver], storage: createOrigin().tab() })
    await connectWallet(kit, { walletId: found.id })
    const reading = loadBalance(kit)
    const key = `eip155:31337:${address}`
    expect(balance.of(kit).get()).toEqual({ status: 'loading', key })
    await reading
    expect(balance.of(kit).get()).toEqual({ status: 'ready', key, value, decimals: 18, symbol: 'ETH' })
    expect(kit.storage.read().balances[key]?.value).toBe(value.toString())
  })
})

describe('kept and read again', () => {
  async function setup(read: NonNullable<Driver['balance']>) {
    vi.useFakeTimers({ now: 1_000_000 })
    const chain = createChain()
    chain.add('a')
    const origin = createOrigin()
    const driver = { ...chain.driver, balance: vi.fn(read) }
    const kit = startKit({ drivers: [driver], storage: origin.tab() })
    const connecting = connectWallet(kit, { walletId: 'a' })
    const session = chain.ask().accept({ accounts: ['0xa', '0xb'] })
    await connecting
    return { kit, origin, session, asked: driver.balance, state: () => balance.of(kit).get() }
  }
  const figure = (value: bigint) => async () => ({ value, decimals: 18, symbol: 'COIN' })

  test('behavior: a figure is good for 30 s, across reloads, and then read again [9.03]', async () => {
    const { kit, asked, origin, state } = await setup(figure(5n))
    await loadBalance(kit)
    await vi.advanceTimersByTimeAsync(29_999)
    await loadBalance(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(origin.read().balances).toEqual({ 'eip155:1:0xa': { value: '5', at: 1_000_000 } })
    await vi.advanceTimersByTimeAsync(1)
    asked.mockImplementation(figure(6n))
    const again = loadBalance(kit)
    expect(state()).toMatchObject({ status: 'ready', value: 5n })
    await again
    expect(state()).toMatchObject({ status: 'ready', value: 6n })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('behavior: a node that fails is not asked again for 30 s, and nothing is invented [4.37, 9.02]', async () => {
    const { kit, asked, state } = await setup(() => Promise.reject(new Error('down')))
    await loadBalance(kit)
    expect(state()).toEqual({ status: 'unavailable', key: 'eip155:1:0xa', at: 1_000_000 })
    await vi.advanceTimersByTimeAsync(29_999)
    await loadBalance(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    asked.mockImplementation(figure(1n))
    await loadBalance(kit)
    expect(state()).toMatchObject({ status: 'ready', value: 1n })
  })

  test('behavior: a clock that was set back makes no figure fresh for ever [9.03]', async () => {
    const { kit, asked } = await setup(figure(5n))
    kit.storage.update(() => ({ balances: { 'eip155:1:0xa': { value: '99', at: 9_000_000_000 } } }))
    await loadBalance(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(balance.of(kit).get()).toMatchObject({ value: 5n })
  })

  test('behavior: the late figure of another account is not shown, and old ones are dropped [9.03]', async () => {
    let answer: (value: bigint) => void = () => {}
    const { kit, asked, session, origin, state } = await setup(
      () => new Promise((resolve) => (answer = (value) => resolve({ value, decimals: 18, symbol: 'COIN' }))),
    )
    const slow = loadBalance(kit)
    const late = answer
    session.tell({ type: 'accounts', accounts: [{ address: '0xb', type: 'eoa' }] })
    asked.mockImplementation(figure(7n))
    await loadBalance(kit)
    late(1n)
    await slow
    expect(state()).toMatchObject({ key: 'eip155:1:0xb', value: 7n })
    await vi.advanceTimersByTimeAsync(30_000)
    await loadBalance(kit)
    expect(Object.keys(origin.read().balances)).toEqual(['eip155:1:0xb'])
  })

  test('behavior: on a network nobody configured the figure is unavailable, not zero and not the last one [2.26, 4.37]', async () => {
    const { kit, asked, session, state } = await setup(figure(5n))
    await loadBalance(kit)
    session.tell({ type: 'network', network: 'eip155:999' })
    await loadBalance(kit)
    expect(state()).toEqual({ status: 'unavailable', key: 'eip155:999:0xa', at: 1_000_000 })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('behavior: a figure that comes after disconnecting is neither shown nor kept [4.12]', async () => {
    let answer: (value: bigint) => void = () => {}
    const { kit, origin, state } = await setup(
      () =>
        new Promise((resolve) => {
          answer = (value) => resolve({ value, decimals: 18, symbol: 'COIN' })
        }),
    )
    const slow = loadBalance(kit)
    await disconnect(kit)
    await loadBalance(kit)
    answer(5n)
    await slow
    expect(state()).toEqual({ status: 'idle' })
    expect(origin.read().balances).toEqual({})
  })

  test('behavior: nobody connected is no error, and leaves no figure [4.12]', async () => {
    const { kit, state } = await setup(figure(5n))
    await loadBalance(kit)
    await disconnect(kit)
    await loadBalance(kit)
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: a family that cannot read balances has none to show [9.10]', async () => {
    const chain = createChain()
    chain.add('a')
    const kit = startKit({ drivers: [chain.driver] })
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await connecting
    await loadBalance(kit)
    expect(balance.of(kit).get()).toMatchObject({ status: 'unavailable' })
  })
})
