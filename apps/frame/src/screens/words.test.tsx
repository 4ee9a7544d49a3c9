import { expect, test } from 'vitest'
import { findLanguage } from '../findLanguage.ts'
import { loadWords, needWords } from './words.tsx'

test.each([
  ['en', 'en'],
  ['es-MX', 'es'],
  ['ZH-CN', 'zh-Hans'],
  ['pt', 'pt-BR'],
  ['ar', 'ar'],
  ['tl', 'en'],
  ['estonian', 'en'],
  ['', 'en'],
])('behavior: a page in %j is shown in %j', (tag, locale) => expect(findLanguage(tag)).toBe(locale))

test('behavior: every language says how many tries are left, in its own plural', async () => {
  needWords('login')
  const said = await Promise.all(
    (['en', 'es', 'zh-Hans', 'ar'] as const).map(async (locale) => {
      const { direction, t } = await loadWords(locale)
      return [direction, t('code.wrong', { count: 1 }), t('code.wrong', { count: 4 })]
    }),
  )
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "ltr",
        "That code isn’t right. You have 1 try left.",
        "That code isn’t right. You have 4 tries left.",
      ],
      [
        "ltr",
        "Ese código no es correcto. Te queda 1 intento.",
        "Ese código no es correcto. Te quedan 4 intentos.",
      ],
      [
        "ltr",
        "验证码不正确。您还可以尝试 1 次。",
        "验证码不正确。您还可以尝试 4 次。",
      ],
      [
        "rtl",
        "الرمز غير صحيح. بقيت لك محاولة واحدة.",
        "الرمز غير صحيح. بقيت لك 4 محاولات.",
      ],
    ]
  `)
})
