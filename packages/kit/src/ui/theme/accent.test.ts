import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Theme } from '../../core/config/options.ts'
import { accentCss, contrast, cssColor, fitAccent, type Oklch, parseColor, surfaces } from './accent.ts'
import { themeTokens } from './themeTokens.ts'

/** What WCAG asks of text. */
const minimumContrast = 4.5

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const

/** What the browser will read: the text that we write, not the numbers behind it. */
function shown(color: Oklch): Oklch {
  const parsed = parseColor(cssColor(color))
  if (!parsed) throw new Error(`cannot read ${cssColor(color)}`)
  return parsed
}

const tones: readonly Theme['tone'][] = ['cool', 'neutral', 'warm', 'sand', 'rose', 'leaf']

/** A colour of the stylesheet, with the greys tinted as that tone does. */
function token(theme: 'light' | 'dark', name: string, tone: Theme['tone'] = 'cool'): Oklch {
  const { '--lk-hue': hue = '', '--lk-tint': tint } = themeTokens({ tone })
  const block = css.split(theme === 'light' ? '--lk-scheme: light;' : '--lk-scheme: dark;')[1] ?? ''
  const value = new RegExp(`--lk-${name}: (oklch\\(.*\\));`).exec(block)?.[1]
  const color =
    value &&
    parseColor(
      value
        .replace(/calc\((\S+) \* var\(--lk-tint\)\)/, (_, chroma) => `${Number(chroma) * Number(tint)}`)
        .replace('var(--lk-hue)', hue),
    )
  if (!color) throw new Error(`no --lk-${name} in ${theme}`)
  return color
}

const anyColor = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map(([r, g, b]) => `rgb(${r} ${g} ${b})`)

test('property: text on an accent and an accent on a surface keep 4.5:1 for every colour', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...themes), fc.constantFrom(...tones), (text, theme, tone) => {
      const color = parseColor(text)
      if (!color) return false
      const accent = fitAccent(color, theme)
      const grounds = [...[0, 1, 2].map((n) => token(theme, `surface-${n}`, tone)), accent.soft].map(shown)
      return (
        contrast(shown(accent.onFill), shown(accent.fill)) >= minimumContrast &&
        contrast(shown(accent.onFill), shown(accent.hover)) >= minimumContrast &&
        grounds.every((ground) => contrast(shown(accent.text), ground) >= minimumContrast)
      )
    }),
    { numRuns: 3_000 },
  )
})

test('behavior: a colour that already reads well is left alone', () => {
  const color = parseColor('#1d4ed8') as Oklch
  expect(fitAccent(color, 'light').fill).toEqual(color)
})

test('behavior: a mid tone keeps white text and gets deeper, a light one gets black text', () => {
  const { fill, onFill } = fitAccent(parseColor('#3b99fc') as Oklch, 'light')
  expect(onFill).toEqual([1, 0, 0])
  expect(fill[0]).toBeLessThan((parseColor('#3b99fc') as Oklch)[0])
  expect(fitAccent(parseColor('#ffe600') as Oklch, 'dark').onFill).toEqual([0, 0, 0])
})

test.each([
  ['#0af', '#00aaff'],
  ['rgb(0, 170, 255)', '#00aaff'],
  ['rgba(0 170 255 / 50%)', '#00aaff'],
  ['hsl(200 100% 50%)', '#00aaff'],
])('behavior: reads %s', (text, same) => {
  expect(cssColor(parseColor(text) as Oklch)).toBe(cssColor(parseColor(same) as Oklch))
})

test.each(['', 'rebeccapurple', '#12', 'rgb(1,2)', 'url(x)', 'oklch(a b c)'])(
  'error: leaves %j to the browser',
  (text) => {
    expect(parseColor(text)).toBeUndefined()
  },
)

test('behavior: the stylesheet sets the accent of both themes', () => {
  expect(accentCss(parseColor('#1d4ed8'))).toMatchInlineSnapshot(
    `":host{--lk-accent:oklch(0.4882 0.2172 264.3763);--lk-accent-hover:oklch(0.4532 0.2172 264.3763);--lk-on-accent:oklch(1 0 0);--lk-accent-text:oklch(0.4882 0.2172 264.3763);--lk-accent-soft:oklch(0.955 0.0212 264.3763);}@media (prefers-color-scheme:dark){:host(:not([data-theme=light])){--lk-accent:oklch(0.4882 0.2172 264.3763);--lk-accent-hover:oklch(0.4532 0.2172 264.3763);--lk-on-accent:oklch(1 0 0);--lk-accent-text:oklch(0.7 0.1564 264.3763);--lk-accent-soft:oklch(0.28 0.045 264.3763);}}:host([data-theme=dark]){--lk-accent:oklch(0.4882 0.2172 264.3763);--lk-accent-hover:oklch(0.4532 0.2172 264.3763);--lk-on-accent:oklch(1 0 0);--lk-accent-text:oklch(0.7 0.1564 264.3763);--lk-accent-soft:oklch(0.28 0.045 264.3763);}"`,
  )
})

test.each(themes)('behavior: the surfaces known to the accent are those of the %s theme', (theme) => {
  expect([0, 1, 2].map((n) => token(theme, `surface-${n}`))).toEqual(surfaces[theme])
})

test.each(themes)('behavior: every text colour keeps 4.5:1 on every surface of the %s theme', (theme) => {
  for (const name of ['text-1', 'text-2', 'text-3', 'positive', 'warning', 'negative'])
    for (const tone of tones)
      for (const n of [0, 1, 2]) {
        const surface = token(theme, `surface-${n}`, tone)
        expect(contrast(token(theme, name, tone), surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(
          minimumContrast,
        )
      }
})

test('behavior: the system theme and the chosen dark theme are the same', () => {
  const [system, chosen] = css
    .split('--lk-scheme: dark;')
    .slice(1)
    .map((block) => block.slice(0, block.indexOf('}')).replace(/\s+/g, ' '))
  expect(system).toBe(chosen)
})

test('behavior: the card is 360 px wide and stands at 999 where there is no top layer [2.19a, 2.19b]', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  expect(/\.card \{[^}]*max-inline-size: 360px/.test(read('../layout/Frame.css'))).toBe(true)
  expect(/\.dialog \{[^}]*z-index: 999/.test(read('../layout/Dialog.css'))).toBe(true)
})

test('behavior: the accent written into the tokens is the one that would be computed', () => {
  const written = accentCss()
  for (const theme of themes)
    for (const name of ['accent', 'accent-hover', 'on-accent', 'accent-text', 'accent-soft']) {
      const block = theme === 'light' ? written : written.slice(written.indexOf('[data-theme=dark]'))
      expect(block).toContain(`--lk-${name}:${cssColor(token(theme, name))}`)
    }
})

test('error: a hue beyond all turns is still a colour that browsers read', () => {
  const color = parseColor('oklch(0.5 0.1 1e308)')
  expect(color && cssColor(color)).toMatch(/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/)
})
