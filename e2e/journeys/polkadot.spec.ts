import { kusamaAssetHub, polkadot } from '@latchkey/chains/polkadot'
import { expect, push, recordComplaints, recordEvents } from '../host.ts'
import { test as base } from '../world/chainWorld.ts'

const test = base.extend({ family: 'polkadot' })

test('behavior: one account has another address and another balance on each network, also after a reload [1.07c]', async ({
  chain,
  context,
  host,
  page,
}) => {
  const wallet = await chain.addWallet(context)
  const complaints = recordComplaints(page)
  await host.visit(chain.settings)
  await host.connect('Test Wallet')
  const polkadotAddress = wallet.addresses[0] ?? ''
  const kusamaAddress = (await polkadot().addresses.parse?.(polkadotAddress, kusamaAssetHub)) ?? ''
  expect(kusamaAddress).not.toBe(polkadotAddress)
  await expect(host.address).toHaveText(polkadotAddress)
  const keys = () =>
    page.evaluate(() => {
      const { kit } = (
        globalThis as never as { latchkeyExample: { kit: { sessions: Map<string, { selected: string }> } } }
      ).latchkeyExample
      return [...kit.sessions.values()].map(({ selected }) => selected)
    })
  const account = [polkadot().addresses.key(polkadotAddress)]
  expect(await keys()).toEqual(account)
  const events = await recordEvents(page)

  await host.open()
  await host.seeView('Account')
  await expect(host.modal).toContainText('10.00 DOT')
  await host.button('Polkadot Asset Hub').click()
  await host.seeView('Switch network')
  const asked = wallet.requests.length
  await host.button('Kusama Asset Hub').click()
  await expect(host.address).toHaveText(kusamaAddress)
  await expect(host.network).toHaveText('Kusama Asset Hub')
  await host.seeView('Account')
  await expect(host.modal).toContainText('3.00 KSM')
  await expect(host.modal).not.toContainText('DOT')

  // The wallet received no request, and is connected with the same account.
  expect(wallet.requests).toHaveLength(asked)
  expect(await keys()).toEqual(account)
  await expect(host.status).toHaveText('connected')
  expect(await events()).not.toContain('DISCONNECT_SUCCESS')

  // Receive shows this address only on the network with its format.
  await push(page, { name: 'Receive' })
  await host.seeView('Receive')
  await expect(host.modal.locator('.whole-address')).toHaveText(kusamaAddress)
  await expect(host.modal).toContainText('Kusama Asset Hub')
  await expect(host.modal).not.toContainText('Polkadot Asset Hub')

  await page.reload()
  await expect(host.status).toHaveText('connected')
  await expect(host.network).toHaveText('Kusama Asset Hub')
  await expect(host.address).toHaveText(kusamaAddress)
  await host.open()
  await expect(host.modal).toContainText('3.00 KSM')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[\da-f]{128}$/)
  expect(complaints).toEqual([])
})
