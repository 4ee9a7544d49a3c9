import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from 'puppeteer-core'
import { becomes, connectedAs, pressInFrame, seeFrame } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, looksFor, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { createKit, logIn, openSecurity, press, startWallet } from '../rig/walletSecurity.ts'
import { keepWindow, type WalletWindow, windowBy } from '../rig/walletWindow.ts'
import { psql } from '../server/psql.ts'

test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium')
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(() => rig?.stop())

const found: string[] = []
async function look(name: string, place: Page, { locale, theme } = { locale: 'en', theme: 'light' }) {
  const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
  found.push(...problems.map((problem) => `${name}, ${locale}: ${problem}`))
  if (process.env.SHOTS)
    await place.screenshot({ path: join(process.env.SHOTS, `${name}-${locale}-${theme}.png`) })
}

/** The code that a new device shows. */
async function readCode({ page, says }: WalletWindow): Promise<string> {
  await says('Approve it on another device')
  return page.$eval('>>> .handover-code', ({ textContent }) => textContent ?? '')
}

test('behavior: a device that opens the wallet lets a new one open it, after its code was typed there; declined, expired and mistyped ones open nothing, and no request has the code (threat 38)', async () => {
  test.setTimeout(240_000)
  const { browser, database, server, sites } = rig
  const sent: Buffer[] = []
  sites.serve(names.wallet, (request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk))
    forward(request, response, server.url)
  })
  const email = 'another@mail.test'
  const { addresses, page } = await startWallet(rig, email)
  await openSecurity(page)
  const kept = await keepWindow(page, { browser, hasPrf: true })
  const code = await createKit(await kept.by(() => press(page, 'Create a recovery kit')))
  const passkey = await kept.by(() => press(page, 'Add a passkey'))
  await passkey.press('Create a passkey')
  await passkey.says('Your passkey is ready')
  const secure = await kept.by(() => press(page, 'Make it mine alone'))
  await secure.press('Use your passkey')
  await secure.says('Your passkey works')
  await secure.type('Recovery kit', code)
  await secure.press('Only I may open it')
  await secure.says('This wallet is yours alone')
  await page.bringToFront()
  await seeFrame(page, /Only you can open this wallet/)

  const device: BrowserContext = await browser.createBrowserContext()
  const other = await device.newPage()
  await logIn(rig, other, email, { mails: 2, name: names.game })
  await seeFrame(other, /This device is new/)
  const fresh = await windowBy(browser, () => press(other, 'Open my wallet'))
  await fresh.press('Use another device')
  const shown: string[] = [await readCode(fresh)]
  await look('handover-wait', fresh.page)
  const approve = () => kept.by(() => press(page, 'Approve a new device'))

  await test.step('a mistyped code finds no device; the right one says which it is, and it is declined', async () => {
    const old = await approve()
    const wrong = shown[0]?.startsWith('A') ? 'B' : 'A'
    await old.type('Code on the new device', `${wrong}${shown[0]?.slice(1)}`)
    await old.press('Continue')
    await old.says('No new device shows this code')
    await look('handover-type', old.page)
    await old.type('Code on the new device', shown[0]?.toLowerCase() ?? '')
    await old.press('Continue')
    await old.says('Is this your device?')
    await old.says(names.game)
    await look('handover-ask', old.page)
    await old.press('Decline')
    await fresh.page.bringToFront()
    await fresh.says('The other device declined')
  })

  await test.step('an offer expires', async () => {
    await fresh.press('Use another device')
    shown.push(await readCode(fresh))
    psql(database.url, `update vault_handovers set expires_at = now() - interval '1 second'`)
    await fresh.says('The code has expired')
  })

  await test.step('a server that swaps the key of the new device is not believed', async () => {
    await fresh.press('Use another device')
    shown.push(await readCode(fresh))
    psql(database.url, `update vault_handovers set public_key = repeat('A', 42) || 'E'`)
    const old = await approve()
    await old.type('Code on the new device', shown.at(-1) ?? '')
    await old.press('Continue')
    await old.says('No new device shows this code')
    await fresh.page.bringToFront()
    await fresh.press('Back')
  })

  await test.step('it opens the wallet', async () => {
    await fresh.press('Use another device')
    shown.push(await readCode(fresh))
    const old = await approve()
    await old.type('Code on the new device', shown.at(-1) ?? '')
    await old.press('Continue')
    await old.says('Is this your device?')
    await old.press('Let it open my wallet')
    await old.says('The new device opens your wallet')
    await other.bringToFront()
    await becomes(other, 'connected as 0x')
    const named = await connectedAs(other)
    expect(named).toEqual(addresses)
  })
  const traffic = Buffer.concat(sent).toString('latin1').toUpperCase()
  for (const one of shown) {
    expect(traffic).not.toContain(one)
    expect(traffic).not.toContain(one.replace('-', ''))
  }

  await test.step('look by look', async () => {
    for (const one of looksFor('handover')) {
      await page.bringToFront()
      await wear(page, one)
      const { frame } = await seeFrame(page, /./)
      const buttons = '>>> main:not([inert]) .security-actions .button'
      const labels = await frame.$$eval(buttons, (all) => all.map(({ textContent }) => textContent))
      const at = labels.findIndex((label) =>
        /Approve a new|Aprobar un|批准新设备|الموافقة على جهاز/.test(label ?? ''),
      )
      const opened = await kept.by(() => pressInFrame(page, frame, `${buttons}:nth-child(${at + 1})`))
      await opened.page.setViewport(windowOf(one.viewport))
      await opened.page.waitForSelector('>>> .kit-field')
      await look('handover-type', opened.page, one)
    }
  })
  expect(found).toEqual([])
  sites.serve(names.wallet, server.url)
  await device.close()
  await page.close()
})
