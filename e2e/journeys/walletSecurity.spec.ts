import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { type Look, looks } from '../looks.ts'
import { walletFrame } from '../rig/approvals.ts'
import { becomes, connectedAs, field, openModal, pressInFrame, seeFrame } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { createKit, logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { keepWindow, windowBy } from '../rig/walletWindow.ts'

test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium')
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(() => rig?.stop())

const settings = { solana: '' }
/** All by `EXHAUSTIVE=1`. */
const some: readonly Look[] = Object.values(looks)

test('behavior: a kit and a passkey make the wallet the visitor’s own; both open it elsewhere, the kit after the passkey is gone, and nothing the passkey computes is sent (threats 28, 29)', async () => {
  test.setTimeout(180_000)
  const { browser, server, sites } = rig
  const sent: Buffer[] = []
  sites.serve(names.wallet, (request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk))
    forward(request, response, server.url)
  })
  const email = 'own@mail.test'
  const { addresses, page } = await startWallet(rig, email, settings)
  await openSecurity(page)
  await seeFrame(page, /Your email alone opens this wallet/)
  await seeFrame(page, /Email, with the operator’s help/)

  const kept = await keepWindow(page, { browser, hasPrf: true })
  const kitWindow = await kept.by(() => press(page, 'Create a recovery kit'))
  const code = await kitWindow.readCode()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  await kitWindow.press('I have kept it')
  await kitWindow.press('Continue')
  await kitWindow.says('That isn’t what the kit says')
  await kitWindow.typeGroups(code)
  await kitWindow.press('Continue')
  await kitWindow.says('Your recovery kit is ready')
  await seeFrame(page, /Your recovery kit is ready/)

  const passkeyWindow = await kept.by(() => press(page, 'Add a passkey'))
  await passkeyWindow.press('Create a passkey')
  await passkeyWindow.says('Your passkey is ready')
  const computed = [...(await kept.computed())]
  expect(computed).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])

  const secureWindow = await kept.by(() => press(page, 'Make it mine alone'))
  await secureWindow.says('Your login alone will no longer open it')
  await secureWindow.press('Use your passkey')
  await secureWindow.says('Your passkey works')
  await secureWindow.type('Recovery kit', `${code.slice(0, 25)}${code.endsWith('A') ? 'B' : 'A'}`)
  await secureWindow.press('Only I may open it')
  await secureWindow.says('This code doesn’t open this wallet')
  await secureWindow.type('Recovery kit', code)
  await secureWindow.press('Only I may open it')
  await secureWindow.says('This wallet is yours alone')
  await seeFrame(page, /Only you can open this wallet/)
  const { text } = await seeFrame(page, /Keep your passkeys|From now on only you/)
  expect(text).not.toContain('with the operator’s help')
  computed.push(...(await kept.computed()))

  await test.step('the passkey opens it in another app', async () => {
    await page.evaluate((url) => location.assign(url), `https://${names.game}/`)
    await page.waitForNavigation().catch(() => undefined)
    await logIn(rig, page, email, { settings, mails: 2, name: names.game })
    await seeFrame(page, /This device is new/)
    const opened = await kept.by(() => press(page, 'Open my wallet'))
    await opened.press('Use a passkey')
    await opened.says('Your wallet is open')
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    computed.push(...(await kept.computed()))
  })
  expect(computed).toHaveLength(3)
  expect(new Set(computed).size, 'the same whenever it is asked').toBe(1)
  const traffic = Buffer.concat(sent).toString('latin1')
  expect(traffic).toContain('factorId')
  const raw = Buffer.from(computed[0] ?? '', 'hex')
  for (const form of [
    raw.toString('latin1'),
    computed[0] ?? '',
    raw.toString('base64'),
    raw.toString('base64url'),
    code,
  ])
    expect(traffic).not.toContain(form)
  expect(traffic).not.toContain('clientExtensionResults')

  await test.step('a passkey can be removed, but not the last way to open it', async () => {
    await openSecurity(page)
    const removed = await kept.by(() => press(page, 'Remove'))
    await removed.says('Remove this passkey?')
    await removed.says('One way to open the wallet on a new device is left')
    await removed.press('Remove')
    await removed.says('It no longer opens your wallet')
    await page.bringToFront()
    const { frame, text } = await seeFrame(page, /Only you can open it, in one way/)
    expect(text).toContain('Recovery kit')
    expect(await frame.$$('>>> .security-remove')).toEqual([])
  })

  await test.step('the visitor was told of every change by mail', async () => {
    const subjects = () => rig.mail.received.filter(({ to }) => to === email).map(({ subject }) => subject)
    for (const subject of [
      'A recovery kit was made for your wallet',
      'A passkey was added to your wallet',
      'Your login alone no longer opens your wallet',
      'A passkey or a recovery kit was removed from your wallet',
    ])
      await expect.poll(subjects).toContain(subject)
  })

  await test.step('the kit opens it in a browser that knows nothing', async () => {
    const device = await browser.createBrowserContext()
    const other = await device.newPage()
    await logIn(rig, other, email, { settings, mails: 3 })
    await seeFrame(other, /This device is new/)
    const opened = await windowBy(browser, () => press(other, 'Open my wallet'))
    await opened.type('Recovery kit', code.slice(0, 20))
    await opened.press('Open with the kit')
    await opened.says('A recovery kit has 26 letters and digits')
    await opened.type('Recovery kit', '0123456789ABCDEFGHJKMNPQRS')
    await opened.press('Open with the kit')
    await opened.says('This code doesn’t open this wallet')
    await opened.type(
      'Recovery kit',
      code
        .toLowerCase()
        .replace(/(....)/g, '$1-')
        .replaceAll('0', 'o'),
    )
    await opened.press('Open with the kit')
    await becomes(other, 'connected as 0x')
    expect(await connectedAs(other)).toEqual(addresses)
    await device.close()
  })

  await test.step('who cancels is not logged in', async () => {
    const device = await browser.createBrowserContext()
    const other = await device.newPage()
    await logIn(rig, other, email, { settings, mails: 4 })
    await seeFrame(other, /This device is new/)
    await press(other, 'Cancel')
    await other.waitForSelector(field, { visible: true })
    expect(await other.$eval('output', ({ textContent }) => textContent)).not.toContain('connected as')
    await other.reload()
    await openModal(other)
    await other.waitForSelector(field, { visible: true })
    await device.close()
  })
  sites.serve(names.wallet, server.url)
  await page.close()
})

test('error: a passkey that cannot compute is refused in words, and opens nothing (threat 29)', async () => {
  test.setTimeout(120_000)
  const { browser } = rig
  const email = 'noprf@mail.test'
  const { page } = await startWallet(rig, email, settings)
  await openSecurity(page)
  await createKit(await windowBy(browser, () => press(page, 'Create a recovery kit')))
  const kept = await keepWindow(page, { browser, hasPrf: false })
  const refused = await kept.by(() => press(page, 'Add a passkey'))
  await refused.press('Create a passkey')
  await refused.says('This passkey can’t protect a wallet')
  expect(await kept.computed()).toEqual([])
  await page.bringToFront()
  const { text } = await seeFrame(page, /Recovery kit/)
  expect(text).not.toContain('Opens it wherever you have the passkey')
  await page.close()
})

// Long: by `EXHAUSTIVE=1` only. `walletDevices.spec.ts` and `walletExit.spec.ts` check screens and windows in one look.
if (process.env.EXHAUSTIVE)
  test('behavior: every screen and window about security look by look: no axe violation, nothing cut off; a kit is made by keyboard', async () => {
    test.setTimeout(300_000)
    const { browser } = rig
    const email = 'looks@mail.test'
    const found: string[] = []
    const check = async (name: string, look: Look, place: Page) => {
      const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
      found.push(...problems.map((problem) => `${name}, ${look.name}: ${problem}`))
      if (process.env.SHOTS)
        await place.screenshot({ path: join(process.env.SHOTS, `${name}-${look.locale}.png`) })
    }
    const { page } = await startWallet(rig, email, settings)
    await openSecurity(page)
    const kept = await keepWindow(page, { browser, hasPrf: true })
    const pressAt =
      (selector: string, of = page) =>
      async () => {
        await of.bringToFront()
        await pressInFrame(of, walletFrame(of), `>>> main:not([inert]) ${selector}`)
      }
    const primary = pressAt('.button.primary')
    const inWindow = async (name: string, look: Look, press: () => Promise<unknown>, ready: string) => {
      const opened = await kept.by(press)
      await opened.page.setViewport(windowOf(look.viewport))
      await opened.page.waitForSelector(`>>> ${ready}`)
      await check(name, look, opened.page)
      return opened
    }
    for (const look of some) {
      await wear(page, look)
      await check('assisted', look, page)
    }
    await wear(page, looks.large)

    const kit = await inWindow('kit', looks.large, primary, '.kit-code')
    const code = await kit.readCode()
    // Copy, print, go on.
    for (const _ of [1, 2, 3]) await kit.page.keyboard.press('Tab')
    await kit.page.keyboard.press('Enter')
    await kit.page.waitForSelector('>>> .kit-check')
    const groups = await kit.page.$$eval('>>> .kit-check label > span', (all) =>
      all.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))),
    )
    for (const group of groups) {
      await kit.page.keyboard.type(code.slice((group - 1) * 4, group * 4))
      if (group === groups[0]) await kit.page.keyboard.press('Tab')
    }
    await kit.page.keyboard.press('Enter')
    await kit.says('Your recovery kit is ready')
    await check('kit-done', looks.large, kit.page)
    const passkey = await inWindow('passkey', looks.large, primary, '.button.primary')
    await passkey.press('Create a passkey')
    await passkey.says('Your passkey is ready')
    await seeFrame(page, /Your passkey is ready/)

    for (const look of some) {
      await wear(page, look)
      await check('two-factors', look, page)
      await inWindow('passkey', look, pressAt('.button.quiet:nth-of-type(2)'), '.button.primary')
      const opened = await inWindow('kit', look, pressAt('.button.quiet:nth-of-type(3)'), '.kit-code')
      await (await opened.page.$('>>> .button.primary'))?.click()
      await opened.page.waitForSelector('>>> .kit-check')
      await (await opened.page.$('>>> .button.primary'))?.click()
      await check('check', look, opened.page)
      await inWindow('remove', look, pressAt('.security-remove'), '.button.primary:not(.idle)')
      await inWindow('secure', look, primary, '.kit-field')
    }
    await wear(page, looks.large)
    const secure = await inWindow('secure', looks.large, primary, '.kit-field')
    await secure.press('Use your passkey')
    await secure.type('Recovery kit', code)
    await secure.press('Only I may open it')
    await secure.says('This wallet is yours alone')
    await seeFrame(page, /Only you can open this wallet/)
    for (const look of some) {
      await wear(page, look)
      await check('secured', look, page)
    }

    const device = await browser.createBrowserContext()
    const other = await device.newPage()
    await logIn(rig, other, email, { settings, mails: 2 })
    await seeFrame(other, /This device is new/)
    for (const look of some) {
      await wear(other, look)
      await check('locked', look, other)
      const { page: opened } = await windowBy(browser, pressAt('.button.primary', other))
      await opened.setViewport(windowOf(look.viewport))
      const field = await opened.waitForSelector('>>> textarea')
      await field?.type('abc')
      await opened.keyboard.press('Enter')
      await check('unlock', look, opened)
      await opened.close()
    }
    expect(found).toEqual([])
    await device.close()
    await page.close()
  })
