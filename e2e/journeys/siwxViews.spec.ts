import { generatePrivateKey } from 'viem/accounts'
import { lookOverIn, looks } from '../looks.ts'
import { siwxViews } from '../siwxViews.ts'
import { expect, test } from '../world/world.ts'

test('behavior: signing in, look by look: no axe violations, all translated, in tab order and reachable [2.02m]', async ({
  addWallet,
  host,
  visitWithServer,
  world,
}) => {
  test.setTimeout(300_000)
  const { found, onView, settings } = await lookOverIn(host, looks.zoomed)
  const seen = await siwxViews({ addWallet, host, onView, settings, visitWithServer, world })
  expect(found).toEqual([])
  expect(seen).toHaveLength(13)
})

test('behavior: by keyboard alone, from the wallet list to signed in', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server' })
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return `${element?.localName} ${(element as HTMLElement | null)?.ariaLabel || element?.textContent}`
    })
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 12 && !(await focused()).startsWith(name); presses++)
      await page.keyboard.press('Tab')
    expect(await focused()).toContain(name)
  }
  await page.getByTestId('latchkey-connect').focus()
  await page.keyboard.press('Enter')
  await host.seeView('Connect wallet')
  await tabTo('button Test Wallet')
  await page.keyboard.press('Enter')
  await host.seeView('Sign in')
  // The title of each view receives the focus, so that it is read out.
  await expect.poll(focused).toBe('h1 Sign in')
  await expect(host.button('Sign in')).toBeVisible()
  await tabTo('button Sign in')
  wallet.decline()
  await page.keyboard.press('Enter')
  await expect(host.alert).toContainText('Signature declined')
  // The pressed button is still there to be pressed again.
  expect(await focused()).toBe('button Try again')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
  await expect(host.modal).toBeHidden()
  await expect.poll(focused).toContain('button 0x')
})
