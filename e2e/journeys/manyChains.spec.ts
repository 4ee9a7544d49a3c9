import type { Page } from '@playwright/test'
import type { TestSolanaWallet, TestWallet } from 'latchkey/testing'
import { expect, type Host, promptsOf, recordEvents, secondWallet, test, walletChains } from '../host.ts'

const solanaOn = (url: string) => ({ solana: `localnet@${url},devnet@${url}` })

/** The prompts of a Solana wallet. */
const solanaPrompts = ({ requests }: TestSolanaWallet) =>
  requests.filter(
    ({ method, input }) => !(input as { silent?: boolean } | undefined)?.silent && method !== 'shared',
  )

const first = ({ addresses }: TestWallet | TestSolanaWallet) => addresses[0] ?? ''

/** Connects a wallet of another chain than the connected one. */
async function addWalletInModal(host: Host, row: string): Promise<void> {
  await host.open()
  await host.button('Switch wallet').click()
  await host.seeView('Wallets')
  await host.button(row).click()
}

test('behavior: one wallet on two chains is one row, asks for the chain, and can be connected on both [3.08f, 4.01]', async ({
  host,
  addWallet,
  addSolanaWallet,
  solana,
}) => {
  const evm = await addWallet()
  const sol = await addSolanaWallet()
  await host.visit(solanaOn(solana.url))
  await host.open()
  await expect(host.button('Test Wallet')).toHaveCount(1)
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Choose a chain')
  expect(promptsOf(evm)).toEqual([])
  expect(solanaPrompts(sol)).toEqual([])

  // Declined, it is retried on the same chain; Back leads to the choice.
  sol.decline()
  await host.button('Solana').click()
  await expect(host.modal).toContainText('Request declined')
  await host.button('Back').click()
  await expect(host.modal).toContainText('Choose a chain')
  await host.button('Solana').click()
  await expect(host.chain('solana')).toHaveText(first(sol))
  await expect(host.chain('eip155')).toHaveText('disconnected')
  await expect(host.modal).toBeHidden()
  expect(promptsOf(evm)).toEqual([])

  await addWalletInModal(host, 'Add another wallet')
  await expect(host.button('Test Wallet')).toContainText('Connected')
  await host.button('Test Wallet').click()
  await expect(host.button('Solana')).toContainText('Connected')
  await host.button('Ethereum').click()
  await expect(host.chain('eip155')).toHaveText(first(evm))
  await expect(host.chain('solana')).toHaveText(first(sol))
  await expect(host.address).toHaveText(first(evm))
})

test.describe('both connected', () => {
  test.beforeEach(async ({ host, addWallet, addSolanaWallet, chains, solana }, info) => {
    // A network that the example does not configure.
    const evm = await addWallet({ chains: [...walletChains(chains), { id: 999, rpcUrl: chains.local.url }] })
    const sol = await addSolanaWallet({ name: 'Sun Wallet' })
    Object.assign(info, { evm, sol })
    await solana.fund(first(sol), 2_500_000_000n)
    await host.visit(solanaOn(solana.url))
    await host.connect('Test Wallet')
    await addWalletInModal(host, 'Connect to Solana')
    // Only what works on this chain.
    await expect(host.modal).toContainText('Wallets that work with Solana')
    await expect(host.button('Test Wallet')).toHaveCount(0)
    await host.button('Sun Wallet').click()
    await expect(host.chain('solana')).toHaveText(first(sol))
    await expect(host.chain('eip155')).toHaveText(first(evm))
    await host.seeView('Account')
    await host.close()
  })
  const both = () => test.info() as unknown as { evm: TestWallet; sol: TestSolanaWallet }

  test('behavior: switches between chains in the list of networks, without a wallet request [2.02n, 4.14a]', async ({
    host,
  }) => {
    const { evm, sol } = both()
    const asked = [promptsOf(evm).length, solanaPrompts(sol).length]
    await expect(host.address).toHaveText(first(sol))
    await expect(host.network).toHaveText('Solana Local')
    await host.page.getByTestId('latchkey-network').click()
    const ethereum = host.modal.getByRole('region', { name: 'Ethereum' })
    const solana = host.modal.getByRole('region', { name: 'Solana' })
    await expect(ethereum.getByRole('button')).toHaveCount(2)
    await expect(solana.getByRole('button')).toHaveCount(2)
    await expect(solana.locator('[aria-current]')).toContainText('Solana Local')
    await expect(ethereum.locator('[aria-current]')).toHaveCount(0)
    await host.button('Foundry').click()
    await expect(host.modal).toBeHidden()
    await expect(host.address).toHaveText(first(evm))
    await expect(host.network).toHaveText('Foundry')

    // The page chooses the cluster; the account stays.
    await host.page.getByTestId('latchkey-network').click()
    await host.button('Solana Devnet').click()
    await expect(host.modal).toBeHidden()
    await expect(host.network).toHaveText('Solana Devnet')
    await expect(host.address).toHaveText(first(sol))
    expect([promptsOf(evm).length, solanaPrompts(sol).length]).toEqual(asked)
  })

  test('behavior: shows the account, the balances and the menu of the active chain [3.02a, 3.02b, 3.02l, 3.02m, 9.10a, 9.10b]', async ({
    host,
    page,
  }) => {
    await host.open()
    await expect(host.modal).toContainText('2.50 SOL')
    await expect(host.button('Send')).toBeVisible()
    const { evm, sol } = both()
    const id = page.getByTestId('account-id')
    await expect(id).toHaveText(new RegExp(`^solana:\\w+:${first(sol)}$`))
    await host.button('Solana Local').click()
    await host.button('Foundry').click()
    await expect(id).toHaveText(`eip155:31337:${first(evm)}`)
    await expect(host.modal).toContainText('ETH')
    await expect(host.modal).not.toContainText('SOL')
  })

  test('behavior: a reload restores both, with the same active chain [3.17a, 3.17d, 3.17e, 4.05]', async ({
    host,
    page,
  }) => {
    const { evm, sol } = both()
    const asked = [promptsOf(evm).length, solanaPrompts(sol).length]
    for (const [network, wallet] of [
      ['Solana Devnet', sol],
      ['Base', evm],
    ] as const) {
      await page.getByTestId('latchkey-network').click()
      await host.button(network).click()
      await expect(host.network).toHaveText(network)
      await page.reload()
      await expect(host.chain('eip155')).toHaveText(first(evm))
      await expect(host.chain('solana')).toHaveText(first(sol))
      await expect(host.address).toHaveText(first(wallet))
      await expect(host.network).toHaveText(network)
    }
    // Only the switch to Base was requested.
    expect([promptsOf(evm).length, solanaPrompts(sol).length]).toEqual([(asked[0] ?? 0) + 1, asked[1]])
  })

  test('behavior: a wallet that is gone after a reload does not block the other [4.05]', async ({
    host,
    page,
    solana,
  }) => {
    const { evm, sol } = both()
    await page.goto('about:blank')
    sol.vanish()
    await host.visit(solanaOn(solana.url))
    await expect(host.chain('eip155')).toHaveText(first(evm))
    await expect(host.chain('solana')).toHaveText('disconnected')
    await expect(host.address).toHaveText(first(evm))
    await page.reload()
    await expect(host.address).toHaveText(first(evm))
  })

  test('behavior: another account in one wallet changes that chain only [4.14a]', async ({ host }) => {
    const { evm, sol } = both()
    const [, other = ''] = evm.addresses
    evm.switchAccount(1)
    await expect(host.chain('eip155')).toHaveText(other)
    await expect(host.chain('solana')).toHaveText(first(sol))
    await expect(host.address).toHaveText(first(sol))
    const before = first(sol)
    sol.switchAccount(1)
    await expect(host.chain('solana')).not.toHaveText(before)
    await expect(host.chain('eip155')).toHaveText(other)
  })

  test('error: the node of one chain is down; the other is read, and switching still works', async ({
    host,
    page,
    solana,
  }) => {
    await page.route(`${solana.url}/**`, (route) => route.abort())
    await page.getByTestId('latchkey-network').click()
    await host.button('Solana Devnet').click()
    await host.open()
    await expect(host.modal).toContainText('Balance unavailable')
    await host.button('Solana Devnet').click()
    await host.button('Foundry').click()
    await expect(host.modal).toContainText('ETH')
    await expect(host.modal).not.toContainText('Balance unavailable')
    await expect(host.network).toHaveText('Foundry')
    await page.unroute(`${solana.url}/**`)
    await page.route(`${host.chains.local.url}/**`, (route) => route.abort())
    await host.button('Foundry').click()
    await host.button('Solana Local').click()
    await expect(host.modal).toContainText('2.50 SOL')
  })

  test('behavior: disconnects one chain and keeps the other, here and in a second tab [4.12a, 4.13]', async ({
    host,
    openTab,
    page,
    solana,
  }) => {
    const { evm, sol } = both()
    const other = await openTab()
    await other.visit(solanaOn(solana.url))
    await expect(other.chain('solana')).toHaveText(first(sol))
    await expect(other.chain('eip155')).toHaveText(first(evm))
    await expect(other.address).toHaveText(first(sol))

    const events = await recordEvents(page)
    await host.open()
    await host.button('Disconnect').click()
    await expect(host.chain('solana')).toHaveText('disconnected')
    await expect(host.chain('eip155')).toHaveText(first(evm))
    await expect(host.address).toHaveText(first(evm))
    await expect.poll(events).toContain('DISCONNECT_SUCCESS')
    await expect(other.chain('solana')).toHaveText('disconnected')
    await expect(other.address).toHaveText(first(evm))
    await page.reload()
    await expect(host.chain('eip155')).toHaveText(first(evm))
    await expect(host.chain('solana')).toHaveText('disconnected')
  })

  test('behavior: disconnects all chains at once, in every tab [4.12a]', async ({
    host,
    openTab,
    page,
    solana,
  }) => {
    const { evm } = both()
    const other = await openTab()
    await other.visit(solanaOn(solana.url))
    await expect(other.chain('eip155')).toHaveText(first(evm))
    await host.open()
    await host.button('Switch wallet').click()
    for (const name of ['Ethereum', 'Solana'])
      await expect(host.modal.getByRole('heading', { level: 2, name })).toBeVisible()
    await host.button('Disconnect all').click()
    await expect(host.modal).toBeHidden()
    for (const tab of [host, other]) {
      await expect(tab.chain('eip155')).toHaveText('disconnected')
      await expect(tab.chain('solana')).toHaveText('disconnected')
      await expect(tab.status).toHaveText('disconnected')
    }
    await page.reload()
    await expect(host.status).toHaveText('disconnected')
    expect(await storedOf(page)).toMatchObject({ connections: [], balances: {} })
  })

  test('behavior: two tabs stay in sync on both chains [3.17b, 4.14a, 4.14c]', async ({
    host,
    openTab,
    solana,
  }) => {
    const { evm, sol } = both()
    const other = await openTab()
    await other.visit(solanaOn(solana.url))
    await expect(other.address).toHaveText(first(sol))
    await other.page.getByTestId('latchkey-network').click()
    await other.button('Solana Devnet').click()
    await expect(host.network).toHaveText('Solana Devnet')
    await host.page.bringToFront()
    await host.page.getByTestId('latchkey-network').click()
    await host.button('Foundry').click()
    await expect(other.address).toHaveText(first(evm))
    await expect(other.network).toHaveText('Foundry')
  })

  test('behavior: a visitor on an unknown network of one chain can switch to the other chain [2.08, 4.15]', async ({
    host,
  }) => {
    const { evm, sol } = both()
    await host.page.getByTestId('latchkey-network').click()
    await host.button('Foundry').click()
    await expect(host.address).toHaveText(first(evm))
    evm.switchChain(999)
    await expect(host.modal).toContainText('This app doesn’t work on the network')
    await host.button('Solana Local').click()
    await expect(host.modal).toBeHidden()
    await expect(host.address).toHaveText(first(sol))
    await expect(host.chain('eip155')).toHaveText(first(evm))
  })
})

test('behavior: a network of a chain without a wallet leads to its wallets, and going back stays connected [2.02o]', async ({
  host,
  addWallet,
  addSolanaWallet,
  solana,
}) => {
  const evm = await addWallet()
  const sol = await addSolanaWallet()
  await addSolanaWallet({ name: 'Sun Wallet' })
  await host.visit(solanaOn(solana.url))
  await host.open()
  await host.button('Test Wallet').click()
  await host.button('Ethereum').click()
  await expect(host.address).toHaveText(first(evm))

  await host.page.getByTestId('latchkey-network').click()
  await expect(host.modal.getByText('Not connected')).toBeVisible()
  await host.button('Solana Devnet').click()
  await expect(host.modal).toContainText('Connect to Solana Devnet')
  await host.button('Choose another wallet').click()
  await expect(host.button('Sun Wallet')).toBeVisible()
  await host.close()
  await expect(host.address).toHaveText(first(evm))
  await expect(host.status).toHaveText('connected')

  // The connected wallet supports it too: one click.
  await host.page.getByTestId('latchkey-network').click()
  await host.button('Solana Devnet').click()
  await host.button('Continue with Test Wallet').click()
  await expect(host.chain('solana')).toHaveText(first(sol))
  await expect(host.network).toHaveText('Solana Devnet')
  await expect(host.chain('eip155')).toHaveText(first(evm))
  await expect(host.modal).toBeHidden()
})

test('behavior: two wallets on one chain and one on another are listed by chain, and each can be used [4.03a, 4.04]', async ({
  host,
  addWallet,
  addSolanaWallet,
  solana,
}) => {
  const evm = await addWallet()
  const second = await addWallet(secondWallet())
  const sol = await addSolanaWallet({ name: 'Sun Wallet' })
  await host.visit(solanaOn(solana.url))
  await host.connect('Test Wallet')
  await addWalletInModal(host, 'Add another wallet')
  await host.button('Second Wallet').click()
  await expect(host.address).toHaveText(first(second))
  await host.close()
  await addWalletInModal(host, 'Connect to Solana')
  await host.button('Sun Wallet').click()
  await expect(host.address).toHaveText(first(sol))

  await host.button('Switch wallet').click()
  const ethereum = host.modal.getByRole('region', { name: 'Ethereum', exact: true })
  await expect(ethereum.getByRole('heading', { level: 3 })).toHaveText(['Test Wallet', 'Second Wallet'])
  // In use on its chain, although another chain is active.
  await expect(ethereum.getByRole('region', { name: 'Second Wallet' })).toContainText('Active')
  await expect(ethereum).not.toContainText('Current')
  await expect(host.modal.getByRole('region', { name: 'Solana', exact: true })).toContainText('Current')
  await ethereum
    .getByRole('region', { name: 'Test Wallet' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(host.address).toHaveText(first(evm))
  await expect(host.chain('solana')).toHaveText(first(sol))
})

test('behavior: wagmi requests a wallet of its own chain while another is connected, and stays on it [4.01, 8.16a]', async ({
  host,
  addWallet,
  addSolanaWallet,
  page,
  solana,
}) => {
  const evm = await addWallet()
  const sol = await addSolanaWallet({ name: 'Sun Wallet' })
  await host.visit(solanaOn(solana.url), '/wagmi.html')
  await host.open()
  await host.button('Sun Wallet').click()
  await expect(host.modal).toBeHidden()
  await expect(page.getByTestId('latchkey-connect')).toContainText(first(sol).slice(-4))
  await expect(host.status).toHaveText('disconnected')

  await page.getByRole('button', { name: 'wagmi connect' }).click()
  await host.seeView('Connect wallet')
  await expect(host.button('Sun Wallet')).toHaveCount(0)
  await host.close()
  await expect(page.getByTestId('error')).toHaveText('Modal closed')
  await page.getByRole('button', { name: 'wagmi connect' }).click()
  await host.button('Test Wallet').click()
  await expect(host.address).toHaveText(first(evm))

  // On the next visit, a hanging wallet of another chain does not block it.
  await page.goto('about:blank')
  sol.hold()
  // There is no timeout here: anything that waits for it waits forever.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await host.visit(solanaOn(solana.url), '/wagmi.html')
  await expect(host.address).toHaveText(first(evm))
  await page.getByRole('button', { name: 'wagmi disconnect' }).click()
  await expect(host.status).toHaveText('disconnected')
})

/** The stored state for the next visit. */
function storedOf(page: Page): Promise<object> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('latchkey.default') ?? '{}'))
}
