import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Frame, Page } from 'puppeteer-core'
import { visitExample } from './exampleApp.ts'
import { type Name, names, originOf } from './names.ts'
import type { Rig } from './startRig.ts'

// The modal of the example app with the embedded wallet, as a visitor uses it.

export const field = '>>> input[type=email]'

/** What the app says about its connection. */
export const status = (page: Page) => page.$eval('output', ({ textContent }) => textContent)

/** Waits until the app says that. */
export const becomes = (page: Page, start: string) =>
  page.waitForFunction((start) => document.querySelector('output')?.textContent?.startsWith(start), {}, start)

export const modalText = (page: Page) =>
  page.evaluate(
    () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')?.textContent ?? '',
  )

export const isModalOpen = (page: Page) =>
  page.evaluate(
    () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open === true,
  )

/** Opens the modal with the button of the app, which nothing can press while the modal is still closing. */
export async function openModal(page: Page): Promise<void> {
  await expect.poll(() => isModalOpen(page)).toBe(false)
  await page.click('#open')
}

/** What is wrong with the address in the field. */
export const fieldError = (page: Page) => page.$eval('>>> .email-error', ({ textContent }) => textContent)

/** The field is drawn again when the rest of the modal has loaded: only the one on screen takes the focus. */
export async function focusField(page: Page): Promise<void> {
  await page.waitForSelector(field, { visible: true })
  await expect
    .poll(async () => {
      await page.focus(field)
      return page.$eval(field, (input) => (input.getRootNode() as ShadowRoot).activeElement === input)
    })
    .toBe(true)
}

/** The wallet's frame in the modal, once it says something. */
export async function seeFrame(page: Page, words: RegExp): Promise<{ frame: Frame; text: string }> {
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

/**
 * Presses a button of the frame, once the frame stands still. While the card around it grows,
 * Chromium may give a press to the page instead; a visitor reads before pressing.
 */
export async function pressInFrame(page: Page, frame: Frame, selector: string): Promise<void> {
  const place = () =>
    page.$eval('>>> iframe', (frame) => {
      const { height, left, top } = frame.getBoundingClientRect()
      return [left, top, height].join()
    })
  await expect
    .poll(async () => {
      const before = await place()
      await sleep(150)
      return (await place()) === before
    })
    .toBe(true)
  await frame.locator(selector).click()
}

/** Opens the app as a new visitor, and types an address into the modal. `settings` are those of the example. */
export async function enterEmail(
  { projectId }: Pick<Rig, 'projectId'>,
  page: Page,
  email: string,
  settings: Record<string, string> = {},
  name: Name = names.shop,
): Promise<void> {
  await page.bringToFront()
  await visitExample(page, name, { project: projectId, locale: 'en', ...settings })
  // Another visitor: the last one may have to wait before the next mail.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await openModal(page)
  await focusField(page)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
}

/** As a visitor does: the number behind the link on a new device, then the code. */
export async function followMail(
  { browser, mail }: Pick<Rig, 'browser' | 'mail'>,
  page: Page,
  email: string,
  mails = 1,
): Promise<void> {
  const { text } = await seeFrame(page, /Your number is|enter the code/i)
  const { code = '', link } = await mail.next(email, mails)
  const match = /Your number is (\d\d)/.exec(text)?.[1]
  if (match !== undefined) {
    const other = await browser.newPage()
    await other.goto(link ?? '')
    await other.click(`button[value="${Number(match)}"]`)
    await page.bringToFront()
    await seeFrame(page, /Continue/)
    await other.close()
  }
  const { frame } = await seeFrame(page, /Continue/)
  await (await frame.waitForSelector('>>> input'))?.focus()
  await page.keyboard.type(code)
}

/** The addresses that the app is connected with, by chain family. */
export function connectedAs(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { kit } = (window as unknown as ExampleWindow).latchkeyExample
    return Object.fromEntries(
      kit.drivers.map(({ namespace }) => [namespace, kit.connection(namespace).connection.address]),
    )
  })
}

/** What the page's own server would read in a token of the visitor's login. */
export async function readIdToken(page: Page): Promise<Record<string, unknown>> {
  const token = await page.evaluate(() => (window as unknown as ExampleWindow).latchkeyExample.getIdToken())
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Sends a request to the connected wallet; resolves to the code if it is refused. */
export function request(page: Page, method: string): Promise<unknown> {
  return page.evaluate((method) => {
    const { kit } = (window as unknown as ExampleWindow).latchkeyExample
    const { connection, session } = kit.connection()
    const params = method === 'personal_sign' ? ['0x48656c6c6f', connection.address] : []
    return session.provider.request({ method, params }).catch(({ code }: { code: number }) => code)
  }, method)
}

/** An installed wallet (EIP-6963) with one account, for `evaluateOnNewDocument`. */
export function announceWallet(): void {
  if (window !== window.top) return
  const answers: Record<string, unknown> = { eth_chainId: '0x1' }
  const account = [`0x${'b'.repeat(40)}`]
  const info = { uuid: crypto.randomUUID(), name: 'Own Wallet', icon: '', rdns: 'dev.latchkey.own' }
  const provider = {
    async request({ method }: { method: string }) {
      // As after a click of the visitor in the wallet.
      if (method === 'eth_requestAccounts') answers.eth_accounts = account
      return method === 'eth_requestAccounts' ? account : (answers[method] ?? [])
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

export type ExampleWindow = {
  latchkeyExample: {
    getIdToken(): Promise<string>
    kit: {
      drivers: readonly { namespace: string }[]
      connection(namespace?: string): {
        connection: { address: string }
        session: { provider: { request(args: object): Promise<unknown> } }
      }
    }
  }
}

/**
 * Waits until the modal stands still: it takes no press while a view moves, and what loads late
 * moves what is below it. A visitor reads before pressing.
 */
async function settle(page: Page): Promise<void> {
  const height = () =>
    page.$eval('>>> .card', (card) =>
      card.hasAttribute('data-moving') ? Number.NaN : card.getBoundingClientRect().height,
    )
  await page.waitForSelector('>>> .card')
  await expect
    .poll(async () => {
      const before = await height()
      await sleep(150)
      return (await height()) === before
    })
    .toBe(true)
}

/** Presses something of the modal, once it stands still. */
export async function pressInModal(page: Page, selector: string): Promise<void> {
  await settle(page)
  await page.locator(`>>> ${selector}`).click()
}

/** Logs out with the button of the account. */
export async function disconnect(page: Page): Promise<void> {
  // The card stands still, too, while the account loads.
  await page.waitForSelector('>>> button ::-p-text(Disconnect)', { visible: true })
  await pressInModal(page, 'button::-p-text(Disconnect)')
  await becomes(page, 'disconnected')
}

/** Presses a row of the modal, after scrolling to it as a visitor does. */
export async function pressRow(page: Page, label: string): Promise<void> {
  await page.waitForSelector(rowOf(label))
  await pressRowIfThere(page, label)
}

/** The same for a row that an earlier press may have left behind. */
export async function pressRowIfThere(page: Page, label: string): Promise<void> {
  await settle(page)
  const row = await page.$(rowOf(label))
  await row?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await row?.click()
}

const rowOf = (label: string) => `>>> button.row ::-p-text(${label})`
