import { type Address, type Hex, parseEther, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { openPeerApp, type PeerApp, peerChain } from '../relay/openPeerApp.ts'
import { walletKinds } from '../relay/peers.ts'
import type { RemoteWallet } from '../relay/remoteWallet.ts'
import { typedMail } from '../relay/typedMail.ts'
import { test as base, expect } from '../world/relay.ts'

// A third-party app and third-party wallets over our relay: the published app SDK in a browser.

// They are slow to start, and to notice a closed socket.
const slow = { timeout: 30_000 }

const test = base.extend<{ app: PeerApp }>({
  async app({ chains, page, relay }, use) {
    const { projectId, urls } = relay
    await use(await openPeerApp(page, { relayUrl: urls.app, projectId, nodeUrl: chains.local.url }))
  },
})
test.describe.configure({ timeout: 90_000 })

async function connect(app: PeerApp, wallet: RemoteWallet): Promise<void> {
  const proposal = await wallet.scan(await app.propose())
  await wallet.approve(proposal)
  expect(await app.outcome()).toHaveProperty('topic', wallet.topic)
}

async function sign(app: PeerApp, wallet: RemoteWallet, message: string): Promise<boolean> {
  const address = wallet.evm.addresses[0] as Address
  const signature = (await app.request('personal_sign', [stringToHex(message), address])) as Hex
  return await verifyMessage({ address, message, signature })
}

const names = async (app: PeerApp) => (await app.heard()).map(({ name }) => name)

for (const kind of walletKinds) {
  test(`behavior: universal-provider and ${kind}: declined, approved, signed, sent, refused`, async ({
    app,
    chains,
    startWallet,
  }) => {
    const wallet = await startWallet(kind)
    const address = wallet.evm.addresses[0] as Address
    await wallet.reject(await wallet.scan(await app.propose()))
    expect(await app.outcome()).toEqual({ code: 5000 })

    await connect(app, wallet)
    const session = await app.session()
    expect(session?.namespaces.eip155?.accounts).toEqual(
      wallet.evm.addresses.map((one) => `${peerChain}:${one}`),
    )
    expect(await sign(app, wallet, 'through our relay')).toBe(true)

    const signature = (await app.request('eth_signTypedData_v4', [address, JSON.stringify(typedMail)])) as Hex
    expect(await verifyTypedData({ ...typedMail, address, signature } as never)).toBe(true)

    const { client } = chains.local
    await client.setBalance({ address, value: parseEther('2') })
    const to = privateKeyToAddress(generatePrivateKey())
    const transaction = { from: address, to, value: '0xde0b6b3a7640000' }
    const hash = (await app.request('eth_sendTransaction', [transaction])) as Hex
    await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(await client.getBalance({ address: to })).toBe(parseEther('1'))

    wallet.evm.decline()
    const refused = await app.request('personal_sign', [stringToHex('no'), address])
    expect(refused).toEqual({ code: 4001, message: 'User rejected the request.' })
  })

  test(`behavior: universal-provider and ${kind}: pings, updates, extensions, events; a lost socket, a reload; ended from both sides`, async ({
    app,
    relay,
    startWallet,
  }) => {
    const wallet = await startWallet(kind)
    await connect(app, wallet)
    await app.ping()
    await wallet.ping()
    await wallet.update(({ eip155, ...rest }) => ({
      ...rest,
      eip155: {
        ...(eip155 as NonNullable<typeof eip155>),
        methods: [...(eip155?.methods ?? []), 'eth_sign'],
      },
    }))
    await wallet.extend()
    await wallet.emit(peerChain, 'chainChanged', 31337)
    await expect
      .poll(() => names(app), slow)
      .toEqual(['session_ping', 'session_update', 'session_extend', 'session_event'])
    expect((await app.session())?.namespaces.eip155?.methods).toContain('eth_sign')

    await relay.do('kill', 'app')
    expect(await sign(app, wallet, 'after its socket was lost')).toBe(true)
    await relay.do('start', 'app')

    await app.reload()
    expect(await sign(app, wallet, 'after a reload')).toBe(true)

    await app.disconnect()
    await wallet.ended()
    await connect(app, wallet)
    await wallet.disconnect()
    await expect.poll(() => names(app), slow).toContain('session_delete')
  })
}
