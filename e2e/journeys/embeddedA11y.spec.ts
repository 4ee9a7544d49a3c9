import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'puppeteer-core'
import { toHex, verifyMessage } from 'viem'
import { embeddedViews } from '../embeddedViews.ts'
import { everyLook, looks, pathOf } from '../looks.ts'
import { find, walletFrame as frameOf } from '../rig/approvals.ts'
import { startVisit } from '../rig/embeddedVisit.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { axeIn, cutOffIn, wear, windowOf } from '../rig/looksOfWallet.ts'
import { names, originOf } from '../rig/names.ts'
import { openedBy } from '../rig/openedBy.ts'
import { startRig } from '../rig/startRig.ts'
import { walletFrame } from '../rig/walletFrame.ts'

test.describe.configure({ mode: 'default' })

test('behavior: a login and an approval work by keyboard alone; each step is announced, and axe finds nothing', async () => {
  const rig = await startRig('chromium')
  rig.sites.serve(names.shop, exampleApp())
  try {
    const visit = await startVisit(rig)
    const { page } = visit
    const found: string[] = []
    const check = async (name: string, place: Page = page) => {
      found.push(...(await axeIn(place)).map((problem) => `${name}: ${problem}`))
    }
    await visit.arrive({ theme: 'dark', solana: '' })
    await tabTo(
      page,
      () => document.querySelector('latchkey-modal')?.shadowRoot?.activeElement?.localName,
      'input',
    )
    const email = 'keys@mail.test'
    await page.keyboard.type(email)
    await check('the field, dark')
    await page.keyboard.press('Enter')

    await visit.seeFrame(/Check your email/)
    const wallet = await walletFrame(page)
    await reduceMotion(rig.browser)
    await expect.poll(() => wallet.focused()).toBe('Check your email')
    expect(await described(page)).toMatch(
      /^Open the link in our mail to keys@mail.test .* Your number is \d\d$/,
    )
    await check('the number, dark')
    const { code = '', link = '' } = await rig.mail.next(email, 1)
    const other = await rig.browser.newPage()
    await other.goto(link)
    await check('the page behind the link', other)
    const number = /is (\d\d)/.exec((await described(page)) ?? '')?.[1]
    await tabTo(other, () => (document.activeElement as HTMLButtonElement).value, `${Number(number)}`)
    await Promise.all([other.waitForNavigation(), other.keyboard.press('Enter')])
    await check('the page after the choice', other)
    await other.close()
    await page.bringToFront()

    await expect.poll(() => wallet.focused(), { timeout: 30_000 }).toBe('Code from the mail')
    expect(await described(page)).toContain('Last step: the 8 digits in the same mail')
    await page.keyboard.type(code === '00000000' ? '00000001' : '00000000')
    await wallet.says('4 tries left')
    const status = () => wallet.frame.$eval('>>> [role=status]', ({ textContent }) => textContent)
    expect(await status()).toContain('That code isn’t right')
    expect(await wallet.frame.evaluate(motion)).toEqual([])
    await check('a wrong code, dark')
    await page.keyboard.type(code)
    await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('connected'))
    await page.waitForFunction(
      () => !document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')?.open,
    )

    const address = (await visit.address('eip155')) as `0x${string}`
    const message = 'By keyboard'
    const signed = visit.request('eip155', 'personal_sign', [toHex(message), address])
    await visit.seeFrame(/Sign a message/)
    await expect.poll(() => wallet.focused()).toBe('Sign a message')
    expect(await described(page)).toBe('Asked by shop.test')
    await check('an approval, dark')
    // It has all the room it needs, so nothing of it scrolls.
    await expect.poll(() => wallet.frame.$('>>> [data-scrolls]')).toBeNull()
    await page.keyboard.press('Tab')
    expect(await wallet.focused()).toBe('Decline')
    await page.keyboard.press('Tab')
    expect(await wallet.focused()).toBe('Review in a window')
    const popup = await openedBy(rig.browser, () => page.keyboard.press('Enter'))
    await find(popup, '.approval .button.primary:not(.idle)')
    await check('a window, dark', popup)
    const active = () => document.querySelector('body > div')?.shadowRoot?.activeElement?.textContent
    expect(await popup.evaluate(active)).toBe('Sign a message')
    for (const label of ['Everything that is signed', 'Decline', 'Sign']) {
      await popup.keyboard.press('Tab')
      expect(await popup.evaluate(active)).toBe(label)
    }
    // The window is gone before the key is up again.
    await popup.keyboard.press('Enter').catch(() => undefined)
    const signature = (await signed) as `0x${string}`
    expect(await verifyMessage({ address, message, signature })).toBe(true)
    expect(found).toEqual([])
  } finally {
    await rig.stop()
  }
})

// Long: by `EXHAUSTIVE=1` only.
if (process.env.EXHAUSTIVE)
  test('behavior: every screen of the embedded wallet look by look: no axe violation, nothing cut off', async () => {
    test.setTimeout(1_800_000)
    const anvil = await startAnvil({ chainId: 1 })
    const rig = await startRig('chromium', { RPC_EIP155_1: anvil.url })
    rig.sites.serve(names.shop, exampleApp())
    const found: string[] = []
    try {
      const visit = await startVisit(rig)
      const seen = await embeddedViews({
        rig,
        visit,
        anvil,
        async onView({ name, openWindow }) {
          for (const look of everyLook) {
            await wear(visit.page, look)
            const place = openWindow ? await openWindow() : visit.page
            if (openWindow) {
              await place.setViewport(windowOf(look.viewport))
              await find(place, '.approval .button.primary:not(.idle)')
            }
            const problems = [...(await axeIn(place)), ...(await cutOffIn(place))]
            found.push(...problems.map((problem) => `${name}, ${look.name}: ${problem}`))
            if (process.env.SHOTS) await place.screenshot({ path: pathOf(process.env.SHOTS, name, look) })
            if (openWindow) await place.close()
          }
          await wear(visit.page, { ...looks.large })
        },
      })
      expect(found).toEqual([])
      expect(seen).toHaveLength(51)
    } finally {
      await rig.stop()
      await anvil.stop()
    }
  })

/** Presses Tab until a function in the page returns the value. */
async function tabTo(page: Page, look: () => string | undefined, wanted: string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    if ((await page.evaluate(look)) === wanted) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted}.`)
}

/** What screen readers say about the focused element of the frame, after its name. */
function described(page: Page): Promise<string | undefined> {
  return frameOf(page).evaluate(() => {
    const root = document.querySelector('body > div')?.shadowRoot
    const ids = root?.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map((id) => root?.getElementById(id)?.textContent ?? '')
    return texts.filter(Boolean).join(' ')
  })
}

/** In the wallet's frame, which is a target of its own: what is emulated for the page does not reach it. */
async function reduceMotion(browser: Browser): Promise<void> {
  const frame = browser.targets().find((one) => one.url().startsWith(originOf(names.wallet)))
  const session = await frame?.createCDPSession()
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await session?.send('Emulation.setEmulatedMedia', { features })
}

/** Animations that move something. */
function motion(): string[] {
  const root = document.querySelector('body > div')?.shadowRoot
  return (root?.getAnimations() ?? []).flatMap(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return frames.some(({ transform }) => transform && transform !== 'none')
      ? [`${(effect as KeyframeEffect).target?.className}`]
      : []
  })
}
