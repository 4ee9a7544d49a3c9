import type { Balances, ChainId, Driver, WalletReports } from '@latchkey/chains/driver'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { parseEther } from 'viem'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { Options } from '../config/options.ts'
import { connectWallet } from '../connections/connectWallet.ts'
import { disconnect } from '../connections/disconnect.ts'
import { createChain, createOrigin, startKit, startServer } from '../testing.ts'
import { holdings } from './holdings.ts'
import { failureOf, loadHoldings } from './loadHoldings.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('from a real node', () => {
  test('behavior: without a server, shows the exact balance of the coin [3.02l, 3.02m, 9.10a]', async () => {
    const { driver, found, wallet } = evmOn([anvil])
    const address = wallet.addresses[0] as `0x${string}`
    const units = parseEther('1234.000000000000000001')
    await anvil.client.setBalance({ address, value: units })
    const kit = startKit({ drivers: [driver], storage: createOrigin().tab() })
    await connectWallet(kit, { walletId: found.id })
    const reading = loadHoldings(kit)
    const key = `eip155:31337:${address}`
    expect(holdings.of(kit).get()).toEqual({ status: 'loading', key })
    await reading
    expect(holdings.of(kit).get()).toMatchObject({
      status: 'ready',
      key,
      tokens: [{ address: undefined, units, decimals: 18, symbol: 'ETH', price: undefined }],
      hidden: [],
      coinOnly: true,
    })
    expect(kit.storage.read().balances[key]).toMatchObject({ value: units.toString() })
  })
})

async function connect(driver: Partial<Driver>, options: Partial<Options> = {}) {
  const chain = createChain()
  chain.add('a')
  const origin = createOrigin()
  const kit = startKit({ drivers: [{ ...chain.driver, ...driver }], storage: origin.tab(), ...options })
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ accounts: ['0xa', '0xb'] })
  await connecting
  const units = () => {
    const state = holdings.of(kit).get()
    return state.status === 'ready' ? state.tokens.map(({ units }) => units) : state.status
  }
  return { kit, origin, session, units, state: () => holdings.of(kit).get() }
}

describe('caching', () => {
  async function setup(read: Balances['coin']) {
    vi.useFakeTimers({ now: 1_000_000 })
    const asked = vi.fn(read)
    return { ...(await connect({ balances: async () => ({ coin: asked }) })), asked }
  }
  const figure = (value: bigint) => async () => ({ value, decimals: 18, symbol: 'COIN' })
  const later = () => {
    let answer: (value: bigint) => void = () => {}
    const read = () =>
      new Promise<{ value: bigint; decimals: number; symbol: string }>((resolve) => {
        answer = (value) => resolve({ value, decimals: 18, symbol: 'COIN' })
      })
    return { read, answer: (value: bigint) => answer(value), hold: () => answer }
  }

  test('behavior: a balance is cached for 30 s, across reloads [9.03b]', async () => {
    const { kit, asked, origin, units } = await setup(figure(5n))
    await loadHoldings(kit)
    await vi.advanceTimersByTimeAsync(29_999)
    await loadHoldings(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(origin.read().balances).toEqual({ 'eip155:1:0xa': { value: '5', at: 1_000_000 } })
    await vi.advanceTimersByTimeAsync(1)
    asked.mockImplementation(figure(6n))
    const again = loadHoldings(kit)
    expect(units()).toEqual([5n])
    await again
    expect(units()).toEqual([6n])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('behavior: reloads immediately after a transfer', async () => {
    const { kit, asked, units } = await setup(figure(5n))
    await loadHoldings(kit)
    asked.mockImplementation(figure(4n))
    await loadHoldings(kit, { refresh: [] })
    expect(units()).toEqual([4n])
  })

  test('behavior: a node that fails is not asked again for 30 s, and no balance is shown [4.37b, 9.02]', async () => {
    const { kit, asked, state, units } = await setup(() => Promise.reject(new Error('down')))
    await loadHoldings(kit)
    expect(state()).toEqual({ status: 'unavailable', key: 'eip155:1:0xa', at: 1_000_000 })
    await vi.advanceTimersByTimeAsync(29_999)
    await loadHoldings(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    asked.mockImplementation(figure(1n))
    await loadHoldings(kit)
    expect(units()).toEqual([1n])
  })

  test('behavior: a clock that was set back does not keep a balance fresh [9.03b]', async () => {
    const { kit, asked, units } = await setup(figure(5n))
    kit.storage.update(() => ({ balances: { 'eip155:1:0xa': { value: '99', at: 9_000_000_000 } } }))
    await loadHoldings(kit)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(units()).toEqual([5n])
  })

  test('behavior: a late balance of another account is not shown, and old ones are deleted', async () => {
    const slow = later()
    const { kit, asked, session, origin, state, units } = await setup(slow.read)
    const reading = loadHoldings(kit)
    const late = slow.hold()
    session.tell({ type: 'accounts', accounts: [{ address: '0xb', type: 'eoa' }] })
    asked.mockImplementation(figure(7n))
    await loadHoldings(kit)
    late(1n)
    await reading
    expect(state()).toMatchObject({ key: 'eip155:1:0xb' })
    expect(units()).toEqual([7n])
    await vi.advanceTimersByTimeAsync(30_000)
    await loadHoldings(kit)
    expect(Object.keys(origin.read().balances)).toEqual(['eip155:1:0xb'])
  })

  test('behavior: an earlier answer does not replace a later one', async () => {
    const slow = later()
    const { kit, asked, units } = await setup(slow.read)
    const reading = loadHoldings(kit)
    const late = slow.hold()
    asked.mockImplementation(figure(7n))
    await loadHoldings(kit, { refresh: [] })
    late(1n)
    await reading
    expect(units()).toEqual([7n])
  })

  test('behavior: unavailable on a network that is not configured', async () => {
    const { kit, asked, session, state } = await setup(figure(5n))
    await loadHoldings(kit)
    session.tell({ type: 'network', network: 'eip155:999' })
    await loadHoldings(kit)
    expect(state()).toEqual({ status: 'unavailable', key: 'eip155:999:0xa', at: 1_000_000 })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('behavior: a balance that arrives after disconnecting is neither shown nor stored [4.12b]', async () => {
    const slow = later()
    const { kit, origin, state } = await setup(slow.read)
    const reading = loadHoldings(kit)
    await disconnect(kit)
    await loadHoldings(kit)
    slow.answer(5n)
    await reading
    expect(state()).toEqual({ status: 'idle' })
    expect(origin.read().balances).toEqual({})
  })

  test('behavior: without a connection there is no error and no balance [4.12b]', async () => {
    const { kit, state } = await setup(figure(5n))
    await loadHoldings(kit)
    await disconnect(kit)
    await loadHoldings(kit)
    expect(state()).toEqual({ status: 'idle' })
  })

  test('behavior: unavailable if the chain family cannot read balances', async () => {
    const { kit, state } = await connect({})
    await loadHoldings(kit)
    expect(state()).toMatchObject({ status: 'unavailable' })
  })
})

describe('from the server', () => {
  const path = '/v1/account/0xa/balance'
  const coin = {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1' as ChainId,
    price: 2_000,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: '',
  }
  const dollar = {
    ...coin,
    name: 'Dollar',
    symbol: 'USD',
    address: 'eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F',
    price: 0,
    quantity: { decimals: '6', numeric: '2.000001' },
  }
  async function setup(balances: readonly unknown[], driver: Partial<Driver> = {}) {
    const server = await startServer({ [path]: { body: { balances } } })
    const parts = await connect(driver, { api: server.url, projectId: 'demo' })
    return { ...parts, server }
  }

  test('behavior: the coin first, exact amounts, unknown prices absent [3.12b, 3.12c, 3.12e, 7.05a]', async () => {
    const { kit, server, state } = await setup([dollar, coin])
    await loadHoldings(kit)
    expect(state()).toMatchObject({
      status: 'ready',
      coinOnly: false,
      tokens: [
        { address: undefined, units: 1_500_000_000_000_000_000n, price: '2000' },
        { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', units: 2_000_001n, price: undefined },
      ],
    })
    await server.stop()
  })

  test('error: duplicate tokens are removed', async () => {
    const { kit, server, units } = await setup([coin, dollar, { ...dollar, quantity: coin.quantity }, coin])
    await loadHoldings(kit)
    expect(units()).toEqual([1_500_000_000_000_000_000n, 2_000_001n])
    await server.stop()
  })

  test('behavior: a token is the same in any case of its address, on one chain [3.12b]', async () => {
    const { kit, server, state } = await setup([
      coin,
      dollar,
      { ...dollar, address: dollar.address.toLowerCase() },
      { ...dollar, chainId: 'eip155:10', address: dollar.address.replace('eip155:1:', 'eip155:10:') },
    ])
    await loadHoldings(kit)
    const token = 'token:0x6b175474e89094c44da98b954eedeac495271d0f'
    expect(state()).toHaveProperty('tokens.length', 3)
    expect(state()).toMatchObject({
      tokens: [{ id: 'eip155:1/slip44:1' }, { id: `eip155:1/${token}` }, { id: `eip155:10/${token}` }],
    })
    await server.stop()
  })

  test('behavior: a missing coin has a balance of zero', async () => {
    const { kit, server, state } = await setup([])
    await loadHoldings(kit)
    expect(state()).toMatchObject({ tokens: [{ symbol: 'COIN', units: 0n, price: undefined }] })
    await server.stop()
  })

  test('behavior: indivisible tokens are hidden [3.14, 5.26]', async () => {
    const { kit, server, state } = await setup([
      coin,
      { ...dollar, quantity: { decimals: '0', numeric: '3' } },
    ])
    await loadHoldings(kit)
    expect(state()).toMatchObject({ tokens: [{ symbol: 'COIN' }], hidden: [{ symbol: 'USD', units: 3n }] })
    await server.stop()
  })

  test('error: an invalid token hides no other, and is never shown as the coin [3.12b]', async () => {
    const { kit, server, state } = await setup([
      { ...dollar, symbol: 'FAKE', address: '0x6B175474E89094C44Da98b954EedeAC495271d0F' },
      { ...dollar, quantity: { decimals: 'many', numeric: '1' } },
      { ...dollar, quantity: { decimals: '6', numeric: '-1' } },
      { ...dollar, quantity: { decimals: '6', numeric: '1e9' } },
      coin,
    ])
    await loadHoldings(kit)
    expect(state()).toHaveProperty('tokens.length', 1)
    expect(state()).toHaveProperty('tokens.0.symbol', 'COIN')
    await server.stop()
  })

  test('error: a lie about balances: the coin is what the host has configured, whatever the server calls and counts it', async () => {
    const { kit, server, state } = await setup([
      { ...coin, symbol: 'USDC', name: 'USD Coin', quantity: { decimals: '6', numeric: '1.5' } },
    ])
    await loadHoldings(kit)
    expect(state()).toMatchObject({
      tokens: [{ symbol: 'COIN', name: 'Coin', decimals: 18, units: 1_500_000_000_000_000_000n }],
    })
    await server.stop()
  })

  test('behavior: reloads after a transfer, also while an older request is pending [7.05b]', async () => {
    const { kit, server, units } = await setup([coin])
    const older = loadHoldings(kit)
    const newer = loadHoldings(kit, { refresh: [{ chain: 'eip155:1', address: undefined }] })
    await Promise.all([older, newer])
    expect(server.to(path).map(({ query }) => query.forceUpdate)).toEqual([
      undefined,
      'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    ])
    await loadHoldings(kit, { refresh: [] })
    expect(server.to(path)).toHaveLength(3)
    expect(units()).toEqual([1_500_000_000_000_000_000n])
    await server.stop()
  })

  test('behavior: ignores transfers on another network [7.05b]', async () => {
    const { kit, server, state } = await setup([])
    // As the server answers about a token of another chain.
    server.answers[path] = ({ query }) =>
      query.forceUpdate?.includes('eip155:10:') ? { status: 400 } : { body: { balances: [coin, dollar] } }
    await loadHoldings(kit)
    await loadHoldings(kit, { refresh: [{ chain: 'eip155:10', address: undefined }] })
    expect(state()).toMatchObject({ coinOnly: false, tokens: [{}, { symbol: 'USD' }] })
    expect(server.to(path)).toHaveLength(1)
    await server.stop()
  })

  test.each([400, 404, 410] as const)(
    'error: with a server that answers %s the coin is exact and the tokens are unavailable [4.37b, 9.02]',
    async (status) => {
      const coinBalance = vi.fn(async () => ({ value: 5n, decimals: 18, symbol: 'COIN' }))
      const { kit, server, state } = await setup([coin, dollar], {
        balances: async () => ({ coin: coinBalance }),
      })
      server.answers[path] = { status }
      const started = Date.now()
      await loadHoldings(kit)
      const coinAlone = { status: 'ready', coinOnly: true, tokens: [{ address: undefined, units: 5n }] }
      expect(state()).toMatchObject({ ...coinAlone, hidden: [], stale: false })
      expect(failureOf(state())).toBeGreaterThanOrEqual(started)
      // No further request within 30 s, unless something was transferred.
      await loadHoldings(kit)
      expect(coinBalance).toHaveBeenCalledTimes(1)
      coinBalance.mockResolvedValue({ value: 4n, decimals: 18, symbol: 'COIN' })
      await loadHoldings(kit, { refresh: [{ chain: 'eip155:1', address: undefined }] })
      expect(state()).toMatchObject({ tokens: [{ units: 4n }] })
      // It is there again: so are the tokens.
      server.answers[path] = { body: { balances: [coin, dollar] } }
      await loadHoldings(kit, { refresh: [] })
      expect(state()).toMatchObject({ status: 'ready', coinOnly: false, tokens: [{}, { symbol: 'USD' }] })
      expect(failureOf(state())).toBeUndefined()
      await server.stop()
    },
  )

  test('error: a server that hangs delays the coin for two seconds [4.37b, 9.02]', async () => {
    const balances = async () => ({
      coin: async () => ({ value: 5n, decimals: 18, symbol: 'COIN' }),
    })
    const { kit, server, state } = await setup([], { balances })
    await server.stop()
    const started = Date.now()
    const reading = loadHoldings(kit)
    await vi.waitFor(
      () => expect(state()).toMatchObject({ status: 'ready', coinOnly: true, waiting: true }),
      4_000,
    )
    expect(Date.now() - started).toBeGreaterThan(1_900)
    expect(failureOf(state())).toBeUndefined()
    await reading
    expect(state()).toMatchObject({ status: 'ready', tokens: [{ units: 5n }] })
    expect(state()).not.toHaveProperty('waiting')
    expect(failureOf(state())).toBeGreaterThan(started)
  }, 20_000)

  test('behavior: visible tokens stay while the server is slow', async () => {
    const coinBalance = vi.fn(async () => ({ value: 5n, decimals: 18, symbol: 'COIN' }))
    const { kit, server, state } = await setup([coin, dollar], {
      balances: async () => ({ coin: coinBalance }),
    })
    await loadHoldings(kit)
    server.answers[path] = 'hang'
    void loadHoldings(kit, { refresh: [] })
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    expect(coinBalance).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ coinOnly: false, tokens: [{}, { symbol: 'USD' }] })
    await server.stop()
  })

  test('error: unavailable if both the server and the node fail', async () => {
    const { kit, server, state } = await setup([])
    server.answers[path] = { status: 400 }
    await loadHoldings(kit)
    expect(state()).toMatchObject({ status: 'unavailable' })
    await loadHoldings(kit)
    expect(server.to(path)).toHaveLength(1)
    await server.stop()
  })
})

describe('from the wallet', () => {
  const gold = {
    id: 'eip155:1/token:0x00000000000000000000000000000000000000d0',
    address: '0x00000000000000000000000000000000000000d0',
    balance: 2_500_000n,
    name: 'Gold',
    symbol: 'GLD',
    decimals: 6,
    price: '2',
    icon: undefined,
  } as const
  const coin = {
    ...gold,
    id: 'eip155:1/slip44:1',
    address: undefined,
    symbol: 'FAKE',
    balance: 99n,
  } as const
  const bait = {
    ...gold,
    id: 'eip155:1/token:0x00000000000000000000000000000000000000d1',
    address: '0x00000000000000000000000000000000000000d1',
    decimals: 0,
  } as const
  /** A chain that tells the coin, and a wallet that reports the rest. */
  const telling = (assets: WalletReports['assets']): Partial<Driver> => ({
    balances: async () => ({ coin: async () => ({ value: 7n, decimals: 18, symbol: 'COIN' }) }),
    walletReports: async () => ({ assets, capabilities: async () => ({}) }),
  })

  test('behavior: without a server, adds the tokens of the wallet to the coin of the node [3.13, 3.14]', async () => {
    const { kit, state } = await connect(telling(async () => [coin, gold, bait]))
    await loadHoldings(kit)
    expect(state()).toMatchObject({
      status: 'ready',
      coinOnly: false,
      tokens: [
        { address: undefined, units: 7n },
        { id: gold.id, address: gold.address, units: 2_500_000n, symbol: 'GLD', price: '2' },
      ],
      hidden: [{ address: bait.address }],
    })
  })

  test('behavior: tokens of the wallet stay visible while they are reloaded', async () => {
    const assets = vi.fn(async () => [gold])
    const { kit, state } = await connect(telling(assets))
    await loadHoldings(kit)
    const seen: unknown[] = []
    const stop = holdings.of(kit).subscribe(() => seen.push(holdings.of(kit).get()))
    await loadHoldings(kit)
    expect(seen).toMatchObject([{ coinOnly: false, tokens: [{ units: 7n }, { symbol: 'GLD' }] }])
    assets.mockResolvedValue(undefined as never)
    await loadHoldings(kit)
    expect(state()).toMatchObject({ coinOnly: true, tokens: [{ units: 7n }] })
    stop()
  })

  test.each([
    ['tells nothing', async () => undefined],
    ['fails', async () => Promise.reject(new Error('no'))],
  ])('behavior: a wallet that %s does not affect the coin', async (_, assets) => {
    const { kit, state } = await connect(telling(assets))
    await loadHoldings(kit)
    expect(state()).toMatchObject({ status: 'ready', coinOnly: true, tokens: [{ units: 7n }] })
  })

  test('behavior: a server that answers is asked instead', async () => {
    const server = await startServer()
    server.answers['/v1/account/0xa/balance'] = { body: { balances: [] } }
    const assets = vi.fn(async () => [gold])
    const { kit, state } = await connect(telling(assets), { api: server.url, projectId: 'demo' })
    await loadHoldings(kit)
    expect(state()).toMatchObject({ status: 'ready', coinOnly: false, tokens: [{ address: undefined }] })
    expect(assets).not.toHaveBeenCalled()
    kit.destroy()
    await server.stop()
  })
})
