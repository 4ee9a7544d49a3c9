import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'
import {
  startProviders,
  type TestProviders,
} from '../../apps/server/src/features/login/testing/startProviders.ts'
import { languageTags } from '../../packages/protocol/src/languages.ts'
import {
  becomes,
  connectedAs,
  disconnect,
  modalText,
  openModal,
  pressInFrame,
  pressInModal,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { names, originOf } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { answerAt, opening, openSocials, pressProvider, seeCard, windowText } from '../rig/socialVisit.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

/** Accessibility violations found by axe. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<Found> } }
    type Found = { violations: readonly { id: string; nodes: readonly { html: string }[] }[] }
    const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  })
}

/** Elements that are wider than the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...(document.querySelector('[data-theme]')?.shadowRoot?.querySelectorAll('*') ?? [])]
    const wide = all.filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < -0.5 || right > innerWidth + 0.5
    })
    return wide.map(({ localName, textContent }) => `<${localName}> ${textContent}`)
  })
}

for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    let providers: TestProviders
    test.beforeAll(async () => {
      providers = await startProviders({ authUrl: originOf(names.wallet) })
      // Windows are blocked in it.
      rig = await startRig(engine, providers.env, { isWhole: true })
      rig.sites.serve(names.shop, exampleApp())
    })
    test.afterAll(async () => {
      await rig?.stop()
      await providers?.stop()
    })

    test('behavior: an account at a provider connects a wallet; the same account is the same wallet [1.03c, 1.11a, 1.12, 4.26]', async () => {
      const { name } = providers.next({ name: 'Ana at Google' })
      const page = await rig.browser.newPage()
      await openSocials(rig, page)
      expect(
        await page.$$eval('>>> .social', (all) => all.map((one) => (one as HTMLElement).dataset.provider)),
      ).toEqual(['google', 'x', 'discord', 'apple', 'github', 'facebook'])
      const popup = await pressProvider(rig, page, 'google')
      await seeFrame(page, /Continue in the window/)
      await answerAt(popup, 'continue')
      await becomes(page, 'connected as 0x')
      await expect.poll(() => popup.isClosed()).toBe(true)
      const first = await connectedAs(page)

      await page.bringToFront()
      await openModal(page)
      await expect.poll(() => modalText(page)).toContain(`${name}Logged in with Google`)
      await page.reload()
      await becomes(page, 'connected as 0x')
      await openModal(page)
      await expect.poll(() => modalText(page)).toContain(`${name}Logged in with Google`)
      await disconnect(page)

      await openSocials(rig, page)
      const again = await pressProvider(rig, page, 'google')
      // The provider still knows the visitor, and may not ask.
      await Promise.race([
        answerAt(again, 'continue').catch(() => undefined),
        becomes(page, 'connected as 0x'),
      ])
      await becomes(page, 'connected as 0x')
      expect(await connectedAs(page)).toEqual(first)
      await page.close()
    })

    // The rest in the other engine by `EXHAUSTIVE=1`.
    if (engine !== 'chromium' && !process.env.EXHAUSTIVE) return

    test('error: a blocked window is said in words, and one more click opens it', async () => {
      providers.next()
      const page = await rig.browser.newPage()
      await openSocials(rig, page)
      await page.evaluate(() => {
        const button = document
          .querySelector('latchkey-modal')
          ?.shadowRoot?.querySelector<HTMLElement>('[data-provider=github]')
        // A click counts for one window: after this one, the browser blocks the next.
        window.open('about:blank')?.close()
        button?.click()
      })
      await seeCard(page, /The window was blocked.*Open the window/)
      const popup = await opening(rig, () => pressInModal(page, 'button::-p-text(Open the window)'))
      await answerAt(popup, 'continue')
      await becomes(page, 'connected as 0x')
      await page.close()
    })

    test('error: a window that is closed before it has left is noticed; one that has left is not taken for closed [8.16b]', async () => {
      providers.next()
      const page = await rig.browser.newPage()
      await openSocials(rig, page)
      rig.sites.serve(names.wallet, (request, response) => {
        // The window stays where it is.
        if (!request.url?.startsWith('/v1/login/social/bind')) forward(request, response, rig.server.url)
      })
      const popup = await pressProvider(rig, page, 'discord')
      await seeFrame(page, /Continue in the window/)
      await popup.close()
      await seeCard(page, /The window was closed/)
      rig.sites.serve(names.wallet, rig.server.url)

      const second = await opening(rig, () => pressInModal(page, 'button::-p-text(Try again)'))
      await second.waitForSelector('#continue')
      await second.close()
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      const { frame } = await seeFrame(page, /Continue in the window/)
      const third = await opening(rig, () => pressInFrame(page, frame, '>>> button::-p-text(Open again)'))
      await answerAt(third, 'continue')
      await becomes(page, 'connected as 0x')
      await page.close()
    })

    test('behavior: a page that cuts windows off shows a number, and the window asks for it (threat 18)', async () => {
      providers.next()
      const app = exampleApp()
      rig.sites.serve(names.shop, (request, response) => {
        response.setHeader('cross-origin-opener-policy', 'same-origin')
        app(request, response)
      })
      const page = await rig.browser.newPage()
      await openSocials(rig, page)
      const popup = await pressProvider(rig, page, 'google')
      const { text } = await seeFrame(page, /Your number is \d\d/)
      const number = /Your number is (\d\d)/.exec(text)?.[1]
      await expect.poll(() => windowText(popup)).toContain('Which number do you see?')
      expect(await windowText(popup)).toContain(names.shop)
      await popup.locator(`>>> button::-p-text(${number})`).click()
      await answerAt(popup, 'continue')
      await becomes(page, 'connected as 0x')

      await openModal(page)
      await disconnect(page)
      await openSocials(rig, page)
      const wrong = await pressProvider(rig, page, 'google')
      const second = await seeFrame(page, /Your number is \d\d/)
      const right = /Your number is (\d\d)/.exec(second.text)?.[1]
      await expect.poll(() => windowText(wrong)).toContain('Which number do you see?')
      const choices = await wrong.$$eval('>>> .number', (all) => all.map(({ textContent }) => textContent))
      await wrong.locator(`>>> button::-p-text(${choices.find((one) => one !== right)})`).click()
      await expect.poll(() => windowText(wrong)).toContain('That was a different number')
      await seeCard(page, /Another number was chosen/)
      expect(await status(page)).toBe('disconnected')
      await wrong.close()
      await page.close()
      rig.sites.serve(names.shop, app)
    })

    test('behavior: the window in every language and theme, and as narrow as 320 px: no axe violation, nothing cut off', async () => {
      const found: string[] = []
      for (const lang of process.env.EXHAUSTIVE ? languageTags : ['en', 'ar'])
        for (const theme of ['light', 'dark']) {
          const popup = await rig.browser.newPage()
          await popup.setViewport({ width: 320, height: 640 })
          // Without an opener, and for a login that the server does not know any more.
          await popup.setRequestInterception(true)
          popup.on('request', (request) => {
            const json = (body: object) =>
              request.respond({ contentType: 'application/json', body: JSON.stringify(body) })
            const { pathname } = new URL(request.url())
            if (pathname.endsWith('/window'))
              return void json({ state: 'waiting', provider: 'google', origin: originOf(names.shop) })
            if (pathname.endsWith('/ask')) return void json({ choices: [4, 42, 99] })
            return void request.continue()
          })
          await popup.goto(
            `${originOf(names.wallet)}/social?id=${crypto.randomUUID()}&lang=${lang}&theme=${theme}`,
          )
          await popup.waitForSelector('>>> .number')
          const look = async (state: string) => {
            for (const one of [...(await violations(popup)), ...(await tooWide(popup))])
              found.push(`${lang} ${theme} ${state}: ${one}`)
          }
          await look('number')
          expect(await popup.evaluate(() => document.documentElement.dir)).toBe(lang === 'ar' ? 'rtl' : 'ltr')
          await popup.keyboard.press('Tab')
          await popup.keyboard.press('Enter')
          await popup.waitForSelector('>>> [role=alert]')
          await look('stopped')
          await popup.close()
        }
      expect(found).toEqual([])
    })

    test('error: who declines at the provider is told so, and can try again', async () => {
      providers.next({ declines: true })
      const page = await rig.browser.newPage()
      await openSocials(rig, page)
      const popup = await pressProvider(rig, page, 'github')
      await answerAt(popup, 'cancel')
      await seeCard(page, /Login declined.*Try again.*Use another way/)
      expect(await status(page)).toBe('disconnected')
      await pressInModal(page, 'button::-p-text(Use another way)')
      await page.waitForSelector('>>> input[type=email]', { visible: true })
      await page.close()
    })
  })
