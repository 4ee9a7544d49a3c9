import { direction } from '@latchkey/protocol/direction'
import { beforeAll, describe, expect, test } from 'vitest'
import { compileFor } from '../../../scripts/genMessages.ts'
import { pickTag } from '../../core/config/language.ts'
import { pickLocale } from '../../core/config/locale.ts'
import { locales } from '../../core/config/locales.gen.ts'
import { createFormat, createNumbers, createTranslate } from './format.ts'
import { loadLaterMessages, loadMessages } from './loadMessages.ts'

beforeAll(loadLaterMessages)

async function speak(tag: string) {
  const t = createTranslate(await loadMessages(pickLocale(tag)), tag)
  return { t, format: createFormat(tag, t) }
}
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('amounts', () => {
  test.each([
    ['1.23456', {}, '1.234'],
    ['1.9999', {}, '1.999'],
    ['0', {}, '0'],
    ['0', { minimum: 2 }, '0.00'],
    ['1234567.5', { decimals: 2, minimum: 2 }, '1,234,567.50'],
    ['0.00042', {}, '<0.001'],
    [
      '115792089237316195423570985008687907853269984665640564039457.5',
      { decimals: 1 },
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.5',
    ],
    ['12', { symbol: 'ETH' }, '12\u00a0ETH'],
    [`1.${'0'.repeat(99)}12`, { decimals: 255 }, `1.${'0'.repeat(99)}1`],
  ])(
    'behavior: %s is cut, never rounded, to what can be shown [2.26b, 2.26c]',
    async (value, options, text) => {
      const { format } = await speak('en-US')
      expect(format.amount(value, options)).toBe(text)
    },
  )

  test('behavior: numbers follow the region of the visitor, not only the language [9.21]', async () => {
    expect((await speak('en-US')).format.fiat('123456789012345678901.999')).toBe(
      '$123,456,789,012,345,678,901.99',
    )
    expect((await speak('es-ES')).format.fiat('1234567.899')).toBe('1.234.567,89\u00a0$')
    expect((await speak('es-ES')).format.amount('12345.5')).toBe('12.345,5')
    expect((await speak('es-MX')).format.amount('12345.5')).toBe('12,345.5')
  })

  test('behavior: money that is not nothing never reads as nothing', async () => {
    const { format } = await speak('en-US')
    expect(format.fiat('0.004')).toBe('<$0.01')
    expect(format.fiat('0')).toBe('$0.00')
    expect(format.fiat('4521.37')).toBe('$4,521.37')
    expect(format.fiat('1229.067899')).toBe('$1,229.06')
    expect(format.fiat('0.004', 'POINTS')).toBe('<0.01\u00a0POINTS')
    expect(format.fiat('1229.067899', 'POINTS')).toBe('1,229.06\u00a0POINTS')
  })

  test.each(['ar-EG', 'fa-IR', 'ur-PK', 'hi-IN-u-nu-deva', 'th-TH', 'bn'])(
    'behavior: numbers have Latin digits for readers of %s',
    (tag) => {
      const numbers = createNumbers(tag)
      const texts = [numbers.amount('12.5', { symbol: 'ETH' }), numbers.fiat('12.5'), numbers.number(12.5)]
      for (const text of texts) expect(text).toMatch(/12\.5/)
    },
  )

  test('behavior: an amount reads from left to right in Arabic', async () => {
    const { format } = await speak('ar')
    expect(format.amount('1.5', { symbol: 'ETH' })).toBe('\u20661.5\u00a0ETH\u2069')
  })
})

describe('time', () => {
  const minute = 60_000
  test.each([
    [0, 'Just now'],
    [minute, '1 min'],
    [60 * minute, '1 hr'],
    [24 * 60 * minute, '1 d'],
    [30 * 24 * 60 * minute, '1 mo'],
    [365 * 24 * 60 * minute, '1 yr'],
  ])('behavior: %d ms ago reads %s [2.27]', async (elapsed, label) => {
    const { format } = await speak('en')
    expect(format.ago(1_000_000_000_000 - elapsed, 1_000_000_000_000)).toBe(label)
  })

  test('behavior: the labels exist in every language [2.27]', async () => {
    const labels = await Promise.all(
      ['es', 'zh', 'ar', 'pt', 'fr'].map(async (tag) => (await speak(tag)).format.ago(0, 3 * 60 * minute)),
    )
    expect(labels).toEqual(['3 h', '3 小时', '3 ساعات', '3 h', '3 h'])
  })
})

describe('messages', () => {
  test('behavior: Arabic uses its six plural forms', async () => {
    const { t } = await speak('ar')
    const forms = [0, 1, 2, 3, 11, 100].map((count) => t('account.walletsConnected', { count }))
    expect(new Set(forms.map((text) => text.replace(/\d+/g, '#')))).toHaveProperty('size', 5)
    expect(forms[2]).toBe('محفظتان متصلتان')
    expect(forms[3]).toBe('3 محافظ متصلة')
    expect(forms[4]).toBe('11 محفظة متصلة')
  })

  test('behavior: a Latin name is isolated inside right-to-left text', async () => {
    const { t } = await speak('ar')
    expect(t('connecting.notInstalled.install', { wallet: 'Northwind' })).toBe('تثبيت \u2068Northwind\u2069')
    expect(plain(t('connecting.notInstalled.install', { wallet: 'Northwind' }))).toBe('تثبيت Northwind')
  })

  test.each([
    ['en', 'Sent to {who}', 'Got from {who}', 'Sent to Ada', 'Got from Ada'],
    ['es', 'Enviado a {who}', 'Recibido de {who}', 'Enviado a Ada', 'Recibido de Ada'],
    ['zh', '已发送给 {who}', '收自 {who}', '已发送给 Ada', '收自 Ada'],
    ['ar', 'أُرسل إلى {who}', 'ورد من {who}', 'أُرسل إلى \u2068Ada\u2069', 'ورد من \u2068Ada\u2069'],
  ])('behavior: a value chooses between words in %s', (locale, sent, got, first, second) => {
    const message = compileFor(locale, `{way, select, sent {${sent}} other {${got}}}`)
    const t = createTranslate({ message } as never, locale) as unknown as (
      key: string,
      args: object,
    ) => string
    expect([
      t('message', { way: 'sent', who: 'Ada' }),
      t('message', { way: 'received', who: 'Ada' }),
    ]).toEqual([first, second])
  })

  test('behavior: choosing, counting and naming go together in Arabic', () => {
    const words =
      '{way, select, sent {{count, plural, one {رمز إلى {who}} other {# رموز إلى {who}}}} other {-}}'
    const t = createTranslate({ message: compileFor('ar', words) } as never, 'ar') as unknown as (
      key: string,
      args: object,
    ) => string
    expect(t('message', { way: 'sent', count: 4, who: 'Ada' })).toBe('4 رموز إلى \u2068Ada\u2069')
    expect(t('message', { way: 'sent', count: 1, who: 'Ada' })).toBe('رمز إلى \u2068Ada\u2069')
    expect(t('message', { way: '', count: 1, who: 'Ada' })).toBe('-')
  })

  test.each(locales)('behavior: %s has no exclamation marks', async (locale) => {
    const messages = await loadMessages(locale)
    expect(JSON.stringify([messages, Object.getPrototypeOf(messages)])).not.toMatch(/[!！¡]/)
  })
})

describe('languages', () => {
  test.each([
    [['tl', 'es-MX', 'en'], 'es'],
    [['zh'], 'zh-Hans'],
    [['pt-PT'], 'pt-BR'],
    [['AR_EG'], 'ar'],
    [['constructor', 'xx'], 'en'],
    [[], 'en'],
  ] as const)('behavior: %j speaks %s', (requested, locale) => {
    expect(pickLocale(requested.join())).toBe(locale)
  })

  test.each([
    [['es_MX', 'en'], 'es-MX'],
    [['tl', 'zh_Hans_SG'], 'zh-Hans-SG'],
    [['pt-PT'], 'pt-PT'],
    [['es_MX.UTF-8'], 'es'],
    [['ar', 'ar-EG'], 'ar'],
    [['arn', 'AR_EG'], 'ar-EG'],
    [['tl'], 'en'],
    [[], 'en'],
  ] as const)('behavior: by %j numbers are written as in %s', (requested, expected) => {
    const tag = pickTag(requested.join(), pickLocale(requested.join()))
    expect(tag).toBe(expected)
    expect(new Intl.NumberFormat(tag).format(1)).toMatch(/1|١/)
  })

  test('behavior: Arabic, Persian and Urdu are written from the right', () => {
    expect(['en', 'es', 'ar', 'fa', 'ur-IN', 'he', 'id'].map(direction).join(' ')).toBe(
      'ltr ltr rtl rtl rtl rtl ltr',
    )
    expect(direction('arn')).toBe('ltr')
  })
})
