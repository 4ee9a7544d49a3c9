import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, lookOver, shoot, signIn, test } from '../rig/console/consoleTest.ts'
import type { ConsoleRig } from '../rig/console/startConsole.ts'
import { fillAccounts, fillCharts } from '../rig/console/testingCharts.ts'

// One after another: the first makes the project and its first events.
test.use({ rigName: 'consoleInsights', ownPostgres: true })
test.describe.configure({ mode: 'serial' })

let context: Awaited<ReturnType<Page['context']>>
let page: Page
let project = ''
const complaints: string[] = []

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ acceptDownloads: true, locale: 'en-GB', timezoneId: 'UTC' })
  page = await context.newPage()
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
test.afterAll(() => context.close())

/** Of the page itself: the navigation beside it is looked over by the journey of every page. */
const lookOverPage = async (name: string) =>
  (await lookOver(page, name)).filter((found) => !/class=\\?"nav-|href="\/console\/projects"/.test(found))
/** By the address, so that a page also proves that it opens from a link. */
const open = (rig: ConsoleRig, path: string) => page.goto(`${rig.url}/projects/${project}/${path}`)
test('behavior: before the first event, pages say how it comes', async ({ addWallet, rig }) => {
  await addWallet({ to: context })
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await page.getByRole('button', { name: 'Create project' }).click()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('tab', { name: 'HTML' }).click()
  await page
    .getByRole('figure')
    .filter({ hasText: 'index.html' })
    .getByRole('button', { name: 'Copy' })
    .click()
  rig.app.paste(await page.evaluate(() => navigator.clipboard.readText()))
  project = /projects\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  await open(rig, 'insights')
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect your app' }).last()).toBeVisible()
  expect(await lookOverPage('insights, empty')).toEqual([])
  await shoot(page, 'empty')
  await open(rig, 'errors')
  await expect(page.getByText('No errors in this time')).toBeVisible()
  await open(rig, 'usage')
  await expect(page.getByText('No calls yet')).toBeVisible()
})

test('behavior: what a visitor does is on the live page within seconds, and in the charts', async ({
  rig,
}) => {
  await open(rig, 'live')
  await expect(page.getByRole('status').getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText('Waiting for the next event')).toBeVisible()

  const app = await context.newPage()
  await app.goto(rig.app.origin)
  const modal = app.locator('latchkey-modal').getByRole('dialog')
  // The server is told of projects that are watched within two seconds.
  await expect(async () => {
    await app.locator('latchkey-button').click()
    await expect(modal).toBeVisible()
    await app.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page.getByText('MODAL_OPEN').first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  await app.locator('latchkey-button').click()
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(modal).toBeHidden()
  const connected = page.getByRole('listitem').filter({ hasText: 'CONNECT_SUCCESS' })
  await expect(connected).toContainText('Test Wallet', { timeout: 20_000 })
  // No account and no page.
  expect(await page.getByRole('list', { name: 'Live' }).textContent()).not.toMatch(/0x|http/)
  expect(await lookOverPage('live')).toEqual([])
  await shoot(page, 'live')

  await open(rig, 'insights?range=7d')
  await expect(page.getByRole('button', { name: /^Connections 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Test Wallet 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ethereum 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /English \(United Kingdom\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^\/ \d/ })).toBeVisible()
})

test('behavior: charts of a year, their tables and files, by keys alone', async ({ rig }) => {
  fillCharts(rig.databaseUrl, project)
  await open(rig, 'insights?range=90d')
  const chart = page.getByRole('slider', { name: 'Opens' })
  await expect(chart).toBeVisible()
  await chart.focus()
  const last = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '')
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
  await expect(chart).toHaveAttribute('aria-valuetext', /Opens .*Time before/)

  await page.getByText('Show as a table Opens').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Opens' }).getByRole('row')).toHaveCount(91)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV Opens' }).press('Enter'),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect([lines.length, lines[0]]).toEqual([91, 'Time (UTC),Opens,Time before'])
  await page.getByText('Show as a table Opens').press('Enter')

  // The range is part of the address, and arrows move between ranges.
  await page.getByRole('radio', { name: '90 d' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/range=365d/)
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
  await page.getByRole('button', { name: /^Success rate/ }).press('Enter')
  await expect(page.getByRole('slider', { name: 'Success rate' })).toBeVisible()

  const [events] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export events' }).press('Enter'),
  ])
  const text = await readFile(await events.path(), 'utf8')
  expect(text).toContain('CONNECT_SUCCESS,Test Wallet')
  expect(text).not.toContain('0x')

  // The accounts of today are counted twice a minute.
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Connected/ }) })
  await expect(async () => {
    await open(rig, 'funnel?range=7d')
    await expect(step).toContainText('1 account', { timeout: 2_000 })
  }).toPass({ timeout: 50_000 })
})

test('behavior: every page in both themes, on a phone and from right to left, look by look', async ({
  rig,
}) => {
  test.setTimeout(300_000)
  fillAccounts(rig.databaseUrl, project)
  for (const path of ['insights', 'funnel', 'errors', 'usage', '']) {
    const name = path || 'overview'
    await open(rig, path && `${path}?range=30d`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await lookOverPage(name)).toEqual([])
    await shoot(page, name)
  }
  await page.evaluate(() => localStorage.setItem('latchkey.console.locale', 'ar'))
  // All of them by `EXHAUSTIVE=1`.
  for (const path of process.env.EXHAUSTIVE ? ['insights', 'funnel', 'errors', 'usage'] : ['insights']) {
    await open(rig, `${path}?range=30d`)
    await expect(page.locator('html[dir=rtl]')).toBeAttached()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await lookOverPage(`${path} in Arabic`)).toEqual([])
    await shoot(page, `${path}-arabic`)
  }
  await page.evaluate(() => localStorage.removeItem('latchkey.console.locale'))
})

test('error: while PostgreSQL is away, the last known funnel is shown', async ({ rig }) => {
  await open(rig, 'funnel?range=30d')
  await expect(page.getByRole('list', { name: 'From opening to sending' })).toBeVisible()
  const known = page.getByText(/^Last known, from/).first()
  await rig.postgres.kill()
  try {
    // Answers are asked for again after some seconds.
    await expect(async () => {
      await page.getByRole('link', { name: 'Errors' }).click()
      await page.getByRole('link', { name: 'Funnel' }).click()
      await expect(known).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await expect(page.getByRole('list', { name: 'From opening to sending' })).toBeVisible()
    await shoot(page, 'away')
  } finally {
    await rig.postgres.start()
  }
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(known).toBeHidden({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  expect(complaints).toEqual([])
})
