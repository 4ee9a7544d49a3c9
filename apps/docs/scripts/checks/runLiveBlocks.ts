import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Visit, watch } from './visitPages.ts'

/** Runs each live block of the site, and connects a test wallet in those with a connect button. */
export async function runLiveBlocks(
  { base, browser, origin }: Visit,
  dist: string,
): Promise<{ count: number; problems: string[] }> {
  const pages = globSync('**/*.html', { cwd: dist }).filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('<latchkey-live'),
  )
  const problems: string[] = []
  let count = 0
  for (const file of pages) {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    const found = watch(page, origin)
    await page.goto(`${origin}${base}${file.replace('index.html', '')}`)
    const blocks = await page.locator('latchkey-live').all()
    for (const [index, block] of blocks.entries()) {
      count++
      try {
        await block.scrollIntoViewIfNeeded()
        await expect(block).toHaveAttribute('data-state', 'running', { timeout: 20_000 })
        await connect(page, index)
      } catch (error) {
        problems.push(`${file} block ${index + 1}: ${String(error).split('\n').slice(0, 6).join(' ')}`)
      }
    }
    problems.push(...found.problems.map((text) => `${file} ${text}`))
    await context.close()
  }
  return { count, problems }
}

/** The real modal of the landing page, from the click to a connected account. */
export async function runDemo({ base, browser, origin }: Visit): Promise<string[]> {
  const page = await browser.newPage()
  const found = watch(page, origin)
  const problems: string[] = []
  try {
    await page.goto(`${origin}${base}`)
    await page.getByTestId('demo').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByTestId('demo')).toContainText('0xf39F', { timeout: 20_000 })
  } catch (error) {
    problems.push(`the demo: ${String(error).split('\n').slice(0, 6).join(' ')}`)
  }
  await page.close()
  return [...problems, ...found.problems.map((text) => `the demo ${text}`)]
}

async function connect(page: Page, index: number): Promise<void> {
  const block = page.locator('latchkey-live').nth(index)
  const button = block.getByTestId('latchkey-connect').or(block.locator('latchkey-button button')).first()
  if ((await button.count()) === 0) {
    // A list of its own.
    await block.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(block.getByRole('button', { name: /0xf39F/ })).toBeVisible()
    return
  }
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  const signs = dialog
    .getByRole('button', { name: 'Sign', exact: true })
    .or(dialog.getByRole('button', { name: 'Sign in' }))
  await expect(
    button
      .or(signs)
      .filter({ hasText: /0xf39|Sign|ETH/ })
      .first(),
  ).toBeVisible({ timeout: 20_000 })
  if (await signs.first().isVisible()) {
    await signs.first().click()
    await expect(block.getByText('You are signed in.')).toBeVisible()
  }
  await expect(button).toContainText('0xf39', { timeout: 20_000 })
}
