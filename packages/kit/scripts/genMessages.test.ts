import { expect, test } from 'vitest'
import { filesOf, problemsOf } from './genMessages.ts'

const en = { hello: 'Hello {name}', 'button.go': 'Go', n: '{count, plural, one {# thing} other {# things}}' }
const ar = {
  hello: 'أهلًا {name}',
  'button.go': 'اذهب',
  n: '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}',
}

test('behavior: catalogues that agree have no problems', () => {
  expect(problemsOf({ en, ar })).toEqual([])
})

test('error: a missing, an extra and a changed message are named', () => {
  const { hello: _, ...rest } = ar
  const broken = { ...rest, extra: 'x', 'button.go': 'اذهب {where}' }
  expect(problemsOf({ en, ar: broken })).toMatchInlineSnapshot(`
    [
      "ar: "hello" is missing",
      "ar: "button.go" takes (where: string | number), en takes ()",
      "ar: "button.go" must not take arguments",
      "ar: "extra" is not in en",
    ]
  `)
})

test('error: a plural that the language needs is not forgotten', () => {
  expect(problemsOf({ en, ar: { ...ar, n: '{count, plural, one {#} other {#}}' } })).toMatchInlineSnapshot(`
    [
      "ar: "n" lacks "zero"",
      "ar: "n" lacks "two"",
      "ar: "n" lacks "few"",
      "ar: "n" lacks "many"",
    ]
  `)
})

test('behavior: keys are typed with what they take', () => {
  const keys = filesOf({ en, ar }).get('src/ui/words/messages/keys.gen.ts')
  expect(keys).toContain('"hello": { name: string | number }')
  expect(keys).toContain('"n": { count: number }')
  expect(keys).toContain("export type Locale = 'en' | 'ar'")
})

test('behavior: English is in files of its own; what other buttons say is in one', () => {
  const files = filesOf({ en, ar })
  expect(files.get('src/ui/words/messages/en.buttons.gen.ts')).toContain('"button.go": "Go"')
  expect(files.get('src/ui/words/messages/otherButtons.gen.ts')).toMatchInlineSnapshot(`
    "// Written by scripts/genMessages.ts. Do not edit.

    /** What buttons say in the other languages. */
    export default {
     "ar": {
      "button.go": "اذهب"
     }
    } as const
    "
  `)
  expect(files.get('src/ui/words/messages/others.gen.ts')).toContain(
    "'ar': () => import('./ar.later.gen.ts')",
  )
})

test('behavior: what ends with dots keeps them at its end, also on a page of the other direction', () => {
  const dots = (text: string) => ({ 'button.go': text })
  const files = filesOf({ en: dots('Going…'), ar: dots('جارٍ…'), de: dots('Geht…') })
  const buttons = files.get('src/ui/words/messages/otherButtons.gen.ts') ?? ''
  expect(buttons).toContain('"جارٍ…\u200f"')
  expect(buttons).toContain('"Geht…"')
})

test('behavior: a language has what is said early, and the rest', () => {
  const own = { 'embedded.first.a': 'A', 'embedded.b': 'B', 'legal.c': 'C' }
  const files = filesOf({ en: { ...en, ...own }, ar: { ...ar, ...own } }, "t('hello')")
  const keysIn = (part: string) =>
    [...(files.get(`src/ui/words/messages/ar${part}.gen.ts`) ?? '').matchAll(/^ "([^"]+)":/gm)].map(
      ([, key]) => key,
    )
  expect([keysIn('.first'), keysIn(''), keysIn('.later')]).toEqual([
    ['embedded.first.a', 'legal.c'],
    ['hello', 'embedded.b'],
    ['button.go', 'n'],
  ])
})
