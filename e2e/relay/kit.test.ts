import { evm } from '@latchkey/chains/evm'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { createLatchkey, disconnect, pair, signMessage } from 'latchkey'
import { walletConnect } from 'latchkey/walletconnect'
import { type Hex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { startTestRelay } from '../../apps/server/src/relay/testing/startTestRelay.ts'
import { createPageStorage } from './ourApp.ts'
import { type Asked, createWallet, hangUp, type Proposal } from './peers.ts'

vi.setConfig({ testTimeout: 60_000 })

test('behavior: nobody is asked before somebody pairs; the link is used, outlives a reload and is ended [1.03]', async () => {
  const [relay, anvil] = [await startTestRelay(), await startAnvil()]
  const account = privateKeyToAccount(generatePrivateKey())
  const storage = createPageStorage()
  const connects = async () =>
    (await relay.metrics.relayConnects.get()).values.reduce((sum, { value }) => sum + value, 0)
  const openPage = async () => {
    const kit = createLatchkey({
      drivers: [evm({ networks: [anvil.client.chain as never] })],
      connectors: [walletConnect({ relay: { url: relay.url, projectId: 'test' } })],
      metadata: { name: 'A shop', url: 'https://example.com' },
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
