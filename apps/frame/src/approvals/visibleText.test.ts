import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visibleText.ts'

const shown = (text: string) =>
  visibleText(text)
    .map(({ isEscape, text }) => (isEscape ? `<${text}>` : text))
    .join('')

test.each([
  ['plain text stays', 'Hello\n\tworld, ¡año 你好 مرحبا 👋', 'Hello\n\tworld, ¡año 你好 مرحبا 👋'],
  ['order cannot be changed', 'pay \u202e000,1$', 'pay <\\u{202E}>000,1$'],
  ['isolates are seen', '\u2066a\u2069', '<\\u{2066}>a<\\u{2069}>'],
  [
    'nothing is invisible',
    'a\u200bb\u00adc\u2060d\ufeff',
    'a<\\u{200B}>b<\\u{00AD}>c<\\u{2060}>d<\\u{FEFF}>',
  ],
  ['spaces are spaces', 'a\u00a0\u3000b', 'a<\\u{00A0}><\\u{3000}>b'],
  ['controls are seen', 'a\u0007\r\u001b[2J', 'a<\\u{0007}><\\u{000D}><\\u{001B}>[2J'],
  ['separators are seen', 'a\u2028b', 'a<\\u{2028}>b'],
  ['a written escape is not one', 'a\\u{202E}', 'a\\u{202E}'],
])('behavior: %s', (_, text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('behavior: marks do not pile up, and long texts end visibly', () => {
  expect(visibleText(`a${'\u0301'.repeat(50)}`)[1]?.isEscape).toBe(true)
  expect(visibleText('x'.repeat(30_000)).at(-1)).toEqual({ text: '… +10000', isEscape: true })
})

test('property: what is shown is never hidden, and the text can be told from it (threat 9)', async ({
  annotate,
}) => {
  const numRuns = process.env.EXHAUSTIVE ? 100_000 : 500
  await annotate(`${numRuns.toLocaleString('en')} texts`, 'size')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const parts = visibleText(text)
      for (const { isEscape, text } of parts)
        if (!isEscape) expect(/[\p{Cc}\p{Cf}\p{DI}]/u.test(text.replace(/[\n\t]/g, ''))).toBe(false)
      const read = parts.map(({ isEscape, text }) =>
        isEscape
          ? text.replace(/\\u\{([\dA-F]+)\}/g, (_, code: string) =>
              String.fromCodePoint(Number.parseInt(code, 16)),
            )
          : text,
      )
      expect(read.join('')).toBe(text)
    }),
    { numRuns },
  )
})
