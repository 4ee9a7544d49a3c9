import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'
import {
  startFarcaster,
  type TestFarcaster,
} from '../../apps/server/src/features/login/testing/startFarcaster.ts'
import { readQr } from '../relay/readQr.ts'
import {
  becomes,
  connectedAs,
  disconnect,
  modalText,
  openModal,
  pressInModal,
  status,
} from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { names } from '../rig/names.ts'
import { openSocials, pressSocial, seeCard } from '../rig/socialVisit.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

// One after another: the browser and the server start once.
test.describe.configure({ mode: 'default' })
let rig: Rig
let farcaster: TestFarcaster
test.beforeAll(async () => {
  farcaster = await startFarcaster()
  rig = await startRig('chromium', farcaster.env)
  rig.sites.serve(names.shop, exampleApp())
})
test.afterAll(async () => {
  await rig?.stop()
  await farcaster?.stop()
})
test.beforeEach(async () => {
  farcaster.mode = 'right'
  farcaster.next = await farcaster.createPerson()
})

/** The text of the code on screen. */
async function readCode(page: Page): Promise<string> {
  const code = await page.waitForSelector('>>> .qr-code', { timeout: 20_000 })
  let text = ''
  await expect(async () => {
    text = readQr((await code?.screenshot()) ?? new Uint8Array())
  }).toPass({ timeout: 10_000 })
  return text
}

/** As the app on a phone, which has scanned the code. */
async function approve(link: string): Promise<void> {
  const phone = await rig.browser.newPage()
  await phone.goto(link)
  await Promise.all([phone.waitForNavigation(), phone.click('#approve')])
  await phone.close()
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  await openModal(page)
  await disconnect(page)
}

/** Accessibility violations in the modal, found by axe. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<Found> } }
    type Found = { violations: readonly { id: string; nodes: readonly { html: string }[] }[] }
    const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  })
}

test('behavior: an app that scans the code connects a wallet; the same account is the same wallet [1.11g, 2.02g]', async () => {
  const page = await rig.browser.newPage()
  await openSocials(rig, page, {}, names.shop, 'farcaster')
  await pressSocial(page, 'farcaster')
  await seeCard(page, /Log in with Farcaster.*Scan with your phone/)
  const link = await readCode(page)
  expect(new URL(link).origin).toBe(farcaster.url)
  expect(await violations(page)).toEqual([])
  await approve(link)
  await becomes(page, 'connected as 0x')
  const first = await connectedAs(page)
  await page.bringToFront()
  await openModal(page)
  await expect.poll(() => modalText(page)).toContain(`ana-${farcaster.next?.fid}Logged in with Farcaster`)
  await page.reload()
  await becomes(page, 'connected as 0x')
  await logOut(page)

  // On the phone itself there is a link instead.
  await page.setUserAgent(iphone)
  await page.setViewport({ width: 360, height: 740, hasTouch: true, isMobile: true })
  await openSocials(rig, page, {}, names.shop, 'farcaster')
  await pressSocial(page, 'farcaster')
  const open = await page.waitForSelector('>>> a.button', { timeout: 20_000 })
  const [href, rel] =
    (await open?.evaluate((one) => [one.getAttribute('href'), one.getAttribute('rel')])) ?? []
  expect(rel).toBe('noopener noreferrer')
  expect(await violations(page)).toEqual([])
  await approve(href ?? '')
  await becomes(page, 'connected as 0x')
  expect(await connectedAs(page)).toEqual(first)
  await page.close()
})

test('error: a relay that is down, and a code that has expired, are said in words, and can be tried again [8.16f]', async () => {
  const page = await rig.browser.newPage()
  await openSocials(rig, page, {}, names.shop, 'farcaster')
  farcaster.mode = 'down'
  await pressSocial(page, 'farcaster')
  await seeCard(page, /Couldn’t connect to Farcaster.*Try again.*Use another way/)
  farcaster.mode = 'right'
  await pressInModal(page, 'button::-p-text(Try again)')
  await readCode(page)
  farcaster.expire()
  await seeCard(page, /The code has expired.*Try again/)
  expect(await status(page)).toBe('disconnected')
  await pressInModal(page, 'button::-p-text(Try again)')
  // Who does not want to goes back, and has a choice again.
  await readCode(page)
  await pressInModal(page, 'button[aria-label=Back]')
  await page.waitForSelector('>>> input[type=email]', { visible: true })
  await page.close()
})
