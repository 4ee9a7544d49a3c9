import { chainsViews } from '../chainsViews.ts'
import { expect, test } from '../host.ts'
import { lookOverIn, looks } from '../looks.ts'

test('behavior: several chains look by look: no axe violations, all translated, in tab order and reachable [2.02a, 2.02n, 2.02o]', async ({
  addSolanaWallet,
  addWallet,
  host,
  solana,
}) => {
  test.setTimeout(180_000)
  const { found, onView, settings } = await lookOverIn(host, looks.narrow)
  const seen = await chainsViews({ addSolanaWallet, addWallet, host, onView, settings, solana })
  expect(found).toEqual([])
  expect(seen).toHaveLength(11)
})
