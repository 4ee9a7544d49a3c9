import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import {
  startProviders,
  type TestProviders,
} from '../../apps/server/src/features/login/testing/startProviders.ts'
import { type WindowProvider, windowProviders } from '../../packages/protocol/src/http/social.ts'
import { becomes, disconnect, modalText, openModal, seeFrame } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { names, originOf } from '../rig/names.ts'
import { answerAt, openSocials, pressProvider, windowText } from '../rig/socialVisit.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

// Pages and providers may isolate themselves, which cuts windows off from those that opened them.
const hostOpeners = [
  'unsafe-none',
  'same-origin-allow-popups',
  'same-origin',
  'noopener-allow-popups',
] as const
const providerOpeners = ['unsafe-none', 'same-origin'] as const
const embedders = ['unsafe-none', 'credentialless', 'require-corp'] as const
type Cell = {
  readonly host: (typeof hostOpeners)[number]
  readonly at: (typeof providerOpeners)[number]
  readonly embedder: (typeof embedders)[number]
  readonly provider: WindowProvider
}

/** All combinations, with every provider in turn. */
const all: Cell[] = hostOpeners
  .flatMap((host) => providerOpeners.flatMap((at) => embedders.map((embedder) => ({ host, at, embedder }))))
  .map((cell, index) => ({ ...cell, provider: windowProviders[index % windowProviders.length] ?? 'google' }))
/** The rest by `EXHAUSTIVE=1`. */
const sample: Cell[] = [
  { host: 'same-origin', at: 'same-origin', embedder: 'unsafe-none', provider: 'facebook' },
]
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const cells = process.env.EXHAUSTIVE ? all : sample
/** Longer than it takes to believe that a window was closed: a second, and three more. */
const stayMs = 5_000

// One after another: the browser and the server start once.
test.describe.configure({ mode: 'default' })
let rig: Rig
let providers: TestProviders
test.beforeAll(async () => {
  providers = await startProviders({ authUrl: originOf(names.wallet) })
  rig = await startRig('chromium', providers.env)
})
test.afterAll(async () => {
  await rig?.stop()
  await providers?.stop()
})

/** What the modal and the frame have said, as long as the page is there. */
async function listen(page: Page): Promise<() => string> {
  let said = ''
  await page.exposeFunction('keepWords', (words: string) => {
    said += words
  })
  await page.evaluateOnNewDocument(() => {
    if (window !== window.top) return
    const { keepWords } = window as unknown as { keepWords(words: string): void }
    let last: string | undefined
    setInterval(() => {
      const words = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')?.textContent
      if (words && words !== last) keepWords(`${words}\n`)
      last = words ?? last
    }, 100)
  })
  return () => said
}

/** The number that the page shows to a window that cannot hear it, if it does. */
async function passNumber(page: Page, popup: Page): Promise<boolean> {
  const asks = async () => /Which number do you see/.test(await windowText(popup).catch(() => ''))
  const isAway = () => popup.url().startsWith('http://127.0.0.1')
  await expect.poll(async () => isAway() || (await asks()), { timeout: 20_000 }).toBe(true)
  if (isAway()) return false
  const { text } = await seeFrame(page, /Your number is \d\d/)
  await popup.locator(`>>> button::-p-text(${/Your number is (\d\d)/.exec(text)?.[1]})`).click()
  return true
}

for (const { host, at, embedder, provider } of cells)
  test(`property: a login with ${provider} succeeds, and no window is taken for closed, with COOP ${host} and COEP ${embedder} on the page and COOP ${at} at the provider (threat 19)`, async () => {
    const app = exampleApp()
    rig.sites.serve(names.shop, (request, response) => {
      response.setHeader('cross-origin-opener-policy', host)
      response.setHeader('cross-origin-embedder-policy', embedder)
      app(request, response)
    })
    providers.headers['cross-origin-opener-policy'] = at
    const { name } = providers.next({ name: 'Ana' })
    const page = await rig.browser.newPage()
    // Windows keep the name of the real browser, so not where the server compares it with the page's.
    if (provider === 'x' && host !== 'same-origin') {
      await page.setUserAgent(iphone)
      await page.setViewport({ width: 360, height: 740, hasTouch: true, isMobile: true })
    }
    const said = await listen(page)
    await openSocials(rig, page)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(
      host === 'same-origin' && embedder !== 'unsafe-none',
    )
    const popup = await pressProvider(rig, page, provider)
    const wasAsked = await passNumber(page, popup)
    expect(wasAsked).toBe(host === 'same-origin')
    await popup.waitForSelector('#continue', { timeout: 20_000 })
    // A visitor who has to look for the password.
    await sleep(stayMs)
    await answerAt(popup, 'continue')
    await becomes(page, 'connected as 0x')
    expect(said()).not.toMatch(/window was closed|Popup closed/)
    await page.bringToFront()
    await openModal(page)
    await expect.poll(() => modalText(page)).toContain(name)
    await disconnect(page)
    await page.close()
    test.info().annotations.push({ type: 'size', description: `${cells.length} of ${all.length} policies` })
  })
