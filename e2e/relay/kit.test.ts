import { evm, toNetwork } from '@latchkey/chains/evm'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import {
  activeNetwork,
  addNetwork,
  createLatchkey,
  disconnect,
  pair,
  signMessage,
  switchNetwork,
} from 'latchkey'
import { walletConnect } from 'latchkey/walletconnect'
import { type Hex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { startTestRelay } from '../../apps/server/src/relay/testing/startTestRelay.ts'
import { createPageStorage } from './ourApp.ts'
import { type Asked, createWallet, hangUp, type Proposal } from './peers.ts'
import { createRemoteWallet } from './remoteWallet.ts'

vi.setConfig({ testTimeout: 60_000 })

test('behavior: the relay is not contacted before pairing; the session works, survives a reload and is ended; the wallet learns who asks [1.03b, 3.09]', async () => {
  const [relay, anvil] = [await startTestRelay(), await startAnvil()]
  const account = privateKeyToAccount(generatePrivateKey())
  const storage = createPageStorage()
  const connects = async () =>
    (await relay.metrics.relayConnects.get()).values.reduce((sum, { value }) => sum + value, 0)
  const metadata = {
    name: 'A shop',
    description: 'Sells things',
    url: 'https://example.com',
    icons: ['https://example.com/icon.png'],
  }
  let asker: unknown
  const openPage = async () => {
    const kit = createLatchkey({
      drivers: [evm({ networks: [anvil.client.chain as never] })],
      connectors: [walletConnect({ relay: { url: relay.url, projectId: 'test' } })],
      metadata,
      storage,
    })
    // In a browser it starts by itself.
    await (await import('../../packages/kit/src/core/start.ts')).start(kit as never)
    return kit
  }

  let page = await openPage()
  expect(await connects()).toBe(0)

  const wallet = await createWallet('@reown/walletkit', { relayUrl: relay.url, projectId: 'test' })
  wallet.on('session_proposal', ({ id, params }: Proposal) => {
    asker = (params.proposer as { metadata: unknown }).metadata
    const { eip155 } = params.optionalNamespaces as { eip155: { chains: string[] } }
    const accounts = eip155.chains.map((chain) => `${chain}:${account.address}`)
    wallet.approveSession({ id, namespaces: { eip155: { ...eip155, accounts } } }).catch(() => undefined)
  })
  wallet.on('session_request', async ({ id, topic, params }: Asked) => {
    const [raw] = params.request.params as [Hex]
    const result = await account.signMessage({ message: { raw } })
    const response = { id, jsonrpc: '2.0', result }
    await wallet.respondSessionRequest({ topic, response }).catch(() => undefined)
  })
  const linked = await pair(page, { onCode: ({ uri }) => void wallet.pair({ uri }) })
  expect(asker).toEqual(metadata)
  expect(linked).toMatchObject([{ address: account.address, namespace: 'eip155' }])
  const isSigned = async (message: string) =>
    verifyMessage({ address: account.address, message, signature: (await signMessage(page, message)) as Hex })
  expect(await isSigned('Hello')).toBe(true)

  page.destroy()
  page = await openPage()
  await expect.poll(() => isSigned('After a reload').catch(() => false), { timeout: 30_000 }).toBe(true)

  const ended = new Promise((resolve) => wallet.once('session_delete', resolve as never))
  await disconnect(page)
  await ended
  expect(storage.getItem('latchkey.default.walletconnect')).toBeNull()
  page.destroy()
  await hangUp(wallet.core)
  await Promise.all([relay.stop(), anvil.stop()])
})

test('behavior: a wallet on another device is asked for networks the host added, before and during a session', async () => {
  const relay = await startTestRelay()
  const ids = [31337, 31338, 31339] as const
  const nodes = await Promise.all(ids.map((chainId) => startAnvil({ chainId })))
  const [first, second, third] = nodes.map(({ client }) => toNetwork(client.chain as never))
  if (!first || !second || !third) throw new Error('Three nodes were started.')
  const where = { relayUrl: relay.url, projectId: 'test' }
  const urls = Object.fromEntries(nodes.map(({ url }, index) => [ids[index], url]))
  const wallet = await createRemoteWallet('@reown/walletkit', { ...where, nodes: urls })
  const kit = createLatchkey({
    drivers: [evm({ networks: [first] })],
    connectors: [walletConnect({ relay: { url: relay.url, projectId: 'test' } })],
    storage: createPageStorage(),
  })
  await (await import('../../packages/kit/src/core/start.ts')).start(kit as never)

  addNetwork(kit, second)
  expect(kit.driver('eip155').networks.map(({ id }) => id)).toEqual([first.id, second.id])
  const asked = Promise.withResolvers<string[]>()
  const linking = pair(kit, {
    async onCode({ uri }) {
      const proposal = await wallet.scan(uri)
      asked.resolve((proposal.params.optionalNamespaces as Wanted).eip155.chains)
      await wallet.approve(proposal)
    },
  })
  expect(await asked.promise).toEqual([first.id, second.id])
  await linking
  await switchNetwork(kit, second.id)
  expect(activeNetwork(kit)?.id).toBe(second.id)
  // Reads go to the nodes of the added network.
  const { provider } = kit.connection().session as { provider: { request(args: object): Promise<unknown> } }
  expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)

  addNetwork(kit, third)
  wallet.sdk.on('session_request', () => {
    // Some wallets grant a network as soon as they are asked to add or use it.
    void wallet.update(({ eip155, ...rest }) => {
      const { accounts = [], chains = [], methods = [], events = [] } = eip155 ?? {}
      const more = wallet.evm.addresses.map((address) => `${third.id}:${address}`)
      return {
        ...rest,
        eip155: { accounts: [...accounts, ...more], chains: [...chains, third.id], methods, events },
      }
    })
  })
  await switchNetwork(kit, third.id)
  expect(activeNetwork(kit)?.id).toBe(third.id)
  expect(wallet.asked.map(({ params }) => params.request.method)).toEqual(['wallet_switchEthereumChain'])
  expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)

  kit.destroy()
  await Promise.all([wallet.stop(), relay.stop(), ...nodes.map((node) => node.stop())])
})

type Wanted = { eip155: { chains: string[] } }
