import { afterEach, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createChain, createOrigin, startKit, startServer } from '../../core/testing.ts'
import { loadProfile, readProfile } from './profile.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const empty = {
  profileName: undefined,
  profileImage: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  tokenBalance: [],
}

test('behavior: a host reads name, picture and balances of the account in use, once they were asked for [3.02j-n]', async () => {
  const server = await startServer()
  const chain = createChain()
  chain.add('a')
  const kit = startKit({
    drivers: [chain.driver],
    storage: createOrigin().tab(),
    api: server.url,
    projectId: 'demo',
  })
  stops.push(kit.destroy, server.stop)
  expect(await loadProfile(kit)).toEqual(empty)
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ accounts: ['0xa', '0xb'], network: 'eip155:1' })
  await connecting
  expect(readProfile(kit)).toEqual(empty)
  server.answers['/v1/identity/0xa'] = {
    body: { name: 'ada.eth', avatar: '/v1/image/signed', resolvedAt: null },
  }
  const coin = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2, iconUrl: '' }
  server.answers['/v1/account/0xa/balance'] = {
    body: { balances: [{ ...coin, quantity: { decimals: '18', numeric: '1.5' } }] },
  }
  expect(await loadProfile(kit)).toMatchObject({
    profileName: 'ada.eth',
    profileImage: expect.stringContaining('/v1/image/signed'),
    balance: '1.5',
    // The coin is called what the host calls it, whatever the server says.
    balanceSymbol: 'COIN',
    tokenBalance: [{ symbol: 'COIN', units: 1_500_000_000_000_000_000n, price: '2' }],
  })
  // Another account is not taken for this one.
  session.tell({ type: 'accounts', accounts: [{ address: '0xb', type: 'eoa' }] })
  expect(readProfile(kit)).toEqual(empty)
})

test('behavior: balances are good for 30 s, also after a reload [3.17g, 9.03a]', async () => {
  const [server, chain, origin] = [await startServer(), createChain(), createOrigin()]
  stops.push(server.stop, () => void vi.useRealTimers())
  chain.add('a')
  const path = '/v1/account/0xa/balance'
  server.answers[path] = { body: { balances: [] } }
  const visit = async () => {
    const kit = startKit({
      drivers: [chain.driver],
      storage: origin.tab(),
      api: server.url,
      projectId: 'demo',
    })
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept({ accounts: ['0xa'], network: 'eip155:1' })
    await connecting
    await loadProfile(kit)
    kit.destroy()
    return server.to(path).length
  }
  expect([await visit(), await visit()]).toEqual([1, 1])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 })
  expect(await visit()).toBe(2)
})
