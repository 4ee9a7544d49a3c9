import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page, Target } from 'puppeteer-core'
import { verifyMessage } from 'viem'
import { startIssuer, type TestIssuer } from '../../apps/server/src/features/login/testing/startIssuer.ts'
import { looks } from '../looks.ts'
import { approveInWindow } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  disconnect,
  isModalOpen,
  modalText,
  openModal,
  pressRow,
  readIdToken,
  request,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { axeIn, wear } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { createKit, openSecurity, press } from '../rig/walletSecurity.ts'
import { toWindow, windowBy } from '../rig/walletWindow.ts'
import { setProject } from '../server/startServer.ts'

// One after another: the browser and the server start once.
test.describe.configure({ mode: 'default' })
let rig: Rig
let issuer: TestIssuer
test.beforeAll(async () => {
  issuer = await startIssuer()
  rig = await startRig('chromium', { TOKEN_LOGIN_HOSTS: issuer.host })
  await setProject(rig.server.url, rig.projectId, { tokenLogin: issuer.tokenLogin })
  rig.sites.serve(names.shop, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await issuer?.stop()
})

/** As the app does once its user has logged in; resolves to what the app is told if that fails. */
function logIn(page: Page, token: string): Promise<{ code: string; message: string } | undefined> {
  return page.evaluate(async (token) => {
    const { logInWithToken } = (globalThis as unknown as Handed).latchkeyExample
    return logInWithToken(token).then(
      () => undefined,
      ({ code, message }) => ({ code, message }),
    )
  }, token)
}
type Handed = { latchkeyExample: { logInWithToken(token: string): Promise<void> } }

/** The app, as a visitor opens it. */
async function openApp(browser: { newPage(): Promise<Page> }): Promise<Page> {
  const page = await browser.newPage()
  await visitExample(page, names.shop, { project: rig.projectId, locale: 'en' })
  await page.waitForFunction(() => 'latchkeyExample' in globalThis)
  return page
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  if (!(await isModalOpen(page))) await openModal(page)
  await disconnect(page)
}

test('behavior: an app logs its users in with tokens of its own: each has a wallet, which signs, survives a reload and opens in another browser', async () => {
  test.setTimeout(120_000)
  const { browser } = rig
  const page = await openApp(browser)
  const claims = { name: 'Ana Silva', email: 'ana@mail.example', email_verified: true }
  const used = await issuer.sign('ana', { claims })
  expect(await logIn(page, used)).toBeUndefined()
  await becomes(page, 'connected as 0x')
  expect(await isModalOpen(page)).toBe(false)
  const ana = await connectedAs(page)
  expect(await readIdToken(page)).toMatchObject({ amr: ['token'], email: 'ana@mail.example' })

  await test.step('the account says who is logged in', async () => {
    await openModal(page)
    await expect.poll(() => modalText(page)).toMatch(/Ana SilvaLogged in with /)
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, { theme, viewport: { width: 360, height: 740 } })
      expect(await axeIn(page)).toEqual([])
    }
    await page.setViewport({ width: 1_000, height: 800 })
    await pressRow(page, 'Security')
    // The visitor reads whom they trust.
    await seeFrame(page, new RegExp(`So could a person who gets into that account, ${names.shop} itself`))
    await seeFrame(page, /Your login, with the operator’s help/)
    expect(await axeIn(page)).toEqual([])
    await page.locator('>>> .card button[aria-label="Close"]').click()
    await expect.poll(() => isModalOpen(page)).toBe(false)
  })

  await test.step('it signs, once the visitor has approved', async () => {
    await page.bringToFront()
    const signing = request(page, 'personal_sign')
    await seeFrame(page, /Review in a window/)
    expect(await approveInWindow(browser, page)).toContain('Hello')
    const signature = (await signing) as `0x${string}`
    const address = (await status(page))?.slice(-42) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  })

  await test.step('a reload needs no token', async () => {
    await page.reload()
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(ana)
  })

  await test.step('tokens that are used or expired, or of another system, are refused in words', async () => {
    await logOut(page)
    const hourAgo = Date.now() - 3_600_000
    const wrong = [
      used,
      await issuer.sign('ana', { now: hourAgo }),
      await issuer.sign('ana', { claims: { iss: 'https://evil.example' } }),
    ]
    const told = []
    for (const token of wrong) told.push(await logIn(page, token))
    expect(told).toEqual([
      { code: 'login/app_token_used', message: 'This login has been used already. Please log in again' },
      {
        code: 'login/app_token_expired',
        message: 'Your login at this app has expired. Please log in again',
      },
      {
        code: 'login/app_token_invalid',
        message: 'Your login at this app could not be confirmed. Please log in again',
      },
    ])
    expect(await status(page)).toBe('disconnected')
  })

  await test.step('another user has another wallet, also without a log-out between', async () => {
    expect(await logIn(page, await issuer.sign('ben'))).toBeUndefined()
    const ben = await connectedAs(page)
    expect(ben).not.toEqual(ana)
    expect(await logIn(page, await issuer.sign('ana'))).toBeUndefined()
    expect(await connectedAs(page)).toEqual(ana)
    await page.reload()
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(ana)
  })

  await test.step('a new device opens the same wallet, and is told by mail', async () => {
    const context = await browser.createBrowserContext()
    const other = await openApp(context)
    expect(await logIn(other, await issuer.sign('ana'))).toBeUndefined()
    expect(await connectedAs(other)).toEqual(ana)
    const { text } = await rig.mail.notice('ana@mail.example')
    expect(text).toContain(`change the password of your ${names.shop} account`)
    await context.close()
  })
})

// Long: by `EXHAUSTIVE=1` only. The kit's own tests cover it in the gate.
if (process.env.EXHAUSTIVE)
  test('behavior: a wallet that is the visitor’s alone asks for the kit on a new device, whatever the token says; a visitor who cancels is not logged in', async () => {
    test.setTimeout(180_000)
    const { browser } = rig
    const page = await openApp(await browser.createBrowserContext())
    expect(await logIn(page, await issuer.sign('cleo'))).toBeUndefined()
    const cleo = await connectedAs(page)
    await openSecurity(page)
    const codes: string[] = []
    for (const label of ['Create a recovery kit', 'Create another recovery kit'])
      codes.push(await createKit(await windowBy(browser, () => press(page, label))))
    const secured = await windowBy(browser, () => press(page, 'Make it mine alone'))
    for (const [index, code] of codes.entries()) await secured.type(`Recovery kit ${index + 1}`, code)
    await secured.press('Only I may open it')
    await secured.says('This wallet is yours alone')

    const other = await openApp(await browser.createBrowserContext())
    const cancelled = logIn(other, await issuer.sign('cleo'))
    await seeFrame(other, /This device is new/)
    for (const look of [looks.large, looks.zoomed, looks.phone]) {
      await wear(other, look)
      expect(await axeIn(other)).toEqual([])
      if (process.env.SHOTS)
        await other.screenshot({
          path: join(process.env.SHOTS, `locked-${look.locale}.png`) as `${string}.png`,
        })
    }
    await wear(other, looks.large)
    await press(other, 'Cancel')
    expect(await cancelled).toMatchObject({ code: 'login/cancelled' })
    expect(await isModalOpen(other)).toBe(false)
    expect(await status(other)).toBe('disconnected')

    const done = logIn(other, await issuer.sign('cleo'))
    await seeFrame(other, /This device is new/)
    const before = new Set(browser.targets())
    await press(other, 'Open my wallet')
    const isWindow = (target: Target) => !before.has(target) && target.url().includes('/popup')
    const opened = toWindow((await (await browser.waitForTarget(isWindow)).page()) as Page)
    await opened.type('Recovery kit', codes[0] ?? '')
    await opened.press('Open with the kit')
    expect(await done).toBeUndefined()
    expect(await connectedAs(other)).toEqual(cleo)
    await expect.poll(() => isModalOpen(other)).toBe(false)
  })
