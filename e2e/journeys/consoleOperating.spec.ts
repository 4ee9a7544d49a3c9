import {
  type MailServer,
  startMailServer,
} from '../../apps/server/src/features/login/testing/startMailServer.ts'
import {
  type Receiver,
  startReceiver,
} from '../../apps/server/src/features/webhooks/testing/startReceiver.ts'
import { verifyWebhook } from '../../packages/node/src/verifyWebhook.ts'
import {
  test as base,
  expect,
  lookOver,
  recordComplaints,
  shoot,
  signIn,
} from '../rig/console/consoleTest.ts'
import { type ConsoleRig, startConsole } from '../rig/console/startConsole.ts'

type Operating = { mail: MailServer; receiver: Receiver; rig: ConsoleRig }

/** The server with a mail server, beside the backend of an app. */
const test = base.extend<object, { operating: Operating }>({
  operating: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const mail = await startMailServer()
      const receiver = await startReceiver()
      const rig = await startConsole({
        WEBHOOKS_ALLOW_LOOPBACK: '1',
        SMTP_URL: mail.url,
        MAIL_FROM: 'alerts@server.example',
      })
      await use({ mail, receiver, rig })
      await Promise.all([rig.stop(), receiver.stop(), mail.stop()])
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  rig: [async ({ operating }, use) => use(operating.rig), { scope: 'worker' }],
})

test('behavior: an owner adds a webhook, sees what became of it, and is alerted; an operator sees each part', async ({
  addWallet,
  operating: { mail, receiver, rig },
  page,
}) => {
  test.setTimeout(240_000)
  const complaints = recordComplaints(page, rig)
  const problems: string[] = []
  const look = async (name: string) => {
    problems.push(...(await lookOver(page, name)))
    await shoot(page, name)
  }
  /** States of a page that was looked at; by `EXHAUSTIVE=1`. */
  const lookMore = (name: string) => (process.env.EXHAUSTIVE ? look(name) : shoot(page, name))
  await addWallet()
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await page.getByRole('link', { name: 'New project' }).first().click()
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill(rig.app.origin)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Waiting for your app')).toBeVisible()
  const projectId = /projects\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await look('webhooks-empty')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Orders backend')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByRole('alert')).toContainText('cannot receive webhooks')
  await lookMore('webhooks-refused')
  await dialog.getByLabel('Address').fill(`${receiver.url}/hooks`)
  await dialog.getByLabel('Alert fires').check()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const secret = (await dialog.getByLabel('Secret').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await look('webhooks-secret')
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText(secret)).toBeHidden()

  await page.getByRole('link', { name: 'Orders backend' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => receiver.deliveries.length).toBe(1)
  const [first] = receiver.deliveries
  const event = await verifyWebhook({ secret, body: first?.body ?? '', headers: first?.headers ?? {} })
  expect(event).toMatchObject({ type: 'test', isVerified: true })
  const row = page.getByRole('row').filter({ hasText: 'test' })
  await expect(row.getByText('Delivered')).toBeVisible({ timeout: 15_000 })

  // A receiver that fails: the log says how, and the test arrives with the next try.
  receiver.answer = (_, response) => response.writeHead(500).end('the database of the shop is away')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(row.first().getByText('Waiting')).toBeVisible({ timeout: 15_000 })
  await row.first().getByRole('button', { name: 'Details' }).click()
  await expect(dialog.getByText('Answered 500').first()).toBeVisible({ timeout: 15_000 })
  await expect(dialog.getByText('the database of the shop is away')).toBeVisible()
  await look('webhooks-delivery')
  await dialog.getByRole('button', { name: 'Done' }).click()
  receiver.answer = (_, response) => response.writeHead(204).end()
  await expect(row.first().getByText('Delivered')).toBeVisible({ timeout: 40_000 })
  await row.first().getByRole('button', { name: 'Details' }).click()
  const before = receiver.deliveries.length
  await dialog.getByRole('button', { name: 'Deliver again' }).click()
  await expect.poll(() => receiver.deliveries.length).toBe(before + 1)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Replace the secret' }).click()
  await dialog.getByRole('button', { name: 'Replace the secret' }).click()
  const next = (await dialog.getByLabel('Secret').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => receiver.deliveries.length).toBe(before + 2)
  const last = receiver.deliveries.at(-1)
  for (const one of [secret, next])
    expect(
      await verifyWebhook({ secret: one, body: last?.body ?? '', headers: last?.headers ?? {} }),
    ).toMatchObject({ type: 'test' })

  // A receiver that is gone: the webhook is switched off, and its owner told by mail.
  await page.getByRole('link', { name: 'Alerts' }).first().click()
  await page.getByLabel('Email addresses').fill('ana@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => mail.received.map(({ subject }) => subject)).toContain('[Latchkey] Test of alerts')
  await expect.poll(() => receiver.deliveries.some(({ body }) => body.includes('alert.firing'))).toBe(true)
  receiver.answer = (_, response) => response.writeHead(410).end()
  await page.getByRole('link', { name: 'Webhooks' }).first().click()
  await page.getByRole('link', { name: 'Orders backend' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Switched off by the server on/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await lookMore('webhook-disabled')
  await page.getByRole('link', { name: 'Webhooks' }).first().click()
  await expect(page.getByText('A webhook was switched off')).toBeVisible()
  await lookMore('webhooks')

  // Alerts are checked every minute; meanwhile, the pages of the server.
  await page.goto(`${rig.url}/server/health`)
  await expect(page.getByRole('heading', { level: 2, name: 'Processes' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'webhooks-prune' })).toBeVisible()
  await look('health')
  await page.goto(`${rig.url}/server/alerts`)
  await expect(page.getByText('A node does not answer')).toBeVisible()
  await look('server-alerts')

  // Right to left. All of them by `EXHAUSTIVE=1`.
  await page.evaluate(() => localStorage.setItem('latchkey.console.locale', 'ar'))
  const pages = [`/projects/${projectId}/webhooks`, '/server/health', `/projects/${projectId}/alerts`]
  for (const path of process.env.EXHAUSTIVE ? pages : pages.slice(0, 1)) {
    await page.goto(`${rig.url}${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    // The navigation has headings too, before the page is there.
    const content = page.getByRole('main')
    await expect(
      content.getByRole('heading', { level: 2 }).or(content.getByRole('table')).first(),
    ).toBeVisible()
    await look(`rtl-${path.split('/').at(-1)}`)
  }
  await page.evaluate(() => localStorage.removeItem('latchkey.console.locale'))

  await page.goto(`${rig.url}/projects/${projectId}/alerts`)
  await expect
    .poll(() => mail.received.map(({ subject }) => subject), { timeout: 90_000 })
    .toContain('[Latchkey] Shop: A webhook was switched off')
  await page.reload()
  await expect(page.getByText('1 alert fires')).toBeVisible()
  await look('alerts')
  expect(problems).toEqual([])
  expect(complaints).toEqual([])
})
