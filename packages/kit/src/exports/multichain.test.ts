import type { Network } from '@latchkey/chains/driver'
import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { solana } from '@latchkey/chains/solana'
import { announceTestSolanaWallet, createTestSolanaWallet } from '@latchkey/chains/solana/testing'
import { startSurfpool } from '@latchkey/chains/solana/testingNode'
import { verifyMessage } from '@latchkey/chains/solana/verifyMessage'
import { parseEther } from 'viem'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { activeConnection, allConnections, connections } from '../core/connections/connections.ts'
import { connectWallet } from '../core/connections/connectWallet.ts'
import { disconnect } from '../core/connections/disconnect.ts'
import type { Kit } from '../core/kit.ts'
import { modal } from '../core/modal/modal.ts'
import { openModal } from '../core/modal/openModal.ts'
import { createOrigin, startKit } from '../core/testing.ts'
import { sendTransaction, waitForTransaction } from '../core/transactions/sendTransaction.ts'
import { signMessage } from '../core/transactions/sign.ts'
import { foundWallets } from '../core/wallets/foundWallets.ts'
import { attempt } from '../features/connect/attempt.ts'
import { attemptConnection } from '../features/connect/attemptConnection.ts'
import { multichain } from './multichain.ts'
import { announceTestMultichainWallet, createTestMultichainWallet } from './testingMultichain.ts'

// Imported in advance, because loading them on demand takes time.
import '../connectors/multichain/client.ts'
import '../connectors/multichain/linkGranted.ts'
import '@latchkey/chains/solana'

const [anvil, surfpool] = await Promise.all([startAnvil(), startSurfpool()])
afterAll(async () => void (await Promise.all([anvil.stop(), surfpool.stop()])))

const walletId = 'dev.latchkey.test'
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

/** A page with the stand-in for an installed wallet of both families. */
async function createPage({ alsoAlone = false } = {}) {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const own = createTestWallet({ chains: [anvil.forWallet] })
  const solanaWallet = await createTestSolanaWallet({ clusters: surfpool.forWallet })
  const cluster = `solana:${surfpool.network.id === 'solana:mainnet' ? 'mainnet' : 'localnet'}`
  const wallet = createTestMultichainWallet({
    evm: own,
    solana: solanaWallet,
    clusters: { [surfpool.network.id]: cluster },
  })
  const { cut } = announceTestMultichainWallet(wallet, page)
  vi.stubGlobal('chrome', (page as { chrome?: object }).chrome)
  if (alsoAlone) {
    announceTestWallet(own, page)
    announceTestSolanaWallet(solanaWallet, page)
  }
  const origin = createOrigin()
  const visit = () => {
    const kit = startKit({
      drivers: [
        evm({ networks: [anvil.chain], target: page }),
        solana({ networks: [surfpool.network], target: page }),
      ],
      connectors: [multichain()],
      storage: origin.tab(),
    })
    kits.push(kit)
    return kit
  }
  const asked = (method: string) => wallet.requests.filter((request) => request.method === method).length
  return { asked, cut, evm: own, origin, page, solana: solanaWallet, visit, wallet }
}

const linked = (kit: Kit) =>
  allConnections(connections.of(kit).get())
    .map(({ namespace }) => namespace)
    .toSorted()

test('behavior: one consent connects both families, each signs and sends, and a disconnect revokes all', async () => {
  const { asked, evm: own, solana: sol, visit, wallet } = await createPage()
  const kit = visit()
  expect(foundWallets(kit).map(({ id, name }) => [id, name])).toEqual([[walletId, 'Test Wallet']])
  expect(wallet.requests).toEqual([])
  await attemptConnection(kit, { walletId })
  expect(attempt.of(kit).get()).toMatchObject({ status: 'done' })
  expect(linked(kit)).toEqual(['eip155', 'solana'])
  expect(activeConnection(connections.of(kit).get())).toMatchObject({ address: own.addresses[0] })
  expect(asked('wallet_createSession')).toBe(1)
  expect(kit.storage.read().recent).toEqual([walletId])
  expect(wallet.requests[0]?.params).toMatchObject({
    optionalScopes: {
      'eip155:31337': { methods: expect.arrayContaining(['personal_sign']) },
      [surfpool.network.id]: { methods: ['signMessage', 'signTransaction', 'signAndSendTransaction'] },
    },
  })

  const signature = await signMessage(kit, 'Hello')
  const address = own.addresses[0] as `0x${string}`
  expect(
    await anvil.client.verifyMessage({ address, message: 'Hello', signature: signature as `0x${string}` }),
  ).toBe(true)
  const hash = await sendTransaction(kit, { to: `0x${'de'.repeat(20)}`, value: parseEther('1') })
  expect((await waitForTransaction(kit, hash)).status).toBe('success')
  connections.of(kit).dispatch({ type: 'namespace', namespace: 'solana' })
  const ours = await signMessage(kit, 'Hello')
  expect(await verifyMessage({ address: sol.addresses[0] ?? '', message: 'Hello', signature: ours })).toBe(
    true,
  )

  await surfpool.fund(sol.addresses[0] ?? '', 2_500_000_000n)
  const { connection, driver, network, session } = kit.connection('solana')
  const transfers = await driver.transfers?.()
  const receiver = surfpool.fresh()
  await transfers?.send({
    session,
    network: network as Network,
    address: connection.address,
    to: receiver,
    amount: 1_000_000_000n,
  })
  await vi.waitFor(
    async () => expect(await surfpool.call('getBalance', [receiver])).toMatchObject({ value: 1_000_000_000 }),
    { timeout: 10_000 },
  )

  await disconnect(kit, { namespace: 'solana' })
  expect(linked(kit)).toEqual([])
  expect(asked('wallet_revokeSession')).toBe(1)
})

test('error: declined, pending and released, and an answer of nothing', async () => {
  const { asked, evm: own, visit, wallet } = await createPage()
  const kit = visit()
  own.decline()
  await attemptConnection(kit, { walletId })
  expect(attempt.of(kit).get()).toMatchObject({ status: 'stopped', cause: 'declined' })
  wallet.grants = []
  await expect(connectWallet(kit, { walletId })).rejects.toMatchObject({ code: 'connect/rejected' })
  expect(linked(kit)).toEqual([])
  wallet.grants = ['eip155', 'solana']
  own.disconnectSite()
  own.hold()
  const other = connectWallet(kit, { walletId, namespace: 'eip155' })
  await vi.waitFor(() => expect(asked('wallet_createSession')).toBe(3))
  await expect(connectWallet(kit, { walletId, namespace: 'solana' })).rejects.toMatchObject({
    code: 'connect/pending',
  })
  own.release()
  await other
  expect(linked(kit)).toEqual(['eip155', 'solana'])
})

test('behavior: a grant of one family connects that one, and the next choice asks for the other', async () => {
  const { asked, solana: sol, visit, wallet } = await createPage()
  const kit = visit()
  wallet.grants = ['solana']
  openModal(kit, { view: { name: 'ConnectingExternal', params: { walletId } } })
  await attemptConnection(kit, { walletId })
  expect(modal.of(kit).get().status).toBe('closed')
  expect(attempt.of(kit).get()).toMatchObject({ status: 'idle' })
  expect(linked(kit)).toEqual(['solana'])
  expect(activeConnection(connections.of(kit).get())?.address).toBe(sol.addresses[0])
  wallet.grants = ['eip155', 'solana']
  await connectWallet(kit, { walletId, namespace: 'eip155' })
  expect(linked(kit)).toEqual(['eip155', 'solana'])
  expect(asked('wallet_createSession')).toBe(2)
})

test('behavior: another account, fewer families and a revocation in the wallet arrive; so does what was missed', async () => {
  const { asked, cut, evm: own, visit, wallet } = await createPage()
  const kit = visit()
  await connectWallet(kit, { walletId })
  const accounts = [...own.addresses].toReversed()
  own.switchAccount(1)
  wallet.change(['eip155', 'solana'])
  await vi.waitFor(() => expect(activeConnection(connections.of(kit).get())?.address).toBe(accounts[0]))
  wallet.grants = ['eip155']
  cut()
  await vi.waitFor(() => expect(linked(kit)).toEqual(['eip155']))
  expect(asked('wallet_getSession')).toBe(1)
  wallet.revoke()
  await vi.waitFor(() => expect(linked(kit)).toEqual([]))
  // Another page of the origin connects.
  wallet.change(['eip155'])
  expect(linked(kit)).toEqual([])
})

test('behavior: a reload and another tab resume without a prompt; an ended session is forgotten', async () => {
  const { asked, visit, wallet } = await createPage()
  const first = visit()
  await connectWallet(first, { walletId })
  const second = visit()
  await vi.waitFor(() => expect(linked(second)).toEqual(['eip155', 'solana']))
  expect(await signMessage(second, 'Hello')).toMatch(/^0x/)
  expect(asked('wallet_createSession')).toBe(1)
  expect(asked('wallet_getSession')).toBe(1)
  first.destroy()
  second.destroy()
  wallet.revoke()
  const third = visit()
  await vi.waitFor(() => expect(asked('wallet_getSession')).toBe(2))
  await vi.waitFor(() => expect(third.storage.read().connections).toEqual([]))
  expect(linked(third)).toEqual([])
})

test('behavior: found the families’ own ways too it stays one wallet, with one consent', async () => {
  const { asked, visit } = await createPage({ alsoAlone: true })
  const kit = visit()
  expect(foundWallets(kit)).toMatchObject([
    {
      id: walletId,
      chains: [
        { namespace: 'eip155', walletId },
        { namespace: 'solana', walletId },
      ],
    },
  ])
  await connectWallet(kit, { walletId })
  expect(linked(kit)).toEqual(['eip155', 'solana'])
  expect(asked('wallet_createSession')).toBe(1)
})

test('error: announcements without an extension, or with hostile parts, are not listed', async () => {
  const { page, visit, wallet } = await createPage()
  const kit = visit()
  const tell = (detail: unknown) => page.dispatchEvent(new CustomEvent('caip294:wallet_announce', { detail }))
  const params = { ...wallet.announced, rdns: 'dev.other', name: 'Other' }
  tell(null)
  tell({ params: { ...params, targets: [] } })
  tell({ params: { ...params, targets: [{ type: 'caip-348', value: '../../evil' }] } })
  tell({ params: { ...params, rdns: 'not a name' } })
  tell({
    get params() {
      throw new Error('trap')
    },
  })
  expect(foundWallets(kit)).toHaveLength(1)
  tell({
    params: { ...params, icon: 'https://tracker.example/i.png', scopes: { 'eip155:1': {}, wallet: {} } },
  })
  expect(foundWallets(kit)[1]).toMatchObject({ icon: undefined, chains: [{ namespace: 'eip155' }] })
})
