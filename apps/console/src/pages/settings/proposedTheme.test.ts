import { expect, test } from 'vitest'
import { proposedTheme } from './proposedTheme.ts'

test('behavior: a link proposes what a project can be set to, and nothing else', () => {
  const text = JSON.stringify({ mode: 'dark', accent: '#0a7d4f', radius: 'huge', font: 'Inter', more: 'x' })
  expect(proposedTheme(text)).toEqual({ mode: 'dark', accent: '#0a7d4f' })
})

test.each(['', '{', '[]', 'null', '7'])('error: %j proposes nothing', (text) => {
  expect(proposedTheme(text)).toEqual({})
})
