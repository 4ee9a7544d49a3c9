import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { looks } from '../looks.ts'
import { readQr } from '../relay/readQr.ts'
import { addApp, readOtpauth } from '../rig/authenticatorApp.ts'
import { becomes, connectedAs, pressInFrame, seeFrame } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { createKit, logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { windowBy } from '../rig/walletWindow.ts'
import { psql } from '../server/psql.ts'

test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium')
  rig.sites.serve(names.shop, exampleApp())
})
test.afterAll(() => rig?.stop())

const found: string[] = []
async function look(name: string, place: Page, { locale, theme } = { locale: 'en', theme: 'light' }) {
  const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
  found.push(...problems.map((problem) => `${name}, ${locale}: ${problem}`))
  if (process.env.SHOTS)
    await place.screenshot({ path: join(process.env.SHOTS, `${name}-${locale}-${theme}.png`) })
}

test('behavior: with an authenticator app, a new device needs its code besides the login, and so do changes; a code counts once, and it is removed with a last one (threat 37)', async () => {
  test.setTimeout(180_000)
  const { browser, database } = rig
  const email = 'totp@mail.test'
  const { addresses, page } = await startWallet(rig, email)
  await openSecurity(page)
  await seeFrame(page, /Off\. Protects you if a person gets into your email/)

  await test.step('every step in every look', async () => {
    for (const one of looksFor('totp')) {
      await wear(page, one)
      await look('security-off', page, one)
      const { frame } = await seeFrame(page, /./)
      const opened = await windowBy(browser, () =>
        pressInFrame(page, frame, '>>> main:not([inert]) .security-factors + h2 + .security-factors button'),
      )
      await opened.page.setViewport(windowOf(one.viewport))
      for (const step of ['scan', 'keep', 'confirm']) {
        await opened.page.waitForSelector(
          `>>> ${{ scan: '.totp-qr', keep: '.totp-codes', confirm: '.kit-field' }[step]}`,
        )
        await look(`totp-${step}`, opened.page, one)
        if (step !== 'confirm') await (await opened.page.$('>>> .button.primary'))?.click()
      }
      await opened.page.close()
    }
    await wear(page, looks.large)
  })

  const setUp = await windowBy(browser, () => press(page, 'Set up'))
  await setUp.says('Set up an authenticator app')
  const picture = await (await setUp.page.$('>>> .totp-qr'))?.screenshot()
  const scanned = readOtpauth(readQr(picture ?? new Uint8Array()))
  expect(scanned).toMatchObject({ issuer: names.wallet, label: `${names.wallet}:${email}` })
  const shown = await setUp.page.$eval('>>> .totp-secret', ({ textContent }) => textContent)
  expect(shown?.replaceAll(' ', '')).toBe(scanned.secret)
  const app = await addApp(setUp)
  await setUp.type(
    'Code from the app',
    ['000000', '111111', '222222', '333333'].find((one) => !app.isNear(one)) ?? '',
  )
  await setUp.press('Turn it on')
  await setUp.says('That code isn’t right')
  const used = app.next()
  await setUp.type('Code from the app', used)
  await setUp.press('Turn it on')
  await setUp.says('Your authenticator app is on')
  await setUp.page.close()
  await page.bringToFront()
  await seeFrame(page, /On\. Your login opens a new device only with a code/)

  await test.step('on a new device', async () => {
    const device = await browser.createBrowserContext()
    const other = await device.newPage()
    await logIn(rig, other, email, { mails: 2 })
    await seeFrame(other, /This device is new.*use your authenticator app/s)
    await look('locked-code', other)
    const opened = await windowBy(browser, () => press(other, 'Open my wallet'))
    await opened.says('Your wallet doesn’t know this device yet')
    await opened.type('Code from the app', used)
    await opened.press('Continue')
    await opened.says('That code isn’t right, or was used before')
    await look('totp-used', opened.page)
    await opened.type('Code from the app', app.next())
    await opened.press('Continue')
    await becomes(other, 'connected as 0x')
    expect(await connectedAs(other)).toEqual(addresses)
    await device.close()
  })

  await test.step('who can open the wallet is changed after a code; a backup code stands in for the app', async () => {
    // As if ten minutes had passed since the last one.
    psql(database.url, 'update vault_code_entries set expires_at = now()')
    const made = await windowBy(browser, () => press(page, 'Create a recovery kit'))
    await made.says('Confirm it’s you')
    await made.press('Use a backup code')
    await made.type('Backup code', app.backup[0]?.toLowerCase() ?? '')
    await made.press('Continue')
    await createKit(made)
    await made.page.close()
    await page.bringToFront()
    await seeFrame(page, /Your recovery kit is ready/)
  })

  await test.step('it is removed with a last code', async () => {
    const { frame } = await seeFrame(page, /Authenticator app/)
    const removal = await windowBy(browser, () =>
      pressInFrame(page, frame, '>>> button[aria-label="Remove the authenticator app"]'),
    )
    await removal.says('Remove the authenticator app?')
    await removal.type('Code from the app', app.next())
    await removal.press('Remove')
    await removal.says('Your wallet no longer asks for codes')
    await page.bringToFront()
    await seeFrame(page, /Off\. Protects you/)
  })

  await test.step('the visitor was told of both', async () => {
    const subjects = () => rig.mail.received.filter(({ to }) => to === email).map(({ subject }) => subject)
    for (const subject of [
      'An authenticator app protects your wallet now',
      'Your wallet no longer asks for codes',
    ])
      await expect.poll(subjects).toContain(subject)
  })
  expect(found).toEqual([])
  await page.close()
})
