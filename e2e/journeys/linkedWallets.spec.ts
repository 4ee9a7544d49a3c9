import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import { createTestSolanaWallet, createTestWallet, type TestWallet } from 'latchkey/testing'
import { injectTestSolanaWallet, injectTestWallet } from 'latchkey/testing/playwright'
import type { Page } from 'puppeteer-core'
import { generatePrivateKey } from 'viem/accounts'
import { createLatchkey, type Latchkey } from '../../packages/node/src/index.ts'
import { looks } from '../looks.ts'
import { approve, decline, shownIn, walletFrame } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  isModalOpen,
  modalText,
  openModal,
  pressInFrame,
  pressInModal,
  pressRow,
  pressRowIfThere,
  readIdToken,
  seeFrame,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { pressUntil } from '../rig/openedBy.ts'
import { injectable } from '../rig/ownWallet.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { logIn } from '../rig/walletSecurity.ts'
import { adminToken } from '../server/startServer.ts'

test.describe.configure({ mode: 'default' })
let anvil: Anvil
let rig: Rig
let latchkey: Latchkey
test.beforeAll(async () => {
  // Asked about signatures that are not of the account's key: it may be a contract's.
  anvil = await startAnvil({ chainId: 1 })
  rig = await startRig('chromium', { RPC_EIP155_1: anvil.url, RPC_SOLANA_MAINNET: 'http://127.0.0.1:9' })
  rig.sites.serve(names.shop, exampleApp())
  latchkey = createLatchkey({ url: rig.server.url, projectId: rig.projectId, key: adminToken })
})
test.afterAll(async () => {
  await rig?.stop()
  await anvil?.stop()
})

/** A wallet with a key of its own. */
function ownWallet(name = 'Own Wallet', rdns = 'dev.latchkey.own'): TestWallet {
  return createTestWallet({ name, rdns, chains: [anvil.forWallet], privateKeys: [generatePrivateKey()] })
}

/** A visitor who is logged in, with wallets of their own in the browser. */
async function start(email: string, wallets: readonly TestWallet[], more?: (page: Page) => Promise<void>) {
  const page = await rig.browser.newPage()
  for (const wallet of wallets) await injectTestWallet(injectable(page), wallet)
  await more?.(page)
  await logIn(rig, page, email, { settings: { solana: '' } })
  await becomes(page, 'connected as 0x')
  const { sub } = await readIdToken(page)
  return { page, addresses: await connectedAs(page), userId: String(sub) }
}

async function openLinked(page: Page, words: RegExp): Promise<void> {
  await page.bringToFront()
  await openModal(page)
  const { source } = words
  const isShown = page.waitForFunction(
    (source) =>
      new RegExp(source).test(
        document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')?.textContent ?? '',
      ),
    {},
    source,
  )
  await expect.poll(() => modalText(page)).toContain('Linked wallets')
  await pressUntil(isShown, () => pressRowIfThere(page, 'Linked wallets'))
}

const pressCard = (page: Page, label: string) => pressInModal(page, `.card button ::-p-text(${label})`)

async function close(page: Page): Promise<void> {
  await page.locator('>>> .card button[aria-label="Close"]').click()
  await expect.poll(() => isModalOpen(page)).toBe(false)
}

/** Agrees in the frame, or does not. */
async function decide(page: Page, label: 'Approve' | 'Decline', address: string): Promise<void> {
  await seeFrame(page, /Link a wallet/)
  const frame = walletFrame(page)
  const shown = async () => (await shownIn(frame)).replaceAll(/\s/g, '').toLowerCase()
  await expect.poll(shown).toContain(address.toLowerCase())
  if (label === 'Decline') return decline(frame)
  const isDecided = page.waitForFunction(
    () =>
      !document
        .querySelector('latchkey-modal')
        ?.shadowRoot?.querySelector('.card')
        ?.textContent?.includes('Approve request'),
  )
  await pressUntil(isDecided, async () => {
    // The frame has to have the focus, which Chromium does not always give to it at once.
    await page.bringToFront()
    await pressInFrame(page, frame, '>>> .stage-ground:not([inert]) .approval-title')
    const isArmed = frame.waitForSelector('>>> .approval .button.primary:not(.idle)', { timeout: 4_000 })
    if (await isArmed.catch(() => undefined)) await approve(frame)
  })
}

async function choose(page: Page, name: string): Promise<void> {
  await pressCard(page, 'Link a wallet')
  await expect.poll(() => modalText(page)).toContain('Choose a wallet in this browser')
  await pressRow(page, name)
}

/** Accessibility and cut-off texts of what is shown, in several looks. `SHOTS` is a folder for pictures. */
async function lookOver(page: Page, name: string): Promise<void> {
  const shots = process.env.SHOTS
  const found: string[] = []
  for (const look of looksFor(name)) {
    await wear(page, look)
    const problems = [...(await axeIn(page)), ...(await cutOffIn(page))]
    found.push(...problems.map((problem) => `${name}, ${look.locale}: ${problem}`))
    const { height, width } = look.viewport
    if (shots)
      await page.screenshot({
        path: join(shots, `${name}-${look.locale}-${look.theme}-${width}x${height}.png`),
      })
  }
  await wear(page, looks.large)
  expect(found).toEqual([])
}

type Handed = {
  latchkeyExample: {
    linkWallet(walletId: string): Promise<{ id: string; account: string }>
    unlinkWallet(id: string): Promise<void>
    loadLinkedWallets(): Promise<{ id: string; account: string }[]>
  }
}
/** The app links it; resolves to the account, or to the code of why it was refused. */
const linkByApp = (page: Page, walletId: string) =>
  page.evaluate(
    (walletId) =>
      (globalThis as unknown as Handed).latchkeyExample.linkWallet(walletId).then(
        ({ account }) => account,
        ({ code }) => String(code),
      ),
    walletId,
  )

test('behavior: a visitor links wallets of two chain families; they are there after a reload and on the app’s server, until they are unlinked; the embedded wallet stays connected', async () => {
  test.setTimeout(240_000)
  const evm = ownWallet()
  const solana = await createTestSolanaWallet({ name: 'Sun Wallet', clusters: { 'solana:mainnet': '' } })
  const email = 'linked@mail.test'
  const { addresses, page, userId } = await start(email, [evm], (page) =>
    injectTestSolanaWallet(injectable(page), solana),
  )
  const [own = ''] = evm.addresses
  const [sun = ''] = solana.addresses

  await openLinked(page, /No linked wallets/)
  await lookOver(page, 'none')
  await test.step('what is declined in the wallet or in the frame is not linked', async () => {
    evm.decline()
    await choose(page, 'Own Wallet')
    await expect.poll(() => modalText(page)).toContain('Nothing was linked')
    await choose(page, 'Own Wallet')
    await decide(page, 'Decline', own)
    await expect.poll(() => modalText(page)).toContain('Nothing was linked')
    expect(evm.requests.filter(({ method }) => method === 'personal_sign')).toEqual([])
    await choose(page, 'Own Wallet')
    await seeFrame(page, /Link a wallet/)
    evm.decline()
    await decide(page, 'Approve', own)
    await expect.poll(() => modalText(page)).toContain('Nothing was linked')
    expect((await latchkey.users.get(userId))?.linkedWallets).toEqual([])
  })
  await test.step('offline, it says so', async () => {
    const { server, sites } = rig
    sites.serve(names.wallet, (request, response) => {
      if (!request.url?.startsWith('/v1/login/linked-wallets')) return forward(request, response, server.url)
      request.resume()
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    })
    await choose(page, 'Own Wallet')
    await expect.poll(() => modalText(page)).toMatch(/Couldn’t reach|didn’t work/)
    sites.serve(names.wallet, server.url)
  })

  await test.step('the views in between', async () => {
    await pressCard(page, 'Link a wallet')
    await expect.poll(() => modalText(page)).toContain('Choose a wallet in this browser')
    await lookOver(page, 'choices')
    await pressCard(page, 'Cancel')
    evm.hold()
    await choose(page, 'Own Wallet')
    await decide(page, 'Approve', own)
    await expect.poll(() => modalText(page)).toContain('Sign with Own Wallet')
    await lookOver(page, 'waiting')
    await pressCard(page, 'Cancel')
    await expect.poll(() => modalText(page)).toContain('Nothing was linked')
    evm.release()
  })
  await choose(page, 'Own Wallet')
  await seeFrame(page, /Link a wallet/)
  await lookOver(page, 'question')
  await decide(page, 'Approve', own)
  await expect.poll(() => modalText(page)).toContain('They can’t open the wallet of your login')
  const asked = evm.requests.findLast(({ method }) => method === 'personal_sign')
  const [hex = ''] = (asked?.params ?? []) as string[]
  const message = Buffer.from(hex.slice(2), 'hex').toString()
  expect(message).toContain(`user ${userId} of project ${rig.projectId}`)
  expect(message).toMatch(new RegExp(`^${new URL(page.url()).host} wants you to sign in`))
  await choose(page, 'Sun Wallet')
  await decide(page, 'Approve', sun)
  await expect.poll(() => modalText(page)).toMatch(/Own Wallet.*Sun Wallet.*Link a wallet/)
  expect(await connectedAs(page)).toEqual(addresses)
  const told = () => rig.mail.received.filter(({ subject, to }) => to === email && /was linked/.test(subject))
  await expect.poll(told).toHaveLength(2)

  await lookOver(page, 'list')

  await page.reload()
  await becomes(page, 'connected as 0x')
  expect(await connectedAs(page)).toEqual(addresses)
  await openLinked(page, /Own Wallet.*Sun Wallet/)
  const known = await latchkey.users.get(userId)
  expect(known?.linkedWallets.map(({ account, name }) => [account, name])).toEqual([
    [`eip155:1:${own}`, 'Own Wallet'],
    [expect.stringMatching(new RegExp(`^solana:\\w+:${sun}$`)), 'Sun Wallet'],
  ])
  const linkedWallet = known?.linkedWallets[1]?.account ?? ''
  expect((await latchkey.users.find({ linkedWallet }))?.id).toBe(userId)

  await test.step('unlinked, once the visitor has confirmed it', async () => {
    await pressRow(page, 'Own Wallet')
    await expect.poll(() => modalText(page)).toContain('Unlink Own Wallet?')
    await lookOver(page, 'confirm')
    await pressCard(page, 'Keep it')
    await expect.poll(() => modalText(page)).toContain('Link a wallet')
    await pressRow(page, 'Own Wallet')
    await pressCard(page, 'Unlink')
    await expect.poll(() => modalText(page)).not.toContain('Own Wallet')
    expect((await latchkey.users.get(userId))?.linkedWallets).toHaveLength(1)
    expect(await latchkey.users.find({ linkedWallet: `eip155:1:${own}` })).toBeUndefined()
  })
  await close(page)
  expect(await connectedAs(page)).toEqual(addresses)
  await page.close()
})

test('error: a wallet of another user, a replayed signature, and one for another user or host link nothing', async () => {
  test.setTimeout(240_000)
  const wallet = ownWallet()
  const [own = ''] = wallet.addresses
  const first = await start('linked-first@mail.test', [wallet])
  const linking = linkByApp(first.page, wallet.info.rdns)
  await decide(first.page, 'Approve', own)
  expect(await linking).toBe(`eip155:1:${own}`)
  await first.page.close()

  const liar = ownWallet('Liar', 'dev.latchkey.liar')
  const [other = ''] = liar.addresses
  const sign = (text: string) =>
    liar.provider.request({
      method: 'personal_sign',
      params: [`0x${Buffer.from(text).toString('hex')}`, other],
    })
  /** What the liar signs instead of what it is asked to. */
  let lie: ((text: string) => Promise<unknown>) | undefined
  const lying: TestWallet = {
    ...liar,
    provider: {
      ...liar.provider,
      async request(args: { method: string; params?: unknown }) {
        const [hex = ''] = (args.params ?? []) as string[]
        if (!lie || args.method !== 'personal_sign') return liar.provider.request(args)
        return lie(Buffer.from(hex.slice(2), 'hex').toString())
      },
    } as TestWallet['provider'],
  }
  const { addresses, page, userId } = await start('linked-second@mail.test', [wallet, lying])
  const link = async (walletId: string, address: string) => {
    const linking = linkByApp(page, walletId)
    await decide(page, 'Approve', address)
    return linking
  }
  expect(await link(wallet.info.rdns, own)).toBe('links/taken')
  let replay: unknown
  lie = async (text) => {
    replay = await sign(text)
    return sign(text.replace(/user [\da-f-]{36}/, `user ${crypto.randomUUID()}`))
  }
  expect(await link(liar.info.rdns, other), 'for another user').toBe('server/signature_invalid')
  lie = (text) => sign(text.replaceAll(new URL(page.url()).host, 'evil.example'))
  expect(await link(liar.info.rdns, other), 'for another host').toBe('server/signature_invalid')
  lie = async () => replay
  expect(await link(liar.info.rdns, other), 'of an earlier message').toBe('server/signature_invalid')
  expect((await latchkey.users.get(userId))?.linkedWallets).toEqual([])
  lie = undefined
  expect(await link(liar.info.rdns, other)).toBe(`eip155:1:${other}`)
  expect(await connectedAs(page)).toEqual(addresses)

  await test.step('the page cannot decide for the visitor: leaving the question declines it', async () => {
    const linking = linkByApp(page, wallet.info.rdns)
    await seeFrame(page, /Link a wallet/)
    await close(page)
    expect(await linking).toBe('sign/rejected')
  })
  await page.close()
})
