import type { Page } from '@playwright/test'
import type { TestWallet } from 'latchkey/testing'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { type Host, hostOrigin, promptsOf, recordComplaints, recordEvents, secondWallet } from '../host.ts'
import { expect, test, type World } from '../world/world.ts'

const site = new URL(hostOrigin).host
const signView = 'Sign in'

/** Selects the wallet in the modal, which stays open for signing in. */
async function link(host: Host, wallet = 'Test Wallet'): Promise<void> {
  await host.open()
  await host.button(wallet).click()
  await host.seeView(signView)
}

const signed = (host: Host) => host.page.getByTestId('siwx')
const sessionOf = (host: Host) => host.page.getByTestId('siwx-session')
const sign = (host: Host) => host.button('Sign in').click()

async function signIn(host: Host, wallet?: string): Promise<void> {
  await link(host, wallet)
  await sign(host)
  await expect(signed(host)).toHaveText('signedIn')
  await expect(host.modal).toBeHidden()
}

/** The messages a wallet was asked to sign. */
function textsOf(wallet: TestWallet): string[] {
  const asked = wallet.requests.filter(({ method }) => method === 'personal_sign')
  return asked.map(({ params }) => Buffer.from(((params as Hex[])[0] ?? '0x').slice(2), 'hex').toString())
}

const tokenOf = (page: Page) =>
  page.evaluate(() =>
    (
      globalThis as unknown as { latchkeyExample: { getAccessToken(): Promise<string | undefined> } }
    ).latchkeyExample.getAccessToken(),
  )

/** Asks the server for the session of a token, like a host's backend. */
function ask({ api, projectId }: World, token: string, method = 'GET', path = 'me') {
  const headers = { authorization: `Bearer ${token}`, origin: hostOrigin }
  return fetch(`${api}/v1/siwx/${path}?projectId=${projectId}`, { method, headers })
}

test('behavior: connecting leads to signing in, in one modal; the server verifies the message the wallet showed [1.06, 4.33, 4.34a, 4.34b]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const complaints = recordComplaints(page)
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const [address = ''] = wallet.addresses
  await visitWithServer({ siwx: 'server' })
  const events = await recordEvents(page)
  await link(host)
  expect(await events()).not.toContain('MODAL_CLOSE')
  await expect(host.modal).toContainText('Sign in to Latchkey example')
  await expect(host.modal).toContainText(site)
  await expect(host.modal).toContainText('Costs nothing and sends no transaction')
  await expect(host.modal).toContainText('Gives nobody access to your funds')
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])

  await sign(host)
  await expect(host.modal).toBeHidden()
  await expect(signed(host)).toHaveText('signedIn')
  await expect(sessionOf(host)).toHaveText(`eip155:31337:${address}`)
  const [text = ''] = textsOf(wallet)
  expect(text).toMatch(
    new RegExp(
      `^${site} wants you to sign in with your Ethereum account:\n${address}\n\nSign in to the example`,
    ),
  )
  expect(text).toContain(`\nURI: ${hostOrigin}\nVersion: 1\nChain ID: 31337\nNonce: `)
  const token = (await tokenOf(page)) ?? ''
  const answer = await ask(world, token)
  expect(answer.status).toBe(200)
  expect((await answer.json()).session).toMatchObject({ accountAddress: address, message: text })
  expect(await events()).toEqual(expect.arrayContaining(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']))

  // No secret is stored where scripts of a later visit could read it.
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  )
  expect(kept).toContain(address)
  for (const part of token.split('.')) expect(kept).not.toContain(part)
  expect(kept).not.toContain('Signature')

  await page.reload()
  await expect(signed(host)).toHaveText('signedIn')
  await expect(host.modal).toBeHidden()
  expect(textsOf(wallet)).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('error: declined, the view shows an error, stays, and a retry works [4.35a, 4.35b, 8.18f]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet()
  await visitWithServer({ siwx: 'server' })
  await link(host)
  const events = await recordEvents(page)
  wallet.decline()
  await sign(host)
  await expect(host.alert).toContainText('Signature declined')
  await host.seeView(signView)
  expect(await events()).toContain('SIWX_AUTH_ERROR')
  await host.tryAgain.click()
  await expect(signed(host)).toHaveText('signedIn')
  // Each attempt has its own nonce.
  const nonces = textsOf(wallet).map((text) => /Nonce: (\w+)/.exec(text)?.[1])
  expect(new Set(nonces).size).toBe(2)
})

test('behavior: if required, only signing in or disconnecting closes the view; cancelling disconnects and returns to Connect [4.08, 4.36b, 4.36d, 6.10, 2.14]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  await addWallet()
  await visitWithServer({ siwx: 'server' })
  await link(host)
  const events = await recordEvents(page)
  await host.button('Close').click()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await host.seeView(signView)
  await expect(host.modal).toContainText('Cancel disconnects your wallet')
  await host.button('Cancel').click()
  await host.seeView('Connect wallet')
  await expect(host.status).toHaveText('disconnected')
  expect(await events()).toEqual(expect.arrayContaining(['CLICK_CANCEL_SIWX', 'DISCONNECT_SUCCESS']))
  await host.close()
  await page.reload()
  await expect(host.status).toHaveText('disconnected')
})

test('behavior: on another network the visitor signs in again; cancelling switches the wallet back [4.33, 4.36a]', async ({
  addWallet,
  host,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server' })
  await signIn(host)
  wallet.switchChain(8453)
  await host.seeView(signView)
  await expect(host.modal).toContainText('Base')
  await host.button('Cancel').click()
  await expect(host.network).toHaveText('Foundry')
  await expect(host.modal).toBeHidden()
  await expect(signed(host)).toHaveText('signedIn')

  wallet.switchChain(8453)
  await host.seeView(signView)
  await sign(host)
  await expect(sessionOf(host)).toHaveText(`eip155:8453:${wallet.addresses[0]}`)
  // Both sessions are valid now.
  wallet.switchChain(31337)
  await expect(sessionOf(host)).toHaveText(`eip155:31337:${wallet.addresses[0]}`)
  await expect(host.modal).toBeHidden()
  expect(textsOf(wallet)).toHaveLength(2)
})

test('behavior: each account of a wallet has its own session [3.24, 4.33]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey(), generatePrivateKey()] })
  const [first = '', second = ''] = wallet.addresses
  await visitWithServer({ siwx: 'server' })
  await signIn(host)
  wallet.switchAccount(1)
  await host.seeView(signView)
  await sign(host)
  await expect(sessionOf(host)).toHaveText(`eip155:31337:${second}`)
  wallet.switchAccount(0)
  await expect(sessionOf(host)).toHaveText(`eip155:31337:${first}`)
  await expect(host.modal).toBeHidden()
  await page.reload()
  await expect(signed(host)).toHaveText('signedIn')
  expect(textsOf(wallet)).toHaveLength(2)
})

test('behavior: if optional, it is offered once; the host offers it again, and signs out [4.36c]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server,optional' })
  await link(host)
  await host.button('Cancel').click()
  await expect(host.modal).toBeHidden()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await host.seeView('Account')
  await host.close()
  await page.reload()
  await expect(signed(host)).toHaveText('signedOut')
  await expect(host.modal).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sign(host)
  await expect(signed(host)).toHaveText('signedIn')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(signed(host)).toHaveText('signedOut')
  await expect(host.status).toHaveText('connected')
  await page.reload()
  await expect(signed(host)).toHaveText('signedOut')
  expect(textsOf(wallet)).toHaveLength(1)
})

test('behavior: cancelled during the wallet request, a late signature does not sign in', async ({
  addWallet,
  host,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server,optional' })
  await link(host)
  wallet.hold()
  await sign(host)
  await expect(host.modal).toContainText('Confirm in Test Wallet')
  await expect(host.modal).toContainText(`The message must name ${site}`)
  await host.button('Close').click()
  await expect(host.modal).toBeHidden()
  wallet.release()
  await expect.poll(() => textsOf(wallet).length).toBe(1)
  await expect(signed(host)).toHaveText('signedOut')
})

test('behavior: an expired session is reported, while the page is open and on the next visit [4.33, 6.10]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server,4' })
  await signIn(host)
  await host.seeView(signView)
  await expect(host.modal).toContainText('Your session has expired')
  await expect(signed(host)).toHaveText('signedOut')
  await page.reload()
  await host.seeView(signView)
  await sign(host)
  await expect(signed(host)).toHaveText('signedIn')
  expect(textsOf(wallet)).toHaveLength(2)
})

test('behavior: signing in and out in one tab applies to the other [4.33]', async ({
  addWallet,
  host,
  openTab,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  const settings = { siwx: 'server,optional' }
  await visitWithServer(settings)
  await link(host)
  const tab = await openTab()
  await tab.visit({ api: world.api, project: world.projectId, ...settings })
  await expect(signed(tab)).toHaveText('signedOut')
  await host.page.bringToFront()
  await sign(host)
  await expect(signed(host)).toHaveText('signedIn')
  await expect(signed(tab)).toHaveText('signedIn')
  await tab.page.bringToFront()
  await tab.page.getByRole('button', { name: 'Sign out' }).click()
  await expect(signed(tab)).toHaveText('signedOut')
  await expect(signed(host)).toHaveText('signedOut')
  await expect(host.modal).toBeHidden()
  expect(textsOf(wallet)).toHaveLength(1)
})

test('behavior: a session ended on the server is detected while the page is open and on the next visit [6.10]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet({ privateKeys: [generatePrivateKey()] })
  await page.clock.install()
  await visitWithServer({ siwx: 'server' })
  await signIn(host)
  const first = (await tokenOf(page)) ?? ''
  expect((await ask(world, first, 'DELETE', 'sessions')).status).toBe(200)
  await page.clock.fastForward(301_000)
  await host.seeView(signView)
  await expect(host.modal).toContainText('You were signed out')
  await sign(host)
  await expect(signed(host)).toHaveText('signedIn')
  const second = (await tokenOf(page)) ?? ''
  expect((await ask(world, second, 'DELETE', 'sessions')).status).toBe(200)
  await page.reload()
  await host.seeView(signView)
})

test('behavior: disconnecting signs out on the server too [4.12e]', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server' })
  await signIn(host)
  const token = (await tokenOf(page)) ?? ''
  expect((await ask(world, token)).status).toBe(200)
  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await expect.poll(async () => (await ask(world, token)).status).toBe(401)
})

test('error: the server is unavailable: an error is shown, a reload does not sign out, and it continues when the server is back', async ({
  addWallet,
  host,
  page,
  visitWithServer,
  world,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await page.route(`${world.api}/v1/siwx/**`, (route) => route.abort())
  await visitWithServer({ siwx: 'server' })
  await link(host)
  await sign(host)
  await expect(host.alert).toContainText('Couldn’t reach the server', { timeout: 15_000 })
  expect(textsOf(wallet)).toEqual([])
  await page.unroute(`${world.api}/v1/siwx/**`)
  await host.tryAgain.click()
  await expect(signed(host)).toHaveText('signedIn')

  await page.route(`${world.api}/v1/siwx/**`, (route) => route.abort())
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await expect(signed(host)).toHaveText('signedOut')
  await expect(host.modal).toBeHidden()
  await page.unroute(`${world.api}/v1/siwx/**`)
  await page.reload()
  await expect(signed(host)).toHaveText('signedIn')
  expect(textsOf(wallet)).toHaveLength(1)
})

test('behavior: a session in memory ends with the page', async ({
  addWallet,
  context,
  host,
  page,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await visitWithServer({ siwx: 'server,bearer,optional' })
  await signIn(host)
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(signed(host)).toHaveText('signedOut')
  await expect(host.modal).toBeHidden()
  expect(textsOf(wallet)).toHaveLength(1)
})

test('behavior: without a server, sessions are stored and verified in the browser [4.34a]', async ({
  addWallet,
  host,
  page,
}) => {
  const wallet = await addWallet()
  await host.visit({ siwx: 'local' })
  await signIn(host)
  await page.reload()
  await expect(signed(host)).toHaveText('signedIn')
  expect(textsOf(wallet)).toHaveLength(1)
  // A session with a changed expiry is invalid.
  await page.evaluate(() => {
    const key = 'latchkey.default.siwx'
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(/20\d\d-/g, '2099-'))
  })
  await page.reload()
  await host.seeView(signView)
})

test('behavior: a second wallet has its own session; without it, the first is active and signed in [4.36a]', async ({
  addWallet,
  host,
  visitWithServer,
}) => {
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await addWallet(secondWallet())
  await visitWithServer({ siwx: 'server' })
  await signIn(host)
  await host.open()
  await host.modal
    .getByRole('button', { name: /Switch wallet|wallet connected/ })
    .first()
    .click()
  await host.button('Add another wallet').click()
  await host.button('Second Wallet').click()
  await host.seeView(signView)
  await expect(host.modal).toContainText('Sign in to Latchkey example')
  await host.button('Cancel').click()
  await expect(host.modal).toBeHidden()
  await expect(host.wallets).toHaveText('Test Wallet')
  await expect(sessionOf(host)).toHaveText(`eip155:31337:${wallet.addresses[0]}`)
})
