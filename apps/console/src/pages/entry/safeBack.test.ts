import { expect, test } from 'vitest'
import { safeBack } from './safeBack.ts'

test.each(['/projects/shop/origins?tab=1', '/account', '/'])('behavior: goes back to %s', (back) => {
  expect(safeBack(back)).toBe(back)
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/sign-in?back=/account',
  '/claim',
])('error: %j is no page to go back to', (back) => {
  expect(safeBack(back)).toBe('/projects')
})
