import { expect, test } from '@playwright/test'
import { startMailServer } from '../../apps/server/src/features/login/testing/startMailServer.ts'
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
  request,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { names, originOf } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { installClock } from '../rig/pageClock.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { walletFrame } from '../rig/walletFrame.ts'
import { createProject } from '../server/startServer.ts'

for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    test.beforeAll(async () => {
      rig = await startRig(engine)
      rig.sites.serve(names.shop, exampleApp())
    })
    test.afterAll(() => rig.stop())

    test('error: a wallet that cannot be loaded is reported after 20 s, in the modal and at the field; others connect meanwhile and afterwards [8.04]', async () => {
      const { browser, server, sites } = rig
      const email = `down-${engine}@mail.test`
      const page = await browser.newPage()
      const clock = await installClock(page)
      await page.evaluateOnNewDocument(announceWallet)
      sites.serve(names.wallet, undefined)
      await enterEmail(rig, page, email)
      await pressInModal(page, 'button.row::-p-text(Own Wallet)')
      await becomes(page, 'connected as 0xb')

      await enterEmail(rig, page, email)
      await page.waitForSelector('>>> .email-send[aria-busy]')
      await clock.skip(19_000)
      expect(await modalText(page)).not.toContain('Network Error')
      await clock.skip(1_000)
      await expect.poll(() => modalText(page)).toContain('Network Error - Could not load embedded wallet')
      await expect.poll(() => fieldError(page)).toContain('load the wallet')
      sites.serve(names.wallet, server.url)
      await page.focus(field)
      await page.keyboard.press('Enter')
      await seeFrame(page, /Check your email/)
      await pressInModal(page, 'button[aria-label="Back"]')
      await pressInModal(page, 'button.row::-p-text(Own Wallet)')
      await becomes(page, 'connected as 0xb')
      await page.close()
    })

    test('error: a login that is not finished within 120 s is given up, in the frame too [8.05, 8.19, 9.06b]', async () => {
      const page = await rig.browser.newPage()
      const clock = await installClock(page)
      await enterEmail(rig, page, `late-${engine}@mail.test`)
      const { frame } = await seeFrame(page, /Check your email/)
      await clock.skip(120_000)
      await expect.poll(() => modalText(page)).toContain('Embedded Wallet Request Timed Out')
      expect(await modalText(page)).toContain('The wallet took too long to answer. Try again.')
      const shown = () =>
        frame.evaluate(() => document.querySelector('[data-theme]')?.shadowRoot?.textContent ?? '')
      await expect.poll(shown).toBe('')
      await page.close()
    })

    test('error: without a server a visitor is signed out within 3 s, and stays so [4.20, 9.06c]', async () => {
      const { browser, server, sites } = rig
      const email = `bye-${engine}@mail.test`
      const page = await browser.newPage()
      await enterEmail(rig, page, email)
      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      await page.reload()
      await becomes(page, 'connected as 0x')
      await openModal(page)
      await expect.poll(() => modalText(page)).toContain(`${email}Logged in with email`)
      // It takes requests, and never answers.
      sites.serve(names.wallet, () => undefined)
      const began = performance.now()
      await disconnect(page)
      await expect.poll(() => isModalOpen(page)).toBe(false)
      expect(performance.now() - began).toBeLessThan(3_000)

      sites.serve(names.wallet, server.url)
      await page.reload()
      await openModal(page)
      await focusField(page)
      expect(await status(page)).toBe('disconnected')
      // The wallet has forgotten the login too: it asks for a code.
      await page.keyboard.press('Enter')
      await seeFrame(page, /enter the code/i)
      await page.close()
    })

    test('behavior: the wallet keeps its network; a login that still holds needs no mail; another address has other accounts [3.17p, 4.23, 6.07, 6.08]', async () => {
      const { browser, mail } = rig
      const [email, other] = [`one-${engine}@mail.test`, `two-${engine}@mail.test`]
      const page = await browser.newPage()
      await enterEmail(rig, page, email, { solana: '' })
      await followMail(rig, page, email)
      await becomes(page, 'connected as 0x')
      const accounts = await connectedAs(page)
      await openModal(page)
      await pressInModal(page, 'button::-p-text(Ethereum)')
      await pressInModal(page, 'button::-p-text(Base)')
      await expect.poll(() => request(page, 'eth_chainId')).toBe('0x2105')
      await page.reload()
      await becomes(page, 'connected as 0x')
      expect(await request(page, 'eth_chainId')).toBe('0x2105')

      expect(await request(page, 'eth_sign')).toBe(4200)
      await expect.poll(() => modalText(page)).toContain('Action not allowed')
      expect(await isModalOpen(page)).toBe(true)

      // The app has lost what it stored; the wallet has not.
      await enterEmail(rig, page, email, { solana: '' })
      await becomes(page, 'connected as 0x')
      expect(await connectedAs(page)).toEqual(accounts)
      expect(mail.received.filter(({ to }) => to === email)).toHaveLength(1)

      await openModal(page)
      await disconnect(page)
      await enterEmail(rig, page, other, { solana: '' })
      await followMail(rig, page, other)
      await becomes(page, 'connected as 0x')
      const others = await connectedAs(page)
      for (const family of ['eip155', 'solana']) expect(others[family]).not.toBe(accounts[family])
      await page.close()
    })

    test('error: a project without email logins has no field, and the server sends no mail', async () => {
      const { browser, mail, server } = rig
      const email = `off-${engine}@mail.test`
      const features = [{ id: 'social_login', isEnabled: true, config: ['google'] }]
      const projectId = await createProject(server.url, 'noemail', [originOf(names.shop)], { features })
      const page = await browser.newPage()
      // The wallet's own name has no API for pages.
      rig.sites.serve(names.mail, server.url)
      await visitExample(page, names.shop, { project: projectId, api: originOf(names.mail), locale: 'en' })
      await openModal(page)
      await expect.poll(() => modalText(page)).toContain('All wallets')
      await expect.poll(() => page.$(field)).toBeNull()
      // A page that does not ask the server what is on.
      await enterEmail({ projectId }, page, email)
      await expect.poll(() => fieldError(page)).toBe('Logging in with email is not available here.')
      expect(mail.received.filter(({ to }) => to === email)).toEqual([])
      await page.close()
    })

    test('error: without a mail server the visitor is told to wait; the mail comes when it is back, and another one can be sent', async () => {
      const { browser, mail } = rig
      const email = `nomail-${engine}@mail.test`
      const page = await browser.newPage()
      await mail.stop()
      await enterEmail(rig, page, email)
      await seeFrame(page, /The mail has not left yet\. We keep trying/)
      const back = await startMailServer(mail.port)
      // The server tries again after 8 or 16 s by now.
      await expect.poll(() => back.received.length, { timeout: 40_000 }).toBe(1)
      const { frame } = await seeFrame(page, /Waiting for you to choose/)
      await (await walletFrame(page)).skip(30_000)
      await seeFrame(page, /Send another mail(?! in)/)
      await pressInFrame(page, frame, '>>> button::-p-text(Send another mail)')
      await seeFrame(page, /We sent another mail/)
      await followMail({ browser, mail: back }, page, email, 2)
      await becomes(page, 'connected as 0x')
      await back.stop()
      await page.close()
    })
  })
