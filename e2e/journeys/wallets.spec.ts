import { expect, type Host, promptsOf, secondWallet, test } from '../host.ts'

test('behavior: switches from one wallet to another and back [4.03a, 4.04, 2.02i]', async ({
  host,
  addWallet,
  page,
}) => {
  const first = await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  await addSecond(host)
  await host.seeView('Account')
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
  await expect(host.wallets).toHaveText('Test Wallet, Second Wallet')
  const asked = [promptsOf(first), promptsOf(second)].flat().length

  await host.button('Switch wallet').click()
  await expect(wallet(host, 'Second Wallet')).toContainText('Active')
  await expect(wallet(host, 'Test Wallet')).not.toContainText('Active')
  await wallet(host, 'Test Wallet')
    .getByRole('button', { name: short(first.addresses[0]) })
    .click()
  await expect(host.address).toHaveText(first.addresses[0] ?? '')
  await expect(wallet(host, 'Test Wallet')).toContainText('Active')
  await wallet(host, 'Second Wallet')
    .getByRole('button', { name: short(second.addresses[0]) })
    .click()
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
  await expect(wallet(host, 'Test Wallet')).not.toContainText('Active')

  // Both have already given permission: there is no other prompt.
  const prompts = [promptsOf(first), promptsOf(second)].flat().slice(asked)
  expect(prompts.filter((method) => method !== 'eth_requestAccounts')).toEqual([])

  // Until the wallet has answered, a reload would return to the other one.
  await expect(host.status).toHaveText('connected')
  await page.reload()
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
  await expect(host.wallets).toContainText('Test Wallet')
})

test('behavior: another account of a wallet is one click away [4.03a]', async ({ host, addWallet }) => {
  const { addresses } = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await host.button('Switch wallet').click()
  await wallet(host, 'Test Wallet')
    .getByRole('button', { name: short(addresses[1]) })
    .click()
  await expect(host.address).toHaveText(addresses[1] ?? '')
  const current = wallet(host, 'Test Wallet').getByRole('button', { name: short(addresses[1]) })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await wallet(host, 'Test Wallet')
    .getByRole('button', { name: short(addresses[0]) })
    .click()
  await expect(host.address).toHaveText(addresses[0] ?? '')
})

test('behavior: disconnecting one of two wallets keeps the other [4.12a]', async ({
  host,
  addWallet,
  page,
}) => {
  const first = await addWallet()
  await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  await addSecond(host)
  await host.button('Switch wallet').click()
  await host.button('Disconnect Second Wallet').click()
  await expect(wallet(host, 'Second Wallet')).toHaveCount(0)
  await expect(host.address).toHaveText(first.addresses[0] ?? '')
  await expect(host.wallets).toHaveText('Test Wallet')
  await page.reload()
  await expect(host.wallets).toHaveText('Test Wallet')
  await expect(host.address).toHaveText(first.addresses[0] ?? '')
})

test('behavior: disconnecting the active wallet in the account view activates the other [4.12a]', async ({
  host,
  addWallet,
}) => {
  const first = await addWallet()
  await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  await addSecond(host)
  await host.button('Disconnect').click()
  await expect(host.address).toHaveText(first.addresses[0] ?? '')
  await host.seeView('Account')
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect(host.modal).toBeHidden()
})

test('error: declining to add a wallet keeps the active one [4.03b]', async ({ host, addWallet }) => {
  const first = await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  second.decline()
  await host.open()
  await host.button('Switch wallet').click()
  await host.button('Add another wallet').click()
  await expect(host.button('Test Wallet')).toHaveAccessibleName(/Connected/)
  await host.button('Second Wallet').click()
  await expect(host.alert).toContainText('Request declined')
  await expect(host.status).toHaveText('connected')
  await expect(host.address).toHaveText(first.addresses[0] ?? '')
  await host.tryAgain.click()
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
})

test('error: a wallet that declines to reconnect keeps the active one [4.03a]', async ({
  host,
  addWallet,
}) => {
  const first = await addWallet()
  const second = await addWallet(secondWallet())
  await host.visit()
  await host.connect('Test Wallet')
  await addSecond(host)
  await host.button('Switch wallet').click()
  first.lock()
  await expect(wallet(host, 'Test Wallet')).toHaveCount(0)
  await expect(host.address).toHaveText(second.addresses[0] ?? '')
  await expect(host.status).toHaveText('connected')
})

async function addSecond(host: Host): Promise<void> {
  await host.open()
  await host.button('Switch wallet').click()
  await host.seeView('Wallets')
  await host.button('Add another wallet').click()
  await host.seeView('Connect wallet')
  await host.button('Second Wallet').click()
  await expect(host.wallets).toContainText('Second Wallet')
  await host.seeView('Account')
}

function wallet(host: Host, name: string) {
  return host.modal.getByRole('region', { name, exact: true })
}

/** The format of an address in the modal: its two ends. */
function short(address: string | undefined): RegExp {
  return new RegExp(`^${address?.slice(0, 6)}.*${address?.slice(-4)}`)
}
