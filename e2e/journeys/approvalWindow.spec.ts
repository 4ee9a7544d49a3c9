import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { toHex, verifyMessage } from 'viem'
import { approve, askRpc, decline, find, openWindow, shownIn, walletFrame } from '../rig/approvals.ts'
import { ask, hostPage, visitHost } from '../rig/hostPage.ts'
import { logIn } from '../rig/logIn.ts'
import { names } from '../rig/names.ts'
import { gateEngines } from '../rig/openBrowser.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

// No frame can tell for sure what a page makes of it, so the visitor decides in a window of the wallet.
for (const engine of gateEngines)
  test.describe(`in ${engine}`, () => {
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    let page: Page
    let address: `0x${string}`

    test.beforeAll(async () => {
      rig = await startRig(engine)
      rig.sites.serve(names.shop, hostPage(rig.projectId))
      page = await rig.browser.newPage()
      await visitHost(page, names.shop)
      await logIn(page, { browser: rig.browser, email: 'window@mail.test', mail: rig.mail, mails: 1 })
      address = (await ask(page, 'getUser', { chainId: 'eip155:1' })).payload?.address as `0x${string}`
      await page.bringToFront()
    })
    test.afterAll(() => rig?.stop())

    const message = 'Hello from the shop'
    const sign = () => askRpc(page, 'eip155:1', 'personal_sign', [toHex(message), address])
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

    test('behavior: the visitor decides in a window, and a press within a second does not count (threat 7) [6.05]', async () => {
      const asked = sign()
      expect(await shownIn(walletFrame(page))).toContain('Review in a window')
      const popup = await openWindow(rig.browser, page)
      const button = await find(popup, '.approval .button.primary')
      // The second half of a double click.
      await button.click()
      await pause(300)
      await button.click()
      await pause(300)
      expect(asked.isAnswered()).toBe(false)
      expect(await shownIn(popup)).toContain('shop.test')
      expect(await shownIn(popup)).toContain(message)
      await approve(popup)
      const { payload } = await asked.answer
      expect(await verifyMessage({ address, message, signature: payload?.result as `0x${string}` })).toBe(
        true,
      )
    })

    test('behavior: closing the window decides nothing; declining in it does', async () => {
      const asked = sign()
      const popup = await openWindow(rig.browser, page)
      await find(popup, '.approval')
      await popup.close()
      await expect.poll(() => shownIn(walletFrame(page))).toContain('closed before you decided')
      expect(asked.isAnswered()).toBe(false)
      const again = await openWindow(rig.browser, page)
      await decline(again)
      expect((await asked.answer).payload).toEqual({ code: 'wallet/user_rejected' })
    })
  })
