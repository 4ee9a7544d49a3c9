import { join } from 'node:path'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { type Address, parseEther, toHex } from 'viem'
import { type Look, looks } from '../looks.ts'
import { approve, find, shownIn, walletFrame } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  type ExampleWindow,
  isModalOpen,
  pressInFrame,
  request,
  seeFrame,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { createKit, logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { type KeptWindow, keepWindow, type WalletWindow } from '../rig/walletWindow.ts'
import { psql } from '../server/psql.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.describe.configure({ mode: 'default' })
let rig: Rig
let anvil: Awaited<ReturnType<typeof startAnvil>>
test.beforeAll(async () => {
  anvil = await startAnvil({ chainId: 1 })
  rig = await startRig('chromium', { RPC_EIP155_1: anvil.url })
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await anvil?.stop()
})

const found: string[] = []
async function look(name: string, place: Page, { locale, theme }: Pick<Look, 'locale' | 'theme'>) {
  const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
  found.push(...problems.map((problem) => `${name}, ${locale}: ${problem}`))
  if (process.env.SHOTS)
    await place.screenshot({ path: join(process.env.SHOTS, `${name}-${locale}-${theme}.png`) })
}

async function closeModal(page: Page): Promise<void> {
  await page.bringToFront()
  await page.locator('>>> .card button[aria-label="Close"]').click()
  await expect.poll(() => isModalOpen(page)).toBe(false)
}

/** The app asks to send so many coins. */
function send(page: Page, value: string): Promise<unknown> {
  return page.evaluate(
    (to, value) => {
      const { kit } = (window as unknown as ExampleWindow).latchkeyExample
      const { connection, session } = kit.connection()
      const params = [{ from: connection.address, to, value }]
      return session.provider
        .request({ method: 'eth_sendTransaction', params })
        .catch(({ code }: { code: number }) => code)
    },
    shop,
    toHex(parseEther(value)),
  )
}

/** Opens the window of an approval, in the tab with the authenticator. */
async function review(page: Page, kept: KeptWindow): Promise<WalletWindow> {
  await page.bringToFront()
  return kept.by(async () => (await find(walletFrame(page), '.approval .button.primary')).click())
}

async function choose(page: Page, kept: KeptWindow): Promise<WalletWindow> {
  const { frame } = await seeFrame(page, /Ask for my passkey/)
  await page.bringToFront()
  return kept.by(() =>
    pressInFrame(page, frame, '>>> button[aria-label="Change when my passkey is asked for"]'),
  )
}
const pick = async ({ page }: WalletWindow, mode: string) =>
  (await page.waitForSelector(`>>> input[value=${mode}]`))?.click()

/** A visitor with a passkey that was just added. */
async function withPasskey(email: string) {
  const { addresses, page } = await startWallet(rig, email)
  await anvil.client.setBalance({
    address: Object.values(addresses).find((one) => one.startsWith('0x')) as Address,
    value: parseEther('10'),
  })
  await openSecurity(page)
  const kept = await keepWindow(page, { browser: rig.browser, hasPrf: true })
  const made = await kept.by(() => press(page, 'Add a passkey'))
  await made.press('Create a passkey')
  await made.says('Your passkey is ready')
  return { addresses, kept, page }
}

test('behavior: a passkey for every approval, which the vault enforces: declined and tried again, after a reload, to change the wallet, on another site, and to turn it off', async () => {
  test.setTimeout(300_000)
  const { database } = rig
  const email = 'always@mail.test'
  const { addresses, kept, page } = await withPasskey(email)

  await test.step('every look of the choice', async () => {
    await seeFrame(page, /Ask for my passkey.*Never/s)
    for (const one of looksFor('confirm')) {
      await wear(page, one)
      await look('confirm-row', page, one)
      const { frame } = await seeFrame(page, /./)
      const opened = await kept.by(() =>
        pressInFrame(
          page,
          frame,
          '>>> main:not([inert]) .security-factors + h2 + .security-factors li:last-child button',
        ),
      )
      await opened.page.setViewport(windowOf(one.viewport))
      await pick(opened, 'above')
      await opened.page.waitForSelector('>>> .confirm-limits')
      await look('confirm-choice', opened.page, one)
    }
    await wear(page, looks.large)
    expect(found).toEqual([])
  })

  const choice = await choose(page, kept)
  await choice.says('When to ask for your passkey')
  await pick(choice, 'always')
  await kept.declineOnce()
  await choice.press('Save with my passkey')
  await choice.says('No passkey was used')
  await choice.press('Save with my passkey')
  await choice.says('Your choice is saved')
  await seeFrame(page, /Your login opens this wallet only with your passkey/)
  await seeFrame(page, /At every approval\. Without your passkey, nothing is signed/)
  await closeModal(page)

  await test.step('declined, then tried again in the same window', async () => {
    const signed = request(page, 'personal_sign')
    await seeFrame(page, /your passkey is asked for there/)
    const opened = await review(page, kept)
    await opened.says('Your passkey is asked for next')
    await kept.declineOnce()
    await approve(opened.page)
    await opened.says('Your passkey did not confirm it')
    if (process.env.SHOTS) await look('confirm-declined', opened.page, { locale: 'en', theme: 'light' })
    await approve(opened.page)
    expect(await signed).toMatch(/^0x[\da-f]{130}$/)
  })

  await test.step('a reload asks for no passkey, the next approval does', async () => {
    // As if two minutes had passed since it was shown.
    psql(database.url, 'update vault_confirm_entries set expires_at = now()')
    psql(database.url, `update vault_pairs set created_at = created_at - interval '2 minutes'`)
    await page.reload()
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    const sent = send(page, '0.01')
    await seeFrame(page, /your passkey is asked for there/)
    const opened = await review(page, kept)
    expect(await shownIn(opened.page)).toContain('0.01')
    await approve(opened.page)
    expect(await sent).toMatch(/^0x[\da-f]{64}$/)
  })

  await test.step('to change the wallet needs it, too', async () => {
    await openSecurity(page)
    const made = await kept.by(() => press(page, 'Create a recovery kit'))
    await made.says('Confirm it’s you')
    await made.press('Use your passkey')
    await createKit(made)
    await page.bringToFront()
    await seeFrame(page, /Your recovery kit is ready/)
    const { frame } = await seeFrame(page, /Ask for my passkey/)
    expect(await frame.$$('>>> button[aria-label="Remove passkey 1"]'), 'the last one stays').toEqual([])
  })

  await test.step('on another site the login alone opens nothing; the passkey does, and is asked for there', async () => {
    await page.evaluate((url) => location.assign(url), `https://${names.game}/`)
    await page.waitForNavigation().catch(() => undefined)
    await logIn(rig, page, email, { mails: 2, name: names.game })
    await seeFrame(page, /This device is new/)
    const opened = await kept.by(() => press(page, 'Open my wallet'))
    await opened.press('Use a passkey')
    await opened.says('Your wallet is open')
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    const signed = request(page, 'personal_sign')
    await seeFrame(page, /your passkey is asked for there/)
    await approve((await review(page, kept)).page)
    expect(await signed).toMatch(/^0x[\da-f]{130}$/)
  })

  await test.step('to turn it off needs the passkey', async () => {
    await openSecurity(page)
    const off = await choose(page, kept)
    await pick(off, 'never')
    await kept.declineOnce()
    await off.press('Save with my passkey')
    await off.says('No passkey was used')
    expect(psql(database.url, 'select count(*) from vault_confirm').trim()).toContain('1')
    await off.press('Save with my passkey')
    await off.says('Your choice is saved')
    await seeFrame(page, /Ask for my passkey.*Never/s)
    await closeModal(page)
    const signed = request(page, 'personal_sign')
    await seeFrame(page, /Review in a window/)
    await approve((await review(page, kept)).page)
    expect(await signed).toMatch(/^0x[\da-f]{130}$/)
    const subjects = () => rig.mail.received.filter(({ to }) => to === email).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your wallet asks for your passkey less often')
  })
})

test('behavior: above an amount a passkey is asked for, below it is not, and the limit follows to another site', async () => {
  test.setTimeout(240_000)
  const email = 'above@mail.test'
  const { kept, page } = await withPasskey(email)
  const choice = await choose(page, kept)
  await pick(choice, 'above')
  await choice.press('Save with my passkey')
  await choice.says('Type an amount for at least one coin')
  await choice.type('ETH', 'much')
  await choice.press('Save with my passkey')
  await choice.says('Type amounts as digits')
  await choice.type('ETH', '0.5')
  await choice.press('Save with my passkey')
  await choice.says('Your choice is saved')
  await seeFrame(page, /Above an amount, and for all whose worth isn’t known/)
  await closeModal(page)

  const approves = async (asked: Promise<unknown>, isAsked: boolean) => {
    const { text } = await seeFrame(page, /Review in a window/)
    expect(text.includes('your passkey is asked for there')).toBe(isAsked)
    const opened = await review(page, kept)
    expect((await shownIn(opened.page)).includes('Your passkey is asked for next')).toBe(isAsked)
    await approve(opened.page)
    expect(await asked).toMatch(/^0x[\da-f]+$/)
  }
  await approves(send(page, '0.4'), false)
  await approves(send(page, '0.6'), true)
  await approves(request(page, 'personal_sign'), true)

  await test.step('on another site', async () => {
    await page.evaluate((url) => location.assign(url), `https://${names.game}/`)
    await page.waitForNavigation().catch(() => undefined)
    await logIn(rig, page, email, { mails: 2, name: names.game })
    await becomes(page, 'connected as 0x')
    await approves(send(page, '0.1'), false)
    await approves(send(page, '0.7'), true)
  })
})
