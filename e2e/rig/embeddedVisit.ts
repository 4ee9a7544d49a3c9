import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Frame, Page } from 'puppeteer-core'
import { visitExample } from './exampleApp.ts'
import { names, originOf } from './names.ts'
import type { Rig } from './startRig.ts'
import { walletFrame } from './walletFrame.ts'

const field = '>>> input[type=email]'

/** A visitor of the example app who logs in by email. */
export type EmbeddedVisit = {
  readonly page: Page
  /** Opens the app as a visitor who has not been there before, and the modal. */
  arrive(settings?: Record<string, string>): Promise<void>
  /** Types into the field for an email address. */
  typeEmail(email: string): Promise<void>
  /** The frame, once its screen says that. */
  seeFrame(words: RegExp): Promise<Frame>
  /** Resolves once the card of the modal says that. */
  seeCard(words: RegExp | string): Promise<void>
  /** Clicks a button of the modal. */
  press(label: string): Promise<void>
  /** Clicks a button of the frame. */
  pressInFrame(label: string): Promise<void>
  /** Opens the link of a mail elsewhere and chooses a number there; resolves to the code of the mail. */
  choose(email: string, options?: { mails?: number; isRight?: boolean }): Promise<string>
  /** From the screen with the number to a connected wallet. */
  finish(email: string): Promise<void>
  /** The address of the connected wallet. */
  address(namespace: string): Promise<string>
  /** A request to the connected wallet (EIP-1193). Resolves to its answer, or to the code of the error. */
  request(namespace: string, method: string, params: unknown): Promise<unknown>
}

export async function startVisit(rig: Rig): Promise<EmbeddedVisit> {
  const page = await rig.browser.newPage()

  async function seeFrame(words: RegExp): Promise<Frame> {
    let frame: Frame | undefined
    await expect
      .poll(
        async () => {
          frame = page.frames().find((one) => one.url().startsWith(originOf(names.wallet)))
          // A call into a frame that is about to be replaced may never be answered.
          const reading = frame?.evaluate(readScreen).catch(() => '')
          return (await Promise.race([reading, sleep(1_000)])) ?? ''
        },
        { timeout: 30_000 },
      )
      .toMatch(words)
    return frame as Frame
  }
  const number = async () => {
    const frame = await seeFrame(/\d\d/)
    return Number(await frame.$eval('>>> .match [aria-hidden]', ({ textContent }) => textContent))
  }

  const visit: EmbeddedVisit = {
    page,
    seeFrame,
    async arrive(settings = {}) {
      const query = { project: rig.projectId, locale: 'en', ...settings }
      await visitExample(page, names.shop, query)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await page.click('#open')
      await page.waitForSelector(field, { visible: true })
    },
    async typeEmail(email) {
      // The field is drawn again when the rest of the modal has loaded: only the one on screen takes the focus.
      await expect
        .poll(async () => {
          await page.focus(field)
          return page.$eval(field, (input) => (input.getRootNode() as ShadowRoot).activeElement === input)
        })
        .toBe(true)
      await page.$eval(field, (input) => (input as HTMLInputElement).select())
      await page.keyboard.type(email)
    },
    async seeCard(words) {
      await expect
        .poll(
          () =>
            page.evaluate(
              () =>
                document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')?.textContent ??
                '',
            ),
          { timeout: 30_000 },
        )
        [typeof words === 'string' ? 'toContain' : 'toMatch'](words as string)
    },
    async press(label) {
      const buttons = await page.$$('>>> .card button')
      for (const button of buttons) {
        const text = await button.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
        if (text?.includes(label)) return button.click()
      }
      throw new Error(`The modal has no button ${label}.`)
    },
    async pressInFrame(label) {
      await (await walletFrame(page)).press(label)
    },
    async choose(email, { mails = 1, isRight = true } = {}) {
      const match = await number()
      const { code = '', link = '' } = await rig.mail.next(email, mails)
      const other = await rig.browser.newPage()
      await other.goto(link)
      const choices = await other.$$eval('button', (all) => all.map(({ value }) => value))
      const value = choices.find((one) => (Number(one) === match) === isRight)
      await Promise.all([other.waitForNavigation(), other.click(`button[value="${value}"]`)])
      await other.close()
      await page.bringToFront()
      return code
    },
    async finish(email) {
      const code = await visit.choose(email)
      const frame = await seeFrame(/8 digits/)
      await (await frame.waitForSelector('>>> input'))?.focus()
      await page.keyboard.type(code)
      await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('connected'))
    },
    address: (namespace) =>
      page.evaluate((namespace) => {
        const { kit } = (window as unknown as Handed).latchkeyExample
        return kit.connection(namespace).connection.address
      }, namespace),
    request(namespace, method, params) {
      const answer = page.evaluate(
        async (namespace, method, params) => {
          const { kit } = (window as unknown as Handed).latchkeyExample
          const { provider } = kit.connection(namespace).session
          return provider.request({ method, params }).catch(({ code }: { code: number }) => code)
        },
        namespace,
        method,
        params,
      )
      // A page that is closed at the end of a test answers nothing.
      answer.catch(() => undefined)
      return answer
    },
  }
  return visit
}

const readScreen = () => document.querySelector('[data-theme]')?.shadowRoot?.textContent ?? ''

type Handed = {
  latchkeyExample: {
    kit: {
      connection(namespace: string): {
        connection: { address: string }
        session: { provider: { request(args: object): Promise<unknown> } }
      }
    }
  }
}
