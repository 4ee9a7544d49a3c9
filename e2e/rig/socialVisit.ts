import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Page, Target } from 'puppeteer-core'
import type { SocialProvider } from '../../packages/protocol/src/http/social.ts'
import { modalText, openModal } from './embeddedModal.ts'
import { visitExample } from './exampleApp.ts'
import { type Name, names, originOf } from './names.ts'
import type { Rig } from './startRig.ts'

/** Opens the app as a new visitor, and the modal with the accounts to log in with. */
export async function openSocials(
  rig: Rig,
  page: Page,
  settings: Record<string, string> = {},
  name: Name = names.shop,
  first: SocialProvider = 'google',
): Promise<void> {
  // The wallet's own name has no API for pages.
  rig.sites.serve(names.mail, rig.server.url)
  const query = { project: rig.projectId, api: originOf(names.mail), locale: 'en', ...settings }
  await visitExample(page, name, query)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await openModal(page)
  await settledButton(page, first)
}

const buttonOf = (provider: SocialProvider) => `>>> .social[data-provider=${provider}]`

/** The view is drawn again when the rest of the modal has loaded, and moves while it opens. */
async function settledButton(page: Page, provider: SocialProvider): Promise<void> {
  await page.waitForSelector(buttonOf(provider), { visible: true })
  const place = () =>
    page.$eval(buttonOf(provider), (one) => {
      const { left, top } = one.getBoundingClientRect()
      return [left, top].join()
    })
  await expect
    .poll(async () => {
      const before = await place().catch(() => 'gone')
      await sleep(200)
      return before === (await place().catch(() => 'none'))
    })
    .toBe(true)
}

/** Presses the button of a provider that opens no window. */
export async function pressSocial(page: Page, provider: SocialProvider): Promise<void> {
  await settledButton(page, provider)
  await page.click(buttonOf(provider))
}

/** What a click opens. */
export async function opening(rig: Rig, click: () => Promise<unknown>): Promise<Page> {
  const before = new Set<Target>(rig.browser.targets())
  await click()
  // In Firefox, frames are targets too. The window is at the wallet, or has left for a provider.
  const isWindow = (url: string) => url.includes('/social?') || url.startsWith('http://127.0.0.1')
  const target = await rig.browser.waitForTarget(
    (one) => one.type() === 'page' && !before.has(one) && isWindow(one.url()),
    { timeout: 10_000 },
  )
  const opened = await target.page()
  if (!opened) throw new Error('No window was opened.')
  return opened
}

/** Presses the button of a provider; resolves to its window. */
export async function pressProvider(rig: Rig, page: Page, provider: SocialProvider): Promise<Page> {
  await settledButton(page, provider)
  return opening(rig, () => page.click(buttonOf(provider)))
}

/** Presses a button of the provider's page. */
export async function answerAt(popup: Page, id: 'continue' | 'cancel'): Promise<void> {
  await popup.waitForSelector(`#${id}`, { timeout: 20_000 })
  await popup.click(`#${id}`)
}

/** Resolves once the card of the modal says that. */
export async function seeCard(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => modalText(page), { timeout: 20_000 }).toMatch(words)
}

/** What is written in the wallet's window. */
export const windowText = (popup: Page) =>
  popup.evaluate(() => document.querySelector('[data-theme]')?.shadowRoot?.textContent ?? '')
