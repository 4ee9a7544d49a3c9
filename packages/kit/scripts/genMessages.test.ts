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

test('behavior: the button gets its own few words', () => {
  expect(filesOf({ en, ar }).get('src/ui/words/messages/buttonMessages.gen.ts')).toMatchInlineSnapshot(`
    "// Written by scripts/genMessages.ts. Do not edit.
    import type { Locale } from './keys.gen.ts'

    /** The few words the host's button needs before any catalogue is loaded. */
    export const buttonMessages = {
     "en": {
      "button.go": "Go"
     },
     "ar": {
      "button.go": "اذهب"
     }
    } as const satisfies Record<Locale, unknown>
    "
  `)
})
