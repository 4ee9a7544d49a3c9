import { createTestWallet } from '@latchkey/chains/evm/testing'
import { injectTestWallet } from '@latchkey/chains/evm/testingPlaywright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { chromium as settings } from '../../settings.ts'

export function launch(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...settings, args: [...settings.args, ...args] })
}

/** A first visit: an empty profile, two wallets, and a log of every request of the page. */
export type Visit = AsyncDisposable & {
  readonly page: Page
  readonly context: BrowserContext
  readonly cdp: CDPSession
  /** URLs of requests and WebSockets, oldest first. */
  readonly requests: readonly string[]
}

export declare namespace visit {
  type Options = {
    /** The node of the wallets. Only requests for chain data reach it. */
    rpcUrl?: string | undefined
    /** Runs before the page's own scripts. */
    prepare?: (() => void) | undefined
    context?: BrowserContextOptions | undefined
  }
}

export const walletNames = ['Test Wallet', 'Second Wallet'] as const

export async function visit(browser: Browser, url: string, options: visit.Options = {}): Promise<Visit> {
  const { rpcUrl = 'http://127.0.0.1:9', prepare } = options
  const context = await browser.newContext({ locale: 'en-US', ...options.context })
  const requests: string[] = []
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request.url())
  })
  context.on('page', (page) => page.on('websocket', (socket) => requests.push(socket.url())))
  for (const [index, name] of walletNames.entries()) {
    const chains = [1, 8453].map((id) => ({ id, rpcUrl }))
    await injectTestWallet(context, createTestWallet({ name, rdns: `dev.latchkey.figures${index}`, chains }))
  }
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, context, cdp, requests, [Symbol.asyncDispose]: () => context.close() }
}

/** Connects the first wallet with the host's button. */
export async function connect({ page }: Visit): Promise<void> {
  await page.getByTestId('latchkey-connect').click()
  await page.getByRole('dialog').getByRole('button', { name: walletNames[0] }).click()
  await page.locator('[data-testid=latchkey-connect][data-status=connected]').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Opens a view directly, with the kit that the example exposes to the console. */
export async function pushView({ page }: Visit, view: { name: string; params?: object }): Promise<void> {
  await page.evaluate(
    (view) => (globalThis as unknown as { latchkeyExample: Handed }).latchkeyExample.push(view),
    view,
  )
  await page.getByRole('dialog').waitFor()
}

type Handed = { push(view: object): void }
