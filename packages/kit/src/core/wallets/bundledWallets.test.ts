import { afterEach, expect, test, vi } from 'vitest'
import { createKit } from '../kit.ts'
import { createChain } from '../testing.ts'
import { warnOfFeatured } from './bundledWallets.ts'

afterEach(() => void vi.restoreAllMocks())

test('behavior: tells of featured wallets that do not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const custom = [{ id: 'mine', name: 'Mine' }]
  const featured = ['metamask', 'mine', 'metamsak']
  warnOfFeatured(createKit({ drivers: [createChain().driver], wallets: { featured, custom } }, []))
  expect(warn.mock.calls).toMatchInlineSnapshot(`
    [
      [
        "Latchkey: \`wallets.featured\` has "metamsak", which is no wallet that comes with the kit.",
      ],
    ]
  `)
})
