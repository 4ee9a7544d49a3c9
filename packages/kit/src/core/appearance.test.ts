import { expect, test } from 'vitest'
import { appearance, setLocale, setTheme, transition } from './appearance.ts'

test('behavior: theme, accent and language change apart from each other, per kit', () => {
  const [kit, other] = [{}, {}]
  setTheme(kit, { mode: 'dark' })
  setTheme(kit, { accent: '#f00' })
  setLocale(kit, 'ar')
  expect(appearance.of(kit).get()).toEqual({ theme: { mode: 'dark', accent: '#f00' }, locale: 'ar' })
  expect(appearance.of(other).get()).toBe(appearance.initial)
})

test('behavior: the language it has changes nothing', () => {
  const state = { theme: {}, locale: 'es' }
  expect(transition(state, { type: 'locale', locale: 'es' })).toBe(state)
})
