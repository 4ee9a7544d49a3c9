import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createDevice } from '../../apps/server/src/features/login/testing/createDevice.ts'
import {
  type MailServer,
  startMailServer,
} from '../../apps/server/src/features/login/testing/startMailServer.ts'
import {
  startProviders,
  type TestProviders,
} from '../../apps/server/src/features/login/testing/startProviders.ts'
import { press } from '../../apps/server/src/features/login/testing/startSocial.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { test as base, expect, lookOver, shoot, signIn } from '../rig/console/consoleTest.ts'
import { type ConsoleRig, startConsole } from '../rig/console/startConsole.ts'

/** What the issuer of the tests knows this server by. */
const client = { id: 'client-of-tests', secretName: 'SOCIAL_GOOGLE_SECRET' }

type World = {
  readonly mail: MailServer
  readonly providers: TestProviders
  readonly port: number
  /** Origin of the embedded wallet. */
  readonly wallet: string
}

const test = base.extend<object, { world: World; rig: ConsoleRig }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const [mail, port] = [await startMailServer(), await freePort()]
      const wallet = `http://wallet.localhost:${port}`
      const providers = await startProviders({ authUrl: wallet })
      await use({ mail, providers, port, wallet })
      await providers.stop()
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  rig: [
    async ({ world: { mail, port, providers, wallet } }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'latchkey-secrets-'))
      const rig = await startConsole(
        {
          WALLET_URL: wallet,
          AUTH_KMS: `file:${join(folder, 'key')}`,
          SOCIAL_GOOGLE_URL: providers.urls.google,
          CONSOLE_HOSTS: `127.0.0.1:${mail.port}`,
          // With public nodes, which are not reached: none is asked.
          ONLY_LISTED_CHAINS: '0',
        },
        { port },
      )
      await use(rig)
      await rig.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** The navigation around these pages has a journey of its own. */
const ofNavigation =
  /label-content-name-mismatch: <(?:a aria-label="[^"]*"[^>]* href="\/console\/projects"|button type="button" class="nav-)/

async function lookAtPage(page: Page, name: string): Promise<string[]> {
  return (await lookOver(page, name)).filter((problem) => !ofNavigation.test(problem))
}

const unit = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('behavior: a login provider, the mail server and mails are set in the console; a visitor logs in without a restart', async ({
  addWallet,
  complaints,
  page,
  rig,
  world,
}) => {
  test.setTimeout(420_000)
  await addWallet()
  await page.goto(rig.claimLink())
  await signIn(page)
  await page.getByRole('button', { name: 'Claim this server' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await page.goto(`${rig.url}/projects/new`)
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Origin').fill('https://shop.example')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Waiting for your app')).toBeVisible()
  const projectId = /projects\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const { pid } = rig.server

  await page.getByRole('link', { name: 'Keys and secrets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keys and secrets' })).toBeVisible()
  expect(await lookAtPage(page, 'secrets')).toEqual([])
  await shoot(page, 'secrets-empty')

  await unit(page, 'Google').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Id/).fill(client.id)
  await dialog.getByLabel(/^Secret/).fill('not-the-secret-of-the-client')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('google does not accept the id and the secret')).toBeVisible()
  expect(await lookAtPage(page, 'secret dialog')).toEqual([])
  await shoot(page, 'secrets-dialog')
  const secret = world.providers.env[client.secretName] ?? ''
  await dialog.getByLabel(/^Secret/).fill(secret)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('It works')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unit(page, 'Google')).toContainText('Set')
  await page.reload()
  await expect(unit(page, 'Google')).toContainText(`…${secret.slice(-4)}`)
  expect(await page.content()).not.toContain(secret)

  const { name } = world.providers.next({ name: 'Ana at Google' })
  const signedIn = await logInAsVisitor(rig, world, { projectId, origin: 'https://shop.example' })
  expect(signedIn).toMatchObject({ accountId: expect.any(String) })
  expect(name).toBe('Ana at Google')
  // The same process.
  expect(rig.server.pid).toBe(pid)
  expect(rig.server.logs()).not.toContain(secret)

  await unit(page, 'Google').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(unit(page, 'Google')).toContainText('Not set')

  // The mail server.
  await unit(page, 'Mail server').getByRole('button').click()
  await dialog.getByLabel(/^URL with user/).fill(world.mail.url)
  await dialog.getByLabel(/^Sender address/).fill('hello@shop.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('It works')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${rig.url}/projects`)
  await page.getByRole('link', { name: 'Shop' }).click()
  await page.getByRole('link', { name: 'Mails' }).click()
  await page.getByLabel('Sender name').fill('Shop Ltd')
  await page.getByLabel('Product name').fill('The Shop')
  await page.getByLabel('Accent colour').fill('#b4005a')
  await page.getByLabel('First lines').fill('Welcome to {product}.')
  await expect(page.getByText('"Shop Ltd" <hello@shop.example>')).toBeVisible()
  // A mail for a new device: with a button in the colour of the product.
  const frame = page.frameLocator('iframe[title="Preview"]')
  await expect(frame.getByText('Welcome to The Shop.')).toBeVisible()
  await expect(frame.getByText('The page https://shop.example asked')).toBeVisible()
  expect(await lookAtPage(page, 'mails')).toEqual([])
  await shoot(page, 'mails')
  await page.getByLabel('First lines').fill('Go to evil.example')
  await expect(page.getByText('No preview')).toBeVisible()
  await page.getByLabel('First lines').fill('Welcome to {product}.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The mails are saved')).toBeVisible()
  await page.getByLabel('Your address').fill('ana@mail.example')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The mail server has taken it')).toBeVisible()
  const received = await world.mail.next('ana@mail.example')
  expect(received).toMatchObject({ from: 'hello@shop.example', code: '00000000' })
  expect(received.text).toContain('Welcome to The Shop.')

  // Nodes.
  await page.goto(`${rig.url}/server/nodes`)
  await page.getByLabel('Find a chain or host').fill('eip155:1')
  await expect(page.getByRole('row').filter({ hasText: 'Environment' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Change: eip155:10', exact: true }).click()
  await dialog.getByLabel('URL of a node').fill(rig.chain.url)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/must be https/)).toBeVisible()
  expect(await lookAtPage(page, 'nodes dialog')).toEqual([])
  await shoot(page, 'nodes-dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await lookAtPage(page, 'nodes')).toEqual([])
  await shoot(page, 'nodes')

  // From right to left.
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const paths = [`projects/${projectId}/mails`, 'server/nodes', 'server/secrets']
  // All of them by `EXHAUSTIVE=1`.
  for (const path of process.env.EXHAUSTIVE ? paths : paths.slice(0, 1)) {
    await page.goto(`${rig.url}/${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await lookAtPage(page, `${path} in Arabic`)).toEqual([])
    await shoot(page, `ar-${path.replaceAll('/', '-').replace(projectId, 'shop')}`)
  }
  expect(complaints).toEqual([])
})

/** A visitor of the app: what its modal, the wallet's frame and the window at the provider send. */
async function logInAsVisitor(rig: ConsoleRig, { wallet }: World, at: { projectId: string; origin: string }) {
  const device = await createDevice()
  let nonce: string | undefined
  async function send(
    method: 'GET' | 'POST',
    path: string,
    more: { body?: object; cookie?: string; isProven?: boolean } = {},
  ) {
    const url = `${wallet}/v1/login/${path}`
    const { body, cookie, isProven = true } = more
    // Names below localhost are this machine, also where the resolver does not say so.
    const target = `${rig.server.url}/v1/login/${path}`
    const ask = async () =>
      fetch(target, {
        method,
        redirect: 'manual',
        headers: {
          origin: wallet,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
          ...(body && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...(isProven && {
            dpop: await device.prove({ method, url: url.split('?')[0] ?? '', nonce, body }),
          }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const first = await ask()
    if (first.status !== 401 || !isProven) return first
    nonce = first.headers.get('dpop-nonce') ?? undefined
    return ask()
  }
  const visitId = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  const claimHash = createHash('sha256').update(secret).digest('base64url')
  const started = await send('POST', 'social', {
    body: { ...at, visitId, provider: 'google', claimHash, language: 'en' },
  })
  if (!started.ok) throw new Error(await started.text())
  const bound = await send('POST', 'social/bind', { body: { visitId, claim: secret }, isProven: false })
  const [cookie = ''] = (bound.headers.get('set-cookie') ?? '').split(';')
  const { url } = (await bound.json()) as { url: string }
  const returned = new URL((await press(url)).url)
  await send('GET', `${returned.pathname.replace('/v1/login/', '')}${returned.search}`, {
    cookie,
    isProven: false,
  })
  const done = await send('POST', 'social/complete', { body: { ...at, visitId } })
  if (!done.ok) throw new Error(await done.text())
  return done.json()
}
