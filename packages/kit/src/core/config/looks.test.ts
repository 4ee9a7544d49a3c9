import { afterEach, expect, test, vi } from 'vitest'
import { createOrigin, startKit } from '../testing.ts'
import { appearance, setTheme } from './appearance.ts'
import { looks } from './looks.ts'

afterEach(() => void vi.restoreAllMocks())

const kept = (theme: unknown) => {
  const origin = createOrigin()
  origin.items.set('latchkey.default', JSON.stringify({ version: 1, theme }))
  return origin.tab()
}

test('behavior: the theme that the server named last is worn from the start, where the page sets none', () => {
  const storage = kept({ accent: '#0a7d4f', radius: 'none', mode: 'dark' })
  const kit = startKit({ drivers: [], storage, theme: { mode: 'light' } })
  expect(appearance.of(kit).get().theme).toEqual({ accent: '#0a7d4f', radius: 'none', mode: 'light' })
  setTheme(kit, { radius: 'large' })
  expect(appearance.of(kit).get().theme).toMatchObject({ radius: 'large' })
  kit.destroy()
})

test.each([[{ mode: 'sepia' }], [{ radius: 5 }], ['dark'], [null], [[1]]])(
  'error: %j in storage is no theme',
  (theme) => {
    const kit = startKit({ drivers: [], storage: kept(theme), theme: { accent: '#111' } })
    expect(appearance.of(kit).get().theme).toEqual({ accent: '#111' })
    kit.destroy()
  },
)

test.each([
  [{ wallets: { featured: 5, hidden: [], recommended: [] } }],
  [{ wallets: { featured: [1], hidden: [], recommended: [] } }],
  [{ wallets: 'all' }],
  [[]],
  ['x'],
])('error: %j in storage names no wallets', (value) => {
  const origin = createOrigin()
  origin.items.set('latchkey.default.looks', JSON.stringify(value))
  const kit = startKit({ drivers: [], storage: origin.tab() })
  expect(looks.read(kit).wallets).toBe(undefined)
  kit.destroy()
})
