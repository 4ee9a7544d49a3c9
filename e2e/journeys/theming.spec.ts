import { sampleThemes } from '../../apps/playground/src/options/sampleThemes.ts'
import { expect, promptsOf, push, seeReact, test } from '../host.ts'
import { axeIn } from '../lookOver.ts'

const cardStyle = (name: string) =>
  `getComputedStyle(document.querySelector('latchkey-modal').shadowRoot.querySelector('.card')).getPropertyValue('${name}')`

test('behavior: a tone tints the modal, and an edge replaces its shadow, at once and again', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit({ theme: 'dark', look: '{"tone":"rose","edge":"line","density":"compact"}' })
  await host.open()
  expect(await page.evaluate(cardStyle('--lk-hue'))).toBe('8')
  expect(await page.evaluate(cardStyle('--lk-row'))).toBe('48px')
  expect(await page.evaluate(cardStyle('box-shadow'))).not.toContain('64px')
  await seeReact(page)
  expect(await axeIn(page)).toEqual([])
  const setTheme = (theme: object) =>
    page.evaluate(
      (theme) =>
        (
          globalThis as unknown as { latchkeyExample: { setTheme(theme: object): void } }
        ).latchkeyExample.setTheme(theme),
      theme,
    )
  await setTheme({ tone: 'leaf', edge: 'none' })
  await expect.poll(() => page.evaluate(cardStyle('--lk-hue'))).toBe('150')
  expect(await page.evaluate(cardStyle('box-shadow'))).toBe('none')
  await setTheme({ tone: undefined, edge: undefined, density: undefined })
  await expect.poll(() => page.evaluate(cardStyle('--lk-hue'))).toBe('264')
  expect(await page.evaluate(cardStyle('--lk-row'))).toBe('56px')
  expect(await page.evaluate(cardStyle('box-shadow'))).toContain('64px')
})

test('behavior: every sample theme restyles the modal, and all of it can be read', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit()
  for (const [name, theme] of Object.entries(sampleThemes)) {
    await page.goto(
      `${page.url().replace(/&look=.*$/, '')}&look=${encodeURIComponent(JSON.stringify(theme))}`,
    )
    await host.open()
    await seeReact(page)
    expect(await axeIn(page), name).toEqual([])
    const radii = { none: '0px', small: '12px', medium: '24px', large: '32.4px' }
    const radius = 'radius' in theme ? theme.radius : 'medium'
    expect(await page.evaluate(cardStyle('border-radius')), name).toBe(radii[radius])
  }
})

test('behavior: the button of one wallet asks that wallet, and then opens the account', async ({
  host,
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await addWallet({ name: 'Second Wallet', rdns: 'dev.latchkey.second' })
  await host.visit({ walletButton: 'dev.latchkey.test,rainbow' })
  const button = page.getByTestId('latchkey-wallet')
  await expect(button).toHaveText(['Test Wallet', 'Rainbow'])
  await expect(button.nth(1).locator('svg[viewBox]')).toBeVisible()
  await button.first().click()
  await expect(host.status).toHaveText('connected')
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
  await expect(host.modal).toBeHidden()
  await button.first().click()
  await host.seeView('Account')
  await host.close()
  await button.nth(1).click()
  await host.seeView('Rainbow')
})

test('behavior: content of the page is shown in the modal, with the CSS of the page', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit({ slots: '' })
  await host.open()
  const terms = page.getByRole('link', { name: 'terms' })
  await expect(page.getByText('Members connect first.')).toBeVisible()
  await expect(terms).toBeVisible()
  await seeReact(page)
  await expect(terms).toBeVisible()
  expect(await terms.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline')
  expect(await axeIn(page)).toEqual([])
  await terms.click()
  expect(new URL(page.url()).hash).toBe('#terms')
  await push(page, { name: 'WhatIsAWallet' })
  await expect(page.getByRole('link', { name: 'Why we use wallets' })).toBeVisible()
  await expect(terms).toBeHidden()
  await host.close()
  await host.connect('Test Wallet')
  await host.open()
  await expect(page.getByText('Gold member')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible()
  await expect(page.locator('.slot-face')).toHaveText('f3')
  expect(await page.locator('.slot-face').evaluate((face) => face.getBoundingClientRect().width)).toBe(64)
  expect(await axeIn(page)).toEqual([])
})

test.describe('the wide layout', () => {
  test.use({ viewport: { width: 1000, height: 760 } })

  test('behavior: shows the wallets beside what happens, and one that is chosen takes the place of the last', async ({
    host,
    addWallet,
    page,
  }) => {
    const wallet = await addWallet()
    const second = await addWallet({ name: 'Second Wallet', rdns: 'dev.latchkey.second' })
    await host.visit({ look: '{"layout":"wide"}' })
    await host.open()
    await expect(host.modal).toHaveAccessibleName('Connect wallet')
    await expect(host.button('Get a wallet')).toBeVisible()
    expect(await axeIn(page)).toEqual([])
    const card = host.modal.locator('.card')
    expect(await card.evaluate((card) => card.getBoundingClientRect().width)).toBe(720)

    wallet.hold()
    second.decline()
    await host.button('Test Wallet').click()
    await host.seeView('Test Wallet')
    await expect(host.modal).toContainText('Open Test Wallet and approve')
    await host.button('Second Wallet').click()
    await host.seeView('Second Wallet')
    await expect(host.modal).toContainText('Request declined')
    expect(await axeIn(page)).toEqual([])
    await host.button('Back').click()
    await expect(host.button('Get a wallet')).toBeVisible()

    await host.button('All wallets').click()
    await host.seeView('All wallets')
    await host.modal.getByRole('searchbox').fill('rain')
    await host.modal.getByRole('button', { name: 'Rainbow' }).click()
    await host.seeView('Rainbow')
    await page.keyboard.press('Escape')
    await host.seeView('All wallets')

    second.accept()
    await host.button('Second Wallet').first().click()
    await expect(host.status).toHaveText('connected')
    await expect(host.modal).toBeHidden()
    await host.open()
    await host.seeView('Account')
    expect(await card.evaluate((card) => card.getBoundingClientRect().width)).toBe(360)
  })

  test('behavior: is compact on a small screen, and follows the screen and the theme', async ({
    host,
    addWallet,
    page,
  }) => {
    await addWallet()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await host.visit()
    await host.open()
    await seeReact(page)
    expect(requests.filter((url) => /WideFrame|wearTheme/.test(url))).toEqual([])
    const card = host.modal.locator('.card')
    const width = () => card.evaluate((card) => card.getBoundingClientRect().width)
    expect(await width()).toBe(360)
    const setTheme = (layout: string) =>
      page.evaluate(
        (layout) =>
          (
            globalThis as unknown as { latchkeyExample: { setTheme(theme: object): void } }
          ).latchkeyExample.setTheme({ layout }),
        layout,
      )
    await setTheme('wide')
    await expect(host.button('Get a wallet')).toBeVisible()
    await expect.poll(width).toBe(720)
    await page.setViewportSize({ width: 700, height: 760 })
    await expect(host.button('Get a wallet')).toBeHidden()
    await expect.poll(width).toBe(360)
    await page.setViewportSize({ width: 1000, height: 760 })
    await expect(host.button('Get a wallet')).toBeVisible()
    await setTheme('compact')
    await expect(host.button('Get a wallet')).toBeHidden()
    await expect.poll(width).toBe(360)
    await expect(host.button('Test Wallet')).toHaveCount(1)
  })
})

test('behavior: without a server the account lists what was sent from here, also after a reload', async ({
  host,
  addWallet,
  page,
}) => {
  await addWallet()
  await host.visit({ transaction: '' })
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.button('Disconnect')).toBeVisible()
  await expect(host.modal.getByRole('tab')).toHaveCount(0)
  await host.close()
  const send = page.getByRole('button', { name: 'Send 1 wei' })
  for (let sent = 0; sent < 6; sent++) await send.click()
  await host.open()
  // Alone it is no choice: a heading.
  await expect(host.modal.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible()
  await expect(host.modal.getByRole('tablist')).toHaveCount(0)
  expect(await axeIn(page)).toEqual([])
  const list = host.modal.getByRole('region', { name: 'Sent from here' }).getByRole('listitem')
  await expect(list).toHaveCount(5)
  await expect(list.first()).toContainText('Transaction')
  await host.button('Show all').click()
  await host.seeView('Activity')
  await expect(list).toHaveCount(6)
  await expect(host.modal).not.toContainText('Pending')
  expect(await axeIn(page)).toEqual([])
  await page.reload()
  await host.stayConnected('Test Wallet')
  await host.open()
  await expect(list).toHaveCount(5)
})
