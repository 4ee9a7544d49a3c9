import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { type Address, type Hex, parseEther, toHex, verifyMessage } from 'viem'
import { createLatchkey } from '../../packages/node/src/index.ts'
import { looks } from '../looks.ts'
import { approveInWindow } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  disconnect,
  isModalOpen,
  modalText,
  openModal,
  pressInModal,
  readIdToken,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { ask, hostPage, visitHost } from '../rig/hostPage.ts'
import { axeIn, cutOffIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { type Name, names } from '../rig/names.ts'
import { openSocials, pressSocial, seeCard } from '../rig/socialVisit.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { press } from '../rig/walletSecurity.ts'
import { keepWindow, windowBy } from '../rig/walletWindow.ts'
import { adminToken, setProject } from '../server/startServer.ts'

// One after another: the browser and the server start once.
test.describe.configure({ mode: 'default' })
let anvil: Anvil
let rig: Rig
test.beforeAll(async () => {
  anvil = await startAnvil()
  rig = await startRig('chromium', { PASSKEY_LOGIN: '1', RPC_EIP155_31337: anvil.url })
  await setProject(rig.server.url, rig.projectId, { guestLogin: true })
})
test.beforeEach(() => {
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await anvil?.stop()
})

const guestButton = '>>> .socials [data-provider=guest]'

async function arrive(page: Page, name: Name = names.shop): Promise<void> {
  const settings = { guest: '', rpc: `31337@${anvil.url}`, solana: '' }
  await openSocials(rig, page, settings, name, 'passkey')
}

async function enter(page: Page): Promise<void> {
  await page.waitForSelector(guestButton, { visible: true })
  await pressInModal(page, '.socials [data-provider=guest]')
  await becomes(page, 'connected as 0x')
}

async function openAccount(page: Page): Promise<void> {
  await page.bringToFront()
  if (!(await isModalOpen(page))) await openModal(page)
}

async function logOut(page: Page): Promise<void> {
  await openAccount(page)
  await disconnect(page)
}

/** What axe and a look at it find. `SHOTS=<folder>` saves them. */
async function lookOver(page: Page, view: string): Promise<void> {
  for (const look of looksFor(view)) {
    await wear(page, look)
    expect(await axeIn(page), `${view}, ${look.name}`).toEqual([])
    expect(await cutOffIn(page), `${view}, ${look.name}`).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({
        path: join(process.env.SHOTS, `guest-${view}-${look.theme}-${look.locale}.png`) as `${string}.png`,
      })
  }
  await wear(page, looks.large)
}

/** Sends a request to the connected wallet, as the app. */
const request = (page: Page, method: string, params: unknown[]): Promise<unknown> =>
  page.evaluate(
    (method, params) =>
      (window as unknown as Example).latchkeyExample.kit.connection().session.provider.request({
        method,
        params,
      }),
    method,
    params,
  )
type Example = {
  latchkeyExample: {
    kit: { connection(): { session: { provider: { request(args: object): Promise<unknown> } } } }
  }
}

test('behavior: a guest has a wallet at once, which signs, comes back in this browser, and with a passkey in another', async () => {
  test.setTimeout(240_000)
  const { browser, projectId, server } = rig
  const page = await browser.newPage()
  await arrive(page)
  const order = await page.$$eval('>>> .email-login :is(input, .socials [data-provider])', (all) =>
    all.map((one) => one.getAttribute('data-provider') ?? one.localName),
  )
  expect(order).toEqual(['input', 'passkey', 'guest'])
  await lookOver(page, 'connect')
  await enter(page)
  const addresses = await connectedAs(page)
  const address = addresses.eip155 as Address

  await test.step('the app’s own server learns that it is a guest', async () => {
    const { amr, email, sub } = await readIdToken(page)
    expect({ amr, email }).toEqual({ amr: ['guest'], email: undefined })
    const { users } = createLatchkey({ url: server.url, projectId, key: adminToken })
    expect(await users.get(`${sub}`)).toMatchObject({ isGuest: true, logins: ['guest'], email: undefined })
  })

  await test.step('it signs a message and a transaction', async () => {
    const signed = request(page, 'personal_sign', [toHex('Hello from a guest'), address])
    await approveInWindow(browser, page)
    const signature = (await signed) as Hex
    expect(await verifyMessage({ address, message: 'Hello from a guest', signature })).toBe(true)
    await anvil.client.setBalance({ address, value: parseEther('1') })
    const to = `0x${'11'.repeat(20)}`
    const sent = request(page, 'eth_sendTransaction', [{ from: address, to, value: toHex(1n) }])
    await approveInWindow(browser, page)
    const hash = (await sent) as Hex
    const receipt = await anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
  })

  await test.step('it is the same after a reload, in another tab, and after a new login', async () => {
    await page.reload()
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    const tab = await browser.newPage()
    await tab.goto(page.url())
    await becomes(tab, 'connected as 0x')
    expect(await connectedAs(tab)).toEqual(addresses)
    await tab.close()
    await logOut(page)
    await arrive(page)
    expect(await status(page)).toBe('disconnected')
    await enter(page)
    expect(await connectedAs(page)).toEqual(addresses)
  })

  await test.step('the account says what it is, and what is next', async () => {
    await openAccount(page)
    await seeCard(page, /Guest.*Without an email/)
    await seeCard(page, /Secure this wallet.*Clear its data and the wallet is gone/)
    await lookOver(page, 'account')
    const row = await page.waitForSelector('>>> button.row ::-p-text(Security)')
    await row?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await lookOver(page, 'account-rows')
    await pressInModal(page, '.guest-notice')
    const { text } = await seeFrame(page, /What opens it/)
    expect(text).toContain('Only in this browser')
    expect(text).toContain('Secure with a passkey')
    // What a guest cannot come back to, or would need a passkey for.
    for (const hidden of [
      'recovery kit',
      'recovery words',
      'Approve a new device',
      'Authenticator app',
      'operator’s help',
    ])
      expect(text).not.toContain(hidden)
    await lookOver(page, 'security')
  })

  await test.step('a visitor who closes the window has what they had', async () => {
    const closed = await windowBy(browser, () => press(page, 'Secure with a passkey'))
    await closed.says('Create a passkey')
    await closed.page.close()
    const { text } = await seeFrame(page, /The window was closed/)
    expect(text).toContain('Only in this browser')
  })

  const kept = await keepWindow(page, { browser, hasPrf: true })
  await test.step('a passkey secures it', async () => {
    const secured = await kept.by(() => press(page, 'Secure with a passkey'))
    await secured.press('Create a passkey')
    await secured.says('Your passkey is ready')
    await page.bringToFront()
    const { text } = await seeFrame(page, /Only you can open it, in one way.*Log in with it from now on/)
    expect(text).toContain('Create a recovery kit')
    expect(text).not.toContain('operator’s help')
    await lookOver(page, 'secured')
    await pressInModal(page, '[aria-label=Back]')
    await seeCard(page, /Only you can open it, in one way/)
    await seeCard(page, /Logged in with a passkey/)
    expect(await modalText(page)).not.toContain('Secure this wallet')
    await page.reload()
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
  })

  await test.step('from then on this browser needs it, too: the next person in it is another guest', async () => {
    await logOut(page)
    await arrive(page)
    await enter(page)
    expect((await connectedAs(page)).eip155).not.toBe(address)
    await logOut(page)
  })

  await test.step('the passkey alone opens it where nothing is known', async () => {
    await page.evaluate((url) => location.assign(url), `https://${names.game}/`)
    await page.waitForNavigation().catch(() => undefined)
    await arrive(page, names.game)
    await pressSocial(page, 'passkey')
    await seeFrame(page, /Continue with a passkey/)
    const opened = await kept.by(() => press(page, 'Continue'))
    await opened.press('Use my passkey')
    await opened.says('You’re logged in')
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    const { sub } = await readIdToken(page)
    const { users } = createLatchkey({ url: server.url, projectId, key: adminToken })
    expect(await users.get(`${sub}`)).toMatchObject({ isGuest: false, logins: [] })
    await logOut(page)
  })

  await test.step('there, a guest is another one', async () => {
    await arrive(page, names.game)
    await enter(page)
    expect((await connectedAs(page)).eip155).not.toBe(address)
    await logOut(page)
  })
  await page.close()
})

test('error: a guest who cannot reach the server learns so, and gets in with the next try', async () => {
  const page = await (await rig.browser.createBrowserContext()).newPage()
  await arrive(page)
  // The frame is there; the login is not.
  rig.sites.serve(names.wallet, (request, response) =>
    request.url?.startsWith('/v1/login/guest')
      ? response.destroy()
      : forward(request, response, rig.server.url),
  )
  await pressInModal(page, '.socials [data-provider=guest]')
  await seeCard(page, /Couldn’t log you in.*Try again.*Use another way/)
  await lookOver(page, 'failed')
  expect(await status(page)).toBe('disconnected')
  rig.sites.serve(names.wallet, rig.server.url)
  await pressInModal(page, 'button::-p-text(Try again)')
  await becomes(page, 'connected as 0x')
  await page.browserContext().close()
})

test('hostile: a project without guests shows no button, and refuses a page that asks anyway', async () => {
  const { projectId, server, sites } = rig
  await setProject(server.url, projectId, { guestLogin: false })
  const page = await (await rig.browser.createBrowserContext()).newPage()
  try {
    await arrive(page)
    expect(await page.$(guestButton)).toBeNull()
    sites.serve(names.shop, hostPage(projectId))
    await visitHost(page, names.shop)
    expect(await ask(page, 'connectGuest', null)).toMatchObject({
      type: 'connectGuest/error',
      payload: { code: 'login/guest_off' },
    })
    expect((await ask(page, 'isConnected', null)).payload).toEqual({ isConnected: false })
  } finally {
    await setProject(server.url, projectId, { guestLogin: true })
    await page.browserContext().close()
  }
})

test('default: an app that does not ask for guests shows no button', async () => {
  const page = await (await rig.browser.createBrowserContext()).newPage()
  await openSocials(rig, page, {}, names.shop, 'passkey')
  expect(await page.$(guestButton)).toBeNull()
  await page.browserContext().close()
})
