import { expect, test } from 'vitest'
import { matchLanguage } from './matchLanguage.ts'

const known = ['en', 'pt-BR', 'id', 'zh-Hans', 'zh-Hant'] as const

test.each([
  ['en-GB', 'en'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['in', 'id'],
  ['in_ID', 'id'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh_MO', 'zh-Hant'],
  ['zh_Hant_SG', 'zh-Hant'],
  ['ZH-Hant-TW', 'zh-Hant'],
  ['zh-two', 'zh-Hans'],
  ['tl', undefined],
  ['estonian', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('behavior: a reader of %j gets %j', (tag, language) => {
  expect(matchLanguage(tag, known)).toBe(language)
})
