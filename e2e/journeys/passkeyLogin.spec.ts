import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import {
  becomes,
  connectedAs,
  disconnect,
  field,
  isModalOpen,
  modalText,
  openModal,
  pressInFrame,
  pressRow,
  seeFrame,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn } from '../rig/looksOfWallet.ts'
import { type Name, names } from '../rig/names.ts'
import { openSocials, pressSocial } from '../rig/socialVisit.ts'
import { forward } from '../rig/startNames.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { keepWindow } from '../rig/walletWindow.ts'

// One after another: the browser and the server start once.
test.describe.configure({ mode: 'default' })
let rig: Rig
test.beforeAll(async () => {
  rig = await startRig('chromium', { PASSKEY_LOGIN: '1' })
  for (const name of [names.shop, names.game]) rig.sites.serve(name, exampleApp())
})
test.afterAll(() => rig?.stop())

/** From the app to the screen that opens the window. */
async function begin(page: Page, name: Name): Promise<void> {
  await openSocials(rig, page, {}, name, 'passkey')
  await pressSocial(page, 'passkey')
  await seeFrame(page, /Continue with a passkey/)
}

async function press(page: Page, label: string): Promise<void> {
  await page.bringToFront()
  const { frame } = await seeFrame(page, new RegExp(label))
  await pressInFrame(page, frame, `>>> main:not([inert]) button ::-p-text(${label})`)
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  if (!(await isModalOpen(page))) await openModal(page)
  await disconnect(page)
}

test('behavior: a passkey alone makes an account with a wallet, and opens it in another app; nothing it computes is sent, and who has deleted it is told what to do (threats 28, 29)', async () => {
  test.setTimeout(180_000)
  const { browser, server, sites } = rig
  const sent: Buffer[] = []
  sites.serve(names.wallet, (request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk))
    forward(request, response, server.url)
  })
  const page = await browser.newPage()
  await begin(page, names.shop)
  const kept = await keepWindow(page, { browser, hasPrf: true })
  const first = await kept.by(() => press(page, 'Continue'))
  await first.says('A new passkey makes a new wallet')
  expect(await axeIn(first.page)).toEqual([])
  expect(await cutOffIn(first.page)).toEqual([])

  await test.step('without a passkey, the window says what to do', async () => {
    await first.press('Use my passkey')
    await first.says('No passkey was used')
  })

  await first.press('Create a new passkey')
  await first.says('You’re logged in')
  const computed = [...(await kept.computed())]
  await becomes(page, 'connected as 0x')
  const addresses = await connectedAs(page)
  await page.bringToFront()
  await openModal(page)
  await expect.poll(() => modalText(page)).toContain('Logged in with a passkey')
  await page.reload()
  await becomes(page, 'connected as 0x')
  await openModal(page)
  await expect.poll(() => modalText(page)).toContain('Security')
  await pressRow(page, 'Security')
  const { text } = await seeFrame(page, /What opens it/)
  expect(text).toContain('Only you can open it, in one way')
  expect(text).not.toContain('with the operator’s help')

  await test.step('another passkey logs in, too', async () => {
    const second = await kept.by(() => press(page, 'Add another passkey'))
    await second.press('Create a passkey')
    await second.says('Your passkey is ready')
    computed.push(...(await kept.computed()))
  })

  await test.step('it opens the same wallet in another app', async () => {
    await page.evaluate((url) => location.assign(url), `https://${names.game}/`)
    await page.waitForNavigation().catch(() => undefined)
    await begin(page, names.game)
    const opened = await kept.by(() => press(page, 'Continue'))
    await opened.press('Use my passkey')
    await opened.says('You’re logged in')
    await becomes(page, 'connected as 0x')
    expect(await connectedAs(page)).toEqual(addresses)
    computed.push(...(await kept.computed()))
  })
  // The authenticator computes for both, and uses one of them.
  expect(computed).toHaveLength(3)
  expect(new Set(computed).size).toBe(2)
  const traffic = Buffer.concat(sent).toString('latin1')
  expect(traffic).toContain('attestationObject')
  for (const one of computed) {
    const raw = Buffer.from(one, 'hex')
    for (const form of [raw.toString('latin1'), one, raw.toString('base64'), raw.toString('base64url')])
      expect(traffic).not.toContain(form)
  }
  expect(traffic).not.toContain('clientExtensionResults')
  expect(traffic).not.toContain('"prf"')

  await test.step('one of them can be removed, the last one cannot', async () => {
    await page.bringToFront()
    await openModal(page)
    await expect.poll(() => modalText(page)).toContain('Security')
    await pressRow(page, 'Security')
    await seeFrame(page, /Passkey 2/)
    const removed = await kept.by(() => press(page, 'Remove'))
    await removed.press('Remove')
    await removed.says('It no longer opens your wallet')
    await expect
      .poll(async () => {
        const { frame } = await seeFrame(page, /What opens it/)
        return (await frame.$$('>>> .security-remove')).length
      })
      .toBe(0)
    await page.reload()
    await becomes(page, 'connected as 0x')
  })

  await test.step('once all are deleted, the window says what is left', async () => {
    await logOut(page)
    await kept.deletePasskeys()
    await begin(page, names.game)
    const gone = await kept.by(() => press(page, 'Continue'))
    await gone.press('Use my passkey')
    await gone.says('With none left, create a new one: it comes with a new, empty wallet.')
    expect(await status(page)).toBe('disconnected')
    await press(page, 'Cancel')
    await page.waitForSelector(field, { visible: true })
  })
  sites.serve(names.wallet, server.url)
  await page.close()
})
