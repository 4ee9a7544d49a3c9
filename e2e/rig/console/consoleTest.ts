import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createTestWallet, type TestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { violationsIn } from '../../violationsIn.ts'
import { type ConsoleRig, startConsole } from './startConsole.ts'

export { expect }

type Fixtures = {
  /** Adds a wallet on Ethereum to every page of a context. */
  addWallet(options?: AddWallet): Promise<TestWallet>
  /** Everything that a page must not do: errors, violations of the policy, requests to other origins. */
  complaints: string[]
}

type AddWallet = {
  /** Of the account. @default a new one */
  key?: Hex
  /** @default the context of the test */
  to?: BrowserContext
}

/** Journeys through the console, with the real server and a database of their own. */
export const test = base.extend<Fixtures, { rigName: string; ownPostgres: boolean; rig: ConsoleRig }>({
  // A file that sets it shares no server with others: one of them claims the server.
  rigName: ['', { scope: 'worker', option: true }],
  ownPostgres: [false, { scope: 'worker', option: true }],
  rig: [
    async ({ rigName: _, ownPostgres }, use) => {
      const rig = await startConsole({}, { ownPostgres })
      await use(rig)
      await rig.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  async addWallet({ context, rig }, use) {
    await use(async ({ key = generatePrivateKey(), to = context } = {}) => {
      const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: rig.chain.url }], privateKeys: [key] })
      await injectTestWallet(to, wallet)
      return wallet
    })
  },
  async complaints({ page, rig }, use) {
    await use(recordComplaints(page, rig))
  },
})

/** Watches pages of the console; what happens in the app does not count. */
export function recordComplaints(page: Page, { url }: Pick<ConsoleRig, 'url'>): string[] {
  const complaints: string[] = []
  const { origin } = new URL(url)
  page.on('request', (request) => {
    const to = request.url()
    if (!to.startsWith(origin) && !/^(data|blob):/.test(to)) complaints.push(`request to ${to}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 860 }
const looks = [
  { colorScheme: 'dark', size: phone },
  { colorScheme: 'light', size: desktop },
  { colorScheme: 'light', size: phone },
  { colorScheme: 'dark', size: desktop },
] as const
let looked = 0

/**
 * Problems that axe finds, and pages that are wider than the screen: in both themes and sizes by
 * `EXHAUSTIVE=1`, else in one of them, another one each time.
 */
export async function lookOver(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  // After a reload the navigation is there before the page.
  await expect(page.locator('h1').first()).toBeVisible()
  const chosen = process.env.EXHAUSTIVE ? looks : looks.slice(looked++ % 2).slice(0, 1)
  for (const { colorScheme, size } of chosen) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await endTransitions(page)
    const where = `${name}, ${colorScheme}, ${size.width} px`
    for (const { id, nodes } of await violationsIn(page))
      found.push(...nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html} ${failureSummary}`))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > size.width) found.push(`${where}: the page is ${width} px wide`)
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(desktop)
  return found
}

/** Colours change in a moment, and are pale meanwhile. */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}

/** With `SHOTS=<folder>`, pictures to look at: in both themes and sizes, and at a zoom of 200 %. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const zoomed = { colorScheme: 'light', size: { width: desktop.width / 2, height: desktop.height / 2 } }
  for (const { colorScheme, size } of [...looks, zoomed] as const) {
    await page.emulateMedia({ colorScheme: colorScheme as 'light' })
    await page.setViewportSize(size)
    // Colours change in a moment.
    await page.waitForTimeout(300)
    const path = join(folder, `${name}-${colorScheme}-${size.width}.png`)
    await page.screenshot({ path, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(desktop)
}

/** Signs in by the modal; the page must show the button for it. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue with (a )?wallet/ }).click()
  const modal = page.locator('latchkey-modal').getByRole('dialog')
  const wallet = modal.getByRole('button', { name: /^Test Wallet/ })
  const sign = modal.getByRole('button', { name: 'Sign in' })
  // A wallet that was connected on an earlier visit only signs.
  await expect(wallet.or(sign).first()).toBeVisible()
  if (await wallet.isVisible()) await wallet.click({ timeout: 3_000 }).catch(() => undefined)
  await sign.click()
}
