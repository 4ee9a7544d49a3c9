import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Chains, expect, type Host, promptsOf, test, walletChains } from '../host.ts'

test('behavior: the modal switches the wallet, and shows the balance on the new network [1.04a, 4.14a, 7.27c]', async ({
  host,
  addWallet,
  chains,
  page,
}) => {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await chains.local.client.setBalance({ address, value: parseEther('1.23456789') })
  await chains.base.client.setBalance({ address, value: parseEther('71.5') })
  const wallet = await addWallet({ privateKeys: [key] })
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('1.234 ETH')
  await switchTo(host, 'Base')
  await host.seeView('Account')
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toContainText('71.50 ETH')
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  const { params } = wallet.requests.find(({ method }) => method === 'wallet_switchEthereumChain') ?? {}
  expect(params).toEqual([{ chainId: '0x2105' }])

  await page.reload()
  await expect(host.network).toHaveText('Base')
})

test('behavior: the host’s network button opens the list and closes after the switch [2.04, 4.14a]', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await page.getByTestId('latchkey-network').click()
  await host.seeView('Switch network')
  await expect(host.button('Foundry')).toHaveAttribute('aria-current', 'true')
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toBeHidden()
  await expect(page.getByTestId('latchkey-network')).toHaveText('Base')
})

test('behavior: waiting for the wallet can be cancelled, and the network stays', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  wallet.hold()
  await switchTo(host, 'Base')
  await expect(host.modal).toContainText('Approve in Test Wallet')
  await expect(host.modal).toContainText('Your wallet asks to switch to Base.')
  await expect(host.network).toHaveText('Foundry')
  await host.button('Cancel').click()
  await expect(host.button('Base')).toBeVisible()
  await expect(host.network).toHaveText('Foundry')
  // Approved in the wallet after all: the wallet's network counts.
  wallet.release()
  await expect(host.network).toHaveText('Base')
})

for (const way of ['opens on its own', 'is there on the next click'] as const)
  test(`behavior: on an unknown network the view that switches ${way} and does not close [2.08, 4.10, 4.15]`, async ({
    host,
    addWallet,
    chains,
    page,
  }) => {
    const wallet = await addWallet({ chains: withUnknown(chains) })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await recordShakes(page)
    await host.visit()
    await host.connect('Test Wallet')
    wallet.switchChain(999)
    await expect(page.getByTestId('latchkey-connect')).toHaveText('Wrong network')
    if (way === 'is there on the next click') {
      await page.reload()
      await expect(page.getByTestId('latchkey-connect')).toHaveText('Wrong network')
      await host.open()
    }
    await expect(host.modal).toContainText('This app doesn’t work on the network your wallet is on.')

    // Every attempt to close is refused, with a shake of half a second.
    for (const leave of [
      () => host.button('Close').click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await leave()
      await expect.poll(() => takeShakes(page)).toEqual([500])
      await expect(host.modal).toBeVisible()
    }

    await host.button('Foundry').click()
    await expect(host.network).toHaveText('Foundry')
    await expect(host.modal).toBeHidden()
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  })

test('behavior: connecting on an unknown network opens the view that switches [2.08, 4.15, 2.02p]', async ({
  host,
  addWallet,
  chains,
}) => {
  await addWallet({ chains: withUnknown(chains).reverse() })
  await host.visit()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('This app doesn’t work on the network your wallet is on.')
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toBeHidden()
})

test('behavior: disconnecting leaves an unknown network [2.08]', async ({ host, addWallet, chains }) => {
  const wallet = await addWallet({ chains: withUnknown(chains) })
  await host.visit()
  await host.connect('Test Wallet')
  wallet.switchChain(999)
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await host.seeView('Connect wallet')
  await host.close()
})

test('behavior: a wallet that switches back by itself closes the view [2.08]', async ({
  host,
  addWallet,
  chains,
}) => {
  const wallet = await addWallet({ chains: withUnknown(chains) })
  await host.visit()
  await host.connect('Test Wallet')
  wallet.switchChain(999)
  await expect(host.modal).toBeVisible()
  wallet.switchChain(8453)
  await expect(host.modal).toBeHidden()
  await expect(host.network).toHaveText('Base')
})

test('behavior: a host that allows unknown networks is not interrupted [2.08]', async ({
  host,
  addWallet,
  chains,
  page,
}) => {
  const wallet = await addWallet({ chains: withUnknown(chains) })
  await host.visit({ anychain: '' })
  await host.connect('Test Wallet')
  wallet.switchChain(999)
  await expect(host.network).toHaveText('eip155:999')
  await expect(page.getByTestId('latchkey-connect')).not.toHaveText('Wrong network')
  await expect(host.modal).toBeHidden()
  await host.open()
  await host.seeView('Account')
  await expect(host.button('Unknown network')).toBeVisible()
  await expect(host.modal).not.toContainText(/\b0(\.0+)?\b.*ETH/)
})

test('behavior: a network the wallet lacks is added with all of its parameters [4.16a, 7.27d]', async ({
  host,
  addWallet,
  chains,
}) => {
  const wallet = await addWallet({ chains: walletChains(chains).slice(0, 1) })
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await switchTo(host, 'Base')
  await expect(host.network).toHaveText('Base')
  const { params } = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain') ?? {}
  expect(params).toMatchObject([
    {
      chainId: '0x2105',
      chainName: 'Base',
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
      rpcUrls: [chains.base.url],
      blockExplorerUrls: ['https://basescan.org'],
    },
  ])
})

for (const code of [5000, 32603, -32603])
  test(`behavior: code ${code} means that the network must be added [4.16a, 9.22]`, async ({
    host,
    addWallet,
  }) => {
    const wallet = await addWallet()
    await host.visit()
    await host.connect('Test Wallet')
    wallet.fail('wallet_switchEthereumChain', code)
    await host.open()
    await switchTo(host, 'Base')
    await expect(host.network).toHaveText('Base')
    expect(promptsOf(wallet)).toContain('wallet_addEthereumChain')
  })

test('error: a wallet that refuses to add a network is reported as unable to use it, with a retry [2.11, 4.16b]', async ({
  host,
  addWallet,
  chains,
}) => {
  const wallet = await addWallet({ chains: walletChains(chains).slice(0, 1) })
  await host.visit()
  await host.connect('Test Wallet')
  wallet.refuseAdd()
  await host.open()
  await switchTo(host, 'Base')
  await expect(host.alert).toContainText('Test Wallet can’t use Base')
  await expect(host.network).toHaveText('Foundry')
  // Back one view: the list, with the account before it.
  await expect(host.button('Foundry')).toHaveAttribute('aria-current', 'true')
  wallet.refuseAdd(false)
  await host.tryAgain.click()
  await expect(host.network).toHaveText('Base')
  await host.seeView('Account')
})

test('error: a declined switch keeps the network, shows an error and goes back one view [2.11, 8.22a]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  wallet.decline()
  await host.open()
  await switchTo(host, 'Base')
  await expect(host.alert).toContainText('Switch declined')
  await expect(host.alert).toContainText('You are still on Foundry.')
  await expect(host.network).toHaveText('Foundry')
  await host.button('Back').click()
  await host.seeView('Account')
  await host.button('Foundry').click()
  await expect(host.button('Base')).toBeVisible()
  await expect(host.alert).toHaveCount(0)
})

test('error: a failed switch shows an error, goes back one view and can be retried [2.11]', async ({
  host,
  addWallet,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  wallet.fail('wallet_switchEthereumChain', -32000)
  await host.open()
  await switchTo(host, 'Base')
  await expect(host.alert).toContainText('Couldn’t switch to Base')
  await expect(host.network).toHaveText('Foundry')
  await host.tryAgain.click()
  await expect(host.network).toHaveText('Base')
})

test('behavior: a network selected before connecting is requested once a wallet is connected', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await page.getByTestId('latchkey-network').click()
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toBeHidden()
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.network).toHaveText('Base')
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  await expect(host.modal).toBeHidden()
})

test('error: declining the network selected before still connects, on the wallet’s network', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await page.getByTestId('latchkey-network').click()
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
  await expect(host.modal).toBeHidden()
  wallet.hold()
  await host.open()
  await host.button('Test Wallet').click()
  await expect.poll(() => promptsOf(wallet)).toEqual(['eth_requestAccounts'])
  wallet.release()
  wallet.hold()
  await expect.poll(() => promptsOf(wallet)).toEqual(['eth_requestAccounts', 'wallet_switchEthereumChain'])
  wallet.decline()
  wallet.release()
  await expect(host.status).toHaveText('connected')
  await expect(host.network).toHaveText('Foundry')
})

/** From the account view to the list, and selects the network. */
async function switchTo(host: Host, network: string): Promise<void> {
  await host.button('Foundry').click()
  await host.seeView('Switch network')
  await host.button(network).click()
}

function withUnknown(chains: Chains) {
  return [...walletChains(chains), { id: 999, rpcUrl: chains.local.url }]
}

/** Records the planned duration of each shake of the card, once it is over. */
async function recordShakes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shakes: unknown[] = []
    Object.assign(globalThis, { shakes })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      if (!frames || !('translate' in frames)) return animation
      const note = () => shakes.push(animation.effect?.getTiming().duration)
      animation.finished.then(note, note)
      return animation
    }
  })
}

function takeShakes(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (globalThis as unknown as { shakes: unknown[] }).shakes.splice(0))
}
