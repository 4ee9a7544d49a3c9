import { readFileSync } from 'node:fs'
import { fromPage } from '@latchkey/protocol/frame/directions'
import { readPacket, writePacket } from '@latchkey/protocol/frame/packet'
import type { frameTheme } from '@latchkey/protocol/frame/shapes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { infer as Infer } from 'zod/mini'
import { accentCss, contrast, type Oklch, parseColor } from '../../../../packages/kit/src/ui/theme/accent.ts'
import { themeTokens } from '../../../../packages/kit/src/ui/theme/themeTokens.ts'

type Theme = Infer<typeof frameTheme>
type Mode = Theme['themeMode']

/** What WCAG asks of text. */
const minimumContrast = 4.5
const themes = 10_000

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const kit = '../../../../packages/kit/src/ui'
const tokens = read(`${kit}/theme/tokens.css`)
/** Every sheet that a screen of the frame is drawn with, by which of them colours text or what is behind it. */
const sheets = [
  `${kit}/controls/Button.css`,
  `${kit}/layout/Frame.css`,
  `${kit}/feedback/Ring.css`,
  'stage.css',
  'ui/Screen.css',
  'login/CodeField.css',
  'login/LinkStep.css',
  '../approvals/Approval.css',
].map(read)

/** Colours that texts have. */
const inks = ['text-1', 'text-2', 'text-3', 'negative', 'accent-text']
/** What is behind them. */
const grounds = ['surface-0', 'surface-1', 'surface-2', 'accent-soft']
/** Pairs of their own: what is written on the primary button, and a secondary one under the pointer. */
const pairs = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['text-1', 'surface-3'],
  ['surface-0', 'positive'],
]

/** Custom properties that the blocks of a selector set. */
function blocks(css: string, selector: string): ReadonlyMap<string, string> {
  const found = css
    .replace(/\/\*.*?\*\//gs, '')
    .split('}')
    .filter((block) => block.split('{')[0]?.trim() === selector)
  return new Map(
    found.flatMap((block) =>
      [...block.matchAll(/--lk-([\w-]+): ?([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
}
const base = {
  light: [...blocks(tokens, ':host')],
  dark: [...blocks(tokens, ':host'), ...blocks(tokens, ':host([data-theme="dark"])')],
}

/** The colours of a theme by name, as the cascade of the frame's stylesheets resolves them. */
function colours({ themeMode, themeVariables }: Pick<Theme, 'themeMode' | 'themeVariables'>) {
  const { accent, ...variables } = themeVariables
  const own = accentCss(accent === undefined ? undefined : parseColor(accent))
  const all = new Map([
    ...base[themeMode],
    ...blocks(own, themeMode === 'dark' ? ':host([data-theme=dark])' : ':host'),
    ...Object.entries(themeTokens(variables)).flatMap(([name, value]) =>
      value ? [[name.replace('--lk-', ''), value] as const] : [],
    ),
  ])
  return (name: string): Oklch => {
    const value = (all.get(name) ?? '')
      .replace(/var\(--lk-(\w+)\)/g, (_, inner: string) => all.get(inner) ?? '')
      .replace(/calc\((\S+) \* (\S+)\)/g, (_, one, other) => `${Number(one) * Number(other)}`)
    const colour = parseColor(value)
    if (!colour) throw new Error(`${name} is ${value}`)
    return colour
  }
}

/** Pairs of a theme that cannot be read. */
function unreadable(theme: Theme): string[] {
  const colour = colours(theme)
  const crossed = inks.flatMap((ink) => grounds.map((ground) => [ink, ground]))
  return [...crossed, ...pairs].flatMap(([ink = '', ground = '']) => {
    const ratio = contrast(colour(ink), colour(ground))
    return ratio >= minimumContrast ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`]
  })
}

/** What a page sends, as the frame reads it: undefined if it is refused. */
function receive(payload: unknown): Theme | undefined {
  const id = crypto.randomUUID()
  return readPacket(writePacket({ id, type: 'syncTheme', payload }), fromPage)?.payload as Theme | undefined
}

const byte = fc.integer({ min: 0, max: 255 })
const hex = fc
  .tuple(byte, byte, byte)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
/** Greys and the ends of each channel: where a correction has the least room. */
const extreme = fc.oneof(
  byte.map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`),
  fc
    .tuple(...[0, 1, 2].map(() => fc.constantFrom('00', '01', '7f', '80', 'fe', 'ff')))
    .map((rgb) => `#${rgb.join('')}`),
)
const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })
const allowed = fc.record({
  themeMode: fc.constantFrom<Mode>('light', 'dark'),
  themeVariables: fc.record({
    accent: fc.option(fc.oneof(hex, extreme), { nil: undefined }),
    radius: optional(['none', 'small', 'medium', 'large'] as const),
    tone: optional(['cool', 'neutral', 'warm'] as const),
    density: optional(['comfortable', 'compact'] as const),
  }),
  language: fc.constantFrom('en', 'ar', 'x', ''),
})

test('property: whatever theme a page sends, every text can be read (threat 8)', {
  timeout: 300_000,
}, async ({ annotate }) => {
  fc.assert(
    fc.property(allowed, (payload) => {
      const theme = receive(payload)
      if (!theme) throw new Error('A theme of the schema was refused.')
      expect(unreadable(theme)).toEqual([])
    }),
    { numRuns: themes },
  )
  await annotate(`${themes.toLocaleString('en')} themes`, 'size')
})

test('property: a theme that is more than names and a colour is refused as a whole (threat 8)', () => {
  const css = fc.constantFrom(
    'red',
    'transparent',
    '#fff',
    '#ffffff00',
    '#ffffff;color:red',
    'oklch(1 0 0)',
    'rgb(0 0 0 / 0)',
    'var(--lk-surface-0)',
    'url(https://evil.example)',
    '}*{display:none}',
    '',
  )
  const spoilt = fc.oneof(
    fc.oneof(css, fc.string(), fc.constant(['#ffffff'])).map((accent) => ({ accent })),
    fc.string().map((radius) => ({ radius })),
    fc.tuple(fc.string(), fc.oneof(css, fc.string())).map(([name, value]) => ({ [name]: value })),
    fc
      .constantFrom('font', 'overlay', '--lk-surface-0', 'background', 'css', 'zIndex')
      .map((name) => ({ [name]: 'x' })),
  )
  const isAllowed = (more: object) =>
    Object.values(more).some((value) => /^#[\da-f]{6}$|^(none|small|medium|large)$/i.test(String(value)))
  fc.assert(
    fc.property(allowed, spoilt, (theme, more) => {
      if (isAllowed(more)) return
      expect(receive({ ...theme, themeVariables: { ...theme.themeVariables, ...more } })).toBeUndefined()
      expect(receive({ ...theme, ...more })).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: sheets of the frame have no other colours, but fixed ones for who asks, escapes and warnings (threat 8)', () => {
  const known = new Set([...inks, ...grounds, ...pairs.flat()].map((name) => `var(--lk-${name})`))
  const rest = sheets.flatMap((css) =>
    css
      .replace(/\/\*.*?\*\//gs, '')
      .split('}')
      .flatMap((block) => {
        const [body = '', selector = ''] = block.split('{').reverse()
        const declared = [...body.matchAll(/(?<![\w-])(?:color|background): ([^;]+);/g)]
        const values = declared.map(([, value = '']) => value).filter((value) => !known.has(value))
        return values.map((value) => `${selector.trim()}: ${value}`)
      }),
  )
  const fixed = rest.filter((one) => one.includes('oklch('))
  expect(fixed).toHaveLength(16)
  for (const one of fixed)
    expect(one).toMatch(/^(:host\(\[data-theme="dark"\]\) )?\.approval-(origin|warnings|escape)/)
  // The rest is no text: a drawing, the field under the drawn boxes, a system colour.
  expect(rest.filter((one) => !fixed.includes(one))).toMatchInlineSnapshot(`
    [
      ".button:disabled: GrayText",
      ".button.quiet.idle[aria-disabled],
    .button.quiet.idle[aria-disabled]:hover: none",
      ".code > input: transparent",
      ".code > input::selection: transparent",
      ".mail-tile.negative: color-mix(in oklab, var(--lk-negative) 9%, var(--lk-surface-0))",
    ]
  `)
})
