import { expect, test } from 'vitest'
import { proposedTheme } from './proposedTheme.ts'

test('behavior: a link proposes what a project can be set to, and nothing else', () => {
  const text = JSON.stringify({ mode: 'dark', accent: '#0a7d4f', radius: 'huge', font: 'Inter', more: 'x' })
  expect(proposedTheme(text)).toEqual({ mode: 'dark', accent: '#0a7d4f' })
})

test('behavior: a link proposes any tone, edge and layout of the kit', () => {
  const theme = { tone: 'sand', edge: 'line', layout: 'wide' }
  expect(proposedTheme(JSON.stringify(theme))).toEqual(theme)
})

test.each(['', '{', '[]', 'null', '7'])('error: %j proposes nothing', (text) => {
  expect(proposedTheme(text)).toEqual({})
})
