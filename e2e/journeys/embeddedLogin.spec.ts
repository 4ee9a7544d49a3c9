import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import {
  announceWallet,
  becomes,
  connectedAs,
  disconnect,
  enterEmail,
  field,
  fieldError,
  focusField,
  followMail,
  isModalOpen,
  modalText,
  openModal,
  pressInFrame,
  pressInModal,
  readIdToken,
  request,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { names, originOf } from '../rig/names.ts'
import { engines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { openSecurity, press } from '../rig/walletSecurity.ts'
import { setProject } from '../server/startServer.ts'

const title = (page: Page) => page.$eval('>>> .card .title', ({ textContent }) => textContent)

for (const engine of engines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
      for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
    })
    test.afterAll(() => rig.stop())

    test('behavior: an address, a link, a number and a code connect a wallet on every chain; a reload needs none of them [1.03c, 2.02h, 2.18a, 3.08d, 3.17l, 4.18, 4.21, 4.22, 9.10g]', async () => {
      const email = `login-${engine}@mail.test`
      const page = await rig.browser.newPage()
      const frames: string[] = []
      page.on('framenavigated', (frame) => frames.push(frame.url()))
      await visitExample(page, names.shop, { project: rig.projectId, solana: '', locale: 'en' })
      await openModal(page)
      await page.waitForSelector(field)
      expect(
        frames.filter((url) => url.startsWith(originOf(names.wallet))),
        'not before it is needed',
      ).toEqual([])
      await focusField(page)
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await seeFrame(page, /Check your email/)
      expect(await title(page)).toBe('Log in')
      const box = () =>
        page.$eval('>>> iframe', (frame) => {
          const { height, width } = frame.getBoundingClientRect()
          return {
            isHigh: height > 200,
            width,
            title: frame.title,
            visibility: getComputedStyle(frame).visibility,
          }
        })
      await expect
        .poll(box)
        .toEqual({ isHigh: true, visibility: 'visible', title: 'Log in to your wallet', width: 360 })
      const isFocused = () => document.querySelector('latchkey-modal')?.shadowRoot?.activeElement?.tagName
      expect(await page.evaluate(isFocused)).toBe('IFRAME')

      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      const address = await status(page)
      expect(await connectedAs(page)).toMatchObject({
        eip155: /0x[\da-f]{40}/i.exec(address ?? '')?.[0],
        solana: expect.stringMatching(/^\w{32,44}$/),
      })
      const stored = () => page.evaluate(() => localStorage.getItem('latchkey.default.embedded'))
      expect(JSON.parse((await stored()) ?? '')).toEqual({ isLoggedIn: true, email })

      await page.reload()
      await becomes(page, 'connected as 0x')
      expect(await status(page)).toBe(address)
      expect(frames.filter((url) => url.startsWith(originOf(names.wallet))).length).toBe(2)
      expect(await readIdToken(page), 'for the server of the page').toMatchObject({
        aud: rig.projectId,
        azp: originOf(names.shop),
        amr: ['link', 'code'],
        email,
      })

      await openModal(page)
      await expect.poll(() => modalText(page)).toContain(`${email}Logged in with email`)
      await disconnect(page)
      await page.reload()
      await page.waitForSelector('#open')
      expect(await status(page)).toBe('disconnected')
      await page.close()
    })

    test('error: what is no address is refused in place; going back ends the login, and the next one must wait [2.16, 3.17m, 4.24, 5.05, 5.06, 8.16l, 9.01]', async () => {
      const email = `pause-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(rig, page, 'pause')
      const problem = () => fieldError(page)
      await expect.poll(problem).toContain('Enter an email address')
      const order = () =>
        page.$$eval('>>> .card :is(form, .list)', (all) => all.map(({ tagName }) => tagName))
      expect(await order(), 'without installed wallets').toEqual(['FORM', 'SECTION'])
      await page.click(field, { count: 3 })
      await page.type(field, email)
      await page.keyboard.press('Enter')
      await seeFrame(page, /Check your email/)
      await pressInModal(page, 'button[aria-label="Back"]')
      await focusField(page)
      expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe(email)
      await page.keyboard.press('Enter')
      await expect.poll(problem).toMatch(/^Please try again after \d+ seconds$/)

      await page.evaluateOnNewDocument(announceWallet)
      await page.reload()
      await openModal(page)
      await expect.poll(() => modalText(page)).toContain('Own Wallet')
      expect(await order(), 'with an installed wallet').toEqual(['SECTION', 'FORM'])
      await page.close()
    })

    // What is the same in every engine, or waits long, runs in one of them.
    if (engine !== 'chromium') return

    test('behavior: a request opens the modal with an approval; closing it declines [2.02k]', async () => {
      const email = `approve-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(rig, page, email)
      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      await expect.poll(() => isModalOpen(page)).toBe(false)

      const declined = request(page, 'personal_sign')
      const { text } = await seeFrame(page, /Sign a message/)
      expect(text).toContain(names.shop)
      expect(await title(page)).toBe('Approve request')
      await pressInModal(page, 'button[aria-label="Close"]')
      expect(await declined).toBe(4001)
      await expect.poll(() => isModalOpen(page)).toBe(false)
      await page.close()
    })

    test('behavior: the address is changed with a code of each [2.02j, 2.24, 4.25]', async () => {
      const email = `a-rather-long-address-${engine}@mail.test`
      const next = `next-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(rig, page, email)
      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      await openModal(page)
      await page.locator(`>>> button.row::-p-text(${email.slice(0, 27)}…)`).click()
      await page.locator(field).fill(next)
      await page.keyboard.press('Enter')
      const type = async (code = '') => {
        const { frame } = await seeFrame(page, /enter the code/i)
        await (await frame.waitForSelector('>>> input'))?.focus()
        await page.keyboard.type(code)
      }
      const { code } = await rig.mail.next(email, 2)
      await type(code)
      const second = await rig.mail.next(next, 1)
      await seeFrame(page, /Confirm the new email/)
      await type(second.code)
      const { frame } = await seeFrame(page, /has changed/)
      await pressInFrame(page, frame, '>>> button')
      await expect.poll(() => modalText(page)).toContain(`${next}Logged in with email`)
      await page.close()
    })

    test('behavior: where new devices wait, the frame says until when, and the notice ends the device', async () => {
      const email = `waits-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(rig, page, email)
      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      await setProject(rig.server.url, rig.projectId, { newDeviceDelayMinutes: 1_440 })
      // Browsers keep the wallet of each site apart: the same browser on another site is a new device.
      const other = await rig.browser.newPage()
      await enterEmail(rig, other, email, {}, names.game)
      await followMail(rig, other, email, 2)
      const { frame, text } = await seeFrame(other, /This device is new/)
      const tomorrow = new Date(Date.now() + 86_400_000)
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(tomorrow)
      expect(text).toContain(`opens on it on ${day}`)
      await pressInFrame(other, frame, '>>> button')
      await other.waitForSelector(field, { visible: true })
      expect(await status(other)).toBe('disconnected')
      // A device that opens the wallet says so, too.
      await openSecurity(page)
      await press(page, 'Devices and activity')
      const { text: listed } = await seeFrame(page, /It can open your wallet from/)
      expect(listed).toMatch(new RegExp(`New, on ${names.game}.*${day}.*If it isn’t yours, remove it`))
      await page.close()
      const { stopLink = '' } = await rig.mail.notice(email)
      await other.goto(stopLink)
      await other.click('button')
      await other.waitForFunction(() => document.body.textContent?.includes('The device is ended.'))
      await setProject(rig.server.url, rig.projectId, { newDeviceDelayMinutes: 0 })
      await other.close()
    })
  })
