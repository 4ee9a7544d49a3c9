import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../packages/protocol/src/languages.ts'
import { expect, type Host } from './host.ts'
import { axeIn, clippedMarks, cutOff, englishIn, outOfLine, outOfReach, outOfTurn } from './lookOver.ts'
import { standStill, type Words, wordsOf } from './walk.ts'

/** The theme, language and viewport of a check. */
export type Look = {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
  readonly locale: Language
  /** Instead of the system's. */
  readonly font?: string | undefined
}

/** Both themes, the kinds of scripts and four sizes, in as few combinations as possible. */
export const looks = {
  large: { name: 'on a large screen', viewport: { width: 900, height: 820 }, theme: 'light', locale: 'en' },
  zoomed: { name: 'at 200 % zoom', viewport: { width: 450, height: 410 }, theme: 'dark', locale: 'ar' },
  narrow: { name: '320 px wide', viewport: { width: 320, height: 640 }, theme: 'light', locale: 'de' },
  phone: { name: 'on a phone', viewport: { width: 390, height: 844 }, theme: 'dark', locale: 'zh-Hans' },
} as const satisfies Record<string, Look>

/** Urdu as Apple's systems write it, in the tallest script; the system's font has no letters for it. */
const fontOf = (locale: Language) => (locale === 'ur' ? 'Noto Sans, Noto Nastaliq Urdu' : undefined)

/** The languages with the longest words, the widest lines, the highest letters, and no spaces; on the narrowest screen. */
const narrowLooks = (['de', 'ar', 'ur', 'th', 'ja'] as const).map(
  (locale): Look => ({
    ...looks.narrow,
    name: `320 px wide in ${locale}`,
    locale,
    font: fontOf(locale),
  }),
)

/** What `EXHAUSTIVE=1` checks. `LANGUAGES=ur,th` checks these alone, on the narrowest screen in both themes. */
export const everyLook: readonly Look[] = process.env.LANGUAGES
  ? inLanguages(process.env.LANGUAGES.split(','))
  : [...Object.values(looks), ...narrowLooks]

function inLanguages(tags: readonly string[]): Look[] {
  const unknown = tags.filter((tag) => !(tag in languages))
  if (unknown.length > 0) throw new Error(`LANGUAGES: there is no ${unknown.join(', ')}`)
  return (tags as readonly Language[]).flatMap((locale) =>
    (['light', 'dark'] as const).map((theme) => {
      const name = `320 px wide in ${locale}, ${theme}`
      return { ...looks.narrow, name, locale, theme, font: fontOf(locale) }
    }),
  )
}

/**
 * Prepares a page for a walk in one look, and returns the callback for each view:
 * it checks the view in one look, a different one for each view; with `EXHAUSTIVE=1`
 * in all of them and in more languages. Problems are collected as sentences.
 */
export async function lookOverIn(host: Host, home: Look): Promise<lookOverIn.Walk> {
  const found: string[] = []
  let views = 0
  const all: readonly Look[] = process.env.EXHAUSTIVE ? everyLook : Object.values(looks)
  // Last, as the walk goes on in it.
  const order = all.includes(home) ? [...all.filter((look) => look !== home), home] : all
  const turns = await Promise.all(
    order.map(async (look) => ({
      look,
      words: await wordsOf(look.locale),
      english: look.locale === 'en' ? async () => [] : await englishIn(look.locale),
    })),
  )
  await prepare(host, home)
  return {
    found,
    settings: { theme: home.theme, locale: home.locale },
    async onView(view, again) {
      // A toast keeps the language it was created in.
      await expect(host.modal.locator('.toasts')).toBeEmpty()
      const turn = views++ % turns.length
      for (const { english, look, words } of process.env.EXHAUSTIVE ? turns : turns.slice(turn, turn + 1)) {
        await wear(host, look, words)
        await again?.()
        const problems = [
          ...(await axeIn(host.page)),
          ...(await english(host)),
          ...(await cutOff(host)),
          ...(await clippedMarks(host)),
          ...(await outOfLine(host)),
          ...(await outOfTurn(host)),
          ...(await outOfReach(host)),
        ]
        found.push(...problems.map((problem) => `${view}, ${look.name}: ${problem}`))
        if (process.env.SHOTS) await host.page.screenshot({ path: pathOf(process.env.SHOTS, view, look) })
      }
      // The walk goes on in its own words.
      await wear(host, home, await wordsOf(home.locale))
    },
  }
}

export declare namespace lookOverIn {
  type Walk = {
    readonly found: readonly string[]
    /** The query parameters of the page. */
    readonly settings: { theme: string; locale: string }
    /** `again` restores a transient view before each look. */
    onView(view: string, again?: () => Promise<void>): Promise<void>
  }
}

/** `SHOTS=<folder>` saves a screenshot of each view in each look. */
export function pathOf(folder: string, view: string, { theme, locale, viewport }: Look): `${string}.png` {
  const path = join(folder, `${theme}-${locale}-${viewport.width}`)
  mkdirSync(path, { recursive: true })
  return `${path}/${view.toLowerCase().replace(/\W+/g, '-')}.png`
}

async function prepare({ page }: Host, { theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

/** Changes theme, language and viewport without a reload. */
async function wear(host: Host, look: Look, words: Words): Promise<void> {
  await prepare(host, look)
  await host.page.evaluate(({ font, locale, theme }) => {
    const { setLocale, setTheme } = (globalThis as unknown as Handed).latchkeyExample
    setTheme({ mode: theme, font })
    setLocale(locale)
  }, look)
  await expect(host.button(words['a11y.close'] ?? '').last()).toBeVisible()
  await standStill(host)
}

type Handed = {
  latchkeyExample: {
    setLocale(locale: string): void
    setTheme(theme: { mode: string; font: string | undefined }): void
  }
}
