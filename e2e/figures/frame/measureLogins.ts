import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { startProviders } from '../../../apps/server/src/features/login/testing/startProviders.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { approve, find, walletFrame } from '../../rig/approvals.ts'
import { becomes, pressInFrame, pressInModal, request, seeFrame } from '../../rig/embeddedModal.ts'
import { exampleApp } from '../../rig/exampleApp.ts'
import { names, originOf } from '../../rig/names.ts'
import { answerAt, openSocials, pressProvider, pressSocial } from '../../rig/socialVisit.ts'
import type { Rig } from '../../rig/startRig.ts'
import { openSecurity, press, startWallet } from '../../rig/walletSecurity.ts'
import { keepWindow } from '../../rig/walletWindow.ts'
import { quantile } from '../../server/quantile.ts'
import { loadNote, withRig } from './withRig.ts'

const logins = 12
/** The wallet loads when a pointer comes to the buttons; a finger comes with its press. */
const pointers = [
  ['tap', 0],
  ['click of a mouse that has been over the buttons for 0.5 s', 500],
] as const

/** The time of logins with a provider and with a passkey, besides what the visitor does. */
export async function measureLogins(report: (figure: Figure) => void): Promise<void> {
  const providers = await startProviders({ authUrl: originOf(names.wallet) })
  try {
    await withRig(
      async (rig) => {
        rig.sites.serve(names.shop, exampleApp())
        providers.next({ name: 'Ana' })
        for (const [who, ms] of pointers)
          report(
            summary(`login with a provider, from the ${who} to the wallet`, 1_500, await social(rig, ms)),
          )
        report(summary('login with a passkey, from its answer to the open wallet', 300, await passkey(rig)))
        report(
          summary('approval with a passkey, from its answer to the signature', 300, await approvals(rig)),
        )
      },
      { ...providers.env, PASSKEY_LOGIN: '1' },
    )
  } finally {
    await providers.stop()
  }
}

/** The provider's page is answered at once. */
async function social(rig: Rig, pointsMs: number): Promise<number[]> {
  const page = await rig.browser.newPage()
  const times: number[] = []
  for (let turn = 0; turn <= logins; turn++) {
    await openSocials(rig, page)
    await page.evaluate(takePageTime)
    if (pointsMs > 0) await page.hover('>>> .social')
    await sleep(pointsMs)
    await answerAt(await pressProvider(rig, page, 'github'), 'continue')
    await becomes(page, 'connected as 0x')
    times.push(await page.evaluate(() => (globalThis as unknown as Timed).openedMs))
    await logOut(page)
  }
  await page.close()
  return times
}

async function passkey(rig: Rig): Promise<number[]> {
  const { browser } = rig
  const page = await browser.newPage()
  const kept = await keepWindow(page, { browser, hasPrf: true })
  const times: number[] = []
  for (let turn = 0; turn <= logins; turn++) {
    await openSocials(rig, page, {}, names.shop, 'passkey')
    await pressSocial(page, 'passkey')
    const { frame } = await seeFrame(page, /Continue with a passkey/)
    const window = await kept.by(() =>
      pressInFrame(page, frame, '>>> main:not([inert]) button ::-p-text(Continue)'),
    )
    await window.says('Use my passkey')
    await window.page.evaluate(takeTime)
    await window.press(turn === 0 ? 'Create a new passkey' : 'Use my passkey')
    await window.says('You’re logged in')
    times.push(await window.page.evaluate(() => (globalThis as unknown as Timed).openedMs))
    await becomes(page, 'connected as 0x')
    await logOut(page)
  }
  await page.close()
  return times
}

/** A wallet that opens for each approval, with the passkey alone. */
async function approvals(rig: Rig): Promise<number[]> {
  const { page } = await startWallet(rig, 'approvals@mail.test')
  await openSecurity(page)
  const kept = await keepWindow(page, { browser: rig.browser, hasPrf: true })
  const made = await kept.by(() => press(page, 'Add a passkey'))
  await made.press('Create a passkey')
  await made.says('Your passkey is ready')
  const { frame } = await seeFrame(page, /Ask for my passkey/)
  await page.bringToFront()
  const choice = await kept.by(() =>
    pressInFrame(page, frame, '>>> button[aria-label="Change when my passkey is asked for"]'),
  )
  await (await choice.page.waitForSelector('>>> input[value=always]'))?.click()
  await choice.press('Save with my passkey')
  await choice.says('Your choice is saved')
  await page.bringToFront()
  await pressInModal(page, 'button[aria-label="Close"]')
  const times: number[] = []
  for (let turn = 0; turn <= logins; turn++) {
    const signed = request(page, 'personal_sign').then(() => Date.now())
    await seeFrame(page, /your passkey is asked for there/)
    await page.bringToFront()
    const { page: window } = await kept.by(async () =>
      (await find(walletFrame(page), '.approval .button.primary')).click(),
    )
    await window.evaluate(takeAnswerTime)
    await approve(window)
    const signedAt = await signed
    times.push(signedAt - (await window.evaluate(() => (globalThis as unknown as Answered).answeredAt)))
  }
  await page.close()
  return times
}

/** Runs in the window. */
function takeAnswerTime(): void {
  const { credentials } = navigator
  const ask = credentials.get.bind(credentials)
  credentials.get = async (options) => {
    const answer = await ask(options)
    ;(globalThis as unknown as Answered).answeredAt = Date.now()
    return answer
  }
}

type Answered = { answeredAt: number }
type Timed = { openedMs: number }

/** Runs in the app: from the click to the text that says that the wallet is connected. */
function takePageTime(): void {
  const output = document.querySelector('output')
  document.addEventListener(
    'click',
    () => {
      const clicked = performance.now()
      const observer = new MutationObserver(() => {
        if (!output?.textContent?.startsWith('connected as 0x')) return
        ;(globalThis as unknown as Timed).openedMs = performance.now() - clicked
        observer.disconnect()
      })
      if (output) observer.observe(output, { childList: true, subtree: true, characterData: true })
    },
    { once: true, capture: true },
  )
}

/** Runs in the window: from the answer of the passkey to the screen that says so. */
function takeTime(): void {
  const { credentials } = navigator
  for (const verb of ['create', 'get'] as const) {
    const ask = credentials[verb].bind(credentials)
    credentials[verb] = async (options: never) => {
      const answer = await ask(options)
      const answered = performance.now()
      const root = document.querySelector('body > div')?.shadowRoot
      const observer = new MutationObserver(() => {
        if (!root?.textContent?.includes('You’re logged in')) return
        ;(globalThis as unknown as Timed).openedMs = performance.now() - answered
        observer.disconnect()
      })
      if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
      return answer
    }
  }
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront()
  await page.click('#open')
  await page.locator('>>> button::-p-text(Disconnect)').click()
  await becomes(page, 'disconnected')
}

function summary(name: string, value: number, times: readonly number[]): Figure {
  const [first = Number.NaN, ...warm] = times
  return {
    name: `${name}, p50`,
    value: Math.round(quantile(warm, 0.5)),
    unit: 'ms',
    goal: { op: '<=', value },
    note: `p95 ${Math.round(quantile(warm, 0.95))} ms of ${warm.length}, the first, with a new wallet, ${Math.round(first)} ms, ${loadNote()}`,
  }
}
