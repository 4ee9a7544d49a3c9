import type { BrowserContext, Page } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { generatePrivateKey } from 'viem/accounts'
import { expect, lookOver, recordComplaints, shoot, signIn, test } from '../rig/console/consoleTest.ts'

// One after another, on one server.
test.use({ rigName: 'consoleSettings' })
test.describe.configure({ mode: 'default' })

let context: BrowserContext
let page: Page
let projectId = ''
let complaints: string[]

test.beforeAll(async ({ browser, rig }) => {
  context = await browser.newContext()
  page = await context.newPage()
  const chains = [{ id: 1, rpcUrl: rig.chain.url }]
  await injectTestWallet(context, createTestWallet({ chains, privateKeys: [generatePrivateKey()] }))
  complaints = recordComplaints(page, rig)
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.waitForURL(/\/connect$/)
  projectId = /projects\/([\w-]+)\//.exec(page.url())?.[1] ?? ''
  const { origin } = new URL(rig.url)
  rig.app.paste(`<latchkey-button project-id="${projectId}" api="${origin}"></latchkey-button>
<script type="module" src="/latchkey/latchkey.js"></script>`)
})
test.afterAll(() => context.close())

const at = (url: string, tab = '') => `${url}/projects/${projectId}/settings${tab && `/${tab}`}`
const saved = (tab: Page) => expect(tab.getByText('Saved.', { exact: true })).toBeVisible()
const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click()

test('behavior: two editors in two tabs lose nothing', async ({ rig }) => {
  const other = await context.newPage()
  await page.goto(at(rig.url))
  await other.goto(at(rig.url))
  await expect(other.getByLabel('Name')).toHaveValue('Shop')

  // Other fields of the same project: both changes stand, without a question.
  await page.getByRole('switch', { name: 'Count events' }).click()
  await save(page)
  await saved(page)
  await other.getByLabel('Name').fill('Bakery')
  await save(other)
  await expect(other.getByText('Changed meanwhile by')).toBeHidden()
  await saved(other)

  // The same field: the second editor sees both, and chooses.
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Bakery')
  await page.getByLabel('Name').fill('Tea house')
  await other.getByLabel('Name').fill('Coffee house')
  await save(page)
  await saved(page)
  await save(other)
  const notice = other.getByText('Changed meanwhile by')
  await expect(notice).toBeVisible()
  await expect(other.getByText('Theirs: Tea house')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await saved(other)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Coffee house')

  await other.getByLabel('Name').fill('Nowhere')
  await page.getByLabel('Name').fill('Shop')
  await save(page)
  await saved(page)
  await save(other)
  await other.getByRole('button', { name: 'Show theirs' }).click()
  await expect(other.getByLabel('Name')).toHaveValue('Shop')
  await other.close()
})

test('behavior: a change is taken back by one click', async ({ rig }) => {
  await page.goto(at(rig.url))
  await page.getByLabel('Name').fill('Typo')
  await save(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Shop')
})

test('behavior: an origin is refused, the console says why, and then it is allowed', async ({ rig }) => {
  await page.goto(at(rig.url, 'origins'))
  const ask = async (origin: string) => {
    await page.getByLabel('Address of the page').fill(origin)
    await page.getByRole('button', { name: 'Check' }).click()
  }
  await ask('https://www.shop.example/cart')
  await expect(page.getByText('No pattern matches it.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add an origin' }).click()
  await page.getByLabel('Origin 2').fill('https://shop.example')
  await ask('https://www.shop.example/cart')
  await expect(page.getByText('With and without www are different origins.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add https://www.shop.example' }).click()
  await save(page)
  await saved(page)

  const allowed = async (origin: string) =>
    (await fetch(`${new URL(rig.url).origin}/v1/config?projectId=${projectId}`, { headers: { origin } }))
      .status
  expect(await allowed('https://www.shop.example')).toBe(200)
  await ask('https://www.shop.example')
  await expect(page.getByText('Allowed', { exact: true }).first()).toBeVisible()
})

test('behavior: a theme of the console is worn by an app after a reload, before the server answers', async ({
  rig,
}) => {
  await page.goto(at(rig.url, 'theme'))
  const previews = page.locator('.settings-stage latchkey-modal')
  await expect(previews).toHaveCount(2)
  await expect(previews.first().getByText('MetaMask')).toBeAttached()
  await page.getByLabel('Accent colour').fill('#ffd400')
  await page.getByLabel('Corners').selectOption('none')
  await expect(page.getByText(/adjusted, was/).first()).toBeVisible()
  await page.getByLabel('Tint of greys').selectOption('sand')
  await page.getByLabel('Edge of the card').selectOption('line')
  await page.getByLabel('Layout').selectOption('wide')
  // Beside the wallets, which only the wide layout has.
  await expect(previews.first().locator('h2', { hasText: 'What is a wallet?' })).toBeVisible()
  await save(page)
  await saved(page)

  const { origin } = new URL(rig.url)
  const app = await context.newPage()
  await app.goto(rig.app.origin)
  await app.locator('latchkey-button').click()
  const modal = app.locator('latchkey-modal')
  const kept = () => app.evaluate(() => Object.values(localStorage).some((text) => text.includes('#ffd400')))
  await expect.poll(kept).toBe(true)
  // On the first visit nothing moves under the pointer.
  await expect(modal).toHaveAttribute('data-edge', 'line')
  await expect(modal).toHaveAttribute('data-layout', 'compact')

  // The server is silent from now on: what is shown was kept.
  await app.route(`${origin}/**`, () => {})
  await app.reload()
  await app.locator('latchkey-button').click()
  const token = (name: string) =>
    modal.evaluate((host, name) => getComputedStyle(host).getPropertyValue(`--lk-${name}`).trim(), name)
  await expect(modal.getByRole('dialog')).toBeVisible()
  expect(await token('round')).toBe('0')
  expect(await token('hue')).toBe('85')
  await expect(modal).toHaveAttribute('data-edge', 'line')
  await expect(modal.getByRole('heading', { name: 'What is a wallet?' })).toBeVisible()
  await app.close()
})

test('behavior: visitors of an app agree to the documents that the console names', async ({
  browser,
  rig,
}) => {
  await page.goto(at(rig.url, 'legal'))
  await page.getByLabel('Terms of service').fill('https://shop.example/terms')
  await save(page)
  await saved(page)
  const visitor = await browser.newContext()
  const app = await visitor.newPage()
  await app.goto(rig.app.origin)
  await app.locator('latchkey-button').click()
  const modal = app.locator('latchkey-modal').getByRole('dialog')
  const box = modal.getByRole('checkbox', { name: /^I agree to the terms of service/ })
  await expect(box).toBeVisible()
  await modal.getByRole('button', { name: 'All wallets' }).click()
  await expect(modal.getByText('Tick the box to go on.')).toBeVisible()
  await visitor.close()
})

test('behavior: wallets are found, ordered by keys, and hidden', async ({ rig }) => {
  await page.goto(at(rig.url, 'wallets'))
  await page.getByRole('switch', { name: 'Choose wallets here' }).click()
  for (const name of ['Rainbow', 'Rabby Wallet']) {
    await page.getByLabel('Search by name').fill(name)
    await page.getByRole('button', { name: `List first ${name}`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Move Rabby Wallet up' }).press('Enter')
  await expect(page.getByText('Rabby Wallet is now number 1')).toBeAttached()
  await page.getByLabel('Search by name').fill('Phantom')
  await page.getByRole('button', { name: 'Hide Phantom', exact: true }).click()
  await save(page)
  await saved(page)
  const { wallets } = await (
    await fetch(`${new URL(rig.url).origin}/v1/config?projectId=${projectId}`)
  ).json()
  expect(wallets).toEqual({ featured: ['rabby', 'rainbow'], hidden: ['phantom'], recommended: [] })
})

const tabs = [
  '',
  'origins',
  'features',
  'wallets',
  'theme',
  'login',
  'paymaster',
  'legal',
  'chains',
  'danger',
] as const
// All of them by `EXHAUSTIVE=1`.
for (const tab of process.env.EXHAUSTIVE ? tabs : (['origins', 'wallets', 'theme'] as const))
  test(`behavior: ${tab || 'general'} can be used by all, look by look`, async ({ rig }) => {
    test.setTimeout(120_000)
    await page.goto(at(rig.url, tab))
    // The modal in the previews of a theme has a heading too.
    await expect(page.locator('#page-title')).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await shoot(page, tab || 'general')
    expect(await lookOver(page, tab || 'general')).toEqual([])
  })

test('behavior: a project is deleted, which disables it at once, and restored', async ({ rig }) => {
  await page.goto(at(rig.url, 'danger'))
  await page.getByRole('button', { name: 'Delete project' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete project' })).toBeDisabled()
  await dialog.getByLabel('Type Shop to confirm').fill('Shop')
  await dialog.getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByText('This project will be deleted')).toBeVisible()
  const config = () => fetch(`${new URL(rig.url).origin}/v1/config?projectId=${projectId}`)
  expect((await config()).status).toBe(401)
  await page.getByRole('button', { name: 'Restore project' }).click()
  await expect(page.getByRole('button', { name: 'Delete project' })).toBeVisible()
  expect((await config()).status).toBe(200)
})

test('error: nothing on these pages breaks the policy or asks another origin', () => {
  expect(complaints).toEqual([])
})
