import { join } from 'node:path'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, type Page, test } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { looks } from '../looks.ts'
import { lookOver, recordComplaints, shoot, signIn } from '../rig/console/consoleTest.ts'
import { becomes, isModalOpen, modalText, seeFrame, status } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { windowBy } from '../rig/walletWindow.ts'

// The console in Playwright's browser, the visitor in the one with the sites of the rig.
const shots = process.env.SHOTS
let rig: Rig
let chain: Awaited<ReturnType<typeof startAnvil>>
test.beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  rig = await startRig('chromium', { RPC_EIP155_1: chain.url })
  rig.sites.serve(names.shop, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await chain?.stop()
})

/** Signs an owner of the project in; resolves when the console is shown. */
async function enterAsOwner(page: Page): Promise<string> {
  const key = generatePrivateKey()
  await injectTestWallet(
    page.context(),
    createTestWallet({ chains: [{ id: 1, rpcUrl: chain.url }], privateKeys: [key] }),
  )
  const account = `eip155:${privateKeyToAccount(key).address}`
  await rig.database.db
    .insertInto('members')
    .values({ project_id: rig.projectId, account, role: 'owner', name: 'Olga', added_at: new Date() })
    .execute()
  const url = `${rig.server.url.replace('127.0.0.1', 'localhost')}/console`
  await page.goto(`${url}/sign-in`)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.goto(`${url}/projects/${rig.projectId}/users`)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  return url
}

test('behavior: an owner looks a user up, disables and deletes them; the user sees it, leaves with the words, and stops the deletion', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const email = 'vera@mail.test'
  const complaints = recordComplaints(page, {
    url: `${rig.server.url.replace('127.0.0.1', 'localhost')}/console`,
  })
  const { page: visitor } = await startWallet(rig, email)
  await enterAsOwner(page)
  const found: string[] = []

  await test.step('the owner finds the visitor by the whole address only', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'v…@m….test' })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    found.push(...(await lookOver(page, 'users')))
    await shoot(page, 'users')
    const search = page.getByLabel('Find a user')
    await search.fill('vera@mail.tes')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('No user has this')).toBeVisible()
    await search.fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { level: 2, name: email })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Chrome' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Login opens the wallet' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Looked at this user' })).toHaveCount(1)
    found.push(...(await lookOver(page, 'user')))
    await shoot(page, 'user')
  })

  await test.step('the visitor sees that support has looked', async () => {
    await openSecurity(visitor)
    await press(visitor, 'Devices and activity')
    await seeFrame(visitor, /Support of Faults looked at your account/)
    for (const look of looksFor('looks')) {
      await wear(visitor, look)
      const problems = [...(await axeIn(visitor)), ...(await cutOffIn(visitor))]
      found.push(...problems.map((problem) => `looks ${look.locale}: ${problem}`))
      if (shots)
        await visitor.screenshot({
          path: join(shots, `looks-${look.locale}-${look.theme}.png`) as `${string}.png`,
        })
    }
    await wear(visitor, looks.large)
    await visitor.locator('>>> .card button[aria-label="Close"]').click()
    await expect.poll(() => isModalOpen(visitor)).toBe(false)
  })

  await test.step('disabled, the visitor is told, sees the words, and is not logged in', async () => {
    await page.getByRole('button', { name: 'Disable user' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable user' }).click()
    await expect(page.getByText('Disabled', { exact: true }).first()).toBeVisible()
    await logIn(rig, visitor, email, { mails: 2 })
    await seeFrame(visitor, /This app has turned off your account/)
    for (const look of looksFor('leaving')) {
      await wear(visitor, look)
      const problems = [...(await axeIn(visitor)), ...(await cutOffIn(visitor))]
      found.push(...problems.map((problem) => `leaving ${look.locale}: ${problem}`))
      if (shots)
        await visitor.screenshot({
          path: join(shots, `leaving-${look.locale}-${look.theme}.png`) as `${string}.png`,
        })
    }
    await wear(visitor, looks.large)
    await press(visitor, 'Take my wallet with me')
    await seeFrame(visitor, /What opens it/)
    const words = await windowBy(rig.browser, () => press(visitor, 'Show my recovery words'))
    await words.press('Show my words')
    await words.says('Your recovery words')
    await words.press('Show words')
    await expect.poll(() => words.page.$$eval('>>> .exit-words li', (items) => items.length)).toBe(24)
    await words.page.close()
    await visitor.bringToFront()
    await visitor.locator('>>> .card button[aria-label="Close"]').click()
    await expect.poll(() => status(visitor)).toBe('disconnected')
  })

  await test.step('enabled, they are in again', async () => {
    await page.getByRole('button', { name: 'Enable user' }).click()
    await expect(page.getByRole('button', { name: 'Disable user' })).toBeVisible()
    await logIn(rig, visitor, email, { mails: 3 })
    await becomes(visitor, 'connected as 0x')
  })

  await test.step('a deletion is told by mail, and stopped by its link', async () => {
    await page.getByRole('button', { name: 'Delete user' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Time to object')).toHaveValue('14')
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect(page.getByText(/^Will be deleted on/)).toBeVisible()
    const { link = '', subject } = await rig.mail.next(email, 4)
    expect(subject).toBe('Your account at shop.test will be deleted')
    const mailed = await rig.browser.newPage()
    await mailed.goto(link)
    await mailed.click('button')
    await mailed.waitForSelector('::-p-text(Your account stays.)')
    if (shots) await mailed.screenshot({ path: join(shots, 'kept.png') as `${string}.png` })
    await mailed.close()
    await page.reload()
    await expect(page.getByText('The user has stopped a deletion')).toBeVisible()
  })

  await test.step('all of it is in the audit log, which verifies', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByText(/^Verified at/)).toBeVisible()
    for (const kind of ['User looked at', 'User disabled', 'User enabled', 'Deletion stopped by the user'])
      await expect(page.getByRole('row').filter({ hasText: kind })).toHaveCount(1)
    await expect(page.getByText(email)).toHaveCount(0)
    await page.getByLabel('What').selectOption('project/')
    await expect(page.getByRole('row').filter({ hasText: 'User looked at' })).toHaveCount(0)
    await page.getByLabel('What').selectOption('')
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await arriving).suggestedFilename()).toMatch(/^audit-.*\.csv$/)
    found.push(...(await lookOver(page, 'audit')))
    await shoot(page, 'audit')
  })

  await test.step('from right to left', async () => {
    await page.evaluate(() => localStorage.setItem('latchkey.console.locale', 'ar'))
    await page.reload()
    found.push(...(await lookOver(page, 'audit in Arabic')))
    await shoot(page, 'audit-ar')
  })

  expect(found).toEqual([])
  expect(complaints).toEqual([])
  expect(await modalText(visitor)).not.toContain('turned off')
})
