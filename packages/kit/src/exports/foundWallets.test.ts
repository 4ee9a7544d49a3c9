import { evm, mainnet } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet } from '@latchkey/chains/evm/testing'
import { solana } from '@latchkey/chains/solana'
import { announceTestSolanaWallet, createTestSolanaWallet } from '@latchkey/chains/solana/testing'
import { expect, test } from 'vitest'
import { start } from '../core/start.ts'
import { connectWallet, createLatchkey, external, foundWallets } from './index.ts'
import { walletConnect } from './walletconnect.ts'

const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }]
const clusters = { 'solana:mainnet': 'http://127.0.0.1:9' }

/** A page with wallets of every kind; `announced` is the same product on two chains. */
async function openPage() {
  const target = Object.assign(new EventTarget(), { ethereum: createTestWallet({ chains }).provider })
  const announced = createTestWallet({ chains, name: 'Both', rdns: 'com.both' })
  announceTestWallet(createTestWallet({ chains, name: 'Page', rdns: 'com.page' }), target)
  announceTestWallet(announced, target)
  announceTestSolanaWallet(await createTestSolanaWallet({ clusters, name: 'Both' }), target)
  const own = createTestWallet({ chains, name: 'unnamed' })
  const ownSolana = await createTestSolanaWallet({ clusters })
  const kit = createLatchkey({
    drivers: [evm({ networks: [mainnet], target }), solana({ target })],
    connectors: [
      external({ id: 'sdk', name: 'Our SDK', icon: '/sdk.png', providers: { eip155: own.provider } }),
      external({ id: 'duo', name: 'Duo', providers: { eip155: own.provider, solana: ownSolana.provider } }),
      walletConnect({ relay: { url: 'ws://127.0.0.1:9', projectId: 'test' } }),
    ],
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  })
  // In a browser it starts by itself.
  start(kit)
  return { kit, own }
}

test('behavior: lists each wallet once, with its kind [3.08a-c, 3.08e, 3.08f]', async () => {
  const { kit } = await openPage()
  const listed = foundWallets(kit).map(({ id, name, kind, chains }) => [
    kind,
    name,
    id,
    chains.map(({ namespace }) => namespace).join(),
  ])
  expect(listed).toEqual([
    ['announced', 'Page', 'com.page', 'eip155'],
    ['multiChain', 'Both', 'com.both', 'eip155,solana'],
    ['injected', 'Browser Wallet', 'injected', 'eip155'],
    ['external', 'Our SDK', 'sdk', 'eip155'],
    ['multiChain', 'Duo', 'duo', 'eip155,solana'],
    ['remote', 'WalletConnect', 'walletConnect', 'eip155,solana'],
  ])
  expect(foundWallets(kit)[1]?.chains).toEqual([
    { namespace: 'eip155', walletId: 'com.both' },
    { namespace: 'solana', walletId: 'Both' },
  ])
  kit.destroy()
})

test('behavior: an external wallet connects like any other [3.08e]', async () => {
  const { kit, own } = await openPage()
  const connection = await connectWallet(kit, { walletId: 'sdk' })
  expect(connection).toMatchObject({
    namespace: 'eip155',
    address: own.addresses[0],
    wallet: { id: 'sdk', name: 'Our SDK', icon: '/sdk.png' },
  })
  expect(kit.connection().session.provider).toBe(own.provider)
  kit.destroy()
})
