import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Target } from 'puppeteer-core'

const waitMs = 4_000
const maxPresses = 4

/** The window that a press opens. */
export async function openedBy(browser: Browser, press: () => Promise<unknown>): Promise<Page> {
  const opened = Promise.withResolvers<Page>()
  const see = async (target: Target) => {
    const page = await target.page()
    if (page) opened.resolve(page)
  }
  browser.on('targetcreated', see)
  try {
    const page = await pressUntil(opened.promise, press)
    // The headless build opens it behind the page. Some windows are closed by now.
    await page.bringToFront().catch(() => undefined)
    return page
  } finally {
    browser.off('targetcreated', see)
  }
}

/**
 * Presses until something happens. While the card around the wallet's frame grows, Chromium may
 * give a press to the page instead of the frame: then it is pressed again, as a visitor does.
 */
export async function pressUntil<value extends object>(
  happened: Promise<value | null>,
  press: () => Promise<unknown>,
): Promise<value> {
  for (let presses = 0; presses < maxPresses; presses++) {
    await press()
    const value = await Promise.race([happened, sleep(waitMs)])
    if (value) return value
  }
  throw new Error(`Nothing happened after ${maxPresses} presses.`)
}
