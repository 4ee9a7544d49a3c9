import type { Page } from '@playwright/test'
import { createTestSolanaWallet } from 'latchkey/testing'
import { type Address, type Hex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { fromBase58 } from '../../packages/chains/src/solana/base58.ts'
import { type Host, promptsOf, push, recordComplaints, recordRequests } from '../host.ts'
import { callKit } from '../relay/callKit.ts'
import { walletApp, walletKinds } from '../relay/peers.ts'
import { readCode, showCode } from '../relay/readCode.ts'
import type { RemoteWallet } from '../relay/remoteWallet.ts'
import { typedMail } from '../relay/typedMail.ts'
import { android, pretendToBe } from '../remoteViews.ts'
import { expect, test } from '../world/relay.ts'

// The modal with third-party wallets over our relay: from the pixels of the code to the state on chain.

// Third-party SDKs are slow to start, and to notice a closed socket.
const slow = { timeout: 30_000 }
test.describe.configure({ timeout: 90_000 })

const message = 'Hello from the example'

/** Scans the code on screen and approves in the wallet. */
async function connect(host: Host, wallet: RemoteWallet, ...how: ApproveArgs): Promise<void> {
  await wallet.approve(await wallet.scan(await showCode(host)), ...how)
  await expect(host.status).toHaveText('connected', slow)
  await expect(host.modal).toBeHidden(slow)
}
type ApproveArgs = Parameters<RemoteWallet['approve']> extends [unknown, ...infer Rest] ? Rest : never

/** Signs the example's message; resolves when the page shows a signature of that account. */
async function sign(host: Host, address: string): Promise<void> {
  await host.page.bringToFront()
  await host.page.getByRole('button', { name: 'Sign a message' }).click()
  await seeSignature(host, address)
}

async function seeSignature(host: Host, address: string): Promise<void> {
  const signature = host.page.getByTestId('signature')
  await expect(signature).toHaveText(/^0x[0-9a-f]{130}$/, slow)
  const text = (await signature.textContent()) as Hex
  expect(await verifyMessage({ address: address as Address, message, signature: text })).toBe(true)
}

type Namespaces = ReturnType<Parameters<RemoteWallet['update']>[0]>

/** The granted namespaces without the other accounts. */
function onlyOf(all: Namespaces, address: string): Namespaces {
  const { eip155 } = all
  if (!eip155) return all
  return { ...all, eip155: { ...eip155, accounts: eip155.accounts.filter((one) => one.endsWith(address)) } }
}

/** The expiry of the stored session. */
function expiryIn(page: Page): Promise<number> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('latchkey.default.walletconnect') ?? '').expiresAt,
  )
}

for (const kind of walletKinds) {
  test(`behavior: the modal and ${kind}: declined, approved, signed, sent, refused [1.03b, 8.18f]`, async ({
    chains,
    host,
    page,
    startWallet,
    visitWithRelay,
  }) => {
    const wallet = await startWallet(kind)
    const address = wallet.evm.addresses[0] as Address
    await visitWithRelay()
    const first = await showCode(host)
    await wallet.reject(await wallet.scan(first))
    await expect(host.modal).toContainText('Declined in the wallet', slow)
    await expect(host.status).toHaveText('disconnected')
    await host.tryAgain.click()
    const second = await readCode(host)
    expect(second).not.toBe(first)
    await wallet.approve(await wallet.scan(second))
    await expect(host.status).toHaveText('connected', slow)
    await expect(host.modal).toBeHidden(slow)
    await expect(host.address).toHaveText(address)
    await expect(host.network).toHaveText('Foundry')
    // The wallet's own name, not that of the connector.
    await expect(host.wallets).toHaveText('Wallet')

    await sign(host, address)

    const signature = (await callKit(page, ['typedData', 'sign'], { data: typedMail })) as Hex
    expect(await verifyTypedData({ ...typedMail, address, signature } as never)).toBe(true)

    const { client } = chains.local
    await client.setBalance({ address, value: parseEther('2') })
    const to = privateKeyToAddress(generatePrivateKey())
    const transaction = { to, value: '0xde0b6b3a7640000' }
    const { hash } = (await callKit(page, ['transactions', 'send'], { transaction })) as { hash: Hex }
    await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(await client.getBalance({ address: to })).toBe(parseEther('1'))

    wallet.evm.decline()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await expect(page.getByTestId('signature')).toHaveText('Signature declined', slow)
    await expect(host.status).toHaveText('connected')
  })

  test(`behavior: the modal and ${kind}: pings, updates, extensions and events are received and shown [1.03b]`, async ({
    host,
    page,
    startWallet,
    visitWithRelay,
  }) => {
    const wallet = await startWallet(kind)
    const [one, other] = wallet.evm.addresses as [string, string]
    await visitWithRelay()
    await connect(host, wallet)
    await expect(host.address).toHaveText(one)
    await wallet.ping()
    const before = await expiryIn(page)
    await wallet.extend()
    expect(await expiryIn(page)).toBeGreaterThan(before)
    // The other account becomes active.
    await wallet.update((all) => onlyOf(all, other))
    await expect(host.address).toHaveText(other)
    await wallet.emit('eip155:8453', 'chainChanged', 8453)
    await expect(host.network).toHaveText('Base')
    await sign(host, other)
    expect(wallet.asked.at(-1)?.params.chainId).toBe('eip155:8453')
    // The page chooses among the granted networks: the wallet is not asked.
    await page.getByTestId('latchkey-network').click()
    await host.button('Foundry').click()
    await expect(host.network).toHaveText('Foundry')
    await expect(host.modal).toBeHidden()
    await sign(host, other)
    expect(wallet.asked.map(({ params }) => [params.chainId, params.request.method])).toEqual([
      ['eip155:8453', 'personal_sign'],
      ['eip155:31337', 'personal_sign'],
    ])
  })

  // Of the older library by `EXHAUSTIVE=1`: the relay and the modal do the same.
  if (!process.env.EXHAUSTIVE && kind !== walletKinds[0]) continue
  test(`behavior: the modal and ${kind}: a lost socket, a reload and a second tab; ended from both sides [1.03b, 4.12a]`, async ({
    host,
    openTab,
    page,
    relay,
    startWallet,
    visitWithRelay,
  }) => {
    const wallet = await startWallet(kind)
    const address = wallet.evm.addresses[0] as string
    await visitWithRelay()
    await connect(host, wallet)
    await relay.do('kill', 'app')
    await sign(host, address)
    await relay.do('start', 'app')
    // Requests made while either side is offline are delivered once it is back.
    for (const side of ['app', 'wallet'] as const) {
      await relay.do('down', side)
      await page.getByRole('button', { name: 'Sign a message' }).click()
      await expect(page.getByTestId('signature')).toHaveText('…')
      await relay.do('up', side)
      await seeSignature(host, address)
    }
    expect(wallet.asked).toHaveLength(3)

    await page.reload()
    await expect(host.status).toHaveText('connected', slow)
    await expect(host.address).toHaveText(address)
    await sign(host, address)

    const tab = await openTab()
    await tab.page.goto(page.url())
    await expect(tab.status).toHaveText('connected', slow)
    await sign(tab, address)
    await sign(host, address)
    await wallet.disconnect()
    for (const { status } of [host, tab]) await expect(status).toHaveText('disconnected', slow)

    await tab.page.close()
    await page.bringToFront()
    await connect(host, wallet)
    await host.open()
    await host.button('Disconnect').click()
    await expect(host.status).toHaveText('disconnected')
    await wallet.ended()
    await page.reload()
    await expect(host.status).toHaveText('disconnected')
  })
}

test('behavior: changes that a wallet made while the page was closed are shown once it is open again [1.03b]', async ({
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  const [one, other] = wallet.evm.addresses as [string, string]
  await visitWithRelay()
  await connect(host, wallet)
  await expect(host.address).toHaveText(one)
  const url = page.url()
  await page.goto('about:blank')
  const updated = wallet.update((all) => onlyOf(all, other))
  await page.goto(url)
  await expect(host.address).toHaveText(other, slow)
  await updated
  await page.goto('about:blank')
  await wallet.disconnect()
  await page.goto(url)
  await expect(host.status).toHaveText('disconnected', slow)
})

test('behavior: pairing another wallet replaces the first, which is notified [1.03b]', async ({
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const [first, second] = [await startWallet(), await startWallet('@walletconnect/web3wallet')]
  // A code is dark on white in any theme.
  await visitWithRelay({ theme: 'dark' })
  await connect(host, first)
  await host.open()
  await push(page, { name: 'ConnectingWalletConnect' })
  await second.approve(await second.scan(await readCode(host)))
  await expect(host.address).toHaveText(second.evm.addresses[0] as string, slow)
  await first.ended()
  await sign(host, second.evm.addresses[0] as string)
  // Reads of the account view do not prompt the visitor.
  expect(promptsOf(first.evm)).toEqual([])
})

/** Base58 of that many bytes. */
const bytesOf = (text: string, length: number) => Uint8Array.from(fromBase58(text, length) ?? [])

test('behavior: EVM and Solana in one session, each signing and sending with its own account [1.03b]', async ({
  host,
  page,
  solana,
  startWallet,
  visitWithRelay,
}) => {
  const other = await createTestSolanaWallet({ clusters: solana.forWallet, trusted: true })
  const wallet = await startWallet('@reown/walletkit', { solana: other })
  await visitWithRelay({ solana: `mainnet@${solana.url}` })
  await connect(host, wallet)
  await expect(host.chain('eip155')).toHaveText(wallet.evm.addresses[0] as string)
  await expect(host.chain('solana')).toHaveText(other.addresses[0] as string)
  await sign(host, wallet.evm.addresses[0] as string)

  const address = other.addresses[0] as string
  const namespace = 'solana'
  const signature = (await callKit(page, ['messages', 'sign'], { namespace, message })) as string
  const key = await crypto.subtle.importKey('raw', bytesOf(address, 32), 'Ed25519', false, ['verify'])
  const text = new TextEncoder().encode(message)
  expect(await crypto.subtle.verify('Ed25519', key, bytesOf(signature, 64), text)).toBe(true)
  await solana.fund(address, 2_000_000_000n)
  const to = solana.fresh()
  const sent = await callKit(page, ['transfers', 'send'], { namespace, to, amount: 1_000_000_000n })
  expect(sent).toMatchObject({ hash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/) })
  const balance = async () =>
    ((await solana.call('getBalance', [to, { commitment: 'confirmed' }])) as { value: number }).value
  await expect.poll(balance, slow).toBe(1_000_000_000)

  await page.reload()
  await expect(host.chain('eip155')).toHaveText(wallet.evm.addresses[0] as string, slow)
  await expect(host.chain('solana')).toHaveText(other.addresses[0] as string, slow)
  await wallet.disconnect()
  await expect(host.chain('eip155')).toHaveText('disconnected', slow)
  await expect(host.chain('solana')).toHaveText('disconnected', slow)
})

test('behavior: a wallet that grants less than requested is used for what it grants [1.03b, 3.06a]', async ({
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  const address = wallet.evm.addresses[0] as string
  // The narrowest width: the code must still be readable.
  await page.setViewportSize({ width: 320, height: 640 })
  await visitWithRelay()
  await connect(host, wallet, () => ({
    eip155: {
      chains: ['eip155:8453'],
      accounts: [`eip155:8453:${address}`],
      methods: ['personal_sign'],
      events: [],
    },
  }))
  await expect(host.network).toHaveText('Base')
  await sign(host, address)
  const refused = await callKit(page, ['transactions', 'send'], {
    transaction: { to: address, value: '0x1' },
  })
  expect(refused).toMatch(/^[a-z]+\//)
  expect(wallet.asked.map(({ params }) => params.request.method)).toEqual(['personal_sign'])
})

test('error: a wallet that grants another chain than those of the page: an error is shown, and nothing is connected', async ({
  host,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  const address = wallet.evm.addresses[0] as string
  await visitWithRelay()
  const proposal = await wallet.scan(await showCode(host))
  await wallet.approve(proposal, () => ({
    eip155: {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${address}`],
      methods: ['personal_sign'],
      events: [],
    },
  }))
  await expect(host.modal).toContainText('Couldn’t connect', slow)
  await expect(host.status).toHaveText('disconnected')
  // The wallet does not list it any more either.
  await wallet.ended()
})

test('behavior: on a phone, a page that sends a wallet request shows the link to its app while it waits', async ({
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  await pretendToBe(page, android)
  await visitWithRelay()
  await connect(host, wallet)
  const link = page.getByTestId('wallet-app')
  await expect(link).toBeHidden()
  wallet.evm.hold()
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(link).toHaveAttribute('href', walletApp)
  await expect(link).toHaveText('Open Wallet')
  await expect.poll(() => wallet.asked, slow).toHaveLength(1)
  wallet.evm.release()
  await seeSignature(host, wallet.evm.addresses[0] ?? '')
  await expect(link).toBeHidden()
})

test('behavior: a wallet that is only in the server’s list has a row once it was used, without a request to the server [9.05a]', async ({
  context,
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  const faraway = { id: 'faraway', name: 'Faraway', mobile_link: 'faraway://' }
  const isList = (url: URL | string) => new URL(url).pathname === '/getWallets'
  await page.route(isList, (route) => route.fulfill({ json: { count: 1, data: [faraway] } }))
  const settings = { api: 'http://api.localhost:9', project: 'demo' }
  await visitWithRelay(settings)
  await host.open()
  await host.button('All wallets').click()
  await host.modal.getByRole('button', { name: 'Faraway' }).click()
  await wallet.approve(await wallet.scan(await readCode(host)))
  await expect(host.status).toHaveText('connected', slow)
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')

  const requests = recordRequests(context)
  await visitWithRelay(settings)
  await host.open()
  await expect(host.button('Faraway')).toContainText('Recent')
  await host.button('Faraway').click()
  await host.seeView('Faraway')
  await expect(host.modal).toContainText('Scan this code with Faraway')
  await readCode(host)
  expect(requests.filter(isList)).toEqual([])
})

test('error: while the relay is down no code can be made; once it is back, a retry makes one', async ({
  host,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet()
  await visitWithRelay()
  await relay.do('down', 'app')
  try {
    await host.open()
    await host.button('WalletConnect').click()
    await expect(host.modal).toContainText('Couldn’t make a code', { timeout: 11_000 })
  } finally {
    await relay.do('up', 'app')
  }
  await host.tryAgain.click()
  await wallet.approve(await wallet.scan(await readCode(host)))
  await expect(host.status).toHaveText('connected', slow)
})

test('behavior: a page with a strict CSP shows a readable code, and connects', async ({
  host,
  page,
  relay,
  startWallet,
}) => {
  const wallet = await startWallet()
  const complaints = recordComplaints(page)
  await host.visit({ strict: '', relay: `${relay.projectId}@${relay.urls.app}` }, '/csp.html')
  await connect(host, wallet)
  await sign(host, wallet.evm.addresses[0] as string)
  expect(complaints).toEqual([])
})
