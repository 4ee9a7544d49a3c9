import { expect } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { approve, find, shownIn, walletFrame } from './approvals.ts'
import { windowBy } from './walletWindow.ts'

/** Opens the window of the wallet with the keyboard, reads it, and approves in it. */
export async function approveByKeyboard(
  browser: Browser,
  page: Page,
  look: (opened: Page) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const isOpened = async () => (await browser.pages()).some((one) => one.url().includes('/popup'))
  const opened = await windowBy(browser, async () => {
    await page.bringToFront()
    // A press while the card still moves gets lost.
    await expect
      .poll(
        async () => {
          const button = await find(walletFrame(page), '.approval .button.primary')
          if (!(await isOpened())) await button.press('Enter')
          return isOpened()
        },
        { intervals: [1_000], timeout: 30_000 },
      )
      .toBe(true)
  })
  const text = await shownIn(opened.page)
  await look(opened.page)
  await approve(opened.page)
  return text
}

/** Whether the modal of the app is closed. */
export const isModalClosed = (page: Page) =>
  page.evaluate(() => !document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open)
