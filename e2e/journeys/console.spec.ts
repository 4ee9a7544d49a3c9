import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { expect, recordComplaints, signIn, test } from '../rig/console/consoleTest.ts'
import type { ConsoleRig } from '../rig/console/startConsole.ts'
import { ask } from '../server/ask.ts'
import { adminToken } from '../server/startServer.ts'

// One after another: each goes on where the one before has ended, as an owner does.
test.use({ rigName: 'console', ownPostgres: true })
test.describe.configure({ mode: 'serial' })

/** The wallet of the first operator. */
const key = generatePrivateKey()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs the operator in, and opens a page. */
async function enter(page: Page, { url }: ConsoleRig, path = '/projects'): Promise<void> {
  await page.goto(url + path)
  await signIn(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** Clicks of the whole way, in the console and in the app. */
async function countClicks(page: Page, clicks: string[]): Promise<void> {
  await page.exposeBinding('countClick', (_, text: string) => void clicks.push(text))
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // Keys that press a button are no clicks.
        if (!event.isTrusted || event.detail === 0) return
        const [first] = event.composedPath() as Element[]
        const { countClick } = globalThis as unknown as { countClick(text: string): void }
        countClick(first?.textContent?.trim().slice(0, 40) ?? '')
      },
      true,
    )
  })
}

test('behavior: from an empty database to a connected modal in at most 12 clicks', async ({
  addWallet,
  complaints,
  context,
  page,
  rig,
}) => {
  await addWallet({ key })
  const clicks: string[] = []
  await countClicks(page, clicks)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto(rig.claimLink())
  await expect(page).toHaveURL(`${rig.url}/claim`)
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Waiting for your app')).toBeVisible()
  await page.getByRole('tab', { name: 'HTML' }).click()
  await page
    .getByRole('figure')
    .filter({ hasText: 'index.html' })
    .getByRole('button', { name: 'Copy' })
    .click()
  rig.app.paste(await page.evaluate(() => navigator.clipboard.readText()))

  const app = await context.newPage()
  await countClicks(app, clicks)
  await app.goto(rig.app.origin)
  await app.locator('latchkey-button').click()
  const modal = app.locator('latchkey-modal').getByRole('dialog')
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(modal).toBeHidden()
  await expect(app.locator('latchkey-button')).toContainText('0x')

  await page.bringToFront()
  await expect(page.getByText('Your app is connected')).toBeVisible({ timeout: 45_000 })
  console.log(`${clicks.length} clicks: ${clicks.join(' · ')}`)
  expect(clicks.length).toBeLessThanOrEqual(12)
  // No token is kept where a script of a later visit could read it.
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  )
  expect(kept).not.toMatch(/eyJ|lk_project_/)
  expect(complaints).toEqual([])
})

test('error: the claim link works once', async ({ addWallet, page, rig }) => {
  await addWallet()
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await expect(page.getByRole('alert')).toContainText('This link was used')
})

test('behavior: signing in leads back to the page; a reload and another tab need no wallet; signing out is for all tabs', async ({
  addWallet,
  complaints,
  context,
  page,
  rig,
}) => {
  const wallet = await addWallet({ key })
  await page.goto(`${rig.url}/account`)
  await expect(title(page, 'Sign in')).toBeVisible()
  await signIn(page)
  await expect(title(page, 'Your account')).toBeVisible()
  const asked = wallet.requests.length

  await page.reload()
  await expect(title(page, 'Your account')).toBeVisible()
  await expect(page.getByText('This browser')).toBeVisible()
  const tab = await context.newPage()
  const complaintsOfTab = recordComplaints(tab, rig)
  await tab.goto(`${rig.url}/projects`)
  await expect(tab.getByRole('link', { name: 'Shop' })).toBeVisible()
  expect(wallet.requests.length).toBe(asked)
  // The kit is only for signing in.
  expect(
    await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/signInWithKit/)]))

  await tab.getByRole('button', { name: 'Account' }).click()
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(title(tab, 'Sign in')).toBeVisible()
  await expect(title(page, 'Sign in')).toBeVisible()
  await page.goto(`${rig.url}/projects`)
  await expect(title(page, 'Sign in')).toBeVisible()
  expect([...complaints, ...complaintsOfTab]).toEqual([])
})

test('error: declined in the wallet, the sign-in can be tried again or left', async ({
  addWallet,
  page,
  rig,
}) => {
  const wallet = await addWallet({ key })
  await page.goto(`${rig.url}/projects`)
  await page.getByRole('button', { name: /^Continue with/ }).click()
  const modal = page.locator('latchkey-modal').getByRole('dialog')
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  const sign = modal.getByRole('button', { name: 'Sign in' })
  await expect(sign).toBeVisible()
  wallet.decline()
  await sign.click()
  await expect(modal.getByRole('alert')).toContainText('Signature declined')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'Projects')).toBeVisible()
})

test('error: the modal closed without signing in leaves the page as it was', async ({
  addWallet,
  page,
  rig,
}) => {
  await addWallet({ key })
  await page.goto(`${rig.url}/projects`)
  await page.getByRole('button', { name: /^Continue with/ }).click()
  const modal = page.locator('latchkey-modal').getByRole('dialog')
  await modal.getByRole('button', { name: 'Close' }).click()
  const again = page.getByRole('button', { name: /^Continue with/ })
  await expect(again).not.toHaveAttribute('aria-busy')
  await signIn(page)
  await expect(title(page, 'Projects')).toBeVisible()
})

test('error: a session that was ended elsewhere leads to the sign-in and back', async ({
  addWallet,
  browser,
  page,
  rig,
}) => {
  await addWallet({ key })
  await enter(page, rig, '/account')
  const elsewhere = await browser.newContext()
  await addWallet({ key, to: elsewhere })
  const other = await elsewhere.newPage()
  await enter(other, rig, '/account')
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(title(other, 'Sign in')).toBeVisible()
  await elsewhere.close()

  await page.getByRole('link', { name: 'Connect your app' }).click()
  await expect(title(page, 'Sign in')).toBeVisible()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await signIn(page)
  await expect(title(page, 'Connect your app')).toBeVisible()
})

test('error: without PostgreSQL, and without the server, the last known answers stay, with their time', async ({
  addWallet,
  page,
  rig,
}) => {
  test.setTimeout(120_000)
  await addWallet({ key })
  await enter(page, rig)
  await expect(page.getByRole('link', { name: 'Shop' })).toBeVisible()
  const known = page.getByText(/^Last known, from/)
  for (const [away, back] of [
    [rig.postgres.kill, rig.postgres.start],
    [rig.server.kill, rig.server.start],
  ] as const) {
    await away()
    // The console is loaded and needs no server. Answers are asked for again after some seconds.
    await expect(async () => {
      await page.getByRole('link', { name: 'Overview', exact: true }).click()
      await page.getByRole('link', { name: 'To your projects' }).first().click()
      await expect(known.first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await expect(page.getByRole('link', { name: 'Shop' })).toBeVisible()
    await back()
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(known).toHaveCount(0, { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
  }
})

test('behavior: an invitation makes a viewer, who sees the project and nothing that needs more', async ({
  addWallet,
  complaints,
  page,
  rig,
}) => {
  await addWallet()
  const projectId = await readProjectId(rig)
  const made = await ask(rig.server.url, {
    method: 'POST',
    path: `/admin/v1/projects/${projectId}/invites`,
    headers: { authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ name: 'Vera', role: 'viewer' }),
  })
  const { link } = JSON.parse(made.body) as { link: string }
  await page.goto(link)
  await expect(page).toHaveURL(`${rig.url}/invite`)
  await expect(title(page, 'Join Shop')).toBeVisible()
  await signIn(page)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(title(page, 'Shop')).toBeVisible()
  await page.goto(`${rig.url}/projects`)
  await expect(page.getByText('viewer')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(0)
  await page.goto(`${rig.url}/projects/new`)
  await expect(title(page, 'No access')).toBeVisible()
  await page.goto(`${rig.url}/projects/another-one`)
  await expect(title(page, 'No access')).toBeVisible()
  expect(complaints).toEqual([])
})

async function readProjectId(rig: ConsoleRig): Promise<string> {
  const { body } = await ask(rig.server.url, {
    method: 'GET',
    path: '/admin/v1/projects',
    headers: { authorization: `Bearer ${adminToken}` },
  })
  const [project] = (JSON.parse(body) as { projects: { id: string }[] }).projects
  if (!project) throw new Error('there is no project')
  return project.id
}
