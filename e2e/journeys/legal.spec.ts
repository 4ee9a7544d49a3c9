import { expect, promptsOf, test } from '../host.ts'
import { axeIn } from '../lookOver.ts'

const terms = 'https://shop.example/terms'
const privacy = 'https://shop.example/privacy'

test('behavior: without the option no box is shown [9.25d]', async ({ addWallet, host }) => {
  await addWallet()
  await host.visit()
  await host.open()
  await expect(host.modal.getByRole('checkbox')).toHaveCount(0)
})

test('behavior: visitors agree to the documents before they choose a wallet, once [9.25d]', async ({
  addWallet,
  host,
}) => {
  const wallet = await addWallet()
  await host.visit({ terms, privacy })
  await host.open()
  const box = host.modal.getByRole('checkbox')
  await expect(box).toHaveAccessibleName(/^I agree to the terms of service .*and the privacy policy/)
  for (const [name, url] of [
    ['terms of service', terms],
    ['privacy policy', privacy],
  ] as const) {
    const link = host.modal.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  for (const press of ['click', 'Enter', 'Space'] as const) {
    const row = host.button('Test Wallet')
    if (press === 'click') await row.click()
    else await row.press(press)
    await expect(host.modal.getByText('Tick the box to go on.')).toBeVisible()
    await expect(box).toBeFocused()
  }
  await host.button('All wallets').click()
  await host.seeView('Connect wallet')
  expect(promptsOf(wallet)).toEqual([])

  await box.press('Space')
  await expect(host.modal.getByText('Tick the box to go on.')).toBeHidden()
  await host.visit({ terms: `${terms}/2`, privacy })
  await host.open()
  await expect(box, 'another document').not.toBeChecked()
  await host.visit({ terms, privacy })
  await host.open()
  await expect(box, 'a later visit').toBeChecked()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
})

test('behavior: the box speaks the language of the modal, and keeps its choice when the view is drawn again', async ({
  addWallet,
  host,
}) => {
  await addWallet()
  await host.visit({ terms, locale: 'ar', theme: 'dark' })
  await host.open()
  const box = host.modal.getByRole('checkbox')
  await expect(box).toHaveAccessibleName(/^أوافق على شروط الخدمة/)
  await box.check()
  await host.page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await host.open()
  await expect(box).toBeChecked()
  expect(await axeIn(host.page)).toEqual([])
})

test.describe('in a place that the app does not serve', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })
  test('behavior: visitors are told so, and connect nothing [9.27]', async ({ addWallet, host }) => {
    const wallet = await addWallet()
    await host.visit({ terms, restricted: '' })
    await host.open()
    const notice = host.modal.getByRole('note')
    await expect(notice).toContainText('Not available where you are')
    await host.button('Test Wallet').click()
    await expect(notice).toBeFocused()
    expect(promptsOf(wallet)).toEqual([])
    expect(await axeIn(host.page)).toEqual([])
    // Only if the app wants it.
    await host.visit({ terms })
    await host.open()
    await expect(host.modal.getByRole('checkbox')).toBeVisible()
  })
})
