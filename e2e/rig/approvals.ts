import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core'
import { ask, type FramePacket } from './hostPage.ts'
import { names, originOf } from './names.ts'
import { openedBy } from './openedBy.ts'

/** What an app asked for, and whether it has been answered. */
export type Asked = { readonly answer: Promise<FramePacket>; isAnswered(): boolean }

/** Asks for a signature, as the app. */
export function askRpc(page: Page, chainId: string, method: string, params: unknown): Asked {
  let isAnswered = false
  const answer = ask(page, 'rpcRequest', { chainId, method, params }).finally(() => {
    isAnswered = true
  })
  // A page that is closed at the end of a test answers nothing.
  answer.catch(() => undefined)
  return { answer, isAnswered: () => isAnswered }
}

export function walletFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(originOf(names.wallet)))
  if (!frame) throw new Error('The app has no frame of the wallet.')
  return frame
}

/** An element of the wallet's screen, once it is there. A screen that is over stays for a moment, but is inert. */
export async function find(place: Frame | Page, selector: string): Promise<ElementHandle> {
  const found = await place.waitForSelector(`>>> .stage-ground:not([inert]) ${selector}`, { timeout: 20_000 })
  if (!found) throw new Error(`Nothing is shown at ${selector}.`)
  return found
}

/** What the screen says. */
export async function shownIn(place: Frame | Page): Promise<string> {
  const screen = await find(place, '.approval')
  return screen.evaluate((element) => element.textContent ?? '')
}

/** Presses the button that approves, once it can be pressed. */
export async function approve(place: Frame | Page): Promise<void> {
  await pressLast(await find(place, '.approval .button.primary:not(.idle)'))
}

/** A window of the wallet may be gone before the button is up again; the answer tells whether the press counted. */
async function pressLast(button: ElementHandle): Promise<void> {
  await button.click().catch((error: Error) => {
    if (!/target closed|detached|no longer/i.test(`${error}`)) throw error
  })
}

/** The window of the wallet that opens with a press on the frame's button. */
export function openWindow(browser: Browser, page: Page): Promise<Page> {
  return openedBy(browser, async () => {
    const button = await find(walletFrame(page), '.approval .button.primary')
    await standsStill(button)
    await button.click()
  })
}

/** While the page gives the frame its height, a press may miss; a visitor reads before pressing. */
async function standsStill(element: ElementHandle): Promise<void> {
  for (let before = ''; ; ) {
    const now = JSON.stringify(await element.boundingBox())
    if (now === before) return
    before = now
    await sleep(150)
  }
}

/** Opens the window, reads it, and approves in it. */
export async function approveInWindow(browser: Browser, page: Page): Promise<string> {
  const popup = await openWindow(browser, page)
  const text = await shownIn(popup)
  await approve(popup)
  return text
}

/** Presses the button that declines. */
export async function decline(place: Frame | Page): Promise<void> {
  const button = await find(place, '.approval .button.secondary')
  await standsStill(button)
  await pressLast(button)
}
