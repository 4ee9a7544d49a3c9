import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, type Page, test } from '@playwright/test'
import { logInWithTestEmail } from 'latchkey/testing/playwright'
import { parseEther, verifyMessage } from 'viem'
import { createTestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { createProject, type ServerProcess, startServer } from '../server/startServer.ts'
import { hostPort } from '../settings.ts'

// As the developer of an app runs it: Playwright's own browser, a development server, no mailbox.

const code = '00000000'
const undo: (() => unknown)[] = []
let server: ServerProcess
let wallet: string
let anvil: Anvil
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-login-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const database = await createTestDatabase()
  undo.push(database.drop)
  anvil = await startAnvil()
  undo.push(anvil.stop)
  const url = (port: number) => {
    wallet = `http://wallet.localhost:${port}`
    return wallet
  }
  server = await startServer({
    folder,
    env: (port) => ({
      DATABASE_URL: database.url,
      WALLET_URL: url(port),
      RPC_EIP155_31337: anvil.url,
      AUTH_KMS: `file:${join(folder, 'auth.key')}`,
      VAULT_KMS: `file:${join(folder, 'vault.key')}`,
      ESCROW_KMS: `file:${join(folder, 'escrow.key')}`,
      // There is none.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'login@wallet.localhost',
      TEST_LOGIN_DOMAIN: 'latchkey.test',
      TEST_LOGIN_CODE: code,
    }),
  })
  undo.push(server.kill)
  await createProject(server.url, 'app', [`http://127.0.0.1:${hostPort}`])
})
test.afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('behavior: a test of an app logs in by email in one call, without a mail, and again in another browser', async ({
  browser,
  page,
}) => {
  const query = new URLSearchParams({ embedded: wallet, project: 'app', solana: '', locale: 'en' })
  const status = page.getByTestId('status')
  await page.goto(`/mount.html?${query}`)
  await logInWithTestEmail(page, { email: 'ana@latchkey.test', code, open: () => page.click('#open') })
  await expect(status).toContainText('connected as 0x')
  const address = await status.textContent()
  const other = await browser.newPage()
  await other.goto(`/mount.html?${query}`)
  await logInWithTestEmail(other, { email: 'ana@latchkey.test', code, open: () => other.click('#open') })
  await expect(other.getByTestId('status')).toHaveText(address ?? '')
  await other.close()
})

/** Opens the window of the wallet from its frame, and approves there. */
async function approve(page: Page): Promise<void> {
  const button = page
    .frameLocator('latchkey-modal iframe')
    .locator('main:not([inert]) .approval .button.primary')
  const opened = page.waitForEvent('popup')
  // By the keyboard: the modal slides in, and Playwright does not wait for frames that move.
  await button.press('Enter')
  const popup = await opened
  // The window may be gone before the press has ended; the answer tells whether it counted.
  await popup
    .locator('.approval .button.primary:not(.idle)')
    .click()
    .catch((error: Error) => {
      if (!/has been closed/.test(error.message)) throw error
    })
}

test('behavior: wagmi, ethers and @solana/kit use the embedded wallet like any other', async ({ page }) => {
  const rpc = `31337@${anvil.url}`
  const query = new URLSearchParams({ embedded: wallet, project: 'app', rpc, solana: '', locale: 'en' })
  await page.goto(`/libraries.html?${query}`)
  await logInWithTestEmail(page, { email: 'libraries@latchkey.test', code, open: () => page.click('#open') })
  await expect(page.getByTestId('status')).toContainText('connected as 0x')
  const address = (await page.getByTestId('status').textContent())?.slice(-42) as `0x${string}`
  const result = page.getByTestId('result')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.click('#wagmi')
  await approve(page)
  await expect(result).toHaveText(/^0x[\da-f]{130}$/)
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello from wagmi', signature })).toBe(true)

  await anvil.client.setBalance({ address, value: parseEther('1') })
  await page.click('#ethers')
  await approve(page)
  await expect(result).toHaveText(/^0x[\da-f]{64}$/)
  const hash = (await result.textContent()) as `0x${string}`
  const sent = await anvil.client.getTransaction({ hash })
  expect(sent).toMatchObject({ from: address.toLowerCase(), to: `0x${'11'.repeat(20)}`, value: 1n })

  await page.click('#solanaKit')
  await approve(page)
  await expect(result).toHaveText(/^signed by [1-9A-HJ-NP-Za-km-z]{32,44}$/)
})
