import type { BrowserContext, Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  clientId,
  clientSecret,
  type Issuer,
  startIssuer,
} from '../../apps/server/src/features/members/testing/startIssuer.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { ssoPaths } from '../../packages/protocol/src/http/members.ts'
import { test as base, expect, recordComplaints, shoot, signIn } from '../rig/console/consoleTest.ts'
import { type ConsoleRig, startConsole } from '../rig/console/startConsole.ts'
import { psql } from '../server/psql.ts'
import { createProject } from '../server/startServer.ts'

const roles = ['viewer', 'admin', 'owner', 'operator'] as const
type Role = (typeof roles)[number]
const keys = Object.fromEntries(roles.map((role) => [role, generatePrivateKey()])) as Record<
  Role,
  `0x${string}`
>
const accountOf = (role: Role) => `eip155:${privateKeyToAccount(keys[role]).address}`

/** A server with a project, a member of each role, and the identity provider of their company. */
const test = base.extend<object, { issuer: Issuer; port: number; rig: ConsoleRig }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  issuer: [
    async ({ port }, use) => {
      const issuer = await startIssuer({ redirectUri: `http://localhost:${port}${ssoPaths.return}` })
      await use(issuer)
      await issuer.stop()
    },
    { scope: 'worker' },
  ],
  rig: [
    async ({ issuer, port }, use) => {
      const env = {
        CONSOLE_OWNERS: accountOf('operator'),
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'Example Corp',
        OIDC_ROLE_CLAIM: 'groups=operators',
      }
      const rig = await startConsole(env, { port })
      await createProject(rig.server.url, 'shop', [rig.app.origin], { name: 'Shop' })
      for (const role of ['viewer', 'admin', 'owner'] as const)
        psql(
          rig.databaseUrl,
          `insert into members (project_id, account, role, name, added_at)
           values ('shop', '${accountOf(role)}', '${role}', 'The ${role}', now())`,
        )
      await use(rig)
      await rig.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// One after another, on one server.
test.describe.configure({ mode: 'default' })

/** Every sign-in is from long ago. */
const age = ({ databaseUrl }: ConsoleRig) =>
  psql(databaseUrl, `update siwx_sessions set created_at = created_at - interval '20 minutes'`)
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const linksIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()

const seen = ['Overview', 'Connect your app', 'Insights', 'Funnel', 'Errors', 'Usage', 'Live']
const ofServer = ['Health', 'Alerts', 'Keys and secrets', 'Nodes', 'Operators', 'Audit log']
const pagesOf: Record<Role, readonly string[]> = {
  viewer: [...seen, 'Settings', 'Mails', 'Webhooks', 'Alerts'],
  admin: [...seen, 'Users', 'Settings', 'Mails', 'Webhooks', 'Alerts', 'Audit log'],
  owner: [...seen, 'Users', 'Settings', 'Mails', 'Webhooks', 'Alerts', 'Members', 'Audit log'],
  operator: [
    ...[...seen, 'Users', 'Settings', 'Mails', 'Webhooks', 'Alerts', 'Members', 'Audit log'],
    ...ofServer,
  ],
}
/** Pages that a link from elsewhere may name. */
const closedTo: Record<Role, readonly string[]> = {
  viewer: ['projects/shop/users', 'projects/shop/audit', 'projects/shop/members', 'server/health'],
  admin: ['projects/shop/members', 'projects/new'],
  owner: ['server/operators'],
  operator: [],
}

for (const role of roles)
  test(`behavior: what is not for ${role}s is absent, or says why`, async ({
    addWallet,
    complaints,
    page,
    rig,
  }) => {
    await addWallet({ key: keys[role] })
    const open = (path: string) => page.goto(`${rig.url}/${path}`)
    await open('projects')
    await signIn(page)
    await expect(page.getByText(role, { exact: true })).toBeVisible()
    // The same on pages that are of no project.
    expect(await linksIn(page)).toEqual(expect.arrayContaining([...pagesOf[role]]))
    await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(role === 'operator' ? 1 : 0)
    await page.getByRole('link', { name: 'Shop' }).click()
    await title(page, 'Shop')
    expect(await linksIn(page)).toEqual(pagesOf[role])

    const mayWrite = role !== 'viewer'
    const isOwner = mayWrite && role !== 'admin'
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const name = page.getByLabel('Name', { exact: true })
    await expect(name).toBeEnabled({ enabled: mayWrite })
    await expect(page.getByText('Your role shows these settings.')).toHaveCount(mayWrite ? 0 : 1)
    await expect(button(page, 'Copy id')).toBeEnabled()
    await shoot(page, `roles-${role}-settings`)
    await page.getByRole('link', { name: 'Keys, deletion' }).click()
    await expect(button(page, 'Delete project')).toBeEnabled({ enabled: isOwner })
    await expect(page.getByText('Only owners delete a project.')).toHaveCount(isOwner ? 0 : 1)
    await expect(button(page, 'Add a key')).toHaveCount(isOwner ? 1 : 0)
    await shoot(page, `roles-${role}-danger`)
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
    await expect(button(page, 'Add webhook')).toHaveCount(mayWrite ? 1 : 0)
    await page.getByRole('link', { name: 'Alerts', exact: true }).first().click()
    await expect(page.getByRole('switch').first()).toBeEnabled({ enabled: mayWrite })
    await expect(button(page, 'Send a test')).toHaveCount(mayWrite ? 1 : 0)
    for (const path of closedTo[role]) {
      await open(path)
      await title(page, 'No access')
    }
    expect(complaints).toEqual([])
  })

test('error: a member whose role was taken away meanwhile is told so, and nothing is changed', async ({
  addWallet,
  page,
  rig,
}) => {
  await addWallet({ key: keys.admin })
  await page.goto(`${rig.url}/projects/shop/settings`)
  await signIn(page)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Bakery')
  const setRole = (role: Role) =>
    psql(rig.databaseUrl, `update members set role = '${role}' where account = '${accountOf('admin')}'`)
  setRole('viewer')
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toContainText('Your role does not allow this.')
  setRole('admin')
  await page.reload()
  await expect(name).toHaveValue('Shop')
})

test('behavior: what is dangerous asks for a fresh signature, and goes on by itself', async ({
  addWallet,
  complaints,
  page,
  rig,
}) => {
  const wallet = await addWallet({ key: keys.owner })
  await page.goto(`${rig.url}/projects/shop/settings/danger`)
  await signIn(page)
  await title(page, 'Keys, deletion')
  age(rig)
  const dialog = page.getByRole('dialog')
  const again = dialog.filter({ hasText: 'This needs a recent signature.' })
  await button(page, 'Add a key').click()
  await dialog.getByLabel('Name').fill('Backend')
  await dialog.getByRole('button', { name: 'Add a key' }).click()
  await expect(again).toBeVisible()
  await shoot(page, 'fresh')

  // Left without signing, nothing is done, and what was typed is still there.
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('Nothing was changed, because it was not signed.')).toBeVisible()
  await shoot(page, 'fresh-cancelled')
  const asked = wallet.requests.length
  await dialog.getByRole('button', { name: 'Add a key' }).click()
  // The wallet is still connected, so it asks at once.
  await again.getByRole('button', { name: 'Sign with your wallet' }).click()
  const key = dialog.getByText(/^lk_project_/)
  await expect(key).toBeVisible()
  expect(wallet.requests.slice(asked).map(({ method }) => method)).toContain('personal_sign')
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Backend' })).toHaveCount(1)

  // For the next minutes it is enough.
  await button(page, 'Revoke Backend').click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Backend' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test.describe('with the account of a company', () => {
  let context: BrowserContext
  let page: Page
  let complaints: string[]
  test.beforeAll(async ({ browser, rig }) => {
    context = await browser.newContext()
    page = await context.newPage()
    complaints = recordComplaints(page, rig)
  })
  test.afterAll(() => context.close())
  const byCompany = () => page.getByRole('button', { name: 'Continue with Example Corp' })

  test('error: a login that is declined leads back, and can be tried again', async ({ issuer, rig }) => {
    issuer.employee = { subject: 'ana', declines: true }
    await page.goto(`${rig.url}/projects/shop`)
    await shoot(page, 'sso-sign-in')
    await byCompany().click()
    await title(page, 'The login did not work')
    await expect(page.getByText('The login was declined or given up.')).toBeVisible()
    await shoot(page, 'sso-declined')
    await page.getByRole('link', { name: 'To sign-in' }).click()
    await expect(byCompany()).toBeVisible()
  })

  test('behavior: an employee is told how to become a member; the group of operators is in at once, and back at its page', async ({
    issuer,
    rig,
  }) => {
    issuer.employee = { subject: 'bo', name: 'Bo', groups: ['sales'] }
    await byCompany().click()
    await title(page, 'Not a member')
    await shoot(page, 'sso-not-a-member')
    await page.getByRole('button', { name: 'Sign out' }).click()

    issuer.employee = { subject: 'ana', name: 'Ana', groups: ['operators'] }
    await page.goto(`${rig.url}/projects/shop/webhooks`)
    await byCompany().click()
    await title(page, 'Webhooks')
    expect(new URL(page.url()).hash).toBe('')
    await expect(page.getByRole('button', { name: 'Account' })).toContainText('Ana')
    await page.reload()
    await title(page, 'Webhooks')
  })

  test('behavior: what is dangerous goes by the company, and back to the page', async ({ issuer, rig }) => {
    await page.goto(`${rig.url}/projects/shop/settings/danger`)
    await title(page, 'Keys, deletion')
    age(rig)
    const dialog = page.getByRole('dialog')
    const addKey = async () => {
      await button(page, 'Add a key').click()
      await dialog.getByLabel('Name').fill('Backend')
      await dialog.getByRole('button', { name: 'Add a key' }).click()
    }
    await addKey()
    await expect(dialog.getByText('Afterwards you come back to this page')).toBeVisible()
    await shoot(page, 'sso-fresh')
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await title(page, 'Keys, deletion')
    await addKey()
    await expect(dialog.getByText(/^lk_project_/)).toBeVisible()
    expect(complaints.filter((one) => !one.startsWith(`request to ${issuer.url}`))).toEqual([])
  })
})
