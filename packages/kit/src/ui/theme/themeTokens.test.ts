import { expect, test } from 'vitest'
import { themeTokens } from './themeTokens.ts'

test('behavior: a theme without tokens sets none', () => {
  expect(Object.values(themeTokens({ mode: 'dark', accent: 'red' })).every((value) => !value)).toBe(true)
})

test('behavior: every token sets its property', () => {
  expect(
    themeTokens({ radius: 'none', font: 'Inter', tone: 'neutral', density: 'compact', overlay: 'blur' }),
  ).toEqual({
    '--lk-round': '0',
    '--lk-font': 'Inter',
    '--lk-hue': '0',
    '--lk-tint': '0',
    '--lk-row': '48px',
    '--lk-dim': undefined,
    '--lk-blur': 'blur(8px)',
  })
  expect(themeTokens({ overlay: 'none' })['--lk-dim']).toBe('transparent')
})
