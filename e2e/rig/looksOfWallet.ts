import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import axe from 'axe-core'
import type { Frame, Page } from 'puppeteer-core'
import { everyLook, type Look, looks } from '../looks.ts'
import { names, originOf } from './names.ts'

/** How a page of the rig looks. */
export type WalletLook = {
  readonly theme: 'light' | 'dark'
  readonly locale?: string | undefined
  readonly viewport: { readonly width: number; readonly height: number }
}

/** In which looks a view is checked: in one, which depends on its name; with `EXHAUSTIVE=1`, and for pictures with `SHOTS=<folder>`, in all. */
export function looksFor(view: string): readonly Look[] {
  if (process.env.EXHAUSTIVE || process.env.SHOTS) return everyLook
  const all = Object.values(looks)
  const turn = [...view].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % all.length
  return all.slice(turn, turn + 1)
}

/** Changes theme, language and size of the example and of the frame in it, without a reload. */
export async function wear(page: Page, { locale = 'en', theme, viewport }: WalletLook): Promise<void> {
  await page.setViewport({ ...viewport })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await page.evaluate(
    (theme, locale) => {
      const { setLocale, setTheme } = (globalThis as unknown as Handed).latchkeyExample
      setTheme({ mode: theme })
      setLocale(locale)
    },
    theme,
    locale,
  )
  const frame = await shownFrame(page)
  if (frame)
    await expect
      .poll(() =>
        frame.evaluate(() => [
          document.documentElement.lang,
          document.querySelector<HTMLElement>('[data-theme]')?.dataset.theme,
        ]),
      )
      .toEqual([locale, theme])
  // The height follows, and colours change over a moment.
  await sleep(350)
}

/** The size of a window of the wallet: as it opens, as the screen of a phone, or at 200 % zoom. */
export function windowOf({ height, width }: WalletLook['viewport']) {
  if (height < 500) return { width: 210, height: 360 }
  return width > 430 ? { width: 420, height: 720 } : { width, height }
}

/** Accessibility violations that axe finds in a page, and in the wallet's frame in it. */
export async function axeIn(page: Page): Promise<string[]> {
  const frame = await shownFrame(page)
  return [...(await runAxe(page.mainFrame())), ...(frame ? await runAxe(frame) : [])]
}

async function runAxe(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source)
  return frame.evaluate(async () => {
    const { axe } = globalThis as unknown as Axe
    // Frames are checked by themselves: scripts of one cannot look into another.
    const { violations } = await axe.run(document, {
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  })
}

/** Texts and controls of the wallet that are wider than what they are shown in. */
export async function cutOffIn(page: Page): Promise<string[]> {
  const frame = (await shownFrame(page)) ?? page.mainFrame()
  return frame.evaluate(() => {
    const root = document.querySelector('[data-theme]')?.shadowRoot
    const wide = [...(root?.querySelectorAll('main *') ?? [])].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5)
    })
    return wide.map(({ localName, textContent }) => `<${localName}> ${textContent} is cut off`)
  })
}

/** The wallet's frame, if the page shows it. */
async function shownFrame(page: Page): Promise<Frame | undefined> {
  const isShown = await page.$$eval(
    '>>> iframe',
    ([frame]) => frame && getComputedStyle(frame).visibility === 'visible',
  )
  return isShown ? page.frames().find((one) => one.url().startsWith(originOf(names.wallet))) : undefined
}

type Handed = {
  latchkeyExample: { setLocale(locale: string): void; setTheme(theme: { mode: string }): void }
}
type Axe = {
  axe: {
    run(
      root: Document,
      options: object,
    ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
  }
}
