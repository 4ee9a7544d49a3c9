import type { BrowserContext } from '@playwright/test'
import { expect, type Host, hostOrigin, test } from '../host.ts'

const api = 'http://api.test'

test('behavior: while no server responds the modal opens and an installed wallet connects', async ({
  host,
  addWallet,
  context,
}) => {
  const wallet = await addWallet()
  await silence(context, host)
  await host.visit({ api, project: 'demo' })
  await host.open()
  await expect(host.button('Test Wallet')).toBeVisible()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(host.address).toHaveText(wallet.addresses[0] ?? '')
  await host.open()
  await expect(host.modal.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  await seeNoFigure(host)
  await host.button('Foundry').click()
  await host.button('Base').click()
  await expect(host.network).toHaveText('Base')
})

test('behavior: a reload while no server responds stays connected [4.05]', async ({
  host,
  addWallet,
  context,
  page,
}) => {
  await addWallet()
  await host.visit({ api, project: 'demo' })
  await host.connect('Test Wallet')
  await silence(context, host)
  await page.reload()
  await expect(host.status).toHaveText('connected')
})

test('error: an unreachable node makes the balance unavailable, never zero', async ({
  host,
  addWallet,
  context,
}) => {
  await addWallet()
  let asked = 0
  await context.route(`${host.chains.local.url}/**`, (route) => {
    asked++
    return route.abort('connectionrefused')
  })
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('Your funds are not affected.', { timeout: 30_000 })
  await expect(host.modal.getByRole('status').filter({ hasText: 'Token Balance Unavailable' })).toBeVisible()
  await seeNoFigure(host)
  // Reopened within 30 s, it shows the error without a new request.
  const before = asked
  await host.close()
  await host.open()
  await expect(host.modal).toContainText('Balance unavailable')
  expect(asked).toBe(before)
})

test('error: a node with invalid responses makes the balance unavailable, never zero', async ({
  host,
  addWallet,
  context,
}) => {
  await addWallet()
  await context.route(`${host.chains.local.url}/**`, (route) =>
    route.fulfill({ status: 200, body: '<html>' }),
  )
  await host.visit()
  await host.connect('Test Wallet')
  await host.open()
  await expect(host.modal).toContainText('Balance unavailable', { timeout: 30_000 })
  await seeNoFigure(host)
})

test('error: an unreachable server leaves the bundled wallets, and blocks nothing', async ({
  host,
  addWallet,
  context,
}) => {
  await addWallet()
  await context.route(`${api}/**`, (route) => route.abort('connectionrefused'))
  await host.visit({ api, project: 'demo' })
  await host.open()
  await host.button('All wallets').click()
  await expect(host.button('MetaMask')).toBeVisible()
  await host.modal.getByRole('searchbox').fill('phantom')
  await expect(host.modal.getByRole('gridcell')).toHaveCount(1)
  await expect(host.alert).toHaveCount(0)
  await host.button('Back').click()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
})

test('error: a server that never responds does not delay the list of wallets for long', async ({
  host,
  context,
}) => {
  await context.route(`${api}/**`, () => {})
  await host.visit({ api, project: 'demo' })
  await host.open()
  await host.button('All wallets').click()
  await expect(host.modal.getByRole('searchbox')).toBeVisible()
  await expect(host.button('MetaMask')).toBeVisible({ timeout: 30_000 })
})

for (const [status, title] of [
  [429, 'Rate Limited'],
  [500, 'Server Error'],
] as const)
  test(`error: a server that responds with ${status} is reported once, and the wallets still connect [8.14]`, async ({
    host,
    addWallet,
    context,
  }) => {
    await addWallet()
    await context.route(`${api}/**`, (route) =>
      route.fulfill({
        status: new URL(route.request().url()).pathname === '/projects/v1/origins' ? status : 404,
      }),
    )
    await host.visit({ api, project: 'demo' })
    await host.open()
    await expect(host.alert).toContainText(title)
    await host.button('Dismiss').click()
    await expect(host.alert).toHaveCount(0)
    await host.close()
    await host.connect('Test Wallet')
    await host.open()
    await expect(host.alert).toHaveCount(0)
  })

test('error: a server without a project is reported to the developer [5.02, 8.07]', async ({
  host,
  context,
}) => {
  let asked = 0
  await context.route(`${api}/**`, (route) => {
    asked++
    return route.abort()
  })
  await host.visit({ api })
  await host.open()
  await expect(host.alert).toContainText('Project ID Not Configured')
  expect(asked).toBe(0)
})

test('error: a page that is not on the allowlist is reported, one that a development project allows is not [5.23, 8.03a]', async ({
  host,
  context,
  page,
}) => {
  let allowedOrigins = ['https://*.elsewhere.example']
  await context.route(`${api}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname !== '/projects/v1/origins') return route.fulfill({ status: 404 })
    return route.fulfill({ json: { allowedOrigins } })
  })
  // The same files, as if served from another origin.
  await context.route('http://app.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${hostOrigin}${pathname}${search}` }) })
  })
  await page.goto(`http://app.example/index.html?${new URLSearchParams({ api, project: 'demo' })}`)
  await host.open()
  await expect(host.alert).toContainText('Invalid App Configuration')

  // The allowlist of a development project.
  allowedOrigins = [...allowedOrigins, 'http://localhost:*', 'http://127.0.0.1:*']
  await host.visit({ api, project: 'demo' })
  const answered = page.waitForResponse(`${api}/projects/v1/origins**`)
  await host.open()
  await answered
  await page.waitForTimeout(300)
  await expect(host.alert).toHaveCount(0)
})

/** Intercepts every request to a server or a node, and never responds. */
async function silence(context: BrowserContext, { chains }: Host): Promise<void> {
  for (const url of [api, chains.local.url, chains.base.url]) await context.route(`${url}/**`, () => {})
}

/** Checks that no amount is on screen, neither zero nor any other. */
async function seeNoFigure(host: Host): Promise<void> {
  await expect(host.modal).not.toContainText(/\d\s*ETH/)
}
