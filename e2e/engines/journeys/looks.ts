import { deepEqual, equal, ok } from 'node:assert/strict'
import { wordsOf } from '../../walk.ts'
import type { Journey } from '../journey.ts'
import { type Tab, until } from '../tab.ts'

export const looks: readonly Journey[] = [
  {
    title: 'the theme changes while the modal is open',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      await goto({ theme: 'light' })
      await tab.open()
      await tab.see({ role: 'button', name: 'Test Wallet' })
      ok((await brightness(tab)) > 180)
      await tell(tab, { theme: { mode: 'dark' } })
      await until('the card is dark', async () => (await brightness(tab)) < 80 || undefined)
      await tab.see({ role: 'button', name: 'Test Wallet' })
    },
  },
  {
    title: 'the language changes while the modal is open, and with it the direction',
    async run({ goto, tab }) {
      const words = await wordsOf('ar')
      await goto({ locale: 'en' })
      await tab.open()
      await tab.seeView('Connect wallet')
      await tell(tab, { locale: 'ar' })
      await tab.seeView(words['connect.title'] ?? '')
      const close = await tab.see({ role: 'button', name: words['a11y.close'] ?? '' })
      ok(close.x < (await tab.see({ css: '.card' })).x + 180, 'Close is on the left')
    },
  },
  {
    title: 'right to left, the layout is mirrored, for arrow keys too',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      const words = await wordsOf('ar')
      const say = (key: string) => words[key] ?? ''
      await goto({ locale: 'ar' })
      await tab.open()
      await tab.click(say('connect.allWallets'))
      await tab.seeView(say('allWallets.title'))
      const card = await tab.see({ css: '.card' })
      const middle = card.x + card.width / 2
      await until('Back is on the right', async () => {
        const [back] = await tab.find({ role: 'button', name: say('a11y.back') })
        return (back && back.x > middle) || undefined
      })
      ok((await tab.see({ role: 'button', name: say('a11y.close') })).x < middle)
      const tiles = { css: '[role=gridcell] button' }
      await tab.click({ role: 'searchbox' })
      await tab.press('Tab')
      await tab.press('ArrowLeft')
      const [first, second] = await tab.find(tiles)
      ok(second?.isFocused, 'ArrowLeft goes on')
      ok(first && second && first.x > second.x)
    },
  },
  {
    title: 'with reduced motion nothing slides, grows or shakes',
    async run({ addWallet, goto, site, tab }) {
      const wallet = await addWallet()
      site.addScript(recordMotion)
      await goto()
      await wander(tab)
      wallet.hold()
      await tab.click('Test Wallet')
      await tab.seeInModal('Open Test Wallet and approve')
      wallet.release()
      await tab.seeClosed()
      deepEqual(await motionOf(tab), [])
    },
  },
  {
    title: 'with motion views slide, and the card is gone after it has moved out',
    motion: 'no-preference',
    async run({ goto, site, tab }) {
      site.addScript(recordMotion)
      await goto()
      await wander(tab)
      await tab.close()
      ok((await motionOf(tab)).length > 0)
    },
  },
  {
    title: 'logos stay painted when the view changes',
    async run({ goto, tab }) {
      await goto()
      await tab.open()
      await tab.see({ role: 'button', name: 'Rabby Wallet' })
      // Its logo has gradients, and is in both views.
      const seePainted = () =>
        until('the logo of Rabby is painted', async () => {
          const { data } = await tab.pictureOf({ role: 'button', name: 'Rabby Wallet' })
          return colorfulShare(data) > 0.04 || undefined
        })
      await seePainted()
      await tab.click('All wallets')
      await tab.see({ role: 'gridcell' })
      await seePainted()
      await tab.click('Back')
      await tab.seeView('Connect wallet')
      await seePainted()
    },
  },
  {
    title: 'on a phone the modal is a sheet at the lower edge, and nothing is cut off',
    async run({ addWallet, goto, tab }) {
      await addWallet()
      await tab.engine.resize(360, 740)
      await goto()
      await tab.open()
      await tab.see({ role: 'button', name: 'Test Wallet' })
      const card = await tab.see({ css: '.card' })
      equal(Math.round(card.x), 0)
      equal(Math.round(card.width), 360)
      equal(Math.round(card.y + card.height), 740)
      const wide = await tab.find({ css: '.card *' })
      deepEqual(
        wide.filter(({ width, x }) => width > 1 && (x < -0.5 || x + width > 360.5)).map(({ text }) => text),
        [],
      )
      await tab.click('Test Wallet')
      await tab.seeOnPage('status', 'connected')
    },
  },
]

/** Calls what the example gives to its console. */
function tell(tab: Tab, change: { theme?: object; locale?: string }): Promise<void> {
  return tab.engine.evaluate(({ locale, theme }) => {
    const { setLocale, setTheme } = (
      globalThis as unknown as {
        latchkeyExample: { setTheme(theme: object): void; setLocale(locale: string): void }
      }
    ).latchkeyExample
    if (theme) setTheme(theme)
    if (locale) setLocale(locale)
  }, change)
}

/** Of the pixels of the card, from 0 to 255. */
async function brightness(tab: Tab): Promise<number> {
  const { data } = await tab.pictureOf({ css: '.card' })
  const colors = data.filter((_, index) => index % 4 < 3)
  return colors.reduce((sum, value) => sum + value, 0) / colors.length
}

/** How much of a picture is neither black, white nor gray. */
function colorfulShare(data: Uint8Array): number {
  let colorful = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) colorful++
  }
  return colorful / (data.length / 4)
}

/** Through two views and back. */
async function wander(tab: Tab): Promise<void> {
  await tab.open()
  await tab.click('All wallets')
  await tab.seeView('All wallets')
  await tab.click('Back')
  await tab.seeView('Connect wallet')
}

/** Records animations that move something, from now on. Runs in the page. */
function recordMotion(): void {
  const motion = new Set<string>()
  Object.assign(globalThis, { motion })
  const look = () => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    for (const { effect } of [document, ...shadows].flatMap((root) => root.getAnimations())) {
      if (!(effect instanceof KeyframeEffect)) continue
      const moved = ['transform', 'translate', 'scale', 'rotate', 'height', 'width', 'top', 'left']
      const values = effect
        .getKeyframes()
        .map((frame) => moved.map((name) => frame[name] ?? 'none').join(' '))
      // A transition between equal values moves nothing.
      if (new Set(values).size > 1)
        motion.add(`${effect.target?.className}: ${[...new Set(values)].join(' → ')}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function motionOf(tab: Tab): Promise<string[]> {
  return tab.engine.evaluate(() => [...(globalThis as unknown as { motion: Set<string> }).motion], undefined)
}
