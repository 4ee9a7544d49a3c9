import { expect, test } from 'vitest'
import { createKit } from '../kit.ts'
import { appearance, setLocale, setTheme, transition } from './appearance.ts'

test('behavior: starts with the theme of the options, and changes only the given keys', () => {
  const kit = createKit({ drivers: [], theme: { mode: 'dark', accent: '#0a7d4f' }, locale: 'es' }, [])
  expect(appearance.of(kit).get()).toEqual({ theme: { mode: 'dark', accent: '#0a7d4f' }, locale: 'es' })
  expect(appearance.of(kit).first()).toBe(appearance.of(kit).get())
  setTheme(kit, { mode: 'light' })
  setLocale(kit, undefined)
  expect(appearance.of(kit).get()).toEqual({ theme: { mode: 'light', accent: '#0a7d4f' }, locale: undefined })
})

test('behavior: setting the same language changes nothing', () => {
  const state = { theme: {}, locale: 'ar' }
  expect(transition(state, { type: 'locale', locale: 'ar' })).toBe(state)
})

test('error: a mode that is neither light nor dark nor the system’s is refused in one sentence [5.13]', () => {
  const mode = 'sepia' as never
  const words = '`theme.mode` is "sepia": it is "light", "dark", "auto".'
  expect(() => createKit({ drivers: [], theme: { mode } }, [])).toThrow(words)
  const kit = createKit({ drivers: [], theme: { mode: 'auto' } }, [])
  expect(() => setTheme(kit, { mode })).toThrow(words)
  expect(appearance.of(kit).get().theme).toEqual({ mode: 'auto' })
})

test.each([
  ['tone', 'moss', '"cool", "neutral", "warm", "sand", "rose", "leaf"'],
  ['layout', 'huge', '"compact", "wide"'],
  ['edge', 'glow', '"shadow", "line", "none"'],
])('error: an unknown %s is refused at the start and by setTheme', (name, value, allowed) => {
  const theme = { [name]: value } as never
  const words = `\`theme.${name}\` is "${value}": it is ${allowed}.`
  expect(() => createKit({ drivers: [], theme }, [])).toThrow(words)
  expect(() => setTheme(createKit({ drivers: [] }, []), theme)).toThrow(words)
})
