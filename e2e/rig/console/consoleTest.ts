import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createTestWallet, type TestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
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
export const test = base.extend<Fixtures, { rigName: string; rig: ConsoleRig }>({
  // A file that sets it shares no server with others: one of them claims the server.
  rigName: ['', { scope: 'worker', option: true }],
  rig: [
    async ({ rigName: _ }, use) => {
      const rig = await startConsole()
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
// Each theme in the other size too by `EXHAUSTIVE=1`.
const looks = [
  { colorScheme: 'dark', size: phone },
  { colorScheme: 'light', size: desktop },
  ...(process.env.EXHAUSTIVE
    ? ([
        { colorScheme: 'light', size: phone },
        { colorScheme: 'dark', size: desktop },
      ] as const)
    : []),
] as const

/** Problems that axe finds in both themes and sizes, and pages that are wider than the screen. */
export async function lookOver(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const where = `${name}, ${colorScheme}, ${size.width} px`
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html} ${failureSummary}`))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > size.width) found.push(`${where}: the page is ${width} px wide`)
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(desktop)
  return found
}

/** Signs in by the modal; the page must show the button for it. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue with/ }).click()
  const modal = page.locator('latchkey-modal').getByRole('dialog')
  const wallet = modal.getByRole('button', { name: /^Test Wallet/ })
  const sign = modal.getByRole('button', { name: 'Sign in' })
  // A wallet that was connected on an earlier visit only signs.
  await expect(wallet.or(sign).first()).toBeVisible()
  if (await wallet.isVisible()) await wallet.click({ timeout: 3_000 }).catch(() => undefined)
  await sign.click()
}
