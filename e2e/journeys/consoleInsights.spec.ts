import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, lookOver, signIn, test } from '../rig/console/consoleTest.ts'
import type { ConsoleRig } from '../rig/console/startConsole.ts'
import { psql } from '../server/psql.ts'

// One after another: the first makes the project and its first events.
test.use({ rigName: 'consoleInsights' })
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
const shot = async (name: string) => {
  if (!process.env.SHOTS) return
  // Colours of buttons change in a moment.
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

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
  await shot('empty')
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
  await shot('live')

  await open(rig, 'insights?range=7d')
  await expect(page.getByRole('button', { name: /^Connections 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Test Wallet 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ethereum 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /English \(United Kingdom\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^\/ \d/ })).toBeVisible()
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Connected/ }) })
  // The accounts of today are counted twice a minute.
  await expect(async () => {
    await open(rig, 'funnel?range=7d')
    await expect(step).toContainText('1 account', { timeout: 3_000 })
  }).toPass({ timeout: 50_000 })
})

test('behavior: charts of a year, their tables and files, by keys alone', async ({ rig }) => {
  fill(rig.postgres.url, project)
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
})

test('behavior: every page in both themes, on a phone and from right to left', async ({ rig }) => {
  test.setTimeout(300_000)
  for (const path of ['insights', 'funnel', 'errors', 'usage', '']) {
    const name = path || 'overview'
    await open(rig, path && `${path}?range=30d`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await lookOverPage(name)).toEqual([])
    await shot(`${name}-light`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await shot(`${name}-dark`)
    await page.setViewportSize({ width: 360, height: 780 })
    await shot(`${name}-phone`)
    await page.emulateMedia({ colorScheme: null })
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  await page.evaluate(() => localStorage.setItem('latchkey.console.locale', 'ar'))
  for (const path of ['insights', 'funnel', 'errors', 'usage']) {
    await open(rig, `${path}?range=30d`)
    await expect(page.locator('html[dir=rtl]')).toBeAttached()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await lookOverPage(`${path} in Arabic`)).toEqual([])
    await shot(`${path}-arabic`)
  }
  await page.evaluate(() => localStorage.removeItem('latchkey.console.locale'))
})

test('error: while PostgreSQL is away, the last known is shown, and live says so', async ({ rig }) => {
  await open(rig, 'funnel?range=30d')
  await expect(page.getByRole('list', { name: 'From opening to sending' })).toBeVisible()
  await rig.postgres.kill()
  try {
    await page.reload()
    await expect(page.getByText(/^Last known, from/).first()).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('list', { name: 'From opening to sending' })).toBeVisible()
    await shot('away')
  } finally {
    await rig.postgres.start()
  }
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Last known, from/)).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  expect(complaints).toEqual([])
})

/** A year as a shop has it, beside the events that came from the modal. */
function fill(url: string, id: string): void {
  const wave = `(100 + 40 * sin(back / 9.0) + 60 * random() + (730 - back) / 4.0)`
  const add = (event: string, dim: string, values: readonly string[], share: number) =>
    psql(
      url,
      `insert into event_days (project_id, event, dim, day, value, n)
       select '${id}', '${event}', '${dim}', (now() at time zone 'utc')::date - back, value,
         greatest(1, (${share} * ${wave} / power(at, 0.9))::int)
       from generate_series(1, 729) as back,
         unnest(array[${values.map((value) => `'${value}'`).join(',')}]) with ordinality as listed (value, at)
       on conflict do nothing`,
    )
  const wallets = [
    'MetaMask',
    'Rainbow',
    'Coinbase Wallet',
    'Trust Wallet',
    'Phantom',
    'Rabby',
    'Zerion',
    'OKX Wallet',
    'Ledger',
    'Safe',
    'Uniswap Wallet',
    'Brave Wallet',
  ]
  add('MODAL_OPEN', '', [''], 9)
  add('MODAL_OPEN', 'connected', ['false', 'true'], 6)
  add(
    'MODAL_OPEN',
    'page',
    [
      '/',
      '/checkout',
      '/products/lamp',
      '/account',
      '/products/a-very-long-name-of-a-product-that-does-not-fit-on-one-line',
    ],
    4,
  )
  add('MODAL_OPEN', 'language', ['en-US', 'de-DE', 'ja-JP', 'pt-BR', 'fr-FR', 'ar', 'tr-TR'], 4)
  add('MODAL_OPEN', 'version', ['1.4.0', '1.3.2', '1.2.0'], 5)
  add('SELECT_WALLET', '', [''], 4.5)
  add('CONNECT_SUCCESS', '', [''], 3.4)
  add('CONNECT_SUCCESS', 'wallet', wallets, 1.4)
  add(
    'CONNECT_SUCCESS',
    'network',
    [
      'eip155:1',
      'eip155:8453',
      'eip155:42161',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'eip155:10',
      'eip155:777',
    ],
    1.5,
  )
  add('SIWX_AUTH_SUCCESS', '', [''], 2)
  add('SEND_SUCCESS', '', [''], 0.4)
  add('CONNECT_ERROR', 'code', ['wallet/timeout', 'connect/failed'], 0.2)
  add('USER_REJECTED', 'code', ['connect/declined'], 0.5)
  add('INTERNAL_SDK_ERROR', 'code', ['TypeError'], 0.02)
  psql(
    url,
    `insert into event_accounts (project_id, day, accounts, connected, signed_in, sent)
     select '${id}', (now() at time zone 'utc')::date - back, 3 * ${wave}, 2.6 * ${wave}, 1.6 * ${wave}, 0.3 * ${wave}
     from generate_series(1, 729) as back on conflict do nothing;
     insert into usage_days (project_id, day, kind, key, status, n)
     select '${id}', (now() at time zone 'utc')::date - back, 'rpc', key, status, ${wave} * case status when '200' then 40 else 1 end
     from generate_series(1, 729) as back, unnest(array['eip155:1 read', 'eip155:8453 read', 'eip155:1 broadcast']) as key,
       unnest(array['200', '429', '502']) as status on conflict do nothing;
     insert into usage_rollups (day, counted_at)
     select (now() at time zone 'utc')::date - back, now() from generate_series(1, 729) as back on conflict do nothing`,
  )
}
