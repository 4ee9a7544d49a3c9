import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromium as settings } from '../settings.ts'

/** A wallet that is only in the server's list. */
export function walletOnlyOnServer(
  repository: string,
  listed: readonly { id: string; name: string }[],
): string {
  const bundled = readFileSync(join(repository, 'packages/kit/src/core/wallets/walletData.gen.ts'), 'utf8')
  const found = listed.find(({ id }) => !new RegExp(`^(?:const rows = \`)?${id}\\|`, 'm').test(bundled))
  if (!found) throw new Error('the server lists no wallet that the kit does not know by itself')
  return found.name
}

/**
 * Follows the guide's steps in a browser, and checks where the responses come
 * from. Resolves once the account and its balance are shown.
 */
export async function connectModal({ address, server, wallet, listed }: connectModal.Options): Promise<void> {
  const browser = await chromium.launch(settings)
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(20_000)
    const answered = recordAnswers(page, server)
    await page.goto(address)
    const modal = page.getByRole('dialog')
    const button = (name: string) => modal.getByRole('button', { name }).first()

    await page.getByTestId('latchkey-connect').click()
    await button('All wallets').click()
    await modal.getByRole('searchbox', { name: 'Search wallets' }).fill(listed)
    await modal.getByText(listed, { exact: true }).first().waitFor()
    need(answered, /^GET 200 \/getWallets$/)

    await modal.getByRole('searchbox').fill('')
    await button('Back').click()
    await button(wallet).click()
    await waitForText(page.getByTestId('status'), 'connected')

    await page.getByTestId('latchkey-connect').click()
    await modal.getByText('10,000').first().waitFor()
    need(answered, /^GET 200 \/v1\/account\/0x[\da-f]{40}\/balance$/i)
    need(answered, /^GET 200 \/v1\/config$/)
  } finally {
    await browser.close()
  }
}

export declare namespace connectModal {
  type Options = {
    address: string
    /** The origin that must have responded. */
    server: string
    /** The wallet to connect. */
    wallet: string
    /** The wallet to find in the list. */
    listed: string
  }
}

/** Each response of the server: method, status, path and request body. */
function recordAnswers(page: Page, server: string): string[] {
  const answered: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    const url = new URL(response.url())
    if (url.origin !== server) return
    answered.push(
      [request.method(), response.status(), url.pathname, request.postData()].filter(Boolean).join(' '),
    )
  })
  return answered
}

function need(answered: readonly string[], wanted: RegExp): void {
  if (!answered.some((answer) => wanted.test(answer)))
    throw new Error(`the server did not answer ${wanted}; it answered:\n${answered.join('\n')}`)
}

async function waitForText(locator: Locator, text: string): Promise<void> {
  await locator.filter({ hasText: new RegExp(`^${text}$`) }).waitFor()
}
