import { join } from 'node:path'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { type Address, parseEther, toHex } from 'viem'
import { looks } from '../looks.ts'
import { approveInWindow, askRpc, walletFrame } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  modalText,
  pressInFrame,
  readIdToken,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { ask, type FramePacket, hostPage, visitHost } from '../rig/hostPage.ts'
import { axeIn, cutOffIn, looksFor, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names, originOf } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { logIn, openSecurity, press } from '../rig/walletSecurity.ts'
import { type WalletWindow, windowBy } from '../rig/walletWindow.ts'
import { createProject, setProject } from '../server/startServer.ts'

const evm = 'eip155:31337'
const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.describe.configure({ mode: 'default' })
let rig: Rig
let anvil: Awaited<ReturnType<typeof startAnvil>>
test.beforeAll(async () => {
  anvil = await startAnvil()
  rig = await startRig('chromium', { RPC_EIP155_31337: anvil.url })
  const { url } = rig.server
  await setProject(url, rig.projectId, { name: 'Shop', origins: [originOf(names.shop)], group: 'arcade' })
  await createProject(url, 'game', [originOf(names.game)], { name: 'Game', group: 'arcade' })
  await createProject(url, 'alone', [originOf(names.game)], { name: 'Alone' })
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await anvil?.stop()
})

const found: string[] = []
async function look(name: string, place: Page, { locale, theme } = { locale: 'en', theme: 'light' }) {
  const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
  found.push(...problems.map((problem) => `${name}, ${locale}: ${problem}`))
  if (process.env.SHOTS)
    await place.screenshot({ path: join(process.env.SHOTS, `${name}-${locale}-${theme}.png`) })
}

async function atShop(email: string) {
  const page = await rig.browser.newPage()
  await logIn(rig, page, email)
  await becomes(page, 'connected as 0x')
  return { page, addresses: await connectedAs(page) }
}
/** Logs in to the game, up to what follows the code. */
async function toGame(email: string, mails: number, project = 'game'): Promise<Page> {
  const page = await (await rig.browser.createBrowserContext()).newPage()
  await logIn({ ...rig, projectId: project }, page, email, { mails, name: names.game })
  return page
}
async function consent(page: Page): Promise<WalletWindow> {
  await seeFrame(page, /Use your wallet here too\?.*shop\.test/)
  const opened = await windowBy(rig.browser, () => press(page, 'Continue'))
  await opened.says('Use your wallet here too?')
  return opened
}

/** The same in another language, by the first button. */
async function consentIn(page: Page, locale: string): Promise<WalletWindow> {
  const opened = await windowBy(rig.browser, async () => {
    await page.bringToFront()
    await pressInFrame(page, walletFrame(page), '>>> main:not([inert]) .screen-actions button:first-child')
  })
  await opened.says('shop.test')
  expect(await opened.page.evaluate(() => document.documentElement.lang)).toBe(locale)
  return opened
}

test('behavior: a visitor uses the wallet of one app in another one of the group, and takes it away again', async () => {
  test.setTimeout(240_000)
  const email = 'one@mail.test'
  const { addresses, page: shop } = await atShop(email)
  const { sub } = await readIdToken(shop)
  const game = await toGame(email, 2)
  let asked = await consent(game)
  await asked.says('shop.test')
  await asked.says('game.test')
  expect(await status(game), 'before the answer').toBe('disconnected')

  await test.step('it looks right, and reads right', async () => {
    for (const one of looksFor('share')) {
      await wear(game, one)
      await look('share-frame', game, one)
      await asked.page.close()
      asked = await consentIn(game, one.locale)
      await asked.page.setViewport(windowOf(one.viewport))
      await look('share', asked.page, one)
      await game.bringToFront()
    }
    await wear(game, looks.large)
    await asked.page.close()
    asked = await consentIn(game, 'en')
  })

  await asked.press('Use this wallet')
  await becomes(game, 'connected as 0x')
  expect(await connectedAs(game)).toEqual(addresses)
  // One user for the operator's apps: each gets the same id, in a token for itself.
  expect(await readIdToken(game)).toMatchObject({ sub, aud: 'game', azp: originOf(names.game) })

  await game.reload()
  await becomes(game, 'connected as 0x')
  expect(await connectedAs(game), 'after a reload, without a question').toEqual(addresses)

  await test.step('the security page lists the app, and removes it', async () => {
    await openSecurity(shop)
    await press(shop, 'Devices and activity')
    await seeFrame(shop, /Other apps with this wallet.*game\.test/)
    for (const one of looksFor('share-apps')) {
      await wear(shop, one)
      await look('share-apps', shop, one)
    }
    await wear(shop, looks.large)
    const { frame } = await seeFrame(shop, /Other apps with this wallet/)
    const removal = await windowBy(rig.browser, async () => {
      await shop.bringToFront()
      await pressInFrame(shop, frame, '>>> button[aria-label="Remove the wallet from game.test"]')
    })
    await removal.says('Remove the wallet from this app?')
    await look('share-remove', removal.page)
    await removal.press('Remove')
    await removal.says('Removed')
    await removal.page.close()
    await expect.poll(async () => (await seeFrame(shop, /Where you are/)).text).not.toContain('Other apps')
  })

  await game.bringToFront()
  await game.reload()
  await becomes(game, 'disconnected')
  await becomes(shop, 'connected as 0x')
  expect(found).toEqual([])
})

test('behavior: who declines, and who logs in to an app outside the group, has a wallet of their own there', async () => {
  test.setTimeout(180_000)
  const email = 'two@mail.test'
  const { addresses, page: shop } = await atShop(email)
  const game = await toGame(email, 2)
  const asked = await consent(game)
  await asked.press('Create a separate wallet')
  await becomes(game, 'connected as 0x')
  const own = await connectedAs(game)
  expect(own).not.toEqual(addresses)
  const again = await toGame(email, 3)
  await becomes(again, 'connected as 0x')
  expect(await connectedAs(again), 'not asked again').toEqual(own)
  const alone = await toGame(email, 4, 'alone')
  await becomes(alone, 'connected as 0x')
  expect(await connectedAs(alone)).not.toEqual(addresses)
  for (const page of [shop, game, again, alone]) await page.close()
})

test('error: who leaves the question is not logged in, and is asked again', async () => {
  test.setTimeout(180_000)
  const email = 'three@mail.test'
  const { addresses, page: shop } = await atShop(email)
  const game = await toGame(email, 2)
  const asked = await consent(game)
  await asked.page.close()
  await seeFrame(game, /The window was closed/)
  await press(game, 'Cancel')
  await expect.poll(() => status(game)).toBe('disconnected')
  await game.reload()
  await game.waitForSelector('output')
  expect(await status(game)).toBe('disconnected')
  const next = await toGame(email, 3)
  await (await consent(next)).press('Use this wallet')
  await becomes(next, 'connected as 0x')
  expect(await connectedAs(next)).toEqual(addresses)
  expect(await modalText(next)).not.toContain('failed')
  for (const page of [shop, game, next]) await page.close()
})

test('hostile: no call of a page gives it the wallet of another app without the consent (threat 40)', async () => {
  test.setTimeout(180_000)
  const email = 'hostile@mail.test'
  const { addresses, page: shop } = await atShop(email)
  rig.sites.serve(names.game, hostPage('game'))
  const game = await (await rig.browser.createBrowserContext()).newPage()
  await visitHost(game, names.game)
  const { payload } = await ask(game, 'connectEmail', { email })
  const { code, link } = await rig.mail.next(email, 2)
  const other = await rig.browser.newPage()
  await other.goto(link ?? '')
  await other.click(`button[value="${payload?.match}"]`)
  await ask(game, 'connectDevice')
  await other.close()
  await game.bringToFront()
  let answer: FramePacket | undefined
  const login = ask(game, 'connectOtp', { otp: code }).then((packet) => {
    answer = packet
  })
  await seeFrame(game, /Use your wallet here too\?/)

  const refused: unknown[] = []
  const calls: [string, object | null][] = [
    ['getUser', {}],
    ['getIdToken', null],
    ['isConnected', null],
    ['rpcRequest', { chainId: evm, method: 'personal_sign', params: ['0x48', addresses.eip155] }],
    ['addAccount', { name: 'Mine' }],
    ['showSecurity', null],
    ['unlockWallet', null],
    // No calls of the frame, whatever a page hopes.
    ['decideOffer', { isShared: true }],
    ['connectShare', { isShared: true }],
  ]
  for (const [type, given] of calls) {
    const packet = await Promise.race([
      ask(game, type, given),
      new Promise<FramePacket>((resolve) => setTimeout(resolve, 3_000, { type: 'silence', payload: null })),
    ])
    refused.push([type, packet.payload?.code ?? packet.payload?.isConnected ?? packet.type])
    expect(JSON.stringify(packet)).not.toContain(addresses.eip155)
  }
  expect(refused).toEqual([
    ...['getUser', 'getIdToken'].map((type) => [type, 'login/required']),
    ['isConnected', false],
    ...['rpcRequest', 'addAccount', 'showSecurity', 'unlockWallet'].map((type) => [type, 'login/required']),
    ...['decideOffer', 'connectShare'].map((type) => [type, 'silence']),
  ])
  // The answer of a window that the page has opened and speaks for.
  await game.evaluate((wallet) => {
    const frame = document.querySelector('iframe')?.contentWindow
    for (const data of ['latchkey:review', { turn: 1, result: { factors: [], isShared: true } }])
      frame?.postMessage(data, wallet)
  }, originOf(names.wallet))
  // A press by a script, in the frame: it opens no window, and there is nothing else to press.
  const buttons = await walletFrame(game).$$eval('>>> main button', (all) =>
    all.map(({ textContent }) => textContent),
  )
  expect(buttons).toEqual(['Continue', 'Cancel'])
  expect(answer).toBeUndefined()

  await test.step('with the consent it signs on chain, and tokens of one app are refused for the other', async () => {
    const asked = await consent(game)
    await asked.press('Use this wallet')
    await login
    expect(answer?.type).toBe('connectOtp/success')
    const user = await ask(game, 'getUser', { chainId: evm })
    expect(user.payload?.address).toBe(addresses.eip155)
    const address = addresses.eip155 as Address
    await anvil.client.setBalance({ address, value: parseEther('1') })
    await game.bringToFront()
    const sent = askRpc(game, evm, 'eth_sendTransaction', [
      { from: address, to: payee, value: toHex(parseEther('0.1')) },
    ])
    expect(await approveInWindow(rig.browser, game)).toContain('game.test')
    const { payload } = await sent.answer
    const hash = payload?.result as `0x${string}`
    const receipt = await anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
  })
  rig.sites.serve(names.game, exampleApp())
  await game.close()
  await shop.close()
})
