import { expect, push, test } from '../host.ts'

test('behavior: a connector’s login is shown with the wallets, opens its own view, and connects', async ({
  addWallet,
  host,
}) => {
  const wallet = await addWallet()
  await host.visit({}, '/frame.html')
  await host.page.getByRole('button', { name: 'Wallet', exact: true }).click()
  const logins = host.modal.getByRole('region', { name: 'Log in' })
  await expect(logins.getByRole('button')).toHaveAccessibleName('Log in with a code')
  await logins.getByRole('button').click()
  await host.seeView('Your code')
  await host.modal.getByRole('textbox', { name: 'Code' }).fill('123456')
  await host.button('Back').click()
  await host.seeView('Connect wallet')
  await logins.getByRole('button').click()
  wallet.decline()
  await host.modal.getByRole('textbox', { name: 'Code' }).press('Enter')
  await expect(host.modal).toContainText('declined')
  await host.tryAgain.click()
  await expect(host.status).toHaveText('connected')
})

test('behavior: it uses the language of the modal; a view that no connector has does not open', async ({
  addWallet,
  host,
}) => {
  await addWallet()
  await host.visit({ locale: 'es' }, '/frame.html')
  await push(host.page, { name: 'Connector', params: { connector: 'framed', view: 'Code' } })
  await host.seeView('Su código')
  await push(host.page, { name: 'Connector', params: { connector: 'framed', view: 'constructor' } })
  await host.seeView('Conectar billetera')
})
