import { expect, type Host, push, test } from '../host.ts'

const loads = ({ page }: Host) => page.getByTestId('loads')
const presses = ({ page }: Host) => page.getByTestId('presses')
const opener = ({ page }: Host) => page.getByRole('button', { name: 'Wallet', exact: true })

test("behavior: a connector's iframe is loaded once, before the modal opens, and stays through everything the modal does", async ({
  addWallet,
  host,
}) => {
  await addWallet()
  await host.visit({}, '/frame.html')
  await expect(loads(host)).toHaveText('1')
  await expect(host.modal).toBeHidden()

  await opener(host).click()
  await host.seeView('Connect wallet')
  await push(host.page, { name: 'WhatIsAWallet' })
  await host.seeView('What is a wallet?')
  await host.close()
  await opener(host).click()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.modal).toBeHidden()
  await opener(host).click()
  await host.seeView('Account')
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect(loads(host)).toHaveText('1')
})

test('behavior: the iframe can be used while the modal makes the page inert', async ({ addWallet, host }) => {
  await addWallet()
  await host.visit({}, '/frame.html')
  await expect(loads(host)).toHaveText('1')
  await opener(host).click()
  await host.seeView('Connect wallet')
  await host.page
    .frameLocator('iframe[title="Inside the modal"]')
    .getByRole('button', { name: 'Press' })
    .click()
  await expect(presses(host)).toHaveText('1')
  // The click did not count as one on the backdrop.
  await host.seeView('Connect wallet')
})

test('behavior: another first view than the wallet list: the card is rendered again around the same iframe', async ({
  addWallet,
  host,
}) => {
  await addWallet()
  await host.visit({}, '/frame.html')
  await expect(loads(host)).toHaveText('1')
  await push(host.page, { name: 'WhatIsAWallet' })
  await host.seeView('What is a wallet?')
  await host.close()
  await expect(loads(host)).toHaveText('1')
})
