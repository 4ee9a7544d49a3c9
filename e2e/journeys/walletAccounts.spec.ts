import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { recoverMessageAddress } from 'viem'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { looks } from '../looks.ts'
import { approveInWindow } from '../rig/approvals.ts'
import {
  becomes,
  connectedAs,
  isModalOpen,
  modalText,
  openModal,
  pressInModal,
  request,
  seeFrame,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { pressUntil } from '../rig/openedBy.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { windowBy } from '../rig/walletWindow.ts'

test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium')
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(() => rig?.stop())

type Handed = {
  heard: string[][]
  latchkeyExample: {
    addAccount(name: string): Promise<number>
    switchAccount(index: number): Promise<void>
    kit: {
      connection(): {
        session: { provider: { on(event: string, listener: (accounts: string[]) => void): void } }
      }
    }
  }
}

/** From the account to the list of accounts. */
async function openAccounts(page: Page, words = 'restore all of them'): Promise<void> {
  await page.bringToFront()
  await openModal(page)
  const isShown = page.waitForFunction(
    (words) =>
      document
        .querySelector('latchkey-modal')
        ?.shadowRoot?.querySelector('.card')
        ?.textContent?.includes(words),
    {},
    words,
  )
  await expect.poll(() => modalText(page)).toContain('Accounts')
  await pressUntil(isShown, async () => {
    await pressInModal(page, 'button.row ::-p-text(Accounts)')
  })
}

const pressCard = (page: Page, label: string) => page.locator(`>>> .card button ::-p-text(${label})`).click()

async function typeName(page: Page, name: string): Promise<void> {
  await page.waitForSelector('>>> .accounts-form input', { visible: true })
  await page.focus('>>> .accounts-form input')
  await page.keyboard.type(name)
}

async function close(page: Page): Promise<void> {
  await page.locator('>>> .card button[aria-label="Close"]').click()
  await expect.poll(() => isModalOpen(page)).toBe(false)
}

/** The address whose key signs what the app asks for. */
async function signer(page: Page): Promise<string> {
  await page.bringToFront()
  const signed = request(page, 'personal_sign')
  await seeFrame(page, /Review in a window/)
  await approveInWindow(rig.browser, page)
  return recoverMessageAddress({ message: 'Hello', signature: (await signed) as '0x' })
}

test('behavior: a visitor adds accounts, names and switches them; the app hears it, the choice outlasts a reload, another device and the exit kit have them all', async () => {
  test.setTimeout(240_000)
  const { browser, mail, server, sites } = rig
  const email = 'accounts@mail.test'
  const { addresses: first, page } = await startWallet(rig, email, { solana: '' })
  await page.evaluate(() => {
    const own = globalThis as unknown as Handed
    own.heard = []
    own.latchkeyExample.kit.connection().session.provider.on('accountsChanged', (all) => own.heard.push(all))
  })

  await openAccounts(page)
  await test.step('what the server refuses changes nothing', async () => {
    sites.serve(names.wallet, (request, response) => {
      if (request.url !== '/v1/vault/annex') return forward(request, response, server.url)
      request.resume()
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    })
    await pressCard(page, 'Add an account')
    await typeName(page, 'Savings')
    await page.keyboard.press('Enter')
    await expect.poll(() => modalText(page)).toContain('Your accounts have not changed')
    sites.serve(names.wallet, server.url)
    expect(await connectedAs(page)).toEqual(first)
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => connectedAs(page)).not.toEqual(first)
  const second = await connectedAs(page)
  expect(second.solana).not.toBe(first.solana)
  await expect.poll(() => modalText(page)).toMatch(/Account 1.*Savings.*Add an account/)
  const heard = await page.evaluate(() => (globalThis as unknown as Handed).heard)
  expect(heard.at(-1)?.[0]?.toLowerCase()).toBe(second.eip155?.toLowerCase())
  expect(heard.flat().join().toLowerCase(), 'the connection has one account').not.toContain(
    first.eip155?.toLowerCase(),
  )

  await test.step('a name can be changed', async () => {
    await pressCard(page, 'Rename “Savings”')
    await typeName(page, 'Rent & food')
    await page.keyboard.press('Enter')
    await expect.poll(() => modalText(page)).toContain('Rename “Rent & food”')
  })
  await test.step('in every look', async () => {
    const found: string[] = []
    for (const look of looksFor('accounts')) {
      await wear(page, look)
      const problems = [...(await axeIn(page)), ...(await cutOffIn(page))]
      found.push(...problems.map((problem) => `${look.locale}: ${problem}`))
      if (process.env.SHOTS)
        await page.screenshot({ path: join(process.env.SHOTS, `accounts-${look.locale}-${look.theme}.png`) })
    }
    await wear(page, looks.large)
    expect(found).toEqual([])
  })
  await close(page)

  expect((await signer(page)).toLowerCase()).toBe(second.eip155?.toLowerCase())
  await page.reload()
  await becomes(page, 'connected as 0x')
  expect(await connectedAs(page), 'after a reload').toEqual(second)

  await test.step('the app can do the same', async () => {
    const index = await page.evaluate(() =>
      (globalThis as unknown as Handed).latchkeyExample.addAccount('Third'),
    )
    expect(index).toBe(2)
    const unknown = page.evaluate(() => (globalThis as unknown as Handed).latchkeyExample.switchAccount(7))
    await expect(unknown).rejects.toThrow(/no such account/)
    expect(await connectedAs(page)).toEqual(second)
    await page.evaluate(() => (globalThis as unknown as Handed).latchkeyExample.switchAccount(0))
    expect(await connectedAs(page)).toEqual(first)
  })
  expect((await signer(page)).toLowerCase()).toBe(first.eip155?.toLowerCase())

  await test.step('another device has them all', async () => {
    const device = await browser.createBrowserContext()
    const other = await device.newPage()
    await logIn(rig, other, email, { mails: 2, name: names.game, settings: { solana: '' } })
    await becomes(other, 'connected as 0x')
    expect(await connectedAs(other)).toEqual(first)
    await openAccounts(other)
    await expect.poll(() => modalText(other)).toMatch(/Account 1.*Rent & food.*Third/)
    await pressInModal(other, 'button.row ::-p-text(Rent & food)')
    await expect.poll(() => connectedAs(other)).toEqual(second)
    await device.close()
  })

  await test.step('the words give them in any wallet, and the exit kit lists them', async () => {
    await openSecurity(page)
    expect((await seeFrame(page, /What opens it/)).text).not.toContain('Use words I already have')
    const shown = await windowBy(browser, () => press(page, 'Show my recovery words'))
    await shown.press('Show my words')
    await shown.says('Your recovery words')
    await shown.says("m/44'/60'/0'/0/1")
    await shown.says(second.solana ?? '')
    await shown.press('Show words')
    await shown.page.waitForSelector('>>> .exit-words')
    const words = await shown.page.$$eval('>>> .exit-words code', (all) =>
      all.map(({ textContent }) => textContent).join(' '),
    )
    expect(mnemonicToAccount(words, { addressIndex: 1 }).address).toBe(second.eip155)
    await shown.press('Close this window')
  })
  expect(mail.received.some(({ to }) => to === email)).toBe(true)
  await page.close()
})

test('behavior: a visitor imports private keys in a window of the wallet; the accounts act, are marked and exported on their own, and the page never sees them', async () => {
  test.setTimeout(240_000)
  const { browser, server, sites } = rig
  const { addresses, page } = await startWallet(rig, 'keys@mail.test', { solana: '' })
  const sent: Buffer[] = []
  sites.serve(names.wallet, (request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk))
    forward(request, response, server.url)
  })
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)

  await openSecurity(page)
  await test.step('in Arabic, dark, 360 px wide', async () => {
    await wear(page, looks.zoomed)
    const narrow = await windowBy(browser, () => press(page, 'استيراد مفتاح خاص'))
    await narrow.page.setViewport({ width: 360, height: 740 })
    await narrow.type('المفتاح الخاص', key)
    await looksRight(narrow.page)
    if (process.env.SHOTS) await narrow.page.screenshot({ path: join(process.env.SHOTS, 'key-ar-typed.png') })
    await narrow.press('متابعة')
    await narrow.says(address)
    await looksRight(narrow.page)
    if (process.env.SHOTS)
      await narrow.page.screenshot({ path: join(process.env.SHOTS, 'key-ar-confirm.png') })
    await narrow.page.close()
    await wear(page, looks.large)
  })
  const window = await windowBy(browser, () => press(page, 'Import a private key'))
  await window.says('Your recovery words won’t restore this account')
  for (const wrong of [address, 'abandon '.repeat(11), `${key}00`]) {
    await window.type('Private key', wrong)
    await window.press('Continue')
    await window.says('This isn’t a private key')
  }
  await looksRight(window.page)
  await window.type('Private key', key.slice(2))
  if (process.env.SHOTS) await window.page.screenshot({ path: join(process.env.SHOTS, 'key-typed.png') })
  await window.press('Continue')
  await window.says(address)
  const inDom = await window.page.evaluate(() => {
    const { shadowRoot } = document.querySelector('body > div') ?? {}
    return `${shadowRoot?.innerHTML}${[...(shadowRoot?.querySelectorAll('input, textarea') ?? [])].map((one) => (one as HTMLInputElement).value)}`
  })
  expect(inDom, 'gone once it was read').not.toContain(key.slice(2, 20))
  await looksRight(window.page)
  if (process.env.SHOTS) await window.page.screenshot({ path: join(process.env.SHOTS, 'key-confirm.png') })
  await window.type('Name', 'Old wallet')
  await window.press('Import this account')
  await window.says('The key may still be in your clipboard')
  await window.press('Close this window')
  await seeFrame(page, /Switch to it under Accounts/)

  await test.step('the same key once more, and a closed window, change nothing', async () => {
    const again = await windowBy(browser, () => press(page, 'Import a private key'))
    await again.type('Private key', key)
    await again.press('Continue')
    await again.press('Import this account')
    await again.says('already in your wallet')
    await again.press('Cancel')
    await seeFrame(page, /The window was closed. Nothing has changed/)
  })
  await close(page)

  await openAccounts(page, 'restore all but the imported ones')
  await expect.poll(() => modalText(page)).toMatch(/Old wallet.*Imported/)
  await pressInModal(page, 'button.row ::-p-text(Old wallet)')
  await expect.poll(() => connectedAs(page)).toEqual({ eip155: address, solana: addresses.solana })
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'accounts-imported.png') })
  await close(page)
  expect((await signer(page)).toLowerCase()).toBe(address.toLowerCase())
  await page.reload()
  await becomes(page, `connected as ${address}`)

  await test.step('it is shown beside the words', async () => {
    await openSecurity(page)
    const shown = await windowBy(browser, () => press(page, 'Show my recovery words'))
    await shown.press('Show my words')
    await shown.says('Your words don’t restore these')
    const read = () => shown.page.$$eval('>>> .exit-key', (all) => all.map((one) => one.textContent))
    expect(await read(), 'hidden until it is asked for').toEqual([''])
    await looksRight(shown.page)
    await shown.press('Show words')
    await expect.poll(read).toEqual([key])
    if (process.env.SHOTS)
      await shown.page.screenshot({ path: join(process.env.SHOTS, 'key-shown.png'), fullPage: true })
    await shown.press('Close this window')
  })
  const traffic = Buffer.concat(sent).toString('latin1')
  const held = await page.evaluate(
    () => `${JSON.stringify({ ...localStorage })}${document.documentElement.outerHTML}`,
  )
  for (const form of [key.slice(2), Buffer.from(key.slice(2), 'hex').toString('base64url')])
    for (const place of [traffic, held]) expect(place).not.toContain(form)
  sites.serve(names.wallet, server.url)
  await page.close()
})

/** Whether all can read it. */
async function looksRight(page: Page): Promise<void> {
  await expect.poll(async () => [...(await axeIn(page)), ...(await cutOffIn(page))]).toEqual([])
}
