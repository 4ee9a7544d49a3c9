import { expect, test } from '../host.ts'

test('behavior: connects an installed wallet and shows its account [1.03]', async ({ host, addWallet }) => {
  const wallet = await addWallet()
  await host.visit()
  await host.connect('Test Wallet')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await expect(host.network).toHaveText('Foundry')
  await expect(host.modal).toBeHidden()
})
