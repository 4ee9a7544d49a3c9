import { verifyMessage } from 'viem'
import { expect, test } from '../host.ts'

const message = 'Hello from the example'

test('behavior: a signature is from the connected account, also after a change [1.04b, 7.27a]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  const signature = page.getByTestId('signature')
  await host.visit()
  await host.connect('Test Wallet')
  for (const index of [0, 1]) {
    wallet.switchAccount(index)
    const address = wallet.addresses[0] as `0x${string}`
    await expect(host.address).toHaveText(address)
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await expect(signature).toHaveText(/^0x[0-9a-f]{130}$/)
    const text = (await signature.textContent()) as `0x${string}`
    expect(await verifyMessage({ address, message, signature: text })).toBe(true)
  }
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(2)
})

test('error: a declined signature shows an error, and can be requested again [8.18f, 8.22a]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  wallet.decline()
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText('Signature declined')
  await expect(host.status).toHaveText('connected')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
})

test('error: a wallet that revoked the page’s permission is disconnected instead of signing [8.22d]', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  wallet.vanish()
  await expect(host.status).toHaveText('disconnected')
  await expect(page.getByRole('button', { name: 'Sign a message' })).toHaveCount(0)
})
