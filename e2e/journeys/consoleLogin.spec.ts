import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { approve, approveInWindow, walletFrame } from '../rig/approvals.ts'
import {
  focusField,
  followMail,
  modalText,
  pressInFrame,
  pressInModal,
  seeFrame,
} from '../rig/embeddedModal.ts'
import { names, originOf } from '../rig/names.ts'
import { engines } from '../rig/openBrowser.ts'
import { pressSocial } from '../rig/socialVisit.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { keepWindow } from '../rig/walletWindow.ts'

const shots = process.env.SHOTS
const title = (page: Page, name: string) => page.waitForSelector(`h1 ::-p-text(${name})`)
const press = (page: Page, label: string) => page.locator(`button ::-p-text(${label})`).click()
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) as `${string}.png` })
}

/** The link to become the first operator, from the log. */
function claimLink({ server }: Rig): string {
  const link = /https:\/\/[\w.]+\/console\/claim#token=[\w-]+/.exec(server.logs())?.[0]
  if (!link) throw new Error(`no link in the log:\n${server.logs()}`)
  return link
}

/** Signs the message of the console with the wallet of the login. */
async function signMessage({ browser }: Rig, page: Page): Promise<void> {
  await expect.poll(() => modalText(page)).toContain('Sign in')
  await pressInModal(page, 'button.primary::-p-text(Sign in)')
  // Where the frame cannot know whether it is covered, it asks in a window.
  const { text } = await seeFrame(page, /Decline/)
  if (text.includes('Review in a window')) await approveInWindow(browser, page)
  else await approve(walletFrame(page))
}

// The other engine by `EXHAUSTIVE=1`.
for (const engine of process.env.EXHAUSTIVE ? engines : engines.slice(0, 1))
  test.describe(`in ${engine}`, () => {
    // One after another: the browser and the server start once.
    test.describe.configure({ mode: 'default' })
    let rig: Rig
    let chain: Anvil
    test.beforeAll(async () => {
      chain = await startAnvil({ chainId: 1 })
      rig = await startRig(engine, {
        CONSOLE_URL: originOf(names.console),
        PASSKEY_LOGIN: '1',
        RPC_EIP155_1: chain.url,
      })
      rig.sites.serve(names.console, rig.server.url)
    })
    test.afterAll(async () => {
      await rig?.stop()
      await chain?.stop()
    })

    test('behavior: the code of a mail signs the first operator in, who sees a project', async () => {
      test.setTimeout(120_000)
      const email = `olga-${engine}@mail.test`
      const page = await rig.browser.newPage()
      await page.goto(claimLink(rig))
      await press(page, 'Continue with wallet, email or passkey')
      await focusField(page)
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await followMail(rig, page, email)
      await signMessage(rig, page)
      await page.waitForSelector('::-p-text(You are signed in as)')
      await shoot(page, `claim-by-email-${engine}`)
      await page.type('input', 'Olga')
      await press(page, 'Claim this server')
      await title(page, 'Projects')
      await (await page.waitForSelector('a ::-p-text(Faults)'))?.click()
      await title(page, 'Faults')
      await page.waitForSelector('nav ::-p-text(Olga), .nav-account ::-p-text(Olga)')
      await shoot(page, `overview-${engine}`)
      // The session is in a cookie: a reload needs no wallet.
      await page.reload()
      await title(page, 'Faults')
      await page.close()
    })

    if (engine === 'chromium')
      test('behavior: a passkey signs a member in', async () => {
        test.setTimeout(120_000)
        const page = await rig.browser.newPage()
        await page.goto(`${originOf(names.console)}/console/projects`)
        await page.evaluate(() => localStorage.clear())
        await page.goto(`${originOf(names.console)}/console/sign-in`)
        await press(page, 'Continue with wallet, email or passkey')
        await pressSocial(page, 'passkey')
        await seeFrame(page, /Continue with a passkey/)
        const kept = await keepWindow(page, { browser: rig.browser, hasPrf: true })
        const made = await kept.by(async () => {
          const { frame } = await seeFrame(page, /Continue with a passkey/)
          await pressInFrame(page, frame, '>>> main:not([inert]) button ::-p-text(Continue)')
        })
        await made.press('Create a new passkey')
        await made.says('You’re logged in')
        await page.bringToFront()
        await signMessage(rig, page)
        // Another account than that of the mail.
        await title(page, 'Not a member')
        await shoot(page, 'passkey')
        await page.close()
      })
  })
