import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Frame, Page } from 'puppeteer-core'
import { exampleApp, visitExample } from '../rig/exampleApp.ts'
import { names, originOf } from '../rig/names.ts'
import { engines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

const field = '>>> input[type=email]'
const status = (page: Page) => page.$eval('output', ({ textContent }) => textContent)
const modalText = (page: Page) =>
  page.evaluate(
    () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')?.textContent ?? '',
  )
const title = (page: Page) => page.$eval('>>> .card .title', ({ textContent }) => textContent)

/** Waits until the app says that. */
const becomes = (page: Page, start: string) =>
  page.waitForFunction((start) => document.querySelector('output')?.textContent?.startsWith(start), {}, start)

/** The field is drawn again when the rest of the modal has loaded: only the one on screen takes the focus. */
async function focusField(page: Page): Promise<void> {
  await page.waitForSelector(field, { visible: true })
  await expect
    .poll(async () => {
      await page.focus(field)
      return page.$eval(field, (input) => (input.getRootNode() as ShadowRoot).activeElement === input)
    })
    .toBe(true)
}

/** The wallet's frame in the modal, once it says something. */
async function seeFrame(page: Page, words: RegExp): Promise<{ frame: Frame; text: string }> {
  let seen = ''
  let frame: Frame | undefined = await page.waitForFrame((one) =>
    one.url().startsWith(originOf(names.wallet)),
  )
  await expect
    .poll(async () => {
      frame = page.frames().find((one) => one.url().startsWith(originOf(names.wallet)))
      // A call into a frame that is about to be replaced may never be answered.
      const reading = frame?.evaluate(readScreen).catch(() => '')
      seen = (await Promise.race([reading, sleep(1_000)])) ?? ''
      return seen
    })
    .toMatch(words)
  return { frame: frame as Frame, text: seen }
}
const readScreen = () => document.querySelector('[data-theme]')?.shadowRoot?.textContent ?? ''

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

    /** Opens the app and types an address into the modal. */
    async function enterEmail(page: Page, email: string, settings: Record<string, string> = {}) {
      await visitExample(page, names.shop, { project: rig.projectId, solana: '', locale: 'en', ...settings })
      // Another visitor: the last one may have to wait before the next mail.
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await page.click('#open')
      await focusField(page)
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
    }

    /** As a visitor does: the number behind the link, then the code. */
    async function followMail(page: Page, email: string) {
      const { text } = await seeFrame(page, /choose \d\d/)
      const { code = '', link = '' } = await rig.mail.next(email, 1)
      const other = await rig.browser.newPage()
      await other.goto(link)
      await other.click(`button[value="${Number(/choose (\d\d)/.exec(text)?.[1])}"]`)
      await page.bringToFront()
      await seeFrame(page, /code/i)
      const { frame } = await seeFrame(page, /Continue/)
      await other.close()
      await (await frame.waitForSelector('>>> input'))?.focus()
      await page.keyboard.type(code)
    }

    test('behavior: an address, a link, a number and a code connect a wallet on every chain; a reload needs none of them [1.03c, 2.02h, 2.18a, 3.08d, 4.18, 4.21, 4.22]', async () => {
      const email = `login-${engine}@mail.test`
      const page = await rig.browser.newPage()
      const frames: string[] = []
      page.on('framenavigated', (frame) => frames.push(frame.url()))
      await visitExample(page, names.shop, { project: rig.projectId, solana: '', locale: 'en' })
      await page.click('#open')
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

      await followMail(page, email)
      await becomes(page, 'connected as 0x')
      const address = await status(page)
      const connected = await page.evaluate(() => {
        const { kit } = (window as unknown as { latchkeyExample: { kit: ExampleKit } }).latchkeyExample
        return ['eip155', 'solana'].map((name) => kit.connection(name).session.wallet.kind)
      })
      expect(connected).toEqual(['embedded', 'embedded'])
      const stored = () => page.evaluate(() => localStorage.getItem('latchkey.default.embedded'))
      expect(JSON.parse((await stored()) ?? '')).toEqual({ isLoggedIn: true, email })

      await page.reload()
      await becomes(page, 'connected as 0x')
      expect(await status(page)).toBe(address)
      expect(frames.filter((url) => url.startsWith(originOf(names.wallet))).length).toBe(2)

      await page.click('#open')
      await expect.poll(() => modalText(page)).toContain(`${email}Logged in with email`)
      await page.locator('>>> button::-p-text(Disconnect)').click()
      await becomes(page, 'disconnected')
      await page.reload()
      await page.waitForSelector('#open')
      expect(await status(page)).toBe('disconnected')
      await page.close()
    })

    test('error: what is no address is refused in place; going back ends the login, and the next one must wait [2.16, 3.17m, 4.24, 5.05, 5.06, 9.01]', async () => {
      const email = `pause-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(page, 'pause')
      const problem = () => page.$eval('>>> .email-error', ({ textContent }) => textContent)
      await expect.poll(problem).toContain('Enter an email address')
      const order = () =>
        page.$$eval('>>> .card :is(form, .list)', (all) => all.map(({ tagName }) => tagName))
      expect(await order(), 'without installed wallets').toEqual(['FORM', 'SECTION'])
      await page.click(field, { count: 3 })
      await page.type(field, email)
      await page.keyboard.press('Enter')
      await seeFrame(page, /Check your email/)
      await page.locator('>>> button[aria-label="Back"]').click()
      await focusField(page)
      expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe(email)
      await page.keyboard.press('Enter')
      await expect.poll(problem).toMatch(/^Please try again after \d+ seconds$/)

      await page.evaluateOnNewDocument(announceWallet)
      await page.reload()
      await page.click('#open')
      await expect.poll(() => modalText(page)).toContain('Own Wallet')
      expect(await order(), 'with an installed wallet').toEqual(['SECTION', 'FORM'])
      await page.close()
    })

    // What is the same in every engine, or waits long, runs in one of them.
    if (engine !== 'chromium') return

    test('error: a wallet that cannot be loaded is reported, in the modal and at the field [8.04]', async () => {
      rig.sites.serve(names.wallet, undefined)
      const page = await rig.browser.newPage()
      await enterEmail(page, 'down@mail.test')
      await expect
        .poll(() => modalText(page), { timeout: 30_000 })
        .toContain('Network Error - Could not load embedded wallet')
      expect(await page.$eval('>>> .email-error', ({ textContent }) => textContent)).toContain(
        'load the wallet',
      )
      rig.sites.serve(names.wallet, rig.server.url)
      await page.close()
    })

    test('behavior: a request opens the modal with an approval; closing it declines [2.02k]', async () => {
      const email = `approve-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(page, email)
      await followMail(page, email)
      await becomes(page, 'connected as 0x')
      await page.waitForFunction(
        () => !document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open,
      )

      const sign = () =>
        page.evaluate(async () => {
          const { kit } = (window as unknown as { latchkeyExample: { kit: ExampleKit } }).latchkeyExample
          const { connection, session } = kit.connection('eip155')
          const params = ['0x48656c6c6f', connection.address]
          return session.provider
            .request({ method: 'personal_sign', params })
            .catch(({ code }: { code: number }) => code)
        })
      const isOpen = () =>
        page.evaluate(
          () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open,
        )

      const declined = sign()
      const { text } = await seeFrame(page, /Sign a message/)
      expect(text).toContain(names.shop)
      expect(await title(page)).toBe('Approve request')
      await page.locator('>>> button[aria-label="Close"]').click()
      expect(await declined).toBe(4001)
      await expect.poll(isOpen).toBe(false)
      await page.close()
    })

    test('behavior: the address is changed with a code of each [2.02j, 2.24, 4.25]', async () => {
      const email = `a-rather-long-address-${engine}@mail.test`
      const next = `next-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await enterEmail(page, email)
      await followMail(page, email)
      await becomes(page, 'connected as 0x')
      await page.click('#open')
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
      await seeFrame(page, new RegExp(next))
      // The screen for the second code takes the place of the first.
      await sleep(1_000)
      await type(second.code)
      const { frame } = await seeFrame(page, /has changed/)
      await frame.locator('>>> button').click()
      await expect.poll(() => modalText(page)).toContain(`${next}Logged in with email`)
      await page.close()
    })
  })

/** An installed wallet (EIP-6963). */
function announceWallet() {
  const info = { uuid: crypto.randomUUID(), name: 'Own Wallet', icon: '', rdns: 'dev.latchkey.own' }
  const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

type ExampleKit = {
  connection(namespace: string): {
    connection: { address: string }
    session: {
      wallet: { kind: string }
      provider: { request(args: object): Promise<unknown> }
    }
  }
}
