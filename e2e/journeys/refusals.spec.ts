import { expect, test } from '../world/world.ts'

test('error: a call that the server refuses to this origin raises the alert, once [8.03a, 8.11, 8.14]', async ({
  host,
  page,
  visitWithServer,
  world,
}) => {
  // Only the refused call itself reveals it.
  await page.route(`${world.api}/projects/v1/origins*`, (route) =>
    route.fulfill({ json: { allowedOrigins: [] } }),
  )
  const raised: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('[latchkey]')) raised.push(message.text())
  })
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/getWallets') && answer.status() === 403,
  )
  await visitWithServer({ project: 'elsewhere' })
  await host.open()
  await host.button('All wallets').click()
  expect((await (await refused).json()).reasons[0].description).toBe('Unauthorized: origin not allowed')
  await expect(host.modal).toContainText('Invalid App Configuration')
  // The bundled list of wallets is still shown.
  await expect(host.button('MetaMask')).toBeVisible()
  await host.modal.getByRole('searchbox').fill('rain')
  await expect(host.button('Rainbow')).toBeVisible()
  expect(raised.map((text) => text.includes('is not on this project'))).toEqual([true])
})

test('behavior: on a network the server does not support, features that need the server are not offered [7.02]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await page.route(`${world.api}/v1/supported-chains*`, (route) =>
    route.fulfill({ json: { http: ['eip155:8453'], ws: [] } }),
  )
  await addWallet()
  await visitWithServer()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal.getByRole('heading', { name: 'Tokens', exact: true })).toBeVisible()
  await expect(host.modal.getByRole('tab')).toHaveCount(0)
  await expect(host.button('Swap')).toHaveCount(0)
  await expect(host.button('Send')).toBeVisible()
})
