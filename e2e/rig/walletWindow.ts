import { expect } from '@playwright/test'
import type { Browser, CDPSession, Frame, Page } from 'puppeteer-core'
import { walletFrame } from './approvals.ts'
import { openedBy, pressUntil } from './openedBy.ts'

/** A window of the wallet for one task, as a visitor uses it. */
export type WalletWindow = {
  readonly page: Page
  /** Resolves once it says that. */
  says(words: string): Promise<void>
  press(label: string): Promise<void>
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>
  /** The code of the kit that it shows. */
  readCode(): Promise<string>
  /** The two groups that it asks for. */
  typeGroups(code: string): Promise<void>
}

/** The window that a press opens. */
export async function windowBy(browser: Browser, press: () => Promise<unknown>): Promise<WalletWindow> {
  return toWindow(await openedBy(browser, press))
}

export function toWindow(page: Page): WalletWindow {
  const text = () =>
    page
      .evaluate(
        () => document.querySelector('body > div')?.shadowRoot?.querySelector('main')?.textContent ?? '',
      )
      .catch(() => '')
  return {
    page,
    says: (words) => expect.poll(text, { timeout: 20_000 }).toContain(words),
    press: (label) => pressIn(page, label),
    async type(label, typed) {
      const field = await page.waitForSelector(`>>> label ::-p-text(${label})`)
      const input = await field?.evaluateHandle((element) =>
        element.closest('label')?.querySelector('input, textarea'),
      )
      const element = input?.asElement()
      await element?.evaluate((one) => (one as HTMLInputElement).select())
      await (element as { type?(text: string): Promise<void> } | null)?.type?.(typed)
    },
    async readCode() {
      await page.waitForSelector('>>> .kit-code')
      return (await page.$$eval('>>> .kit-code code', (groups) => groups.map((one) => one.textContent))).join(
        '',
      )
    },
    async typeGroups(code) {
      await page.waitForSelector('>>> .kit-check')
      for (const label of await page.$$('>>> .kit-check label')) {
        const number = Number(/\d/.exec((await label.evaluate(({ textContent }) => textContent)) ?? '')?.[0])
        const field = await label.$('input')
        await field?.type(code.slice((number - 1) * 4, number * 4).toLowerCase())
      }
    },
  }
}

/** Presses a button, once it can be pressed. */
export async function pressIn(place: Page | Frame, label: string): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const button of await place.$$('>>> main:not([inert]) button:not([aria-disabled])')) {
          const text = await button.evaluate((one) => one.ariaLabel ?? one.textContent)
          if (text !== label) continue
          await button.click().catch((error: Error) => {
            if (!/closed|detached|no longer/i.test(`${error}`)) throw error
          })
          return true
        }
        return false
      },
      { timeout: 20_000 },
    )
    .toBe(true)
}

/**
 * One window for all tasks of a tab, with an authenticator. What a virtual authenticator computes
 * (PRF) ends with its window and cannot be exported, so the window must not close in between.
 */
export async function keepWindow(page: Page, { browser, hasPrf }: keepWindow.Options): Promise<KeptWindow> {
  let kept: Page | undefined
  let session: CDPSession | undefined
  let authenticatorId = ''
  return {
    async by(press) {
      await walletFrame(page).evaluate(() => {
        const { open } = window
        window.open = (url, _, features) => open.call(window, url, 'kept', features)
      })
      if (kept) {
        await pressUntil(kept.waitForNavigation(), press)
        await kept.bringToFront()
        return toWindow(kept)
      }
      const first = await windowBy(browser, press)
      kept = first.page
      await kept.evaluate(stayOpen)
      await kept.evaluateOnNewDocument(stayOpen)
      session = await kept.createCDPSession()
      await session.send('WebAuthn.enable')
      const added = await session.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          ctap2Version: 'ctap2_1',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
          hasPrf,
        },
      })
      authenticatorId = added.authenticatorId
      return first
    },
    async deletePasskeys() {
      await session?.send('WebAuthn.clearCredentials', { authenticatorId })
    },
    async declineOnce() {
      await kept?.evaluate(() => {
        const { credentials } = navigator
        // A virtual authenticator that fails once is locked. This is what browsers answer to a visitor who cancels.
        credentials.get = async () => {
          Reflect.deleteProperty(credentials, 'get')
          throw new DOMException('The visitor has cancelled', 'NotAllowedError')
        }
      })
    },
    computed: async () => (await kept?.evaluate(() => (window as unknown as Spied).computed)) ?? [],
  }
}

export type KeptWindow = {
  /** The window after a press in the frame. */
  by(press: () => Promise<unknown>): Promise<WalletWindow>
  /** As a visitor who deletes them where they are kept. */
  deletePasskeys(): Promise<void>
  /** The visitor cancels when a passkey is asked for next. */
  declineOnce(): Promise<void>
  /** What the authenticator computed in this window since it was opened, in hex. */
  computed(): Promise<readonly string[]>
}

export declare namespace keepWindow {
  type Options = { readonly browser: Browser; readonly hasPrf: boolean }
}

type Spied = { computed: string[] }

/** Runs in the window. */
function stayOpen(): void {
  const spied = window as unknown as Spied
  spied.computed = []
  window.close = () => undefined
  const { getClientExtensionResults } = PublicKeyCredential.prototype
  PublicKeyCredential.prototype.getClientExtensionResults = function () {
    const results = getClientExtensionResults.call(this)
    const first = results.prf?.results?.first
    if (first)
      spied.computed.push(
        Array.from(new Uint8Array(first as ArrayBuffer), (byte) => byte.toString(16).padStart(2, '0')).join(
          '',
        ),
      )
    return results
  }
}
